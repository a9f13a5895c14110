"""How promising actions look at a glance: what a search tries first, and how it plays on behind its tree.

Rough points of what an action brings, made into weights: `TEMPER` points more are e times as promising. Of what is
hidden only the seat's own cards and missions are looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.engine.protocol import Action
from game.louis_xiv.components import (
    AMOUNT,
    BOARDS,
    CHIP,
    CHIPS,
    COAT,
    COINS,
    COINS_PER_COAT,
    CROWN,
    ERRAND,
    INFLUENCE_CARD,
    INTRIGUE_GENERAL,
    INTRIGUE_PERSONAL,
    MARKERS,
    MONEY,
    PLACE_MOST,
    REWARD,
    REWARD_CHIP,
    ROUNDS,
    TAKE_MOST,
)
from game.louis_xiv.frames import BUY, FREE, INFLUENCE, INTRIGUE, MISSION, RECALL, TIES
from game.louis_xiv.frames import ERRAND as ASK_ERRAND
from game.louis_xiv.missions import wanted
from game.louis_xiv.state import LouisState

TEMPER: Final = 0.8
MARKER: Final = 0.3
"""What a marker placed costs, and one taken back is worth."""
LOST: Final = 0.25
"""What a leader loses with each marker, while rounds are left."""
COIN: Final = 0.4
CARD: Final = 1.5
PLOT: Final = 1.2
MISSION_DONE: Final = 6.0
CROWN_CHIP: Final = 2.8
NAMED_CHIP: Final = 2.5
OTHER_CHIP: Final = 1.7
"""A crown, a chip that a mission in hand can take, any other."""
LEAD: Final = (0.03, 0.08, 0.2, 0.45, 0.7, 0.85, 0.95)
"""The chance to lead in the end with a margin of -3 to 3 while cards are to come; what matters when all are played."""

MOST: Final = max(PLACE_MOST)


def prior(state: LouisState, actions: Sequence[Action]) -> list[float]:
    """A weight for each of the legal actions."""
    frame = state.agenda[-1]
    kind, seat = frame[0], frame[1]
    if kind in (INFLUENCE, FREE, ASK_ERRAND):
        return _placings(state, seat, actions, kind == INFLUENCE)
    if kind == INTRIGUE:
        return _plots(state, seat, frame[2], actions)
    if kind == BUY:
        cost = frame[3] * (COIN if _left(state) else 1 / COINS_PER_COAT)
        gain = _reward(state, seat, frame[2], _chips(state.missions_of(seat))) - cost
        return [exp((gain if action.verb == "buy" else 0.0) / TEMPER) for action in actions]
    if kind == MISSION:
        return _missions(state, seat, actions)
    if kind == RECALL:
        return [1.0 + action.args[0] ** 2 for action in actions]
    if kind == TIES:
        return [4.0 if action.verb == "claim" else 1.0 for action in actions]
    return [1.0] * len(actions)


def _left(state: LouisState) -> int:
    """Rounds after this one."""
    return ROUNDS - 1 - state.round


def _reward(state: LouisState, seat: int, board: int, chips: tuple[float, ...]) -> float:
    """What the reward of a board is worth to a seat, in points; `chips`: what it gives for those."""
    kind, amount = REWARD[board], AMOUNT[board]
    left = _left(state)
    if kind == CHIP:
        chip = REWARD_CHIP[board]
        return amount * chips[chip] if state.stock[chip] else 0.0
    if kind == COAT:
        return 1.15 * min(amount, len(state.coat_deck))
    if kind == COINS:
        return amount * (COIN if left else 1 / COINS_PER_COAT)
    if kind == ERRAND:
        return 0.5 * min(amount, state.general[seat])
    if kind == INFLUENCE_CARD:
        return CARD * amount if left else float(amount)
    return PLOT * amount if left else float(amount)


def _chips(missions: tuple[int, ...]) -> tuple[float, ...]:
    """What a chip of each kind is worth to who has these missions."""
    return _WORTHS[wanted(missions)]


def _worths(mask: int) -> tuple[float, ...]:
    anything = not mask or mask >> len(CHIPS) & 1
    worths = [NAMED_CHIP if anything or mask >> chip & 1 else OTHER_CHIP for chip in CHIPS]
    worths[CROWN] = CROWN_CHIP
    return tuple(worths)


_WORTHS: Final[tuple[tuple[float, ...], ...]] = tuple([_worths(mask) for mask in range(2 << len(CHIPS))])


def _row(state: LouisState, seat: int, board: int, chips: tuple[float, ...], most: int, final: bool) -> list[float]:
    """Points of a board with 0 to `most` markers more, less those with none more; `final`: nobody places any more."""
    colours, on_boards = state.colours, state.markers
    base = board * colours
    own = on_boards[base + seat]
    rival = 0
    for colour in range(colours):
        if colour != seat and on_boards[base + colour] > rival:
            rival = on_boards[base + colour]
    left = _left(state)
    worth = _reward(state, seat, board, chips)
    condition = state.condition(board)
    number = state.number(board)
    prize, second = worth, 0.0
    if board == state.louis:
        prize, second = worth + CROWN_CHIP, 0.5 * worth
    if condition == MONEY:
        price = state.price(seat, board)
        if state.money[seat] >= price:
            second = max(second, worth - price * (COIN if left else 1 / COINS_PER_COAT))
    row: list[float] = []
    start = 0.0
    for more in range(most + 1):
        markers = own + more
        if markers == 0:
            points = 0.0
        elif condition == MARKERS:
            points = worth if markers >= number else (0.0 if final else 0.4 * worth * markers / number)
        else:
            margin = markers - rival
            lead = (1.0 if margin > 0 else 0.0) if final else LEAD[max(0, min(6, margin + 3))]
            points = lead * (prize - (LOST * markers if left else 0.0)) + (1 - lead) * second
        if more == 0:
            start = points
        row.append(points - start - MARKER * more)
    return row


def _placings(state: LouisState, seat: int, actions: Sequence[Action], cards: bool) -> list[float]:
    """Influence cards by the boards that their markers improve, taking by the markers that are taken."""
    chips = _chips(state.missions_of(seat))
    most = MOST if cards else 1
    rows: list[list[float]] = []
    for board in range(BOARDS):
        rows.append(_row(state, seat, board, chips, most, False))
    general = state.general[seat]
    scarce = MARKER + 0.15 * max(0, 2 * len(state.hands[seat]) - 2 - state.personal[seat])
    weights: list[float] = []
    for verb, args in actions:
        points = 0.0
        if not cards:
            for board in args:
                points += rows[board][1] + MARKER
        elif verb == "take":
            points = scarce * min(TAKE_MOST[args[0]], general) - 0.6
        else:
            for at in range(1, len(args), 2):
                points += rows[args[at]][args[at + 1]]
        weights.append(exp(points / TEMPER))
    return weights


def _plots(state: LouisState, seat: int, board: int, actions: Sequence[Action]) -> list[float]:
    """The intrigue card of a board by the number of markers it brings, as far as they change who has the board."""
    row = _row(state, seat, board, _chips(state.missions_of(seat)), INTRIGUE_GENERAL + INTRIGUE_PERSONAL, True)
    weights: list[float] = []
    for action in actions:
        if action.verb == "hold":
            points = PLOT if _left(state) else 1.0
        else:
            _, general, personal = action.args
            points = row[general + personal] + MARKER * general
        weights.append(exp(points / TEMPER))
    return weights


def _missions(state: LouisState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Completing first, rather with other chips than crowns; then the best chip is kept."""
    chips = _chips(state.missions_of(seat))
    left = _left(state)
    weights: list[float] = []
    for verb, args in actions:
        if verb == "complete":
            points = MISSION_DONE - (chips[args[1]] + chips[args[2]])
        else:
            points = -2.0
            if left:
                kept = 0.0
                for chip in args:
                    kept += chips[chip] - 1.0
                points = kept - 2.0
        weights.append(exp(points / TEMPER))
    return weights
