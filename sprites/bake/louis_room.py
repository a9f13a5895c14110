"""What surrounds the court: the walnut parquet behind the table, and the curtain that falls between two players."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from bake.drapery import Drapery, curtain
from bake.kit import (
    Array,
    Canvas,
    Jobs,
    Picture,
    drift_points,
    evenly,
    linear,
    radial,
    rounded,
    wood,
)
from bake.sheen import grain

WIDTH, HEIGHT = 1920, 1080
SCALE = 2.0

SAPWOOD = ((0.0, "#1c0d05"), (0.4, "#4a2710"), (0.7, "#76431d"), (1.0, "#a36a34"))
HEARTWOOD = ((0.0, "#170a04"), (0.4, "#3d1f0d"), (0.7, "#643717"), (1.0, "#8c5728"))


def parquet() -> Array:
    """RGB floor of Versailles: squares of 240 units standing on a corner, each framed and woven of short boards."""
    height, width = round(HEIGHT * SCALE), round(WIDTH * SCALE)
    rising = wood(height, width, 21, SAPWOOD, 22 * SCALE, 12)
    falling = np.swapaxes(wood(width, height, 22, HEARTWOOD, 22 * SCALE, 12), 0, 1)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32) / SCALE
    square, board = 240.0, 60.0
    u, v = ((columns + rows) / math.sqrt(2)) % square, ((columns - rows) / math.sqrt(2)) % square
    odd = (np.floor(u / board) + np.floor(v / board)) % 2
    floor = np.where(odd[..., None] < 1, rising, falling)
    step = 1 + 0.16 * (_tint(board, rows, columns) - 0.5)
    floor = floor * step[..., None]
    joint = np.minimum(np.minimum(u % board, board - u % board), np.minimum(v % board, board - v % board))
    floor *= (0.5 + 0.5 * np.clip(joint / 1.8, 0, 1))[..., None]
    edge = np.minimum(np.minimum(u, square - u), np.minimum(v, square - v))
    floor = np.where((edge < 16)[..., None], falling * 0.86, floor)
    floor *= (1 - 0.55 * np.exp(-(((edge - 16) / 1.4) ** 2)) - 0.4 * np.exp(-((edge / 1.2) ** 2)))[..., None]
    return np.asarray(np.clip(floor * 0.82, 0, 1), np.float32)


def _tint(board: float, rows: Array, columns: Array) -> Array:
    """A random tone for each board of the floor, 0 to 1."""
    a = np.floor((columns + rows) / math.sqrt(2) / board).astype(int)
    b = np.floor((columns - rows) / math.sqrt(2) / board).astype(int)
    table = np.random.default_rng(9).random((97, 89)).astype(np.float32)
    return np.asarray(table[a % 97, b % 89])


def room() -> Picture:
    """The table's ground: parquet in warm light from above, dark towards the corners."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    whole = rounded(0, 0, WIDTH, HEIGHT, 0)
    canvas.draw(parquet(), 0, 0, WIDTH, HEIGHT)
    canvas.fill(whole, radial(960, 430, 1100, [(0, "#ffdf9a", 0.18), (0.5, "#ffb860", 0.05), (1, "#000000", 0.55)]))
    canvas.fill(whole, linear(0, 860, 0, HEIGHT, [(0, "#000000", 0.0), (1, "#000000", 0.6)]))
    drift_points(canvas, 70, 2, (0, 64, WIDTH, HEIGHT - 200), 1.3)
    canvas.vignette(0.5, (0.5, 0.46), 0.82)
    grain(canvas, 0.02)
    return Picture(canvas, quality=70, opaque=True)


CURTAIN = Drapery(
    evenly("#02030c", "#070d2c", "#0f1c54", "#1d318a", "#4561c6", "#a9bdf4"), "fleur-de-lys", "#7f9cf0", "#050a22"
)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {"bg/louis_xiv": room, "louis_xiv/curtain": partial(curtain, CURTAIN)}
