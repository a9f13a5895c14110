"""The command `data`: a game's component file, and a person's own copy of it in the data folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.engine.datafile import InUse, marked

UNSURE = "reconstructed"
"""Confidence of numbers that were not read off the printed game."""

_COPIED = """\
Correct it with any text editor: prices, incomes, rewards, missions, names, numbers of cards. Each line holds one entry;
its "confidence" says how sure the numbers are and changes nothing. Ids, and the order of the entries, must stay.
It counts from the next start on, for new games; --check FILE tells what is wrong with it. Without the file the
built-in data are used again."""


def report(data: InUse[Any]) -> Iterator[str]:
    """Lines that say where a game's data are, which are used, and which of them are not sure."""
    yield f"built-in data of {data.game}: {data.built_in}"
    yield f"own copy: {data.own}: {_state_of_copy(data)}"
    source = data.own if data.copied else data.built_in
    unsure = list(marked(source, UNSURE))
    if not unsure:
        yield f"No entry of {source.name} is marked as {UNSURE}."
        return
    yield f"{len(unsure)} entries of {source} hold numbers that are {UNSURE}, not read off the printed game:"
    width = max(len(entry) for _, entry, _ in unsure)
    for line, entry, fields in unsure:
        words = ", ".join(f"{name} {_in_words(value)}" for name, value in fields.items())
        yield f"line {line:3}  {entry:{width}}  {words}"


def copy(data: InUse[Any]) -> str:
    """Put a copy of the built-in data where the program looks for it, and tell; FileExistsError if one is there."""
    data.own.parent.mkdir(parents=True, exist_ok=True)
    with data.own.open("xb") as file:
        file.write(data.built_in.read_bytes())
    return f"Your copy of the data of {data.game} is {data.own}\n{_COPIED}"


def check(data: InUse[Any], path: Path) -> str:
    """Say that a file can be used. Raises `ComponentError`."""
    data.check(path)
    return f"{path} is sound: it can be used as data of {data.game}"


def _state_of_copy(data: InUse[Any]) -> str:
    if data.problem:
        return f"refused, line {data.problem.line}: {data.problem.reason}"
    if not data.copied:
        return "none, the built-in data are used"
    return f"in use, its mark is {data.mark}" if data.mark else "in use, with the numbers of the built-in data"


def _in_words(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
