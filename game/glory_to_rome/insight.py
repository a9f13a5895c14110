"""What a good player looks at in a position. How much each of it counts stands in weights.json.

To points won come what a seat owns (clients, functions, materials by what they can still become, unfinished
structures by how far they are, cards in hand) and, in a turn that goes on, the actions that it has still to come.
What is hidden counts by its number alone.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

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
    PATRON,
    STONE,
    VALUE,
)
from game.glory_to_rome.ending import remaining
from game.glory_to_rome.frames import ACTIONS, FOLLOWS, PERFORM, PERFORMS, UNFINISHED
from game.glory_to_rome.powers import HOOKS, POWERS, kit_of
from game.glory_to_rome.scoring import bonuses, points
from game.glory_to_rome.state import RomeState
from game.i18n import N_

TERMS: Final = (
    Term("influence", N_("influence"), N_("It brings influence.")),
    Term("vault", N_("the vault"), N_("It brings points into the vault.")),
    Term("bonus", N_("the merchant bonuses"), N_("It leads in a material of the vaults.")),
    Term("structures", N_("points of structures"), N_("A structure brings points at the end.")),
    Term("blind", N_("vault cards that nobody knows"), N_("It adds a card to the vault unseen.")),
    Term("first_cards", N_("the first cards in hand"), N_("It keeps enough cards in hand.")),
    Term("more_cards", N_("more cards in hand"), N_("It has many cards in hand.")),
    Term("jacks", N_("Jacks"), N_("It has a Jack for any role.")),
    Term("laborers", N_("Laborers among the clients"), N_("It has Laborers as clients.")),
    Term("craftsmen", N_("Craftsmen among the clients"), N_("It has Craftsmen as clients.")),
    Term("architects", N_("Architects among the clients"), N_("It has Architects as clients.")),
    Term("legionaries", N_("Legionaries among the clients"), N_("It has Legionaries as clients.")),
    Term("merchants", N_("Merchants among the clients"), N_("It has Merchants as clients.")),
    Term("patrons", N_("Patrons among the clients"), N_("It has Patrons as clients.")),
    Term("limits", N_("functions that raise limits"), N_("It gains a function that raises limits.")),
    Term("leading", N_("functions for leading and thinking"), N_("It gains a function for leading or thinking.")),
    Term("roles", N_("functions for roles and clients"), N_("It gains a function for its roles or clients.")),
    Term("demands", N_("functions for demands"), N_("It gains a function for attack or defence.")),
    Term("building", N_("functions for building"), N_("It gains a function that makes building easier.")),
    Term("vault_room", N_("room in the vault"), N_("It has room in the vault.")),
    Term("client_room", N_("room for clients"), N_("It has room for clients.")),
    Term("started", N_("structures begun"), N_("It begins a structure.")),
    Term("progress", N_("structures under way"), N_("It comes closer to the influence of a site.")),
    Term("function_near", N_("functions under way"), N_("It comes closer to a function.")),
    Term("last_step", N_("structures one step from completion"), N_("A structure lacks but one material.")),
    Term("fitting", N_("materials that fit"), N_("It has materials that its structures need.")),
    Term("saleable", N_("materials for the vault"), N_("It has materials that may go into the vault.")),
    Term("more_stock", N_("more materials"), N_("It has materials to spare.")),
    Term("forum", N_("the Forum"), N_("It comes closer to winning by the Forum.")),
    Term("goods_to_come", N_("materials about to come"), N_("It will bring materials this turn.")),
    Term("clients_to_come", N_("clients about to come"), N_("It will bring a client this turn.")),
    Term("sales_to_come", N_("sales about to come"), N_("It will bring a material into the vault this turn.")),
    Term("building_to_come", N_("building about to come"), N_("It will take a structure further this turn.")),
)

WEIGHTS: Final = load(Path(__file__).with_name("weights.json"), TERMS, range(2, 6))

TRIUMPH: Final = 60.0
"""Winning without scoring, in points ahead of everybody."""
FIRST_CARDS: Final = 5
"""The cards in hand that count most."""
MOST_CARDS: Final = 12
"""Cards in hand beyond that count nothing."""
CLIENT: Final[tuple[float, ...]] = (0.9, 1.0, 1.25, 0.8, 1.2, 0.9)
"""What a client of each role is worth beside the others."""
STOCK: Final = 0.22
"""A material in the stockpile, for each point it is worth in a vault."""
STEP: Final = 0.6
"""A material on a structure, for each point of its site, where structures are compared."""
ROOM: Final = 3
"""Places in vault and clientele that count."""

_GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    ("refill", "more_clients", "times_clients", "more_vault"),
    ("pairs_as_jack", "any_card_for", "many_units", "discards_one", "discards_all", "jack_after_think",
     "thinks_after_turn", "recovers_jacks", "keeps_played"),
    ("labours_from_hand", "sells_from_deck", "sells_from_hand", "hires_from_deck", "hires_from_hand", "hires_act",
     "crafts_from_deck", "builds_from_pool", "extends", "clients_also", "wild_clients", "clients_twice"),
    ("reaches_all", "pierces", "immunity", "takes_stock", "takes_clients", "takes_foundations"),
    ("takes_anything", "fits_everywhere", "completes_with", "cheap_outskirts", "opens"),
)  # fmt: skip
"""Hooks of powers by what they are good for, in the order of the terms."""
GROUPS: Final = len(_GROUPS)


def _group(kind: int) -> int:
    """The group of a building's function, GROUPS if it has no lasting one."""
    own = vars(type(POWERS[kind]))
    for group, hooks in enumerate(_GROUPS):
        assert HOOKS.issuperset(hooks)
        if any(hook in own for hook in hooks):
            return group
    return GROUPS


