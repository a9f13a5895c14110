"""The bar of the chances to win: one band for each seat along the lower edge of a table's top bar."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ai import history
from game.engine.protocol import State
from game.gui.boards.view import BAR
from game.gui.input import Pos
from game.gui.kit import Kit
from game.gui.theme import SEAT_COLOURS, Colour
from game.gui.widgets import Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.scenes.table import TableScene

_HEIGHT = 9


class ChancesBar(Widget):
    """Bands in the colours of the seats, as wide as their shares, which sum to 1; pointed at, it tells the figures."""

    def __init__(self, rect: Rect, shares: Sequence[float], colours: Sequence[Colour], names: Sequence[str]) -> None:
        lines = [_("Chances to win, by what lies open to all:")]
        for name, share in zip(names, shares, strict=True):
            lines.append(_("{name}: {n} %", name=name, n=round(100 * share)))
        super().__init__("chances", rect, "\n".join(lines))
        self.shares = tuple(shares)
        self._colours = tuple(colours)

    def bands(self) -> list[Rect]:
        """The band of each seat, from the left; together they fill the bar."""
        edges = [round(self.rect.w * sum_) for sum_ in accumulate(self.shares, initial=0.0)]
        edges[-1] = self.rect.w
        return [Rect(self.rect.x + a, self.rect.y, b - a, self.rect.h) for a, b in pairwise(edges)]

    def paint(self, canvas: Surface, kit: Kit) -> None:
        canvas.fill((20, 14, 8), self.rect)
        for band, colour in zip(self.bands(), self._colours, strict=True):
            canvas.fill(colour, Rect(band.x, band.y + kit.px(1), max(0, band.w - kit.px(1)), band.h - 2 * kit.px(1)))

    def hit(self, pos: Pos) -> bool:
        return self.rect.inflate(0, self.rect.h).collidepoint(pos)


class Chances:
    """Weighs the position of a table anew after each decision, once everything before has been shown."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._weighed: tuple[State, history.Shares] | None = None

    def toggle(self) -> None:
        """Show the bar, or no longer."""
        self._scene.app.change(win_bar=not self._scene.app.settings.win_bar)

    def controls(self) -> list[Widget]:
        """The bar, if the player wants it."""
        scene, kit = self._scene, self._scene.kit
        if not scene.app.settings.win_bar:
            return []
        h = kit.px(_HEIGHT)
        rect = Rect(0, kit.px(BAR) - h, scene.app.size[0], h)
        colours = [SEAT_COLOURS[setup.colour] for setup in scene.table.seats]
        return [ChancesBar(rect, self._shares(), colours, [setup.name for setup in scene.table.seats])]

    def _shares(self) -> history.Shares:
        state = self._scene.table.state
        fresh = self._weighed is not None and (self._weighed[0] is state or self._scene.playback.busy)
        if self._weighed is None or not fresh:
            self._weighed = state, history.shares(self._scene.table.rules, state)
        return self._weighed[1]
