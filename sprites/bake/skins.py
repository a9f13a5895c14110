"""Panels, buttons and other controls in two skins: `house` (walnut and gold) and `abyss` (glass and verdigris).

Nine-slices keep their corners; a button's upper and lower slices are its margin, so that its gloss follows its height.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from bake.kit import (
    MATERIALS,
    SCREEN,
    Array,
    Canvas,
    Jobs,
    Picture,
    Stops,
    caustics,
    circle,
    gilding,
    linear,
    radial,
    ramp,
    rounded,
    wood,
)
from bake.lights import LIGHT_JOBS
from bake.sheen import corners

SCALE = 2.0
SMALL_SCALE = 3.0

Pad = tuple[float, float, float, float]
Bead = Callable[[Canvas, float, float, float], None]
"""Draws a small round ornament into the box (x, y, size)."""


@dataclass(frozen=True)
class Skin:
    """Colours of the small controls; panels and bars are drawn by functions of their own."""

    name: str
    primary: Stops
    primary_rim: str
    secondary: Stops
    secondary_rim: str
    hollow: str
    """Ground of fields, trays and tracks."""
    hollow_rim: str
    line: str
    """Colour of ornament lines and fine rims."""
    mark: str
    """Colour of a check mark."""
    tooltip: Stops
    bead: Bead
    corner: float = 24
    """Radius of a button's corners; 24 makes it a pill."""


