"""The thrones and courts of the five guilds, and the places of the councils."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

import numpy as np
import skia

from bake.architecture import Mason, arch_path
from bake.colour import scaled
from bake.guilds import GUILDS
from bake.relief import Finish
from bake.scenery import columns, crystals, rocks
from bake.shapes import polygon, rounded
from bake.stage import Stage, city, reef, weeds
from bake.water import kelp, shaft


def quarter(s: Stage, letter: str) -> None:
    """Draw what grows or stands far off in a guild's quarter."""
    far, near = scaled(s.hue, 0.80, 0.06), scaled(s.hue, 0.58, 0.02)
    rng = np.random.default_rng(s.seed)
    if letter == "Y":
        for x in np.arange(-4, s.w + 8, s.w * 0.075):
            kelp(
                s.canvas, float(x), s.ground + 6, s.h * rng.uniform(0.2, 0.55), rng, near if rng.random() < 0.5 else far
            )
    elif letter == "R":
        rocks(s.canvas, -6, s.w + 6, s.ground, s.h * 0.55, far, s.seed)
        rocks(s.canvas, -6, s.w + 6, s.ground, s.h * 0.34, near, s.seed + 1)
    elif letter == "G":
        city(s, 0.42)
    elif letter == "B":
        columns(s.canvas, -s.w * 0.06, s.w * 1.06, s.ground, s.h * 0.52, far, 7)
        columns(s.canvas, s.w * 0.06, s.w * 0.94, s.ground, s.h * 0.36, near, 8)
    else:
        crystals(s.canvas, -6, s.w + 6, s.ground, s.h * 0.52, far, s.seed)
        crystals(s.canvas, -6, s.w + 6, s.ground, s.h * 0.34, near, s.seed + 1)


def throne(s: Stage, letter: str) -> None:
    """A throne with the guild's emblem on its high back, on a stair."""
    quarter(s, letter)
    s.light(0, 0.62, 0.62, "#ffffff", 0.85)
    mason, size = s.mason(), s.size
    mason.stairs(s.middle, size * 0.98, s.ground - size * 0.04, size * 0.16)
    x, base = s.at(0, 0.14)
    back = arch_path(x, base - size * 0.84, size * 0.56, size * 0.84)
    s.canvas.carve(back, s.stone(), size * 0.03, (3, 6, 0.6), Finish(flat=0.62))
    rim = skia.Op(
        arch_path(x, base - size * 0.81, size * 0.50, size * 0.59),
        arch_path(x, base - size * 0.78, size * 0.44, size * 0.56),
        skia.kDifference_PathOp,
    )
    s.canvas.carve(rim, "gold", size * 0.014, None)
    inner = arch_path(x, base - size * 0.78, size * 0.44, size * 0.54)
    s.canvas.fill(inner, scaled(s.hue, 0.34))
    s.canvas.inner_shadow(inner, size * 0.08, 0.8, size * 0.02)
    s.emblem(letter, "gold", 0.42, 0, 0.68)
    seat = rounded(x - size * 0.25, base - size * 0.26, size * 0.5, size * 0.09, size * 0.02)
    front = rounded(x - size * 0.22, base - size * 0.18, size * 0.44, size * 0.19, size * 0.01)
    s.canvas.carve(front, s.stone(), size * 0.012, None, Finish(flat=0.44, sheen=0.0))
    cushion = rounded(x - size * 0.21, base - size * 0.32, size * 0.42, size * 0.09, size * 0.045)
    s.canvas.carve(cushion, scaled(s.hue, 0.8), size * 0.045, (2, 4, 0.6))
    s.canvas.carve(seat, s.stone(), size * 0.025, (2, 4, 0.6), Finish(flat=0.7))
    for side in (-1, 1):
        post = rounded(
            x + side * size * 0.285 - size * 0.055, base - size * 0.38, size * 0.11, size * 0.40, size * 0.03
        )
        s.canvas.carve(post, s.stone(), size * 0.03, (2, 4, 0.5), Finish(flat=0.58))
        s.pearl(side * 0.285, 0.54, 0.11)


def green_court(s: Stage) -> None:
    """The Farmers' garden under a dome of glass."""
    quarter(s, "Y")
    rng = np.random.default_rng(s.seed + 2)
    for x in np.linspace(-0.3, 0.3, 9):
        kelp(
            s.canvas,
            s.at(float(x), 0)[0],
            s.ground,
            s.size * rng.uniform(0.25, 0.55),
            rng,
            scaled("#4f7a2a", rng.uniform(0.7, 1.3)),
        )
    mason = s.mason()
    mason.glass_dome(s.middle, s.size * 0.86, s.ground - s.size * 0.06, s.size * 0.62)
    for dx in (-0.47, 0.47):
        x, base = s.at(dx, 0)
        mason.tower(x, s.size * 0.12, base - s.size * 0.42, base, 0, 1)
    mason.gate(s.middle, s.ground + s.size * 0.02, s.size * 0.2, s.size * 0.26, "#fff6c8")


