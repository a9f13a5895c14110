"""Shown after an unexpected error: the game is safe, the report can be saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui import layout
from game.gui.report import save_report
from game.gui.scenes.menu import MenuScene
from game.gui.widgets import Button, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App


_LONGEST = 100
"""Letters of the message that are shown; the report has all."""


class ErrorScene(MenuScene):
    """Something went wrong: save the report, go on from the title (where the game can be resumed), or quit."""

    def __init__(self, app: App, error: BaseException) -> None:
        super().__init__(app)
        self.error = error
        self._note = ""
        self._panel = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        self._panel = layout.centred(window, kit.px(860), kit.px(440))
        inner = layout.inset(self._panel, kit.px(40), kit.px(34))
        row = Rect(inner.x, inner.bottom - kit.px(54), inner.w, kit.px(54))
        save, go_on, leave = layout.columns(row, [1.4, 1.2, 1.0], kit.px(14))
        return [
            Button("save", save, _("Save the report"), self._save, "save"),
            Button("continue", go_on, _("Continue"), self._continue, "play", primary=True),
            Button("quit", leave, _("Quit"), self.app.quit, "exit"),
        ]

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.titled_panel(canvas, self._panel, _("Something went wrong"), 28)
        inner = layout.inset(self._panel, kit.px(40), kit.px(34))
        words = Rect(inner.x, inner.y + kit.px(48), inner.w, kit.px(96))
        text = _(
            "The program met an error that it did not expect. Your game was saved up to the last decision: "
            "continue, and resume it from the title."
        )
        kit.write_wrapped(canvas, words, text, 20, align="center")
        what = Rect(inner.x, words.bottom + kit.px(8), inner.w, kit.px(74))
        kit.write_wrapped(
            canvas, what, f"{type(self.error).__name__}: {self.error}"[:_LONGEST], 17, "body", kit.skin.muted, "center"
        )
        note = Rect(inner.x, what.bottom + kit.px(2), inner.w, kit.px(84))
        kit.write_wrapped(canvas, note, self._note, 18, "bold", kit.skin.accent, "center")

    def back(self) -> None:
        self._continue()

    def _save(self) -> None:
        try:
            path = save_report(self.app, self.error)
            self._note = _("Saved as {path}", path=path)
        except OSError as error:
            self._note = _("The report could not be saved: {reason}", reason=error)
        self.repaint()

    def _continue(self) -> None:
        from game.gui.scenes.title import TitleScene

        self.app.scenes.replace(TitleScene(self.app))
