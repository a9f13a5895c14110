"""What scrolls when it is longer than its rectangle: rows that are drawn, or other controls."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Move, Pos, Press, Scroll
from game.gui.kit import Kit
from game.gui.widgets.base import Action, Widget

if TYPE_CHECKING:
    from game.gui.widgets.ui import Ui


@dataclass(slots=True, eq=False)
class Row:
    """One row: height in pixels, and how it is drawn. With an `action` it can be chosen."""

    height: int
    paint: Callable[[Surface, Rect], None]
    key: Hashable = None
    label: str = ""
    action: Action | None = None


class Scrolling(Widget):
    """Something of a length in pixels seen through a rectangle, moved by wheel and bar."""

    def __init__(self, key: Hashable, rect: Rect, kit: Kit, length: int) -> None:
        super().__init__(key, rect)
        self.length = length
        self.offset = 0
        self._bar_w = max(6, kit.px(10))
        self._step = kit.px(60)
        self._dragging = False

    @property
    def overflow(self) -> int:
        """Pixels that do not fit."""
        return max(0, self.length - self.rect.h)

    def bar(self) -> Rect:
        """The part of the scroll bar that can be dragged."""
        height = max(3 * self._bar_w, self.rect.h * self.rect.h // max(1, self.length))
        y = self.rect.y + (self.rect.h - height) * self.offset // max(1, self.overflow)
        return Rect(self.rect.right - self._bar_w, y, self._bar_w, height)

    def adopt(self, old: Widget) -> None:
        if isinstance(old, Scrolling) and old.length:
            self.scroll(round(old.offset * self.length / old.length) - self.offset)

    def scroll(self, by: int) -> None:
        """Move what is seen up by `by` pixels, as far as it goes."""
        before = self.offset
        self.offset = max(0, min(self.overflow, self.offset + by))
        if self.offset != before:
            self.moved(before - self.offset)
            self.refresh()

    def moved(self, by: int) -> None:
        """What is seen moved down by `by` pixels."""

    def show(self, rect: Rect) -> None:
        """Scroll until a rectangle is in sight."""
        self.scroll(min(0, rect.top - self.rect.top) + max(0, rect.bottom - self.rect.bottom))

    def paint_bar(self, canvas: Surface, kit: Kit) -> None:
        """The bar, when there is something to scroll."""
        if self.overflow:
            whole = Rect(self.rect.right - self._bar_w, self.rect.y, self._bar_w, self.rect.h)
            kit.sprites.draw_nine(canvas, kit.ui("slider_track"), whole, kit.scale)
            inner = self.bar().inflate(-self._bar_w // 3, -2)
            canvas.fill(kit.skin.accent, inner)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Scroll):
            self.scroll(round(-event.dy * self._step))
            return True
        if isinstance(event, Press) and event.button == LEFT:
            bar = self.bar()
            self._dragging = bool(self.overflow) and event.pos[0] >= bar.x - self._bar_w // 2
            return self._dragging and self._drag(event.pos)
        if isinstance(event, Move):
            return event.held and self._dragging and self._drag(event.pos)
        return False

    def _drag(self, pos: Pos) -> bool:
        height = self.bar().h
        share = (pos[1] - self.rect.y - height / 2) / max(1, self.rect.h - height)
        self.scroll(round(share * self.overflow) - self.offset)
        return True


class ScrollList(Scrolling):
    """Rows below each other, scrolled by wheel, bar, or the keyboard's cursor."""

    def __init__(
        self, key: Hashable, rect: Rect, rows: Sequence[Row], kit: Kit, gap: int = 0, chosen: Hashable = None
    ) -> None:
        self.rows = list(rows)
        super().__init__(key, rect, kit, sum(row.height for row in self.rows) + gap * max(0, len(self.rows) - 1))
        self.gap = gap
        self.chosen = chosen
        self._pointer: Pos | None = None

    def row_rects(self) -> list[Rect]:
        """Where each row is now, inside the rectangle or not."""
        w = self.rect.w - (2 * self._bar_w if self.overflow else 0)
        y = self.rect.y - self.offset
        rects = []
        for row in self.rows:
            rects.append(Rect(self.rect.x, y, w, row.height))
            y += row.height + self.gap
        return rects

    def reveal(self, key: Hashable) -> None:
        for row, rect in zip(self.rows, self.row_rects(), strict=True):
            if row.key == key and row.action:
                self.show(rect)

    # --- drawing --------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface, kit: Kit) -> None:
        clip = canvas.get_clip()
        canvas.set_clip(self.rect.clip(clip))
        for row, rect in zip(self.rows, self.row_rects(), strict=True):
            if rect.colliderect(self.rect):
                row.paint(canvas, rect)
        canvas.set_clip(clip)
        self.paint_bar(canvas, kit)

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
        if isinstance(event, Move):
            self._pointer = event.pos
        if isinstance(event, Click) and event.button == LEFT and not self._dragging:
            for row, rect in zip(self.rows, self.row_rects(), strict=True):
                if row.action and rect.collidepoint(event.pos):
                    row.action()
                    return True
        return super().handle(event)


class ScrollArea(Scrolling):
    """Other controls, which lie where they are given, from the top of `rect` down. They move when it is scrolled."""

    def __init__(self, key: Hashable, rect: Rect, controls: Sequence[Widget], kit: Kit) -> None:
        self.controls = list(controls)
        bottom = max((control.rect.bottom for control in self.controls), default=rect.y)
        super().__init__(key, rect, kit, bottom - rect.y)
        if self.overflow:
            for control in self.controls:
                control.rect.w = min(control.rect.w, rect.right - 2 * self._bar_w - control.rect.x)
        self._pointed: Widget | None = None

    def bind(self, ui: Ui) -> None:
        super().bind(ui)
        for control in self.controls:
            control.bind(ui)

    def moved(self, by: int) -> None:
        for control in self.controls:
            control.rect.y += by

    def reveal(self, key: Hashable) -> None:
        for control in self.controls:
            if control.key == key:
                self.show(control.rect)

    # --- drawing --------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface, kit: Kit) -> None:
        clip = canvas.get_clip()
        canvas.set_clip(self.rect.clip(clip))
        with kit.text.cache.seen_through(self.rect):
            for control in self.controls:
                if control.rect.colliderect(self.rect):
                    control.paint(canvas, kit)
        canvas.set_clip(clip)
        self.paint_bar(canvas, kit)

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        if not hovered or self._pointed is None:
            return []
        found = self._pointed.overlay(kit, True, held)
        for sprite in found:
            sprite.clip = self.rect.inflate(2 * self._bar_w, 0)
        return found

    # --- use ------------------------------------------------------------------------------------------------------

    def _at(self, pos: Pos) -> Widget | None:
        return next((control for control in self.controls if control.hit(pos) and self.rect.collidepoint(pos)), None)

    def targets(self) -> list[Target]:
        return [target for control in self.controls for target in control.targets()]

    def tooltip(self, pos: Pos) -> str:
        control = self._at(pos)
        return control.tooltip(pos) if control else ""

    def handle(self, event: Event) -> bool:
        if isinstance(event, (Press, Scroll)) and super().handle(event):
            return True
        if isinstance(event, Move) and not event.held:
            self._dragging = False
        if self._dragging:
            return super().handle(event)
        if not isinstance(event, (Move, Press, Click)):
            return False
        if not (isinstance(event, Move) and event.held):
            self._pointed = self._at(event.pos)
        return self._pointed is not None and self._pointed.handle(event)

    def released(self) -> None:
        if self._pointed:
            self._pointed.released()
