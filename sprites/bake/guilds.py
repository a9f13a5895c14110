"""The five guilds: letter, colour and emblem."""

from __future__ import annotations

import functools
import math
from typing import NamedTuple

import numpy as np
import skia

from bake.colour import Array
from bake.masks import icon_mask, path_mask
from bake.shapes import circle, polygon


class Guild(NamedTuple):
    """A guild's colour and the icon of its emblem (the scallop is drawn here)."""

    colour: str
    emblem: str


GUILDS: dict[str, Guild] = {
    "Y": Guild("#c99a25", "seahorse"),
    "R": Guild("#c63d3a", "crab-claw"),
    "G": Guild("#3f9d58", "scallop"),
    "B": Guild("#2f7fd8", "suckered-tentacle"),
    "P": Guild("#7d4fc4", "jellyfish"),
}
"""Guilds by the letter used in card ids."""


@functools.cache
def emblem_mask(letter: str, pixels: int) -> Array:
    """Return the square mask of a guild's emblem."""
    name = GUILDS[letter].emblem
    return path_mask(scallop(), 48, 48, pixels / 48) if name == "scallop" else icon_mask(name, pixels)


def scallop() -> skia.Path:
    """Return a scallop shell in a box of 48 units: a ribbed fan over a hinge."""
    ribs, hinge = 9, (24.0, 38.0)
    fan = skia.Path()
    for i in range(ribs):
        angles = np.radians([-168 + 156 * (i + edge) / ribs for edge in (0.07, 0.93)])
        middle = math.radians(-168 + 156 * (i + 0.5) / ribs)
        reach = 32 - 11.5 * (abs(i - (ribs - 1) / 2) / ((ribs - 1) / 2)) ** 1.6
        near = [(hinge[0] + 5 * math.cos(a), hinge[1] + 5 * math.sin(a)) for a in angles]
        far = [(hinge[0] + reach * math.cos(a), hinge[1] + reach * math.sin(a)) for a in angles]
        rib = polygon([near[0], far[0], far[1], near[1]])
        tip = circle(hinge[0] + reach * math.cos(middle), hinge[1] + reach * math.sin(middle), reach * 0.125)
        fan = skia.Op(fan, skia.Op(rib, tip, skia.kUnion_PathOp), skia.kUnion_PathOp)
    foot = polygon([(16, 36), (32, 36), (37, 45), (11, 45)])
    return skia.Op(fan, foot, skia.kUnion_PathOp)
