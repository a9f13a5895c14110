"""What surrounds the camps: the painted wall behind the table, and the curtain that falls between two players."""

from __future__ import annotations

from functools import partial

import numpy as np

from bake.drapery import Drapery, curtain
from bake.kit import SCREEN, Canvas, Jobs, Picture, drift_points, evenly, gilding, linear, polygon, radial, rounded
from bake.sheen import grain
from bake.throne_rome import mosaic, plaster

WIDTH, HEIGHT = 1920, 1080
SCALE = 2.0
BAND = 24
"""Width of the mosaic border in design units."""
STONE = 6
"""Side of a mosaic stone in pixels."""

CURTAIN = Drapery(
    evenly("#0c0203", "#2c0608", "#5c0e10", "#92201c", "#cc5444", "#f6b8a4"), "laurels", "#f0a070", "#220506"
)


def _border(canvas: Canvas) -> None:
    """Mosaic along the edges of the wall, its triangles pointing inwards."""
    across, down = mosaic(BAND * 2, WIDTH * 2, 11, STONE), mosaic(BAND * 2, HEIGHT * 2, 12, STONE)
    upright = np.swapaxes(down, 0, 1)
    canvas.draw(upright[:, ::-1].copy(), 0, 0, BAND, HEIGHT)
    canvas.draw(upright, WIDTH - BAND, 0, BAND, HEIGHT)
    canvas.draw(across, 0, HEIGHT - BAND, WIDTH, BAND)
    canvas.draw(across[::-1].copy(), 0, 0, WIDTH, BAND)
    inside = rounded(BAND, BAND, WIDTH - 2 * BAND, HEIGHT - 2 * BAND, 0)
    canvas.inner_shadow(inside, 30, 0.7, 6)
    canvas.stroke(inside, "#1a0806", 4, 0.7)
    canvas.stroke(inside, gilding(0, HEIGHT), 2)


def wall() -> Picture:
    """The table's ground: weathered red plaster in a border of mosaic, light falling in from the upper left."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    whole = rounded(0, 0, WIDTH, HEIGHT, 0)
    canvas.draw(plaster(HEIGHT, WIDTH), 0, 0, WIDTH, HEIGHT)
    for inset, width, alpha in ((34, 1.6, 0.35), (40, 0.8, 0.3)):
        canvas.stroke(rounded(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 0), "#e9c878", width, alpha)
    _border(canvas)
    canvas.fill(whole, "#2a0605", 0.34)
    light = [(0, "#ffcf80", 0.26), (0.45, "#ffb060", 0.05), (1, "#150302", 0.74)]
    canvas.fill(whole, radial(820, 430, 1250, light))
    beam = polygon([(300, 0), (760, 0), (240, HEIGHT), (-420, HEIGHT)])
    canvas.fill(beam, linear(0, 0, 0, HEIGHT, [(0, "#ffe6b0", 0.16), (1, "#ffe6b0", 0.0)]), blend=SCREEN, blur=30)
    drift_points(canvas, 60, 2, (0, 64, WIDTH, HEIGHT - 100), 1.4)
    canvas.vignette(0.5, (0.5, 0.46), 0.85)
    grain(canvas, 0.02)
    return Picture(canvas, quality=86, opaque=True)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {"bg/glory_to_rome": wall, "glory_to_rome/curtain": partial(curtain, CURTAIN)}
