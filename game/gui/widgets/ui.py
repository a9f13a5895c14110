"""Gives the controls of a scene their events, one cursor, hover light and tooltips."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import DIRECTIONS, Focus, Target
from game.gui.input import LEFT, Click, Event, FocusLost, Key, Move, PointerLeft, Pos, Press, Release, Scroll
from game.gui.widgets.base import Widget
from game.gui.widgets.field import TextField
from game.gui.widgets.tooltip import LASTING_SECONDS, Hover, tooltip

if TYPE_CHECKING:
    from game.gui.app import App
    from game.gui.scene import Scene


_LARGE = 120
"""Design units of height above which a control's tooltip lies at the pointer."""


class Ui:
    """The controls of one scene. `others` are the scene's own targets; the cursor comes to them before the controls."""

    def __init__(self, scene: Scene, others: Callable[[], list[Target]] | None = None) -> None:
        self.scene = scene
        self.widgets: list[Widget] = []
        self.focus = Focus(self.targets)
        self._others = others
        self._hovered: Widget | None = None
        self._held: Widget | None = None
        self._hover = Hover(LASTING_SECONDS)

    @property
    def app(self) -> App:
        """The app of the scene."""
        return self.scene.app

    def sound(self, name: str) -> None:
        """Play an effect."""
        self.app.sounds.play(name)

    def set(self, widgets: Iterable[Widget]) -> None:
        """Take these controls in place of the present ones; those with the same key hand over their passing state."""
        old = {widget.key: widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            widget.bind(self)
            if widget.key in old:
                widget.adopt(old[widget.key])
        hovered, held = self._hovered, self._held
        self._hovered = self._find(hovered.key) if hovered else None
        self._held = self._find(held.key) if held else None

    def _find(self, key: object) -> Widget | None:
        return next((widget for widget in self.widgets if widget.key == key), None)

    def targets(self) -> list[Target]:
        """All that the cursor can stop at, in reading order of the list."""
        found = [target for widget in self.widgets for target in widget.targets()]
        return self._others() + found if self._others else found

    # --- drawing --------------------------------------------------------------------------------------------------

    def repaint(self, widget: Widget) -> None:
        """The resting look of a control changed."""
        self.scene.repaint(widget.bounds())

    def paint(self, canvas: Surface) -> None:
        """The resting look of all controls."""
        clip = canvas.get_clip()
        for widget in self.widgets:
            if widget.bounds().colliderect(clip):
                widget.paint(canvas, self.scene.kit)

    def sprites(self) -> list[Sprite]:
        """Light on hovered and held controls, the cursor."""
        kit = self.scene.kit
        found: list[Sprite] = []
        target = self.focus.current if self.focus.visible else None
        for widget in self.widgets:
            hovered = widget is self._hovered and (self._held is None or self._held is widget)
            hovered = hovered or (target is not None and not target.ring and target.key == widget.key)
            held = widget is self._held and hovered
            if hovered or held or widget.takes_keys:
                found += widget.overlay(kit, hovered, held)
        if target and target.ring:
            found.append(kit.halo(target.rect))
        return found

    def tooltips(self) -> list[Sprite]:
        """The tooltip that is due, to be drawn above all else."""
        widget = self._hovered
        if not self._hover.shown or widget is None:
            return []
        text = widget.tooltip(self._hover.pos)
        window = Rect((0, 0), self.app.size)
        kit = self.scene.kit
        anchor = widget.rect if widget.rect.h < kit.px(_LARGE) else Rect(self._hover.pos, (1, kit.px(20)))
        return tooltip(kit, text, anchor, window) if text else []

    # --- events ---------------------------------------------------------------------------------------------------

    @property
    def typing(self) -> bool:
        """A text field is being typed into."""
        return any(widget.takes_keys for widget in self.widgets)

    def update(self) -> None:
        """Look whether a tooltip is due."""
        self._hover.update()

    def wake_in(self) -> float | None:
        """Seconds until a tooltip is due."""
        if self._hovered is None or not self._hovered.tooltip(self._hover.pos):
            return None
        return self._hover.wake_in()

    def handle(self, event: Event) -> bool:
        """Give an event to the control it belongs to; True when it was used."""
        if isinstance(event, Move):
            return self._move(event)
        if isinstance(event, Press):
            return self._press(event)
        if isinstance(event, Release):
            return self._release(event)
        if isinstance(event, Click):
            self._hover.clear()
            widget = self.at(event.pos)
            return widget is not None and (widget.handle(event) or event.button == LEFT)
        if isinstance(event, Scroll):
            widget = self.at(event.pos)
            return widget is not None and widget.handle(event)
        if isinstance(event, (FocusLost, PointerLeft)):
            return self._let_go(isinstance(event, FocusLost))
        if isinstance(event, Key):
            self._hover.clear()
        typed = next((widget for widget in self.widgets if widget.takes_keys), None)
        if typed and typed.handle(event):
            return True
        return isinstance(event, Key) and self.key(event)

    def at(self, pos: Pos) -> Widget | None:
        """The uppermost control under the pointer."""
        return next((widget for widget in reversed(self.widgets) if widget.hit(pos)), None)

    def _move(self, event: Move) -> bool:
        self.focus.hide()
        if self._held and event.held:
            self._held.handle(event)
            self._hovered = self._held if self._held.hit(event.pos) else None
            return True
        before = self._hovered
        self._hovered = self.at(event.pos)
        self._hover.at(self._hovered, event.pos)
        if self._hovered:
            self._hovered.handle(event)
            if self._hovered is not before and self._hovered.on and self._hovered.targets():
                self.sound("ui_hover")
        return self._hovered is not None

    def _press(self, event: Press) -> bool:
        self._hover.clear()
        widget = self.at(event.pos)
        for other in self.widgets:
            if isinstance(other, TextField) and other is not widget:
                other.stop()
        widget = self.at(event.pos)  # what was typed may have changed the controls
        if widget is None or event.button != LEFT:
            return widget is not None
        self._held = self._hovered = widget
        widget.handle(event)
        return True

    def _release(self, event: Release) -> bool:
        if event.button != LEFT or self._held is None:
            return False
        held, self._held = self._held, None
        held.released()
        return True

    def _let_go(self, stop_typing: bool) -> bool:
        self._hover.at(None, (0, 0))
        self._hovered = self._held = None
        if stop_typing:
            for widget in self.widgets:
                if isinstance(widget, TextField):
                    widget.stop()
        return False

    def key(self, key: Key) -> bool:
        """The keys of the cursor: Tab, arrows, Return and Space."""
        if key.name == "tab":
            return self._moved(self.focus.step(-1 if key.shift else 1))
        current = self.focus.current if self.focus.visible else None
        if key.name in DIRECTIONS:
            if current and current.adjust and key.name in ("left", "right"):
                current.adjust(1 if key.name == "right" else -1)
                return True
            return self._moved(self.focus.move(key.name))
        if key.name in ("return", "space") and current:
            current.activate()
            return True
        return False

    def _moved(self, target: Target | None) -> bool:
        if target is None:
            return False
        self._hovered = None
        for widget in self.widgets:
            widget.reveal(target.key)
        self.sound("ui_hover")
        return True
