"""What a good player looks at in a position. How much each of it counts stands in weights.json.

To points won come what a seat owns (chips by what they can complete, money, cards, markers, the powers of missions for
the rounds to come) and, for every board still to be scored this round, its reward times the chance to have it. What
is hidden counts by its number alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from game.engine.state import UNKNOWN
from game.engine.weightfile import load
from game.engine.weights import Features, Term
from game.i18n import N_
from game.louis_xiv.components import (
    AMOUNT,
    BOARDS,
    CHIP,
    CHIPS,
    COAT,
    COINS,
    COINS_PER_COAT,
    CROWN,
    DATA,
    ERRAND,
    JOKER,
    MARKERS,
    MISSION_POINTS,
    MONEY,
    REWARD,
    REWARD_CHIP,
    ROUNDS,
)
from game.louis_xiv.frames import CLEAR, COMPLETES, SALES
from game.louis_xiv.missions import wanted
from game.louis_xiv.scoring import points
from game.louis_xiv.state import KINDS, LouisState

TERMS: Final = (
    Term("missions", N_("missions completed"), N_("It completes a mission.")),
    Term("coats", N_("coats of arms"), N_("It brings coats of arms.")),
    Term("completable", N_("missions that the chips pay for"), N_("Its chips will complete a mission.")),
    Term("power_coins", N_("missions that bring louis d'or"), N_("A mission will bring louis d'or each round.")),
    Term("power_recall", N_("missions that bring back markers"), N_("A mission will bring markers back each round.")),
    Term("power_free", N_("missions with free markers"), N_("A mission will place free markers each round.")),
    Term("power_discount", N_("missions with a discount"), N_("A mission will make boards cheaper.")),
    Term("power_coats", N_("missions that bring coats of arms"), N_("A mission will bring coats of arms each round.")),
    Term("power_cards", N_("missions that bring cards"), N_("A mission will bring more cards each round.")),
    Term("power_intrigue", N_("missions that bring intrigue"), N_("A mission will bring intrigue each round.")),
    Term("power_ties", N_("missions that win ties"), N_("A mission will win ties.")),
    Term("kept_chip", N_("a chip to keep"), N_("It keeps a chip for a mission.")),
    Term("chip_pair", N_("a second chip"), N_("Two chips may fit the next mission.")),
    Term("more_chips", N_("more chips"), N_("More chips can be exchanged for coats of arms.")),
    Term("chip_fits", N_("a chip that a mission names"), N_("The chip is one that a mission asks for.")),
    Term("intrigue", N_("intrigue cards"), N_("Intrigue in hand threatens a board.")),
    Term("turns", N_("influence cards to play"), N_("It has more cards still to play.")),
    Term("ready", N_("markers that cards can place"), N_("It has markers ready for its cards.")),
    Term("jokers", N_("jokers"), N_("It keeps a joker.")),
    Term("next_cards", N_("cards for the next round"), N_("It has a card more in the next round.")),
    Term("coins", N_("louis d'or"), N_("It saves or brings louis d'or.")),
    Term("few_markers", N_("the first markers at hand"), N_("It has markers at hand.")),
    Term("markers", N_("markers at hand"), N_("It has many markers at hand.")),
    Term("general", N_("markers to take back"), N_("It has markers to take back.")),
    Term("old_markers", N_("markers that lie for the next round"), N_("Its markers lie ready for the next round.")),
    Term("exchange", N_("what is exchanged at the end"), N_("It has more to exchange for coats at the end.")),
    Term("chips_won", N_("chips from boards"), N_("It leads where chips are to be had.")),
    Term("crowns_won", N_("crowns from boards"), N_("It leads where a crown is to be had.")),
    Term("coats_won", N_("coats of arms from boards"), N_("It stands where coats of arms are to be had.")),
    Term("coins_won", N_("louis d'or from boards"), N_("It stands where louis d'or are to be had.")),
    Term("errands_won", N_("markers from Maintenon"), N_("It stands well with Maintenon.")),
    Term("cards_won", N_("cards from boards"), N_("It stands where cards are to be had.")),
    Term("kept_markers", N_("markers kept"), N_("It loses fewer markers.")),
    Term("kept_coins", N_("louis d'or kept"), N_("It pays fewer louis d'or.")),
)

WEIGHTS: Final = load(Path(__file__).with_name("weights.json"), TERMS, range(2, 5))

POWERS_OF: Final[tuple[str, ...]] = (
    "coins", "recall", "free_markers", "discount", "coats", "cards", "intrigue", "win_ties",
)  # fmt: skip
"""The kinds of powers in the order of their terms."""
POWER: Final[tuple[float, ...]] = (0.4, 0.4, 0.65, 0.45, 1.05, 1.5, 1.1, 1.6)
"""What each brings in a round, for each of its amount, where ways to use chips are compared."""
KEPT_CHIP: Final = 1.6
"""A chip that is kept."""
FEW: Final = 5
"""The markers at hand that count most."""
WANTED: Final = 2.6
"""A chip that a mission in hand names."""
USABLE: Final = 2.1
"""A chip for a "?" of a mission in hand."""
UNWANTED: Final = 1.5
"""Any other chip."""
FAIR_PRICE: Final = 2.4
"""Louis d'or that are worth a point while rounds are left."""


