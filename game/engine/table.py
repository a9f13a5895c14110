"""A game in progress: who sits where, what was decided, undo and take-back, and the journal that keeps it.

The table is the only one that applies decisions to the true state, and the only place that checks them.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Literal, NamedTuple, Self, get_args
from unicodedata import category

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from game.engine.journal import Journal, Record, Save, SaveError, generation, read, rotate
from game.engine.protocol import (
    NOBODY,
    Action,
    AnyRules,
    Decision,
    Event,
    GameOptions,
    IllegalAction,
    Order,
    Seat,
    State,
)
from game.engine.registry import UnknownGame, rules_of
from game.engine.standing import Span, StandingAnswers

log = logging.getLogger(__name__)

KEY_DIGITS = 8
"""So many digits of the state's key stand in each line of a save, so that a replay tells where it went astray."""


COLOURS = ("crimson", "teal", "amber", "ivory", "orchid", "slate")
SIGNS = ("trident", "crown", "anchor", "star", "laurel", "sun", "lion", "ship")


class SeatSetup(BaseModel):
    """Who sits on a seat: `kind` is "human" or "ai:" and the name of a level; colour and sign tell the seats apart."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    name: str = Field(min_length=1, max_length=64)
    kind: str = Field(pattern=r"^(human|ai:[a-z]+(-[a-z]+)?(@\d+)?)$", max_length=32)
    colour: str = "ivory"
    sign: str = "crown"

    @property
    def human(self) -> bool:
        return self.kind == "human"

    @field_validator("name")
    @classmethod
    def _fit_to_show(cls, name: str) -> str:
        if any(category(letter) in ("Cc", "Cs", "Zl", "Zp") for letter in name):
            raise ValueError("a name holds no line ends or control characters")
        return name

    @model_validator(mode="after")
    def _known_marks(self) -> Self:
        for value, known in ((self.colour, COLOURS), (self.sign, SIGNS)):
            if value not in known:
                raise ValueError(f"unknown mark {value!r}: choose one of {', '.join(known)}")
        return self


class Header(BaseModel):
    """The first line of a save, without the format fields."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    rules: int = Field(ge=1)
    seats: list[SeatSetup]
    options: dict[str, bool | int | str]
    seed: int
    begun: str = ""
    data: str = ""
    """The mark of the component data; "" are the built-in ones."""


By = Literal["seat", "named", "order", "call"]
"""How a decision was taken: by the seat itself, by one that was named in a call, by a standing answer, or in a call by
one that was not named. Of several of these the first is "call", the others are "order": undo goes back to the call.
"""


class Step(NamedTuple):
    """One decision: who took it, what happened, the state before it, the rounds begun before it, how it was taken."""

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    before: State
    round: int
    by: By = "seat"


class Note(NamedTuple):
    """A line of the chronicle that is no event of the game: steps were undone or taken back before step `at`."""

    at: int
    kind: Literal["undo", "back"]
    seat: Seat
    steps: int


class Refusal(NamedTuple):
    """Why undo stops: nothing is left to undo, or an event brought up hidden information."""

    kind: Literal["nothing", "revealed"]
    event: Event | None = None