def red_court(s: Stage) -> None:
    """The fortress of the Military."""
    quarter(s, "R")
    mason, size = s.mason(), s.size
    mason.onto_ground(s.middle, size * 1.1, s.ground)
    mason.tower(s.middle, size * 0.36, s.ground - size * 0.86, s.ground, 3, 2)
    for dx in (-0.4, 0.4):
        x, base = s.at(dx, 0)
        mason.tower(x, size * 0.24, base - size * 0.6, base, 3, 2)
    mason.wall(s.middle - size * 0.42, s.middle + size * 0.42, s.ground - size * 0.34, s.ground, 5)
    mason.crenels(s.middle, size * 0.84, s.ground - size * 0.34, size * 0.1, 7)
    mason.gate(s.middle, s.ground, size * 0.26, size * 0.3, "#ffd0a0")


def shell_court(s: Stage) -> None:
    """The market halls of the Merchants under great shells."""
    quarter(s, "G")
    mason, size = s.mason(), s.size
    mason.onto_ground(s.middle, size * 1.1, s.ground)
    for dx, scale in ((-0.3, 0.62), (0.32, 0.54), (0.02, 0.86)):
        s.emblem("G", s.stone(), scale, dx, 0.24 + scale * 0.36)
    mason.wall(s.middle - size * 0.5, s.middle + size * 0.5, s.ground - size * 0.24, s.ground, 3)
    for k in range(5):
        mason.gate(s.middle + (k - 2) * size * 0.195, s.ground, size * 0.15, size * 0.2, "#fff0b8")


def senate_court(s: Stage) -> None:
    """The rotunda of the Politicians."""
    quarter(s, "B")
    mason, size = s.mason(), s.size
    mason.onto_ground(s.middle, size * 1.1, s.ground)
    mason.drum(s.middle, size * 0.56, s.ground - size * 0.66, s.ground - size * 0.4)
    for k in range(5):
        mason.window(s.middle + (k - 2) * size * 0.1, s.ground - size * 0.6, size * 0.045, size * 0.1)
    mason.dome(s.middle, size * 0.6, s.ground - size * 0.64, size * 0.36, 0, 10)
    s.canvas.fill(rounded(s.middle - size * 0.44, s.ground - size * 0.36, size * 0.88, size * 0.32, 1), "#04101e", 0.8)
    for k in range(7):
        x, base = s.at((k - 3) * 0.138, 0.06)
        mason.column(x, size * 0.085, s.ground - size * 0.34, base)
    beam = rounded(s.middle - size * 0.5, s.ground - size * 0.42, size, size * 0.085, 1)
    s.canvas.carve(beam, s.stone(), size * 0.02, (2, 4, 0.5))
    mason.stairs(s.middle, size * 1.04, s.ground - size * 0.02, size * 0.1, 2)


def spiral_court(s: Stage) -> None:
    """The winding tower of the Mages among crystals."""
    quarter(s, "P")
    mason, size = s.mason(), s.size
    mason.onto_ground(s.middle, size * 0.9, s.ground)
    floors = 7
    for k in range(floors):
        wide, y = size * (0.62 - 0.072 * k), s.ground - size * 0.115 * k
        mason.drum(s.middle, wide, y - size * 0.125, y)
        lean = size * 0.03 * (1 if k % 2 else -1)
        ramp_edge = [
            (s.middle - wide * 0.54, y - size * 0.02 + lean), (s.middle + wide * 0.54, y - size * 0.02 - lean),
            (s.middle + wide * 0.54, y - size * 0.055 - lean), (s.middle - wide * 0.54, y - size * 0.055 + lean),
        ]  # fmt: skip
        s.canvas.carve(polygon(ramp_edge), s.stone(), size * 0.012, (1.5, 3, 0.6))
        mason.window(s.middle - wide * 0.12, y - size * 0.105, size * 0.035, size * 0.05)
    top = s.ground - size * 0.115 * floors
    mason.lantern(s.middle, top - size * 0.06, size * 0.05)
    crystals(
        s.canvas, s.middle - size * 0.52, s.middle - size * 0.3, s.ground, size * 0.34, scaled(s.hue, 1.3, 0.25), s.seed
    )
    crystals(
        s.canvas,
        s.middle + size * 0.32,
        s.middle + size * 0.52,
        s.ground,
        size * 0.3,
        scaled(s.hue, 1.2, 0.2),
        s.seed + 4,
    )


COURTS: dict[str, Callable[[Stage], None]] = {
    "Y": green_court,
    "R": red_court,
    "G": shell_court,
    "B": senate_court,
    "P": spiral_court,
}

GUILD_SCENES: dict[tuple[int, str], Callable[[Stage], None]] = {
    **{(15, letter): partial(throne, letter=letter) for letter in GUILDS},
    **{(16, letter): court for letter, court in COURTS.items()},
}
"""Scenes of the thrones (15) and courts (16) by guild letter."""


