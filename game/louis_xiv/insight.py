"""How good a position looks for each seat, in points of the final score: what computer players and hints go by.

Points won count in full. To them come what a seat owns (chips as far as they complete missions, money, cards, markers
in the two supplies, the powers of completed missions for the rounds to come) and, for every board still to be scored
this round, its reward times the chance to have it, less the markers that a leader loses. What is hidden is valued by
its number alone.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path

from game.louis_xiv.components import (
    AMOUNT,
    ANY,
    BOARDS,
    CHIP,
    COAT,
    COINS,
    COINS_PER_COAT,
    CROWN,
    DATA,
    ERRAND,
    INFLUENCE_CARD,
    JOKER,
    MARKERS,
    MISSION_COST,
    MISSION_POINTS,
    MONEY,
    REWARD,
    REWARD_CHIP,
    ROUNDS,
)
from game.louis_xiv.frames import CLEAR, COMPLETES, SALES
from game.louis_xiv.scoring import points
from game.louis_xiv.state import LouisState
from game.engine.weightfile import load
from game.engine.weights import Features, Term
from game.i18n import N_

COIN = 0.42
"""A louis d'or while rounds are left; in the last one it is worth its exchange."""
CARD, INTRIGUE = 1.6, 1.25
"""An influence card beyond the usual ones, an intrigue card."""
JOKER_KEPT = 0.25
"""A joker in hand beside another card."""
PERSONAL = (0.0, 0.6, 1.2, 1.75, 2.3, 2.8, 3.3, 3.75, 4.2, 4.6, 5.0, 5.3, 5.6, 5.8, 6.0, 6.1, 6.2)
"""Markers ready for the next round, by their number."""
GENERAL = 0.12
"""A marker in the general supply, while rounds are left."""
LOST = 0.33
"""What a leader loses with each marker that goes to the general supply, while rounds are left."""
READY = 0.35
"""A marker that a card in hand can still place this round."""
OLD = 0.45
"""A marker that waits on a board for the next round."""
LOOSE_CHIP, KEPT_CHIP, LOOSE_PAIR = 1.0, 1.6, 2.9
"""A chip returned for a coat, one kept, two that a mission not yet drawn may take."""
WANTED, USABLE, UNWANTED, CROWN_CHIP = 2.6, 2.1, 1.5, 2.8
"""A chip that a board gives: one that a mission in hand names, one for a "?", any other, a crown."""
POWER = {"coins": 0.4, "recall": 0.4, "free_markers": 0.65, "discount": 0.45, "coats": 1.05, "cards": 1.5,
         "intrigue": 1.1, "win_ties": 1.6}  # fmt: skip
"""What a power brings in each round to come, for each of its amount."""


