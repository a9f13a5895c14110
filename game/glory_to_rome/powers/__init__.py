"""The powers of all buildings, by number, and what a set of them adds up to."""

from __future__ import annotations

from game.glory_to_rome.components import BUILDING_IDS
from game.glory_to_rome.powers import brick, concrete, marble, rubble, stone, wood
from game.glory_to_rome.powers.base import HOOKS, Kit, Power, UnknownHook, build

__all__ = ["HOOKS", "KINDS", "KITS", "POWERS", "Kit", "Power", "UnknownHook", "kit_of"]

KINDS: dict[str, type[Power]] = {
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

POWERS: tuple[Power, ...] = tuple(build(id_, KINDS[id_]) for id_ in BUILDING_IDS)
"""The power of each building, by its number."""

KITS: dict[tuple[int, ...], Kit] = {}
"""The kits made so far; `kit_of` makes the others."""


def kit_of(kinds: tuple[int, ...]) -> Kit:
    """What some buildings, ascending by number, give together."""
    kit = KITS.get(kinds)
    if kit is None:
        kit = KITS[kinds] = Kit([POWERS[kind] for kind in kinds])
    return kit
