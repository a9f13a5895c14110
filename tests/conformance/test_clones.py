"""Copies stand on their own: none ever changes because of what another one goes through."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from game.engine.protocol import Event, State
from tests.conformance.checks import CASES, CHECKS, EDITIONS, Case, share
from tests.conformance.contract import same_parts
from tests.conformance.tally import begun, steps
from tests.support import new_table, pick, play, repeatable, size

WAYS = 12
"""Actions tried from a position, at most."""


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_earlier_copies_keep_their_key(case: Case) -> None:
    for seed in range(share(case, 12, 600)):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/clones/{seed}")
            kept, keys = list[tuple[State, str]](), list[str]()
            while not table.over:
                copy = table.state.clone()
                assert copy.key() == table.state.key()
                assert same_parts(copy, table.state)
                keys.append(copy.key())
                kept.append((copy, keys[-1]))
                kept += ((view, view.key()) for view in map(table.view, (*range(case.seats), None)))
                table.act(pick(table, rng))
            kept += ((step.before, key) for step, key in zip(table.steps, keys, strict=True))
            assert all(state.key() == key for state, key in kept)


@pytest.mark.parametrize("game", CHECKS)
def test_copies_from_every_kind_of_question_go_their_own_ways(game: str) -> None:
    """From a few positions of each prompt, legal actions are carried out on copies, which are played to the end."""
    met, prompts = Counter[str](), CHECKS[game].prompts
    for seed, case in product(range(size(60, 600)), [case for case in EDITIONS if case.game == game]):
        rng = Random(f"{case}/ways/{seed}")
        for step in steps(begun(case, seed), rng):
            decision = step.before.decision()
            assert decision is not None
            if met[decision.prompt] < size(4, 200) and rng.random() < 0.1 + (met[decision.prompt] == 0):
                met[decision.prompt] += 1
                go_many_ways(step.before, rng)
        if all(met[prompt] for prompt in prompts):
            break
    assert set(met) == prompts


def go_many_ways(state: State, rng: Random) -> None:
    key, legal = state.key(), list(state.legal_actions())
    for action in rng.sample(legal, min(len(legal), WAYS)):
        copy, twin, events = state.clone(), state.clone(), list[Event]()
        copy.apply(action)
        assert copy.key() != key
        twin.apply(action, events.append)
        assert events
        assert twin.key() == copy.key(), "watching the events changes nothing"
        while copy.decision() is not None:
            copy.apply(rng.choice(copy.legal_actions()))
        assert state.key() == key


@pytest.mark.parametrize("case", CASES, ids=str)
def test_key_tells_positions_apart(case: Case) -> None:
    """No two different positions of a few games share a key; other seeds and seats give other keys."""
    keys: dict[str, State] = {}
    for seed in range(share(case, 60, 600)):
        table = play(new_table(case.rules, case.seats, case.options, seed), Random(f"{case}/keys/{seed}"))
        for state in (*(step.before for step in table.steps), table.state):
            key = state.key()
            assert len(key) == 64
            assert same_parts(keys.setdefault(key, state), state)
    assert len(keys) > 100
