"""Games between computer players, without a window, counted.

Players change seats from game to game over shared deals: with n seats, games i*n to i*n+n-1 have the same deal and
every player sits once in every seat. Results depend on the seed alone, not on the number of processes.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Executor
from functools import partial
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from game.ai import oneply
from game.ai.levels import Level, level_of
from game.ai.runners import HERE, run
from game.engine.handover import handovers
from game.engine.protocol import Action, AnyRules, Event, GameOptions, IllegalAction, Seat, State
from game.engine.registry import rules_of
from game.engine.table import By

LATE = 2.0
"""A decision that takes longer than its level's seconds times this is late."""
SURE = 1.959964
"""Standard deviations of a confidence of 95 %."""

_log = logging.getLogger(__name__)


class Match(NamedTuple):
    """What is played: `levels` holds one level name per player, `orders` the standing answers all have fixed."""

    game: str
    levels: tuple[str, ...]
    options: GameOptions
    seed: int
    orders: tuple[str, ...] = ()


class Result(NamedTuple):
    """One game, by player (not by seat)."""

    places: tuple[int, ...]
    """1 won; who ties shares a place."""
    points: tuple[dict[str, float], ...]
    """By category, and the total."""
    seconds: tuple[tuple[float, ...], ...]
    """Of thinking, for each decision."""
    late: tuple[int, ...]
    replaced: tuple[int, ...]
    """How often a level failed and a stand-in chose."""
    decisions: int
    key: str
    handovers: int
    """How often the screen would have changed hands if all players were people."""
    rounds: int
    ending: str
    """What ended the game, where games end in different ways."""

    @property
    def wins(self) -> list[float]:
        """Each player's share of the win."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]

    def margin(self, player: int) -> float:
        """How far a player was ahead of the best other one, in points."""
        totals = [points["total"] for points in self.points]
        own = totals.pop(player)
        return own - max(totals)


class _Player:
    """A level at work in one game, and what is counted of it."""

    def __init__(self, level: Level, rng: Random) -> None:
        self.level = level
        self.rng = rng
        self.seconds: list[float] = []
        self.late = self.replaced = 0

    def decide(self, rules: AnyRules, seen: State, seat: Seat) -> Action:
        """What the level chooses; where it fails, what the one-ply player would do."""
        start = time.perf_counter()
        try:
            action = self.level(rules, seen, seat, self.rng)
        except Exception:
            _log.exception("level %s failed, a stand-in plays", self.level.name)
            self.replaced += 1
            action = oneply.choose(rules, seen, seat, self.rng)
        self.seconds.append(time.perf_counter() - start)
        self.late += self.level.searches and self.seconds[-1] > LATE * (self.level.budget.seconds or float("inf"))
        return action


def play(match: Match, number: int) -> Result:
    """Play game `number` of the match to its end. Raises IllegalAction for a level that breaks the rules."""
    rules = rules_of(match.game)
    count = len(match.levels)
    deal, turn = divmod(number, count)
    player_at = [(seat + turn) % count for seat in range(count)]
    players = [
        _Player(level_of(name), Random(f"{match.seed}/{number}/{player}")) for player, name in enumerate(match.levels)
    ]
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
            action = players[player].decide(rules, seen, decision.seat)
            by = _asked(rules, state, action)
        if action not in state.legal_actions():
            raise IllegalAction(f"{match.levels[player]} chose {action} in game {number} at decision {len(taken)}")
        state.apply(action, told.append)
        rounds += sum(event.kind == rules.round_event for event in told)
        told.clear()
        taken.append((decision.seat, by))
    standings = sorted(state.standings(), key=lambda standing: player_at[standing.seat])
    ending = rules.ending(state)
    return Result(
        places=tuple(standing.place for standing in standings),
        points=tuple({**dict(standing.parts), "total": standing.score} for standing in standings),
        seconds=tuple(tuple(player.seconds) for player in players),
        late=tuple(player.late for player in players),
        replaced=tuple(player.replaced for player in players),
        decisions=len(taken), key=state.key(), handovers=handovers(taken), rounds=rounds,
        ending=ending[0] if ending else "",
    )  # fmt: skip


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


def simulate(match: Match, games: int, runner: Executor = HERE, jobs: int = 1) -> dict[str, Any]:
    """Play `games` games and sum them up, see `summary`; `jobs` tells how many are played at a time."""
    start = time.perf_counter()
    results = run(runner, partial(play, match), range(games), jobs)
    return summary(match, results, time.perf_counter() - start)


def summary(match: Match, results: list[Result], seconds: float) -> dict[str, Any]:
    """The match as JSON-able figures; the lists have one entry per player.

    `wins` are games, shared ones split; `share` is their part with the ends of its 95 % interval; `margin` is the mean
    lead over the best other player, in points; `late` counts decisions that took twice their time, `replaced` those
    of a stand-in; `endings` the games by what ended them.
    """
    games = len(results)
    decisions = sum(result.decisions for result in results)
    players = range(len(match.levels))
    wins = [sum(result.wins[p] for result in results) for p in players]
    return {
        "game": match.game,
        "seats": [f"ai:{level}" for level in match.levels],
        "seed": match.seed,
        "games": games,
        "wins": [round(won, 6) for won in wins],
        "share": [[round(number, 4) for number in (won / games, *wilson(won, games))] for won in wins],
        "margin": [round(sum(result.margin(p) for result in results) / games, 3) for p in players],
        "scores": [_means([result.points[p] for result in results]) for p in players],
        "decisions": decisions,
        "decisions_per_game": round(decisions / games, 2),
        "handovers_per_round": round(
            sum(result.handovers for result in results) / sum(result.rounds for result in results), 3),
        "games_per_s": round(games / seconds, 3),
        "decisions_per_s": round(decisions / seconds, 1),
        "thinking": [_thinking([second for result in results for second in result.seconds[p]]) for p in players],
        "late": [sum(result.late[p] for result in results) for p in players],
        "replaced": [sum(result.replaced[p] for result in results) for p in players],
        "endings": dict(Counter(result.ending for result in results if result.ending).most_common()),
    }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The ends of Wilson's 95 % interval of a share."""
    share, square = wins / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def _means(points: list[dict[str, float]]) -> dict[str, float]:
    return {category: round(sum(p[category] for p in points) / len(points), 3) for category in points[0]}


def _thinking(seconds: Iterable[float]) -> dict[str, float]:
    """Mean, 99th percentile and longest seconds of a decision."""
    ordered = sorted(seconds) or [0.0]
    return {
        "mean_s": round(sum(ordered) / len(ordered), 6),
        "p99_s": round(ordered[99 * (len(ordered) - 1) // 100], 6),
        "max_s": round(ordered[-1], 6),
    }
