"""The scene of a demand: a legion drawn up under its gold eagle before a burning evening sky."""

from __future__ import annotations

import math

import skia

from bake.alcove import closed
from bake.kit import SCREEN, Canvas, Picture, circle, linear, oval, polygon, radial, rounded
from bake.rome_craft import carved, gilt_frame

WIDTH, HEIGHT = 300, 200
FAR, NEAR = "#4a1110", "#1d0606"


def _sky(canvas: Canvas, shape: skia.Path) -> None:
    sky = [(0, "#3a0a0c"), (0.4, "#98231a"), (0.66, "#e07a34"), (0.86, "#fbd48e"), (1, "#f6c070")]
    canvas.fill(shape, linear(0, 0, 0, HEIGHT * 0.86, sky))
    for index in range(20):
        angle = math.pi * (1 + index / 20)
        half = math.pi / 90
        tips = [(150 + 260 * math.cos(angle + s * half), 150 + 260 * math.sin(angle + s * half)) for s in (-1, 1)]
        ray = radial(150, 150, 250, [(0, "#ffe2a0", 0.34), (1, "#ffe2a0", 0.0)])
        canvas.fill(polygon([(150, 150), *tips]), ray, blend=SCREEN)
    canvas.fill(circle(150, 70, 90), radial(150, 70, 90, [(0, "#fff0b8", 0.6), (1, "#ffb060", 0.0)]), blend=SCREEN)
    for x, y, w in ((40, 50, 70), (250, 38, 80), (90, 84, 60), (226, 92, 66), (20, 104, 60)):
        canvas.fill(oval(x, y, w, 2.6), "#ffd9a0", 0.25, blur=2)


def _spears(canvas: Canvas, count: int, top: float, spread: float, colour: str, width: float, seed: int) -> None:
    """A row of spears of uneven heights."""
    for index in range(count):
        x = (index + 0.5) * WIDTH / count
        lean = (index * 7 % 5 - 2) * 1.6
        head = top + (index * seed % 11) / 11 * spread
        canvas.stroke(skia.Path().moveTo(x, HEIGHT).lineTo(x + lean, head), colour, width)
        tip = width * 1.9
        blade = [(x + lean, head - tip * 4), (x + lean + tip, head - tip), (x + lean, head + tip * 0.6),
                 (x + lean - tip, head - tip)]  # fmt: skip
        canvas.fill(polygon(blade), colour)


def _helmet(x: float, y: float, size: float) -> skia.Path:
    """A crested helmet with cheek guards, seen from the front."""
    cap = closed((x - size * 0.5, y + size * 0.3), (x - size * 0.56, y - size * 0.4, x, y - size * 0.5),
                 (x + size * 0.56, y - size * 0.4, x + size * 0.5, y + size * 0.3),
                 (x + size * 0.34, y + size * 0.75), (x - size * 0.34, y + size * 0.75))  # fmt: skip
    crest = skia.Path()
    crest.addArc(skia.Rect.MakeXYWH(x - size * 0.78, y - size * 0.95, size * 1.56, size * 1.7), 180, 180)
    crest.close()
    return skia.Op(cap, crest, skia.kUnion_PathOp)


def _soldiers(canvas: Canvas, count: int, y: float, size: float, colour: str, bright: str) -> None:
    for index in range(count):
        x = (index + 0.5) * WIDTH / count
        helmet = _helmet(x, y + index % 2 * 2, size)
        canvas.fill(helmet, linear(0, y - size, 0, y + size, [(0, bright), (0.5, colour), (1, colour)]))
        canvas.fill(rounded(x - size * 0.8, y + size * 0.7, size * 1.6, 80, 4), colour)


