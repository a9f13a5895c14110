"""The signs by name, and rows of them."""

from __future__ import annotations

from collections.abc import Callable

from bake.canvas import Canvas
from bake.signs import (
    alliance,
    arrow,
    both_keys,
    castle,
    check,
    choose_location,
    crown,
    discards,
    eye,
    key_gold,
    key_silver,
    location_deck,
    location_return,
    lord_deck,
    lord_draw_one,
    lord_draw_two,
    lord_return,
    maximum,
    number_pearl,
    open_locations,
    ornament,
    pearl_sign,
    pearls,
    plus,
    reveal,
    rivals,
    seal,
    swap,
    times,
    zero_six,
)

Sign = Callable[[Canvas, float, float, float], None]

SIGNS: dict[str, tuple[Sign, float]] = {
    "key_silver": (key_silver, 1.0),
    "key_gold": (key_gold, 1.0),
    "pearl": (pearl_sign, 1.0),
    "castle": (castle, 1.0),
    "swap": (swap, 1.0),
    "reveal": (reveal, 1.0),
    "times": (lambda c, x, y, s: times(c, x, y + s * 0.25, s * 0.5), 0.5),
    "by": (lambda c, x, y, s: times(c, x - s * 0.08, y + s * 0.29, s * 0.42), 0.26),
    "plus": (lambda c, x, y, s: plus(c, x, y + s * 0.25, s * 0.5), 0.5),
    "arrow": (lambda c, x, y, s: arrow(c, x, y + s * 0.2, s * 0.6), 0.6),
    "check": (check, 0.9),
    "eye": (eye, 1.0),
    "rivals": (rivals, 1.15),
    "max": (maximum, 1.0),
    "draw_one": (lord_draw_one, 1.0),
    "draw_two": (lord_draw_two, 1.1),
    "discards": (discards, 1.15),
    "lord_deck": (lord_deck, 0.95),
    "location_deck": (location_deck, 0.95),
    "open_locations": (open_locations, 1.1),
    "choose_location": (choose_location, 1.0),
    "both_keys": (both_keys, 1.1),
    "crown": (crown, 1.05),
    "ornament": (ornament, 0.4),
    "lord_return": (lord_return, 1.1),
    "location_return": (location_return, 1.1),
    "zero_six": (zero_six, 1.0),
}
"""Sign name -> (drawing function, width as a share of the height)."""


def sign(name: str) -> tuple[Sign, float]:
    """Return the drawing function and relative width of a sign.

    Besides the fixed names there are `seal_<guild letter>`, `number_<n>` (pearl), `pearls_<n>` and `alliance_<n>`.
    """
    kind, _, value = name.partition("_")
    if kind == "seal":
        return lambda c, x, y, s: seal(c, x, y, s, value), 1.0
    if kind == "number":
        return lambda c, x, y, s: number_pearl(c, x, y, s, value), 1.0
    if kind == "pearls":
        return lambda c, x, y, s: pearls(c, x, y, s, value), 1.02
    if kind == "alliance":
        return lambda c, x, y, s: alliance(c, x, y, s, value), 1.0
    return SIGNS[name]


def sign_row(canvas: Canvas, names: tuple[str, ...], middle: float, y: float, size: float, gap: float) -> None:
    """Draw signs side by side, centred on x = `middle`, each `size` units high with its top at y."""
    signs = [sign(name) for name in names]
    x = middle - (sum(width * size for _, width in signs) + gap * (len(signs) - 1)) / 2
    for draw, width in signs:
        draw(canvas, x, y, size)
        x += width * size + gap
