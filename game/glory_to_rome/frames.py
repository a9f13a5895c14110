"""Frames of the agenda: small tuples of ints, the top one decides what goes on.

Frames below STEPS are open questions, (kind, seat, what it is about ...); the others are steps that the game takes by
itself. In the list, d0..d5 are the demands of each material. A `role` is a role or material number.
"""

from __future__ import annotations

from game.engine.protocol import Action
from game.glory_to_rome.components import BUILDINGS, JACK, MATERIALS

Frame = tuple[int, ...]

NAMES = (
    "lead",  # (seat)
    "follow",  # (seat, role)
    "unit",  # (seat, role): another unit?
    "before",  # (seat, optional, discards used): discard before thinking?
    "think",  # (seat, optional)
    "after",  # (seat): a Jack after thinking?
    "laborer",  # (seat)
    "stow",  # (seat): a hand card into the stockpile?
    "craftsman",  # (seat)
    "architect",  # (seat)
    "fountain",  # (seat): use of the card looked at
    "stairway",  # (seat)
    "show",  # (seat, actions left, d0..d5 shown so far)
    "pool",  # (seat, d0..d5 left)
    "give",  # (seat, demander, material, cards)
    "favour",  # (seat, demander, d0..d5 left): an immune player may give
    "client",  # (seat, room, what may be taken of each seat and material)
    "raze",  # (seat, victim, d0..d5 left)
    "merchant",  # (seat)
    "shelve",  # (seat): a hand card into the vault?
    "patron",  # (seat, sources left, clients act)
    "prison",  # (seat)
    "senate",  # (seat)
    "sewer",  # (seat)
)
(
    LEAD, FOLLOW, UNIT, BEFORE, THINK, AFTER, LABORING, STOW, CRAFTING, BUILDING, FOUNTAIN, STAIRWAY, SHOW, POOL, GIVE,
    FAVOUR, CLIENT, RAZE, SELLING, SHELVE, HIRING, PRISON, SENATE, SEWER,
) = range(len(NAMES))  # fmt: skip
PROMPTS = tuple(f"glory_to_rome.prompt.{name}" for name in NAMES)

STEPS = 100
(
    TURN,  # (): a new turn
    FOLLOWS,  # (place): the seat at that place after the leader follows or thinks
    PERFORMS,  # (place): the seat at that place performs
    PERFORM,  # (seat, c0..c5): the next of the clients that have not acted; c is their number by material
    ACTIONS,  # (seat, role, n): n actions one after another
    THINKS,  # (seat, n): n Thinker actions, each may be declined
    STOWS,  # (seat)
    SHELVES,  # (seat)
    HIRES,  # (seat, sources, clients act)
    EXTENDS,  # (seat): the Stairway step
    DEMANDS,  # (seat, d0..d5): the demand is made
    TAKES,  # (seat, d0..d5): cards of the pool
    VICTIMS,  # (seat, place, d0..d5): the seat at that place after the demander gives
    GIVES,  # (seat, demander, material, cards)
    FAVOURS,  # (seat, demander, d0..d5)
    BRIDGES,  # (seat, d0..d5)
    CLIENTS,  # (seat, room, ...): see CLIENT
    RAZES,  # (seat, place, d0..d5)
    RAZING,  # (seat, victim, d0..d5)
    SENATES,  # (place)
    SEWERS,  # (place)
    ACADEMIES,  # (place)
    RECOVER,  # (seat)
    SALVAGE,  # (seat)
    END_TURN,  # ()
) = range(STEPS, STEPS + 25)  # fmt: skip

# Switches (rules 17) as bits: rules that differ from the usual ones; deck, vaults and giving up at this table ------

(
    OUTSKIRTS_ANY_TIME, MIXED_ROLES, STOREROOM_STANDS_IN, PRISON_FIRES_NOTHING, PRISON_REPEATS, STAIRWAY_ANY_MATERIAL,
    STAIRWAY_NO_ARCHWAY, ONE_CRANE_CARD, DOMUS_BY_SITE, COLOSSEUM_ALL, VILLA_STONE_ONLY, ROAD_NOT_STATUE, IMMUNE_GIVES,
    PUBLIC_NO_POINTS, KEEP_IS_CRAFT, BOTH_DISCARDS,
) = (1 << bit for bit in range(16))
IMPERIUM, VAULT_HIDDEN, VAULT_OPEN, NO_SURRENDER = (1 << bit for bit in range(4))  # fmt: skip

