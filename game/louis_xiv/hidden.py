"""What a seat may know (rules 6): observe a state, keep an observation up to date, deal a world that fits it.

Hidden are the decks, and from everybody but their owner hands, intrigue cards, uncompleted missions (their shades show
on the backs) and coats, these until the end. Played intrigue cards lie open at the bottom of their deck; whoever draws
one of them later has a card that everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from game.engine.mixing import shuffle
from game.engine.state import NOBODY, UNKNOWN, Event, Seat
from game.louis_xiv.components import (
    ALL_COATS,
    ALL_INFLUENCE,
    ALL_INTRIGUE,
    INCOME,
    MISSIONS_OF_SHADE,
    MONEY_BOARD,
    MONEY_CARDS,
    PILES,
)
from game.louis_xiv.frames import Frame
from game.louis_xiv.influence import put_from_general
from game.louis_xiv.missions import lay_open
from game.louis_xiv.state import KINDS, SHADES, LouisState

NO_SEED = 0

def _mask(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _mask_intrigue(cards: tuple[int, ...], known: int) -> tuple[int, ...]:
    """A hand of intrigue cards as others see it: those drawn open stay known."""
    return tuple(sorted(card if card >= 0 and known >> card & 1 else UNKNOWN for card in cards))


def observe(state: LouisState, seat: Seat | None) -> LouisState:
    """The state as a seat or a spectator may see it; the seed, which would tell the decks, is masked too."""
    seen = state.clone()
    seen.seed = NO_SEED
    seen.coat_deck = _mask(state.coat_deck)
    seen.influence_deck = _mask(state.influence_deck)
    open_ = state.open_intrigue
    seen.intrigue_deck = state.intrigue_deck[:open_] + _mask(state.intrigue_deck[open_:])
    seen.money_deck = _mask(state.money_deck)
    seen.piles = [_mask(pile) for pile in state.piles]
    for other in range(state.seats):
        if other != seat:
            seen.hands[other] = _mask(state.hands[other])
            seen.intrigue[other] = _mask_intrigue(state.intrigue[other], state.known_intrigue)
            if not state.over:
                seen.coats[other] = _mask(state.coats[other])
            for at in range(other * SHADES, (other + 1) * SHADES):
                seen.missions[at] = _mask(state.missions[at])
    return seen


# Dealing a world -----------------------------------------------------------------------------------------------------


class _Zone:
    """The cards of a kind, and which of them lay unseen when this was asked last: worlds are dealt by the thousand."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards
        self.last: tuple[tuple[tuple[int, ...], ...], list[int]] = ((), list(cards))

    def bag(self, places: tuple[tuple[int, ...], ...], rng: Random) -> list[int]:
        """The cards that lie in none of the places; shuffled."""
        known, unseen = self.last
        if known != places:
            unseen = self._unseen(places)
            self.last = places, unseen
        bag = unseen[:]
        shuffle(bag, rng)
        return bag

    def _unseen(self, places: tuple[tuple[int, ...], ...]) -> list[int]:
        unseen = list(self.cards)
        for place in places:
            for card in place:
                if card in unseen:
                    unseen.remove(card)
        return unseen


_INFLUENCE: Final = _Zone(ALL_INFLUENCE)
_INTRIGUE: Final = _Zone(ALL_INTRIGUE)
_COATS: Final = _Zone(ALL_COATS)
_MONEY: Final = _Zone(tuple(range(MONEY_CARDS)))
_MISSIONS: Final = [_Zone(cards) for cards in MISSIONS_OF_SHADE]


def determinise(seen: LouisState, rng: Random) -> LouisState:
    """Deal the unseen cards; every way is equally likely."""
    world = seen.clone()
    world.seed = rng.getrandbits(62) + 1
    bag = _INFLUENCE.bag((seen.played, seen.discarded, *seen.hands), rng)
    _fill(world.hands, bag)
    world.influence_deck = tuple(bag)
    open_ = seen.intrigue_deck[: seen.open_intrigue]
    bag = _INTRIGUE.bag((open_, *seen.intrigue), rng)
    _fill(world.intrigue, bag)
    world.intrigue_deck = open_ + tuple(bag)
    bag = _COATS.bag((*seen.coats, *seen.laurels), rng)
    _fill(world.coats, bag)
    world.coat_deck = tuple(bag)
    world.money_deck = tuple(_MONEY.bag((seen.money_row,), rng))
    for shade in PILES:
        own = seen.missions[shade::SHADES]
        bag = _MISSIONS[shade].bag((*seen.done, *own), rng)
        _fill(own, bag)
        world.missions[shade::SHADES] = own
        world.piles[shade] = tuple(bag)
    return world


