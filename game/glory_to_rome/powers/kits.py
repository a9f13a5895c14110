"""The powers of all buildings, by number, and what a set of them adds up to."""

from __future__ import annotations

from typing import Final

from game.glory_to_rome.components import BUILDING_IDS, REFILL
from game.glory_to_rome.powers import brick, concrete, marble, rubble, stone, wood
from game.glory_to_rome.powers.base import Power
from game.glory_to_rome.powers.hooks import build

KINDS: Final[dict[str, type[Power]]] = {
    "bar": rubble.Bar, "insula": rubble.Insula, "latrine": rubble.Latrine, "road": rubble.Road,
    "dock": wood.Dock, "market": wood.Market, "palisade": wood.Palisade, "circus": wood.Circus, "crane": wood.Crane,
    "amphitheatre": concrete.Amphitheatre, "aqueduct": concrete.Aqueduct, "bridge": concrete.Bridge,
    "storeroom": concrete.Storeroom, "tower": concrete.Tower, "vomitorium": concrete.Vomitorium,
    "wall": concrete.Wall, "senate": concrete.Senate, "tribunal": concrete.Tribunal,
    "academy": brick.Academy, "archway": brick.Archway, "atrium": brick.Atrium, "bath": brick.Bath,
    "foundry": brick.Foundry, "gate": brick.Gate, "school": brick.School, "shrine": brick.Shrine,
    "catacomb": stone.Catacomb, "circus_maximus": stone.CircusMaximus, "garden": stone.Garden,
    "prison": stone.Prison, "scriptorium": stone.Scriptorium, "sewer": stone.Sewer, "villa": stone.Villa,
    "colosseum": stone.Colosseum, "domus_aurea": stone.DomusAurea,
    "basilica": marble.Basilica, "fountain": marble.Fountain, "ludus_magnus": marble.LudusMagnus,
    "palace": marble.Palace, "stairway": marble.Stairway, "statue": marble.Statue, "temple": marble.Temple,
    "forum": marble.Forum, "forum_romanum": marble.ForumRomanum,
}  # fmt: skip

POWERS: Final[tuple[Power, ...]] = tuple(build(id_, KINDS[id_]) for id_ in BUILDING_IDS)
"""The power of each building, by its number."""


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


KITS: Final[dict[tuple[int, ...], Kit]] = {}
"""The kits made so far; `kit_of` makes the others."""


def kit_of(kinds: tuple[int, ...]) -> Kit:
    """What some buildings, ascending by number, give together."""
    kit = KITS.get(kinds)
    if kit is None:
        kit = KITS[kinds] = Kit([POWERS[kind] for kind in kinds])
    return kit


NO_KIT: Final = kit_of(())
"""What a seat without buildings has."""
