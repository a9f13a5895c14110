"""How many sequences of decisions lead on from a position: one number checks legality and effects of all of them.

The counts come from `naive`, a second implementation written from the rules alone; it is asked again for the smaller
ones. Both sides lay shuffled cards in the order of the box, so that the decks are the same ones.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from game.conspiracy.state import ConspiracyState
from game.engine import chance
from tests.conspiracy import naive
from tests.conspiracy.situations import describe, play, position

NAIVE_LIMIT = 700
"""The naive game counts again up to this number of sequences."""


class Spot(NamedTuple):
    """A position, the moves that open a sub-decision in it, the counts at depths 1, 2, 3, ..."""

    name: str
    setting: dict[str, Any]
    moves: tuple[str, ...]
    counts: tuple[int, ...]


FOURTEEN = "Y1 R2 G3 B4 P6 Y2:L01 R3 G4 B0 P1 Y3 R1 G6 B3"
TWELVE = "R1 G1 B3 P3 Y4 R4 G0 B6 P1 Y1:L02 R6 G2"
THIRTEEN = "G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0"
SMALL_PILES = {"Y": "Y1 Y3", "R": "R2", "G": "G1 G4 G0", "B": "B6 B1"}

SPOTS = [
    # Before a turn
    Spot("opening of two", {"deck": "B6 Y1 Y4 G2 G2 R0 P3 P1 P1 B0 Y3 R3"}, (), (3, 9, 34, 125, 459, 1707)),
    Spot("opening of three", {"seats": 3, "deck": "R1 R1 G6 P0 P4 B2 Y2 Y2 G3 G1 B4"}, (), (3, 9, 31, 124, 485, 1967)),
    Spot("opening of four", {"seats": 4, "deck": "P2 P2 B1 B1 R0 Y0 G0 P6 R4 Y6 R3"}, (), (3, 9, 30, 106, 398, 1615)),
    Spot("four piles", {"piles": SMALL_PILES, "deck": "P1 P2 R4 B4 Y4"}, (), (7, 25, 115, 472, 1959, 7821)),
    Spot("doubles in a pile", {"piles": {"G": "G1 G1 G1 G2 G2"}, "deck": "Y4 B4 R4 P4"},
         (), (4, 11, 43, 154, 553, 2044)),
    Spot("a zero in each pile", {"piles": {"Y": "Y0 Y3", "P": "P0 P4 P6"}, "chambers": ["R3 G4 B1"]},
         (), (5, 14, 49, 216, 796, 2556)),
    Spot("a pair of keys lies about", {"chambers": ["B1", "Y2"], "piles": {"Y": "Y2", "G": "G1"}, "open_": "L01"},
         (), (5, 17, 65, 233, 852, 3041)),
    Spot("L13 in play", {"chambers": ["Y1 R1:L13", "G2"], "piles": {"Y": "Y2 Y1", "P": "P1 P2 P3"}},
         (), (5, 14, 49, 142, 451, 1455)),
    Spot("L14 in play", {
        "chambers": ["Y1 R1:L14 B2", "G2"], "piles": {"Y": "Y2"}, "deck": "G2 P4 P3",
        "location_deck": "L05 L06 L12 L11 L04", "open_": "L01 L02", "short": True,
    }, (), (4, 15, 49, 154)),
    Spot("L13 and L14 in one hand", {
        "chambers": ["Y1 R1:L14 B2 P1 G2:L13"], "piles": {"Y": "Y2 Y1 Y1"}, "deck": "G1 P4 P3 B4",
        "location_deck": "L05 L06 L12", "open_": "L01 L02", "short": True,
    }, (), (4, 11, 34, 90, 222, 565)),
    Spot("L14 and no Location deck", {
        "chambers": ["Y1 R1:L14 B2", "G1"], "piles": {"Y": "Y2", "P": "P1"}, "deck": "R2 B1 P4 P3 B4",
        "open_": "L12 L11", "short": True,
    }, (), (5, 18, 64, 211, 674, 1734)),
    Spot("one Location open, none in the deck", {
        "chambers": ["Y1", "G1"], "piles": {"Y": "Y1", "P": "P1"}, "deck": "R2 B1 P4 P3 B4", "open_": "L01",
        "short": True,
    }, (), (5, 18, 70, 258, 829, 2186)),
    Spot("forced by L10", {
        "seats": 3, "chambers": ["Y2", "", "B1"], "piles": {"R": "R2 R4", "G": "G1"}, "deck": "P0 P3 B2 B2 Y2 G2",
        "open_": "L10 L01", "current": 2,
    }, ("pile G", "open L10"), (2, 12, 46, 189, 730, 3119)),
    Spot("L09 and L10 lie open", {
        "seats": 3, "chambers": ["Y1", "R2", "B1"], "piles": {"G": "G1 G2"}, "deck": "P1 B2 Y2 R1", "open_": "L09 L10",
    }, (), (4, 12, 52, 174, 664, 2582)),
    Spot("L10 and two cards left", {
        "seats": 3, "chambers": ["Y1", "R2", "B1"], "piles": {"G": "G1 G2", "P": "P4 P0"}, "deck": "P1 B2 Y2",
        "open_": "L10 L03", "short": True,
    }, (), (5, 11, 29, 80, 180, 396)),
    Spot("thirteen placed, a pile of four", {"chambers": [THIRTEEN], "piles": {"Y": "Y1 Y3 Y4 Y6"}},
         (), (4, 19, 84, 323, 971, 2985)),
    Spot("last round of three", {
        "seats": 3, "chambers": [TWELVE, "Y4 Y3 P2", "P4"], "finisher": 2, "current": 0,
        "piles": {"R": "R0 R3", "G": "G1 G2 G1"}, "deck": "B1 B2 B0",
    }, (), (5, 14, 130, 543, 1097, 2304)),
    Spot("no Lord left to draw", {
        "seats": 4, "piles": {"Y": "Y6 Y0 Y4", "R": "R3 R1", "G": "G1 G2", "B": "B2 B0"}, "short": True,
        "location_deck": "L01 L02", "chambers": ["P1 P3", "Y1 Y4", "P2", "P4"],
    }, (), (4, 9, 18, 58, 158, 324)),
    Spot("six and six again", {"piles": {"Y": "Y6 Y3", "R": "R6 R1"}, "deck": "Y1 R2 Y4", "short": True},
         (), (5, 13, 35, 86, 206, 488)),
    Spot("all five Locations of the bonus set open", {
        "bonus": True, "chambers": ["Y1", "R2"], "piles": {"G": "G1", "B": "B2 B1"}, "open_": "X1 X2 X3 X4 X5",
    }, (), (5, 19, 96, 403, 1752, 7633)),
    # With an open sub-decision
    Spot("a Lord to keep", {"deck": "R1 G6 P0 Y4 Y3 B2 B1"}, ("draw 3",), (3, 16, 64, 271, 1103, 4291)),
    Spot("two equal Lords drawn", {"deck": "Y1 R3 Y1 G0 G1 P2 P4", "chambers": ["B1"]},
         ("draw 3",), (2, 7, 22, 89, 315, 1188)),
    Spot("a pile of all six values", {"piles": {"Y": "Y0 Y1 Y2 Y3 Y4 Y6"}, "chambers": ["B1 G3"]},
         ("pile Y",), (6, 25, 94, 347, 1166, 3222)),
    Spot("a zero in the middle of a pile", {
        "piles": {"R": "R0 R3 R6 R4"}, "chambers": ["Y3 G3 B4"],
    }, ("pile R", "place R0"), (7, 21, 42, 168, 630, 3108)),
    Spot("six Lords to swap", {"chambers": ["Y3 G3 B4 P6 B1 R4"], "deck": "R0 P1 P2 Y0"},
         ("draw 1",), (16, 48, 128, 480, 3200)),
    Spot("a Location to take", {"chambers": ["B1"], "deck": "G1 Y4 Y3 R2 R2", "open_": "L02 L09 L13"},
         ("draw 1",), (6, 17, 46, 153, 521, 1728)),
    Spot("a Location to choose", {
        "chambers": ["B1", "Y2"], "deck": "G1 Y1 Y3 R2 R2", "location_deck": "L14 L12 L11 L10", "piles": {"R": "R1 R3"},
    }, ("draw 1", "explore 3"), (3, 11, 29, 107, 364, 1217)),
    Spot("a look through the deck", {
        "chambers": ["Y1 R1:L14 B2", "P1"], "piles": {"Y": "Y2", "G": "G1"}, "deck": "P4 P3 P1",
        "location_deck": "L12 L11 L10 L13 L04", "open_": "L01 L02", "short": True,
    }, ("pile Y",), (5, 17, 53, 145, 383)),
    Spot("L11 or L12 with Lords in hand", {
        "chambers": ["B1"], "piles": {"G": "G1 G3 G6", "R": "R2 R1", "P": "P4"}, "deck": "Y1 Y2",
        "open_": "L11 L12 L05", "location_deck": "L01 L02", "short": True,
    }, ("pile G", "place G1"), (5, 10, 36, 106, 258, 558)),
    Spot("the last Lord with a Location to take", {
        "chambers": [FOURTEEN, "Y4 Y4 R4"], "piles": {"Y": "Y1 Y1", "P": "P0 P3"}, "deck": "G1 G2 P4",
        "open_": "L09 L11", "location_deck": "L03 L04", "short": True,
    }, ("pile Y",), (4, 11, 22, 39, 36, 0)),
]


def in_box_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=[*naive.LORDS, *naive.LOCATIONS, *naive.BONUS].index)


def perft(state: ConspiracyState, depth: int) -> int:
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


@pytest.fixture(autouse=True)
def _box_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "shuffled", lambda cards, seed, number: tuple(sorted(cards, reverse=True)))


def start(spot: Spot) -> ConspiracyState:
    state = position(**spot.setting)
    play(state, *spot.moves)
    return state


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_sequences(spot: Spot) -> None:
    state = start(spot)

    assert tuple(perft(state, depth) for depth, _ in enumerate(spot.counts, start=1)) == spot.counts


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_the_counts_are_those_of_the_naive_game(spot: Spot) -> None:
    game = describe(start(spot))
    counts = [count for count in spot.counts if count <= NAIVE_LIMIT]

    assert [naive.perft(game, depth, in_box_order) for depth, _ in enumerate(counts, start=1)] == counts
