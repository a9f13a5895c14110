"""Clients and materials side by side: each one where there is room, else one of each kind with its number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.glory_to_rome.components import MATERIALS
from game.gui.boards.glory_to_rome.geometry import grid


class Lying(NamedTuple):
    """One thing of a kind, or `number` of them at one place."""

    material: int
    rect: Rect
    number: int


class Run(NamedTuple):
    """Equal things that lie side by side; `part` counts the rows of one kind."""

    material: int
    part: int
    rect: Rect


def spread(
    room: Rect, counts: Sequence[int], aspect: float, gap: float, most: float, least: float, strip: bool = False
) -> list[Lying]:
    """Places for things of six kinds; `aspect` is width / height, `most` and `least` are heights in pixels.

    A `strip` has one column for each kind.
    """
    total = sum(counts)
    if not total:
        return []
    if strip:
        wide = room.w / MATERIALS
        h = min(most, room.h, wide * 0.62 / aspect)
        return [
            Lying(material, Rect(round(room.x + material * wide), round(room.centery - h / 2), round(h * aspect),
                                 round(h)), count)
            for material, count in enumerate(counts) if count
        ]
    places = grid(room, total, aspect, gap, most)
    if places[0].h >= least:
        kinds = [material for material, count in enumerate(counts) for _one in range(count)]
        return [Lying(material, place, 1) for material, place in zip(kinds, places, strict=True)]
    kinds = [material for material, count in enumerate(counts) if count]
    return [
        Lying(material, place, counts[material])
        for material, place in zip(kinds, grid(room, len(kinds), aspect, gap * 2, most), strict=True)
    ]


def runs(lying: Sequence[Lying]) -> list[Run]:
    """Equal neighbours in a row as one thing."""
    found: list[Run] = []
    for one in lying:
        last = found[-1] if found else None
        if last and last.material == one.material and last.rect.y == one.rect.y:
            found[-1] = last._replace(rect=last.rect.union(one.rect))
        else:
            part = last.part + 1 if last and last.material == one.material else 0
            found.append(Run(one.material, part, one.rect.copy()))
    return found
