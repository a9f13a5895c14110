"""How promising actions look at a glance: what a search tries first, and how it plays on behind its tree.

An action has points, and one more makes it e times as promising. The numbers were fitted to what searches chose in
positions of played games. Of what is hidden only the seat's own cards and missions are looked at.
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
    CROWN,
    ERRAND,
    INTRIGUE_GENERAL,
    INTRIGUE_PERSONAL,
    JOKER,
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
from game.louis_xiv.insight import KIND_OF_POWER, POWER, SIZE_OF_POWER
from game.louis_xiv.missions import wanted
from game.louis_xiv.state import LouisState

# What boards give; pairs: in the last round, and before it
CHIP_NAMED: Final = 1.6
CHIP_USABLE: Final = 1.25
CHIP_UNWANTED: Final = 1.0
CHIP_CROWN: Final = 2.3
"""A chip that a mission in hand names, one for its "?", any other, a crown."""
COAT_WON: Final = (1.0, 0.87)
COIN_WON: Final = (0.4, 0.38)
COIN_PAID: Final = (0.33, 0.22)
MARKER_SENT: Final = (1.3, 0.75)
CARD_WON: Final = (1.0, 0.6)
SURE: Final = 2.0
"""How much more it is worth to buy what a board gives than to put markers there."""
CROWN_WON: Final = 3.4
"""For the lead on the board where Louis stands."""
SECOND: Final = 1.4
"""How much of that board its second place is worth."""

# What markers do there
EARLY: Final = (-0.44, -0.45, -0.31, 0.18, 0.67, 1.13, 1.18)
LATE: Final = (-0.58, -0.46, -0.18, 0.41, 1.76, 1.58, 1.23)
"""How much of a board it is worth to have -3 to 3 markers more than the best rival, by the cards still to come."""
SHORT: Final = -0.72
"""How much of a board it is worth to have some of the markers that it asks for, with many cards to come."""
OLD: Final = 0.9
"""A marker on a board already scored, for the next round."""
PLACED: Final = (0.29, 0.2)
"""A marker placed, wherever it is."""

# What else cards do
TAKE: Final = 0.44
TAKEN: Final = (0.52, 0.64)
SCARCE: Final = 0.05
"""Taking, each marker taken, and how much more that is for every marker that the cards in hand lack."""
JOKER_PLACED: Final = -0.3
FROM_GENERAL: Final = 0.74
PLOTTED: Final = 0.3
"""A marker from the general supply, and one that intrigue takes there."""
HELD: Final = (1.8, 2.0)
"""An intrigue card kept."""

# What missions bring
COMPLETED: Final = 3.3
SPENT: Final = (1.2, 0.45, 0.0)
"""A crown, a chip that another mission in hand names, any other."""
KEPT: Final = (0.7, 1.05, 0.6)
KEEP: Final = -0.5

MOST: Final = max(PLACE_MOST)


def prior(state: LouisState, actions: Sequence[Action]) -> list[float]:
    """A weight for each of the legal actions."""
    frame = state.agenda[-1]
    kind, seat = frame[0], frame[1]
    if kind == INFLUENCE:
        return _cards(state, seat, actions)
    if kind in (FREE, ASK_ERRAND):
        return _sent(state, seat, frame[2] + 1 if kind == ASK_ERRAND else 0, actions)
    if kind == INTRIGUE:
        return _plots(state, seat, frame[2], actions)
    if kind == BUY:
        gain = SURE * (_worth(state, seat, frame[2], _chips(state, seat)) - frame[3] * COIN_PAID[_later(state)])
        return [exp(gain if action.verb == "buy" else 0.0) for action in actions]
    if kind == MISSION:
        return _missions(state, seat, actions)
    if kind == RECALL:
        return [1.0 + action.args[0] ** 2 for action in actions]
    if kind == TIES:
        return [4.0 if action.verb == "claim" else 1.0 for action in actions]
    return [1.0] * len(actions)


def _later(state: LouisState) -> int:
    """1 while rounds are left after this one, else 0."""
    return 1 if state.round < ROUNDS - 1 else 0


# Boards -------------------------------------------------------------------------------------------------------------


def _chips(state: LouisState, seat: int) -> tuple[float, ...]:
    """What a chip of each kind is worth to a seat with its missions in hand."""
    return _WORTHS[wanted(state.missions_of(seat))]


def _worths(mask: int) -> tuple[float, ...]:
    other = CHIP_USABLE if not mask or mask >> len(CHIPS) & 1 else CHIP_UNWANTED
    worths = [CHIP_NAMED if mask >> chip & 1 else other for chip in CHIPS]
    worths[CROWN] = CHIP_CROWN
    return tuple(worths)


_WORTHS: Final[tuple[tuple[float, ...], ...]] = tuple([_worths(mask) for mask in range(2 << len(CHIPS))])


def _worth(state: LouisState, seat: int, board: int, chips: tuple[float, ...]) -> float:
    """What the reward of a board is worth to a seat; `chips`: what it gives for those."""
    kind, amount, later = REWARD[board], AMOUNT[board], _later(state)
    if kind == CHIP:
        chip = REWARD_CHIP[board]
        return amount * chips[chip] if state.stock[chip] else 0.0
    if kind == COAT:
        return COAT_WON[later] * min(amount, len(state.coat_deck))
    if kind == COINS:
        return COIN_WON[later] * amount
    if kind == ERRAND:
        return MARKER_SENT[later] * min(amount, state.general[seat])
    return CARD_WON[later] * amount


def _leads(state: LouisState) -> list[float]:
    """How much of a board each margin is worth now; nobody plays cards any more once boards are scored."""
    late = 1.0
    if state.scored == 0:
        cards = 0
        for hand in state.hands:
            cards += max(0, len(hand) - 1)
        late = max(0.0, 1 - cards / (4 * state.seats))
    leads: list[float] = []
    for at in range(len(EARLY)):
        leads.append(EARLY[at] + late * (LATE[at] - EARLY[at]))
    leads.append(late)
    return leads


def _row(
    state: LouisState, seat: int, board: int, chips: tuple[float, ...], leads: list[float], most: int, scored: bool
) -> list[float]:
    """Points of a board with 0 to `most` markers more, less those with none more; `leads`: as `_leads`."""
    colours, on_boards, later = state.colours, state.markers, _later(state)
    if scored:
        return [later * OLD * more for more in range(most + 1)]
    base = board * colours
    own = on_boards[base + seat]
    worth = _worth(state, seat, board, chips)
    number, short, rival, prize, second = 0, 0.0, 0, worth, 0.0
    condition = state.condition(board)
    if condition == MARKERS:
        number = state.number(board)
        short = SHORT * (1 - leads[-1]) * worth / number
    else:
        for colour in range(colours):
            if colour != seat and on_boards[base + colour] > rival:
                rival = on_boards[base + colour]
        if board == state.louis:
            prize, second = worth + CROWN_WON, SECOND * worth
        if condition == MONEY:
            price = state.price(seat, board)
            if state.money[seat] >= price:
                second = max(second, worth - price * COIN_PAID[later])
    row: list[float] = []
    start, placed = 0.0, PLACED[later]
    for more in range(most + 1):
        if number:
            points = worth if own + more >= number else short * (own + more)
        elif own + more:
            lead = leads[max(0, min(6, own + more - rival + 3))]
            points = lead * prize + (1 - lead) * second
        else:
            points = 0.0
        if more == 0:
            start = points
        row.append(points + (placed * more - start))
    return row


# Markers ------------------------------------------------------------------------------------------------------------


def _cards(state: LouisState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Influence cards by the boards that their markers improve, taking by the markers that are taken."""
    chips, leads = _chips(state, seat), _leads(state)
    rows: list[list[float]] = []
    for board in range(BOARDS):
        rows.append(_row(state, seat, board, chips, leads, MOST, False))
    general = state.general[seat]
    taken = TAKEN[_later(state)] + SCARCE * max(0, 2 * len(state.hands[seat]) - 2 - state.personal[seat])
    weights: list[float] = []
    for verb, args in actions:
        if verb == "take":
            points = TAKE + taken * min(TAKE_MOST[args[0]], general)
        else:
            points = JOKER_PLACED if args[0] == JOKER else 0.0
            for at in range(1, len(args), 2):
                points += rows[args[at]][args[at + 1]]
        weights.append(exp(points))
    return weights


