"""What boards, cards and chips of Louis XIV share: enamel, cameo ovals, minted discs, numbers, plates, the pawn."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

import numpy as np
import skia
from scipy import ndimage

from bake.kit import (
    Array,
    Canvas,
    Finish,
    Ramp,
    Shadow,
    circle,
    evenly,
    font,
    gilding,
    icon_mask,
    image,
    linear,
    oval,
    path_mask,
    polygon,
    radial,
    reduced,
    rounded,
    scaled,
    shade,
    shoulder,
    text_mask,
)
from bake.louis_cameo import BOX, cameo
from bake.louis_people import PEOPLE, PLAYERS

NUMBER_FACE = "cinzel-700-normal"

PAWN_COLOURS = {"red": "#c8202c", "green": "#2f9a4c", "yellow": "#e6b422", "blue": "#2f63c8"}

ONYX: Ramp = evenly("#020203", "#0e0e12", "#1f1f27", "#373742", "#8c8c9c", "#f4f4fa")
SILVER_GILT: Ramp = evenly("#14161c", "#3d4350", "#747c8a", "#aab2be", "#dde3ea", "#ffffff")
PAPER = ((0, "#fdf6e0"), (1, "#dcc692"))

FAMILY, LADY, GENERAL, MINISTER, CARDINAL = "#1d3f94", "#7c1f4a", "#1e5a46", "#4a2f78", "#8d1a1e"
ENAMELS = {
    1: FAMILY, 2: FAMILY, 3: FAMILY, 4: FAMILY, 5: LADY, 6: GENERAL, 7: MINISTER, 8: LADY, 9: LADY, 10: GENERAL,
    11: CARDINAL, 12: MINISTER,
}  # fmt: skip
"""Colour of each person's board and card: the family, the ladies, the generals, the ministers, the cardinal."""
LOOKING_LEFT = frozenset({2, 7, 8, 9, 10})
"""Persons of the right half of the court, who look to its middle."""

RIM = [(0, "#fff4c8"), (0.4, "#d8a53c"), (0.6, "#8a5a16"), (1, "#f2d488")]


@dataclass(frozen=True)
class Emblem:
    """A square mask that is carved on a disc: an icon of game-icons.net, or a drawing of our own by name."""

    name: str
    share: float = 0.62
    """Part of the disc's diameter it fills."""


# ---------- surfaces ----------
def enamel(canvas: Canvas, path: skia.Path, colour: str, x: float, y: float, reach: float) -> None:
    """Fill an outline with glowing enamel, brightest at (x, y), with the wavy rays of engine-turning below it."""
    glow = [(0, scaled(colour, 1.75, 0.06)), (0.55, colour), (1, scaled(colour, 0.32))]
    with canvas.clipped(path):
        canvas.fill(path, radial(x, y, reach, glow))
        for index in range(72):
            start = index * math.pi / 36
            ray = skia.Path()
            ray.moveTo(x, y)
            for step in np.linspace(0, 1, 16):
                angle = start + 0.35 * math.sin(step * 7)
                ray.lineTo(x + math.cos(angle) * step * reach * 1.15, y + math.sin(angle) * step * reach * 1.15)
            canvas.stroke(ray, "#ffffff", 0.7, 0.10)


def cameo_oval(
    canvas: Canvas, x: float, y: float, radius_x: float, radius_y: float, picture: Array, ground: str, bar: float = 3.4
) -> None:
    """Set a cameo into an oval of enamel with a gold ring; the bust fills the oval's width."""
    shape = oval(x, y, radius_x, radius_y)
    canvas.shadow(shape, 3, 8, 0.6)
    light = [(0, scaled(ground, 1.7, 0.16)), (0.6, ground), (1, scaled(ground, 0.34))]
    canvas.fill(shape, radial(x - radius_x * 0.25, y - radius_y * 0.35, radius_y * 1.5, light))
    wide = radius_x * 1.9
    tall = wide * BOX[1] / BOX[0]
    with canvas.clipped(shape):
        canvas.draw(picture, x - wide / 2, y + radius_y * 1.02 - tall, wide, tall, shadow=(1.6, 3.5, 0.7))
    canvas.inner_shadow(shape, 9, 0.5, 3)
    ring = linear(x - radius_x, y - radius_y, x + radius_x, y + radius_y, RIM)
    canvas.stroke(oval(x, y, radius_x + bar * 0.2, radius_y + bar * 0.2), "#2a1604", bar + 1.4, 0.75)
    canvas.stroke(shape, ring, bar)
    canvas.stroke(oval(x, y, radius_x - bar * 0.1, radius_y - bar * 0.1), "#fff6d4", bar * 0.18, 0.6)


