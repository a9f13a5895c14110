"""Small pieces of Louis XIV: markers, mission chips, coats of arms, coins, portraits, the start tile, count plates."""

from __future__ import annotations

from functools import partial

import skia

from bake.kit import (
    SCREEN,
    Canvas,
    Jobs,
    Picture,
    Ramp,
    circle,
    gilding,
    linear,
    oval,
    radial,
    rounded,
)
from bake.louis_craft import (
    ONYX,
    PAWN_COLOURS,
    SILVER_GILT,
    Emblem,
    beads,
    enamel,
    minted,
    pawn,
    player,
    shield_path,
)
from bake.louis_king import king
from bake.louis_palace import palace
from bake.sheen import corners

CHIPS: dict[str, tuple[Emblem, str | Ramp]] = {
    "crown": (Emblem("crown", 0.66), "gold"),
    "sceptre": (Emblem("winged-scepter", 0.7), SILVER_GILT),
    "helmet": (Emblem("crested-helmet", 0.68), SILVER_GILT),
    "ring": (Emblem("diamond-ring", 0.68), SILVER_GILT),
    "letter": (Emblem("love-letter", 0.66), SILVER_GILT),
    "any": (Emblem("?", 0.56), "bronze"),
}
ARMS = (
    ("lion", "#b3212b"),
    ("fleur-de-lys", "#1e48a8"),
    ("eagle-emblem", "#34343e"),
    ("stag-head", "#1f7a49"),
    ("unicorn", "#6b3aa0"),
    ("griffin-symbol", "#99590f"),
)
"""Emblem and colour of the six coats of arms."""
PORTRAIT = (92, 108)


def marker(colour: str) -> Picture:
    """An influence marker."""
    canvas = Canvas(24, 30, 6, (3, 2, 3, 5))
    canvas.fill(oval(13, 28.2, 10, 2.6), "#000000", 0.5, blur=1.2)
    pawn(canvas, 0, 0, 30, PAWN_COLOURS[colour], shadow=None)
    return Picture(canvas)


def chip(kind: str) -> Picture:
    """A mission chip."""
    emblem, surface = CHIPS[kind]
    canvas = Canvas(62, 62, 4, (5, 4, 5, 8))
    minted(canvas, 0, 0, 62, surface, emblem, 0.36, 0.13, (3, 6, 0.65))
    return Picture(canvas)


def coin(value: int) -> Picture:
    """A louis d'or, or one of five."""
    canvas = Canvas(48, 48, 4, (4, 3, 4, 7))
    if value == 1:
        minted(canvas, 2, 2, 44, "gold", Emblem("heraldic-sun", 0.72), 0.34, 0.14, (2.5, 5, 0.65))
    else:
        minted(canvas, 0, 0, 48, "gold", Emblem("5", 0.5), 0.3, 0.12, (2.5, 5, 0.65))
        beads(canvas, 24, 24, 16.4, 16.4, 24, 0.8)
    return Picture(canvas)


def medallion() -> Picture:
    """A blank gold medal for a player's points."""
    canvas = Canvas(54, 54, 4, (5, 4, 5, 8))
    minted(canvas, 0, 0, 54, "gold", None, 0, 0.12, (3, 6, 0.65))
    return Picture(canvas)


def coat(kind: int) -> Picture:
    """A coat of arms: an enamelled shield with a gold rim and a gold beast."""
    emblem, colour = ARMS[kind - 1]
    return _shield(emblem, colour, 40)


def coat_back() -> Picture:
    """The back of every coat of arms: the sun on walnut."""
    return _shield("heraldic-sun", "#4a2a14", 44)


def _shield(emblem: str, colour: str, size: float) -> Picture:
    w, h = 62, 70
    canvas = Canvas(w, h, 4, (5, 4, 5, 8))
    outer, inner = shield_path(1, 1, w - 2, h - 2), shield_path(6, 6, w - 12, h - 13)
    canvas.shadow(outer, 3, 7, 0.7)
    enamel(canvas, outer, colour, w / 2, h * 0.42, h * 0.62)
    canvas.inner_shadow(inner, 8, 0.7, 2)
    canvas.carve(skia.Op(outer, inner, skia.kDifference_PathOp), "gold", 2.4, (1, 2, 0.6))
    canvas.relief(emblem, (w - size) / 2, 11 + (40 - size) / 2, size, "gold", 1.5, (1.6, 3, 0.75))
    with canvas.clipped(inner):
        gloss = [(0, "#ffffff", 0.22), (0.5, "#ffffff", 0.05), (0.52, "#ffffff", 0.0), (1, "#ffffff", 0.0)]
        canvas.fill(inner, linear(0, 0, w * 0.8, h, gloss), blend=SCREEN)
    return Picture(canvas)


