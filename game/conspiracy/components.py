"""Every number and name of the game's parts, read once from components.json or from a person's own copy of it.

Lords are numbered by kind, 0 to 29: guild * 6 + rank, rank counting the six IP values 0 1 2 3 4 6. The copies of a
kind are the same card for the rules, so a state holds kinds. Locations are numbered 0 to 28 in the order of the file.
Spots of the chamber are numbered 0 to 14 here and in states, actions and events; people see 1 to 15.
"""

from __future__ import annotations

from typing import Final

from game.conspiracy.schema import COMPONENTS, Components, LordType
from game.conspiracy.schema import LORDS_PER_GUILD as LORDS_PER_GUILD
from game.engine.datafile import choose

IN_USE: Final = choose("conspiracy", COMPONENTS, Components)
DATA: Final = IN_USE.data

EMPTY: Final = -1

GUILDS: Final = len(DATA.guilds)
RANKS: Final = len(DATA.lord_types)
LORDS: Final = GUILDS * RANKS
GUILD_IDS: Final = "".join(guild.id for guild in DATA.guilds)

LORD_GUILD: Final[tuple[int, ...]] = tuple(guild for guild in range(GUILDS) for _ in range(RANKS))
LORD_TYPE: Final[tuple[LordType, ...]] = tuple(kind for _ in range(GUILDS) for kind in DATA.lord_types)
LORD_IP: Final[tuple[int, ...]] = tuple(kind.ip for kind in LORD_TYPE)
LORD_COPIES: Final[tuple[int, ...]] = tuple(kind.copies for kind in LORD_TYPE)
LORD_PEARLS: Final[tuple[int, ...]] = tuple(kind.pearls for kind in LORD_TYPE)
LORD_SILVER: Final[tuple[int, ...]] = tuple(int(kind.key == "silver") for kind in LORD_TYPE)
LORD_GOLD: Final[tuple[int, ...]] = tuple(int(kind.key == "gold") for kind in LORD_TYPE)
LORD_CODE: Final[tuple[str, ...]] = tuple(f"{GUILD_IDS[LORD_GUILD[lord]]}{LORD_IP[lord]}" for lord in range(LORDS))
LORD_NAME: Final[tuple[str, ...]] = tuple(DATA.lord_names[code[0]][int(code[1:])] for code in LORD_CODE)
LORD_BY_CODE: Final[dict[str, int]] = {code: lord for lord, code in enumerate(LORD_CODE)}

ALL_LORDS: Final[tuple[int, ...]] = tuple(lord for lord in range(LORDS) for _ in range(LORD_COPIES[lord]))
"""The 60 Lords of the box, sorted."""

SWAP: Final = 0
KEY: Final = 1
PEARLS: Final = 2
REVEAL: Final = 3
LORD_POWER: Final[tuple[int, ...]] = tuple(("swap", "key", "pearls", "reveal").index(kind.power) for kind in LORD_TYPE)

LOCATIONS: Final = len(DATA.locations)
LOCATION_ID: Final[tuple[str, ...]] = tuple(card.id for card in DATA.locations)
LOCATION_NAME: Final[tuple[str, ...]] = tuple(card.name for card in DATA.locations)
LOCATION_BY_ID: Final[dict[str, int]] = {id_: location for location, id_ in enumerate(LOCATION_ID)}
BASE_LOCATIONS: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(DATA.locations) if card.set == "base")
ALL_LOCATIONS: Final[tuple[int, ...]] = tuple(range(LOCATIONS))

SPOTS: Final = sum(DATA.chamber)
SPOT_ROW: Final[tuple[int, ...]] = tuple(row for row, length in enumerate(DATA.chamber) for _ in range(length))
SPOT_COLUMN: Final[tuple[int, ...]] = tuple(column for length in DATA.chamber for column in range(length))


def _neighbours(spot: int) -> tuple[int, ...]:
    """Spots beside, half above and half below a spot (rules 2.4)."""
    row, column = SPOT_ROW[spot], SPOT_COLUMN[spot]
    near = {(row, column - 1), (row, column + 1), (row - 1, column), (row - 1, column + 1),
            (row + 1, column - 1), (row + 1, column)}
    return tuple(other for other in range(SPOTS) if (SPOT_ROW[other], SPOT_COLUMN[other]) in near)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(_neighbours(spot) for spot in range(SPOTS))
NEAR_MASK: Final[tuple[int, ...]] = tuple(sum(1 << other for other in near) for near in NEIGHBOURS)
"""Bit mask of the neighbours of each spot."""

PEARL_MASTER_IP: Final = DATA.pearl_master_ip
COALITION_IP: Final = DATA.coalition_ip
DRAW_LIMIT: Final = DATA.draw_limit
