"""Frames of the agenda: small tuples of ints, the top one decides what goes on.

Frames below STEPS are open questions, (kind, seat, what it is about ...); the others are steps that the game takes by
itself. In the list, d0..d5 are the demands of each material. A `role` is a role or material number.
"""

from __future__ import annotations

from typing import Final

from game.engine.state import Action
from game.glory_to_rome.components import BUILDINGS, JACK, MATERIALS

Frame = tuple[int, ...]
Frames = tuple[Frame, ...]
Actions = tuple[Action, ...]
Table = tuple[Actions, ...]

# Questions
LEAD: Final = 0  # (seat)
FOLLOW: Final = 1  # (seat, role)
UNIT: Final = 2  # (seat, role): another unit?
BEFORE: Final = 3  # (seat, optional, discards used): discard before thinking?
THINK: Final = 4  # (seat, optional)
AFTER: Final = 5  # (seat): a Jack after thinking?
LABORING: Final = 6  # (seat)
STOW: Final = 7  # (seat): a hand card into the stockpile?
CRAFTING: Final = 8  # (seat)
BUILDING: Final = 9  # (seat)
FOUNTAIN: Final = 10  # (seat): use of the card looked at
STAIRWAY: Final = 11  # (seat)
SHOW: Final = 12  # (seat, actions left, d0..d5 shown so far)
POOL: Final = 13  # (seat, d0..d5 left)
GIVE: Final = 14  # (seat, demander, material, cards)
FAVOUR: Final = 15  # (seat, demander, d0..d5 left): an immune player may give
CLIENT: Final = 16  # (seat, room, what may be taken of each seat and material)
RAZE: Final = 17  # (seat, victim, d0..d5 left)
SELLING: Final = 18  # (seat)
SHELVE: Final = 19  # (seat): a hand card into the vault?
HIRING: Final = 20  # (seat, sources left, clients act)
PRISON: Final = 21  # (seat)
SENATE: Final = 22  # (seat)
SEWER: Final = 23  # (seat)
NAMES: Final = (
    "lead", "follow", "unit", "before", "think", "after", "laborer", "stow", "craftsman", "architect",
    "fountain", "stairway", "show", "pool", "give", "favour", "client", "raze", "merchant", "shelve", "patron",
    "prison", "senate", "sewer",
)  # fmt: skip
PROMPTS: Final = tuple(f"glory_to_rome.prompt.{name}" for name in NAMES)

# Steps
STEPS: Final = 100
TURN: Final = 100  # (): a new turn
FOLLOWS: Final = 101  # (place): the seat at that place after the leader follows or thinks
PERFORMS: Final = 102  # (place): the seat at that place performs
PERFORM: Final = 103  # (seat, c0..c5): the next of the clients that have not acted; c is their number by material
ACTIONS: Final = 104  # (seat, role, n): n actions one after another
THINKS: Final = 105  # (seat, n): n Thinker actions, each may be declined
STOWS: Final = 106  # (seat)
SHELVES: Final = 107  # (seat)
HIRES: Final = 108  # (seat, sources, clients act)
EXTENDS: Final = 109  # (seat): the Stairway step
DEMANDS: Final = 110  # (seat, d0..d5): the demand is made
TAKES: Final = 111  # (seat, d0..d5): cards of the pool
VICTIMS: Final = 112  # (seat, place, d0..d5): the seat at that place after the demander gives
GIVES: Final = 113  # (seat, demander, material, cards)
FAVOURS: Final = 114  # (seat, demander, d0..d5)
BRIDGES: Final = 115  # (seat, d0..d5)
CLIENTS: Final = 116  # (seat, room, ...): see CLIENT
RAZES: Final = 117  # (seat, place, d0..d5)
RAZING: Final = 118  # (seat, victim, d0..d5)
SENATES: Final = 119  # (place)
SEWERS: Final = 120  # (place)
ACADEMIES: Final = 121  # (place)
RECOVER: Final = 122  # (seat)
SALVAGE: Final = 123  # (seat)
END_TURN: Final = 124  # ()

# Frames of every turn, made once -----------------------------------------------------------------------------------

_SEATS: Final = range(5)
_PLACES: Final = range(len(_SEATS) + 2)
NEW_TURN: Final[Frame] = (TURN,)
LEAD_BY: Final[Frames] = tuple((LEAD, seat) for seat in _SEATS)
FOLLOWS_FROM: Final[Frames] = tuple((FOLLOWS, place) for place in _PLACES)
PERFORMS_FROM: Final[Frames] = tuple((PERFORMS, place) for place in _PLACES)
SENATES_FROM: Final[Frames] = tuple((SENATES, place) for place in _PLACES)

# Switches (rules 17) as bits: rules that differ from the usual ones; deck, vaults and giving up at this table ------

OUTSKIRTS_ANY_TIME: Final = 1 << 0
MIXED_ROLES: Final = 1 << 1
STOREROOM_STANDS_IN: Final = 1 << 2
PRISON_FIRES_NOTHING: Final = 1 << 3
PRISON_REPEATS: Final = 1 << 4
STAIRWAY_ANY_MATERIAL: Final = 1 << 5
STAIRWAY_NO_ARCHWAY: Final = 1 << 6
ONE_CRANE_CARD: Final = 1 << 7
DOMUS_BY_SITE: Final = 1 << 8
COLOSSEUM_ALL: Final = 1 << 9
VILLA_STONE_ONLY: Final = 1 << 10
ROAD_NOT_STATUE: Final = 1 << 11
IMMUNE_GIVES: Final = 1 << 12
PUBLIC_NO_POINTS: Final = 1 << 13
KEEP_IS_CRAFT: Final = 1 << 14
BOTH_DISCARDS: Final = 1 << 15

