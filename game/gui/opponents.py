"""The computer seats of a table: asked in their own process, shown at the pace that the player chose."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import sha256

from game.ai.worker import Answer, Worker
from game.engine.protocol import Action
from game.engine.table import Table
from game.settings import Pace

THINKING_AFTER = 0.3
_POLL = 0.03


class Opponents:
    """Decides for computer seats. Thinking time counts inside the pace; with Pace.STEP each action waits for `step`."""

    def __init__(self, table: Table, clock: Callable[[], float] = time.monotonic) -> None:
        self._table = table
        self._clock = clock
        self._worker = Worker()
        self._asked: float | None = None
        self._answer: Answer | None = None
        self._step = False

    @property
    def to_act(self) -> bool:
        """The open decision is a computer's."""
        seat = self._table.seat_to_act
        return seat is not None and not seat.human

    @property
    def thinking(self) -> float:
        """Seconds that the computer has been thinking, 0 when it is not or has an answer."""
        if self._asked is None or self._answer is not None:
            return 0.0
        return self._clock() - self._asked

    @property
    def waits_for_step(self) -> bool:
        """An action is ready and waits for the player's key."""
        return self._answer is not None and not self._step

    def warm(self) -> None:
        """Start the thinking processes ahead of the first question."""
        levels = [seat.kind.removeprefix("ai:") for seat in self._table.seats if not seat.human]
        if levels:
            self._worker.warm(self._table.rules.id, levels)

    def step(self) -> None:
        """The player wants to see the next action."""
        self._step = True

    def drop(self) -> None:
        """Forget the question: the position it was about is gone."""
        self._worker.cancel()
        self._asked = self._answer = None
        self._step = False

    def close(self) -> None:
        """End the thinking processes."""
        self.drop()
        self._worker.close()

    def poll(self, pace: Pace) -> Action | None:
        """The action to carry out now for the computer's seat, once it is there and its time has come."""
        if not self.to_act:
            return None
        if self._asked is None:
            self._ask()
        if self._answer is None:
            self._answer = self._worker.poll()
        if self._answer is None or not self._due(pace):
            return None
        action = self._answer.action
        self._asked = self._answer = None
        self._step = False
        return action

    def wake_in(self, pace: Pace) -> float | None:
        """Seconds until `poll` is worth a call."""
        if not self.to_act or self._asked is None:
            return None
        if self._answer is None:
            return _POLL
        seconds = pace.seconds
        return None if seconds is None else max(0.01, self._asked + seconds - self._clock())

    def _due(self, pace: Pace) -> bool:
        seconds = pace.seconds
        if self._step or seconds is None:
            return self._step
        assert self._asked is not None
        return self._clock() - self._asked >= seconds

    def _ask(self) -> None:
        table, decision = self._table, self._table.decision
        assert decision is not None
        level = table.seats[decision.seat].kind.removeprefix("ai:")
        seed = int.from_bytes(sha256(f"{table.seed}/{len(table.steps)}".encode()).digest()[:8], "big")
        self._asked = self._clock()
        self._worker.ask(table.rules.id, table.view(decision.seat), decision.seat, level, seed)
