"""Controls that hold a value: on or off, one of several, a number of a range."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, TypeVar

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Move, Pos, Press, Scroll
from game.gui.kit import Kit
from game.gui.widgets.base import Widget
from game.gui.widgets.buttons import glow

T = TypeVar("T")


class Toggle(Widget):
    """A switch with its label to the right."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        label: str,
        value: bool,
        change: Callable[[bool], None],
        tip: str = "",
        reason: str = "",
        on: bool = True,
        size: float = 19,
    ) -> None:
        super().__init__(key, rect, tip, reason, on)
        self.label = label
        self.value = value
        self.change = change
        self.size = size

    def _box(self) -> Rect:
        side = round(self.rect.h * 0.72)
        return Rect(self.rect.x, self.rect.centery - side // 2, side, side)

    def paint(self, canvas: Surface, kit: Kit) -> None:
        box = self._box()
        kit.sprites.draw(canvas, kit.ui("check_on" if self.value else "check_off"), box, alpha=255 if self.on else 110)
        room = Rect(box.right + kit.px(12), self.rect.y, self.rect.right - box.right - kit.px(12), self.rect.h)
        colour = kit.skin.text if self.on else kit.skin.disabled
        if kit.fits(self.label, self.size, "body", room.w):
            kit.write(canvas, room, self.label, self.size, colour=colour)
        else:
            kit.write_wrapped(canvas, room, self.label, self.size, colour=colour, valign="middle")

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        return [kit.halo(self._box(), alpha=150)] if self.on and hovered else []

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, self.label, self.flip)] if self.on else []

    def handle(self, event: Event) -> bool:
        if isinstance(event, Click) and event.button == LEFT and self.on:
            self.flip()
            return True
        return False

    def flip(self) -> None:
        """Switch it over."""
        self.value = not self.value
        if self.ui:
            self.ui.sound("ui_click")
        self.refresh()
        self.change(self.value)


