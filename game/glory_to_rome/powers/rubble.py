"""The powers of the Rubble buildings (rules 10)."""

from __future__ import annotations

from game.glory_to_rome.components import STONE
from game.glory_to_rome.powers.base import Power
from game.i18n import N_


class Bar(Power):
    text = N_("Each of your Patron actions may also hire the top card of the deck as a client.")

    hires_from_deck = True


class Insula(Power):
    text = N_("Your clientele limit is 2 higher.")

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.more_clients = amount


class Latrine(Power):
    text = N_("Before each of your Thinker actions you may put one card of your hand into the pool.")

    discards_one = True


class Road(Power):
    text = N_("Materials of any kind may be added to your structures on Stone sites.")

    takes_anything = 1 << STONE
