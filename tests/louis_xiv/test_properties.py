"""What holds at every step of any game; decisions are drawn as indices of legal ones, so that failures shrink."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.protocol import Event, redact
from game.louis_xiv.frames import HOLD, INTRIGUE, NAMES
from game.louis_xiv.hidden import NO_SEED, determinise, fold, observe
from game.louis_xiv.rules import RULES, LouisOptions
from game.louis_xiv.state import LouisState
from tests.conformance.checks import CHECKS
from tests.support import size

MOST_ACTIONS = 250
invariants = CHECKS[RULES.id].invariants

options = st.builds(
    LouisOptions, leave_old_marker=st.booleans(), allow_zero_placement=st.booleans(), intrigue_zero=st.booleans(),
    board8_after_flip=st.booleans(), bonus_counts_as_kind=st.booleans(), single_chip_exchange=st.booleans(),
    neutral_colour=st.booleans(),
)


@settings(max_examples=size(60, 2000), deadline=None)
@given(seats=st.integers(2, 4), seed=st.integers(0, 2**40), chosen=options, picks=st.lists(st.integers(0, 250)))
def test_invariants_and_observations_at_every_step(
    seats: int, seed: int, chosen: LouisOptions, picks: list[int]
) -> None:
    state = RULES.new(seats, chosen, seed)
    rng = Random(seed)
    observers = (*range(seats), None)
    followed = {seat: observe(state, seat) for seat in observers}
    step = 0
    while state.decision() is not None:
        legal = state.legal_actions()
        assert len(legal) <= MOST_ACTIONS
        pick = picks[step] if step < len(picks) else rng.randrange(len(legal))
        events: list[Event] = []
        state.apply(legal[pick % len(legal)], events.append)
        invariants(state)
        for seat, seen in followed.items():
            for event in events:
                fold(seen, redact(event, seat))
            assert seen.key() == observe(state, seat).key()
            if step % 7 == 0:
                world = determinise(seen, rng)
                invariants(world)
                assert observe(world, seat).key() == seen.key()
                assert seen.seed == NO_SEED
        step += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_numbers_of_legal_actions(seats: int) -> None:
    counts: list[int] = []
    for seed in range(size(60, 1000)):
        state, rng = RULES.new(seats, LouisOptions(), seed), Random(seed)
        while state.decision() is not None:
            legal = state.legal_actions()
            counts.append(len(legal))
            state.apply(legal[int(rng.random() * len(legal))])
    assert max(counts) <= MOST_ACTIONS
    assert sum(counts) / len(counts) < 40


def test_whole_hand_of_a_rich_player_stays_in_bounds() -> None:
    """Twelve different cards, the most that missions and board 11 can bring."""
    state = RULES.new(4, LouisOptions(random_start=False), 1)
    state.hands[0] = tuple(range(1, 13))
    assert len(state.legal_actions()) <= MOST_ACTIONS


def test_questions_depend_on_what_everybody_knows() -> None:
    """Who is asked what is the same in every world that looks the same to a spectator."""
    asked = Counter[str]()
    for seed in range(size(12, 300)):
        state, rng = RULES.new(2 + seed % 3, LouisOptions(), seed), Random(seed)
        while state.decision() is not None:
            public = observe(state, None)
            world = determinise(public, rng)
            legal = state.legal_actions()
            action = legal[int(rng.random() * len(legal))]
            asked[NAMES[state.agenda[-1][0]]] += 1
            if state.agenda[-1][0] == INTRIGUE and action.verb == "hold":
                _same_next_question(state, world)
            state.apply(action)
    assert asked["intrigue"] > 100


def _same_next_question(state: LouisState, world: LouisState) -> None:
    """After "hold", legal in every world, all goes on alike for a spectator, up to a money card or the end."""
    stories = []
    for position in (state.clone(), world):
        events: list[Event] = []
        position.apply(HOLD, events.append)
        told = [redact(event, None) for event in events]
        stories.append(list(takewhile(lambda event: event.kind not in ("money", "reveal"), told)))
    assert stories[0] == stories[1]


def test_private_parts_are_their_owners() -> None:
    for seed in range(6):
        state, rng = RULES.new(4, LouisOptions(), seed), Random(seed)
        while state.decision() is not None:
            events: list[Event] = []
            state.apply(rng.choice(state.legal_actions()), events.append)
            for event in events:
                assert [seat for seat, _cards in event.private] in ([], [event.seat])
