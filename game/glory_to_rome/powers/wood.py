"""The powers of the Wood buildings (rules 10)."""

from __future__ import annotations

from game.glory_to_rome.components import ARCHITECT
from game.glory_to_rome.powers.base import Power
from game.i18n import N_


class Dock(Power):
    text = N_("Each of your Laborer actions may also move one card from your hand to your stockpile.")

    labours_from_hand = True


class Market(Power):
    text = N_("Your vault limit is 2 higher.")

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.more_vault = amount


class Palisade(Power):
    text = N_("Legionary demands of opponents do not affect you, unless they have a Bridge.")

    immunity = 1


class Circus(Power):
    text = N_("Two Order cards of one role may be played as if they were a Jack.")

    pairs_as_jack = True


class Crane(Power):
    text = N_("Any card may be played to lead or to follow Architect.")

    any_card_for = 1 << ARCHITECT
