"""Decisions of several clicks: what is chosen so far, what may be added, which action it already makes.

`picked` is a tuple of ints, by the open question: influence (card, board, board ...) with a board for each marker put
down so far; free markers and errands (board, board ...); missions (mission, chip) or (`KEEPING`, chip ...).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from game.engine.protocol import Action, Target
from game.louis_xiv.components import JOKER, NEIGHBOURS
from game.louis_xiv.frames import ERRAND, FREE, INFLUENCE, LEAVE_OLD, MISSION
from game.louis_xiv.state import LouisState

Picked = tuple[int, ...]
KEEPING = -1


def added(seen: LouisState, legal: Sequence[Action], picked: Picked, target: Target) -> Picked | None:
    """What is chosen once the thing is chosen too; None if it cannot be."""
    if not legal or not seen.agenda or not target.args:
        return None
    make = {INFLUENCE: _influence, FREE: _spread, ERRAND: _spread, MISSION: _mission}.get(seen.agenda[-1][0])
    return make(seen, legal, picked, target) if make else None


def finished(seen: LouisState, legal: Sequence[Action], picked: Picked) -> Action | None:
    """The legal action that what is chosen so far makes by itself."""
    if not legal or not seen.agenda:
        return None
    kind = seen.agenda[-1][0]
    if kind == INFLUENCE and picked:
        wanted = Counter(picked[1:])
        return next((one for one in legal if one.args[0] == picked[0] and _laid(one) == wanted), None)
    if kind in (FREE, ERRAND):
        return next((one for one in legal if Counter(one.args) == Counter(picked)), None)
    if kind == MISSION and (not picked or picked[0] == KEEPING):
        return next((one for one in legal if one.verb == "keep" and one.args == tuple(sorted(picked[1:]))), None)
    return None


def taking(seen: LouisState, legal: Sequence[Action], picked: Picked) -> Action | None:
    """Taking markers back with the chosen card, as long as none was put down."""
    if not seen.agenda or seen.agenda[-1][0] != INFLUENCE or len(picked) != 1:
        return None
    action = Action("take", picked)
    return action if action in legal else None


def completing(legal: Sequence[Action], picked: Picked, target: Target) -> Action | None:
    """The mission that choosing a thing completes: the second chip, or the mission when one pair alone pays for it."""
    if target.kind == "mission" and not picked:
        ways = [one for one in legal if one.verb == "complete" and one.args[0] == target.args[0]]
        return ways[0] if len(ways) == 1 else None
    if target.kind == "chip" and len(picked) == 2 and picked[0] != KEEPING:
        one, other = sorted((picked[1], target.args[0]))
        action = Action("complete", (picked[0], one, other))
        return action if action in legal else None
    return None


def leads(seen: LouisState, picked: Picked, action: Action) -> bool:
    """Whether what is chosen is a part of an action, or all of it."""
    verb, args = action
    if verb == "take":
        return picked == args
    if verb == "place":
        return picked[0] == args[0] and _within(Counter(picked[1:]), _laid(action))
    if verb in ("complete", "keep"):
        first, rest = (args[0], args[1:]) if verb == "complete" else (KEEPING, args)
        return picked[0] == first and set(picked[1:]) <= set(rest)
    return _within(pending(seen, picked), Counter(args))


def pending(seen: LouisState, picked: Picked) -> Counter[int]:
    """Markers put down so far that are not carried out, by board."""
    if not seen.agenda:
        return Counter()
    kind = seen.agenda[-1][0]
    if kind == INFLUENCE:
        return Counter(picked[1:])
    return Counter(picked) if kind in (FREE, ERRAND) else Counter()


@cache
def _laid(action: Action) -> Counter[int] | None:
    """The markers of a placing by board; None for taking."""
    if action.verb != "place":
        return None
    return Counter(dict(zip(action.args[1::2], action.args[2::2], strict=True)))


def _within(part: Counter[int], whole: Counter[int] | None) -> bool:
    return whole is not None and all(whole[one] >= number for one, number in part.items())


def _influence(seen: LouisState, legal: Sequence[Action], picked: Picked, target: Target) -> Picked | None:
    if target.kind == "card":
        card = target.args[0]
        return (card,) if any(one.args[0] == card for one in legal) and picked[:1] != (card,) else None
    if target.kind != "board" or not picked:
        return None
    card, board = picked[0], target.args[0]
    wanted = Counter((*picked[1:], board))
    possible = any(one.args[0] == card and _within(wanted, _laid(one)) for one in legal)
    return (*picked, board) if possible and _reached(seen, picked, board) else None


def _reached(seen: LouisState, picked: Picked, board: int) -> bool:
    """Markers start on the card's board and go on from a board where one lies."""
    card, *boards = picked
    if card == JOKER:
        return True
    held = set(boards)
    if seen.switches & LEAVE_OLD:
        seat = seen.agenda[-1][1]
        held |= {one for one in range(len(NEIGHBOURS)) if seen.markers[one * seen.colours + seat]}
    return board == card or board in boards or not held.isdisjoint(NEIGHBOURS[board])


def _spread(seen: LouisState, legal: Sequence[Action], picked: Picked, target: Target) -> Picked | None:
    if target.kind != "board":
        return None
    wanted = Counter((*picked, target.args[0]))
    return (*picked, target.args[0]) if _some(legal, wanted) else None


def _some(legal: Iterable[Action], wanted: Counter[int]) -> bool:
    return any(_within(wanted, Counter(one.args)) for one in legal)


def _mission(seen: LouisState, legal: Sequence[Action], picked: Picked, target: Target) -> Picked | None:
    if target.kind == "mission":
        ways = [one for one in legal if one.verb == "complete" and one.args[0] == target.args[0]]
        return (target.args[0],) if ways and picked[:1] != target.args else None
    if target.kind != "chip":
        return None
    chip = target.args[0]
    if picked and picked[0] != KEEPING:
        return (*picked, chip) if len(picked) == 1 and _pays(legal, picked[0], chip) else None
    kept = tuple(sorted((*picked[1:], chip)))
    if any(one.verb == "keep" and one.args == kept for one in legal):
        return (KEEPING, *kept)
    # a full hand is changed rather than refused
    return (KEEPING, chip) if picked != (KEEPING, chip) and Action("keep", (chip,)) in legal else None


def _pays(legal: Sequence[Action], mission: int, chip: int) -> bool:
    return any(one.verb == "complete" and one.args[0] == mission and chip in one.args[1:] for one in legal)
