"""Saves that were torn, damaged or made up: either exactly the game that was saved, or a SaveError, and the file stays.

Every byte of a save is cut, changed, left out and doubled in turn; the game is the first one of the registry.
"""

from __future__ import annotations

import json
import os
import tracemalloc
import zlib
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from game.engine import journal
from game.engine.journal import LONGEST_REASON, MAX_BYTES, VERSION, Journal, Record, SaveError, read
from game.engine.protocol import AnyRules
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from tests.support import pick, seated

RULES: AnyRules = rules_of(GAMES[0])
DEEP = 100_000
MEMORY = 100 * 2**20

HEADER: Record = {
    "format": "three-thrones", "version": VERSION, "game": RULES.id, "rules": RULES.version,
    "seats": [seat.model_dump() for seat in seated("human", "ai:random")], "options": {}, "seed": 3, "begun": "",
}


class Kept(NamedTuple):
    """A save, and the game's key and number of steps after each of its lines."""

    data: bytes
    after: list[tuple[str, int]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """A short game with undo, redo and take-back."""
    path = tmp_path_factory.mktemp("kept") / "game.save"
    table = Table(RULES, RULES.options(), seated("human", "ai:random"), 3)
    table.keep_in(path)
    rng, after = Random(3), [(table.state.key(), 0)]

    def act() -> None:
        table.act(pick(table, rng))

    for move in (act, act, table.take_back, table.redo, table.take_back, act, act, act, table.take_back):
        move()
        after.append((table.state.key(), len(table.steps)))
    data = path.read_bytes()
    assert data.count(b"\n") == len(after)
    return Kept(data, after)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


def refused(path: Path, data: bytes) -> SaveError:
    """The SaveError of a file with this content; the file stays as it is, resumed or not."""
    path.write_bytes(data)
    with pytest.raises(SaveError) as caught:
        Table.load(path)
    with pytest.raises(SaveError):
        Table.load(path, resume=True)
    assert path.read_bytes() == data
    error = caught.value
    assert str(error) == f"{path}, line {error.line}: {error.reason}"
    assert 0 < len(error.reason) <= LONGEST_REASON
    assert error.reason.encode().isascii() or error.reason.isprintable()
    return error


def line_of(data: bytes, at: int) -> int:
    return data.count(b"\n", 0, at) + 1


def crafted(records: Iterable[object], checksum: int = 0) -> bytes:
    """A file whose checksums are right, whatever stands in its lines."""
    lines = []
    for record in records:
        body = record if isinstance(record, bytes) else json.dumps(record).encode()
        checksum = zlib.crc32(body, checksum)
        lines.append(body + b" %08x\n" % checksum)
    return b"".join(lines)


def first_actions(count: int) -> list[Record]:
    """The lines of some good decisions after HEADER."""
    table = Table(RULES, RULES.options(), seated("human", "ai:random"), 3)
    rng = Random(1)
    for _ in range(count):
        table.act(pick(table, rng))
    return list(table._records)


# Damage at every place --------------------------------------------------------------------------------------------


def test_cut_at_every_byte_loses_at_most_the_last_line(kept: Kept, path: Path) -> None:
    for size in range(len(kept.data)):
        whole = kept.data.count(b"\n", 0, size)
        data = kept.data[:size]
        if not whole:
            assert refused(path, data).line == 1
            continue
        path.write_bytes(data)
        table = Table.load(path)
        assert (table.state.key(), len(table.steps)) == kept.after[whole - 1], size
        assert path.read_bytes() == data
        Table.load(path, resume=True)
        assert path.read_bytes() == data[: data.rindex(b"\n") + 1], size


def test_game_goes_on_after_a_torn_line(kept: Kept, path: Path) -> None:
    path.write_bytes(kept.data[:-3])
    table = Table.load(path, resume=True)
    table.act(pick(table, Random(1)))
    assert Table.load(path).state.key() == table.state.key()


@pytest.mark.parametrize("mask", [0x01, 0x04, 0x20, 0x80, 0xFF])
def test_every_byte_changed_is_noticed(kept: Kept, path: Path, mask: int) -> None:
    for at in range(len(kept.data) - 1):
        data = bytearray(kept.data)
        data[at] ^= mask
        assert refused(path, bytes(data)).line == line_of(kept.data, at), at


@pytest.mark.parametrize("byte", [b"\n", b" ", b"\0"])
def test_every_byte_overwritten_is_noticed(kept: Kept, path: Path, byte: bytes) -> None:
    for at in range(len(kept.data) - 1):
        if kept.data[at : at + 1] != byte:
            assert refused(path, kept.data[:at] + byte + kept.data[at + 1 :]).line == line_of(kept.data, at), at


def test_every_byte_left_out_or_doubled_is_noticed(kept: Kept, path: Path) -> None:
    for at in range(len(kept.data) - 1):
        refused(path, kept.data[:at] + kept.data[at + 1 :])
        refused(path, kept.data[: at + 1] + kept.data[at:])


def test_lost_last_line_end_loses_the_last_line_only(kept: Kept, path: Path) -> None:
    for last in (b"", b"\r", b"\0", b"\0" * 4096):
        path.write_bytes(kept.data[:-1] + last)
        assert Table.load(path).state.key() == kept.after[-2][0]


def test_lines_doubled_swapped_or_left_out_are_noticed(kept: Kept, path: Path) -> None:
    lines = kept.data.splitlines(keepends=True)
    for at in range(len(lines)):
        assert refused(path, b"".join([*lines[: at + 1], *lines[at:]])).line == at + 2
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        assert refused(path, b"".join(swapped)).line == at + 1
        left_out = refused(path, b"".join(lines[:at] + lines[at + 1 :]))
        assert left_out.line == at + 1


def test_blocks_swapped_are_noticed(kept: Kept, path: Path) -> None:
    for block in (16, 64, 256):
        for at in range(0, len(kept.data) - 2 * block, block):
            first, second = kept.data[at : at + block], kept.data[at + block : at + 2 * block]
            refused(path, kept.data[:at] + second + first + kept.data[at + 2 * block :])


@pytest.mark.parametrize("change", [
    lambda data: data.replace(b"\n", b"\r\n"),
    lambda data: b"\xef\xbb\xbf" + data,
    lambda data: data.decode().encode("utf-16"),
    lambda data: data + b"\n",
    lambda data: b"\n" + data,
    lambda data: data + data,
    lambda data: data.upper(),
    lambda data: data.replace(b'"', b"'"),
])
def test_conversions_by_other_programs_are_noticed(kept: Kept, path: Path, change: Callable[[bytes], bytes]) -> None:
    refused(path, change(kept.data))


# Foreign files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("data", [
    b"", b"\n", b"\n\n\n", b" ", b"\0", b"\0" * 5000, b"PK\x03\x04" + bytes(range(256)) * 20, b"hello\nworld\n",
    b'{"name": "foreign", "version": 2}', b'{"format": "three-thrones", "version": 1}\n', b"[1, 2, 3]\n", b" \n",
    b"[" * DEEP, b"[" * DEEP + b"]" * DEEP + b"\n", b'{"a":' * DEEP + b"1" + b"}" * DEEP + b"\n",
    Random(1).randbytes(20_000),
])
def test_foreign_files_are_no_saves(path: Path, data: bytes) -> None:
    error = refused(path, data)
    assert error.line == 1
    assert "no saved game" in error.reason


