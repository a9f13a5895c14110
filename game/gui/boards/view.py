"""What the table scene asks of a game's board.

A board shows an observation, never the true state. Its static picture (background, frames) is painted once per layout;
everything that can change is a list of sprites, built anew only when something changed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pygame import Rect, Surface

from game.engine.protocol import Action, AnyRules, Event, Noun, Seat, Target
from game.engine.table import SeatSetup
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.motion import Flight
from game.gui.names import Names
from game.gui.theme import Skin

BAR = 64
"""Design units of the top bar, which the scene draws above every board."""

Draw = Callable[[Rect], list[Sprite]]
"""How a thing in flight is drawn at a rectangle."""


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the board that can be pointed at. `rect` is where it rests, `label` what it is in words.

    `glow`: the scene lights it up when it can be chosen; else the board shows that itself.
    """

    target: Target
    rect: Rect
    label: str
    round: bool = False
    glow: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """A button for a decision that is no thing on the board; a `primary` one confirms what was chosen."""

    action: Action
    label: str
    primary: bool = True


@dataclass(frozen=True, slots=True)
class Step:
    """A button that only changes what is picked, as taking a marker back: it stands for choosing `target`."""

    target: Target
    label: str
    icon: str = "undo"


@dataclass(frozen=True, slots=True)
class Inspection:
    """A thing seen large: a picture of given proportions (width / height) and words about it."""

    title: str
    subtitle: str
    text: str
    picture: Callable[[Rect], list[Sprite]] | None = None
    aspect: float = 1.0
    note: str = ""


Catalogue = Callable[[Noun], Inspection | None]
"""Shows the things that sentences name; None for what has no picture."""


@dataclass(slots=True)
class Motion:
    """How an event is shown. `fold_first`: the things already belong to their new place while they fly there; the
    slots named in `hides` stay empty until then. `seconds` is the least time it takes."""

    flights: list[Flight] = field(default_factory=list)
    hides: list[Hashable] = field(default_factory=list)
    fold_first: bool = True
    seconds: float = 0.0
    sound: str | None = None
    late_sound: tuple[float, str] | None = None
    """A second sound, so many seconds after the first."""


