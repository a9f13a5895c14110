"""The numbers of a game's parts: the built-in component file, or a person's corrected copy of it.

A game asks `choose` when it is first imported and fills its tables from the answer, so a copy counts from the next
start of the program on. A copy that cannot be used is told with its line, its entry and why, and the built-in data
are used. In each entry `name` and `confidence` (how sure its numbers are) are words for people; everything else counts
for the rules.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ValidationError

from game import storage

log = logging.getLogger(__name__)

M = TypeVar("M", bound=BaseModel)
Where = Sequence[str | int]
"""The way to an entry: keys of objects and indices of lists."""

LONGEST_REASON = 200
_WORDS = ("name", "confidence")
_MARK_DIGITS = 12
_SPACE = re.compile(r"[\s,:]*")


class ComponentError(ValueError):
    """Component data that cannot be used. The message names file and line; `reason` is the entry and what is wrong."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        reason = " ".join(reason.split())[:LONGEST_REASON]
        super().__init__(f"{path}, line {line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


class Misfit(ValueError):
    """Raised by the validators of a whole file: the entry at `where` does not fit the others."""

    def __init__(self, where: Where, reason: str) -> None:
        super().__init__(reason)
        self.where = where


class InUse(NamedTuple, Generic[M]):
    """The component data that a game plays with, and where they come from."""

    game: str
    data: M
    built_in: Path
    own: Path
    """Where a person's own copy is looked for."""
    copied: bool
    """The own copy is in use."""
    mark: str
    """Tells data with other rules apart; "" as long as they say the same as the built-in ones."""
    problem: ComponentError | None
    """Why the own copy was refused."""

    def check(self, path: Path) -> M:
        """Read a file as this game's component data. Raises `ComponentError`."""
        return read(path, type(self.data))


# Choosing ---------------------------------------------------------------------------------------------------------

_contents: dict[str, bytes | None] = {}
"""The own copies that the games imported so far play with, None for the built-in data."""


def choose(game: str, built_in: Path, model: type[M]) -> InUse[M]:
    """The data of a person's own copy if it is there and sound, else the built-in ones.

    Raises `ComponentError` for faulty built-in data only.
    """
    own, data, problem = storage.own_components(game), read(built_in, model), None
    mark = ""
    try:
        content = _contents[game] if game in _contents else _content(own)
        if content is not None:
            copy = parse(own, content, model)
            data, mark = copy, "" if _mark(copy) == _mark(data) else _mark(copy)
    except ComponentError as error:
        log.warning("own data of %s refused, the built-in ones are used: %s", game, error)
        content, problem = None, error
    _contents[game] = content
    return InUse(game, data, built_in, own, content is not None, mark, problem)


def contents() -> dict[str, bytes | None]:
    """What other processes must be given, so that they play with the same data; see `hand_over`."""
    return dict(_contents)


def hand_over(given: Mapping[str, bytes | None]) -> None:
    """Use these data for games that are imported from now on, whatever has become of the files meanwhile."""
    _contents.update(given)


def _content(own: Path) -> bytes | None:
    try:
        return own.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise ComponentError(own, 1, error.strerror or str(error)) from error


def _mark(data: BaseModel) -> str:
    content = json.dumps(_without_words(data.model_dump(mode="json")), sort_keys=True)
    return sha256(content.encode()).hexdigest()[:_MARK_DIGITS]


def _without_words(content: Any) -> Any:
    if isinstance(content, dict):
        return {key: _without_words(value) for key, value in content.items() if key not in _WORDS}
    return [_without_words(value) for value in content] if isinstance(content, list) else content


# Reading ----------------------------------------------------------------------------------------------------------


def read(path: Path, model: type[M]) -> M:
    """The checked content of a file. Raises `ComponentError`."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ComponentError(path, 1, error.strerror or str(error)) from error
    return parse(path, content, model)


def parse(path: Path, data: bytes, model: type[M]) -> M:
    """Check the content of a file that was read before. Raises `ComponentError`."""
    text, content = _decode(path, data)
    try:
        return model.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        where, reason = [part for part in first["loc"] if not str(part).startswith("literal[")], first["msg"]
        cause = first.get("ctx", {}).get("error")
        if isinstance(cause, ValueError):
            where, reason = [*where, *(cause.where if isinstance(cause, Misfit) else ())], str(cause)
        raise ComponentError(path, _line(text, where), f"{_named(content, where)}: {reason}") from error


def marked(path: Path, confidence: str) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """(line, entry, fields) of everything in a sound file whose numbers are of this confidence."""
    text, content = _decode(path, path.read_bytes())
    for where, entry in _entries(content, ()):
        if entry.get("confidence") == confidence:
            fields = {key: value for key, value in entry.items() if key not in ("id", *_WORDS) and not _parts(value)}
            yield _line(text, where), _named(content, where), fields


def _entries(content: Any, where: tuple[str | int, ...]) -> Iterator[tuple[Where, dict[str, Any]]]:
    if isinstance(content, dict):
        yield where, content
    inner = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for part, value in inner:
        yield from _entries(value, (*where, part))


def _parts(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(map(_parts, value)))


def _decode(path: Path, data: bytes) -> tuple[str, Any]:
    """A file as text and as what it says."""
    try:
        text = data.decode("utf-8-sig")
        return text, json.loads(text)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ComponentError(path, line, "the file is not written in UTF-8") from error
    except json.JSONDecodeError as error:
        raise ComponentError(path, error.lineno, error.msg) from error
    except (ValueError, RecursionError) as error:
        raise ComponentError(path, 1, f"the file cannot be read: {error}") from error


def _named(content: Any, where: Where) -> str:
    """The place in words: entries of lists go by their id, "missions.L-S1.amount"."""
    parts: list[str] = []
    for part in where:
        try:
            content = content[part]
        except (KeyError, IndexError, TypeError):
            content = None
        named = isinstance(part, int) and isinstance(content, dict) and "id" in content
        parts.append(str(content["id"]) if named else str(part))
    return ".".join(parts) or "the file"


def _line(text: str, where: Where) -> int:
    """The line in which the thing at `where` begins, or the nearest thing around it that is there."""
    at = _skip(text, 0)
    for part in where:
        inner = _find(text, at, part)
        if inner < 0:
            break
        at = inner
    return text.count("\n", 0, at) + 1


def _find(text: str, at: int, part: str | int) -> int:
    """Where the value of a key or the element of a list begins, in the object or list that begins at `at`; or -1."""
    decoder = json.JSONDecoder()
    opening, number = text[at], 0
    if opening not in "{[":
        return -1
    at = _skip(text, at + 1)
    while text[at] not in "}]":
        name: str | int = number
        if opening == "{":
            name, at = scanstring(text, at + 1)
            at = _skip(text, at)
        if name == part:
            return at
        _, at = decoder.raw_decode(text, at)
        at = _skip(text, at)
        number += 1
    return -1


def _skip(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    assert found is not None
    return found.end()
