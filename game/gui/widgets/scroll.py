"""A list that scrolls when it is longer than its rectangle."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Move, Pos, Press, Scroll
from game.gui.kit import Kit
from game.gui.widgets.base import Action, Widget


@dataclass(slots=True, eq=False)
class Row:
    """One row: height in pixels, and how it is drawn. With an `action` it can be chosen."""

    height: int
    paint: Callable[[Surface, Rect], None]
    key: Hashable = None
    label: str = ""
    action: Action | None = None


class ScrollList(Widget):
    """Rows below each other, scrolled by wheel, bar, or the keyboard's cursor."""

    def __init__(
        self, key: Hashable, rect: Rect, rows: Sequence[Row], kit: Kit, gap: int = 0, chosen: Hashable = None
    ) -> None:
        super().__init__(key, rect)
        self.rows = list(rows)
        self.gap = gap
        self.chosen = chosen
        self.offset = 0
        self._bar_w = max(6, kit.px(10))
        self._step = kit.px(60)
        self._pointer: Pos | None = None
        self._dragging = False
        self.length = sum(row.height for row in self.rows) + gap * max(0, len(self.rows) - 1)

    # --- places ---------------------------------------------------------------------------------------------------

    @property
    def overflow(self) -> int:
        """Pixels that do not fit."""
        return max(0, self.length - self.rect.h)

    def row_rects(self) -> list[Rect]:
        """Where each row is now, inside the rectangle or not."""
        w = self.rect.w - (2 * self._bar_w if self.overflow else 0)
        y = self.rect.y - self.offset
        rects = []
        for row in self.rows:
            rects.append(Rect(self.rect.x, y, w, row.height))
            y += row.height + self.gap
        return rects

    def bar(self) -> Rect:
        """The part of the scroll bar that can be dragged."""
        height = max(3 * self._bar_w, self.rect.h * self.rect.h // max(1, self.length))
        y = self.rect.y + (self.rect.h - height) * self.offset // max(1, self.overflow)
        return Rect(self.rect.right - self._bar_w, y, self._bar_w, height)

    def adopt(self, old: Widget) -> None:
        if isinstance(old, ScrollList) and old.length:
            self.offset = round(old.offset * self.length / old.length)
            self._clamp()

    def reveal(self, key: Hashable) -> None:
        for row, rect in zip(self.rows, self.row_rects(), strict=True):
            if row.key == key and row.action:
                self.scroll(min(0, rect.top - self.rect.top) + max(0, rect.bottom - self.rect.bottom))

    def scroll(self, by: int) -> None:
        """Move the rows up by `by` pixels."""
        before = self.offset
        self.offset += by
        self._clamp()
        if self.offset != before:
            self.refresh()

    def _clamp(self) -> None:
        self.offset = max(0, min(self.overflow, self.offset))

    # --- drawing --------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface, kit: Kit) -> None:
        clip = canvas.get_clip()
        canvas.set_clip(self.rect.clip(clip))
        for row, rect in zip(self.rows, self.row_rects(), strict=True):
            if rect.colliderect(self.rect):
                row.paint(canvas, rect)
        canvas.set_clip(clip)
        if self.overflow:
            whole = Rect(self.rect.right - self._bar_w, self.rect.y, self._bar_w, self.rect.h)
            kit.sprites.draw_nine(canvas, kit.ui("slider_track"), whole, kit.scale)
            inner = self.bar().inflate(-self._bar_w // 3, -2)
            canvas.fill(kit.skin.accent, inner)

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        if not hovered or self._pointer is None:
            return []
        for row, rect in zip(self.rows, self.row_rects(), strict=True):
            if row.action and rect.collidepoint(self._pointer):
                sprite = kit.sprites.nine_sprite(kit.ui("field"), rect, kit.scale, kit.skin.halo, 30)
                sprite.clip = self.rect
                return [sprite]
        return []

    # --- use ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        return [
            Target(row.key, rect.clip(self.rect) if rect.colliderect(self.rect) else rect, row.label, row.action)
            for row, rect in zip(self.rows, self.row_rects(), strict=True)
            if row.action
        ]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Scroll):
            self.scroll(round(-event.dy * self._step))
            return True
        if isinstance(event, Press) and event.button == LEFT:
            bar = self.bar()
            self._dragging = bool(self.overflow) and event.pos[0] >= bar.x - self._bar_w // 2
            return self._dragging and self._drag(event.pos)
        if isinstance(event, Move):
            self._pointer = event.pos
            return event.held and self._dragging and self._drag(event.pos)
        if isinstance(event, Click) and event.button == LEFT and not self._dragging:
            for row, rect in zip(self.rows, self.row_rects(), strict=True):
                if row.action and rect.collidepoint(event.pos):
                    row.action()
                    return True
        return False

    def _drag(self, pos: Pos) -> bool:
        height = self.bar().h
        share = (pos[1] - self.rect.y - height / 2) / max(1, self.rect.h - height)
        self.scroll(round(share * self.overflow) - self.offset)
        return True
