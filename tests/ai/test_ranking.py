"""The ranking of the levels, and the executors that games are played on."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from game.ai import ranking
from game.ai.arena import Match, simulate
from game.ai.ranking import NoRatings, pairings, rank
from game.ai.runners import HERE, NoCluster, run, runner_for
from game.engine.registry import rules_of

needs_ratings = pytest.mark.skipif(find_spec("openskill") is None, reason="the extra 'ranking' is not installed")
needs_cluster = pytest.mark.skipif(find_spec("distributed") is None, reason="the extra 'cluster' is not installed")


def double(number: int) -> int:
    return 2 * number


def test_all_meet_all() -> None:
    assert pairings(["a", "b", "c"], [2]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b"], [2, 4]) == [("a", "b"), ("a", "b", "b", "b"), ("b", "a", "a", "a")]


@needs_ratings
def test_stronger_level_stands_above() -> None:
    found = rank("conspiracy", ["random", "easy"], [2], 4, 1)
    assert [one.level for one in found.ranks] == ["easy", "random"]
    assert all(one.games == 4 for one in found.ranks)
    (pairing,) = found.pairings
    assert (pairing.level, pairing.against, pairing.seats, pairing.games) == ("random", "easy", 2, 4)
    assert pairing.low <= pairing.share <= pairing.high
    assert pairing.share < 0.5


@needs_ratings
def test_level_that_sits_there_several_times_has_one_rating() -> None:
    found = rank("conspiracy", ["random", "easy"], [3], 1, 1)
    assert {one.level: one.games for one in found.ranks} == {"random": 2, "easy": 2}


def test_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(ranking, "import_module", missing)
    with pytest.raises(NoRatings, match="ranking"):
        rank("conspiracy", ["random", "easy"], [2], 1, 1)


def test_results_keep_the_order_of_the_arguments() -> None:
    assert run(HERE, double, range(5)) == [0, 2, 4, 6, 8]
    with runner_for(2) as runner:
        assert run(runner, double, range(5), 2) == [0, 2, 4, 6, 8]


def test_fault_of_a_task_comes_through() -> None:
    with pytest.raises(ZeroDivisionError):
        run(HERE, lambda number: 1 // number, [1, 0])


@needs_cluster
def test_cluster_plays_the_same_games() -> None:
    """A scheduler and two workers in processes of this machine."""
    from distributed import LocalCluster

    match = Match("conspiracy", ("random", "random"), rules_of("conspiracy").options(), 3)
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs="ERROR"
    ) as cluster, runner_for(scheduler=cluster.scheduler_address) as runner:
        shared = simulate(match, 4, runner, 2)
    alone = simulate(match, 4)
    assert shared["scores"] == alone["scores"]
    assert shared["decisions"] == alone["decisions"]


@needs_cluster
def test_absent_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ai.runners.CONNECT_S", 0.2)
    with pytest.raises(NoCluster, match=r"tcp://127\.0\.0\.1:1"), runner_for(scheduler="tcp://127.0.0.1:1"):
        pass
