"""Laborer and Merchant (rules 9.1, 9.6): materials to the stockpile and from there to the vault."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import moves
from game.glory_to_rome.components import MATERIALS
from game.glory_to_rome.ending import changed, drawn
from game.glory_to_rome.frames import (
    LABORING,
    SEAL,
    SELLING,
    SELLS_OR_SKIP,
    SELLS_SEAL_OR_SKIP,
    SHELVE,
    SHELVE_CARD,
    SHELVES,
    SKIP,
    STOW,
    STOW_CARD,
    STOWS,
    TAKES_OR_SKIP,
    Frame,
)

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def mask_of(piles: list[tuple[int, ...]], base: int = 0) -> int:
    """Mask of the materials of which there is a card."""
    mask = 0
    for material in range(MATERIALS):
        if piles[base + material]:
            mask |= 1 << material
    return mask


# Laborer ----------------------------------------------------------------------------------------------------------


def begin_laborer(state: RomeState, seat: int, emit: Sink | None) -> None:
    if state.kit(seat).labours_from_hand:
        state.agenda.append((STOWS, seat))
    if any(state.pool):
        state.agenda.append((LABORING, seat))


def laborer_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return TAKES_OR_SKIP[mask_of(state.pool)]


def laborer(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is not SKIP:
        take(state, frame[1], action.args[0], emit)
        changed(state, emit)


def take(state: RomeState, seat: int, material: int, emit: Sink | None) -> None:
    """A card of the pool comes to a stockpile."""
    card = moves.pool_to_stock(state, seat, material)
    if emit is not None:
        emit(Event("take", seat, (card,)))


def stow_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    if state.hands[frame[1]]:
        state.agenda.append((STOW, frame[1]))


def stow_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return (*(STOW_CARD[card] for card in sorted(set(state.hands[frame[1]])) if card >= 0), SKIP)


def stow(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat, card = frame[1], action.args[0]
    moves.hand_to_stock(state, seat, seat, card)
    if emit is not None:
        emit(Event("stow", seat, (card,)))
    changed(state, emit)


# Merchant ---------------------------------------------------------------------------------------------------------


def begin_merchant(state: RomeState, seat: int, emit: Sink | None) -> None:
    if state.vault_room(seat) <= 0:
        return
    if state.kit(seat).sells_from_hand:
        state.agenda.append((SHELVES, seat))
    frame = (SELLING, seat)
    if len(merchant_answers(state, frame)) > 1:
        state.agenda.append(frame)


def merchant_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    mask = mask_of(state.stock, seat * MATERIALS)
    return SELLS_SEAL_OR_SKIP[mask] if state.kit(seat).sells_from_deck else SELLS_OR_SKIP[mask]


def merchant(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat = frame[1]
    if action is SEAL:
        card = state.deck[-1]
        state.deck = state.deck[:-1]
        state.blind[seat] = tuple(sorted((*state.blind[seat], card)))
        if emit is not None:
            emit(Event("seal", seat))
        drawn(state, emit)
        return
    card = moves.off(state.stock, seat * MATERIALS + action.args[0])
    moves.into_vault(state, seat, card)
    if emit is not None:
        emit(Event("sell", seat, (card,)))
    changed(state, emit)


def shelve_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    seat = frame[1]
    if state.hands[seat] and state.vault_room(seat) > 0:
        state.agenda.append((SHELVE, seat))


def shelve_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return (*(SHELVE_CARD[card] for card in sorted(set(state.hands[frame[1]])) if card >= 0), SKIP)


def shelve(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat, card = frame[1], action.args[0]
    moves.out_of_hand(state, seat, card)
    moves.into_vault(state, seat, card)
    if emit is not None:
        emit(Event("shelve", seat, (card,)))
    changed(state, emit)
