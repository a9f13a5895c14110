"""Every number and name of the game's parts, read once from components.json or from a person's own copy of it.

Order cards are buildings, numbered 0 to 43 in the order of the file; the copies of a building are the same card for the
rules. `JACK` stands for a Jack where a card is named. Materials and roles share their numbers: 0 Rubble and Laborer,
1 Wood and Craftsman, 2 Concrete and Architect, 3 Brick and Legionary, 4 Stone and Merchant, 5 Marble and Patron. Sites
are numbered like their materials.
"""

from __future__ import annotations

from typing import Final

from game.engine.datafile import choose
from game.glory_to_rome.schema import BUILDING_IDS as BUILDING_IDS
from game.glory_to_rome.schema import COMPONENTS, Components, EditionData
from game.glory_to_rome.schema import DECKS as DECKS
from game.glory_to_rome.schema import EDITION_IDS as EDITION_IDS
from game.glory_to_rome.schema import MATERIAL_IDS as MATERIAL_IDS
from game.glory_to_rome.schema import NUMBERED as NUMBERED

IN_USE: Final = choose("glory_to_rome", COMPONENTS, Components)
DATA: Final = IN_USE.data

MATERIALS: Final = len(MATERIAL_IDS)
RUBBLE: Final = 0
WOOD: Final = 1
CONCRETE: Final = 2
BRICK: Final = 3
STONE: Final = 4
MARBLE: Final = 5
LABORER: Final = 0
CRAFTSMAN: Final = 1
ARCHITECT: Final = 2
LEGIONARY: Final = 3
MERCHANT: Final = 4
PATRON: Final = 5

BUILDINGS: Final = len(BUILDING_IDS)
JACK: Final = BUILDINGS
"""Stands for a Jack where a card is named."""

BUILDING_BY_ID: Final[dict[str, int]] = {id_: number for number, id_ in enumerate(BUILDING_IDS)}

MATERIAL: Final[tuple[int, ...]] = tuple(MATERIAL_IDS.index(building.material) for building in DATA.buildings)
"""Material, and so role, of each building's card."""
VALUE: Final[tuple[int, ...]] = tuple(material.value for material in DATA.materials)
"""Of each material: materials a structure on such a site needs, influence of the site, points of a card in a vault."""
COPIES: Final[tuple[int, ...]] = tuple(DATA.materials[material].copies for material in MATERIAL)

START_INFLUENCE: Final = DATA.limits.influence
REFILL: Final = DATA.limits.refill
MERCHANT_BONUS: Final = DATA.scoring.merchant_bonus

EDITIONS: Final[dict[str, EditionData]] = {edition.id: edition for edition in DATA.editions}


def deck_of(deck: str) -> tuple[int, ...]:
    """All cards of a deck, ascending: 144 of 40 buildings."""
    return tuple(
        kind for kind, building in enumerate(DATA.buildings) if building.deck in ("", deck)
        for _ in range(COPIES[kind])
    )


CARDS: Final[dict[str, tuple[int, ...]]] = {deck: deck_of(deck) for deck in DECKS}
