"""The throne of Rome: white marble, bronze and red plaster between two columns."""

from __future__ import annotations

import numpy as np

from bake.alcove import (
    AXIS,
    HEIGHT,
    OPENING,
    STONE,
    WIDTH,
    closed,
    cushion,
    finished,
    mirrored,
    new_canvas,
    plinth,
    sculpt,
    steps,
    symmetrical,
    texture,
    without,
)
from bake.kit import (
    SCREEN,
    Array,
    Canvas,
    Picture,
    circle,
    evenly,
    fractal_noise,
    linear,
    marble,
    oval,
    polygon,
    radial,
    ramp,
    rgb,
    rounded,
    shaft,
    warp,
)
from bake.sheen import soft_light

PLASTER = ((0.0, "#3a0b0a"), (0.35, "#6a1713"), (0.55, "#8a241b"), (0.75, "#a23626"), (1.0, "#bb5236"))
SCARLET = evenly("#1e0304", "#520a0c", "#93161a", "#c22a2c", "#ea6a5e", "#ffdcd2")
WHITE_MARBLE = evenly("#5d564e", "#9c9388", "#cdc5b9", "#e9e3d9", "#f8f4ec", "#ffffff")
TILE = 4
"""Side of a mosaic stone in pixels of the bake."""

NICHE = rounded(OPENING[0] - 8, 88, OPENING[2] + 16, 392, 0)


def plaster(height: int, width: int) -> Array:
    """RGB wall plaster, weathered, with hair cracks."""
    clouds, spots = fractal_noise(height, width, 300, 5, 3), fractal_noise(height, width, 50, 4, 8)
    bend = fractal_noise(height, width, 200, 4, 41) - 0.5
    lines = warp(fractal_noise(height, width, 170, 4, 42), bend * 160, (clouds - 0.5) * 160)
    crack = np.exp(-np.abs(lines - 0.5) * 170)
    tone = 0.5 + (clouds - 0.5) + (spots - 0.5) * 0.35
    return (ramp(tone, PLASTER) * (1 - 0.32 * crack)[..., None]).astype(np.float32)


def mosaic(height: int, width: int, seed: int, tile: int = TILE) -> Array:
    """RGB mosaic band with a border of triangles; every stone has its own brightness, joints are darker."""
    rows, columns = height // tile, width // tile + 1
    y, x = np.mgrid[0:rows, 0:columns]
    triangle = np.minimum(x % 8, 8 - x % 8)
    above = rows - 2 - y
    stones = np.empty((rows, columns, 3), np.float32)
    stones[:] = rgb("#efe3c8")
    stones[above <= triangle * 1.45 + 0.2] = rgb("#9c2a20")
    stones[above <= triangle * 1.45 - 2.2] = rgb("#d29a32")
    stones[(y == 0) | (y == rows - 1)] = rgb("#2a2420")
    stones *= 1 + np.random.default_rng(seed).normal(0, 0.055, (rows, columns, 1))
    picture = np.repeat(np.repeat(stones, tile, 0), tile, 1)
    py, px = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]]
    joints = np.where((py % tile < tile / 4) | (px % tile < tile / 4), 0.7, 1.0)[..., None]
    return np.clip(picture * joints, 0, 1)[:height, :width].astype(np.float32)


def _wall(canvas: Canvas) -> None:
    """Red plaster with the thin painted frames of a Roman room."""
    texture(canvas, plaster(784, 712), NICHE)
    for inset, width, colour in ((18, 2.2, "#e9c878"), (24, 0.9, "#f4e2b4")):
        x, w = OPENING[0] - 8 + inset, OPENING[2] + 16 - 2 * inset
        canvas.stroke(rounded(x, 88 + inset, w, 330 - 2 * inset, 0), colour, width, 0.65)
    canvas.fill(rounded(0, 404, WIDTH, 20, 0), "#2a0d0a", 0.75)
    band = rounded(OPENING[0] - 8, 384, OPENING[2] + 16, 32, 0)
    texture(canvas, mosaic(64, 712, 3), band)
    light = [(0, "#ffcf90", 0.42), (0.5, "#ffb060", 0.06), (1, "#150302", 0.72)]
    canvas.fill(NICHE, radial(AXIS - 50, 190, 300, light))


