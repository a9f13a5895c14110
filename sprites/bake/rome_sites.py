"""Building sites: a foundation of each material, in town under the hills and out of town under an evening sky."""

from __future__ import annotations

import functools
import math
from functools import partial

import numpy as np
import skia

from bake.architecture import arch_path
from bake.kit import Canvas, Jobs, Picture, circle, image, linear, oval, polygon, rounded, scaled
from bake.rome_bas import Bas
from bake.rome_craft import MATERIALS, Box, coin, gilt_frame, paper
from bake.rome_scene import landscape

WIDTH, HEIGHT = 150, 110
SCALE = 3
PAD = (8, 7, 8, 14)
BADGE: Box = (105, 76, 37, 26)
"""Field of a number that is written at run time."""
PICTURE: Box = (6, 6, 138, 98)


def _rough(x: float, y: float, radius: float, rng: np.random.Generator) -> skia.Path:
    """A stone as it comes from the field."""
    points = []
    for index in range(7):
        angle = index / 7 * 2 * math.pi + rng.uniform(-0.2, 0.2)
        reach = radius * rng.uniform(0.75, 1.1)
        points.append((x + reach * math.cos(angle) * 1.2, y + reach * math.sin(angle) * 0.85))
    return polygon(points)


def _block(b: Bas, material: str, x: float, y: float, w: float, h: float, level: float, seed: int) -> None:
    """One stone, beam or drum of the foundation in the box (x, y, w, h)."""
    rng = np.random.default_rng(seed)
    if material == "rubble":
        for share in (0.26, 0.74):
            b.add(_rough(x + w * share, y + h * 0.6, h * 0.5, rng), level, 1.6)
        b.add(_rough(x + w * 0.5, y + h * 0.3, h * 0.44, rng), level + 1, 1.6)
    elif material == "wood":
        b.add(rounded(x - 0.4, y, w + 0.8, h * 0.52, h * 0.2), level, h * 0.24)
        b.add(rounded(x - 0.4, y + h * 0.48, w + 0.8, h * 0.52, h * 0.2), level + 0.6, h * 0.24)
        b.add(circle(x + w * 0.5, y + h * 0.5, h * 0.36), level + 2, 1)
        b.ring(x + w * 0.5, y + h * 0.5, h * 0.2, 0.6, level + 3)
    elif material == "brick":
        for row in range(3):
            for column in range(2):
                left = x + (column - (0.25 if row % 2 else 0)) * w / 2
                b.add(rounded(left + 0.2, y + row * h / 3 + 0.2, w / 2 - 0.4, h / 3 - 0.4, 0.5), level, 0.7)
    elif material == "concrete":
        b.add(rounded(x, y, w, h, 0.6), level, 1.2)
        for row in (0.33, 0.66):
            b.groove(skia.Path().moveTo(x, y + h * row).lineTo(x + w, y + h * row + 0.4), 0.4, 0.5)
        for _ in range(4):
            b.cut(circle(x + rng.uniform(0.1, 0.9) * w, y + rng.uniform(0.1, 0.9) * h, 0.5), level, 0.4)
    elif material == "stone":
        b.add(rounded(x + 0.2, y, w - 0.4, h, 0.8), level, 2.2)
    else:
        b.add(rounded(x + w * 0.08, y, w * 0.84, h, 0.6), level, 0.6, bulge="drum")
        for share in (0.25, 0.42, 0.58, 0.75):
            b.groove(skia.Path().moveTo(x + w * share, y + 1).lineTo(x + w * share, y + h - 1), 0.5, 0.7)
        b.box(x, y + h * 0.82, w, h * 0.18, level + 2.4, 0.5)


@functools.cache
def _foundation(material: str, tint: str) -> skia.Image:
    """The laid foundation, in the lower half of a square."""
    b = Bas(420)
    b.poly([(24, 58), (76, 58), (98, 90), (2, 90)], 0.5)
    b.cut(polygon([(29, 62), (71, 62), (84, 84), (16, 84)]), 0.2, 0.5)
    for k in range(7):
        _block(b, material, 27 + 6.7 * k, 53, 6.4, 6.6, 2, k)
    for side in (-1, 1):
        for k in range(4):
            share = (k + 0.5) / 4
            w, h = 6.6 + 3 * share, 7 + 3 * share
            x = 50 + side * (25.5 + 18.5 * share)
            _block(b, material, x - w / 2, 56 + 21 * share, w, h, 3 + 5 * share, 20 + k)
    for k in range(8):
        _block(b, material, 4 + 11.5 * k, 82, 11.2, 11.6, 9, 40 + k)
    for x, foot, tall in ((26, 60, 18), (74, 60, 18), (4, 94, 30), (96, 94, 30)):
        b.box(x - 0.9, foot - tall, 1.8, tall, 12 if tall > 20 else 4, 0.6)
        b.ball(x, foot - tall, 1.5, 14 if tall > 20 else 5, gilt=True)
    rope = skia.Path().moveTo(4, 70)
    rope.quadTo(50, 78, 96, 70)
    line = skia.Path()
    skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=0.9).getFillPath(rope, line)
    b.add(line, 13, 0.4, gilt=True)
    return image(b.picture(tint))


