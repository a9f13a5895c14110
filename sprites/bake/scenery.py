"""Silhouettes of the sunken world: skylines, spires, columns, rocks, corals, crystals. All in design units."""

from __future__ import annotations

import math

import numpy as np
import skia

from bake.canvas import Canvas
from bake.shapes import polygon, rounded


def _dome(path: skia.Path, x: float, w: float, top: float) -> None:
    path.addOval(skia.Rect.MakeLTRB(x - w * 0.12, top - w * 0.5, x + w * 1.12, top + w * 0.6))
    path.addPath(polygon([(x + w * 0.46, top - w * 0.4), (x + w * 0.5, top - w * 1.15), (x + w * 0.54, top - w * 0.4)]))


def _spire(path: skia.Path, x: float, w: float, top: float) -> None:
    path.moveTo(x - w * 0.1, top)
    path.quadTo(x + w * 0.42, top - w * 0.3, x + w * 0.5, top - w * 1.3)
    path.quadTo(x + w * 0.58, top - w * 0.3, x + w * 1.1, top)
    path.close()


def _lantern(path: skia.Path, x: float, w: float, top: float) -> None:
    path.addRect(skia.Rect.MakeLTRB(x - w * 0.14, top - w * 0.12, x + w * 1.14, top + w * 0.12))
    path.addRect(skia.Rect.MakeLTRB(x + w * 0.16, top - w * 0.5, x + w * 0.84, top))
    path.addOval(skia.Rect.MakeLTRB(x + w * 0.1, top - w * 0.8, x + w * 0.9, top - w * 0.2))
    path.addPath(polygon([(x + w * 0.46, top - w * 0.7), (x + w * 0.5, top - w * 1.25), (x + w * 0.54, top - w * 0.7)]))


def skyline(
    canvas: Canvas,
    x0: float,
    x1: float,
    base: float,
    height: float,
    colour: str,
    seed: int,
    window: str | None = None,
    width: float = 20.0,
) -> None:
    """Draw a row of towers with domes, spires and lanterns; `window` is the colour of lit windows."""
    rng = np.random.default_rng(seed)
    path, lights, x = skia.Path(), [], x0
    while x < x1:
        w, h = rng.uniform(0.6, 1.4) * width, rng.uniform(0.35, 1) * height
        top = base - h
        path.addRect(skia.Rect.MakeLTRB(x, top, x + w, base + height))
        (_dome, _spire, _lantern)[int(rng.integers(0, 3))](path, x, w, top)
        lights += [(x + rng.uniform(0.2, 0.8) * w, rng.uniform(top + 2, base)) for _ in range(int(h / width * 2))]
        x += w * rng.uniform(0.8, 1.5)
    canvas.fill(path, colour)
    if window:
        for lx, ly in lights:
            canvas.glow(lx, ly, width * 0.14, window, 0.9)


def rocks(canvas: Canvas, x0: float, x1: float, base: float, height: float, colour: str, seed: int) -> None:
    """Draw a jagged ridge of rock needles."""
    rng = np.random.default_rng(seed)
    points, x = [(x0, base + height)], x0
    while x < x1:
        step = rng.uniform(0.10, 0.28) * height
        points += [(x, base - rng.uniform(0.05, 0.3) * height), (x + step * 0.5, base - rng.uniform(0.4, 1) * height)]
        x += step
    canvas.fill(polygon([*points, (x1, base + height)]), colour)


def columns(canvas: Canvas, x0: float, x1: float, base: float, height: float, colour: str, count: int) -> None:
    """Draw a colonnade with an entablature."""
    pitch = (x1 - x0) / count
    canvas.fill(rounded(x0, base - height, x1 - x0, height * 0.10, 1), colour)
    canvas.fill(rounded(x0, base - height * 0.07, x1 - x0, height * 0.07, 0), colour)
    for i in range(count):
        x = x0 + pitch * (i + 0.5)
        shaft = [
            (x - pitch * 0.17, base), (x - pitch * 0.13, base - height * 0.86), (x - pitch * 0.24, base - height * 0.92),
            (x + pitch * 0.24, base - height * 0.92), (x + pitch * 0.13, base - height * 0.86), (x + pitch * 0.17, base),
        ]  # fmt: skip
        canvas.fill(polygon(shaft), colour)


def crystals(canvas: Canvas, x0: float, x1: float, base: float, height: float, colour: str, seed: int) -> None:
    """Draw clusters of leaning crystal needles."""
    rng = np.random.default_rng(seed)
    path = skia.Path()
    for x in np.arange(x0, x1, height * 0.16):
        tall, lean, half = rng.uniform(0.35, 1) * height, rng.uniform(-0.35, 0.35), rng.uniform(0.04, 0.09) * height
        tip = (float(x) + lean * tall, base - tall)
        neck = (float(x) + lean * tall * 0.78, base - tall * 0.8)
        outline = [
            (x - half, base + height),
            (neck[0] - half, neck[1]),
            tip,
            (neck[0] + half, neck[1]),
            (x + half, base + height),
        ]
        path.addPath(polygon([(float(px), float(py)) for px, py in outline]))
    canvas.fill(path, colour)


def stalactites(canvas: Canvas, x0: float, x1: float, top: float, length: float, colour: str, seed: int) -> None:
    """Draw hanging rock teeth of up to `length`."""
    rng = np.random.default_rng(seed)
    points, x = [(x0, top)], x0
    while x < x1:
        step = rng.uniform(0.12, 0.34) * length
        reach = rng.uniform(0.25, 1) * length
        points += [
            (x, top + 0.15 * length),
            (x + step * 0.45, top + reach * 0.6),
            (x + step * 0.5, top + reach),
            (x + step * 0.6, top + reach * 0.55),
        ]
        x += step
    canvas.fill(polygon([*points, (x1, top + 0.15 * length), (x1, top)]), colour)


def cave_mouth(
    canvas: Canvas, w: float, h: float, colour: str, seed: int, opening: tuple[float, float, float, float]
) -> None:
    """Cover the box with rock, leaving a ragged opening (middle x, middle y, radius x, radius y)."""
    rng = np.random.default_rng(seed)
    cx, cy, rx, ry = opening
    points = []
    for angle in np.linspace(0, 2 * math.pi, 46, endpoint=False):
        ragged = 1 + rng.uniform(-0.09, 0.09)
        points.append((cx + rx * ragged * math.cos(angle), cy + ry * ragged * math.sin(angle)))
    outline = skia.Op(rounded(-10, -10, w + 20, h + 20, 0), polygon(points), skia.kDifference_PathOp)
    canvas.shadow(outline, 0, 14, 0.7)
    canvas.fill(outline, colour)


def icon_row(
    canvas: Canvas, icon: str, places: tuple[tuple[float, float, float], ...], colour: str, alpha: float = 1.0
) -> None:
    """Draw a flat icon at several places (middle x, foot y, size)."""
    for x, foot, size in places:
        canvas.icon(icon, x - size / 2, foot - size, size, colour, alpha)
