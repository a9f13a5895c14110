"""The thirty Lords: full faces, small tiles for rival chambers, and their back."""

from __future__ import annotations

from functools import partial

import numpy as np

from bake.frames import LORD_FRAME, carved_frame
from bake.guilds import GUILDS
from bake.kit import (
    SCREEN,
    Canvas,
    Jobs,
    Picture,
    bubble,
    circle,
    kelp,
    linear,
    polygon,
    radial,
    rounded,
    scaled,
    shaft,
)
from bake.scenery import columns, crystals, icon_row, rocks, skyline
from bake.sculpture import creature
from bake.signs import key_gold, key_silver, reveal, seal, swap

WIDTH, HEIGHT = 116, 140
SCALE = 4
PAD = (10, 6, 10, 16)
VALUES = (0, 1, 2, 3, 4, 6)

CREATURES: dict[str, tuple[str, ...]] = {
    "Y": ("snail", "sea-turtle", "sea-star", "salmon", "coral", "seahorse"),
    "R": ("shrimp", "sad-crab", "angler-fish", "porcupinefish", "shark-jaws", "sea-serpent"),
    "G": ("eel", "double-fish", "manta-ray", "oyster-pearl", "nautilus-shell", "sperm-whale"),
    "B": ("dolphin", "octopus", "tropical-fish", "walrus-head", "mermaid", "giant-squid"),
    "P": ("axolotl", "jellyfish", "brain-tentacle", "triton-head", "fish-monster", "sea-dragon"),
}
"""Icon of each Lord's creature, by guild and in the order of VALUES."""


def lit_water(canvas: Canvas, w: float, h: float, colour: str) -> None:
    """Fill a box with water of a guild's colour, lit from above by three shafts."""
    light = [(0.0, scaled(colour, 1.5, 0.24)), (0.4, scaled(colour, 1.05, 0.03)), (1.0, scaled(colour, 0.2))]
    canvas.fill(rounded(0, 0, w, h, 0), radial(w * 0.5, h * 0.34, max(w, h) * 0.78, light))
    for x, width, drift in ((0.18, 0.10, -0.16), (0.44, 0.15, -0.02), (0.74, 0.09, 0.14)):
        shaft(canvas, w * x, w * width, -2, h * 0.85, w * drift, 0.40, 2.5)


def world(canvas: Canvas, letter: str, w: float, base: float, height: float, seed: int) -> None:
    """Draw the far silhouettes of a guild's home along the line y = base."""
    far, near = scaled(GUILDS[letter].colour, 0.72, 0.03), scaled(GUILDS[letter].colour, 0.42)
    rng = np.random.default_rng(seed)
    for depth, colour in ((0.75, far), (0.5, near)):
        tall = height * depth * 1.25
        if letter == "Y":
            for x in np.arange(-4, w + 8, w * 0.09):
                kelp(canvas, float(x) + rng.uniform(-4, 4), base + 6, tall * rng.uniform(0.5, 1.2), rng, colour)
        elif letter == "R":
            rocks(canvas, -6, w + 6, base, tall, colour, seed + int(depth * 100))
        elif letter == "G":
            skyline(canvas, -6, w + 6, base, tall * 0.75, colour, seed + int(depth * 100), width=w * 0.11)
        elif letter == "B":
            columns(canvas, w * (0.56 - depth * 0.88), w * (0.44 + depth * 0.88), base, tall * 1.1, colour, 7)
        else:
            crystals(canvas, -6, w + 6, base, tall, colour, seed + int(depth * 100))


def face(letter: str, value: int) -> Picture:
    """Draw the full card of a Lord."""
    guild = GUILDS[letter]
    canvas = Canvas(WIDTH, HEIGHT, SCALE, PAD)
    outline = rounded(0, 0, WIDTH, HEIGHT, 10)
    seed = 100 * "YRGBP".index(letter) + value
    canvas.shadow(outline, 5, 12, 0.7)
    with canvas.clipped(outline):
        lit_water(canvas, WIDTH, HEIGHT, guild.colour)
        world(canvas, letter, WIDTH, 112, 62, seed)
        halo(canvas, value)
        scatter_bubbles(canvas, WIDTH, 92, 9, seed)
        creature(canvas, CREATURES[letter][VALUES.index(value)], 19, 13, 79, guild.colour)
        foot = [(0, "#000a12", 0.0), (0.42, "#000a12", 0.74), (1, "#000a12", 0.93)]
        canvas.fill(rounded(0, 82, WIDTH, 58, 0), linear(0, 82, 0, HEIGHT, foot))
    canvas.inner_shadow(outline, 10, 0.5, 2)
    seal(canvas, 8.5, 109, 24, letter)
    power(canvas, value)
    carved_frame(canvas, WIDTH, HEIGHT, LORD_FRAME)
    return Picture(canvas, extra={"name_box": [8, 92, 100, 18]})


