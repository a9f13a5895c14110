"""Roles, clients, materials and tokens of Rome."""

from __future__ import annotations

from functools import partial

from bake.kit import Canvas, Jobs, Picture, gilding, rounded
from bake.rome_craft import MATERIALS, Material, chip, coin, enamel_disc, medal
from bake.rome_demand import demand
from bake.rome_heaps import pile, strongbox

SCALE = 4
PAD = (4, 3, 4, 7)


def role(kind: Material) -> Picture:
    """The sign of a role: a gold-rimmed medallion in its material's colour."""
    canvas = Canvas(96, 96, SCALE, (6, 5, 6, 11))
    enamel_disc(canvas, 0, 0, 96, kind.colour, kind.role_icon, 0.62)
    return Picture(canvas)


def client(kind: Material) -> Picture:
    """A client: a medal of coloured metal with the sign of the role."""
    canvas = Canvas(62, 62, SCALE, PAD)
    medal(canvas, 0, 0, 62, kind.colour, kind.role_icon)
    return Picture(canvas)


def material(kind: Material) -> Picture:
    """A material as it lies in a stockpile."""
    canvas = Canvas(66, 58, SCALE, PAD)
    canvas.shadow(rounded(0, 0, 66, 58, 8), 3, 7, 0.55)
    chip(canvas, (0, 0, 66, 58), kind.colour, kind.icon, 8)
    return Picture(canvas)


def material_icon(kind: Material) -> Picture:
    """A small square sign of a material, also within sentences."""
    canvas = Canvas(48, 48, SCALE, (3, 2, 3, 4))
    canvas.shadow(rounded(1, 1, 46, 46, 9), 2, 4, 0.5)
    chip(canvas, (1, 1, 46, 46), kind.colour, kind.icon, 9)
    return Picture(canvas)


def influence() -> Picture:
    """One point of influence."""
    canvas = Canvas(48, 48, SCALE, (3, 2, 3, 5))
    coin(canvas, 1, 1, 46, (2, 4, 0.6))
    return Picture(canvas)


def leader() -> Picture:
    """The leader's token: a gold eagle on imperial purple."""
    canvas = Canvas(64, 64, SCALE, PAD)
    enamel_disc(canvas, 0, 0, 64, "#8d1a2c", "eagle-emblem", 0.66, "gold")
    return Picture(canvas)


def merchant_bonus(kind: Material) -> Picture:
    """The bonus for most vault cards of a material: its sign on a gold coin, three points below."""
    canvas = Canvas(64, 64, SCALE, PAD)
    canvas.disc(0, 0, 64, "gold", None, 0.12, shadow=(3, 5, 0.6))
    for x in (14.0, 25.5, 37.0):
        canvas.disc(x, 47.5, 12.5, "gold", "laurels", 0.14, 0.66, (0.8, 1.6, 0.6))
    field = rounded(13, 9, 38, 36, 8)
    canvas.shadow(field, 1, 3, 0.6)
    chip(canvas, (13, 9, 38, 36), kind.colour, kind.icon, 8)
    canvas.stroke(field, gilding(9, 45), 1.6)
    return Picture(canvas)


def vault() -> Picture:
    """The strongbox of the vault."""
    canvas = Canvas(120, 100, 3, (8, 6, 8, 14))
    strongbox(canvas, 0, 0, 120, 100)
    return Picture(canvas)


def stockpile() -> Picture:
    """A heap of all materials."""
    canvas = Canvas(120, 100, 3, (8, 6, 8, 14))
    pile(canvas, 0, 0, 120, 100)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "glory_to_rome/influence": influence,
        "glory_to_rome/leader": leader,
        "glory_to_rome/vault": vault,
        "glory_to_rome/stockpile": stockpile,
        "glory_to_rome/demand": demand,
    }
    for name, kind in MATERIALS.items():
        drawn[f"glory_to_rome/role_{kind.role}"] = partial(role, kind)
        drawn[f"glory_to_rome/client_{kind.role}"] = partial(client, kind)
        drawn[f"glory_to_rome/material_{name}"] = partial(material, kind)
        drawn[f"glory_to_rome/{name}"] = partial(material_icon, kind)
        drawn[f"glory_to_rome/merchant_bonus_{name}"] = partial(merchant_bonus, kind)
    return drawn
