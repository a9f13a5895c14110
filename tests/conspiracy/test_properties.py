"""What holds in every game, whatever is decided: counted again after each decision, from the rules, not from the code.

Two witnesses: the sums that must come out (every card in one place, keys, pearls, tokens, scores), and a naive game
that is played beside the real one and must always be in the same position with the same answers open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.conspiracy.components import (
    ALL_LOCATIONS,
    ALL_LORDS,
    BASE_LOCATIONS,
    EMPTY,
    LOCATION_BY_ID,
    LOCATION_ID,
    LORD_BY_CODE,
    LORD_CODE,
    LORDS,
    SPOTS,
)
from game.conspiracy.powers import ANY_KEYS, WHOLE_DECK
from game.conspiracy.rules import RULES, ConspiracyOptions
from game.conspiracy.state import KEEP_LORD, ConspiracyState
from game.engine.chance import shuffled
from game.engine.protocol import NOBODY, Action, Event
from tests.conspiracy import naive
from tests.conspiracy.situations import PEARLS_OF_LOCATION, PEARLS_OF_LORD, describe, legal

VERBS = ("draw", "pile", "keep", "place", "swap", "stay", "open", "explore", "choose")
"""The order in which answers are listed."""

seeds = st.integers(min_value=0, max_value=2**62)
openings = st.lists(st.integers(min_value=0, max_value=100), max_size=50)
"""The first answers of a game, each counted modulo the number there are; the others follow from the seed."""


def picks(opening: list[int], seed: int) -> Iterator[int]:
    yield from opening
    rng = Random(seed)
    while True:
        yield rng.getrandbits(20)


class Game:
    """A game with everything that its invariants need to remember."""

    def __init__(self, seats: int, bonus: bool, seed: int) -> None:
        self.state: ConspiracyState = RULES.new(seats, ConspiracyOptions(bonus_locations=bonus), seed)
        self.in_box = ALL_LOCATIONS if bonus else BASE_LOCATIONS
        self.pearls = [0] * seats
        self.master = NOBODY
        self.turns_after_end: list[int] = []

    def decide(self, choice: int) -> Action:
        actions = self.state.legal_actions()
        action = actions[choice % len(actions)]
        self.state.apply(action, self._remember)
        return action

    def _remember(self, event: Event) -> None:
        """Pearls and their token, event by event (rules 7); the turns after a chamber was filled (rules 8)."""
        if event.kind == "place":
            self._gain(event.seat, PEARLS_OF_LORD.get(LORD_CODE[event.public[0]][1], 0))
        elif event.kind == "take":
            self._gain(event.seat, PEARLS_OF_LOCATION.get(LOCATION_ID[event.public[0]], 0))
        elif event.kind == "turn" and any(placed == SPOTS for placed in self.state.placed):
            self.turns_after_end.append(event.seat)

    def _gain(self, seat: int, pearls: int) -> None:
        self.pearls[seat] += pearls
        if pearls and (self.master == NOBODY or self.pearls[seat] >= self.pearls[self.master]):
            self.master = seat

    def check(self) -> None:
        self._check_cards()
        self._check_pearls()
        for seat in range(self.state.seats):
            self._check_chamber(seat)
        self._check_scores()
        self._check_answers()

    def _check_cards(self) -> None:
        state = self.state
        lords = [*state.lord_deck, *state.hand, *state.chambers, *(lord for pile in state.piles for lord in pile)]
        sites = [*state.location_deck, *state.open, *state.sites]
        (lords if state.phase == KEEP_LORD else sites).extend(state.shown)
        assert Counter(lords) - Counter({EMPTY: lords.count(EMPTY)}) == Counter(ALL_LORDS)
        assert sorted(site for site in sites if site != EMPTY) == list(self.in_box)
        for guild, pile in enumerate(state.piles):
            assert all(lord // (LORDS // len(state.piles)) == guild for lord in pile), "each guild has its own pile"

    def _check_pearls(self) -> None:
        assert self.state.pearls == self.pearls
        assert self.state.master == self.master
        assert (self.master == NOBODY) == (not any(self.pearls))
        if self.master != NOBODY:
            assert self.pearls[self.master] == max(self.pearls)

    def _check_chamber(self, seat: int) -> None:
        """Lords without a gap, Locations on Lords with a key, and the window and powers that follow from them."""
        state, lords = self.state, self.state.lords(seat)
        mine = state.sites[seat * SPOTS : (seat + 1) * SPOTS]
        placed = state.placed[seat]
        assert EMPTY not in lords[:placed]
        assert all(lord == EMPTY for lord in lords[placed:])
        values = [LORD_CODE[lord][1] for lord in lords[:placed]]
        taken = [spot for spot, site in enumerate(mine) if site != EMPTY]
        assert all(values[spot] in "12" for spot in taken), "a Location lies on a Lord with a key"
        assert len(taken) <= 7
        window = values[max(taken, default=-1) + 1 :]
        assert (state.silver[seat], state.gold[seat]) == (window.count("1"), window.count("2"))
        ids = [LOCATION_ID[site] for site in mine if site != EMPTY]
        assert state.powers[seat] == ("L13" in ids) * ANY_KEYS + ("L14" in ids) * WHOLE_DECK

    def _check_scores(self) -> None:
        game = describe(self.state)
        standings = self.state.standings()
        for seat, standing in enumerate(standings):
            assert standing.seat == seat
            assert (*(part for _, part in standing.parts), standing.score) == naive.score(game, seat)
            assert standing.tiebreak == self.pearls[seat]
            rank = (standing.score, standing.tiebreak)
            assert standing.place == 1 + sum((other.score, other.tiebreak) > rank for other in standings)

    def _check_answers(self) -> None:
        """At least two answers, all different, in a fixed order that a copy of the state has as well."""
        state = self.state
        actions = list(state.legal_actions())
        assert (state.decision() is None) == (not actions)
        assert len(actions) != 1, "a decision with one answer is not asked"
        assert actions == sorted(set(actions), key=lambda action: (VERBS.index(action.verb), action.args))
        assert actions == list(state.clone().legal_actions())

    def check_end(self) -> None:
        """Everybody but the finisher had one more turn, in order (rules 8)."""
        state = self.state
        seats = range(1, state.seats)
        assert state.placed[state.finisher] == SPOTS
        assert self.turns_after_end == [(state.finisher + step) % state.seats for step in seats]
        assert not state.hand
        assert not state.shown


@pytest.mark.parametrize("bonus", [False, True], ids=["24 Locations", "29 Locations"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25)
@given(seed=seeds, opening=openings)
def test_invariants_after_every_decision(seats: int, bonus: bool, seed: int, opening: list[int]) -> None:
    game = Game(seats, bonus, seed)
    game.check()

    answers = picks(opening, seed)
    while game.state.decision() is not None:
        game.decide(next(answers))
        game.check()

    game.check_end()


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=20)
@given(seed=seeds, opening=openings)
def test_a_decision_leaves_earlier_copies_alone(seats: int, seed: int, opening: list[int]) -> None:
    game = Game(seats, True, seed)
    kept: list[tuple[ConspiracyState, str]] = []

    answers = picks(opening, seed)
    while game.state.decision() is not None:
        kept.append((game.state.clone(), game.state.key()))
        again = game.state.clone()
        again.apply(game.decide(next(answers)))
        assert again.key() == game.state.key(), "events make no difference"

    assert all(state.key() == key for state, key in kept)


class EngineShuffle:
    """The order that the real game gives to shuffled cards, for the naive game that is played beside it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.number = 0

    def __call__(self, cards: list[str]) -> list[str]:
        self.number += 1
        numbers = LORD_BY_CODE if cards[0] in LORD_BY_CODE else LOCATION_BY_ID
        names = {number: name for name, number in numbers.items()}
        return [names[card] for card in reversed(shuffled([numbers[card] for card in cards], self.seed, self.number))]


@pytest.mark.parametrize("bonus", [False, True], ids=["24 Locations", "29 Locations"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=25)
@given(seed=seeds, opening=openings)
def test_a_naive_game_goes_the_same_way(seats: int, bonus: bool, seed: int, opening: list[int]) -> None:
    state: ConspiracyState = RULES.new(seats, ConspiracyOptions(bonus_locations=bonus), seed)
    twin, shuffle = describe(state), EngineShuffle(seed)

    answers = picks(opening, seed)
    while state.decision() is not None:
        moves = legal(state)
        assert sorted(moves) == sorted(naive.moves(twin))
        at = next(answers) % len(moves)
        state.apply(state.legal_actions()[at])
        naive.do(twin, moves[at], shuffle)
        assert describe(state) == twin

    assert naive.moves(twin) == []