def test_empty_line_with_its_right_checksum_is_no_header(path: Path) -> None:
    assert refused(path, b" 00000000\n").line == 1


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(100 * 2**20)


def lines_without_end(path: Path) -> None:
    path.write_bytes(crafted([HEADER]) + b"\n" * (MAX_BYTES - 1000))


def empty_lines(path: Path) -> None:
    path.write_bytes(b"\n" * MAX_BYTES)


def one_long_line(path: Path) -> None:
    path.write_bytes(crafted([{**HEADER, "begun": "x" * (MAX_BYTES - 1000), "game": "?"}]))


def long_message(path: Path) -> None:
    path.write_bytes(crafted([{**HEADER, "game": "x" * 10**6}]))


def sparse_tail(path: Path) -> None:
    with path.open("wb") as file:
        file.write(crafted([HEADER]))
        file.truncate(100 * 2**20)


@pytest.mark.parametrize("write", [
    sparse, lines_without_end, empty_lines, one_long_line, long_message, sparse_tail
])
def test_huge_files_take_little_memory(path: Path, write: Callable[[Path], None]) -> None:
    write(path)
    size = path.stat().st_size
    tracemalloc.start()
    try:
        with pytest.raises(SaveError) as caught:
            Table.load(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY
    assert len(caught.value.reason) <= LONGEST_REASON
    assert path.stat().st_size == size


@pytest.mark.parametrize("where", ["missing.save", "folder", "a/b.save"])
def test_what_cannot_be_read_is_an_oserror(tmp_path: Path, where: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        Table.load(tmp_path / where)


# Made-up headers --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("changes", "reason"), [
    ({"format": "four-thrones"}, "no saved game"), ({"format": None}, "no saved game"),
    ({"version": VERSION + 1}, "newer version"), ({"version": 10**4000}, "newer version"),
    ({"version": 0}, "no saved game"),
    ({"version": -1}, "no saved game"), ({"version": True}, "no saved game"), ({"version": 1.0}, "no saved game"),
    ({"version": "1"}, "no saved game"), ({"version": [1]}, "no saved game"),
    ({"game": "chess"}, "choose one of"), ({"game": 7}, "game"), ({"game": "../conspiracy"}, "choose one of"),
    ({"game": "\ud800"}, "unknown game"),
    ({"rules": 0}, "rules"), ({"rules": -5}, "rules"), ({"rules": True}, "rules"), ({"rules": "1"}, "rules"),
    ({"rules": RULES.version + 1}, "newer rules"), ({"rules": 10**30}, "newer rules"),
    ({"seats": []}, "seats"), ({"seats": HEADER["seats"] * 5}, "seats"), ({"seats": HEADER["seats"][:1]}, "seats"),
    ({"seats": {}}, "seats"), ({"seats": "ab"}, "seats"), ({"seats": [1, 2]}, "seats"), ({"seats": None}, "seats"),
    ({"seats": [{}, {}]}, "seats.0.name"), ({"seats": [{"name": "A", "kind": "human", "x": 1}] * 2}, "seats.0.x"),
    ({"seats": [{"name": "", "kind": "human"}] * 2}, "seats.0.name"),
    ({"seats": [{"name": "\ud800", "kind": "human"}] * 2}, "seats.0.name"),
    ({"seats": [{"name": "a\nb", "kind": "human"}] * 2}, "seats.0.name"),
    ({"seats": [{"name": "A", "kind": "robot"}] * 2}, "seats.0.kind"),
    ({"seats": [{"name": "A", "kind": "human", "colour": "\ud800"}] * 2}, "seats.0"),
    ({"seats": [{"name": "A", "kind": "human", "sign": 3}] * 2}, "seats.0.sign"),
    ({"seed": "3"}, "seed"), ({"seed": True}, "seed"), ({"seed": 3.0}, "seed"), ({"seed": None}, "seed"),
    ({"seed": float("nan")}, "seed"), ({"seed": [3]}, "seed"),
    ({"options": []}, "options"), ({"options": {"cheat": True}}, "cheat"), ({"options": {"random_start": 1}}, "start"),
    ({"options": {"random_start": "yes"}}, "random_start"), ({"options": {"random_start": None}}, "random_start"),
    ({"options": {"random_start": float("inf")}}, "random_start"), ({"options": {"random_start": []}}, "random_start"),
    ({"begun": 5}, "begun"), ({"data": 5}, "data"), ({"data": "0123456789ab"}, "a copy of the data of conspiracy"),
    ({"extra": 1}, "extra"), ({"\ud800": 1}, ""), ({"": 1}, ""),
])
def test_headers_that_cannot_be(path: Path, changes: dict[str, Any], reason: str) -> None:
    error = refused(path, crafted([{**HEADER, **changes}]))
    assert error.line == 1
    assert reason in error.reason