IMPERIUM: Final = 1 << 0
VAULT_HIDDEN: Final = 1 << 1
VAULT_OPEN: Final = 1 << 2
NO_SURRENDER: Final = 1 << 3

# How a game ended -------------------------------------------------------------------------------------------------

ENDINGS: Final = ("", "forum", "catacomb", "deck", "sites", "surrender")
RUNNING: Final = 0
BY_FORUM: Final = 1
BY_CATACOMB: Final = 2
BY_DECK: Final = 3
BY_SITES: Final = 4
BY_SURRENDER: Final = 5

# Where a card comes from ------------------------------------------------------------------------------------------

FROM_POOL: Final = 1
FROM_DECK: Final = 2
FROM_HAND: Final = 4
FROM_STOCK: Final = 8
FROM_LOOK: Final = 16

# Structures: (building, material of the site, materials, status) --------------------------------------------------

Structure = tuple[int, int, tuple[int, ...], int]
UNFINISHED: Final = 0
COMPLETE: Final = 1
PUBLIC: Final = 2

# Actions, made once -----------------------------------------------------------------------------------------------

_CARDS: Final = range(JACK + 1)
_KINDS: Final = range(BUILDINGS)
_MATERIALS: Final = range(MATERIALS)

THINK_NOW: Final = Action("think")
SKIP: Final = Action("skip")
HOLD: Final = Action("hold")
DONE: Final = Action("done")
TAKE_JACK: Final = Action("jack")
REFILL_HAND: Final = Action("refill")
DRAW_ONE: Final = Action("card")
LEAD_CARD: Final[Table] = tuple(tuple(Action("lead", (role, card)) for card in _CARDS) for role in _MATERIALS)
"""LEAD_CARD[role][card], the last card a Jack."""
FOLLOW_CARD: Final[Actions] = tuple(Action("follow", (card,)) for card in _CARDS)
UNIT_CARD: Final[Actions] = tuple(Action("unit", (card,)) for card in _CARDS)
DISCARD: Final[Actions] = tuple(Action("discard", (card,)) for card in _CARDS)
DISCARD_ALL: Final = Action("discard_all")
TAKE: Final[Actions] = tuple(Action("take", (material,)) for material in _MATERIALS)
STOW_CARD: Final[Actions] = tuple(Action("stow", (kind,)) for kind in _KINDS)
LAY: Final[Table] = tuple(tuple(Action("lay", (kind, site)) for site in _MATERIALS) for kind in _KINDS)
LAY_OUT: Final[Table] = tuple(tuple(Action("lay_out", (kind, site)) for site in _MATERIALS) for kind in _KINDS)
ADD_CARD: Final[Table] = tuple(tuple(Action("add", (card, kind)) for kind in _KINDS) for card in _KINDS)
"""ADD_CARD[card][building]."""
BUILD: Final[Table] = tuple(tuple(Action("build", (material, kind)) for kind in _KINDS) for material in _MATERIALS)
FETCH: Final[Table] = tuple(tuple(Action("fetch", (material, kind)) for kind in _KINDS) for material in _MATERIALS)
USE_FOUNTAIN: Final = Action("fountain")
KEEP: Final = Action("keep")
SHOW_CARD: Final[Actions] = tuple(Action("show", (kind,)) for kind in _KINDS)
GIVE_CARD: Final[Actions] = tuple(Action("give", (kind,)) for kind in _KINDS)
TAKE_CLIENT: Final[Table] = tuple(
    tuple(Action("client", (seat, material)) for material in _MATERIALS) for seat in _SEATS
)
RAZE_FOUNDATION: Final[Table] = tuple(tuple(Action("raze", (seat, kind)) for kind in _KINDS) for seat in _SEATS)
SELL: Final[Actions] = tuple(Action("sell", (material,)) for material in _MATERIALS)
SEAL: Final = Action("seal")
SHELVE_CARD: Final[Actions] = tuple(Action("shelve", (kind,)) for kind in _KINDS)
HIRE: Final[Actions] = tuple(Action("hire", (material,)) for material in _MATERIALS)
HIRE_TOP: Final = Action("hire_top")
HIRE_CARD: Final[Actions] = tuple(Action("hire_card", (kind,)) for kind in _KINDS)
SEIZE: Final[Table] = tuple(tuple(Action("seize", (seat, kind)) for kind in _KINDS) for seat in _SEATS)
RECOVER_JACK: Final[Actions] = tuple(Action("recover", (seat,)) for seat in _SEATS)
SALVAGE_CARD: Final[Actions] = tuple(Action("salvage", (kind,)) for kind in _KINDS)
SURRENDER: Final = Action("surrender")


def _by_mask(actions: Actions, last: Actions) -> Table:
    """For each mask of materials: the actions of those, then the last ones."""
    return tuple(
        (*(actions[material] for material in _MATERIALS if mask >> material & 1), *last)
        for mask in range(1 << MATERIALS)
    )


TAKES_OR_SKIP: Final[Table] = _by_mask(TAKE, (SKIP,))
TAKES_OR_DONE: Final[Table] = _by_mask(TAKE, (DONE,))
SELLS_OR_SKIP: Final[Table] = _by_mask(SELL, (SKIP,))
SELLS_SEAL_OR_SKIP: Final[Table] = _by_mask(SELL, (SEAL, SKIP))
HIRES_OF_POOL: Final[Table] = _by_mask(HIRE, ())
