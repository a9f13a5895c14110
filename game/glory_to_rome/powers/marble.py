"""The powers of the Marble buildings (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.glory_to_rome.components import MARBLE, MATERIALS, MERCHANT
from game.glory_to_rome.powers.base import Power
from game.i18n import N_

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


class Basilica(Power):
    text = N_("Each of your Merchant actions may also move one card from your hand to your vault.")

    sells_from_hand = True


class Fountain(Power):
    text = N_(
        "A Craftsman action may use the top card of the deck instead of a hand card; or you keep that card and give "
        "the action up."
    )

    crafts_from_deck = True


class LudusMagnus(Power):
    text = N_("Each of your Merchant clients counts as a client of any role.")

    wild_clients = 1 << MERCHANT


class Palace(Power):
    text = N_("You may play several cards of the role you lead or follow, for one action each.")

    many_units = True


class Stairway(Power):
    text = N_(
        "Each of your Architect actions may also add one material to a completed structure of an opponent; from then "
        "on its function is there for all players."
    )

    extends = True


class Statue(Power):
    text = N_("Worth 3 points. Its foundation may be laid on a site of any material.")

    any_site = True
    also_takes = 1 << MARBLE

    def points(self, state: RomeState, seat: int) -> int:
        return self.amount


class Temple(Power):
    text = N_("Your refill size is 4 higher.")

    def __init__(self, amount: int) -> None:
        super().__init__(amount)
        self.refill = amount


class Forum(Power):
    text = N_("You win at once when you have a client of each of the six roles.")

    wins_at_once = True

    def wins(self, state: RomeState, seat: int) -> bool:
        return state.has_all_roles(seat)


class ForumRomanum(Power):
    text = N_(
        "You win at once when you have a client of each of the six roles and a material of each of the six kinds in "
        "your stockpile."
    )

    wins_at_once = True

    def wins(self, state: RomeState, seat: int) -> bool:
        stock = state.stock[seat * MATERIALS : (seat + 1) * MATERIALS]
        return all(stock) and state.has_all_roles(seat)
