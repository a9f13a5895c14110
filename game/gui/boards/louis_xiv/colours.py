"""Which of the game's four colours the markers of a seat have."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.table import SeatSetup
from game.gui.theme import Colour

PAWNS = ("red", "green", "yellow", "blue")
TINTS: dict[str, Colour] = {
    "red": (232, 84, 88), "green": (98, 196, 122), "yellow": (240, 200, 84), "blue": (112, 158, 240),
}
_NEAREST = {"crimson": "red", "teal": "green", "amber": "yellow", "slate": "blue", "orchid": "red", "ivory": "yellow"}
INK: Colour = (58, 29, 8)
"""Letters on paper."""


def pawn_colours(seats: Sequence[SeatSetup], colours: int) -> list[str]:
    """A different colour for each seat, then for the neutral markers: the nearest to the seat's own that is free.

    Seats whose colour the game has come first, whatever their order at the table.
    """
    chosen: dict[int, str] = {}
    exact = ("crimson", "teal", "amber", "slate")
    order = sorted(range(len(seats)), key=lambda seat: seats[seat].colour not in exact)
    for seat in order:
        wanted = _NEAREST.get(seats[seat].colour, PAWNS[seat])
        chosen[seat] = wanted if wanted not in chosen.values() else _free(chosen)
    for colour in range(len(seats), colours):
        chosen[colour] = _free(chosen)
    return [chosen[colour] for colour in range(colours)]


def _free(chosen: dict[int, str]) -> str:
    return next(colour for colour in PAWNS if colour not in chosen.values())
