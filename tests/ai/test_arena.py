"""The arena: fair seats, shared wins split, the same figures in any number of processes."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from game.ai import arena
from game.ai.arena import Match, Result, play, simulate, summary
from game.engine.registry import rules_of

MATCH = Match("conspiracy", ("random", "random", "random"), rules_of("conspiracy").options(), 5)
TIMED = ("games_per_s", "decisions_per_s", "thinking")


def untimed(result: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in result.items() if name not in TIMED}


def test_players_sit_in_every_seat_of_a_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seats: list[tuple[str, int]] = []

    def watch(name: str) -> Any:
        return lambda rules, seen, seat, rng: (seats.append((name, seat)), seen.legal_actions()[0])[1]

    monkeypatch.setattr(arena, "level_of", watch)
    match = MATCH._replace(levels=("a", "b", "c"))
    for number in range(3):
        play(match, number)
    assert set(seats) == {(name, seat) for name in "abc" for seat in range(3)}


def test_shared_wins_are_split() -> None:
    points = ({"total": 1.0},) * 3
    results = [
        Result((0.5, 0.5, 0.0), points, ((0.0, 0.0, 1),) * 3, 10, "", 6, 2),
        Result((0.0, 0.0, 1.0), points, ((0.0, 0.0, 1),) * 3, 20, "", 8, 2),
    ]
    figures = summary(MATCH, results, 2.0)
    assert figures["wins"] == [0.5, 0.5, 1.0]
    assert figures["decisions_per_game"] == 15
    assert figures["handovers_per_round"] == 3.5
    assert figures["games_per_s"] == 1


def test_figures() -> None:
    figures = simulate(MATCH, 12)
    assert sum(figures["wins"]) == pytest.approx(12)
    for scores in figures["scores"]:
        assert scores["total"] == pytest.approx(sum(v for k, v in scores.items() if k != "total"), abs=0.01)
    assert json.loads(json.dumps(figures)) == figures


def test_processes_change_nothing() -> None:
    assert untimed(simulate(MATCH, 6)) == untimed(simulate(MATCH, 6, jobs=2))


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
