"""Bas-reliefs of white marble with gilded parts, built of outlines from back to front.

Everything is measured in hundredths of the relief's side; x runs to the right, y down, levels towards the onlooker.
A part covers what lies behind it, whatever its level; levels decide about light and shadow.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia
from scipy import ndimage

from bake.architecture import arch_path
from bake.kit import (
    Array,
    Finish,
    circle,
    icon_mask,
    oval,
    path_mask,
    polygon,
    reduced,
    rgb,
    rounded,
    scaled,
    shade,
)
from bake.relief import LIGHT, shoulder
from bake.rome_craft import WHITE_MARBLE

OVERSIZE = 2
MOST_BULGE = 8.0
"""The most that a round part rises above its level."""
GOLD = ((0.0, "#2a1604"), (0.2, "#7a4a10"), (0.42, "#c08a2a"), (0.6, "#eec65e"), (0.8, "#fff0b4"), (1.0, "#ffffff"))
STONE = Finish(flat=0.53, contrast=0.66, gloss=0.22, sheen=0.03, grain=0.006)
GILDED = Finish(flat=0.52, contrast=0.72, gloss=0.6, sheen=0.08)
DIRECTION = (float(LIGHT[0]), float(LIGHT[1]))
CLIMB = float(LIGHT[2]) / math.hypot(*DIRECTION)


class Bas:
    """A relief in the making, `pixels` wide and high when it is finished."""

    def __init__(self, pixels: int) -> None:
        self.size = pixels * OVERSIZE
        self.unit = self.size / 100
        self.height = np.zeros((self.size, self.size), np.float32)
        self.mask = np.zeros_like(self.height)
        self.gilt = np.zeros_like(self.height)
        self.dark = np.zeros_like(self.height)

    # ---------- outlines ----------
    def add(self, path: skia.Path, level: float, bevel: float = 0.8, gilt: bool = False, bulge: str = "") -> None:
        """Lay an outline on; `bulge` "drum" makes it round from side to side, "ball" in both directions."""
        area, mask = self._stamp(path)
        if mask.size == 0:
            return
        rise = shoulder(np.pad(mask, 1), max(1.0, bevel * self.unit))[1:-1, 1:-1] / self.unit
        if bulge:
            rise = rise + self._bulge(mask.shape, bulge)
        inside = mask > 0.5
        self.height[area][inside] = (level + rise)[inside]
        self.gilt[area][inside] = float(gilt)
        self.dark[area][inside] = 0.0
        np.maximum(self.mask[area], mask, out=self.mask[area])

    def cut(self, path: skia.Path, level: float, darkness: float = 0.75) -> None:
        """Sink an outline to a level: a window, a door; `darkness` (0 to 1) is how little light falls in."""
        area, mask = self._stamp(path)
        inside = mask > 0.5
        self.height[area][inside] = level
        self.gilt[area][inside] = 0.0
        self.dark[area][inside] = darkness

    def hole(self, path: skia.Path) -> None:
        """Break an outline through the relief, so that the sky is seen."""
        area, mask = self._stamp(path)
        np.minimum(self.mask[area], 1 - mask, out=self.mask[area])
        self.height[area][mask > 0.5] = 0.0

    def groove(self, path: skia.Path, width: float = 0.6, depth: float = 0.5) -> None:
        """Scratch a line into what is there; a negative depth raises it."""
        paint = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
        line = skia.Path()
        paint.getFillPath(path, line)
        area, mask = self._stamp(line)
        self.height[area] -= depth * mask

    def _stamp(self, path: skia.Path) -> tuple[tuple[slice, slice], Array]:
        """The pixels that an outline touches and its mask there."""
        box = path.getBounds()
        left, top = (max(0, math.floor(v * self.unit) - 1) for v in (box.left(), box.top()))
        right, bottom = (min(self.size, math.ceil(v * self.unit) + 1) for v in (box.right(), box.bottom()))
        if right <= left or bottom <= top:
            return (slice(0, 0), slice(0, 0)), np.zeros((0, 0), np.float32)
        moved = skia.Path(path)
        moved.offset(-left / self.unit, -top / self.unit)
        mask = path_mask(moved, (right - left) / self.unit, (bottom - top) / self.unit, self.unit)
        return (slice(top, bottom), slice(left, right)), mask

    def _bulge(self, shape: tuple[int, int], kind: str) -> Array:
        rows, columns = (np.linspace(-1, 1, length, dtype=np.float32) for length in shape)
        across = columns[None, :] ** 2 + (rows[:, None] ** 2 if kind == "ball" else 0 * rows[:, None])
        rise = min(MOST_BULGE, shape[1] / 2 / self.unit * 0.8)
        return np.asarray(np.sqrt(np.clip(1 - across, 0, 1)) * rise, np.float32)

    # ---------- parts ----------
    def box(self, x: float, y: float, w: float, h: float, level: float, bevel: float = 0.7, gilt: bool = False) -> None:
        """A block with its upper left corner at (x, y)."""
        self.add(rounded(x, y, w, h, 0.4), level, bevel, gilt)

    def poly(self, points: Sequence[tuple[float, float]], level: float, bevel: float = 0.7, gilt: bool = False) -> None:
        """A block with straight sides."""
        self.add(polygon(points), level, bevel, gilt)

    def ball(self, x: float, y: float, radius: float, level: float, gilt: bool = False) -> None:
        """A ball around (x, y)."""
        self.add(circle(x, y, radius), level, 0.4, gilt, "ball")

    def beam(self, x0: float, y0: float, x1: float, y1: float, w: float, level: float, gilt: bool = False) -> None:
        """A round pole from one point to another."""
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = (y1 - y0) / length * w / 2, (x0 - x1) / length * w / 2
        self.poly(
            [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)], level, w * 0.45, gilt
        )

    def ring(self, x: float, y: float, radius: float, w: float, level: float, gilt: bool = False) -> None:
        """A ring of a bar `w` wide around (x, y)."""
        whole = skia.Op(circle(x, y, radius), circle(x, y, radius - w), skia.kDifference_PathOp)
        self.add(whole, level, w * 0.45, gilt)

    def figure(self, x: float, foot: float, size: float, level: float, gilt: bool = False) -> None:
        """A person in a long robe."""
        robe = skia.Path()
        robe.moveTo(x - size * 0.1, foot - size * 0.84)
        robe.cubicTo(x - size * 0.2, foot - size * 0.8, x - size * 0.16, foot - size * 0.5, x - size * 0.2, foot)
        robe.lineTo(x + size * 0.2, foot)
        robe.cubicTo(
            x + size * 0.16, foot - size * 0.5, x + size * 0.2, foot - size * 0.8, x + size * 0.1, foot - size * 0.84
        )
        robe.close()
        self.add(robe, level, size * 0.05, gilt, "drum")
        for dx in (-0.09, -0.03, 0.04, 0.1):
            line = skia.Path().moveTo(x + (dx + 0.06) * size * 0.5, foot - size * 0.6)
            self.groove(line.lineTo(x + dx * size * 1.2, foot - size * 0.03), size * 0.02, 0.6)
        sash = skia.Path().moveTo(x + size * 0.12, foot - size * 0.8)
        self.groove(
            sash.quadTo(x - size * 0.05, foot - size * 0.5, x - size * 0.17, foot - size * 0.4), size * 0.05, -0.7
        )
        self.ball(x, foot - size * 0.91, size * 0.095, level + 0.6, gilt)

    def icon(
        self, name: str, x: float, y: float, size: float, level: float, bevel: float = 0.8, gilt: bool = False,
        mirrored: bool = False,
    ) -> None:  # fmt: skip
        """A sign of `size` with its upper left corner at (x, y)."""
        pixels = round(size * self.unit)
        mask = icon_mask(name, pixels)
        mask = mask[:, ::-1] if mirrored else mask
        left, top = round(x * self.unit), round(y * self.unit)
        mask = mask[max(0, -top) : self.size - top, max(0, -left) : self.size - left]
        left, top = max(0, left), max(0, top)
        area = (slice(top, top + mask.shape[0]), slice(left, left + mask.shape[1]))
        inside = mask > 0.5
        rise = shoulder(np.pad(mask, 1), bevel * self.unit)[1:-1, 1:-1] / self.unit
        self.height[area][inside] = (level + rise)[inside]
        self.gilt[area][inside] = float(gilt)
        self.dark[area][inside] = 0.0
        np.maximum(self.mask[area], mask, out=self.mask[area])

    def steps(
        self, left: float, right: float, top: float, count: int, rise: float, spread: float, level: float
    ) -> None:
        """A flight of steps, wider and nearer from one to the next."""
        for index in range(count):
            out = spread * index
            self.box(left - out, top + rise * index, right - left + 2 * out, rise + 0.4, level + index * 1.2, 0.5)

    def column(self, x: float, w: float, top: float, foot: float, level: float, flutes: int = 4) -> None:
        """A fluted column around x with a capital and a base."""
        self.add(_tapered(x, w * 0.72, top, foot), level, 0.3, bulge="drum")
        for index in range(1, flutes):
            line = x - w * 0.36 + w * 0.72 * index / flutes
            self.groove(skia.Path().moveTo(line, top + w * 0.5).lineTo(line, foot - w * 0.4), w * 0.08, 0.35)
        self.box(x - w * 0.62, top, w * 1.24, w * 0.28, level + 1.2, 0.4)
        self.box(x - w * 0.48, top + w * 0.28, w * 0.96, w * 0.22, level + 0.8, 0.4)
        self.box(x - w * 0.5, foot - w * 0.36, w, w * 0.2, level + 0.8, 0.4)
        self.box(x - w * 0.6, foot - w * 0.2, w * 1.2, w * 0.2, level + 1.2, 0.3)

    def columns(
        self, left: float, right: float, count: int, w: float, top: float, foot: float, level: float, flutes: int = 4
    ) -> None:
        """A row of columns, the outer ones at left and right."""
        for index in range(count):
            self.column(left + (right - left) * index / max(1, count - 1), w, top, foot, level, flutes)

    def gable(self, left: float, right: float, foot: float, height: float, level: float, sunk: float = 2.0) -> None:
        """A pediment: a rim around a sunken field."""
        middle, rim = (left + right) / 2, height * 0.24
        slope = (right - left) / 2 / height
        self.poly([(left, foot), (middle, foot - height), (right, foot)], level, 0.6)
        inner = [(left + rim * slope * 1.45, foot - rim * 0.5), (middle, foot - height + rim * 1.15),
                 (right - rim * slope * 1.45, foot - rim * 0.5)]  # fmt: skip
        self.cut(polygon(inner), level - sunk, 0.28)

    def roof(self, points: Sequence[tuple[float, float]], level: float, pitch: float = 2.4, gilt: bool = False) -> None:
        """A tiled roof seen from the front: an outline ribbed from top to bottom."""
        shape = polygon(points)
        self.add(shape, level, 0.5, gilt)
        box = shape.getBounds()
        middle = (box.left() + box.right()) / 2
        count = int(box.width() / pitch)
        top_share = max(0.2, (points[2][0] - points[1][0]) / box.width()) if len(points) == 4 else 1.0
        for index in range(1, count):
            x = box.left() + index * box.width() / count
            high = middle + (x - middle) * top_share
            self.groove(skia.Path().moveTo(high, box.top() + 0.8).lineTo(x, box.bottom() - 0.5), 0.7, 0.55)
        self.box(box.left() - 0.6, box.bottom() - 1.0, box.width() + 1.2, 1.6, level + 0.8, 0.4, gilt)

    def doorway(
        self, x: float, top: float, w: float, h: float, level: float, ring: float = 1.2, sunk: float = 2.5,
        darkness: float = 0.8,
    ) -> None:  # fmt: skip
        """A round-headed opening around x with a moulding."""
        if ring:
            self.add(arch_path(x, top - ring, w + 2 * ring, h + ring), level + 0.9, 0.5)
        self.cut(arch_path(x, top, w, h), level - sunk, darkness)

    def windows(
        self, left: float, right: float, count: int, y: float, w: float, h: float, level: float, arched: bool = False
    ) -> None:
        """A row of dark windows whose middles run from left to right."""
        for index in range(count):
            x = left + (right - left) * index / max(1, count - 1)
            shape = arch_path(x, y, w, h) if arched else rounded(x - w / 2, y, w, h, 0.2)
            self.cut(shape, level - 1.6, 0.75)

    def ashlar(self, left: float, top: float, right: float, foot: float, course: float, stone: float) -> None:
        """Joints of stone blocks over an area."""
        row, y = 0, top
        while y < foot - 0.2:
            self.groove(skia.Path().moveTo(left, y).lineTo(right, y), 0.4, 0.5)
            x = left + (stone / 2 if row % 2 else stone)
            while x < right - 0.3:
                self.groove(skia.Path().moveTo(x, y).lineTo(x, min(foot, y + course)), 0.4, 0.5)
                x += stone
            y += course
            row += 1

    def merlons(self, left: float, right: float, top: float, h: float, count: int, level: float) -> None:
        """Battlements standing on y = top."""
        pitch = (right - left) / (2 * count - 1)
        for index in range(count):
            self.box(left + 2 * index * pitch, top - h, pitch, h + 0.6, level, 0.5)

    def dome(self, x: float, w: float, foot: float, h: float, level: float, ribs: int = 0, gilt: bool = False) -> None:
        """A dome that stands on y = foot."""
        shape = skia.Path()
        shape.moveTo(x - w / 2, foot)
        shape.arcTo(skia.Rect.MakeXYWH(x - w / 2, foot - h, w, 2 * h), 180, 180, False)
        shape.close()
        self.add(shape, level, 0.5, gilt, "drum")
        for index in range(1, ribs):
            bend = math.sin((index / ribs - 0.5) * math.pi)
            rib = skia.Path()
            rib.moveTo(x + bend * w / 2, foot)
            rib.quadTo(x + bend * w * 0.46, foot - h * 0.75, x, foot - h)
            self.groove(rib, 0.5, 0.5)

    def tree(self, x: float, foot: float, size: float, level: float, seed: int = 1) -> None:
        """A round leafy tree."""
        rng = np.random.default_rng(seed)
        self.poly([(x - size * 0.06, foot), (x - size * 0.04, foot - size * 0.5), (x + size * 0.04, foot - size * 0.5),
                   (x + size * 0.06, foot)], level, 0.4)  # fmt: skip
        crown = skia.Path()
        for angle in np.arange(0, 2 * math.pi, 0.5):
            crown.addCircle(x + size * 0.26 * math.cos(angle), foot - size * 0.68 + size * 0.22 * math.sin(angle),
                            size * rng.uniform(0.08, 0.12))  # fmt: skip
        crown.addOval(skia.Rect.MakeLTRB(x - size * 0.28, foot - size * 0.92, x + size * 0.28, foot - size * 0.44))
        self.add(crown, level, size * 0.12)
        for _ in range(70):
            angle, reach = rng.uniform(0, 2 * math.pi), math.sqrt(rng.uniform(0, 1))
            px, py = x + reach * size * 0.3 * math.cos(angle), foot - size * (0.68 - 0.26 * reach * math.sin(angle))
            leaf = oval(px, py, size * 0.045, size * 0.032)
            self.add(leaf, level + size * 0.11 * (1 - 0.7 * reach), 0.9)

    def cypress(self, x: float, foot: float, size: float, level: float) -> None:
        """A slim cypress."""
        shape = skia.Path()
        shape.moveTo(x, foot - size)
        shape.cubicTo(x + size * 0.2, foot - size * 0.55, x + size * 0.16, foot - size * 0.06, x, foot)
        shape.cubicTo(x - size * 0.16, foot - size * 0.06, x - size * 0.2, foot - size * 0.55, x, foot - size)
        self.add(shape, level, size * 0.05, bulge="drum")
        rng = np.random.default_rng(round(x))
        for _ in range(60):
            up, aside = rng.uniform(0.05, 0.9), rng.uniform(-1, 1)
            px = x + aside * size * 0.11 * math.sin(math.pi * min(1.0, up * 0.8 + 0.2))
            leaf = oval(px, foot - up * size, size * 0.016, size * 0.034)
            self.add(leaf, level + size * (0.06 + 0.125 * math.sqrt(1 - aside * aside)), 0.6)

    def flame(self, x: float, foot: float, size: float, level: float) -> None:
        """A gilded flame."""
        shape = skia.Path()
        shape.moveTo(x, foot)
        shape.cubicTo(
            x - size * 0.5, foot - size * 0.2, x - size * 0.2, foot - size * 0.6, x + size * 0.04, foot - size
        )
        shape.cubicTo(x + size * 0.1, foot - size * 0.6, x + size * 0.46, foot - size * 0.36, x, foot)
        self.add(shape, level, size * 0.16, gilt=True)

    # ---------- light ----------
    def picture(self, tint: str) -> Array:
        """The finished relief as straight RGBA; its shadows take the colour `tint`."""
        height = ndimage.gaussian_filter(self.height * self.unit, 0.22 * self.unit)
        lit = shade(height, self.mask, WHITE_MARBLE, STONE)
        gold = shade(height, self.mask, GOLD, GILDED)
        share = ndimage.gaussian_filter(self.gilt, 0.6)[..., None]
        colours = lit[..., :3] * (1 - share) + gold[..., :3] * share
        shadow = np.clip(self._cast(height) * 0.75 + self._corners(height), 0, 0.82)[..., None]
        deep = rgb(scaled(tint, 0.55, 0.1))
        colours = colours * (1 - shadow) + colours * deep * shadow
        gloom = ndimage.gaussian_filter(self.dark, 0.5)[..., None]
        colours = colours * (1 - gloom) + rgb(scaled(tint, 0.3, 0.03)) * gloom
        return reduced(np.concatenate([np.clip(colours, 0, 1), self.mask[..., None]], -1).astype(np.float32), OVERSIZE)

    def _cast(self, height: Array) -> Array:
        """How much each place lies in the shadow of others, 0 to 1."""
        length = math.hypot(*DIRECTION)
        steps = np.geomspace(1.5, 16 * self.unit, 14)
        deepest = np.zeros_like(height)
        for step in steps:
            dy, dx = round(step * DIRECTION[1] / length), round(step * DIRECTION[0] / length)
            higher = ndimage.shift(height, (-dy, -dx), order=0) - step * CLIMB - height
            np.maximum(deepest, higher, out=deepest)
        return np.asarray(ndimage.gaussian_filter(np.clip(deepest / (1.2 * self.unit), 0, 1), 0.3 * self.unit))

    def _corners(self, height: Array) -> Array:
        """Less light where higher parts stand around."""
        near = ndimage.gaussian_filter(height, 1.4 * self.unit) - height
        far = ndimage.gaussian_filter(height, 4 * self.unit) - height
        return np.asarray(np.clip(near / self.unit * 0.16, 0, 0.4) + np.clip(far / self.unit * 0.05, 0, 0.3))


def _tapered(x: float, w: float, top: float, foot: float) -> skia.Path:
    """The shaft of a column, a little slimmer above."""
    return polygon([(x - w * 0.44, top), (x + w * 0.44, top), (x + w / 2, foot), (x - w / 2, foot)])
