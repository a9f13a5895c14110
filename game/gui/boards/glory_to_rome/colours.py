"""Colours of Glory to Rome that are written with or filled in at run time."""

from __future__ import annotations

from game.glory_to_rome.components import MATERIALS
from game.gui.theme import SEAT_COLOURS, Colour

INK: Colour = (59, 29, 12)
"""Words on paper and marble."""
FAINT_INK: Colour = (112, 84, 58)
CREAM: Colour = (255, 244, 214)
GOLD: Colour = (255, 214, 120)
TINTS: tuple[Colour, ...] = (
    (208, 160, 44), (77, 140, 54), (128, 134, 142), (178, 58, 40), (47, 111, 176), (123, 69, 156),
)
"""Colour of each material and its role."""
ROLE_SPRITES = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")
assert len(TINTS) == len(ROLE_SPRITES) == MATERIALS


def band_colours(colour: str) -> tuple[Colour, Colour]:
    """Top and foot of a camp's name band in a seat's colour, dark enough for light words."""
    r, g, b = SEAT_COLOURS.get(colour, (91, 101, 117))
    bright = (299 * r + 587 * g + 114 * b) / 1000
    share = min(0.86, 92 / bright)
    return (round(r * share * 1.12), round(g * share * 1.12), round(b * share * 1.12)), (
        round(r * share * 0.62), round(g * share * 0.62), round(b * share * 0.62)
    )
