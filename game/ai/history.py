"""How the chances went in a game that is over, as everybody at the table could have weighed them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.protocol import AnyRules, State

Shares = tuple[float, ...]
"""Each seat's chance of winning; they sum to 1."""

_APART = 24
"""Two turning points of a game lie at least this part of it (one 24th) from each other."""


def shares(rules: AnyRules, state: State) -> Shares:
    """The chances in a position by what lies open; once the game is over, who has won, shared wins split."""
    return tuple(rules.win_chances(rules.observe(state, None)))


def curve(rules: AnyRules, positions: Sequence[State]) -> Iterator[Shares]:
    """The chances in one position after the other."""
    return (shares(rules, state) for state in positions)


def turning_points(chances: Sequence[Shares], most: int = 3) -> list[int]:
    """The decisions that moved somebody's chance most, in the order of the game.

    `chances[k]` are those before decision k; the last entry is the result. The step from the last estimate to the
    result tells how sure the estimate was, not what the last decision brought: it does not count.
    """
    swings = [
        max(abs(after - before) for after, before in zip(chances[step + 1], chances[step], strict=True))
        for step in range(len(chances) - 2)
    ]
    apart, found = max(1, len(swings) // _APART), list[int]()
    for step in sorted(range(len(swings)), key=lambda step: (-swings[step], step)):
        if len(found) == most or not swings[step]:
            break
        if all(abs(step - other) >= apart for other in found):
            found.append(step)
    return sorted(found)