def _column(canvas: Canvas, x: float) -> None:
    """A fluted marble column around x with a bronze-banded base and a carved capital."""
    half, top, bottom = 21.0, 116.0, 452.0

    def shaft_height(px: Array, py: Array) -> tuple[Array, Array]:
        swell = half * (1 - 0.10 * ((bottom - py) / (bottom - top)) ** 2)
        across = np.clip((px - x) / swell, -1, 1)
        round_ = np.sqrt(np.clip(1 - across**2, 0, 1)) * half * 0.9
        flute = np.abs(np.sin(np.arcsin(across) * 7.0)) ** 0.6 * 1.6
        inside = np.clip((swell - np.abs(px - x)) * 4 + 0.5, 0, 1)
        return round_ + flute, inside

    canvas.fill(rounded(x - half + 3, top, 2 * half + 8, bottom - top, 4), "#000000", 0.5, blur=7)
    sculpt(canvas, (x - half - 2, top, 2 * half + 4, bottom - top), shaft_height, WHITE_MARBLE, STONE)
    for y, wide, tall in ((440, 27, 10), (450, 24, 6), (456, 31, 16)):
        drum = rounded(x - wide, y, 2 * wide, tall, min(5, tall / 2))
        canvas.carve(drum, WHITE_MARBLE, 4, shadow=(2, 5, 0.5), finish=STONE)
    canvas.carve(rounded(x - 23, top + 6, 46, 5, 2.5), "bronze", 2.5, shadow=(1, 3, 0.5))
    bell = closed(
        (x - 19, top + 6), (x - 20, top - 8, x - 29, top - 14), (x + 29, top - 14), (x + 20, top - 8, x + 19, top + 6),
    )  # fmt: skip
    canvas.carve(bell, WHITE_MARBLE, 5, shadow=(3, 6, 0.5), finish=STONE)
    for side in (-1, 1):
        canvas.carve(circle(x + side * 22, top - 7, 9), WHITE_MARBLE, 5, shadow=(2, 5, 0.55), finish=STONE)
        canvas.carve(circle(x + side * 22, top - 7, 3.2), "bronze", 2.6, shadow=(0.6, 1.5, 0.6))
    canvas.carve(rounded(x - 31, top - 26, 62, 10, 2), WHITE_MARBLE, 3, shadow=(3, 6, 0.5), finish=STONE)


def _gable(canvas: Canvas) -> None:
    """The beam on the columns, and above it the gable with an eagle in its field."""
    stone = marble(200, 860, 23, "#e9e2d4", "#8f857a", 220, 0.4, 8)
    beam = rounded(2, 58, WIDTH - 4, 34, 2)
    canvas.shadow(beam, 8, 16, 0.6)
    texture(canvas, stone, beam)
    canvas.fill(beam, linear(0, 58, 0, 92, [(0, "#ffffff", 0.25), (0.5, "#000000", 0.0), (1, "#3a2a18", 0.45)]))
    for x in range(16, 404, 16):
        canvas.carve(rounded(x, 84, 9, 7, 1), WHITE_MARBLE, 1.6, shadow=(1, 2, 0.5), finish=STONE)
    canvas.carve(rounded(-4, 76, WIDTH + 8, 7, 2), WHITE_MARBLE, 3, shadow=(2, 4, 0.5), finish=STONE)
    gable = polygon([(AXIS, -6), (WIDTH + 6, 56), (-6, 56)])
    canvas.shadow(gable, 6, 14, 0.5)
    texture(canvas, stone, gable)
    field = polygon([(AXIS, 12), (WIDTH - 58, 50), (58, 50)])
    canvas.fill(field, linear(0, 10, 0, 52, [(0, "#6d1a14"), (1, "#8a2a1e")]))
    canvas.inner_shadow(field, 10, 0.7, 4)
    canvas.carve(without(gable, field), WHITE_MARBLE, 6, shadow=None, finish=STONE)
    canvas.carve(rounded(-8, 52, WIDTH + 16, 10, 3), WHITE_MARBLE, 4, shadow=(3, 6, 0.6), finish=STONE)
    for x in (28.0, 2 * AXIS - 28.0):
        canvas.carve(circle(x, 70, 6), "bronze", 4, shadow=(1, 3, 0.5))
    canvas.relief("eagle-emblem", AXIS - 25, 2, 50, "gold", 2, shadow=(2, 4, 0.7))
    for x, icon in ((AXIS - 78, "laurels"), (AXIS + 46, "laurels")):
        canvas.relief(icon, x, 22, 28, "gold", 1.4, shadow=(1.5, 3, 0.7))


