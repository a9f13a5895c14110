"""What the killed processes of test_crash.py run: endless play that is kept, each line announced once it is safe."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from tests.support import pick, seated

RULES = {game: rules_of(game) for game in GAMES}
"""Loaded once, before the processes fork."""


def play_for_ever(game: str, folder: Path, first: int, length: int, pipe: Connection) -> None:
    """Game after game of `length` lines, each the newest of the folder; the number of a game is its seed.

    Sends (number of the game, lines in its save) after every line, take-backs and redos among them.
    """
    rules, rng, number = RULES[game], Random(first), first
    while True:
        table = Table(rules, rules.options(), seated("human", "ai:random"), number)
        table.keep_newest(folder)
        while (lines := 1 + len(table._records)) < length:
            pipe.send((number, lines))
            if table.over or rng.random() < 0.1:
                table.take_back()
            elif not table.redo():
                table.act(pick(table, rng))
            if table.save_problem is not None:
                raise OSError(table.save_problem)
        pipe.send((number, lines))
        number += 1
