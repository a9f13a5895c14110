"""Silhouettes of the sunken world: skylines, spires, columns, rocks, corals, crystals. All in design units."""

from __future__ import annotations

import numpy as np
import skia
from scipy import ndimage

from bake.canvas import Canvas
from bake.colour import evenly, scaled
from bake.noise import fractal_noise
from bake.relief import Finish, shade
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
    """Draw a jagged ridge of rock peaks with one bright side each."""
    rng = np.random.default_rng(seed)
    ridge, lit, x = [(x0, base + height)], skia.Path(), x0
    while x < x1:
        step, top = rng.uniform(0.3, 0.6) * height, base - rng.uniform(0.45, 1) * height
        peak, saddle = (x + step * rng.uniform(0.4, 0.6), top), (x + step, base - rng.uniform(0.1, 0.35) * height)
        ledge = (peak[0] - step * 0.2, top + height * 0.22)
        ridge += [
            ledge,
            (peak[0] - step * 0.1, top + height * 0.16),
            peak,
            (peak[0] + step * 0.16, top + height * 0.26),
            saddle,
        ]
        lit.addPath(
            polygon([ledge, (peak[0] - step * 0.1, top + height * 0.16), peak, (peak[0] - step * 0.04, base + height)])
        )
        x += step
    canvas.fill(polygon([*ridge, (x1, base + height)]), colour)
    canvas.fill(lit, "#ffffff", 0.07)


def columns(canvas: Canvas, x0: float, x1: float, base: float, height: float, colour: str, count: int) -> None:
    """Draw a colonnade with an entablature."""
    pitch = (x1 - x0) / count
    canvas.fill(rounded(x0, base - height, x1 - x0, height * 0.10, 1), colour)
    canvas.fill(rounded(x0, base - height * 0.07, x1 - x0, height * 0.07, 0), colour)
    for i in range(count):
        x = x0 + pitch * (i + 0.5)
        right = [(0.17, 0.0), (0.13, 0.86), (0.24, 0.92)]
        left = [(-wide, up) for wide, up in reversed(right)]
        shaft = [(x + pitch * wide, base - height * up) for wide, up in right + left]
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


def cave_wall(
    canvas: Canvas,
    w: float,
    h: float,
    hue: str,
    seed: int,
    openings: tuple[tuple[float, float, float, float], ...],
) -> None:
    """Cover the box (0, 0, w, h) with rough rock, leaving ragged openings (middle x, middle y, radius x, radius y)."""
    unit = canvas.scale
    high, wide = canvas.to_pixels(h), canvas.to_pixels(w)
    rough = fractal_noise(high, wide, 26 * unit, 6, seed, gain=0.55)
    rows, columns_ = np.mgrid[0:high, 0:wide].astype(np.float32) / unit
    inside = np.full((high, wide), 9.0, np.float32)
    for cx, cy, rx, ry in openings:
        teeth = np.where(rows < cy, fractal_noise(high, wide, 9 * unit, 3, seed + 4, aspect=3.0) * 1.1, 0.25)
        distance = np.hypot((columns_ - cx) / rx, (rows - cy) / ry) + (rough - 0.5) * 0.55 + teeth * 0.22 - 0.1
        inside = np.minimum(inside, distance)
    mask = ndimage.gaussian_filter((inside > 1).astype(np.float32), 0.7)
    edge = np.clip(inside - 1, 0, 0.35) / 0.35
    height = rough * 15 * unit + np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)) * 9 * unit
    stone = evenly(scaled(hue, 0.04), scaled(hue, 0.2), scaled(hue, 0.48, 0.02), scaled(hue, 0.95, 0.1), "#f4fff8")
    finish = Finish(flat=0.42, contrast=0.75, gloss=0.12, steepness=0.9)
    picture = shade(ndimage.gaussian_filter(height, 0.8), mask, stone, finish)
    glow = np.clip(1 - (inside - 1) / 0.5, 0, 1)[..., None]
    picture[..., :3] = np.clip(picture[..., :3] * (0.62 + 0.75 * glow), 0, 1)
    canvas.draw(picture, 0, 0, w, h, shadow=(2, 8, 0.6))


def icon_row(
    canvas: Canvas, icon: str, places: tuple[tuple[float, float, float], ...], colour: str, alpha: float = 1.0
) -> None:
    """Draw a flat icon at several places (middle x, foot y, size)."""
    for x, foot, size in places:
        canvas.icon(icon, x - size / 2, foot - size, size, colour, alpha)
