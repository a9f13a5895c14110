"""Dragging a thing of the board to where it shall go: the same as choosing both, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.protocol import Target
from game.gui.compositor import Sprite
from game.gui.input import LEFT, Move, Press, Release

if TYPE_CHECKING:
    from game.gui.scenes.table import TableScene

_SLACK = 14
"""Pixels that the pointer has to move before a thing is dragged."""


class Drag:
    """What the pointer holds. `handle` is asked before the scene's own clicks and only takes part once it moves."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._gripped: Target | None = None
        self._start = self._pos = (0, 0)
        self.moving = False

    def drop(self) -> None:
        """Nothing is held any more."""
        self._gripped = None
        self.moving = False

    def handle(self, event: Press | Move | Release) -> bool:
        """Follow the button; True when a dragged thing used the event up."""
        if isinstance(event, Press):
            self.drop()
            if event.button == LEFT and self._scene.human_to_act and self._scene.ui.at(event.pos) is None:
                thing = self._scene.board.thing_at(event.pos)
                self._gripped, self._start = thing.target if thing else None, event.pos
            return False
        if isinstance(event, Move):
            return self._move(event)
        moving, self.moving = self.moving, False
        if moving:
            self._release(event)
        self._gripped = None
        return moving

    def _move(self, event: Move) -> bool:
        if not event.held or self._gripped is None:
            self.drop()
            return False
        self._pos = event.pos
        far = max(abs(event.pos[0] - self._start[0]), abs(event.pos[1] - self._start[1])) > _SLACK
        if not self.moving and far:
            if not self._scene.board.grip(self._gripped):
                self.drop()
                return False
            self.moving = True
            self._scene.swallow_click()
        return self.moving

    def _release(self, event: Release) -> None:
        scene = self._scene
        thing = scene.board.thing_at(event.pos)
        if thing and self._gripped and (action := scene.board.drop(self._gripped, thing.target)):
            scene.act(action)

    def sprites(self) -> list[Sprite]:
        """The thing at the pointer."""
        if not self.moving or self._gripped is None:
            return []
        return self._scene.board.carried(self._gripped, self._pos)
