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

from game.ai import oneply
from game.ai.budget import Budget
from game.ai.ismcts import Verdict, best
from game.ai.levels import level_of
from game.ai.worker import MOST_UNANSWERED, Answer, Request, Worker, stand_in, sum_up
from game.engine.protocol import Action, State
from game.engine.registry import rules_of

GAME = "conspiracy"
RULES = rules_of(GAME)
START: State = RULES.observe(RULES.new(2, RULES.options(random_start=False), 11), 0)

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="stops and kills processes by POSIX signals")


@pytest.fixture
def worker() -> Iterator[Worker]:
    with_worker = Worker(processes=1)
    yield with_worker
    with_worker.close()


def wait(worker: Worker, seconds: float = 20.0) -> Answer:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if answer := worker.poll():
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def process_id(worker: Worker, place: int = 0) -> int:
    process = worker._thinkers[place]._process
    assert process is not None
    assert process.pid is not None
    return process.pid


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
    worker.warm(GAME)
    pid = process_id(worker)
    for seed in range(3):
        worker.ask(GAME, START, 0, "random", seed)
        wait(worker)
    assert process_id(worker) == pid


@needs_signals
def test_killed_process_is_replaced_by_a_legal_move(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    worker.warm(GAME)
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
    worker = Worker(seconds=0.3, processes=1)
    worker.warm(GAME)
    pid = process_id(worker)
    os.kill(pid, signal.SIGSTOP)
    worker.ask(GAME, START, 0, "random", 1)
    answer = wait(worker, 3)
    assert answer.replaced
    assert answer.action in START.legal_actions()
    assert gone(pid)


def test_medium_is_left_to_one_process(pair: Worker) -> None:
    """Given two processes, when medium is asked, then its 100 iterations are those of the first one alone."""
    pair.ask(GAME, START, 0, "medium@40", 5)
    assert wait(pair).action == best(level_of("medium@40").verdicts(RULES, START, 0, Random(5)))
    assert not level_of("medium").shared
    assert level_of("medium").budget == Budget(iterations=100, seconds=0.3)
    assert level_of("hard").shared


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
    worker.warm(GAME)
    worker.ask(GAME, START, 0, "random", 1)
    real = wait(worker)
    thinker = worker._thinkers[0]
    worker._open = Request(real.number + 1, GAME, b"", 0, "random", 1)
    worker._thinking, worker._replies = [thinker], []
    thinker.ask(Request(real.number, GAME, pickle.dumps(START), 0, "random", 1))
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
    worker.warm(GAME)
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

    monkeypatch.setattr(oneply, "choose", broken)
    for level in ("easy", "random", "grandmaster"):
        action = stand_in(Request(1, GAME, pickle.dumps(START), 0, level, 3))
        assert action in START.legal_actions()


# Several processes ------------------------------------------------------------------------------------------------


@pytest.fixture
def pair() -> Iterator[Worker]:
    with_two = Worker(processes=2)
    with_two.warm(GAME)
    yield with_two
    with_two.close()


def test_counts_of_several_searches_are_added_up() -> None:
    one, other = Action("draw", (1,)), Action("draw", (2,))
    sums = sum_up([[Verdict(one, 30, 0.5), Verdict(other, 10, 0.7)], [Verdict(one, 10, 0.1), Verdict(other, 50, 0.6)]])
    assert sums == [Verdict(one, 40, pytest.approx(0.4)), Verdict(other, 60, pytest.approx(37 / 60))]
    assert best(sums) == other


def test_search_is_shared(pair: Worker) -> None:
    """Given two processes, when a level that searches is asked, then both searches count, each with its own seed."""
    pair.ask(GAME, START, 0, "hard@40", 5)
    answer = wait(pair)
    searches = [level_of("hard@40").verdicts(RULES, START, 0, Random(seed)) for seed in (5, 6)]
    assert answer.action == best(sum_up(searches))
    assert not answer.replaced


def test_new_question_ends_the_search_for_the_old_one(worker: Worker) -> None:
    """Given a search without hope of an end, when another question is put, then the same process answers that."""
    worker.warm(GAME)
    pid = process_id(worker)
    worker.ask(GAME, START, 0, "hard@999999", 5)
    time.sleep(0.3)
    number = worker.ask(GAME, START, 0, "hard@20", 6)
    answer = wait(worker)
    assert (answer.number, answer.replaced) == (number, False)
    assert process_id(worker) == pid


@needs_signals
def test_process_that_never_replies_is_replaced(worker: Worker) -> None:
    worker.warm(GAME)
    pid = process_id(worker)
    os.kill(pid, signal.SIGSTOP)
    for seed in range(MOST_UNANSWERED + 1):
        worker.ask(GAME, START, 0, "hard@20", seed)
    assert not wait(worker).replaced
    assert gone(pid)


@needs_signals
def test_one_dead_process_of_two_leaves_the_answer_to_the_other(pair: Worker, caplog: pytest.LogCaptureFixture) -> None:
    os.kill(process_id(pair, 1), signal.SIGSTOP)
    pair.ask(GAME, START, 0, "hard@40", 5)
    os.kill(process_id(pair, 1), signal.SIGKILL)
    with caplog.at_level(logging.ERROR):
        answer = wait(pair)
    assert not answer.replaced
    assert answer.action == level_of("hard@40")(RULES, START, 0, Random(5))
    assert "died" in caplog.text
    pair.ask(GAME, START, 0, "hard@10", 5)
    assert not wait(pair).replaced


@needs_signals
def test_hanging_process_of_two_is_not_waited_for(pair: Worker) -> None:
    pid = process_id(pair, 1)
    pair.ask(GAME, START, 0, "hard@10", 5)
    wait(pair)
    os.kill(pid, signal.SIGSTOP)
    pair.ask(GAME, START, 0, "hard", 5)
    answer = wait(pair, 5)
    assert not answer.replaced
    assert gone(pid)


@needs_signals
def test_all_processes_end_at_once(pair: Worker) -> None:
    pids = [process_id(pair, 0), process_id(pair, 1)]
    pair.ask(GAME, START, 0, "hard", 5)
    start = time.monotonic()
    pair.close()
    assert time.monotonic() - start < 1
    assert all(gone(pid) for pid in pids)


def test_sleep_of_the_machine_makes_no_answer_late(pair: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a question, when the clock jumps by an hour between two looks, then its answer is still taken."""
    pair.ask(GAME, START, 0, "hard@40", 5)
    now = time.monotonic
    monkeypatch.setattr("game.ai.worker.time.monotonic", lambda: now() + 3600)
    first = pair.poll()
    monkeypatch.undo()
    assert first is None or not first.replaced
    if first is None:
        assert not wait(pair).replaced
