"""Phase 2, influence (rules 8): free markers of missions, then card by card placing or taking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, Action, Event, Sink
from game.louis_xiv.components import BOARDS, JOKER, PLACE_MOST, TAKE_MOST
from game.louis_xiv.frames import (
    FREE,
    INFLUENCE,
    LEAVE_OLD,
    PLACE_NONE,
    PLACING_SWITCHES,
    PLACINGS,
    PORTION,
    SCORE,
    START,
    TAKE,
    TURNS,
    ZERO_PLACEMENT,
    Frame,
    placings,
    spreads,
)
from game.louis_xiv.powers import POWERS

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState

_MOST = max(PLACE_MOST)

# Start of the phase -------------------------------------------------------------------------------------------------


def missions_in_turn(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """Each seat's missions with free markers, in order of completion, up to the next choice."""
    _, place, number = frame
    for at in range(place, state.seats):
        seat = (state.start + at) % state.seats
        done = state.done[seat]
        while number < len(done):
            power = POWERS[done[number]]
            number += 1
            if power.free and state.general[seat]:
                state.agenda += (START, at, number), (FREE, seat, done[number - 1], power.free)
                return
        number = 0
    for seat in state.turn_order():
        if len(state.hands[seat]) == 1:
            _discard_last(state, seat, emit)
    state.agenda.append((TURNS, 0))


def free_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    _, seat, mission, left = frame
    return spreads("free", POWERS[mission].boards, min(left, PORTION, state.general[seat]))


def free(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, mission, left = frame
    put_from_general(state, seat, action.args)
    if emit is not None:
        emit(Event("free", seat, (mission, *action.args)))
    left -= len(action.args)
    if len(action.args) == PORTION and left and state.general[seat]:
        state.agenda.append((FREE, seat, mission, left))


def put_from_general(state: LouisState, seat: int, boards: Sequence[int]) -> None:
    """A marker from the general supply onto each of the boards."""
    state.general[seat] -= len(boards)
    for board in boards:
        state.markers[board * state.colours + seat] += 1


# Turns ----------------------------------------------------------------------------------------------------------


def next_turn(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The next seat in turn order that has cards; without any, the phase ends and all cards are shuffled."""
    place = frame[1]
    seats, start, hands = state.seats, state.start, state.hands
    for at in range(place, place + seats):
        seat = (start + at) % seats
        if hands[seat]:
            state.agenda.append((TURNS, (at + 1) % seats))
            state.agenda.append((INFLUENCE, seat))
            return
    state.influence_deck = state.reshuffled((*state.influence_deck, *state.played, *state.discarded))
    state.last_cards = state.discarded
    state.played = state.discarded = ()
    if emit is not None:
        emit(Event("shuffle", NOBODY, (len(state.influence_deck),)))
    state.agenda.append((SCORE, 0))


def turn_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    """All placings, then all takings, with each different card in hand."""
    if state.switches & PLACING_SWITCHES:
        return _answers_with_switches(state, frame[1])
    seat = frame[1]
    table = PLACINGS[min(_MOST, state.personal[seat])]
    cards = state.hands[seat]
    answers: list[Action] = []
    takes: list[Action] = []
    last = -1
    for card in cards:
        if card != last:
            answers += table[card]
            takes.append(TAKE[card])
            last = card
    answers += takes
    return answers


def _answers_with_switches(state: LouisState, seat: int) -> Sequence[Action]:
    """As `turn_answers`, with the rule switches that change placing."""
    cards = sorted(set(state.hands[seat]))
    markers = min(_MOST, state.personal[seat])
    old = 0
    if state.switches & LEAVE_OLD:
        old = sum(1 << board for board in range(BOARDS) if state.markers[board * state.colours + seat])
    answers: list[Action] = []
    for card in cards:
        if state.switches & ZERO_PLACEMENT:
            answers.append(PLACE_NONE[card])
        if markers:
            answers += placings(card, markers, 0 if card == JOKER else old)
    return answers + [TAKE[card] for card in cards]


def turn(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    """Play a card; a last card left in the hand goes open on the deck at once."""
    seat = frame[1]
    args = action.args
    card = args[0]
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand = hand[:at] + hand[at + 1 :]
    state.played += (card,)
    if action.verb == "place":
        for i in range(1, len(args), 2):
            state.markers[args[i] * state.colours + seat] += args[i + 1]
            state.personal[seat] -= args[i + 1]
        if emit is not None:
            emit(Event("place", seat, args))
    else:
        markers = min(TAKE_MOST[card], state.general[seat])
        state.general[seat] -= markers
        state.personal[seat] += markers
        if emit is not None:
            emit(Event("take", seat, (card, markers)))
    if len(hand) == 1:
        _discard_last(state, seat, emit)


def _discard_last(state: LouisState, seat: int, emit: Sink | None) -> None:
    """The last card is not played."""
    state.discarded += state.hands[seat]
    if emit is not None:
        emit(Event("last", seat, state.hands[seat]))
    state.hands[seat] = ()
