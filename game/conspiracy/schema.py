"""The shape of components.json: what stands in it and what must fit together. `components` fills the tables."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.engine.datafile import Misfit, read

COMPONENTS = Path(__file__).with_name("components.json")

LORDS_PER_GUILD = 12
_GUILDS, _VALUES, _CHAMBER = "YRGBP", [0, 1, 2, 3, 4, 6], [5, 4, 3, 2, 1]
_LOCATIONS = [
    *(f"L{number:02}" for number in range(1, 15)), *(f"L{number}{guild}" for number in (15, 16) for guild in _GUILDS),
    *(f"X{number}" for number in range(1, 6)),
]  # fmt: skip

NEEDS: dict[str, tuple[str, ...]] = {
    "flat": (), "pearl_cave": ("pearls",), "silver_shrine": ("each",), "gold_shrine": ("each",),
    "oyster_beds": ("each",), "banner_wreck": ("each",), "audience": ("draw",), "colossus": (), "labyrinth": (),
    "hall_of_doors": (), "great_gate": (), "throne": ("guild",), "court": ("each", "guild"),
    "council": ("each", "value"), "outcasts": ("each",),
}  # fmt: skip
"""The powers of Locations, each with the fields of the card without which it is nothing."""


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Guild(_Entry):
    id: Literal["Y", "R", "G", "B", "P"]
    name: str
    symbol: str


class LordType(_Entry):
    ip: int = Field(ge=0)
    copies: int = Field(ge=1)
    power: Literal["swap", "key", "pearls", "reveal"]
    key: Literal["silver", "gold"] | None
    pearls: int = Field(ge=0)

    @model_validator(mode="after")
    def _power_has_its_part(self) -> Self:
        if (self.power == "key") != (self.key is not None) or (self.power == "pearls") != (self.pearls > 0):
            raise ValueError("power 'key' names its key, power 'pearls' its pearls, the others have neither")
        return self


class LocationCard(_Entry):
    """A Location: `power` names its class in powers.py, the other fields are that class's numbers."""

    id: str
    name: str
    set: Literal["base", "bonus"]
    power: str
    flat: int = Field(ge=0)
    each: int = Field(default=0, ge=0)
    pearls: int = Field(default=0, ge=0)
    draw: int = Field(default=0, ge=0)
    value: int = Field(default=0, ge=0)
    guild: Literal["Y", "R", "G", "B", "P"] | None = None

    @model_validator(mode="after")
    def _power_has_its_numbers(self) -> Self:
        if self.power not in NEEDS:
            raise ValueError(f"unknown power {self.power!r}")
        missing = [field for field in NEEDS[self.power] if not getattr(self, field)]
        if missing:
            raise ValueError(f"power {self.power!r} needs {', '.join(missing)}")
        return self


class Components(_Entry):
    """The whole file. Its numbers may be others than the box has, not the kinds of its cards or the chamber's shape."""

    guilds: list[Guild]
    lord_types: list[LordType]
    lord_names: dict[str, dict[int, str]]
    locations: list[LocationCard]
    chamber: list[int]
    pearl_master_ip: int = Field(ge=0)
    coalition_ip: int = Field(ge=0)
    draw_limit: int = Field(ge=1, le=3)

    @model_validator(mode="after")
    def _complete(self) -> Self:
        _must_be("guilds", [guild.id for guild in self.guilds], list(_GUILDS))
        _must_be("lord_types", [kind.ip for kind in self.lord_types], _VALUES)
        _must_be("chamber", self.chamber, _CHAMBER)
        _must_be("locations", [card.id for card in self.locations], _LOCATIONS)
        if sum(kind.copies for kind in self.lord_types) != LORDS_PER_GUILD:
            raise Misfit(["lord_types"], f"the copies must sum to {LORDS_PER_GUILD}")
        for guild in _GUILDS:
            if sorted(self.lord_names.get(guild, {})) != _VALUES:
                raise Misfit(["lord_names", guild], f"needs a name for each of the values {_VALUES}")
        for number, card in enumerate(self.locations):
            if card.draw > self.draw_limit:
                raise Misfit(["locations", number, "draw"], f"is more than the draw limit, {self.draw_limit}")
        return self


def _must_be(entry: str, found: Sequence[object], wanted: Sequence[object]) -> None:
    """The kinds of cards have pictures, names and rules of their own."""
    if found != wanted:
        raise Misfit([entry], f"needs {', '.join(map(str, wanted))} in this order")


def load(path: Path = COMPONENTS) -> Components:
    """Read and check a component file. Raises `ComponentError`, which names line, entry and reason."""
    return read(path, Components)
