"""How long a search may go on: a number of iterations, for tests and tuning, or seconds."""

from __future__ import annotations

import time
from typing import NamedTuple


class Budget(NamedTuple):
    """The search ends with whichever of the two comes first; 0: no such limit. One of them must be set."""

    iterations: int = 0
    seconds: float = 0.0

    def clock(self) -> Clock:
        return Clock(self.iterations, self.seconds)


class Clock:
    """Runs down a budget from the moment it is made."""

    __slots__ = ("_iterations", "_seconds", "_start", "done")

    def __init__(self, iterations: int, seconds: float) -> None:
        if iterations <= 0 and seconds <= 0:
            raise ValueError("a search without an end")
        self._iterations = iterations
        self._seconds = seconds
        self._start = time.monotonic()
        self.done = 0
        """Iterations so far; the search counts them."""

    def elapsed(self) -> float:
        return time.monotonic() - self._start

    def spent(self, share: float = 1.0) -> bool:
        """Whether the budget, or a share of its seconds, is used up."""
        if self._iterations and self.done >= self._iterations:
            return True
        return self._seconds > 0 and self.elapsed() >= share * self._seconds

    def left(self) -> float:
        """About how many iterations there is still time for."""
        left = float(self._iterations - self.done) if self._iterations else float("inf")
        if self._seconds > 0 and self.done:
            elapsed = self.elapsed()
            left = min(left, (self._seconds - elapsed) * self.done / max(1e-9, elapsed))
        return left
