"""Who has won and why, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.protocol import Standing
from game.gui.names import enumerate_names
from game.i18n import _, n_


def words(standings: Sequence[Standing], names: Sequence[str], tiebreak: str, at_once: bool = False) -> tuple[str, str]:
    """A headline and the reason; `tiebreak` says in the player's language what decides a tie, as "more pearls".

    Who has won `at_once` needs no points for a reason: that is what ended the game.
    """
    winners = [standing for standing in standings if standing.place == 1]
    first = winners[0]
    if at_once:
        return _("{names} wins at once", names=enumerate_names([names[one.seat] for one in winners])), ""
    if len(winners) > 1:
        headline = _("{names} share the victory", names=enumerate_names([names[one.seat] for one in winners]))
        return headline, _("{points} points each, and none of them has {tiebreak}.", points=first.score,
                           tiebreak=tiebreak)
    return _("{name} wins", name=names[first.seat]), _reason(standings, first, names, tiebreak)


def _reason(standings: Sequence[Standing], first: Standing, names: Sequence[str], tiebreak: str) -> str:
    """Why the only winner has won."""
    others = [standing for standing in standings if standing.seat != first.seat]
    best = max((standing.score for standing in others), default=0)
    level = [standing for standing in others if standing.score == best]
    rivals = enumerate_names([names[standing.seat] for standing in level])
    if best < first.score:
        return n_("{points} points, {n} more than {rivals}.", "{points} points, {n} more than {rivals}.",
                  first.score - best, points=first.score, rivals=rivals)
    theirs = max(standing.tiebreak for standing in level)
    return _("{points} points like {rivals}, but {tiebreak}: {mine} against {theirs}.", points=first.score,
             rivals=rivals, tiebreak=tiebreak, mine=first.tiebreak, theirs=theirs)
