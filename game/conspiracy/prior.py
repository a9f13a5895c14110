"""How promising actions look at a glance: what a search tries first, and how it plays on behind its tree.

Rough points of what an action brings at once, made into weights: `TEMPER` points more are e times as promising. What
is hidden, and what the others can make of it, is left to the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from game.conspiracy.components import (
    EMPTY,
    GUILDS,
    LORD_GOLD,
    LORD_GUILD,
    LORD_IP,
    LORD_PEARLS,
    LORD_SILVER,
    NEAR_MASK,
    SPOTS,
)
from game.conspiracy.powers import POWERS, Audience, GreatGate, HallOfDoors, Labyrinth, PearlCave, Power
from game.conspiracy.scoring import Holding
from game.conspiracy.state import KEEP_LORD, NEXT_LORD, RECRUIT, SWAPPING, ConspiracyState
from game.engine.protocol import Action

TEMPER: Final = 1.2
DRAW: Final = (0.0, 2.8, 3.4, 3.3)
"""What drawing 1, 2 or 3 Lords brings, less what it lays open for the next seat."""
EXPLORE: Final = (0.0, 4.0, 4.7, 5.2)
"""What looking at 1, 2 or 3 Locations brings."""
KEY: Final = 1.0
PAIR: Final = 3.6
"""A key alone, and one that opens a Location."""
PEARL: Final = 0.7
TOUCH: Final = 2.2
"""A Lord beside one of its guild."""
SPOT: Final = 0.4
"""What a spot used up costs."""
FRIEND: Final = 1.6
"""A neighbour of the same guild, won by a swap."""
SMALL: Final = 0.02

LATER: Final[dict[type[Power], float]] = {
    PearlCave: 1.5, Audience: 1.5, HallOfDoors: 2.0, GreatGate: 1.5, Labyrinth: 0.2,
}  # fmt: skip
"""Points of a Location beyond those it shows at once."""


def prior(state: ConspiracyState, actions: Sequence[Action]) -> list[float]:
    """A weight for each of the legal actions."""
    seat = state.current
    phase = state.phase
    if phase == SWAPPING:
        return _swaps(state.lords(seat), actions)
    if phase not in (RECRUIT, KEEP_LORD, NEXT_LORD):
        return _locations(state, actions)
    lords = tuple(state.lords(seat))
    silver, gold = state.silver[seat], state.gold[seat]
    weights: list[float] = []
    for action in actions:
        if action.verb == "draw":
            points = DRAW[action.args[0]]
        elif action.verb == "pile":
            points = gain(lords, state.piles[action.args[0]], silver, gold)
        else:
            points = gain(lords, action.args, silver, gold)
        weights.append(exp(points / TEMPER))
    return weights


@lru_cache(maxsize=1 << 14)
def gain(lords: tuple[int, ...], taken: tuple[int, ...], silver: int, gold: int) -> float:
    """Points that Lords bring which are placed on the next spots, the highest first."""
    spot = SPOTS - lords.count(EMPTY)
    best = [0] * GUILDS
    masks = [0] * GUILDS
    for at in range(spot):
        guild = LORD_GUILD[lords[at]]
        masks[guild] |= 1 << at
        best[guild] = max(best[guild], LORD_IP[lords[at]])
    points = 0.0
    for lord in sorted(taken, reverse=True):
        if spot == SPOTS:
            break
        guild = LORD_GUILD[lord]
        if LORD_IP[lord] > best[guild]:
            points += LORD_IP[lord] - best[guild]
            best[guild] = LORD_IP[lord]
        points += TOUCH * (masks[guild] & NEAR_MASK[spot] > 0) + PEARL * LORD_PEARLS[lord] - SPOT
        silver += LORD_SILVER[lord]
        gold += LORD_GOLD[lord]
        if silver == 2 or gold == 2:
            points += PAIR
            silver = gold = 0
        elif LORD_SILVER[lord] or LORD_GOLD[lord]:
            points += KEY
        masks[guild] |= 1 << spot
        spot += 1
    return points


def _swaps(lords: list[int], actions: Sequence[Action]) -> list[float]:
    """Swaps by the neighbours of the own guild that the two Lords win."""
    masks = [0] * GUILDS
    for spot, lord in enumerate(lords):
        if lord != EMPTY:
            masks[LORD_GUILD[lord]] |= 1 << spot
    weights: list[float] = []
    for action in actions:
        if not action.args:
            weights.append(1.0)
            continue
        one, other = action.args
        here, there = LORD_GUILD[lords[one]], LORD_GUILD[lords[other]]
        if here == there:
            weights.append(SMALL)
            continue
        apart = ~(1 << one | 1 << other)
        first, second = masks[here] & apart, masks[there] & apart
        near_one, near_other = NEAR_MASK[one], NEAR_MASK[other]
        won = (first & near_other).bit_count() + (second & near_one).bit_count()
        won -= (first & near_one).bit_count() + (second & near_other).bit_count()
        weights.append(exp(FRIEND * won / TEMPER) if won > 0 else SMALL)
    return weights


def _locations(state: ConspiracyState, actions: Sequence[Action]) -> list[float]:
    """Locations by what they are worth in the chamber now and promise for later, looks by what they may find."""
    seat = state.current
    locations = state.locations(seat)
    lords = state.lords(seat)
    time = (SPOTS - state.placed[seat]) / SPOTS
    weights: list[float] = []
    for action in actions:
        number = action.args[0]
        if action.verb == "explore":
            weights.append(exp(EXPLORE[number] / TEMPER))
            continue
        power = POWERS[number]
        points = power.worth(Holding(lords, [*locations, number], state.pearls[seat] + power.pearls))
        later = LATER.get(type(power), 3.0 * power.each) * time
        weights.append(exp((points + later) / TEMPER))
    return weights
