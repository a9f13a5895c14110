"""What is still to be done and why: the frames of the agenda in words, and what each seat does this turn."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.protocol import NOBODY, Noun, Seat
from game.glory_to_rome import clients
from game.glory_to_rome.components import (
    ARCHITECT,
    BUILDING_BY_ID,
    CRAFTSMAN,
    LABORER,
    LEGIONARY,
    MERCHANT,
    PATRON,
)
from game.glory_to_rome.frames import (
    ACTIONS,
    AFTER,
    BEFORE,
    BUILDING,
    CLIENT,
    CRAFTING,
    EXTENDS,
    FAVOUR,
    FOLLOW,
    FOLLOWS,
    FOUNTAIN,
    GIVE,
    HIRES,
    HIRING,
    LABORING,
    LEAD,
    PERFORM,
    PERFORMS,
    POOL,
    PRISON,
    RAZE,
    SALVAGE,
    SELLING,
    SENATE,
    SEWER,
    SHELVE,
    SHELVES,
    SHOW,
    STAIRWAY,
    STEPS,
    STOW,
    STOWS,
    THINK,
    THINKS,
    UNIT,
    VICTIMS,
    Frame,
)
from game.glory_to_rome.legionary import immune, reached
from game.glory_to_rome.state import RomeState
from game.gui.names import Names
from game.i18n import N_, _, n_


class Pending(NamedTuple):
    """A line of the queue: whose it is, the role it belongs to, and what it is; NOBODY for none."""

    seat: Seat
    role: int
    words: str


_ROLE_OF = {
    LABORING: LABORER, CRAFTING: CRAFTSMAN, BUILDING: ARCHITECT, STAIRWAY: ARCHITECT,
    SHOW: LEGIONARY, SELLING: MERCHANT, HIRING: PATRON,
}


def acting_clients(seen: RomeState, seat: Seat) -> int:
    """How many clients of a seat can act for the role led."""
    return _clients_left(seen, (PERFORM, seat, *(len(pile) for pile in seen.clients_of(seat))))


def _clients_left(seen: RomeState, frame: Frame) -> int:
    """How many of the clients that have not acted yet can; none between two turns, when no role is led."""
    number = 0
    while seen.role != NOBODY and (client := clients.acting_client(seen, frame)) >= 0:
        frame = clients.without_client(frame, client)
        number += 1
    return number


def doing(seen: RomeState, seat: Seat) -> str:
    """What a seat does about the role: "leads", "follows", "thinks", "chooses", "acts" or "waits"."""
    top: Frame = seen.agenda[-1] if seen.agenda else (NOBODY, NOBODY)
    if top[1:2] == (seat,) and top[0] in (LEAD, FOLLOW):
        return "chooses"
    if top[1:2] == (seat,) and top[0] not in (UNIT,) and top[0] < STEPS and seen.role != NOBODY:
        return "acts" if _performing(seen) else "thinks" if not seen.units[seat] else "follows"
    if seen.units[seat]:
        return "leads" if seat == seen.leader else "follows"
    asked_later = (seat - seen.leader) % seen.seats >= _next_to_follow(seen)
    return "waits" if asked_later else "thinks"


def _performing(seen: RomeState) -> bool:
    return not any(frame[0] == FOLLOWS for frame in seen.agenda)


def _next_to_follow(seen: RomeState) -> int:
    """The place after the leader from which on seats have not decided yet."""
    for frame in seen.agenda:
        if frame[0] == FOLLOWS:
            return frame[1]
    return seen.seats if seen.role != NOBODY else 1 if seen.agenda and seen.agenda[-1][0] != LEAD else 0


def pending(seen: RomeState, names: Names) -> list[Pending]:
    """What waits on the agenda, the next first."""
    found: list[Pending] = []
    for depth in range(len(seen.agenda) - 1, -1, -1):
        found += _lines(seen, names, depth)
    return found


def _lines(seen: RomeState, names: Names, depth: int) -> list[Pending]:
    frame = seen.agenda[depth]
    kind = frame[0]
    if kind < STEPS:
        role = _ROLE_OF.get(kind, NOBODY)
        if role == NOBODY:
            return [Pending(frame[1], NOBODY, _(_NOW.get(kind, _ELSE)))]
        return [Pending(frame[1], role, _("now: {role}", role=names.noun(Noun("role", role))))]
    if kind == ACTIONS:
        return [_actions(seen, names, depth)]
    if kind == THINKS:
        text = n_("{n} more Thinker action", "{n} more Thinker actions", frame[2])
        return [Pending(frame[1], NOBODY, text)]
    if kind == PERFORM:
        number = _clients_left(seen, frame)
        text = n_("{n} client has yet to act", "{n} clients have yet to act", number)
        return [Pending(frame[1], seen.role, text)] if number else []
    if kind == PERFORMS:
        return [
            Pending(seat, seen.role, _acting(seen, seat))
            for place in range(frame[1], seen.seats)
            if (seat := (seen.leader + place) % seen.seats) >= 0 and _acting(seen, seat)
        ]
    if kind == FOLLOWS:
        return [
            Pending((seen.leader + place) % seen.seats, seen.role, _("follows or thinks"))
            for place in range(frame[1], seen.seats)
        ]
    if kind == VICTIMS:
        return [
            Pending((frame[1] + place) % seen.seats, LEGIONARY, _("answers the demand"))
            for place in range(frame[2], seen.seats)
            if reached(seen, frame[1], place) and not immune(seen, frame[1], (frame[1] + place) % seen.seats)
        ]
    if plain := _PLAIN.get(kind):
        return [Pending(frame[1], _PLAIN_ROLE.get(kind, NOBODY), _(plain))]
    return []


def _acting(seen: RomeState, seat: Seat) -> str:
    """How much a seat will do when it performs; empty for nothing."""
    units, number = seen.units[seat], acting_clients(seen, seat)
    parts = []
    if units:
        parts.append(n_("{n} action", "{n} actions", units))
    if number:
        parts.append(n_("{n} client", "{n} clients", number))
    return " + ".join(parts)


def _actions(seen: RomeState, names: Names, depth: int) -> Pending:
    """Actions of a role, with the building that gave them where it was one."""
    _kind, seat, role, number = seen.agenda[depth]
    text = n_("{n} more {role} action", "{n} more {role} actions", number, role=names.noun(Noun("role", role)))
    if source := _cause(seen, depth):
        text += f" ({names.noun(Noun('card', source - 1))})"
    return Pending(seat, role, text)


def _cause(seen: RomeState, depth: int) -> int:
    """One more than the building whose completion gave the actions at this place of the agenda, 0 for none."""
    _kind, seat, role, _number = seen.agenda[depth]
    below = seen.agenda[depth - 1][0] if depth else NOBODY
    if role == seen.role and below in (PERFORM, PERFORMS):
        return 0
    for kind, _site, _materials, status in reversed(seen.camps[seat]):
        if status and _GIVES.get(kind) == role:
            return kind + 1
    return 0


_GIVES = {
    BUILDING_BY_ID["foundry"]: LABORER, BUILDING_BY_ID["amphitheatre"]: CRAFTSMAN, BUILDING_BY_ID["garden"]: PATRON,
}
"""The role of which a building gives actions when it is completed."""
_NOW = {
    LEAD: N_("now: leads or thinks"), FOLLOW: N_("now: follows or thinks"), UNIT: N_("Palace: may play more cards"),
    BEFORE: N_("now: discards before thinking"), THINK: N_("now: thinks"), AFTER: N_("Tribunal: may take a Jack"),
    FOUNTAIN: N_("Fountain: uses the card of the deck"), POOL: N_("now: takes cards of the pool"),
    GIVE: N_("now: gives a card"), FAVOUR: N_("now: may give a card"), CLIENT: N_("Colosseum: takes a client"),
    RAZE: N_("Domus Aurea: may tear down a foundation"), PRISON: N_("Prison: may take a structure"),
    SENATE: N_("Senate: may take a Jack"), SEWER: N_("Sewer: may keep played cards"),
    STOW: N_("Dock: a hand card to the stockpile"), SHELVE: N_("Basilica: a hand card to the vault"),
}
_ELSE = N_("now: decides")
_PLAIN = {
    EXTENDS: N_("Stairway: a material for an opponent's structure"), HIRES: N_("hires another client"),
    STOWS: N_("Dock: a hand card to the stockpile"), SHELVES: N_("Basilica: a hand card to the vault"),
    SALVAGE: N_("Sewer: may keep played cards"),
}
_PLAIN_ROLE = {EXTENDS: ARCHITECT, HIRES: PATRON, STOWS: LABORER, SHELVES: MERCHANT}
