"""How good a position looks for each seat, in points of the final score: what computer players and hints go by.

The score so far counts in full. To it come chances, each in points and each fading as the game runs out: keys that wait
for a second one, a coalition that can still grow, Locations that grow with the chamber, the fight for the Pearl
Master, and for the seat to move the best thing that lies open for it. Only what everybody sees is looked at.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

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
from game.conspiracy.powers import (
    ANY_KEYS,
    POWERS,
    WHOLE_DECK,
    BannerWreck,
    Court,
    GoldShrine,
    OysterBeds,
    Power,
    SilverShrine,
    Throne,
)
from game.conspiracy.scoring import Holding
from game.conspiracy.state import KEEP_LOCATION, SOURCE, ConspiracyState
from game.engine.protocol import NOBODY

LOCATION = 5.0
"""A Location about to be chosen."""
KEY = 1.6
"""A key in the window that waits for its pair."""
LIBERTY = 0.6
"""A free spot beside the coalition, for the first three."""
PEARL = 0.15
"""A pearl beyond the fight for the token: it breaks ties and feeds that fight later."""
PEARL_REACH = 0.45
"""How fast the hope to catch up with the Pearl Master fades with each pearl needed."""
TURN = 3.2
"""What a turn brings by drawing from the deck."""
FORCED_TURN = 2.2
"""What it brings under forced recruiting."""
OPEN_PILE = 0.7
"""Share of what the best open pile brings beyond a draw, that the seat to move can count on."""
SPOTS_PER_TURN = 1.4
"""How fast chambers fill."""

GROWTH: dict[type[Power], float] = {
    SilverShrine: 0.3, GoldShrine: 0.3, OysterBeds: 0.25, BannerWreck: 0.4, Court: 0.2, Throne: 0.1,
}  # fmt: skip
"""Points that a Location gains with every further Lord of its owner."""
ANY_KEYS_GROWTH = 0.25
WHOLE_DECK_GROWTH = 0.4


def values(state: ConspiracyState) -> list[float]:
    """Points each seat can expect at the end, from what is open in `state`; a finished game gives the final scores."""
    turns = turns_left(state)
    pearls = pearl_shares(state, turns)
    worth = [
        chamber_worth(
            tuple(state.lords(seat)), tuple(state.locations(seat)), state.pearls[seat], state.silver[seat],
            state.gold[seat], state.powers[seat], min(1.0, turns[seat] / 3),
        )
        + PEARL_MASTER_IP * pearls[seat]
        for seat in range(state.seats)
    ]  # fmt: skip
    if any(turns):
        for seat in range(state.seats):
            worth[seat] += TURN * turns[seat]
        worth[state.current] += _on_the_table(state)
    return worth


def turns_left(state: ConspiracyState) -> list[float]:
    """Turns that each seat can still expect, the one it is in not counted once its Lord is recruited."""
    if state.finisher != NOBODY:
        left = [0.0] * state.seats
        seat = state.current
        while seat != state.finisher:
            left[seat] = 1.0
            seat = (seat + 1) % state.seats
        if state.decision() is None:
            left = [0.0] * state.seats
        return left
    fullest = max(state.placed)
    return [max(0.0, (SPOTS - fullest) / SPOTS_PER_TURN)] * state.seats


def pearl_shares(state: ConspiracyState, turns: list[float]) -> list[float]:
    """The chance of each seat to hold the Pearl Master token at the end; they sum to at most 1."""
    master = state.master
    top = state.pearls[master] if master != NOBODY else 0
    weights = [
        1.0 if seat == master else exp(-PEARL_REACH * max(1, top - pearls)) * min(1.0, turns[seat] / 3)
        for seat, pearls in enumerate(state.pearls)
    ]
    total = sum(weights)
    return [weight / total for weight in weights] if total else weights


@lru_cache(maxsize=1 << 14)
def chamber_worth(
    lords: tuple[int, ...], locations: tuple[int, ...], pearls: int, silver: int, gold: int, powers: int, time: float
) -> float:
    """Points of one chamber without the token, chances included; `time` 0-1 says how much of the chances can come."""
    holding = Holding(lords, locations, pearls)
    free = lords.count(EMPTY)
    points = float(sum(holding.best) + sum(POWERS[location].worth(holding) for location in locations))
    points += _coalition(lords, free, time) + PEARL * pearls * time
    if free:
        points += _waiting_keys(silver, gold, powers) * min(1.0, free / 3) * time
        points += free * time * sum(GROWTH.get(type(POWERS[location]), 0.0) for location in locations)
        points += (
            free * time * ((powers & ANY_KEYS > 0) * ANY_KEYS_GROWTH + (powers & WHOLE_DECK > 0) * WHOLE_DECK_GROWTH)
        )
    return points


def _waiting_keys(silver: int, gold: int, powers: int) -> float:
    """Chances of the keys in the window; two that open a Location are counted where it is chosen."""
    return KEY * (min(silver, 1) + min(gold, 1)) * (1.5 if powers & ANY_KEYS else 1.0)


def _coalition(lords: tuple[int, ...], free: int, time: float) -> float:
    """The best coalition with its room to grow: 3 points a Lord, and a little for free spots that touch it."""
    open_spots = sum(1 << spot for spot in range(SPOTS - free, SPOTS))
    best = 0.0
    for mask in _guild_masks(lords):
        while mask:
            group, near = _group(mask)
            mask &= ~group
            liberties = min(3, (near & open_spots).bit_count())
            best = max(best, COALITION_IP * group.bit_count() + LIBERTY * liberties * time)
    return best


def _guild_masks(lords: tuple[int, ...]) -> list[int]:
    masks = [0] * GUILDS
    for spot, lord in enumerate(lords):
        if lord != EMPTY:
            masks[LORD_GUILD[lord]] |= 1 << spot
    return masks


def _group(mask: int) -> tuple[int, int]:
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


def _on_the_table(state: ConspiracyState) -> float:
    """What the seat to move can count on beyond an ordinary draw: an open pile, a Location; less when it is forced."""
    seat = state.current
    if state.phase in (SOURCE, KEEP_LOCATION):
        return LOCATION
    if state.constrained(seat):
        return FORCED_TURN - TURN
    lords = tuple(state.lords(seat))
    best = max(
        (pile_gain(lords, pile, state.silver[seat], state.gold[seat]) for pile in state.piles if pile), default=0.0
    )
    return OPEN_PILE * max(0.0, best - TURN)


@lru_cache(maxsize=1 << 14)
def pile_gain(lords: tuple[int, ...], pile: tuple[int, ...], silver: int, gold: int) -> float:
    """Points that taking a pile would bring a chamber: Lords, coalition, pearls, keys; the best ones if not all fit."""
    placed = SPOTS - lords.count(EMPTY)
    taken = sorted(pile, key=lambda lord: LORD_IP[lord], reverse=True)[: SPOTS - placed]
    after = (*lords[:placed], *taken, *lords[placed + len(taken) :])
    before_best, after_best = Holding(lords, (), 0).best, Holding(after, (), 0).best
    gain = float(sum(after_best) - sum(before_best))
    gain += _coalition(after, SPOTS - placed - len(taken), 1.0) - _coalition(lords, SPOTS - placed, 1.0)
    for lord in taken:
        gain += 0.8 * LORD_PEARLS[lord]
        silver += LORD_SILVER[lord]
        gold += LORD_GOLD[lord]
        if silver == 2 or gold == 2:
            gain += LOCATION - KEY
            silver = gold = 0
        elif LORD_SILVER[lord] or LORD_GOLD[lord]:
            gain += KEY
    return gain
