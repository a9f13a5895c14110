"""The heavy curtain that falls between two players: pleats, woven signs, swags, tassels, a fringe above the stage."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from scipy import ndimage

from bake.alcove import closed
from bake.kit import (
    SCREEN,
    Array,
    Canvas,
    Finish,
    Picture,
    Ramp,
    circle,
    fractal_noise,
    icon_mask,
    linear,
    radial,
    ramp,
    rounded,
    shade,
    wood,
)

WIDTH, HEIGHT = 1920, 1080


class Drapery(NamedTuple):
    """A kind of curtain: the ramp of its cloth, the woven sign, the colours of its light and of its calm middle."""

    cloth: Ramp
    motif: str
    light: str
    middle: str


BOARDS = ((0.0, "#1c0d05"), (0.4, "#4a2710"), (0.7, "#76431d"), (1.0, "#a36a34"))
SILK = Finish(flat=0.42, contrast=0.62, gloss=0.06, sheen=0.05)
VALANCE = 148.0
HEM = 1022.0


def _pleats(width: int, height: int) -> tuple[Array, Array]:
    """Depth of the pleats, about -1 to 1, and how strong they are: full at the sides, calmer in the middle."""
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    across = columns / width
    aside = np.abs(across - 0.5) * 2
    sway = (fractal_noise(height, width, 520, 3, 41) - 0.5) * 40 + (rows / height) * 52 * (across - 0.5)
    x = columns + sway * (0.4 + aside)
    phase = x / 22.5 + 1.5 * np.sin(x / 149) + 0.8 * np.sin(x / 71 + 2)
    pleats = 0.78 * np.sin(phase) + 0.3 * np.sin(2 * phase + 0.9) + 0.12 * np.sin(3.1 * phase + 2)
    strength = 0.46 + 0.54 * np.clip((aside - 0.26) / 0.4, 0, 1)
    return pleats.astype(np.float32), (strength * (0.8 + 0.2 * rows / height)).astype(np.float32)


def _folds(width: int, height: int) -> Array:
    """Height field of hanging cloth with its pile."""
    pleats, strength = _pleats(width, height)
    pile = fractal_noise(height, width, 3, 2, 43) - 0.5
    return (pleats * strength * 13 + pile * 0.8).astype(np.float32)


def _woven(icon: str, width: int, height: int, field: Array) -> Array:
    """Mask of the woven signs, bent with the folds and missing in the middle, where the message stands."""
    cell = 120
    motif = icon_mask(icon, 58)
    size = motif.shape[0]
    mask = np.zeros((height + cell, width + cell), np.float32)
    for row in range(height // (cell // 2) + 1):
        for column in range(width // cell + 1):
            y, x = row * cell // 2, column * cell + (cell // 2 if row % 2 else 0)
            patch = mask[y : y + size, x : x + size]
            np.maximum(patch, motif[: patch.shape[0], : patch.shape[1]], out=patch)
    mask = mask[:height, :width]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    mask = ndimage.map_coordinates(mask, [rows + field * 0.25, columns + field * 0.7], order=1, mode="nearest")
    far = np.hypot((columns - width / 2) / (width * 0.30), (rows - height * 0.52) / (height * 0.34))
    return np.asarray(mask * np.clip((far - 0.9) / 0.35, 0, 1), np.float32)


def _cloth(kind: Drapery) -> Array:
    """RGB picture of the hanging curtain."""
    field = _folds(WIDTH, HEIGHT)
    picture = shade(field, np.ones_like(field), kind.cloth, SILK)[..., :3]
    gold = shade(field, np.ones_like(field), "gold", Finish(flat=0.46, contrast=0.62, gloss=0.1, sheen=0.0))[..., :3]
    thread = 0.86 + 0.28 * fractal_noise(HEIGHT, WIDTH, 2.5, 2, 47)[..., None]
    share = _woven(kind.motif, WIDTH, HEIGHT, field)[..., None] * 0.92
    depth = np.clip(0.74 + field / 30, 0.22, 1.12)[..., None]
    return np.clip((picture * (1 - share) + gold * thread * share) * depth, 0, 1).astype(np.float32)


def _valance(canvas: Canvas, cloth: Ramp) -> None:
    """The upper hanging: swags of the same cloth between gold cords, with a fringe."""
    count = 6
    span = WIDTH / count
    for index in range(count):
        _swag(canvas, cloth, index * span, span)
    for index in range(count + 1):
        _tassel(canvas, index * span)
    canvas.carve(rounded(-20, -12, WIDTH + 40, 34, 10), "gold_soft", 11, (5, 12, 0.8))
    canvas.carve(rounded(-20, 20, WIDTH + 40, 8, 4), "gold", 4, (3, 8, 0.7))


def _swag(canvas: Canvas, surface: Ramp, x: float, span: float) -> None:
    """One swag from x to x + span: folds that hang in arcs, edged with a fringe."""
    width, height = round(span) + 24, 190
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    t = (columns - 12) / span
    sag = 4 * t * (1 - t)
    lower = 44 + sag * 100
    share = (rows + 20) / np.maximum(lower + 20, 1)
    pile = 0.5 * fractal_noise(height, width, 3, 2, 51)
    field = np.sin(share * 24 + 0.8 * np.sin(t * 5 + x)) * (3.4 + 5 * sag) + pile
    mask = np.clip(lower - rows, 0, 1) * ((t > -0.01) & (t < 1.01))
    cloth = shade(field.astype(np.float32), mask.astype(np.float32), surface, SILK)
    cloth[..., :3] *= np.clip(0.78 + field[..., None] / 26, 0.3, 1.15)
    fringe = np.clip(1 - np.abs(rows - lower - 9) / 11, 0, 1) > 0
    strands = 0.62 + 0.38 * np.sin(columns * 1.9 + 2 * np.sin(rows * 0.11))
    tone = strands * np.clip(1.1 - (rows - lower) / 30, 0, 1) * 0.8
    gold = np.concatenate([ramp(tone, _GOLD), (fringe & (t > 0) & (t < 1))[..., None].astype(np.float32)], -1)
    canvas.draw(gold.astype(np.float32), x - 12, 0, width, height, shadow=(7, 12, 0.7))
    canvas.draw(cloth, x - 12, 0, width, height, shadow=(2, 4, 0.5))


_GOLD = ((0.0, "#2a1604"), (0.3, "#8a5a16"), (0.6, "#d6a339"), (0.85, "#f6dd92"), (1.0, "#fff4cc"))


def _tassel(canvas: Canvas, x: float) -> None:
    """A gold tassel where two swags meet."""
    body = closed((x - 9, 70), (x - 17, 132), (x, 138, x + 17, 132), (x + 9, 70))
    canvas.carve(body, "gold", 7, (4, 9, 0.7))
    for offset in (-0.66, -0.33, 0.0, 0.33, 0.66):
        thread = closed((x + offset * 9, 76), (x + offset * 17 - 0.7, 132), (x + offset * 17 + 0.7, 132))
        canvas.fill(thread, "#5a330a", 0.7)
    canvas.carve(circle(x, 60, 14), "gold", 12, (3, 8, 0.75))
    canvas.carve(rounded(x - 11, 70, 22, 8, 4), "gold", 3.6, (2, 4, 0.6))
    canvas.carve(rounded(x - 5, 18, 10, 36, 5), "gold", 4.5, (2, 5, 0.6))


def _hem(canvas: Canvas) -> None:
    """The foot of the curtain: a braid and a fringe that follow the pleats, above the dark boards of the stage."""
    top, height, width = 960, HEIGHT - 960, WIDTH
    pleats, strength = (field[top:] for field in _pleats(WIDTH, HEIGHT))
    rows, columns = np.mgrid[top:HEIGHT, 0:width].astype(np.float32)
    wave = pleats * strength
    below = rows - HEM - 9 * wave
    stage = ramp(0.25 + 0.4 * wood(height, width, 45, BOARDS, 30, 16)[..., 0], BOARDS) * 0.5
    stage *= np.clip(0.25 + (below - 24) / 60, 0.2, 1)[..., None]
    light = np.clip(0.74 + 0.42 * wave, 0.25, 1.15)
    strands = 0.62 + 0.38 * np.sin(columns * 1.75 + 0.5 * wave + 0.5 * np.sin(rows * 0.16))
    fringe = ramp(strands * (0.92 - below / 90) * light, _GOLD)
    cord = 0.55 + 0.45 * np.sin((columns + below * 1.6) * 0.55)
    round_ = np.sqrt(np.clip(1 - ((below + 9) / 9) ** 2, 0, 1))
    braid = ramp(cord * round_ * light * 0.95, _GOLD)
    picture = np.where((below < 32)[..., None], fringe, stage)
    picture = np.where((below < 0)[..., None], braid, picture)
    alpha = np.clip(below + 18, 0, 1)[..., None]
    canvas.draw(np.concatenate([picture, alpha], -1).astype(np.float32), 0, top, width, height, shadow=(-5, 10, 0.6))


def curtain(kind: Drapery) -> Picture:
    """Draw the curtain; "text" is the calm field in its middle."""
    canvas = Canvas(WIDTH, HEIGHT, 1.0)
    whole = rounded(0, 0, WIDTH, HEIGHT, 0)
    canvas.draw(_cloth(kind), 0, 0, WIDTH, HEIGHT)
    light = [(0, kind.light, 0.24), (0.6, kind.light, 0.04), (1, kind.light, 0.0)]
    canvas.fill(whole, radial(860, 440, 900, light), blend=SCREEN)
    canvas.fill(whole, radial(960, 560, 620, [(0, kind.middle, 0.62), (0.6, kind.middle, 0.4), (1, kind.middle, 0.0)]))
    shadow = [(0, "#000000", 0.7), (1, "#000000", 0.0)]
    canvas.fill(rounded(0, 0, WIDTH, 330, 0), linear(0, 60, 0, 330, shadow))
    _hem(canvas)
    _valance(canvas, kind.cloth)
    canvas.vignette(0.6, (0.5, 0.48), 0.8)
    return Picture(canvas, quality=84, opaque=True, extra={"text": [520, 330, 880, 460]})
