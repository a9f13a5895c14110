"""Why a thing on the board cannot be chosen now, with the paragraph of the rules that says so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from game.engine.protocol import Args, Noun, Reason, Target
from game.i18n import N_
from game.louis_xiv.components import BOARDS, JOKER, NEIGHBOURS, PLACE_MOST
from game.louis_xiv.frames import (
    BUY,
    ERRAND,
    FREE,
    INFLUENCE,
    INTRIGUE,
    MISSION,
    PILE,
    RECALL,
    TIES,
    placings,
)
from game.louis_xiv.names import board
from game.louis_xiv.powers import POWERS
from game.louis_xiv.state import LouisState

_FIRST = {
    RECALL: (N_("First decide how many markers you take back."), "7.3"),
    FREE: (N_("First put the free markers of your mission down, or none."), "8"),
    INFLUENCE: (N_("Now an influence card is played."), "8"),
    INTRIGUE: (N_("First decide about intrigue on the board that is scored."), "9.2"),
    TIES: (N_("First decide about the tie."), "9.6"),
    BUY: (N_("First decide whether you buy the reward."), "9.3"),
    ERRAND: (N_("First put the markers of Maintenon's reward down, or none."), "4"),
    MISSION: (N_("Now missions are completed."), "10"),
    PILE: (N_("First draw your new mission."), "10"),
}
_OVER = N_("The game is over.")


def _because(text: str, paragraph: str, **args: int | str | Noun) -> Reason:
    values: Args = dict(args)
    return Reason((text, values), paragraph)


def why_not(seen: LouisState, target: Target) -> Reason:
    """The reason for a target that no legal action meets.

    Targets are named like the verbs of actions, with their arguments or the first of them; ("board", (board,)) and
    ("card", (influence card,)) are things on the table.
    """
    if seen.over:
        return _because(_OVER, "11")
    explain = _EXPLAINED.get(target.kind)
    reason = explain(seen, seen.agenda[-1], target.args) if explain and target.args else None
    return reason or _because(*_FIRST[seen.agenda[-1][0]])


def _card(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] != INFLUENCE:
        return None
    if args[0] not in seen.hands[frame[1]]:
        return _because(N_("That card is not in your hand."), "8")
    return None


def _place(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] != INFLUENCE or args[0] not in seen.hands[frame[1]]:
        return _card(seen, frame, args)
    card, seat = args[0], frame[1]
    used = args[1::2]
    if not seen.personal[seat]:
        return _because(N_("Your personal supply is empty: take markers back with this card."), "8")
    if len(args) == 1:
        return _because(N_("At least one marker is placed."), "8")
    if sum(args[2::2]) > min(PLACE_MOST[card], seen.personal[seat]):
        return _because(N_("So many markers cannot be placed with this card."), "8")
    if card != JOKER and used[0] != card:
        return _because(N_("Markers go to {board} first, and one stays there."), "8", board=board(card))
    for one, other in pairwise(used):
        if other not in NEIGHBOURS[one]:
            return _because(
                N_("{other} is no neighbour of {board}."), "3", board=board(one), other=board(other)
            )
    return _because(N_("Only markers just placed move on, and one stays behind on each board."), "8")


def _board(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    """A board pointed at while markers are put down."""
    at = args[0]
    if at not in range(BOARDS):
        return None
    if frame[0] == FREE and at not in POWERS[frame[2]].boards:
        return _because(N_("This mission puts no markers on {board}."), "5", board=board(at))
    if frame[0] == INFLUENCE:
        seat = frame[1]
        if not seen.personal[seat]:
            return _because(N_("Your personal supply is empty: take markers back with a card."), "8")
        reached = {
            to for card in set(seen.hands[seat]) if card >= 0
            for action in placings(card, seen.personal[seat]) for to in action.args[1::2]
        }
        if at not in reached:
            return _because(N_("None of your cards reaches {board}."), "8", board=board(at))
        return _because(N_("First choose the card that you play."), "8")
    return None


def _plot(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] != INTRIGUE:
        return _because(N_("An intrigue card is played just before its board is scored."), "9.2")
    if args[0] != frame[2]:
        return _because(N_("Now {board} is scored; another card has to wait."), "9.2", board=board(frame[2]))
    if args[0] not in seen.intrigue[frame[1]]:
        return _because(N_("You do not hold the intrigue card of {board}."), "9.2", board=board(frame[2]))
    return _because(N_("One marker from the general supply, or up to two from your personal supply."), "9.2")


def _mission(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] != MISSION:
        return _because(N_("Missions are completed after the twelve boards are scored."), "10")
    if args[0] not in seen.missions_of(frame[1]):
        return _because(N_("That mission is not in your hand."), "10")
    return _because(N_("A mission costs two fitting chips; a crown stands for any chip."), "10")


def _keep(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] != MISSION:
        return None
    return _because(N_("You keep at most one of your chips."), "10")


def _pile(seen: LouisState, frame: tuple[int, ...], args: tuple[int, ...]) -> Reason | None:
    if frame[0] == PILE:
        return _because(N_("That pile is empty."), "10")
    return _because(N_("A new mission is drawn when one has been completed."), "10")


_EXPLAINED: dict[str, Callable[[LouisState, tuple[int, ...], tuple[int, ...]], Reason | None]] = {
    "card": _card,
    "take": _card,
    "place": _place,
    "board": _board,
    "free": _board,
    "errand": _board,
    "plot": _plot,
    "complete": _mission,
    "mission": _mission,
    "keep": _keep,
    "pile": _pile,
}