def lone_tower(s: Stage) -> None:
    """One lighthouse on a rock, its beam cutting the water."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.34, scaled(s.hue, 0.6, 0.02), s.seed)
    x, base = s.at(0, 0)
    mason, size = s.mason(), s.size
    for turn in (-62, 70):
        s.canvas.skia.save()
        s.canvas.skia.rotate(turn, x, base - size * 0.83)
        shaft(s.canvas, x - size * 0.03, size * 0.06, base - size * 0.83, size * 1.0, 0, 0.9, 2.5, "#fff6d0")
        s.canvas.skia.restore()
    mason.drum(x, size * 0.36, base - size * 0.74, base, 0.4)
    for k in range(3):
        mason.band(x, size * (0.36 - 0.045 * k), base - size * (0.1 + 0.24 * k), size * 0.05)
        mason.window(x - size * 0.02, base - size * (0.28 + 0.2 * k), size * 0.05, size * 0.09)
    mason.band(x, size * 0.3, base - size * 0.76, size * 0.05)
    mason.lantern(x, base - size * 0.83, size * 0.06)
    mason.dome(x, size * 0.2, base - size * 0.9, size * 0.13)


def twin_towers(s: Stage) -> None:
    """Two towers joined by a bridge."""
    city(s, 0.34)
    mason, size = s.mason(), s.size
    mason.onto_ground(s.middle, size * 1.1, s.ground)
    mason.wall(s.middle - size * 0.3, s.middle + size * 0.3, s.ground - size * 0.56, s.ground - size * 0.42, 2)
    mason.crenels(s.middle, size * 0.46, s.ground - size * 0.56, size * 0.07, 5)
    for dx in (-0.32, 0.32):
        x, base = s.at(dx, 0)
        mason.tower(x, size * 0.3, base - size * 0.74, base, 1, 3)
    reef(s)


def pyramids(s: Stage) -> None:
    """Three pyramids of shining steps."""
    city(s, 0.22)
    for dx, wide, high in ((-0.34, 0.5, 0.5), (0.36, 0.5, 0.44), (0.0, 0.74, 0.82)):
        x, base = s.at(dx, 0)
        pyramid(s.mason("gold_soft" if dx == 0 else None), x, base, wide * s.size, high * s.size)
    s.light(0, 0.84, 0.34, "#fff2b0", 0.9)
    s.pearl(0, 0.86, 0.1)


def pyramid(mason: Mason, x: float, base: float, w: float, h: float) -> None:
    """Draw a stepped pyramid with a bright left and a dark right face."""
    steps = 7
    for k in range(steps):
        half, y = w / 2 * (1 - k / (steps + 0.6)), base - h * k / steps
        top, rise = half - w * 0.02, h / steps
        edge = x + half * 0.24
        mason.polygon_body([(x - half, y), (x - top, y - rise), (edge, y - rise), (edge, y)], 0.72 - 0.02 * k)
        mason.polygon_body([(edge, y), (edge, y - rise), (x + top, y - rise), (x + half, y)], 0.34)
        mason.polygon_body(
            [(x - top, y - rise), (x + top, y - rise), (x + top, y - rise * 0.84), (x - top, y - rise * 0.84)], 0.9
        )
    mason.gate(x - w * 0.02, base, w * 0.14, h * 0.2)


def four_columns(s: Stage) -> None:
    """Four great columns with a lintel, in the open sea."""
    city(s, 0.26)
    mason, size = s.mason("marble"), s.size
    mason.stairs(s.middle, size * 1.08, s.ground - size * 0.03, size * 0.12, 2)
    for k in range(4):
        x, base = s.at((k - 1.5) * 0.27, 0.1)
        mason.column(x, size * 0.17, s.ground - size * 0.78, base)
    beam = rounded(s.middle - size * 0.53, s.ground - size * 0.88, size * 1.06, size * 0.11, 2)
    s.canvas.carve(beam, "marble", size * 0.025, (3, 5, 0.5))
    weeds(s, 8, 0.24)


def outcast_rock(s: Stage) -> None:
    """A rock floating in the open water, a lonely hut on it."""
    x, y = s.at(0, 0.5)
    size = s.size
    rng = np.random.default_rng(s.seed)
    under = [(x - size * 0.42, y)]
    for k in range(1, 12):
        t = k / 12
        depth = math.sin(math.pi * t) * (0.62 if k % 2 else 0.42) + rng.uniform(0, 0.06)
        under.append((x - size * 0.42 + size * 0.84 * t, y + size * depth * 0.72))
    outline = polygon(
        [*under, (x + size * 0.42, y), (x + size * 0.3, y - size * 0.06), (x - size * 0.3, y - size * 0.06)]
    )
    s.canvas.carve(outline, s.stone(), size * 0.07, (5, 10, 0.6), Finish(flat=0.42, contrast=0.8))
    mason = s.mason()
    mason.tower(x + size * 0.02, size * 0.22, y - size * 0.2, y - size * 0.02, 0, 1)
    mason.tower(x - size * 0.18, size * 0.1, y - size * 0.12, y - size * 0.03, 2, 1)
    for dx, tall in ((-0.32, 0.2), (0.25, 0.3), (0.33, 0.18)):
        kelp(s.canvas, x + dx * size, y + 1, tall * size, rng, scaled("#2a6a4a", rng.uniform(0.7, 1.2)))


def back_water(s: Stage) -> None:
    """Only water and a far city."""
    city(s, 0.5)
