"""What the pointer or the keyboard's cursor is on, the light on it, and the thing that is shown large."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect

from game.engine.protocol import Seat, Target
from game.gui import inspector
from game.gui.app import App
from game.gui.boards.view import BoardView
from game.gui.compositor import Sprite
from game.gui.input import RIGHT, Click, Event, FocusLost, Key, Move, PointerLeft, Pos
from game.gui.kit import Kit
from game.gui.widgets import Ui
from game.gui.widgets.tooltip import Hover

_SOFT, _STRONG = 170, 255


class BoardScene(Protocol):
    """A scene that shows a board, and controls beside it."""

    app: App
    kit: Kit
    board: BoardView
    ui: Ui

    @property
    def viewer(self) -> Seat | None: ...


class Pointing:
    """Follows what one scene's pointer and cursor are on; `pinned` is shown large at once, the hovered after a rest."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.hover = Hover()
        self.hovered: Target | None = None
        self.pinned: Target | None = None

    # --- where ------------------------------------------------------------------------------------------------------

    @property
    def cursor(self) -> Target | None:
        """The thing of the board under the keyboard's cursor."""
        focus = self._scene.ui.focus
        stop = focus.current if focus.visible else None
        return stop.key if stop and isinstance(stop.key, Target) else None

    @property
    def target(self) -> Target | None:
        """The thing under the cursor, else under the pointer."""
        return self.cursor if self._scene.ui.focus.visible else self.hovered

    def at(self, target: Target | None, pos: Pos = (0, 0)) -> None:
        """The pointer is on this thing of the board, or on none."""
        if target != self.hovered:
            self.hovered = target
            self.pinned = None
            self._scene.board.point(target)
        self.hover.at(target, pos)

    def pin(self, target: Target | None) -> None:
        """Show a thing large; the one that is shown, no longer."""
        self.pinned = None if self.pinned == target else target

    def rest(self) -> None:
        """Nothing is shown large until the pointer comes to another thing."""
        self.pinned = None
        self.hover.clear()

    # --- input ------------------------------------------------------------------------------------------------------

    def handle_used(self, event: Event) -> None:
        """An event went to a control beside the board."""
        if isinstance(event, Move):
            self.at(None, event.pos)
        elif isinstance(event, Key) and self.pinned:
            self.pinned = self.cursor

    def handle(self, event: Event) -> bool:
        """Follow the pointer, show things large by right clicks and the key I; True when that was all to be done."""
        if isinstance(event, (FocusLost, PointerLeft)):
            self.at(None)
        elif isinstance(event, Move):
            thing = self._scene.board.thing_at(event.pos)
            self.at(thing.target if thing else None, event.pos)
            return thing is not None
        elif isinstance(event, Click):
            thing = self._scene.board.thing_at(event.pos)
            if thing is None:
                self.pinned = None
            elif event.button == RIGHT:
                self.pin(thing.target)
                return True
        elif isinstance(event, Key) and event.name == "i":
            self.pin(self.cursor or self.hovered)
            return True
        elif isinstance(event, Key) and event.name == "escape" and self.pinned:
            self.pinned = None
            return True
        return False

    # --- time and drawing -------------------------------------------------------------------------------------------

    def wake_in(self) -> float | None:
        """Seconds until a thing is due to be shown large."""
        return self.hover.wake_in() if self.hovered else None

    def glows(self) -> list[Sprite]:
        """Soft light on what can be chosen and on what is picked."""
        scene = self._scene
        found = [scene.kit.halo(thing.rect, alpha=_SOFT) for thing in scene.board.choosable() if thing.glow]
        for spot in scene.board.picked:
            found += [
                scene.kit.halo(thing.rect)
                for thing in scene.board.things()
                if thing.target.kind == "spot" and thing.target.args == (scene.viewer, spot)
            ] * 2
        return found

    def light(self) -> list[Sprite]:
        """Strong light on what is pointed at and can be chosen, and what choosing it would bring."""
        scene, target, found = self._scene, self.target, list[Sprite]()
        for thing in scene.board.choosable() if target else ():
            if thing.target == target:
                found += [scene.kit.halo(thing.rect, alpha=_STRONG)] if thing.glow else []
                found += scene.board.ghost(thing.target)
        return found

    def inspection(self) -> list[Sprite]:
        """The thing that is shown large."""
        scene = self._scene
        uppermost: object = scene.app.scenes.top
        target = self.pinned or (self.hovered if self.hover.shown else None)
        if target is None or uppermost is not scene:
            return []
        thing = next((thing for thing in scene.board.things() if thing.target == target), None)
        found = scene.board.inspect(target) if thing else None
        if thing is None or found is None:
            return []
        room = scene.board.inspection_room(target)
        return inspector.panel(scene.kit, found, thing.rect, Rect((0, 0), scene.app.size), room)
