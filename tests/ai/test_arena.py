"""The arena: fair seats, shared wins split, the same figures in any number of processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from game.ai import arena
from game.ai.arena import Match, Result, play, simulate, summary, wilson
from game.ai.runners import HERE, Counted, runner_for
from game.engine.protocol import Action, AnyRules, Seat, State
from game.engine.registry import rules_of

MATCH = Match("conspiracy", ("random", "random", "random"), rules_of("conspiracy").options(), 5)
TIMED = ("games_per_s", "decisions_per_s", "thinking")


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMED}


def test_players_sit_in_every_seat_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[tuple[str, int]] = []

    class Watched:
        searches = False

        def __init__(self, name: str) -> None:
            self.name = name

        def __call__(self, rules: AnyRules, seen: State, seat: Seat, rng: Random) -> Action:
            seats.append((self.name, seat))
            return seen.legal_actions()[0]

    monkeypatch.setattr(arena, "level_of", Watched)
    match = MATCH._replace(levels=("a", "b", "c"))
    for number in range(3):
        play(match, number)
    assert set(seats) == {(name, seat) for name in "abc" for seat in range(3)}


def test_shared_wins_are_split() -> None:
    points = ({"total": 1.0},) * 3
    results = [
        Result((1, 1, 3), points, ((0.01,),) * 3, (0, 0, 1), (0,) * 3, 10, "", 6, 2, "Deck"),
        Result((2, 3, 1), points, ((0.03,),) * 3, (0, 0, 1), (0,) * 3, 20, "", 8, 2, "Sites"),
    ]
    figures = summary(MATCH, results, 2.0)
    assert figures["wins"] == [0.5, 0.5, 1.0]
    assert figures["decisions_per_game"] == 15
    assert figures["handovers_per_round"] == 3.5
    assert figures["games_per_s"] == 1
    assert figures["late"] == [0, 0, 2]
    assert figures["endings"] == {"Deck": 1, "Sites": 1}
    assert figures["thinking"][0] == {"mean_s": 0.02, "p99_s": 0.01, "max_s": 0.03}


def test_margin_is_the_lead_over_the_best_other_player() -> None:
    points = ({"total": 50.0}, {"total": 44.0}, {"total": 53.0})
    result = Result((2, 3, 1), points, ((),) * 3, (0,) * 3, (0,) * 3, 10, "", 6, 2, "")
    assert [result.margin(player) for player in range(3)] == [-3, -9, 3]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(200, 400, 0.4512, 0.5488), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_interval_of_a_share(wins: int, games: int, low: float, high: float) -> None:
    """Wilson's interval; the half width of a share of 50 % is 4.9 points with 400 games."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_failing_level_is_replaced_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        searches = False
        name = "broken"

        def __call__(self, rules: AnyRules, seen: State, seat: Seat, rng: Random) -> Action:
            raise RuntimeError("no idea")

    level_of = arena.level_of
    monkeypatch.setattr(arena, "level_of", lambda name: Broken() if name == "broken" else level_of(name))
    result = play(MATCH._replace(levels=("broken", "random")), 0)
    assert result.replaced[0] == len(result.seconds[0]) > 0
    assert result.replaced[1] == 0


def test_figures() -> None:
    figures = simulate(MATCH, 12)
    assert sum(figures["wins"]) == pytest.approx(12)
    for scores in figures["scores"]:
        assert scores["total"] == pytest.approx(sum(v for k, v in scores.items() if k != "total"), abs=0.01)
    assert json.loads(json.dumps(figures)) == figures


def test_somebody_hears_of_every_game_as_soon_as_it_is_played() -> None:
    heard: list[tuple[int, int]] = []
    played: list[int] = []
    told = Counted(HERE, lambda done, total: heard.append((done, total)))
    for number, result in enumerate(told.map(lambda argument: played.append(argument) or argument, range(3)), 1):
        assert result == number - 1
        assert played == list(range(number))
        assert heard[-1] == (number, 3)
    assert simulate(MATCH, 2, Counted(HERE, lambda done, total: heard.append((done, total))))["games"] == 2
    assert heard == [(1, 3), (2, 3), (3, 3), (1, 2), (2, 2)]


def test_processes_change_nothing() -> None:
    with runner_for(2) as runner:
        shared = simulate(MATCH, 6, runner, 2)
    assert untimed(simulate(MATCH, 6)) == untimed(shared)


@pytest.mark.parametrize("level", ["random", "easy"])
def test_hash_seed_changes_nothing(level: str) -> None:
    code = (
        "from game.ai.arena import Match, play; from game.engine.registry import rules_of;"
        f"m = Match('conspiracy', ('{level}', 'random'), rules_of('conspiracy').options(), 3);"
        "print([play(m, n).key for n in range(3)])"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("0", "1", "4711")
    }
    assert len(outputs) == 1


def test_hand_overs_are_counted_as_the_curtain_sees_them() -> None:
    # given a game in which a round is one turn, and each turn's decisions are one seat's
    # then the screen changes hands once a round
    assert simulate(MATCH, 3)["handovers_per_round"] == pytest.approx(1, abs=0.05)


def test_standing_answers_spare_hand_overs() -> None:
    # given four people at Glory to Rome who think with refill whenever another one leads
    rules = rules_of("glory_to_rome")
    match = Match("glory_to_rome", ("random",) * 4, rules.options(), 2)
    asked, spared = simulate(match, 4), simulate(match._replace(orders=("refill", "give")), 4)
    # then fewer have to come to the screen
    assert spared["handovers_per_round"] < asked["handovers_per_round"] - 0.5
