"""What the three throne pictures share: the arch, the niche with its carved frame, steps, cushions, drapery, the plate.

All of it is drawn on a canvas of `WIDTH` x `HEIGHT` design units; thrones are symmetrical about `AXIS`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
import skia
from scipy import ndimage

from bake.kit import (
    Array,
    Canvas,
    Fill,
    Finish,
    Picture,
    Ramp,
    Shadow,
    Stops,
    inflated,
    linear,
    path_mask,
    polygon,
    reduced,
    rounded,
    shade,
)

WIDTH, HEIGHT, AXIS = 420.0, 560.0, 210.0
SCALE = 2.0
PAD = (18.0, 14.0, 18.0, 30.0)
OPENING = (40.0, 26.0, 340.0, 452.0)
"""Box of the niche: left, top, width, height."""
PLATE = (52.0, 494.0, 316.0, 54.0)
"""Box of the plate that carries the game's name (written at run time)."""

VELVET = Finish(flat=0.40, contrast=0.66, gloss=0.10, sheen=0.06)
STONE = Finish(flat=0.55, contrast=0.5, gloss=0.12, sheen=0.04, grain=0.012)

Point = tuple[float, float]


def new_canvas() -> Canvas:
    """Return an empty throne picture."""
    return Canvas(WIDTH, HEIGHT, SCALE, PAD)


def finished(canvas: Canvas) -> Picture:
    """Return the sprite of a finished throne; its manifest entry says where the plate lies."""
    return Picture(canvas, quality=90, extra={"plate": list(PLATE)})


# ---------- outlines ----------
def arch(x: float, y: float, w: float, h: float) -> skia.Path:
    """Return a box closed by a half circle at its top."""
    path = skia.Path()
    path.moveTo(x, y + h)
    path.lineTo(x, y + w / 2)
    path.arcTo(skia.Rect.MakeXYWH(x, y, w, w), 180, 180, False)
    path.lineTo(x + w, y + h)
    path.close()
    return path


def inset_arch(box: tuple[float, float, float, float], by: float) -> skia.Path:
    """Return the arch over a box made narrower by `by` on all sides but the foot (negative: wider)."""
    x, y, w, h = box
    return arch(x + by, y + by, w - 2 * by, h - by)


def without(outer: skia.Path, inner: skia.Path) -> skia.Path:
    """Return the first outline less the second."""
    return skia.Op(outer, inner, skia.kDifference_PathOp)


def mirrored(path: skia.Path) -> skia.Path:
    """Return the outline seen in a mirror standing on the axis."""
    flip = skia.Matrix.Scale(-1, 1)
    flip.postTranslate(2 * AXIS, 0)
    turned = skia.Path()
    path.transform(flip, turned)
    return turned


def both_sides(path: skia.Path) -> skia.Path:
    """Return the outline together with its mirror image."""
    return skia.Op(path, mirrored(path), skia.kUnion_PathOp)


def closed(start: Point, *curves: Sequence[float]) -> skia.Path:
    """Return a closed outline: each further item is a point (2 numbers), a quad (4) or a cubic curve (6)."""
    path = skia.Path()
    path.moveTo(*start)
    draw = {2: path.lineTo, 4: path.quadTo, 6: path.cubicTo}
    for curve in curves:
        draw[len(curve)](*curve)
    path.close()
    return path


def symmetrical(start: Point, *curves: Sequence[float]) -> skia.Path:
    """Return a closed outline given by its left half, from a point on the axis down to a point on the axis."""
    return both_sides(closed(start, *curves))


# ---------- surfaces ----------
def sculpt(
    canvas: Canvas,
    box: tuple[float, float, float, float],
    height: Callable[[Array, Array], tuple[Array, Array]],
    surface: str | Ramp,
    finish: Finish,
    shadow: Shadow | None = None,
) -> None:
    """Shade a surface given by a function of x and y (maps in design units) that returns height and opacity."""
    oversize = 2
    x, y, w, h = box
    step = 1 / (canvas.scale * oversize)
    across, down = (np.arange(start, start + size, step, dtype=np.float32) for start, size in ((x, w), (y, h)))
    columns, rows = np.meshgrid(across, down)
    rise, mask = height(columns, rows)
    picture = reduced(shade((rise / step).astype(np.float32), mask.astype(np.float32), surface, finish), oversize)
    canvas.draw(picture, x, y, w, h, shadow=shadow)


def cushion(
    canvas: Canvas,
    path: skia.Path,
    surface: str | Ramp,
    rise: float,
    buttons: Sequence[Point] = (),
    finish: Finish = VELVET,
    shadow: Shadow | None = (3, 6, 0.6),
) -> None:
    """Draw an outline blown up like upholstery, drawn in at the buttons."""
    oversize, edge = 2, 4.0
    box = path.getBounds()
    width, height = math.ceil(box.width() + 2 * edge), math.ceil(box.height() + 2 * edge)
    moved = skia.Path(path)
    moved.offset(edge - box.left(), edge - box.top())
    unit = canvas.scale * oversize
    mask = path_mask(moved, width, height, unit)
    field = inflated(mask, rise * unit)
    rows, columns = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32) / unit
    for x, y in buttons:
        squared = (columns - (x - box.left() + edge)) ** 2 + (rows - (y - box.top() + edge)) ** 2
        field -= rise * unit * 0.6 * np.exp(-squared / 42)
    field = ndimage.gaussian_filter(field, 0.8 * oversize)
    picture = reduced(shade(field, mask, surface, finish), oversize)
    canvas.draw(picture, box.left() - edge, box.top() - edge, width, height, shadow=shadow)


