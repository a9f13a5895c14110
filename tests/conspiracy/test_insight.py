"""What a position is worth, and that the easy level makes no silly moves on it."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import oneply
from game.conspiracy.rules import RULES
from game.conspiracy.state import ConspiracyState
from tests.conspiracy.situations import play, points, position, text

FULL = "R1 R2 G1 G2 B1 B2 P1 P2 R3 G3 B3 P3 R4 G4 R6"
"""The chamber of a rival who has finished."""


def easy(state: ConspiracyState, seed: int = 1) -> str:
    """What the easy level does when it does not slip, as the tests write moves."""
    seat = state.current
    return text(oneply.choose(RULES, RULES.observe(state, seat), seat, Random(seed), slip=0.0))


def test_finished_game_is_worth_its_score() -> None:
    rng = Random(2)
    for seats in RULES.seats:
        state = RULES.new(seats, RULES.options(), seats)
        while state.decision() is not None:
            state.apply(rng.choice(state.legal_actions()))
        assert RULES.values(state) == pytest.approx([standing.score for standing in state.standings()])


def test_only_what_is_seen_counts() -> None:
    rng = Random(3)
    state = RULES.new(3, RULES.options(), 3)
    while state.decision() is not None:
        for seat in (*range(3), None):
            assert RULES.values(RULES.observe(state, seat)) == RULES.values(state)
        state.apply(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ("Y1 R3", "Y1 R4"),
        ("Y3 R3", "Y3 Y4"),
        ("Y1 Y3", "Y1:L09 Y3"),
        ("Y1 Y1:L09", "Y1 Y1:L01"),
        ("Y1 Y1:L02", "Y1 Y1:L01"),
        ("Y4 R0", "Y4 R1"),
        ("Y4 R0", "Y4 R2"),
        ("Y4 Y1 R1 R1:L09 B3", "Y4 Y1 R1 R1:L13 B3"),
        ("Y4 Y1 R1 R1:L09 B3", "Y4 Y1 R1 R1:L14 B3"),
    ],
)
def test_better_chambers_are_worth_more(less: str, more: str) -> None:
    """The number of Lords and the pearls are the same, so that only what differs is weighed."""
    weak, strong = (RULES.values(position(chambers=[chamber, "P4"], pearls=[0, 1])) for chamber in (less, more))
    assert strong[0] > weak[0]
    assert strong[1] == pytest.approx(weak[1])


@pytest.mark.parametrize("pearls", range(6))
def test_more_pearls_never_hurt(pearls: int) -> None:
    fewer, more = (
        RULES.values(position(chambers=["Y4 R4", "P4 B4"], pearls=[own, 3], master=0 if own > 3 else 1))
        for own in (pearls, pearls + 1)
    )
    assert more[0] > fewer[0]
    assert more[1] <= fewer[1]


def test_an_open_pile_is_a_gift_to_the_next() -> None:
    chambers = ["Y4 R4", "Y4 R4"]
    plain = RULES.values(position(chambers=chambers, current=1))
    gift = RULES.values(position(chambers=chambers, current=1, piles={"P": "P6 P4"}))
    assert gift[1] > plain[1]
    assert gift[1] - plain[1] > gift[0] - plain[0]


def test_takes_the_great_pile() -> None:
    assert easy(position(chambers=["Y4 Y3 R1", "B3"], piles={"Y": "Y6 Y3 Y4", "P": "P1"})) == "pile Y"


def test_keeps_the_lord_that_scores() -> None:
    game = position(chambers=["Y4 Y3 R1 G1 B3", "B3"], deck="Y6 R1 G1")
    play(game, "draw 3")
    assert easy(game) == "keep Y6"


@pytest.mark.parametrize("seed", range(5))
def test_takes_the_sure_points_on_the_last_turn(seed: int) -> None:
    """The open Location is worth 8, more than any other can be."""
    game = position(chambers=["Y1 Y4 Y4 Y3 Y3 Y6 Y0", FULL], piles={"Y": "Y1"}, open_="L16Y", finisher=1)
    play(game, "pile Y")
    assert easy(game, seed) == "open L16Y"


def test_swaps_its_coalition_together() -> None:
    """The 0 brings the lone yellow Lord at the end of the row to the two others."""
    game = position(chambers=["Y4 Y3 B3 P4 Y3 G3", "B3"], deck="R0")
    play(game, "draw 1")
    assert points(game)[2] == 6
    play(game, easy(game))
    assert points(game)[2] == 9


def test_steals_the_pearl_master_at_the_end() -> None:
    """The last turn: two pearls take the token, 10 points of difference, and beat a 6 of a new guild."""
    chambers = ["Y4 Y3 R4 G4 B4", FULL]
    game = position(chambers=chambers, piles={"B": "B3", "P": "P6"}, pearls=[6, 8], master=1, finisher=1, short=True)
    assert easy(game) == "pile B"


@pytest.mark.parametrize("seed", range(3))
def test_never_leaves_a_finished_coalition_pile_to_the_next(seed: int) -> None:
    """Three yellow Lords lie open and the next player has the yellow coalition: they are taken away."""
    game = position(chambers=["Y3 R3 B4", "Y4 Y3 Y6"], piles={"Y": "Y1 Y2 Y4"})
    assert easy(game, seed) == "pile Y"
