"""The pictures behind everything: the sea for Conspiracy, the hall behind the title, the wall behind the menus."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage
from scipy.spatial import cKDTree

from bake.hall import menu_floor, title_hall
from bake.kit import (
    Array,
    Canvas,
    Jobs,
    Picture,
    bubble,
    drift_points,
    fractal_noise,
    linear,
    polygon,
    ramp,
    rounded,
    shaft,
)
from bake.sheen import grain

WIDTH, HEIGHT, SCALE = 1920, 1080, 2.0

SEA = ((0, "#2d8fa0"), (0.18, "#17627c"), (0.45, "#0b3a56"), (0.75, "#06203a"), (1, "#030d1c"))


@dataclass(frozen=True)
class Shaft:
    """A light shaft falling from the surface of the sea."""

    x: float
    width: float
    drift: float
    length: float
    alpha: float


SHAFTS = (
    Shaft(110, 46, 210, 840, 0.20),
    Shaft(330, 80, 170, 980, 0.27),
    Shaft(545, 50, 130, 940, 0.18),
    Shaft(740, 130, 100, 1090, 0.30),
    Shaft(1000, 60, 80, 1020, 0.20),
    Shaft(1170, 100, 70, 980, 0.24),
    Shaft(1430, 54, 90, 900, 0.16),
    Shaft(1630, 100, 60, 860, 0.17),
)


@dataclass(frozen=True)
class CityRow:
    """One row of a drowned city: the further away, the paler and the nearer to the colour of the water."""

    foot: float
    height: float
    colour: str
    crest: str
    """Colour of the tops; the row fades from it down to `colour`."""
    grain: float
    """Width of the towers compared to the nearest row."""
    windows: float
    """How bright the windows are, 0 to 1."""
    haze: float
    """Blur of the outline in design units."""
    seed: int


CITY = (
    CityRow(830, 210, "#0f4c63", "#14566c", 0.9, 0.0, 1.6, 31),
    CityRow(900, 280, "#0b3f57", "#0e475e", 1.2, 0.0, 0.8, 12),
    CityRow(1000, 250, "#072b43", "#083249", 1.0, 0.55, 0.0, 8),
)


def _canvas() -> Canvas:
    return Canvas(WIDTH, HEIGHT, SCALE)


def _whole() -> skia.Path:
    return rounded(0, 0, WIDTH, HEIGHT, 0)


# ---------- the sea ----------
def _water() -> Array:
    """The water at half the final size: colour by depth with slow unrest, and a net of light near the surface."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    depth = rows / HEIGHT
    unrest = 0.12 * (fractal_noise(HEIGHT, WIDTH, 500, 3, 5) - 0.5)
    colours = ramp(depth + unrest + 0.10 * np.abs(columns / WIDTH - 0.45), SEA)
    net = light_net(96, 9) * np.clip(1 - depth * 1.75, 0, 1) ** 1.5
    fine = light_net(52, 40) * np.clip(0.8 - depth * 2.4, 0, 1) ** 1.5
    deep = ndimage.gaussian_filter(light_net(150, 77), 5) * np.clip(1 - np.abs(depth - 0.38) * 3.2, 0, 1)
    light = net * 0.75 + fine * 0.5 + deep * 0.28
    return np.clip(colours + light[..., None] * np.array([0.10, 0.24, 0.23], np.float32), 0, 1)


def light_net(cell: float, seed: int, width: int = WIDTH, height: int = HEIGHT) -> Array:
    """The net of light that waves throw: bright seams between rounded cells `cell` pixels high and wider than high."""
    rng = np.random.default_rng(seed)
    low, across = height // 2, width // 2
    rows, columns = np.mgrid[0:low, 0:across].astype(np.float32) * 2
    bend_y, bend_x = (fractal_noise(low, across, cell * 0.7, 3, seed + i) - 0.5 for i in (1, 2))
    places = np.stack([rows + bend_y * cell * 0.9, (columns + bend_x * cell * 1.2) / 1.7], -1)
    grid = np.mgrid[-2 : height / cell + 2, -2 : width / cell / 1.7 + 2].reshape(2, -1).T
    seeds = (grid + rng.uniform(-0.45, 0.45, grid.shape)) * cell
    near = cKDTree(seeds).query(places, k=3)[0] / cell
    seam = np.exp(-((near[..., 1] - near[..., 0]) * 8.5)) + 0.55 * np.exp(-((near[..., 2] - near[..., 0]) * 5.5))
    swell = 0.35 + 1.3 * (fractal_noise(low, across, cell * 2.5, 3, seed + 3) - 0.2)
    return ndimage.zoom((seam * np.clip(swell, 0, 1.4)).astype(np.float32), 2, order=1)


