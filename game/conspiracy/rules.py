"""The game as the table sees it: one Rules object."""

from __future__ import annotations

from random import Random

from pydantic import Field

from game.conspiracy import hidden, insight, prior, wording
from game.conspiracy.components import ALL_LOCATIONS, ALL_LORDS, BASE_LOCATIONS, IN_USE
from game.conspiracy.help import CHAPTERS
from game.conspiracy.scoring import CATEGORIES
from game.conspiracy.state import ConspiracyState, begin
from game.conspiracy.why_not import why_not
from game.engine.protocol import Action, Decision, Event, GameOptions, Noun, Phrase, Reason, Rules, Seat, Target
from game.engine.weights import Features
from game.i18n import N_


class ConspiracyOptions(GameOptions):
    """The options of a table (rules 13.1)."""

    bonus_locations: bool = Field(
        default=False, title=N_("Bonus Locations (5 more)"),
        description=N_("Five more Locations are shuffled into their deck: four Councils and the Outcast Island."))
    hidden_scoring: bool = Field(
        default=False, title=N_("Hide running scores"),
        description=N_("The points of the others are not shown before the end of the game."))


class ConspiracyRules(Rules[ConspiracyState]):
    id = "conspiracy"
    title = N_("Conspiracy: Abyss Universe")
    version = 1
    seats = range(2, 5)
    options = ConspiracyOptions
    categories = tuple(
        zip(CATEGORIES, (N_("Lords"), N_("Locations"), N_("Coalition"), N_("Pearl Master")), strict=True)
    )
    tiebreak = N_("more pearls")
    help = CHAPTERS
    secret = False
    revealing = frozenset(
        ("draw", "reveal", "explore", "look", "return_locations", "shuffle_lords", "shuffle_locations")
    )
    scale = 6.0
    terms = insight.TERMS
    weights = insight.WEIGHTS
    components = IN_USE

    def new(self, seats: int, options: GameOptions, seed: int) -> ConspiracyState:
        """Rules 3. Raises ValueError for a number of seats that the game does not have."""
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        bonus = isinstance(options, ConspiracyOptions) and options.bonus_locations
        rng = Random(f"{seed}/setup")
        lords, sites = list(ALL_LORDS), list(ALL_LOCATIONS if bonus else BASE_LOCATIONS)
        rng.shuffle(lords)
        rng.shuffle(sites)
        first = rng.randrange(seats) if options.random_start else 0
        return begin(seats, seed, first, tuple(lords), tuple(sites))

    def observe(self, state: ConspiracyState, seat: Seat | None) -> ConspiracyState:
        return hidden.observe(state, seat)

    def fold(self, seen: ConspiracyState, event: Event) -> None:
        hidden.fold(seen, event)

    def determinise(self, seen: ConspiracyState, rng: Random) -> ConspiracyState:
        return hidden.determinise(seen, rng)

    def why_not(self, seen: ConspiracyState, target: Target) -> Reason:
        return why_not(seen, target)

    def say(self, seen: ConspiracyState, thing: Action | Event) -> Phrase | None:
        return wording.say(seen, thing)

    def prompt(self, decision: Decision) -> Phrase:
        return wording.prompt(decision)

    def name(self, noun: Noun) -> str:
        return wording.name(noun)

    def features(self, state: ConspiracyState) -> list[Features]:
        return insight.features(state)

    def progress(self, state: ConspiracyState) -> float:
        return insight.progress(state)

    prior = staticmethod(prior.prior)  # asked in every decision that is played on: without a method between


RULES = ConspiracyRules()
