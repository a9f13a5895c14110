"""How fast computer players search: iterations a second, in positions from the middle of a game."""

from __future__ import annotations

from random import Random

from game.ai.budget import Budget
from game.ai.ismcts import Search
from game.engine.protocol import AnyRules, State

PLIES = range(6, 48, 6)
"""Random decisions before each position that is searched."""


def iterations_per_second(rules: AnyRules, seats: int = 2, seconds: float = 0.5) -> float:
    """Iterations of a search in its usual manner; every position is searched for `seconds`."""
    done, spent = 0, 0.0
    for plies in PLIES:
        state = _position(rules, seats, plies)
        decision = state.decision()
        assert decision is not None
        search = Search(rules, rules.observe(state, decision.seat), decision.seat, Random(plies))
        clock = Budget(seconds=seconds).clock()
        search.run(clock)
        done += clock.done
        spent += clock.elapsed()
    return done / spent


def _position(rules: AnyRules, seats: int, plies: int) -> State:
    """A position with a choice, after about so many random decisions."""
    rng = Random(plies)
    state: State = rules.new(seats, rules.options(), plies)
    found = state.clone()
    while plies > 0 and state.decision() is not None:
        actions = state.legal_actions()
        if len(actions) > 1:
            found = state.clone()
        state.apply(rng.choice(actions))
        plies -= 1
    return found
