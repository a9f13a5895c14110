"""The picture of each building: a relief of white marble with gilded parts."""

from __future__ import annotations

import functools
from collections.abc import Callable

import skia

from bake import rome_courts, rome_halls, rome_houses, rome_temples, rome_walls
from bake.kit import Canvas, image, oval
from bake.rome_bas import Bas
from bake.rome_craft import BUILDINGS, Box

PIXELS = 330
"""Side of a relief: that of the largest picture of a card."""

SOURCES = (rome_houses, rome_walls, rome_halls, rome_courts, rome_temples)
DRAWINGS: dict[str, Callable[[Bas], None]] = {
    building: next(getattr(source, building) for source in SOURCES if hasattr(source, building))
    for buildings in BUILDINGS.values()
    for building in buildings
}


@functools.cache
def _relief(building: str, tint: str) -> skia.Image:
    bas = Bas(PIXELS)
    DRAWINGS[building](bas)
    return image(bas.picture(tint))


def monument(canvas: Canvas, building: str, box: Box, tint: str) -> None:
    """Draw a building into a square box, its foot near the box's lower edge; `tint` colours its shadows."""
    x, y, size, _ = box
    canvas.fill(oval(x + size / 2, y + size * 0.965, size * 0.5, size * 0.05), "#000000", 0.5, blur=size * 0.022)
    canvas.draw(_relief(building, tint), x, y, size, size, shadow=(size * 0.014, size * 0.03, 0.5))
