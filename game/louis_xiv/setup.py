"""The position before the first decision (rules 6)."""

from __future__ import annotations

from random import Random

from game.engine.protocol import NOBODY
from game.louis_xiv.components import (
    ALL_COATS,
    ALL_INFLUENCE,
    ALL_INTRIGUE,
    BOARDS,
    CHIP_STOCK,
    CHIPS,
    MARKERS_PER_COLOUR,
    MISSIONS_OF_SHADE,
    MONEY_CARDS,
    PILES,
    START_COINS,
    START_GENERAL,
    START_MISSIONS,
)
from game.louis_xiv.frames import ROUND
from game.louis_xiv.state import LouisState


def begin(seats: int, seed: int, switches: int, neutral: bool, random_start: bool) -> LouisState:
    """Everything shuffled by the seed, missions dealt, and the game run up to the first question."""
    rng = Random(f"{seed}/setup")

    def mixed(cards: tuple[int, ...]) -> tuple[int, ...]:
        deck = list(cards)
        rng.shuffle(deck)
        return tuple(deck)

    coats, money, intrigue = mixed(ALL_COATS), mixed(tuple(range(MONEY_CARDS))), mixed(ALL_INTRIGUE)
    influence, piles = mixed(ALL_INFLUENCE), [mixed(cards) for cards in MISSIONS_OF_SHADE]
    start = rng.randrange(seats) if random_start else 0
    colours = seats + neutral
    general = [0] * colours
    for place, markers in enumerate(START_GENERAL[seats]):
        general[(start + place) % seats] = markers
    state = LouisState(
        seats, colours, seed, 0, switches, 0, start, [(ROUND,)], NOBODY, 0, 0, [0] * (BOARDS * colours), general,
        [MARKERS_PER_COLOUR - markers for markers in general], [START_COINS] * seats, [0] * (seats * len(CHIPS)),
        list(CHIP_STOCK), [()] * seats, coats, [()] * seats, influence, (), (), (), [()] * seats, intrigue, 0, 0,
        [()] * (seats * len(PILES)), [()] * seats, piles, 0, (), money, [0] * seats, [0] * seats, [()] * seats,
        [0] * seats,
    )
    for place in range(seats):
        for shade in PILES:
            _deal_missions(state, (start + place) % seats, shade)
    state.run(None)
    return state


def _deal_missions(state: LouisState, seat: int, shade: int) -> None:
    number = START_MISSIONS[shade]
    cut = len(state.piles[shade]) - number
    state.missions[seat * len(PILES) + shade] = tuple(sorted(state.piles[shade][cut:]))
    state.piles[shade] = state.piles[shade][:cut]
