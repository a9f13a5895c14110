"""Scores of a chamber (rules 9): pure functions from what a seat holds to points by category."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.conspiracy.components import (
    COALITION_IP,
    EMPTY,
    GUILDS,
    LORD_GOLD,
    LORD_GUILD,
    LORD_IP,
    LORD_PEARLS,
    LORD_SILVER,
    NEAR_MASK,
    PEARL_MASTER_IP,
    SPOTS,
)
from game.conspiracy.powers import POWERS
from game.engine.protocol import Standing

CATEGORIES = ("lords", "locations", "coalition", "pearl_master")

SIZE: Final = bytes([mask.bit_count() for mask in range(1 << SPOTS)])
"""How many spots a bit mask holds."""


class Holding:
    """What one seat holds, looked through once so that every Location can be valued from it.

    `lords` are the Lords on spots 0.. (EMPTY or missing where none stands), kept as they are handed over; `locations`
    the controlled Locations. Per guild, `best` is the highest IP of its Lords, `masks` their spots.
    """

    __slots__ = ("best", "locations", "lords", "masks", "pearls")

    def __init__(self, lords: list[int], locations: Sequence[int], pearls: int) -> None:
        self.lords = lords
        self.locations = locations
        self.pearls = pearls
        self.best, self.masks = [0] * GUILDS, [0] * GUILDS
        best, masks = self.best, self.masks
        bit = 1
        for lord in self.lords:
            if lord != EMPTY:
                guild, ip = LORD_GUILD[lord], LORD_IP[lord]
                masks[guild] = masks[guild] | bit
                if ip > best[guild]:
                    best[guild] = ip
            bit += bit

    @property
    def silver(self) -> int:
        """Lords with a silver key."""
        return sum([LORD_SILVER[lord] for lord in self.lords if lord != EMPTY])

    @property
    def gold(self) -> int:
        """Lords with a gold key."""
        return sum([LORD_GOLD[lord] for lord in self.lords if lord != EMPTY])

    @property
    def outcasts(self) -> int:
        """Lords with neither key nor pearl."""
        gifts = [LORD_SILVER[lord] + LORD_GOLD[lord] + LORD_PEARLS[lord] for lord in self.lords if lord != EMPTY]
        return gifts.count(0)

    def count(self, guild: int) -> int:
        """Lords of a guild."""
        return SIZE[self.masks[guild]]

    def alliance(self, value: int) -> int:
        """Size of the largest connected group of Lords of one IP value."""
        mask = sum([1 << spot for spot, lord in enumerate(self.lords) if lord != EMPTY and LORD_IP[lord] == value])
        return SIZE[largest_group(mask)]

    def coalition(self) -> int:
        """Spots, as a bit mask, of the largest connected group of one guild; the first found of equal ones."""
        best = 0
        for mask in self.masks:
            if SIZE[mask] > SIZE[best]:
                group = largest_group(mask)
                if SIZE[group] > SIZE[best]:
                    best = group
        return best

    def points(self, is_pearl_master: bool) -> tuple[int, int, int, int]:
        """Points by category, in the order of CATEGORIES."""
        return (
            sum(self.best),
            sum([POWERS[location].worth(self) for location in self.locations]),
            COALITION_IP * SIZE[self.coalition()],
            PEARL_MASTER_IP if is_pearl_master else 0,
        )

    def arms(self) -> tuple[int, ...]:
        """Spot of the Lord that carries each guild's Coat of Arms, EMPTY where none does (rules 5.2).

        The token sits on the highest Lord; equal ones are not told apart for the score, so the first spot stands in.
        """
        spots = [EMPTY] * GUILDS
        for spot, lord in enumerate(self.lords):
            if lord == EMPTY:
                continue
            held = spots[LORD_GUILD[lord]]
            if held == EMPTY or LORD_IP[lord] > LORD_IP[self.lords[held]]:
                spots[LORD_GUILD[lord]] = spot
        return tuple(spots)


def largest_group(mask: int) -> int:
    """The largest connected part of a set of spots, both as bit masks; kept, as it is asked for again and again."""
    best = _LARGEST.get(mask)
    if best is None:
        best = 0
        left = mask
        while left:
            group, _ = first_group(left)
            left &= ~group
            if SIZE[group] > SIZE[best]:
                best = group
        _LARGEST[mask] = best
    return best


_LARGEST: Final[dict[int, int]] = {}


def first_group(mask: int) -> tuple[int, int]:
    """The connected part of `mask` that holds its lowest spot, and all spots that touch it, as bit masks."""
    group, edge, touched = 0, mask & -mask, 0
    while edge:
        group |= edge
        near = 0
        while edge:
            low = edge & -edge
            near |= NEAR_MASK[low.bit_length() - 1]
            edge ^= low
        touched |= near
        edge = near & mask & ~group
    return group, touched


def coalition_links(group: int) -> list[tuple[int, int]]:
    """The pairs of touching spots within a group given as a bit mask."""
    return [
        (spot, other)
        for spot in range(group.bit_length())
        if group >> spot & 1
        for other in range(spot + 1, group.bit_length())
        if group >> other & 1 and NEAR_MASK[spot] >> other & 1
    ]


def rank(points: Sequence[tuple[int, ...]], pearls: Sequence[int]) -> list[Standing]:
    """Standings from points by category and pearls per seat: most IP, then most pearls, then shared (rules 9)."""
    totals = [sum(parts) for parts in points]
    standings: list[Standing] = []
    for seat, parts in enumerate(points):
        own, place = totals[seat], 1
        for other, total in enumerate(totals):
            if total > own or (total == own and pearls[other] > pearls[seat]):
                place += 1
        standings.append(Standing(seat, own, tuple(zip(CATEGORIES, parts, strict=True)), pearls[seat], place))
    return standings
