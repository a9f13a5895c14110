"""What a good player looks at in a position. How much each of it counts stands in weights.json.

Only what everybody sees is looked at.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from game.conspiracy.components import (
    COALITION_IP,
    LORD_GOLD,
    LORD_GUILD,
    LORD_IP,
    LORD_PEARLS,
    LORD_SILVER,
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
from game.conspiracy.scoring import SIZE, Holding, first_group
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
GROWING: Final = tuple([GROWTH.get(type(power), 0.0) for power in POWERS])
"""The same by the Location's number."""


def progress(state: ConspiracyState) -> float:
    """How far the game is, 0 to 1."""
    return 1.0 if state.finisher != NOBODY else max(state.placed) / SPOTS


def features(state: ConspiracyState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    return [_features(state, seat) for seat in range(state.seats)]


def _features(state: ConspiracyState, seat: int) -> Features:
    placed, current = state.placed[seat], state.current
    silver, gold, powers = state.silver[seat], state.gold[seat], state.powers[seat]
    holding = state.holding(seat)
    points, growing = _locations(holding)
    coalition = _coalition(holding.masks, placed)
    size, liberties, touched = coalition
    turns = _turns_left(state, seat)
    room = min(float(SPOTS - placed), SPOTS_PER_TURN * turns)
    keys = min(1.0, room / 3)
    moves = now = later = in_hand = due = 0.0
    free = 1.0
    if turns > 0:
        if state.forced > 0 and state.forced_by != seat and state.lord_deck:
            free = 0.0
        distance = (seat - current) % state.seats
        pile = free * _best_pile(state, seat, holding, coalition)
        if distance == 0:
            moves, now = 1.0, pile
        else:
            later = pile * 0.5**distance
    if seat == current:
        if state.phase in (KEEP_LORD, NEXT_LORD):
            in_hand = _in_hand(state, holding, coalition)
        elif state.phase in (SOURCE, KEEP_LOCATION):
            due = 1.0
    return (
        float(sum(holding.best)),
        points,
        float(COALITION_IP * size),
        liberties * min(1.0, room / 3),
        float(touched) if room else 0.0,
        growing * room,
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


def _locations(holding: Holding) -> tuple[float, float]:
    """Points of Locations, and what they gain with every further Lord."""
    points, growing = 0, 0.0
    for location in holding.locations:
        points += POWERS[location].worth(holding)
        growing += GROWING[location]
    return float(points), growing


Coalition = tuple[int, int, int]
"""The best coalition: its size and the free spots that touch it, up to three; the largest group at the next spot."""


def _coalition(masks: list[int], placed: int) -> Coalition:
    """Of two coalitions the better one counts, points and room taken together."""
    next_spot = 1 << placed
    best, size, liberties, touched = -1.0, 0, 0, 0
    for mask in masks:
        if mask:
            worth, members, free, near = _best_group(mask | next_spot)
            if worth > best:
                best, size, liberties = worth, members, free
            if near > touched:
                touched = near
    return size, liberties, touched


def _best_group(guild: int) -> tuple[float, int, int, int]:
    """The best group of one guild: its worth, size and free spots; the size of the largest one at the next spot.

    `guild` is the bit mask of the guild's spots and, as its highest bit, the next spot of the chamber.
    """
    found = _BEST_GROUPS.get(guild)
    if found is not None:
        return found
    next_spot = 1 << guild.bit_length() - 1
    open_spots = (1 << SPOTS) - next_spot
    mask = guild - next_spot
    best, size, liberties, touched = -1.0, 0, 0, 0
    while mask:
        group, near = first_group(mask)
        mask &= ~group
        members, free = SIZE[group], min(3, SIZE[near & open_spots])
        worth = COALITION_IP * members + LIBERTY * free
        if worth > best:
            best, size, liberties = worth, members, free
        if near & next_spot and members > touched:
            touched = members
    _BEST_GROUPS[guild] = best, size, liberties, touched
    return best, size, liberties, touched


_BEST_GROUPS: Final[dict[int, tuple[float, int, int, int]]] = {}


def _pearls(state: ConspiracyState, seat: int, turns: float) -> Features:
    """Holding the token, how safely; the hope of taking it; the pearls themselves."""
    own, master = state.pearls[seat], state.master
    if master == seat:
        others = max([pearls for other, pearls in enumerate(state.pearls) if other != seat])
        return 1.0, float(min(SAFE_LEAD, own - others)) if turns else 0.0, 0.0, float(own)
    top = state.pearls[master] if master != NOBODY else 0
    return 0.0, 0.0, exp(-PEARL_REACH * max(1, top - own)) * min(1.0, turns / 3), float(own)


def _in_hand(state: ConspiracyState, holding: Holding, before: Coalition) -> float:
    """What the Lords just drawn will bring: the best of those of which one may be kept, or all that will be placed."""
    if state.phase == NEXT_LORD:
        return _gain(state, state.current, holding, before, state.hand)
    return max([_gain(state, state.current, holding, before, (lord,)) for lord in state.shown])


def _best_pile(state: ConspiracyState, seat: int, holding: Holding, before: Coalition) -> float:
    """How much more the best pile brings than a draw from the deck, 0 if none does."""
    best = DRAW
    for pile in state.piles:
        if pile:
            best = max(best, _gain(state, seat, holding, before, pile))
    return best - DRAW


def _gain(
    state: ConspiracyState, seat: int, holding: Holding, before: Coalition, taken: tuple[int, ...]
) -> float:
    """Points that placing Lords of one guild would bring: Lords, coalition, pearls, keys; the best if not all fit."""
    placed, silver, gold = state.placed[seat], state.silver[seat], state.gold[seat]
    guild = LORD_GUILD[taken[0]]
    if len(taken) > SPOTS - placed:
        taken = tuple(sorted(taken, reverse=True)[: SPOTS - placed])
    highest = holding.best[guild]
    for lord in taken:
        highest = max(highest, LORD_IP[lord])
    gain = float(highest - holding.best[guild])
    masks = holding.masks[:]
    masks[guild] = masks[guild] | (1 << placed + len(taken)) - (1 << placed)
    size, liberties, _ = _coalition(masks, placed + len(taken))
    gain += COALITION_IP * (size - before[0]) + LIBERTY * (liberties - before[1])
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
