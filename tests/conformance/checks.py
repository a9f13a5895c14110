"""What a game adds to the suite that every game of the registry passes, and the cases that the suite runs.

The suite names no game. A game joins by a module `<id>_checks.py` beside this file, whose `CHECKS` (see `GameChecks`)
says what cannot be asked through the contract: option sets, invariants, names of verbs, prompts and events, and which
cards are hidden. Golden playthroughs lie in tests/golden/<id>; `python -m tests.conformance.golden` writes them.

With THREE_THRONES_TESTS=nightly in the environment the suite is as large as a night allows, without it, it has the size
for every change. A failure shows the line that repeats it.

    THREE_THRONES_TESTS=nightly python -m pytest -n 2 tests/conformance tests/engine
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from game.engine.protocol import Action, AnyRules, Event, Seat, State
from game.engine.registry import GAMES, rules_of
from tests.support import size

TAINT = 100_000
"""Hidden cards are given ids from here on; nothing else in a game reaches such a number."""


@dataclass(frozen=True)
class GameChecks:
    """One game's part of the suite."""

    option_sets: tuple[dict[str, Any], ...]
    """Options to play with; the first is empty: the defaults. Together they change all but the display options."""
    longest: int
    """No game takes more decisions."""
    verbs: frozenset[str]
    prompts: frozenset[str]
    events: frozenset[str]
    invariants: Callable[[State], None]
    """Raises AssertionError for a full state that cannot be: cards lost or doubled, wrong counters or scores."""
    taint: Callable[[State, Seat | None], State]
    """A copy in which every card that the seat may not know, and the seed, is a number from TAINT on."""
    powers: frozenset[str]
    """What has a power of its own: locations, missions, buildings ..."""
    fired: Callable[[State, Action, Sequence[Event], State, Collection[str]], Iterable[str]]
    """Those of some powers that made a difference in a decision, told by what was before and after it."""
    later: Callable[[State, Random], None] | None = None
    """Makes a position of the middle of a game out of a new one; random games from there meet what is rare."""
    editions: tuple[dict[str, Any], ...] = ()
    """Further options, for golden playthroughs and long runs alone: boxes of the game with other numbers."""
    games: int = 200
    """Random games per number of seats that every change has to stand."""
    wordless: frozenset[str] = frozenset()
    """Kinds of events that have no line in the chronicle."""
    display_options: frozenset[str] = field(default_factory=frozenset)
    """Options that change only what is shown."""


class Case(NamedTuple):
    """A game with a number of seats and a set of options, the latter by its number."""

    game: str
    seats: int
    option_set: int

    @property
    def rules(self) -> AnyRules:
        return rules_of(self.game)

    @property
    def checks(self) -> GameChecks:
        return CHECKS[self.game]

    @property
    def options(self) -> dict[str, Any]:
        return (*self.checks.option_sets, *self.checks.editions)[self.option_set]

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.option_set}"


CHECKS: dict[str, GameChecks] = {
    game: import_module(f"{__package__}.{game}_checks").CHECKS for game in GAMES
}

CASES: tuple[Case, ...] = tuple(
    Case(game, seats, option_set)
    for game in GAMES for seats in rules_of(game).seats for option_set in range(len(CHECKS[game].option_sets))
)
EDITIONS: tuple[Case, ...] = CASES + tuple(
    Case(game, seats, len(CHECKS[game].option_sets) + edition)
    for game in GAMES for edition in range(len(CHECKS[game].editions)) for seats in rules_of(game).seats
)
"""The cases, and those of the further editions."""


def share(case: Case, every_change: int, nightly: int) -> int:
    """How many games of a case are played when it is so many with all cases of its game together."""
    cases = sum(other.game == case.game for other in CASES)
    return -(-size(every_change, nightly) // cases)
