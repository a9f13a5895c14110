"""Cameo portraits: a height field put together from slabs, curls, beads, swellings and lines, shaded as ivory.

A portrait is drawn in a box of 100 x 124 units and looks to the right. Its bust stays where it is given; its head and
hair are given as if the box began `HEAD_DROP` units lower, so that a crown still fits above them.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage

from bake.kit import Array, Finish, Ramp, path_mask, reduced, shade

BOX = (100, 124)
HEAD_DROP = 7.0
OVERSIZE = 2
UNIT = 3.2
"""Final pixels per unit."""

IVORY = Finish(flat=0.60, contrast=0.66, gloss=0.26, sheen=0.04, steepness=0.66)
GILT = Finish(flat=0.50, contrast=0.52, gloss=0.34, sheen=0.06, steepness=0.66)


@dataclass(frozen=True)
class Slab:
    """A filled outline (SVG path) with a round edge `bevel` wide whose foot lies at `lift`.

    It covers what lies below; with `sinking` it only adds what stands higher, and from that height (units) downwards
    it sinks into it, as a neck does into shoulders.
    """

    outline: str
    lift: float
    bevel: float
    sinking: float | None = None


@dataclass(frozen=True)
class Curl:
    """A lock of hair rolled up: half a ball with a spiral of strands, which turns to the left if `turn` is -1."""

    x: float
    y: float
    radius: float
    lift: float
    turn: int = 1
    start: float = 0.0
    """Angle at which the spiral begins, so that neighbours differ."""


@dataclass(frozen=True)
class Bead:
    """A pearl or stud."""

    x: float
    y: float
    radius: float
    lift: float


@dataclass(frozen=True)
class Swelling:
    """A soft bump on what is already there (a hollow if `rise` is negative)."""

    x: float
    y: float
    radius_x: float
    radius_y: float
    rise: float


@dataclass(frozen=True)
class Line:
    """A groove along a path, `width` wide (a ridge if `depth` is negative)."""

    path: str
    depth: float
    width: float


Part = Slab | Curl | Bead | Swelling | Line
Parts = tuple[Part, ...]


@dataclass(frozen=True)
class Portrait:
    """What a person's cameo is made of, from back to front."""

    bust: Parts
    head: Parts
    front: Parts = ()
    """Dress that lies over the neck; placed like the bust."""


Layer = tuple[str | Ramp, Finish, Parts]
"""Parts made of one material, and how it answers the light; placed like a bust."""


class _Field:
    """The height field (in oversized pixels) and its mask while the parts are laid on."""

    def __init__(self, unit: float) -> None:
        self.unit = unit
        self.width, self.height = round(BOX[0] * unit), round(BOX[1] * unit)
        self.rise = np.zeros((self.height, self.width), np.float32)
        self.mask = np.zeros((self.height, self.width), np.float32)

    def lay(self, part: Part, drop: float) -> None:
        """Lay one part on, moved down by `drop` units."""
        match part:
            case Slab():
                self._slab(part, drop)
            case Curl() | Bead():
                self._ball(part, drop)
            case Swelling():
                self._swell(part, drop)
            case Line():
                self._line(part, drop)

    def _slab(self, slab: Slab, drop: float) -> None:
        path = skia.Path(svg_path(slab.outline))
        path.offset(0, drop)
        shape = path_mask(path, self.width / self.unit, self.height / self.unit, self.unit)
        inside = shape > 0.5
        far = ndimage.gaussian_filter(ndimage.distance_transform_edt(inside), 0.4 * self.unit)
        depth = np.clip(far / self.unit / slab.bevel, 0, 1)
        rise = slab.lift + np.sqrt(1 - (1 - depth) ** 2) * slab.bevel * 0.9
        if slab.sinking is not None:
            rows = np.arange(self.height)[:, None] / self.unit
            rise = np.maximum(rise - np.clip((rows - slab.sinking - drop) / 9, 0, 2) ** 1.5 * 4, self.rise)
        self.rise = np.where(inside, rise, self.rise)
        self.mask = np.maximum(self.mask, shape)

    def _window(self, x: float, y: float, reach: float) -> tuple[slice, slice, Array, Array]:
        """Return the rows and columns within `reach` units of a place, and their distances from it in units."""
        top, bottom = (int(np.clip((y + s * reach) * self.unit, 0, self.height)) for s in (-1, 1))
        left, right = (int(np.clip((x + s * reach) * self.unit, 0, self.width)) for s in (-1, 1))
        rows, columns = np.mgrid[top:bottom, left:right].astype(np.float32) / self.unit
        return slice(top, bottom), slice(left, right), rows - y, columns - x

    def _ball(self, part: Curl | Bead, drop: float) -> None:
        rows, columns, dy, dx = self._window(part.x, part.y + drop, part.radius + 1)
        far = np.hypot(dx, dy) / part.radius
        dome = np.sqrt(np.clip(1 - far**2, 0, 1)) * part.radius
        if isinstance(part, Curl):
            angle = np.arctan2(dy, dx) * part.turn + part.start
            strands = np.sin(far * 12 + angle) * 0.55 + np.sin(far * 25 + 2 * angle) * 0.16
            dome = dome * 0.72 + strands * np.clip(1.15 - far, 0, 1) ** 0.4
        shape = np.clip((1 - far) * part.radius * self.unit + 0.5, 0, 1)
        self.rise[rows, columns] = np.where(
            shape > 0.5, np.maximum(part.lift + dome, self.rise[rows, columns]), self.rise[rows, columns]
        )
        self.mask[rows, columns] = np.maximum(self.mask[rows, columns], shape)

    def _swell(self, part: Swelling, drop: float) -> None:
        rows, columns, dy, dx = self._window(part.x, part.y + drop, 3 * max(part.radius_x, part.radius_y))
        self.rise[rows, columns] += part.rise * np.exp(-((dx / part.radius_x) ** 2) - (dy / part.radius_y) ** 2)

    def _line(self, line: Line, drop: float) -> None:
        surface = skia.Surface(self.width, self.height)
        canvas = surface.getCanvas()
        canvas.clear(0)
        canvas.scale(self.unit, self.unit)
        canvas.translate(0, drop)
        paint = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=line.width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        paint.setColor(skia.ColorWHITE)
        canvas.drawPath(svg_path(line.path), paint)
        trace = surface.toarray()[..., 3].astype(np.float32) / 255
        self.rise -= ndimage.gaussian_filter(trace, 0.25 * self.unit) * line.depth


