"""The hall behind the title and the parquet behind the menus: walnut, gold lines, warm light from the upper left."""

from __future__ import annotations

import itertools
import math

import numpy as np

from bake.kit import (
    MULTIPLY,
    SCREEN,
    Array,
    Canvas,
    Picture,
    Stops,
    circle,
    drift_points,
    evenly,
    fractal_noise,
    gilding,
    linear,
    marble,
    ramp,
    rgb,
    rounded,
    shaft,
    wood,
)
from bake.sheen import grain, soft_light

WIDTH, HEIGHT, SCALE = 1920, 1080, 2.0
FLOOR = 872.0
"""Where wall and floor meet."""
CORNICE = 200.0
"""Where the frieze behind the program's name ends and the wall begins."""
HORIZON = 470.0
"""Height of the eye, for the floor's perspective."""
PILLARS = (36.0, 668.0, 1252.0, 1884.0)
"""Middles of the pilasters: between them stand the three alcoves."""
PILLAR_HALF = 34.0
SUNBEAMS = (
    (-330, 130, 700, 0.20), (-60, 90, 700, 0.16), (150, 150, 760, 0.22), (520, 70, 760, 0.13), (760, 110, 800, 0.12),
)  # fmt: skip
"""Beams of light: left end above the picture, width, way to the right while falling, strength."""

DARK_WALNUT = ((0.0, "#0d0402"), (0.4, "#2e1409"), (0.7, "#502511"), (1.0, "#7c421c"))
WALNUT = ((0.0, "#1c0b05"), (0.4, "#4c2410"), (0.7, "#78401c"), (1.0, "#a86a36"))


def _upright_wood(width: int, height: int, seed: int) -> Array:
    """RGB walnut with vertical grain."""
    return np.swapaxes(wood(width, height, seed, DARK_WALNUT, 30, 16), 0, 1)


