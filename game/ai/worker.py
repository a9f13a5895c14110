"""Computer players think in processes of their own, so that the window never waits for them.

The processes get a pickled observation and nothing else of the game. A search is done by several of them at once, each
with a seed of its own, and their counts are added up. Whatever goes wrong there (an exception, a crash, no answer in
time), the seat still gets a legal move, if need be one made here, and the log says so.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from multiprocessing.process import BaseProcess
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

from game.ai.ismcts import Verdict, best
from game.ai.levels import LEVELS, choose_random, level_of
from game.ai.reasons import Explanation
from game.engine import datafile
from game.engine.protocol import Action, Seat, State
from game.engine.registry import rules_of

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection as Connection
    else:
        from multiprocessing.connection import Connection

SECONDS = 10.0
"""An answer that takes longer is not waited for."""
PATIENCE = 1.6
"""Where another process has answered, a search is not waited for longer than its budget times this."""
LONGEST_GAP = 0.5
"""Seconds that count between two looks: a machine that slept in between does not make an answer late."""
MOST_UNANSWERED = 3
"""A process that left so many requests without a reply is replaced before the next one."""
MOST_PROCESSES = 8

_log = logging.getLogger(__name__)


class Question(Protocol):
    """What a thinking process can be asked."""

    @property
    def number(self) -> int: ...

    @property
    def game(self) -> str: ...

    def reply(self, dropped: Callable[[], bool] | None = None) -> Reply:
        """Think; `dropped` tells whether nobody waits any more. Runs in the process and may raise anything."""


class Request(NamedTuple):
    """A decision to be made by `level` for `seat`, on the pickled observation `seen`."""

    number: int
    game: str
    seen: bytes
    seat: Seat
    level: str
    seed: int

    def reply(self, dropped: Callable[[], bool] | None = None) -> Reply:
        return Reply(self.number, verdicts_of(self, dropped), "")


class Reply(NamedTuple):
    """What a process thinks about question `number`: its verdicts or an explanation, or what went wrong."""

    number: int
    verdicts: list[Verdict]
    failure: str
    explanation: Explanation | None = None


class Answer(NamedTuple):
    """What to play for request `number`. `replaced`: the level failed and a stand-in chose. `seconds` of thinking."""

    number: int
    action: Action
    replaced: bool
    seconds: float


class Thinker:
    """One process, started when first needed and again after a crash."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._unanswered = 0

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def warm(self, game: str) -> None:
        """Start the process now and let it read the game, so that the first answer is not delayed by that."""
        if self.alive:
            return
        self.kill()
        self.forget()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        given = (theirs, datafile.contents(), game)
        self._process = context.Process(target=_serve, args=given, name="three-thrones-ai", daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, request: Question) -> None:
        """Send a request; a process that is still busy with another one drops that."""
        if self._unanswered >= MOST_UNANSWERED:
            self.kill()
            self.forget()
        self.warm(request.game)
        self._unanswered += 1
        try:
            assert self._pipe is not None
            self._pipe.send(request)
        except OSError as error:
            _log.warning("a thinking process took no question: %s", error)

    def reply(self, number: int) -> Reply | None:
        """The reply to a request once it is there; one to another request is thrown away. Never blocks."""
        try:
            while self._pipe is not None and self._pipe.poll():
                reply: Reply = self._pipe.recv()
                self._unanswered = 0
                if reply.number == number:
                    return reply
        except (EOFError, OSError):
            self.kill()
        return None

    def kill(self) -> None:
        """End the process at once; `forget` waits until it has gone."""
        if self._process is not None:
            self._process.kill()

    def forget(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(0.5)
        self._pipe = self._process = None
        self._unanswered = 0


class Worker:
    """Asks one question at a time of the thinking processes."""

    def __init__(self, seconds: float = SECONDS, processes: int | None = None) -> None:
        self._seconds = seconds
        self._thinkers = [Thinker() for _ in range(processes or spare_cores())]
        self._number = 0
        self._open: Request | None = None
        self._thinking: list[Thinker] = []
        self._replies: list[Reply] = []
        self._failure = ""
        self._asked = self._looked = self._waited = 0.0

    def warm(self, game: str, levels: Iterable[str] = LEVELS) -> None:
        """Start the processes that these levels need for a game, so that the first answer is not delayed by that."""
        for thinker in self._needed(levels):
            thinker.warm(game)

    def ask(self, game: str, seen: State, seat: Seat, level: str, seed: int) -> int:
        """Put a question and return its number, which its answer will carry. A question still open is cancelled."""
        self.cancel()
        self._number += 1
        self._open = Request(self._number, game, pickle.dumps(seen), seat, level, seed)
        self._thinking = self._needed([level])
        self._replies = []
        self._failure = ""
        self._asked = self._looked = time.monotonic()
        self._waited = 0.0
        for place, thinker in enumerate(self._thinking):
            thinker.ask(self._open._replace(seed=seed + place))
        return self._number

    def poll(self) -> Answer | None:
        """The answer to the open question once it is there. Never blocks."""
        if self._open is None:
            return None
        now = time.monotonic()
        self._waited += min(LONGEST_GAP, now - self._looked)
        self._looked = now
        self._thinking = [thinker for thinker in self._thinking if not self._heard(thinker)]
        if self._thinking and self._waited > self._limit():
            self._failure = f"no answer within {self._waited:.1f} s"
            _end(self._thinking)
            self._thinking = []
        return None if self._thinking else self._conclude()

    def cancel(self) -> None:
        """Drop the open question: nobody waits for its answer any more."""
        self._open = None
        self._thinking = []

    def close(self) -> None:
        """End all processes at once. A later question starts new ones."""
        self._open = None
        self._thinking = []
        _end(self._thinkers)

    def _needed(self, levels: Iterable[str]) -> list[Thinker]:
        """All processes if they share the work of one of the levels, else the first."""
        return self._thinkers[:] if any(_shared(level) for level in levels) else self._thinkers[:1]

    def _heard(self, thinker: Thinker) -> bool:
        """Whether nothing more is to be expected of a process: it replied, or it is dead."""
        assert self._open is not None
        alive = thinker.alive
        reply = thinker.reply(self._open.number)
        if reply is not None:
            if reply.failure:
                self._failure = reply.failure
            else:
                self._replies.append(reply)
            return True
        if not alive:
            self._failure = "a thinking process died"
            _log.error("%s", self._failure)
        return not alive

    def _limit(self) -> float:
        """Seconds until those that are still thinking are not waited for any more."""
        assert self._open is not None
        if not self._replies:
            return self._seconds
        seconds = level_of(self._open.level).budget.seconds
        return min(self._seconds, PATIENCE * seconds) if seconds else self._seconds

    def _conclude(self) -> Answer:
        """The best action by all replies; without any, a stand-in's."""
        assert self._open is not None
        request, replaced = self._open, not self._replies
        if replaced:
            _log.error("level %s failed for seat %d, a stand-in plays: %s", request.level, request.seat, self._failure)
            action = stand_in(request)
        else:
            action = best(sum_up(reply.verdicts for reply in self._replies))
        self._open = None
        return Answer(request.number, action, replaced, time.monotonic() - self._asked)


def spare_cores() -> int:
    """How many processes may think: one for each core but the window's."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_PROCESSES, cores - 1))


def sum_up(replies: Iterable[list[Verdict]]) -> list[Verdict]:
    """Verdicts of several searches from one observation, action by action."""
    sums: dict[Action, tuple[int, float]] = {}
    for verdicts in replies:
        for action, visits, reward in verdicts:
            before, total = sums.get(action, (0, 0.0))
            sums[action] = before + visits, total + visits * reward
    return [Verdict(action, visits, total / max(1, visits)) for action, (visits, total) in sums.items()]


def verdicts_of(request: Request, dropped: Callable[[], bool] | None = None) -> list[Verdict]:
    """What the request's level thinks. Raises what the level raises, ValueError for an illegal choice."""
    seen: State = pickle.loads(request.seen)
    level, rules, rng = level_of(request.level), rules_of(request.game), Random(request.seed)
    if level.searches:
        return level.verdicts(rules, seen, request.seat, rng, dropped)
    action = level(rules, seen, request.seat, rng)
    if action not in seen.legal_actions():
        raise ValueError(f"{request.level} chose {action}, which is not legal")
    return [Verdict(action, 1, 0.0)]


def stand_in(request: Request) -> Action:
    """A legal action when the request's own level failed: the easy level's, or any."""
    if request.level != "easy":
        try:
            return best(verdicts_of(request._replace(level="easy")))
        except Exception:
            _log.exception("the stand-in failed too, a random move is played")
    return choose_random(pickle.loads(request.seen), Random(request.seed))


def _shared(level: str) -> bool:
    try:
        return level_of(level).shared
    except ValueError:
        return False


def _end(thinkers: list[Thinker]) -> None:
    """End processes, all at once."""
    for thinker in thinkers:
        thinker.kill()
    for thinker in thinkers:
        thinker.forget()


def _serve(pipe: Connection, components: Mapping[str, bytes | None], game: str) -> None:
    """The process: reads the game, then answers question after question until the other end of the pipe is gone."""
    datafile.hand_over(components)
    rules_of(game)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches the whole group; the window decides
    try:
        while True:
            request: Question = pipe.recv()
            try:
                pipe.send(request.reply(pipe.poll))
            except Exception as error:
                pipe.send(Reply(request.number, [], repr(error)))
    except (EOFError, OSError):
        return
