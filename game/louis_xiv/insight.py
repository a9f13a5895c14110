from __future__ import annotations

from game.louis_xiv.scoring import points
from game.louis_xiv.state import LouisState


def values(state: LouisState) -> list[float]:
    return [float(sum(points(state, seat))) for seat in range(state.seats)]
