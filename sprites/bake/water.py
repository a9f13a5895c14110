"""Things seen under water, drawn in design units: light shafts, bubbles, kelp, drifting points."""

from __future__ import annotations

import math

import numpy as np
import skia

from bake.canvas import SCREEN, Canvas
from bake.shapes import circle, linear, polygon, radial


def shaft(
    canvas: Canvas,
    x: float,
    width: float,
    top: float,
    length: float,
    drift: float,
    alpha: float,
    blur: float,
    colour: str = "#ffffff",
) -> None:
    """Draw one light shaft that starts `width` wide at (x, top), widens and moves sideways by `drift` to its end."""
    bottom = top + length
    outline = polygon([
        (x, top), (x + width, top), (x + width * 2.3 + drift, bottom), (x - width * 0.9 + drift, bottom),
    ])  # fmt: skip
    fade = linear(0, top, 0, bottom, [(0, colour, alpha), (0.5, colour, alpha * 0.4), (1, colour, 0.0)])
    canvas.fill(outline, fade, blend=SCREEN, blur=blur)


def bubble(canvas: Canvas, x: float, y: float, radius: float, alpha: float = 0.6) -> None:
    """Draw a bubble: a thin bright ring and a glint."""
    stops = [
        (0, "#9ff3ff", 0.02), (0.7, "#9ff3ff", 0.10 * alpha), (0.93, "#dffcff", 0.55 * alpha), (1, "#dffcff", 0.0),
    ]  # fmt: skip
    shade = radial(x + radius * 0.25, y + radius * 0.3, radius * 1.25, stops)
    canvas.fill(circle(x, y, radius), shade, blend=SCREEN)
    canvas.fill(circle(x - radius * 0.36, y - radius * 0.38, radius * 0.2), "#ffffff", 0.75 * alpha)


def kelp(canvas: Canvas, x: float, foot: float, height: float, rng: np.random.Generator, colour: str) -> None:
    """Draw one wavy ribbon of kelp growing from (x, foot)."""
    phase, sway = rng.uniform(0, 6), height * rng.uniform(0.02, 0.06)
    left, right = [], []
    for t in np.linspace(0, 1, 29):
        middle = x + sway * math.sin(phase + t * 7) * (0.3 + t)
        half = (1 - t) * height * 0.022 + height * 0.005 + height * 0.014 * abs(math.sin(t * 22))
        left.append((middle - half, foot - height * t))
        right.append((middle + half, foot - height * t))
    canvas.fill(polygon(left + right[::-1]), colour)


def drift_points(canvas: Canvas, count: int, seed: int, box: tuple[float, float, float, float], size: float) -> None:
    """Scatter faint light points (plankton) of up to `size` units over a box (x, y, w, h)."""
    rng = np.random.default_rng(seed)
    x, y, w, h = box
    for _ in range(count):
        px, py, radius = x + rng.uniform(0, w), y + rng.uniform(0, h), rng.uniform(0.3, 1.0) * size
        glow = radial(px, py, radius * 2.4, [(0, "#d8fff6", rng.uniform(0.1, 0.5)), (1, "#d8fff6", 0.0)])
        canvas.fill(circle(px, py, radius * 2.4), glow, blend=SCREEN)


def wavy_ground(
    x0: float, x1: float, y: float, bottom: float, swell: float, seed: int, waves: float = 2.0
) -> skia.Path:
    """Return an outline of rolling sea floor between x0 and x1 whose top lies around y."""
    rng = np.random.default_rng(seed)
    phases, weights = rng.uniform(0, 6.28, 4), [1.0, 0.5, 0.3, 0.15]
    points = [(x0, bottom)]
    for t in np.linspace(0, 1, 60):
        rise = sum(
            k * math.sin(6.28 * waves * (i + 1) * t + p) for i, (k, p) in enumerate(zip(weights, phases, strict=True))
        )
        points.append((x0 + (x1 - x0) * float(t), y - swell * rise * 0.5))
    return polygon([*points, (x1, bottom)])
