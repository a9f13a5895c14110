"""Carved card frames: a round bar with an engraved line or beads, bosses in the corners, and patina."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import numpy as np
import skia
from scipy import ndimage

from bake.canvas import Canvas, Shadow, image
from bake.colour import Array
from bake.masks import path_mask
from bake.noise import fractal_noise
from bake.relief import Finish, reduced, shade, shoulder
from bake.shapes import circle, hollow

OVERSIZE = 2
EDGE = 2.0


class Carving(NamedTuple):
    """Measures of a frame in design units."""

    surface: str
    radius: float
    bar: float
    boss: float
    """Radius of the round bosses in the corners."""
    bead: float = 0.0
    """Distance of the beads along the bar; 0 = an engraved line instead."""
    patina: float = 0.0
    """Strength of the stains."""


LORD_FRAME = Carving("verdigris", 10, 5.4, 6.4, 0.0, 0.30)
LOCATION_FRAME = Carving("gold", 12, 7, 8.0, 5.0, 0.10)
PLAQUE_FRAME = Carving("gold", 8, 4.6, 5.4, 3.6, 0.08)


def carved_frame(canvas: Canvas, w: float, h: float, carving: Carving, shadow: Shadow | None = (1.5, 3, 0.55)) -> None:
    """Draw a frame along the edge of the box (0, 0, w, h); its shadow falls on what lies inside."""
    picture = _frame(w, h, carving, canvas.scale)
    canvas.draw(picture, -EDGE, -EDGE, w + 2 * EDGE, h + 2 * EDGE, shadow=shadow)


@functools.cache
def _frame(w: float, h: float, carving: Carving, scale: float) -> skia.Image:
    unit = scale * OVERSIZE
    bar = carving.bar
    box = (w + 2 * EDGE, h + 2 * EDGE)
    outline = hollow(EDGE, EDGE, w, h, carving.radius, bar)
    mask = path_mask(outline, *box, unit)
    height = shoulder(mask, bar * 0.42 * unit) * 0.9
    middle = hollow(EDGE + bar * 0.5 - 0.01, EDGE + bar * 0.5 - 0.01, w - bar, h - bar, carving.radius - bar / 2, 0.3)
    line = ndimage.gaussian_filter(path_mask(middle, *box, unit), bar * 0.09 * unit)
    height -= line / max(1e-6, float(line.max())) * bar * 0.16 * unit
    if carving.bead:
        height = np.maximum(height, _beads(w, h, carving, unit))
    bosses = path_mask(_bosses(w, h, carving), *box, unit)
    height = np.where(bosses > 0.5, np.maximum(height * 0.2, _boss_height(bosses, carving, unit)), height)
    whole = np.maximum(mask, bosses)
    stain = (fractal_noise(whole.shape[0], whole.shape[1], 7 * unit, 4, 31) - 0.5) * carving.patina
    finish = Finish(sheen=0.14, grain=0.012)
    return image(
        reduced(
            shade(ndimage.gaussian_filter(height, 0.12 * unit) + stain * unit, whole, carving.surface, finish), OVERSIZE
        )
    )


def _bosses(w: float, h: float, carving: Carving) -> skia.Path:
    """Return the four corner discs, cut off by the frame's outer edge."""
    inset = carving.radius * 0.62
    discs = skia.Path()
    for x in (inset, w - inset):
        for y in (inset, h - inset):
            discs = skia.Op(discs, circle(EDGE + x, EDGE + y, carving.boss), skia.kUnion_PathOp)
    outer = hollow(EDGE, EDGE, w, h, carving.radius, min(w, h) / 2 - 0.5)
    return skia.Op(discs, outer, skia.kIntersect_PathOp)


def _boss_height(bosses: Array, carving: Carving, unit: float) -> Array:
    """Height of a rosette: a ring around a knob."""
    depth = ndimage.distance_transform_edt(bosses > 0.5) / unit / carving.boss
    ring = np.sqrt(np.clip(1 - ((depth - 0.2) / 0.2) ** 2, 0, 1)) * 0.3
    knob = np.sqrt(np.clip(1 - ((1 - depth) / 0.52) ** 2, 0, 1)) * 0.5
    return np.maximum(ring, knob) * carving.boss * unit


def _beads(w: float, h: float, carving: Carving, unit: float) -> Array:
    """Height of a row of beads in the middle of each bar."""
    bar, radius = carving.bar, carving.bar * 0.27
    rows, columns = np.mgrid[0 : round((h + 2 * EDGE) * unit), 0 : round((w + 2 * EDGE) * unit)] / unit - EDGE
    height = np.zeros_like(rows)
    for along, across, length, far in ((columns, rows, w, h), (rows, columns, h, w)):
        count = max(1, round((length - 2 * carving.radius) / carving.bead))
        pitch = (length - 2 * carving.radius) / count
        phase = (along - carving.radius) % pitch - pitch / 2
        within = (along > carving.radius) & (along < length - carving.radius)
        for middle in (bar / 2, far - bar / 2):
            ball = np.sqrt(np.clip(1 - (phase**2 + (across - middle) ** 2) / radius**2, 0, 1))
            height = np.maximum(height, np.where(within, ball, 0))
    return height * bar * 0.62 * unit * math.sqrt(0.9)
