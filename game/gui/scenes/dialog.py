"""A question laid over the scene that asks it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui import layout
from game.gui.scenes.menu import MenuScene
from game.gui.theme import Skin
from game.gui.widgets import Button, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

_WIDTH = 560
_TEXT = 20


@dataclass(frozen=True, slots=True)
class Answer:
    """One button of a dialog."""

    label: str
    action: Callable[[], None] = lambda: None
    primary: bool = False
    icon: str = ""


class Dialog(MenuScene):
    """A title, a text and one button per answer. The dialog is gone before the answer's action runs.

    Escape gives the last answer, which should be the harmless one.
    """

    opaque = False

    def __init__(self, app: App, title: str, text: str, answers: Sequence[Answer], skin: Skin | None = None) -> None:
        if skin:
            self.skin = skin
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers = list(answers)
        self._panel = Rect(0, 0, 0, 0)
        self._words = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        px = kit.font(_TEXT)
        margin = kit.px(34)
        inner = kit.px(_WIDTH) - 2 * margin
        lines = kit.text.wrap(self.text, "body", px, inner)
        height = kit.text.line_height("body", px) * len(lines)
        top, button = kit.px(74), kit.px(50)
        total = top + height + kit.px(28) + button + margin
        self._panel = layout.centred(window, kit.px(_WIDTH), total)
        self._words = Rect(self._panel.x + margin, self._panel.y + top, inner, height + 2)
        row = Rect(self._panel.x + margin, self._panel.bottom - margin - button, inner, button)
        places = layout.columns(row, [1.0] * len(self.answers), kit.px(14))
        return [
            Button(index, place, answer.label, self._answer(answer), answer.icon, answer.primary)
            for index, (place, answer) in enumerate(zip(places, self.answers, strict=True))
        ]

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.titled_panel(canvas, self._panel, self.title, 24)
        kit.write_wrapped(canvas, self._words, self.text, _TEXT, align="center")

    def back(self) -> None:
        self._answer(self.answers[-1])()

    def _answer(self, answer: Answer) -> Callable[[], None]:
        def act() -> None:
            self.app.scenes.remove(self)
            answer.action()

        return act


def confirm(app: App, title: str, text: str, yes: str, action: Callable[[], None], skin: Skin | None = None) -> Dialog:
    """A dialog that does `action` when it is answered with `yes`."""
    return Dialog(app, title, text, [Answer(yes, action, primary=True), Answer(_("Cancel"))], skin)
