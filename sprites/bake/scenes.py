"""The scenes of the Locations, drawn into any box: a lit sea in one hue, a motif, a foreground."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bake.colour import Ramp, evenly, mixed, scaled
from bake.guilds import GUILDS, emblem_mask
from bake.kit import (
    SCREEN,
    Canvas,
    circle,
    image,
    kelp,
    linear,
    oval,
    polygon,
    reduced,
    relief,
    rounded,
    shaft,
    wavy_ground,
)
from bake.scenery import cave_mouth, columns, crystals, icon_row, rocks, skyline, stalactites
from bake.sculpture import creature
from bake.water import bubble


class Stage(NamedTuple):
    """The box a scene is drawn into. A motif fits into a square of `size` around `middle`, standing on `ground`."""

    canvas: Canvas
    w: float
    h: float
    ground: float
    middle: float
    size: float
    hue: str
    seed: int

    def stone(self, light: str = "#f4fff8") -> Ramp:
        """Return a stone ramp that belongs to the hue of the water."""
        return evenly(
            scaled(self.hue, 0.10),
            scaled(self.hue, 0.35),
            mixed(self.hue, light, 0.35),
            mixed(self.hue, light, 0.72),
            light,
        )

    def motif(
        self, icon: str, surface: str | Ramp | None = None, size: float = 1.0, dx: float = 0.0, dy: float = 0.0
    ) -> None:
        """Draw an icon in relief standing on the ground; size and shifts are shares of the motif's square."""
        side = self.size * size
        x, y = self.middle - side / 2 + dx * self.size, self.ground - side * 0.97 + dy * self.size
        self.canvas.fill(
            oval(x + side / 2, self.ground + dy * self.size, side * 0.5, side * 0.06), "#000a12", 0.5, blur=side * 0.03
        )
        self.canvas.relief(icon, x, y, side, surface or self.stone(), side * 0.02, (side * 0.03, side * 0.06, 0.55))


def sea(stage: Stage) -> None:
    """Fill the box with lit water in the hue, a bright place above and light shafts."""
    canvas, w, h = stage.canvas, stage.w, stage.h
    depth = [(0, scaled(stage.hue, 1.5, 0.27)), (0.45, stage.hue), (1, scaled(stage.hue, 0.22))]
    canvas.fill(rounded(0, 0, w, h, 0), linear(0, 0, 0, h, depth))
    canvas.glow(w * 0.58, h * 0.2, max(w, h) * 0.55, "#f4fff8", 0.75)
    rng = np.random.default_rng(stage.seed)
    for x, width in ((0.16, 0.05), (0.40, 0.10), (0.64, 0.07), (0.84, 0.05)):
        shaft(canvas, w * (x + rng.uniform(-0.05, 0.05)), w * width, -4, h * 0.95, w * (x - 0.5) * 0.45, 0.36, 4)


def foreground(stage: Stage, swell: float = 0.03) -> None:
    """Draw the dark sea floor in front of the motif and a few bubbles."""
    canvas, w, h = stage.canvas, stage.w, stage.h
    canvas.fill(wavy_ground(-4, w + 4, stage.ground + h * 0.02, h + 10, h * swell, stage.seed), scaled(stage.hue, 0.30))
    canvas.fill(
        wavy_ground(-4, w + 4, stage.ground + h * 0.10, h + 10, h * swell, stage.seed + 1, 3), scaled(stage.hue, 0.16)
    )
    rng = np.random.default_rng(stage.seed + 5)
    for _ in range(14):
        bubble(canvas, rng.uniform(0, w), rng.uniform(0.06, 0.75) * h, rng.uniform(0.006, 0.02) * h, 0.8)


def city(stage: Stage, height: float = 0.4) -> None:
    """Draw two distant skylines."""
    unit = stage.w * 0.09
    skyline(
        stage.canvas,
        -8,
        stage.w + 8,
        stage.ground,
        stage.h * height,
        scaled(stage.hue, 0.80, 0.07),
        stage.seed,
        None,
        unit,
    )
    lit = scaled(stage.hue, 0.58, 0.02)
    skyline(
        stage.canvas, -8, stage.w + 8, stage.ground + 4, stage.h * height * 0.62, lit, stage.seed + 3, "#ffe9a0", unit
    )


