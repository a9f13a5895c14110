"""The box a Location's scene is drawn into, and what all scenes share: lit sea, far city, plants, sea floor."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bake.architecture import Mason
from bake.canvas import Canvas, Shadow
from bake.colour import Ramp, evenly, mixed, scaled
from bake.guilds import emblem_mask
from bake.relief import reduced, relief
from bake.scenery import icon_row, skyline
from bake.sculpture import creature
from bake.shapes import linear, oval, rounded
from bake.water import bubble, kelp, shaft, wavy_ground


class Stage(NamedTuple):
    """A scene's box in design units. Motifs fit into a square of `size` that stands on `ground` around `middle`."""

    canvas: Canvas
    w: float
    h: float
    ground: float
    middle: float
    size: float
    hue: str
    seed: int

    def at(self, dx: float, dy: float) -> tuple[float, float]:
        """Return the point dx (right of the middle) and dy (above the ground), both as shares of the square."""
        return self.middle + dx * self.size, self.ground - dy * self.size

    def stone(self, light: str = "#f4fff8") -> Ramp:
        """Return a stone ramp that belongs to the hue of the water."""
        return evenly(
            scaled(self.hue, 0.08),
            scaled(self.hue, 0.32),
            mixed(self.hue, light, 0.30),
            mixed(self.hue, light, 0.68),
            light,
        )

    def mason(self, stone: str | Ramp | None = None) -> Mason:
        """Return a mason for this scene's stone, or another one."""
        return Mason(self.canvas, stone or self.stone())

    def motif(
        self, icon: str, surface: str | Ramp | None = None, size: float = 1.0, dx: float = 0.0, dy: float = 0.0
    ) -> None:
        """Draw an icon in flat relief, its foot at (dx, dy)."""
        side = self.size * size
        x, foot = self.at(dx, dy)
        self.canvas.fill(oval(x, foot, side * 0.5, side * 0.06), "#000a12", 0.5, blur=side * 0.03)
        shadow = (side * 0.03, side * 0.06, 0.55)
        self.canvas.relief(icon, x - side / 2, foot - side * 0.97, side, surface or self.stone(), side * 0.02, shadow)

    def statue(
        self, icon: str, surface: str | Ramp | None = None, size: float = 1.0, dx: float = 0.0, dy: float = 0.0
    ) -> None:
        """Draw an icon as a full round body, its foot at (dx, dy)."""
        side = self.size * size
        x, foot = self.at(dx, dy)
        shadow: Shadow = (side * 0.04, side * 0.08, 0.6)
        creature(self.canvas, icon, x - side / 2, foot - side * 0.97, side, self.hue, shadow, surface or self.stone())

    def emblem(self, letter: str, surface: str | Ramp, size: float, dx: float, dy: float) -> None:
        """Draw a guild's emblem in relief with its middle at (dx, dy)."""
        side = self.size * size
        mask = emblem_mask(letter, self.canvas.to_pixels(side) * 3)
        bevel = side * 0.03 * self.canvas.scale * 3
        x, y = self.at(dx, dy)
        picture = reduced(relief(mask, bevel, surface, bevel * 0.25), 3)
        self.canvas.draw(picture, x - side / 2, y - side / 2, side, side, shadow=(side * 0.03, side * 0.07, 0.7))

    def light(self, dx: float, dy: float, radius: float, colour: str = "#f4fff8", alpha: float = 0.8) -> None:
        """Add a glow around (dx, dy)."""
        x, y = self.at(dx, dy)
        self.canvas.glow(x, y, radius * self.size, colour, alpha)

    def pearl(self, dx: float, dy: float, size: float) -> None:
        """Draw a shining pearl with its middle at (dx, dy)."""
        x, y = self.at(dx, dy)
        side = size * self.size
        self.canvas.glow(x, y, side * 1.1, "#f4fff8", 0.5)
        self.canvas.pearl(x - side / 2, y - side / 2, side, (side * 0.06, side * 0.14, 0.7))


