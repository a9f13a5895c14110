"""The contract between a game's rules and everybody who plays, shows, saves or searches it.

A game is its seed and its decisions: a `State` has at most one open `Decision`, lists the legal `Action`s for it and
changes only by `apply`, which reports what happened as `Event`s. What a seat may know is an *observation*: a State
whose unknown cards are `UNKNOWN`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from game.engine import reward
from game.engine.datafile import InUse
from game.engine.state import NOBODY, UNKNOWN, Action, Decision, Event, Seat, Sink, Standing, State
from game.engine.weights import Features, Term, Weights
from game.i18n import N_

__all__ = [
    "NOBODY", "UNKNOWN", "Action", "AnyRules", "Args", "Call", "Chapter", "Decision", "Event", "Figure", "GameOptions",
    "IllegalAction", "Noun", "Order", "Phrase", "Reason", "Rules", "Seat", "Sink", "Standing", "State", "Target",
    "redact",
]  # fmt: skip


class Noun(NamedTuple):
    """A thing named in a sentence, so that a reader of the chronicle can be shown it: ("seat", 2), ("lord", 17)."""

    kind: str
    id: int


Args = dict[str, "int | str | Noun | tuple[Noun, ...]"]
Phrase = tuple[str, Args]
"""A translatable sentence (the English message id) with its named arguments."""


class Target(NamedTuple):
    """Something on the board that a person may point at: ("pile", (3,)), ("spot", (0, 4))."""

    kind: str
    args: tuple[int, ...] = ()


class Reason(NamedTuple):
    """Why a target cannot be used now: a phrase and the paragraph of the rules that says so."""

    phrase: Phrase
    paragraph: str


class Figure(NamedTuple):
    """Pictures in the help: things of the game side by side or, when `listed`, each with its name and its power."""

    things: tuple[Noun, ...]
    listed: bool = False


class Chapter(NamedTuple):
    """A chapter of the help: the message id of its heading, then paragraphs and figures in reading order.

    A paragraph may hold **bold** words and small pictures, named in braces like the game's sprites.
    """

    heading: str
    body: tuple[Phrase | Figure, ...]


class Order(NamedTuple):
    """A standing answer, which a person may fix in advance. Of those to one `topic` a seat has at most one."""

    id: str
    topic: str
    title: str
    """Message id, as "Always think"."""
    note: str
    """Message id: when it answers, and how."""
    answer: Callable[[Any, Seat], Action | None]
    """The answer to the open decision of a seat by its observation; None where the order says nothing about it."""


class Call(NamedTuple):
    """A question to several seats together, which everybody may hear: who of them wants to be asked one by one?"""

    key: tuple[int, ...]
    """Tells it from all other calls of the game."""
    phrase: Phrase
    seats: tuple[Seat, ...]
    """Those who could be asked, as far as everybody knows, in the order of asking."""
    unnamed: Action
    """The answer of those who do not want to be asked."""


class GameOptions(BaseModel):
    """Options every game has; a game's own model adds its fields.

    Each has a `title`, and a `description` that explains it; a Literal has the words of its values in
    `json_schema_extra`.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    random_start: bool = Field(
        default=True, title=N_("Random first seat"),
        description=N_("Chance says who starts. Otherwise the first seat does."))
    hints: bool = Field(
        default=True, title=N_("Hints allowed"),
        description=N_("Whoever decides may ask for a hint (H): what a computer player would do, and why."))


class IllegalAction(ValueError):
    """The action is not among the legal ones; the state is untouched."""


S = TypeVar("S", bound=State)


