"""Who sits at a table when nobody said otherwise: names, colours and signs of the seats, and seats given as text."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from game.ai.levels import LEVELS, UnknownLevel, level_of
from game.ai.temperaments import STEADY, TEMPERAMENTS
from game.engine.table import COLOURS, SIGNS, SeatSetup
from game.i18n import _

COMPUTER_NAMES = ("Isolde", "Corvin", "Thessa", "Bram", "Odile")
KINDS = ("human", *(f"ai:{level}" for level in LEVELS))
LEVEL_KINDS = KINDS[2:]
"""The kinds that have a temperament."""
LONGEST_NAME = 16


def level_and_temperament(kind: str) -> tuple[str, str]:
    """A kind without its temperament, and the id of that: the steady one if none is named."""
    level, _dash, temperament = kind.partition("-")
    return level, temperament or STEADY.id


def with_temperament(level: str, temperament: str) -> str:
    """The kind of a level with a temperament, where it has one."""
    return f"{level}-{temperament}" if level in LEVEL_KINDS and temperament != STEADY.id else level


def is_kind(kind: str) -> bool:
    """Whether a set-up offers such seats."""
    level, temperament = level_and_temperament(kind)
    return level in KINDS and temperament in TEMPERAMENTS


def parse_seats(text: str) -> list[SeatSetup]:
    """Seats from "human:Ann,ai:hard-bold,human". Raises ValueError, in one line, for an unknown kind or a bad name."""
    kinds: list[str] = []
    names: list[str] = []
    for word in text.split(","):
        kind, name = _split(word.strip())
        kinds.append(kind)
        names.append(name)
    try:
        return seat_all(kinds, names)
    except ValidationError as error:
        raise ValueError(error.errors()[0]["msg"]) from None


def seat_all(kinds: Sequence[str], names: Sequence[str]) -> list[SeatSetup]:
    """A seat for each kind, each with its own colour and sign; empty names are filled, equal ones are told apart."""
    seats: list[SeatSetup] = []
    for number, (kind, wanted) in enumerate(zip(kinds, names, strict=True)):
        name = unique(wanted or default_name(kind, number), [seat.name for seat in seats])
        seats.append(SeatSetup(name=name, kind=kind, colour=COLOURS[number], sign=SIGNS[number]))
    return seats


def default_name(kind: str, number: int) -> str:
    """What seat `number`, counted from 0, is called."""
    return _("Player {number}", number=number + 1) if kind == "human" else COMPUTER_NAMES[number % len(COMPUTER_NAMES)]


def unique(name: str, taken: Sequence[str]) -> str:
    """`name`, with a number behind it if it is taken."""
    candidate, number = name, 2
    while candidate in taken:
        candidate, number = f"{name} {number}", number + 1
    return candidate


def _split(word: str) -> tuple[str, str]:
    kind, _colon, name = word.partition(":")
    if kind == "human" and len(name.strip()) <= LONGEST_NAME:
        return kind, name.strip()
    if kind == "human":
        raise ValueError(f"the name {name.strip()!r} is longer than {LONGEST_NAME} letters")
    if kind == "ai":
        try:
            level_of(name)
        except UnknownLevel as error:
            raise ValueError(f"unknown seat {word!r}: {error}") from None
        return word, ""
    raise ValueError(f"unknown seat {word!r}, choose from: human[:NAME], {', '.join(KINDS[1:])}")
