"""Legionary (rules 9.5): one demand out of all actions, to the pool, the hands of victims, and what functions add."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import moves, supply
from game.glory_to_rome.components import MATERIAL, MATERIALS
from game.glory_to_rome.ending import changed
from game.glory_to_rome.frames import (
    BRIDGES,
    CLIENT,
    CLIENTS,
    COLOSSEUM_ALL,
    DEMANDS,
    DOMUS_BY_SITE,
    DONE,
    FAVOUR,
    FAVOURS,
    GIVE,
    GIVE_CARD,
    GIVES,
    IMMUNE_GIVES,
    POOL,
    RAZE,
    RAZE_FOUNDATION,
    RAZES,
    RAZING,
    SHOW,
    SHOW_CARD,
    TAKE_CLIENT,
    TAKES,
    TAKES_OR_DONE,
    UNFINISHED,
    VICTIMS,
    Frame,
)

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

NO_DEMAND = (0,) * MATERIALS


def _more(counts: tuple[int, ...], material: int, by: int) -> tuple[int, ...]:
    return (*counts[:material], counts[material] + by, *counts[material + 1 :])


# Showing ----------------------------------------------------------------------------------------------------------


def begin_one(state: RomeState, seat: int, emit: Sink | None) -> None:
    """A demand of its own, by a client hired with Bath."""
    begin(state, seat, 1, emit)


def begin(state: RomeState, seat: int, actions: int, emit: Sink | None) -> None:
    _ask_to_show(state, (SHOW, seat, actions, *NO_DEMAND))


def _ask_to_show(state: RomeState, frame: Frame) -> None:
    """Ask for the next card; when none can be shown any more, the demand is made."""
    if frame[2] > 0 and len(show_answers(state, frame)) > 1:
        state.agenda.append(frame)
    elif any(frame[3:]):
        state.agenda.append((DEMANDS, frame[1], *frame[3:]))


def show_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    hand, shown = state.hands[seat], state.shown[seat]
    found: list[Action] = []
    last = -1
    for card in hand:
        if card >= 0 and card != last and (not shown or hand.count(card) > shown.count(card)):
            found.append(SHOW_CARD[card])
            last = card
    found.append(DONE)
    return found


def show(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, actions, *counts = frame
    if action is DONE:
        _ask_to_show(state, (SHOW, seat, 0, *counts))
        return
    card = action.args[0]
    moves.show(state, seat, card)
    if emit is not None:
        emit(Event("show", seat, (card,)))
    _ask_to_show(state, (SHOW, seat, actions - 1, *_more(tuple(counts), MATERIAL[card], 1)))


def demand(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The parts of a demand, in their order."""
    seat, counts = frame[1], frame[2:]
    kit = state.kit(seat)
    if kit.takes_foundations:
        state.agenda.append((RAZES, seat, 1, *counts))
    if kit.takes_clients:
        state.agenda.append((CLIENTS, seat, -1, *counts))
    if kit.takes_stock:
        state.agenda.append((BRIDGES, seat, *counts))
    state.agenda.append((VICTIMS, seat, 1, *counts))
    state.agenda.append((TAKES, seat, *counts))


# The pool ---------------------------------------------------------------------------------------------------------


def take_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    asked = (POOL, *frame[1:])
    if len(pool_answers(state, asked)) > 1:
        state.agenda.append(asked)
    else:
        changed(state, emit)


def pool_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    mask = 0
    for material in range(MATERIALS):
        if frame[2 + material] and state.pool[material]:
            mask |= 1 << material
    return TAKES_OR_DONE[mask]