def _throne_back(canvas: Canvas) -> None:
    outline = symmetrical((AXIS, 132), (138, 166), (138, 176), (146, 178), (146, 372), (AXIS, 372))
    canvas.shadow(outline, 8, 22, 0.7)
    canvas.carve(outline, WHITE_MARBLE, 7, shadow=(4, 10, 0.6), finish=STONE)
    gable = symmetrical((AXIS, 142), (156, 167), (156, 170), (AXIS, 170))
    canvas.fill(gable, "#8a2a1e")
    canvas.inner_shadow(gable, 6, 0.7, 2)
    canvas.relief("laurels", AXIS - 11, 146, 22, "gold", 1.3, shadow=(1, 2, 0.6))
    panel = rounded(160, 184, 100, 150, 3)
    canvas.fill(panel, linear(0, 184, 0, 334, [(0, "#7c1b18"), (1, "#551010")]))
    buttons = [(float(x), float(y)) for y in (206, 240, 274, 308) for x in (176, 210, 244)]
    cushion(canvas, rounded(162, 186, 96, 146, 5), SCARLET, 8, buttons, shadow=None)
    for x, y in buttons:
        canvas.disc(x - 2.4, y - 2.4, 4.8, "bronze", rim=0.6, shadow=(0.6, 1.6, 0.7))
    moulding = without(rounded(154, 178, 112, 162, 4), rounded(161, 185, 98, 148, 4))
    canvas.carve(moulding, "bronze", 3.4, shadow=(2, 5, 0.6))
    canvas.carve(rounded(134, 168, 152, 8, 2), WHITE_MARBLE, 3, shadow=(3, 6, 0.6), finish=STONE)
    for x in (139.0, 2 * AXIS - 139.0):
        canvas.carve(circle(x, 160, 8), "gold", 6, shadow=(2, 4, 0.6))
    canvas.carve(symmetrical((AXIS, 112), (199, 122, 196, 132), (203, 138), (AXIS, 138)), "gold", 4, shadow=(2, 5, 0.6))


def _side(canvas: Canvas) -> None:
    """The arms: slabs of marble that end in bronze lions' heads and stand on bronze paws."""
    slab = closed((104, 292), (148, 292), (148, 300), (144, 304), (144, 436), (108, 436), (108, 304), (104, 300))
    for part in (slab, mirrored(slab)):
        canvas.carve(part, WHITE_MARBLE, 4.5, shadow=(5, 12, 0.65), finish=STONE)
    for x in (126.0, 2 * AXIS - 126.0):
        canvas.fill(rounded(x - 11, 336, 22, 84, 2), "#7c1b18")
        canvas.inner_shadow(rounded(x - 11, 336, 22, 84, 2), 6, 0.7, 2)
        canvas.relief("laurel-crown", x - 10, 346, 20, "gold", 1.2, shadow=(1, 2, 0.6))
        canvas.relief("gladius", x - 10, 384, 20, "gold", 1.2, shadow=(1, 2, 0.6))
        canvas.carve(rounded(x - 25, 288, 50, 9, 4), "bronze", 4, shadow=(2, 5, 0.6))
        canvas.carve(rounded(x - 22, 430, 44, 12, 4), "bronze", 4, shadow=(3, 6, 0.6))
        canvas.disc(x - 19, 296, 38, "bronze", rim=0.14, shadow=(3, 6, 0.7))
    for x, flip in ((126.0, True), (2 * AXIS - 126.0, False)):
        canvas.relief("lion", x - 13, 302, 26, "gold", 1.6, shadow=(1, 2.5, 0.7), mirrored=flip)


