"""Panels, buttons and other controls of the Roman table: deep red lacquer, bronze rims, a meander along the bar."""

from __future__ import annotations

from functools import partial

import skia

from bake.kit import Canvas, Jobs, Picture, fractal_noise, gilding, linear, radial, ramp, rounded
from bake.rome_craft import meander
from bake.sheen import corners
from bake.skins import HOUSE, SCALE, Skin, skin_jobs

ROME = Skin(
    name="rome",
    primary=[(0, "#fdf0c0"), (0.1, "#f6dd94"), (0.47, "#d8a53c"), (0.53, "#b37a22"), (0.9, "#dfb65c"), (1, "#efd084")],
    primary_rim="#fff6d6",
    secondary=[(0, "#8a3022"), (0.08, "#6a2018"), (0.5, "#48130e"), (0.54, "#3a0e0a"), (1, "#521a12")],
    secondary_rim="#d8a53c",
    hollow="#120303",
    hollow_rim="#b98742",
    line="#e6bd5c",
    mark="#ffe9ae",
    tooltip=[(0, "#4a1812"), (1, "#210806")],
    bead=HOUSE.bead,
    corner=9,
)
LACQUER = ((0.0, "#1c0807"), (0.5, "#3a1512"), (1.0, "#5a221b"))


def panel(heavy: bool) -> Picture:
    """A board of dark red lacquer with a bronze rim and an inner gold hairline."""
    width, height, radius = 480, 360, 10
    canvas = Canvas(width, height, SCALE, (30, 24, 30, 44) if heavy else (12, 10, 12, 18))
    board = rounded(0, 0, width, height, radius)
    canvas.shadow(board, *((10, 28, 0.6) if heavy else (3, 10, 0.45)))
    with canvas.clipped(board):
        canvas.skia.clear(0)
        clouds = 0.35 + 0.3 * fractal_noise(height, width, 160, 4, 31)
        canvas.draw(ramp(clouds, LACQUER), 0, 0, width, height, 0.96)
        canvas.fill(board, linear(0, 0, 0, height, [(0, "#3a1512", 0.6), (1, "#1c0807", 0.75)]))
        warmth = [(0, "#ffb070", 0.12), (1, "#ffb070", 0.0)]
        canvas.fill(board, radial(width * 0.3, -height * 0.15, width * 0.8, warmth))
    canvas.inner_shadow(board, 14, 0.55, 2)
    canvas.stroke(rounded(-0.5, -0.5, width + 1, height + 1, radius + 0.5), "#0c0302", 1.4, 0.7)
    canvas.stroke(rounded(0.9, 0.9, width - 1.8, height - 1.8, radius - 0.5), gilding(0, height), 2.0)
    canvas.stroke(rounded(5, 5, width - 10, height - 10, radius - 4), "#d8a53c", 0.9, 0.42)
    return Picture(canvas, corners(canvas, 24, 24), quality=88)


def bar() -> Picture:
    """The bar along the upper edge of the table: red lacquer, a gold meander, a gold edge."""
    width, height, unit = 945, 64, 2.7
    canvas = Canvas(width, height, SCALE, (0, 0, 0, 22))
    shape = rounded(-20, -20, width + 40, height + 20, 0)
    canvas.shadow(shape, 4, 18, 0.7)
    canvas.fill(shape, linear(0, 0, 0, height, [(0, "#5c1712"), (0.7, "#2e0b09"), (1, "#1c0605")]))
    canvas.fill(rounded(0, 0, width, 22, 0), linear(0, 0, 0, 22, [(0, "#ffd9a0", 0.14), (1, "#ffd9a0", 0.0)]))
    canvas.stroke(meander(0, width + 1, 49.5, unit), "#1a0806", 2.4, 0.6)
    canvas.stroke(meander(0, width + 1, 49, unit), "#d8a53c", 1.3, 0.8)
    edge = skia.Path().moveTo(-4, height - 1).lineTo(width + 4, height - 1)
    canvas.stroke(edge, "#000000", 4, 0.6)
    canvas.stroke(edge, gilding(height - 3, height + 1), 2.2)
    return Picture(canvas, (8, 16, 8, round((22 + 18) * SCALE)), quality=90)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        **skin_jobs(ROME),
        "ui/rome/panel": partial(panel, True),
        "ui/rome/panel_plain": partial(panel, False),
        "ui/rome/bar": bar,
    }
