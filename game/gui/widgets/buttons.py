"""Buttons with words, and round ones with an icon."""

from __future__ import annotations

from collections.abc import Hashable

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event
from game.gui.kit import Kit
from game.gui.theme import Colour
from game.gui.widgets.base import Action, Widget

_FADED = 110
_HOVER_LIGHT = 34
_HOVER_HALO = 150
_HELD_DARK = 60


def glow(kit: Kit, rect: Rect, part: str, hovered: bool, held: bool) -> list[Sprite]:
    """Light on a hovered control, shade on one that is held down."""
    if not hovered and not held:
        return []
    shade: Colour = (0, 0, 0) if held else kit.skin.halo
    alpha = _HELD_DARK if held else _HOVER_LIGHT
    return [
        kit.halo(rect, alpha=_HOVER_HALO),
        kit.sprites.nine_sprite(kit.ui(part), rect, kit.scale, shade, alpha),
    ]


def round_glow(kit: Kit, rect: Rect, hovered: bool, held: bool) -> list[Sprite]:
    """The same for a round control that fills a square."""
    if not hovered and not held:
        return []
    more = round(rect.w * 0.5)
    shade: Colour = (0, 0, 0) if held else kit.skin.halo
    return [
        kit.sprites.sprite("fx/glow", rect.inflate(more, more), kit.skin.halo, 110),
        kit.sprites.sprite(kit.ui("round"), rect, shade, _HELD_DARK if held else _HOVER_LIGHT),
    ]


class Button(Widget):
    """A button with words and perhaps an icon before them."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        label: str,
        action: Action,
        icon: str = "",
        primary: bool = False,
        size: float = 20,
        tip: str = "",
        reason: str = "",
        on: bool = True,
        may_cut: bool = False,
    ) -> None:
        super().__init__(key, rect, tip, reason, on)
        self.label = label
        self.may_cut = may_cut
        """The label holds what people typed and may end in an ellipsis."""
        self.action = action
        self.icon = icon
        self.primary = primary
        self.size = size

    @property
    def _part(self) -> str:
        return "button_primary" if self.primary else "button"

    def needs(self, kit: Kit, height: int) -> int:
        """The width that the words take in a button of so many pixels' height, without an icon."""
        return kit.text.size(self.label, "bold", kit.font(self.size))[0] + 2 * (height // 3)

    def paint(self, canvas: Surface, kit: Kit) -> None:
        kit.sprites.draw_nine(canvas, kit.ui(self._part), self.rect, kit.scale, alpha=255 if self.on else _FADED)
        colour = kit.skin.disabled if not self.on else kit.skin.primary_text if self.primary else kit.skin.text
        margin = self.rect.h // 3
        room = self.rect.inflate(-2 * margin, 0)
        side = round(self.rect.h * 0.5)
        if self.icon and self._has_room_for_icon(kit, room.w - side - margin // 2):
            kit.icon(canvas, self.icon, Rect(room.x, self.rect.centery - side // 2, side, side), colour)
            # words stay in the middle of the button as long as they do not reach the icon
            words = kit.text.size(self.label, "bold", kit.font(self.size))[0]
            left = room.x + side + margin // 2
            if words <= room.w - 2 * (left - room.x):
                left -= left - room.x
            room = Rect(left, room.y, room.right - left, room.h)
        kit.write(
            canvas,
            room,
            self.label,
            self.size,
            "bold",
            colour,
            align="center",
            shadow=not self.primary and self.on,
            may_cut=self.may_cut,
        )

    def _has_room_for_icon(self, kit: Kit, width: int) -> bool:
        """Whether the words need not be cut beside the icon."""
        return self.may_cut or kit.text.fit(self.label, "bold", kit.font(self.size), width)[1] == self.label

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        return glow(kit, self.rect, self._part, hovered, held) if self.on else []

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, self.label, self._press)] if self.on else []

    def handle(self, event: Event) -> bool:
        if isinstance(event, Click) and event.button == LEFT and self.on:
            self._press()
            return True
        return False

    def _press(self) -> None:
        if self.ui:
            self.ui.sound("ui_click")
        self.action()


class IconButton(Button):
    """A round button with an icon; its label is spoken by the tooltip."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        icon: str,
        label: str,
        action: Action,
        reason: str = "",
        on: bool = True,
    ) -> None:
        super().__init__(key, rect, label, action, icon, tip=label, reason=reason, on=on)

    @property
    def _part(self) -> str:
        return "round"

    def paint(self, canvas: Surface, kit: Kit) -> None:
        kit.sprites.draw(canvas, kit.ui("round"), self.rect, alpha=255 if self.on else _FADED)
        side = round(self.rect.h * 0.54)
        place = Rect(self.rect.centerx - side // 2, self.rect.centery - side // 2, side, side)
        kit.icon(canvas, self.icon, place, kit.skin.text if self.on else kit.skin.disabled)

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        return round_glow(kit, self.rect, hovered, held) if self.on else []
