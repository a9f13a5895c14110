"""The twelve boards of the court on their red and black sides, and the signs of conditions and rewards.

A board bears the signs of the built-in data. Each sign is also a picture of its own, without a number, to be laid
over the baked one where a corrected data file says something else; the manifest tells where: "condition" and "reward"
are their boxes, "plate" the field of the name, "markers" the shelf for markers, "louis" the place of the King's figure,
"shows" what is baked.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from bake.kit import Canvas, Jobs, Picture, Ramp, linear, rounded, scaled
from bake.louis_craft import (
    ENAMELS,
    ONYX,
    SILVER_GILT,
    Emblem,
    beads,
    digits,
    enamel,
    laurel,
    minted,
    numbered,
    pawn,
    person,
    plate,
)

SIZE = 141
SCALE = 3
PAD = (8, 8, 8, 16)

PLATE = (11, 112, 119, 20)
SHELF = (8, 83, 125, 27)
CONDITION = (104, 41, 37)
REWARD = (103, -6, 44)
NUMBER = (-6, -6, 36)
LOUIS = (-18, 25, 43, 60)
OVAL = (67.0, 51.0, 37.5, 43.0)


class Sign(NamedTuple):
    """A condition: "money", "first" or "markers", and its number (0 for none)."""

    kind: str
    number: int = 0


class Reward(NamedTuple):
    """A reward: the emblem and metal of its disc, and a number beside it (0 for none)."""

    name: str
    emblem: Emblem
    surface: str | Ramp = "gold"
    number: int = 0


SCEPTRE = Reward("sceptre", Emblem("winged-scepter", 0.7), SILVER_GILT)
LETTER = Reward("letter", Emblem("love-letter", 0.66), SILVER_GILT)
RING = Reward("ring", Emblem("diamond-ring", 0.7), SILVER_GILT)
HELMET = Reward("helmet", Emblem("crested-helmet", 0.68), SILVER_GILT)
CROWN = Reward("crown", Emblem("crown", 0.66))
COAT = Reward("coat", Emblem("shield", 0.56))
COATS = Reward("coats", Emblem("shields", 0.62))
MONEY = Reward("money", Emblem("two-coins", 0.6), "gold", 5)
PLACE = Reward("place", Emblem("pawns", 0.6))
CARD = Reward("influence", Emblem("cards", 0.58))
INTRIGUE = Reward("intrigue", Emblem("cloak-dagger", 0.66))
REWARDS = (SCEPTRE, LETTER, RING, HELMET, CROWN, COAT, COATS, MONEY, PLACE, CARD, INTRIGUE)

BOARDS: dict[int, tuple[Reward, Sign, Sign]] = {
    1: (SCEPTRE, Sign("money", 3), Sign("first")),
    2: (LETTER, Sign("money", 3), Sign("first")),
    3: (RING, Sign("money", 3), Sign("first")),
    4: (HELMET, Sign("money", 3), Sign("first")),
    5: (CROWN, Sign("first"), Sign("money", 4)),
    6: (COAT, Sign("markers", 2), Sign("money", 2)),
    7: (MONEY, Sign("first"), Sign("markers", 3)),
    8: (PLACE, Sign("money", 2), Sign("markers", 3)),
    9: (CROWN, Sign("first"), Sign("money", 4)),
    10: (COATS, Sign("markers", 3), Sign("first")),
    11: (CARD, Sign("first"), Sign("money", 3)),
    12: (INTRIGUE, Sign("money", 2), Sign("markers", 2)),
}
"""Reward, red side, black side."""


def draw_sign(canvas: Canvas, x: float, y: float, size: float, sign: Sign) -> None:
    """A price as a coin, "first" as a laurel wreath, a number of markers as a pawn; without a number for `number` 0."""
    middle = y + size / 2
    if sign.kind == "money":
        minted(canvas, x, y, size, "gold", None, 0, 0.16, (2, 4, 0.7))
        if sign.number:
            digits(canvas, x + size / 2, middle, size * 0.62, str(sign.number), "#4a2606")
        return
    canvas.disc(x, y, size, ONYX, rim=0.13, shadow=(2, 4, 0.7))
    if sign.kind == "first":
        laurel(canvas, x + size * 0.08, y + size * 0.08, size * 0.84)
        digits(canvas, x + size / 2, middle, size * 0.46, "1", "#ffeec2")
        return
    tall = size * 0.58
    pawn(canvas, x + size * 0.13, middle - tall / 2, tall, "ivory", (0.8, 1.4, 0.7))
    if sign.number:
        digits(canvas, x + size * 0.70, middle, size * 0.56, str(sign.number), "#ffeec2")


def draw_reward(canvas: Canvas, x: float, y: float, size: float, reward: Reward) -> None:
    """The disc of a reward."""
    minted(canvas, x, y, size, reward.surface, reward.emblem, 0.36)
    if reward.number:
        small = size * 0.46
        numbered(canvas, x + size * 0.56, y + size * 0.54, small, str(reward.number), ONYX, "#ffeec2")


def board(number: int, side: str) -> Picture:
    """Draw one side of a board."""
    reward, *signs = BOARDS[number]
    sign = signs[side == "black"]
    colour = ENAMELS[number]
    canvas = Canvas(SIZE, SIZE, SCALE, PAD)
    outline = rounded(0, 0, SIZE, SIZE, 12)
    canvas.shadow(outline, 6, 13, 0.7)
    x, y, radius_x, radius_y = OVAL
    enamel(canvas, outline, colour, x, y, SIZE * 0.75)
    with canvas.clipped(outline):
        person(canvas, number, x, y, radius_x, radius_y)
        beads(canvas, x, y, radius_x + 5, radius_y + 5, 44, 1.25)
        _shelf(canvas, colour)
    plate(canvas, *PLATE)
    canvas.frame(0, 0, SIZE, SIZE, 12, 7, "gold", shadow=(1.5, 3.5, 0.6))
    draw_reward(canvas, *REWARD, reward)
    draw_sign(canvas, *CONDITION, sign)
    metal = "wax" if side == "red" else ONYX
    numbered(canvas, *NUMBER, str(number), metal, "#ffe9b0" if side == "red" else "#f2f2fa")
    return Picture(canvas, extra=_layout(reward, sign))


def _shelf(canvas: Canvas, colour: str) -> None:
    """The dark shelf on which the markers lie."""
    x, y, w, h = SHELF
    band = rounded(0, y, SIZE, SIZE - y, 0)
    dark = [(0, scaled(colour, 0.42)), (0.5, scaled(colour, 0.24)), (1, scaled(colour, 0.16))]
    canvas.fill(band, linear(0, y, 0, y + h, dark), 0.93)
    canvas.shadow(rounded(0, y - 5, SIZE, 3, 0), 3, 6, 0.55)
    line = linear(x, 0, x + w, 0, [(0, "#8a5a16"), (0.5, "#fbe6ab"), (1, "#8a5a16")])
    canvas.fill(rounded(0, y - 1, SIZE, 1.6, 0), line)


def _layout(reward: Reward, sign: Sign) -> dict[str, object]:
    """Further keys of a board's manifest entry."""
    return {
        "plate": list(PLATE),
        "markers": list(SHELF),
        "condition": [*CONDITION, CONDITION[2]],
        "reward": [*REWARD, REWARD[2]],
        "louis": list(LOUIS),
        "shows": {"condition": sign.kind, "number": sign.number, "reward": reward.name},
    }


def _condition(kind: str) -> Picture:
    """A condition's sign on its own, without a number."""
    canvas = Canvas(CONDITION[2], CONDITION[2], 4, (4, 3, 4, 6))
    draw_sign(canvas, 0, 0, CONDITION[2], Sign(kind))
    return Picture(canvas)


def _reward(reward: Reward) -> Picture:
    """A reward's disc on its own, without a number."""
    canvas = Canvas(REWARD[2], REWARD[2], 4, (4, 3, 4, 6))
    draw_reward(canvas, 0, 0, REWARD[2], reward._replace(number=0))
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {}
    for number in BOARDS:
        for side in ("red", "black"):
            drawn[f"louis_xiv/board_{number}_{side}"] = partial(board, number, side)
    for kind in ("money", "first", "markers"):
        drawn[f"louis_xiv/condition_{kind}"] = partial(_condition, kind)
    for reward in REWARDS:
        drawn[f"louis_xiv/reward_{reward.name}"] = partial(_reward, reward)
    return drawn
