"""The portraits of the temperaments: a beast of ivory and gold on enamel, in a round gilded frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bake.beasts import lion, serpent, squirrel, tortoise
from bake.kit import Array, Canvas, Jobs, Picture
from bake.louis_craft import beads, cameo_oval

SIZE = 96
PORTRAITS: dict[str, tuple[Callable[[], Array], str]] = {
    "steady": (tortoise, "#1f5a46"),
    "bold": (lion, "#8d1a1e"),
    "thrifty": (squirrel, "#24487f"),
    "spiteful": (serpent, "#4a2f78"),
}
"""Who stands for a temperament, and on which ground."""


def portrait(temperament: str) -> Picture:
    """The portrait of a temperament."""
    beast, ground = PORTRAITS[temperament]
    canvas = Canvas(SIZE, SIZE, 4, (5, 4, 5, 9))
    middle = SIZE / 2
    cameo_oval(canvas, middle, middle, middle - 4, middle - 4, beast(), ground, 5.2)
    beads(canvas, middle, middle, middle - 4, middle - 4, 48, 1.25)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {f"temperament/{name}": partial(portrait, name) for name in PORTRAITS}
