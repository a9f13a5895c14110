"""The thinking process: answers, crashes, hangs, late answers, a quick end. Faults are made by real processes."""

import logging
import os
import pickle
import signal
import sys
import time
from collections.abc import Iterator
from random import Random

import pytest

from game.ai.levels import LEVELS, level_of
from game.ai.worker import Answer, Request, Worker, stand_in
from game.engine.protocol import State
from game.engine.registry import rules_of

GAME = "conspiracy"
RULES = rules_of(GAME)
START: State = RULES.observe(RULES.new(2, RULES.options(random_start=False), 11), 0)

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="stops and kills processes by POSIX signals")


@pytest.fixture
def worker() -> Iterator[Worker]:
    with_worker = Worker()
    yield with_worker
    with_worker.close()


def wait(worker: Worker, seconds: float = 20.0) -> Answer:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := worker.poll():
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def process_id(worker: Worker) -> int:
    assert worker._process is not None
    assert worker._process.pid is not None
    return worker._process.pid


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_answers_like_the_level_itself(worker: Worker) -> None:
    number = worker.ask(GAME, START, 0, "easy", 5)
    answer = wait(worker)
    assert answer.number == number
    assert not answer.replaced
    assert answer.action == level_of("easy")(RULES, START, 0, Random(5))
    assert worker.poll() is None


def test_one_process_serves_many_questions(worker: Worker) -> None:
    worker.warm()
    pid = process_id(worker)
    for seed in range(3):
        worker.ask(GAME, START, 0, "random", seed)
        wait(worker)
    assert process_id(worker) == pid


@needs_signals
def test_killed_process_is_replaced_by_a_legal_move(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    worker.warm()
    os.kill(process_id(worker), signal.SIGSTOP)  # so that it cannot answer before it is killed
    worker.ask(GAME, START, 0, "random", 1)
    os.kill(process_id(worker), signal.SIGKILL)
    with caplog.at_level(logging.ERROR):
        answer = wait(worker)
    assert answer.replaced
    assert answer.action in START.legal_actions()
    assert "stand-in" in caplog.text
    worker.ask(GAME, START, 0, "easy", 1)
    assert not wait(worker).replaced


@needs_signals
def test_process_that_died_between_questions_is_started_again(worker: Worker) -> None:
    worker.ask(GAME, START, 0, "random", 1)
    wait(worker)
    os.kill(process_id(worker), signal.SIGKILL)
    worker.ask(GAME, START, 0, "random", 2)
    assert wait(worker).action in START.legal_actions()


def test_failing_level_is_replaced(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    worker.ask(GAME, START, 0, "no such level", 1)
    answer = wait(worker)
    assert answer.replaced
    assert answer.action == level_of("easy")(RULES, START, 0, Random(1))
    assert "no such level" in caplog.text


@needs_signals
def test_hanging_process_is_ended_after_its_time() -> None:
    worker = Worker(seconds=0.3)
    worker.warm()
    pid = process_id(worker)
    os.kill(pid, signal.SIGSTOP)
    worker.ask(GAME, START, 0, "random", 1)
    answer = wait(worker, 3)
    assert answer.replaced
    assert answer.action in START.legal_actions()
    assert gone(pid)


def test_new_question_drops_the_old_answer(worker: Worker) -> None:
    worker.ask(GAME, START, 0, "easy", 1)
    number = worker.ask(GAME, START, 0, "random", 2)
    answer = wait(worker)
    assert answer.number == number
    assert answer.action == level_of("random")(RULES, START, 0, Random(2))
    time.sleep(0.2)
    assert worker.poll() is None


def test_late_answer_is_ignored(worker: Worker) -> None:
    """An answer under another number, as a process that lags behind would send it."""
    worker.warm()
    worker.ask(GAME, START, 0, "random", 1)
    real = wait(worker)
    worker._open = Request(real.number + 1, GAME, b"", 0, "random", 1)
    assert worker._pipe is not None
    worker._pipe.send(Request(real.number, GAME, pickle.dumps(START), 0, "random", 1))
    time.sleep(0.5)
    assert worker.poll() is None


def test_cancelled_question_gets_no_answer(worker: Worker) -> None:
    worker.ask(GAME, START, 0, "easy", 1)
    worker.cancel()
    time.sleep(0.5)
    assert worker.poll() is None


@needs_signals
def test_close_is_quick_even_in_mid_thought() -> None:
    worker = Worker()
    worker.warm()
    pid = process_id(worker)
    os.kill(pid, signal.SIGSTOP)
    start = time.monotonic()
    worker.close()
    assert time.monotonic() - start < 1
    assert gone(pid)
    worker.close()


def test_stand_in_when_easy_itself_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setitem(LEVELS, "easy", broken)
    for level in ("easy", "random", "medium"):
        action = stand_in(Request(1, GAME, pickle.dumps(START), 0, level, 3))
        assert action in START.legal_actions()