def _city_wall(canvas: Canvas, colour: str) -> None:
    """The far wall of the city, seen from outside, with a gate."""
    shade = scaled(colour, 0.42, 0.1)
    path = skia.Path()
    path.addRect(skia.Rect.MakeXYWH(6, 50, 138, 20))
    for x in range(6, 144, 8):
        path.addRect(skia.Rect.MakeXYWH(x, 46.5, 4.4, 5))
    for x in (24, 62, 92, 126):
        path.addRect(skia.Rect.MakeXYWH(x - 8, 40, 16, 30))
        for k in range(3):
            path.addRect(skia.Rect.MakeXYWH(x - 8 + 6 * k, 36.4, 4, 5))
    canvas.fill(path, linear(0, 36, 0, 70, [(0, scaled(shade, 1.7, 0.05)), (1, shade)]))
    gate = arch_path(77, 55, 9, 16)
    canvas.fill(gate, "#ffd890", 0.85)
    canvas.glow(77, 62, 16, "#ffc060", 0.6)


def site(material: str, outside: bool) -> Picture:
    """A site with its coins of influence; "badge" is the field for the number of sites left."""
    kind = MATERIALS[material]
    canvas = Canvas(WIDTH, HEIGHT, SCALE, PAD)
    canvas.shadow(rounded(0, 0, WIDTH, HEIGHT, 8), 4, 9, 0.5)
    paper(canvas, (0, 0, WIDTH, HEIGHT), 8)
    _, y, _, h = PICTURE
    shape = rounded(*PICTURE, 4)
    with canvas.clipped(shape):
        landscape(canvas, PICTURE, kind.colour, 70 + kind.value)
        if outside:
            canvas.fill(
                shape, linear(0, y, 0, y + h, [(0, "#120818", 0.6), (0.5, "#6a2a1c", 0.3), (1, "#120818", 0.4)])
            )
            _city_wall(canvas, kind.colour)
        canvas.fill(oval(75, 96, 76, 12), "#000000", 0.4, blur=4)
        canvas.draw(_foundation(material, kind.colour), 8, -31, 134, 134, shadow=(2, 4, 0.5))
        if outside:
            canvas.fill(shape, "#1a0a20", 0.16)
    canvas.inner_shadow(shape, 9, 0.45, 2)
    _sign(canvas, kind.icon, kind.colour)
    _badge(canvas, outside)
    for index in range(kind.value):
        coin(canvas, 10 + index * 15, 82, 20)
    gilt_frame(canvas, PICTURE, 4, 2)
    return Picture(canvas, extra={"badge": list(BADGE)})


def _sign(canvas: Canvas, icon: str, colour: str) -> None:
    """The material's sign on a small banner above the foundation."""
    flag = polygon([(58, 8), (92, 8), (92, 44), (75, 51), (58, 44)])
    canvas.shadow(flag, 2, 4, 0.6)
    canvas.fill(
        flag,
        linear(58, 0, 92, 0, [(0, scaled(colour, 0.8)), (0.4, scaled(colour, 1.1, 0.05)), (1, scaled(colour, 0.55))]),
    )
    canvas.stroke(flag, "#e9c566", 1.3)
    canvas.relief(icon, 61.5, 12, 27, "ivory", 0.9, (0.8, 1.6, 0.6))
    canvas.carve(rounded(54, 5, 42, 5, 2.5), "gold", 2.2, (1, 2.5, 0.6))


def _badge(canvas: Canvas, outside: bool) -> None:
    """A dark plate for a number."""
    x, y, w, h = BADGE
    shape = rounded(x, y, w, h, 6)
    canvas.shadow(shape, 2, 4, 0.6)
    ground = [(0, "#3a3a44"), (1, "#141418")] if outside else [(0, "#7a211a"), (1, "#3a0c0a")]
    canvas.fill(shape, linear(0, y, 0, y + h, ground))
    canvas.stroke(shape, "#e9c566", 1.3)
    canvas.stroke(rounded(x + 2, y + 2, w - 4, h - 4, 4.4), "#e9c566", 0.5, 0.6)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {}
    for material in MATERIALS:
        drawn[f"glory_to_rome/site_{material}"] = partial(site, material, False)
        drawn[f"glory_to_rome/site_{material}_out"] = partial(site, material, True)
    return drawn
