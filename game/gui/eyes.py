"""Who looks at the screen. With several people and secret cards it is handed over behind a curtain."""

from __future__ import annotations

from game.engine.protocol import Action, Call, Seat
from game.engine.table import By, Table
from game.gui.orders import Calls, Orders


class Eyes:
    """Whose knowledge the screen shows. `fixed` is a seat for pictures; `blanked` hides all private things at once."""

    def __init__(self, table: Table, fixed: Seat | None = None) -> None:
        self._table = table
        self.fixed = fixed
        self.blanked = False
        self.before_screen: Seat | None = None
        """The person who last said to sit before the screen."""
        self._looked: dict[Seat, int] = {}
        self.orders = Orders(table)
        self.calls = Calls(table, self.orders, lambda: self.secret)

    @property
    def people(self) -> list[Seat]:
        """The seats of persons."""
        return [seat for seat, setup in enumerate(self._table.seats) if setup.human]

    @property
    def secret(self) -> bool:
        """A curtain is needed between two persons' turns."""
        open_hands = getattr(self._table.options, "open_hands", False)
        return self._table.rules.secret and len(self.people) > 1 and not open_hands and self.fixed is None

    @property
    def viewer(self) -> Seat | None:
        """Whose observation may be shown now; None: what everybody may see."""
        if self.fixed is not None:
            return self.fixed
        if self.blanked or self.call is not None:
            return None
        seat = self._person_to_act()
        if seat is not None and (not self.secret or seat == self.before_screen):
            return seat
        if seat is not None and self.unasked() is not None:
            return self._staying()
        return self.people[0] if len(self.people) == 1 else None

    @property
    def call(self) -> Call | None:
        """The question that all people at the screen have to answer now."""
        return self.calls.open if self.fixed is None else None

    @property
    def awaited(self) -> Seat | None:
        """The person who has to come before the screen; None when nobody has to."""
        seat = self._person_to_act()
        if not self.secret or seat == self.before_screen or self.call is not None or self.unasked() is not None:
            return None
        return seat

    def unasked(self) -> tuple[Action, By] | None:
        """The answer to the open decision that its person need not come for, and why."""
        seat = self._person_to_act()
        if seat is None or self.fixed is not None or self.call is not None:
            return None
        if answer := self.calls.answer(seat):
            return answer
        action = self.orders.answer(seat)
        return (action, "order") if action is not None else None

    @property
    def by(self) -> By:
        """How the seat that is asked decides itself."""
        seat = self._person_to_act()
        return "seat" if seat is None else self.calls.by(seat)

    def arrive(self, seat: Seat) -> int:
        """A person sits before the screen now; the number of decisions taken when that person last did."""
        self.before_screen = seat
        before = self._looked.get(seat, 0)
        self.note()
        return min(before, len(self._table.steps))

    def note(self) -> None:
        """The person before the screen has seen everything so far."""
        if self.before_screen is not None:
            self._looked[self.before_screen] = len(self._table.steps)

    def _staying(self) -> Seat | None:
        """The person before the screen while others' standing answers are carried out, if it decided just before them.

        So thinking by order looks like that of a seat which the rules do not ask.
        """
        last = next((step for step in reversed(self._table.steps) if step.by != "order"), None)
        return self.before_screen if last is not None and last.seat == self.before_screen else None

    def _person_to_act(self) -> Seat | None:
        decision = self._table.decision
        return decision.seat if decision and self._table.seats[decision.seat].human else None
