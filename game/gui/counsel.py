"""Why the computers at a table did what they did, and hints for its persons, as they come from the thinking process."""

from __future__ import annotations

from typing import NamedTuple

from game.ai.advice import LEVEL, Adviser
from game.ai.reasons import Explanation
from game.engine.protocol import NOBODY, Action, Seat, State
from game.engine.table import Table
from game.gui.names import Names
from game.i18n import _

_POLL = 0.05


class Reasoned(NamedTuple):
    """An explanation of a computer's decision; `step` counts the decisions before it."""

    step: int
    seat: Seat
    explanation: Explanation


class Counsel:
    """Asks the adviser. All explanations are made from what everybody at the table sees, hints from what one seat sees.

    `hint_level` is the level that finds hints.
    """

    def __init__(self, table: Table, hint_level: str = LEVEL) -> None:
        self._table = table
        self._adviser = Adviser()
        self._level = hint_level
        self._asked: dict[int, tuple[int, Seat]] = {}
        """The step and the seat that a question is about."""
        self._reasons: dict[int, Reasoned] = {}
        self._hint_number = 0
        self.hint: Explanation | None = None

    # --- why --------------------------------------------------------------------------------------------------------

    def ask_why(self) -> None:
        """Ask for the reasons of the last step, if a computer took it and had a choice."""
        step, index = self._table.steps[-1], len(self._table.steps) - 1
        if self._table.seats[step.seat].human or len(step.before.legal_actions()) == 1:
            return
        seen: State = self._table.rules.observe(step.before, None)
        number = self._adviser.why(self._table.rules.id, seen, step.seat, step.action)
        self._asked[number] = index, step.seat

    def reasons(self) -> list[Reasoned]:
        """All explanations so far, in the order of the game."""
        return [self._reasons[step] for step in sorted(self._reasons)]

    # --- hints ------------------------------------------------------------------------------------------------------

    @property
    def seeking(self) -> bool:
        """A hint is being thought about."""
        return self._hint_number != 0

    def ask_hint(self, seat: Seat) -> None:
        """Ask what a seat, which has to decide, had best do."""
        self.drop_hint()
        self._hint_number = self._adviser.hint(self._table.rules.id, self._table.view(seat), seat, self._level)

    def drop_hint(self) -> None:
        """No hint is wanted any more."""
        if self._hint_number:
            self._adviser.cancel(self._hint_number)
        self._hint_number = 0
        self.hint = None

    # --- time -------------------------------------------------------------------------------------------------------

    def poll(self) -> list[Reasoned]:
        """What has become known since the last call; a hint is put into `hint`. Never blocks."""
        advice = self._adviser.poll()
        if advice is None:
            return []
        if advice.number == self._hint_number:
            self._hint_number, self.hint = 0, advice.explanation
            return []
        step, seat = self._asked.pop(advice.number, (0, NOBODY))
        if seat == NOBODY or advice.explanation is None or not advice.explanation.reasons:
            return []
        found = Reasoned(step, seat, advice.explanation)
        self._reasons[step] = found
        return [found]

    def wake_in(self) -> float | None:
        """Seconds until `poll` is worth a call."""
        return _POLL if self._adviser.busy else None

    def go_back(self) -> None:
        """Steps were taken back: what is about them is gone."""
        self.drop_hint()
        self._adviser.drop()
        self._asked.clear()
        self._reasons = {step: found for step, found in self._reasons.items() if step < len(self._table.steps)}

    def close(self) -> None:
        """End the thinking process."""
        self._adviser.close()


def why(names: Names, seen: State, explanation: Explanation) -> str:
    """The reasons and the runner-up in words; empty without reasons."""
    reasons = " ".join(names.phrase(phrase) for phrase in explanation.reasons)
    if not reasons:
        return ""
    if explanation.runner_up is None:
        return _("Why: {reasons}", reasons=reasons)
    action = action_words(names, seen, explanation.runner_up)
    return _("Why: {reasons} Next best: {action}.", reasons=reasons, action=action)


def action_words(names: Names, seen: State, action: Action) -> str:
    """An action as the game says it."""
    phrase = names.rules.say(seen, action)
    return names.phrase(phrase) if phrase else ""


def hint_words(names: Names, seen: State, hint: Explanation) -> list[str]:
    """A hint in words, in full, then shorter and shorter for where there is little room."""
    action = action_words(names, seen, hint.action)
    found = [_("Hint: {action}.", action=action)]
    for brief in (hint._replace(runner_up=None), hint):
        if reasons := why(names, seen, brief):
            found.insert(0, _("Hint: {action}. {why}", action=action, why=reasons))
    return found
