"""The shape of components.json: what stands in it and what must fit together. `components` fills the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.engine.datafile import Misfit, read

COMPONENTS = Path(__file__).with_name("components.json")

MATERIAL_IDS = ("rubble", "wood", "concrete", "brick", "stone", "marble")
EDITION_IDS = ("bb_republic", "bb_imperium", "classic_iv", "first_2005", "european_2011")
DECKS = ("republic", "imperium")
BUILDING_IDS = (
    "bar", "insula", "latrine", "road",
    "dock", "market", "palisade", "circus", "crane",
    "amphitheatre", "aqueduct", "bridge", "storeroom", "tower", "vomitorium", "wall", "senate", "tribunal",
    "academy", "archway", "atrium", "bath", "foundry", "gate", "school", "shrine",
    "catacomb", "circus_maximus", "garden", "prison", "scriptorium", "sewer", "villa", "colosseum", "domus_aurea",
    "basilica", "fountain", "ludus_magnus", "palace", "stairway", "statue", "temple", "forum", "forum_romanum",
)  # fmt: skip
"""All buildings by number. Each has its power in `powers`, so the file can add none and leave none out."""

NUMBERED = frozenset(("insula", "market", "aqueduct", "wall", "shrine", "statue", "temple"))
"""Buildings with a number in their power."""

MOST_SEATS = 5
CARDS_TO_PLAY = 6
"""Cards a seat that a deck must hold besides the opening hands: enough to find the first leader and to begin."""

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
    """The number in the building's power, for those of `NUMBERED`."""


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
        for at, id_ in enumerate(BUILDING_IDS):
            if at >= len(self.buildings) or self.buildings[at].id != id_:
                raise Misfit(["buildings", at], f"needs {id_!r} in this place")
            if (self.buildings[at].amount > 0) != (id_ in NUMBERED):
                raise Misfit(["buildings", at], f"only {', '.join(sorted(NUMBERED))} need an amount")
        if len(self.buildings) > len(BUILDING_IDS):
            raise Misfit(["buildings", len(BUILDING_IDS)], "is one too many")
        places = [MATERIAL_IDS.index(building.material) for building in self.buildings]
        if places != sorted(places):
            raise Misfit(["buildings"], "stand in the order of their materials")
        for at, edition in enumerate(self.editions):
            if self._cards(edition.deck) < MOST_SEATS * (edition.cards + CARDS_TO_PLAY):
                raise Misfit(["editions", at, "cards"], "are too many for the deck")
        return self

    def _cards(self, deck: str) -> int:
        copies = (self.materials[MATERIAL_IDS.index(building.material)].copies for building in self.buildings
                  if building.deck in ("", deck))
        return sum(copies)


def load(path: Path = COMPONENTS) -> Components:
    """Read and check a component file. Raises `ComponentError`, which names line, entry and reason."""
    return read(path, Components)