def weeds(stage: Stage, count: int = 9, height: float = 0.35) -> None:
    """Draw kelp at both sides."""
    rng = np.random.default_rng(stage.seed + 9)
    for i in range(count):
        x = rng.uniform(0, 0.18) * stage.w if i % 2 else stage.w - rng.uniform(0, 0.18) * stage.w
        kelp(
            stage.canvas,
            x,
            stage.ground + stage.h * 0.08,
            stage.h * height * rng.uniform(0.5, 1.2),
            rng,
            scaled(stage.hue, 0.24),
        )


def reef(stage: Stage) -> None:
    """Draw coral bushes at both sides."""
    size = stage.h * 0.22
    icon_row(stage.canvas, "coral", ((stage.w * 0.08, stage.ground + size * 0.3, size * 1.2),), scaled(stage.hue, 0.26))
    icon_row(stage.canvas, "coral", ((stage.w * 0.93, stage.ground + size * 0.25, size),), scaled(stage.hue, 0.3))


def regalia(s: Stage) -> None:
    """A crown floats in beams of light above a stair of shells."""
    city(s, 0.3)
    for i in range(3):
        step = s.size * (0.62 - 0.16 * i)
        block = rounded(s.middle - step, s.ground - s.size * 0.09 * (i + 1), step * 2, s.size * 0.10, 2)
        s.canvas.carve(block, s.stone(), s.size * 0.02, (2, 4, 0.5))
    s.canvas.glow(s.middle, s.ground - s.size * 0.66, s.size * 0.6, "#fff2b0", 0.9)
    s.motif("imperial-crown", "gold", 0.72, 0, -0.29)


def pearl_cave(s: Stage, pearls: tuple[tuple[float, float, float], ...], opening: tuple[float, float]) -> None:
    """Pearls lie in the light of a cave mouth; places and sizes are shares of the motif's square."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.4, scaled(s.hue, 0.7, 0.05), s.seed)
    dark = scaled(s.hue, 0.24)
    middle_y = s.ground - s.size * 0.40
    cave_mouth(s.canvas, s.w, s.h, dark, s.seed, (s.middle, middle_y, s.size * opening[0], s.size * opening[1]))
    top = middle_y - s.size * opening[1] * 0.95
    reach = s.size * opening[0] * 0.9
    stalactites(s.canvas, s.middle - reach, s.middle + reach, top - 4, s.size * 0.34, scaled(s.hue, 0.3), s.seed)
    for x, y, size in pearls:
        px, py = s.middle + x * s.size, s.ground - y * s.size
        s.canvas.glow(px, py, size * s.size * 1.1, "#f4fff8", 0.55)
        s.canvas.pearl(px - size * s.size / 2, py - size * s.size / 2, size * s.size, (3, 6, 0.7))


def small_cave(s: Stage) -> None:
    """One pearl in a small cave."""
    pearl_cave(s, ((0, 0.16, 0.34),), (0.36, 0.42))


def middle_cave(s: Stage) -> None:
    """Two pearls in a wide cave."""
    pearl_cave(s, ((-0.2, 0.15, 0.32), (0.18, 0.12, 0.26)), (0.5, 0.42))


def great_cave(s: Stage) -> None:
    """A giant shell and three pearls in a high cave."""
    pearl_cave(s, (), (0.58, 0.56))
    creature(
        s.canvas,
        "oyster-pearl",
        s.middle - s.size * 0.37,
        s.ground - s.size * 0.72,
        s.size * 0.74,
        s.hue,
        (3, 6, 0.6),
        s.stone(),
    )
    for x, y, size in ((0, 0.36, 0.22), (-0.28, 0.07, 0.2), (0.27, 0.05, 0.2)):
        px, py, d = s.middle + x * s.size, s.ground - y * s.size, size * s.size
        s.canvas.glow(px, py, d, "#ffffff", 0.6)
        s.canvas.pearl(px - d / 2, py - d / 2, d)


def silver_shrine(s: Stage) -> None:
    """A silver temple."""
    city(s, 0.35)
    s.motif("greek-temple", "silver", 0.86)


def gold_shrine(s: Stage) -> None:
    """A golden palace with minarets."""
    s.canvas.glow(s.middle, s.ground - s.size * 0.5, s.size * 0.7, "#fff2b0", 0.6)
    s.motif("indian-palace", "gold", 0.98)


def oyster_beds(s: Stage) -> None:
    """Rows of open oysters to the horizon."""
    rocks(s.canvas, -6, s.w + 6, s.ground - s.size * 0.38, s.size * 0.22, scaled(s.hue, 0.72, 0.05), s.seed)
    s.canvas.fill(
        rounded(-6, s.ground - s.size * 0.42, s.w + 12, s.h, 0),
        linear(
            0,
            s.ground - s.size * 0.42,
            0,
            s.ground + s.size * 0.2,
            [(0, scaled(s.hue, 0.95, 0.1)), (1, scaled(s.hue, 0.4))],
        ),
    )
    for row, size in enumerate((0.16, 0.23, 0.34)):
        y = s.ground - s.size * (0.48, 0.36, 0.2)[row]
        count = int(s.w / (size * s.size)) + 2
        for k in range(-count // 2, count // 2 + 1):
            x = s.middle + (k + row % 2 * 0.5) * size * s.size * 1.08
            if -size * s.size < x < s.w + size * s.size:
                creature(
                    s.canvas, "oyster-pearl", x - size * s.size / 2, y, size * s.size, s.hue, (2, 3, 0.5), s.stone()
                )


def banner_wreck(s: Stage) -> None:
    """A sunken galleon under a torn banner."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.35, scaled(s.hue, 0.66, 0.04), s.seed)
    s.canvas.skia.save()
    s.canvas.skia.rotate(-9, s.middle, s.ground)
    s.motif("galleon", "bronze", 0.92, -0.02, 0.10)
    s.canvas.skia.restore()
    s.motif("tattered-banner", "wax", 0.42, 0.27, -0.48)
    weeds(s)


