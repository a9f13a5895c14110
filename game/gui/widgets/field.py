"""A line of text that is typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Key, TextEditing, TextInput
from game.gui.kit import Kit
from game.gui.widgets.base import Widget
from game.gui.widgets.buttons import glow

if TYPE_CHECKING:
    from game.gui.widgets.ui import Ui


class TextField(Widget):
    """A text field. Return, Tab or a click elsewhere ends typing, Escape takes back what was typed.

    `allowed` says which letters it takes; `most` is the greatest number of letters, combining signs not counted.
    """

    ui: Ui | None

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        label: str,
        value: str,
        change: Callable[[str], None],
        most: int = 16,
        hint: str = "",
        allowed: Callable[[str], bool] = str.isprintable,
        tip: str = "",
        size: float = 20,
    ) -> None:
        super().__init__(key, rect, tip)
        self.label = label
        self.value = value
        self.change = change
        self.most = most
        self.hint = hint
        self.allowed = allowed
        self.size = size
        self.active = False
        self._caret = len(value)
        self._before = value
        self._composing = ""

    @property
    def takes_keys(self) -> bool:
        return self.active

    def adopt(self, old: Widget) -> None:
        if isinstance(old, TextField) and old.active:
            self.active, self.value, self._caret, self._before = True, old.value, old._caret, old._before

    # --- drawing --------------------------------------------------------------------------------------------------

    def _room(self) -> Rect:
        return self.rect.inflate(-round(self.rect.h * 0.6), 0)

    def paint(self, canvas: Surface, kit: Kit) -> None:
        kit.sprites.draw_nine(canvas, kit.ui("field"), self.rect, kit.scale)
        room = self._room()
        if not self.active:
            shown, colour = (self.value, kit.skin.text) if self.value else (self.hint, kit.skin.muted)
            kit.write(canvas, room, shown, self.size, "body", colour, may_cut=True)
            return
        px = kit.font(self.size)
        left, right = self.value[: self._caret], self.value[self._caret :]
        before = kit.text.size(left, "body", px)[0]
        composed = kit.text.size(self._composing, "body", px)[0]
        shift = max(0, before + composed + kit.px(4) - room.w)
        clip = canvas.get_clip()
        canvas.set_clip(room.inflate(4, 0).clip(clip))
        whole = left + self._composing + right
        area = Rect(room.x - shift, room.y, max(room.w, kit.text.size(whole, "body", px)[0]) + shift, room.h)
        kit.text.draw(canvas, area, whole, "body", px, kit.skin.text, least=1.0, may_cut=True)
        height = round(px * 1.15)
        if self._composing:
            y = room.centery + height // 2
            pygame.draw.line(canvas, kit.skin.accent, (area.x + before, y), (area.x + before + composed, y), 2)
        caret = Rect(area.x + before + composed, room.centery - height // 2, max(1, kit.px(2)), height)
        canvas.fill(kit.skin.accent, caret)
        canvas.set_clip(clip)

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        if self.active:
            return [kit.halo(self.rect, alpha=200)]
        return glow(kit, self.rect, "field", hovered, False)

    # --- typing ---------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, self.label, self.start)]

    def start(self) -> None:
        """Begin typing, the caret at the end."""
        if self.active or not self.ui:
            return
        self.active = True
        self._before = self.value
        self._caret = len(self.value)
        self.ui.app.start_text(self.rect)
        self.refresh()

    def stop(self, keep: bool = True) -> None:
        """End typing; without `keep` the old text comes back."""
        if not self.active:
            return
        self.active = False
        self._composing = ""
        if not keep:
            self.value = self._before
        if self.ui:
            self.ui.app.stop_text()
        self.refresh()
        self.change(self.value)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Click) and event.button == LEFT:
            self.start()
            return True
        if not self.active:
            return False
        if isinstance(event, TextInput):
            self._insert(event.text)
        elif isinstance(event, TextEditing):
            self._composing = event.text
        elif isinstance(event, Key):
            return self._key(event)
        else:
            return False
        self.refresh()
        return True

    def _key(self, key: Key) -> bool:
        if self._composing:
            return True  # the input method has this key
        if key.name in ("return", "escape"):
            self.stop(keep=key.name == "return")
            return True
        if key.name == "tab":
            self.stop()
            return False
        if key.name == "v" and key.ctrl:
            self._insert(pygame.scrap.get_text() if pygame.scrap.has_text() else "")
        elif key.name == "backspace" and self._caret:
            self.value = self.value[: self._caret - 1] + self.value[self._caret :]
            self._caret -= 1
        elif key.name == "delete":
            self.value = self.value[: self._caret] + self.value[self._caret + 1 :]
        else:
            moves = {"left": self._caret - 1, "right": self._caret + 1, "home": 0, "end": len(self.value)}
            self._caret = max(0, min(len(self.value), moves.get(key.name, self._caret)))
        self.refresh()
        return True

    def _insert(self, text: str) -> None:
        self._composing = ""
        for letter in unicodedata.normalize("NFC", text):
            if self.allowed(letter) and _length(self.value + letter) <= self.most:
                self.value = self.value[: self._caret] + letter + self.value[self._caret :]
                self._caret += 1


def _length(text: str) -> int:
    return sum(1 for letter in text if not unicodedata.combining(letter))