# ---------- the wall ----------
def _panel(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A sunk panel of the wainscot with a gold line."""
    box = rounded(x, y, w, h, 3)
    canvas.fill(box, "#000000", 0.30)
    canvas.inner_shadow(box, 34, 0.75, 10)
    canvas.frame(x - 8, y - 8, w + 16, h + 16, 6, 9, "walnut")
    canvas.stroke(rounded(x + 1, y + 1, w - 2, h - 2, 2), gilding(y, y + h), 1.3, 0.55)
    canvas.stroke(rounded(x + 16, y + 16, w - 32, h - 32, 2), gilding(y, y + h), 0.9, 0.28)


def _pillar(canvas: Canvas, x: float, wood_picture: Array) -> None:
    """A flat pilaster with flutes, a gilded base and a gilded capital."""
    left, top = x - PILLAR_HALF, CORNICE + 38
    body = rounded(left, top, 2 * PILLAR_HALF, FLOOR - top, 2)
    canvas.shadow(body, 4, 26, 0.75)
    with canvas.clipped(body):
        canvas.draw(wood_picture, left, top, 2 * PILLAR_HALF, FLOOR - top)
        light = [(0, "#ffd9a0", 0.20), (0.18, "#ffd9a0", 0.04), (0.75, "#000000", 0.12), (1, "#000000", 0.6)]
        canvas.fill(body, linear(left, 0, left + 2 * PILLAR_HALF, 0, light))
    for flute in (-18.0, 0.0, 18.0):
        groove = rounded(x + flute - 5, top + 74, 10, FLOOR - top - 178, 5)
        round_ = [(0, "#000000", 0.6), (0.7, "#000000", 0.15), (1, "#ffcf90", 0.22)]
        canvas.fill(groove, linear(x + flute - 5, 0, x + flute + 5, 0, round_))
    for y, half, tall in ((top + 40, 38, 10), (top + 54, 35, 5), (FLOOR - 96, 38, 8)):
        canvas.carve(rounded(x - half, y, 2 * half, tall, 3), "gold_soft", 3.4, shadow=(2, 5, 0.7))
    canvas.relief("fleur-de-lys", x - 15, top + 5, 30, "gold_soft", 1.8, shadow=(1.5, 3, 0.7))
    base = rounded(x - 44, FLOOR - 86, 88, 92, 3)
    canvas.shadow(base, 3, 12, 0.6)
    with canvas.clipped(base):
        canvas.draw(wood_picture[:400], x - 44, FLOOR - 86, 88, 92)
    canvas.carve(rounded(x - 46, FLOOR - 10, 92, 12, 3), "walnut", 4, shadow=(2, 5, 0.7))


def _cornice(canvas: Canvas) -> None:
    """The dark frieze and its mouldings above the wall, and the skirting along the floor."""
    frieze = linear(0, 0, 0, CORNICE, [(0, "#050201", 0.55), (1, "#0a0402", 0.72)])
    canvas.fill(rounded(0, 0, WIDTH, CORNICE, 0), frieze)
    below = CORNICE + 38
    shadow = linear(0, below, 0, below + 70, [(0, "#000000", 0.75), (1, "#000000", 0.0)])
    canvas.fill(rounded(0, below, WIDTH, 70, 0), shadow)
    for y, tall, surface in ((-8, 12, "gold_soft"), (CORNICE, 7, "gold_soft"), (CORNICE + 7, 22, "walnut"),
                             (CORNICE + 29, 9, "gold_soft")):  # fmt: skip
        canvas.carve(rounded(-20, y, WIDTH + 40, tall, tall / 3), surface, tall / 2.6, shadow=(3, 8, 0.7))
    for x in range(-4, WIDTH, 32):
        canvas.carve(rounded(x, CORNICE + 12, 16, 12, 2), "walnut", 2.5, shadow=(1.5, 3, 0.6))
    for y, tall, surface in ((FLOOR - 42, 6, "gold_soft"), (FLOOR - 36, 40, "walnut")):
        canvas.carve(rounded(-20, y, WIDTH + 40, tall, 3), surface, min(5.0, tall / 2.4), shadow=(2, 6, 0.6))
    shade: Stops = [(0, "#000000", 0.0), (1, "#000000", 0.55)]
    canvas.fill(rounded(0, FLOOR - 36, WIDTH, 42, 0), linear(0, FLOOR - 36, 0, FLOOR + 6, shade))
    canvas.fill(rounded(0, CORNICE - 2, WIDTH, 42, 0), "#0a0402", 0.35)


def _wall(canvas: Canvas) -> None:
    canvas.draw(_upright_wood(WIDTH * 2, round(FLOOR * 2), 71), 0, 0, WIDTH, FLOOR)
    canvas.fill(rounded(0, 0, WIDTH, FLOOR, 0), "#0d0502", 0.42)
    for left, right in itertools.pairwise(PILLARS):
        x, w = left + PILLAR_HALF + 36, right - left - 2 * PILLAR_HALF - 72
        if w > 60:
            _panel(canvas, x, CORNICE + 84, w, 702 - CORNICE - 84)
            _panel(canvas, x, 736, w, 76)
    pillar_wood = _upright_wood(136, round((FLOOR - CORNICE) * 2), 72)
    _cornice(canvas)
    for x in PILLARS:
        _pillar(canvas, x, pillar_wood)


# ---------- the floor ----------
def _floor_picture() -> Array:
    """RGB floor of dark polished marble squares in perspective, at the size of the bake."""
    height, width = round((HEIGHT - FLOOR) * SCALE), round(WIDTH * SCALE)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    drop = (rows / SCALE + FLOOR - HORIZON) / (FLOOR - HORIZON)
    across = (columns / SCALE - WIDTH / 2) / drop
    along = 900 / drop
    cell = 118.0
    u, v = across / cell + 0.5, along / cell
    dark = (np.floor(u) + np.floor(v)) % 2
    edge = np.minimum(np.minimum(u % 1, 1 - u % 1), np.minimum(v % 1, 1 - v % 1))
    joint = np.clip(1 - edge * 46 * drop / 1.2, 0, 1)
    veins = marble(height, width, 83, "#808080", "#d8d8d8", 420, 0.5, 8)[..., 0]
    tone = np.where(dark[..., None] > 0, rgb("#1d0f08"), rgb("#4a2c17")) * (0.45 + 1.1 * veins[..., None])
    joint = joint[..., None]
    return np.clip(tone * (1 - 0.65 * joint) + rgb("#b98a3c") * 0.22 * joint, 0, 1).astype(np.float32)


def _floor(canvas: Canvas) -> None:
    """The floor, with the light of the three thrones lying on it."""
    area = rounded(0, FLOOR, WIDTH, HEIGHT - FLOOR, 0)
    canvas.draw(_floor_picture(), 0, FLOOR, WIDTH, HEIGHT - FLOOR)
    canvas.fill(area, linear(0, FLOOR, 0, HEIGHT, [(0, "#000000", 0.62), (0.3, "#000000", 0.1), (1, "#000000", 0.55)]))
    with canvas.clipped(area):
        for x, colour in ((368.0, "#4a6fe0"), (960.0, "#3fd0c4"), (1552.0, "#ff9a5c")):
            canvas.skia.save()
            canvas.skia.translate(x, FLOOR + 30)
            canvas.skia.scale(1, 0.36)
            soft_light(canvas, circle(0, 0, 300), 0, 0, 300, (0, colour, 0.34), (0.5, colour, 0.12))
            canvas.skia.restore()
            canvas.fill(rounded(x - 120, FLOOR - 20, 240, 240, 0), colour, 0.10, blend=SCREEN, blur=40)


def _light(canvas: Canvas) -> None:
    """Sun from high windows on the left, a warm pool on the middle of the wall, dust in the beams."""
    whole = rounded(0, 0, WIDTH, HEIGHT, 0)
    soft_light(canvas, whole, 860, 360, 1100, (0, "#ffa65a", 0.32), (0.45, "#ff8038", 0.10))
    for x, width, drift, alpha in SUNBEAMS:
        shaft(canvas, x, width, -90, 1130, drift, alpha, 30, "#ffcf8a")
    rng = np.random.default_rng(12)
    for _ in range(120):
        x, y, size = rng.uniform(100, 1700), rng.uniform(60, 1000), rng.uniform(0.7, 2.0)
        canvas.glow(float(x), float(y), float(size) * 2.4, "#ffe6b4", float(rng.uniform(0.15, 0.5)))


def title_hall() -> Picture:
    """A panelled hall with pilasters and a polished floor; its middle is left calm for the thrones and the name."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    _wall(canvas)
    _floor(canvas)
    _light(canvas)
    canvas.vignette(0.66, (0.48, 0.46), 0.76)
    grain(canvas, 0.03)
    return Picture(canvas, quality=84, opaque=True)


# ---------- the menus' parquet ----------
def parquet(height: int, width: int, scale: float) -> Array:
    """RGB parquet: squares of strips set on their corners, every large square in a frame; `scale` pixels per unit."""
    along = wood(height, width, 21, WALNUT, 22 * scale, 12)
    across = np.swapaxes(wood(width, height, 22, DARK_WALNUT, 22 * scale, 12), 0, 1)
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32) / scale
    large, strip = 240.0, 60.0
    u, v = ((columns + rows) / math.sqrt(2)) % large, ((columns - rows) / math.sqrt(2)) % large
    chosen = ((u // strip + v // strip) % 2)[..., None]
    picture = np.where(chosen == 0, along, across)
    joint = np.minimum(np.minimum(u % strip, strip - u % strip), np.minimum(v % strip, strip - v % strip))
    picture = picture * (0.55 + 0.45 * np.clip(joint / 2.2, 0, 1))[..., None]
    border = np.minimum(np.minimum(u, large - u), np.minimum(v, large - v))
    picture = np.where((border < 16)[..., None], across * 0.8, picture)
    return picture * (1 - 0.5 * np.exp(-(((border - 16) / 1.6) ** 2)))[..., None]


def menu_floor() -> Picture:
    """Dark parquet seen from above, lit from the upper left: the quiet ground of the menus."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE)
    size = (round(HEIGHT * SCALE), round(WIDTH * SCALE))
    slow = 0.85 + 0.3 * fractal_noise(size[0] // 4, size[1] // 4, 120, 3, 90)
    canvas.draw(parquet(*size, SCALE).astype(np.float32), 0, 0, WIDTH, HEIGHT)
    clouds = ramp(np.clip(slow - 0.5, 0, 1), evenly("#000000", "#ffffff"))
    canvas.draw(clouds, 0, 0, WIDTH, HEIGHT, blend=MULTIPLY)
    whole = rounded(0, 0, WIDTH, HEIGHT, 0)
    canvas.fill(whole, "#160602", 0.12)
    soft_light(canvas, whole, 620, 260, 1300, (0, "#ff9a50", 0.26), (0.5, "#ff7a34", 0.08))
    canvas.vignette(0.66, (0.45, 0.42), 0.82)
    drift_points(canvas, 40, 6, (0, 0, WIDTH, HEIGHT), 1.2)
    grain(canvas, 0.03)
    return Picture(canvas, quality=80, opaque=True)
