"""Patron (rules 9.7): clients from the pool, the deck and the hand, each source once per action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import moves
from game.glory_to_rome.components import MATERIAL
from game.glory_to_rome.ending import changed, drawn
from game.glory_to_rome.frames import (
    ACTIONS,
    FROM_DECK,
    FROM_HAND,
    FROM_POOL,
    HIRE_CARD,
    HIRE_TOP,
    HIRES,
    HIRES_OF_POOL,
    HIRING,
    SKIP,
    Frame,
)
from game.glory_to_rome.supply import mask_of

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def begin(state: RomeState, seat: int, emit: Sink | None) -> None:
    """Sources, and whether clients act, are settled here; the room is counted at every hire (rules 20, 9)."""
    kit = state.kit(seat)
    sources = FROM_POOL | FROM_DECK * kit.hires_from_deck | FROM_HAND * kit.hires_from_hand
    step(state, (HIRES, seat, sources, int(kit.hires_act)), emit)


def step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """Ask for the next hire, if there is room and a source."""
    _, seat, sources, act = frame
    if state.clientele_room(seat) > 0:
        asked = (HIRING, seat, sources, act)
        if len(answers(state, asked)) > 1:
            state.agenda.append(asked)


def answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    _, seat, sources, _ = frame
    found: list[Action] = []
    if sources & FROM_POOL:
        found += HIRES_OF_POOL[mask_of(state.pool)]
    if sources & FROM_HAND:
        found += [HIRE_CARD[card] for card in sorted(set(state.hands[seat])) if card >= 0]
    if sources & FROM_DECK:
        found.append(HIRE_TOP)
    found.append(SKIP)
    return found


def hire(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    _, seat, sources, act = frame
    if action is HIRE_TOP:
        source, card = FROM_DECK, state.deck[-1]
    elif action.verb == "hire":
        source, card = FROM_POOL, state.pool[action.args[0]][-1]
    else:
        source, card = FROM_HAND, action.args[0]
    moves.hire(state, seat, card, source)
    if emit is not None:
        told = Event("recruit", seat, (card,)) if source == FROM_DECK else Event("hire", seat, (card, source))
        emit(told)
    if drawn(state, emit) if source == FROM_DECK else changed(state, emit):
        return
    if sources != source:
        state.agenda.append((HIRES, seat, sources - source, act))
    if act:
        state.agenda.append((ACTIONS, seat, MATERIAL[card], 1))
