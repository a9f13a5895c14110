"""A game small enough to know every position by heart, for the tests of the table.

Each decision adds to the seat's own sum: "add" passes the turn on, "more" keeps it, "flip" adds the top card of a
hidden deck. The game ends after a number of decisions.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random

from game.engine.protocol import (
    UNKNOWN,
    Action,
    Decision,
    Event,
    GameOptions,
    Noun,
    Phrase,
    Reason,
    Rules,
    Seat,
    Sink,
    Standing,
    State,
    Target,
)
from game.engine.weights import Features

ADD = tuple(Action("add", (n,)) for n in range(4))
MORE = Action("more", (5,))
FLIP = Action("flip")
BREAK = Action("break")
LENGTH = 12


class ToyState(State):
    __slots__ = ("current", "deck", "left", "seats", "sums")

    def __init__(self, seats: int, current: int, left: int, deck: tuple[int, ...], sums: list[int]) -> None:
        self.seats = seats
        self.current = current
        self.left = left
        self.deck = deck
        self.sums = sums

    def decision(self) -> Decision | None:
        return Decision(self.current, "toy.prompt") if self.left else None

    def legal_actions(self) -> Sequence[Action]:
        return (*ADD[1:], BREAK, FLIP, MORE) if self.left else ()

    def apply(self, action: Action, emit: Sink | None = None) -> None:
        seat, gain = self.current, action.args[0] if action.args else self.deck[-1]
        self.left -= 1
        self.sums[seat] += gain
        if action == BREAK:
            raise RuntimeError("a fault in the rules, half way through")
        if action == FLIP:
            self.deck = self.deck[:-1]
        if action != MORE:
            self.current = (seat + 1) % self.seats
        if emit is not None:
            emit(Event(action.verb, seat, (gain,)))

    def clone(self) -> ToyState:
        return ToyState(self.seats, self.current, self.left, self.deck, self.sums[:])

    def key(self) -> str:
        return sha256(repr((self.seats, self.current, self.left, self.deck, self.sums)).encode()).hexdigest()

    def standings(self) -> list[Standing]:
        return [Standing(seat, n, (("sum", n),), 0, 1 + sum(m > n for m in self.sums))
                for seat, n in enumerate(self.sums)]


class ToyRules(Rules[ToyState]):
    id = "toy"
    title = "Toy"
    version = 3
    seats = range(1, 5)
    options = GameOptions
    categories = (("sum", "Sum"),)
    revealing = frozenset(("flip",))

    def new(self, seats: int, options: GameOptions, seed: int) -> ToyState:
        if seats not in self.seats:
            raise ValueError(f"toy is for 1 to 4 seats, not {seats}")
        deck = list(range(10, 10 + LENGTH))
        Random(seed).shuffle(deck)
        return ToyState(seats, 0, LENGTH, tuple(deck), [0] * seats)

    def observe(self, state: ToyState, seat: Seat | None) -> ToyState:
        seen = state.clone()
        seen.deck = (UNKNOWN,) * len(state.deck)
        return seen

    def fold(self, seen: ToyState, event: Event) -> None:
        raise NotImplementedError

    def determinise(self, seen: ToyState, rng: Random) -> ToyState:
        raise NotImplementedError

    def why_not(self, seen: ToyState, target: Target) -> Reason:
        raise NotImplementedError

    def say(self, seen: ToyState, thing: Action | Event) -> Phrase | None:
        raise NotImplementedError

    def prompt(self, decision: Decision) -> Phrase:
        raise NotImplementedError

    def name(self, noun: Noun) -> str:
        raise NotImplementedError

    def features(self, state: ToyState) -> list[Features]:
        raise NotImplementedError

    def progress(self, state: ToyState) -> float:
        raise NotImplementedError


TOY = ToyRules()
