"""What a click can mean: each legal action as the things that it takes and the place where they go.

Things are chosen one by one. A choice is a number: a card's place in the hand, else a material of the stockpile or of
the pool. Everything here works on the observation alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.engine.protocol import Action, Target
from game.glory_to_rome.components import JACK, MATERIALS
from game.glory_to_rome.frames import FOLLOW, UNIT
from game.glory_to_rome.state import RomeState

STOCK, POOL = 100, 200
"""Where the numbers of materials begin."""

Token = tuple[str, int]
"""("card", building or JACK), ("stock", material), ("pool", material)."""


class Meaning(NamedTuple):
    """An action as a person carries it out; without a place the last thing taken is enough."""

    action: Action
    takes: tuple[Token, ...]
    place: Target | None


_FROM_HAND = ("discard", "stow", "show", "give", "shelve", "hire_card")
_FROM_POOL = ("take", "hire")


def meaning(seen: RomeState, action: Action) -> Meaning:
    """How an action is carried out on the board. One without things and without a place is a button."""
    verb, args = action
    frame = seen.agenda[-1]
    if verb == "lead":
        return Meaning(action, tuple(("card", card) for card in args[1:]), Target("role", args[:1]))
    if verb in ("follow", "unit"):
        return Meaning(action, tuple(("card", card) for card in args), Target("role", (frame[2],)))
    if verb in _FROM_HAND and args:
        return Meaning(action, (("card", args[0]),), None)
    if verb in _FROM_POOL:
        return Meaning(action, (), Target("pool", args))
    if verb in ("lay", "lay_out"):
        takes = () if args[0] == seen.looked else (("card", args[0]),)
        return Meaning(action, takes, Target("site" if verb == "lay" else "out", args[1:]))
    if verb in ("add", "build", "fetch"):
        source = {"add": "card", "build": "stock", "fetch": "pool"}[verb]
        takes = () if verb == "add" and args[0] == seen.looked else ((source, args[0]),)
        return Meaning(action, takes, Target("structure", (args[1], frame[1])))
    if verb in ("extend", "extend_pool"):
        source = "stock" if verb == "extend" else "pool"
        return Meaning(action, ((source, args[0]),), Target("structure", (args[2], args[1])))
    if verb in ("raze", "seize"):
        return Meaning(action, (), Target("structure", args[::-1]))
    kind = _PLACES.get(verb)
    own = frame[1:2] if verb in ("sell", "salvage") else ()
    return Meaning(action, (), Target(kind, own + args) if kind else None)


_PLACES = {
    "jack": "jacks", "refill": "deck", "card": "deck", "seal": "deck", "hire_top": "deck", "fountain": "deck",
    "sell": "stock", "client": "client", "recover": "jack_of", "salvage": "played",
}


_GOALS = {
    "stow": "stockpile", "take": "stockpile", "salvage": "stockpile", "sell": "vault", "shelve": "vault",
    "seal": "vault", "client": "vault", "hire": "clientele", "hire_card": "clientele", "hire_top": "clientele",
    "discard": "pool", "show": "demand", "give": "demand",
}
"""Where a thing goes of itself: dragging it there does what a click on it does."""
_AREAS = {
    "stockpile": ("stockpile", "stock"), "vault": ("vault",), "clientele": ("clientele", "client"), "pool": ("pool",),
    "demand": ("demand", "shown", "pool"),
}


def goes(action: Action) -> bool:
    """Whether an action moves a thing to a place that it can be dragged to."""
    return action.verb in _GOALS


def reaches(action: Action, seat: int, target: Target) -> bool:
    """Whether what an action of the seat moves belongs where the target lies."""
    goal = _GOALS.get(action.verb, "")
    if not goal or target.kind not in _AREAS[goal]:
        return False
    return goal in ("pool", "demand") or target.args[0] == seat


def hand_of(seen: RomeState, seat: int) -> tuple[int, ...]:
    """The hand as it lies on the table: Order cards, then Jacks."""
    return seen.hands[seat] + (JACK,) * seen.jacks[seat]


def token(seen: RomeState, seat: int, choice: int) -> Token:
    """What a choice stands for."""
    if choice >= POOL:
        return ("pool", choice - POOL)
    if choice >= STOCK:
        return ("stock", choice - STOCK)
    return ("card", hand_of(seen, seat)[choice])


def taken(seen: RomeState, seat: int, picked: Sequence[int]) -> Counter[Token]:
    """The things chosen so far."""
    return Counter(token(seen, seat, choice) for choice in picked)


def choice_of(target: Target, seat: int) -> int | None:
    """The number of a thing that can be taken; None for all others."""
    if target.kind == "card":
        return target.args[1]
    if target.kind == "stock" and target.args[0] == seat:
        return STOCK + target.args[1]
    return POOL + target.args[0] if target.kind == "pool" else None


def same_place(place: Target, target: Target) -> bool:
    """Whether a thing on the board is the place of an action."""
    return place.kind == target.kind and target.args[: len(place.args)] == place.args


def open_ways(meanings: Sequence[Meaning], chosen: Counter[Token]) -> list[Meaning]:
    """The actions that take everything chosen so far, and perhaps more."""
    return [one for one in meanings if not chosen - Counter(one.takes)]


def whole_ways(meanings: Sequence[Meaning], chosen: Counter[Token]) -> list[Meaning]:
    """The actions that take just what is chosen."""
    return [one for one in meanings if Counter(one.takes) == chosen]


def role_asked(seen: RomeState) -> int | None:
    """The role that is followed now; None in all other questions."""
    frame = seen.agenda[-1] if seen.agenda else (-1,)
    return frame[2] if frame[0] in (FOLLOW, UNIT) else None


assert MATERIALS < STOCK
