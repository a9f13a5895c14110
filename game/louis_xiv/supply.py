"""Phase 1, supply (rules 7): money card, income, missions, cards; with two players the neutral markers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, Action, Event, Sink
from game.louis_xiv.components import DATA, DEALT, INCOME, JOKER, MONEY_BOARD
from game.louis_xiv.frames import DEAL, RECALL, RECALLS, START, SUPPLY, Frame
from game.louis_xiv.powers import POWERS

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState

NEUTRAL_CARDS = DATA.neutral.cards
NEUTRAL_MARKERS = DATA.neutral.markers_per_card


def begin_round(state: LouisState, _frame: Frame, emit: Sink | None) -> None:
    """A money card is turned, Louis goes to his board, everybody has the income; compensation (rules 7.1, 7.2)."""
    card = state.money_deck[-1]
    state.money_deck = state.money_deck[:-1]
    state.money_row += (card,)
    state.louis = MONEY_BOARD[card]
    state.scored = 0
    state.last_cards = ()
    if emit is not None:
        emit(Event("round", state.start, (state.round,)))
        emit(Event("money", NOBODY, (card,)))
    for seat in range(state.seats):
        state.money[seat] += INCOME[card]
    extra = DATA.compensation
    if state.seats == extra.seats and state.round == extra.round - 1:
        state.draw_intrigue(state.start, extra.intrigue_cards, emit)
    state.agenda.append((SUPPLY, 0, 0))


def missions_in_turn(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """Each seat's completed missions, in order of completion, up to the next choice (rules 7.3, 18.2)."""
    _, place, number = frame
    for at in range(place, state.seats):
        seat = (state.start + at) % state.seats
        done = state.done[seat]
        while number < len(done):
            power = POWERS[done[number]]
            number += 1
            if power.recall and state.general[seat]:
                state.agenda += (SUPPLY, at, number), (RECALL, seat, done[number - 1])
                return
            power.on_supply(state, seat, emit)
        number = 0
    state.agenda.append((DEAL,))


def recall_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    _, seat, mission = frame
    return RECALLS[: min(POWERS[mission].recall, state.general[seat]) + 1]


def recall(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, mission = frame
    markers = action.args[0]
    state.general[seat] -= markers
    state.personal[seat] += markers
    if emit is not None:
        emit(Event("recall", seat, (markers, mission)))


def deal(state: LouisState, _frame: Frame, emit: Sink | None) -> None:
    """Five influence cards to each seat, then the extras of missions (rules 7.4, 18.2)."""
    order = state.turn_order()
    for seat in order:
        state.draw_influence(seat, DEALT, emit)
    for seat in order:
        state.draw_influence(seat, sum(POWERS[mission].cards for mission in state.done[seat]), emit)
    if state.colours > state.seats:
        _place_neutral(state, emit)
    state.agenda.append((START, 0, 0))


def _place_neutral(state: LouisState, emit: Sink | None) -> None:
    """Cards of the deck put neutral markers on their boards, a joker on Louis' board (rules 12)."""
    for _ in range(min(NEUTRAL_CARDS, len(state.influence_deck))):
        card = state.influence_deck[-1]
        state.influence_deck = state.influence_deck[:-1]
        state.played += (card,)
        board = state.louis if card == JOKER else card
        markers = min(NEUTRAL_MARKERS, state.personal[state.seats])
        state.personal[state.seats] -= markers
        state.markers[board * state.colours + state.seats] += markers
        if emit is not None:
            emit(Event("neutral", NOBODY, (card, board, markers)))
