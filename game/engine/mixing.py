"""Shuffling, the same on every version of Python and fast enough for searches, which deal worlds all the time."""

from __future__ import annotations

from random import Random


def shuffle(cards: list[int], rng: Random) -> None:
    """Bring the cards into any order, all alike likely: the one that `rng.shuffle` gives today."""
    bits = rng.getrandbits
    for last in range(len(cards) - 1, 0, -1):
        length = _bit_length(last + 1)
        other = bits(length)
        while other > last:
            other = bits(length)
        cards[last], cards[other] = cards[other], cards[last]


def _bit_length(number: int) -> int:
    length = 0
    while number:
        number >>= 1
        length += 1
    return length