class BoardView(ABC):
    """The board of one game. `seen` is the observation on show, `centre` the seat whose side is shown large."""

    skin: ClassVar[Skin]
    background: ClassVar[str]
    music: ClassVar[str]
    curtain: ClassVar[str] = "bg/menu"
    """The picture that hides the table while it is handed over."""
    emblem: ClassVar[str]
    """A white picture for the top bar, tinted."""
    category_sounds: ClassVar[Mapping[str, str]] = {}
    """What is heard when a category of the score sheet is counted, beside the ticks."""
    portrait_aspect: ClassVar[float] = 1.25
    """Width of a seat's small picture on the score sheet, by its height."""
    keys: ClassVar[tuple[tuple[str, str], ...]] = ()
    """Keys of this board alone, each with the message id of what it does."""
    formalities: ClassVar[tuple[str, ...]] = ()
    """Verbs of decisions that are taken unasked where there is no other and nobody else at the screen has secrets."""

    def __init__(self, rules: AnyRules, seats: Sequence[SeatSetup], options: Any, names: Names) -> None:
        self.rules = rules
        self.seats = tuple(seats)
        self.options = options
        self.names = names
        self.seen: Any = None
        self.centre: Seat = 0
        self.hidden: set[Hashable] = set()
        self.picked: tuple[int, ...] = ()
        """Things chosen so far for a decision that takes several clicks."""
        self.kit: Kit
        self.legal: tuple[Action, ...] = ()
        """What the person at the screen may do now; empty while a computer decides or things are in the air."""
        self._sprites: list[Sprite] | None = None
        self._things: list[Thing] | None = None
        self._choosable: list[Thing] | None = None

    # --- what the scene calls ---------------------------------------------------------------------------------------

    @abstractmethod
    def layout(self, area: Rect, kit: Kit) -> None:
        """Place everything in the area below the top bar."""

    @abstractmethod
    def paint(self, canvas: Surface) -> None:
        """The static picture: everything that does not depend on the observation."""

    @property
    @abstractmethod
    def prompt_rect(self) -> Rect:
        """Where the scene shows the prompt, the buttons and undo."""

    @property
    @abstractmethod
    def chronicle_rect(self) -> Rect | None:
        """Where the chronicle is always in sight; None when there is no room for it."""

    @abstractmethod
    def find_things(self) -> list[Thing]:
        """Everything that can be pointed at, in reading order; of two that overlap the later one lies on top."""

    @abstractmethod
    def action_for(self, target: Target) -> Action | None:
        """The legal action that choosing a thing means now."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Buttons for the legal actions that no thing on the board stands for."""

    @abstractmethod
    def inspect(self, target: Target) -> Inspection | None:
        """A thing seen large; None when there is nothing to say about it."""

    def inspection_room(self, target: Target) -> Rect | None:
        """Where a thing is best shown large, so that its neighbours stay in sight; None: beside it."""
        return None

    @abstractmethod
    def motion(self, event: Event) -> Motion:
        """How an event that is not folded yet is shown."""

    @abstractmethod
    def build(self) -> list[Sprite]:
        """Sprites of everything that can change, lowest first. Called when something did."""

    def warm_up(self) -> Iterator[None]:
        """Prepare pictures that will be needed, one small step at a time, while nothing else happens."""
        return iter(())

    @abstractmethod
    def portrait(self, seat: Seat, rect: Rect, lit: str = "") -> list[Sprite]:
        """A seat's side as a small picture, with what scores in the category `lit` bright and the rest dimmed."""

    @classmethod
    @abstractmethod
    def catalogue(cls, kit: Kit, names: Names) -> Catalogue:
        """Explains things of the game without a table, drawn with `kit`."""

    def pick(self, target: Target) -> bool:
        """Take a thing as a part of a decision of several clicks; True when it was one."""
        return False

    def pickable(self, target: Target) -> bool:
        """Whether `pick` would take the thing."""
        return False

    def leads(self, target: Target, action: Action) -> bool:
        """Whether choosing the thing now carries an action out, or is a step on the way to it."""
        return self.action_for(target) == action

    def grip(self, target: Target) -> bool:
        """Take hold of a thing to drag it, picked by that; True when it can be dragged."""
        return False

    def drop(self, target: Target, place: Target) -> Action | None:
        """The legal action that letting a dragged thing go at a place means."""
        return self.action_for(place) if place != target else None

    def carried(self, target: Target, pos: tuple[int, int]) -> list[Sprite]:
        """A thing that is dragged, at the pointer."""
        return []

    def steps(self) -> list[Step]:
        """Buttons that change what is picked."""
        return []

    def happening(self) -> str:
        """What is going on while events are shown that are nobody's turn; empty where somebody's turn says it."""
        return ""

    def advice(self) -> str:
        """What the open choice, with what is picked so far, would change; lines below the prompt."""
        return ""

    def point(self, target: Target | None) -> None:
        """The pointer is now over this thing."""
        return

    def switch(self, key: str) -> bool:
        """A key that changes only how the board looks; True when it was one."""
        return False

    def ghost(self, target: Target) -> list[Sprite]:
        """What choosing a thing would bring, while it is pointed at."""
        return []

    def hot_key(self, name: str) -> Action | None:
        """The legal action of a key, if it has one."""
        return None

    def title_note(self) -> str:
        """A few words for the middle of the top bar."""
        return ""

    # --- shared ----------------------------------------------------------

    def show(self, seen: Any, centre: Seat) -> None:
        """Show an observation, with the side of `centre` large."""
        self.seen = seen
        self.centre = centre
        self.picked = ()
        self.changed()

    def allow(self, legal: Sequence[Action]) -> None:
        """Take over what the person may do now."""
        if tuple(legal) != self.legal:
            self.legal = tuple(legal)
            self.changed()

    def changed(self) -> None:
        """Something in the picture changed."""
        self._sprites = self._things = self._choosable = None

    def things(self) -> list[Thing]:
        """Everything that can be pointed at now."""
        if self._things is None:
            self._things = self.find_things() if self.seen is not None else []
        return self._things

    def choosable(self) -> list[Thing]:
        """The things that a click would choose now."""
        if not self.legal:
            return []
        if self._choosable is None:
            self._choosable = [
                thing for thing in self.things() if self.action_for(thing.target) or self.pickable(thing.target)
            ]
        return self._choosable

    def sprites(self) -> list[Sprite]:
        """The sprites of the observation on show."""
        if self._sprites is None:
            self._sprites = self.build()
        return self._sprites

    def hide(self, slots: Sequence[Hashable]) -> None:
        """Leave these slots empty: what belongs there is still on its way."""
        self.hidden.update(slots)
        self.changed()

    def reveal(self, slots: Sequence[Hashable]) -> None:
        """What belongs to these slots has arrived."""
        self.hidden.difference_update(slots)
        self.changed()

    def thing_at(self, pos: tuple[int, int]) -> Thing | None:
        """The topmost thing under a point, by its rest rectangle."""
        return next((thing for thing in reversed(self.things()) if thing.rect.collidepoint(pos)), None)
