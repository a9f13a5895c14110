"""Why a computer player did what it did, and what a person might do: thought about in a process of its own.

An explanation for others is made from what they see, so that it cannot tell them more. Where anything goes wrong there
is none, and the log says why.
"""

from __future__ import annotations

import logging
import pickle
import time
from collections import deque
from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.ai.levels import level_of
from game.ai.reasons import Explanation, explain
from game.ai.worker import LONGEST_GAP, SECONDS, Reply, Thinker
from game.engine.protocol import Action, Seat, State
from game.engine.registry import rules_of

LEVEL = "medium"
"""The level that finds a hint."""
MOST_WAITING = 12
"""Where computers play faster than they can be explained, the oldest of more questions are dropped."""

_log = logging.getLogger(__name__)


class Matter(NamedTuple):
    """Why `action`, by the pickled observation `seen`; without an action: which one, by `level`, and why."""

    number: int
    game: str
    seen: bytes
    seat: Seat
    action: Action | None
    level: str = LEVEL

    def reply(self, dropped: Callable[[], bool] | None = None) -> Reply:
        """The explanation. Raises what the level or the game raises."""
        seen: State = pickle.loads(self.seen)
        rules, rng = rules_of(self.game), Random(0)
        action = self.action or level_of(self.level)(rules, seen, self.seat, rng)
        return Reply(self.number, [], "", explain(rules, seen, self.seat, action, rng))


class Advice(NamedTuple):
    """What came of question `number`; no explanation where the process failed."""

    number: int
    explanation: Explanation | None


class Adviser:
    """Puts one question after the other to one process, which is started with the first."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._thinker = Thinker()
        self._waiting: deque[Matter] = deque()
        self._open: Matter | None = None
        self._looked = self._waited = 0.0
        self._number = 0

    @property
    def busy(self) -> bool:
        """Something was asked that is not answered."""
        return self._open is not None or bool(self._waiting)

    def why(self, game: str, seen: State, seat: Seat, action: Action) -> int:
        """Ask why a seat chose an action, by what those who will be told see; returns the question's number."""
        self._number += 1
        self._waiting.append(Matter(self._number, game, pickle.dumps(seen), seat, action))
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()
        return self._number

    def hint(self, game: str, seen: State, seat: Seat, level: str = LEVEL) -> int:
        """Ask for the best action of a seat by its observation, before all that waits; returns the number."""
        self._number += 1
        self._waiting.appendleft(Matter(self._number, game, pickle.dumps(seen), seat, None, level))
        return self._number

    def poll(self) -> Advice | None:
        """The next answer once it is there. Never blocks."""
        if self._open is None:
            if self._waiting:
                self._ask(self._waiting.popleft())
            return None
        now = time.monotonic()
        self._waited += min(LONGEST_GAP, now - self._looked)
        self._looked = now
        alive = self._thinker.alive
        reply = self._thinker.reply(self._open.number)
        if reply is not None:
            return self._conclude(reply.explanation, reply.failure)
        if not alive:
            return self._conclude(None, "the process died")
        if self._waited > self._seconds:
            self._thinker.kill()
            return self._conclude(None, f"no answer within {self._waited:.1f} s")
        return None

    def cancel(self, number: int) -> None:
        """Nobody waits for this answer any more."""
        self._waiting = deque(matter for matter in self._waiting if matter.number != number)
        if self._open is not None and self._open.number == number:
            self._open = None

    def drop(self) -> None:
        """Nobody waits for any answer any more."""
        self._waiting.clear()
        self._open = None

    def close(self) -> None:
        """End the process at once. A later question starts a new one."""
        self.drop()
        self._thinker.kill()
        self._thinker.forget()

    def _ask(self, matter: Matter) -> None:
        self._open = matter
        self._looked, self._waited = time.monotonic(), 0.0
        self._thinker.ask(matter)

    def _conclude(self, explanation: Explanation | None, failure: str) -> Advice:
        assert self._open is not None
        if failure:
            _log.error("no explanation for seat %d: %s", self._open.seat, failure)
        number, self._open = self._open.number, None
        return Advice(number, explanation)
