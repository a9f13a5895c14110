"""Intrigue at one screen (rules 9.2): a standing answer, and one question to all instead of a curtain for each.

Both use only what everybody sees: who holds intrigue cards that could be the board's.
"""

from __future__ import annotations

from game.engine.protocol import Action, Call, Noun, Order, Seat
from game.i18n import N_
from game.louis_xiv.boards import plotters
from game.louis_xiv.frames import HOLD, INTRIGUE, PLOTS
from game.louis_xiv.state import LouisState


def _hold(seen: LouisState, _seat: Seat) -> Action | None:
    return HOLD if seen.agenda[-1][0] == INTRIGUE else None


ORDERS = (
    Order(
        "hold", "intrigue", N_("Hold my intrigue cards"),
        N_("Before a board is scored you play no intrigue card and are not asked."), _hold,
    ),
)


def call(public: LouisState) -> Call | None:
    """Who wants to play an intrigue card on the board that is scored next?"""
    if not public.agenda or public.agenda[-1][0] != INTRIGUE:
        return None
    (_, seat, board), (kind, _, place) = public.agenda[-1], public.agenda[-2]
    assert kind == PLOTS
    seats = (seat, *plotters(public, board, place))
    return Call((public.round, board), (N_("Intrigue on {board}?"), {"board": Noun("board", board)}), seats, HOLD)
