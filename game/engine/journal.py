"""Crash-safe saves: a header line and one line per decision, each with a running checksum.

A line is JSON, a space and eight hex digits: the CRC-32 of this line's JSON continued from the line before. Every line
is on the disk before `append` returns. A last line without its line end was torn by a crash and is dropped; anything
else that does not fit is a `SaveError` that names file and line, and the file stays as it is.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Sequence
from io import FileIO
from pathlib import Path
from typing import Any, NamedTuple

from game.files import sync_folder, write_atomic

FORMAT = "three-thrones"
VERSION = 2
"""Of the format: 1 had no standing answers."""
MAX_BYTES = 16 * 1024 * 1024
GENERATIONS = 12
"""So many games are kept in a folder: begun and left games are not pushed out by the next few."""
LONGEST_REASON = 200

Record = dict[str, Any]


class SaveError(ValueError):
    """A save that cannot be used. The message names file and line; `reason` is the bare reason, one short line."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        reason = " ".join(reason.split())[:LONGEST_REASON]
        super().__init__(f"{path}, line {line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class Save(NamedTuple):
    """A save as read: the header, the records of lines 2 on, and where a new line has to be written."""

    path: Path
    header: Record
    records: list[Record]
    size: int
    checksum: int
    torn: bool


def _line(record: Record, checksum: int) -> tuple[bytes, int]:
    body = json.dumps(record, ensure_ascii=True, separators=(",", ":")).encode()
    checksum = zlib.crc32(body, checksum)
    return body + b" %08x\n" % checksum, checksum


def read(path: Path) -> Save:
    """Read and check a save. Raises `SaveError` for a damaged or foreign file, OSError for one that cannot be read."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise SaveError(path, 1, f"larger than {MAX_BYTES // 1024 // 1024} MB: this is no saved game")
    records: list[Record] = []
    checksum = start = 0
    while (end := data.find(b"\n", start)) >= 0:
        record, checksum = _parse(path, len(records) + 1, data[start:end], checksum)
        if not records:
            _check_header(path, record)
        records.append(record)
        start = end + 1
    if not records:
        raise SaveError(path, 1, "this is no saved game of Three Thrones")
    return Save(path, records[0], records[1:], start, checksum, torn=start < len(data))


def _parse(path: Path, number: int, line: bytes, checksum: int) -> tuple[Record, int]:
    body, _, digits = line.rpartition(b" ")
    checksum = zlib.crc32(body, checksum)
    if digits != b"%08x" % checksum:
        if number == 1:
            raise SaveError(path, 1, "this is no saved game of Three Thrones, or its first line is damaged")
        raise SaveError(path, number, "the checksum is wrong: the file is damaged")
    try:
        record = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise SaveError(path, number, "the line cannot be read") from error
    if not isinstance(record, dict):
        raise SaveError(path, number, "the line is no record")
    return record, checksum


def _check_header(path: Path, header: Record) -> None:
    version = header.get("version")
    if header.get("format") != FORMAT or type(version) is not int or version < 1:
        raise SaveError(path, 1, "this is no saved game of Three Thrones")
    if version > VERSION:
        raise SaveError(path, 1, f"made by a newer version of the program (save format {version})")


class Journal:
    """An open save: appends lines that are on the disk when `append` returns."""

    def __init__(self, path: Path, checksum: int) -> None:
        self.path = path
        self._checksum = checksum

    @classmethod
    def create(cls, path: Path, header: Record, records: Sequence[Record] = ()) -> Journal:
        """Write a new save in one atomic step. Raises OSError; a file that was there is then untouched."""
        checksum, lines = 0, []
        for record in ({"format": FORMAT, "version": VERSION, **header}, *records):
            line, checksum = _line(record, checksum)
            lines.append(line)
        write_atomic(path, b"".join(lines))
        return cls(path, checksum)

    @classmethod
    def reopen(cls, save: Save) -> Journal:
        """Go on with a save that was read; a torn last line is cut off. Raises OSError."""
        if save.torn:
            with save.path.open("r+b") as file:
                file.truncate(save.size)
                os.fsync(file.fileno())
        return cls(save.path, save.checksum)

    def append(self, record: Record) -> None:
        """Add one line. Raises OSError; what was written before is kept and the line can be tried again.

        The file is unbuffered: a buffer would write its rest on closing, behind the place where a failed line was cut.
        """
        line, checksum = _line(record, self._checksum)
        with self.path.open("r+b", buffering=0) as file:
            end = file.seek(0, os.SEEK_END)
            try:
                written = 0
                while written < len(line):
                    written += file.write(line[written:])
                os.fsync(file.fileno())
            except OSError:
                _cut(file, end)
                raise
        self._checksum = checksum


def _cut(file: FileIO, size: int) -> None:
    """Take back a line that could not be written whole; if even that fails, the torn line is dropped on reading."""
    try:
        file.truncate(size)
    except OSError:
        return


def generation(folder: Path, number: int) -> Path:
    """Path of the newest save (0) or an older generation of it."""
    return folder / ("game.save" if number == 0 else f"game.{number}.save")


def rotate(folder: Path) -> None:
    """Make room for a new save: every generation moves one back, the oldest goes. Each step is atomic.

    What a crash left half written goes too. Without a newest save nothing moves, so that it can be called again after
    it failed in between. Raises OSError.
    """
    for stray in folder.glob(".game*.tmp"):
        stray.unlink(missing_ok=True)
    if not generation(folder, 0).exists():
        return
    for number in range(GENERATIONS - 1, 0, -1):
        newer = generation(folder, number - 1)
        if newer.exists():
            os.replace(newer, generation(folder, number))
    sync_folder(folder)
