"""Computer players think in a process of their own, so that the window never waits for them.

The process gets a pickled observation and nothing else of the game. Whatever goes wrong there (an exception, a crash,
no answer in time), the seat still gets a legal move, made here, and the log says so.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import signal
import time
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import NamedTuple

from game.ai.levels import choose_random, level_of
from game.engine import datafile
from game.engine.protocol import Action, Seat, State
from game.engine.registry import rules_of

SECONDS = 10.0
"""An answer that takes longer is not waited for."""

_log = logging.getLogger(__name__)


class Request(NamedTuple):
    """A decision to be made by `level` for `seat`, on the pickled observation `seen`."""

    number: int
    game: str
    seen: bytes
    seat: Seat
    level: str
    seed: int


class Answer(NamedTuple):
    """What to play for request `number`. `replaced`: the level failed and a stand-in chose. `seconds` of thinking."""

    number: int
    action: Action
    replaced: bool
    seconds: float


class Worker:
    """Asks one question at a time of a thinking process, which is started when first needed and again after a crash."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self._seconds = seconds
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._number = 0
        self._open: Request | None = None
        self._asked = 0.0

    def warm(self) -> None:
        """Start the process now, so that the first question is answered without the delay of a start."""
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, game: str, seen: State, seat: Seat, level: str, seed: int) -> int:
        """Put a question and return its number, which its answer will carry. A question still open is cancelled."""
        self.cancel()
        self._number += 1
        self._open = Request(self._number, game, pickle.dumps(seen), seat, level, seed)
        self._asked = time.monotonic()
        self.warm()
        try:
            assert self._pipe is not None
            self._pipe.send(self._open)
        except OSError as error:
            _log.warning("the thinking process took no question: %s", error)
        return self._number

    def poll(self) -> Answer | None:
        """The answer to the open question once it is there. Never blocks."""
        if self._open is None:
            return None
        reply = self._receive()
        if reply is not None:
            action, failure = reply
            if action is None:
                return self._stand_in(failure)
            return self._close_question(action, replaced=False)
        if self._process is None or not self._process.is_alive():
            return self._stand_in("the thinking process died")
        if time.monotonic() - self._asked > self._seconds:
            self.close()
            return self._stand_in(f"no answer within {self._seconds:g} s")
        return None

    def cancel(self) -> None:
        """Drop the open question, and the process with it, which may be deep in thought about it."""
        if self._open is not None:
            self._open = None
            self.close()

    def close(self) -> None:
        """End the process at once. A later question starts a new one."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join(0.5)
        self._pipe = self._process = None

    def _start(self) -> None:
        self.close()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        given = (theirs, datafile.contents())
        self._process = context.Process(target=_serve, args=given, name="three-thrones-ai", daemon=True)
        self._process.start()
        theirs.close()

    def _receive(self) -> tuple[Action | None, str] | None:
        """(action, what failed) for the open question, if it has come; an answer to another number is thrown away."""
        try:
            while self._pipe is not None and self._pipe.poll():
                number, action, failure = self._pipe.recv()
                if self._open is not None and number == self._open.number:
                    return action, failure
        except (EOFError, OSError):
            self.close()
        return None

    def _stand_in(self, failure: str) -> Answer:
        """Answer the open question here, by the one-ply player or, if that was the one that failed, by chance."""
        assert self._open is not None
        _log.error("level %s failed for seat %d, a stand-in plays: %s", self._open.level, self._open.seat, failure)
        return self._close_question(stand_in(self._open), replaced=True)

    def _close_question(self, action: Action, *, replaced: bool) -> Answer:
        answer = Answer(self._number, action, replaced, time.monotonic() - self._asked)
        self._open = None
        return answer


def answer(request: Request) -> Action:
    """The action that the request's level chooses. Raises what the level raises, ValueError for an illegal choice."""
    seen: State = pickle.loads(request.seen)
    action = level_of(request.level)(rules_of(request.game), seen, request.seat, Random(request.seed))
    if action not in seen.legal_actions():
        raise ValueError(f"{request.level} chose {action}, which is not legal")
    return action


def stand_in(request: Request) -> Action:
    """A legal action when the request's own level failed: the easy level's, or any."""
    if request.level != "easy":
        try:
            return answer(request._replace(level="easy"))
        except Exception:
            _log.exception("the stand-in failed too, a random move is played")
    return choose_random(rules_of(request.game), pickle.loads(request.seen), request.seat, Random(request.seed))


def _serve(pipe: Connection, components: Mapping[str, bytes | None]) -> None:
    """The process: answers question after question until the other end of the pipe is gone."""
    datafile.hand_over(components)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal reaches the whole group; the window decides
    try:
        while True:
            request = pipe.recv()
            try:
                pipe.send((request.number, answer(request), ""))
            except Exception as error:
                pipe.send((request.number, None, repr(error)))
    except (EOFError, OSError):
        return
