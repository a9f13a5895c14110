"""The strongbox of a vault and the heap of a stockpile."""

from __future__ import annotations

import numpy as np
import skia

from bake.kit import Canvas, Ramp, circle, evenly, oval, polygon, rounded, scaled

SAND: Ramp = evenly("#2c1d08", "#6e4f1a", "#a8812f", "#cfae5c", "#ecd9a0", "#fffbe8")
STONE_VIOLET: Ramp = evenly("#2a1c38", "#5f4a78", "#9a86b0", "#cdbfdc", "#eee6f4", "#ffffff")
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
    """Draw logs, bricks, blocks, rubble and a column drum on a heap, in a box of 1.2 : 1."""
    canvas.skia.save()
    canvas.skia.translate(x, y)
    canvas.skia.scale(w / 120, h / 100)
    canvas.fill(oval(60, 92, 60, 8), "#000000", 0.5, blur=4)
    _column(canvas, 80, 8)
    _logs(canvas)
    _block(canvas, 48, 46, 30, 28, "#4a7fb4")
    _block(canvas, 82, 62, 26, 28, "#8f949a")
    for left, top in ((36, 66), (27, 75.4), (48, 75.4), (38, 84.8), (59, 84.8)):
        _brick(canvas, left, top)
    rng = np.random.default_rng(3)
    for sx, sy, radius in ((30, 88, 6), (12, 90, 7.6), (22, 82, 6.4), (8, 80, 5.4), (86, 93, 5.4), (96, 95, 4.4),
                           (20, 94, 6.4), (33, 95, 5)):  # fmt: skip
        _stone(canvas, sx, sy, radius, rng)
    canvas.skia.restore()


def _column(canvas: Canvas, x: float, top: float) -> None:
    canvas.carve(rounded(x + 0.4, top + 6, 21, 60, 1), STONE_VIOLET, 8, (2, 4, 0.5))
    for left in (4, 8, 12, 16):
        canvas.fill(rounded(x + left, top + 12, 1.3, 52, 0.6), "#4a2f66", 0.35)
    canvas.carve(rounded(x - 2, top + 5, 26, 5, 2), STONE_VIOLET, 2.2, (1.5, 3, 0.5))
    canvas.carve(rounded(x - 4, top, 30, 6, 1.4), STONE_VIOLET, 2, (1.5, 3, 0.5))


def _logs(canvas: Canvas) -> None:
    for left, top in ((2, 58), (18, 42), (20, 61), (36, 56)):
        body = [
            (left + 8, top),
            (left + 44, top - 10),
            (left + 47, top - 2),
            (left + 44, top + 6),
            (left + 8, top + 17),
        ]
        canvas.carve(polygon(body), OAK, 7, (2, 4, 0.5))
        canvas.carve(circle(left + 8, top + 8.5, 8.5), "#c79a5a", 1.6, (1, 2, 0.5))
        for radius in (2, 4.2, 6.4):
            canvas.stroke(circle(left + 8, top + 8.5, radius), "#5a3812", 0.7, 0.55)


def _block(canvas: Canvas, x: float, y: float, w: float, h: float, colour: str) -> None:
    """A squared stone with chisel marks."""
    top = polygon([(x, y), (x + w * 0.28, y - h * 0.26), (x + w * 1.28, y - h * 0.26), (x + w, y)])
    side = polygon([(x + w, y), (x + w * 1.28, y - h * 0.26), (x + w * 1.28, y + h * 0.72), (x + w, y + h)])
    canvas.shadow(rounded(x, y, w * 1.2, h, 2), 3, 5, 0.5)
    canvas.carve(side, scaled(colour, 0.62), 1.4, None)
    canvas.carve(top, scaled(colour, 1.2, 0.16), 1.4, None)
    canvas.carve(rounded(x, y, w, h, 1.2), colour, 2, None)
    rng = np.random.default_rng(int(x))
    for _ in range(14):
        px, py = x + rng.uniform(0.12, 0.8) * w, y + rng.uniform(0.14, 0.84) * h
        mark = skia.Path().moveTo(px, py).lineTo(px + 2.6, py - 2)
        canvas.stroke(mark, "#10161c", 0.6, 0.35)
        canvas.skia.save()
        canvas.skia.translate(0.5, 0.6)
        canvas.stroke(mark, "#ffffff", 0.5, 0.3)
        canvas.skia.restore()


def _brick(canvas: Canvas, x: float, y: float) -> None:
    canvas.carve(rounded(x, y, 20, 8.6, 1.2), "#a8402c", 1.5, (1.2, 2.5, 0.6))
    canvas.fill(rounded(x + 3, y + 3.4, 14, 1.6, 0.8), "#4a130c", 0.5)


def _stone(canvas: Canvas, x: float, y: float, radius: float, rng: np.random.Generator) -> None:
    """A field stone: a faceted lump."""
    points = []
    for index in range(8):
        angle = index / 8 * 2 * np.pi + rng.uniform(-0.2, 0.2)
        reach = radius * rng.uniform(0.82, 1.1)
        points.append((x + float(np.cos(angle)) * reach * 1.15, y - radius * 0.8 + float(np.sin(angle)) * reach * 0.85))
    canvas.carve(polygon(points), SAND, radius * 0.7, (1, 2.5, 0.6))
