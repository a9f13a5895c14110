"""Full round sculptures: creatures blown up from a flat shape and polished like mother of pearl."""

from __future__ import annotations

import numpy as np
from scipy import ndimage

from bake.canvas import Canvas, Shadow
from bake.colour import Array, Ramp, rgb
from bake.masks import icon_mask
from bake.relief import Finish, inflated, normals, reduced, shade, shoulder

OVERSIZE = 2
MARGIN = 4


def nacre(height: Array, mask: Array, tint: str, surface: str | Ramp = "pearl") -> Array:
    """Shade a height field as mother of pearl standing in light of colour `tint` from below; straight RGBA."""
    picture = shade(height, mask, surface, Finish(flat=0.60, contrast=0.72, gloss=0.55, sheen=0.05))
    normal = normals(height)
    play = 0.5 + 0.5 * np.sin(5.5 * normal[..., 0] - 7 * normal[..., 1] + 0.012 * height)
    picture[..., :3] *= 1 - 0.085 * np.stack([play, 1 - play, 0.25 * play], -1)
    bounce = np.clip(normal[..., 1] * 0.9 + normal[..., 0] * 0.35, 0, 1)[..., None] * 0.62
    picture[..., :3] = picture[..., :3] * (1 - bounce) + np.clip(rgb(tint) * 1.15 + 0.05, 0, 1) * bounce
    return np.clip(picture, 0, 1)


def rounded_height(mask: Array, rise: float, bevel: float, soft: float) -> Array:
    """Height field of a full body: blown up by `rise` pixels, with round edges and a little softness."""
    return ndimage.gaussian_filter(inflated(mask, rise) + shoulder(mask, bevel), soft)


def creature(
    canvas: Canvas,
    icon: str,
    x: float,
    y: float,
    size: float,
    tint: str,
    shadow: Shadow | None = (4, 6, 0.65),
    surface: str | Ramp = "pearl",
    mirrored: bool = False,
) -> None:
    """Draw an icon as a pearl sculpture of `size` units with coloured light from below."""
    pixels = canvas.to_pixels(size)
    mask = icon_mask(icon, pixels * OVERSIZE, MARGIN * OVERSIZE)
    mask = mask[:, ::-1] if mirrored else mask
    unit = pixels * OVERSIZE / 100
    picture = reduced(nacre(rounded_height(mask, 13 * unit, 1.6 * unit, 0.45 * unit), mask, tint, surface), OVERSIZE)
    edge = MARGIN / canvas.scale
    canvas.draw(picture, x - edge, y - edge, size + 2 * edge, size + 2 * edge, shadow=shadow)
