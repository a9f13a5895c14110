"""The hint of a table: asked for by a key or a button, marked on the board by light and arrows."""

from __future__ import annotations

from functools import lru_cache
from math import pi, sin
from typing import TYPE_CHECKING

import pygame
from pygame import SRCALPHA, Rect, Surface, draw

from game.ai.reasons import Explanation
from game.gui import counsel
from game.gui.compositor import Sprite
from game.gui.theme import Colour
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.scenes.table import TableScene

_ARROW, _BOB, _PERIOD = 46, 7, 1.1
"""Side of the arrow and how far it bobs, in design units, and how long one bob takes, in seconds."""
_FRAME = 1 / 30


class Hint:
    """Serves the person before the screen who has to decide."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    # --- asking -----------------------------------------------------------------------------------------------------

    @property
    def offered(self) -> bool:
        """The table allows hints and has somebody who could ask for one."""
        table = self._scene.table
        people = any(setup.human for setup in table.seats)
        return table.options.hints and people and not table.over and self._scene.eyes.fixed is None

    @property
    def possible(self) -> bool:
        """The person before the screen has to decide now."""
        return self.offered and self._scene.human_to_act and self._scene.eyes.call is None

    @property
    def wanted(self) -> bool:
        """A hint is shown or thought about."""
        return self._scene.counsel.seeking or self._scene.counsel.hint is not None

    @property
    def _shown(self) -> Explanation | None:
        return self._scene.counsel.hint if self.possible else None

    def toggle(self) -> None:
        """Ask for a hint, or do not want it any more."""
        scene, decision = self._scene, self._scene.table.decision
        if self.wanted:
            scene.counsel.drop_hint()
        elif self.possible and decision is not None:
            scene.counsel.ask_hint(decision.seat)
        scene.refresh()

    # --- showing ----------------------------------------------------------------------------------------------------

    def words(self) -> list[str]:
        """What the panel says, in full, then shorter; empty without a hint."""
        scene = self._scene
        if scene.counsel.seeking and self.possible:
            return [_("A hint is being thought about. H does without it.")]
        return counsel.hint_words(scene.names, scene.board.seen, self._shown) if self._shown else []

    def light(self) -> list[Sprite]:
        """Light on the button of the bar while a hint is wanted."""
        button = next((widget for widget in self._scene.ui.widgets if widget.key == ("bar", "hint")), None)
        return [self._scene.kit.halo(button.rect)] * 2 if button and self.wanted else []

    def marked(self) -> list[Rect]:
        """The things to choose next on the way to the suggested action, else its button, else the one back."""
        scene, hint = self._scene, self._shown
        if hint is None:
            return []
        things = [thing.rect for thing in scene.board.choosable() if scene.board.leads(thing.target, hint.action)]
        buttons = {widget.key: widget.rect for widget in scene.ui.widgets}
        if not things and ("choice", hint.action) in buttons:
            return [buttons["choice", hint.action]]
        return things or [buttons["step", step.target] for step in scene.board.steps()]

    def sprites(self) -> list[Sprite]:
        """Strong light on what is marked, and an arrow that bobs above each."""
        kit, found = self._scene.kit, list[Sprite]()
        side, bob = kit.px(_ARROW), self._bob()
        for rect in self.marked():
            found += [kit.halo(rect)] * 2
            upright = rect.y + rect.h // 4 - side - kit.px(2 * _BOB) >= 0
            arrow = _arrow(side, kit.skin.halo, upright)
            y = rect.y + min(rect.h // 4, side // 3) - side - bob if upright else rect.bottom - side // 3 + bob
            found.append(Sprite(arrow, rect.centerx - side // 2, y))
        return found

    def wake_in(self) -> float | None:
        """Seconds until the arrow has moved."""
        return _FRAME if self._shown and self._moving else None

    @property
    def _moving(self) -> bool:
        return self._scene.app.settings.animation.factor > 0

    def _bob(self) -> int:
        if not self._moving:
            return 0
        turn = pygame.time.get_ticks() / 1000 % _PERIOD / _PERIOD
        return round(self._scene.kit.px(_BOB) * (1 + sin(2 * pi * turn)))


@lru_cache(maxsize=8)
def _arrow(side: int, colour: Colour, down: bool) -> Surface:
    """An arrow with a dark rim, pointing down or up, drawn large and made smaller so that its edges are smooth."""
    large = side * 4
    canvas = Surface((large, large), SRCALPHA)
    corners = [(0.36, 0.04), (0.64, 0.04), (0.64, 0.48), (0.9, 0.48), (0.5, 0.96), (0.1, 0.48), (0.36, 0.48)]
    points = [(x * large, (y if down else 1 - y) * large) for x, y in corners]
    draw.polygon(canvas, colour, points)
    draw.polygon(canvas, (40, 22, 6), points, large // 16)
    return pygame.transform.smoothscale(canvas, (side, side))
