"""The menu over a game: go on, settings, rules, leave."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import storage
from game.engine.protocol import AnyRules
from game.engine.registry import GAMES, rules_of
from game.gui import layout
from game.gui.scenes.menu import MenuScene
from game.gui.theme import HOUSE, Skin
from game.gui.widgets import Button, Label, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

_BUTTON, _GAP = 54, 12


class PauseScene(MenuScene):
    """Laid over the table, which stands still meanwhile."""

    opaque = False

    def __init__(
        self, app: App, rules: AnyRules | None = None, skin: Skin = HOUSE,
        extras: Sequence[tuple[str, Callable[[], None]]] = (),
    ) -> None:
        self.skin = skin
        super().__init__(app)
        self.rules = rules
        self.extras = tuple(extras)
        """What the person to act may do besides, as giving up: label and action."""
        self._panel = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        entries: tuple[tuple[Hashable, str, str, Callable[[], None]], ...] = (
            ("resume", _("Back to the game"), "play", self.back),
            ("settings", _("Settings"), "cog", self._settings),
            ("rules", _("Rules"), "book", self._rules),
            *((("extra", label), label, "cross", partial(self._extra, action)) for label, action in self.extras),
            ("title", _("Leave to the title"), "home", self._leave),
            ("quit", _("Quit the program"), "exit", self.app.quit),
        )
        heights = [kit.px(_BUTTON)] * len(entries)
        rim = kit.px(kit.skin.rim)
        note = kit.px(56)
        stack = sum(heights) + kit.px(_GAP) * (len(entries) - 1)
        self._panel = layout.centred(window, kit.px(470), 2 * rim + kit.px(70) + stack + note + kit.px(30))
        inner = kit.below_title(self._panel, 26)
        inner = layout.inset(inner, kit.px(10), kit.px(6))
        places = layout.stack(inner.x, inner.y, inner.w, heights, kit.px(_GAP))
        words = Rect(inner.x, places[-1].bottom + kit.px(12), inner.w, note)
        kept = _("The game is saved by itself after every decision.")
        saved = _(storage.problems[0]) if storage.problems else kept
        return [
            *(
                Button(key, place, label, action, icon, primary=key == "resume")
                for place, (key, label, icon, action) in zip(places, entries, strict=True)
            ),
            Label(words, saved, 18, colour=kit.skin.muted, align="center", wrapped=True),
        ]

    def decorate(self, canvas: Surface) -> None:
        self.kit.titled_panel(canvas, self._panel, _("Pause"), 26)

    def _extra(self, action: Callable[[], None]) -> None:
        self.back()
        action()

    def _settings(self) -> None:
        from game.gui.scenes.settings import SettingsScene

        self.app.scenes.push(SettingsScene(self.app))

    def _rules(self) -> None:
        from game.gui.scenes.rules import RulesScene

        self.app.scenes.push(RulesScene(self.app, self.rules or rules_of(GAMES[0])))

    def _leave(self) -> None:
        from game.gui.scenes.title import TitleScene

        self.app.scenes.replace(TitleScene(self.app))