def _gold_bead(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.disc(x, y, size, "gold", rim=0.5, shadow=(1, 2.5, 0.6))


def _pearl_bead(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.pearl(x, y, size, shadow=(1, 2.5, 0.6))


HOUSE = Skin(
    name="house",
    primary=[(0, "#fbecb9"), (0.1, "#f3d88c"), (0.47, "#d8a53c"), (0.53, "#b67d25"), (0.9, "#dcb055"), (1, "#f0d084")],
    primary_rim="#fff3cd",
    secondary=[(0, "#5a3a22"), (0.08, "#452a17"), (0.5, "#2e1a0d"), (0.54, "#241309"), (1, "#38200f")],
    secondary_rim="#cf9f4a",
    hollow="#0d0603",
    hollow_rim="#a87c35",
    line="#e3bb66",
    mark="#ffe9ae",
    tooltip=[(0, "#3a2415"), (1, "#1c0f07")],
    bead=_gold_bead,
)
ABYSS = Skin(
    name="abyss",
    primary=[(0, "#e2fff8"), (0.1, "#b4f1e2"), (0.47, "#58c9b8"), (0.53, "#2c9788"), (0.9, "#62cbb9"), (1, "#8ee8d8")],
    primary_rim="#f2fffb",
    secondary=[(0, "#2b7d8f"), (0.08, "#1a6075"), (0.5, "#0d4154"), (0.54, "#093446"), (1, "#0c3e50")],
    secondary_rim="#8fe6d8",
    hollow="#020d14",
    hollow_rim="#5fbfb2",
    line="#7fe0d0",
    mark="#d8fff2",
    tooltip=[(0, "#11566a"), (1, "#05202f")],
    bead=_pearl_bead,
)


# ---------- panels ----------
GLASS_RIM: Stops = [(0, "#dcfff3"), (0.22, "#58b5a5"), (0.5, "#22756d"), (0.78, "#78c8b2"), (1, "#e8fff4")]


def glass_panel(heavy: bool) -> Picture:
    """A pane of dark sea glass with a bright rim; `heavy` adds the deep shadow of a panel lying on the table."""
    width, height, radius = 240, 200, 16
    canvas = Canvas(width, height, SCALE, (30, 24, 30, 44) if heavy else (12, 10, 12, 18))
    pane = rounded(0, 0, width, height, radius)
    canvas.shadow(pane, *((10, 30, 0.55) if heavy else (3, 10, 0.4)))
    with canvas.clipped(pane):
        canvas.skia.clear(0)
        canvas.fill(pane, linear(0, 0, 0, height, [(0, "#0e4659", 0.74), (0.5, "#08304a", 0.8), (1, "#04182a", 0.87)]))
        sheen = [(0, "#c8fff4", 0.13), (0.5, "#c8fff4", 0.04), (1, "#c8fff4", 0.0)]
        canvas.fill(pane, linear(0, 0, 0, height * 0.5, sheen))
    canvas.inner_shadow(pane, 18, 0.5, 2, "#021018")
    canvas.stroke(rounded(-0.6, -0.6, width + 1.2, height + 1.2, radius + 0.6), "#010a10", 1.2, 0.55)
    rim = linear(0, 0, width, height, GLASS_RIM)
    canvas.stroke(rounded(1, 1, width - 2, height - 2, radius - 1), rim, 2.2)
    canvas.stroke(rounded(2.6, 2.6, width - 5.2, height - 5.2, radius - 2.6), "#01141c", 1, 0.5)
    canvas.stroke(rounded(5.5, 5.5, width - 11, height - 11, radius - 5), "#8fe8da", 0.9, 0.26)
    return Picture(canvas, corners(canvas, 26, 26), quality=92)


def walnut(width: int, height: int, seed: int) -> Array:
    """Dark walnut with horizontal grain, `width` x `height` pixels."""
    return wood(height, width, seed, MATERIALS["walnut"], 30, 16)


def notched(x: float, y: float, w: float, h: float, notch: float) -> skia.Path:
    """A rectangle whose corners are hollowed out by quarter circles."""
    path = skia.Path()
    path.moveTo(x + notch, y)
    path.lineTo(x + w - notch, y)
    path.arcTo(skia.Rect.MakeXYWH(x + w - notch, y - notch, 2 * notch, 2 * notch), 180, -90, False)
    path.lineTo(x + w, y + h - notch)
    path.arcTo(skia.Rect.MakeXYWH(x + w - notch, y + h - notch, 2 * notch, 2 * notch), 270, -90, False)
    path.lineTo(x + notch, y + h)
    path.arcTo(skia.Rect.MakeXYWH(x - notch, y + h - notch, 2 * notch, 2 * notch), 0, -90, False)
    path.lineTo(x, y + notch)
    path.arcTo(skia.Rect.MakeXYWH(x - notch, y - notch, 2 * notch, 2 * notch), 90, -90, False)
    path.close()
    return path


def engraved(canvas: Canvas, path: skia.Path, width: float, height: float) -> None:
    """A gold line let into wood: a dark groove, the line, and light on the groove's lower lip."""
    canvas.skia.save()
    canvas.skia.translate(0.6, 0.9)
    canvas.stroke(path, "#ffdca0", width, 0.16)
    canvas.skia.translate(-1.2, -1.8)
    canvas.stroke(path, "#000000", width + 0.6, 0.6)
    canvas.skia.restore()
    canvas.stroke(path, gilding(0, height), width)


def walnut_panel(heavy: bool) -> Picture:
    """A walnut board with a carved moulding and an engraved gold line with hollow corners."""
    width, height, radius = 560, 400, 12
    canvas = Canvas(width, height, SCALE, (30, 24, 30, 44) if heavy else (12, 10, 12, 18))
    board = rounded(0, 0, width, height, radius)
    canvas.shadow(board, *((10, 30, 0.6) if heavy else (3, 10, 0.45)))
    with canvas.clipped(board):
        canvas.draw(walnut(width * 2, height * 2, 61), 0, 0, width, height)
        canvas.fill(board, linear(0, 0, 0, height, [(0, "#241308", 0.72), (0.6, "#150a04", 0.84), (1, "#0e0603", 0.9)]))
        warmth = [(0, "#ffbe6e", 0.13), (1, "#ffbe6e", 0.0)]
        canvas.fill(board, radial(width * 0.3, -height * 0.1, width * 0.8, warmth))
    bar = 9
    inside = rounded(bar, bar, width - 2 * bar, height - 2 * bar, radius - 6)
    canvas.inner_shadow(inside, 22, 0.75, 4)
    canvas.frame(0, 0, width, height, radius, bar, "walnut")
    canvas.stroke(rounded(0.5, 0.5, width - 1, height - 1, radius), "#0a0402", 1.2, 0.8)
    canvas.stroke(rounded(bar, bar, width - 2 * bar, height - 2 * bar, radius - 6), gilding(0, height), 1.5)
    if heavy:
        inset, notch = 19, 13
        engraved(canvas, notched(inset, inset, width - 2 * inset, height - 2 * inset, notch), 1.3, height)
        for x in (inset, width - inset):
            for y in (inset, height - inset):
                canvas.disc(x - 3.5, y - 3.5, 7, "gold", rim=0.5, shadow=(0.8, 2, 0.6))
    return Picture(canvas, corners(canvas, 44, 44), quality=86)


def tooltip(skin: Skin) -> Picture:
    """A small plain panel with a shadow."""
    width, height, radius = 120, 60, 9
    canvas = Canvas(width, height, SCALE, (14, 10, 14, 20))
    plate = rounded(0, 0, width, height, radius)
    canvas.shadow(plate, 5, 14, 0.65)
    canvas.fill(plate, linear(0, 0, 0, height, skin.tooltip))
    canvas.stroke(rounded(0.7, 0.7, width - 1.4, height - 1.4, radius), skin.line, 1.3, 0.9)
    canvas.stroke(rounded(2.2, 2.2, width - 4.4, height - 4.4, radius - 2), "#000000", 1, 0.3)
    return Picture(canvas, corners(canvas, 14, 14), quality=92)


# ---------- bars ----------
def glass_bar() -> Picture:
    """The bar along the upper edge of the table in sea glass."""
    width, height = 960, 64
    canvas = Canvas(width, height, SCALE, (0, 0, 0, 22))
    bar = rounded(-20, -20, width + 40, height + 20, 0)
    canvas.shadow(bar, 4, 18, 0.7)
    canvas.fill(bar, linear(0, 0, 0, height, [(0, "#0f5064"), (1, "#05202f")]), 0.97)
    net = caustics(height * 2, width * 2, 90, 15)
    glimmer = ramp(net, [(0, "#000000"), (1, "#06242a")])
    canvas.draw(glimmer, 0, 0, width, height, blend=SCREEN)
    canvas.fill(rounded(0, 0, width, 26, 0), linear(0, 0, 0, 26, [(0, "#c8fff4", 0.12), (1, "#c8fff4", 0.0)]))
    _bar_edge(canvas, linear(0, 0, width, 0, [(0, "#1f6f68"), (0.5, "#dcfff3"), (1, "#1f6f68")]))
    return Picture(canvas, (8, 16, 8, round((22 + 8) * SCALE)), quality=90)


def walnut_bar() -> Picture:
    """The bar along the upper edge of a screen in walnut with a gold edge."""
    width, height = 960, 64
    canvas = Canvas(width, height, SCALE, (0, 0, 0, 22))
    bar = rounded(-20, -20, width + 40, height + 20, 0)
    canvas.shadow(bar, 4, 18, 0.7)
    with canvas.clipped(bar):
        canvas.draw(walnut(width * 2, height * 2, 62), 0, 0, width, height)
        canvas.fill(bar, linear(0, 0, 0, height, [(0, "#2a170b", 0.72), (1, "#0e0603", 0.9)]))
    _bar_edge(canvas, linear(0, 0, width, 0, [(0, "#8a6226"), (0.5, "#fbe6ab"), (1, "#8a6226")]))
    return Picture(canvas, (8, 16, 8, round((22 + 8) * SCALE)), quality=88)


def _bar_edge(canvas: Canvas, light: skia.Shader) -> None:
    """The bright lower edge of a bar between two dark hairlines."""
    for y, fill, width, alpha in ((-3.2, "#000000", 1.2, 0.5), (1.2, "#000000", 1.2, 0.8), (-1, light, 2.2, 1.0)):
        line = skia.Path()
        line.moveTo(-4, canvas.height + y)
        line.lineTo(canvas.width + 4, canvas.height + y)
        canvas.stroke(line, fill, width, alpha)


# ---------- buttons ----------
def button(skin: Skin, primary: bool) -> Picture:
    """A pill or a plate with a gloss, meant for heights of 36 to 64 units."""
    width, height, radius = 160, 48, skin.corner
    canvas = Canvas(width, height, SCALE, (14, 8, 14, 18))
    pill = rounded(0, 0, width, height, radius)
    canvas.shadow(pill, 5, 12, 0.6)
    canvas.fill(pill, linear(0, 0, 0, height, skin.primary if primary else skin.secondary))
    inner = rounded(2.4, 2.4, width - 4.8, height - 4.8, radius - 2.4)
    shine = [(0, "#ffffff", 0.75), (0.3, "#ffffff", 0.0), (0.85, "#ffffff", 0.0), (1, "#ffffff", 0.35)]
    canvas.stroke(inner, linear(0, 0, 0, height, shine), 1.2, 1.0 if primary else 0.4)
    rim = skin.primary_rim if primary else skin.secondary_rim
    canvas.stroke(rounded(0.2, 0.2, width - 0.4, height - 0.4, radius), "#000000", 2.6, 0.45)
    canvas.stroke(rounded(0.8, 0.8, width - 1.6, height - 1.6, radius - 0.8), rim, 1.6, 0.95)
    return Picture(canvas, corners(canvas, height / 2, 0), quality=92)


def round_button(skin: Skin) -> Picture:
    """The round ground of an icon button."""
    size = 38
    canvas = Canvas(size, size, SMALL_SCALE, (7, 6, 7, 10))
    disc = circle(size / 2, size / 2, size / 2)
    canvas.shadow(disc, 3, 7, 0.6)
    canvas.fill(disc, linear(0, 0, 0, size, skin.secondary))
    shine = linear(0, 0, 0, size, [(0, "#ffffff", 0.4), (0.35, "#ffffff", 0.0), (1, "#ffffff", 0.1)])
    canvas.stroke(circle(size / 2, size / 2, size / 2 - 2.6), shine, 1.1)
    canvas.stroke(circle(size / 2, size / 2, size / 2 - 0.3), "#000000", 1.8, 0.4)
    canvas.stroke(circle(size / 2, size / 2, size / 2 - 0.9), skin.secondary_rim, 1.5, 0.95)
    return Picture(canvas, quality=92)


# ---------- hollows ----------
def hollow(skin: Skin, width: float, height: float, radius: float, depth: float) -> Picture:
    """A recess: dark ground, shadow falling in from above, light on the lower lip."""
    canvas = Canvas(width, height, SCALE, (2, 2, 2, 2))
    shape = rounded(0, 0, width, height, radius)
    canvas.fill(shape, skin.hollow, 0.62)
    canvas.inner_shadow(shape, depth * 4, 0.8, depth)
    lip = linear(0, 0, 0, height, [(0, "#000000", 0.6), (0.4, skin.hollow_rim, 0.35), (1, skin.hollow_rim, 0.75)])
    canvas.stroke(rounded(0.6, 0.6, width - 1.2, height - 1.2, radius), lip, 1.3)
    return Picture(canvas, corners(canvas, radius + depth * 3, radius + depth * 3), quality=92)


def slider_track(skin: Skin) -> Picture:
    """The groove of a slider, 12 units high."""
    width, height = 120, 12
    canvas = Canvas(width, height, SMALL_SCALE, (2, 2, 2, 2))
    groove = rounded(0, 0, width, height, height / 2)
    canvas.fill(groove, skin.hollow, 0.85)
    canvas.inner_shadow(groove, 6, 0.9, 2)
    lip = linear(0, 0, 0, height, [(0, "#000000", 0.6), (1, skin.hollow_rim, 0.9)])
    canvas.stroke(rounded(0.5, 0.5, width - 1, height - 1, height / 2), lip, 1.1)
    return Picture(canvas, corners(canvas, height / 2 + 1, 0), quality=92)


def slider_knob(skin: Skin) -> Picture:
    """The bead that runs in a slider's groove."""
    canvas = Canvas(28, 28, SMALL_SCALE, (6, 5, 6, 9))
    if skin is ABYSS:
        canvas.pearl(0, 0, 28, shadow=(3, 6, 0.7))
    else:
        canvas.disc(0, 0, 28, "gold", rim=0.34, shadow=(3, 6, 0.7))
    return Picture(canvas, quality=92)


CHECK = ((7.5, 15.5), (13, 21.5), (23, 9))


def check_box(skin: Skin, checked: bool) -> Picture:
    """A small hollow square, with a carved tick if `checked`."""
    size, radius = 30, 7
    canvas = Canvas(size, size, SMALL_SCALE, (3, 3, 3, 5))
    square = rounded(0, 0, size, size, radius)
    canvas.fill(square, linear(0, 0, 0, size, skin.secondary) if checked else skin.hollow, 1.0 if checked else 0.75)
    canvas.inner_shadow(square, 8, 0.8, 2)
    rim = skin.secondary_rim if checked else skin.hollow_rim
    canvas.stroke(rounded(0.8, 0.8, size - 1.6, size - 1.6, radius), rim, 1.6, 0.95)
    if checked:
        tick = skia.Path()
        tick.moveTo(*CHECK[0])
        for point in CHECK[1:]:
            tick.lineTo(*point)
        canvas.skia.save()
        canvas.skia.translate(0, 1.2)
        canvas.stroke(tick, "#000000", 4.4, 0.7, blur=1.2)
        canvas.skia.restore()
        canvas.stroke(tick, skin.mark, 4)
    return Picture(canvas, quality=92)


def ornament(skin: Skin, right: bool) -> Picture:
    """A fading line with a bead at the end that touches the title; `right` is the one right of the title."""
    width, height, bead = 140, 12, 9
    canvas = Canvas(width, height, SMALL_SCALE, (2, 2, 2, 2))
    line = skia.Path()
    line.moveTo(0, height / 2)
    line.lineTo(width - bead / 2, height / 2)
    if right:
        canvas.skia.translate(width, 0)
        canvas.skia.scale(-1, 1)
    fade = [(0, skin.line, 0.0), (0.6, skin.line, 0.55), (1, skin.line, 1.0)]
    canvas.stroke(line, linear(0, 0, width - bead, 0, fade), 1.3)
    if right:
        canvas.skia.scale(-1, 1)
        canvas.skia.translate(-width, 0)
    skin.bead(canvas, 0 if right else width - bead, (height - bead) / 2, bead)
    kept = round((bead + 4) * SMALL_SCALE)
    return Picture(canvas, (kept, 0, 6, 0) if right else (6, 0, kept, 0), quality=92)


def skin_jobs(skin: Skin) -> Jobs:
    """Return the small controls of a skin."""
    parts: dict[str, Callable[[], Picture]] = {
        "tooltip": partial(tooltip, skin),
        "button": partial(button, skin, False),
        "button_primary": partial(button, skin, True),
        "round": partial(round_button, skin),
        "field": partial(hollow, skin, 120, 48, 10, 2),
        "tray": partial(hollow, skin, 160, 140, 12, 4),
        "slider_track": partial(slider_track, skin),
        "slider_knob": partial(slider_knob, skin),
        "check_on": partial(check_box, skin, True),
        "check_off": partial(check_box, skin, False),
        "ornament_left": partial(ornament, skin, False),
        "ornament_right": partial(ornament, skin, True),
    }
    return {f"ui/{skin.name}/{part}": job for part, job in parts.items()}


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        **skin_jobs(HOUSE),
        **skin_jobs(ABYSS),
        "ui/house/panel": partial(walnut_panel, True),
        "ui/house/panel_plain": partial(walnut_panel, False),
        "ui/house/bar": walnut_bar,
        "ui/abyss/panel": partial(glass_panel, True),
        "ui/abyss/panel_plain": partial(glass_panel, False),
        "ui/abyss/bar": glass_bar,
        **LIGHT_JOBS,
    }
