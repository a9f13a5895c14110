"""What spares people being asked: standing answers that they have fixed, and calls, which ask all of them at once."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.protocol import Action, Call, Order, Seat, State
from game.engine.standing import Span
from game.engine.table import By, Table


class Orders:
    """The standing answers of the persons at a table. Nobody but their owner is told which are fixed."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.resting = table.went_back
        """After going back a person decides first; otherwise what was undone would be done again at once."""

    def active(self, seat: Seat) -> list[Order]:
        """The orders of a seat that hold now."""
        return [order for order in self._table.rules.orders if self._table.span(seat, order) is not Span.OFF]

    def answer(self, seat: Seat) -> Action | None:
        """What a seat has fixed for the open decision; None where it has to be asked."""
        active = [] if self.resting else self.active(seat)
        if not active:
            return None
        seen = self._table.view(seat)
        found = (order.answer(seen, seat) for order in active)
        return next((action for action in found if action is not None), None)


class Calls:
    """One question to all people at the screen in place of one to each behind a curtain; see `Call`."""

    def __init__(self, table: Table, orders: Orders, secret: Callable[[], bool]) -> None:
        self._table = table
        self._orders = orders
        self._secret = secret
        self._known: tuple[State, Call | None] | None = None
        self._answered: tuple[tuple[int, ...], frozenset[Seat]] | None = None
        """The call that was answered last, and who wanted to be asked."""
        self.named: set[Seat] = set()
        """Who has said so far to want to be asked."""

    @property
    def open(self) -> Call | None:
        """The call that people at the screen have to answer now, with those of them whom it concerns."""
        call = self._current()
        if call is None or self._named(call) is not None:
            return None
        persons = tuple(seat for seat in call.seats if self._table.seats[seat].human)
        silent = all(self._orders.answer(seat) == call.unnamed for seat in persons)
        # one who has fixed an answer is named like the others, so that the call does not tell who has
        return None if silent else call._replace(seats=persons)

    def name(self, seat: Seat) -> None:
        """A person wants to be asked, or no longer."""
        self.named ^= {seat}

    def close(self) -> None:
        """Nobody else wants to be asked."""
        if call := self.open:
            self._answered = call.key, frozenset(self.named)
            self.named.clear()

    def forget(self) -> None:
        """What was answered is gone: ask again."""
        self._answered = None
        self.named.clear()

    def by(self, seat: Seat) -> By:
        """How a person who is asked decides: as one that was named in a call about the open decision, or simply so."""
        named = self._named(self._current())
        return "named" if named and seat in named else "seat"

    def answer(self, seat: Seat) -> tuple[Action, By] | None:
        """The answer of a person who was not named in the call about the open decision."""
        call = self._current()
        named = self._named(call)
        if call is None or named is None or seat in named:
            return None
        last = self._table.steps[-1] if self._table.steps else None
        again = last is not None and last.by != "seat" and self._call_of(last.before) == call.key
        return call.unnamed, "order" if again else "call"

    def _named(self, call: Call | None) -> frozenset[Seat] | None:
        """Who wanted to be asked, where this call was answered."""
        return self._answered[1] if call and self._answered and self._answered[0] == call.key else None

    def _current(self) -> Call | None:
        """The call of the open decision, where a person is asked and others must not see what that one sees."""
        setup = self._table.seat_to_act
        if setup is None or not setup.human or not self._secret():
            return None
        if self._known is None or self._known[0] is not self._table.state:
            self._known = self._table.state, self._table.rules.call(self._table.view(None))
        return self._known[1]

    def _call_of(self, state: State) -> tuple[int, ...] | None:
        rules = self._table.rules
        call = rules.call(rules.observe(state, None))
        return call.key if call else None
