"""The chronicle: one sentence per event, as an observer may know it, and a note for every undo and take-back."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

from game.engine.handover import handovers
from game.engine.protocol import NOBODY, Args, Event, Noun, Phrase, Seat, State, redact
from game.engine.table import Note, Step, Table
from game.gui.counsel import Reasoned, why
from game.gui.names import Names, Piece
from game.i18n import N_


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: whose doing it is (NOBODY: the game's) and what it says. `step` counts the decisions before it."""

    seat: Seat
    pieces: tuple[Piece, ...]
    step: int
    heading: bool = False

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(words for words, _noun in self.pieces)


def entries(table: Table, names: Names, viewer: Seat | None) -> list[Entry]:
    """The whole chronicle of a table for an observer, oldest line first."""
    found: list[Entry] = []
    notes, seen = list(table.notes), table.view(viewer)
    for index, step in enumerate(table.steps):
        found += _notes(notes, index, names)
        if told := order_entry(names, step, index, viewer):
            found.append(told)
        for event in step.events:
            if entry := entry_of(names, seen, redact(event, viewer), index):
                found.append(entry)
    return found + _notes(notes, len(table.steps), names) + _figures(table, names)


def explained(lines: list[Entry], names: Names, seen: State, reasons: Iterable[Reasoned]) -> None:
    """Put explanations into the lines, each behind the first thing that its seat did in the step.

    Where no line tells such a thing, it comes last, before the next turn's heading.
    """
    for found in reasons:
        first = bisect_left(lines, found.step, key=lambda entry: entry.step)
        end = bisect_right(lines, found.step, key=lambda entry: entry.step)
        end = next((at for at in range(first, end) if lines[at].heading), end)
        behind = (at + 1 for at in range(first, end) if lines[at].seat == found.seat)
        text = why(names, seen, found.explanation)
        lines.insert(next(behind, end), Entry(found.seat, ((text, None),), found.step))


def order_entry(names: Names, step: Step, index: int, viewer: Seat | None) -> Entry | None:
    """What tells its owner that a standing answer was carried out; nobody else learns which ones are fixed."""
    if step.by != "order" or step.seat != viewer:
        return None
    told: Phrase = N_("{who}: standing answer."), {"who": Noun("seat", step.seat)}
    return Entry(step.seat, tuple(names.pieces(told)), index)


def _figures(table: Table, names: Names) -> list[Entry]:
    """How often the screen changed hands in a finished game of several people."""
    people = sum(setup.human for setup in table.seats)
    if not table.over or people < 2:
        return []
    count = handovers((step.seat, step.by) for step in table.steps if table.seats[step.seat].human)
    values: Args = {"n": count, "mean": f"{count / table.round:.1f}"}
    told = N_("The screen changed hands: {n} times, {mean} in a round."), values
    return [Entry(NOBODY, tuple(names.pieces(told)), len(table.steps))]


def entry_of(names: Names, seen: State, event: Event, step: int) -> Entry | None:
    """The line of one redacted event for the observer of `seen`; None for an event that has none."""
    phrase = names.rules.say(seen, event)
    if phrase is None:
        return None
    return Entry(event.seat, tuple(names.pieces(phrase)), step, heading=event.kind == "turn")


def _notes(notes: list[Note], at: int, names: Names) -> list[Entry]:
    """The notes that stand before a step; they are taken out of the list."""
    found = []
    while notes and notes[0].at <= at:
        note = notes.pop(0)
        found.append(Entry(NOBODY, tuple(names.pieces(_note(note))), at))
    return found


def _note(note: Note) -> Phrase:
    if note.kind == "undo":
        return N_("A step was undone."), {}
    return N_("The table took back steps: {n}."), {"n": note.steps}