def values(state: LouisState) -> list[float]:
    """Points each seat can expect at the end, from what `state` shows; a finished game gives the final scores."""
    worth = [float(sum(points(state, seat))) for seat in range(state.seats)]
    if state.over:
        return worth
    left = ROUNDS - 1 - state.round
    sharp = _sharpness(state)
    missions = [
        tuple([mission for mission in state.missions_of(seat) if mission >= 0]) for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        worth[seat] += _owned(state, seat, missions[seat], left)
    for board in range(_first_open(state), BOARDS):
        counts = state.on_board(board)
        if any(counts):
            _add_board(state, board, counts, missions, left, sharp, worth)
    return worth


def _first_open(state: LouisState) -> int:
    """The first board whose reward is still to be given this round."""
    paid = any(frame[0] in (SALES, CLEAR) for frame in state.agenda)
    return min(BOARDS, state.scored + paid)


# What a seat has ----------------------------------------------------------------------------------------------------


def _owned(state: LouisState, seat: int, missions: tuple[int, ...], left: int) -> float:
    hand = state.hands[seat]
    turns = max(0, len(hand) - 1) if state.scored == 0 else 0
    ready = min(state.personal[seat], 3 * turns)
    total = chips_worth(tuple(state.chips_of(seat)), missions, left)
    total += INTRIGUE * len(state.intrigue[seat])
    total += CARD * len(hand) if state.scored else READY * ready + JOKER_KEPT * min(turns, hand.count(JOKER))
    if left:
        total += COIN * state.money[seat] + GENERAL * state.general[seat]
        total += PERSONAL[min(state.personal[seat], len(PERSONAL) - 1)]
        total += OLD * _old_markers(state, seat)
        total += left * sum(_power(mission) for mission in state.done[seat])
    else:
        coins = state.money[seat]
        total += coins // COINS_PER_COAT + 0.15 * (coins % COINS_PER_COAT) + _old_markers(state, seat)
        total += 0.01 * state.personal[seat]
    return total


def _old_markers(state: LouisState, seat: int) -> int:
    """Own markers on boards that are scored already."""
    return sum(state.markers[board * state.colours + seat] for board in range(state.scored))


@cache
def _power(mission: int) -> float:
    data = DATA.missions[mission]
    return POWER[data.power] * max(1, data.amount)


@lru_cache(maxsize=1 << 15)
def chips_worth(chips: tuple[int, ...], missions: tuple[int, ...], left: int) -> float:
    """Points of chips (numbers by kind) that can complete some of the missions; the best use counts."""
    loose = sum(chips)
    best = _loose_worth(loose, left)
    if loose < 2:
        return best + (0.6 if loose and left and _named(chips, missions) else 0.0)
    for mission in missions:
        for action in COMPLETES[mission]:
            _, one, other = action.args
            after = list(chips)
            after[one] -= 1
            after[other] -= 1
            if min(after) >= 0:
                others = tuple(other_ for other_ in missions if other_ != mission)
                worth = MISSION_POINTS + left * _power(mission) + chips_worth(tuple(after), others, left)
                best = max(best, worth)
    return best


def _loose_worth(loose: int, left: int) -> float:
    """Chips that complete nothing in hand: two of them may fit the next mission, one is kept."""
    if loose == 0:
        return 0.0
    if loose == 1:
        return KEPT_CHIP if left else LOOSE_CHIP
    return LOOSE_PAIR + LOOSE_CHIP * (loose - 2) if left else LOOSE_CHIP * loose + 0.4


def _named(chips: tuple[int, ...], missions: tuple[int, ...]) -> bool:
    """Whether there is a crown, or a chip that a mission asks for by name."""
    named = {cost for mission in missions for cost in MISSION_COST[mission]} - {ANY}
    return bool(chips[CROWN]) or any(chips[chip] for chip in named)


# What the boards promise --------------------------------------------------------------------------------------------


def _add_board(
    state: LouisState, board: int, counts: list[int], missions: list[tuple[int, ...]], left: int, sharp: float,
    worth: list[float],
) -> None:
    """Add each seat's share of a board, by the side that is up."""
    condition, number = state.condition(board), state.number(board)
    best, second, third = sorted((*counts, 0), reverse=True)[:3]
    for seat in range(state.seats):
        own = counts[seat]
        if not own:
            continue
        reward = _reward(state, seat, board, missions[seat], left)
        if condition == MARKERS:
            worth[seat] += reward if own >= number else reward * (1 - sharp) * 0.6 * own / number
            continue
        lead = _chance(own - (second if own == best else best), sharp)
        cost = LOST * own if left else 0.0
        if board == state.louis:
            runner_up = (1 - lead) * _chance(own - (third if own >= second else second), sharp)
            worth[seat] += lead * (reward + CROWN_CHIP - cost) + runner_up * reward
            rest = 1 - lead - runner_up
        else:
            worth[seat] += lead * (reward - cost)
            rest = 1 - lead
        if condition == MONEY and rest > 0:
            price = state.price(seat, board)
            if state.money[seat] >= price:
                worth[seat] += rest * max(0.0, reward - price * (COIN if left else 1 / COINS_PER_COAT))


def _sharpness(state: LouisState) -> float:
    """How sure the counts on the boards are: 0 with many cards to come, 1 when all are played."""
    if state.scored or any(frame[0] in (SALES, CLEAR) for frame in state.agenda):
        return 1.0
    cards = sum(max(0, len(hand) - 1) for hand in state.hands)
    return max(0.0, 1 - cards / (4 * state.seats))


_MARGINS = (0.03, 0.08, 0.2, 0.45, 0.65, 0.8)
"""The chance to lead at the end with a margin of -3 to 2, early in the phase."""


def _chance(margin: int, sharp: float) -> float:
    """The chance to stay or come ahead by now having so many markers more than the best rival."""
    early = 0.9 if margin > 2 else _MARGINS[max(-3, margin) + 3]
    return sharp * (margin > 0) + (1 - sharp) * early


def _reward(state: LouisState, seat: int, board: int, missions: tuple[int, ...], left: int) -> float:
    """What a board's reward is worth to a seat."""
    kind, amount = REWARD[board], AMOUNT[board]
    if kind == CHIP:
        chip = REWARD_CHIP[board]
        return amount * _chip_worth(chip, missions) if state.stock[chip] else 0.0
    if kind == COAT:
        return 1.15 * min(amount, len(state.coat_deck))
    if kind == COINS:
        return amount * (COIN if left else 1 / COINS_PER_COAT)
    if kind == ERRAND:
        return 0.9 if left else 1.0 * min(amount, state.general[seat])
    if kind == INFLUENCE_CARD:
        return CARD * amount if left else float(amount)
    return INTRIGUE * amount if left else float(amount)


@cache
def _chip_worth(chip: int, missions: tuple[int, ...]) -> float:
    if chip == CROWN:
        return CROWN_CHIP
    costs = [cost for mission in missions for cost in MISSION_COST[mission]]
    if chip in costs:
        return WANTED
    return USABLE if ANY in costs or not costs else UNWANTED




TERMS = (Term("points", N_("points"), N_("It brings points.")),)
WEIGHTS = load(Path(__file__).with_name("weights.json"), TERMS, range(2, 5))


def features(state: LouisState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    return [(value,) for value in values(state)]


def progress(state: LouisState) -> float:
    """How far the game is, 0 to 1."""
    return state.round / ROUNDS
