"""Short messages at the foot of the window that go away by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from game.gui.compositor import Sprite

if TYPE_CHECKING:
    from game.gui.app import App

_SIZE = 19
_WIDEST = 900


class Toasts:
    """One message at a time, each as long as it takes to read."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._waiting: list[str] = []
        self._until = 0.0
        self._said: set[str] = set()

    def show(self, message: str, once: bool = False) -> None:
        """Show a message after those that wait; not when it waits already, nor `once` when it was shown before."""
        if message in self._waiting or (once and message in self._said):
            return
        self._said.add(message)
        self._waiting.append(message)
        if len(self._waiting) == 1:
            self._until = _now() + _seconds(message)

    def update(self) -> None:
        """Look at the clock."""
        if self._waiting and _now() >= self._until:
            self._waiting.pop(0)
            if self._waiting:
                self._until = _now() + _seconds(self._waiting[0])

    def wake_in(self) -> float | None:
        """Seconds until the message goes."""
        return max(0.02, self._until - _now()) if self._waiting else None

    def sprites(self) -> list[Sprite]:
        """The message."""
        if not self._waiting:
            return []
        kit = self._app.house_kit()
        w, h = self._app.size
        px = kit.font(_SIZE)
        lines = kit.text.wrap(self._waiting[0], "body", px, min(kit.px(_WIDEST), w - kit.px(120)))
        step = kit.text.line_height("body", px)
        width = max(kit.text.size(line, "body", px)[0] for line in lines)
        panel = Rect(0, 0, width + 2 * kit.px(24), step * len(lines) + 2 * kit.px(12))
        panel.midbottom = (w // 2, h - kit.px(8))
        found = [kit.sprites.nine_sprite(kit.ui("tooltip"), panel, kit.scale)]
        for index, line in enumerate(lines):
            surface = kit.text.line(line, "body", px, kit.skin.text)
            x = panel.centerx - kit.text.size(line, "body", px)[0] // 2
            found.append(Sprite(surface, x, panel.y + kit.px(12) + index * step))
        return found


def _now() -> float:
    return pygame.time.get_ticks() / 1000


def _seconds(message: str) -> float:
    return 1.6 + 0.05 * len(message)
