"""How good a position looks for each seat, in points of the final score: what computer players and hints go by.

Points won count in full. To them come what a seat owns: clients and functions by the time left, materials by what
they can still become, unfinished structures by how far they are, cards in hand, and, in a turn that goes on, the
actions that everybody has still to come. What is hidden is valued by its number alone.
"""

from __future__ import annotations

from pathlib import Path

from game.engine.weightfile import load
from game.engine.weights import Features, Term
from game.glory_to_rome.components import (
    ARCHITECT,
    CRAFTSMAN,
    LABORER,
    LEGIONARY,
    MATERIAL,
    MATERIALS,
    MERCHANT,
    MERCHANT_BONUS,
    PATRON,
    STONE,
    VALUE,
)
from game.glory_to_rome.frames import ACTIONS, FOLLOWS, PERFORM, PERFORMS, UNFINISHED
from game.glory_to_rome.powers import kit_of
from game.glory_to_rome.scoring import bonuses, points
from game.glory_to_rome.state import RomeState
from game.i18n import N_

TRIUMPH = 60.0
"""Winning without scoring."""
CLIENT, FUNCTION = 2.4, 1.6
"""A client, a function of one's own, with the whole game to come."""
CLIENT_ROLE = (0.9, 1.0, 1.25, 0.8, 1.2, 0.9)
"""How much of it a client of each role is worth."""
ROOM = 0.25
"""A place left in vault or clientele, up to three of each."""
CARD = (0.0, 0.62, 1.2, 1.7, 2.15, 2.55, 2.8, 3.0, 3.15, 3.25, 3.3)
"""Cards in hand by their number."""
JACK_MORE = 0.2
"""How much more a Jack is worth than another card."""
STOCK = 0.22
"""A material in the stockpile, for each point it is worth in a vault."""
FITS = 0.9
"""A material in the stockpile that an unfinished structure still needs."""
STARTED, PROGRESS, LAST_STEP = 0.45, 0.62, 0.15
"""A foundation; each of its materials for a point of its site; nearly complete."""
BLIND = 2.0
"""A vault card that nobody knows."""
MAJORITY = 0.5
"""Share of a merchant bonus held now that will be held at the end."""
DANGER = 3.0
"""How near a Forum is to winning: each role beyond the fourth that its owner's clients stand for."""


def values(state: RomeState) -> list[float]:
    """Points each seat can expect at the end, from what `state` shows; a finished game gives the final scores."""
    if state.winners:
        return [TRIUMPH * (state.winners >> seat & 1) for seat in range(state.seats)]
    bonus = bonuses(state)
    worth = [float(sum(points(state, seat, bonus))) for seat in range(state.seats)]
    if state.over:
        return worth
    left = _left(state)
    for seat in range(state.seats):
        worth[seat] -= (1 - MAJORITY) * left * MERCHANT_BONUS * bonus.count(seat)
        worth[seat] += _owned(state, seat, left)
    if state.role >= 0:
        _add_coming(state, left, worth)
    return worth


def _left(state: RomeState) -> float:
    """The part of the game that is still to come, by deck and sites in town."""
    sites = sum(state.town) / (state.seats * MATERIALS)
    deck = len(state.deck) / (144 - 6 * state.seats)
    return min(1.0, 0.1 + 0.9 * min(sites, 1.2 * deck))


def _owned(state: RomeState, seat: int, left: float) -> float:
    """What a seat has besides points."""
    base = seat * MATERIALS
    hidden = len(state.blind[seat]) + sum(card < 0 for card in state.vault[seat])
    total = BLIND * (hidden - sum(card >= 0 for card in state.blind[seat]))
    cards = len(state.hands[seat])
    total += CARD[min(cards + state.jacks[seat], len(CARD) - 1)] + JACK_MORE * state.jacks[seat]
    for material in range(MATERIALS):
        total += CLIENT * CLIENT_ROLE[material] * left * len(state.clients[base + material])
    total += FUNCTION * left * len(state.powers[seat])
    total += ROOM * left * (min(3, max(0, state.vault_room(seat))) + min(3, max(0, state.clientele_room(seat))))
    total += _building_site(state, seat, left)
    if state.watch >> seat & 1:
        roles = sum(1 for pile in state.clients_of(seat) if pile)
        total += DANGER * max(0, roles - 4)
    return total


