"""The carved gold name of the program, under three crowns."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from bake.kit import (
    SCREEN,
    Canvas,
    Finish,
    Picture,
    circle,
    evenly,
    font,
    linear,
    polygon,
    radial,
    reduced,
    relief,
    text_mask,
)

NAME = "Three Thrones"
WIDTH, HEIGHT, SCALE = 1040.0, 180.0, 2.0
SIZE, TRACKING = 116.0, 5.0
LETTERS = Finish(flat=0.60, contrast=0.66, gloss=0.62, sheen=0.10, steepness=0.95)
UNDERLAY = evenly("#050201", "#1a0c04", "#3a1e0a", "#7a4d1c", "#d9a75a", "#fff0c8")
CROWNS = (
    ("queen-crown", "gold", -84.0, 48.0),
    ("crown", "verdigris", 0.0, 60.0),
    ("laurel-crown", "bronze", 84.0, 52.0),
)
"""Icon, metal, place from the middle and size of the crowns above the name, one for each game."""


def _letters(canvas: Canvas) -> None:
    """The name in raised gold on a dark bronze ground that follows the letters."""
    oversize, pad = 2, 24
    unit = SCALE * oversize
    mask = text_mask(NAME, font("cinzel-800-normal", SIZE * unit), round(pad * unit), TRACKING * unit)
    broad = np.clip(1.5 - ndimage.distance_transform_edt(mask < 0.5) / (3.4 * unit), 0, 1).astype(np.float32)
    broad = np.clip(broad * 8, 0, 1)
    width, height = mask.shape[1] / unit, mask.shape[0] / unit
    x, y = (WIDTH - width) / 2 + TRACKING / 2, 100 - height / 2 + 13
    ground = reduced(relief(broad, 3.4 * unit, UNDERLAY, 0.7 * unit), oversize)
    canvas.draw(ground, x, y, width, height, shadow=(6, 14, 0.85))
    gold = reduced(relief(mask, 5.5 * unit, "gold", 0.5 * unit, LETTERS), oversize)
    gold[..., :3] *= np.linspace(1.10, 0.88, gold.shape[0])[:, None, None]
    canvas.draw(gold.astype(np.float32), x, y, width, height, shadow=(1.5, 2.5, 0.7))


def _rule(canvas: Canvas, y: float, inner: float, outer: float) -> None:
    """A gold line on both sides of the middle that thins out to a point outwards and ends in a bead."""
    for side in (-1, 1):
        near, far = WIDTH / 2 + side * inner, WIDTH / 2 + side * outer
        line = polygon([(near, y - 1.5), (far, y), (near, y + 1.5)])
        canvas.shadow(line, 1.5, 3, 0.8)
        canvas.fill(line, linear(near, 0, far, 0, [(0, "#fbe6ab"), (0.6, "#c8963c"), (1, "#8a6226")]))
        canvas.disc(near - 4, y - 4, 8, "gold", rim=0.6, shadow=(1, 2.5, 0.7))


def _glint(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A star of light on an edge of the gold."""
    canvas.fill(circle(x, y, size), radial(x, y, size, [(0, "#fff6d8", 0.75), (1, "#fff6d8", 0.0)]), blend=SCREEN)
    for along, across in ((size * 1.7, size * 0.09), (size * 0.09, size * 1.7)):
        star = polygon([(x - along, y), (x, y - across), (x + along, y), (x, y + across)])
        canvas.fill(star, "#fffbe8", 0.9, blend=SCREEN, blur=0.4)


def logo() -> Picture:
    """Carved gold letters with three crowns above them."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, (10, 6, 10, 16))
    _letters(canvas)
    _rule(canvas, 29, 136, 480)
    for icon, metal, aside, size in CROWNS:
        canvas.relief(icon, WIDTH / 2 + aside - size / 2, 28 - size / 2, size, metal, 1.9, shadow=(2.5, 5, 0.75))
    for x, y, size in ((106, 74, 9.0), (632, 82, 6.0), (902, 82, 5.0)):
        _glint(canvas, x, y, size)
    return Picture(canvas, quality=92)
