"""Seeded noise and the textures made of it: clouds, marble, wood, caustics. All maps are (height, width), 0 to 1."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from bake.colour import Array, Ramp, ramp, rgb


def value_noise(height: int, width: int, cell: float, seed: int, order: int = 3, aspect: float = 1.0) -> Array:
    """Smooth noise with one random value every `cell` pixels across and `cell * aspect` pixels down."""
    cell_y = max(1e-6, cell * aspect)
    grid = np.random.default_rng(seed).random((int(height / cell_y) + 4, int(width / cell) + 4)).astype(np.float32)
    rows, columns = np.arange(height) / cell_y + 1, np.arange(width) / cell + 1
    return ndimage.map_coordinates(grid, np.meshgrid(rows, columns, indexing="ij"), order=order, mode="wrap")


def fractal_noise(
    height: int, width: int, cell: float, octaves: int = 5, seed: int = 0, gain: float = 0.5, aspect: float = 1.0
) -> Array:
    """Sum of value noises, each octave twice as fine and `gain` times as strong; about 0 to 1, mean near 0.5."""
    total, strength, sum_of_strengths = np.zeros((height, width), np.float32), 1.0, 0.0
    for octave in range(octaves):
        total += strength * value_noise(height, width, max(1.5, cell / 2**octave), seed * 97 + octave, aspect=aspect)
        sum_of_strengths += strength
        strength *= gain
    return total / sum_of_strengths


def warp(picture: Array, shift_y: Array, shift_x: Array) -> Array:
    """Sample a map at places moved by the two shift maps (pixels)."""
    height, width = picture.shape[:2]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    return ndimage.map_coordinates(picture, [rows + shift_y, columns + shift_x], order=1, mode="reflect")


def caustics(height: int, width: int, cell: float, seed: int, sharpness: float = 9.0) -> Array:
    """Bright net of light as on the floor of shallow water; `cell` is the width of a mesh in pixels."""
    bend_y, bend_x = (fractal_noise(height, width, cell * 1.4, 3, seed + i) - 0.5 for i in (0, 1))
    ridges = [
        1 - np.abs(warp(value_noise(height, width, cell, seed + i), bend_y * cell * 1.6, bend_x * cell * 1.6) - 0.5) * 2
        for i in (2, 3)
    ]
    return np.clip(np.maximum(*ridges) ** sharpness, 0, 1)


def marble(
    height: int,
    width: int,
    seed: int,
    base: str,
    vein: str,
    scale: float = 220.0,
    amount: float = 0.7,
    sharpness: float = 9.0,
) -> Array:
    """RGB marble of a base and a vein colour; `scale`: pixels of the large forms, `amount`: strength of the veins."""
    bend_a, bend_b = (fractal_noise(height, width, scale, 5, seed + i) - 0.5 for i in (0, 1))
    coarse = warp(fractal_noise(height, width, scale * 0.8, 4, seed + 2), bend_a * scale * 1.3, bend_b * scale * 1.3)
    fine = warp(fractal_noise(height, width, scale * 0.4, 4, seed + 5), bend_b * scale, bend_a * scale)
    veins = np.exp(-np.abs(coarse - 0.5) * sharpness * 4) + 0.55 * np.exp(-np.abs(fine - 0.52) * sharpness * 6)
    share = (np.clip(veins, 0, 1) * amount)[..., None]
    clouds = fractal_noise(height, width, scale * 1.6, 3, seed + 9)[..., None] - 0.5
    return np.clip(rgb(base) * (1 + clouds * 0.35) * (1 - share) + rgb(vein) * share, 0, 1)


def wood(height: int, width: int, seed: int, stops: Ramp, cell: float = 26.0, stretch: float = 14.0) -> Array:
    """RGB wood with horizontal grain; transpose for vertical grain. `stretch` is length to width of the fibres."""
    grain = fractal_noise(height, width, cell * stretch, 4, seed, aspect=1 / stretch)
    rings = np.abs((grain * 9) % 1 - 0.5) * 2
    fibres = fractal_noise(height, width, 60, 4, seed + 3, 0.65, aspect=1 / 30)
    pores = (value_noise(height, width, 30, seed + 7, 1, aspect=0.05) > 0.86) * 0.09
    return ramp(0.5 + 0.25 * (rings - 0.5) + (fibres - 0.5) * 0.9 + (grain - 0.5) * 0.5 - pores, stops)
