"""Games that are kept: beginning one, finding them again, going on with one.

A slot folder holds the newest game and a few older ones (generations); each is written after every decision.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

from game import storage
from game.engine.journal import GENERATIONS, SaveError, generation
from game.engine.protocol import AnyRules, GameOptions
from game.engine.registry import GAMES, rules_of
from game.engine.table import SeatSetup, Table
from game.i18n import _

log = logging.getLogger(__name__)

LARGEST_SEED = 999_999_999


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game in the list. `table` is None and `problem` says why when it cannot be used."""

    path: Path
    saved_at: float
    table: Table | None
    problem: str = ""

    @property
    def open(self) -> bool:
        """It can be played on."""
        return self.table is not None and not self.table.over


def random_seed() -> int:
    """A seed nobody chose."""
    return SystemRandom().randint(1, LARGEST_SEED)


def begin(
    slot: storage.Slot, rules: AnyRules, options: GameOptions, seats: Sequence[SeatSetup], seed: int | None
) -> Table:
    """A new game, kept in the slot; a game that cannot be kept is played all the same, with `save_problem` set."""
    begun = time.strftime("%Y-%m-%dT%H:%M:%S")
    table = Table(rules, options, seats, random_seed() if seed is None else seed, begun=begun)
    keep(slot, table)
    return table


def branch(slot: storage.Slot, table: Table, decisions: int) -> Table:
    """A new game that goes on from an old one after so many decisions; the old one stays as it is.

    No standing answers are fixed in it: those of the old game were meant for its end, and everybody is asked again.
    """
    begun = time.strftime("%Y-%m-%dT%H:%M:%S")
    new = Table(table.rules, table.options, table.seats, table.seed, begun=begun)
    for step in table.steps[:decisions]:
        new.act(step.action, step.by)
    keep(slot, new)
    return new


def keep(slot: storage.Slot, table: Table) -> None:
    """Keep a game that has no save yet as the slot's newest."""
    table.keep_newest(slot.folder)


def saved_games(slot: storage.Slot) -> list[SavedGame]:
    """All saved games that no other running copy holds, the newest first."""
    found: list[SavedGame] = []
    for folder in storage.free_slot_folders(slot):
        for number in range(GENERATIONS):
            path = generation(folder, number)
            try:
                found.append(SavedGame(path, path.stat().st_mtime, Table.load(path)))
            except FileNotFoundError:
                continue
            except (SaveError, OSError) as error:
                log.warning("saved game: %s", error)
                reason = error.reason if isinstance(error, SaveError) else error.strerror or str(error)
                found.append(SavedGame(path, _age(path), None, reason))
    return sorted(found, key=lambda game: -game.saved_at)


def last_game(slot: storage.Slot, damaged: Callable[[str], None] = lambda reason: None) -> SavedGame | None:
    """The game that was played last, if it is not over; `damaged` is told why the newest is useless."""
    paths = [
        path
        for folder in storage.free_slot_folders(slot)
        for number in range(GENERATIONS)
        if (path := generation(folder, number)).is_file()
    ]
    for index, path in enumerate(sorted(paths, key=_age, reverse=True)):
        try:
            game = SavedGame(path, _age(path), Table.load(path))
        except (SaveError, OSError) as error:
            log.warning("last game: %s", error)
            if index == 0:
                damaged(error.reason if isinstance(error, SaveError) else error.strerror or str(error))
            continue
        return game if game.open else None
    return None


def go_on(game: SavedGame) -> Table:
    """The table of a saved game, which is written on from now. Raises SaveError or OSError."""
    return Table.load(game.path, resume=True)


def data_problem(rules: AnyRules) -> str | None:
    """What to tell a person whose own copy of a game's data was refused; see `engine.datafile`."""
    problem = rules.components.problem if rules.components else None
    if problem is None:
        return None
    return _(
        "Your own data of {game} are refused, line {line}: {reason}. The built-in data are used.",
        game=_(rules.title), line=problem.line, reason=problem.reason,
    )  # fmt: skip


def data_problems() -> list[str]:
    """The same for all games. Only those that have an own copy are imported for it."""
    copied = [rules_of(game) for game in GAMES if storage.own_components(game).exists()]
    return [problem for rules in copied if (problem := data_problem(rules))]


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
