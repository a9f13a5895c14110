"""Craftsman and Architect (rules 9.2 to 9.4): foundations, materials, completion, Fountain, Prison."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import clients, moves
from game.glory_to_rome.components import ARCHITECT, CRAFTSMAN, MATERIAL, MATERIALS, STONE, VALUE
from game.glory_to_rome.ending import changed, drawn, finish, site_taken
from game.glory_to_rome.frames import (
    BUILDING,
    BY_CATACOMB,
    CRAFTING,
    EXTENDS,
    FOUNTAIN,
    FROM_HAND,
    FROM_LOOK,
    FROM_POOL,
    FROM_STOCK,
    KEEP,
    KEEP_IS_CRAFT,
    LAY,
    LAY_OUT,
    OUTSKIRTS_ANY_TIME,
    PRISON_FIRES_NOTHING,
    PRISON_REPEATS,
    ROAD_NOT_STATUE,
    SEIZE,
    SKIP,
    UNFINISHED,
    USE_FOUNTAIN,
    VILLA_STONE_ONLY,
    Frame,
    Structure,
)
from game.glory_to_rome.powers import POWERS, kit_of
from game.glory_to_rome.supply import mask_of

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

ALONE = -1
"""Stands for the role of a second action where there was none."""

# What may be laid and added ---------------------------------------------------------------------------------------


def _sites(state: RomeState, seat: int, role: int) -> tuple[int, int]:
    """Masks of the sites in town, and of those out of town that may be used now."""
    town = out = 0
    for site in range(MATERIALS):
        if state.town[site]:
            town |= 1 << site
        if state.outskirts[site]:
            out |= 1 << site
    if out and not state.switches & OUTSKIRTS_ANY_TIME:
        out &= ~town
    if out and not state.kit(seat).cheap_outskirts and not clients.has_second(state, seat, role):
        out = 0
    return town, out


@lru_cache(maxsize=1 << 14)
def _foundations(
    cards: tuple[int, ...], camp: tuple[Structure, ...], town: int, out: int
) -> tuple[Action, ...]:
    """All foundations that may be laid of some cards, in town first."""
    own = {structure[0] for structure in camp}
    inside: list[Action] = []
    outside: list[Action] = []
    for card in sorted(set(cards)):
        if card < 0 or card in own:
            continue
        for site in range(MATERIALS) if POWERS[card].any_site else (MATERIAL[card],):
            if town >> site & 1:
                inside.append(LAY[card][site])
            if out >> site & 1:
                outside.append(LAY_OUT[card][site])
    return (*inside, *outside)


def fits(material: int, kind: int, site: int, powers: tuple[int, ...], switches: int) -> bool:
    """Whether a material may be added to a structure (rules 9.4)."""
    if material == site or POWERS[kind].also_takes >> material & 1:
        return True
    kit = kit_of(powers)
    if kit.fits_everywhere >> material & 1:
        return True
    if kit.takes_anything >> site & 1:
        return not (switches & ROAD_NOT_STATUE and POWERS[kind].any_site)
    return False


@lru_cache(maxsize=1 << 14)
def _additions(
    verb: str, cards: tuple[int, ...], by_card: bool, camp: tuple[Structure, ...], powers: tuple[int, ...],
    role: int, switches: int,
) -> tuple[Action, ...]:
    """All ways to add one of the cards (or materials) to a structure; a third argument 1: completing it thereby."""
    kit = kit_of(powers)
    open_ = sorted(structure for structure in camp if structure[3] == UNFINISHED)
    found: list[Action] = []
    for card in sorted(set(cards)):
        if card < 0:
            continue
        material = MATERIAL[card] if by_card else card
        for kind, site, materials, _ in open_:
            last = len(materials) + 1 >= VALUE[site] or is_quick(material, kind, role, switches)
            normal = fits(material, kind, site, powers, switches)
            if normal:
                found.append(Action(verb, (card, kind)))
            if kit.completes_with >> material & 1 and not (normal and last):
                found.append(Action(verb, (card, kind, 1)))
    return tuple(found)


def is_quick(material: int, kind: int, role: int, switches: int) -> bool:
    """Whether one legal material completes the structure in an action of this role (Villa)."""
    if not POWERS[kind].quick_by >> role & 1:
        return False
    return material == STONE or not switches & VILLA_STONE_ONLY


# Craftsman and Architect ------------------------------------------------------------------------------------------


def begin_craftsman(state: RomeState, seat: int, emit: Sink | None) -> None:
    frame = (CRAFTING, seat)
    state.agenda.append(frame)
    if len(craftsman_answers(state, frame)) == 1:
        state.agenda.pop()


def begin_architect(state: RomeState, seat: int, emit: Sink | None) -> None:
    frame = (BUILDING, seat)
    state.agenda.append(frame)
    if len(architect_answers(state, frame)) == 1:
        state.agenda.pop()
        architect(state, frame, SKIP, emit)


def craftsman_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    hand, camp, powers = state.hands[seat], state.camps[seat], state.powers[seat]
    town, out = _sites(state, seat, CRAFTSMAN)
    last = (USE_FOUNTAIN, SKIP) if state.kit(seat).crafts_from_deck else (SKIP,)
    return (
        *_foundations(hand, camp, town, out),
        *_additions("add", hand, True, camp, powers, CRAFTSMAN, state.switches), *last,
    )


def architect_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    camp, powers = state.camps[seat], state.powers[seat]
    town, out = _sites(state, seat, ARCHITECT)
    stock = _MATERIALS_OF[mask_of(state.stock, seat * MATERIALS)]
    found = _foundations(state.hands[seat], camp, town, out) + _additions(
        "build", stock, False, camp, powers, ARCHITECT, state.switches
    )
    if state.kit(seat).builds_from_pool:
        pool = _MATERIALS_OF[mask_of(state.pool)]
        found += _additions("fetch", pool, False, camp, powers, ARCHITECT, state.switches)
    return (*found, SKIP)


_MATERIALS_OF = tuple(
    tuple(material for material in range(MATERIALS) if mask >> material & 1) for mask in range(1 << MATERIALS)
)


def craftsman(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is SKIP:
        return
    if action is USE_FOUNTAIN:
        state.looked = state.deck[-1]
        state.deck = state.deck[:-1]
        if emit is not None:
            emit(Event("look", seat, (), ((seat, (state.looked,)),)))
        frame = (FOUNTAIN, seat)
        state.agenda.append(frame)
        if len(fountain_answers(state, frame)) == 1:
            fountain(state, state.agenda.pop(), KEEP, emit)
        return
    _note(state, seat, CRAFTSMAN)
    _extend(state, seat, _use(state, seat, action, CRAFTSMAN, FROM_HAND, emit) == ARCHITECT)


def architect(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    """The normal part of an Architect action, with the Stairway steps put below all that it causes."""
    seat, below = frame[1], len(state.agenda)
    if action is SKIP:
        _extend(state, seat, 1)
        return
    _note(state, seat, ARCHITECT)
    second = _use(state, seat, action, ARCHITECT, _ARCHITECT_SOURCE[action.verb], emit)
    if second == ALONE:
        _extend(state, seat, 1, below)
    else:
        _extend(state, seat, 1 + (second == ARCHITECT))


def _extend(state: RomeState, seat: int, steps: int, below: int | None = None) -> None:
    """Put so many Stairway steps on the agenda, at the place `below` or on top."""
    if steps and state.kit(seat).extends:
        at = len(state.agenda) if below is None else below
        state.agenda[at:at] = [(EXTENDS, seat)] * steps


_ARCHITECT_SOURCE = {"lay": FROM_HAND, "lay_out": FROM_HAND, "build": FROM_STOCK, "fetch": FROM_POOL}


def _note(state: RomeState, seat: int, role: int) -> None:
    state.crafted |= 1 << role * state.seats + seat


def _use(state: RomeState, seat: int, action: Action, role: int, source: int, emit: Sink | None) -> int:
    """Lay a foundation or add a material; materials of stockpile and pool are named by material.

    The role of the second action that a site out of town has cost, ALONE if there was none.
    """
    if action.verb == "lay" or action.verb == "lay_out":
        return _lay(state, seat, action, source, emit)
    card, kind = action.args[0], action.args[1]
    if source == FROM_STOCK:
        card = state.stock[seat * MATERIALS + card][-1]
    elif source == FROM_POOL:
        card = state.pool[card][-1]
    _add(state, seat, card, kind, len(action.args) > 2, role, source, emit)
    return ALONE


def _lay(state: RomeState, seat: int, action: Action, source: int, emit: Sink | None) -> int:
    card, site = action.args
    out, second = action.verb == "lay_out", ALONE
    if out and not state.kit(seat).cheap_outskirts:
        second = clients.spend_second(state, seat)
    moves.lay(state, seat, card, site, out, source)
    if emit is not None:
        emit(Event("lay", seat, (card, site, int(out), source)))
    if out:
        changed(state, emit)
    else:
        site_taken(state, emit)
    return second


def _add(
    state: RomeState, seat: int, card: int, kind: int, whole: bool, role: int, source: int, emit: Sink | None
) -> None:
    structure = moves.add(state, seat, card, kind, source)
    if emit is not None:
        emit(Event("add", seat, (card, kind, source)))
    if changed(state, emit):
        return
    if whole or len(structure[2]) >= VALUE[structure[1]] or is_quick(MATERIAL[card], kind, role, state.switches):
        moves.complete(state, seat, kind)
        if emit is not None:
            emit(Event("complete", seat, (kind, structure[1])))
        if changed(state, emit):
            return
        if POWERS[kind].ends_game:
            finish(state, BY_CATACOMB, 0, emit)
        elif state.deck:
            POWERS[kind].on_complete(state, seat, False, emit)


# Fountain (rules 11.6) --------------------------------------------------------------------------------------------


def fountain_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    if state.looked < 0:
        return (KEEP,)
    cards, camp = (state.looked,), state.camps[seat]
    town, out = _sites(state, seat, CRAFTSMAN)
    return (
        *_foundations(cards, camp, town, out),
        *_additions("add", cards, True, camp, state.powers[seat], CRAFTSMAN, state.switches), KEEP,
    )


def fountain(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is KEEP:
        if state.switches & KEEP_IS_CRAFT:
            _note(state, seat, CRAFTSMAN)
        moves.into_hand(state, seat, (state.looked,))
        state.looked = -1
        if emit is not None:
            emit(Event("keep", seat))
    else:
        _note(state, seat, CRAFTSMAN)
        _extend(state, seat, _use(state, seat, action, CRAFTSMAN, FROM_LOOK, emit) == ARCHITECT)
    if not state.ending:
        drawn(state, emit)


# Prison (rules 11.4) ----------------------------------------------------------------------------------------------


def prison_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    found: list[Action] = []
    for victim in range(state.seats):
        if victim != seat:
            kinds = {structure[0] for structure in state.camps[victim] if structure[3] != UNFINISHED}
            found += [
                SEIZE[victim][kind] for kind in sorted(kinds)
                if state.switches & PRISON_REPEATS or not state.owns(seat, kind)
            ]
    found.append(SKIP)
    return found


def prison(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat = frame[1]
    victim, kind = action.args
    moves.seize(state, seat, victim, kind)
    if emit is not None:
        emit(Event("seize", seat, (victim, kind)))
    if not changed(state, emit) and not state.switches & PRISON_FIRES_NOTHING:
        POWERS[kind].on_complete(state, seat, True, emit)
