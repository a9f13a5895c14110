"""Who leads on a board and who is second (rules 9.1, 9.6), as pure functions of the counts."""

from __future__ import annotations

from game.engine.state import NOBODY


def ranking(counts: list[int], users: int) -> tuple[int, int]:
    """Mask of the colours that share the lead and the only second, NOBODY if there is none or nobody is second.

    `users` is a mask of the seats that win ties here: among equal colours they come first, and the others of that tie
    are the next place.
    """
    first = second = most = next_most = 0
    for colour, count in enumerate(counts):
        if not count:
            continue
        if count > most:
            second, next_most = first, most
            first, most = 1 << colour, count
        elif count == most:
            first |= 1 << colour
        elif count > next_most:
            second, next_most = 1 << colour, count
        elif count == next_most:
            second |= 1 << colour
    ahead, behind = _split(first, users)
    if ahead & (ahead - 1):
        return ahead, NOBODY
    if not behind:
        behind, _ = _split(second, users)
    return ahead, only(behind)


def only(mask: int) -> int:
    """The one colour of a mask; NOBODY if there is none or several."""
    return NOBODY if mask & (mask - 1) else mask.bit_length() - 1


def _split(tied: int, users: int) -> tuple[int, int]:
    """The colours of a tie that come first, and the rest."""
    winners = tied & users
    return (winners, tied & ~users) if winners else (tied, 0)
