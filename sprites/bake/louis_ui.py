"""Panels, buttons and other controls of the Louis XIV table: dark walnut with fine gold lines."""

from __future__ import annotations

from functools import partial

from bake.kit import Canvas, Jobs, Picture, gilding, linear, radial, rounded
from bake.sheen import corners
from bake.skins import HOUSE, SCALE, Skin, skin_jobs, walnut, walnut_bar

COURT = Skin(
    name="court",
    primary=[(0, "#fdf0c0"), (0.1, "#f6dd94"), (0.47, "#d8a53c"), (0.53, "#b37a22"), (0.9, "#dfb65c"), (1, "#efd084")],
    primary_rim="#fff6d6",
    secondary=[(0, "#5a3c1e"), (0.08, "#4a3018"), (0.5, "#301c0e"), (0.54, "#27160a"), (1, "#352010")],
    secondary_rim="#d8a53c",
    hollow="#0b0502",
    hollow_rim="#b98529",
    line="#e6bd5c",
    mark="#ffe9ae",
    tooltip=[(0, "#35210f"), (1, "#170c05")],
    bead=HOUSE.bead,
)


def panel(heavy: bool) -> Picture:
    """A pane of dark polished walnut, a little translucent, with a gold rim and an inner gold hairline."""
    width, height, radius = 480, 360, 14
    canvas = Canvas(width, height, SCALE, (30, 24, 30, 44) if heavy else (12, 10, 12, 18))
    board = rounded(0, 0, width, height, radius)
    canvas.shadow(board, *((10, 28, 0.6) if heavy else (3, 10, 0.45)))
    with canvas.clipped(board):
        canvas.skia.clear(0)
        canvas.draw(walnut(width * 2, height * 2, 63), 0, 0, width, height, 0.92)
        canvas.fill(board, linear(0, 0, 0, height, [(0, "#2b1a10", 0.85), (1, "#120904", 0.91)]))
        warmth = [(0, "#ffc878", 0.12), (1, "#ffc878", 0.0)]
        canvas.fill(board, radial(width * 0.3, -height * 0.15, width * 0.8, warmth))
    canvas.inner_shadow(board, 14, 0.55, 2)
    canvas.stroke(rounded(-0.5, -0.5, width + 1, height + 1, radius + 0.5), "#080301", 1.4, 0.7)
    canvas.stroke(rounded(0.9, 0.9, width - 1.8, height - 1.8, radius - 0.5), gilding(0, height), 1.9)
    canvas.stroke(rounded(5, 5, width - 10, height - 10, radius - 4), "#d8a53c", 0.8, 0.36)
    return Picture(canvas, corners(canvas, 26, 26), quality=86)


def note() -> Picture:
    """The blue panel of the hint line: velvet blue with a gold rim."""
    width, height, radius = 240, 120, 14
    canvas = Canvas(width, height, SCALE, (12, 10, 12, 18))
    board = rounded(0, 0, width, height, radius)
    canvas.shadow(board, 4, 12, 0.5)
    canvas.fill(board, linear(0, 0, 0, height, [(0, "#1b2d63", 0.96), (1, "#0b1330", 0.96)]))
    canvas.inner_shadow(board, 14, 0.5, 2)
    canvas.stroke(rounded(0.8, 0.8, width - 1.6, height - 1.6, radius - 0.5), gilding(0, height), 1.7)
    canvas.stroke(rounded(4.6, 4.6, width - 9.2, height - 9.2, radius - 4), "#8fa6ea", 0.7, 0.3)
    return Picture(canvas, corners(canvas, 24, 24), quality=90)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        **skin_jobs(COURT),
        "ui/court/panel": partial(panel, True),
        "ui/court/panel_plain": partial(panel, False),
        "ui/court/bar": walnut_bar,
        "ui/court/note": note,
    }