def beads(canvas: Canvas, x: float, y: float, radius_x: float, radius_y: float, count: int, size: float) -> None:
    """A ring of small gold beads."""
    for index in range(count):
        angle = index / count * 2 * math.pi
        px, py = x + radius_x * math.cos(angle), y + radius_y * math.sin(angle)
        canvas.fill(circle(px + size * 0.2, py + size * 0.5, size), "#000000", 0.5)
        light = [(0, "#fff8dc"), (0.5, "#e6bd5c"), (1, "#8a5a16")]
        canvas.fill(circle(px, py, size), radial(px - size * 0.4, py - size * 0.4, size * 1.5, light))


def person(canvas: Canvas, number: int, x: float, y: float, radius_x: float, radius_y: float, bar: float = 3.4) -> None:
    """The cameo of a board's person on the ground that suits the person's enamel."""
    ground = "#6d2433" if number in (5, 8, 9, 11) else "#24365f"
    picture = cameo(PEOPLE[number], mirrored=number in LOOKING_LEFT)
    cameo_oval(canvas, x, y, radius_x, radius_y, picture, ground, bar)


def player(canvas: Canvas, colour: str, x: float, y: float, radius_x: float, radius_y: float) -> None:
    """The cameo of a seat on enamel of its colour."""
    cameo_oval(canvas, x, y, radius_x, radius_y, cameo(PLAYERS[colour]), scaled(PAWN_COLOURS[colour], 0.62), 4.0)


def plate(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float = 5) -> None:
    """A cream plate for a name that is written at run time."""
    shape = rounded(x, y, w, h, radius)
    canvas.shadow(shape, 2, 5, 0.6)
    canvas.fill(shape, linear(0, y, 0, y + h, PAPER))
    canvas.stroke(rounded(x + 0.6, y + 0.6, w - 1.2, h - 1.2, radius - 0.6), "#8a5a16", 1.2)
    canvas.stroke(rounded(x + 2.2, y + 2.2, w - 4.4, h - 4.4, radius - 2), "#b98529", 0.6, 0.6)


def paper(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float) -> None:
    """The ivory stock of a card."""
    shape = rounded(x, y, w, h, radius)
    canvas.fill(shape, linear(0, y, 0, y + h, [(0, "#fdf5df"), (1, "#d9c391")]))
    canvas.stroke(rounded(x + 0.5, y + 0.5, w - 1, h - 1, radius), "#7a5a22", 0.9, 0.7)
    canvas.stroke(rounded(x + 1.4, y + 1.4, w - 2.8, h - 2.8, radius - 1), "#ffffff", 0.8, 0.5)


def gilt_line(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float, width: float = 2.2) -> None:
    """A gilded outline with a dark hairline around it."""
    canvas.stroke(rounded(x, y, w, h, radius), "#1a0c02", width + 1.4, 0.55)
    canvas.stroke(rounded(x, y, w, h, radius), gilding(y, y + h), width)


# ---------- the pawn ----------
@functools.cache
def pawn_path() -> skia.Path:
    """Outline of an influence marker in a box of 32 x 40 units."""
    path = skia.Path()
    path.addCircle(16, 9.5, 7)
    skirt = skia.Path()
    skirt.moveTo(9.5, 14.5)
    skirt.lineTo(22.5, 14.5)
    skirt.cubicTo(21, 22, 23.5, 28, 27, 32.5)
    skirt.cubicTo(28.5, 35, 27, 37.5, 24, 37.5)
    skirt.lineTo(8, 37.5)
    skirt.cubicTo(5, 37.5, 3.5, 35, 5, 32.5)
    skirt.cubicTo(8.5, 28, 11, 22, 9.5, 14.5)
    skirt.close()
    return skia.Op(path, skirt, skia.kUnion_PathOp)


LACQUER = Finish(flat=0.54, contrast=0.66, gloss=0.8, sheen=0.06)


def pawn(
    canvas: Canvas, x: float, y: float, height: float, surface: str | Ramp, shadow: Shadow | None = (1.6, 3, 0.65)
) -> None:
    """Draw a lacquered marker `height` units high; its box is 0.8 times as wide."""
    oversize = 3
    unit = height / 40 * canvas.scale * oversize
    mask = path_mask(pawn_path(), 32, 40, unit)
    rise = shoulder(mask, 8.5 * unit, 1.6 * unit)
    rows = np.arange(mask.shape[0])[:, None] / unit
    rise += np.clip(1 - np.abs(rows - 15.6) / 1.2, 0, 1) * mask * -0.9 * unit
    rise = ndimage.gaussian_filter(rise, 0.35 * unit)
    canvas.draw(reduced(shade(rise, mask, surface, LACQUER), oversize), x, y, height * 0.8, height, shadow=shadow)


