"""The playing process is killed at random moments, and the game must be there with all but its last line.

The processes are forked from one that has the rules loaded already, so that a hundred kills take seconds.
"""

from __future__ import annotations

import multiprocessing
import sys
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import pytest

from game.engine.journal import GENERATIONS, generation, read
from game.engine.registry import GAMES
from game.engine.table import Table
from tests.engine.crashing import play_for_ever
from tests.support import size

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="forks processes")

LONG, SHORT = 1_000_000, 4


def kill_while_playing(game: str, folder: Path, length: int, rng: Random, first: int) -> tuple[int, int]:
    """Kill a playing process somewhere in the middle; the (game, lines) that it announced last."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.engine.crashing"])
    pipe, theirs = context.Pipe(duplex=False)
    process = context.Process(target=play_for_ever, args=(game, folder, first, length, theirs), daemon=True)
    process.start()
    theirs.close()
    last = (first, 0)
    for _ in range(rng.randint(1, 24)):
        last = pipe.recv()
    for _ in range(rng.randint(0, 20_000)):
        pass
    process.kill()
    last = drain(pipe, last)
    process.join()
    return last


def drain(pipe: Connection, last: tuple[int, int]) -> tuple[int, int]:
    try:
        while True:
            last = pipe.recv()
    except EOFError:
        return last


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(2))
def test_kill_while_saving_loses_at_most_the_line_in_work(game: str, part: int, tmp_path: Path) -> None:
    rng = Random(part)
    for number in range(size(50, 1000)):
        folder = tmp_path / str(number)
        _, lines = kill_while_playing(game, folder, LONG, rng, first=number)
        path = generation(folder, 0)
        table = Table.load(path, resume=True)
        found = 1 + len(table._records)
        assert lines <= found <= lines + 1, f"kill {number}: {lines} lines were safe, {found} are there: {path}"
        assert not read(path).torn


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("part", range(2))
def test_kill_while_beginning_a_new_game_keeps_the_old_one(game: str, part: int, tmp_path: Path) -> None:
    """Games of four lines, so that most kills hit the change of generations."""
    rng = Random(part)
    for number in range(size(50, 1000)):
        folder, first = tmp_path / str(number), 1000 * number
        announced, lines = kill_while_playing(game, folder, SHORT, rng, first)
        paths = [path for path in (generation(folder, n) for n in range(GENERATIONS)) if path.exists()]
        tables = [Table.load(path) for path in paths]
        seeds = [table.seed for table in tables]
        assert seeds == sorted(set(seeds), reverse=True), f"kill {number}: generations in disorder: {folder}"
        assert seeds[0] in (announced, announced + 1), f"kill {number}: game {announced} is gone: {folder}"
        kept = tables[seeds.index(announced)]
        assert lines <= 1 + len(kept._records) <= lines + 1
        assert all(1 + len(table._records) == SHORT for table in tables if table.seed < announced)
