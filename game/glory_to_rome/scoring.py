"""The score (rules 13): pure functions from a position to points by category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Standing
from game.glory_to_rome.components import MATERIAL, MATERIALS, MERCHANT_BONUS, VALUE
from game.glory_to_rome.frames import COMPLETE, PUBLIC_NO_POINTS
from game.glory_to_rome.powers import POWERS

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

CATEGORIES = ("influence", "vault", "bonus", "structures", "triumph")
"""The last one is the point of those who win without scoring."""


def vault_cards(state: RomeState, seat: int) -> tuple[int, ...]:
    """All cards of a vault that are known here."""
    cards = state.vault[seat] + state.fresh[seat] + state.blind[seat]
    return tuple([card for card in cards if card >= 0]) if cards else cards


def bonuses(state: RomeState) -> list[int]:
    """For each material the seat with most cards of it in the vault, -1 if there is none or it is tied."""
    most, leaders = [0] * MATERIALS, [-1] * MATERIALS
    for seat in range(state.seats):
        cards = vault_cards(state, seat)
        if not cards:
            continue
        counts = [0] * MATERIALS
        for card in cards:
            counts[MATERIAL[card]] += 1
        for material in range(MATERIALS):
            if counts[material] > most[material]:
                most[material], leaders[material] = counts[material], seat
            elif counts[material] == most[material]:
                leaders[material] = -1
    return leaders


def structure_points(state: RomeState, seat: int) -> int:
    """Points for the functions that a seat has; each function counts once."""
    kinds = state.powers[seat]
    if not kinds:
        return 0
    if state.switches & PUBLIC_NO_POINTS:
        kinds = tuple(kind for kind in kinds if state.owns(seat, kind) and _works_here(state, seat, kind))
    total = 0
    for kind in kinds:
        total += POWERS[kind].points(state, seat)
    return total


def _works_here(state: RomeState, seat: int, kind: int) -> bool:
    """Whether a seat's own structure has its function, complete or through a Gate."""
    opens = state.kit(seat).opens >> MATERIAL[kind] & 1
    return any(own == kind and (status >= COMPLETE or opens) for own, _, _, status in state.camps[seat])


def points(state: RomeState, seat: int, bonus: list[int] | None = None) -> tuple[int, int, int, int]:
    """Points by category, without a triumph; `bonus` saves counting the majorities anew."""
    vault = 0
    for card in vault_cards(state, seat):
        vault += VALUE[MATERIAL[card]]
    return (
        state.influence[seat],
        vault,
        MERCHANT_BONUS * (bonuses(state) if bonus is None else bonus).count(seat),
        structure_points(state, seat),
    )


def standings(state: RomeState) -> list[Standing]:
    """Most points, then most cards in hand, then shared; who wins at once leaves the others without points."""
    bonus = bonuses(state)
    sheets: list[tuple[int, ...]] = []
    for seat in range(state.seats):
        if not state.winners:
            sheets.append((*points(state, seat, bonus), 0))
        elif state.winners >> seat & 1:
            sheets.append((0, 0, 0, 0, 1))
        else:
            sheets.append((0, 0, 0, 0, 0))
    ranks = [(sum(sheet), 0 if state.winners else state.hand_size(seat)) for seat, sheet in enumerate(sheets)]
    return [
        Standing(seat, ranks[seat][0], tuple(zip(CATEGORIES, sheet, strict=True)), ranks[seat][1],
                 1 + sum(other > ranks[seat] for other in ranks))
        for seat, sheet in enumerate(sheets)
    ]
