"""Thinker actions (rules 6): discard before, one choice, a Jack after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import moves
from game.glory_to_rome.components import JACK
from game.glory_to_rome.ending import drawn
from game.glory_to_rome.frames import (
    AFTER,
    BEFORE,
    BOTH_DISCARDS,
    DISCARD,
    DISCARD_ALL,
    DRAW_ONE,
    HOLD,
    REFILL_HAND,
    SKIP,
    TAKE_JACK,
    THINK,
    THINKS,
    Actions,
    Frame,
    Table,
)

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

ONE_USED: Final = 1
ALL_USED: Final = 2

_THINKS: Final[Table] = tuple(
    (*((TAKE_JACK,) if jack else ()), draw, *((SKIP,) if optional else ()))
    for draw in (REFILL_HAND, DRAW_ONE) for jack in (False, True) for optional in (False, True)
)
"""By 4 for a full hand, 2 for a Jack in the supply, 1 for what may be declined."""
_AFTER: Final[Actions] = (TAKE_JACK, SKIP)


def begin(state: RomeState, seat: int, optional: int, emit: Sink | None) -> None:
    """Start a Thinker action; one that is `optional` may be declined before its first step."""
    if state.kit(seat).discards and (state.hands[seat] or state.jacks[seat]):
        state.agenda.append((BEFORE, seat, optional, 0))
    else:
        _choose(state, seat, optional, emit)


def _choose(state: RomeState, seat: int, optional: int, emit: Sink | None) -> None:
    if optional or state.jack_supply:
        state.agenda.append((THINK, seat, optional))
    else:
        frame = (THINK, seat, 0)
        think(state, frame, think_answers(state, frame)[0], emit)


# Before -----------------------------------------------------------------------------------------------------------


def before_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    _, seat, optional, used = frame
    kit = state.kit(seat)
    answers: list[Action] = []
    if kit.discards_one and not used & ONE_USED:
        answers += [DISCARD[card] for card in sorted(set(state.hands[seat])) if card >= 0]
        if state.jacks[seat]:
            answers.append(DISCARD[JACK])
    if kit.discards_all and not used & ALL_USED:
        answers.append(DISCARD_ALL)
    answers.append(HOLD)
    if optional:
        answers.append(SKIP)
    return answers


def before(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, _, used = frame
    if action is SKIP:
        _decline(seat, emit)
        return
    if action is HOLD:
        _choose(state, seat, 0, emit)
        return
    if action.args:
        used |= ONE_USED
        moves.discard(state, seat, action.args[0])
        if emit is not None:
            emit(Event("discard", seat, action.args))
    else:
        used |= ALL_USED
        _discard_all(state, seat, emit)
    if state.switches & BOTH_DISCARDS and state.hand_size(seat):
        again = (BEFORE, seat, 0, used)
        if len(before_answers(state, again)) > 1:
            state.agenda.append(again)
            return
    _choose(state, seat, 0, emit)


def _discard_all(state: RomeState, seat: int, emit: Sink | None) -> None:
    cards = state.hands[seat] + (JACK,) * state.jacks[seat]
    for card in cards:
        moves.discard(state, seat, card)
    if emit is not None:
        emit(Event("discard_all", seat, cards))


def _decline(seat: int, emit: Sink | None) -> None:
    if emit is not None:
        emit(Event("decline", seat))


# The choice -------------------------------------------------------------------------------------------------------


def think_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    _, seat, optional = frame
    way = 0
    if len(state.hands[seat]) + state.jacks[seat] >= state.kit(seat).refill:
        way = 4
    if state.jack_supply:
        way += 2
    return _THINKS[way + 1 if optional else way]


def think(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is SKIP:
        _decline(seat, emit)
        return
    if action is TAKE_JACK:
        take_jack(state, seat, emit)
    else:
        number = 1 if action is DRAW_ONE else state.kit(seat).refill - state.hand_size(seat)
        cards = state.deck[-number:]
        if number > 1:
            cards = tuple(sorted(cards))
        moves.draw(state, seat, cards)
        if emit is not None:
            emit(Event("draw", seat, (len(cards),), ((seat, cards),)))
        if drawn(state, emit):
            return
    if state.kit(seat).jack_after_think and state.jack_supply:
        state.agenda.append((AFTER, seat))


def take_jack(state: RomeState, seat: int, emit: Sink | None) -> None:
    moves.take_jack(state, seat)
    if emit is not None:
        emit(Event("jack", seat))


# After ------------------------------------------------------------------------------------------------------------


def after_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return _AFTER


def after(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is TAKE_JACK:
        take_jack(state, frame[1], emit)


def next_thought(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """One of several Thinker actions of a completion effect."""
    _, seat, number = frame
    if number > 1:
        state.agenda.append((THINKS, seat, number - 1))
    begin(state, seat, 1, emit)