def progress(state: LouisState) -> float:
    """How far the game is, 0 to 1: the round, and within it the cards played and the boards scored."""
    if state.scored:
        within = 0.5 + 0.5 * state.scored / BOARDS
    else:
        within = 0.5 * _sharpness(state, _first_open(state))
    return min(1.0, (state.round + within) / ROUNDS)


def features(state: LouisState) -> list[Features]:
    """Each seat's numbers in the order of TERMS."""
    left = ROUNDS - 1 - state.round
    first = _first_open(state)
    sharp = _sharpness(state, first)
    missions: list[tuple[int, ...]] = []
    chips: list[tuple[float, ...]] = []
    won: list[list[float]] = []
    for seat in range(state.seats):
        own = _known(state.missions_of(seat))
        missions.append(own)
        chips.append(_CHIP_WORTHS[wanted(own)])
        won.append([0.0] * _WON)
    for board in range(first, BOARDS):
        _add_board(state, board, chips, left, sharp, won)
    found: list[Features] = []
    for seat in range(state.seats):
        numbers = _owned(state, seat, missions[seat], left)
        numbers += won[seat]
        found.append(tuple(numbers))
    return found


def _known(missions: tuple[int, ...]) -> tuple[int, ...]:
    """The missions without the hidden ones."""
    for mission in missions:
        if mission == UNKNOWN:
            return tuple([other for other in missions if other != UNKNOWN])
    return missions


def _first_open(state: LouisState) -> int:
    """The first board whose reward is still to be given this round."""
    for frame in state.agenda:
        if frame[0] == SALES or frame[0] == CLEAR:
            return min(BOARDS, state.scored + 1)
    return state.scored


def _sharpness(state: LouisState, first: int) -> float:
    """How sure the counts on the boards are: 0 with many cards to come, 1 when all are played."""
    if state.scored or first:
        return 1.0
    cards = 0
    for hand in state.hands:
        cards += max(0, len(hand) - 1)
    return max(0.0, 1 - cards / (4 * state.seats))


# What a seat has ----------------------------------------------------------------------------------------------------


