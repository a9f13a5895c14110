"""The cards of Rome: 44 buildings at two sizes, the Jack, and the backs.

Words are written at run time; the manifest says where: "plate" is the field of a building's name, "role" that of the
role (written upwards), "text" a calm field below the picture, "slots" the recesses for materials, "picture" the scene.
"""

from __future__ import annotations

import math
from functools import partial

import skia

from bake.kit import Canvas, Jobs, Picture, linear, polygon, radial, rounded, scaled
from bake.rome_craft import (
    BUILDINGS,
    LINE,
    MATERIALS,
    Box,
    band,
    coin,
    gilt_frame,
    hollow_slot,
    meander,
    paper,
    plate,
    role_coin,
)
from bake.rome_monuments import monument
from bake.rome_scene import landscape

CARD = (150, 216)
MINI = (98, 138)
SCALE = 3
PAD = (8, 7, 8, 14)
SMALL_PAD = (6, 5, 6, 10)

PICTURE: Box = (40, 34, 104, 110)
PLATE: Box = (40, 7, 104, 22)
ROLE: Box = (5, 38, 30, 124)
TEXT: Box = (40, 176, 104, 33)
JACK_PLATE: Box = (17, 168, 116, 28)
MINI_PICTURE: Box = (25, 22, 68, 78)
MINI_PLATE: Box = (27, 5, 66, 14)

LACQUER = [(0, "#33333b"), (0.5, "#1b1b21"), (1, "#0c0c10")]
RED_LACQUER = [(0, "#9a231c"), (0.5, "#741713"), (1, "#470c0b")]


def _card(size: tuple[int, int], radius: float, pad: tuple[int, int, int, int]) -> Canvas:
    w, h = size
    canvas = Canvas(w, h, SCALE, pad)
    canvas.shadow(rounded(0, 0, w, h, radius), radius * 0.5, radius, 0.5)
    paper(canvas, (0, 0, w, h), radius)
    return canvas


def _scene(canvas: Canvas, box: Box, building: str, material: str, seed: int) -> None:
    """The framed picture of a building."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, 3)
    with canvas.clipped(shape):
        landscape(canvas, box, MATERIALS[material].colour, seed)
        size = min(w * 0.98, h * 0.9)
        monument(canvas, building, (x + (w - size) / 2, y + h * 0.955 - size, size, size), MATERIALS[material].colour)
    canvas.inner_shadow(shape, w * 0.08, 0.4, 2)
    gilt_frame(canvas, box, 3, 2.0)


def _slots(middle: float, y: float, count: int, w: float, pitch: float) -> list[list[float]]:
    """Boxes of a building's recesses for materials, in a row around `middle`."""
    left = middle - (count * w + (count - 1) * (pitch - w)) / 2
    return [[round(left + index * pitch, 1), y, w, round(w * 58 / 66, 1)] for index in range(count)]


def building_face(building: str, material: str, seed: int) -> Picture:
    """A building's card."""
    kind = MATERIALS[material]
    canvas = _card(CARD, 9, PAD)
    band(canvas, (5, 5, 30, 206), kind.colour, 5)
    role_coin(canvas, 6.5, 8, 27, kind.role_icon)
    for index in range(kind.value):
        coin(canvas, 11, 190 - 12.5 * index, 18)
    x, _, w, _ = PLATE
    canvas.stroke(skia.Path().moveTo(x + 2, 30).lineTo(x + w - 2, 30), scaled(kind.colour, 0.8), 1.3)
    _scene(canvas, PICTURE, building, material, seed)
    slots = _slots(x + w / 2, 149.5, kind.value, 26, 29)
    for slot in slots:
        hollow_slot(canvas, (slot[0], slot[1], slot[2], slot[3]), kind.colour, kind.icon)
    fields = {"plate": list(PLATE), "role": list(ROLE), "text": list(TEXT), "picture": list(PICTURE), "slots": slots}
    return Picture(canvas, extra=fields)


def building_mini(building: str, material: str, seed: int) -> Picture:
    """A building's card for a camp: picture and recesses large, no role and no text."""
    kind = MATERIALS[material]
    canvas = _card(MINI, 7, SMALL_PAD)
    band(canvas, (3.5, 3.5, 17, 131), kind.colour, 4)
    role_coin(canvas, 2, 3, 23, kind.role_icon)
    for index in range(kind.value):
        coin(canvas, 5, 118 - 11 * index, 14, (0.8, 1.6, 0.6))
    _scene(canvas, MINI_PICTURE, building, material, seed)
    slots = _slots(59, 107.5, kind.value, 22, 23.5)
    for slot in slots:
        hollow_slot(canvas, (slot[0], slot[1], slot[2], slot[3]), kind.colour, kind.icon)
    return Picture(canvas, extra={"plate": list(MINI_PLATE), "picture": list(MINI_PICTURE), "slots": slots})


