"""Small helpers of several pictures: light, grain, nine-slice corners."""

from __future__ import annotations

import numpy as np
import skia

from bake.kit import SCREEN, Canvas, Stops, radial


def soft_light(
    canvas: Canvas, path: skia.Path, x: float, y: float, radius: float, *steps: tuple[float, str, float]
) -> None:
    """Add light to an outline: steps (share of the radius, colour, alpha) around (x, y), fading out at the radius."""
    stops: Stops = [*steps, (1.0, steps[-1][1], 0.0)]
    canvas.fill(path, radial(x, y, radius, stops), blend=SCREEN)


def grain(canvas: Canvas, strength: float) -> None:
    """Break the steps of dark gradients with fine grain; `strength` is the largest opacity of a grain."""
    rng = np.random.default_rng(1)
    size = (round(canvas.height * canvas.scale), round(canvas.width * canvas.scale))
    grey = np.repeat((rng.random(size) < 0.5).astype(np.float32)[..., None], 3, -1)
    alpha = (rng.random(size).astype(np.float32) * strength)[..., None]
    canvas.draw(np.concatenate([grey, alpha], -1), 0, 0, canvas.width, canvas.height)


def corners(canvas: Canvas, x: float, top: float, bottom: float | None = None) -> tuple[int, int, int, int]:
    """Return the slice of corners that reach `x` units in from the sides and `top`, `bottom` from above and below."""
    insets = (x, top, x, top if bottom is None else bottom)
    sides = zip(canvas.pad, insets, strict=True)
    left, above, right, below = (round((pad + inset) * canvas.scale) for pad, inset in sides)
    return left, above, right, below
