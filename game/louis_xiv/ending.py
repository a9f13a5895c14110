"""The end of the game (rules 11): the exchange, the coats are revealed, a bonus for the most of each kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, Event, Sink
from game.louis_xiv.components import COAT_KINDS
from game.louis_xiv.frames import BONUS_AS_KIND, Frame
from game.louis_xiv.scoring import exchange, most_of_kind

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState


def end(state: LouisState, _frame: Frame, emit: Sink | None) -> None:
    order = state.turn_order()
    for seat in order:
        _exchange(state, seat, emit)
    if emit is not None:
        for seat in order:
            emit(Event("reveal", seat, state.coats[seat]))
    for kind in range(COAT_KINDS):
        _bonus(state, kind, emit)
    if emit is not None:
        emit(Event("over", NOBODY))


def _exchange(state: LouisState, seat: int, emit: Sink | None) -> None:
    """A coat for each unused thing; those that the stock lacks count as points (rules 11.1, 18.14)."""
    things = exchange(state, seat)
    wanted = sum(things)
    if emit is not None:
        emit(Event("exchange", seat, things))
    state.exchanged[seat] = wanted
    state.unpaid[seat] = wanted - state.draw_coats(seat, wanted, emit)


def _bonus(state: LouisState, kind: int, emit: Sink | None) -> None:
    """Everybody with the most of a kind has a bonus coat, drawn as long as there are any (rules 11.2)."""
    held = state.coats
    if state.switches & BONUS_AS_KIND:
        held = [own + won for own, won in zip(state.coats, state.laurels, strict=True)]
    winners = most_of_kind(held, kind)
    for seat in state.turn_order():
        if seat in winners:
            drawn = state.coat_deck[-1:]
            state.coat_deck = state.coat_deck[: len(state.coat_deck) - len(drawn)]
            state.laurels[seat] += drawn
            state.bonus[seat] += 1
            if emit is not None:
                emit(Event("bonus", seat, (kind, *drawn)))