def _sent(state: LouisState, seat: int, first: int, actions: Sequence[Action]) -> list[float]:
    """Markers from the general supply by the boards that they improve; those before the `first` are scored."""
    chips, leads = _chips(state, seat), _leads(state)
    most = 1
    for action in actions:
        most = max(most, len(action.args))
    rows: list[list[float]] = []
    for board in range(BOARDS):
        rows.append(_row(state, seat, board, chips, leads, most, board < first))
    weights: list[float] = []
    for _, args in actions:
        points = 0.0
        for at in range(len(args)):
            again = at > 0 and args[at] == args[at - 1]
            row = rows[args[at]]
            points += FROM_GENERAL + (row[2] - row[1] if again else row[1])
        weights.append(exp(points))
    return weights


def _plots(state: LouisState, seat: int, board: int, actions: Sequence[Action]) -> list[float]:
    """The intrigue card of a board by the number of markers it brings, as far as they change who has the board."""
    most = INTRIGUE_GENERAL + INTRIGUE_PERSONAL
    row = _row(state, seat, board, _chips(state, seat), [*LATE, 1.0], most, False)
    weights: list[float] = []
    for action in actions:
        points = HELD[_later(state)]
        if action.verb != "hold":
            _, general, personal = action.args
            points = row[general + personal] + PLOTTED * general
        weights.append(exp(points))
    return weights


# Missions -----------------------------------------------------------------------------------------------------------


def _missions(state: LouisState, seat: int, actions: Sequence[Action]) -> list[float]:
    """Completing by the power that it brings and the chips that it costs; else the best chips are kept."""
    missions = state.missions_of(seat)
    left = ROUNDS - 1 - state.round
    weights: list[float] = []
    for verb, args in actions:
        if verb == "complete":
            mission = args[0]
            points = COMPLETED + left * SIZE_OF_POWER[mission] * POWER[KIND_OF_POWER[mission]]
            mask = wanted(tuple([other for other in missions if other != mission]))
            points -= SPENT[_class(args[1], mask)] + SPENT[_class(args[2], mask)]
        else:
            points = KEEP
            if left:
                mask = wanted(missions)
                for chip in args:
                    points += KEPT[_class(chip, mask)]
        weights.append(exp(points))
    return weights


def _class(chip: int, mask: int) -> int:
    """0 for a crown, 1 for a chip that is in the mask of wanted ones, 2 for any other."""
    if chip == CROWN:
        return 0
    return 1 if mask >> chip & 1 else 2
