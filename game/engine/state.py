"""The contract's inner half: positions of a game, what can be answered and what is told. See `game.engine.protocol`.

This module and what the rules build on it can be compiled; pydantic and everything else stays outside.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from game.engine.compiler import mypyc_attr

Seat = int

NOBODY: Final = -1
"""Stands where a seat is named and none is meant; as an event's seat it is the game itself."""

UNKNOWN: Final = -2
"""A card whose face the observer may not know."""


class Action(NamedTuple):
    """One answer to a decision. `args` name things (cards, spots, counts), never list positions."""

    verb: str
    args: tuple[int, ...] = ()


class Decision(NamedTuple):
    """The one open question: who must answer it, the key of the prompt line, what it is about."""

    seat: Seat
    prompt: str
    context: tuple[int, ...] = ()


class Event(NamedTuple):
    """One visible fact, in the order in which it happened.

    `private` holds, per seat, what that seat sees beyond `public`. See `game.engine.protocol.redact`.
    """

    kind: str
    seat: Seat
    public: tuple[int, ...] = ()
    private: tuple[tuple[Seat, tuple[int, ...]], ...] = ()


Sink = Callable[[Event], None]


class Standing(NamedTuple):
    """A seat's score: `parts` are (category, points) and sum to `score`; `place` counts from 1, ties share one."""

    seat: Seat
    score: int
    parts: tuple[tuple[str, int], ...]
    tiebreak: int
    place: int


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State(ABC):
    """A position of a game: ints, lists of small ints and tuples only. One typed subclass per game."""

    __slots__ = ()

    seats: int

    @abstractmethod
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""

    def to_move(self) -> Seat:
        """The seat of the open question, NOBODY when the game is over; cheaper than the whole `decision`."""
        decision = self.decision()
        return NOBODY if decision is None else decision.seat

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """All legal answers in a stable order, without duplicates, never empty while a decision is open."""

    def also_legal(self) -> Sequence[Action]:
        """What the seat asked may do besides, as giving up: as legal as the rest, but no choice among the answers."""
        return ()

    @abstractmethod
    def apply(self, action: Action, emit: Sink | None = None) -> None:
        """Carry out a legal action and all forced steps after it. Unchecked: see `Table.act` for the checked door."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy."""

    @abstractmethod
    def key(self) -> str:
        """Canonical hash (64 hex digits) of everything in the state, hidden zones included."""

    @abstractmethod
    def standings(self) -> list[Standing]:
        """One Standing per seat, in seat order; valid at any time of the game."""