def _dome(path: skia.Path, x: float, top: float, w: float) -> None:
    """A tower closed by an onion dome with a spike."""
    path.moveTo(x - w * 0.08, top + w * 0.1)
    path.cubicTo(x - w * 0.3, top - w * 0.35, x + w * 0.34, top - w * 0.5, x + w * 0.5, top - w * 1.05)
    path.cubicTo(x + w * 0.66, top - w * 0.5, x + w * 1.3, top - w * 0.35, x + w * 1.08, top + w * 0.1)
    path.close()


def _spire(path: skia.Path, x: float, top: float, w: float) -> None:
    """A tower with a curved pointed roof and a small balcony."""
    path.addRect(skia.Rect.MakeLTRB(x - w * 0.12, top, x + w * 1.12, top + w * 0.14))
    path.moveTo(x - w * 0.04, top)
    path.quadTo(x + w * 0.40, top - w * 0.4, x + w * 0.5, top - w * 1.7)
    path.quadTo(x + w * 0.60, top - w * 0.4, x + w * 1.04, top)
    path.close()


def _lantern(path: skia.Path, x: float, top: float, w: float) -> None:
    """A tower with a cornice, a narrow upper floor and a round cap."""
    path.addRect(skia.Rect.MakeLTRB(x - w * 0.13, top - w * 0.08, x + w * 1.13, top + w * 0.1))
    path.addRect(skia.Rect.MakeLTRB(x + w * 0.18, top - w * 0.55, x + w * 0.82, top))
    path.addOval(skia.Rect.MakeLTRB(x + w * 0.1, top - w * 0.95, x + w * 0.9, top - w * 0.28))
    path.addRect(skia.Rect.MakeLTRB(x + w * 0.47, top - w * 1.3, x + w * 0.53, top - w * 0.8))


def _hall(path: skia.Path, x: float, top: float, w: float) -> None:
    """A broad hall under a flat dome, two slim towers at its sides."""
    path.addOval(skia.Rect.MakeLTRB(x - w * 0.02, top - w * 0.42, x + w * 1.02, top + w * 0.5))
    path.addRect(skia.Rect.MakeLTRB(x + w * 0.47, top - w * 0.8, x + w * 0.53, top - w * 0.3))
    for side in (-0.1, 1.0):
        path.addRect(skia.Rect.MakeLTRB(x + w * side, top - w * 0.5, x + w * (side + 0.1), top + w))
        path.addOval(skia.Rect.MakeLTRB(x + w * (side - 0.02), top - w * 0.62, x + w * (side + 0.12), top - w * 0.4))


ROOFS = (_dome, _spire, _lantern, _hall, _spire)


def skyline(row: CityRow, x0: float, x1: float) -> tuple[skia.Path, list[tuple[float, float, float]]]:
    """Return the outline of a row of towers between x0 and x1, and its windows as (x, y, size)."""
    rng = np.random.default_rng(row.seed)
    outline, windows = skia.Path(), []
    x = x0
    while x < x1:
        roof = ROOFS[rng.integers(len(ROOFS))]
        width = rng.uniform(24, 56) * row.grain * (1.9 if roof is _hall else 1.0)
        height = rng.uniform(0.3, 1.0) * row.height * (0.6 if roof is _hall else 1.0)
        top = row.foot - height
        outline.addRect(skia.Rect.MakeLTRB(x, top, x + width, row.foot + 200))
        roof(outline, x, top, width)
        for _ in range(int(height / 34)):
            windows.append((x + rng.uniform(0.2, 0.8) * width, rng.uniform(top + 10, row.foot), rng.uniform(0.7, 1.6)))
        x += width * rng.uniform(0.75, 1.35)
    return outline, windows


def _draw_row(canvas: Canvas, row: CityRow) -> None:
    outline, windows = skyline(row, -30, WIDTH + 30)
    top = row.foot - row.height
    canvas.fill(outline, linear(0, top, 0, row.foot, [(0, row.crest), (1, row.colour)]), blur=row.haze)
    if row.windows:
        for x, y, size in windows:
            canvas.fill(rounded(x - size, y - size * 1.7, size * 2, size * 3.4, size), "#a5fff0", row.windows * 0.8)
            canvas.glow(x, y, size * 5, "#7ff0e0", row.windows * 0.7)


def _draw_shafts(canvas: Canvas) -> None:
    for beam in SHAFTS:
        shaft(canvas, beam.x, beam.width, -60, beam.length, beam.drift, beam.alpha, 26, "#aaf2ea")
        core = (beam.x + beam.width * 0.3, beam.width * 0.25)
        shaft(canvas, *core, -60, beam.length, beam.drift, beam.alpha * 0.4, 9, "#e4fffb")


