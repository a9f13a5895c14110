"""Saves of every game, damaged in more than three hundred ways: a SaveError, or the very game up to a torn line."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine.journal import SaveError
from game.engine.registry import GAMES
from game.engine.table import Table
from tests.conformance.checks import CASES, Case
from tests.support import new_table, pick, size


def whole_game(case: Case, path: Path) -> list[str]:
    """A finished game in a save; its keys, the start first."""
    table = new_table(case.rules, case.seats, case.options, 7)
    table.keep_in(path)
    rng, keys = Random(7), [table.state.key()]
    while not table.over:
        table.act(pick(table, rng))
        keys.append(table.state.key())
    return keys


def checked(lines: list[Any]) -> bytes:
    """Records as a file whose checksums are right."""
    checksum, out = 0, b""
    for record in lines:
        body = json.dumps(record).encode()
        checksum = zlib.crc32(body, checksum)
        out += body + b" %08x\n" % checksum
    return out


def damaged(data: bytes, rng: Random) -> Iterator[bytes]:
    """Cuts, flipped bits, swapped and zeroed blocks, foreign tails."""
    for size_left in range(0, len(data), 64):
        yield data[:size_left]
    for _ in range(size(250, 20_000)):
        at = rng.randrange(len(data))
        yield data[:at] + bytes([data[at] ^ 1 << rng.randrange(8)]) + data[at + 1 :]
    for block in (64, 512, 4096):
        for at in range(0, len(data) - block, max(block, len(data) // 20)):
            yield data[:at] + bytes(block) + data[at + block :]
            yield data[at : at + block] + data[:at] + data[at + block :]
    for tail in (b"\0" * 512, b"{", b'{"do":["x"],"key":"00000000"} 00000000\n'):
        yield data + tail


def other_types(records: list[Any]) -> Iterator[list[Any]]:
    """The save with one value after another, of the header and of the first decision, of a type it cannot have."""
    values: list[Any] = [None, [], {}, "", -1, 10**30, 1.5, True, [[[]]], "\ud800"]
    for number in (0, 1):
        for name, value in product(records[number], values):
            if not may_be(name, value):
                yield [*records[:number], {**records[number], name: value}, *records[number + 1 :]]


def may_be(name: str, value: Any) -> bool:
    """Whether a header may hold the value: any text as the time, any number as the seed, no options at all."""
    if name == "begun":
        return isinstance(value, str)
    return (name == "seed" and type(value) is int) or (name == "options" and value == {})


@pytest.mark.parametrize("game", GAMES)
def test_damage_is_a_save_error_or_the_game_up_to_the_torn_line(game: str, tmp_path: Path) -> None:
    case, path = next(case for case in CASES if case.game == game), tmp_path / "game.save"
    keys = whole_game(case, path)
    files, data = 0, path.read_bytes()
    for content in damaged(data, Random(19)):
        path.write_bytes(content)
        files += 1
        if (table := loaded(path)) is not None:
            assert content.startswith(data[: content.rindex(b"\n") + 1]), "what is read was written"
            assert table.state.key() == keys[len(table.steps)]
        assert path.read_bytes() == content
    assert files >= 300


def loaded(path: Path) -> Table | None:
    """The table of a save, None if it is refused."""
    with suppress(SaveError):
        return Table.load(path)
    return None


@pytest.mark.parametrize("game", GAMES)
def test_values_of_other_types_are_a_save_error(game: str, tmp_path: Path) -> None:
    case, path = next(case for case in CASES if case.game == game), tmp_path / "game.save"
    whole_game(case, path)
    records = [json.loads(line.rpartition(" ")[0]) for line in path.read_text().splitlines()][:4]
    path.write_bytes(checked(records))
    assert len(Table.load(path).steps) == 3
    for number, lines in enumerate(other_types(records)):
        path.write_bytes(checked(lines))
        with pytest.raises(SaveError) as caught:
            Table.load(path)
        assert caught.value.line in (1, 2), (number, lines[:2])