# ---------- discs ----------
def _own_mask(name: str, pixels: int) -> Array | None:
    """Masks of our own drawings: "pawn", "pawns" (two), "shield", "shields" (two), "cards" (two), "?" and digits."""
    if name.isdigit() or name == "?":
        letters = text_mask(name, font(NUMBER_FACE, pixels * 0.92), 2)
        rows, columns = np.nonzero(letters > 0.4)
        letters = letters[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1]
        return _centred(letters, pixels, min(1.0, 0.94 * pixels / max(letters.shape)))
    if name == "pawn":
        return _centred(path_mask(pawn_path(), 32, 40, pixels / 40), pixels)
    if name == "pawns":
        return _pair(path_mask(pawn_path(), 32, 40, pixels * 0.8 / 40), pixels)
    if name == "shields":
        return _pair(_blazoned(25, pixels * 0.8), pixels)
    if name == "shield":
        return _centred(_blazoned(27, pixels), pixels)
    if name == "cards":
        return _pair(path_mask(_card_path(), 21, 30, pixels * 0.84 / 30), pixels)
    return None


def _blazoned(width: int, pixels: float) -> Array:
    """A shield `pixels` high, `width` to 32, with a lily cut out of it."""
    shield = path_mask(shield_path(0, 0, width, 32), width, 32, pixels / 32)
    lily = icon_mask("fleur-de-lys", round(pixels * 0.6))
    top, left = round(pixels * 0.14), (shield.shape[1] - lily.shape[1]) // 2
    shield[top : top + lily.shape[0], left : left + lily.shape[1]] *= 1 - lily
    return shield


def _card_path() -> skia.Path:
    """A card of 21 x 30 units with a lozenge cut out of its middle."""
    lozenge = polygon([(10.5, 8.5), (15, 15), (10.5, 21.5), (6, 15)])
    return skia.Op(rounded(0, 0, 21, 30, 2.6), lozenge, skia.kDifference_PathOp)


def _centred(mask: Array, pixels: int, factor: float = 1.0) -> Array:
    """Return the mask, scaled, in the middle of a square."""
    small = ndimage.zoom(mask, factor, order=1) if factor != 1.0 else mask
    square = np.zeros((pixels, pixels), np.float32)
    h, w = min(pixels, small.shape[0]), min(pixels, small.shape[1])
    top, left = (pixels - h) // 2, (pixels - w) // 2
    square[top : top + h, left : left + w] = np.clip(small[:h, :w], 0, 1)
    return square


def _pair(mask: Array, pixels: int) -> Array:
    """Return the mask twice, side by side, the right one a little lower and cut free from the left one."""
    square = np.zeros((pixels, pixels), np.float32)
    h, w = mask.shape
    left, low, start = max(0, round(pixels * 0.48) - w), pixels - h, pixels - w
    square[:h, left : left + w] = mask
    front = np.zeros_like(square)
    front[low:, start:] = mask
    free = ndimage.distance_transform_edt(front < 0.5) > pixels * 0.045
    return np.asarray(np.maximum(square * free, front), np.float32)


def emblem_mask(name: str, pixels: int) -> Array:
    """Return the square mask of an emblem, our own or an icon's."""
    own = _own_mask(name, pixels)
    return icon_mask(name, pixels) if own is None else own


TARNISH = {"gold": (0.82, 1.0, 1.12), "bronze": (0.82, 1.0, 1.12)}
SILVER_TARNISH = (1.04, 0.98, 0.84)
"""How much the dark field of an old coin loses of red, green and blue, by metal."""


@functools.cache
def _minted(pixels: int, surface: str | Ramp, emblem: Emblem | None, patina: float, rim: float) -> skia.Image:
    """A coin with a raised emblem; its field is darkened by `patina`, as on old metal. Margin: 3 pixels."""
    oversize, margin = 3, 3
    size, edge = pixels * oversize, margin * oversize
    rows, columns = np.mgrid[0 : size + 2 * edge, 0 : size + 2 * edge]
    middle, radius = (size + 2 * edge - 1) / 2, size / 2
    distance = np.hypot(columns - middle, rows - middle)
    band = rim * radius
    ring = np.sqrt(np.clip(1 - ((distance - (radius - band * 0.55)) / (band * 0.55)) ** 2, 0, 1))
    height = ring * band * 0.62 - np.clip(1 - distance / (radius - band), 0, 1) * band * 0.3
    tick = 0.5 + 0.5 * np.cos(np.arctan2(rows - middle, columns - middle) * 64)
    inner = np.exp(-(((distance - (radius - band * 1.5)) / (band * 0.2)) ** 2))
    height += inner * tick * band * 0.16
    kept = np.clip((distance - (radius - band * 1.15)) / (band * 0.3), 0, 1)
    if emblem is not None:
        wide = round(size * emblem.share)
        shape = emblem_mask(emblem.name, wide)
        start = (size + 2 * edge - wide) // 2
        area = (slice(start, start + wide), slice(start, start + wide))
        bevel = max(2.0, wide * 0.045)
        height[area] += shoulder(shape, bevel) * 1.5
        kept[area] = np.maximum(kept[area], shape)
    else:
        kept = np.maximum(kept, 1.0)
    height = ndimage.gaussian_filter(height, 0.5 * oversize).astype(np.float32)
    mask = np.clip(radius - distance + 0.5, 0, 1).astype(np.float32)
    picture = shade(height, mask, surface, Finish(sheen=0.13, grain=0.01))
    kept = ndimage.gaussian_filter(kept, 0.6 * oversize)
    loss = TARNISH.get(surface, SILVER_TARNISH) if isinstance(surface, str) else SILVER_TARNISH
    worn = patina * (1 - kept)[..., None] * np.array(loss, np.float32)
    picture[..., :3] *= 1 - worn
    return image(reduced(picture, oversize))


