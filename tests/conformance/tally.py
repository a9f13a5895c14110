"""What random games have met: verbs, prompts, kinds of events, and powers that made a difference.

    python -m tests.conformance.tally GAME [--games N] [--minutes M]

plays N games (100 unless told) with every number of seats and set of options, for at most M minutes in all, looks at
every position as the tests do, and prints how many games and decisions it was and how often everything came up, at
most ENOUGH times for a power. Exits with 1 if something never did.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.engine.protocol import Action, Event, State
from tests.conformance.checks import CHECKS, EDITIONS, Case
from tests.conformance.contract import check_event, check_position

SELDOM = 1 / 500
"""How often something is done that is always allowed besides the answers, such as giving up."""
ENOUGH = 50
"""A power that made a difference so often is not looked for any more: finding out takes time."""


class Step(NamedTuple):
    """One decision: the position before, what was decided, what happened and what came of it."""

    before: State
    action: Action
    events: tuple[Event, ...]
    after: State


def begun(case: Case, seed: int) -> State:
    """A new game; of a game that can be set up later than at its beginning every second one is."""
    state: State = case.rules.new(case.seats, case.rules.options(**case.options), seed)
    if case.checks.later is not None and seed % 2:
        case.checks.later(state, Random(f"{case}/later/{seed}"))
    return state


def steps(state: State, rng: Random) -> Iterator[Step]:
    """Random decisions up to the end, carried out on the state itself."""
    while state.decision() is not None:
        before, told = state.clone(), list[Event]()
        legal = (rng.random() < SELDOM and state.also_legal()) or state.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        state.apply(action, told.append)
        yield Step(before, action, tuple(told), state)


class Tally:
    """Counts what the steps of a game's games meet."""

    def __init__(self, game: str, enough: int) -> None:
        self.checks = CHECKS[game]
        self.enough = enough
        self.verbs, self.prompts = Counter[str](), Counter[str]()
        self.events, self.powers = Counter[str](), Counter[str]()
        self._wanted = set(self.checks.powers)

    def add(self, step: Step) -> None:
        decision = step.before.decision()
        assert decision is not None
        self.verbs[step.action.verb] += 1
        self.prompts[decision.prompt] += 1
        self.events.update(event.kind for event in step.events)
        if self._wanted:
            self.powers.update(self.checks.fired(step.before, step.action, step.events, step.after, self._wanted))
            self._wanted = {power for power in self._wanted if self.powers[power] < self.enough}

    def parts(self) -> dict[str, tuple[frozenset[str], Counter[str]]]:
        """What there is and how often it came up."""
        checks = self.checks
        return {
            "verb": (checks.verbs, self.verbs), "prompt": (checks.prompts, self.prompts),
            "event": (checks.events, self.events), "power": (checks.powers, self.powers),
        }

    def missing(self) -> list[str]:
        """Everything that never came up, and whatever came up without being declared."""
        return [
            f"{part} {name}" for part, (declared, met) in self.parts().items() for name in sorted(declared ^ set(met))
        ]


# The command --------------------------------------------------------------------------------------------------------


def play(case: Case, games: int, tally: Tally, until: float) -> str:
    """Games of one case, every position looked at; what they were like, in words."""
    lengths: list[int] = []
    for seed in range(games):
        if time.monotonic() > until:
            break
        state, number = begun(case, seed), 0
        check_position(case, state)
        try:
            for step in steps(state, Random(f"{case}/tally/{seed}")):
                tally.add(step)
                number += 1
                for event in step.events:
                    check_event(case, event)
                check_position(case, step.after)
                assert number <= case.checks.longest, "too long"
        except Exception as error:
            error.add_note(f"{case}, seed {seed}, decision {number}")
            raise
        lengths.append(number)
    mean = sum(lengths) / max(1, len(lengths))
    return f"{case}: {len(lengths)} games, {mean:.0f} decisions each, at most {max(lengths, default=0)}"


def main() -> int:
    parser = argparse.ArgumentParser(description="what random games meet")
    parser.add_argument("game", choices=list(CHECKS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=1e6)
    arguments = parser.parse_args()
    tally = Tally(arguments.game, ENOUGH)
    cases = [case for case in EDITIONS if case.game == arguments.game]
    end = time.monotonic() + arguments.minutes * 60
    for number, case in enumerate(cases):
        left = end - time.monotonic()
        print(play(case, arguments.games, tally, time.monotonic() + left / (len(cases) - number)), flush=True)
    for part, (declared, met) in tally.parts().items():
        print(f"{part}s: " + ", ".join(f"{name} {met[name]}" for name in sorted(declared, key=lambda name: met[name])))
    missing = tally.missing()
    print(f"never: {', '.join(missing) or 'nothing'}")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