def _seat(canvas: Canvas) -> None:
    front = rounded(144, 372, 132, 66, 2)
    canvas.carve(front, WHITE_MARBLE, 4, shadow=(3, 8, 0.6), finish=STONE)
    canvas.fill(rounded(156, 384, 108, 44, 2), "#7c1b18")
    canvas.inner_shadow(rounded(156, 384, 108, 44, 2), 8, 0.75, 3)
    moulding = without(rounded(152, 380, 116, 52, 3), rounded(157, 385, 106, 42, 2))
    canvas.carve(moulding, "bronze", 2.4, shadow=(1, 3, 0.5))
    canvas.relief("laurels", AXIS - 21, 385, 42, "gold", 1.8, shadow=(1.5, 3, 0.7))
    top = symmetrical(
        (AXIS, 340), (160, 340), (150, 344, 142, 352, 140, 362), (140, 372, 150, 374, 158, 374), (AXIS, 375),
    )  # fmt: skip
    cushion(canvas, top, SCARLET, 12, shadow=(4, 9, 0.7))
    canvas.carve(rounded(140, 371, 140, 5, 2.5), "gold", 2.4, shadow=(1, 3, 0.6))


def _brazier(canvas: Canvas, x: float) -> None:
    """A bronze bowl on a slim stand with a fire in it."""
    canvas.glow(x, 330, 95, "#ff9a3c", 0.55)
    for width, height, colour in ((17, 46, "#ff7a1c"), (11, 34, "#ffb43c"), (6, 22, "#fff0b0")):
        flame = closed((x - width, 356), (x - width, 356 - height * 0.5, x - 2, 356 - height * 0.6, x, 356 - height),
                       (x + 3, 356 - height * 0.6, x + width, 356 - height * 0.5, x + width, 356))  # fmt: skip
        canvas.fill(flame, colour, 0.85, blend=SCREEN, blur=2.0)
    canvas.carve(rounded(x - 2.5, 372, 5, 74, 2), "bronze", 2.4)
    for side in (-1, 1):
        leg = polygon([(x + side * 2, 420), (x + side * 15, 450), (x + side * 11, 450), (x - side, 426)])
        canvas.carve(leg, "bronze", 1.6)
    bowl = closed((x - 20, 354), (x - 19, 372, x - 8, 378, x, 378), (x + 8, 378, x + 19, 372, x + 20, 354))
    canvas.carve(bowl, "bronze", 6, shadow=(3, 6, 0.6))
    canvas.carve(rounded(x - 22, 351, 44, 6, 3), "gold", 2.6, shadow=(1, 3, 0.6))


def throne() -> Picture:
    """A marble seat with lions' heads on a stepped platform, in a temple front with a red wall."""
    canvas = new_canvas()
    body = rounded(4, 60, WIDTH - 8, HEIGHT - 64, 4)
    canvas.shadow(body, 8, 22, 0.6)
    with canvas.clipped(NICHE):
        _wall(canvas)
        shaft(canvas, 60, 70, 60, 420, 130, 0.22, 14, "#ffe2b0")
        stone = [(0, "#cfc4b2"), (1, "#7d7264")]
        steps(canvas, [(440, 138, 16), (460, 180, 26)], linear(0, 438, 0, 486, stone), "#e9e0d0", WHITE_MARBLE)
        canvas.inner_shadow(NICHE, 50, 0.75, 16)
        canvas.fill(oval(AXIS, 444, 118, 9), "#000000", 0.5, blur=6)
        _throne_back(canvas)
        _seat(canvas)
        _side(canvas)
        _brazier(canvas, 83)
        _brazier(canvas, 2 * AXIS - 83)
        soft_light(canvas, NICHE, AXIS - 60, 150, 320, (0, "#ffdca0", 0.18))
    _column(canvas, 34)
    _column(canvas, 2 * AXIS - 34)
    _gable(canvas)
    plinth(canvas, marble(180, 840, 29, "#ded5c5", "#857a6c", 240, 0.45, 8), "bronze", [(0, "#7c1b18"), (1, "#440c0b")])
    return finished(canvas)
