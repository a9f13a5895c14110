"""What a position is worth, and that the easy level sees it."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import oneply
from game.engine.protocol import Args
from game.louis_xiv.rules import RULES
from tests.louis_xiv.situations import action, play, position, scoring, turns


def test_finished_game_is_worth_its_score() -> None:
    rng = Random(2)
    for seats in RULES.seats:
        state = RULES.new(seats, RULES.options(), seats)
        while state.decision() is not None:
            assert len(RULES.values(RULES.observe(state, None))) == seats
            state.apply(rng.choice(state.legal_actions()))
        assert RULES.values(state) == pytest.approx([standing.score for standing in state.standings()])


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ({"chips_of": {"R": "ring"}}, {"chips_of": {"R": "ring sceptre"}}),
        ({"chips_of": {"R": "ring ring"}}, {"chips_of": {"R": "ring sceptre"}}),
        ({"money": {"R": "3"}}, {"money": {"R": "6"}}),
        ({"done": {"R": "L-S1"}}, {"done": {"R": "D-H1"}}),
        ({"general": {"R": "8"}}, {"general": {"R": "5"}}),
        ({"intrigue": {}}, {"intrigue": {"R": "4"}}),
        ({"boards": {5: "R1 G2"}}, {"boards": {5: "R2 G1"}}),
        ({"boards": {5: "R2 G2"}}, {"boards": {5: "R3 G2"}}),
        ({"boards": {6: "R1"}}, {"boards": {6: "R2"}}),
    ],
)
def test_better_positions_are_worth_more(less: Args, more: Args) -> None:
    base = {"hands": {"R": "1 2 3", "G": "4 5 6"}, "missions_of": {"R": "L-S1 M-SR1"}}
    weak, strong = (RULES.values(position(turns(), **{**base, **more_}))[0] for more_ in (less, more))  # type: ignore[arg-type]
    assert strong > weak


def test_easy_buys_what_completes_a_mission() -> None:
    game = position(
        scoring(1), boards={1: "R1 G2"}, missions_of={"R": "M-SR1 L-R1"}, chips_of={"R": "ring"}, money={"R": "4"}
    )
    seen = RULES.observe(game, 0)
    assert oneply.choose(RULES, seen, 0, Random(1), slip=0.0) == action(game, "buy")
    play(game, "buy")
