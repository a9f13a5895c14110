"""Games played by chance alone: what the speed of the rules is measured with."""

from __future__ import annotations

from random import Random

from game.engine.state import NOBODY, State


def play_out(state: State, rng: Random) -> int:
    """Carry out random decisions to the end of the game; their number."""
    random = rng.random
    decisions = 0
    while state.to_move() != NOBODY:
        actions = state.legal_actions()
        state.apply(actions[int(random() * len(actions))])
        decisions += 1
    return decisions
