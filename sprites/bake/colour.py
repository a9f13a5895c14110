"""Colours, colour ramps and the materials (metals, pearl, marble) used by the relief shader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import skia

Array = npt.NDArray[Any]
"""A float picture: (height, width) map, (height, width, 3) RGB or (height, width, 4) straight RGBA, values 0 to 1."""

Ramp = tuple[tuple[float, str], ...]
"""Colour stops from dark to light: (position 0 to 1, "#rrggbb")."""


def rgb(colour: str) -> Array:
    """Return the three channels (0 to 1) of "#rrggbb"."""
    digits = colour.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], np.float32) / 255


def hexed(channels: npt.ArrayLike) -> str:
    """Return "#rrggbb" of three channels (0 to 1, clipped)."""
    return "#" + "".join(f"{round(255 * float(c)):02x}" for c in np.clip(channels, 0, 1))


def scaled(colour: str, factor: float, lift: float = 0.0) -> str:
    """Return the colour with every channel multiplied by `factor`, then raised by `lift` (0 to 1)."""
    return hexed(rgb(colour) * factor + lift)


def mixed(colour: str, other: str, share: float) -> str:
    """Return the colour with `share` (0 to 1) of the other colour in it."""
    return hexed(rgb(colour) * (1 - share) + rgb(other) * share)


def color4f(colour: str, alpha: float = 1.0) -> skia.Color4f:
    """Return the colour for a skia paint."""
    r, g, b = (float(c) for c in rgb(colour))
    return skia.Color4f(r, g, b, alpha)


def evenly(*colours: str) -> Ramp:
    """Return a ramp with the colours at equal distances."""
    return tuple((i / (len(colours) - 1), c) for i, c in enumerate(colours))


def ramp(values: Array, stops: Sequence[tuple[float, str]]) -> Array:
    """Colour a map (values clipped to 0..1) with a ramp; returns the shape of `values` plus three channels."""
    positions = [position for position, _ in stops]
    colours = np.stack([rgb(colour) for _, colour in stops])
    channels = [np.interp(np.clip(values, 0, 1), positions, colours[:, k]) for k in range(3)]
    return np.stack(channels, -1).astype(np.float32)


def tinted(colour: str) -> Ramp:
    """Return the ramp of a material of any colour, from nearly black to nearly white."""
    c = rgb(colour)
    return (
        (0.0, hexed(c * 0.12)),
        (0.25, hexed(c * 0.45)),
        (0.5, hexed(c * 0.85)),
        (0.66, hexed(c * 1.08 + 0.03)),
        (0.84, hexed(c * 0.6 + 0.42)),
        (1.0, hexed(c * 0.15 + 0.85)),
    )


MATERIALS: dict[str, Ramp] = {
    "gold": (
        (0, "#1f0f02"), (0.18, "#5a330a"), (0.38, "#a36c18"), (0.55, "#d6a339"), (0.72, "#f0cf74"),
        (0.88, "#fff0b8"), (1, "#fffdf0"),
    ),
    "gold_soft": (
        (0, "#2a1604"), (0.25, "#7a4d12"), (0.5, "#b98529"), (0.7, "#ddb252"), (0.9, "#f7dd97"), (1, "#fff7d6"),
    ),
    "silver": (
        (0, "#14181e"), (0.2, "#3f4852"), (0.42, "#7e8a96"), (0.6, "#b4bec8"), (0.78, "#dfe6ec"), (1, "#ffffff"),
    ),
    "bronze": (
        (0, "#170a03"), (0.2, "#46230c"), (0.42, "#834819"), (0.6, "#b5733a"), (0.8, "#e0a970"), (1, "#ffe6c4"),
    ),
    "ivory": (
        (0, "#5d4a33"), (0.25, "#a48c68"), (0.45, "#d4c09a"), (0.62, "#efe2c6"), (0.8, "#fbf4e3"), (1, "#ffffff"),
    ),
    "marble": (
        (0, "#6d665e"), (0.25, "#a59d93"), (0.45, "#d2cbc0"), (0.62, "#ece7de"), (0.8, "#f8f5ef"), (1, "#ffffff"),
    ),
    "wax": (
        (0, "#2a0206"), (0.25, "#6a0a12"), (0.5, "#a3151f"), (0.7, "#c8303a"), (0.88, "#f08a88"), (1, "#ffd9d4"),
    ),
    "aqua": (
        (0, "#03161c"), (0.25, "#0b4450"), (0.5, "#1f8a93"), (0.7, "#56c8c6"), (0.88, "#b4f4ea"), (1, "#f4fffd"),
    ),
    "pearl": (
        (0, "#3a4357"), (0.25, "#8b93ad"), (0.45, "#c7c9dc"), (0.62, "#ece8f0"), (0.8, "#fdf8f6"), (1, "#ffffff"),
    ),
    "verdigris": (
        (0, "#021112"), (0.2, "#0a3a3a"), (0.42, "#1f6f68"), (0.6, "#4aa596"), (0.78, "#a6dcc0"), (0.92, "#e8fbe6"),
        (1, "#ffffff"),
    ),
    "walnut": (
        (0, "#0d0502"), (0.2, "#2a150a"), (0.42, "#4a2710"), (0.6, "#76431d"), (0.8, "#a36a34"), (1, "#e2b988"),
    ),
}  # fmt: skip
"""Ramps of the named materials."""


def material(name: str | Ramp) -> Ramp:
    """Return a ramp: a material's by name, that of any "#rrggbb" colour, or the given ramp itself."""
    if isinstance(name, str):
        return tinted(name) if name.startswith("#") else MATERIALS[name]
    return name
