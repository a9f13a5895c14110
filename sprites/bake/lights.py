"""Light and shadow around cards: white halos for the run time to tint, and a soft black shadow."""

from __future__ import annotations

from bake.kit import Canvas, Jobs, Picture, circle, rounded
from bake.sheen import corners

SCALE = 2.0


def halo() -> Picture:
    """A white ring of light around a rounded box, for the run time to tint."""
    size, radius, reach = 96, 10, 24
    canvas = Canvas(size, size, SCALE, (reach, reach, reach, reach))
    for width, alpha in ((24, 0.34), (11, 0.55), (3, 0.7)):
        canvas.stroke(rounded(0, 0, size, size, radius), "#ffffff", width, alpha, blur=width * 0.42)
    return Picture(canvas, corners(canvas, 36, 36), quality=95)


def halo_round() -> Picture:
    """A white ring of light around a disc."""
    size, reach = 64, 22
    canvas = Canvas(size, size, SCALE, (reach, reach, reach, reach))
    for width, alpha in ((22, 0.34), (10, 0.55), (3, 0.7)):
        canvas.stroke(circle(size / 2, size / 2, size / 2), "#ffffff", width, alpha, blur=width * 0.42)
    return Picture(canvas, quality=95)


def soft_shadow() -> Picture:
    """The black shadow of a card."""
    size, radius = 96, 10
    canvas = Canvas(size, size, SCALE, (22, 18, 22, 28))
    canvas.shadow(rounded(0, 0, size, size, radius), 6, 16, 0.75)
    return Picture(canvas, corners(canvas, 30, 30), quality=95)


LIGHT_JOBS: Jobs = {"ui/halo": halo, "ui/halo_round": halo_round, "ui/shadow": soft_shadow}
