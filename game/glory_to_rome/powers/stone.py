"""The powers of the Stone buildings (rules 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Sink
from game.glory_to_rome.components import ARCHITECT, MARBLE, PATRON
from game.glory_to_rome.powers.base import Power
from game.i18n import N_

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


class Catacomb(Power):
    text = N_("When completed, the game ends at once and is scored.")

    ends_game = True


class CircusMaximus(Power):
    text = N_("Each of your acting clients may act twice in a turn in which you led or followed.")

    clients_twice = True


class Garden(Power):
    text = N_("When completed: one Patron action for each point of your influence.")

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        state.grant(seat, PATRON)


class Prison(Power):
    text = N_(
        "When completed, you may give the site of the Prison with its influence to an opponent and take one completed "
        "structure of that opponent."
    )

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        """A stolen Prison has no site to give (rules 20, 22)."""
        if not stolen:
            state.offer_exchange(seat)


class Scriptorium(Power):
    text = N_("Adding one Marble card to a structure of yours may complete it, whatever it needs.")

    completes_with = 1 << MARBLE


class Sewer(Power):
    text = N_("At the end of a turn you may put Order cards that you played into your stockpile instead of the pool.")

    keeps_played = True


class Villa(Power):
    text = N_("One Stone added with an Architect action completes the Villa.")

    quick_by = 1 << ARCHITECT


class Colosseum(Power):
    text = N_(
        "Each of your Legionary demands also takes one matching client of each affected opponent into your vault."
    )

    takes_clients = True


class DomusAurea(Power):
    text = N_(
        "Each of your Legionary demands may also tear down one matching foundation without materials of each affected "
        "opponent: you take the card to your stockpile and the site to your influence."
    )

    takes_foundations = True
