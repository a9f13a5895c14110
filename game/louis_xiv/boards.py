"""Phase 3, scoring (rules 9): board by board intrigue, ties, the condition, the way home of the markers, the flip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, UNKNOWN, Action, Event, Sink
from game.louis_xiv.components import (
    AMOUNT,
    BOARDS,
    CHIP,
    COAT,
    COINS,
    CROWN,
    ERRAND,
    INFLUENCE_CARD,
    INTRIGUE_CARD,
    INTRIGUE_GENERAL,
    INTRIGUE_PERSONAL,
    LOUIS_CROWNS,
    MARKERS,
    MONEY,
    REWARD,
    REWARD_CHIP,
)
from game.louis_xiv.frames import (
    BUY,
    BUY_ANSWERS,
    CLEAR,
    ERRAND_BEFORE_FLIP,
    ERRANDS,
    INTRIGUE,
    INTRIGUE_ZERO,
    MISSION_ROUND,
    PLOTS,
    SALES,
    SCORE,
    TIE_ANSWERS,
    TIE_ROUND,
    TIES,
    Frame,
    plots,
    spreads,
)
from game.louis_xiv.frames import ERRAND as ASK_ERRAND
from game.louis_xiv.influence import put_from_general
from game.louis_xiv.ranking import only, ranking

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState

ALL_BOARDS = tuple(range(BOARDS))


def score(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The next board, or after the last one the mission phase."""
    board = frame[1]
    if board == BOARDS:
        state.agenda.append((MISSION_ROUND, 0))
        return
    if emit is not None:
        emit(Event("board", NOBODY, (board,)))
    state.agenda += (SCORE, board + 1), (TIE_ROUND, board, 0, 0), (PLOTS, board, 0)


# Intrigue (rules 9.2) ---------------------------------------------------------------------------------------------


