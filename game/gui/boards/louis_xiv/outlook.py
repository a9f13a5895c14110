"""What the markers on a board would bring if it were scored now, and what an open choice changes, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.protocol import NOBODY, Args, Phrase, Seat
from game.gui.names import Names
from game.i18n import N_, _
from game.louis_xiv.boards import obtainable
from game.louis_xiv.components import MARKERS
from game.louis_xiv.frames import BUY, ERRAND, FREE, INFLUENCE, INTRIGUE, MISSION, RECALL, TIES
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
    leaders = ranking(counts, 0)[0]
    found = tuple(colour for colour in range(len(counts)) if leaders >> colour & 1)
    return found if len(found) == 1 or board == seen.louis else ()


def counts_with(seen: LouisState, board: int, seat: Seat, more: Mapping[int, int]) -> list[int]:
    """Markers on a board with those that a seat is about to put there."""
    counts = seen.on_board(board)
    counts[seat] += more.get(board, 0)
    return counts


def majority(seen: LouisState, board: int, counts: Sequence[int]) -> Phrase:
    """Who would win a board with these counts."""
    args: Args = {"board": board_noun(board)}
    if seen.condition(board) == MARKERS:
        reached = winners(seen, board, counts)
        args["n"] = seen.number(board)
        if not reached:
            return N_("{board}: nobody has {n} markers."), args
        return N_("{board}: {n} markers or more: {seats}."), args | {"seats": tuple(map(seat_noun, reached))}
    leaders = ranking(counts, 0)[0]
    if not leaders:
        return N_("{board}: nobody is there."), args
    found = [colour for colour in range(len(counts)) if leaders >> colour & 1]
    seats = tuple(seat_noun(colour) for colour in found if colour < seen.seats)
    args["n"] = max(counts)
    if len(found) == 1:
        text = N_("{board}: {seats} would lead with {n}.") if seats else N_("{board}: the neutral colour would lead.")
        return text, args | ({"seats": seats} if seats else {})
    if len(seats) < len(found):
        return N_("{board}: tie with {n}: {seats} and the neutral colour."), args | {"seats": seats}
    return N_("{board}: tie with {n}: {seats}."), args | {"seats": seats}


def advice(seen: LouisState, names: Names, seat: Seat, more: Mapping[int, int]) -> str:
    """What the open choice would change, a line for each thing; empty where nothing has to be said."""
    frame = seen.agenda[-1] if seen.agenda else (NOBODY,)
    if more and frame[0] in (INFLUENCE, FREE, ERRAND):
        lines = [names.phrase(majority(seen, board, counts_with(seen, board, seat, more))) for board in more]
        return "\n".join(lines)
    make = {BUY: _buy, INTRIGUE: _intrigue, TIES: _ties, RECALL: _recall, MISSION: _mission}.get(frame[0])
    return make(seen, names, frame) if make else ""


def _buy(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board, price = frame
    reward = names.phrase(reward_text(board))
    if not obtainable(seen, seat, board):
        return reward
    return reward + "\n" + _("You have {n} louis d'or and would keep {left}.", n=seen.money[seat],
                             left=seen.money[seat] - price)


def _intrigue(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board = frame
    lines = [_("Now: {text}", text=names.phrase(majority(seen, board, seen.on_board(board))))]
    if board not in seen.intrigue[seat]:
        lines.append(_("You do not hold the intrigue card of this board."))
        return "\n".join(lines)
    before = lines[0]
    for n in (1, 2):
        text = names.phrase(majority(seen, board, counts_with(seen, board, seat, {board: n})))
        if (line := _("With {n} more: {text}", n=n, text=text)) != before:
            lines.append(line)
    return "\n".join(lines)


def _ties(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    _kind, seat, board = frame
    counts = seen.on_board(board)
    after = ranking(counts, 1 << seat)[0]
    if after == 1 << seat:
        text = _("With it you lead alone with {board}.", board=names.noun(board_noun(board)))
        return text + "\n" + names.phrase(reward_text(board))
    return _("With it you are ahead of the others who are tied.")


def _recall(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    seat = frame[1]
    return _("General supply: {general}. Personal supply: {personal}.", general=seen.general[seat],
             personal=seen.personal[seat])


def _mission(seen: LouisState, names: Names, frame: tuple[int, ...]) -> str:
    return _("Choose a mission, then the chips that pay for it. Or choose the chip to keep, and stop.")
