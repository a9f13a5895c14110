"""The game as the table sees it: one Rules object."""

from __future__ import annotations

from random import Random

from pydantic import Field

from game.engine.protocol import Action, Call, Decision, Event, GameOptions, Noun, Phrase, Reason, Rules, Seat, Target
from game.engine.weights import Features
from game.i18n import N_
from game.louis_xiv import hidden, insight, orders, prior, wording
from game.louis_xiv.components import DATA, IN_USE
from game.louis_xiv.frames import (
    BONUS_AS_KIND,
    ERRAND_BEFORE_FLIP,
    INTRIGUE_ZERO,
    LEAVE_OLD,
    SINGLE_CHIP,
    ZERO_PLACEMENT,
)
from game.louis_xiv.help import CHAPTERS
from game.louis_xiv.scoring import CATEGORIES
from game.louis_xiv.setup import begin
from game.louis_xiv.state import LouisState
from game.louis_xiv.why_not import why_not


class LouisOptions(GameOptions):
    """The options of a table: the rule switches of the specification, each with its usual value, and open hands."""

    leave_old_marker: bool = Field(
        default=False, title=N_("An older marker may be the one left behind"),
        description=N_("When markers move on, one that lay there before may be the one that stays."))
    allow_zero_placement: bool = Field(
        default=False, title=N_("A card may place no marker"),
        description=N_("A person's card may be played without placing a marker."))
    intrigue_zero: bool = Field(
        default=False, title=N_("Intrigue may be played without a marker"),
        description=N_("An intrigue card may be played without putting a marker on its board."))
    board8_after_flip: bool = Field(
        default=True, title=N_("Maintenon's markers after the flip"),
        description=N_("Markers that Maintenon's reward moves go after her board was turned over, not before."))
    bonus_counts_as_kind: bool = Field(
        default=False, title=N_("Bonus coats count for later kinds"),
        description=N_("A coat of arms from a bonus counts when the next kinds are compared."))
    single_chip_exchange: bool = Field(
        default=False, title=N_("A single chip may be exchanged for a coat"),
        description=N_("Who keeps only one chip may return it for a coat of arms all the same."))
    neutral_colour: bool = Field(
        default=True, title=N_("Neutral markers with two players"),
        description=N_("With two players a neutral colour joins in and may spoil the lead."))
    open_hands: bool = Field(
        default=False, title=N_("Open hands"),
        description=N_("Everybody sees all hands, and nobody is asked to look away."))

    def switches(self) -> int:
        """The rules that differ from the usual ones, as bits."""
        return (
            self.leave_old_marker * LEAVE_OLD
            | self.allow_zero_placement * ZERO_PLACEMENT
            | self.intrigue_zero * INTRIGUE_ZERO
            | (not self.board8_after_flip) * ERRAND_BEFORE_FLIP
            | self.bonus_counts_as_kind * BONUS_AS_KIND
            | self.single_chip_exchange * SINGLE_CHIP
        )


class LouisRules(Rules[LouisState]):
    id = "louis_xiv"
    title = N_("Louis XIV")
    version = 1
    seats = range(2, 5)
    options = LouisOptions
    categories = tuple(
        zip(CATEGORIES, (N_("Missions"), N_("Coats of arms"), N_("Exchange"), N_("Bonuses")), strict=True)
    )
    tiebreak = N_("more markers in the personal supply")
    help = CHAPTERS
    secret = True
    revealing = frozenset(
        ("money", "coats", "deal", "conspire", "neutral", "last", "shuffle", "mission", "reveal", "bonus")
    )
    scale = 6.0
    terms = insight.TERMS
    weights = insight.WEIGHTS
    round_event = "round"
    this_round = N_("This round")
    orders = orders.ORDERS
    components = IN_USE

    def new(self, seats: int, options: GameOptions, seed: int) -> LouisState:
        """Rules 6. Raises ValueError for a number of seats that the game does not have."""
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        own = options if isinstance(options, LouisOptions) else LouisOptions(random_start=options.random_start)
        neutral = own.neutral_colour and seats == DATA.neutral.seats
        return begin(seats, seed, own.switches(), neutral, own.random_start)

    def observe(self, state: LouisState, seat: Seat | None) -> LouisState:
        return hidden.observe(state, seat)

    def fold(self, seen: LouisState, event: Event) -> None:
        hidden.fold(seen, event)

    def determinise(self, seen: LouisState, rng: Random) -> LouisState:
        return hidden.determinise(seen, rng)

    def call(self, public: LouisState) -> Call | None:
        return orders.call(public)

    def why_not(self, seen: LouisState, target: Target) -> Reason:
        return why_not(seen, target)

    def say(self, seen: LouisState, thing: Action | Event) -> Phrase | None:
        return wording.say(seen, thing)

    def prompt(self, decision: Decision) -> Phrase:
        return wording.prompt(decision)

    def name(self, noun: Noun) -> str:
        return wording.name(noun)

    def features(self, state: LouisState) -> list[Features]:
        return insight.features(state)

    def progress(self, state: LouisState) -> float:
        return insight.progress(state)

    prior = staticmethod(prior.prior)  # asked in every decision that is played on: without a method between


RULES = LouisRules()