def _weed(canvas: Canvas, x: float, height: float, colour: str, rng: np.random.Generator) -> None:
    """One stem of weed from the ground at x: a waving ribbon that ends in a point, with leaves on both sides."""
    phase, sway = rng.uniform(0, 6), height * rng.uniform(0.02, 0.05)
    steps = np.linspace(0, 1, 48)
    stem = [(x + sway * math.sin(phase + t * 6.5) * (0.3 + t * 1.2), HEIGHT + 10 - height * t) for t in steps]
    widths = [(1.3 + 4.2 * (1 - t)) * min(1.0, (1 - t) * 9) for t in steps]
    left = [(px - w, py) for (px, py), w in zip(stem, widths, strict=True)]
    right = [(px + w, py) for (px, py), w in zip(stem, widths, strict=True)]
    canvas.fill(polygon(left + right[::-1]), colour)
    for index in range(4, 46, 2):
        t, (px, py) = steps[index], stem[index]
        side = 1 if index % 4 else -1
        length = (20 + 26 * (1 - t)) * rng.uniform(0.7, 1.15)
        leaf = skia.Path()
        leaf.moveTo(px, py)
        leaf.quadTo(px + side * length * 0.5, py + length * 0.05, px + side * length * 0.82, py - length * 0.85)
        leaf.quadTo(px + side * length * 0.2, py - length * 0.45, px, py - 7)
        leaf.close()
        canvas.fill(leaf, colour)


def _draw_weed(canvas: Canvas) -> None:
    """Dark weed at both sides, pale behind and nearly black in front."""
    rng = np.random.default_rng(4)
    for colour, count, tallest in (("#0b4350", 9, 600), ("#07333e", 9, 560), ("#031d26", 12, 420)):
        for number in range(count):
            x = abs(rng.normal(0, 62)) - 6
            _weed(canvas, x if number % 2 else WIDTH - x, rng.uniform(0.35, 1.0) * tallest, colour, rng)


def _draw_bubbles(canvas: Canvas) -> None:
    """Strings of bubbles rising from a few places, and single ones everywhere."""
    rng = np.random.default_rng(14)
    for source in (96, 470, 1160, 1830):
        for step in range(15):
            x = source + 26 * math.sin(step * 0.8) + rng.normal(0, 9)
            bubble(canvas, x, HEIGHT - 30 - step * rng.uniform(34, 50), rng.uniform(1.5, 7), rng.uniform(0.3, 0.75))
    for _ in range(46):
        bubble(canvas, rng.uniform(0, WIDTH), rng.uniform(90, 1060), rng.uniform(1.2, 5), rng.uniform(0.25, 0.6))


def _draw_shoal(canvas: Canvas, x: float, y: float, count: int, seed: int, spread: float) -> None:
    """A shoal of small dark fish seen against the light."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        size = rng.uniform(7, 13)
        fx, fy = x + rng.normal(0, spread), y + rng.normal(0, spread * 0.2)
        fish = skia.Path()
        fish.moveTo(fx + size, fy)
        fish.quadTo(fx + size * 0.3, fy - size * 0.42, fx - size * 0.55, fy)
        fish.lineTo(fx - size, fy - size * 0.32)
        fish.lineTo(fx - size * 0.86, fy)
        fish.lineTo(fx - size, fy + size * 0.32)
        fish.lineTo(fx - size * 0.55, fy)
        fish.quadTo(fx + size * 0.3, fy + size * 0.42, fx + size, fy)
        fish.close()
        canvas.fill(fish, "#0a3a4e", 0.5)


def sea() -> Picture:
    """Open water above a drowned city: light from the surface, dark depth, weed at the sides, bubbles."""
    canvas = _canvas()
    canvas.draw(_water(), 0, 0, WIDTH, HEIGHT)
    _draw_shafts(canvas)
    far, middle, near = CITY
    _draw_row(canvas, far)
    canvas.fill(_whole(), linear(0, 520, 0, 900, [(0, "#10546c", 0.0), (1, "#0d4460", 0.5)]))
    _draw_row(canvas, middle)
    canvas.fill(_whole(), linear(0, 560, 0, 980, [(0, "#0e4a62", 0.0), (1, "#0b3550", 0.55)]))
    _draw_shoal(canvas, 700, 640, 22, 5, 70)
    _draw_row(canvas, near)
    canvas.fill(_whole(), linear(0, 620, 0, HEIGHT, [(0, "#04182a", 0.0), (1, "#020a14", 0.9)]))
    _draw_weed(canvas)
    _draw_bubbles(canvas)
    drift_points(canvas, 150, 3, (0, 64, WIDTH, HEIGHT - 64), 1.7)
    for beam in (SHAFTS[3], SHAFTS[5]):
        shaft(canvas, beam.x, beam.width * 0.6, -60, 1080, beam.drift, 0.09, 30, "#aaf2ea")
    canvas.vignette(0.55, (0.46, 0.42), 0.85)
    grain(canvas, 0.03)
    return Picture(canvas, quality=90, opaque=True)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {"bg/conspiracy": sea, "bg/title": title_hall, "bg/menu": menu_floor}
