"""What the commands that let computer players play print, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.ai.ranking import Ranking
from game.ai.tune import Duel
from game.engine.weightfile import Made


def of_match(figures: dict[str, Any]) -> Iterator[str]:
    """The figures of `arena.summary`."""
    yield (
        f"{figures['games']} games, {figures['decisions_per_game']} decisions each, {figures['games_per_s']} games/s, "
        f"{figures['handovers_per_round']} hand-overs a round"
    )
    for player, seat in enumerate(figures["seats"]):
        share, low, high = (100 * number for number in figures["share"][player])
        thinking = figures["thinking"][player]
        yield (
            f"{player + 1}  {seat:12} wins {figures['wins'][player]:8.1f} = {share:.1f} % ({low:.1f} to {high:.1f})  "
            f"margin {figures['margin'][player]:+.1f}"
        )
        yield "   " + ", ".join(f"{name} {mean:.1f}" for name, mean in figures["scores"][player].items())
        yield (
            f"   thinks {thinking['mean_s'] * 1000:.1f} ms, 99 of 100 at most {thinking['p99_s'] * 1000:.0f} ms, "
            f"all at most {thinking['max_s'] * 1000:.0f} ms; "
            f"late {figures['late'][player]}, replaced {figures['replaced'][player]}"
        )
    for ending, games in figures["endings"].items():
        yield f"{games:4} ended: {ending.split('. ')[0].rstrip('.')}"  # the rest names seats


def of_ranking(ranking: Ranking) -> Iterator[str]:
    for place, rank in enumerate(ranking.ranks, start=1):
        yield f"{place}  ai:{rank.level:12} {rank.rating:6.2f} +- {rank.spread:.2f}  {rank.games} games"
    for one in ranking.pairings:
        yield (
            f"ai:{one.level} against {one.seats - 1} x ai:{one.against}: {100 * one.share:.1f} % "
            f"({100 * one.low:.1f} to {100 * one.high:.1f}), {one.games} games"
        )


def of_tuning(made: Made, duels: Sequence[Duel]) -> Iterator[str]:
    yield f"{made.positions} positions of {made.games} games, error of the lead {made.error} points"
    for duel in duels:
        low, high = (100 * end for end in duel.interval)
        yield (
            f"against {duel.seats - 1} with the old weights: {100 * duel.wins / duel.games:.1f} % "
            f"({low:.1f} to {high:.1f}), {duel.games} games, fair are {100 / duel.seats:.1f} %"
        )