def drapery(
    canvas: Canvas,
    path: skia.Path,
    surface: str | Ramp,
    gather: Point,
    folds: float,
    depth: float,
    shadow: Shadow | None = (4, 10, 0.6),
) -> None:
    """Hang cloth into an outline: folds (`folds` per radian) radiate from the point where it is gathered."""
    oversize = 2
    box = path.getBounds().makeOutset(2, 2)
    moved = skia.Path(path)
    moved.offset(-box.left(), -box.top())
    width, height = math.ceil(box.width()), math.ceil(box.height())
    unit = canvas.scale * oversize
    mask = path_mask(moved, width, height, unit)
    rows, columns = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32) / unit
    dx, dy = columns + box.left() - gather[0], rows + box.top() - gather[1]
    angle, far = np.arctan2(dx, np.maximum(dy, 0.1)), np.hypot(dx, dy)
    wave = np.sin(angle * folds + 1.1 * np.sin(angle * folds * 0.37 + far * 0.012))
    field = wave * depth * unit * np.clip(far / 160, 0.15, 1.2) + 0.25 * depth * unit * np.sin(angle * folds * 2.3 + 1)
    picture = reduced(shade(field.astype(np.float32), mask, surface, VELVET), oversize)
    canvas.draw(picture, box.left(), box.top(), width, height, shadow=shadow)


def texture(canvas: Canvas, picture: Array, path: skia.Path, alpha: float = 1.0) -> None:
    """Lay a picture into the bounds of an outline and cut it to its shape."""
    box = path.getBounds()
    with canvas.clipped(path):
        canvas.draw(picture, box.left(), box.top(), box.width(), box.height(), alpha)


# ---------- pieces ----------
def steps(
    canvas: Canvas, tops: Sequence[tuple[float, float, float]], face: Fill, tread: Fill, edge: str | Ramp
) -> None:
    """Draw a flight of steps from the uppermost down, each (y of its edge, half width, height of its face)."""
    depth = 12.0
    for y, half, rise in tops:
        back = half - 9
        corners = [(AXIS - back, y - depth), (AXIS + back, y - depth), (AXIS + half, y), (AXIS - half, y)]
        canvas.fill(polygon(corners), tread)
        front = rounded(AXIS - half, y, 2 * half, rise, 1)
        canvas.shadow(front, 4, 8, 0.5)
        canvas.fill(front, face)
        light = [(0, "#ffffff", 0.10), (0.4, "#000000", 0.0), (1, "#000000", 0.4)]
        canvas.fill(front, linear(AXIS - half, 0, AXIS + half, 0, light))
        canvas.carve(rounded(AXIS - half - 2, y - 2.5, 2 * half + 4, 5.5, 2.5), edge, 2.6, shadow=(2, 4, 0.5))


def niche_frame(canvas: Canvas, band: Array, metal: str | Ramp, width: float = 30.0) -> None:
    """Frame the opening with a band of stone or wood between two metal mouldings; reaches down to the plinth."""
    x, y, w, h = OPENING
    outer = arch(x - width, y - width + 4, w + 2 * width, h + width - 4)
    ring = without(outer, arch(*OPENING))
    texture(canvas, band, ring)
    light = [(0, "#ffffff", 0.30), (0.35, "#ffffff", 0.0), (0.65, "#000000", 0.0), (1, "#000000", 0.55)]
    canvas.fill(ring, linear(x - width, y - width, x + w + width, y + h, light))
    outside = (x - width, y - width + 4, w + 2 * width, h + width - 4)
    canvas.carve(without(inset_arch(outside, 0), inset_arch(outside, 7)), metal, 3.2, shadow=(2, 5, 0.6))
    canvas.carve(without(inset_arch(OPENING, -7), inset_arch(OPENING, 0)), metal, 3.2, shadow=(3, 7, 0.7))


def plinth(canvas: Canvas, stone: Array, metal: str | Ramp, field: Stops) -> None:
    """Draw the foot of the alcove with the metal plate for the name."""
    block = rounded(0, 474, WIDTH, HEIGHT - 474, 5)
    canvas.shadow(block, 8, 22, 0.6)
    texture(canvas, stone, block)
    light = [(0, "#ffffff", 0.22), (0.08, "#ffffff", 0.05), (0.8, "#000000", 0.1), (1, "#000000", 0.5)]
    canvas.fill(block, linear(0, 474, 0, HEIGHT, light))
    canvas.carve(rounded(-3, 470, WIDTH + 6, 12, 4), metal, 4.5, shadow=(4, 8, 0.6))
    canvas.carve(rounded(-1, HEIGHT - 7, WIDTH + 2, 9, 3), metal, 3.5, shadow=None)
    x, y, w, h = PLATE
    plate = rounded(x, y, w, h, 10)
    canvas.shadow(plate, 4, 8, 0.7)
    canvas.fill(plate, linear(0, y, 0, y + h, field))
    canvas.inner_shadow(plate, 14, 0.8, 3)
    canvas.frame(x, y, w, h, 10, 5, metal)


def niche_depth(canvas: Canvas) -> None:
    """Shade the inside of the niche: dark towards the edges, light from the upper left."""
    opening = arch(*OPENING)
    canvas.inner_shadow(opening, 60, 0.75, 14)
    canvas.inner_shadow(opening, 14, 0.6, 5)
