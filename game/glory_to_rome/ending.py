"""Ends of the game (rules 13): tested after each change of the table, the Forum before everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, Event, Sink
from game.glory_to_rome.components import MATERIALS
from game.glory_to_rome.frames import (
    BY_DECK,
    BY_FORUM,
    BY_SITES,
    BY_SURRENDER,
    STOREROOM_STANDS_IN,
)
from game.glory_to_rome.powers import POWERS
from game.glory_to_rome.scoring import points

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def changed(state: RomeState, emit: Sink | None) -> bool:
    """Test after a change whether somebody wins at once; whether the game is over."""
    if state.watch and not state.ending:
        winners = _winners(state)
        if winners:
            finish(state, BY_FORUM, winners, emit)
    return state.ending > 0


def drawn(state: RomeState, emit: Sink | None) -> bool:
    """Test after cards were taken from the deck; whether the game is over."""
    if not changed(state, emit) and not state.deck:
        finish(state, BY_DECK, 0, emit)
    return state.ending > 0


def site_taken(state: RomeState, emit: Sink | None) -> bool:
    """Test after a foundation was laid; whether the game is over."""
    if not changed(state, emit) and not any(state.town):
        finish(state, BY_SITES, 0, emit)
    return state.ending > 0


def remaining(state: RomeState) -> float:
    """The part of the game that deck and sites in town still allow, about: 1 with all of the sites, 0 at the end."""
    sites = 0
    for number in state.town:
        sites += number
    return min(sites / (state.seats * MATERIALS), 1.2 * (len(state.deck) / (144 - 6 * state.seats)))


def _winners(state: RomeState) -> int:
    """Mask of the seats that meet the condition of a Forum; of several those with the most points (rules 20, 19)."""
    mask = 0
    for seat in range(state.seats):
        if state.watch >> seat & 1 and any(POWERS[kind].wins(state, seat) for kind in state.powers[seat]):
            mask |= 1 << seat
    if mask & (mask - 1):
        seats = [seat for seat in range(state.seats) if mask >> seat & 1]
        ranks = {seat: (sum(points(state, seat)), state.hand_size(seat)) for seat in seats}
        best = max(ranks.values())
        mask = sum(1 << seat for seat, rank in ranks.items() if rank == best)
    return mask


def all_roles(state: RomeState, seat: int) -> bool:
    """Whether the clients of a seat stand for the six roles, with the functions it has (rules 20, 19)."""
    kit = state.kit(seat)
    counts = [len(pile) for pile in state.clients_of(seat)]
    wild = sum(count for material, count in enumerate(counts) if kit.wild_clients >> material & 1)
    spare = sum(counts)
    for role in range(MATERIALS):
        if kit.clients_also >> role & 1 and not counts[role]:
            if state.switches & STOREROOM_STANDS_IN:
                continue
            if spare:
                spare += 1
                continue
        if not kit.wild_clients >> role & 1 and counts[role]:
            continue
        if not wild:
            return False
        wild -= 1
    return spare >= MATERIALS


def finish(state: RomeState, reason: int, winners: int, emit: Sink | None) -> None:
    """End the game; `winners` is the mask of those who win without scoring. The vaults are opened."""
    state.ending, state.winners = reason, winners
    state.agenda.clear()
    if emit is not None:
        emit(Event("end", NOBODY, (reason, winners)))
        for seat in range(state.seats):
            vault, blind = state.vault[seat], state.blind[seat]
            emit(Event("open", seat, (len(vault), *vault, *blind)))


def surrender(state: RomeState, seat: int, emit: Sink | None) -> None:
    """A seat gives up; when all but one have, that one wins (rules 13)."""
    state.conceded |= 1 << seat
    if emit is not None:
        emit(Event("surrender", seat))
    left = [other for other in range(state.seats) if not state.conceded >> other & 1]
    if len(left) == 1:
        finish(state, BY_SURRENDER, 1 << left[0], emit)
