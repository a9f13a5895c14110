"""Fitting the weights of a game to positions of played games, in plain Python.

Points are fitted by least squares, with weights that must not be negative kept at 0 or above; the chance to win by
logistic regression on the points so expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

from game.engine.weights import Curve, Features, Table, Term, Weights, shares

PARTS = 3
"""Beginning, middle, end."""

TRUST = 1500
"""How many positions the weights that there were before count for, where the games say little."""

STEP = 0.5
"""How far the weights go from those before to those that fit: who goes by the fit alone plays worse at first, as the
games it is fitted to are others than its own."""

TOGETHER = 3000
"""How many positions the weights fitted to all numbers of seats count for, in the weights for each."""

ROUNDS = 400
"""Rounds of coordinate descent; it ends sooner when nothing changes."""

STEEPNESS = (0.02, 2.0)
"""Bounds of the steepness."""


class Sample(NamedTuple):
    """A position of a game, each seat's features, and how the game ended: points and share of the win by seat."""

    progress: float
    features: tuple[Features, ...]
    points: tuple[float, ...]
    wins: tuple[float, ...]


def fit(samples: Sequence[Sample], terms: Sequence[Term], before: Weights, kept: Sequence[str] = ()) -> Weights:
    """The weights that fit the samples best, held to those `before`; terms that are `kept` stay as they were.

    Every number of seats must have samples.
    """
    common = _Squares(len(terms))
    own = {seats: _Squares(len(terms)) for seats in before.tables}
    for sample in samples:
        own[len(sample.features)].add(sample)
    for squares in own.values():
        common.join(squares)
    free = [term.either_way for term in terms for _ in range(PARTS)]
    fixed = [term.id in kept for term in terms for _ in range(PARTS)]
    old = {seats: [number for curve in table.weights for number in curve] for seats, table in before.tables.items()}
    mean = [sum(numbers) / len(old) for numbers in zip(*old.values(), strict=True)]
    shared = common.solve(mean, free, fixed, TRUST)
    tables = {}
    for seats, squares in own.items():
        toward = [was if keep else mixed for was, mixed, keep in zip(old[seats], shared, fixed, strict=True)]
        solved = squares.solve(toward, free, fixed, TOGETHER)
        moved = [start + STEP * (end - start) for start, end in zip(old[seats], solved, strict=True)]
        curves = tuple((moved[at], moved[at + 1], moved[at + 2]) for at in range(0, len(moved), PARTS))
        mine = [sample for sample in samples if len(sample.features) == seats]
        table = Table((0.0, 0.0, 0.0), (1.0, 1.0, 1.0), curves)
        table = table._replace(start=_start(mine, Weights({seats: table})))
        tables[seats] = table._replace(steepness=_steepness(mine, Weights({seats: table})))
    return Weights(tables)


def error(samples: Sequence[Sample], weights: Weights) -> float:
    """Root mean square error, in points, of each seat's lead over the mean of all."""
    total, count = 0.0, 0
    for sample in samples:
        values = weights.values(sample.progress, sample.features)
        for value, point in zip(_centred(values), _centred(sample.points), strict=True):
            total += (value - point) ** 2
            count += 1
    return sqrt(total / max(1, count))