def _building_site(state: RomeState, seat: int, left: float) -> float:
    """Unfinished structures, and the stockpile as far as it serves them or the vault."""
    total = 0.0
    wanted = [0] * MATERIALS
    for kind, site, materials, status in state.camps[seat]:
        if status == UNFINISHED:
            need = VALUE[site] - len(materials)
            wanted[site] += need
            share = len(materials) / VALUE[site]
            total += STARTED * (0.3 + left) + (PROGRESS * VALUE[site] + FUNCTION * left) * share
            total += LAST_STEP * (need == 1) * (MATERIAL[kind] != STONE or left < 1)
    room = max(0, state.vault_room(seat)) + 2
    for material in range(MATERIALS):
        pile = len(state.stock[seat * MATERIALS + material])
        useful = min(pile, wanted[material])
        total += FITS * useful
        rest = min(pile - useful, room)
        total += STOCK * VALUE[material] * rest + 0.05 * (pile - useful - rest)
        room -= rest
    return total


# What is still to come in this turn ---------------------------------------------------------------------------------


def _add_coming(state: RomeState, left: float, worth: list[float]) -> None:
    """Add the actions that seats still have in this turn, each by what its role can do for them."""
    role = state.role
    first = state.seats
    for frame in state.agenda:
        if frame[0] == PERFORMS:
            first = frame[1]
        elif frame[0] == ACTIONS:
            worth[frame[1]] += frame[3] * _action(state, frame[1], frame[2], left)
        elif frame[0] == PERFORM:
            worth[frame[1]] += frame[2 + role] * _action(state, frame[1], role, left)
    followers = next((frame[1] for frame in state.agenda if frame[0] == FOLLOWS), state.seats)
    for place in range(first, state.seats):
        seat = (state.leader + place) % state.seats
        actions = state.units[seat] + len(state.clients[seat * MATERIALS + role])
        if kit_of(state.powers[seat]).clients_twice and state.units[seat]:
            actions += len(state.clients[seat * MATERIALS + role])
        hope = 0.3 if place >= followers and not state.units[seat] else 0.0
        gain = _action(state, seat, role, left)
        for number in range(actions):
            worth[seat] += gain * (1.0, 0.8, 0.65)[min(number, 2)]
        worth[seat] += hope * gain


def _action(state: RomeState, seat: int, role: int, left: float) -> float:
    """About what one action of a role brings a seat now."""
    base = seat * MATERIALS
    if role == LABORER:
        return max((STOCK * VALUE[at] + 0.2 for at in range(MATERIALS) if state.pool[at]), default=0.0)
    if role == PATRON:
        room = state.clientele_room(seat) > 0
        return max((CLIENT * CLIENT_ROLE[at] * left for at in range(MATERIALS) if state.pool[at]), default=0.0) * room
    if role == MERCHANT:
        best = max((VALUE[at] for at in range(MATERIALS) if state.stock[base + at]), default=0)
        return (1 - STOCK) * best + 0.6 * (best > 0) if state.vault_room(seat) > 0 else 0.0
    if role == LEGIONARY:
        return 0.9 if state.hands[seat] else 0.0
    return _building_action(state, seat, role, left)


def _building_action(state: RomeState, seat: int, role: int, left: float) -> float:
    """A material to the structure where it brings most, or a foundation."""
    base = seat * MATERIALS
    best = STARTED * (0.3 + left) * 0.6 if state.hands[seat] else 0.0
    hand = {MATERIAL[card] for card in state.hands[seat] if card >= 0}
    hidden = any(card < 0 for card in state.hands[seat])
    for _, site, materials, status in state.camps[seat]:
        if status != UNFINISHED:
            continue
        have = state.stock[base + site] if role == ARCHITECT else site in hand or hidden
        if have:
            last = len(materials) + 1 == VALUE[site]
            gain = (PROGRESS * VALUE[site] + FUNCTION * left) / VALUE[site] - 0.4
            gain += (1 - PROGRESS) * VALUE[site] * last
            best = max(best, gain * (0.6 if role == CRAFTSMAN and hidden else 1.0))
    return best


TERMS = (Term("points", N_("points"), N_("It brings points.")),)
WEIGHTS = load(Path(__file__).with_name("weights.json"), TERMS, range(2, 6))


def features(state: RomeState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    return [(value,) for value in values(state)]


def progress(state: RomeState) -> float:
    """How far the game is, 0 to 1."""
    return _left(state) and 1 - _left(state)


def final(state: RomeState) -> list[float]:
    """The points of a finished game; winning without scoring counts as a clear win."""
    return values(state)
