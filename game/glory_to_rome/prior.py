"""How promising actions look at a glance: what a search tries first, and how it plays on behind its tree.

Rough points of what an action brings, made into weights: `TEMPER` points more are e times as promising. Of what is
hidden only the seat's own hand is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.engine.protocol import Action
from game.glory_to_rome.components import (
    ARCHITECT,
    JACK,
    LABORER,
    LEGIONARY,
    MATERIAL,
    MATERIALS,
    MERCHANT,
    PATRON,
    VALUE,
)
from game.glory_to_rome.ending import remaining
from game.glory_to_rome.frames import (
    AFTER,
    BEFORE,
    BUILDING,
    CRAFTING,
    FOLLOW,
    FOUNTAIN,
    LEAD,
    SENATE,
    SEWER,
    THINK,
    UNFINISHED,
    UNIT,
)
from game.glory_to_rome.powers import POWERS
from game.glory_to_rome.scoring import points, structure_points
from game.glory_to_rome.state import RomeState

TEMPER: Final = 0.8
CLIENT: Final = (2.0, 2.2, 2.7, 1.8, 2.6, 2.0)
"""A client of each role, with the whole game to come."""
CARD: Final = 0.5
"""A card played, and one drawn."""
SPARE_JACK: Final = 0.9
FEEDS: Final = 0.3
"""How much of what a role brings the others counts against leading it."""
SURE: Final = 8.0
"""Points that stand for a certain win, or against a certain loss."""
FORUM: Final = 2.0
"""A role that brings a Forum nearer to its win, for its owner and for those who take it away."""
STOCK: Final = 0.3
"""A material in the stockpile for each point it is worth in a vault."""
WANTED: Final = 1.2
"""A material that an unfinished structure still needs."""
FOUNDATION: Final = 0.9
VAULT_CARD: Final = 2
DONE: Final = ("skip", "done", "hold", "keep")
"""Answers that do nothing."""


def prior(state: RomeState, actions: Sequence[Action]) -> list[float]:
    """A weight for each of the legal actions."""
    frame = state.agenda[-1]
    kind, seat = frame[0], frame[1]
    if kind == LEAD:
        scores = _leads(state, seat, actions)
    elif kind in (FOLLOW, UNIT):
        scores = _units(state, seat, frame[2], actions)
    elif kind in (CRAFTING, BUILDING, FOUNTAIN):
        scores = [_build(state, seat, action) for action in actions]
    elif kind in (THINK, AFTER):
        scores = _thoughts(state, seat, actions)
    else:
        wanted = _wanted(state, seat)
        scores = [_other(state, seat, kind, action, wanted) for action in actions]
    return [exp(score / TEMPER) for score in scores]


def left(state: RomeState) -> float:
    """The part of the game that is still to come, by deck and sites in town."""
    return max(0.0, min(1.0, 0.1 + 0.9 * remaining(state)))


def _wanted(state: RomeState, seat: int) -> list[int]:
    """How many materials of each kind the unfinished structures of a seat still need."""
    wanted = [0] * MATERIALS
    for _, site, materials, status in state.camps[seat]:
        if status == UNFINISHED:
            wanted[site] += VALUE[site] - len(materials)
    return wanted


# Roles -----------------------------------------------------------------------------------------------------------


def role_points(state: RomeState, seat: int, role: int, open_: bool = True) -> float:
    """About what one action of a role brings a seat now; `open_`: its hand may be looked at."""
    base = seat * MATERIALS
    if role == LABORER:
        wanted = _wanted(state, seat)
        best = 0.0
        for material in range(MATERIALS):
            if state.pool[material]:
                best = max(best, _material(state, seat, material, wanted))
        return best
    if role == PATRON:
        if state.clientele_room(seat) <= 0:
            return 0.0
        time = left(state)
        best = 0.0
        for material in range(MATERIALS):
            if state.pool[material]:
                best = max(best, CLIENT[material] * time + _watched(state, seat, material, True))
        return best
    if role == MERCHANT:
        if state.vault_room(seat) <= 0:
            return 0.0
        best = 0.0
        for material in range(MATERIALS):
            if state.stock[base + material]:
                best = max(best, (1 - STOCK) * VALUE[material] + 0.4)
        return best
    if role == LEGIONARY:
        return 0.9 if state.hands[seat] else 0.0
    return _building_points(state, seat, role, open_)


def _material(state: RomeState, seat: int, material: int, wanted: list[int]) -> float:
    """A material more in the stockpile."""
    if wanted[material] > len(state.stock[seat * MATERIALS + material]):
        return WANTED
    return STOCK * VALUE[material]


def _building_points(state: RomeState, seat: int, role: int, open_: bool) -> float:
    """Craftsman or Architect: the best material that is at hand, or a foundation."""
    best = FOUNDATION if state.hands[seat] else 0.0
    base = seat * MATERIALS
    held = 0
    if open_:
        for card in state.hands[seat]:
            if card >= 0:
                held |= 1 << MATERIAL[card]
    for _, site, materials, status in state.camps[seat]:
        if status != UNFINISHED:
            continue
        if state.stock[base + site] if role == ARCHITECT else held >> site & 1:
            best = max(best, _progress(site, len(materials) + 1))
    return best


def _progress(site: int, have: int) -> float:
    """The last of so many materials in a structure."""
    return 1.0 + VALUE[site] if have >= VALUE[site] else 1.1


# Leading and following --------------------------------------------------------------------------------------------


def _leads(state: RomeState, seat: int, actions: Sequence[Action]) -> list[float]:
    """A role by what it brings, clients included, less what it brings the others; thinking by the cards it draws."""
    roles = [-1.0] * MATERIALS
    scores: list[float] = []
    for action in actions:
        if action.verb != "lead":
            scores.append(_refill(state, seat))
            continue
        role = action.args[0]
        if roles[role] < 0:
            roles[role] = max(0.0, _role_led(state, seat, role))
        scores.append(roles[role] - _cost(action.args, 1))
    return scores


def _role_led(state: RomeState, seat: int, role: int) -> float:
    own = role_points(state, seat, role)
    clients = len(state.clients[seat * MATERIALS + role])
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            strength = len(state.clients[other * MATERIALS + role]) + 0.4
            others = max(others, strength * role_points(state, other, role, False))
    return own * (1 + 0.8 * clients) - FEEDS * others


def _cost(args: tuple[int, ...], first: int = 0) -> float:
    """The cards that are played, the arguments of an action from the `first` one on."""
    return SPARE_JACK if args[first] == JACK else CARD * (len(args) - first)


def _units(state: RomeState, seat: int, role: int, actions: Sequence[Action]) -> list[float]:
    """Following by what one more action brings; thinking, or no further unit, by what the hand needs."""
    own = role_points(state, seat, role)
    scores: list[float] = []
    for action in actions:
        if action.verb == "think":
            scores.append(_refill(state, seat))
        elif action.verb == "done":
            scores.append(0.0)
        else:
            scores.append(own - _cost(action.args))
    return scores


def _refill(state: RomeState, seat: int) -> float:
    """What thinking brings."""
    missing = state.kit(seat).refill - len(state.hands[seat]) - state.jacks[seat]
    return CARD * max(1, missing) + 0.1


def _thoughts(state: RomeState, seat: int, actions: Sequence[Action]) -> list[float]:
    scores: list[float] = []
    for action in actions:
        if action.verb == "jack":
            scores.append(SPARE_JACK + 0.1)
        elif action.verb == "skip":
            scores.append(-1.0)
        else:
            scores.append(_refill(state, seat))
    return scores


# Single actions ---------------------------------------------------------------------------------------------------


def _build(state: RomeState, seat: int, action: Action) -> float:
    """A foundation, a material, a completion."""
    if action.verb in DONE:
        return 0.2 if action.verb == "keep" else -1.5
    if action.verb == "fountain":
        return 0.8
    if action.verb in ("lay", "lay_out"):
        _, site = action.args
        stock = len(state.stock[seat * MATERIALS + site])
        return FOUNDATION + 0.15 * VALUE[site] + 0.3 * min(stock, VALUE[site]) - 0.4 * (action.verb == "lay_out")
    kind = action.args[1]
    for own, site, materials, status in state.camps[seat]:
        if own == kind and status == UNFINISHED:
            done = len(action.args) > 2 or len(materials) + 1 >= VALUE[site]
            if done and POWERS[kind].ends_game:
                return SURE if _is_ahead(state, seat) else -SURE
            return _progress(site, VALUE[site] if done else len(materials) + 1)
    return 0.0


def _is_ahead(state: RomeState, seat: int) -> bool:
    """Whether a seat would win if the game was over, with the others' vault cards at two points each."""
    own = sum(points(state, seat))
    for other in range(state.seats):
        if other != seat:
            shown = state.influence[other] + structure_points(state, other)
            if shown + VAULT_CARD * state.vault_size(other) >= own:
                return False
    return True


