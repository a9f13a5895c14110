"""What lies on Rome's table: camps of marble, the pool, trays, hollows, bronze plates. All of them nine-slices."""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from bake.kit import Canvas, Jobs, Picture, gilding, linear, marble, radial, rounded, scaled
from bake.rome_craft import LINE, MATERIALS, plate
from bake.sheen import corners
from bake.throne_rome import mosaic

SCALE = 2.0
BAND = 36
"""Width of the mosaic bands in design units."""
STONE = 8
"""Side of a mosaic stone in pixels."""


def _slab(canvas: Canvas, radius: float, thick: float, seed: int, base: str, vein: str) -> skia.Path:
    """A thick slab of polished marble; returns the outline of its face."""
    w, h = canvas.width, canvas.height
    face = rounded(0, 0, w, h, radius)
    canvas.shadow(rounded(0, thick, w, h, radius), 10, 26, 0.7)
    canvas.fill(rounded(0, thick, w, h, radius), scaled(base, 0.4))
    with canvas.clipped(face):
        stone = marble(round(h), round(w), seed, base, vein, 260, 0.45, 8)
        canvas.draw(stone, 0, 0, w, h)
        canvas.fill(face, radial(w * 0.3, 0, w * 0.7, [(0, "#fff6e0", 0.2), (1, "#fff6e0", 0.0)]))
    return face


def camp() -> Picture:
    """One's own camp: white marble between two mosaic bands."""
    w, h, radius = 1424, 304, 12
    canvas = Canvas(w, h, SCALE, (26, 18, 26, 46))
    face = _slab(canvas, radius, 11, 99, "#efe8db", "#94897d")
    with canvas.clipped(face):
        for left, seed in ((0, 7), (w - BAND, 8)):
            stones = np.swapaxes(mosaic(BAND * 2, h * 2, seed, STONE), 0, 1)
            canvas.draw(stones if left else stones[:, ::-1].copy(), left, 0, BAND, h)
        for left in (BAND, w - BAND):
            canvas.fill(rounded(left - 5, 0, 10, h, 0), "#000000", 0.25, blur=3)
            canvas.stroke(skia.Path().moveTo(left, 0).lineTo(left, h), "#9a6a1e", 1.8)
    canvas.stroke(rounded(1, 1, w - 2, h - 2, radius), gilding(0, h), 2.4)
    return Picture(canvas, corners(canvas, BAND + 6, 20), quality=84)


def camp_rival() -> Picture:
    """A rival's camp: a smaller slab of grey marble."""
    w, h, radius = 464, 206, 8
    canvas = Canvas(w, h, SCALE, (22, 14, 22, 40))
    _slab(canvas, radius, 7, 61, "#d9cfbe", "#86796a")
    canvas.stroke(rounded(1, 1, w - 2, h - 2, radius), "#ffffff", 1.6, 0.55)
    canvas.stroke(rounded(0, 0, w, h, radius), "#57503f", 1, 0.8)
    return Picture(canvas, corners(canvas, 20, 20), quality=86)


def pool() -> Picture:
    """The pool: dark green marble between two mosaic bands."""
    w, h, radius = 1424, 206, 10
    canvas = Canvas(w, h, SCALE, (26, 18, 26, 46))
    face = _slab(canvas, radius, 9, 77, "#3b4a44", "#a9b8a4")
    with canvas.clipped(face):
        for top, seed in ((0, 3), (h - BAND, 4)):
            canvas.draw(mosaic(BAND * 2, w * 2, seed, STONE), 0, top, w, BAND)
        for top in (BAND, h - BAND):
            canvas.fill(rounded(0, top - 5, w, 10, 0), "#000000", 0.3, blur=3)
            canvas.stroke(skia.Path().moveTo(0, top).lineTo(w, top), LINE, 1.7)
    canvas.stroke(rounded(0.8, 0.8, w - 1.6, h - 1.6, radius), gilding(0, h), 2.2)
    return Picture(canvas, corners(canvas, 20, BAND + 4), quality=84)


def zone() -> Picture:
    """A shallow hollow in light marble."""
    w, h, radius = 226, 264, 8
    canvas = Canvas(w, h, SCALE, (2, 2, 2, 3))
    shape = rounded(0, 0, w, h, radius)
    canvas.fill(shape, "#5b4630", 0.17)
    canvas.inner_shadow(shape, 10, 0.4, 3)
    canvas.stroke(rounded(0, 1, w, h, radius), "#ffffff", 1.2, 0.5)
    return Picture(canvas, corners(canvas, 22, 22), quality=92)


def tray(colour: str) -> Picture:
    """A deep hollow of the pool with a rim of a colour."""
    w, h, radius = 142, 122, 8
    canvas = Canvas(w, h, SCALE, (3, 3, 3, 3))
    shape = rounded(0, 0, w, h, radius)
    canvas.fill(shape, "#0b1512", 0.55)
    canvas.inner_shadow(shape, 14, 0.75, 4)
    canvas.stroke(shape, "#000000", 2.8, 0.4)
    rim = linear(0, 0, 0, h, [(0, scaled(colour, 1.1, 0.06)), (0.5, colour), (1, scaled(colour, 1.25, 0.12))])
    canvas.stroke(shape, rim, 1.8)
    return Picture(canvas, corners(canvas, 24, 24), quality=92)


def slot() -> Picture:
    """The place of a card of the hand."""
    w, h, radius = 150, 216, 9
    canvas = Canvas(w, h, SCALE, (3, 3, 3, 3))
    shape = rounded(0, 0, w, h, radius)
    canvas.fill(shape, "#1a0505", 0.4)
    canvas.inner_shadow(shape, 14, 0.7, 4)
    canvas.stroke(shape, linear(0, 0, 0, h, [(0, "#3a1208", 0.8), (1, "#e0b24e", 0.7)]), 1.4)
    canvas.relief("laurels", 47, 80, 56, "#7a2a20", 1.2, (0, 1, 0.3))
    return Picture(canvas, corners(canvas, 24, 24), quality=90)


def title_plate() -> Picture:
    """A bronze plate for the title of a panel or zone."""
    w, h = 200, 30
    canvas = Canvas(w, h, 3, (8, 6, 8, 12))
    canvas.shadow(rounded(0, 0, w, h, 4), 4, 8, 0.6)
    plate(canvas, (0, 0, w, h))
    return Picture(canvas, corners(canvas, 14, 0), quality=92)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "glory_to_rome/camp": camp,
        "glory_to_rome/camp_rival": camp_rival,
        "glory_to_rome/pool": pool,
        "glory_to_rome/zone": zone,
        "glory_to_rome/tray": partial(tray, LINE),
        "glory_to_rome/slot": slot,
        "ui/rome/plate": title_plate,
    }
    for name, kind in MATERIALS.items():
        drawn[f"glory_to_rome/tray_{name}"] = partial(tray, kind.colour)
    return drawn
