"""The throne of the Abyss: a great scallop, verdigris and pearls in lit water."""

from __future__ import annotations

import math

import numpy as np

from bake.alcove import (
    AXIS,
    OPENING,
    WIDTH,
    arch,
    both_sides,
    closed,
    cushion,
    finished,
    new_canvas,
    niche_depth,
    niche_frame,
    plinth,
    sculpt,
    steps,
    symmetrical,
)
from bake.backdrops import CityRow, light_net, skyline
from bake.kit import (
    SCREEN,
    Array,
    Canvas,
    Finish,
    Picture,
    bubble,
    circle,
    drift_points,
    evenly,
    linear,
    marble,
    oval,
    shaft,
)
from bake.sheen import soft_light

SHELL = evenly("#03181c", "#0c4a4c", "#1f8078", "#58b8a6", "#a9e6cd", "#effff2")
NACRE = evenly("#33465c", "#7d93ad", "#b6c6d6", "#dce7ec", "#f4fbf8", "#ffffff")
CORAL = evenly("#2a0a12", "#6d1f2e", "#b8434c", "#e57a6c", "#ffc0a4", "#fff0e2")
AQUA_CLOTH = evenly("#021a22", "#07495a", "#0f8094", "#3fb8c0", "#a0ece2", "#eafffb")
DARK_STONE = evenly("#020d12", "#0b2d36", "#19525a", "#37807f", "#7cc0b4", "#d6fff0")
NACREOUS = Finish(flat=0.52, contrast=0.62, gloss=0.42, sheen=0.10)

HINGE, REACH, SPREAD, RIBS = 402.0, 262.0, 0.88, 11
"""The fan: height of its hinge, length of the middle rib, half its opening angle (radians), number of ribs."""

ROWS = (
    CityRow(384, 150, "#0f5670", "#16708a", 0.62, 0.0, 1.0, 21),
    CityRow(440, 150, "#083a52", "#0b4a62", 0.7, 0.6, 0.0, 6),
)
BEAMS = ((66, 24, 80, 0.40), (118, 40, 70, 0.46), (230, 26, 60, 0.30), (300, 30, 40, 0.26))
"""Light from above: left end, width, way to the right while falling, strength."""


def _water(canvas: Canvas) -> None:
    """Bright water in the niche: light from above, a far city, bubbles."""
    opening = arch(*OPENING)
    colours = [(0, "#7ff0ea"), (0.25, "#2fb4c4"), (0.55, "#116a88"), (1, "#04233a")]
    canvas.fill(opening, linear(0, OPENING[1], 0, OPENING[1] + OPENING[3], colours))
    net = light_net(34, 5, 340, 452) * np.linspace(0.9, 0.0, 452)[:, None] ** 1.4
    glimmer = np.stack([net * 0.35, net * 0.65, net * 0.62], -1)
    with canvas.clipped(opening):
        canvas.draw(glimmer.astype(np.float32), *OPENING, blend=SCREEN)
        for row in ROWS:
            outline, windows = skyline(row, 20, 400)
            fade = linear(0, row.foot - row.height, 0, row.foot, [(0, row.crest), (1, row.colour)])
            canvas.fill(outline, fade, blur=row.haze)
            for x, y, size in windows if row.windows else ():
                canvas.glow(x, y, size * 3.5, "#b8fff0", row.windows)
        for x, width, drift, alpha in BEAMS:
            shaft(canvas, x, width, 10, 470, drift, alpha, 8, "#a8fff2")
        canvas.fill(opening, linear(0, 300, 0, 478, [(0, "#03202e", 0.0), (1, "#021019", 0.75)]))


def _rib_length(angle: Array | float) -> Array | float:
    """Length of the fan at an angle from the middle: the sides are shorter."""
    return REACH * (1 - 0.24 * (angle / SPREAD) ** 2)


