"""Rome's materials and roles, and what its cards and pieces are made of: cream paper, coloured bands, coins, chips."""

from __future__ import annotations

from typing import NamedTuple

import skia

from bake.kit import (
    Canvas,
    Finish,
    Ramp,
    Shadow,
    circle,
    evenly,
    gilding,
    icon_mask,
    image,
    linear,
    mixed,
    radial,
    reduced,
    relief,
    rounded,
    scaled,
    tinted,
)

Box = tuple[float, float, float, float]
"""Left, top, width, height in design units."""


class Material(NamedTuple):
    """One of the six materials with the role that goes with it."""

    colour: str
    icon: str
    role: str
    role_icon: str
    value: int


MATERIALS: dict[str, Material] = {
    "rubble": Material("#d0a02c", "stone-pile", "laborer", "war-pick", 1),
    "wood": Material("#4d8c36", "wood-pile", "craftsman", "claw-hammer", 1),
    "brick": Material("#b23a28", "brick-pile", "legionary", "gladius", 2),
    "concrete": Material("#80868e", "stone-block", "architect", "ionic-column", 2),
    "stone": Material("#2f6fb0", "stone-wall", "merchant", "scales", 3),
    "marble": Material("#7b459c", "ancient-columns", "patron", "roman-toga", 3),
}
BUILDINGS: dict[str, tuple[str, ...]] = {
    "rubble": ("bar", "insula", "latrine", "road"),
    "wood": ("dock", "market", "palisade", "circus", "crane"),
    "brick": ("academy", "archway", "atrium", "bath", "foundry", "gate", "school", "shrine"),
    "concrete": (
        "amphitheatre", "aqueduct", "bridge", "storeroom", "tower", "vomitorium", "wall", "senate", "tribunal",
    ),
    "stone": (
        "catacomb", "circus_maximus", "garden", "prison", "scriptorium", "sewer", "villa", "colosseum", "domus_aurea",
    ),
    "marble": (
        "basilica", "fountain", "ludus_magnus", "palace", "stairway", "statue", "temple", "forum", "forum_romanum",
    ),
}  # fmt: skip
"""The buildings of both decks by material."""

IVORY: Ramp = evenly("#5d4a33", "#a48c68", "#d4c09a", "#efe2c6", "#fbf4e3", "#ffffff")
WHITE_MARBLE: Ramp = (
    (0, "#6f675c"), (0.22, "#a79d8e"), (0.42, "#ded6c8"), (0.56, "#f8f3ea"), (0.8, "#ffffff"), (1, "#ffffff"),
)  # fmt: skip
LINE = "#e0b24e"
"""Gold of thin lines."""
KEY = ((0, 4), (0, 0), (4, 0), (4, 3), (2, 3), (2, 2), (3, 2), (3, 1), (1, 1), (1, 4), (5, 4))
"""One turn of a meander, 5 units long and 4 high."""


def paper(canvas: Canvas, box: Box, radius: float) -> None:
    """The cream stock of a card with a bronze edge."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, radius)
    canvas.fill(shape, linear(0, y, 0, y + h, [(0, "#fcf6e6"), (0.5, "#f3e7cb"), (1, "#e1cfa7")]))
    canvas.stroke(rounded(x + 0.6, y + 0.6, w - 1.2, h - 1.2, radius), "#7b5a2c", 1.2)
    canvas.stroke(rounded(x + 1.7, y + 1.7, w - 3.4, h - 3.4, radius - 1), "#ffffff", 0.8, 0.65)


def band(canvas: Canvas, box: Box, colour: str, radius: float) -> None:
    """A rounded bar of a material's colour."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, radius)
    across = [(0, scaled(colour, 0.72)), (0.36, scaled(colour, 1.16, 0.06)), (1, scaled(colour, 0.56))]
    canvas.fill(shape, linear(x, 0, x + w, 0, across))
    canvas.inner_shadow(shape, 3, 0.35, 1)
    canvas.stroke(shape, scaled(colour, 0.36), 0.9)


def gilt_frame(canvas: Canvas, box: Box, radius: float, width: float = 2.0) -> None:
    """A gilded line around a box with a dark hairline outside it."""
    x, y, w, h = box
    canvas.stroke(rounded(x, y, w, h, radius), "#2a1604", width + 1.0, 0.5)
    canvas.stroke(rounded(x, y, w, h, radius), gilding(y, y + h), width)


def sign(
    canvas: Canvas, icon: str, box: Box, surface: str | Ramp = IVORY, bevel: float = 1.2,
    shadow: Shadow | None = (0.8, 1.6, 0.6),
) -> None:  # fmt: skip
    """A carved icon fitted into a box."""
    x, y, w, h = box
    size = min(w, h)
    canvas.relief(icon, x + (w - size) / 2, y + (h - size) / 2, size, surface, bevel, shadow)


def coin(canvas: Canvas, x: float, y: float, size: float, shadow: Shadow | None = (1.2, 2.4, 0.6)) -> None:
    """A gold coin with a laurel wreath: one point of influence."""
    canvas.disc(x, y, size, "gold", "laurels", 0.13, 0.66, shadow)


def role_coin(canvas: Canvas, x: float, y: float, size: float, icon: str) -> None:
    """A bronze coin with the sign of a role."""
    canvas.disc(x, y, size, "bronze", icon, 0.11, 0.68, (1, 2, 0.55))


