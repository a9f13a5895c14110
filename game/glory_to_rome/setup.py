"""The position before the first decision (rules 4)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.protocol import NOBODY
from game.glory_to_rome import moves
from game.glory_to_rome.components import BUILDING_IDS, CARDS, MATERIALS, START_INFLUENCE
from game.glory_to_rome.frames import NEW_TURN, RUNNING
from game.glory_to_rome.schema import EditionData
from game.glory_to_rome.state import RomeState


def shuffled(edition: EditionData, seed: int) -> tuple[int, ...]:
    """The deck of an edition in the order of a seed, the last card on top."""
    deck = list(CARDS[edition.deck])
    Random(f"{seed}/deck").shuffle(deck)
    return tuple(deck)


def begin(
    seats: int, deck: Sequence[int], edition: EditionData, hand: tuple[int, int], in_town: int, petition: int,
    switches: int, house: int, by_alphabet: bool,
) -> RomeState:
    """Deal from a deck whose last card is on top, find the first leader and run up to the first question.

    `hand`: Order cards and Jacks of an opening hand; `in_town`: sites of each material in town.
    """
    cards, jacks = hand
    state = RomeState(
        seats, switches, house, petition, 0, NOBODY, [NEW_TURN], tuple(deck), [()] * MATERIALS, [in_town] * MATERIALS,
        [edition.sites - in_town] * MATERIALS, edition.jacks_in_all - jacks * seats, [()] * seats, [jacks] * seats,
        [()] * seats, [()] * seats, [()] * seats, [0] * seats, [0] * seats, [()] * (seats * MATERIALS),
        [()] * (seats * MATERIALS), [()] * seats, [()] * seats, [()] * seats, [0] * (seats * MATERIALS),
        [START_INFLUENCE] * seats, [()] * seats, [()] * seats, 0, NOBODY, 0, 0, RUNNING, 0,
    )
    for seat in range(seats):
        moves.draw(state, seat, state.deck[: -cards - 1 : -1] if cards else ())
    first = _first_leader(state)
    state.leader = first if by_alphabet else 0
    state.run(None)
    return state


def _first_leader(state: RomeState) -> int:
    """Each seat turns a card into the pool; the first by alphabet leads, tied seats turn again.

    The ids stand for the English names: they order alike, and no corrected copy of the data changes them.
    """
    tied = list(range(state.seats))
    while len(tied) > 1:
        turned = []
        for _ in tied:
            card = state.deck[-1]
            state.deck = state.deck[:-1]
            moves.onto(state.pool, 0, card)
            turned.append(BUILDING_IDS[card])
        first = min(turned)
        tied = [seat for seat, name in zip(tied, turned, strict=True) if name == first]
    return tied[0]
