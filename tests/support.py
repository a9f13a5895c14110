"""What the tests of engine and games share: their sizes, tables, random play, and the line that repeats a failure.

The environment variable THREE_THRONES_TESTS=nightly makes the big suites as large as a night allows; without it they
have the size for every change.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from game.engine.protocol import Action, AnyRules
from game.engine.table import COLOURS, SIGNS, SeatSetup, Table

NIGHTLY = os.environ.get("THREE_THRONES_TESTS") == "nightly"
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn")

_numbers = count()


def size(every_change: int, nightly: int) -> int:
    """How many games, kills or files a test takes in this run."""
    return nightly if NIGHTLY else every_change


def seated(*kinds: str) -> list[SeatSetup]:
    """Seats of the given kinds, each with a name, a colour and a sign of its own."""
    return [
        SeatSetup(name=NAMES[i], kind=kind, colour=COLOURS[i], sign=SIGNS[i]) for i, kind in enumerate(kinds)
    ]


def new_table(rules: AnyRules, seats: int, options: Mapping[str, Any] | None = None, seed: int = 1) -> Table:
    """A table full of people without a save."""
    return Table(rules, rules.options(**options or {}), seated(*["human"] * seats), seed)


def pick(table: Table, rng: Random) -> Action:
    """A legal action, all alike."""
    legal = table.legal_actions()
    return legal[int(rng.random() * len(legal))]


def play(table: Table, rng: Random, decisions: int | None = None) -> Table:
    """Random decisions, to the end or up to `decisions` of them."""
    while not table.over and decisions != 0:
        table.act(pick(table, rng))
        decisions = decisions if decisions is None else decisions - 1
    return table


@contextmanager
def repeatable(table: Table) -> Iterator[Table]:
    """Keeps the game of a test that fails and adds the line that repeats it to the failure."""
    try:
        yield table
    except Exception as error:
        folder = Path(tempfile.gettempdir()) / "three-thrones-failures"
        path = folder / f"{table.rules.id}-{os.getpid()}-{next(_numbers)}.save"
        table.keep_in(path)
        error.add_note(
            f"repeat: three-thrones replay {path} --to {len(table.steps)}   "
            f"(seed {table.seed}, {len(table.seats)} seats, {table.options!r})"
        )
        raise