def small_hall(s: Stage) -> None:
    """A hall of three arches."""
    columns(s.canvas, -s.w * 0.05, s.w * 1.05, s.ground, s.size * 0.75, scaled(s.hue, 0.74, 0.05), 8)
    s.motif("triple-gate", None, 0.84)


def large_hall(s: Stage) -> None:
    """A many-domed hall."""
    city(s, 0.3)
    s.motif("byzantin-temple", None, 1.04)


def colossus(s: Stage) -> None:
    """A giant stone head half sunk into the sand, fish around it."""
    s.motif("moai", None, 1.12, 0, 0.12)
    shoal(s, ((-0.52, 0.8, 0.10), (-0.42, 0.68, 0.08), (-0.58, 0.6, 0.07), (0.45, 0.9, 0.09), (0.55, 0.78, 0.07)))


def shoal(s: Stage, places: tuple[tuple[float, float, float], ...]) -> None:
    """Draw small dark fish; places and sizes are shares of the motif's square."""
    spots = tuple((s.middle + x * s.size, s.ground - y * s.size, size * s.size) for x, y, size in places)
    icon_row(s.canvas, "salmon", spots, scaled(s.hue, 0.3))


def labyrinth(s: Stage) -> None:
    """A maze of walls seen from above, corals growing out of it."""
    s.canvas.skia.save()
    s.canvas.skia.translate(0, s.ground)
    s.canvas.skia.scale(1, 0.62)
    s.canvas.skia.translate(0, -s.ground)
    s.motif("maze", None, 1.24, 0, 0.06)
    s.canvas.skia.restore()
    for x, y, size in ((-0.36, 0.46, 0.42), (0.38, 0.5, 0.36), (0.05, 0.62, 0.3)):
        side = size * s.size
        s.canvas.relief(
            "coral",
            s.middle + x * s.size - side / 2,
            s.ground - y * s.size - side * 0.5,
            side,
            "#e0685a",
            side * 0.03,
            (2, 4, 0.5),
        )


def hall_of_doors(s: Stage) -> None:
    """Four doors side by side, each in another metal."""
    columns(s.canvas, -s.w * 0.05, s.w * 1.05, s.ground, s.size * 0.95, scaled(s.hue, 0.7, 0.04), 6)
    for k, surface in enumerate(("silver", "verdigris", "bronze", "gold")):
        s.motif("arabic-door", surface, 0.62, (k - 1.5) * 0.34)


def great_gate(s: Stage) -> None:
    """A fortified gate with light behind it."""
    s.canvas.glow(s.middle, s.ground - s.size * 0.25, s.size * 0.6, "#eafff8", 0.8)
    s.motif("medieval-gate", "verdigris", 1.08)