def _owned(state: LouisState, seat: int, missions: tuple[int, ...], left: int) -> list[float]:
    won, coats, exchanged, bonus = points(state, seat)
    hand, personal, coins = state.hands[seat], state.personal[seat], state.money[seat]
    plots = len(state.intrigue[seat])
    turns = max(0, len(hand) - 1) if state.scored == 0 else 0
    use = _use(state.chips[seat * KINDS : (seat + 1) * KINDS], missions, left)
    old = 0
    for board in range(state.scored):
        old += state.markers[board * state.colours + seat]
    numbers = [float(won), float(coats + exchanged + bonus)]
    numbers += use[1:]
    if left:
        for mission in state.done[seat]:
            numbers[_POWERS + KIND_OF_POWER[mission]] += left * SIZE_OF_POWER[mission]
    later, last = (1.0, 0.0) if left else (0.0, 1.0)
    exchange = coins // COINS_PER_COAT + 0.15 * (coins % COINS_PER_COAT) + old + plots
    numbers += (
        float(plots),
        float(turns),
        float(min(personal, 3 * turns)),
        float(min(turns, _jokers(hand))),
        float(len(hand)) if state.scored else 0.0,
        later * coins,
        later * min(FEW, personal),
        later * max(0, personal - FEW),
        later * state.general[seat],
        later * old,
        last * (exchange + (len(hand) if state.scored else 0)),
    )
    return numbers


def _jokers(hand: tuple[int, ...]) -> int:
    jokers = 0
    for card in hand:
        if card == JOKER:
            jokers += 1
    return jokers


_POWERS: Final = 3
"""Where the powers begin among the terms."""
KIND_OF_POWER: Final = tuple(POWERS_OF.index(mission.power) for mission in DATA.missions)
SIZE_OF_POWER: Final = tuple(max(1, mission.amount) for mission in DATA.missions)


def _use(chips: list[int], missions: tuple[int, ...], left: int) -> Features:
    """The best use of chips (numbers by kind): its worth in rough points, then in the order of the terms: points of
    missions, powers by kind times the rounds left, a chip kept, a second one, more, a kept one that fits."""
    loose = 0
    for number in chips:
        loose += number
    if not loose:
        return _NO_USE
    if loose == 1:
        return _FITTING_CHIP if left and _named(chips, missions) else _OTHER_CHIP
    return _best_use(tuple(chips), missions, left)


@lru_cache(maxsize=1 << 15)
def _best_use(chips: tuple[int, ...], missions: tuple[int, ...], left: int) -> Features:
    """As `_use`, with two chips or more."""
    best = _keep(sum(chips), left > 0 and _named(chips, missions))
    for mission in missions:
        others = tuple([other for other in missions if other != mission])
        for action in COMPLETES[mission]:
            _, one, other = action.args
            after = list(chips)
            after[one] -= 1
            after[other] -= 1
            if after[one] < 0 or after[other] < 0:
                continue
            rest = _use(after, others, left)
            kind, size = KIND_OF_POWER[mission], left * SIZE_OF_POWER[mission]
            worth = rest[0] + MISSION_POINTS + size * POWER[kind]
            if worth > best[0]:
                changed = list(rest)
                changed[0] = worth
                changed[1] += MISSION_POINTS
                changed[2 + kind] += size
                best = tuple(changed)
    return best


def _keep(loose: int, fits: bool) -> Features:
    """The use of so many chips that complete nothing."""
    kept, pair, more, named = float(min(1, loose)), float(loose >= 2), float(max(0, loose - 2)), float(fits)
    return (KEPT_CHIP * kept + 1.3 * pair + more + 0.6 * named, 0.0, *[0.0] * len(POWER), kept, pair, more, named)


_NO_USE: Final = _keep(0, False)
_OTHER_CHIP: Final = _keep(1, False)
_FITTING_CHIP: Final = _keep(1, True)


def _named(chips: Sequence[int], missions: tuple[int, ...]) -> bool:
    """Whether there is a crown, or a chip that a mission asks for by name."""
    names = wanted(missions) | 1 << CROWN
    for chip in CHIPS:  # noqa: SIM110 - a generator is slow in a compiled build
        if chips[chip] and names >> chip & 1:
            return True
    return False


# What the boards promise --------------------------------------------------------------------------------------------

_CHIPS: Final = 0
_CROWNS: Final = 1
_COATS: Final = 2
_COINS: Final = 3
_ERRANDS: Final = 4
_CARDS: Final = 5
_LOST: Final = 6
_PAID: Final = 7
_WON: Final = 8
"""Where rewards stand among the numbers of `_add_board`; how many these are."""


