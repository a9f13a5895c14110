"""How promising actions look at a glance: what a search tries first, and how it plays on behind its tree.

Rough points of what an action brings at once, made into weights: `TEMPER` points more are e times as promising. What
is hidden, and what the others can make of it, is left to the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.conspiracy.components import (
    EMPTY,
    LORD_GOLD,
    LORD_GUILD,
    LORD_IP,
    LORD_PEARLS,
    LORD_SILVER,
    NEAR_MASK,
    SPOTS,
)
from game.conspiracy.powers import POWERS, Audience, GreatGate, HallOfDoors, Labyrinth, PearlCave, Power
from game.conspiracy.scoring import SIZE, Holding
from game.conspiracy.state import KEEP_LORD, NEXT_LORD, RECRUIT, SWAPPING, ConspiracyState
from game.engine.protocol import Action

TEMPER: Final = 1.2
DRAW: Final[tuple[float, ...]] = (0.0, 2.8, 3.4, 3.3)
"""What drawing 1, 2 or 3 Lords brings, less what it lays open for the next seat."""
EXPLORE: Final[tuple[float, ...]] = (0.0, 4.0, 4.7, 5.2)
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

# Worked out once ----------------------------------------------------------------------------------------------------

DRAW_WEIGHT: Final = tuple([exp(points / TEMPER) for points in DRAW])
EXPLORE_WEIGHT: Final = tuple([exp(points / TEMPER) for points in EXPLORE])
FRIENDS_WEIGHT: Final = tuple([exp(FRIEND * won / TEMPER) for won in range(SPOTS)])
LATER_POINTS: Final = tuple([LATER.get(type(power), 3.0 * power.each) for power in POWERS])
"""By the number of Lords drawn, of Locations looked at, of neighbours won; by Location."""


def prior(state: ConspiracyState, actions: Sequence[Action]) -> list[float]:
    """A weight for each of the legal actions."""
    seat = state.current
    phase = state.phase
    if phase == SWAPPING:
        return _swaps(Holding(_standing(state, seat), (), 0), actions)
    if phase not in (RECRUIT, KEEP_LORD, NEXT_LORD):
        return _locations(state, actions)
    chamber = Holding(_standing(state, seat), (), 0)
    placed, silver, gold = state.placed[seat], state.silver[seat], state.gold[seat]
    weights: list[float] = []
    for verb, args in actions:
        if verb == "draw":
            weights.append(DRAW_WEIGHT[args[0]])
            continue
        taken = state.piles[args[0]] if verb == "pile" else args
        weights.append(exp(_gain(chamber, placed, taken, silver, gold) / TEMPER))
    return weights


def _standing(state: ConspiracyState, seat: int) -> list[int]:
    """The Lords of a chamber, which stand on its spots from the first on without a gap."""
    first = seat * SPOTS
    return state.chambers[first : first + state.placed[seat]]


def _gain(chamber: Holding, spot: int, taken: tuple[int, ...], silver: int, gold: int) -> float:
    """Points that Lords of one guild bring which are placed from `spot` on, the highest first."""
    guild = LORD_GUILD[taken[0]]
    best, mask = chamber.best[guild], chamber.masks[guild]
    points = 0.0
    for lord in [*taken] if len(taken) == 1 else sorted(taken, reverse=True):
        if spot == SPOTS:
            break
        ip = LORD_IP[lord]
        if ip > best:
            points += ip - best
            best = ip
        points += (TOUCH if mask & NEAR_MASK[spot] else 0.0) + PEARL * LORD_PEARLS[lord] - SPOT
        silver += LORD_SILVER[lord]
        gold += LORD_GOLD[lord]
        if silver == 2 or gold == 2:
            points += PAIR
            silver = gold = 0
        elif LORD_SILVER[lord] or LORD_GOLD[lord]:
            points += KEY
        mask |= 1 << spot
        spot += 1
    return points


def _swaps(chamber: Holding, actions: Sequence[Action]) -> list[float]:
    """Swaps by the neighbours of the own guild that the two Lords win."""
    lords, masks = chamber.lords, chamber.masks
    friends = [SIZE[masks[LORD_GUILD[lord]] & NEAR_MASK[spot]] for spot, lord in enumerate(lords) if lord != EMPTY]
    weights: list[float] = []
    for _, args in actions:
        if not args:
            weights.append(1.0)
            continue
        one, other = args[0], args[1]
        here, there = LORD_GUILD[lords[one]], LORD_GUILD[lords[other]]
        if here == there:
            weights.append(SMALL)
            continue
        won = SIZE[masks[here] & ~(1 << one) & NEAR_MASK[other]] + SIZE[masks[there] & ~(1 << other) & NEAR_MASK[one]]
        won -= friends[one] + friends[other]
        weights.append(FRIENDS_WEIGHT[won] if won > 0 else SMALL)
    return weights


def _locations(state: ConspiracyState, actions: Sequence[Action]) -> list[float]:
    """Locations by what they are worth in the chamber now and promise for later, looks by what they may find."""
    seat = state.current
    locations = [*state.locations(seat), EMPTY]
    pearls = state.pearls[seat]
    holding = Holding(_standing(state, seat), locations, pearls)
    time = (SPOTS - state.placed[seat]) / SPOTS
    weights: list[float] = []
    for verb, args in actions:
        number = args[0]
        if verb == "explore":
            weights.append(EXPLORE_WEIGHT[number])
            continue
        power = POWERS[number]
        locations[-1] = number
        holding.pearls = pearls + power.pearls
        points = power.worth(holding)
        weights.append(exp((points + LATER_POINTS[number] * time) / TEMPER))
    return weights