def halo(canvas: Canvas, value: int) -> None:
    """Draw the light behind a creature; the guild's leader (6) has a wreath of rays."""
    canvas.glow(58, 52, 46, "#ffffff", 0.55)
    if value != 6:
        return
    for k in range(24):
        angle = 2 * np.pi * k / 24
        tip = 62 if k % 2 else 50
        points = [
            (58 + r * np.cos(angle + a), 52 + r * np.sin(angle + a)) for r, a in ((30, -0.05), (tip, 0.0), (30, 0.05))
        ]
        canvas.fill(polygon([(float(x), float(y)) for x, y in points]), "#fff6d0", 0.5, SCREEN, blur=0.6)
    canvas.stroke(circle(58, 52, 38), "#fff6d0", 1.0, 0.6, SCREEN)


def scatter_bubbles(canvas: Canvas, w: float, h: float, count: int, seed: int) -> None:
    """Scatter bubbles over the upper part of a picture."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        bubble(canvas, rng.uniform(0.05, 0.95) * w, rng.uniform(0.1, 0.95) * h, rng.uniform(0.012, 0.03) * w, 0.8)


def power(canvas: Canvas, value: int) -> None:
    """Draw the power's sign in the lower right corner."""
    x, y, size = 79, 105.5, 28
    if value == 0:
        swap(canvas, x, y, size)
    elif value == 1:
        key_silver(canvas, x, y, size)
    elif value == 2:
        key_gold(canvas, x, y, size)
    elif value == 6:
        reveal(canvas, x - 1, y - 4, size - 2)
    else:
        for k in range(2 if value == 3 else 1):
            canvas.pearl(86 - 20 * k, 111, 20)


def mini(letter: str, value: int) -> Picture:
    """Draw the small landscape tile of a Lord."""
    guild, w, h = GUILDS[letter], 50, 40
    canvas = Canvas(w, h, SCALE, (4, 3, 4, 6))
    outline = rounded(0, 0, w, h, 5)
    canvas.shadow(outline, 2, 4, 0.7)
    with canvas.clipped(outline):
        lit_water(canvas, w, h, guild.colour)
        canvas.glow(w / 2, h / 2, 22, "#ffffff", 0.5)
        creature(canvas, CREATURES[letter][VALUES.index(value)], 8, 3, 34, guild.colour, (1.6, 2.5, 0.7))
    canvas.inner_shadow(outline, 5, 0.5, 1)
    canvas.frame(0, 0, w, h, 5, 2.4, "verdigris")
    return Picture(canvas)


def back() -> Picture:
    """Draw the back of the Lords: a carved nautilus over rows of waves."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, PAD)
    outline = rounded(0, 0, WIDTH, HEIGHT, 10)
    canvas.shadow(outline, 5, 12, 0.7)
    with canvas.clipped(outline):
        lit_water(canvas, WIDTH, HEIGHT, "#1c6a78")
        places = tuple((x * 24.0 + (y % 2) * 12, 22.0 + y * 20, 22.0) for y in range(7) for x in range(6))
        icon_row(canvas, "wave-crest", places, "#bff4ee", 0.12)
        canvas.fill(circle(58, 70, 41), radial(58, 70, 41, [(0, "#0d4456"), (1, "#03202c")]))
        canvas.inner_shadow(circle(58, 70, 41), 12, 0.8, 3)
        canvas.frame(17, 29, 82, 82, 41, 4, "verdigris", (2, 4, 0.6))
        creature(canvas, "nautilus-shell", 28, 40, 60, "#1f8a93", surface="verdigris")
    canvas.inner_shadow(outline, 12, 0.6, 2)
    carved_frame(canvas, WIDTH, HEIGHT, LORD_FRAME)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {"conspiracy/back_lord": back}
    for letter in GUILDS:
        for value in VALUES:
            drawn[f"conspiracy/lord_{letter}{value}"] = partial(face, letter, value)
            drawn[f"conspiracy/mini_{letter}{value}"] = partial(mini, letter, value)
    return drawn
