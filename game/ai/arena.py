"""Games between computer players, without a window, counted.

Players change seats from game to game over shared deals: with n seats, games i*n to i*n+n-1 have the same deal and
every player sits once in every seat. Results depend on the seed alone, not on the number of processes.
"""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

from game.ai.levels import level_of
from game.engine import datafile
from game.engine.protocol import GameOptions, IllegalAction, State
from game.engine.registry import rules_of


class Match(NamedTuple):
    """What is played: `levels` holds one level name per player."""

    game: str
    levels: tuple[str, ...]
    options: GameOptions
    seed: int


class Result(NamedTuple):
    """One game, by player (not by seat): share of the win, points by category, thinking times; decisions in all."""

    wins: tuple[float, ...]
    points: tuple[dict[str, float], ...]
    seconds: tuple[tuple[float, float, int], ...]
    """Per player: seconds in all, longest, number of decisions."""
    decisions: int
    key: str


def play(match: Match, number: int) -> Result:
    """Play game `number` of the match to its end. Raises IllegalAction for a level that breaks the rules."""
    rules = rules_of(match.game)
    count = len(match.levels)
    deal, turn = divmod(number, count)
    player_at = [(seat + turn) % count for seat in range(count)]
    levels = [level_of(name) for name in match.levels]
    rngs = [Random(f"{match.seed}/{number}/{player}") for player in range(count)]
    clocks = [[0.0, 0.0, 0] for _ in range(count)]
    state: State = rules.new(count, match.options, match.seed + deal)
    decisions = 0
    while decision := state.decision():
        player = player_at[decision.seat]
        seen = rules.observe(state, decision.seat)
        start = time.perf_counter()
        action = levels[player](rules, seen, decision.seat, rngs[player])
        _count(clocks[player], time.perf_counter() - start)
        if action not in state.legal_actions():
            raise IllegalAction(f"{match.levels[player]} chose {action} in game {number} at decision {decisions}")
        state.apply(action)
        decisions += 1
    return _result(state, player_at, clocks, decisions)


def simulate(match: Match, games: int, jobs: int = 1) -> dict[str, Any]:
    """Play `games` games in `jobs` processes and sum them up; see `summary`."""
    start = time.perf_counter()
    if jobs == 1:
        results = [play(match, number) for number in range(games)]
    else:
        given = datafile.contents()
        with ProcessPoolExecutor(jobs, get_context("spawn"), datafile.hand_over, (given,)) as pool:
            results = list(pool.map(play, repeat(match, games), range(games), chunksize=max(1, games // (8 * jobs))))
    return summary(match, results, time.perf_counter() - start)


def summary(match: Match, results: list[Result], seconds: float) -> dict[str, Any]:
    """The match as JSON-able figures; the lists have one entry per player. `wins` are games, shared ones split."""
    games = len(results)
    decisions = sum(result.decisions for result in results)
    players = range(len(match.levels))
    return {
        "game": match.game,
        "seats": [f"ai:{level}" for level in match.levels],
        "seed": match.seed,
        "games": games,
        "wins": [round(sum(result.wins[p] for result in results), 6) for p in players],
        "scores": [_means([result.points[p] for result in results]) for p in players],
        "decisions": decisions,
        "decisions_per_game": round(decisions / games, 2),
        "games_per_s": round(games / seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "thinking": [_thinking([result.seconds[p] for result in results]) for p in players],
    }


def _count(clock: list[float], seconds: float) -> None:
    clock[0] += seconds
    clock[1] = max(clock[1], seconds)
    clock[2] += 1


def _result(state: State, player_at: list[int], clocks: list[list[float]], decisions: int) -> Result:
    standings = state.standings()
    winners = sum(standing.place == 1 for standing in standings)
    wins = [0.0] * len(standings)
    points: list[dict[str, float]] = [{} for _ in standings]
    for standing in standings:
        player = player_at[standing.seat]
        wins[player] = 1 / winners if standing.place == 1 else 0.0
        points[player] = {**dict(standing.parts), "total": standing.score}
    seconds = tuple((total, longest, int(count)) for total, longest, count in clocks)
    return Result(tuple(wins), tuple(points), seconds, decisions, state.key())


def _means(points: list[dict[str, float]]) -> dict[str, float]:
    return {category: round(sum(p[category] for p in points) / len(points), 3) for category in points[0]}


def _thinking(seconds: list[tuple[float, float, int]]) -> dict[str, float]:
    """Mean and longest seconds per decision."""
    count = sum(number for _, _, number in seconds)
    mean = sum(total for total, _, _ in seconds) / max(1, count)
    return {"mean_s": round(mean, 6), "max_s": round(max(longest for _, longest, _ in seconds), 6)}