@pytest.mark.parametrize("field", ["format", "version", "game", "rules", "seats", "options", "seed"])
def test_header_without_a_field(path: Path, field: str) -> None:
    assert refused(path, crafted([{name: v for name, v in HEADER.items() if name != field}])).line == 1


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_saves_of_all_formats_so_far_are_read(path: Path, version: int) -> None:
    path.write_bytes(crafted([{**HEADER, "version": version}, *first_actions(3)]))
    assert len(Table.load(path, resume=True).steps) == 3


# Made-up lines ----------------------------------------------------------------------------------------------------


BODIES: list[object] = [
    [], [1], "do", 7, None, True, {}, {"": 1}, {"what": 1}, {"do": ["draw", 1]}, {"key": "00000000"},
    {"do": None, "key": "00000000"}, {"do": [], "key": "00000000"}, {"do": "draw", "key": "00000000"},
    {"do": [1, 2], "key": "00000000"}, {"do": [None], "key": "00000000"}, {"do": {"draw": 1}, "key": "00000000"},
    {"do": ["draw", "1"], "key": "00000000"}, {"do": ["draw", 1.0], "key": "00000000"},
    {"do": ["draw", True], "key": "00000000"}, {"do": ["draw", float("nan")], "key": "00000000"},
    {"do": ["draw", [1]], "key": "00000000"}, {"do": ["draw", 10**4000], "key": "00000000"},
    {"do": ["draw", -1], "key": "00000000"}, {"do": ["\ud800"], "key": "00000000"},
    {"do": ["draw", *range(10**5)], "key": "00000000"}, {"do": ["x" * 10**6], "key": "00000000"},
    {"do": [[["draw"]]], "key": "00000000"}, {"do": ["draw", 1], "key": "00000000"}, {"do": ["draw", 1], "key": None},
    {"do": ["draw", 1], "key": 0}, {"do": ["draw", 1], "key": ""},
    *({verb: value} for verb in ("undo", "back", "redo")
      for value in (0, -1, 99, 10**4000, True, 1.0, "1", None, [1], float("nan"))),
    {"undo": 1, "redo": 1}, {"undo": 1, "x": 1}, {"redo": 1}, {"DO": ["draw", 1], "key": "00000000"},
    b"", b"{", b'{"undo":1', b"nul", b"\xff\xfe", b'{"undo":1}}', b'{"undo":' + b"9" * 5000 + b"}",
    b"[" * DEEP + b"]" * DEEP, b'{"do":' * DEEP + b"1" + b"}" * DEEP, b'{"do":["draw",' + b"1" * 5000 + b"]}",
]


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body)[:40])
def test_lines_that_cannot_be(path: Path, body: object) -> None:
    good = first_actions(2)
    assert refused(path, crafted([HEADER, *good, body])).line == 4
    assert refused(path, crafted([HEADER, *good, body, *good])).line == 4


