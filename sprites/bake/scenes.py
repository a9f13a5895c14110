"""The scenes of the Locations that belong to no guild, and the table of all scenes."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bake.canvas import Canvas
from bake.colour import scaled
from bake.guild_scenes import GUILD_SCENES, back_water, four_columns, lone_tower, outcast_rock, pyramids, twin_towers
from bake.guilds import GUILDS
from bake.scenery import cave_wall, rocks
from bake.shapes import linear, polygon, rounded
from bake.signs import key_gold, key_silver
from bake.stage import Stage, city, foreground, reef, sea, shoal, weeds


def regalia(s: Stage) -> None:
    """A crown floats in a beam of light over a stair between two columns."""
    city(s, 0.34)
    mason = s.mason()
    for dx in (-0.46, 0.46):
        x, base = s.at(dx, 0.0)
        mason.column(x, s.size * 0.17, base - s.size * 0.82, base)
    mason.stairs(s.middle, s.size * 0.86, s.ground - s.size * 0.07, s.size * 0.22)
    s.light(0, 0.62, 0.62, "#fff2b0", 0.95)
    s.statue("imperial-crown", "gold", 0.66, 0, 0.28)


def cave(s: Stage, *openings: tuple[float, float, float, float]) -> None:
    """Draw distant rocks behind a wall of rock with openings (dx, dy, radius x, radius y; shares of the square)."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.45, scaled(s.hue, 0.72, 0.05), s.seed)
    holes = tuple((*s.at(dx, dy), rx * s.size, ry * s.size) for dx, dy, rx, ry in openings)
    cave_wall(s.canvas, s.w, s.h, s.hue, s.seed, holes)


def small_cave(s: Stage) -> None:
    """One pearl in a small cave."""
    cave(s, (0, 0.38, 0.38, 0.42))
    s.pearl(0, 0.16, 0.36)


def middle_cave(s: Stage) -> None:
    """Two pearls in two caves."""
    cave(s, (-0.3, 0.3, 0.27, 0.36), (0.29, 0.46, 0.25, 0.36))
    s.pearl(-0.3, 0.13, 0.3)
    s.pearl(0.29, 0.28, 0.28)


def great_cave(s: Stage) -> None:
    """A giant shell and three pearls in a high cave."""
    cave(s, (0, 0.48, 0.56, 0.58))
    s.light(0, 0.5, 0.6)
    s.emblem("G", s.stone(), 0.86, 0, 0.46)
    for dx, dy, size in ((-0.27, 0.1, 0.24), (0.27, 0.1, 0.24), (0, 0.17, 0.3)):
        s.pearl(dx, dy, size)


def silver_shrine(s: Stage) -> None:
    """A silver temple with a key in the middle."""
    city(s, 0.38)
    mason = s.mason("silver")
    mason.onto_ground(s.middle, s.size * 1.05, s.ground)
    s.canvas.fill(rounded(*_box(s, -0.36, 0.68, 0.72, 0.6)), "#0a1420", 0.75)
    s.light(0, 0.36, 0.34, "#dff4ff", 0.9)
    for dx in (-0.38, -0.21, 0.21, 0.38):
        x, base = s.at(dx, 0.1)
        mason.column(x, s.size * 0.12, s.ground - s.size * 0.66, base)
    mason.stairs(s.middle, s.size * 1.0, s.ground - s.size * 0.05, s.size * 0.12, 2)
    mason.pediment(s.middle, s.size * 0.94, s.ground - s.size * 0.74, s.size * 0.26)
    x, y = s.at(-0.17, 0.52)
    key_silver(s.canvas, x, y, s.size * 0.34)


def gold_shrine(s: Stage) -> None:
    """A golden palace with onion domes and a key over its door."""
    s.light(0, 0.6, 0.8, "#fff2b0", 0.7)
    mason = s.mason("gold_soft")
    mason.onto_ground(s.middle, s.size * 1.1, s.ground)
    for dx in (-0.47, 0.47):
        mason.tower(*_tower(s, dx, 0.11, 0.78), 1, 3)
    for dx in (-0.29, 0.29):
        mason.tower(*_tower(s, dx, 0.2, 0.42), 1, 1)
    mason.wall(s.middle - s.size * 0.36, s.middle + s.size * 0.36, s.ground - s.size * 0.36, s.ground)
    mason.drum(s.middle, s.size * 0.4, s.ground - s.size * 0.55, s.ground - s.size * 0.34)
    mason.dome(s.middle, s.size * 0.42, s.ground - s.size * 0.54, s.size * 0.42, 0.22, 8)
    mason.gate(s.middle, s.ground, s.size * 0.34, s.size * 0.46, "#fff0b0")
    x, y = s.at(-0.13, 0.34)
    key_gold(s.canvas, x, y, s.size * 0.26)