# How a game ended -------------------------------------------------------------------------------------------------

ENDINGS = ("", "forum", "catacomb", "deck", "sites", "surrender")
RUNNING, BY_FORUM, BY_CATACOMB, BY_DECK, BY_SITES, BY_SURRENDER = range(len(ENDINGS))

# Where a card comes from ------------------------------------------------------------------------------------------

FROM_POOL, FROM_DECK, FROM_HAND, FROM_STOCK, FROM_LOOK = 1, 2, 4, 8, 16

# Structures: (building, material of the site, materials, status) --------------------------------------------------

Structure = tuple[int, int, tuple[int, ...], int]
UNFINISHED, COMPLETE, PUBLIC = range(3)

# Actions ----------------------------------------------------------------------------------------------------------

_CARDS = range(JACK + 1)
_KINDS = range(BUILDINGS)
_MATERIALS = range(MATERIALS)
_SEATS = range(5)

THINK_NOW = Action("think")
SKIP = Action("skip")
HOLD = Action("hold")
DONE = Action("done")
TAKE_JACK, REFILL_HAND, DRAW_ONE = Action("jack"), Action("refill"), Action("card")
DISCARD = tuple(Action("discard", (card,)) for card in _CARDS)
DISCARD_ALL = Action("discard_all")
TAKE = tuple(Action("take", (material,)) for material in _MATERIALS)
STOW_CARD = tuple(Action("stow", (kind,)) for kind in _KINDS)
LAY = tuple(tuple(Action("lay", (kind, site)) for site in _MATERIALS) for kind in _KINDS)
LAY_OUT = tuple(tuple(Action("lay_out", (kind, site)) for site in _MATERIALS) for kind in _KINDS)
USE_FOUNTAIN = Action("fountain")
KEEP = Action("keep")
SHOW_CARD = tuple(Action("show", (kind,)) for kind in _KINDS)
GIVE_CARD = tuple(Action("give", (kind,)) for kind in _KINDS)
TAKE_CLIENT = tuple(tuple(Action("client", (seat, material)) for material in _MATERIALS) for seat in _SEATS)
RAZE_FOUNDATION = tuple(tuple(Action("raze", (seat, kind)) for kind in _KINDS) for seat in _SEATS)
SELL = tuple(Action("sell", (material,)) for material in _MATERIALS)
SEAL = Action("seal")
SHELVE_CARD = tuple(Action("shelve", (kind,)) for kind in _KINDS)
HIRE = tuple(Action("hire", (material,)) for material in _MATERIALS)
HIRE_TOP = Action("hire_top")
HIRE_CARD = tuple(Action("hire_card", (kind,)) for kind in _KINDS)
SEIZE = tuple(tuple(Action("seize", (seat, kind)) for kind in _KINDS) for seat in _SEATS)
RECOVER_JACK = tuple(Action("recover", (seat,)) for seat in _SEATS)
SALVAGE_CARD = tuple(Action("salvage", (kind,)) for kind in _KINDS)
SURRENDER = Action("surrender")


def _by_mask(actions: tuple[Action, ...], last: tuple[Action, ...]) -> tuple[tuple[Action, ...], ...]:
    """For each mask of materials: the actions of those, then the last ones."""
    return tuple(
        (*(actions[material] for material in _MATERIALS if mask >> material & 1), *last)
        for mask in range(1 << MATERIALS)
    )


TAKES_OR_SKIP = _by_mask(TAKE, (SKIP,))
TAKES_OR_DONE = _by_mask(TAKE, (DONE,))
SELLS_OR_SKIP = _by_mask(SELL, (SKIP,))
SELLS_SEAL_OR_SKIP = _by_mask(SELL, (SEAL, SKIP))
HIRES_OF_POOL = _by_mask(HIRE, ())
NO_HIRES = ()