def _watched(state: RomeState, seat: int, material: int, client: bool) -> float:
    """What a card of the pool means to a Forum: the last role for the own one, or one that it keeps from another."""
    if not state.watch:
        return 0.0
    points = 0.0
    for owner in range(state.seats):
        if state.watch >> owner & 1 and not state.clients[owner * MATERIALS + material]:
            missing = 0
            for pile in state.clients_of(owner):
                missing += not pile
            if owner != seat and missing <= 2:
                points += FORUM if len(state.pool[material]) == 1 else 0.0
            elif owner == seat and client:
                points += SURE if missing == 1 else FORUM
    return points


def _other(state: RomeState, seat: int, kind: int, action: Action, wanted: list[int]) -> float:
    """All that is done with single cards."""
    verb, args = action.verb, action.args
    if verb in DONE:
        return 0.5 if kind == BEFORE else (0.2 if kind in (SENATE, SEWER) else -0.5)
    if verb == "take":
        return 0.5 + _material(state, seat, args[0], wanted) + _watched(state, seat, args[0], False)
    if verb == "sell":
        return VALUE[args[0]] - 2.0 * (wanted[args[0]] >= len(state.stock[seat * MATERIALS + args[0]]))
    if verb == "hire":
        return CLIENT[args[0]] * left(state) + _watched(state, seat, args[0], True)
    if verb == "show":
        return 0.3 * VALUE[MATERIAL[args[0]]] + 0.5 * (len(state.pool[MATERIAL[args[0]]]) > 0)
    if verb == "seize":
        return 1.0
    if verb in ("stow", "salvage"):
        return _material(state, seat, MATERIAL[args[0]], wanted) - CARD * (verb == "stow")
    if verb == "shelve":
        return VALUE[MATERIAL[args[0]]] - 0.8
    if verb == "hire_card":
        return CLIENT[MATERIAL[args[0]]] * left(state) - CARD
    if verb in ("discard", "discard_all"):
        return -CARD
    return 0.5