@functools.cache
def svg_path(data: str) -> skia.Path:
    """Return the outline of SVG path data (M, L, C, Q, Z with absolute coordinates)."""
    path = skia.Path()
    draw = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo, "Q": path.quadTo}
    for command in data.replace("Z", "").split("M")[1:]:
        for letter, numbers in _commands("M" + command):
            draw[letter](*numbers)
        if "Z" in data:
            path.close()
    return path


def _commands(data: str) -> list[tuple[str, list[float]]]:
    """Split path data into (letter, numbers)."""
    items: list[tuple[str, list[float]]] = []
    for word in data.replace(",", " ").split():
        if word in "MLCQ":
            items.append((word, []))
        else:
            items[-1][1].append(float(word))
    return items


def cameo(portrait: Portrait, surface: str = "ivory", mirrored: bool = False) -> Array:
    """Carve a portrait; the picture is straight RGBA, 100 x 124 units at `UNIT` pixels."""
    picture = _carved(portrait, surface)
    return picture[:, ::-1] if mirrored else picture


@functools.cache
def _carved(portrait: Portrait, surface: str) -> Array:
    field = _Field(UNIT * OVERSIZE)
    for part in portrait.bust:
        field.lay(part, 0.0)
    for part in portrait.head:
        field.lay(part, HEAD_DROP)
    for part in portrait.front:
        field.lay(part, 0.0)
    height = ndimage.gaussian_filter(field.rise * field.unit, 0.22 * field.unit)
    return reduced(shade(height, field.mask, surface, IVORY), OVERSIZE)


def inlaid(layers: Sequence[Layer]) -> Array:
    """Carve one figure out of several materials, from back to front; the picture is like that of `cameo`.

    Light and shade are those of one body: a place belongs to the material that was laid on it last.
    """
    field = _Field(UNIT * OVERSIZE)
    owner = np.zeros(field.rise.shape, np.int8)
    for number, (_surface, _finish, parts) in enumerate(layers):
        before = field.rise.copy()
        for part in parts:
            field.lay(part, 0.0)
        owner[np.abs(field.rise - before) > 0.02] = number
    height = ndimage.gaussian_filter(field.rise * field.unit, 0.22 * field.unit)
    picture = np.zeros((*field.rise.shape, 4), np.float32)
    for number, (surface, finish, _parts) in enumerate(layers):
        share = ndimage.gaussian_filter((owner == number).astype(np.float32), 0.1 * field.unit)
        picture += shade(height, field.mask, surface, finish) * share[..., None]
    picture[..., 3] = field.mask
    return reduced(picture, OVERSIZE)


def locks(
    places: Sequence[tuple[float, float, float]], lift: float, seed: int = 0, wander: float = 0.8
) -> tuple[Curl, ...]:
    """Return curls at (x, y, radius), each a little off its place and turned at random."""
    rng = np.random.default_rng(seed)
    curls = []
    for x, y, radius in places:
        dx, dy = rng.uniform(-wander, wander, 2)
        curls.append(Curl(x + dx, y + dy, radius, lift, 1 if rng.random() < 0.5 else -1, rng.uniform(0, 2 * math.pi)))
    return tuple(curls)
