"""Tokens and signs of Conspiracy: guild coins, Coats of Arms, keys, pearls, the oyster, the link of light."""

from __future__ import annotations

from functools import partial

import skia

from bake.guilds import GUILDS, emblem_mask
from bake.kit import (
    SCREEN,
    Canvas,
    Finish,
    Jobs,
    Picture,
    circle,
    image,
    linear,
    oval,
    radial,
    reduced,
    relief,
    rounded,
    scaled,
)
from bake.sculpture import nacre, rounded_height
from bake.sign_table import sign

TOKEN = 48
SCALE = 4
PAD = (4, 3, 4, 6)


def seal(letter: str) -> Picture:
    """Draw a guild's coin."""
    canvas = Canvas(TOKEN, TOKEN, SCALE, PAD)
    sign(f"seal_{letter}")[0](canvas, 0, 0, TOKEN)
    return Picture(canvas)


def small_sign(name: str) -> Picture:
    """Draw one of the carved signs."""
    canvas = Canvas(TOKEN, TOKEN, SCALE, PAD)
    sign(name)[0](canvas, 2, 2, TOKEN - 4)
    return Picture(canvas)


def shield_path(x: float, y: float, w: float, h: float) -> skia.Path:
    """Return a shield with a flat top and a pointed foot in the given box."""
    path = skia.Path()
    path.moveTo(x, y + h * 0.04)
    path.quadTo(x + w * 0.25, y + h * 0.09, x + w * 0.5, y)
    path.quadTo(x + w * 0.75, y + h * 0.09, x + w, y + h * 0.04)
    path.lineTo(x + w, y + h * 0.5)
    path.cubicTo(x + w, y + h * 0.8, x + w * 0.66, y + h * 0.93, x + w * 0.5, y + h)
    path.cubicTo(x + w * 0.34, y + h * 0.93, x, y + h * 0.8, x, y + h * 0.5)
    path.close()
    return path


def arms(letter: str) -> Picture:
    """Draw a guild's Coat of Arms: an enamelled shield with a gold rim and a gold emblem."""
    w, h, colour = 40, 44, GUILDS[letter].colour
    canvas = Canvas(w, h, SCALE, PAD)
    outer, inner = shield_path(1, 1, w - 2, h - 2), shield_path(4.2, 4.4, w - 8.4, h - 9.4)
    canvas.shadow(outer, 2, 4, 0.75)
    canvas.fill(outer, radial(w / 2, h * 0.38, h * 0.62, [(0, scaled(colour, 0.82)), (1, scaled(colour, 0.22))]))
    canvas.inner_shadow(inner, 6, 0.7, 2)
    canvas.carve(skia.Op(outer, inner, skia.kDifference_PathOp), "gold", 1.6, None)
    size = 25.0
    mask = emblem_mask(letter, canvas.to_pixels(size) * 3)
    emblem = image(reduced(relief(mask, 1.1 * SCALE * 3, "gold", 2.4, Finish(flat=0.7)), 3))
    canvas.draw(emblem, (w - size) / 2, 8, size, size, shadow=(1.2, 2, 0.8))
    return Picture(canvas)


def pearl_master() -> Picture:
    """Draw the Pearl Master token: a great pearl on a carved scallop."""
    size = 72
    canvas = Canvas(size, size, SCALE, (5, 4, 5, 8))
    pixels = size * SCALE * 3
    shell = image(reduced(relief(emblem_mask("G", pixels), 2.2 * SCALE * 3, "gold", 5.0), 3))
    canvas.draw(shell, 0, 0, size, size, shadow=(3, 5, 0.75))
    canvas.fill(
        circle(36, 40, 24), radial(36, 40, 24, [(0, "#1a0a00", 0.75), (0.7, "#1a0a00", 0.55), (1, "#1a0a00", 0)])
    )
    canvas.pearl(15, 21, 42, (3, 6, 0.8))
    canvas.glow(30, 34, 26, "#ffffff", 0.25)
    return Picture(canvas)


def shell(canvas: Canvas, x: float, y: float, w: float, h: float, lower: bool) -> None:
    """Draw one half of the oyster into a box: the upper fan, or the lower one seen from its edge."""
    mask = emblem_mask("G", canvas.to_pixels(w) * 2)
    mask = mask[::-1] if lower else mask
    unit = mask.shape[0] / 100
    height = rounded_height(mask, 9 * unit, 2.2 * unit, 0.5 * unit)
    picture = reduced(nacre(height, mask, "#5ff0e0", "verdigris"), 2)
    canvas.draw(picture, x, y, w, h, shadow=(5, 9, 0.7))


def oyster() -> Picture:
    """Draw the open oyster in which the pearl with the live score lies; "pearl_box" tells where."""
    canvas = Canvas(160, 100, 3, (14, 8, 14, 18))
    canvas.glow(80, 52, 78, "#8dfff0", 0.35)
    shell(canvas, 15, -4, 130, 92, False)
    hollow = oval(80, 62, 56, 24)
    canvas.fill(hollow, radial(80, 66, 56, [(0, "#0e5a62"), (0.6, "#042a34"), (1, "#01141c")]))
    canvas.inner_shadow(hollow, 14, 0.8, 4)
    canvas.glow(80, 56, 46, "#d8fff6", 0.5)
    shell(canvas, 12, 58, 136, 42, True)
    return Picture(canvas, extra={"pearl_box": [53, 26, 54, 54]})


def link() -> Picture:
    """Draw the streak of light between two linked Lords."""
    w, h = 120, 40
    canvas = Canvas(w, h, 3)
    for half, alpha, colour in ((9.0, 0.5, "#ffd9c8"), (4.0, 0.8, "#fff0e6"), (1.6, 1.0, "#ffffff")):
        fade = [(0, colour, 0.0), (0.22, colour, alpha), (0.78, colour, alpha), (1, colour, 0.0)]
        bar = rounded(10, h / 2 - half / 2, w - 20, half, half / 2)
        canvas.fill(bar, linear(6, 0, w - 6, 0, fade), blend=SCREEN, blur=half * 0.42)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "conspiracy/pearl_master": pearl_master,
        "conspiracy/oyster": oyster,
        "conspiracy/link": link,
    }
    for letter in GUILDS:
        drawn[f"conspiracy/seal_{letter}"] = partial(seal, letter)
        drawn[f"conspiracy/arms_{letter}"] = partial(arms, letter)
    for name in ("key_silver", "key_gold", "pearl", "castle", "swap", "reveal"):
        drawn[f"conspiracy/{name}"] = partial(small_sign, name)
    return drawn