class Choice(Widget, Generic[T]):
    """One of several values, between two arrows. A click on the words takes the next one, round and round."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        label: str,
        options: Sequence[tuple[T, str]],
        value: T,
        change: Callable[[T], None],
        tip: str = "",
        reason: str = "",
        on: bool = True,
        size: float = 19,
        words: bool = True,
    ) -> None:
        super().__init__(key, rect, tip, reason, on and len(options) > 1)
        self.label = label
        self.options = list(options)
        self.value = value
        self.change = change
        self.size = size
        self.words = words
        """Show the value in words; without them a subclass paints it."""
        self._pointer: Pos | None = None

    @property
    def index(self) -> int:
        """Position of the value among the options; 0 when it is none of them."""
        return next((index for index, (value, _) in enumerate(self.options) if value == self.value), 0)

    def arrows(self) -> tuple[Rect, Rect]:
        """The two ends that step back and forth."""
        w = min(self.rect.h, self.rect.w // 5)
        return Rect(self.rect.x, self.rect.y, w, self.rect.h), Rect(self.rect.right - w, self.rect.y, w, self.rect.h)

    def middle(self) -> Rect:
        """The room between the arrows."""
        left, right = self.arrows()
        return Rect(left.right, self.rect.y, right.left - left.right, self.rect.h)

    def paint(self, canvas: Surface, kit: Kit) -> None:
        kit.sprites.draw_nine(canvas, kit.ui("field"), self.rect, kit.scale, alpha=255 if self.on else 130)
        colour = kit.skin.accent if self.on else kit.skin.disabled
        for rect, icon in zip(self.arrows(), ("left", "right"), strict=True):
            side = round(rect.w * 0.46)
            kit.icon(canvas, icon, Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side), colour)
        self.paint_value(canvas, kit)

    def paint_value(self, canvas: Surface, kit: Kit) -> None:
        """Draw the value in the middle."""
        words = self.options[self.index][1] if self.options else ""
        colour = kit.skin.text if self.on else kit.skin.muted
        kit.write(canvas, self.middle(), words, self.size, "bold", colour, align="center")

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        return glow(kit, self.rect, "field", hovered, False) if self.on else []

    def targets(self) -> list[Target]:
        if not self.on:
            return []
        return [Target(self.key, self.rect, self.label, lambda: self.step(1), self.step)]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Click) and event.button == LEFT and self.on:
            self.step(-1 if self.arrows()[0].collidepoint(event.pos) else 1)
            return True
        return False

    def step(self, by: int) -> None:
        """Take the next (+1) or previous (-1) value."""
        self.value = self.options[(self.index + by) % len(self.options)][0]
        if self.ui:
            self.ui.sound("ui_click")
        self.refresh()
        self.change(self.value)


class Slider(Widget):
    """A whole number of a range, dragged or stepped; `words` gives what is written beside it."""

    def __init__(
        self,
        key: Hashable,
        rect: Rect,
        label: str,
        value: int,
        change: Callable[[int], None],
        low: int = 0,
        high: int = 100,
        step: int = 5,
        words: Callable[[int], str] = str,
        late: bool = False,
        tip: str = "",
    ) -> None:
        super().__init__(key, rect, tip)
        self.label = label
        self.value = value
        self.change = change
        self.low, self.high, self.step = low, high, step
        self.words = words
        self.late = late
        """Tell the change only when the knob is let go, because it moves the slider itself."""

    def track(self) -> Rect:
        """Where the knob's middle can be."""
        words = round(self.rect.h * 1.7)
        knob = self._knob_side()
        height = max(4, round(self.rect.h * 0.22))
        return Rect(self.rect.x + knob // 2, self.rect.centery - height // 2, self.rect.w - words - knob, height)

    def _knob_side(self) -> int:
        return round(self.rect.h * 0.66)

    def knob(self) -> Rect:
        """Where the knob is."""
        track, side = self.track(), self._knob_side()
        share = (self.value - self.low) / (self.high - self.low)
        return Rect(round(track.x + share * track.w - side / 2), self.rect.centery - side // 2, side, side)

    def paint(self, canvas: Surface, kit: Kit) -> None:
        track = self.track()
        kit.sprites.draw_nine(canvas, kit.ui("slider_track"), track.inflate(track.h, 0), kit.scale)
        filled = Rect(track.x, track.y, self.knob().centerx - track.x, track.h)
        if filled.w > track.h // 2:
            inner = filled.inflate(0, -round(track.h * 0.4))
            canvas.fill(kit.skin.accent, inner)
        kit.sprites.draw(canvas, kit.ui("slider_knob"), self.knob())
        left = self.rect.right - round(self.rect.h * 1.6)
        room = Rect(left, self.rect.y, self.rect.right - left, self.rect.h)
        kit.write(canvas, room, self.words(self.value), 19, "bold", align="right")

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        if not hovered and not held:
            return []
        knob = self.knob()
        return [kit.sprites.sprite("fx/glow", knob.inflate(knob.w * 0.6, knob.h * 0.6), kit.skin.halo, 120)]

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, self.label, lambda: None, lambda by: self.set(self.value + by * self.step))]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Press) and event.button == LEFT:
            self._drag(event.pos)
            return True
        if isinstance(event, Move) and event.held:
            self._drag(event.pos)
            return True
        if isinstance(event, Click) and event.button == LEFT:
            return True
        if isinstance(event, Scroll):
            self.set(self.value + (self.step if event.dy > 0 else -self.step))
            return True
        return False

    def released(self) -> None:
        if self.late:
            self.change(self.value)

    def _drag(self, pos: Pos) -> None:
        track = self.track()
        raw = self.low + (pos[0] - track.x) / max(1, track.w) * (self.high - self.low)
        self.set(round(raw / self.step) * self.step, quiet=self.late)

    def set(self, value: int, quiet: bool = False) -> None:
        """Take a value, kept within the range."""
        value = max(self.low, min(self.high, value))
        if value == self.value:
            return
        self.value = value
        self.refresh()
        if not quiet:
            self.change(value)
