"""What a seat wants of a game, from 0 to 1: mostly to win it, a little to be far ahead.

Who only wants to win plays carelessly once that is out of reach; who only counts points plays timidly. Both are
blended, for finished games here exactly and for open ones by what the seats can expect.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

WIN: Final = 0.7
"""How much of a reward is the win, shared by those who share the win; the rest is the lead over the best other seat."""

_FAR: Final = 30.0


def final(places: list[int], points: list[float], scale: float) -> list[float]:
    """The rewards of a finished game by the seats' places (1 won) and points.

    `scale` is the lead, in points, that counts as a clear one.
    """
    winners = places.count(1)
    return _blend([1 / winners if place == 1 else 0.0 for place in places], points, scale)


def expected(values: list[float], steepness: float, scale: float) -> list[float]:
    """The rewards that can be expected where `values` are the points that each seat can expect at the end.

    The chance to win is the softmax of the points; `steepness` is the log of the odds that a point of lead gives
    between two. The less sure the points are, the wider their leads are spread, and the nearer to even are the rewards.
    """
    spread = sqrt(scale * scale + 1 / (steepness * steepness))
    return _blend(win_chances(values, steepness), values, spread)


def win_chances(values: list[float], steepness: float) -> list[float]:
    """The chance of each seat to win; they sum to 1."""
    top = max(values)
    weights = [exp(max(-_FAR, steepness * (value - top))) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]


def _blend(shares: list[float], points: list[float], scale: float) -> list[float]:
    best = second = float("-inf")
    for value in points:
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    rewards: list[float] = []
    for seat, value in enumerate(points):
        lead = value - (second if value == best else best)
        margin = 1 / (1 + exp(-max(-_FAR, min(_FAR, lead / scale))))
        rewards.append(WIN * shares[seat] + (1 - WIN) * margin)
    return rewards
