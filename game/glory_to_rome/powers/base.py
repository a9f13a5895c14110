"""What every building's power is made of: hooks from one frozen list, and the sum of the powers that a seat has.

A power is a small class beside its sentence. Most hooks are numbers, flags or masks of materials or roles that the turn
asks for; a few are functions. The turn never names a building: it asks the `Kit` of a seat, which adds its powers up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Sink
from game.glory_to_rome.components import BUILDING_BY_ID, DATA, REFILL

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


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


HOOKS = frozenset(name for name in vars(Power) if not name.startswith("_"))
"""The names a power may define; there are no others."""


class UnknownHook(ImportError):
    """A power defines something that nobody would ask for."""


def build(id_: str, power: type[Power]) -> Power:
    """The power of a building of that id. Raises `UnknownHook` for a class with a name that is no hook."""
    strange = sorted(name for name in vars(power) if not name.startswith("_") and name not in HOOKS)
    if strange:
        raise UnknownHook(f"{power.__name__}: no hook is called {', '.join(strange)}")
    return power(DATA.buildings[BUILDING_BY_ID[id_]].amount)


class Kit:
    """The powers of a seat, added up. One per set of powers; never changed after it is made."""

    __slots__ = (
        "any_card_for", "builds_from_pool", "cheap_outskirts", "clients_also", "clients_twice", "completes_with",
        "crafts_from_deck", "discards", "discards_all", "discards_one", "ends_turn", "extends", "fits_everywhere",
        "hires_act", "hires_from_deck", "hires_from_hand", "immunity", "jack_after_think", "keeps_played",
        "labours_from_hand", "many_units", "more_clients", "more_vault", "opens", "pairs_as_jack", "pierces",
        "reaches_all", "recovers_jacks", "refill", "sells_from_deck", "sells_from_hand", "takes_anything",
        "takes_clients", "takes_foundations", "takes_stock", "thinks_after_turn", "times_clients", "wild_clients",
        "wins_at_once",
    )

    def __init__(self, powers: list[Power]) -> None:
        self.refill = REFILL + sum(power.refill for power in powers)
        self.more_clients = sum(power.more_clients for power in powers)
        self.times_clients = 1
        for power in powers:
            self.times_clients *= power.times_clients
        self.more_vault = sum(power.more_vault for power in powers)
        self.pairs_as_jack = any(power.pairs_as_jack for power in powers)
        self.many_units = any(power.many_units for power in powers)
        self.discards_one = any(power.discards_one for power in powers)
        self.discards_all = any(power.discards_all for power in powers)
        self.discards = self.discards_one or self.discards_all
        self.jack_after_think = any(power.jack_after_think for power in powers)
        self.recovers_jacks = any(power.recovers_jacks for power in powers)
        self.keeps_played = any(power.keeps_played for power in powers)
        self.labours_from_hand = any(power.labours_from_hand for power in powers)
        self.sells_from_deck = any(power.sells_from_deck for power in powers)
        self.sells_from_hand = any(power.sells_from_hand for power in powers)
        self.hires_from_deck = any(power.hires_from_deck for power in powers)
        self.hires_from_hand = any(power.hires_from_hand for power in powers)
        self.hires_act = any(power.hires_act for power in powers)
        self.crafts_from_deck = any(power.crafts_from_deck for power in powers)
        self.builds_from_pool = any(power.builds_from_pool for power in powers)
        self.extends = any(power.extends for power in powers)
        self.clients_twice = any(power.clients_twice for power in powers)
        self.reaches_all = any(power.reaches_all for power in powers)
        self.takes_stock = any(power.takes_stock for power in powers)
        self.takes_clients = any(power.takes_clients for power in powers)
        self.takes_foundations = any(power.takes_foundations for power in powers)
        self.cheap_outskirts = any(power.cheap_outskirts for power in powers)
        self.wins_at_once = any(power.wins_at_once for power in powers)
        self.ends_turn = any(
            power.recovers_jacks or power.keeps_played or power.thinks_after_turn for power in powers
        )
        self.pierces = max((power.pierces for power in powers), default=0)
        self.immunity = max((power.immunity for power in powers), default=0)
        self.any_card_for = self.clients_also = self.wild_clients = self.thinks_after_turn = 0
        self.takes_anything = self.fits_everywhere = self.completes_with = self.opens = 0
        for power in powers:
            self.any_card_for |= power.any_card_for
            self.clients_also |= power.clients_also
            self.wild_clients |= power.wild_clients
            self.thinks_after_turn |= power.thinks_after_turn
            self.takes_anything |= power.takes_anything
            self.fits_everywhere |= power.fits_everywhere
            self.completes_with |= power.completes_with
            self.opens |= power.opens
