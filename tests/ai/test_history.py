"""The chances of a game that is over, and its turning points."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.history import curve, shares, turning_points
from game.engine.registry import GAMES, rules_of
from tests.support import new_table, play


@pytest.mark.parametrize("game", GAMES)
def test_chances_sum_to_one_and_end_with_the_result(game: str) -> None:
    rules = rules_of(game)
    table = play(new_table(rules, 3, seed=7), Random(7))
    chances = list(curve(rules, [*(step.before for step in table.steps), table.state]))
    assert len(chances) == len(table.steps) + 1
    assert all(sum(row) == pytest.approx(1) and min(row) >= 0 for row in chances)
    winners = [standing.seat for standing in table.state.standings() if standing.place == 1]
    assert [seat for seat in range(3) if chances[-1][seat] > 0] == winners


@pytest.mark.parametrize("game", GAMES)
def test_chances_come_from_what_lies_open(game: str) -> None:
    """A position dealt anew behind what everybody may know has the same chances."""
    rules = rules_of(game)
    table = play(new_table(rules, 2, seed=3), Random(3))
    for step in table.steps[::9]:
        other = rules.determinise(rules.observe(step.before, None), Random(1))
        assert shares(rules, other) == shares(rules, step.before)


def test_turning_points_are_the_largest_swings_in_the_order_of_the_game() -> None:
    """Of 0.5 > 0.6 > 0.6 > 0.2 > 0.25 > 1.0 the swings are 0.1, 0, 0.4, 0.05; the last step only shows the result."""
    chances = [(first, 1 - first) for first in (0.5, 0.6, 0.6, 0.2, 0.25, 1.0)]
    assert turning_points(chances) == [0, 2, 3]
    assert turning_points(chances, most=1) == [2]


def test_turning_points_lie_apart() -> None:
    """In a game of 49 decisions one that follows at once belongs to the same turn of fortune."""
    first = [0.5] * 10 + [0.8] + [0.4] * 20 + [0.6] * 19
    chances = [(value, 1 - value) for value in first]
    assert turning_points(chances, most=2) == [10, 30]


def test_a_game_without_swings_has_no_turning_point() -> None:
    assert turning_points([(0.5, 0.5)] * 8) == []
