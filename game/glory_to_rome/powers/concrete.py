"""The powers of the Concrete buildings (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Sink
from game.glory_to_rome.components import CRAFTSMAN, LABORER, MATERIALS, RUBBLE
from game.glory_to_rome.powers.base import Power
from game.i18n import N_

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


class Amphitheatre(Power):
    text = N_("When completed: one Craftsman action for each point of your influence.")

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        state.grant(seat, CRAFTSMAN)


class Aqueduct(Power):
    text = N_("Each of your Patron actions may also hire one card of your hand; your clientele limit is doubled.")

    hires_from_hand = True

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.times_clients = amount


class Bridge(Power):
    text = N_(
        "Your Legionary demands reach every opponent, ignore Palisades, and also take one matching card from the "
        "stockpile of each."
    )

    reaches_all = True
    pierces = 1
    takes_stock = True


class Storeroom(Power):
    text = N_("Each of your clients also counts as a Laborer.")

    clients_also = 1 << LABORER


class Tower(Power):
    text = N_("Rubble may be added to any of your structures; an out-of-town foundation costs you one action only.")

    fits_everywhere = 1 << RUBBLE
    cheap_outskirts = True


class Vomitorium(Power):
    text = N_("Before each of your Thinker actions you may discard your whole hand.")

    discards_all = True


class Wall(Power):
    text = N_(
        "Legionary demands of opponents do not affect you, not even with a Bridge. At the end: 1 point for every two "
        "cards in your stockpile."
    )

    immunity = 2

    def points(self, state: RomeState, seat: int) -> int:
        cards = sum(len(pile) for pile in state.stock[seat * MATERIALS : (seat + 1) * MATERIALS])
        return cards // self.amount


class Senate(Power):
    text = N_("At the end of every turn you may take Jacks that opponents played in that turn.")

    recovers_jacks = True


class Tribunal(Power):
    text = N_("After each of your Thinker actions you may take a Jack.")

    jack_after_think = True