GROUP: Final = tuple(_group(kind) for kind in range(len(POWERS)))


def progress(state: RomeState) -> float:
    """How far the game is, 0 to 1, by the deck and the sites in town."""
    return 1 - min(1.0, remaining(state))


def final(state: RomeState) -> list[float]:
    """The points of a finished game; who wins without scoring is far ahead of everybody."""
    scores = [float(sum(points(state, seat))) for seat in range(state.seats)]
    if state.winners:
        ahead = max(scores) + TRIUMPH
        scores = [ahead if state.winners >> seat & 1 else score for seat, score in enumerate(scores)]
    return scores


def features(state: RomeState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    bonus = bonuses(state)
    left = 1 - progress(state)
    coming = [[0.0] * _KINDS for _ in range(state.seats)]
    if state.role >= 0:
        _add_coming(state, coming)
    found: list[Features] = []
    for seat in range(state.seats):
        influence, vault, merchants, structures = points(state, seat, bonus)
        own = [float(influence), float(vault), float(merchants), float(structures)]
        _add_owned(own, state, seat)
        _add_building_site(own, state, seat, left)
        own.append(_forum(state, seat))
        own += coming[seat]
        found.append(tuple(own))
    return found


def _add_owned(own: list[float], state: RomeState, seat: int) -> None:
    """Add vault cards unseen, cards in hand, clients by role, functions by group, room."""
    blind = 0
    for card in state.vault[seat]:
        blind += card < 0
    for card in state.blind[seat]:
        blind += card < 0
    jacks = state.jacks[seat]
    cards = len(state.hands[seat]) + jacks
    own += [
        float(blind), float(min(FIRST_CARDS, cards)), float(max(0, min(MOST_CARDS, cards) - FIRST_CARDS)), float(jacks),
    ]
    for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
        own.append(float(len(state.clients[at])))
    own += _functions(state.powers[seat])
    own.append(float(min(ROOM, max(0, state.vault_room(seat)))))
    own.append(float(min(ROOM, max(0, state.clientele_room(seat)))))


@lru_cache(maxsize=1 << 12)
def _functions(kinds: tuple[int, ...]) -> Features:
    """How many functions of each group some buildings have."""
    functions = [0.0] * (GROUPS + 1)
    for kind in kinds:
        functions[GROUP[kind]] += 1.0
    return tuple(functions[:GROUPS])


def _add_building_site(own: list[float], state: RomeState, seat: int, left: float) -> None:
    """Add structures begun and how far they are, and the stockpile as far as it serves them or the vault."""
    started = reached = functions = last = 0.0
    wanted = [0] * MATERIALS
    for kind, site, materials, status in state.camps[seat]:
        if status == UNFINISHED:
            value, done = VALUE[site], len(materials)
            wanted[site] += value - done
            started += 1
            reached += done
            functions += done / value
            if done + 1 == value and (MATERIAL[kind] != STONE or left < 1):
                last += 1
    fitting = saleable = spare = 0.0
    room = max(0, state.vault_room(seat)) + 2
    for material in range(MATERIALS):
        pile = len(state.stock[seat * MATERIALS + material])
        useful = min(pile, wanted[material])
        rest = min(pile - useful, room)
        fitting += useful
        saleable += VALUE[material] * rest
        spare += pile - useful - rest
        room -= rest
    own += [started, reached, functions, last, fitting, saleable, spare]


def _forum(state: RomeState, seat: int) -> float:
    """How near a Forum is to winning: each role beyond the fourth that its owner's clients stand for."""
    if not state.watch >> seat & 1:
        return 0.0
    roles = 0
    for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
        roles += len(state.clients[at]) > 0
    return float(max(0, roles - 4))


# What is still to come in this turn ---------------------------------------------------------------------------------

_GOODS, _CLIENTS, _SALES, _BUILDING, _KINDS = range(5)
_KIND: Final = (_GOODS, _BUILDING, _BUILDING, _GOODS, _SALES, _CLIENTS)
"""What each role brings."""
_NEXT: Final[tuple[float, ...]] = (1.0, 0.8, 0.65)
"""How much the first, the second and every further action of a role brings."""
FOUNDATION: Final = 0.8
"""What laying a foundation brings a seat that has no structure under way."""
SURPLUS: Final = 0.2
"""What is left of the worth of a material that would only lie in the stockpile."""
_HOPE: Final = 0.3
"""How likely a seat follows that has not been asked."""


def _add_coming(state: RomeState, coming: list[list[float]]) -> None:
    """Add the actions that seats still have in this turn, each by what its role can do for them."""
    role = state.role
    kind = _KIND[role]
    first = followers = state.seats
    for frame in state.agenda:
        if frame[0] == PERFORMS:
            first = frame[1]
        elif frame[0] == FOLLOWS:
            followers = frame[1]
        elif frame[0] == ACTIONS:
            coming[frame[1]][_KIND[frame[2]]] += frame[3] * _action(state, frame[1], frame[2])
        elif frame[0] == PERFORM:
            coming[frame[1]][kind] += frame[2 + role] * _action(state, frame[1], role)
    for place in range(first, state.seats):
        seat = (state.leader + place) % state.seats
        units, clients = state.units[seat], len(state.clients[seat * MATERIALS + role])
        actions = units + clients
        if units and kit_of(state.powers[seat]).clients_twice:
            actions += clients
        hope = _HOPE if place >= followers and not units else 0.0
        if actions or hope:
            for number in range(actions):
                hope += _NEXT[min(number, 2)]
            coming[seat][kind] += hope * _action(state, seat, role)


def _action(state: RomeState, seat: int, role: int) -> float:
    """About what one action of a role brings a seat now: materials, a client, a sale or a step of a structure."""
    base = seat * MATERIALS
    best = 0.0
    if role == LABORER:
        for at in range(MATERIALS):
            if state.pool[at]:
                best = max(best, STOCK * VALUE[at] + 0.2)
        best *= _use(state, seat)
    elif role == PATRON:
        if state.clientele_room(seat) > 0:
            for at in range(MATERIALS):
                if state.pool[at]:
                    best = max(best, CLIENT[at])
    elif role == MERCHANT:
        if state.vault_room(seat) > 0:
            for at in range(MATERIALS):
                if state.stock[base + at]:
                    best = max(best, (1 - STOCK) * VALUE[at] + 0.6)
    elif role == LEGIONARY:
        best = 0.9 * _use(state, seat) if state.hands[seat] else 0.0
    else:
        best = _building_action(state, seat, role)
    return best


def _use(state: RomeState, seat: int) -> float:
    """How much of one more material can be used: all of it, or little when the stockpile waits for use already."""
    wanted = max(0, state.vault_room(seat)) + 2
    for _, site, materials, status in state.camps[seat]:
        if status == UNFINISHED:
            wanted += VALUE[site] - len(materials)
    for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
        wanted -= len(state.stock[at])
    return 1.0 if wanted > 0 else SURPLUS


def _building_action(state: RomeState, seat: int, role: int) -> float:
    """A material to the structure where it brings most, or a foundation."""
    base = seat * MATERIALS
    best = 0.0
    held = 0
    hidden = False
    begun = False
    for _, _, _, status in state.camps[seat]:
        begun = begun or status == UNFINISHED
    for card in state.hands[seat]:
        best = 0.3 if begun else FOUNDATION
        if card >= 0:
            held |= 1 << MATERIAL[card]
        else:
            hidden = True
    for _, site, materials, status in state.camps[seat]:
        if status == UNFINISHED:
            have = len(state.stock[base + site]) > 0 if role == ARCHITECT else bool(held >> site & 1) or hidden
            if have:
                value = VALUE[site]
                gain = STEP - 0.4 + 1.0 / value
                if len(materials) + 1 == value:
                    gain += (1 - STEP) * value
                best = max(best, gain * (0.6 if role == CRAFTSMAN and hidden else 1.0))
    return best
