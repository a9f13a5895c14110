"""The adviser's process: reasons, hints, crashes, what nobody waits for any more. Faults are made by a real process."""

from __future__ import annotations

import pickle
import time
from collections.abc import Iterator
from random import Random

import pytest

from game.ai.advice import MOST_WAITING, Advice, Adviser, Matter
from game.ai.reasons import explain
from game.engine.protocol import Action, State
from game.engine.registry import rules_of

GAME = "conspiracy"
RULES = rules_of(GAME)
START: State = RULES.observe(RULES.new(2, RULES.options(random_start=False), 11), 0)
LEVEL = "medium@30"


@pytest.fixture
def adviser() -> Iterator[Adviser]:
    with_process = Adviser()
    yield with_process
    with_process.close()


def wait(adviser: Adviser, seconds: float = 20.0) -> Advice:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if advice := adviser.poll():
            return advice
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_reasons_are_those_of_the_observation(adviser: Adviser) -> None:
    action = Action("draw", (2,))
    number = adviser.why(GAME, START, 0, action)
    assert adviser.busy
    assert wait(adviser) == Advice(number, explain(RULES, START, 0, action, Random(0)))
    assert not adviser.busy


def test_hint_goes_before_what_waits(adviser: Adviser) -> None:
    why = adviser.why(GAME, START, 0, Action("draw", (1,)))
    hint = adviser.hint(GAME, START, 0, LEVEL)
    first, second = wait(adviser), wait(adviser)
    assert (first.number, second.number) == (hint, why)
    assert first.explanation is not None
    assert first.explanation.action in START.legal_actions()


def test_what_is_cancelled_is_not_answered(adviser: Adviser) -> None:
    hint = adviser.hint(GAME, START, 0, LEVEL)
    assert adviser.poll() is None
    adviser.cancel(hint)
    assert not adviser.busy
    why = adviser.why(GAME, START, 0, Action("draw", (1,)))
    assert wait(adviser).number == why


def test_a_crash_leaves_the_reasons_out_and_the_next_question_is_answered(adviser: Adviser) -> None:
    lost = adviser.why(GAME, START, 0, Action("draw", (1,)))
    adviser.poll()
    adviser._thinker.kill()
    assert wait(adviser) == Advice(lost, None)
    number = adviser.why(GAME, START, 0, Action("draw", (1,)))
    assert wait(adviser).number == number


def test_a_question_that_fails_has_no_explanation(adviser: Adviser) -> None:
    number = adviser.why("chess", START, 0, Action("draw", (1,)))
    assert wait(adviser) == Advice(number, None)


def test_computers_faster_than_their_reasons_drop_the_oldest(adviser: Adviser) -> None:
    numbers = [adviser.why(GAME, START, 0, Action("draw", (1,))) for _question in range(MOST_WAITING + 3)]
    assert [matter.number for matter in adviser._waiting] == numbers[3:]


def test_a_hint_is_what_the_level_chooses() -> None:
    """In the process the level gets the observation of the seat and nothing else."""
    reply = Matter(7, GAME, pickle.dumps(START), 0, None, LEVEL).reply()
    assert reply.number == 7
    assert reply.explanation is not None
    again = Matter(8, GAME, pickle.dumps(START), 0, None, LEVEL).reply()
    assert again.explanation is not None
    assert again.explanation.action == reply.explanation.action