def _shield(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A curved red shield with gold wings and a boss."""
    shape = rounded(x, y, w, h, w * 0.16)
    canvas.shadow(shape, 2, 6, 0.7)
    across = [(0, "#4a0c0c"), (0.32, "#b32c24"), (0.5, "#c83a2c"), (1, "#5c1110")]
    canvas.fill(shape, linear(x, 0, x + w, 0, across))
    canvas.fill(shape, linear(0, y, 0, y + h, [(0, "#ffffff", 0.12), (0.4, "#000000", 0.0), (1, "#000000", 0.5)]))
    canvas.stroke(rounded(x + 0.8, y + 0.8, w - 1.6, h - 1.6, w * 0.14), "#d8a53c", 1.5)
    size = w * 0.8
    carved(canvas, "feathered-wing", x + w * 0.48, y + h * 0.1, size * 0.52, "gold", 0.5, 0.5)
    canvas.skia.save()
    canvas.skia.translate(2 * x + w, 0)
    canvas.skia.scale(-1, 1)
    carved(canvas, "feathered-wing", x + w * 0.48, y + h * 0.1, size * 0.52, "gold", 0.5, 0.5)
    canvas.skia.restore()
    canvas.disc(x + w * 0.36, y + h * 0.42, w * 0.28, "gold", None, 0.3, shadow=(1, 2, 0.6))


def _banner(canvas: Canvas, x: float, top: float) -> None:
    """A standard of scarlet cloth with a wreath and a fringe."""
    canvas.carve(rounded(x - 1.8, top - 6, 3.6, 150, 1.6), "bronze", 1.6, (1.5, 3, 0.6))
    cloth = closed((x - 17, top), (x + 17, top), (x + 16, top + 24, x + 17.4, top + 44),
                   (x, top + 47, x - 17.4, top + 44), (x - 16, top + 24, x - 17, top))  # fmt: skip
    canvas.shadow(cloth, 3, 6, 0.6)
    folds = [(0, "#5a0f10"), (0.25, "#b32c24"), (0.45, "#8d1a1a"), (0.7, "#c23a2c"), (1, "#5a0f10")]
    canvas.fill(cloth, linear(x - 17, 0, x + 17, 0, folds))
    canvas.stroke(cloth, "#e0b24e", 1.2)
    carved(canvas, "laurels", x - 12, top + 10, 24, "gold", 0.7, 0.6)
    for index in range(12):
        left = x - 16 + index * 2.85
        canvas.stroke(skia.Path().moveTo(left, top + 45).lineTo(left, top + 50), "#e0b24e", 1.3)
    canvas.carve(rounded(x - 20, top - 3, 40, 5, 2.5), "gold", 2.2, (1.5, 3, 0.6))
    canvas.carve(circle(x, top - 9, 4.4), "gold", 3.4, (1, 2, 0.6))


def demand() -> Picture:
    """Draw the scene."""
    canvas = Canvas(WIDTH, HEIGHT, 3, (10, 8, 10, 16))
    shape = rounded(0, 0, WIDTH, HEIGHT, 8)
    canvas.shadow(shape, 5, 12, 0.6)
    with canvas.clipped(shape):
        _sky(canvas, shape)
        _spears(canvas, 27, 70, 34, FAR, 1.5, 7)
        _soldiers(canvas, 16, 128, 8, FAR, "#7c2a1c")
        _spears(canvas, 13, 46, 40, NEAR, 2.2, 5)
        _soldiers(canvas, 11, 140, 11, "#2f0b0a", "#8a3a22")
        _banner(canvas, 52, 50)
        _banner(canvas, 248, 50)
        for index in range(8):
            _shield(canvas, 2 + index * 37.4, 152 + index % 2 * 2, 34, 64)
        canvas.fill(circle(150, 50, 80), radial(150, 50, 80, [(0, "#fff6cc", 0.5), (1, "#ffd080", 0.0)]), blend=SCREEN)
        canvas.carve(rounded(146.5, 90, 7, 112, 3), "bronze", 3, (2, 5, 0.6))
        carved(canvas, "laurels", 127, 112, 46, "gold", 1.2, 0.7)
        canvas.carve(rounded(110, 96, 80, 9, 4), "gold", 3.8, (2, 5, 0.6))
        carved(canvas, "eagle-emblem", 98, -2, 104, "gold", 2.2, 0.75)
        canvas.fill(
            rounded(0, 140, WIDTH, 60, 0), linear(0, 140, 0, HEIGHT, [(0, "#1a0505", 0.0), (1, "#1a0505", 0.7)])
        )
    canvas.inner_shadow(shape, 16, 0.6, 4)
    gilt_frame(canvas, (0, 0, WIDTH, HEIGHT), 8, 2.4)
    return Picture(canvas)