def _lacquered(size: tuple[int, int], ground: list[tuple[float, str]], radius: float = 9) -> Canvas:
    """A card whose field is lacquer inside a cream margin, with double gold lines."""
    canvas = _card(size, radius, PAD)
    w, h = size
    field = rounded(6, 6, w - 12, h - 12, radius - 4)
    canvas.fill(field, linear(0, 6, 0, h - 6, ground))
    canvas.fill(field, radial(w * 0.4, h * 0.32, h * 0.7, [(0, "#ffd9a0", 0.2), (1, "#ffd9a0", 0.0)]))
    canvas.inner_shadow(field, 10, 0.5, 2)
    gilt_frame(canvas, (6, 6, w - 12, h - 12), radius - 4, 1.8)
    gilt_frame(canvas, (11, 11, w - 22, h - 22), max(1.0, radius - 7), 0.8)
    return canvas


def _meander(canvas: Canvas, top: float, unit: float, inset: float = 17) -> None:
    """A gold meander across the card."""
    turns = int((canvas.width - 2 * inset) / (5 * unit))
    left = (canvas.width - turns * 5 * unit) / 2
    line = meander(left, left + turns * 5 * unit + 0.1, top, unit)
    canvas.stroke(line, "#1a0604", unit * 0.9, 0.5)
    canvas.stroke(line, LINE, unit * 0.5, 0.95)


def _rays(canvas: Canvas, x: float, y: float, reach: float, count: int) -> None:
    """Faint gold rays around (x, y)."""
    for index in range(count):
        angle, half = index / count * 2 * math.pi, math.pi / count * 0.5
        tips = [(x + reach * math.cos(angle + lean), y + reach * math.sin(angle + lean)) for lean in (-half, half)]
        fade = radial(x, y, reach, [(0, "#f0cf74", 0.34), (1, "#f0cf74", 0.0)])
        canvas.fill(polygon([(x, y), *tips]), fade)


def jack() -> Picture:
    """The Jack: a crown within a laurel wreath in rays on black lacquer; a plate for its name."""
    canvas = _lacquered(CARD, LACQUER)
    with canvas.clipped(rounded(11, 11, 128, 194, 2)):
        _rays(canvas, 75, 92, 118, 24)
    _meander(canvas, 17, 2.0)
    canvas.relief("laurels", 12, 34, 126, "gold", 2.4, (3, 6, 0.7))
    canvas.relief("imperial-crown", 45, 65, 60, "gold", 2.0, (2, 5, 0.7))
    plate(canvas, JACK_PLATE)
    return Picture(canvas, extra={"plate": list(JACK_PLATE)})


def back(ground: list[tuple[float, str]], icon: str) -> Picture:
    """A card's back: an emblem within a wreath, meanders above and below."""
    canvas = _lacquered(CARD, ground)
    with canvas.clipped(rounded(11, 11, 128, 194, 2)):
        _rays(canvas, 75, 108, 118, 24)
    for top in (38, 172):
        canvas.relief("olive", 20, top - 10, 24, "gold", 1.0, (1, 2, 0.6), mirrored=True)
        canvas.relief("olive", 106, top - 10, 24, "gold", 1.0, (1, 2, 0.6))
    for top in (17, 191):
        _meander(canvas, top, 2.0)
    canvas.relief("laurels", 17, 50, 116, "gold", 2.4, (3, 6, 0.65))
    canvas.relief(icon, 46, 77, 58, "gold", 1.8, (2, 4, 0.65))
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "glory_to_rome/jack": jack,
        "glory_to_rome/back_order": partial(back, RED_LACQUER, "eagle-emblem"),
        "glory_to_rome/back_jack": partial(back, LACQUER, "imperial-crown"),
    }
    for material, buildings in BUILDINGS.items():
        for seed, building in enumerate(buildings):
            drawn[f"glory_to_rome/building_{building}"] = partial(building_face, building, material, seed)
            drawn[f"glory_to_rome/building_{building}_mini"] = partial(building_mini, building, material, seed)
    return drawn