def _scallop(canvas: Canvas) -> None:
    """The back: a fan of ribs around a hinge, each ending in a round lobe, crossed by growth rings."""

    def fan(px: Array, py: Array) -> tuple[Array, Array]:
        angle = np.arctan2(px - AXIS, HINGE - py)
        far = np.hypot(px - AXIS, HINGE - py)
        lobe = np.abs(np.sin(np.pi * (angle / SPREAD + 1) / 2 * RIBS)) ** 0.75
        edge = _rib_length(angle) * (0.90 + 0.055 * lobe)
        inside = np.clip(np.minimum((edge - far) * 3, (SPREAD - np.abs(angle)) * far * 3) + 0.5, 0, 1)
        share = np.clip(far / edge, 0, 1)
        rib = lobe * (0.6 + 8.0 * share)
        bowl = 22 * np.sqrt(np.clip(1 - (2 * share - 1.05) ** 2 * 0.8, 0, 1))
        lip = 5 * np.sqrt(np.clip(1 - ((share - 0.965) / 0.035) ** 2, 0, 1))
        rings = 0.5 * np.sin(share**1.6 * 50) * share
        return rib + bowl + lip + rings, inside

    soft_light(canvas, circle(AXIS, 250, 170), AXIS, 250, 170, (0, "#d8fff6", 0.6))
    sculpt(canvas, (0.0, 130.0, WIDTH, 276.0), fan, SHELL, NACREOUS, shadow=(8, 20, 0.75))
    canvas.fill(oval(AXIS - 8, 270, 58, 74), "#eafff6", 0.5, blend=SCREEN, blur=26)


def _rim_pearls(canvas: Canvas) -> None:
    """Pearls between the lobes of the fan."""
    for index in range(1, RIBS):
        angle = SPREAD * (2 * index / RIBS - 1)
        far = float(_rib_length(angle)) * 0.905
        size = 13 - 4 * abs(angle)
        x, y = AXIS + far * math.sin(angle), HINGE - far * math.cos(angle)
        canvas.pearl(x - size / 2, y - size / 2, size, shadow=(1.5, 3, 0.6))


def _crest(canvas: Canvas) -> None:
    """A crown of verdigris with a great pearl at the fan's top."""
    crown = symmetrical(
        (AXIS, 84), (204, 104, 200, 112, 196, 120), (190, 112, 184, 106, 176, 102), (178, 116, 176, 128, 172, 136),
        (164, 130, 158, 128, 150, 126), (158, 140, 162, 150, 166, 158), (AXIS, 152),
    )  # fmt: skip
    canvas.carve(crown, "gold", 4, shadow=(4, 9, 0.75))
    canvas.pearl(AXIS - 19, 112, 38, shadow=(3, 7, 0.7))
    for x, y, size in ((AXIS, 82, 9), (176, 100, 8), (150, 125, 8)):
        for side in (x, 2 * AXIS - x):
            canvas.pearl(side - size / 2, y - size / 2, size, shadow=(1, 2, 0.6))


def _arms(canvas: Canvas) -> None:
    """Tentacles of verdigris that curl up into the arms, with coral behind them."""
    for side in (False, True):
        x = 70.0 if not side else 2 * AXIS - 70.0 - 74
        canvas.relief("coral", x, 318, 74, CORAL, 2.2, shadow=(3, 7, 0.6), mirrored=side)
    arm = closed(
        (150, 404), (112, 400, 96, 372, 104, 344), (108, 326, 124, 312, 138, 318), (152, 324, 152, 344, 138, 346),
        (128, 346, 126, 334, 134, 332), (124, 328, 116, 340, 116, 352), (116, 372, 132, 384, 156, 386),
    )  # fmt: skip
    canvas.carve(both_sides(arm), "verdigris", 7, shadow=(4, 9, 0.75))
    for x, y, size in ((111, 372, 7), (106, 356, 6), (110, 340, 5.4), (119, 326, 4.6), (121, 388, 7)):
        for cx in (x, 2 * AXIS - x):
            canvas.disc(cx - size / 2, y - size / 2, size, NACRE, rim=0.5, shadow=(0.6, 1.5, 0.6))


