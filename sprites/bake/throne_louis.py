"""The throne of Louis XIV: carved gold and blue velvet under a canopy."""

from __future__ import annotations

import math

import numpy as np
import skia

from bake.alcove import (
    AXIS,
    OPENING,
    arch,
    both_sides,
    closed,
    cushion,
    drapery,
    finished,
    mirrored,
    new_canvas,
    niche_depth,
    niche_frame,
    plinth,
    steps,
    symmetrical,
    texture,
    without,
)
from bake.kit import (
    MATERIALS,
    Array,
    Canvas,
    Picture,
    circle,
    evenly,
    fractal_noise,
    icon_mask,
    linear,
    oval,
    radial,
    rgb,
    rounded,
    shaft,
    wood,
)
from bake.sheen import soft_light

BLUE = evenly("#04081c", "#0d1a4a", "#1c3186", "#3656bd", "#86a3ee", "#dfe8ff")
DEEP_BLUE = evenly("#020410", "#080f30", "#101d58", "#1f3485", "#4f6cc4", "#b9caff")
CRIMSON = evenly("#1c0306", "#4a0a10", "#86141c", "#b5242a", "#e2685f", "#ffd9cf")


def damask(width: int, height: int, base: str, pattern: str, cell: int) -> Array:
    """RGB silk with lilies in a diagonal lattice, `cell` pixels from lily to lily."""
    lily = icon_mask("fleur-de-lys", round(cell * 0.55))
    size = lily.shape[0]
    sign = np.zeros((height + 2 * cell, width + 2 * cell), np.float32)
    for row in range((height + cell) // (cell // 2)):
        for column in range((width + cell) // cell):
            y, x = row * cell // 2, column * cell + (cell // 2 if row % 2 else 0)
            sign[y : y + size, x : x + size] = np.maximum(sign[y : y + size, x : x + size], lily)
    sign = sign[:height, :width] * 0.8
    weave = 0.9 + 0.2 * fractal_noise(height, width, 6, 3, 31)[..., None]
    clouds = 1 + (fractal_noise(height, width, 260, 3, 33)[..., None] - 0.5) * 0.6
    cloth = rgb(base) * (1 - sign[..., None]) + rgb(pattern) * sign[..., None]
    return np.clip(cloth * weave * clouds, 0, 1).astype(np.float32)


def _wall(canvas: Canvas) -> None:
    opening = arch(*OPENING)
    texture(canvas, damask(680, 904, "#16245c", "#2b4190", 92), opening)
    light = [(0, "#7f9cf0", 0.45), (0.5, "#1a2a60", 0.0), (1, "#02040f", 0.7)]
    canvas.fill(opening, radial(AXIS - 40, 170, 300, light))


def _canopy(canvas: Canvas) -> None:
    """Curtains that fall from a small canopy with a scalloped edge and are tied back at both sides."""
    left = closed(
        (AXIS, 50), (150, 56, 100, 100, 86, 180), (80, 236, 62, 258, 46, 268), (34, 320, 38, 420, 36, 478),
        (86, 478), (90, 410, 74, 330, 90, 282), (112, 262, 130, 214, 142, 150), (154, 116, 184, 90, AXIS, 84),
    )  # fmt: skip
    for path, gather in ((left, (185.0, 0.0)), (mirrored(left), (235.0, 0.0))):
        drapery(canvas, path, BLUE, gather, 42, 3.4)
    hem = closed((142, 150), (130, 214, 112, 262, 90, 284), (95, 287), (118, 264, 135, 216, 147, 152))
    canvas.carve(both_sides(hem), "gold", 2, shadow=None)
    _valance(canvas)
    for x in (66.0, 2 * AXIS - 66.0):
        _tassel(canvas, x, 268)


def _valance(canvas: Canvas) -> None:
    """The canopy's edge: five hanging lappets with gold braid below a carved rail."""
    for index in (0, 4, 1, 3, 2):
        x = AXIS - 75 + 30 * index
        lappet = closed((x, 50), (x + 30, 50), (x + 30, 70), (x + 29, 82, x + 15, 87), (x + 1, 82, x, 70))
        cushion(canvas, lappet, BLUE, 5, shadow=(3, 6, 0.6))
        braid = skia.Path()
        braid.moveTo(x + 1, 70)
        braid.quadTo(x + 2, 81, x + 15, 86)
        braid.quadTo(x + 28, 81, x + 29, 70)
        canvas.stroke(braid, "#f0cf74", 2.2)
        canvas.disc(x + 11.5, 84, 7, "gold", rim=0.6, shadow=(1, 2, 0.6))
    canvas.carve(rounded(AXIS - 82, 42, 164, 12, 6), "gold", 5, shadow=(3, 7, 0.8))


def _tassel(canvas: Canvas, x: float, y: float) -> None:
    canvas.carve(rounded(x - 27, y - 4, 54, 9, 4.5), "gold", 4, shadow=(2, 5, 0.7))
    canvas.carve(closed((x - 4, y + 12), (x - 9, y + 44), (x, y + 47, x + 9, y + 44), (x + 4, y + 12)), "gold", 3)
    for stitch in (-4.5, -1.5, 1.5, 4.5):
        thread = skia.Path()
        thread.moveTo(x + stitch * 0.5, y + 16)
        thread.lineTo(x + stitch, y + 43)
        canvas.stroke(thread, "#6b420e", 0.8, 0.7)
    canvas.carve(circle(x, y + 9, 6), "gold", 5, shadow=(1, 3, 0.7))


def _back(canvas: Canvas) -> None:
    outline = symmetrical(
        (AXIS, 118), (186, 116, 172, 132, 158, 138), (140, 142, 128, 150, 132, 172), (140, 220, 146, 280, 150, 330),
        (AXIS, 330),
    )  # fmt: skip
    inner = symmetrical(
        (AXIS, 134), (190, 132, 180, 146, 164, 151), (150, 154, 143, 160, 146, 176), (152, 220, 157, 280, 160, 330),
        (AXIS, 330),
    )  # fmt: skip
    rows = [(170, (180, 210, 240)), (200, (166, 195, 225, 254)), (230, (180, 210, 240)), (260, (168, 195, 225, 252)),
            (290, (180, 210, 240))]  # fmt: skip
    buttons = [(float(x), float(y)) for y, columns in rows for x in columns]
    canvas.shadow(outline, 8, 20, 0.7)
    cushion(canvas, inner, BLUE, 11, buttons, shadow=None)
    for x, y in buttons:
        canvas.disc(x - 2.6, y - 2.6, 5.2, "gold", rim=0.6, shadow=(0.8, 2, 0.7))
    canvas.carve(without(outline, inner), "gold", 6, shadow=(3, 8, 0.75))
    _crest(canvas)


def _crest(canvas: Canvas) -> None:
    """The sun above the back, held by two scrolls; knobs on the shoulders."""
    scroll = closed(
        (AXIS - 8, 116), (184, 92, 160, 104, 150, 124), (146, 134, 136, 132, 138, 124),
        (146, 100, 180, 84, AXIS - 2, 100),
    )  # fmt: skip
    canvas.carve(both_sides(scroll), "gold", 4, shadow=(3, 7, 0.7))
    for x in (134.0, 2 * AXIS - 134.0):
        canvas.carve(circle(x, 142, 9), "gold", 8, shadow=(2, 5, 0.7))
        canvas.carve(circle(x, 130, 4.5), "gold", 4, shadow=(1, 3, 0.7))
    canvas.relief("heraldic-sun", AXIS - 36, 80, 72, "gold", 2.6, shadow=(4, 8, 0.8))


def _volute(canvas: Canvas, x: float, y: float, radius: float, turn: int) -> None:
    """A scroll seen from its end: a gold disc with a spiral groove winding inwards."""
    canvas.carve(circle(x, y, radius), "gold", radius * 0.6, shadow=(3, 6, 0.75))
    spiral = skia.Path()
    for i in range(60):
        angle, reach = i * 0.2, radius * 0.86 * (1 - i / 64)
        point = (x + turn * reach * math.cos(angle), y + reach * math.sin(angle))
        spiral.lineTo(*point) if i else spiral.moveTo(*point)
    canvas.stroke(spiral, "#5a330a", 1.5, 0.75)
    canvas.skia.save()
    canvas.skia.translate(0.8, 0.9)
    canvas.stroke(spiral, "#fff0b8", 0.8, 0.5)
    canvas.skia.restore()


def _seat(canvas: Canvas) -> None:
    legs = closed(
        (124, 368), (118, 396, 140, 406, 132, 440), (130, 448, 126, 452, 120, 454), (146, 454),
        (146, 430, 162, 408, 158, 372),
    )  # fmt: skip
    canvas.carve(both_sides(legs), "gold", 7, shadow=(4, 8, 0.7))
    top = symmetrical(
        (AXIS, 322), (158, 322), (140, 325, 128, 338, 126, 350), (126, 358, 134, 362, 144, 362), (AXIS, 364),
    )  # fmt: skip
    cushion(canvas, top, BLUE, 13, shadow=(4, 10, 0.7))
    rail = symmetrical(
        (AXIS, 358), (128, 358), (118, 362, 118, 378, 126, 384), (150, 388, 160, 396, 170, 402),
        (182, 394, 194, 390, AXIS, 404),
    )  # fmt: skip
    canvas.carve(rail, "gold", 6, shadow=(4, 9, 0.7))
    canvas.carve(rounded(134, 364, 152, 3, 1.5), "gold_soft", 1.5, shadow=(0.5, 1.5, 0.6))
    canvas.relief("fleur-de-lys", AXIS - 14, 368, 28, "gold", 1.8, shadow=(1.5, 3, 0.7))
    arm = closed(
        (148, 284), (128, 280, 112, 288, 104, 300), (98, 312, 116, 322, 124, 310), (130, 302, 140, 300, 150, 302),
    )  # fmt: skip
    post = closed((106, 312), (100, 330, 118, 344, 120, 364), (136, 364), (134, 340, 118, 330, 126, 312))
    canvas.carve(both_sides(post), "gold", 5, shadow=(3, 7, 0.7))
    canvas.carve(both_sides(arm), "gold", 6, shadow=(3, 8, 0.75))
    pad = closed((146, 281), (130, 277, 118, 284, 112, 292), (120, 296, 134, 290, 148, 292))
    for side in (pad, mirrored(pad)):
        cushion(canvas, side, BLUE, 5, shadow=(1, 3, 0.6))
    _volute(canvas, 111, 308, 13, 1)
    _volute(canvas, 2 * AXIS - 111, 308, 13, -1)
    for x in (124.0, 2 * AXIS - 124.0):
        canvas.carve(circle(x, 455, 8.5), "gold", 7, shadow=(2, 5, 0.7))


def _carpet(canvas: Canvas) -> None:
    """Red cloth over the steps, lighter on the treads than on the faces, with a gold border."""
    for top, bottom, half, wider, tone in ((432, 444, 62, 66, "#a3202a"), (444, 459, 66, 66, "#6e0f17"),
                                           (450, 462, 66, 72, "#a3202a"), (462, 488, 72, 72, "#6e0f17")):  # fmt: skip
        piece = closed((AXIS - half, top), (AXIS + half, top), (AXIS + wider, bottom), (AXIS - wider, bottom))
        canvas.fill(piece, tone)
        for side in (-1, 1):
            border = skia.Path()
            border.moveTo(AXIS + side * (half - 6), top)
            border.lineTo(AXIS + side * (wider - 6), bottom)
            canvas.stroke(border, "#e9c566", 2.4, 0.9)
    canvas.fill(rounded(AXIS - 72, 430, 144, 58, 0), linear(AXIS - 72, 0, AXIS + 72, 0,
                [(0, "#ffffff", 0.12), (0.4, "#000000", 0.0), (1, "#000000", 0.45)]))  # fmt: skip


def _keystone(canvas: Canvas) -> None:
    """The crown at the top of the arch and gold roses along its band."""
    for degrees in range(-80, 81, 20):
        if degrees:
            x, y = AXIS + 187 * math.sin(math.radians(degrees)), 196 - 187 * math.cos(math.radians(degrees))
            canvas.disc(x - 6, y - 6, 12, "gold", "flower-emblem", rim=0.2, emblem_share=0.8, shadow=(1.5, 3, 0.7))
    for y in (232, 292, 352, 412):
        for x in (23.0, 2 * AXIS - 23.0):
            canvas.disc(x - 6, y - 6, 12, "gold", "flower-emblem", rim=0.2, emblem_share=0.8, shadow=(1.5, 3, 0.7))
    canvas.disc(AXIS - 27, -9, 54, "#1c3186", rim=0.14, shadow=(4, 9, 0.7))
    canvas.relief("queen-crown", AXIS - 18, -1, 36, "gold", 2, shadow=(2, 4, 0.7))


def throne() -> Picture:
    """A baroque armchair of state on a carpeted step, in a niche of blue silk with a gold frame."""
    canvas = new_canvas()
    _wall(canvas)
    with canvas.clipped(arch(*OPENING)):
        _canopy(canvas)
        shaft(canvas, 70, 60, 20, 460, 120, 0.20, 14, "#ffe9b8")
        stone = [(0, "#3a4468"), (1, "#161c38")]
        steps(canvas, [(444, 132, 15), (462, 172, 26)], linear(0, 440, 0, 486, stone), "#59648e", "gold")
        _carpet(canvas)
    niche_depth(canvas)
    with canvas.clipped(arch(*OPENING)):
        canvas.fill(oval(AXIS, 458, 110, 12), "#000000", 0.55, blur=7)
        _back(canvas)
        _seat(canvas)
        soft_light(canvas, arch(*OPENING), AXIS - 60, 120, 330, (0, "#ffe2a0", 0.20))
    niche_frame(canvas, np.swapaxes(wood(800, 1000, 17, MATERIALS["walnut"], 30, 12), 0, 1) * 0.62, "gold")
    _keystone(canvas)
    plinth(canvas, wood(180, 840, 18, MATERIALS["walnut"], 30, 14) * 0.7, "gold", [(0, "#1b2a66"), (1, "#0a1233")])
    return finished(canvas)
