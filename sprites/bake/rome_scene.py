"""Hills and sky of the Roman cards in the colour of a material."""

from __future__ import annotations

import math

import numpy as np
import skia

from bake.kit import Canvas, circle, linear, oval, radial, rounded, scaled
from bake.rome_craft import Box


def _sky(canvas: Canvas, box: Box, colour: str) -> None:
    x, y, w, h = box
    sky = [(0, scaled(colour, 0.72)), (0.42, scaled(colour, 1.12, 0.16)), (0.7, "#f9e3b4"), (1, "#e6bc7c")]
    canvas.fill(rounded(x, y, w, h, 0), linear(0, y, 0, y + h, sky))
    sun = (x + w * 0.74, y + h * 0.34)
    halo = [(0, "#fffbe2", 1.0), (0.2, "#fff3c4", 0.95), (0.23, "#fff0b8", 0.42), (1, "#fff0b8", 0.0)]
    canvas.fill(circle(*sun, h * 0.56), radial(*sun, h * 0.56, halo))


def _clouds(canvas: Canvas, box: Box, rng: np.random.Generator) -> None:
    x, y, w, h = box
    for _ in range(5):
        cx, cy, length = x + rng.uniform(0, 1) * w, y + rng.uniform(0.06, 0.42) * h, rng.uniform(0.14, 0.34) * w
        canvas.fill(oval(cx, cy, length, h * 0.012), "#ffffff", 0.4, blur=h * 0.01)


def _ridge(box: Box, base: float, rise: float, phase: float) -> tuple[skia.Path, list[tuple[float, float]]]:
    x, y, w, h = box
    line = []
    for step in range(33):
        swing = math.sin(phase + step * 0.21) + 0.5 * math.sin(phase * 2 + step * 0.44)
        line.append((x + w * step / 32, y + h * (base - rise * swing)))
    path = skia.Path()
    path.moveTo(x, y + h)
    for point in line:
        path.lineTo(*point)
    path.lineTo(x + w, y + h)
    path.close()
    return path, line


def _cypress(canvas: Canvas, x: float, foot: float, size: float, colour: str) -> None:
    shape = skia.Path()
    shape.moveTo(x, foot - size)
    shape.cubicTo(x + size * 0.2, foot - size * 0.6, x + size * 0.16, foot - size * 0.1, x, foot)
    shape.cubicTo(x - size * 0.16, foot - size * 0.1, x - size * 0.2, foot - size * 0.6, x, foot - size)
    canvas.fill(shape, linear(x - size * 0.15, 0, x + size * 0.15, 0, [(0, scaled(colour, 1.9, 0.05)), (1, colour)]))


def _pine(canvas: Canvas, x: float, foot: float, size: float, colour: str) -> None:
    """An umbrella pine."""
    canvas.stroke(skia.Path().moveTo(x, foot).lineTo(x + size * 0.05, foot - size * 0.7), colour, size * 0.07)
    crown = skia.Path()
    for dx, dy, rx in ((-0.26, 0.72, 0.24), (0.02, 0.82, 0.32), (0.3, 0.73, 0.24)):
        crown.addOval(skia.Rect.MakeLTRB(x + (dx - rx) * size, foot - (dy + 0.13) * size,
                                         x + (dx + rx) * size, foot - (dy - 0.1) * size))  # fmt: skip
    top = foot - size
    canvas.fill(crown, linear(0, top, 0, foot - size * 0.6, [(0, scaled(colour, 2.0, 0.06)), (1, colour)]))


def landscape(canvas: Canvas, box: Box, colour: str, seed: int) -> None:
    """Fill a box with sky, pale sun, three rows of hills with trees and a lit ground."""
    x, y, w, h = box
    rng = np.random.default_rng(seed)
    _sky(canvas, box, colour)
    _clouds(canvas, box, rng)
    hills = (
        (scaled(colour, 0.78, 0.26), 0.64, 0.055), (scaled(colour, 0.56, 0.11), 0.745, 0.055),
        (scaled(colour, 0.34, 0.04), 0.865, 0.035),
    )  # fmt: skip
    for index, (tone, base, rise) in enumerate(hills):
        path, line = _ridge(box, base, rise, rng.uniform(0, 6))
        canvas.fill(path, linear(0, y + h * (base - 0.1), 0, y + h, [(0, scaled(tone, 1.14, 0.03)), (1, tone)]))
        canvas.stroke(path, "#fff2c8", h * 0.006, 0.28)
        if index == 1:
            for _ in range(6):
                px, py = line[int(rng.integers(1, 32))]
                _cypress(canvas, px, py + h * 0.03, rng.uniform(0.11, 0.19) * h, scaled(colour, 0.24, 0.02))
        if index == 0:
            px, py = line[int(rng.integers(3, 12))]
            _pine(canvas, px, py + h * 0.02, 0.16 * h, scaled(colour, 0.34, 0.05))
    haze = [(0, "#ffe8b0", 0.0), (0.5, "#ffe8b0", 0.26), (1, "#ffe8b0", 0.0)]
    canvas.fill(rounded(x, y + h * 0.48, w, h * 0.34, 0), linear(0, y + h * 0.48, 0, y + h * 0.82, haze))
