"""The powers of the Brick buildings (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Sink
from game.glory_to_rome.components import CRAFTSMAN, LABORER, MARBLE
from game.glory_to_rome.powers.base import Power
from game.i18n import N_

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


class Academy(Power):
    text = N_("After a turn in which you did at least one Craftsman action you may do one Thinker action.")

    thinks_after_turn = 1 << CRAFTSMAN


class Archway(Power):
    text = N_("Your Architect actions may take the material from the pool instead of from your stockpile.")

    builds_from_pool = True


class Atrium(Power):
    text = N_(
        "Your Merchant actions may put the top card of the deck, unseen, into your vault instead of a stockpile card."
    )

    sells_from_deck = True


class Bath(Power):
    text = N_("Each client you hire may at once do the action of its role.")

    hires_act = True


class Foundry(Power):
    text = N_("When completed: one Laborer action for each point of your influence.")

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        state.grant(seat, LABORER)


class Gate(Power):
    text = N_("Your incomplete Marble structures already have their function.")

    opens = 1 << MARBLE


class School(Power):
    text = N_("When completed: one Thinker action for each point of your influence.")

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        state.grant_thinking(seat)


class Shrine(Power):
    text = N_("Your refill size is 2 higher.")

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.refill = amount