def _seat(canvas: Canvas) -> None:
    """The seat: a clam with a waving lip that holds a cushion."""
    top = symmetrical((AXIS, 350), (166, 350), (148, 352, 136, 362, 132, 378), (140, 390, 170, 394, AXIS, 394))
    cushion(canvas, top, AQUA_CLOTH, 13, shadow=(3, 8, 0.7))

    def clam(px: Array, py: Array) -> tuple[Array, Array]:
        across = (px - AXIS) / 96
        wave = 6 * np.cos(across * np.pi * 5)
        upper, lower = 388 - 16 * across**2 + wave * 0.7, 452 - 26 * across**4 + wave * 0.25
        depth = np.clip((py - upper) / (lower - upper), 0, 1)
        inside = np.clip(np.minimum(np.minimum(py - upper, lower - py), (1 - np.abs(across)) * 60) * 3 + 0.5, 0, 1)
        belly = 26 * np.sqrt(np.clip(1 - (depth - 0.35) ** 2 * 1.9, 0, 1)) * np.sqrt(np.clip(1 - across**2 * 0.9, 0, 1))
        ribs = -6.5 * np.cos(across * np.pi * 5) * (1 - 0.75 * depth)
        lip = 5 * np.exp(-((depth - 0.05) ** 2) * 260)
        return belly + ribs + lip + 0.45 * np.sin(depth**0.8 * 34), inside

    sculpt(canvas, (104, 362, 212, 94), clam, SHELL, NACREOUS, shadow=(5, 12, 0.75))
    for index in range(-4, 5, 2):
        canvas.pearl(AXIS + index * 19.2 - 5, 399 - 0.7 * index**2 - 5, 10, shadow=(1.5, 3, 0.7))


def _band(canvas: Canvas) -> None:
    """Pearls along the frame, a shell as keystone."""
    for degrees in range(-84, 85, 12):
        if abs(degrees) > 11:
            x, y = AXIS + 187 * math.sin(math.radians(degrees)), 196 - 187 * math.cos(math.radians(degrees))
            canvas.pearl(x - 5, y - 5, 10, shadow=(1.5, 3, 0.7))
    for y in range(222, 470, 40):
        for x in (23.0, 2 * AXIS - 23.0):
            canvas.pearl(x - 5, y - 5, 10, shadow=(1.5, 3, 0.7))

    def shell(px: Array, py: Array) -> tuple[Array, Array]:
        angle, far = np.arctan2(px - AXIS, 40 - py), np.hypot(px - AXIS, 40 - py)
        lobe = np.abs(np.sin(np.pi * (angle / 1.25 + 1) / 2 * 7)) ** 0.8
        edge = 50 * (0.92 + 0.08 * lobe)
        inside = np.clip(np.minimum((edge - far) * 3, (1.25 - np.abs(angle)) * far * 3) + 0.5, 0, 1)
        share = far / edge
        return lobe * (0.5 + 2.4 * share) + 8 * np.sqrt(np.clip(1 - (2 * share - 1) ** 2, 0, 1)), inside

    sculpt(canvas, (AXIS - 54, -12, 108, 56), shell, "gold", NACREOUS, shadow=(4, 9, 0.75))
    canvas.pearl(AXIS - 9, 27, 18, shadow=(2, 5, 0.7))


def throne() -> Picture:
    """A scallop throne with tentacle arms on a sea-marble platform, in a niche of lit water."""
    canvas = new_canvas()
    _water(canvas)
    with canvas.clipped(arch(*OPENING)):
        face = linear(0, 440, 0, 486, [(0, "#12424c"), (1, "#061d26")])
        steps(canvas, [(448, 128, 12), (464, 172, 24)], face, "#1f6670", "verdigris")
        canvas.fill(oval(AXIS, 452, 112, 10), "#000000", 0.6, blur=7)
    niche_depth(canvas)
    with canvas.clipped(arch(*OPENING)):
        _scallop(canvas)
        _rim_pearls(canvas)
        _crest(canvas)
        _arms(canvas)
        _seat(canvas)
        rng = np.random.default_rng(8)
        for _ in range(34):
            x = float(rng.choice([rng.uniform(50, 110), rng.uniform(310, 370)]))
            bubble(canvas, x, rng.uniform(90, 440), rng.uniform(1.2, 5.5), 0.9)
        drift_points(canvas, 40, 2, (40, 40, 340, 420), 1.3)
        shaft(canvas, 96, 50, 10, 440, 100, 0.20, 12, "#d8fff8")
    niche_frame(canvas, marble(1000, 800, 41, "#0e3d48", "#4fb3a6", 180, 0.5, 8) * 0.85, "verdigris")
    _band(canvas)
    stone = marble(180, 840, 44, "#0e3d48", "#4fb3a6", 200, 0.5, 8) * 0.85
    plinth(canvas, stone, "verdigris", [(0, "#0d4456"), (1, "#04182a")])
    return finished(canvas)
