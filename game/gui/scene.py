"""Scenes and the stack they lie on."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.gui import layout
from game.gui.compositor import Sprite
from game.gui.input import Event
from game.gui.motion import Timeline
from game.gui.theme import HOUSE, Skin

if TYPE_CHECKING:
    from game.gui.app import App


class Scene:
    """One screen of the program.

    The app calls `layout` before the first paint and after every change of size, UI scale or language, then `paint` for
    the static picture whenever `repaint` was called, and `sprites` each frame for everything above it. While `busy` is
    true frames come 60 times a second, else only after events and after `wake_in` seconds.
    """

    opaque: ClassVar[bool] = True
    """False for a scene laid over the one below, which then shows through darkened and stands still."""
    skin: Skin = HOUSE
    reference: ClassVar[layout.Size] = layout.DESIGN
    """Window size at which a design unit is one pixel."""
    need: ClassVar[layout.Size | None] = None
    """Design units that must always fit, whatever the UI scale."""
    least_scale: ClassVar[float] = 0.1
    """Pixels per design unit below which texts would no longer get smaller with the rest."""
    typing: bool = False
    """A text field is being typed into: letters are no hot keys."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.kit = app.kit_for(self)
        self.timeline = Timeline()
        self.dirty: bool | list[Rect] = True
        """What of the base must be painted anew: all, or some rectangles."""

    # --- what the app calls ---------------------------------------------------------------------------------------

    def enter(self) -> None:
        """The scene was put on the stack."""

    def leave(self) -> None:
        """The scene was taken off the stack, or the program ends. Must be quick."""

    def resume(self) -> None:
        """The scene is on top again."""

    def layout(self, size: layout.Size) -> None:
        """Place everything in a window of `size` pixels; `self.kit` already has the right scale."""

    def paint(self, canvas: Surface) -> None:
        """Draw the static base. The canvas may have a clip set."""

    def sprites(self) -> list[Sprite]:
        """Everything above the base at this moment, lowest first."""
        return []

    def update(self, dt: float) -> None:
        """Let `dt` seconds (at most 0.05) pass."""
        self.timeline.update(dt)

    def handle(self, event: Event) -> bool:
        """React to an event; True when it was used."""
        return False

    @property
    def busy(self) -> bool:
        """Something moves."""
        return self.timeline.busy

    def wake_in(self) -> float | None:
        """Seconds until `update` is wanted although nothing moves and no event comes; None: no hurry."""
        return None

    def settle(self) -> None:
        """Bring all movement to its end, as for a picture."""
        self.timeline.finish()

    # --- what the scene calls -------------------------------------------------------------------------------------

    def repaint(self, rect: Rect | None = None) -> None:
        """The base must be painted anew, all of it or in a rectangle."""
        if rect is None or self.dirty is True:
            self.dirty = True
        elif isinstance(self.dirty, list):
            self.dirty.append(rect.copy())
        else:
            self.dirty = [rect.copy()]


class Scenes:
    """The stack of scenes. Changes count at once; `stale` tells the app to lay out what is visible now."""

    def __init__(self) -> None:
        self._stack: list[Scene] = []
        self.stale = True

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        return self._stack[-1]

    @property
    def empty(self) -> bool:
        """There is no scene."""
        return not self._stack

    def visible(self) -> list[Scene]:
        """The scenes that can be seen, lowest first: the last opaque one and those above it."""
        start = max((index for index, scene in enumerate(self._stack) if scene.opaque), default=0)
        return self._stack[start:]

    def all(self) -> list[Scene]:
        """All scenes, lowest first."""
        return list(self._stack)

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._stack.append(scene)
        self.stale = True
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off."""
        gone = self._stack.pop()
        self.stale = True
        gone.leave()
        if self._stack:
            self.top.resume()

    def remove(self, scene: Scene) -> None:
        """Take a scene off wherever it lies; nothing happens when it does not lie here."""
        if scene not in self._stack:
            return
        if scene is self.top:
            self.pop()
            return
        self._stack.remove(scene)
        self.stale = True
        scene.leave()

    def replace(self, scene: Scene) -> None:
        """Take all scenes off and put this one in their place."""
        self.clear()
        self.push(scene)
        gc.collect()  # scenes hold each other and many pictures, which would else stay for minutes

    def clear(self) -> None:
        """Take all scenes off, the top one first."""
        while self._stack:
            self._stack.pop().leave()
        self.stale = True
