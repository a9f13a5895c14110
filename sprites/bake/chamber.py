"""The Senate Chamber: a marble field in the form of an inverted stepped pyramid, and one empty place."""

from __future__ import annotations

import numpy as np
import skia
from scipy import ndimage

from bake.colour import Array
from bake.kit import (
    SCREEN,
    Canvas,
    Finish,
    Jobs,
    Picture,
    caustics,
    linear,
    marble,
    path_mask,
    polygon,
    reduced,
    rounded,
    shade,
)

CARD = (116, 140)
GAP = (12, 10)
MARGIN = 22
ROWS = (5, 4, 3, 2, 1)
RIM = 9.5
PAD = (46, 46, 46, 60)
SCALE = 3


def field() -> tuple[skia.Path, float, float]:
    """Return the outline of the marble field, its box starting at (0, 0), and its width and height in design units."""
    widths = [n * CARD[0] + (n - 1) * GAP[0] + 2 * MARGIN for n in ROWS]
    pitch = CARD[1] + GAP[1]
    feet = [MARGIN + pitch * (row + 1) - GAP[1] / 2 + MARGIN for row in range(len(ROWS) - 1)]
    feet.append(MARGIN + pitch * len(ROWS) - GAP[1] / 2 + MARGIN * 0.6)
    middle = widths[0] / 2
    right = [(middle + widths[0] / 2, 0.0)]
    for row, foot in enumerate(feet):
        right.append((middle + widths[row] / 2, foot))
        if row + 1 < len(ROWS):
            right.append((middle + widths[row + 1] / 2, foot))
    left = [(2 * middle - x, y) for x, y in reversed(right)]
    return polygon(right + left), widths[0], feet[-1]


def stone(pixels_high: int, pixels_wide: int) -> Array:
    """Return the marble of the field with a net of light on it, brightest at the top."""
    base = marble(pixels_high, pixels_wide, 50, "#0e3d48", "#4fb3a6", 130 * SCALE, 0.34, 9) * 0.85
    light = caustics(pixels_high, pixels_wide, 70 * SCALE, 77)[..., None] * np.array([0.03, 0.10, 0.10])
    return np.clip(base + light * np.linspace(1, 0.25, pixels_high)[:, None, None], 0, 1)


def rim(outline: skia.Path, w: float, h: float, edge: float) -> Array:
    """Return the carved rim that runs inside the outline, in a box `edge` units larger on all sides."""
    oversize = 2
    unit = SCALE * oversize
    moved = skia.Path(outline)
    moved.offset(edge, edge)
    mask = path_mask(moved, w + 2 * edge, h + 2 * edge, unit)
    depth = ndimage.distance_transform_edt(mask > 0.5) / unit
    ring = np.clip((RIM - depth) * unit + 0.5, 0, 1) * mask
    round_bar = np.clip(1 - np.abs(depth - RIM / 2) / (RIM / 2), 0, 1)
    height = np.sqrt(np.clip(1 - (1 - round_bar) ** 2, 0, 1)) * RIM * 0.53 * unit
    groove = np.exp(-(((depth - RIM * 0.5) / 0.7) ** 2)) * 0.9 * unit
    height = ndimage.gaussian_filter(height - groove, 0.25 * unit)
    return reduced(shade(height, ring.astype(np.float32), "verdigris", Finish(sheen=0.16, grain=0.012)), oversize)


def chamber() -> Picture:
    """Draw the field with its halo and shadow; "origin" is the top left corner of the first card."""
    outline, w, h = field()
    canvas = Canvas(w, h, SCALE, PAD)
    canvas.fill(outline, "#5ff0e0", 0.35, SCREEN, blur=20)
    canvas.shadow(outline, 14, 34, 0.8)
    with canvas.clipped(outline):
        canvas.draw(stone(canvas.to_pixels(h), canvas.to_pixels(w)), 0, 0, w, h)
        light = [(0, "#7ff0e0", 0.14), (0.5, "#04202c", 0.25), (1, "#020c16", 0.6)]
        canvas.fill(rounded(0, 0, w, h, 0), linear(0, 0, 0, h, light))
    canvas.inner_shadow(outline, 26, 0.75, 4, "#01080e")
    edge = 2.0
    canvas.draw(rim(outline, w, h, edge), -edge, -edge, w + 2 * edge, h + 2 * edge, shadow=(2, 5, 0.6))
    return Picture(canvas, extra={"origin": [MARGIN, MARGIN]})


def slot() -> Picture:
    """Draw an empty place: a hollow with a faint rim and a faint nautilus."""
    canvas = Canvas(*CARD, SCALE)
    outline = rounded(0, 0, *CARD, 10)
    canvas.fill(outline, "#020d14", 0.55)
    canvas.inner_shadow(outline, 16, 0.85, 4)
    canvas.icon("nautilus-shell", CARD[0] / 2 - 22, CARD[1] / 2 - 22, 44, "#7fe0d0", 0.16)
    shine = [(0, "#7fe0d0", 0.18), (0.5, "#7fe0d0", 0.3), (1, "#c8fff4", 0.55)]
    canvas.stroke(rounded(0.7, 0.7, CARD[0] - 1.4, CARD[1] - 1.4, 9.6), linear(0, 0, 0, CARD[1], shine), 1.3)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {"conspiracy/chamber": chamber, "conspiracy/slot": slot}