def _add_board(
    state: LouisState, board: int, chips: list[tuple[float, ...]], left: int, sharp: float, won: list[list[float]]
) -> None:
    """Add what each seat can expect of a board, by the side that is up: its reward, markers lost, coins paid.

    chips: what each seat gives for chips
    """
    base = board * state.colours
    best = second = third = 0
    for at in range(base, base + state.colours):
        count = state.markers[at]
        if count > best:
            best, second, third = count, best, second
        elif count > second:
            second, third = count, second
        elif count > third:
            third = count
    if not best:
        return
    condition, number, kind = state.condition(board), state.number(board), _PLACE[board]
    for seat in range(state.seats):
        own = state.markers[base + seat]
        if not own:
            continue
        reward = _reward(state, seat, board, chips[seat])
        numbers = won[seat]
        if condition == MARKERS:
            numbers[kind] += reward if own >= number else reward * (1 - sharp) * 0.6 * own / number
            continue
        lead = _chance(own - (second if own == best else best), sharp)
        gets = lead
        if board == state.louis:
            numbers[_CROWNS] += lead
            gets += (1 - lead) * _chance(own - (third if own >= second else second), sharp)
        if left:
            numbers[_LOST] -= lead * own
        if condition == MONEY and gets < 1:
            price = state.price(seat, board)
            fair = price / (FAIR_PRICE if left else COINS_PER_COAT)
            if state.money[seat] >= price and _WORTH[kind] * reward > fair:
                numbers[_PAID] -= (1 - gets) * price
                gets = 1.0
        numbers[kind] += gets * reward


_MARGINS: Final[tuple[float, ...]] = (0.03, 0.08, 0.2, 0.45, 0.65, 0.8)
"""The chance to lead at the end with a margin of -3 to 2, early in the phase."""


def _chance(margin: int, sharp: float) -> float:
    """The chance to stay or come ahead by now having so many markers more than the best rival."""
    early = 0.9 if margin > 2 else _MARGINS[max(-3, margin) + 3]
    return (sharp if margin > 0 else 0.0) + (1 - sharp) * early


def _place(board: int) -> int:
    if REWARD_CHIP[board] == CROWN:
        return _CROWNS
    places = {CHIP: _CHIPS, COAT: _COATS, COINS: _COINS, ERRAND: _ERRANDS}
    return places.get(REWARD[board], _CARDS)


_PLACE: Final = tuple([_place(board) for board in range(BOARDS)])
"""Where the reward of each board is counted."""
_WORTH: Final[tuple[float, ...]] = (1.0, 2.8, 1.15, 0.42, 0.45, 1.4)
"""Points of what a board gives, by its place, where prices are compared."""


def _reward(state: LouisState, seat: int, board: int, chips: tuple[float, ...]) -> float:
    """How much a board gives: chips by what they are good for, everything else by its number."""
    kind, amount = REWARD[board], AMOUNT[board]
    if kind == CHIP:
        chip = REWARD_CHIP[board]
        if not state.stock[chip]:
            return 0.0
        return float(amount) if chip == CROWN else amount * chips[chip]
    if kind == COAT:
        return float(min(amount, len(state.coat_deck)))
    if kind == ERRAND:
        return float(min(amount, state.general[seat]))
    return float(amount)


def _chip_worths(mask: int) -> tuple[float, ...]:
    """What a chip of each kind, but crowns, is worth to who wants these."""
    other = USABLE if not mask or mask >> len(CHIPS) & 1 else UNWANTED
    return tuple([WANTED if mask >> chip & 1 else other for chip in CHIPS])


_CHIP_WORTHS: Final[tuple[tuple[float, ...], ...]] = tuple([_chip_worths(mask) for mask in range(2 << len(CHIPS))])
"""By the mask of the chips that the missions in hand cost."""
