"""Finishing touches used by several pictures."""

from __future__ import annotations

import numpy as np

from bake.kit import Canvas


def grain(canvas: Canvas, strength: float) -> None:
    """Break the steps of dark gradients with fine grain; `strength` is the largest opacity of a grain."""
    rng = np.random.default_rng(1)
    size = (round(canvas.height * canvas.scale), round(canvas.width * canvas.scale))
    grey = np.repeat((rng.random(size) < 0.5).astype(np.float32)[..., None], 3, -1)
    alpha = (rng.random(size).astype(np.float32) * strength)[..., None]
    canvas.draw(np.concatenate([grey, alpha], -1), 0, 0, canvas.width, canvas.height)
