"""The strongbox of a vault and the heap of a stockpile."""

from __future__ import annotations

import numpy as np
import skia

from bake.kit import Canvas, Ramp, circle, evenly, linear, oval, polygon, rounded, scaled

OAK: Ramp = evenly("#140a04", "#3a2210", "#63401f", "#8a5e30", "#b98a52", "#e8c894")


def strongbox(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Draw an oak chest with bronze bands, a round lid and a lion's lock, in a box of 1.2 : 1."""
    canvas.skia.save()
    canvas.skia.translate(x, y)
    canvas.skia.scale(w / 120, h / 100)
    canvas.fill(oval(60, 94, 58, 7), "#000000", 0.55, blur=4)
    lid = skia.Path()
    lid.moveTo(8, 44)
    lid.cubicTo(8, 14, 24, 8, 60, 8)
    lid.cubicTo(96, 8, 112, 14, 112, 44)
    lid.close()
    canvas.carve(lid, OAK, 10, (3, 6, 0.5))
    canvas.carve(rounded(10, 42, 100, 50, 4), OAK, 5, (3, 6, 0.6))
    for top in (53, 66, 79):
        canvas.fill(rounded(12, top, 96, 1.1, 0.5), "#1a0c04", 0.7)
        canvas.fill(rounded(12, top + 1.2, 96, 0.8, 0.4), "#ffe0a8", 0.18)
    with canvas.clipped(lid):
        for top in (17, 26, 35):
            canvas.fill(rounded(8, top, 104, 1, 0.5), "#1a0c04", 0.55)
    for left in (16, 92):
        band = skia.Op(rounded(left, 4, 12, 92, 2), _outline(lid), skia.kIntersect_PathOp)
        canvas.carve(band, "bronze", 2.2, (1, 2.5, 0.6))
        for top in (18, 34, 52, 68, 84):
            canvas.disc(left + 3.4, top - 2.6, 5.2, "gold", None, 0.6, shadow=(0.6, 1.2, 0.6))
    canvas.carve(rounded(6, 40, 108, 8, 3), "bronze", 3, (2, 4, 0.6))
    canvas.carve(rounded(8, 86, 104, 7, 3), "bronze", 2.6, (1, 3, 0.6))
    canvas.disc(43, 36, 34, "gold", "lion", 0.14, 0.66, (3, 6, 0.7))
    canvas.skia.restore()


def _outline(lid: skia.Path) -> skia.Path:
    return skia.Op(lid, rounded(10, 42, 100, 50, 4), skia.kUnion_PathOp)


def pile(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Draw logs, bricks, blocks, rubble and a broken column on a heap, in a box of 1.2 : 1."""
    canvas.skia.save()
    canvas.skia.translate(x, y)
    canvas.skia.scale(w / 120, h / 100)
    canvas.fill(oval(60, 92, 58, 8), "#000000", 0.5, blur=4)
    _column(canvas, 82, 14)
    _logs(canvas)
    _block(canvas, 50, 52, 30, 26, "#2f6fb0")
    _block(canvas, 84, 60, 28, 28, "#80868e")
    for left, top in ((28, 74), (50, 80), (39, 66), (72, 80)):
        canvas.carve(rounded(left, top, 20, 9, 1.4), "#b23a28", 1.8, (1.2, 2.5, 0.6))
    rng = np.random.default_rng(3)
    for index in range(9):
        _stone(canvas, 8 + index * 5.2, 92 - (index % 3) * 6, rng)
    canvas.skia.restore()


def _column(canvas: Canvas, x: float, top: float) -> None:
    canvas.carve(rounded(x - 4, top, 30, 7, 2), "#b9a2cc", 2.4, (2, 4, 0.5))
    canvas.carve(rounded(x, top + 6, 22, 54, 1), "#b9a2cc", 8, (2, 4, 0.5))
    for left in (3, 8, 13, 18):
        canvas.fill(rounded(x + left, top + 8, 1.4, 50, 0.6), "#4a2f66", 0.4)


def _logs(canvas: Canvas) -> None:
    for left, top in ((8, 56), (22, 40), (26, 58), (12, 72)):
        canvas.carve(polygon([(left + 8, top), (left + 44, top - 10), (left + 44, top + 6), (left + 8, top + 17)]),
                     OAK, 6, (2, 4, 0.5))  # fmt: skip
        canvas.carve(circle(left + 8, top + 8.5, 8.5), "#c79a5a", 2, (1, 2, 0.5))
        for radius in (2, 4.4, 6.6):
            canvas.stroke(circle(left + 8, top + 8.5, radius), "#5a3812", 0.8, 0.6)


def _block(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str) -> None:
    top = polygon([(x, y), (x + w * 0.28, y - h * 0.26), (x + w * 1.28, y - h * 0.26), (x + w, y)])
    side = polygon([(x + w, y), (x + w * 1.28, y - h * 0.26), (x + w * 1.28, y + h * 0.72), (x + w, y + h)])
    canvas.shadow(rounded(x, y, w * 1.2, h, 2), 3, 5, 0.5)
    canvas.fill(top, scaled(colour, 1.3, 0.2))
    canvas.fill(side, scaled(colour, 0.5))
    canvas.carve(rounded(x, y, w, h, 1), scaled(colour, 1.0, 0.08), 1.8, None)
    canvas.fill(rounded(x, y, w, h, 1), linear(x, y, x, y + h, [(0, "#ffffff", 0.14), (1, "#000000", 0.2)]))


def _stone(canvas: Canvas, x: float, y: float, rng: np.random.Generator) -> None:
    points = []
    for index in range(7):
        angle = index / 7 * 6.283
        reach = rng.uniform(5, 8)
        points.append((x + float(np.cos(angle)) * reach * 1.2, y - 5 + float(np.sin(angle)) * reach * 0.8))
    canvas.carve(polygon(points), "#d0a02c", 2.6, (1, 2.5, 0.6))