class _Squares:
    """The sums of least squares: seats are compared with the mean of their game, so that its length does not count.

    Rows and columns go by term and, within it, by part of the game.
    """

    def __init__(self, terms: int) -> None:
        self.terms = terms
        size = PARTS * terms
        self.matrix = [[0.0] * size for _ in range(size)]
        self.right = [0.0] * size
        self.samples = 0

    def add(self, sample: Sample) -> None:
        self.samples += 1
        parts = [(part, share) for part, share in enumerate(shares(sample.progress)) if share]
        columns = [_centred(column) for column in zip(*sample.features, strict=True)]
        points = _centred(sample.points)
        for term, own in enumerate(columns):
            product = sum(map(_times, own, points))
            for part, share in parts:
                self.right[PARTS * term + part] += share * product
            for other in range(term + 1):
                product = sum(map(_times, own, columns[other]))
                if product:
                    for part, share in parts:
                        row = self.matrix[PARTS * term + part]
                        for second, other_share in parts:
                            row[PARTS * other + second] += share * other_share * product

    def join(self, other: _Squares) -> None:
        self.samples += other.samples
        for row, more in zip(self.matrix, other.matrix, strict=True):
            for at, value in enumerate(more):
                row[at] += value
        for at, value in enumerate(other.right):
            self.right[at] += value

    def solve(
        self, toward: Sequence[float], free: Sequence[bool], fixed: Sequence[bool], trust: int
    ) -> list[float]:
        """The weights by coordinate descent; those not free are not negative, those fixed are those of `toward`.

        Each is held to `toward` as if `trust` more positions had given just that.
        """
        size = PARTS * self.terms
        matrix = [[self.matrix[max(i, j)][min(i, j)] for j in range(size)] for i in range(size)]
        weights = list(toward)
        slopes = [self.right[i] - sum(map(_times, matrix[i], weights)) for i in range(size)]
        for _ in range(ROUNDS):
            largest = 0.0
            for i in range(size):
                diagonal = matrix[i][i]
                if diagonal <= 0 or fixed[i]:
                    continue
                hold = diagonal * trust / self.samples
                wanted = (slopes[i] + diagonal * weights[i] + hold * toward[i]) / (diagonal + hold)
                if wanted < 0 and not free[i]:
                    wanted = 0.0
                change = wanted - weights[i]
                if change:
                    weights[i] = wanted
                    largest = max(largest, abs(change) * sqrt(diagonal))
                    for j, value in enumerate(matrix[i]):
                        slopes[j] -= value * change
            if largest < 1e-6 * sqrt(max(1.0, abs(max(self.right)))):
                break
        return weights


def _times(one: float, other: float) -> float:
    return one * other


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def _start(samples: Sequence[Sample], weights: Weights) -> Curve:
    """What the seats' points are on the mean beyond their features."""
    matrix = [[0.0] * PARTS for _ in range(PARTS)]
    right = [0.0] * PARTS
    for sample in samples:
        values = weights.values(sample.progress, sample.features)
        rest = (sum(sample.points) - sum(values)) / len(values)
        part = shares(sample.progress)
        for i in range(PARTS):
            right[i] += part[i] * rest
            for j in range(PARTS):
                matrix[i][j] += part[i] * part[j]
    solved = _solved(matrix, right)
    return solved[0], solved[1], solved[2]


def _steepness(samples: Sequence[Sample], weights: Weights) -> Curve:
    """Logistic regression of the win on the points expected, by Newton's method."""
    steep = [0.1] * PARTS
    expected = [weights.values(sample.progress, sample.features) for sample in samples]
    for _ in range(30):
        matrix = [[1e-6 * (i == j) for j in range(PARTS)] for i in range(PARTS)]
        right = [0.0] * PARTS
        for sample, values in zip(samples, expected, strict=True):
            part = shares(sample.progress)
            slope = sum(map(_times, steep, part))
            top = max(values)
            odds = [exp(slope * (value - top)) for value in values]
            total = sum(odds)
            chances = [one / total for one in odds]
            mean = sum(map(_times, chances, values))
            spread = sum(chance * (value - mean) ** 2 for chance, value in zip(chances, values, strict=True))
            pull = sum(map(_times, sample.wins, values)) - mean
            for i in range(PARTS):
                right[i] += part[i] * pull
                for j in range(PARTS):
                    matrix[i][j] += part[i] * part[j] * spread
        steps = _solved(matrix, right)
        steep = [min(STEEPNESS[1], max(STEEPNESS[0], old + step)) for old, step in zip(steep, steps, strict=True)]
        if max(map(abs, steps)) < 1e-6:
            break
    return steep[0], steep[1], steep[2]


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations by elimination; where they leave it open, 0."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-12:
            rows[i][i] = 1.0
            rows[i][size] = 0.0
        for other in range(size):
            if other != i:
                factor = rows[other][i] / rows[i][i]
                for j in range(i, size + 1):
                    rows[other][j] -= factor * rows[i][j]
    return [rows[i][size] / rows[i][i] for i in range(size)]
