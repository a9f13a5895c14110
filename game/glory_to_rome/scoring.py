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
    return tuple(card for card in state.vault[seat] + state.fresh[seat] + state.blind[seat] if card >= 0)


def bonuses(state: RomeState) -> list[int]:
    """For each material the seat with most cards of it in the vault, -1 if there is none or it is tied."""
    counts = [[0] * MATERIALS for _ in range(state.seats)]
    for seat in range(state.seats):
        for card in vault_cards(state, seat):
            counts[seat][MATERIAL[card]] += 1
    winners = []
    for material in range(MATERIALS):
        column = [counts[seat][material] for seat in range(state.seats)]
        most = max(column)
        winners.append(column.index(most) if most and column.count(most) == 1 else -1)
    return winners


def structure_points(state: RomeState, seat: int) -> int:
    """Points for the functions that a seat has; each function counts once."""
    kinds = state.powers[seat]
    if state.switches & PUBLIC_NO_POINTS:
        kinds = tuple(kind for kind in kinds if state.owns(seat, kind) and _works_here(state, seat, kind))
    return sum(POWERS[kind].points(state, seat) for kind in kinds)


def _works_here(state: RomeState, seat: int, kind: int) -> bool:
    """Whether a seat's own structure has its function, complete or through a Gate."""
    opens = state.kit(seat).opens >> MATERIAL[kind] & 1
    return any(own == kind and (status >= COMPLETE or opens) for own, _, _, status in state.camps[seat])


def points(state: RomeState, seat: int, bonus: list[int] | None = None) -> tuple[int, int, int, int]:
    """Points by category, without a triumph; `bonus` saves counting the majorities anew."""
    return (
        state.influence[seat],
        sum(VALUE[MATERIAL[card]] for card in vault_cards(state, seat)),
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
