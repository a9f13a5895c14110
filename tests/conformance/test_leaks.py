"""Nobody is handed what he may not know: observations, events as others see them, and worlds dealt from both."""

from __future__ import annotations

import re
from random import Random

import pytest

from game.engine.protocol import Event, Seat, State, redact
from game.engine.table import Table
from tests.conformance.checks import CASES, Case, share
from tests.conformance.contract import same_parts, slots
from tests.support import new_table, pick, repeatable

PARTS = 2
LARGE_NUMBER = re.compile(r"\d{6,}")
"""As many digits as TAINT has."""
WORLDS = 5
INSPECTED = 0.1
"""Of so many of the worlds all invariants are looked at."""


def observers(case: Case) -> tuple[Seat | None, ...]:
    return (*range(case.seats), None)


def seeds(case: Case, part: int, every_change: int, nightly: int) -> range:
    """Seeds of one part of a case's games."""
    return range(part, share(case, every_change, nightly), PARTS)


def to_act(state: State) -> Seat | None:
    decision = state.decision()
    return None if decision is None else decision.seat


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_dealt_worlds_look_the_same(case: Case, part: int) -> None:
    """Worlds drawn from an observation are sound, give that observation, and ask its seat the same question."""
    for seed in seeds(case, part, 50, 2000):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/worlds/{seed}")
            while not table.over:
                for seat in observers(case):
                    check_worlds(case, table.view(seat), seat, rng)
                table.act(pick(table, rng))
            for seat in observers(case):
                check_worlds(case, table.view(seat), seat, rng)


def check_worlds(case: Case, seen: State, seat: Seat | None, rng: Random) -> None:
    key = seen.key()
    for _ in range(WORLDS):
        world: State = case.rules.determinise(seen, rng)
        assert same_parts(case.rules.observe(world, seat), seen)
        assert world.decision() == seen.decision() or seat != to_act(seen)
        assert to_act(world) == to_act(seen)
        if seat == to_act(seen):
            assert list(world.legal_actions()) == list(seen.legal_actions())
        if rng.random() < INSPECTED:
            case.checks.invariants(world)
    assert seen.key() == key


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_observation_holds_no_hidden_card(case: Case, part: int) -> None:
    """Hidden cards are given numbers that nothing else has, and looked for in everything the observation is made of.

    What a computer player or the log may be handed is made of observations, so it is clean as well.
    """
    tainted_somewhere = False
    for seed in seeds(case, part, 50, 2000):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/taint/{seed}")
            while not table.over:
                for seat in observers(case):
                    tainted = case.checks.taint(table.state, seat)
                    tainted_somewhere = tainted_somewhere or bool(numbers_from_taint(tainted))
                    seen: State = case.rules.observe(tainted, seat)
                    assert not numbers_from_taint(seen), f"seat {seat}"
                    assert same_parts(seen, table.view(seat))
                table.act(pick(table, rng))
    assert tainted_somewhere


def numbers_from_taint(state: State) -> list[str]:
    """Numbers from TAINT on, digits in texts included, in what pickle would write of a state."""
    return LARGE_NUMBER.findall(repr(state.__reduce_ex__(5)[1:]))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_observation_hides_the_same_from_the_same(case: Case) -> None:
    """A spectator knows no more than any seat: masked for the seat is masked for him."""
    for seed in range(share(case, 30, 600)):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/spectator/{seed}")
            while not table.over:
                public = table.view(None)
                for seat in range(case.seats):
                    seen = table.view(seat)
                    assert same_parts(case.rules.observe(seen, None), public)
                    assert same_parts(case.rules.observe(seen, seat), seen)
                table.act(pick(table, rng))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_folding_events_gives_the_observation(case: Case, part: int) -> None:
    """Whoever follows the events, redacted for him, knows all that an observation tells, at every step."""
    for seed in seeds(case, part, 50, 1000):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/fold/{seed}")
            followed = {seat: table.view(seat) for seat in observers(case)}
            while not table.over:
                events = table.act(pick(table, rng))
                for seat, seen in followed.items():
                    for event in events:
                        case.rules.fold(seen, redact(event, seat))
                    expected = table.view(seat)
                    assert same_parts(seen, expected), difference(seen, expected, seat, events)


def difference(seen: State, expected: State, seat: Seat | None, events: tuple[Event, ...]) -> str:
    parts = [
        f"{name}: {getattr(seen, name)} is not {getattr(expected, name)}" for name in slots(seen)
        if getattr(seen, name) != getattr(expected, name)
    ]
    return f"seat {seat} after {events}: " + "; ".join(parts)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_events_tell_no_more_than_the_observation(case: Case) -> None:
    """Where two worlds look alike to a seat before and after a decision, its redacted events are the same too."""
    compared = 0
    for seed in range(share(case, 75, 1800)):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/events/{seed}")
            while not table.over:
                seen = {seat: table.view(seat) for seat in observers(case)}
                table.act(pick(table, rng))
                for seat in observers(case):
                    world: State = case.rules.determinise(seen[seat], rng)
                    if table.steps[-1].action in world.legal_actions():
                        compared += same_story(case, table, world, seat)
    assert compared > 100


def same_story(case: Case, table: Table, world: State, seat: Seat | None) -> bool:
    """Carry the table's last action out in a world that looked like the table before it.

    If they look alike afterwards as well, the events must; whether they did.
    """
    step, told = table.steps[-1], list[Event]()
    world.apply(step.action, told.append)
    if not same_parts(case.rules.observe(world, seat), table.view(seat)):
        return False
    assert [redact(event, seat) for event in told] == [redact(event, seat) for event in step.events]
    return True
