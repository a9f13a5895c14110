"""Scores of a chamber (rules 9): pure functions from what a seat holds to points by category."""

from __future__ import annotations

from collections.abc import Sequence

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
)
from game.conspiracy.powers import POWERS
from game.engine.protocol import Standing

CATEGORIES = ("lords", "locations", "coalition", "pearl_master")


class Holding:
    """What one seat holds, counted once so that every Location can be valued from it.

    `lords` are the Lords on spots 0.. (EMPTY or missing where none stands), `locations` the controlled Locations.
    """

    __slots__ = ("best", "count", "gold", "locations", "lords", "outcasts", "pearls", "silver")

    def __init__(self, lords: Sequence[int], locations: Sequence[int], pearls: int) -> None:
        self.lords = lords
        self.locations = locations
        self.pearls = pearls
        best, count = [0] * GUILDS, [0] * GUILDS
        silver = gold = outcasts = 0
        for lord in lords:
            if lord == EMPTY:
                continue
            guild, ip = LORD_GUILD[lord], LORD_IP[lord]
            count[guild] += 1
            if ip > best[guild]:
                best[guild] = ip
            if LORD_SILVER[lord]:
                silver += 1
            elif LORD_GOLD[lord]:
                gold += 1
            elif not LORD_PEARLS[lord]:
                outcasts += 1
        self.best, self.count = best, count
        self.silver, self.gold, self.outcasts = silver, gold, outcasts

    def alliance(self, value: int) -> int:
        """Size of the largest connected group of Lords of one IP value."""
        mask = sum(1 << spot for spot, lord in enumerate(self.lords) if lord != EMPTY and LORD_IP[lord] == value)
        return largest_group(mask).bit_count()

    def coalition(self) -> int:
        """Spots, as a bit mask, of the largest connected group of one guild; the first found of equal ones."""
        masks = [0] * GUILDS
        for spot, lord in enumerate(self.lords):
            if lord != EMPTY:
                masks[LORD_GUILD[lord]] |= 1 << spot
        best = 0
        size = 0
        for mask in masks:
            if mask.bit_count() > size:
                group = largest_group(mask)
                if group.bit_count() > size:
                    best, size = group, group.bit_count()
        return best

    def points(self, is_pearl_master: bool) -> tuple[int, int, int, int]:
        """Points by category, in the order of CATEGORIES."""
        return (
            sum(self.best),
            sum(POWERS[location].worth(self) for location in self.locations),
            COALITION_IP * self.coalition().bit_count(),
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
    """The largest connected part of a set of spots, both as bit masks."""
    best = 0
    while mask:
        group, edge = 0, mask & -mask
        while edge:
            group |= edge
            near = 0
            while edge:
                low = edge & -edge
                near |= NEAR_MASK[low.bit_length() - 1]
                edge ^= low
            edge = near & mask & ~group
        mask &= ~group
        if group.bit_count() > best.bit_count():
            best = group
    return best


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
    totals = [(sum(parts), pearls[seat]) for seat, parts in enumerate(points)]
    return [
        Standing(seat, totals[seat][0], tuple(zip(CATEGORIES, parts, strict=True)), pearls[seat],
                 1 + sum(other > totals[seat] for other in totals))
        for seat, parts in enumerate(points)
    ]
