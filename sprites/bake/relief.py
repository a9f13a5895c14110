"""The relief shader: turns flat shapes into carved metal, pearl or stone lit from the upper left.

All functions work at the pixel size of the masks they get; callers draw masks two or three times too large and
bring the result down with `reduced`. Pictures are straight RGBA floats.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from scipy import ndimage

from bake.colour import Array, Ramp, material, ramp
from bake.masks import icon_mask

LIGHT = np.array([-0.55, -0.75, 0.62], np.float32) / np.linalg.norm([-0.55, -0.75, 0.62])
UP = np.array([0, 0, 1], np.float32)
HALFWAY = (LIGHT + UP) / np.linalg.norm(LIGHT + UP)
SHININESS = 38


class Finish(NamedTuple):
    """How a surface answers the light."""

    flat: float = 0.56
    """Place in the ramp of a surface lying flat."""
    contrast: float = 0.62
    """Strength of light and shade on slopes."""
    gloss: float = 0.5
    """Strength of the highlight."""
    sheen: float = 0.10
    """Slow wave over flat parts, so that they do not look dead."""
    steepness: float = 1.0
    """Factor on all slopes."""
    grain: float = 0.0
    """Strength of a fine random grain."""


def normals(height: Array, steepness: float = 1.0) -> Array:
    """Return unit normals (height, width, 3) of a height field in pixels."""
    slope_y, slope_x = np.gradient(height)
    vectors = np.stack([-slope_x * steepness, -slope_y * steepness, np.ones_like(height)], -1)
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


PLAIN = Finish()


def shade(height: Array, mask: Array, surface: str | Ramp, finish: Finish = PLAIN) -> Array:
    """Light a height field (pixels) made of a material; `mask` becomes the alpha channel."""
    normal = normals(height, finish.steepness)
    tone = finish.flat + finish.contrast * (normal @ LIGHT - LIGHT[2])
    rows, columns = np.linspace(-1, 1, height.shape[0])[:, None], np.linspace(-1, 1, height.shape[1])[None, :]
    tone += finish.sheen * np.sin((rows * 1.7 + columns * 0.8) * 2.2 + 1.2) * normal[..., 2]
    tone += finish.gloss * (np.clip(normal @ HALFWAY, 0, 1) ** SHININESS - HALFWAY[2] ** SHININESS)
    if finish.grain:
        tone += finish.grain * np.random.default_rng(5).standard_normal(height.shape)
    return np.concatenate([ramp(tone, material(surface)), mask[..., None]], -1)


def shoulder(mask: Array, bevel: float, soft: float = 0.0) -> Array:
    """Height field of a flat shape with round edges `bevel` pixels wide, blurred by `soft` pixels."""
    depth = np.clip(ndimage.distance_transform_edt(mask > 0.5) / bevel, 0, 1)
    height = np.sqrt(np.clip(1 - (1 - depth) ** 2, 0, 1)) * bevel
    return ndimage.gaussian_filter(height, soft).astype(np.float32) if soft else height.astype(np.float32)


def inflated(mask: Array, rise: float) -> Array:
    """Height field of a shape blown up like a cushion: highest (`rise` pixels) in the middle of its thickest part.

    Solves Laplace(u) = -1 with u = 0 outside, from coarse to fine, and takes the root of u.
    """
    inside = (mask > 0.5).astype(np.float32)
    sizes = [(max(8, inside.shape[0] >> k), max(8, inside.shape[1] >> k)) for k in range(5, -1, -1)]
    field = np.zeros(sizes[0], np.float32)
    for size in sizes:
        field = _resized(field, size)
        within = _resized(inside, size) > 0.5
        step = (inside.shape[0] / size[0]) ** 2 / 4
        for _ in range(60):
            padded = np.pad(field, 1)
            around = (padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]) / 4
            field = np.where(within, around + step, 0)
    root = np.sqrt(np.maximum(field, 0))
    return (root * (rise / max(1e-6, float(root.max())))).astype(np.float32)


def _resized(picture: Array, size: tuple[int, int]) -> Array:
    """Return a map stretched to (height, width) with linear interpolation."""
    rows = np.linspace(0, picture.shape[0] - 1, size[0])
    columns = np.linspace(0, picture.shape[1] - 1, size[1])
    return ndimage.map_coordinates(picture, np.meshgrid(rows, columns, indexing="ij"), order=1)


def relief(mask: Array, bevel: float, surface: str | Ramp, soft: float = 0.8, finish: Finish | None = None) -> Array:
    """Carve a flat shape out of a material with round edges `bevel` pixels wide."""
    return shade(shoulder(mask, bevel, soft), mask, surface, finish or Finish(steepness=0.9))


def reduced(picture: Array, factor: int) -> Array:
    """Shrink a straight RGBA picture by a whole factor, averaging with premultiplied alpha."""
    height, width = picture.shape[0] // factor * factor, picture.shape[1] // factor * factor
    work = picture[:height, :width].copy()
    work[..., :3] *= work[..., 3:]
    work = work.reshape(height // factor, factor, width // factor, factor, 4).mean((1, 3))
    work[..., :3] /= np.maximum(work[..., 3:], 1e-6)
    return work


def icon_relief(
    name: str, pixels: int, surface: str | Ramp, bevel: float, margin: int = 3, mirrored: bool = False
) -> Array:
    """Carve an icon; the picture is `pixels + 2 * margin` square, `bevel` counts final pixels."""
    oversize = 3
    mask = icon_mask(name, pixels * oversize, margin * oversize)
    mask = mask[:, ::-1] if mirrored else mask
    return reduced(relief(mask, bevel * oversize, surface, soft=0.7 * oversize), oversize)


def disc(
    pixels: int,
    surface: str | Ramp,
    emblem: Array | str | None = None,
    rim: float = 0.12,
    emblem_share: float = 0.62,
    margin: int = 3,
) -> Array:
    """Mint a coin with a raised rim (`rim` = share of the radius) and an optional raised emblem.

    `emblem` is an icon name or a square mask; it fills `emblem_share` of the diameter. The picture is
    `pixels + 2 * margin` square.
    """
    oversize = 3
    size, edge = pixels * oversize, margin * oversize
    rows, columns = np.mgrid[0 : size + 2 * edge, 0 : size + 2 * edge]
    middle, radius = (size + 2 * edge - 1) / 2, size / 2
    distance = np.hypot(columns - middle, rows - middle)
    band = rim * radius
    ring = (distance - (radius - band * 0.55)) / (band * 0.55)
    height = np.sqrt(np.clip(1 - ring**2, 0, 1)) * band * 0.5 + np.where(distance < radius - band * 1.1, band * 0.12, 0)
    if emblem is not None:
        wide = round(size * emblem_share)
        shape = icon_mask(emblem, wide) if isinstance(emblem, str) else _resized(emblem, (wide, wide))
        start = (size + 2 * edge - wide) // 2
        bevel = max(2.0, wide * 0.035)
        height[start : start + wide, start : start + wide] += shoulder(shape, bevel) * 1.2
    height = ndimage.gaussian_filter(height, 0.55 * oversize).astype(np.float32)
    mask = np.clip(radius - distance + 0.5, 0, 1).astype(np.float32)
    return reduced(shade(height, mask, surface, Finish(sheen=0.13, grain=0.01)), oversize)


def pearl(pixels: int) -> Array:
    """Return a round pearl, `pixels` square: high gloss, pale green and rose interference, bluish rim."""
    oversize = 3
    size = pixels * oversize
    rows, columns = (np.mgrid[0:size, 0:size].astype(np.float32) - (size - 1) / 2) / (size / 2)
    squared = rows**2 + columns**2
    up = np.sqrt(np.clip(1 - squared, 0, 1))
    tone = 0.30 + 0.55 * np.clip(-0.45 * columns - 0.6 * rows + 0.66 * up, 0, 1) + 0.12 * up
    glint = np.clip(-0.42 * columns - 0.56 * rows + 0.71 * up, 0, 1) ** 34
    wave = 0.5 + 0.5 * np.sin(6 * (columns * 0.6 + rows) + 2)
    colours = ramp(tone, material("pearl")) * (1 - 0.10 * np.stack([wave, 1 - wave, 0.3 * wave], -1))
    colours += glint[..., None] * 0.7 + (np.clip(squared - 0.72, 0, 1) * 0.5)[..., None] * np.array([0.3, 0.5, 0.6])
    mask = np.clip((1 - np.sqrt(squared)) * size / 2 + 0.5, 0, 1)
    return reduced(np.concatenate([np.clip(colours, 0, 1), mask[..., None]], -1).astype(np.float32), oversize)
