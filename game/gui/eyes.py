"""Who looks at the screen. With several people and secret cards it is handed over behind a curtain."""

from __future__ import annotations

from game.engine.protocol import Seat
from game.engine.table import Table


class Eyes:
    """Whose knowledge the screen shows. `fixed` is a seat for pictures; `blanked` hides all private things at once."""

    def __init__(self, table: Table, fixed: Seat | None = None) -> None:
        self._table = table
        self.fixed = fixed
        self.blanked = False
        self.before_screen: Seat | None = None
        """The person who last said to sit before the screen."""
        self._looked: dict[Seat, int] = {}

    @property
    def secret(self) -> bool:
        """A curtain is needed between two persons' turns."""
        people = sum(setup.human for setup in self._table.seats)
        open_hands = getattr(self._table.options, "open_hands", False)
        return self._table.rules.secret and people > 1 and not open_hands and self.fixed is None

    @property
    def viewer(self) -> Seat | None:
        """Whose observation may be shown now; None: what everybody may see."""
        if self.fixed is not None:
            return self.fixed
        if self.blanked:
            return None
        seat = self._person_to_act()
        if seat is not None and (not self.secret or seat == self.before_screen):
            return seat
        people = [seat for seat, setup in enumerate(self._table.seats) if setup.human]
        return people[0] if len(people) == 1 else None

    @property
    def awaited(self) -> Seat | None:
        """The person who has to come before the screen; None when nobody has to."""
        seat = self._person_to_act()
        return seat if self.secret and seat != self.before_screen else None

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

    def _person_to_act(self) -> Seat | None:
        decision = self._table.decision
        return decision.seat if decision and self._table.seats[decision.seat].human else None
