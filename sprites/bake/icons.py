"""Flat control icons, seat signs, seat medals and small light effects."""

from __future__ import annotations

import io
from functools import partial

import numpy as np
import resvg_py
from PIL import Image

from bake.icon_shapes import BORROWED, DRAWN, SIGNS
from bake.kit import Array, Canvas, Jobs, Picture, bubble, circle, icon_mask, polygon, radial

ICON_UNITS, ICON_SCALE = 48, 3.0
SIGN_SCALE = 4.0

MEDALS = {
    "crimson": "#c8372f",
    "amber": "#e0a92e",
    "teal": "#1f9aa0",
    "ivory": "#e6dcc4",
    "slate": "#5b6575",
    "orchid": "#d77fb0",
}
"""Seat colours."""


class Stencil(Canvas):
    """A canvas whose picture is white wherever it is not empty, so that scaling and tinting leave no dark fringe."""

    def pixels(self) -> Array:
        """Return the picture with every colour replaced by white; only the opacity is kept."""
        picture = super().pixels()
        picture[..., :3] = 255
        return picture


def svg_mask(fragment: str, pixels: int) -> Array:
    """Return the opacity of an SVG fragment on a field of 48 x 48, `pixels` square."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">{fragment}</svg>'
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels, skip_system_fonts=True))
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))[..., 3].astype(np.float32) / 255


def _white(mask: Array) -> Array:
    return np.concatenate([np.ones((*mask.shape, 3), np.float32), mask[..., None]], -1)


def drawn_icon(name: str) -> Picture:
    """One of the program's own icons."""
    canvas = Stencil(ICON_UNITS, ICON_UNITS, ICON_SCALE)
    mask = svg_mask(DRAWN[name], round(ICON_UNITS * ICON_SCALE))
    canvas.draw(_white(mask), 0, 0, ICON_UNITS, ICON_UNITS)
    return Picture(canvas, quality=95)


def borrowed_icon(name: str, scale: float, margin: float) -> Picture:
    """An icon of the collection, `margin` units in from the edges of its field."""
    canvas = Stencil(ICON_UNITS, ICON_UNITS, scale)
    size = ICON_UNITS - 2 * margin
    canvas.draw(_white(icon_mask(name, canvas.to_pixels(size))), margin, margin, size, size)
    return Picture(canvas, quality=95)


def medal(colour: str) -> Picture:
    """A coin in a seat's colour with a raised double rim and an empty field."""
    size = 64
    canvas = Canvas(size, size, SIGN_SCALE, (6, 4, 6, 9))
    canvas.disc(0, 0, size, colour, rim=0.13, shadow=(3, 7, 0.65))
    field = circle(size / 2, size / 2, size * 0.415)
    canvas.inner_shadow(field, 6, 0.4, 2.2)
    canvas.fill(field, radial(size * 0.38, size * 0.32, size * 0.5, [(0, "#ffffff", 0.22), (1, "#ffffff", 0.0)]))
    canvas.stroke(circle(size / 2, size / 2, size / 2 - 0.4), "#000000", 0.9, 0.45)
    return Picture(canvas, quality=92)


def glow() -> Picture:
    """A round soft light."""
    size = 128
    canvas = Stencil(size, size, 1.5)
    stops = [(t / 12, "#ffffff", (1 - t / 12) ** 2.4) for t in range(13)]
    canvas.fill(circle(size / 2, size / 2, size / 2), radial(size / 2, size / 2, size / 2, stops))
    return Picture(canvas, quality=95)


def spark() -> Picture:
    """A four-pointed glint."""
    size, middle = 48, 24.0
    canvas = Stencil(size, size, ICON_SCALE)
    canvas.fill(circle(middle, middle, 15), radial(middle, middle, 15, [(0, "#ffffff", 0.7), (1, "#ffffff", 0.0)]))
    for along, blur, alpha in ((22.0, 1.4, 0.7), (17.0, 0.3, 1.0)):
        waist = along * 0.09
        points = [(along, 0), (waist, waist), (0, along), (-waist, waist)]
        points += [(-x, -y) for x, y in points]
        canvas.fill(polygon([(middle + x, middle + y) for x, y in points]), "#ffffff", alpha, blur=blur)
    return Picture(canvas, quality=95)


def rising_bubble() -> Picture:
    """A bubble of air."""
    canvas = Canvas(48, 48, ICON_SCALE)
    bubble(canvas, 24, 24, 22, 1.0)
    return Picture(canvas, quality=92)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        **{f"icon/{name}": partial(drawn_icon, name) for name in DRAWN},
        **{f"icon/{name}": partial(borrowed_icon, source, ICON_SCALE, 1.5) for name, source in BORROWED.items()},
        **{f"sign/{name}": partial(borrowed_icon, source, SIGN_SCALE, 3) for name, source in SIGNS.items()},
        **{f"medal/{name}": partial(medal, colour) for name, colour in MEDALS.items()},
        "fx/glow": glow,
        "fx/spark": spark,
        "fx/bubble": rising_bubble,
    }
