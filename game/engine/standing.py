"""Which standing answers the persons at a table have fixed, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from game.engine.protocol import Order, Seat


class Span(Enum):
    """How long a standing answer holds."""

    OFF = "off"
    ROUND = "round"
    LASTING = "lasting"


class StandingAnswers:
    """What each seat has fixed. Rounds count by their numbers, so that undo brings back what was fixed for one."""

    def __init__(self, known: Sequence[Order]) -> None:
        self.known = {order.id: order for order in known}
        self._until: dict[tuple[Seat, str], int | None] = {}
        """The round for which an order of a seat is fixed; None: until it is changed."""

    def span(self, seat: Seat, order: str, now: int) -> Span:
        """How long an order of a seat holds, looked at in the round `now`."""
        until = self._until.get((seat, order), 0)
        return Span.LASTING if until is None else Span.ROUND if until == now else Span.OFF

    def fix(self, seat: Seat, order: str, span: Span, now: int) -> None:
        """Fix an order from the round `now` on in place of others of its topic, or give it up."""
        for other in self.known.values():
            if other.topic == self.known[order].topic:
                self._until.pop((seat, other.id), None)
        if span is not Span.OFF:
            self._until[seat, order] = None if span is Span.LASTING else now
