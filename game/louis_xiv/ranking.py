"""Who leads on a board and who is second (rules 9.1, 9.6), as pure functions of the counts."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.protocol import NOBODY


def ranking(counts: Sequence[int], users: int) -> tuple[int, int]:
    """Mask of the colours that share the lead and the only second, NOBODY if there is none or nobody is second.

    `users` is a mask of the seats that win ties here: among equal colours they come first, and the others of that tie
    are the next place.
    """
    top = max(counts)
    if not top:
        return 0, NOBODY
    ahead, behind = _split(_holders(counts, top), users)
    if ahead & (ahead - 1):
        return ahead, NOBODY
    if not behind:
        lower = max((count for count in counts if count < top), default=0)
        if not lower:
            return ahead, NOBODY
        behind, _ = _split(_holders(counts, lower), users)
    return ahead, NOBODY if behind & (behind - 1) else behind.bit_length() - 1


def _holders(counts: Sequence[int], number: int) -> int:
    mask = 0
    for colour, count in enumerate(counts):
        if count == number:
            mask |= 1 << colour
    return mask


def _split(tied: int, users: int) -> tuple[int, int]:
    """The colours of a tie that come first, and the rest."""
    winners = tied & users
    return (winners, tied & ~users) if winners else (tied, 0)
