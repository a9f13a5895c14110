"""The first screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect

from game.gui import layout
from game.gui.scenes.menu import MenuScene
from game.gui.widgets import Button, Widget
from game.i18n import _

if TYPE_CHECKING:
    pass


class TitleScene(MenuScene):
    """Three thrones to choose from, and the way to everything else."""

    background = "bg/title"

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        place = layout.centred(window, kit.px(280), kit.px(54))
        return [Button("quit", place, _("Quit"), self.app.quit, "exit", primary=True)]

    def back(self) -> None:
        self.app.quit()
