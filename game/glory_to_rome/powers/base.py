"""What every building's power is made of.

A power is a small class beside its sentence. Most hooks are numbers, flags or masks of materials or roles that the turn
asks for; a few are functions. The turn never names a building: it asks the `Kit` of a seat, which adds its powers up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.compiler import mypyc_attr
from game.engine.state import Sink

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """The power of a building; by itself it does nothing. `amount` is the number of its component data."""

    text = ""
    """The power in words, marked for translation."""

    # Limits
    refill = 0
    """How much larger the refill size is."""
    more_clients = 0
    times_clients = 1
    """The clientele limit is (influence + all more_clients) * all times_clients."""
    more_vault = 0

    # Leading, following, thinking
    pairs_as_jack = False
    """Two Order cards of one role may be played as a Jack."""
    any_card_for = 0
    """Mask of roles that any single Order card may lead or follow."""
    many_units = False
    """Several units may be played, for an action each."""
    discards_one = False
    discards_all = False
    """What may be discarded before thinking."""
    jack_after_think = False
    thinks_after_turn = 0
    """Mask of roles: after a turn with such an action of one's own, one may think."""
    recovers_jacks = False
    """At the end of a turn, opponents' played Jacks may be taken."""
    keeps_played = False
    """At the end of a turn, played cards may go to the own stockpile."""

    # Roles
    labours_from_hand = False
    sells_from_deck = False
    sells_from_hand = False
    hires_from_deck = False
    hires_from_hand = False
    hires_act = False
    """Each client hired may act at once."""
    crafts_from_deck = False
    builds_from_pool = False
    extends = False
    """Architect actions may make an opponent's function public."""
    clients_also = 0
    """Mask of roles that every client has besides its own."""
    wild_clients = 0
    """Mask of client roles that count as any role."""
    clients_twice = False

    # Demands
    reaches_all = False
    pierces = 0
    """Immunity up to this degree is ignored."""
    immunity = 0
    takes_stock = False
    takes_clients = False
    takes_foundations = False

    # Building
    takes_anything = 0
    """Mask of sites whose structures take any material."""
    fits_everywhere = 0
    """Mask of materials that fit every structure."""
    completes_with = 0
    """Mask of materials of which one card completes any structure."""
    cheap_outskirts = False
    """A foundation out of town costs one action."""
    opens = 0
    """Mask of foundation materials whose incomplete structures work already."""

    # Of the building itself, wherever it stands
    any_site = False
    also_takes = 0
    """Mask of materials that the structure takes besides its site's."""
    quick_by = 0
    """Mask of roles by which a single material completes the structure."""
    ends_game = False
    """Completing it ends the game."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_complete(self, state: RomeState, seat: int, stolen: bool, emit: Sink | None) -> None:
        """The completion effect; `stolen`: the finished structure has just come from another seat."""
        return

    def points(self, state: RomeState, seat: int) -> int:
        """Points at the end for a seat that has the power."""
        return 0

    wins_at_once = False

    def wins(self, state: RomeState, seat: int) -> bool:
        """Whether a seat that has the power has won; asked where `wins_at_once` is set."""
        return False