def test_decision_with_another_key_or_more_beside_it(path: Path) -> None:
    good = first_actions(1)[0]
    key = good["key"]
    for record in (
        {**good, "x": 1}, {**good, "undo": 1}, {**good, "key": key + "0"}, {**good, "key": key[:-1]},
        {**good, "key": key[:-1] + ("0" if key[-1] != "0" else "1")}, {**good, "key": key.upper() + " "},
    ):
        assert refused(path, crafted([HEADER, record])).line == 2
    path.write_bytes(crafted([HEADER, good]))
    assert len(Table.load(path).steps) == 1


def test_illegal_decision_is_told_as_such(path: Path) -> None:
    error = refused(path, crafted([HEADER, {"do": ["fly", 3], "key": "00000000"}]))
    assert "illegal decision" in error.reason
    assert "fly" in error.reason


def test_decision_after_the_end_is_illegal(path: Path) -> None:
    table = Table(RULES, RULES.options(), seated("human", "human"), 3)
    table.keep_in(path)
    rng = Random(1)
    while not table.over:
        table.act(pick(table, rng))
    lines = [json.loads(line.rpartition(" ")[0]) for line in path.read_text().splitlines()]
    error = refused(path, crafted([*lines, lines[-1]]))
    assert error.line == len(lines) + 1
    assert "the game is over" in error.reason