def next_plot(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """Whoever may hold the board's intrigue card, for all that is known, is asked, so that a question tells nothing."""
    _, board, place = frame
    for at in range(place, state.seats):
        seat = (state.start + at) % state.seats
        if may_plot(state, board, seat):
            state.agenda.append((PLOTS, board, at + 1))
            state.agenda.append((INTRIGUE, seat, board))
            return


def may_plot(state: LouisState, board: int, seat: int) -> bool:
    """Whether a seat may hold the board's intrigue card, for all that everybody knows, and could use it."""
    cards = state.intrigue[seat]
    if not cards or not (state.general[seat] or state.personal[seat] or state.switches & INTRIGUE_ZERO):
        return False
    if state.known_intrigue >> board & 1:
        return board in cards
    return _holds_unknown(cards, state.known_intrigue) and not _lies_open(state, board)


def _holds_unknown(cards: tuple[int, ...], known: int) -> bool:
    """Whether there is a card in the hand that the others do not know."""
    for card in cards:  # noqa: SIM110 - a generator is slow in a compiled build
        if card == UNKNOWN or not known >> card & 1:
            return True
    return False


def _lies_open(state: LouisState, board: int) -> bool:
    """Whether the board's intrigue card was played and lies open under the deck."""
    return state.open_intrigue > 0 and board in state.intrigue_deck[: state.open_intrigue]


def plotters(state: LouisState, board: int, place: int) -> list[int]:
    """The seats from a place on that `may_plot`, in turn order."""
    seats = ((state.start + at) % state.seats for at in range(place, state.seats))
    return [seat for seat in seats if may_plot(state, board, seat)]


def plot_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    _, seat, board = frame
    if board not in state.intrigue[seat]:
        return plots(board, 0, 0, False)
    return plots(
        board, min(INTRIGUE_GENERAL, state.general[seat]), min(INTRIGUE_PERSONAL, state.personal[seat]),
        state.switches & INTRIGUE_ZERO > 0,
    )


def plot(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    """The card goes open under the deck; as there is one for each board, nobody else is asked."""
    _, seat, board = frame
    if action.verb == "hold":
        return
    _, general, personal = action.args
    state.agenda.pop()
    state.general[seat] -= general
    state.personal[seat] -= personal
    state.markers[board * state.colours + seat] += general + personal
    state.intrigue[seat] = tuple(card for card in state.intrigue[seat] if card != board)
    state.intrigue_deck = (board, *state.intrigue_deck)
    state.open_intrigue += 1
    state.known_intrigue &= ~(1 << board)
    if emit is not None:
        emit(Event("plot", seat, action.args))


# Ties (rules 9.6) -------------------------------------------------------------------------------------------------


def next_tie(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """Owners of "win ties" say in turn order whether they use it, where it would change something; then settle."""
    _, board, place, users = frame
    if state.tie_owners and state.condition(board) != MARKERS:
        counts = state.on_board(board)
        for at in range(place, state.seats):
            seat = (state.start + at) % state.seats
            if state.tie_owners >> seat & 1 and _matters(state, board, counts, seat, users):
                state.agenda += (TIE_ROUND, board, at + 1, users), (TIES, seat, board)
                return
    _settle(state, board, users, emit)


def _matters(state: LouisState, board: int, counts: list[int], seat: int, users: int) -> bool:
    """Whether winning ties changes who leads alone or, on Louis' board, who is second."""
    with_it, without = ranking(counts, users | 1 << seat), ranking(counts, users)
    if board == state.louis:
        return with_it != without
    return only(with_it[0]) != only(without[0])


def tie_answers(_state: LouisState, _frame: Frame) -> Sequence[Action]:
    return TIE_ANSWERS


def tie(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, board = frame
    used = action.verb == "claim"
    if used:
        kind, _, place, users = state.agenda[-1]
        state.agenda[-1] = (kind, board, place, users | 1 << seat)
    if emit is not None:
        emit(Event("ahead", seat, (board, int(used))))


# The condition (rules 9.3 to 9.6) -----------------------------------------------------------------------------------


def _settle(state: LouisState, board: int, users: int, emit: Sink | None) -> None:
    """Free rewards at once; who may buy is asked by `next_sale`, the markers go home in `clear`."""
    counts = state.on_board(board)
    if not any(counts):
        _leave(state, board, board == state.louis, emit)
    elif state.condition(board) == MARKERS:
        _settle_markers(state, board, counts, emit)
    elif board == state.louis:
        _settle_louis(state, board, counts, users, emit)
    else:
        _settle_lead(state, board, counts, users, emit)


def _settle_markers(state: LouisState, board: int, counts: list[int], emit: Sink | None) -> None:
    needed = state.number(board)
    reached = [seat for seat in state.turn_order() if counts[seat] >= needed]
    if emit is not None:
        emit(Event("reach", NOBODY, (board, needed, *reached)))
    for seat in reached:
        _give(state, seat, board, emit)
    others = sum(1 << seat for seat in reached)
    state.agenda.append((CLEAR, board, 0, int(others > 0), 0, others))


def _settle_lead(state: LouisState, board: int, counts: list[int], users: int, emit: Sink | None) -> None:
    """First or money: the only leader has the reward; all tied leaders may buy like the others."""
    leaders, _ = ranking(counts, users)
    leader = only(leaders)
    _tell_lead(board, counts, leaders, state.neutral, emit)
    losers = 0
    if leader != NOBODY:
        losers = leaders
        if leader != state.neutral:
            _give(state, leader, board, emit)
    _sell(state, board, losers, losers, int(losers > 0))


def _settle_louis(state: LouisState, board: int, counts: list[int], users: int, emit: Sink | None) -> None:
    """A chip for each leader, a crown too for an only one; the only second has a chip. The board always flips."""
    leaders, second = ranking(counts, users)
    _tell_lead(board, counts, leaders, state.neutral, emit)
    for seat in state.turn_order():
        if leaders >> seat & 1:
            _give(state, seat, board, emit)
    leader = only(leaders)
    if leader not in (NOBODY, state.neutral):
        for _ in range(LOUIS_CROWNS):
            state.gain_chip(leader, CROWN, emit)
    served = leaders
    if second != NOBODY:
        served |= 1 << second
        if emit is not None:
            emit(Event("second", second if second < state.seats else NOBODY, (board, counts[second])))
        if second != state.neutral:
            _give(state, second, board, emit)
    _sell(state, board, served, leaders, 1)


def _tell_lead(board: int, counts: list[int], leaders: int, neutral: int, emit: Sink | None) -> None:
    if emit is None:
        return
    leader = only(leaders)
    if leader == NOBODY:
        tied = [NOBODY if colour == neutral else colour for colour in range(len(counts)) if leaders >> colour & 1]
        emit(Event("tied", NOBODY, (board, max(counts), *tied)))
    else:
        emit(Event("leads", NOBODY if leader == neutral else leader, (board, counts[leader])))


def _sell(state: LouisState, board: int, served: int, losers: int, flip: int) -> None:
    if state.condition(board) == MONEY:
        state.agenda.append((SALES, board, 0, served, losers, flip, 0))
    else:
        state.agenda.append((CLEAR, board, losers, flip, losers, 0))


def _give(state: LouisState, seat: int, board: int, emit: Sink | None) -> None:
    """The reward of a board; the markers of an errand come later."""
    kind, amount = REWARD[board], AMOUNT[board]
    if kind == CHIP:
        for _ in range(amount):
            state.gain_chip(seat, REWARD_CHIP[board], emit)
    elif kind == COAT:
        state.draw_coats(seat, amount, emit)
    elif kind == COINS:
        state.gain_coins(seat, amount, emit)
    elif kind == INFLUENCE_CARD:
        state.draw_influence(seat, amount, emit)
    elif kind == INTRIGUE_CARD:
        state.draw_intrigue(seat, amount, emit)


def obtainable(state: LouisState, seat: int, board: int) -> bool:
    """Whether the reward would bring a buyer anything now (rules 18.7)."""
    kind = REWARD[board]
    if kind == CHIP:
        return state.stock[REWARD_CHIP[board]] > 0
    if kind == COAT:
        return len(state.coat_deck) > 0
    if kind == INFLUENCE_CARD:
        return len(state.influence_deck) > 0
    if kind == INTRIGUE_CARD:
        return len(state.intrigue_deck) > 0
    return kind == COINS or state.general[seat] > 0


# Buying (rules 9.3) -----------------------------------------------------------------------------------------------


def next_sale(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The next present seat that was not served, has the price and would receive something."""
    _, board, place, served, losers, flip, buyers = frame
    base = board * state.colours
    for at in range(place, state.seats):
        seat = (state.start + at) % state.seats
        if state.markers[base + seat] and not served >> seat & 1:
            price = state.price(seat, board)
            if state.money[seat] >= price and obtainable(state, seat, board):
                state.agenda += (
                    (SALES, board, at + 1, served, losers, flip, buyers), (BUY, seat, board, price),
                )
                return
    state.agenda.append((CLEAR, board, losers, flip, losers, buyers))


def buy_answers(_state: LouisState, _frame: Frame) -> Sequence[Action]:
    return BUY_ANSWERS


def buy(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, board, price = frame
    if action.verb == "decline":
        if emit is not None:
            emit(Event("decline", seat, (board, price)))
        return
    state.money[seat] -= price
    if emit is not None:
        emit(Event("buy", seat, (board, price)))
    _give(state, seat, board, emit)
    *rest, buyers = state.agenda[-1]
    state.agenda[-1] = (*rest, buyers | 1 << seat)


# Way home, flip, errands (rules 9.7, 18.10) ---------------------------------------------------------------------------


def clear(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The markers leave the board; board 8's receivers put theirs before or, usually, after that."""
    _, board, losers, flip, first, others = frame
    if REWARD[board] == ERRAND and first | others:
        errands = (ERRANDS, board, 0, first, others)
        if state.switches & ERRAND_BEFORE_FLIP:
            state.agenda += (CLEAR, board, losers, flip, 0, 0), errands
            return
        state.agenda.append(errands)
    base = board * state.colours
    for colour in range(state.colours):
        markers = state.markers[base + colour]
        if not markers:
            continue
        state.markers[base + colour] = 0
        lost = losers >> colour & 1 and colour < state.seats
        if lost:
            state.general[colour] += markers
        else:
            state.personal[colour] += markers
        if emit is not None:
            emit(Event("home", colour if colour < state.seats else NOBODY, (board, markers, int(lost))))
    _leave(state, board, flip > 0, emit)


def _leave(state: LouisState, board: int, flip: bool, emit: Sink | None) -> None:
    """The board is done: it is turned over or not, and Louis leaves it."""
    if flip:
        state.flipped ^= 1 << board
        if emit is not None:
            emit(Event("flip", NOBODY, (board, state.flipped >> board & 1)))
    if state.louis == board:
        state.louis = NOBODY
    state.scored = board + 1
    if emit is not None:
        emit(Event("scored", NOBODY, (board,)))


def next_errand(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The leader first, then the others in turn order, each with markers in the general supply."""
    _, board, place, first, others = frame
    if first:
        seat = first.bit_length() - 1
        state.agenda.append((ERRANDS, board, 0, 0, others))
        if seat < state.seats and state.general[seat]:
            state.agenda.append((ASK_ERRAND, seat, board))
        return
    for at in range(place, state.seats):
        seat = (state.start + at) % state.seats
        if others >> seat & 1 and state.general[seat]:
            state.agenda += (ERRANDS, board, at + 1, 0, others), (ASK_ERRAND, seat, board)
            return


def errand_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    _, seat, board = frame
    return spreads("errand", ALL_BOARDS, min(AMOUNT[board], state.general[seat]))


def errand(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    _, seat, board = frame
    put_from_general(state, seat, action.args)
    if emit is not None:
        emit(Event("errand", seat, (board, *action.args)))
