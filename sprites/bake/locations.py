"""The Locations: what each card shows and says, its full card, its plaque, and the back."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from bake.frames import LOCATION_FRAME, PLAQUE_FRAME, carved_frame
from bake.kit import Canvas, Jobs, Picture, circle, linear, radial, rounded
from bake.scenes import SCENES, paint_scene
from bake.sign_table import sign, sign_row
from bake.signs import capsule, castle, number_pearl

WIDTH, HEIGHT, SCALE = 206, 254, 3
PLAQUE = (108, 72)


class Card(NamedTuple):
    """The signs of a Location."""

    badge: tuple[str, ...]
    """Value at the top right corner: one number pearl, or a formula."""
    row: tuple[str, ...]
    """Signs in the foot."""
    plaque: tuple[str, ...]
    """Signs on the small plaque; the first is the largest."""


def _throne(letter: str) -> Card:
    seal = f"seal_{letter}"
    return Card(("max", seal), (seal, "max"), (seal, "max"))


def _court(letter: str) -> Card:
    seal = f"seal_{letter}"
    return Card(
        ("number_1", "plus", seal),
        ("number_1", "plus", "number_1", "times", seal),
        ("number_1", "plus", seal),
    )


def _council(value: int, each: int) -> Card:
    group = f"alliance_{value}"
    return Card((f"number_{each}", "times", group), (f"number_{each}", "times", group), (f"number_{each}", "by", group))


def _counted(each: int, *what: str) -> Card:
    number = f"number_{each}"
    return Card((number, "times", *what), (number, "times", *what), (number, "by", *what))


CARDS: dict[str, Card] = {
    "L01": Card(("number_7",), ("ornament",), ("number_7", "crown")),
    "L02": Card(("number_5",), ("plus", "pearl"), ("number_5", "pearl")),
    "L03": Card(("number_4",), ("plus", "pearl", "pearl"), ("number_4", "pearls_2")),
    "L04": Card(("number_3",), ("plus", "pearl", "pearl", "pearl"), ("number_3", "pearls_3")),
    "L05": _counted(1, "key_silver"),
    "L06": _counted(2, "key_gold"),
    "L07": _counted(1, "pearls_2"),
    "L08": _counted(2, "castle"),
    "L09": Card(("number_3",), ("rivals", "arrow", "draw_one"), ("number_3", "draw_one")),
    "L10": Card(("number_3",), ("rivals", "arrow", "draw_two"), ("number_3", "draw_two")),
    "L11": Card(("number_3",), ("discards", "arrow", "lord_deck"), ("number_3", "lord_return")),
    "L12": Card(("number_3",), ("open_locations", "arrow", "location_deck"), ("number_3", "location_return")),
    "L13": Card(("number_3",), ("key_silver", "plus", "key_gold", "arrow", "castle"), ("number_3", "both_keys")),
    "L14": Card(("number_3",), ("choose_location", "arrow", "castle"), ("number_3", "choose_location")),
    **{f"L15{letter}": _throne(letter) for letter in "YRGBP"},
    **{f"L16{letter}": _court(letter) for letter in "YRGBP"},
    "X1": _council(1, 1),
    "X2": _council(2, 2),
    "X3": _council(3, 2),
    "X4": _council(4, 2),
    "X5": Card(
        ("number_1", "plus", "zero_six"),
        ("number_1", "plus", "number_1", "times", "zero_six"),
        ("number_1", "plus", "zero_six"),
    ),
}
"""Signs by Location id."""


def card(name: str) -> Picture:
    """Draw the full card of a Location; "name_box" is the room for its name."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, (12, 14, 18, 20))
    outline = rounded(0, 0, WIDTH, HEIGHT, 12)
    canvas.shadow(outline, 7, 15, 0.7)
    with canvas.clipped(outline):
        paint_scene(canvas, name, WIDTH, HEIGHT, ground=0.725)
        foot = [(0, "#000a12", 0.0), (0.3, "#000a12", 0.66), (1, "#000a12", 0.94)]
        canvas.fill(rounded(0, HEIGHT * 0.64, WIDTH, HEIGHT * 0.36, 0), linear(0, HEIGHT * 0.64, 0, HEIGHT, foot))
    canvas.inner_shadow(outline, 14, 0.55, 3)
    sign_row(canvas, CARDS[name].row, WIDTH / 2, HEIGHT - 47, 35, 5)
    carved_frame(canvas, WIDTH, HEIGHT, LOCATION_FRAME)
    badge(canvas, CARDS[name].badge)
    return Picture(canvas, extra={"name_box": [12, 182, 182, 24]})


def badge(canvas: Canvas, names: tuple[str, ...]) -> None:
    """Draw the value at the top right corner: a pearl, or a formula on a capsule."""
    if len(names) == 1:
        number_pearl(canvas, WIDTH - 40, -10, 48, names[0].removeprefix("number_"))
        return
    size = 32
    length = sum(sign(name)[1] * size for name in names) + 3 * (len(names) - 1)
    left = WIDTH + 8 - length - 20
    capsule(canvas, left, -9, length + 20, size + 10)
    sign_row(canvas, names, left + (length + 20) / 2, -4, size, 3)


def plaque(name: str) -> Picture:
    """Draw the landscape version that lies on a Lord in the chamber."""
    w, h = PLAQUE
    canvas = Canvas(w, h, 4, (6, 4, 6, 9))
    outline = rounded(0, 0, w, h, 8)
    canvas.shadow(outline, 3, 7, 0.75)
    with canvas.clipped(outline):
        paint_scene(canvas, name, w, h, ground=0.9)
        shade = [(0, "#000a12", 0.05), (0.45, "#000a12", 0.28), (1, "#000a12", 0.72)]
        canvas.fill(rounded(0, 0, w, h, 0), linear(0, 0, 0, h, shade))
    canvas.inner_shadow(outline, 9, 0.6, 2)
    plaque_signs(canvas, CARDS[name].plaque, w, h)
    carved_frame(canvas, w, h, PLAQUE_FRAME)
    return Picture(canvas)


def plaque_signs(canvas: Canvas, names: tuple[str, ...], w: float, h: float) -> None:
    """Draw a plaque's signs as large as its width allows."""
    gap = 2.0
    share = sum(sign(name)[1] for name in names)
    size = min(46.0, (w - 16 - gap * (len(names) - 1)) / share)
    sign_row(canvas, names, w / 2, (h - size) / 2, size, gap)


def back() -> Picture:
    """Draw the back of the Locations: a gold castle in a round window."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, (12, 14, 18, 20))
    outline = rounded(0, 0, WIDTH, HEIGHT, 12)
    canvas.shadow(outline, 7, 15, 0.7)
    with canvas.clipped(outline):
        paint_scene(canvas, "back", WIDTH, HEIGHT, ground=0.9)
        middle = circle(103, 127, 66)
        canvas.fill(middle, radial(103, 127, 66, [(0, "#1c5a78"), (1, "#041824")]))
        canvas.inner_shadow(middle, 18, 0.8, 4)
        canvas.frame(37, 61, 132, 132, 66, 6, "gold", (3, 6, 0.6))
        castle(canvas, 63, 84, 80)
    canvas.inner_shadow(outline, 16, 0.6, 3)
    carved_frame(canvas, WIDTH, HEIGHT, LOCATION_FRAME)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {"conspiracy/back_location": back}
    for name in SCENES:
        if name in CARDS:
            drawn[f"conspiracy/location_{name}"] = partial(card, name)
            drawn[f"conspiracy/plaque_{name}"] = partial(plaque, name)
    return drawn
