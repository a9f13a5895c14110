"""A game that is over, looked at decision by decision, with the chances it had, and played on from anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ai import history
from game.engine.protocol import redact
from game.engine.table import Table
from game.gui import chronicle, games, layout, lines
from game.gui.boards import view_of
from game.gui.boards.view import BAR
from game.gui.compositor import Sprite
from game.gui.input import Event, Key
from game.gui.names import Names
from game.gui.scene import Scene
from game.gui.scenes.curve import Curve
from game.gui.scenes.pointing import Pointing
from game.gui.seats import medal_sprites
from game.gui.theme import SEAT_COLOURS
from game.gui.widgets import Button, IconButton, Ui, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

_STRIP, _MARGIN = 116, 24
_LEGEND = 420
_AT_ONCE = 12
"""Positions weighed per frame, until the curve is whole."""
_BUTTON, _GAP, _ICON = 48, 12, 40


class ReviewScene(Scene):
    """Opened from a finished table and laid in its place; Escape goes back there.

    Position k is the table after k decisions. It shows what the only person at the table knew, or, with several
    persons or none, what lay open for all.
    """

    need = (1920, 1080)

    def __init__(self, app: App, table: Table) -> None:
        board = view_of(table.rules.id)
        self.skin = board.skin
        super().__init__(app)
        self.table = table
        self.names = Names(table.rules, table.seats)
        self.board = board(table.rules, table.seats, table.options, self.names)
        people = [seat for seat, setup in enumerate(table.seats) if setup.human]
        self.viewer = people[0] if len(people) == 1 else None
        self.positions = [*(step.before for step in table.steps), table.state]
        self.at = len(self.positions) - 1
        self.ui = Ui(self)
        self.pointing = Pointing(self)
        self._lines = chronicle.entries(table, self.names, self.viewer)
        self.curve: Curve
        self.chances: list[history.Shares] = []
        self.turning_points: list[int] = []
        self._coming: Iterator[history.Shares] | None = history.curve(table.rules, self.positions)
        self._legend = Rect(0, 0, 0, 0)

    # --- places -----------------------------------------------------------------------------------------------------

    def layout(self, size: layout.Size) -> None:
        kit = self.kit
        bar, strip, margin = kit.px(BAR), kit.px(_STRIP), kit.px(_MARGIN)
        area = Rect(0, bar + strip, size[0], size[1] - bar - strip)
        self.board.layout(area, replace(kit, scale=kit.scale * area.h / (area.h + strip)))
        top = Rect(margin, bar + kit.px(12), size[0] - 2 * margin, strip - kit.px(24))
        self._legend, chart = layout.columns(top, [-kit.px(_LEGEND), 1.0], margin)
        colours = [SEAT_COLOURS[setup.colour] for setup in self.table.seats]
        self.curve = Curve(chart, kit, colours, len(self.positions), self.go)
        self._show()

    def _controls(self) -> list[Widget]:
        return [*self._steps(), self.curve, *self._ways_out()]

    def _steps(self) -> list[Widget]:
        """One decision or one turning point back and on, at the right end of the bar."""
        last, (before, after) = len(self.positions) - 1, self._points()
        first, end = _("This is the start."), _("This is the end of the game.")
        none = _("There is no turning point that way.")
        found: list[Widget] = []
        for (key, icon, label, to, why), place in zip((
            ("point-back", "up", _("The turning point before (Page up)"), before[-1:], none),
            ("back", "left", _("One decision back (Left)"), [self.at - 1] * (self.at > 0), first),
            ("on", "right", _("One decision on (Right)"), [self.at + 1] * (self.at < last), end),
            ("point-on", "down", _("The next turning point (Page down)"), after[:1], none),
        ), self._icons(), strict=True):
            go = partial(self.go, to[0] if to else self.at)
            found.append(IconButton(key, place, icon, label, go, why, bool(to)))
        return found

    def _icons(self) -> list[Rect]:
        kit, side = self.kit, self.kit.px(_ICON)
        left = self.app.size[0] - kit.px(_MARGIN) - 4 * side - 3 * kit.px(_GAP)
        return [Rect(left + n * (side + kit.px(_GAP)), (kit.px(BAR) - side) // 2, side, side) for n in range(4)]

    def _ways_out(self) -> list[Widget]:
        kit, row = self.kit, self._row()
        back, play = layout.columns(row, [0.7, 1.3], kit.px(_GAP))
        return [
            Button("leave", back, _("Back"), self.app.scenes.pop, "left", size=18),
            Button(
                "play", play, _("Play on from here"), self._play_on, "play", primary=True, size=18,
                tip=_("A new game with these decisions behind it; the old one stays as it is."),
                reason=_("The game is over here. Go back first."), on=self.at < len(self.positions) - 1,
            ),
        ]  # fmt: skip

    def _row(self) -> Rect:
        kit, rect = self.kit, self.board.prompt_rect
        room = rect.inflate(-2 * kit.px(22), -2 * kit.px(14))
        return Rect(room.x, room.bottom - kit.px(_BUTTON), room.w, kit.px(_BUTTON))

    # --- going ------------------------------------------------------------------------------------------------------

    def go(self, position: int) -> None:
        """Show another position."""
        position = max(0, min(len(self.positions) - 1, position))
        if position != self.at:
            self.at = position
            self._show()

    def _show(self) -> None:
        table = self.table
        self.pointing.at(None)
        centre = self.viewer if self.viewer is not None else (table.steps[self.at - 1].seat if self.at else 0)
        self.board.show(table.rules.observe(self.positions[self.at], self.viewer), centre)
        self.curve.at, self.curve.chances = self.at, self.chances
        self.curve.turning_points = self.turning_points
        self.ui.set(self._controls())
        self.repaint()

    def _play_on(self) -> None:
        from game.gui.scenes.table import TableScene

        self.app.scenes.replace(TableScene(self.app, games.branch(self.app.slot, self.table, self.at)))

    # --- Scene ------------------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        self.ui.update()
        self.pointing.hover.update()
        if self._coming is not None:
            for _index in range(_AT_ONCE):
                row = next(self._coming, None)
                if row is None:
                    self._coming = None
                    self.turning_points = [step + 1 for step in history.turning_points(self.chances)]
                    self._show()
                    break
                self.chances.append(row)

    def wake_in(self) -> float | None:
        if self._coming is not None:
            return 0.005
        return min((wish for wish in (self.ui.wake_in(), self.pointing.wake_in()) if wish is not None), default=None)

    def settle(self) -> None:
        while self._coming is not None:
            self.update(0)
        super().settle()

    def handle(self, event: Event) -> bool:
        """The arrows go through the game, Tab moves the cursor over the buttons, pointing shows things large."""
        if isinstance(event, Key) and (to := self._keys().get(event.name)) is not None:
            self.go(to)
            return True
        if self.ui.handle(event):
            self.pointing.handle_used(event)
            return True
        if self.pointing.handle(event):
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.app.scenes.pop()
            return True
        return False

    def _keys(self) -> dict[str, int]:
        """Where each key goes."""
        before, after = self._points()
        return {
            "left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.positions) - 1,
            "page up": before[-1] if before else self.at, "page down": after[0] if after else self.at,
        }

    def _points(self) -> tuple[list[int], list[int]]:
        """The turning points before and after the position on show."""
        points = self.turning_points
        return [point for point in points if point < self.at], [point for point in points if point > self.at]

    # --- drawing ----------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface) -> None:
        self.board.paint(canvas)
        kit = self.kit
        bar = Rect(0, 0, canvas.get_width(), kit.px(BAR))
        kit.sprites.draw_nine(canvas, kit.ui("bar"), bar, kit.scale)
        title = Rect(kit.px(_MARGIN), 0, bar.w - 2 * kit.px(_MARGIN), bar.h)
        kit.write(canvas, title, _("{game}: looking back", game=_(self.table.rules.title)), 31, "title", kit.skin.title)
        count = _("Decision {n} of {all}", n=self.at, all=len(self.positions) - 1)
        kit.write(canvas, Rect(title.x, 0, self._icons()[0].x - kit.px(_GAP) - title.x, bar.h), count, 22, "name",
                  kit.skin.muted, "right")
        kit.sprites.draw_nine(canvas, kit.ui("tray"), self.curve.rect.inflate(kit.px(10), kit.px(10)), kit.scale)
        self._paint_words(canvas)
        self.ui.paint(canvas)

    def _paint_words(self, canvas: Surface) -> None:
        """What the decision before brought."""
        kit, rect = self.kit, self.board.prompt_rect
        room = rect.inflate(-2 * kit.px(22), -2 * kit.px(14))
        room.h = self._row().y - kit.px(_GAP) - room.y
        if not self.at:
            kit.write_wrapped(canvas, room, _("The start of the game."), 21, "bold", kit.skin.text)
            return
        headline = self._headline()
        used = kit.write_wrapped(canvas, room, headline, 21, "bold", kit.skin.text)
        below = Rect(room.x, used.bottom + kit.px(4), room.w, room.bottom - used.bottom - kit.px(4))
        lines = [entry.text for entry in self._entries() if not entry.heading]
        px = kit.font(17)
        most = max(1, below.h // kit.text.line_height("body", px))
        while len(lines) > 1 and len(kit.text.wrap("\n".join(lines), "body", px, below.w)) > most:
            del lines[-1]
        kit.write_wrapped(canvas, below, "\n".join(lines), 17, "body", kit.skin.muted)

    def _headline(self) -> str:
        name = self.table.seats[self.table.steps[self.at - 1].seat].name
        if self.at in self.turning_points:
            return _("Turning point: {name} decides", name=name)
        return _("{name} decides", name=name)

    def _entries(self) -> list[chronicle.Entry]:
        """The lines of the chronicle for the decision before."""
        table, at = self.table, self.at - 1
        seen = table.rules.observe(self.positions[at], self.viewer)
        found = [
            chronicle.entry_of(self.names, seen, redact(event, self.viewer), at) for event in table.steps[at].events
        ]
        return [entry for entry in found if entry]

    def sprites(self) -> list[Sprite]:
        found = [*self.board.sprites(), *self._chronicle(), *self.curve.picture()]
        if self.at < len(self.chances):
            found += self._shares(self.chances[self.at])
        return [*found, *self.ui.sprites(), *self.pointing.inspection(), *self.ui.tooltips()]

    def _chronicle(self) -> list[Sprite]:
        """The lines up to the position on show, where the board has a place for them."""
        if self.board.chronicle_rect is None:
            return []
        whole = self.at == len(self.positions) - 1
        told = [entry for entry in self._lines if whole or entry.step < self.at]
        return lines.newest(self.board.kit, self.board.chronicle_rect, told, self.table.seats)

    def _shares(self, chances: history.Shares) -> list[Sprite]:
        """Each seat's medal and chance."""
        kit, found = self.kit, list[Sprite]()
        for setup, chance, place in zip(
            self.table.seats, chances, layout.columns(self._legend, [1.0] * len(chances)), strict=True
        ):
            side = min(kit.px(52), place.w)
            medal = Rect(place.centerx - side // 2, place.y + kit.px(2), side, side)
            found += medal_sprites(kit, medal, setup.colour, setup.sign)
            below = Rect(place.x, medal.bottom, place.w, place.bottom - medal.bottom)
            percent = _("{n} %", n=round(100 * chance))
            found += kit.words(below, percent, kit.font(22), "number", kit.skin.text, "center")
        return found
