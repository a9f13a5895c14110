"""What a good player looks at in a position. How much each of it counts stands in weights.json.

Only what everybody sees is looked at. Numbers that depend on one chamber alone are kept for when it comes up again.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from pathlib import Path
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
from game.conspiracy.state import KEEP_LOCATION, KEEP_LORD, NEXT_LORD, OVER, SOURCE, ConspiracyState
from game.engine.state import NOBODY
from game.engine.weightfile import load
from game.engine.weights import Features, Term
from game.i18n import N_

TERMS: Final = (
    Term("lords", N_("the best Lord of each guild"), N_("It brings better Lords.")),
    Term("locations", N_("Locations"), N_("It brings points from Locations.")),
    Term("coalition", N_("the coalition"), N_("It makes the coalition larger.")),
    Term("coalition_room", N_("room beside the coalition"), N_("It leaves the coalition room to grow.")),
    Term("next_spot", N_("what the next spot touches"), N_("The next Lord can join a group.")),
    Term("growing", N_("Locations that grow"), N_("It brings Locations that grow with the chamber.")),
    Term("silver_key", N_("a silver key that waits"), N_("A second silver key will open a Location.")),
    Term("gold_key", N_("a gold key that waits"), N_("A second gold key will open a Location.")),
    Term("any_keys", N_("Locations for any two keys"), N_("Any two keys open a Location from now on.")),
    Term("whole_deck", N_("the choice of all Locations"), N_("It gives the choice of all Locations.")),
    Term("room", N_("Lords still to come"), N_("It leaves room for more Lords.")),
    Term("master", N_("the Pearl Master"), N_("It takes or keeps the Pearl Master.")),
    Term("pearl_lead", N_("the lead in pearls"), N_("It makes the Pearl Master safer.")),
    Term("pearl_reach", N_("the Pearl Master within reach"), N_("It brings the Pearl Master within reach.")),
    Term("pearls", N_("pearls"), N_("It brings pearls.")),
    Term("to_move", N_("the turn"), N_("The next turn comes soon."), either_way=True),
    Term("pile", N_("the open piles"), N_("It leaves a good pile to take.")),
    Term("later_pile", N_("a pile that may stay"), N_("A good pile may still lie there next turn.")),
    Term("in_hand", N_("the Lords drawn"), N_("The Lords drawn fit well.")),
    Term("location_due", N_("a Location to choose"), N_("It opens a Location.")),
    Term("free_choice", N_("a free choice of Lords"), N_("It keeps the choice of Lords free.")),
    Term("last_turn", N_("the last turn"), N_("One turn is still to come.")),
)  # fmt: skip

WEIGHTS: Final = load(Path(__file__).with_name("weights.json"), TERMS, range(2, 5))

LOCATION: Final = 5.0
"""What a pair of keys in a pile is worth."""
KEY: Final = 1.6
"""What a lone key in a pile is worth."""
PEARL: Final = 0.8
"""What a pearl in a pile is worth."""
LIBERTY: Final = 0.6
"""What a free spot beside the coalition is worth, for the first three, when coalitions are compared."""
PEARL_REACH: Final = 0.45
"""How fast the hope to catch up with the Pearl Master fades with each pearl needed."""
SAFE_LEAD: Final = 6
"""More pearls ahead than that make no difference."""
DRAW: Final = 3.2
"""What drawing from the deck brings: a pile counts by what it is better."""
SPOTS_PER_TURN: Final = 1.4
"""How fast chambers fill."""

GROWTH: Final[dict[type[Power], float]] = {
    SilverShrine: 0.3, GoldShrine: 0.3, OysterBeds: 0.25, BannerWreck: 0.4, Court: 0.2, Throne: 0.1,
}  # fmt: skip
"""Points that a Location gains with every further Lord of its owner."""


def progress(state: ConspiracyState) -> float:
    """How far the game is, 0 to 1."""
    return 1.0 if state.finisher != NOBODY else max(state.placed) / SPOTS


def features(state: ConspiracyState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    return [_features(state, seat) for seat in range(state.seats)]


def _features(state: ConspiracyState, seat: int) -> Features:
    base, placed, current = seat * SPOTS, state.placed[seat], state.current
    silver, gold, powers = state.silver[seat], state.gold[seat], state.powers[seat]
    lords = tuple(state.chambers[base : base + SPOTS])
    turns = _turns_left(state, seat)
    room = min(float(SPOTS - placed), SPOTS_PER_TURN * turns)
    keys = min(1.0, room / 3)
    moves = now = later = in_hand = due = 0.0
    free = 1.0
    if turns > 0:
        if state.forced > 0 and state.forced_by != seat and state.lord_deck:
            free = 0.0
        distance = (seat - current) % state.seats
        pile = free * _best_pile(lords, tuple(state.piles), silver, gold)
        if distance == 0:
            moves, now = 1.0, pile
        else:
            later = pile * 0.5**distance
    if seat == current:
        if state.phase in (KEEP_LORD, NEXT_LORD):
            in_hand = _in_hand(state, lords)
        elif state.phase in (SOURCE, KEEP_LOCATION):
            due = 1.0
    return (
        *_chamber(lords, tuple(state.sites[base : base + placed]), state.pearls[seat], room),
        keys * min(silver, 1),
        keys * min(gold, 1),
        room if powers & ANY_KEYS else 0.0,
        room if powers & WHOLE_DECK else 0.0,
        room,
        *_pearls(state, seat, turns),
        moves,
        now,
        later,
        in_hand,
        due,
        free,
        1.0 if turns > 0 and state.finisher != NOBODY else 0.0,
    )


def _turns_left(state: ConspiracyState, seat: int) -> float:
    """Turns that a seat can still expect, the one it is in not counted once its Lord is recruited."""
    if state.finisher == NOBODY:
        return max(0.0, (SPOTS - max(state.placed)) / SPOTS_PER_TURN)
    to_come = (state.finisher - state.current) % state.seats
    return float(state.phase != OVER and (seat - state.current) % state.seats < to_come)


@lru_cache(maxsize=1 << 14)
def _chamber(lords: tuple[int, ...], sites: tuple[int, ...], pearls: int, room: float) -> Features:
    """Points of Lords, of Locations, of the coalition; its room, what the next spot touches, Locations that grow."""
    locations = [site for site in sites if site != EMPTY]
    holding = Holding(lords, locations, pearls)
    growing = 0.0
    for location in locations:
        growing += GROWTH.get(type(POWERS[location]), 0.0)
    size, liberties, touched = _coalition(lords)
    return (
        float(sum(holding.best)),
        float(sum([POWERS[location].worth(holding) for location in locations])),
        float(COALITION_IP * size),
        liberties * min(1.0, room / 3),
        float(touched) if room else 0.0,
        growing * room,
    )


@lru_cache(maxsize=1 << 14)
def _coalition(lords: tuple[int, ...]) -> tuple[int, int, int]:
    """The best coalition: its size and the free spots that touch it, up to three; the largest group at the next spot.

    Of two coalitions the better one counts, points and room taken together.
    """
    placed = SPOTS - lords.count(EMPTY)
    open_spots = (1 << SPOTS) - (1 << placed)
    next_spot = 1 << placed
    masks = [0] * GUILDS
    for spot in range(placed):
        masks[LORD_GUILD[lords[spot]]] |= 1 << spot
    best, size, liberties, touched = -1.0, 0, 0, 0
    for mask in masks:
        while mask:
            group, near = _group(mask)
            mask &= ~group
            members, free = group.bit_count(), min(3, (near & open_spots).bit_count())
            worth = COALITION_IP * members + LIBERTY * free
            if worth > best:
                best, size, liberties = worth, members, free
            if near & next_spot and members > touched:
                touched = members
    return size, liberties, touched


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


def _pearls(state: ConspiracyState, seat: int, turns: float) -> Features:
    """Holding the token, how safely; the hope of taking it; the pearls themselves."""
    own, master = state.pearls[seat], state.master
    if master == seat:
        others = max([pearls for other, pearls in enumerate(state.pearls) if other != seat])
        return 1.0, float(min(SAFE_LEAD, own - others)) if turns else 0.0, 0.0, float(own)
    top = state.pearls[master] if master != NOBODY else 0
    return 0.0, 0.0, exp(-PEARL_REACH * max(1, top - own)) * min(1.0, turns / 3), float(own)


def _in_hand(state: ConspiracyState, lords: tuple[int, ...]) -> float:
    """What the Lords just drawn will bring: the best of those of which one may be kept, or all that will be placed."""
    silver, gold = state.silver[state.current], state.gold[state.current]
    if state.phase == NEXT_LORD:
        return _gain(lords, state.hand, silver, gold)
    return max([_gain(lords, (lord,), silver, gold) for lord in state.shown])


@lru_cache(maxsize=1 << 14)
def _best_pile(lords: tuple[int, ...], piles: tuple[tuple[int, ...], ...], silver: int, gold: int) -> float:
    """How much more the best pile brings than a draw from the deck, 0 if none does."""
    best = DRAW
    for pile in piles:
        if pile:
            best = max(best, _gain(lords, pile, silver, gold))
    return best - DRAW


@lru_cache(maxsize=1 << 14)
def _gain(lords: tuple[int, ...], taken: tuple[int, ...], silver: int, gold: int) -> float:
    """Points that placing Lords would bring a chamber: Lords, coalition, pearls, keys; the best if not all fit."""
    placed = SPOTS - lords.count(EMPTY)
    if len(taken) > SPOTS - placed:
        taken = tuple(sorted(taken, key=_influence, reverse=True)[: SPOTS - placed])
    after = (*lords[:placed], *taken, *lords[placed + len(taken) :])
    gain = float(sum(Holding(after, (), 0).best) - sum(Holding(lords, (), 0).best))
    size, liberties, _ = _coalition(after)
    size_before, liberties_before, _ = _coalition(lords)
    gain += COALITION_IP * (size - size_before) + LIBERTY * (liberties - liberties_before)
    for lord in taken:
        gain += PEARL * LORD_PEARLS[lord]
        silver += LORD_SILVER[lord]
        gold += LORD_GOLD[lord]
        if silver == 2 or gold == 2:
            gain += LOCATION - KEY
            silver = gold = 0
        elif LORD_SILVER[lord] or LORD_GOLD[lord]:
            gain += KEY
    return gain


def _influence(lord: int) -> int:
    return LORD_IP[lord]
