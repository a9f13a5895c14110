"""Every number and name of the game's parts, read once from components.json or from a person's own copy of it.

Order cards are buildings, numbered 0 to 43 in the order of the file; the copies of a building are the same card for the
rules. `JACK` stands for a Jack where a card is named. Materials and roles share their numbers: 0 Rubble and Laborer,
1 Wood and Craftsman, 2 Concrete and Architect, 3 Brick and Legionary, 4 Stone and Merchant, 5 Marble and Patron. Sites
are numbered like their materials.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.engine.datafile import Misfit, choose, read

COMPONENTS = Path(__file__).with_name("components.json")

MATERIAL_IDS = ("rubble", "wood", "concrete", "brick", "stone", "marble")
EDITION_IDS = ("bb_republic", "bb_imperium", "classic_iv", "first_2005", "european_2011")
DECKS = ("republic", "imperium")

Confidence = Literal["certain", "likely", "reconstructed"]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    confidence: Confidence
    """How sure the numbers of the entry are."""


class MaterialData(_Entry):
    id: Literal["rubble", "wood", "concrete", "brick", "stone", "marble"]
    name: str
    role: str
    value: int = Field(ge=1, le=5)
    copies: int = Field(ge=1, le=10)
    """How often each building of the material is in a deck."""


class BuildingData(_Entry):
    id: str
    name: str
    material: Literal["rubble", "wood", "concrete", "brick", "stone", "marble"]
    deck: Literal["republic", "imperium", ""] = ""
    """The only deck with the building; both have it if empty."""
    amount: int = Field(default=0, ge=0, le=10)
    """The number in the building's power, if it has one."""


class EditionData(_Entry):
    id: Literal["bb_republic", "bb_imperium", "classic_iv", "first_2005", "european_2011"]
    deck: Literal["republic", "imperium"]
    cards: int = Field(ge=0, le=10)
    jacks: int = Field(ge=0, le=1)
    jacks_in_all: int = Field(ge=5, le=12)
    petition: int = Field(ge=2, le=3)
    sites: int = Field(ge=5, le=10)
    two_players_in_town: int = Field(ge=1, le=5)


class LimitData(_Entry):
    influence: int = Field(ge=0, le=10)
    refill: int = Field(ge=1, le=10)


class ScoringData(_Entry):
    merchant_bonus: int = Field(ge=0, le=10)


class Components(_Entry):
    """The whole file. Its numbers may be others than the box has, not the kinds of its cards."""

    confidence: Confidence = "certain"
    materials: list[MaterialData]
    buildings: list[BuildingData]
    editions: list[EditionData]
    limits: LimitData
    scoring: ScoringData

    @model_validator(mode="after")
    def _complete(self) -> Self:
        if tuple(material.id for material in self.materials) != MATERIAL_IDS:
            raise Misfit(["materials"], f"needs {', '.join(MATERIAL_IDS)} in this order")
        if tuple(edition.id for edition in self.editions) != EDITION_IDS:
            raise Misfit(["editions"], f"needs {', '.join(EDITION_IDS)} in this order")
        places = [MATERIAL_IDS.index(building.material) for building in self.buildings]
        if places != sorted(places):
            raise Misfit(["buildings"], "stand in the order of their materials")
        if len({building.id for building in self.buildings}) != len(self.buildings):
            raise Misfit(["buildings"], "each stands there once")
        return self


def load(path: Path = COMPONENTS) -> Components:
    """Read and check a component file. Raises `ComponentError`, which names line, entry and reason."""
    return read(path, Components)


IN_USE = choose("glory_to_rome", COMPONENTS, Components)
DATA = IN_USE.data

MATERIALS = len(MATERIAL_IDS)
RUBBLE, WOOD, CONCRETE, BRICK, STONE, MARBLE = range(MATERIALS)
LABORER, CRAFTSMAN, ARCHITECT, LEGIONARY, MERCHANT, PATRON = range(MATERIALS)

BUILDINGS = len(DATA.buildings)
JACK = BUILDINGS
"""Stands for a Jack where a card is named."""

BUILDING_IDS: tuple[str, ...] = tuple(building.id for building in DATA.buildings)
BUILDING_BY_ID: dict[str, int] = {id_: number for number, id_ in enumerate(BUILDING_IDS)}
ENGLISH_NAMES: tuple[str, ...] = tuple(building.name for building in DATA.buildings)

MATERIAL: tuple[int, ...] = tuple(MATERIAL_IDS.index(building.material) for building in DATA.buildings)
"""Material, and so role, of each building's card."""
VALUE: tuple[int, ...] = tuple(material.value for material in DATA.materials)
"""Of each material: materials a structure on such a site needs, influence of the site, points of a card in a vault."""
COPIES: tuple[int, ...] = tuple(DATA.materials[material].copies for material in MATERIAL)

START_INFLUENCE = DATA.limits.influence
REFILL = DATA.limits.refill
MERCHANT_BONUS = DATA.scoring.merchant_bonus

EDITIONS: dict[str, EditionData] = {edition.id: edition for edition in DATA.editions}


def deck_of(deck: str) -> tuple[int, ...]:
    """All cards of a deck, ascending: 144 of 40 buildings."""
    return tuple(
        kind for kind, building in enumerate(DATA.buildings) if building.deck in ("", deck)
        for _ in range(COPIES[kind])
    )


CARDS: dict[str, tuple[int, ...]] = {deck: deck_of(deck) for deck in DECKS}
