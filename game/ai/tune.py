"""Finding the weights of a game: computer players play each other, and the weights are fitted to what came of it.

The players look one ply ahead or search, which takes long but comes nearer to what positions are worth. They differ,
so that weak and strong positions of many kinds come up: by the weights (those in use and older ones), by slips, and by
random decisions that open every second game. New weights are then measured against the old ones in games of other
seeds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from copy import copy
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.ai import ismcts, oneply
from game.ai.arena import wilson
from game.ai.budget import Budget
from game.ai.fit import Sample, error, fit
from game.ai.runners import run
from game.engine.protocol import Action, AnyRules, Seat, State
from game.engine.registry import rules_of
from game.engine.weightfile import Made, load
from game.engine.weights import Table, Weights

OPENING = 20
"""Most random decisions at the beginning of a game."""

SLIPS = (0.0, 0.0, 0.05, 0.15)
"""How often a player does anything at all, by chance one of these."""

LONG = 1000
"""Decisions after which all players slip: without slips some go round in circles for ever."""

TRIALS = 12
"""Actions times worlds per decision, about: many games say more than well played ones."""

MANNER = ismcts.Manner(length=6, explore=0.35)
"""How the players search: with few iterations it pays neither to play on far nor to explore much."""

FAR = 25.0
"""A win by more points than that counts as one by so many: some are without scoring."""

WITHIN = 0.25
"""Share of the positions in the middle of a turn that are looked at, beside all at the end of one."""

GAUNTLET = "gauntlet"

Tables = dict[int, Table]
"""Weights as they are handed to other processes."""


class Pool(NamedTuple):
    """Who plays: weights in use first, then older ones; iterations of a search, 0 to look one ply ahead."""

    game: str
    seed: int
    weights: tuple[Tables, ...]
    iterations: int = 0


class Duel(NamedTuple):
    """New weights against old ones: `games` games of so many seats, of which the new ones won `wins`."""

    seats: int
    games: int
    wins: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of their share."""
        return wilson(self.wins, self.games)


def tune(
    pool: Pool, games: int, runner: Executor, jobs: int, command: str, kept: Sequence[str] = ()
) -> tuple[Weights, Made]:
    """Play and fit. Every number of seats is played equally often; the weights of terms that are `kept` stay."""
    rules = rules_of(pool.game)
    samples = [sample for found in run(runner, partial(play, pool), range(games), jobs) for sample in found]
    weights = fit(samples, rules.terms, Weights(pool.weights[0]), kept)
    skill = f"searches of {pool.iterations} iterations" if pool.iterations else "one ply"
    players = f"{skill}, {len(pool.weights)} sets of weights, slips {SLIPS}, every second game opened at random"
    return weights, Made(
        command=command, games=games, positions=len(samples), players=players,
        error=round(error(samples, weights), 3),
    )  # fmt: skip


def play(pool: Pool, number: int) -> list[Sample]:
    """Game `number`, and the positions of it that the weights are fitted to."""
    rules = rules_of(pool.game)
    rng = Random(f"{pool.seed}/{number}")
    seats = rules.seats[number % len(rules.seats)]
    players = [_with(rules, rng.choice(pool.weights)) for _ in range(seats)]
    slips = [rng.choice(SLIPS) for _ in range(seats)]
    opening = rng.randrange(OPENING) if rng.random() < 0.5 else 0
    state: State = rules.new(seats, rules.options(), rng.getrandbits(32))
    seen: list[State] = []
    done, mover = 0, -1
    while decision := state.decision():
        if done >= opening and (decision.seat != mover or rng.random() < WITHIN):
            seen.append(state.clone())
        mover = decision.seat
        slip = 1.0 if done < opening else slips[mover] if done < LONG else SLIPS[-1]
        state.apply(_decide(players[mover], state, mover, rng, slip, pool.iterations))
        done += 1
    standings = state.standings()
    points = rules.final(state, standings)
    points = [min(point, sorted(points)[-2] + FAR) for point in points]
    winners = sum(standing.place == 1 for standing in standings)
    wins = tuple((standing.place == 1) / winners for standing in standings)
    return [Sample(rules.progress(one), tuple(rules.features(one)), tuple(points), wins) for one in seen]


def gauntlet(
    game: str, new: Tables, old: Tables, seed: int, games: int, runner: Executor, jobs: int
) -> list[Duel]:
    """One player with the new weights against others with the old ones, every seat and deal equally often."""
    duels = []
    for seats in rules_of(game).seats if games else ():
        wins = run(runner, partial(_duel, game, new, old, seed, seats), range(games), jobs)
        duels.append(Duel(seats, games, sum(wins)))
    return duels


def _duel(game: str, new: Tables, old: Tables, seed: int, seats: int, number: int) -> float:
    """The share of the win of the player with the new weights."""
    rules = rules_of(game)
    deal, mine = divmod(number, seats)
    rng = Random(f"{GAUNTLET}/{seed}/{seats}/{number}")
    players = [_with(rules, new if seat == mine else old) for seat in range(seats)]
    state: State = rules.new(seats, rules.options(), Random(f"{GAUNTLET}/{seed}/{deal}").getrandbits(32))
    done = 0
    while decision := state.decision():
        slip = 0.0 if done < LONG else SLIPS[-1]
        state.apply(_decide(players[decision.seat], state, decision.seat, rng, slip))
        done += 1
    places = [standing.place for standing in state.standings()]
    return 1 / places.count(1) if places[mine] == 1 else 0.0


def _decide(rules: AnyRules, state: State, seat: Seat, rng: Random, slip: float, iterations: int = 0) -> Action:
    if slip and rng.random() < slip:
        actions: Sequence[Action] = state.legal_actions()
        return actions[int(rng.random() * len(actions))]
    seen = rules.observe(state, seat)
    if iterations:
        return ismcts.best(ismcts.search(rules, seen, seat, Budget(iterations=iterations), rng, manner=MANNER))
    return oneply.choose(rules, seen, seat, rng, slip=0.0, trials=TRIALS)


def _with(rules: AnyRules, tables: Tables) -> AnyRules:
    """The rules, for computer players that go by other weights."""
    other = copy(rules)
    other.weights = Weights(tables)
    return other


def tables_of(game: str, files: Iterable[str]) -> tuple[Tables, ...]:
    """The weights in files, in their order. Raises `ComponentError`."""
    rules = rules_of(game)
    return tuple(load(Path(file), rules.terms, rules.seats).tables for file in files)
