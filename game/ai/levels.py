"""The levels of the computer players.

A level is a function `choose(rules, seen, seat, rng) -> Action`. It is handed an observation, never the true state, and
all its randomness comes from `rng`: the same observation and seed give the same action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.ai import oneply
from game.engine.protocol import Action, AnyRules, Seat, State

Level = Callable[[AnyRules, State, Seat, Random], Action]


def choose_random(rules: AnyRules, seen: State, seat: Seat, rng: Random) -> Action:
    """Any legal action, all alike."""
    actions: Sequence[Action] = seen.legal_actions()
    return actions[int(rng.random() * len(actions))]


LEVELS: dict[str, Level] = {"random": choose_random, "easy": oneply.choose}
"""The levels by name, weakest first."""


class UnknownLevel(ValueError):
    """No level of that name; the message names the allowed ones."""


def level_of(name: str) -> Level:
    """The level of a name. Raises `UnknownLevel`."""
    if name not in LEVELS:
        raise UnknownLevel(f"unknown level {name!r}: choose one of {', '.join(LEVELS)}")
    return LEVELS[name]
