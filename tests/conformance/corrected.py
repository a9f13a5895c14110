"""Plays a game with one number or word after another of its data changed; run in a process of its own.

    python -m tests.conformance.corrected GAME CHANGES SEED

Whatever passes the check at load must play to the end. Prints how many changes were refused and how many played.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

from game.engine import datafile
from game.engine.protocol import AnyRules
from game.engine.registry import rules_of

Place = tuple[Any, Any]
"""A list or an object, and the index or key of a value in it."""


def places(content: Any) -> Iterator[Place]:
    """Every value but those that only people read."""
    for key, value in content.items() if isinstance(content, dict) else enumerate(content):
        if key not in ("name", "confidence"):
            yield content, key
            if isinstance(value, dict | list):
                yield from places(value)


def change(content: Any, rng: Random) -> str:
    """Put another number, a word of the same kind of entry or a shorter or longer list in one place."""
    inside, key = rng.choice([place for place in places(content) if not isinstance(place[0][place[1]], dict)])
    old = inside[key]
    if isinstance(old, list):
        inside[key] = rng.choice([old[1:], old[:-1], [*old, *old[-1:]], []])
    elif isinstance(old, int):
        inside[key] = rng.choice([old - 1, old + 1, 0, 1, 2, 5, 9, 20])
    else:
        inside[key] = rng.choice([other[at] for other, at in places(content) if at == key])
    return f"{key}: {old!r:.80} -> {inside[key]!r:.80}"


def imported(game: str, content: Any) -> AnyRules:
    """The game's modules anew, with these data."""
    for name in [name for name in sys.modules if f"{name}.".startswith(f"game.{game}.")]:
        del sys.modules[name]
    datafile.hand_over({game: json.dumps(content).encode()})
    rules: AnyRules = import_module(f"game.{game}.rules").RULES
    return rules


def play(rules: AnyRules, seats: int, seed: int) -> None:
    """A random game; now and then everything is asked that a window or a computer player asks."""
    state, rng, decisions = rules.new(seats, rules.options(), seed), Random(seed), 0
    while decision := state.decision():
        action = rng.choice(state.legal_actions())
        if decisions % 30 == 7:
            seen = rules.observe(state, decision.seat)
            rules.say(seen, action)
            rules.values(seen)
            rules.determinise(seen, rng)
        state.apply(action)
        decisions += 1
        assert decisions < 5000
    state.standings()


def main(game: str, changes: int, seed: int) -> None:
    """Raises what a change brings about, with a note that names it."""
    logging.disable()
    components = rules_of(game).components
    assert components is not None
    built_in, rng = json.loads(components.built_in.read_text(encoding="utf-8")), Random(seed)
    refused = 0
    for number in range(changes):
        content = deepcopy(built_in)
        made = change(content, rng)
        try:
            rules = imported(game, content)
            if rules.components is not None and rules.components.problem:
                refused += 1
                continue
            for seats in rules.seats:
                play(rules, seats, number)
        except Exception as error:
            error.add_note(f"{game}, change {number} of seed {seed}: {made}")
            raise
    print(f"{refused} refused, {changes - refused} played")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
