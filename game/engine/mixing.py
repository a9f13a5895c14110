"""Shuffling, the same on every version of Python and fast enough for searches, which deal worlds all the time."""

from __future__ import annotations

from random import Random


def shuffle(cards: list[int], rng: Random) -> None:
    """Bring the cards into any order, all alike likely: the one that `rng.shuffle` gives today."""
    bits = rng.getrandbits
    length = len(cards).bit_length()
    for last in range(len(cards) - 1, 0, -1):
        if not (last + 1) >> (length - 1):
            length = length - 1
        other: int = bits(length)
        while other > last:
            other = bits(length)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