def oyster_beds(s: Stage) -> None:
    """Rows of open oysters with pearls to the horizon."""
    horizon = s.ground - s.size * 0.5
    rocks(s.canvas, -6, s.w + 6, horizon + 2, s.size * 0.3, scaled(s.hue, 0.72, 0.05), s.seed)
    sand = [(0, scaled(s.hue, 1.05, 0.14)), (1, scaled(s.hue, 0.4))]
    s.canvas.fill(rounded(-6, horizon, s.w + 12, s.h, 0), linear(0, horizon, 0, s.ground + s.size * 0.2, sand))
    for row, (dy, size) in enumerate(((0.46, 0.17), (0.3, 0.26), (0.06, 0.4))):
        count = int(s.w / (size * s.size)) + 3
        for k in range(-count // 2, count // 2 + 1):
            dx = (k + row % 2 * 0.5) * size * 1.12
            s.emblem("G", s.stone("#fff0ec"), size, dx, dy + size * 0.3)
            s.pearl(dx, dy + size * 0.14, size * 0.34)


def banner_wreck(s: Stage) -> None:
    """A sunken galleon under a torn banner."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.4, scaled(s.hue, 0.66, 0.04), s.seed)
    s.canvas.skia.save()
    s.canvas.skia.rotate(-9, s.middle, s.ground)
    s.motif("galleon", "bronze", 0.94, -0.02, -0.06)
    s.canvas.skia.restore()
    s.motif("tattered-banner", "wax", 0.46, 0.27, 0.52)
    weeds(s)


def small_hall(s: Stage) -> None:
    """A hall with two columns, an arch and one throne."""
    mason = s.mason()
    mason.wall(-4, s.w + 4, s.ground - s.size * 1.05, s.ground, 9)
    mason.gate(s.middle, s.ground, s.size * 0.62, s.size * 0.88, "#d8fff0")
    s.motif("stone-throne", None, 0.42, 0, 0.06)
    for dx in (-0.43, 0.43):
        x, base = s.at(dx, 0.0)
        mason.column(x, s.size * 0.2, base - s.size * 1.0, base)
    mason.stairs(s.middle, s.size * 1.1, s.ground - s.size * 0.02, s.size * 0.1, 2)


def large_hall(s: Stage) -> None:
    """A deep hall of many columns under an open dome."""
    mason = s.mason()
    s.canvas.fill(rounded(-4, -4, s.w + 8, s.h + 8, 0), scaled(s.hue, 0.34))
    s.light(0, 0.7, 0.9, "#f4fff8", 1.0)
    for dx, width, top, foot in ((0.17, 0.08, 0.74, 0.2), (0.29, 0.12, 0.86, 0.13), (0.47, 0.18, 1.04, 0.02)):
        for side in (-1, 1):
            x, base = s.at(dx * side, foot)
            mason.column(x, s.size * width, s.ground - s.size * top, base)
    x, base = s.at(0, 0.2)
    mason.dome(x, s.size * 0.46, s.ground - s.size * 0.74, s.size * 0.24, 0, 10)
    mason.band(x, s.size * 0.5, s.ground - s.size * 0.76, s.size * 0.05)
    mason.gate(x, base, s.size * 0.2, s.size * 0.34, "#fff6d8")
    for k, (wide, dy) in enumerate(((0.36, 0.17), (0.5, 0.11), (0.68, 0.04))):
        step = rounded(x - s.size * wide / 2, s.ground - s.size * dy, s.size * wide, s.size * 0.06, 1)
        s.canvas.carve(step, s.stone(), s.size * 0.015, (1, 2, 0.5 - 0.1 * k))


def colossus(s: Stage) -> None:
    """A giant stone head half sunk into the sand, broken columns and fish around it."""
    mason = s.mason()
    for dx, dy in ((-0.46, 0.36), (0.5, 0.24)):
        x, base = s.at(dx, -0.02)
        mason.column(x, s.size * 0.13, base - s.size * dy, base)
    s.statue("moai", None, 1.2, 0.02, -0.14)
    shoal(s, ((-0.48, 0.86, 0.13), (-0.36, 0.74, 0.10), (-0.52, 0.64, 0.09), (0.44, 0.94, 0.11), (0.53, 0.8, 0.09)))
    weeds(s, 6, 0.2)


def labyrinth(s: Stage) -> None:
    """A maze of walls seen from above, corals growing out of it."""
    s.canvas.skia.save()
    s.canvas.skia.translate(0, s.ground)
    s.canvas.skia.scale(1, 0.6)
    s.canvas.skia.translate(0, -s.ground)
    s.motif("maze", None, 1.3, 0, -0.02)
    s.canvas.skia.restore()
    for dx, dy, size in ((-0.36, 0.44, 0.46), (0.38, 0.48, 0.40), (0.04, 0.60, 0.34)):
        s.statue("coral", "#e8604e", size, dx, dy)
    reef(s)


def hall_of_doors(s: Stage) -> None:
    """Doors of silver, verdigris and gold in one wall, keyholes shining."""
    mason = s.mason()
    mason.wall(-4, s.w + 4, s.ground - s.size * 0.98, s.ground, 8)
    for dx, metal in ((-0.37, "silver"), (0.37, "gold"), (0.0, "verdigris")):
        high = 0.84 if dx == 0 else 0.66
        x, base = s.at(dx, 0.0)
        s.mason(metal).gate(x, base, s.size * 0.33, s.size * high)
        panel = rounded(
            x - s.size * 0.115, base - s.size * high * 0.72, s.size * 0.23, s.size * high * 0.7, s.size * 0.02
        )
        s.canvas.carve(panel, metal, s.size * 0.03, None)
        _keyhole(s, x, base - s.size * high * 0.36)


def _keyhole(s: Stage, x: float, y: float) -> None:
    unit = s.size * 0.03
    s.canvas.glow(x, y, unit * 5, "#fff2b0", 0.9)
    hole = polygon([(x - unit * 0.5, y), (x + unit * 0.5, y), (x + unit, y + unit * 2.4), (x - unit, y + unit * 2.4)])
    s.canvas.fill(hole, "#fffbe0")
    s.canvas.fill(rounded(x - unit, y - unit, 2 * unit, 2 * unit, unit), "#fffbe0")


def great_gate(s: Stage) -> None:
    """A fortified gate with light pouring out between two domed towers."""
    city(s, 0.4)
    mason = s.mason("verdigris")
    mason.onto_ground(s.middle, s.size * 1.1, s.ground)
    mason.wall(s.middle - s.size * 0.4, s.middle + s.size * 0.4, s.ground - s.size * 0.72, s.ground, 8)
    mason.crenels(s.middle, s.size * 0.62, s.ground - s.size * 0.72, s.size * 0.12, 5)
    mason.gate(s.middle, s.ground, s.size * 0.48, s.size * 0.64, "#c8fff0")
    for dx in (-0.4, 0.4):
        mason.tower(*_tower(s, dx, 0.24, 0.76), 0, 3)


def _tower(s: Stage, dx: float, width: float, height: float) -> tuple[float, float, float, float]:
    """Return middle, width, top and base of a tower, given as shares of the motif's square."""
    x, base = s.at(dx, 0.0)
    return x, s.size * width, base - s.size * height, base


def _box(s: Stage, dx: float, dy: float, width: float, height: float) -> tuple[float, float, float, float, float]:
    """Return a rounded box (x, y, w, h, radius) whose top left corner is at (dx, dy)."""
    x, y = s.at(dx, dy)
    return x, y, width * s.size, height * s.size, 1.0


class Scene(NamedTuple):
    """A hue and the function that draws what stands in the water."""

    hue: str
    draw: Callable[[Stage], None]


SCENES: dict[str, Scene] = {
    "L01": Scene("#8a6a22", regalia),
    "L02": Scene("#2a8f9a", small_cave),
    "L03": Scene("#3a78b8", middle_cave),
    "L04": Scene("#8a5fb0", great_cave),
    "L05": Scene("#5d7f9c", silver_shrine),
    "L06": Scene("#b4782c", gold_shrine),
    "L07": Scene("#b06a72", oyster_beds),
    "L08": Scene("#3f7a6a", banner_wreck),
    "L09": Scene("#4a8a5a", small_hall),
    "L10": Scene("#6a58a8", large_hall),
    "L11": Scene("#5a8f8a", colossus),
    "L12": Scene("#a06a58", labyrinth),
    "L13": Scene("#2f6f8f", hall_of_doors),
    "L14": Scene("#1f7f78", great_gate),
    **{f"L{kind}{g}": Scene(GUILDS[g].colour, GUILD_SCENES[kind, g]) for kind in (15, 16) for g in GUILDS},
    "X1": Scene("#40689a", lone_tower),
    "X2": Scene("#8a4f7a", twin_towers),
    "X3": Scene("#a8843a", pyramids),
    "X4": Scene("#4f9a94", four_columns),
    "X5": Scene("#3a94b4", outcast_rock),
    "back": Scene("#1c5a78", back_water),
}
"""Scene by Location id; "back" is the water behind the card back's emblem."""


def paint_scene(canvas: Canvas, name: str, w: float, h: float, ground: float) -> None:
    """Draw a scene into the box (0, 0, w, h); `ground` is the height of the sea floor as a share of h."""
    scene = SCENES[name]
    seed = 1000 + 5 * list(SCENES).index(name)
    stage = Stage(canvas, w, h, h * ground, w / 2, min(w * 0.86, h * ground * 0.88), scene.hue, seed)
    sea(stage)
    scene.draw(stage)
    foreground(stage)
