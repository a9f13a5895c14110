"""How good a position looks for each seat, in points of the final score: what computer players and hints go by."""

from __future__ import annotations

from game.glory_to_rome.scoring import points
from game.glory_to_rome.state import RomeState


def values(state: RomeState) -> list[float]:
    return [float(sum(points(state, seat))) for seat in range(state.seats)]
