"""Large words that pass over the table: whose turn it is, the last round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.gui.compositor import Sprite
from game.gui.motion import Tween, linear

if TYPE_CHECKING:
    from game.gui.scene import Scene

SECONDS = 1.4


class Banner:
    """One banner at a time, over the middle of the window."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._text = ""
        self._tween: Tween | None = None

    @property
    def busy(self) -> bool:
        """It is in sight."""
        return self._tween is not None and not self._tween.over

    def show(self, text: str) -> None:
        """Show these words for a moment; not at all when animations are off."""
        if self._scene.timeline.speed == 0:
            return
        self._text = text
        self._tween = Tween(SECONDS, linear)
        self._scene.timeline.add(self._tween)

    def stop(self) -> None:
        """Take it away."""
        if self._tween in self._scene.timeline.tweens:
            self._scene.timeline.tweens.remove(self._tween)
        self._tween = None

    def sprites(self) -> list[Sprite]:
        """The ribbon and its words."""
        if not self.busy or self._tween is None:
            return []
        kit = self._scene.kit
        w, h = self._scene.app.size
        share = self._tween.share
        fade = min(1.0, share / 0.12, (1.0 - share) / 0.2)
        ribbon = Rect(0, 0, min(w, kit.px(760)), kit.px(104))
        ribbon.center = (w // 2, round(h * 0.4))
        alpha = round(255 * max(0.0, fade) / 32) * 32
        found = [kit.sprites.nine_sprite(kit.ui("panel"), ribbon, kit.scale, alpha=min(255, alpha))] * 2
        if alpha > 128:
            found += kit.words(
                ribbon.inflate(-kit.px(40), 0), self._text, 44 * kit.scale, "title", kit.skin.title, "center"
            )
        return found
