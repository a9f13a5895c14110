"""The levels of the computer players.

A level is handed an observation, never the true state, and all its randomness comes from a generator it is given: the
same observation and seed give the same action, unless a budget of seconds ends its search.

Names: a level, then with "-" a temperament, then with "@" a number of iterations that replaces the seconds of a
search: "hard", "medium-bold", "hard@200".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from game.ai import oneply
from game.ai.budget import Budget
from game.ai.ismcts import USUAL, Manner, Verdict, best, search
from game.ai.temperaments import STEADY, TEMPERAMENTS, Temperament
from game.engine.protocol import Action, AnyRules, Seat, State

LEVELS = ("random", "easy", "medium", "hard")
"""The levels by name, weakest first."""


class Effort(NamedTuple):
    """What a level that searches puts into a decision.

    budget: when it ends, at most; manner: how it searches, and in which games in another way, by their id
    """

    budget: Budget
    manner: Manner
    other_manners: Mapping[str, Manner] = MappingProxyType({})


EFFORTS = {
    "medium": Effort(Budget(iterations=100, seconds=0.3), Manner(length=4, explore=0.35)),
    "hard": Effort(Budget(seconds=1.5), USUAL, {"conspiracy": Manner(length=6, explore=0.35)}),
}
"""Medium is hardly better on a fast computer than on a slow one, hard is. Playing far on lost games in Conspiracy."""

_NAME = re.compile(r"([a-z]+)(?:-([a-z]+))?(?:@(\d{1,6}))?")


class UnknownLevel(ValueError):
    """No level of that name; the message names the allowed ones."""


class Level(NamedTuple):
    """A level with all that its name says; called, it chooses."""

    name: str
    temperament: Temperament
    iterations: int

    @property
    def searches(self) -> bool:
        """Whether it uses up a budget."""
        return self.name in EFFORTS

    @property
    def shared(self) -> bool:
        """Whether several processes search for it, each for as long as it may."""
        return self.searches and not EFFORTS[self.name].budget.iterations

    @property
    def budget(self) -> Budget:
        if self.iterations:
            return Budget(iterations=self.iterations)
        return EFFORTS[self.name].budget

    def __call__(self, rules: AnyRules, seen: State, seat: Seat, rng: Random) -> Action:
        """The action that the level chooses for `seat`, which has to decide."""
        if self.searches:
            return best(self.verdicts(rules, seen, seat, rng))
        if self.name == "easy":
            return oneply.choose(rules, seen, seat, rng, self.temperament)
        return choose_random(seen, rng)

    def verdicts(
        self, rules: AnyRules, seen: State, seat: Seat, rng: Random, dropped: Callable[[], bool] | None = None
    ) -> list[Verdict]:
        """What the search of a level that searches finds; see `ismcts.search`."""
        effort = EFFORTS[self.name]
        manner = effort.other_manners.get(rules.id, effort.manner)
        return search(rules, seen, seat, self.budget, rng, self.temperament, dropped, manner)


def choose_random(seen: State, rng: Random) -> Action:
    """Any legal action, all alike."""
    actions = seen.legal_actions()
    return actions[int(rng.random() * len(actions))]


def level_of(name: str) -> Level:
    """The level of a name. Raises `UnknownLevel`."""
    parts = _NAME.fullmatch(name)
    if parts is None or parts[1] not in LEVELS:
        raise UnknownLevel(f"unknown level {name!r}: choose one of {', '.join(LEVELS)}")
    if parts[2] and (parts[2] not in TEMPERAMENTS or parts[1] == "random"):
        raise UnknownLevel(f"unknown temperament {parts[2]!r} of {parts[1]}: choose one of {', '.join(TEMPERAMENTS)}")
    if parts[3] and (parts[1] not in EFFORTS or int(parts[3]) == 0):
        raise UnknownLevel(f"{name!r} counts no iterations: only {', '.join(EFFORTS)} search, with 1 or more")
    return Level(parts[1], TEMPERAMENTS[parts[2]] if parts[2] else STEADY, int(parts[3] or 0))
