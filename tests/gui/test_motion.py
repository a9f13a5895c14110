"""Movements aim at slots, end when they are told to, and call what comes after them once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.gui import motion
from game.gui.motion import Flight, Timeline, Tween

EASES = [motion.linear, motion.out_cubic, motion.in_cubic, motion.in_out, motion.out_back]


@pytest.mark.parametrize("ease", EASES)
def test_easing_begins_and_ends_right(ease: motion.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0, abs=1e-9)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_flight_follows_its_slots() -> None:
    slots = {"a": Rect(0, 0, 10, 10), "b": Rect(100, 0, 20, 20)}
    flight = Flight(1.0, start=lambda: slots["a"], end=lambda: slots["b"], lift=0.3)
    timeline = Timeline()
    timeline.add(flight)
    assert flight.rect() == slots["a"]
    timeline.update(0.4)
    slots["b"] = Rect(400, 300, 40, 40)  # the window was resized meanwhile
    timeline.update(0.6)
    assert flight.rect() == slots["b"]
    assert not timeline.busy


def test_a_delayed_tween_waits() -> None:
    tween = Tween(1.0, motion.linear, delay=0.5)
    timeline = Timeline()
    timeline.add(tween)
    timeline.update(0.25)
    assert (tween.started, tween.share) == (False, 0.0)
    timeline.update(0.75)
    assert tween.share == pytest.approx(0.5)


def test_finish_ends_what_the_ends_start() -> None:
    done: list[int] = []
    timeline = Timeline()

    def then(number: int) -> None:
        done.append(number)
        if number < 5:
            timeline.add(Tween(3.0, done=lambda: then(number + 1)))

    timeline.add(Tween(3.0, done=lambda: then(1)))
    timeline.finish()
    assert done == [1, 2, 3, 4, 5]
    assert not timeline.busy


def test_speed_zero_ends_at_once() -> None:
    done: list[str] = []
    timeline = Timeline()
    timeline.speed = 0.0
    timeline.add(Tween(2.0, delay=1.0, done=lambda: done.append("end")))
    assert done == ["end"]


@given(st.lists(st.tuples(st.floats(0, 2), st.floats(0, 1)), max_size=8), st.lists(st.floats(0, 0.7), max_size=12))
def test_every_tween_ends_exactly_once(tweens: list[tuple[float, float]], steps: list[float]) -> None:
    done: list[int] = []
    timeline = Timeline()
    for index, (seconds, delay) in enumerate(tweens):
        timeline.add(Tween(seconds, delay=delay, done=lambda index=index: done.append(index)))
    for dt in steps:
        timeline.update(dt)
    timeline.finish()
    assert sorted(done) == list(range(len(tweens)))
