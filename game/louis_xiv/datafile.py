"""Reads a component file that people may have edited: whatever is wrong is told with its line, its entry and why."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from json.decoder import scanstring  # type: ignore[attr-defined]
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)

_SPACE = re.compile(r"[\s,:]*")


class ComponentError(ValueError):
    """The component data cannot be used; the message names file, line, entry and reason."""


def read(path: Path, model: type[M]) -> M:
    """The checked content of a file. Raises `ComponentError`."""
    try:
        text = path.read_text(encoding="utf-8")
        content = json.loads(text)
    except json.JSONDecodeError as error:
        raise ComponentError(f"{path.name}, line {error.lineno}: {error.msg}") from error
    except (OSError, UnicodeDecodeError, RecursionError) as error:
        raise ComponentError(f"{path.name}: {error}") from error
    try:
        return model.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        where = [part for part in first["loc"] if isinstance(part, str | int)]
        entry = _named(content, where)
        raise ComponentError(f"{path.name}, line {_line(text, where)}: {entry}: {first['msg']}") from error


def _named(content: Any, where: Sequence[str | int]) -> str:
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


def _line(text: str, where: Sequence[str | int]) -> int:
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