def throne(s: Stage) -> None:
    """A throne under the guild's emblem; walls by the guild."""
    letter = "YRGBP"[s.seed % 5]
    guild_world(s, letter)
    side = s.size * 0.62
    mask = emblem_mask(letter, s.canvas.to_pixels(side) * 3)
    s.canvas.glow(s.middle, s.ground - s.size * 0.78, s.size * 0.5, "#ffffff", 0.8)
    emblem = image(reduced(relief(mask, side * 0.03 * s.canvas.scale * 3, "gold", 3), 3))
    s.canvas.draw(emblem, s.middle - side / 2, s.ground - s.size * 1.12, side, side, shadow=(2, 4, 0.6))
    s.motif("stone-throne", None, 0.72)


def guild_world(s: Stage, letter: str) -> None:
    """Draw what grows or stands in a guild's quarter."""
    colour = scaled(s.hue, 0.62, 0.03)
    if letter == "Y":
        weeds(s, 14, 0.5)
    elif letter == "R":
        rocks(s.canvas, -6, s.w + 6, s.ground, s.h * 0.42, colour, s.seed)
    elif letter == "G":
        city(s, 0.42)
    elif letter == "B":
        columns(s.canvas, -s.w * 0.06, s.w * 1.06, s.ground, s.h * 0.5, colour, 7)
    else:
        crystals(s.canvas, -6, s.w + 6, s.ground, s.h * 0.45, colour, s.seed)


COURTS = {"Y": "habitat-dome", "R": "white-tower", "G": "sydney-opera-house", "B": "coliseum", "P": "samara-mosque"}
"""Icon of each guild's court."""


def court(s: Stage) -> None:
    """The building of a guild."""
    letter = "YRGBP"[s.seed % 5]
    guild_world(s, letter)
    s.motif(COURTS[letter], None, 1.0)


def lone_tower(s: Stage) -> None:
    """One lighthouse."""
    rocks(s.canvas, -6, s.w + 6, s.ground, s.size * 0.3, scaled(s.hue, 0.5), s.seed)
    s.motif("lighthouse", None, 1.05)


def twin_towers(s: Stage) -> None:
    """Two towers."""
    city(s, 0.3)
    s.motif("evil-tower", None, 0.9, -0.3)
    s.motif("evil-tower", None, 0.9, 0.3)


def pyramids(s: Stage) -> None:
    """Three pyramids."""
    for size, dx in ((0.66, -0.4), (0.66, 0.42), (0.92, 0.0)):
        s.motif("great-pyramid", "gold_soft" if size > 0.8 else None, size, dx)


def four_columns(s: Stage) -> None:
    """Broken columns of a temple."""
    columns(s.canvas, -s.w * 0.05, s.w * 1.05, s.ground, s.size * 0.5, scaled(s.hue, 0.66, 0.03), 9)
    s.motif("ancient-columns", "marble", 0.95, -0.12)
    s.motif("ionic-column", "marble", 0.5, 0.42)


def island(s: Stage) -> None:
    """An island with palms."""
    s.motif("island", None, 1.1)


def plain(s: Stage) -> None:
    """Only water and a far city."""
    city(s, 0.5)


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
    "L12": Scene("#b0574a", labyrinth),
    "L13": Scene("#2f6f8f", hall_of_doors),
    "L14": Scene("#1f7f78", great_gate),
    **{f"L15{letter}": Scene(GUILDS[letter].colour, throne) for letter in GUILDS},
    **{f"L16{letter}": Scene(GUILDS[letter].colour, court) for letter in GUILDS},
    "X1": Scene("#40689a", lone_tower),
    "X2": Scene("#8a4f7a", twin_towers),
    "X3": Scene("#a8843a", pyramids),
    "X4": Scene("#4f9a94", four_columns),
    "X5": Scene("#3a94b4", island),
    "back": Scene("#1c5a78", plain),
}
"""Scene by Location id; "back" is the water behind the card back's emblem."""


def paint_scene(canvas: Canvas, name: str, w: float, h: float, ground: float) -> None:
    """Draw a scene into the box (0, 0, w, h); `ground` is the height of the sea floor as a share of h."""
    scene = SCENES[name]
    order = list(SCENES).index(name)
    seed = 1000 + 5 * order + ("YRGBP".index(name[3]) if len(name) == 4 and name[0] == "L" else 0)
    stage = Stage(canvas, w, h, h * ground, w / 2, min(w * 0.86, h * ground * 0.92), scene.hue, seed)
    sea(stage)
    scene.draw(stage)
    foreground(stage)