def sea(stage: Stage) -> None:
    """Fill the box with lit water in the hue, a bright place above and light shafts."""
    canvas, w, h = stage.canvas, stage.w, stage.h
    depth = [(0, scaled(stage.hue, 1.45, 0.22)), (0.5, stage.hue), (1, scaled(stage.hue, 0.22))]
    canvas.fill(rounded(0, 0, w, h, 0), linear(0, 0, 0, h, depth))
    canvas.glow(w * 0.5, h * 0.2, max(w, h) * 0.55, "#f4fff8", 0.6)
    rng = np.random.default_rng(stage.seed)
    for x, width in ((0.16, 0.05), (0.40, 0.10), (0.64, 0.07), (0.84, 0.05)):
        shaft(canvas, w * (x + rng.uniform(-0.05, 0.05)), w * width, -4, h * 0.95, w * (x - 0.5) * 0.45, 0.34, 4)


def foreground(stage: Stage, swell: float = 0.03) -> None:
    """Draw the dark sea floor in front of the motif, haze over its foot, light shafts and a few bubbles."""
    canvas, w, h = stage.canvas, stage.w, stage.h
    haze = [(0, stage.hue, 0.0), (1, scaled(stage.hue, 0.7), 0.55)]
    top = stage.ground - h * 0.2
    canvas.fill(rounded(0, top, w, h * 0.24, 0), linear(0, top, 0, stage.ground + h * 0.04, haze))
    canvas.fill(wavy_ground(-4, w + 4, stage.ground + h * 0.02, h + 10, h * swell, stage.seed), scaled(stage.hue, 0.32))
    near = wavy_ground(-4, w + 4, stage.ground + h * 0.10, h + 10, h * swell, stage.seed + 1, 3)
    canvas.fill(near, scaled(stage.hue, 0.16))
    shaft(canvas, w * 0.3, w * 0.1, -4, h, -w * 0.12, 0.16, 5)
    rng = np.random.default_rng(stage.seed + 5)
    for _ in range(14):
        bubble(canvas, rng.uniform(0, w), rng.uniform(0.06, 0.75) * h, rng.uniform(0.006, 0.02) * h, 0.8)


def city(stage: Stage, height: float = 0.4) -> None:
    """Draw two distant skylines."""
    unit = stage.w * 0.09
    far, near = scaled(stage.hue, 0.84, 0.08), scaled(stage.hue, 0.62, 0.03)
    skyline(stage.canvas, -8, stage.w + 8, stage.ground, stage.h * height, far, stage.seed, None, unit)
    skyline(
        stage.canvas, -8, stage.w + 8, stage.ground + 4, stage.h * height * 0.62, near, stage.seed + 3, "#ffe9a0", unit
    )


def weeds(stage: Stage, count: int = 9, height: float = 0.35, spread: float = 0.18) -> None:
    """Draw kelp at both sides."""
    rng = np.random.default_rng(stage.seed + 9)
    for i in range(count):
        x = rng.uniform(0, spread) * stage.w if i % 2 else stage.w - rng.uniform(0, spread) * stage.w
        tall = stage.h * height * rng.uniform(0.5, 1.2)
        kelp(stage.canvas, x, stage.ground + stage.h * 0.08, tall, rng, scaled(stage.hue, rng.uniform(0.2, 0.34)))


def reef(stage: Stage) -> None:
    """Draw coral bushes at both sides."""
    size = stage.h * 0.22
    places = ((0.07, 0.3, 1.2, 0.26), (0.94, 0.25, 1.0, 0.3))
    for x, sunk, scale, tone in places:
        spot = (stage.w * x, stage.ground + size * sunk, size * scale)
        icon_row(stage.canvas, "coral", (spot,), scaled(stage.hue, tone))


def shoal(stage: Stage, places: tuple[tuple[float, float, float], ...]) -> None:
    """Draw small dark fish; (dx, dy, size) are shares of the motif's square."""
    spots = tuple((*stage.at(dx, dy), size * stage.size) for dx, dy, size in places)
    icon_row(stage.canvas, "salmon", spots, scaled(stage.hue, 0.3))