def minted(
    canvas: Canvas, x: float, y: float, size: float, surface: str | Ramp = "gold", emblem: Emblem | None = None,
    patina: float = 0.42, rim: float = 0.13, shadow: Shadow | None = (2.5, 5, 0.6),
) -> None:  # fmt: skip
    """Draw a coin or chip into the box of `size` units at (x, y)."""
    edge = 3 / canvas.scale
    picture = _minted(canvas.to_pixels(size), surface, emblem, patina, rim)
    canvas.draw(picture, x - edge, y - edge, size + 2 * edge, size + 2 * edge, shadow=shadow)


def numbered(canvas: Canvas, x: float, y: float, size: float, text: str, surface: str | Ramp, ink: str) -> None:
    """A smooth medallion with a number in its middle."""
    canvas.disc(x, y, size, surface, rim=0.15, shadow=(2.5, 5, 0.65))
    digits(canvas, x + size / 2, y + size / 2, size * (0.56 if len(text) == 1 else 0.48), text, ink)


def digits(canvas: Canvas, x: float, y: float, size: float, text: str, ink: str) -> None:
    """Write a number centred on (x, y); `size` is the size of the type."""
    canvas.text(text, NUMBER_FACE, size, x, y + size * 0.35, ink, shadow=(0.8, 1.4, 0.75))


def laurel(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Two gold laurel branches, open above, in the box of `size` units at (x, y)."""
    leaves = skia.Path()
    for side in (-1, 1):
        for index in range(6):
            angle = math.radians(170 - 25 * index)
            out = (side * math.sin(angle), -math.cos(angle))
            along = (-side * math.cos(angle), -math.sin(angle))
            root = (0.5 + 0.36 * out[0], 0.5 + 0.36 * out[1])
            for lean, length in ((0.62, 0.22), (-0.5, 0.19)):
                reach = [length * (math.cos(lean) * a + math.sin(lean) * o) for a, o in zip(along, out, strict=True)]
                leaf = _leaf(x, y, size, root, (root[0] + reach[0], root[1] + reach[1]))
                leaves = skia.Op(leaves, leaf, skia.kUnion_PathOp)
    canvas.carve(leaves, "gold", size * 0.03, (0.7, 1.3, 0.7))


def _leaf(x: float, y: float, size: float, root: tuple[float, float], tip: tuple[float, float]) -> skia.Path:
    """A pointed leaf between two points given as shares of the box."""
    (ax, ay), (bx, by) = root, tip
    nx, ny = (by - ay) * 0.4, (ax - bx) * 0.4
    mx, my = (ax + bx) / 2, (ay + by) / 2
    path = skia.Path()
    path.moveTo(x + ax * size, y + ay * size)
    path.quadTo(x + (mx + nx) * size, y + (my + ny) * size, x + bx * size, y + by * size)
    path.quadTo(x + (mx - nx) * size, y + (my - ny) * size, x + ax * size, y + ay * size)
    path.close()
    return path


def shield_path(x: float, y: float, w: float, h: float) -> skia.Path:
    """Return a French shield: square above, its foot running out into a small point."""
    path = skia.Path()
    path.moveTo(x, y)
    path.lineTo(x + w, y)
    path.lineTo(x + w, y + h * 0.66)
    path.cubicTo(x + w, y + h * 0.84, x + w * 0.86, y + h * 0.87, x + w * 0.68, y + h * 0.9)
    path.quadTo(x + w * 0.55, y + h * 0.92, x + w * 0.5, y + h)
    path.quadTo(x + w * 0.45, y + h * 0.92, x + w * 0.32, y + h * 0.9)
    path.cubicTo(x + w * 0.14, y + h * 0.87, x, y + h * 0.84, x, y + h * 0.66)
    path.close()
    return path
