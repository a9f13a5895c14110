"""The chances of all seats along a game, as bands above each other, with a mark where the reader stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import SRCALPHA, Rect, Surface, draw

from game.ai.history import Shares
from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Move, Pos, Press, Scroll
from game.gui.kit import Kit
from game.gui.theme import Colour
from game.gui.widgets import Widget
from game.i18n import _

_LINE: Colour = (255, 250, 235)
_MARK: Colour = (255, 214, 120)
_DIAMOND = 13


class Curve(Widget):
    """Bands of `colours`, one per seat. `chances` may still grow towards `positions` entries.

    A click goes to the position below it, the wheel and the arrows go one further.
    """

    def __init__(
        self, rect: Rect, kit: Kit, colours: Sequence[Colour], positions: int, go: Callable[[int], None]
    ) -> None:
        super().__init__("curve", rect, _("How the chances of winning went. Click to go there."))
        self.kit = kit
        self.colours = colours
        self.positions = positions
        self.go = go
        self.at = 0
        self.chances: list[Shares] = []
        self.turning_points: Sequence[int] = ()
        """Positions after the decisions that moved the chances most."""
        self._bands: tuple[int, Surface] | None = None

    def x_of(self, position: int) -> int:
        """Where a position stands, in window pixels."""
        return self.rect.x + round((self.rect.w - 1) * position / max(1, self.positions - 1))

    def position_at(self, x: int) -> int:
        """The position nearest to a place."""
        share = (x - self.rect.x) / max(1, self.rect.w - 1)
        return max(0, min(self.positions - 1, round(share * (self.positions - 1))))

    # --- drawing --------------------------------------------------------------------------------------------------

    def picture(self) -> list[Sprite]:
        """The bands, the turning points and the mark, for the moving layer."""
        kit, rect = self.kit, self.rect
        found = [Sprite(self._surface(), rect.x, rect.y)]
        for position in self.turning_points:
            found.append(self._diamond(self.x_of(position)))
        line = Surface((kit.px(3), rect.h))
        line.fill(_LINE)
        x = min(max(rect.x, self.x_of(self.at) - line.get_width() // 2), rect.right - line.get_width())
        return [*found, Sprite(line, x, rect.y)]

    def _surface(self) -> Surface:
        known = len(self.chances)
        if self._bands is None or self._bands[0] != known:
            self._bands = (known, self._draw_bands())
        return self._bands[1]

    def _draw_bands(self) -> Surface:
        """Seat by seat from the foot up; a share of the height is a share of the chance."""
        canvas = Surface(self.rect.size, SRCALPHA)
        canvas.fill((0, 0, 0, 110))
        if len(self.chances) < 2:
            return canvas
        places = [self.x_of(position) - self.rect.x for position in range(len(self.chances))]
        floor = [float(self.rect.h)] * len(places)
        for seat, colour in enumerate(self.colours):
            top = [low - row[seat] * self.rect.h for low, row in zip(floor, self.chances, strict=True)]
            outline = [*zip(places, top, strict=True), *zip(reversed(places), reversed(floor), strict=True)]
            draw.polygon(canvas, (*colour, 225), outline)
            if seat:
                draw.aalines(canvas, (20, 14, 8), False, list(zip(places, floor, strict=True)))
            floor = top
        return canvas

    def _diamond(self, x: int) -> Sprite:
        side = self.kit.px(_DIAMOND) | 1
        canvas = Surface((side, side), SRCALPHA)
        middle = side // 2
        corners = [(middle, 0), (side - 1, middle), (middle, side - 1), (0, middle)]
        draw.polygon(canvas, _MARK, corners)
        draw.polygon(canvas, (60, 36, 8), corners, max(1, side // 8))
        return Sprite(canvas, x - middle, self.rect.y - middle)

    # --- use ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, self.tip, lambda: None, adjust=lambda by: self.go(self.at + by))]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Scroll):
            self.go(self.at - (1 if event.dy > 0 else -1))
            return True
        if isinstance(event, (Press, Click)) and event.button == LEFT:
            self.go(self.position_at(event.pos[0]))
            return True
        if isinstance(event, Move) and event.held:
            self.go(self.position_at(event.pos[0]))
            return True
        return False

    def tooltip(self, pos: Pos) -> str:
        return self.tip