def _fill(hands: list[tuple[int, ...]], bag: list[int]) -> None:
    """Draw the unknown cards of the hands from the bag; hands are sorted, so that unknown cards come first."""
    for at in range(len(hands)):
        hand = hands[at]
        if not hand or hand[0] != UNKNOWN:
            continue
        cards: list[int] = []
        for card in hand:
            cards.append(bag.pop() if card == UNKNOWN else card)
        cards.sort()
        hands[at] = tuple(cards)


# Following events ---------------------------------------------------------------------------------------------------


def fold(seen: LouisState, event: Event) -> None:
    """Advance an observation by one redacted event."""
    _FOLDS[event.kind](seen, event)


def _drawn(event: Event) -> tuple[int, ...]:
    """Cards that come to a seat: their faces for their owner, else UNKNOWN."""
    return event.private[0][1] if event.private else (UNKNOWN,) * event.public[0]


def _added(cards: tuple[int, ...], event: Event) -> tuple[int, ...]:
    return tuple(sorted(cards + _drawn(event)))


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one, or without an unknown one where the card is hidden."""
    at = cards.index(card if card in cards else UNKNOWN)
    return cards[:at] + cards[at + 1 :]


def _nothing(_seen: LouisState, _event: Event) -> None:
    return


def _round(seen: LouisState, event: Event) -> None:
    seen.round, seen.start, seen.scored = event.public[0], event.seat, 0
    seen.last_cards = ()


def _money(seen: LouisState, event: Event) -> None:
    card = event.public[0]
    seen.money_deck = seen.money_deck[:-1]
    seen.money_row += (card,)
    seen.louis = MONEY_BOARD[card]
    seen.money = [money + INCOME[card] for money in seen.money]


def _coins(seen: LouisState, event: Event) -> None:
    seen.money[event.seat] = event.public[1]


def _coats(seen: LouisState, event: Event) -> None:
    seen.coat_deck = seen.coat_deck[: -event.public[0]]
    seen.coats[event.seat] = _added(seen.coats[event.seat], event)


def _deal(seen: LouisState, event: Event) -> None:
    seen.influence_deck = seen.influence_deck[: -event.public[0]]
    seen.hands[event.seat] = _added(seen.hands[event.seat], event)


def _conspire(seen: LouisState, event: Event) -> None:
    number, *open_ = event.public
    left = len(seen.intrigue_deck) - number
    hidden = event.private[0][1] if event.private else (UNKNOWN,) * (number - len(open_))
    seen.intrigue_deck = seen.intrigue_deck[:left]
    seen.open_intrigue = min(left, seen.open_intrigue)
    seen.intrigue[event.seat] = tuple(sorted((*seen.intrigue[event.seat], *hidden, *open_)))
    for card in open_:
        seen.known_intrigue |= 1 << card


def _recall(seen: LouisState, event: Event) -> None:
    seen.general[event.seat] -= event.public[0]
    seen.personal[event.seat] += event.public[0]


def _neutral(seen: LouisState, event: Event) -> None:
    card, board, markers = event.public
    seen.influence_deck = seen.influence_deck[:-1]
    seen.played += (card,)
    seen.personal[seen.seats] -= markers
    seen.markers[board * seen.colours + seen.seats] += markers


def _from_general(seen: LouisState, event: Event) -> None:
    put_from_general(seen, event.seat, event.public[1:])


def _place(seen: LouisState, event: Event) -> None:
    card, *pattern = event.public
    _play(seen, event.seat, card)
    for board, markers in zip(pattern[::2], pattern[1::2], strict=True):
        seen.markers[board * seen.colours + event.seat] += markers
        seen.personal[event.seat] -= markers


def _take(seen: LouisState, event: Event) -> None:
    card, markers = event.public
    _play(seen, event.seat, card)
    seen.general[event.seat] -= markers
    seen.personal[event.seat] += markers


def _play(seen: LouisState, seat: int, card: int) -> None:
    seen.hands[seat] = _without(seen.hands[seat], card)
    seen.played += (card,)


def _last(seen: LouisState, event: Event) -> None:
    seen.hands[event.seat] = ()
    seen.discarded += event.public


def _shuffle(seen: LouisState, event: Event) -> None:
    seen.influence_deck = (UNKNOWN,) * event.public[0]
    seen.last_cards = seen.discarded
    seen.played = seen.discarded = ()
    seen.shuffles += 1


def _plot(seen: LouisState, event: Event) -> None:
    board, general, personal = event.public
    seat = event.seat
    seen.intrigue[seat] = _without(seen.intrigue[seat], board)
    seen.intrigue_deck = (board, *seen.intrigue_deck)
    seen.open_intrigue += 1
    seen.known_intrigue &= ~(1 << board)
    seen.general[seat] -= general
    seen.personal[seat] -= personal
    seen.markers[board * seen.colours + seat] += general + personal


def _chip(seen: LouisState, event: Event) -> None:
    chip = event.public[0]
    seen.stock[chip] -= 1
    seen.chips[event.seat * KINDS + chip] += 1


def _buy(seen: LouisState, event: Event) -> None:
    seen.money[event.seat] -= event.public[1]


def _home(seen: LouisState, event: Event) -> None:
    board, markers, lost = event.public
    colour = seen.seats if event.seat == NOBODY else event.seat
    seen.markers[board * seen.colours + colour] = 0
    supply = seen.general if lost else seen.personal
    supply[colour] += markers


def _flip(seen: LouisState, event: Event) -> None:
    seen.flipped ^= 1 << event.public[0]


def _scored(seen: LouisState, event: Event) -> None:
    board = event.public[0]
    seen.scored = board + 1
    if seen.louis == board:
        seen.louis = NOBODY


def _complete(seen: LouisState, event: Event) -> None:
    mission, *chips = event.public
    _give_back(seen, event.seat, chips)
    shade = next(shade for shade in PILES if mission in MISSIONS_OF_SHADE[shade])
    at = event.seat * SHADES + shade
    seen.missions[at] = tuple(sorted((*_without(seen.missions[at], mission), mission)))
    lay_open(seen, event.seat, mission)


def _return(seen: LouisState, event: Event) -> None:
    _give_back(seen, event.seat, event.public)


def _give_back(seen: LouisState, seat: int, chips: Iterable[int]) -> None:
    for chip in chips:
        seen.chips[seat * KINDS + chip] -= 1
        seen.stock[chip] += 1


def _mission(seen: LouisState, event: Event) -> None:
    shade = event.public[0]
    card = event.private[0][1] if event.private else (UNKNOWN,)
    at = event.seat * SHADES + shade
    seen.piles[shade] = seen.piles[shade][:-1]
    seen.missions[at] = tuple(sorted(seen.missions[at] + card))


def _exchange(seen: LouisState, event: Event) -> None:
    wanted = sum(event.public)
    seen.exchanged[event.seat] = wanted
    seen.unpaid[event.seat] = max(0, wanted - len(seen.coat_deck))


def _reveal(seen: LouisState, event: Event) -> None:
    seen.coats[event.seat] = event.public


def _bonus(seen: LouisState, event: Event) -> None:
    drawn = event.public[1:]
    seen.coat_deck = seen.coat_deck[: len(seen.coat_deck) - len(drawn)]
    seen.laurels[event.seat] += drawn
    seen.bonus[event.seat] += 1


def _ask(seen: LouisState, event: Event) -> None:
    seen.agenda = list(_frames(event.public))


def _frames(numbers: tuple[int, ...]) -> Iterable[Frame]:
    at = 0
    while at < len(numbers):
        end = at + 1 + numbers[at]
        yield numbers[at + 1 : end]
        at = end


_FOLDS: dict[str, Callable[[LouisState, Event], None]] = {
    "round": _round,
    "money": _money,
    "coins": _coins,
    "coats": _coats,
    "deal": _deal,
    "conspire": _conspire,
    "recall": _recall,
    "neutral": _neutral,
    "free": _from_general,
    "errand": _from_general,
    "place": _place,
    "take": _take,
    "last": _last,
    "shuffle": _shuffle,
    "board": _nothing,
    "plot": _plot,
    "ahead": _nothing,
    "leads": _nothing,
    "tied": _nothing,
    "second": _nothing,
    "reach": _nothing,
    "chip": _chip,
    "buy": _buy,
    "decline": _nothing,
    "home": _home,
    "flip": _flip,
    "scored": _scored,
    "complete": _complete,
    "mission": _mission,
    "return": _return,
    "exchange": _exchange,
    "reveal": _reveal,
    "bonus": _bonus,
    "ask": _ask,
    "over": _nothing,
}

EVENT_KINDS = tuple(_FOLDS)
