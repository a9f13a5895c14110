"""The orders that the seed of a game gives to shuffled cards, the same on every machine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.mixing import shuffle


def shuffled(cards: Sequence[int], seed: int, number: int) -> tuple[int, ...]:
    """The cards in the order that shuffle `number` of a game with this seed gives them."""
    deck = sorted(cards)
    shuffle(deck, Random(f"{seed}/{number}"))
    return tuple(deck)
