"""The Stairway step of an Architect action (rules 11.3): a material makes an opponent's function public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import moves
from game.glory_to_rome.components import MATERIALS
from game.glory_to_rome.ending import changed
from game.glory_to_rome.frames import (
    COMPLETE,
    FROM_POOL,
    FROM_STOCK,
    SKIP,
    STAIRWAY,
    STAIRWAY_ANY_MATERIAL,
    STAIRWAY_NO_ARCHWAY,
    Frame,
)
from game.glory_to_rome.supply import mask_of

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    asked = (STAIRWAY, frame[1])
    if len(answers(state, asked)) > 1:
        state.agenda.append(asked)


def answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    kit = state.kit(seat)
    found = _ways(state, seat, "extend", mask_of(state.stock, seat * MATERIALS))
    if kit.builds_from_pool and not state.switches & STAIRWAY_NO_ARCHWAY:
        found += _ways(state, seat, "extend_pool", mask_of(state.pool))
    found.append(SKIP)
    return found


def _ways(state: RomeState, seat: int, verb: str, materials: int) -> list[Action]:
    """(verb, (material, owner, building)) for each complete structure of an opponent that is not public."""
    fits_everywhere = state.kit(seat).fits_everywhere
    ways = {
        (material, owner, kind)
        for owner in range(state.seats) if owner != seat
        for kind, site, _, status in state.camps[owner] if status == COMPLETE
        for material in range(MATERIALS)
        if materials >> material & 1 and (
            material == site or fits_everywhere >> material & 1 or state.switches & STAIRWAY_ANY_MATERIAL
        )
    }
    return [Action(verb, way) for way in sorted(ways)]


def extend(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat = frame[1]
    material, owner, kind = action.args
    if action.verb == "extend":
        source, card = FROM_STOCK, state.stock[seat * MATERIALS + material][-1]
    else:
        source, card = FROM_POOL, state.pool[material][-1]
    moves.publish(state, seat, card, source, owner, kind)
    if emit is not None:
        emit(Event("publish", seat, (card, source, owner, kind)))
    changed(state, emit)
