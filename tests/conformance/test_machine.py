"""A table goes through everything that can happen to it, in any order, beside a plain model of what it should be.

Actions are drawn as indices of the legal ones, so that a failure shrinks to a short game.
"""

from __future__ import annotations

import tempfile
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Literal

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from game.engine.protocol import State
from game.engine.table import Note, Table
from tests.conformance.checks import CASES, Case
from tests.support import seated, size


@dataclass(frozen=True)
class Model:
    """What a table should be: the keys of its positions, who decided and whether it revealed, notes, what is undone."""

    keys: tuple[str, ...]
    seats: tuple[int, ...] = ()
    revealed: tuple[bool, ...] = ()
    notes: tuple[Note, ...] = ()
    undone: tuple[tuple[str, int, bool], ...] = ()

    def decided(self, key: str, seat: int, revealed: bool) -> Model:
        return replace(
            self, keys=(*self.keys, key), seats=(*self.seats, seat), revealed=(*self.revealed, revealed), undone=()
        )

    def back(self, kind: Literal["undo", "back"], steps: int) -> Model:
        left = len(self.seats) - steps
        gone = list(zip(self.keys[left + 1 :], self.seats[left:], self.revealed[left:], strict=True))
        note = Note(left, kind, self.seats[left], steps)
        return Model(
            self.keys[: left + 1], self.seats[:left], self.revealed[:left], (*self.notes, note),
            (*self.undone, *reversed(gone)),
        )

    def again(self, steps: int) -> Model:
        model, undone = self, self.undone
        for key, seat, revealed in reversed(undone[len(undone) - steps :]):
            model = model.decided(key, seat, revealed)
        return replace(model, undone=undone[: len(undone) - steps])


class TableMachine(RuleBasedStateMachine):
    """One table with a save, resumed from it now and then."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory(prefix="three-thrones-machine-")
        self.path = Path(self._folder.name) / "game.save"

    def teardown(self) -> None:
        self._folder.cleanup()

    @initialize(case=st.sampled_from(CASES), seed=st.integers(0, 2**40), people=st.integers(1, 2**5 - 1))
    def sit_down(self, case: Case, seed: int, people: int) -> None:
        kinds = ["human" if people >> seat & 1 else "ai:random" for seat in range(case.seats)]
        self.case = case
        self.table = Table(case.rules, case.rules.options(**case.options), seated(*kinds), seed)
        self.table.keep_in(self.path)
        self.model = self.before = Model((self.table.state.key(),))

    def become(self, model: Model) -> None:
        self.before, self.model = self.model, model

    def steps_back(self) -> int:
        """Steps to the last decision of a person, 0 without one."""
        for back, seat in enumerate(reversed(self.model.seats), start=1):
            if self.table.seats[seat].human:
                return back
        return 0

    @precondition(lambda self: not self.table.over)
    @rule(index=st.integers(0, 200))
    def decide(self, index: int) -> None:
        legal, decision = self.table.legal_actions(), self.table.decision
        assert decision is not None
        events = self.table.act(legal[index % len(legal)])
        revealed = any(event.kind in self.case.rules.revealing for event in events)
        self.become(self.model.decided(self.table.state.key(), decision.seat, revealed))

    @rule()
    def undo(self) -> None:
        steps = self.steps_back()
        free = steps > 0 and not any(self.model.revealed[len(self.model.seats) - steps :])
        assert (self.table.undo_refusal() is None) == free
        assert self.table.undo() == (steps if free else 0)
        if free:
            self.become(self.model.back("undo", steps))

    @rule()
    def take_back(self) -> None:
        steps = self.steps_back()
        assert self.table.take_back() == steps
        if steps:
            self.become(self.model.back("back", steps))

    @rule()
    def redo(self) -> None:
        steps, undone = 0, self.model.undone
        for number, (_, seat, _) in enumerate(reversed(undone)):
            if number and self.table.seats[seat].human:
                break
            steps += 1
        assert self.table.redo() == steps
        if steps:
            self.become(self.model.again(steps))

    @rule()
    def load(self) -> None:
        self.table = Table.load(self.path, resume=True)

    @rule(tail=st.binary(max_size=200))
    def crash_with_a_torn_line(self, tail: bytes) -> None:
        """The process dies with a part of the next line written."""
        with self.path.open("ab") as file:
            file.write(tail.replace(b"\n", b""))
        self.table = Table.load(self.path, resume=True)

    @precondition(lambda self: self.before != self.model)
    @rule(lost=st.integers(1, 10**6))
    def crash_in_the_last_line(self, lost: int) -> None:
        """The process dies before the whole of the last line is written: the game is as it was before it."""
        data = self.path.read_bytes()
        last = len(data) - data[:-1].rindex(b"\n") - 1
        self.path.write_bytes(data[: len(data) - (1 + lost % last)])
        self.model = self.before
        self.table = Table.load(self.path, resume=True)

    @rule(seed=st.integers(0, 2**20), plies=st.integers(1, 30))
    def diverge_on_a_copy(self, seed: int, plies: int) -> None:
        play_on(self.table.state.clone(), Random(seed), plies)

    @rule(seed=st.integers(0, 2**20), plies=st.integers(0, 30), seat=st.integers(-1, 9))
    def look_and_think(self, seed: int, plies: int, seat: int) -> None:
        """Another seat looks at the table, deals a world from what it sees and plays in it."""
        observer = None if seat < 0 else seat % self.case.seats
        seen = self.table.view(observer)
        world = self.case.rules.determinise(seen, Random(seed))
        assert self.case.rules.observe(world, observer).key() == seen.key()
        play_on(world, Random(seed), plies)
        assert self.table.view(observer).key() == seen.key()

    @invariant()
    def table_is_as_the_model(self) -> None:
        if not hasattr(self, "model"):
            return
        table, model = self.table, self.model
        assert (*(step.before.key() for step in table.steps), table.state.key()) == model.keys
        assert tuple(step.seat for step in table.steps) == model.seats
        assert tuple(table.notes) == model.notes
        assert table.can_redo == bool(model.undone)
        assert table.over == (not table.legal_actions())
        assert table.save_problem is None


def play_on(state: State, rng: Random, plies: int) -> None:
    for _ in range(plies):
        if state.decision() is not None:
            state.apply(rng.choice(state.legal_actions()))


def test_table_goes_through_anything() -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=settings(
            max_examples=size(100, 2000), stateful_step_count=size(50, 200), deadline=None, derandomize=True,
            suppress_health_check=list(HealthCheck),
        ),
    )