def test_same_decisions_with_another_seed_are_noticed(path: Path) -> None:
    assert refused(path, crafted([{**HEADER, "seed": 4}, *first_actions(6)])).line >= 2


# Random damage ----------------------------------------------------------------------------------------------------


def test_random_damage_is_a_save_error_or_the_very_game(kept: Kept, path: Path) -> None:
    """Several faults at once: bits, blocks of zeros, pieces moved about."""
    rng = Random(19)
    known = {key for key, _ in kept.after}
    for number in range(400):
        data = bytearray(kept.data)
        for _ in range(rng.randint(1, 4)):
            at, length = rng.randrange(len(data)), rng.randint(1, 64)
            match rng.randrange(4):
                case 0:
                    data[at] ^= 1 << rng.randrange(8)
                case 1:
                    data[at : at + length] = bytes(len(data[at : at + length]))
                case 2:
                    del data[at : at + length]
                case _:
                    data[at:at] = data[: rng.randint(1, 64)]
        path.write_bytes(bytes(data))
        try:
            table = Table.load(path)
        except SaveError:
            pass
        else:
            assert table.state.key() in known, number
        assert path.read_bytes() == bytes(data)


# Reading and writing ----------------------------------------------------------------------------------------------


def test_read_gives_what_was_written(path: Path) -> None:
    book = Journal.create(path, {"a": 1}, [{"b": 2}])
    book.append({"c": "\ud800é\n"})
    save = read(path)
    assert save.header == {"format": "three-thrones", "version": VERSION, "a": 1}
    assert save.records == [{"b": 2}, {"c": "\ud800é\n"}]
    assert (save.size, save.torn) == (path.stat().st_size, False)
    Journal.reopen(save).append({"d": 4})
    assert read(path).records[-1] == {"d": 4}


def test_every_line_is_on_the_disk_when_append_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Journal.create(path, {})
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(path.stat().st_size))
    book.append({"a": 1})
    assert synced == [path.stat().st_size]


def test_new_save_is_on_the_disk_before_it_replaces_the_old_one(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    replace = os.replace

    def replacing(source: Path, target: Path) -> None:
        order.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "replace", replacing)
    monkeypatch.setattr(os, "fsync", lambda handle: order.append("fsync"))
    Journal.create(path, {})
    assert order[:2] == ["fsync", "replace"]


# Generations ------------------------------------------------------------------------------------------------------


def test_rotate_keeps_the_last_games(tmp_path: Path) -> None:
    for number in range(14):
        journal.rotate(tmp_path)
        Journal.create(journal.generation(tmp_path, 0), {"number": number})
    kept = [read(journal.generation(tmp_path, n)).header["number"] for n in range(journal.GENERATIONS)]
    assert kept == [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
    assert len(list(tmp_path.iterdir())) == journal.GENERATIONS


def test_rotate_moves_nothing_while_there_is_no_newest_save(tmp_path: Path) -> None:
    """So trying again after a failure between moving and writing pushes no game out."""
    for number in range(3):
        journal.rotate(tmp_path)
        Journal.create(journal.generation(tmp_path, 0), {"number": number})
    for _ in range(4):
        journal.rotate(tmp_path)
    kept = [read(path).header["number"] for n in range(1, 4) if (path := journal.generation(tmp_path, n)).exists()]
    assert kept == [2, 1, 0]


def test_rotate_with_nothing_to_move(tmp_path: Path) -> None:
    journal.rotate(tmp_path)
    journal.rotate(tmp_path / "missing")
    assert not list(tmp_path.iterdir())


def test_rotate_clears_away_what_a_crash_left(tmp_path: Path) -> None:
    stray = tmp_path / f".{journal.generation(tmp_path, 0).name}.x1.tmp"
    stray.write_bytes(b"half")
    other = tmp_path / "lock"
    other.write_bytes(b"")
    journal.rotate(tmp_path)
    assert not stray.exists()
    assert other.exists()
