"""The score (rules 11): pure functions from a position to points by category."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Standing
from game.louis_xiv.components import (
    BOARDS,
    BONUS_POINTS,
    CHIP_KINDS,
    COAT_KINDS,
    COAT_POINTS,
    COINS_PER_COAT,
    MISSION_POINTS,
)

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState

CATEGORIES = ("missions", "coats", "exchange", "bonus")


def points(state: LouisState, seat: int) -> tuple[int, int, int, int]:
    """Points by category, in the order of CATEGORIES; exchange and bonuses come in at the end of the game."""
    exchanged = state.exchanged[seat]
    before = len(state.coats[seat]) + state.unpaid[seat] - exchanged
    return (
        MISSION_POINTS * len(state.done[seat]),
        COAT_POINTS * before,
        COAT_POINTS * exchanged,
        BONUS_POINTS * state.bonus[seat],
    )


def standings(state: LouisState) -> list[Standing]:
    """Most points, then most markers in the personal supply, then shared (rules 11.4)."""
    parts = [points(state, seat) for seat in range(state.seats)]
    totals = [(sum(part), state.personal[seat]) for seat, part in enumerate(parts)]
    return [
        Standing(seat, totals[seat][0], tuple(zip(CATEGORIES, part, strict=True)), totals[seat][1],
                 1 + sum(other > totals[seat] for other in totals))
        for seat, part in enumerate(parts)
    ]


def exchange(state: LouisState, seat: int) -> tuple[int, int, int, int, int]:
    """What a seat has for a coat each: influence cards, intrigue cards, chips, markers on boards, 3 louis d'or."""
    kinds = len(CHIP_KINDS)
    return (
        len(state.hands[seat]),
        len(state.intrigue[seat]),
        sum(state.chips[seat * kinds : (seat + 1) * kinds]),
        sum(state.markers[board * state.colours + seat] for board in range(BOARDS)),
        state.money[seat] // COINS_PER_COAT,
    )


def most_of_kind(coats: list[tuple[int, ...]], kind: int) -> list[int]:
    """The seats with the most coats of a kind, at least one (rules 11.2)."""
    counts = [own.count(kind) for own in coats]
    most = max(counts)
    return [seat for seat, count in enumerate(counts) if most and count == most]


def counts_by_kind(coats: tuple[int, ...]) -> list[int]:
    """How many coats of each kind; hidden ones are not counted."""
    return [coats.count(kind) for kind in range(COAT_KINDS)]
