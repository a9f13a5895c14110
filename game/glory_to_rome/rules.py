"""The game as the table sees it: one Rules object."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.protocol import Action, Decision, Event, GameOptions, Noun, Phrase, Reason, Rules, Seat, Target
from game.engine.state import Standing
from game.engine.weights import Features
from game.glory_to_rome import hidden, insight, prior, wording
from game.glory_to_rome.components import IN_USE
from game.glory_to_rome.help import CHAPTERS
from game.glory_to_rome.options import RomeOptions
from game.glory_to_rome.orders import ORDERS
from game.glory_to_rome.scoring import CATEGORIES
from game.glory_to_rome.setup import begin, shuffled
from game.glory_to_rome.state import RomeState
from game.glory_to_rome.why_not import why_not
from game.i18n import N_


class RomeRules(Rules[RomeState]):
    id = "glory_to_rome"
    title = N_("Glory to Rome")
    version = 2
    seats = range(2, 6)
    options = RomeOptions
    categories = tuple(zip(
        CATEGORIES,
        (N_("Influence"), N_("Vault"), N_("Merchant bonuses"), N_("Structures"), N_("Wins at once")), strict=True,
    ))
    triumph = CATEGORIES[-1]
    tiebreak = N_("more cards in hand")
    help = CHAPTERS
    secret = True
    revealing = frozenset(("draw", "look", "recruit", "give", "glory", "open"))
    scale = 6.0
    terms = insight.TERMS
    weights = insight.WEIGHTS
    orders = ORDERS
    components = IN_USE

    def new(self, seats: int, options: GameOptions, seed: int) -> RomeState:
        """Rules 4. Raises ValueError for a number of seats that the game does not have."""
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        own = options if isinstance(options, RomeOptions) else RomeOptions(random_start=options.random_start)
        edition = own.edition_data()
        return begin(
            seats, shuffled(edition, seed), edition, own.hand(), own.in_town(seats), own.petition(), own.switches(),
            own.house(), own.random_start,
        )

    def observe(self, state: RomeState, seat: Seat | None) -> RomeState:
        return hidden.observe(state, seat)

    def fold(self, seen: RomeState, event: Event) -> None:
        hidden.fold(seen, event)

    def determinise(self, seen: RomeState, rng: Random) -> RomeState:
        return hidden.determinise(seen, rng)

    def why_not(self, seen: RomeState, target: Target) -> Reason:
        return why_not(seen, target)

    def say(self, seen: RomeState, thing: Action | Event) -> Phrase | None:
        return wording.say(seen, thing)

    def prompt(self, decision: Decision) -> Phrase:
        return wording.prompt(decision)

    def ending(self, state: RomeState) -> Phrase | None:
        return wording.ending(state)

    def name(self, noun: Noun) -> str:
        return wording.name(noun)

    def features(self, state: RomeState) -> list[Features]:
        return insight.features(state)

    def progress(self, state: RomeState) -> float:
        return insight.progress(state)

    def final(self, state: RomeState, standings: Sequence[Standing]) -> list[float]:
        return insight.final(state)

    prior = staticmethod(prior.prior)  # asked in every decision that is played on: without a method between


RULES = RomeRules()