def chip(canvas: Canvas, box: Box, colour: str, icon: str, radius: float) -> None:
    """A glazed tile of a material's colour with the material's sign carved on it."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, radius)
    glaze = [(0, scaled(colour, 1.3, 0.12)), (0.5, colour), (1, scaled(colour, 0.56))]
    canvas.fill(shape, linear(0, y, 0, y + h, glaze))
    canvas.fill(shape, radial(x + w * 0.3, y + h * 0.12, w * 0.8, [(0, "#ffffff", 0.34), (1, "#ffffff", 0.0)]))
    canvas.inner_shadow(shape, h * 0.12, 0.34, -h * 0.03)
    edge = h * 0.035
    light = linear(0, y, 0, y + h, [(0, "#ffffff", 0.75), (0.5, "#ffffff", 0.12), (1, "#000000", 0.3)])
    canvas.stroke(rounded(x + edge, y + edge, w - 2 * edge, h - 2 * edge, radius - edge), light, h * 0.03)
    canvas.stroke(shape, scaled(colour, 0.32), h * 0.028)
    size = min(w, h) * 0.74
    canvas.relief(icon, x + (w - size) / 2, y + (h - size) / 2, size, IVORY, h * 0.022, (h * 0.03, h * 0.05, 0.65))


def hollow_slot(canvas: Canvas, box: Box, colour: str, icon: str) -> None:
    """A recess in the paper for a material, with the material's sign pressed faintly into it."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, h * 0.16)
    canvas.fill(shape, linear(0, y, 0, y + h, [(0, "#b59f73"), (1, "#d9c79d")]))
    size = min(w, h) * 0.78
    canvas.icon(icon, x + (w - size) / 2, y + (h - size) / 2, size, scaled(colour, 0.7), 0.62)
    canvas.inner_shadow(shape, h * 0.22, 0.5, h * 0.06)
    canvas.stroke(shape, scaled(colour, 0.5), 0.9)


def enamel_disc(
    canvas: Canvas, x: float, y: float, size: float, colour: str, icon: str, share: float, surface: str | Ramp = IVORY
) -> None:
    """A medallion: gold rim with beads, a field of enamel in a colour, a carved sign."""
    middle, radius = (x + size / 2, y + size / 2), size / 2
    canvas.disc(x, y, size, "gold", None, 0.15, shadow=(3, 6, 0.6))
    field = circle(*middle, radius * 0.83)
    light = [(0, scaled(colour, 1.5, 0.1)), (0.55, colour), (1, scaled(colour, 0.36))]
    canvas.fill(field, radial(middle[0] - radius * 0.2, middle[1] - radius * 0.3, radius * 1.15, light))
    canvas.inner_shadow(field, size * 0.09, 0.55, size * 0.03)
    canvas.stroke(field, "#fff0b8", size * 0.012, 0.8)
    wide = size * share
    carved(canvas, icon, middle[0] - wide / 2, middle[1] - wide / 2, wide, surface, size * 0.02)


def carved(
    canvas: Canvas, icon: str, x: float, y: float, size: float, surface: str | Ramp, bevel: float, shadow: float = 0.6
) -> None:
    """An icon as polished stone or metal with soft edges and a shadow of `shadow` opacity."""
    mask = icon_mask(icon, canvas.to_pixels(size) * 3, 9)
    picture = image(reduced(relief(mask, bevel * canvas.scale * 3, surface, 2.0, Finish(flat=0.6)), 3))
    edge = 3 / canvas.scale
    cast = (size * 0.025, size * 0.05, shadow)
    canvas.draw(picture, x - edge, y - edge, size + 2 * edge, size + 2 * edge, shadow=cast)


def medal(canvas: Canvas, x: float, y: float, size: float, colour: str, icon: str) -> None:
    """A struck medal of coloured metal with a pale raised sign."""
    canvas.disc(x, y, size, tinted(colour), None, 0.11, shadow=(2, 4, 0.6))
    wide = size * 0.64
    pale = evenly(
        *(mixed(tone, colour, 0.3) for tone in ("#3d3223", "#8f7a58", "#d4c09a", "#f4ead2", "#fffaf0", "#ffffff"))
    )
    carved(canvas, icon, x + (size - wide) / 2, y + (size - wide) / 2, wide, pale, size * 0.022, 0.75)


def plate(canvas: Canvas, box: Box, radius: float = 4) -> skia.Path:
    """A bronze plate for a title that is written at run time; returns its outline."""
    x, y, w, h = box
    shape = rounded(x, y, w, h, radius)
    metal = [(0, "#c8964e"), (0.12, "#b07c3a"), (0.5, "#7c4f1e"), (0.85, "#9a6629"), (1, "#b98742")]
    canvas.fill(shape, linear(0, y, 0, y + h, metal))
    canvas.stroke(rounded(x + 0.5, y + 0.5, w - 1, h - 1, radius), "#2e1807", 1.2)
    canvas.stroke(rounded(x + 3, y + 3, w - 6, h - 6, max(1.0, radius - 1)), "#f0cd88", 0.8, 0.75)
    return shape


def meander(x0: float, x1: float, top: float, unit: float) -> skia.Path:
    """A line of meander from x0 to x1."""
    path = skia.Path()
    path.moveTo(x0, top + 4 * unit)
    x = x0
    while x + 5 * unit <= x1:
        for dx, dy in KEY:
            path.lineTo(x + dx * unit, top + dy * unit)
        x += 5 * unit
    return path
