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
from game.engine.handover import handovers
from game.engine.protocol import Action, AnyRules, Event, GameOptions, IllegalAction, Seat, State
from game.engine.registry import rules_of
from game.engine.table import By


class Match(NamedTuple):
    """What is played: `levels` holds one level name per player, `orders` the standing answers all have fixed."""

    game: str
    levels: tuple[str, ...]
    options: GameOptions
    seed: int
    orders: tuple[str, ...] = ()


class Result(NamedTuple):
    """One game, by player (not by seat): share of the win, points by category, thinking times; decisions in all."""

    wins: tuple[float, ...]
    points: tuple[dict[str, float], ...]
    seconds: tuple[tuple[float, float, int], ...]
    """Per player: seconds in all, longest, number of decisions."""
    decisions: int
    key: str
    handovers: int
    """How often the screen would have changed hands if all players were people."""
    rounds: int


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
    taken: list[tuple[Seat, By]] = []
    told: list[Event] = []
    rounds = 1
    while decision := state.decision():
        player = player_at[decision.seat]
        seen = rules.observe(state, decision.seat)
        action = _ordered(rules, match.orders, seen, decision.seat)
        by: By = "order" if action else "seat"
        if action is None:
            start = time.perf_counter()
            action = levels[player](rules, seen, decision.seat, rngs[player])
            _count(clocks[player], time.perf_counter() - start)
            by = _asked(rules, state, action)
        if action not in state.legal_actions():
            raise IllegalAction(f"{match.levels[player]} chose {action} in game {number} at decision {len(taken)}")
        state.apply(action, told.append)
        rounds += sum(event.kind == rules.round_event for event in told)
        told.clear()
        taken.append((decision.seat, by))
    return _result(state, player_at, clocks, taken, rounds)


def _ordered(rules: AnyRules, orders: tuple[str, ...], seen: State, seat: Seat) -> Action | None:
    """The answer of the first of these orders that has one."""
    answers = (order.answer(seen, seat) for order in rules.orders if order.id in orders) if orders else ()
    return next((answer for answer in answers if answer is not None), None)


def _asked(rules: AnyRules, state: State, action: Action) -> By:
    """Whether a person would have to come to the screen for this decision, or passes in a call to all."""
    call = rules.call(rules.observe(state, None))
    if call is None:
        return "seat"
    return "call" if action == call.unnamed else "named"


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
        "handovers_per_round": round(
            sum(result.handovers for result in results) / sum(result.rounds for result in results), 3),
        "games_per_s": round(games / seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "thinking": [_thinking([result.seconds[p] for result in results]) for p in players],
    }


def _count(clock: list[float], seconds: float) -> None:
    clock[0] += seconds
    clock[1] = max(clock[1], seconds)
    clock[2] += 1


def _result(
    state: State, player_at: list[int], clocks: list[list[float]], taken: list[tuple[Seat, By]], rounds: int
) -> Result:
    standings = state.standings()
    winners = sum(standing.place == 1 for standing in standings)
    wins = [0.0] * len(standings)
    points: list[dict[str, float]] = [{} for _ in standings]
    for standing in standings:
        player = player_at[standing.seat]
        wins[player] = 1 / winners if standing.place == 1 else 0.0
        points[player] = {**dict(standing.parts), "total": standing.score}
    seconds = tuple((total, longest, int(count)) for total, longest, count in clocks)
    return Result(tuple(wins), tuple(points), seconds, len(taken), state.key(), handovers(taken), rounds)


def _means(points: list[dict[str, float]]) -> dict[str, float]:
    return {category: round(sum(p[category] for p in points) / len(points), 3) for category in points[0]}


def _thinking(seconds: list[tuple[float, float, int]]) -> dict[str, float]:
    """Mean and longest seconds per decision."""
    count = sum(number for _, _, number in seconds)
    mean = sum(total for total, _, _ in seconds) / max(1, count)
    return {"mean_s": round(mean, 6), "max_s": round(max(longest for _, longest, _ in seconds), 6)}