def portrait(colour: str) -> Picture:
    """The cameo of a seat in an oval of its colour."""
    w, h = PORTRAIT
    canvas = Canvas(w, h, 3, (5, 4, 5, 9))
    player(canvas, colour, w / 2, h / 2, w / 2 - 3, h / 2 - 3)
    return Picture(canvas)


def start_tile() -> Picture:
    """The start player's tile: the palace of Versailles under the sun."""
    size = 64
    canvas = Canvas(size, size, 4, (5, 4, 5, 9))
    tile = rounded(0, 0, size, size, 9)
    canvas.shadow(tile, 4, 8, 0.7)
    enamel(canvas, tile, "#27498f", size / 2, size * 0.3, size * 0.8)
    with canvas.clipped(tile):
        canvas.fill(circle(32, 22, 26), radial(32, 22, 26, [(0, "#ffe9a8", 0.85), (1, "#ffe9a8", 0.0)]), blend=SCREEN)
        canvas.relief("heraldic-sun", 20, 7, 24, "gold", 1.0, (1, 2, 0.6))
        canvas.fill(rounded(0, 50, size, 14, 0), linear(0, 50, 0, 64, [(0, "#2c6a48"), (1, "#123524")]))
        palace(canvas, 6, 27, 52, 25)
        path = skia.Path()
        path.addPoly([skia.Point(29, 51), skia.Point(35, 51), skia.Point(42, 64), skia.Point(22, 64)], True)
        canvas.fill(path, linear(0, 51, 0, 64, [(0, "#e9d6a4"), (1, "#b99a5c")]))
    canvas.frame(0, 0, size, size, 9, 4.5, "gold", shadow=(1, 2.5, 0.6))
    return Picture(canvas)


def figure() -> Picture:
    """The King's figure."""
    canvas = Canvas(64, 90, 4, (6, 6, 6, 8))
    king(canvas)
    return Picture(canvas)


def count_plate() -> Picture:
    """A small dark pill for a number beside a pile."""
    w, h = 44, 24
    canvas = Canvas(w, h, 4, (3, 2, 3, 5))
    pill = rounded(0, 0, w, h, h / 2)
    canvas.shadow(pill, 1.5, 4, 0.6)
    canvas.fill(pill, linear(0, 0, 0, h, [(0, "#121836"), (1, "#060a1c")]), 0.94)
    canvas.stroke(rounded(0.8, 0.8, w - 1.6, h - 1.6, h / 2 - 0.8), gilding(0, h), 1.4)
    return Picture(canvas, corners(canvas, h / 2, 0), quality=92)


def crown_mark() -> Picture:
    """A small gold crown for the projected leader of a board."""
    canvas = Canvas(32, 32, 4, (4, 3, 4, 6))
    canvas.disc(0, 0, 32, ONYX, rim=0.14, shadow=(2, 4, 0.7))
    canvas.relief("queen-crown", 5.5, 5.5, 21, "gold", 1.2, (0.8, 1.4, 0.7))
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "louis_xiv/louis": figure,
        "louis_xiv/coat_back": coat_back,
        "louis_xiv/start_tile": start_tile,
        "louis_xiv/medallion": medallion,
        "louis_xiv/count": count_plate,
        "louis_xiv/leader": crown_mark,
    }
    for colour in PAWN_COLOURS:
        drawn[f"louis_xiv/pawn_{colour}"] = partial(marker, colour)
        drawn[f"louis_xiv/portrait_{colour}"] = partial(portrait, colour)
    for kind in CHIPS:
        drawn[f"louis_xiv/chip_{kind}"] = partial(chip, kind)
    for number in range(1, len(ARMS) + 1):
        drawn[f"louis_xiv/coat_{number}"] = partial(coat, number)
    for value in (1, 5):
        drawn[f"louis_xiv/coin_{value}"] = partial(coin, value)
    return drawn