def take(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is DONE:
        changed(state, emit)
        return
    seat, material = frame[1], action.args[0]
    supply.take(state, seat, material, emit)
    state.agenda.append((TAKES, seat, *_more(frame[2:], material, -1)))


# Victims ----------------------------------------------------------------------------------------------------------


def reached(state: RomeState, seat: int, place: int) -> bool:
    """Whether a demand reaches the seat at that place after the demander, immune or not."""
    return place in (1, state.seats - 1) or state.kit(seat).reaches_all


def immune(state: RomeState, seat: int, victim: int) -> bool:
    return state.kit(victim).immunity > state.kit(seat).pierces


def affected(state: RomeState, seat: int, everybody: bool = False) -> list[int]:
    """The victims of a demand in clockwise order; with `everybody` all opponents who are not immune."""
    found = []
    for place in range(1, state.seats):
        victim = (seat + place) % state.seats
        if (everybody or reached(state, seat, place)) and not immune(state, seat, victim):
            found.append(victim)
    return found


def victims(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The next victim gives of each material demanded as many cards as he has, up to the demand."""
    _, seat, place, *rest = frame
    if place == state.seats:
        changed(state, emit)
        return
    counts = tuple(rest)
    state.agenda.append((VICTIMS, seat, place + 1, *counts))
    if not reached(state, seat, place):
        return
    victim = (seat + place) % state.seats
    if immune(state, seat, victim):
        if emit is not None:
            emit(Event("immune", victim, (seat,)))
        if state.switches & IMMUNE_GIVES:
            state.agenda.append((FAVOURS, victim, seat, *counts))
        return
    for material in reversed(range(MATERIALS)):
        if counts[material]:
            state.agenda.append((GIVES, victim, seat, material, counts[material]))


def _matching(state: RomeState, victim: int, material: int) -> list[int]:
    return [card for card in state.hands[victim] if card >= 0 and MATERIAL[card] == material]


def give_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """Cards go by themselves where there are too few, which all get to know, and where all see that there is no choice.

    A victim that holds just what it must give is asked like one that holds more: nobody else learns which it was.
    """
    _, victim, seat, material, number = frame
    cards = _matching(state, victim, material)
    if len(cards) >= number and _may_choose(state, victim, material, number, cards):
        state.agenda.append((GIVE, victim, seat, material, number))
        return
    for card in cards[:number]:
        _hand_over(state, victim, seat, card, emit)
    if emit is not None and len(cards) < number:
        emit(Event("glory", victim, (seat, material, number - len(cards))))


def _may_choose(state: RomeState, victim: int, material: int, number: int, cards: list[int]) -> bool:
    """Whether a victim may hold more of a material than it must give, as far as the others know, and not all alike."""
    if not state.hides_card(victim):
        return len(cards) > number and cards[0] != cards[-1]
    known = sum(MATERIAL[card] == material for card in state.known[victim])
    return known + len(state.hands[victim]) - len(state.known[victim]) > number


def _hand_over(state: RomeState, victim: int, seat: int, card: int, emit: Sink | None) -> None:
    moves.hand_to_stock(state, victim, seat, card)
    if emit is not None:
        emit(Event("give", victim, (seat, card)))


def give_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return [GIVE_CARD[card] for card in sorted(set(_matching(state, frame[1], frame[3])))]


def give(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, victim, seat, material, number = frame
    _hand_over(state, victim, seat, action.args[0], emit)
    if number > 1:
        state.agenda.append((GIVES, victim, seat, material, number - 1))


def favour_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    asked = (FAVOUR, *frame[1:])
    if any(frame[3:]) and (state.hides_card(frame[1]) or len(favour_answers(state, asked)) > 1):
        state.agenda.append(asked)


def favour_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    victim, counts = frame[1], frame[3:]
    cards = [card for card in sorted(set(state.hands[victim])) if card >= 0 and counts[MATERIAL[card]]]
    return (DONE, *(GIVE_CARD[card] for card in cards))


def favour(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is DONE:
        return
    _, victim, seat, *counts = frame
    card = action.args[0]
    _hand_over(state, victim, seat, card, emit)
    state.agenda.append((FAVOURS, victim, seat, *_more(tuple(counts), MATERIAL[card], -1)))


# What functions add (rules 20, 16) --------------------------------------------------------------------------------


def bridge(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """Matching cards of the victims' stockpiles, one for each demand."""
    seat, counts = frame[1], frame[2:]
    for victim in affected(state, seat):
        for material in range(MATERIALS):
            for _ in range(min(counts[material], len(state.stock[victim * MATERIALS + material]))):
                card = state.stock[victim * MATERIALS + material][-1]
                moves.strip(state, victim, seat, card)
                if emit is not None:
                    emit(Event("stripped", victim, (seat, card)))
    changed(state, emit)


def client_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """Matching clients of the victims go to the vault while there is room; where it is short, the demander chooses.

    The first time the frame holds -1 and the demands, then the room and how many clients of each pile may go.
    """
    _, seat, room, *rest = frame
    if room < 0:
        room = max(0, state.vault_room(seat))
        allowed = [0] * (state.seats * MATERIALS)
        for victim in affected(state, seat, state.switches & COLOSSEUM_ALL > 0):
            for material in range(MATERIALS):
                at = victim * MATERIALS + material
                allowed[at] = min(rest[material], len(state.clients[at]))
        rest = allowed
    piles = [at for at, number in enumerate(rest) if number]
    if room and len(piles) > 1 and room < sum(rest):
        state.agenda.append((CLIENT, seat, room, *rest))
        return
    for at in piles:
        for _ in range(min(room, rest[at])):
            _take_client(state, seat, at, emit)
            room -= 1
    changed(state, emit)


def _take_client(state: RomeState, seat: int, at: int, emit: Sink | None) -> None:
    card = state.clients[at][-1]
    moves.enslave(state, at // MATERIALS, seat, card)
    if emit is not None:
        emit(Event("enslaved", at // MATERIALS, (seat, card)))


def client_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return [TAKE_CLIENT[at // MATERIALS][at % MATERIALS] for at, number in enumerate(frame[3:]) if number]


def client(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, room, *rest = frame
    at = action.args[0] * MATERIALS + action.args[1]
    _take_client(state, seat, at, emit)
    rest[at] -= 1
    state.agenda.append((CLIENTS, seat, room - 1, *rest))


def next_razed(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The foundations of the next victim."""
    _, seat, place, *counts = frame
    if place == state.seats:
        return
    state.agenda.append((RAZES, seat, place + 1, *counts))
    victim = (seat + place) % state.seats
    if victim in affected(state, seat):
        state.agenda.append((RAZING, seat, victim, *counts))


def raze_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    asked = (RAZE, *frame[1:])
    if len(raze_answers(state, asked)) > 1:
        state.agenda.append(asked)


def _demanded_by(state: RomeState, kind: int, site: int) -> int:
    """The material of a demand that a foundation matches."""
    return site if state.switches & DOMUS_BY_SITE else MATERIAL[kind]


def raze_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    victim, counts = frame[2], frame[3:]
    kinds = [
        kind for kind, site, materials, status in state.camps[victim]
        if status == UNFINISHED and not materials and counts[_demanded_by(state, kind, site)]
    ]
    return (DONE, *(RAZE_FOUNDATION[victim][kind] for kind in sorted(kinds)))


def raze(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is DONE:
        return
    _, seat, victim, *counts = frame
    kind = action.args[1]
    site = state.structure(victim, kind)[1]
    moves.raze(state, seat, victim, kind)
    if emit is not None:
        emit(Event("raze", seat, (victim, kind)))
    if not changed(state, emit):
        material = _demanded_by(state, kind, site)
        state.agenda.append((RAZING, seat, victim, *_more(tuple(counts), material, -1)))