class Rules(ABC, Generic[S]):
    """Everything one game offers. One object per game stands in the registry."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[range]
    options: ClassVar[type[GameOptions]]
    categories: ClassVar[tuple[tuple[str, str], ...]]
    """(category, message id of its heading) in the order of the score sheet."""
    triumph: ClassVar[str] = ""
    """The category of who wins whatever the points; empty where nobody can."""
    tiebreak: ClassVar[str]
    """Message id of what decides between equal scores, as "more pearls"."""
    help: ClassVar[tuple[Chapter, ...]]
    """How the game goes, for people who have never seen it."""
    secret: ClassVar[bool]
    """Seats hold things that the others may not see: at one screen it is handed over behind a curtain."""
    revealing: ClassVar[frozenset[str]]
    """Kinds of events that bring hidden information up or shuffle it away: undo stops at them."""
    scale: ClassVar[float]
    """A clear lead, in points; see `game.engine.reward`."""
    terms: ClassVar[tuple[Term, ...]]
    """What `features` counts."""
    weights: Weights
    """What it is worth."""
    round_event: ClassVar[str] = "turn"
    """Kind of the event that begins a round, by which hand-overs are counted and orders for a while end."""
    this_round: ClassVar[str] = N_("This turn")
    """Message id: until the next such event."""
    orders: ClassVar[tuple[Order, ...]] = ()
    """The standing answers that people may fix."""
    components: ClassVar[InUse[Any] | None] = None
    """The data of the game's parts, for a game that keeps them in a file which people may correct."""

    @abstractmethod
    def new(self, seats: int, options: GameOptions, seed: int) -> S:
        """The position before the first decision."""

    @abstractmethod
    def observe(self, state: S, seat: Seat | None) -> S:
        """What `seat` (None: a spectator) may know of a state: a copy with the rest masked."""

    @abstractmethod
    def fold(self, seen: S, event: Event) -> None:
        """Advance an observation by an event that was redacted for the same observer."""

    @abstractmethod
    def determinise(self, seen: S, rng: Random) -> S:
        """A full state that the observation cannot tell from the true one, drawn evenly from all such."""

    def call(self, public: S) -> Call | None:
        """The question to several seats that comes before the open decision; `public` is a spectator's observation."""
        return None

    @abstractmethod
    def why_not(self, seen: S, target: Target) -> Reason:
        """Why the target is no legal choice at the moment."""

    @abstractmethod
    def say(self, seen: S, thing: Action | Event) -> Phrase | None:
        """A sentence for the chronicle, a caption or a button; None for an event that needs none."""

    @abstractmethod
    def prompt(self, decision: Decision) -> Phrase:
        """The prompt line: who must do what."""

    def ending(self, state: S) -> Phrase | None:
        """What ended a finished game; None for a game that always ends alike."""
        return None

    @abstractmethod
    def name(self, noun: Noun) -> str:
        """The message id of a thing's name (every kind of noun but "seat")."""

    @abstractmethod
    def features(self, state: S) -> list[Features]:
        """Each seat's numbers in the order of `terms`, for a position, an observation or a likely world."""

    @abstractmethod
    def progress(self, state: S) -> float:
        """How far the game is, 0 to 1."""

    def final(self, state: S, standings: Sequence[Standing]) -> list[float]:
        """The points of a finished game with these standings, as computer players count them."""
        return [float(standing.score) for standing in standings]

    def values(self, state: S) -> list[float]:
        """The final points that each seat can expect, exact at the end; what a one-ply player goes by."""
        if state.to_move() == NOBODY:
            return self.final(state, state.standings())
        return self.weights.values(self.progress(state), self.features(state))

    def prior(self, state: S, actions: Sequence[Action]) -> list[float]:
        """How promising each of the legal actions looks at a glance, as positive weights; cheap, not exact.

        It may look at what the seat that decides knows, never at what is hidden from it.
        """
        return [1.0] * len(actions)

    def win_chances(self, state: S) -> list[float]:
        """The chance of each seat to win; they sum to 1. At the end those who won share it."""
        if state.to_move() == NOBODY:
            won = [standing.place == 1 for standing in state.standings()]
            return [one / sum(won) for one in won]
        steepness = self.weights.steepness(self.progress(state), state.seats)
        return reward.win_chances(self.values(state), steepness)

    def chances(self, state: S) -> list[float]:
        """What each seat can expect of the game, 0 to 1, as `game.engine.reward` blends it; exact at the end."""
        if state.to_move() == NOBODY:
            standings = state.standings()
            return reward.final([standing.place for standing in standings], self.final(state, standings), self.scale)
        progress, features = self.progress(state), self.features(state)
        steepness = self.weights.steepness(progress, len(features))
        return reward.expected(self.weights.values(progress, features), steepness, self.scale)


AnyRules = Rules[Any]


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as `seat` (None: a spectator) may see it: the other seats' private parts are taken out."""
    if not event.private:
        return event
    return event._replace(private=tuple(part for part in event.private if part[0] == seat))
