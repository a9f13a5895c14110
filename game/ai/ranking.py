"""One list of all levels, by games between all of them, with all numbers of seats.

With two seats every level meets every other; with more, one player of a level meets a table of another. The ratings
are OpenSkill's (Plackett-Luce), which takes games of any number of players and knows how sure it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Executor
from importlib import import_module
from itertools import combinations, permutations
from typing import Any, NamedTuple

from game.ai.arena import Match, Result, play, wilson
from game.ai.runners import HERE, run
from game.engine.registry import rules_of


class NoRatings(RuntimeError):
    """The library for ratings is not installed."""


class Rank(NamedTuple):
    """A level's place in the list: its rating, how unsure that is, and its games."""

    level: str
    rating: float
    spread: float
    games: int


class Pairing(NamedTuple):
    """One player of a level against a table of another: its share of the wins with the ends of the 95 % interval."""

    level: str
    against: str
    seats: int
    games: int
    share: float
    low: float
    high: float


class Ranking(NamedTuple):
    ranks: list[Rank]
    """Best first."""
    pairings: list[Pairing]


def pairings(levels: Sequence[str], seats: Sequence[int]) -> list[tuple[str, ...]]:
    """Who sits at the tables: pairs, and for larger tables one against several of another level, both ways round."""
    tables: list[tuple[str, ...]] = []
    for number in seats:
        if number == 2:
            tables += combinations(levels, 2)
        else:
            tables += [(one, *[other] * (number - 1)) for one, other in permutations(levels, 2)]
    return tables


def rank(
    game: str, levels: Sequence[str], seats: Sequence[int], games: int, seed: int, runner: Executor = HERE,
    jobs: int = 1,
) -> Ranking:
    """Play `games` games at every table and rate the levels. Raises NoRatings."""
    try:
        models = import_module("openskill.models")
    except ImportError:
        raise NoRatings("a ranking needs the extra 'ranking': pip install 'three-thrones[ranking]'") from None
    tables = pairings(levels, seats)
    options = rules_of(game).options()
    tasks = [(Match(game, table, options, seed), number) for number in range(games) for table in tables]
    results = run(runner, _play, tasks, jobs)
    model = models.PlackettLuce()
    ratings = {level: model.rating(name=level) for level in levels}
    played = dict.fromkeys(levels, 0)
    for (match, _), result in zip(tasks, results, strict=True):
        _rate(model, ratings, match.levels, result.places)
        for level in set(match.levels):
            played[level] += 1
    ranks = [Rank(level, round(one.mu, 2), round(one.sigma, 2), played[level]) for level, one in ratings.items()]
    found = [_pairing(table, results[at :: len(tables)]) for at, table in enumerate(tables)]
    return Ranking(sorted(ranks, key=lambda one: -one.rating), found)


def _play(task: tuple[Match, int]) -> Result:
    return play(*task)


def _rate(model: Any, ratings: dict[str, Any], levels: Sequence[str], places: Sequence[int]) -> None:
    """Take a game in: a level that sat there several times moves by the mean of what its players would."""
    rated = model.rate([[ratings[level]] for level in levels], ranks=list(places))
    for level in set(levels):
        own = [team[0] for team, name in zip(rated, levels, strict=True) if name == level]
        ratings[level] = model.rating(
            mu=sum(one.mu for one in own) / len(own), sigma=sum(one.sigma for one in own) / len(own), name=level
        )


def _pairing(table: tuple[str, ...], results: Sequence[Result]) -> Pairing:
    games = len(results)
    won = sum(result.wins[0] for result in results)
    low, high = wilson(won, games)
    return Pairing(table[0], table[1], len(table), games, round(won / games, 4), round(low, 4), round(high, 4))
