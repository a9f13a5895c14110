"""Who of the clients acts next in a performance (rules 7), and the second action that an out-of-town site costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.glory_to_rome.components import ARCHITECT, CRAFTSMAN, MATERIALS
from game.glory_to_rome.frames import ACTIONS, MIXED_ROLES, PERFORM, Frame

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def acting_client(state: RomeState, frame: Frame) -> int:
    """Material of the next client that can act in a performance, -1 if none: first those of the role itself."""
    role = state.role
    if frame[2 + role]:
        return role
    kit = state.kit(frame[1])
    if kit.clients_also >> role & 1:
        for material in range(MATERIALS):
            if frame[2 + material]:
                return material
    if kit.wild_clients:
        for material in range(MATERIALS):
            if kit.wild_clients >> material & 1 and frame[2 + material]:
                return material
    return -1


def without_client(frame: Frame, client: int) -> Frame:
    at = 2 + client
    return (*frame[:at], frame[at] - 1, *frame[at + 1 :])


def times(state: RomeState, seat: int) -> int:
    """How often a client acts whose first action starts now."""
    return 2 if state.units[seat] and state.kit(seat).clients_twice else 1


# The second action for a site out of town -------------------------------------------------------------------------


def _same(state: RomeState, one: int, other: int) -> bool:
    """Whether actions of two roles make a pair."""
    return one == other or (
        state.switches & MIXED_ROLES > 0 and {one, other} == {CRAFTSMAN, ARCHITECT}
    )


def has_second(state: RomeState, seat: int, role: int) -> bool:
    """Whether another action of the role lies directly below the question on top, or comes from the next client."""
    frame = state.agenda[-2] if len(state.agenda) > 1 else (0,)
    if frame[0] == ACTIONS:
        return frame[1] == seat and _same(state, frame[2], role)
    if frame[0] == PERFORM:
        return frame[1] == seat and _same(state, state.role, role) and acting_client(state, frame) >= 0
    return False


def spend_second(state: RomeState, seat: int) -> int:
    """Use up the action that `has_second` found, now on top of the agenda; its role."""
    frame = state.agenda.pop()
    if frame[0] == PERFORM:
        client = acting_client(state, frame)
        state.agenda.append(without_client(frame, client))
        if times(state, seat) > 1:
            state.agenda.append((ACTIONS, seat, state.role, 1))
        return state.role
    if frame[3] > 1:
        state.agenda.append((*frame[:3], frame[3] - 1))
    return frame[2]
