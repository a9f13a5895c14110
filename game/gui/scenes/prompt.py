"""The panel that says who must do what, with the buttons of the table, and the chronicle beside it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Call
from game.gui import lines
from game.gui.chronicle import Entry
from game.gui.compositor import Sprite
from game.gui.widgets import Button
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.scenes.table import TableScene

_CAPTIONS = 6
_DOT_SECONDS = 0.4
_CHOICE_W, _CHOICE_H, _CHOICE_GAP, _CHOICE_STEP = 170, 50, 12, 56
"""Least size of a button of the decision, space between two, distance from row to row."""
_CHOICE_TEXT = 15
"""Size to which the words on such a button may shrink."""


class PromptPanel:
    """Prompt, captions of what the others did, refusals, buttons."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.rect = Rect(0, 0, 1, 1)
        self.chronicle_rect: Rect | None = None
        self._refusal = ""
        self._shown = ""

    def layout(self, rect: Rect, chronicle: Rect | None) -> None:
        """Take these places."""
        self.rect, self.chronicle_rect = rect, chronicle

    # --- words ------------------------------------------------------------------------------------------------------

    def tell(self, entry: Entry) -> None:
        """An event is being shown."""
        if not entry.heading:
            self._repaint()

    def refuse(self, why: str) -> None:
        """Say why something cannot be done; an empty text takes the last refusal away."""
        if why != self._refusal:
            self._refusal = why
            self._repaint()

    def forget(self) -> None:
        """The refusal is about a position that is gone."""
        self._refusal = ""
        self._repaint()

    def update(self) -> None:
        """Paint the headline anew when it changed by itself, as while a computer thinks."""
        if self._headline() != self._shown:
            self._repaint()

    def _headline(self) -> str:
        scene = self.scene
        decision = scene.table.decision
        if decision is None:
            return _("The game is over.")
        if (call := self._call) and not scene.playback.busy:
            return scene.names.phrase(call.phrase)
        if text := scene.thinking_text:
            dots = int(time.monotonic() / _DOT_SECONDS) % 4 if scene.opponents.thinking else 0
            return text + "." * dots
        if scene.playback.busy and (text := scene.board.happening()):
            return text
        if scene.playback.busy and scene.shown_seat not in (NOBODY, decision.seat):
            return _("{name} is on turn", name=scene.table.seats[scene.shown_seat].name)
        if scene.playback.busy and not scene.table.seats[decision.seat].human:
            return _("{name} is on turn", name=scene.table.seats[decision.seat].name)
        return scene.names.phrase(scene.table.rules.prompt(decision))

    def _repaint(self) -> None:
        if self.rect.w > 1:
            self.scene.repaint(self.rect.inflate(self.scene.kit.px(20), self.scene.kit.px(20)))

    # --- drawing ----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface) -> None:
        kit = self.scene.kit
        self._shown = self._headline()
        room = self._room()
        head = Rect(room.x, room.y, room.w, self._choices_top() - room.y)
        used = kit.write_wrapped(canvas, head, self._shown, 21, "bold", kit.skin.text)
        below = Rect(room.x, used.bottom + kit.px(4), room.w, self._choices_top() - used.bottom - kit.px(6))
        if self._refusal:
            kit.write_wrapped(canvas, below, self._refusal, 18, "body", kit.skin.bad)
        elif hint := self.scene.hint.words():
            kit.write_wrapped(canvas, below, self._fitting(hint, below), 18, "body", kit.skin.title)
        elif advice := self._advice():
            kit.write_wrapped(canvas, below, advice, 18, "body", kit.skin.text)
        elif self.scene.lines:
            kit.write_wrapped(canvas, below, self._newest(below), 17, "body", kit.skin.muted)

    def _fitting(self, texts: list[str], box: Rect) -> str:
        """The first of these that has room, else the last."""
        kit = self.scene.kit
        px = kit.font(18)
        room = box.h // kit.text.line_height("body", px)
        return next((text for text in texts if len(kit.text.wrap(text, "body", px, box.w)) <= room), texts[-1])

    def _newest(self, box: Rect) -> str:
        """As many of the last lines of the chronicle as have room, without its headings."""
        kit = self.scene.kit
        texts = [entry.text for entry in self.scene.lines[-2 * _CAPTIONS :] if not entry.heading][-_CAPTIONS:]
        px = kit.font(17)
        room = box.h // kit.text.line_height("body", px)
        while texts and len(kit.text.wrap("\n".join(texts), "body", px, box.w)) > room:
            del texts[0]
        return "\n".join(texts)

    def _advice(self) -> str:
        if self._call:
            return _("Whoever wants to be asked alone says so. The others pass.")
        if self.scene.eyes.blanked:
            return _("Everything private is hidden. F12 shows it again.")
        return self.scene.board.advice() if self.scene.human_to_act else ""

    def _room(self) -> Rect:
        kit = self.scene.kit
        return self.rect.inflate(-2 * kit.px(26), -2 * kit.px(16))

    def _row(self) -> Rect:
        kit, room = self.scene.kit, self._room()
        return Rect(room.x, room.bottom - kit.px(44), room.w, kit.px(44))

    def _choices_top(self) -> int:
        """Where the rows of buttons for the decision begin; the undo row where there is none."""
        kit, row = self.scene.kit, self._row()
        return row.y - kit.px(4 + _CHOICE_STEP * self._rows_and_columns()[0])

    def _rows_and_columns(self) -> tuple[int, int]:
        """How the buttons of the decision stand: as many side by side as have room for their words, in even rows."""
        kit, labels = self.scene.kit, self._labels()
        if not labels:
            return 0, 1
        gap, least = kit.px(_CHOICE_GAP), max(kit.px(_CHOICE_W), self._words(labels))
        most = max(1, min(len(labels), (self._row().w + gap) // (least + gap)))
        rows = -(-len(labels) // most)
        return rows, -(-len(labels) // rows)

    @property
    def _call(self) -> Call | None:
        """The question to all people at the screen; its buttons stand in place of a decision's."""
        return None if self.scene.playback.busy else self.scene.eyes.call

    def _call_buttons(self, call: Call) -> list[Button]:
        scene, named = self.scene, self.scene.eyes.calls.named
        places = self._places(len(call.seats) + 1)
        found = [
            Button(("call", seat), place, scene.table.seats[seat].name, partial(scene.hot_seat.name, seat),
                   "check" if seat in named else "person", seat in named, may_cut=True)
            for seat, place in zip(call.seats, places, strict=False)
        ]  # fmt: skip
        return [*found, Button("close call", places[-1], self._closing, scene.hot_seat.close_call, "play", not named)]

    @property
    def _closing(self) -> str:
        return _("Go on") if self.scene.eyes.calls.named else _("Nobody")

    def _labels(self) -> list[str]:
        if call := self._call:
            return [*(self.scene.table.seats[seat].name for seat in call.seats), self._closing]
        board = self.scene.board
        return [choice.label for choice in board.choices()] + [step.label for step in board.steps()]

    def _words(self, labels: list[str]) -> int:
        """The least width of a button for the longest of these labels."""
        kit = self.scene.kit
        px = kit.font(_CHOICE_TEXT)
        return max(kit.text.size(label, "bold", px)[0] for label in labels) + 2 * (kit.px(_CHOICE_H) // 3)

    def _choices(self) -> list[Button]:
        scene = self.scene
        choices, steps = scene.board.choices(), scene.board.steps()
        places = self._places(len(choices) + len(steps))
        found = [
            Button(("choice", choice.action), places.pop(0), choice.label, partial(scene.act, choice.action),
                   "check" if choice.primary else "", choice.primary)
            for choice in choices
        ]  # fmt: skip
        return found + [
            Button(("step", step.target), places.pop(0), step.label, partial(scene.choose, step.target), step.icon)
            for step in steps
        ]

    def _places(self, count: int) -> list[Rect]:
        """A place for each button of the decision."""
        kit, row = self.scene.kit, self._row()
        if not count:
            return []
        columns, gap, top = self._rows_and_columns()[1], kit.px(_CHOICE_GAP), self._choices_top() + kit.px(2)
        widest = max(kit.px(320), self._words(self._labels()))
        w, high = min(widest, (row.w - gap * (columns - 1)) // columns), kit.px(_CHOICE_H)
        return [
            Rect(row.x + index % columns * (w + gap), top + index // columns * kit.px(_CHOICE_STEP), w, high)
            for index in range(count)
        ]

    def controls(self) -> list[Button]:
        """The buttons that make sense now."""
        kit, row = self.scene.kit, self._row()
        call = self._call
        found = self._call_buttons(call) if call else self._choices() or self._sheet_button()
        buttons = [*self._undo_buttons(), *self._step_button()]
        x, gap = row.x, kit.px(12)
        for button, w in zip(buttons, self._widths(buttons, row.w - gap * (len(buttons) - 1)), strict=True):
            button.rect = Rect(x, row.y, w, row.h)
            x += w + gap
        return found + buttons

    def _sheet_button(self) -> list[Button]:
        """The way back to the score sheet, when the game is over."""
        kit, row, scene = self.scene.kit, self._row(), self.scene
        if not scene.table.over:
            return []
        place = Rect(row.x, row.y - kit.px(_CHOICE_STEP), min(row.w, kit.px(320)), kit.px(_CHOICE_H))
        return [Button("sheet", place, _("Score sheet"), scene.show_result, "trophy", primary=True)]

    def _widths(self, buttons: list[Button], room: int) -> list[int]:
        """Equal widths for a row of buttons, or each by its words where that would cut them."""
        kit = self.scene.kit
        equal = min(kit.px(200), room // max(1, len(buttons)))
        needed = [button.needs(kit, kit.px(44)) for button in buttons]
        if max(needed, default=0) <= equal:
            return [equal] * len(buttons)
        spare = (room - sum(needed)) // len(buttons)
        return [width + spare for width in needed]

    def _undo_buttons(self) -> list[Button]:
        scene = self.scene
        if not any(setup.human for setup in scene.table.seats):
            return []
        refusal = scene.table.undo_refusal()
        stopped = refusal.kind if refusal else ""
        nothing = _("There is nothing to undo.")
        revealed = _("Something was revealed since. Take back goes further, and the chronicle notes it.")
        further = _("Go back to your last decision, whatever was revealed. The chronicle notes it.")
        return [
            self._small("undo", _("Undo"), "undo", scene.undo, _("Ctrl+Z"),
                        nothing if stopped == "nothing" else revealed, not stopped),
            self._small("back", _("Take back"), "restart", scene.take_back, further, nothing, stopped == "revealed"),
            self._small("redo", _("Redo"), "redo", scene.redo, _("Ctrl+Y"), _("Nothing was undone."),
                        scene.table.can_redo),
        ]  # fmt: skip

    def _step_button(self) -> list[Button]:
        scene = self.scene
        computers = any(not setup.human for setup in scene.table.seats)
        if not computers or scene.app.settings.pace.seconds is not None:
            return []
        reason = _("It is a person's turn.")
        to_act = scene.opponents.to_act
        return [self._small("step", _("Next"), "step", scene.opponents.step, _("Space"), reason, to_act)]

    def _small(
        self, key: str, label: str, icon: str, action: Callable[[], None], tip: str, reason: str, on: bool
    ) -> Button:
        return Button(key, self.rect, label, action, icon, size=18, tip=tip, reason=reason, on=on)

    # --- the chronicle ----------------------------------------------------------------------------------------------

    def chronicle_sprites(self) -> list[Sprite]:
        """The newest lines of the chronicle, the last one at the foot."""
        if self.chronicle_rect is None:
            return []
        return lines.newest(self.scene.kit, self.chronicle_rect, self.scene.lines, self.scene.table.seats)
