"""Performances (rules 7 and 8): card actions, then clients, each with what it causes done first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.protocol import Event, Sink
from game.glory_to_rome import building, clients, legionary, patron, supply
from game.glory_to_rome.components import LEGIONARY, MATERIALS
from game.glory_to_rome.frames import ACTIONS, PERFORM, PERFORMS_FROM, Frame

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def next_performer(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The next seat performs: its card actions lie on top of those of its clients, demands are made as one."""
    agenda, piles, role = state.agenda, state.clients, state.role
    for place in range(frame[1], state.seats):
        seat = (state.leader + place) % state.seats
        units, base = state.units[seat], seat * MATERIALS
        counts = (
            len(piles[base]), len(piles[base + 1]), len(piles[base + 2]), len(piles[base + 3]),
            len(piles[base + 4]), len(piles[base + 5]),
        )
        clients_there = counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5]
        if units or clients_there:
            break
    else:
        return
    agenda.append(PERFORMS_FROM[place + 1])
    if emit is not None:
        emit(Event("perform", seat, (role,)))
    if role == LEGIONARY:
        legionary.begin(state, seat, units + _acting(state, seat, counts), emit)
        return
    if clients_there:
        agenda.append((PERFORM, seat, *counts))
    if units:
        agenda.append((ACTIONS, seat, role, units))


def _acting(state: RomeState, seat: int, counts: tuple[int, ...]) -> int:
    """Actions of all clients together."""
    frame = (PERFORM, seat, *counts)
    total = 0
    while (client := clients.acting_client(state, frame)) >= 0:
        frame = clients.without_client(frame, client)
        total += clients.times(state, seat)
    return total


def next_client(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The next client acts, if there is one left that can."""
    client = clients.acting_client(state, frame)
    if client >= 0:
        seat = frame[1]
        state.agenda.append(clients.without_client(frame, client))
        state.agenda.append((ACTIONS, seat, state.role, clients.times(state, seat)))


def next_action(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """One of several actions of a role."""
    _, seat, role, number = frame
    if number > 1:
        state.agenda.append((ACTIONS, seat, role, number - 1))
    _BEGIN[role](state, seat, emit)


_BEGIN: tuple[Callable[[RomeState, int, Sink | None], None], ...] = (
    supply.begin_laborer, building.begin_craftsman, building.begin_architect, legionary.begin_one,
    supply.begin_merchant, patron.begin,
)
