"""A disk that fails: every call that touches it fails once in turn, in several ways, in the middle of a game.

Whatever fails, the game goes on, the table says so, nothing that was safe is lost, and a later decision is saved whole.
"""

from __future__ import annotations

import builtins
import errno
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.journal import GENERATIONS, Journal, generation, read
from game.engine.protocol import AnyRules
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from tests.support import pick, seated

RULES: AnyRules = rules_of(GAMES[0])
ERRORS = (errno.ENOSPC, errno.EACCES, errno.EIO)


class Disk:
    """Counts the calls that touch the disk; while armed, `times` of them fail from number `fail_at` on."""

    def __init__(self) -> None:
        self.armed = False
        self.calls = self.fail_at = self.times = 0
        self.error = errno.EIO
        self.half = False

    def touch(self) -> None:
        """One call; raises OSError if it is its turn to fail."""
        if not self.armed:
            return
        self.calls += 1
        if self.fail_at < self.calls <= self.fail_at + self.times:
            raise OSError(self.error, os.strerror(self.error))

    def wrap(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def touching(*args: Any, **kwargs: Any) -> Any:
            self.touch()
            return function(*args, **kwargs)

        return touching

    def open(self, file: Any, mode: str = "r", buffering: int = -1, *args: Any, **kwargs: Any) -> Any:
        """Like the built-in one. The faults lie below Python's own buffers."""
        self.touch()
        if "b" not in mode:
            return builtins.open(file, mode, buffering, *args, **kwargs)
        raw = FaultyFile(file, mode.replace("b", ""))
        raw.disk = self
        if buffering == 0:
            return raw
        if "+" in mode:
            return io.BufferedRandom(raw)
        return io.BufferedReader(raw) if "r" in mode else io.BufferedWriter(raw)

    def faults(self, folder: Path, times: int, half: bool = False) -> Iterator[Fault]:
        """Faults in each call in turn, each with a new folder, until one that did not strike any more."""
        for number in count():
            for error in ERRORS:
                place = folder / f"{number}-{error}"
                place.mkdir()
                self.calls, self.fail_at, self.times, self.error, self.half = 0, number, times, error, half
                fault = Fault(self, place)
                yield fault
            if not fault.struck:
                return


class Fault:
    """Strikes inside its `with` block. An OSError that comes out of the block is kept in `raised`."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk = disk
        self.folder = folder
        self.raised: OSError | None = None

    @property
    def struck(self) -> bool:
        return self._disk.calls > self._disk.fail_at

    def __enter__(self) -> None:
        self._disk.armed = True

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        self._disk.armed = False
        if isinstance(error, OSError) and error.errno == self._disk.error:
            self.raised = error
        return self.raised is not None


class FaultyFile(io.FileIO):
    """A file on such a disk. A write that fails may have written half of the data before."""

    disk: Disk

    def write(self, data: Any) -> int:
        try:
            self.disk.touch()
        except OSError:
            if self.disk.half:
                super().write(bytes(data)[: len(data) // 2])
            raise
        return super().write(data)

    def readall(self) -> bytes:
        self.disk.touch()
        return super().readall()

    def readinto(self, buffer: Any) -> int:
        self.disk.touch()
        return super().readinto(buffer)

    def truncate(self, size: int | None = None) -> int:
        self.disk.touch()
        return super().truncate(size)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """All ways in which the engine touches the disk go through a faulty one."""
    disk = Disk()
    for module, name in ((os, "fsync"), (os, "replace"), (os, "open"), (tempfile, "mkstemp"), (os, "mkdir"),
                         (os, "unlink"), (os, "truncate")):
        monkeypatch.setattr(module, name, disk.wrap(getattr(module, name)))
    monkeypatch.setattr(io, "open", disk.open)
    return disk


def begun(folder: Path, decisions: int = 3) -> Table:
    table = Table(RULES, RULES.options(), seated("human", "ai:random"), 3)
    table.keep_in(generation(folder, 0))
    rng = Random(1)
    for _ in range(decisions):
        table.act(pick(table, rng))
    return table


def same(one: Table, other: Table) -> bool:
    return (one.state.key(), one.notes, one._undone) == (other.state.key(), other.notes, other._undone)


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("times", [1, 2, 3, 1000])
def test_fault_while_deciding(disk: Disk, tmp_path: Path, times: int, half: bool) -> None:
    faults = 0
    for fault in disk.faults(tmp_path, times, half):
        table = begun(fault.folder)
        path, safe = generation(fault.folder, 0), table.state.key()
        with fault:
            table.act(pick(table, Random(7)))
        assert fault.raised is None
        assert (table.save_problem is not None) == fault.struck
        loaded = Table.load(path)
        assert loaded.state.key() in (safe, table.state.key())
        assert same(loaded, table) or fault.struck
        for move in (table.take_back, table.redo):
            move()
            assert table.save_problem is None
            assert same(Table.load(path), table)
        faults += fault.struck
    assert faults >= 3 * len(ERRORS)


@pytest.mark.parametrize("half", [False, True])
def test_full_disk_for_a_while_loses_nothing_of_the_game(disk: Disk, tmp_path: Path, half: bool) -> None:
    """Undo, take-back and redo happen while nothing can be saved; all of it is in the save once the disk has room."""
    fault = next(iter(disk.faults(tmp_path, 10**6, half)))
    table = begun(fault.folder)
    path, rng = generation(fault.folder, 0), Random(5)
    with fault:
        for _ in range(4):
            table.act(pick(table, rng))
            table.take_back()
            table.redo()
            table.act(pick(table, rng))
            assert table.save_problem == os.strerror(ERRORS[0])
        table.take_back()
    assert fault.raised is None
    assert not same(Table.load(path), table)
    table.take_back()
    assert table.save_problem is None
    assert same(Table.load(path), table)
    assert list(fault.folder.iterdir()) == [path]


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("times", [1, 2, 1000])
def test_fault_while_beginning_a_new_game(disk: Disk, tmp_path: Path, times: int, half: bool) -> None:
    """The old game can be had whole from one of the generations, and the next decision keeps the new one."""
    faults = 0
    for fault in disk.faults(tmp_path, times, half):
        old = begun(fault.folder)
        new = Table(RULES, RULES.options(), seated("human", "human"), 4)
        with fault:
            new.keep_newest(fault.folder)
        assert fault.raised is None
        assert new.save_problem is None or fault.struck
        assert new.save_problem is not None or same(Table.load(generation(fault.folder, 0)), new)
        saves = [Table.load(path) for path in (generation(fault.folder, n) for n in range(3)) if path.exists()]
        assert any(same(save, old) for save in saves)
        assert all(same(save, old) or same(save, new) for save in saves)
        new.act(pick(new, Random(2)))
        assert new.save_problem is None
        assert same(Table.load(generation(fault.folder, 0)), new)
        assert same(Table.load(generation(fault.folder, 1)), old)
        assert not [path for path in fault.folder.iterdir() if path.suffix == ".tmp"]
        faults += fault.struck
    assert faults >= 5 * len(ERRORS)


@pytest.mark.parametrize("half", [False, True])
def test_full_disk_when_a_game_begins_loses_no_older_game(disk: Disk, tmp_path: Path, half: bool) -> None:
    """However many decisions are taken before there is room again."""
    fault = next(iter(disk.faults(tmp_path, 10**6, half)))
    older = []
    for seed in range(GENERATIONS):
        older.append(Table(RULES, RULES.options(), seated("human", "human"), seed))
        older[-1].keep_newest(fault.folder)
    new, rng = Table(RULES, RULES.options(), seated("human", "human"), 99), Random(5)
    with fault:
        new.keep_newest(fault.folder)
        for _ in range(5):
            new.act(pick(new, rng))
            assert new.save_problem is not None
    new.act(pick(new, rng))
    assert new.save_problem is None
    kept = [Table.load(generation(fault.folder, number)).seed for number in range(GENERATIONS)]
    assert kept == [99, *range(GENERATIONS - 1, 0, -1)]
    new.act(pick(new, rng))
    assert same(Table.load(generation(fault.folder, 0)), new)


@pytest.mark.parametrize("torn", [False, True])
@pytest.mark.parametrize("times", [1, 1000])
def test_fault_while_resuming(disk: Disk, tmp_path: Path, times: int, torn: bool) -> None:
    """A save that cannot be read is told as OSError and stays; one that cannot be written is resumed all the same."""
    for fault in disk.faults(tmp_path, times):
        begun(fault.folder)
        path = generation(fault.folder, 0)
        if torn:
            path.write_bytes(path.read_bytes()[:-5])
        data, expected, table = path.read_bytes(), Table.load(path), None
        with fault:
            table = Table.load(path, resume=True)
        if table is None:
            assert fault.raised is not None
            assert path.read_bytes() == data
            table = Table.load(path, resume=True)
        else:
            assert (table.save_problem is not None) == fault.struck
        assert same(table, expected)
        table.act(pick(table, Random(2)))
        assert table.save_problem is None
        assert same(Table.load(path), table)


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("times", [1, 2])
def test_line_that_failed_can_be_tried_again(disk: Disk, tmp_path: Path, times: int, half: bool) -> None:
    """Even if the first try left a part of it behind; unless the rest of it could not be cut off."""
    for fault in disk.faults(tmp_path, times, half):
        path = fault.folder / "a.save"
        book = Journal.create(path, {"a": 1})
        book.append({"b": 2})
        with fault:
            book.append({"c": 3})
        assert read(path).records in ([{"b": 2}], [{"b": 2}, {"c": 3}])
        if times == 1 and fault.raised is not None:
            book.append({"c": 3})
            assert read(path).records == [{"b": 2}, {"c": 3}]


def test_short_writes_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system may take a part of the data without an error."""
    table = begun(tmp_path)
    monkeypatch.setattr(io, "open", ShortFile)
    table.act(pick(table, Random(3)))
    monkeypatch.undo()
    assert table.save_problem is None
    assert same(Table.load(generation(tmp_path, 0)), table)


class ShortFile(io.FileIO):
    """A file that takes seven bytes at a time."""

    def __init__(self, file: Any, mode: str, *_: Any) -> None:
        super().__init__(file, mode.replace("b", ""))

    def write(self, data: Any) -> int:
        return super().write(bytes(data)[:7])


def test_folder_that_vanishes_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "slot"
    table = begun(folder)
    generation(folder, 0).unlink()
    folder.rmdir()
    table.act(pick(table, Random(3)))
    assert table.save_problem is not None
    table.act(pick(table, Random(3)))
    assert table.save_problem is None
    assert same(Table.load(generation(folder, 0)), table)


FULL = """
import resource, signal, sys
from pathlib import Path
from random import Random
from game.engine.table import Table
from tests.engine.test_disk import begun, generation, pick, same

folder = Path(sys.argv[1])
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
for room in range(0, 40):
    table = begun(folder)
    path = generation(folder, 0)
    before = table.state.key()
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + room, resource.RLIM_INFINITY))
    table.act(pick(table, Random(room)))
    assert (table.save_problem is None) == (Table.load(path).state.key() != before), room
    table.act(pick(table, Random(room)))
    assert table.save_problem is not None
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    table.act(pick(table, Random(room)))
    assert table.save_problem is None
    assert same(Table.load(path), table)
    assert len(list(folder.iterdir())) == 1
print("whole")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits the size of files by POSIX means")
def test_real_limit_in_the_middle_of_a_line(tmp_path: Path) -> None:
    """The system itself takes a part of a line and refuses the rest."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", FULL, tmp_path / "slot"], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.stdout == "whole\n", done.stderr
