"""What a position is worth: the features that a game names, weighed by numbers that were fitted to many games.

Weights change with the game: they are given for its beginning, its middle and its end and run straight in between.
The numbers come from a file of the game, see `game.engine.weightfile`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

PHASES = ("beginning", "middle", "end")
STEPS: Final = 32
"""Steps of the game's progress for which the weights are worked out in advance."""

Features = tuple[float, ...]
"""One seat's numbers in a position, in the order of the game's terms."""
Curve = tuple[float, float, float]
"""A number at the beginning, in the middle and at the end of the game."""


class Term(NamedTuple):
    """One of the things that a good player looks at.

    `id` is its entry in the file of weights. `name` and `gain` are message ids: what it is, and the sentence that
    gives it as the reason for an action. `either_way`: more of it may be good or bad; otherwise it is never bad.
    """

    id: str
    name: str
    gain: str
    either_way: bool = False


class Table(NamedTuple):
    """The weights for one number of seats.

    start: points of a seat whose features are all 0; steepness: how much a point of lead does for the chance to win,
    as the log of the odds between two; weights: points for one of each feature, in the order of the terms.
    """

    start: Curve
    steepness: Curve
    weights: tuple[Curve, ...]


class Weights:
    """The weights of a game for every number of seats."""

    def __init__(self, tables: Mapping[int, Table]) -> None:
        self.tables = dict(tables)
        self._rows = {
            seats: [_at(step, table) for step in range(STEPS + 1)] for seats, table in tables.items()
        }

    def values(self, progress: float, features: Sequence[Features]) -> list[float]:
        """The final points that each seat can expect; `progress` is 0 at the beginning of the game and 1 at its end."""
        start, _, weights = self._rows[len(features)][_step(progress)]
        values: list[float] = []
        for own in features:
            value = start
            for at in range(len(weights)):
                value += weights[at] * own[at]
            values.append(value)
        return values

    def steepness(self, progress: float, seats: int) -> float:
        """How much a point of lead does for the chance to win."""
        return self._rows[seats][_step(progress)][1]

    def at(self, progress: float, seats: int) -> tuple[float, ...]:
        """Points for one of each feature."""
        return self._rows[seats][_step(progress)][2]


def shares(progress: float) -> Curve:
    """How much beginning, middle and end each count at a point of the game; they sum to 1."""
    end = max(0.0, 2 * progress - 1)
    beginning = max(0.0, 1 - 2 * progress)
    return beginning, 1 - beginning - end, end


def _step(progress: float) -> int:
    return int(min(1.0, max(0.0, progress)) * STEPS + 0.5)


def _at(step: int, table: Table) -> tuple[float, float, tuple[float, ...]]:
    part = shares(step / STEPS)
    weights = tuple(_mix(curve, part) for curve in table.weights)
    return _mix(table.start, part), _mix(table.steepness, part), weights


def _mix(curve: Curve, part: Curve) -> float:
    return curve[0] * part[0] + curve[1] * part[1] + curve[2] * part[2]