class Table:
    """One game at one table. `journal` is None for games that nobody wants to keep (simulations, tests)."""

    def __init__(
        self, rules: AnyRules, options: GameOptions, seats: Sequence[SeatSetup], seed: int,
        journal: Journal | None = None, begun: str = "",
    ) -> None:
        self.rules = rules
        self.options = options
        self.seats = tuple(seats)
        self.seed = seed
        self.begun = begun
        self.journal = journal
        self.state: State = rules.new(len(seats), options, seed)
        self.steps: list[Step] = []
        self.notes: list[Note] = []
        self.save_problem: str | None = None
        self._undone: list[tuple[Seat, Action, By]] = []
        self._records: list[Record] = []
        self._waiting_for: Path | None = None
        self._standing = StandingAnswers(rules.orders)

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.state.decision()

    @property
    def over(self) -> bool:
        return self.state.decision() is None

    def legal_actions(self) -> Sequence[Action]:
        return self.state.legal_actions()

    def view(self, seat: Seat | None) -> State:
        """What a seat (None: a spectator) may know now."""
        seen: State = self.rules.observe(self.state, seat)
        return seen

    @property
    def seat_to_act(self) -> SeatSetup | None:
        """Who must decide now; None when the game is over."""
        decision = self.state.decision()
        return None if decision is None else self.seats[decision.seat]

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        if not self.steps:
            return 1
        last = self.steps[-1]
        return last.round + sum(event.kind == self.rules.round_event for event in last.events)

    # Deciding ---------------------------------------------------------------------------------------------------

    def act(self, action: Action, by: By = "seat") -> tuple[Event, ...]:
        """Carry out a decision and keep it. Raises `IllegalAction`; the state is then untouched."""
        step = self._apply(action, by)
        self._undone.clear()
        record: Record = {"do": [step.action.verb, *step.action.args], "key": self._short_key()}
        self._keep(record if by == "seat" else {**record, "by": by})
        return step.events

    def _apply(self, action: Action, by: By) -> Step:
        """One step further. It is the state's own action that is carried out, not an equal one of other types."""
        decision, legal = self.state.decision(), (*self.state.legal_actions(), *self.state.also_legal())
        if decision is None:
            raise IllegalAction(f"{action!r}: the game is over")
        if action not in legal:
            raise IllegalAction(f"{action!r} is not allowed for seat {decision.seat} now")
        chosen = legal[legal.index(action)]
        before, after, events, number = self.state, self.state.clone(), list[Event](), self.round
        after.apply(chosen, events.append)
        self.state = after
        self.steps.append(Step(decision.seat, chosen, tuple(events), before, number, by))
        return self.steps[-1]

    def _short_key(self) -> str:
        return self.state.key()[:KEY_DIGITS]

    # Standing answers -------------------------------------------------------------------------------------------

    def span(self, seat: Seat, order: Order) -> Span:
        """How long a standing answer of a seat holds from now on. Only its owner may be told."""
        return self._standing.span(seat, order.id, self.round)

    def fix(self, seat: Seat, order: Order, span: Span) -> None:
        """Fix a person's standing answer in place of others of its topic, or give it up, and keep that.

        It is no decision: undo leaves it as it is, and what was undone can still be decided again.
        """
        if span is not self.span(seat, order):
            self._standing.fix(seat, order.id, span, self.round)
            self._keep({"fix": order.id, "seat": seat, "span": span.value})

    # Undo, redo, take-back --------------------------------------------------------------------------------------

    def undo_refusal(self) -> Refusal | None:
        """None if undo is free, else why not: see `Refusal`."""
        steps = self.steps[len(self.steps) - self._steps_to_undo():]
        if not steps:
            return Refusal("nothing")
        for step in reversed(steps):
            for event in step.events:
                if event.kind in self.rules.revealing:
                    return Refusal("revealed", event)
        return None

    def undo(self) -> int:
        """Go back to the last decision of a person; the number of steps undone, 0 if `undo_refusal` says why not."""
        if self.undo_refusal() is not None:
            return 0
        return self._go_back("undo", self._steps_to_undo())

    def take_back(self) -> int:
        """Go back to the last decision of a person whatever came up since, and note it; the number of steps."""
        return self._go_back("back", self._steps_to_undo())

    def redo(self) -> int:
        """Decide again what was undone last, up to the next decision of a person; the number of steps."""
        steps = self._steps_to_redo()
        if steps:
            self._redo(steps)
            self._keep({"redo": steps})
        return steps

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    @property
    def went_back(self) -> bool:
        """Whether nobody has decided since the game went back, or forth again."""
        last: Record = next((record for record in reversed(self._records) if "fix" not in record), {"do": []})
        return "do" not in last

    @property
    def undone_seat(self) -> Seat:
        """Whose decision undo and take-back go back to; NOBODY if there is none, or it was all people's together."""
        steps = self._steps_to_undo()
        return self.steps[-steps].seat if steps and self.steps[-steps].by != "call" else NOBODY

    def _own(self, seat: Seat, by: By) -> bool:
        """Whether a person decided, neither a computer nor a standing answer."""
        return by != "order" and self.seats[seat].human

    def _steps_to_undo(self) -> int:
        """Back to a person's last own decision: that step and all later ones; 0 if no person has decided."""
        last_first = enumerate(reversed(self.steps), start=1)
        return next((back for back, step in last_first if self._own(step.seat, step.by)), 0)

    def _steps_to_redo(self) -> int:
        """The last person's step that was undone, with the steps after it up to a person's next own one."""
        later = enumerate(self._undone[-2::-1], start=1)
        return next((count for count, (seat, _, by) in later if self._own(seat, by)), len(self._undone))

    def _go_back(self, kind: Literal["undo", "back"], steps: int) -> int:
        if steps:
            self._pop(kind, steps)
            self._keep({kind: steps})
        return steps

    def _pop(self, kind: Literal["undo", "back"], steps: int) -> None:
        for _ in range(steps):
            step = self.steps.pop()
            self._undone.append((step.seat, step.action, step.by))
            self.state = step.before
        self.notes.append(Note(len(self.steps), kind, step.seat, steps))

    def _redo(self, steps: int) -> None:
        for _ in range(steps):
            _seat, action, by = self._undone[-1]
            self._apply(action, by)
            self._undone.pop()

    # Keeping ----------------------------------------------------------------------------------------------------

    def header(self) -> Record:
        """The first line of a save. The mark of the component data stands in it if they differ from the built-in ones.

        Changes of the built-in data are changes of the rules: `rules` and the keys of the states tell them.
        """
        mark = _data_mark(self.rules)
        return {
            "game": self.rules.id, "rules": self.rules.version, "seats": [seat.model_dump() for seat in self.seats],
            "options": self.options.model_dump(), "seed": self.seed, "begun": self.begun,
            **({"data": mark} if mark else {}),
        }

    def keep_newest(self, folder: Path) -> None:
        """Keep the game as the newest save of a folder; the saves that are there move one generation back.

        When the disk does not take it, `save_problem` tells, no save is lost, and the next decision tries again.
        """
        try:
            self._waiting_for = folder
            rotate(folder)
            self.keep_in(generation(folder, 0))
            self._waiting_for = None
        except OSError as error:
            self._note_save_problem(error)

    def keep_in(self, path: Path) -> None:
        """Start a save of the whole game, what was undone included, and go on in it. Raises OSError."""
        self.journal = Journal.create(path, self.header(), self._records)
        self.save_problem = None

    def _keep(self, record: Record) -> None:
        """Write a line; the game goes on when the disk does not take it, and `save_problem` tells."""
        self._records.append(record)
        if self._waiting_for is not None:
            self.keep_newest(self._waiting_for)
            return
        if self.journal is None:
            return
        try:
            if self.save_problem is None:
                self.journal.append(record)
            else:
                self.keep_in(self.journal.path)
        except OSError as error:
            self._note_save_problem(error)

    def _note_save_problem(self, error: OSError) -> None:
        self.save_problem = error.strerror or str(error)
        log.warning("the game cannot be saved: %s", error)

    @classmethod
    def load(cls, path: Path, *, resume: bool = False) -> Table:
        """The table of a save; with `resume` it goes on writing there. Raises `SaveError` or OSError.

        A save that can be read but not written is resumed all the same, with `save_problem` set.
        """
        save = read(path)
        table = cls._from_header(save)
        for number, record in enumerate(save.records, start=2):
            table._replay(save.path, number, record)
        table._records = save.records
        if resume:
            table._resume(save)
        return table

    def _resume(self, save: Save) -> None:
        try:
            self.journal = Journal.reopen(save)
        except OSError as error:
            self.journal = Journal(save.path, save.checksum)
            self._note_save_problem(error)

    @classmethod
    def _from_header(cls, save: Save) -> Table:
        fields = {name: value for name, value in save.header.items() if name not in ("format", "version")}
        try:
            header = Header.model_validate(fields)
            rules = rules_of(header.game)
            if header.rules > rules.version:
                raise SaveError(save.path, 1, f"made with newer rules of {header.game} (version {header.rules})")
            if header.data != _data_mark(rules):
                raise SaveError(save.path, 1, _other_data(header))
            options = rules.options.model_validate(header.options, strict=True)
            return cls(rules, options, header.seats, header.seed, begun=header.begun)
        except ValidationError as error:
            first = error.errors()[0]
            entry = ".".join(str(part) for part in first["loc"])
            raise SaveError(save.path, 1, f"{entry}: {first['msg']}") from error
        except (UnknownGame, ValueError) as error:
            if isinstance(error, SaveError):
                raise
            raise SaveError(save.path, 1, str(error)) from error

    def _replay(self, path: Path, number: int, record: Record) -> None:
        """Carry out one line of a save, trusting nothing in it."""
        match record:
            case {"do": [str(verb), *args], "key": str(key), **rest} if _is_by(rest) and _are_numbers(args):
                self._replay_action(path, number, Action(verb, tuple(args)), key, rest.get("by", "seat"))
            case {"undo": steps, **rest} if not rest and _is_count(steps, len(self.steps)):
                self._pop("undo", steps)
            case {"back": steps, **rest} if not rest and _is_count(steps, len(self.steps)):
                self._pop("back", steps)
            case {"redo": steps, **rest} if not rest and _is_count(steps, len(self._undone)):
                self._redo(steps)
            case {"fix": order, "seat": seat, "span": span, **rest} if not rest and self._may_fix(order, seat, span):
                self._standing.fix(seat, order, Span(span), self.round)
            case _:
                raise SaveError(path, number, "no decision, and no undo or redo that the steps before it allow")

    def _may_fix(self, order: object, seat: object, span: object) -> bool:
        """Whether there are such a standing answer, a person on that seat, and such a span."""
        known = isinstance(order, str) and order in self._standing.known
        person = type(seat) is int and 0 <= seat < len(self.seats) and self.seats[seat].human
        return known and person and span in [known_span.value for known_span in Span]

    def _replay_action(self, path: Path, number: int, action: Action, key: str, by: By) -> None:
        try:
            self._apply(action, by)
        except IllegalAction as error:
            raise SaveError(path, number, f"illegal decision: {error}") from error
        except Exception as error:
            raise SaveError(path, number, f"this decision cannot be carried out: {error!r}") from error
        if key != self._short_key():
            raise SaveError(path, number, "the game goes another way here than when it was saved")
        self._undone.clear()


def _data_mark(rules: AnyRules) -> str:
    return rules.components.mark if rules.components else ""


def _other_data(header: Header) -> str:
    if header.data:
        return f"made with a copy of the data of {header.game} that is not in use now (its mark was {header.data})"
    return f"made with the built-in data of {header.game}, and now a corrected copy of them is in use"


def _is_by(rest: Record) -> bool:
    """Whether the rest of a decision's line says nothing, or how else than by the seat it was taken."""
    return not rest or (rest.keys() == {"by"} and rest["by"] in get_args(By)[1:])


def _are_numbers(args: list[object]) -> bool:
    return all(type(number) is int for number in args)


def _is_count(value: object, limit: int) -> bool:
    return type(value) is int and 0 < value <= limit
