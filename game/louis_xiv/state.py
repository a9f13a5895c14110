"""The position of a game of Louis XIV.

Decks and piles are tuples whose last card is on top. Whatever a seat holds is sorted. Colours are numbered like seats;
the neutral colour of two players comes after them and its stock is its personal supply. Flat lists:
markers[board * colours + colour], chips[seat * 5 + kind], missions[seat * 3 + shade] (uncompleted missions).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from game.engine import chance
from game.engine.compiler import mypyc_attr
from game.engine.state import NOBODY, Action, Decision, Event, Seat, Sink, Standing, State
from game.louis_xiv import boards, ending, influence, missions, supply
from game.louis_xiv.components import CHIP_KINDS, CONDITION, NUMBER
from game.louis_xiv.frames import NAMES, PROMPTS, STEPS, Frame
from game.louis_xiv.powers import POWERS
from game.louis_xiv.scoring import standings

KINDS: Final = len(CHIP_KINDS)
SHADES: Final = 3
TURN_ORDERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((*range(start, seats), *range(start)) for start in range(seats)) for seats in range(5)
)
"""TURN_ORDERS[seats][start]: clockwise from the start tile."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LouisState(State):
    """One position. Build it with `rules.RULES.new`.

    seats, colours: players; colours with markers (one more with a neutral colour)
    seed, shuffles, switches: the game's seed, shuffles so far, rule switches
    round, start: number of the round from 0; the seat with the start tile
    agenda: frames, the top one last (see frames.py); empty when the game is over
    louis: the board on which Louis stands, NOBODY outside a round's scoring
    flipped, scored: mask of boards with the black side up; number of boards scored this round
    markers, general, personal: markers on boards and in the supplies
    money, chips, stock: louis d'or; chips of the seats; chips left in the gaps, by kind
    coats, coat_deck: coats of each seat; face-down stock
    hands, influence_deck, played, discarded: influence cards in hand; deck; in the centre; last cards, open on the deck
    last_cards: what `discarded` was when all were shuffled: everybody remembers it until the next round
    intrigue, intrigue_deck: intrigue cards of each seat; deck
    open_intrigue, known_intrigue: how many played cards lie open at the bottom of that deck; mask of the cards in hand
        that were drawn open, so that everybody knows who has them
    missions, done, piles: uncompleted missions; completed ones in order; the three piles
    tie_owners: mask of the seats that may win ties
    money_row, money_deck: money cards turned so far, the current one last; deck
    exchanged, unpaid: coats from the exchange at the end; those of them that the stock could not pay
    laurels, bonus: bonus coats drawn; number of bonuses won
    """

    __slots__ = (
        "agenda", "bonus", "chips", "coat_deck", "coats", "colours", "discarded", "done", "exchanged", "flipped",
        "general", "hands", "influence_deck", "intrigue", "intrigue_deck", "known_intrigue", "last_cards", "laurels",
        "louis", "markers", "missions", "money", "money_deck", "money_row", "open_intrigue", "personal", "piles",
        "played", "round", "scored", "seats", "seed", "shuffles", "start", "stock", "switches", "tie_owners", "unpaid",
    )

    def __init__(
        self, seats: int, colours: int, seed: int, shuffles: int, switches: int, round_: int, start: int,
        agenda: list[Frame], louis: int, flipped: int, scored: int, markers: list[int], general: list[int],
        personal: list[int], money: list[int], chips: list[int], stock: list[int], coats: list[tuple[int, ...]],
        coat_deck: tuple[int, ...], hands: list[tuple[int, ...]], influence_deck: tuple[int, ...],
        played: tuple[int, ...], discarded: tuple[int, ...], last_cards: tuple[int, ...],
        intrigue: list[tuple[int, ...]], intrigue_deck: tuple[int, ...], open_intrigue: int,
        known_intrigue: int, missions: list[tuple[int, ...]],
        done: list[tuple[int, ...]], piles: list[tuple[int, ...]], tie_owners: int, money_row: tuple[int, ...],
        money_deck: tuple[int, ...], exchanged: list[int], unpaid: list[int], laurels: list[tuple[int, ...]],
        bonus: list[int],
    ) -> None:
        self.seats = seats
        self.colours = colours
        self.seed = seed
        self.shuffles = shuffles
        self.switches = switches
        self.round = round_
        self.start = start
        self.agenda = agenda
        self.louis = louis
        self.flipped = flipped
        self.scored = scored
        self.markers = markers
        self.general = general
        self.personal = personal
        self.money = money
        self.chips = chips
        self.stock = stock
        self.coats = coats
        self.coat_deck = coat_deck
        self.hands = hands
        self.influence_deck = influence_deck
        self.played = played
        self.discarded = discarded
        self.last_cards = last_cards
        self.intrigue = intrigue
        self.intrigue_deck = intrigue_deck
        self.open_intrigue = open_intrigue
        self.known_intrigue = known_intrigue
        self.missions = missions
        self.done = done
        self.piles = piles
        self.tie_owners = tie_owners
        self.money_row = money_row
        self.money_deck = money_deck
        self.exchanged = exchanged
        self.unpaid = unpaid
        self.laurels = laurels
        self.bonus = bonus

    def clone(self) -> LouisState:
        return LouisState(
            self.seats, self.colours, self.seed, self.shuffles, self.switches, self.round, self.start, self.agenda[:],
            self.louis, self.flipped, self.scored, self.markers[:], self.general[:], self.personal[:], self.money[:],
            self.chips[:], self.stock[:], self.coats[:], self.coat_deck, self.hands[:], self.influence_deck,
            self.played, self.discarded, self.last_cards, self.intrigue[:], self.intrigue_deck, self.open_intrigue,
            self.known_intrigue, self.missions[:],
            self.done[:], self.piles[:], self.tie_owners, self.money_row, self.money_deck, self.exchanged[:],
            self.unpaid[:], self.laurels[:], self.bonus[:],
        )

    def key(self) -> str:
        whole = (
            self.agenda, self.bonus, self.chips, self.coat_deck, self.coats, self.colours, self.discarded, self.done,
            self.exchanged, self.flipped, self.general, self.hands, self.influence_deck, self.intrigue,
            self.intrigue_deck, self.known_intrigue, self.last_cards, self.laurels, self.louis, self.markers,
            self.missions, self.money, self.money_deck, self.money_row, self.open_intrigue, self.personal, self.piles,
            self.played, self.round, self.scored, self.seats, self.seed, self.shuffles, self.start, self.stock,
            self.switches, self.tie_owners, self.unpaid,
        )
        return sha256(repr(whole).encode()).hexdigest()

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def neutral(self) -> int:
        """The neutral colour, NOBODY without one."""
        return self.seats if self.colours > self.seats else NOBODY

    def turn_order(self) -> tuple[int, ...]:
        """The seats in turn order: clockwise from the start tile."""
        return TURN_ORDERS[self.seats][self.start]

    def on_board(self, board: int) -> list[int]:
        """Markers of each colour on a board."""
        return self.markers[board * self.colours : (board + 1) * self.colours]

    def side(self, board: int) -> int:
        """0: the red side is up, 1: the black side."""
        return self.flipped >> board & 1

    def condition(self, board: int) -> int:
        """MONEY, FIRST or MARKERS, by the side that is up."""
        return CONDITION[self.flipped >> board & 1][board]

    def number(self, board: int) -> int:
        """Price or markers needed, by the side that is up."""
        return NUMBER[self.flipped >> board & 1][board]

    def chips_of(self, seat: int) -> list[int]:
        """How many chips of each kind a seat has."""
        return self.chips[seat * KINDS : (seat + 1) * KINDS]

    def missions_of(self, seat: int) -> tuple[int, ...]:
        """A seat's uncompleted missions; in an observation UNKNOWN for each hidden one."""
        base = seat * SHADES
        return self.missions[base] + self.missions[base + 1] + self.missions[base + 2]

    def price(self, seat: int, board: int) -> int:
        """What a seat pays on a board under the condition money, with its discounts."""
        price = NUMBER[self.flipped >> board & 1][board]
        for mission in self.done[seat]:
            price -= POWERS[mission].discounts[board]
        return max(0, price)

    def standings(self) -> list[Standing]:
        return standings(self)

    # Deciding ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        return Decision(frame[1], PROMPTS[frame[0]], frame[2:])

    def to_move(self) -> Seat:
        return self.agenda[-1][1] if self.agenda else NOBODY

    def legal_actions(self) -> Sequence[Action]:
        if not self.agenda:
            return ()
        frame = self.agenda[-1]
        return _LEGAL[frame[0]](self, frame)

    def apply(self, action: Action, emit: Sink | None = None) -> None:
        agenda = self.agenda
        frame = agenda.pop()
        _ANSWERS[frame[0]](self, frame, action, emit)
        self.run(emit)
        if emit is not None:
            asked = agenda[-1][1] if agenda else NOBODY
            emit(Event("ask", asked, tuple(number for frame in agenda for number in (len(frame), *frame))))

    def run(self, emit: Sink | None) -> None:
        """Carry out steps until a question is open or the game is over."""
        agenda = self.agenda
        while agenda and agenda[-1][0] >= STEPS:
            frame = agenda.pop()
            _STEPS[frame[0] - STEPS](self, frame, emit)

    # What happens in several places --------------------------------------------------------------------------------

    def gain_coins(self, seat: int, coins: int, emit: Sink | None) -> None:
        self.money[seat] += coins
        if emit is not None:
            emit(Event("coins", seat, (coins, self.money[seat])))

    def draw_coats(self, seat: int, wanted: int, emit: Sink | None) -> int:
        """Coats from the top of the stock; the number that could be drawn."""
        deck = self.coat_deck
        drawn = deck[: -wanted - 1 : -1] if wanted else ()
        if drawn:
            self.coat_deck = deck[: -len(drawn)]
            self.coats[seat] = tuple(sorted(self.coats[seat] + drawn))
            if emit is not None:
                emit(Event("coats", seat, (len(drawn),), ((seat, tuple(sorted(drawn))),)))
        return len(drawn)

    def draw_influence(self, seat: int, wanted: int, emit: Sink | None) -> None:
        """Influence cards from the top of the deck into the hand; a drained deck ends it."""
        deck = self.influence_deck
        drawn = deck[: -wanted - 1 : -1] if wanted else ()
        if drawn:
            self.influence_deck = deck[: -len(drawn)]
            self.hands[seat] = tuple(sorted(self.hands[seat] + drawn))
            if emit is not None:
                emit(Event("deal", seat, (len(drawn),), ((seat, tuple(sorted(drawn))),)))

    def draw_intrigue(self, seat: int, wanted: int, emit: Sink | None) -> None:
        """Intrigue cards from the top of the deck, in the end the open ones; an empty deck gives nothing."""
        deck = self.intrigue_deck
        drawn = deck[: -wanted - 1 : -1] if wanted else ()
        if drawn:
            left = len(deck) - len(drawn)
            self.intrigue_deck = deck[:left]
            self.intrigue[seat] = tuple(sorted(self.intrigue[seat] + drawn))
            open_ = deck[left : self.open_intrigue]
            self.open_intrigue = min(left, self.open_intrigue)
            for card in open_:
                self.known_intrigue |= 1 << card
            if emit is not None:
                hidden = tuple(sorted(card for card in drawn if card not in open_))
                emit(Event("conspire", seat, (len(drawn), *open_), ((seat, hidden),) if hidden else ()))

    def gain_chip(self, seat: int, chip: int, emit: Sink | None) -> None:
        """A chip from its gap; an empty gap gives nothing."""
        if self.stock[chip]:
            self.stock[chip] -= 1
            self.chips[seat * KINDS + chip] += 1
            if emit is not None:
                emit(Event("chip", seat, (chip,)))

    def reshuffled(self, cards: Sequence[int]) -> tuple[int, ...]:
        self.shuffles += 1
        return chance.shuffled(cards, self.seed, self.shuffles)


_LEGAL: Final = (
    supply.recall_answers, influence.free_answers, influence.turn_answers, boards.plot_answers, boards.tie_answers,
    boards.buy_answers, boards.errand_answers, missions.mission_answers, missions.pile_answers,
)
_ANSWERS: Final = (
    supply.recall, influence.free, influence.turn, boards.plot, boards.tie, boards.buy, boards.errand,
    missions.answer, missions.take_from_pile,
)
_STEPS: Final = (
    supply.begin_round, supply.missions_in_turn, supply.deal, influence.missions_in_turn, influence.next_turn,
    boards.score, boards.next_plot, boards.next_tie, boards.next_sale, boards.clear, boards.next_errand,
    missions.next_turn, ending.end,
)
assert len(_LEGAL) == len(_ANSWERS) == len(NAMES)
