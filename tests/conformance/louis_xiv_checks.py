"""Louis XIV's part of the suite. Stocks and scores are counted anew from the rules' text, not by the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from game.engine.protocol import Seat, State
from game.louis_xiv.components import MISSION_ID
from game.louis_xiv.frames import INFLUENCE, PILE, PROMPTS
from game.louis_xiv.hidden import EVENT_KINDS
from game.louis_xiv.state import LouisState
from tests.conformance.checks import TAINT, GameChecks
from tests.conformance.louis_xiv_powers import POWERS, fired, later

BOARDS, ROUNDS = 12, 4
CARDS = Counter({**dict.fromkeys(range(BOARDS), 2), 12: 6})
COATS = Counter(dict.fromkeys(range(6), 10))
STOCK = [10, 6, 6, 6, 6]
SHADES = {"L": 0, "M": 1, "D": 2}
LOUIS_BOARDS = (0, 1, 2, 3)


def counted(places: Iterable[Iterable[int]]) -> Counter[int]:
    return Counter(card for place in places for card in place)


def cards_in_one_place_each(state: LouisState) -> None:
    assert counted((*state.hands, state.influence_deck, state.played, state.discarded)) == CARDS
    assert counted((*state.intrigue, state.intrigue_deck)) == Counter(range(BOARDS))
    assert counted((*state.coats, state.coat_deck, *state.laurels)) == COATS
    assert counted((*state.missions, *state.done, *state.piles)) == Counter(range(40))
    assert counted((state.money_row, state.money_deck)) == Counter(range(8))
    assert 0 <= state.open_intrigue <= len(state.intrigue_deck)
    in_hand = counted(state.intrigue)
    assert all(in_hand[card] for card in range(BOARDS) if state.known_intrigue >> card & 1)
    for at, missions in enumerate(state.missions):
        assert all(SHADES[MISSION_ID[mission][0]] == at % 3 for mission in missions)
    for held in (*state.hands, *state.intrigue, *state.coats, *state.missions):
        assert list(held) == sorted(held)


def supplies_add_up(state: LouisState) -> None:
    assert state.colours == len(state.general) == len(state.personal)
    for colour in range(state.colours):
        boards = state.markers[colour :: state.colours]
        assert sum(boards) + state.general[colour] + state.personal[colour] == 16
    assert min(*state.markers, *state.general, *state.personal, *state.money, *state.chips, *state.stock) >= 0
    for kind, number in enumerate(STOCK):
        assert sum(state.chips[kind::5]) + state.stock[kind] == number
    if state.colours > state.seats:
        assert state.seats == 2
        assert not state.general[2]


def round_as_the_rules_run_it(state: LouisState) -> None:
    assert 0 <= state.round < ROUNDS
    assert len(state.money_row) == state.round + 1
    assert 0 <= state.scored <= BOARDS
    assert state.louis in (-1, *LOUIS_BOARDS)
    assert (state.louis < 0) == (state.scored > 0 and state.scored > _turned_up(state))
    asked = state.agenda[-1][0] if state.agenda else -1
    for seat in range(state.seats):
        if asked != PILE and any(state.piles):
            assert len(state.missions_of(seat)) == 2
        if asked == INFLUENCE:
            assert len(state.hands[seat]) != 1, "the last card is not played"
            assert sum(state.chips[seat * 5 : seat * 5 + 5]) <= 1, "at most one chip is kept"
    winners = [any(MISSION_ID[one] in ("D-S1", "D-R1") for one in done) for done in state.done]
    assert state.tie_owners == sum(1 << seat for seat, wins in enumerate(winners) if wins)


def _turned_up(state: LouisState) -> int:
    """The board that this round's money card names, counted from 0."""
    return (0, 0, 1, 1, 2, 2, 3, 3)[state.money_row[-1]]


def scores_counted_anew(state: LouisState) -> None:
    for standing in state.standings():
        seat = standing.seat
        parts = dict(standing.parts)
        coats = len(state.coats[seat]) + state.unpaid[seat]
        assert parts["missions"] == 5 * len(state.done[seat])
        assert parts["coats"] + parts["exchange"] == coats
        assert standing.tiebreak == state.personal[seat]
        if state.over:
            left = len(state.hands[seat]) + len(state.intrigue[seat]) + sum(state.chips[seat * 5 : seat * 5 + 5])
            left += sum(state.markers[seat :: state.colours]) + state.money[seat] // 3
            assert parts["exchange"] == left
        else:
            assert parts["exchange"] == parts["bonus"] == 0
    if state.over and not state.switches:
        bonus = [0] * state.seats
        for kind in range(6):
            counts = [coats.count(kind) for coats in state.coats]
            for seat, count in enumerate(counts):
                bonus[seat] += 0 < count == max(counts)
        assert [dict(standing.parts)["bonus"] for standing in state.standings()] == bonus


def invariants(state: State) -> None:
    state = cast(LouisState, state)
    cards_in_one_place_each(state)
    supplies_add_up(state)
    round_as_the_rules_run_it(state)
    scores_counted_anew(state)


def taint(state: State, seat: Seat | None) -> State:
    """Decks are hidden from all; hands, intrigue, missions and, until the end, coats from all but their owner."""
    tainted = cast(LouisState, state).clone()
    tainted.seed = TAINT + abs(tainted.seed)
    for deck in ("coat_deck", "influence_deck", "money_deck"):
        setattr(tainted, deck, _tainted(getattr(tainted, deck)))
    open_ = tainted.open_intrigue
    tainted.intrigue_deck = tainted.intrigue_deck[:open_] + _tainted(tainted.intrigue_deck[open_:])
    tainted.piles = [_tainted(pile) for pile in tainted.piles]
    for other in range(tainted.seats):
        if other != seat:
            tainted.hands[other] = _tainted(tainted.hands[other])
            known = tainted.known_intrigue
            tainted.intrigue[other] = tuple(
                card if known >> card & 1 else TAINT + card for card in tainted.intrigue[other]
            )
            if not tainted.over:
                tainted.coats[other] = _tainted(tainted.coats[other])
            for at in range(other * 3, other * 3 + 3):
                tainted.missions[at] = _tainted(tainted.missions[at])
    return tainted


def _tainted(cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(TAINT + card for card in cards)


CHECKS = GameChecks(
    option_sets=(
        {},
        {"leave_old_marker": True, "allow_zero_placement": True, "intrigue_zero": True, "board8_after_flip": False,
         "random_start": False},
        {"bonus_counts_as_kind": True, "single_chip_exchange": True, "neutral_colour": False},
    ),
    longest=600,
    verbs=frozenset((
        "recall", "free", "place", "take", "plot", "hold", "claim", "waive", "buy", "decline", "errand", "complete",
        "keep", "pile",
    )),
    prompts=frozenset(PROMPTS),
    events=frozenset(EVENT_KINDS),
    invariants=invariants,
    taint=taint,
    powers=POWERS,
    fired=fired,
    later=later,
    wordless=frozenset(("ask", "scored")),
    display_options=frozenset(("open_hands", "hints")),
)
