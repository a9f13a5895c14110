"""The small panel that explains what the pointer rests on."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.gui import layout
from game.gui.compositor import Sprite
from game.gui.input import Pos
from game.gui.kit import Kit

DELAY_SECONDS = 0.45
LASTING_SECONDS = 8.0
"""How long a tooltip is shown: whoever rests on a button does not want it to cover what lies behind for good."""
_WIDEST = 420
_SIZE = 18


def tooltip(kit: Kit, text: str, anchor: Rect, window: Rect) -> list[Sprite]:
    """A tooltip near `anchor`: below it where there is room, else above; always inside the window."""
    px = kit.font(_SIZE)
    lines = kit.text.wrap(text, "body", px, min(kit.px(_WIDEST), window.w - kit.px(60)))
    step = kit.text.line_height("body", px)
    w = max(kit.text.size(line, "body", px)[0] for line in lines) + 2 * kit.px(14)
    h = step * len(lines) + 2 * kit.px(9)
    rect = Rect(0, 0, w, h)
    gap = kit.px(10)
    rect.midtop = (anchor.centerx, anchor.bottom + gap)
    if rect.bottom > window.bottom - gap:
        rect.midbottom = (anchor.centerx, anchor.top - gap)
    rect = layout.fit_inside(rect, window.inflate(-gap, -gap))
    sprites = [kit.sprites.nine_sprite(kit.ui("tooltip"), rect, kit.scale)]
    for index, line in enumerate(lines):
        surface = kit.text.line(line, "body", px, kit.skin.text)
        sprites.append(Sprite(surface, rect.x + kit.px(14), rect.y + kit.px(9) + index * step))
    return sprites


class Hover:
    """Times how long the pointer has rested on one thing. What it shows then goes after `lasting` seconds, if given."""

    def __init__(self, lasting: float = float("inf")) -> None:
        self._lasting = lasting
        self.thing: object = None
        self.pos: Pos = (0, 0)
        self._since = 0.0
        self.shown = False

    def at(self, thing: object, pos: Pos) -> None:
        """The pointer is on `thing` (None: on nothing)."""
        self.pos = pos
        if thing != self.thing:
            self.thing = thing
            self._since = pygame.time.get_ticks() / 1000
            self.shown = False

    def clear(self) -> None:
        """The pointer is on nothing, or something was pressed: no tooltip until it moves to another thing."""
        self._since = float("inf")
        self.shown = False

    def update(self) -> None:
        """Look at the clock."""
        rested = pygame.time.get_ticks() / 1000 - self._since
        self.shown = self.thing is not None and DELAY_SECONDS <= rested < DELAY_SECONDS + self._lasting

    def wake_in(self) -> float | None:
        """Seconds until the tooltip is due, or has to go."""
        if self.thing is None:
            return None
        rested = pygame.time.get_ticks() / 1000 - self._since
        wait = (DELAY_SECONDS if rested < DELAY_SECONDS else DELAY_SECONDS + self._lasting) - rested
        return None if wait < 0 or wait == float("inf") else max(0.02, wait)
