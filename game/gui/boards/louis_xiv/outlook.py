"""What the markers on a board would bring if it were scored now, and what an open choice changes, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.protocol import NOBODY, Args, Phrase, Seat
from game.gui.names import Names
from game.i18n import N_, _
from game.louis_xiv.boards import obtainable
from game.louis_xiv.components import INTRIGUE_GENERAL, INTRIGUE_PERSONAL, JOKER, MARKERS, PLACE_MOST
from game.louis_xiv.frames import BUY, ERRAND, FREE, INFLUENCE, INTRIGUE, MISSION, PILE, RECALL, TIES
from game.louis_xiv.names import board as board_noun
from game.louis_xiv.names import reward_text
from game.louis_xiv.names import seat as seat_noun
from game.louis_xiv.ranking import ranking
from game.louis_xiv.state import LouisState


def winners(seen: LouisState, board: int, counts: Sequence[int]) -> tuple[int, ...]:
    """Colours that would have the reward for nothing with these counts: the only leader, or all who reach the number.

    On Louis' board tied leaders are served too.
    """
    if seen.condition(board) == MARKERS:
        return tuple(seat for seat in range(seen.seats) if counts[seat] >= seen.number(board))
    leaders = ranking(list(counts), 0)[0]
    found = tuple(colour for colour in range(len(counts)) if leaders >> colour & 1)
    return found if len(found) == 1 or board == seen.louis else ()


def counts_with(seen: LouisState, board: int, seat: Seat, more: Mapping[int, int]) -> list[int]:
    """Markers on a board with those that a seat is about to put there."""
    counts = seen.on_board(board)
    counts[seat] += more.get(board, 0)
    return counts


def majority(seen: LouisState, names: Names, board: int, counts: Sequence[int]) -> str:
    """Who would win a board with these counts, in a sentence."""
    return _("{board}: {text}", board=names.noun(board_noun(board)), text=names.phrase(_standing(seen, board, counts)))


def _standing(seen: LouisState, board: int, counts: Sequence[int]) -> Phrase:
    if seen.condition(board) == MARKERS:
        reached, args = winners(seen, board, counts), Args(n=seen.number(board))
        if not reached:
            return N_("nobody reaches {n}."), args
        return N_("{seats} with {n} or more."), args | {"seats": tuple(map(seat_noun, reached))}
    leaders = ranking(list(counts), 0)[0]
    if not leaders:
        return N_("nobody is there."), {}
    found = [colour for colour in range(len(counts)) if leaders >> colour & 1]
    seats = tuple(seat_noun(colour) for colour in found if colour < seen.seats)
    args = Args(n=max(counts), seats=seats)
    if not seats:
        return N_("the neutral colour would lead with {n}."), {"n": max(counts)}
    if len(found) == 1:
        return N_("{seats} would lead with {n}."), args
    if len(seats) < len(found):
        return N_("tie with {n}: {seats} and the neutral colour."), args
    return N_("tie with {n}: {seats}."), args


def advice(seen: LouisState, names: Names, seat: Seat, more: Mapping[int, int], card: int = NOBODY) -> str:
    """What the open choice would change and how it is made, a line for each thing; empty where nothing has to be said.

    `more` are markers put down so far, `card` is the influence card chosen.
    """
    frame = seen.agenda[-1] if seen.agenda else (NOBODY,)
    if more and frame[0] in (INFLUENCE, FREE, ERRAND):
        lines = [majority(seen, names, board, counts_with(seen, board, seat, more)) for board in more]
        if frame[0] == INFLUENCE and card != NOBODY:
            most = min(PLACE_MOST[card], seen.personal[seat])
            lines.append(_("Markers put down: {n} of {most}.", n=sum(more.values()), most=most))
        return "\n".join(lines)
    if frame[0] == INFLUENCE and card != NOBODY:
        return _card(seen, names, seat, card)
    make = {
        BUY: _buy, INTRIGUE: _intrigue, TIES: _ties, RECALL: _recall, MISSION: _mission, PILE: _pile, FREE: _spread,
        ERRAND: _spread,
    }.get(frame[0])
    return make(seen, names, frame) if make else ""


def _card(seen: LouisState, names: Names, seat: Seat, card: int) -> str:
    most = min(PLACE_MOST[card], seen.personal[seat])
    if not most:
        return _("Your personal supply is empty: this card can only take markers back.")
    if card == JOKER:
        return _("Click any board to put a marker there. Markers at most: {n}.", n=most)
    board = names.noun(board_noun(card))
    return _("Click {board}, once for each marker; further ones may go on to glowing neighbours. Markers at most: {n}.",
             board=board, n=most)


def _spread(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    return _("Click a glowing board for each marker. In your general supply: {n}.", n=seen.general[frame[1]])


def _pile(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    return _("Click a pile. Light: one given chip and any other. Medium: two different ones. Dark: two equal ones, "
             "with the strongest powers.")


def _buy(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board, price = frame
    reward = names.phrase(reward_text(board))
    if not obtainable(seen, seat, board):
        return reward
    return reward + "\n" + _("You have {n} louis d'or and would keep {left}.", n=seen.money[seat],
                             left=seen.money[seat] - price)


def _intrigue(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board = frame
    now = names.phrase(_standing(seen, board, seen.on_board(board)))
    lines = [_("Now: {text}", text=now)]
    if board not in seen.intrigue[seat]:
        return "\n".join((*lines, _("You do not hold its intrigue card; the question is asked so that nobody knows.")))
    before = now
    most = min(INTRIGUE_PERSONAL, seen.personal[seat])
    for n in range(1, max(most, min(INTRIGUE_GENERAL, seen.general[seat])) + 1):
        text = names.phrase(_standing(seen, board, counts_with(seen, board, seat, {board: n})))
        if text != before:
            lines.append(_("With {n} more: {text}", n=n, text=text))
        before = text
    return "\n".join(lines)


def _ties(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board = frame
    counts = seen.on_board(board)
    after = ranking(counts, 1 << seat)[0]
    if after == 1 << seat:
        text = _("With it you lead alone on {board}.", board=names.noun(board_noun(board)))
        return text + "\n" + names.phrase(reward_text(board))
    return _("With it you are ahead of the others who are tied.")


def _recall(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    seat = frame[1]
    return _("General supply: {general}. Personal supply: {personal}.", general=seen.general[seat],
             personal=seen.personal[seat])


def _mission(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    stop = _("Before you stop, click the one chip that you keep; each other one becomes a coat of arms.")
    if all(action.verb == "keep" for action in seen.legal_actions()):
        return _("None of your missions can be paid for.") + "\n" + stop
    return _("Click a glowing mission, then the chips that pay for it.") + "\n" + stop
