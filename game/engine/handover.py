"""How often the screen changes hands, as the curtain sees it: what `simulate` and the chronicle tell."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.protocol import NOBODY, Seat
from game.engine.table import By


def handovers(decisions: Iterable[tuple[Seat, By]]) -> int:
    """Hand-overs in a row of decisions, the first person's coming included.

    A standing answer needs nobody at the screen; a call needs all, so that whoever is asked next has to come again.
    """
    count, before_screen = 0, NOBODY
    for seat, by in decisions:
        if by in ("seat", "named"):
            count += by == "named" or seat != before_screen
            before_screen = seat
        elif by == "call":
            before_screen = NOBODY
    return count
