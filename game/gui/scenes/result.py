"""The score sheet over the final board: filled category by category, then the winners, then what next."""

from __future__ import annotations

import time
from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.engine.protocol import Seat
from game.gui import games, layout, verdict
from game.gui.ceremony import Ceremony
from game.gui.compositor import Sprite
from game.gui.input import Click, Event, Key, Press
from game.gui.motion import pulse
from game.gui.scenes.menu import MenuScene
from game.gui.seats import draw_medal, kind_name
from game.gui.theme import Colour
from game.gui.widgets import Button, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App
    from game.gui.scenes.table import TableScene

GOLD: Colour = (255, 214, 120)
_TITLE, _HEADINGS, _VERDICT, _BUTTONS = 24, 50, 84, 52
_ENDING = 24
"""Height of the line that tells what ended the game."""
_ROW, _GAP = 230, 7
_WIDTH = 1280
_SPARKS = 30
_CALM_SECONDS = 0.8
"""So long after they appear the buttons take no press: it was meant for the table, or for the ceremony."""


class _Line(NamedTuple):
    """Places in one seat's row: `cells` are the categories and the total."""

    row: Rect
    medal: Rect
    name: Rect
    portrait: Rect
    cells: list[Rect]


class ResultScene(MenuScene):
    """Laid over a finished table. With a `ceremony` the sheet is filled before the eyes; any click or key ends that."""

    opaque = False

    def __init__(self, app: App, table_scene: TableScene, ceremony: bool = False) -> None:
        self.skin = table_scene.skin
        super().__init__(app)
        self.table_scene = table_scene
        self.table = table_scene.table
        self.standings = self.table.state.standings()
        self.ceremony = Ceremony(
            self.standings, self.timeline, app.sounds.play, table_scene.board.category_sounds, self.table.rules.triumph
        )
        ending = self.table.rules.ending(self.table.state)
        self._ending = table_scene.names.phrase(ending) if ending else ""
        self.winners = [standing.seat for standing in self.standings if standing.place == 1]
        self._with_ceremony = ceremony
        self._swallow = False
        self._calm_until = 0.0
        self._sheet = Rect(0, 0, 0, 0)
        self._lines: list[_Line] = []
        self._verdict = Rect(0, 0, 0, 0)
        self._portraits: dict[str, list[Sprite]] = {}

    def enter(self) -> None:
        self.timeline.speed = self.app.settings.animation.factor
        if self._with_ceremony:
            self.ceremony.start()
            self._calm_until = time.monotonic() + _CALM_SECONDS
        else:
            self.ceremony.stage = self.ceremony.columns

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit, count = self.kit, len(self.standings)
        page = layout.inset(window, kit.px(24), kit.px(20))
        around = 2 * kit.px(kit.skin.rim) + kit.px(_TITLE * 1.7 + 8 + _HEADINGS + self._verdict_units + _BUTTONS + 24)
        gap = kit.px(_GAP)
        row_h = min(kit.px(_ROW), (page.h - around) // count - gap)
        self._sheet = layout.centred(page, min(page.w, kit.px(_WIDTH)), around + count * (row_h + gap))
        inner = layout.inset(kit.below_title(self._sheet, _TITLE), kit.px(8), 0)
        top = inner.y + kit.px(_HEADINGS)
        self._lines = [
            self._line(Rect(inner.x, top + index * (row_h + gap), inner.w, row_h)) for index in range(count)
        ]
        self._verdict = Rect(inner.x, top + count * (row_h + gap), inner.w, kit.px(self._verdict_units))
        self._portraits.clear()
        buttons = Rect(inner.x, self._verdict.bottom, inner.w, kit.px(_BUTTONS))
        return self._buttons(buttons) if self.ceremony.proclaimed else ()

    @property
    def _verdict_units(self) -> int:
        return _VERDICT + (_ENDING if self._ending and not self.ceremony.triumphant else 0)

    def _line(self, row: Rect) -> _Line:
        kit = self.kit
        room = layout.inset(row, kit.px(16), kit.px(5))
        side = min(room.h, kit.px(58))
        columns = [0.8] * len(self.ceremony.categories) + [1.0] * (not self.ceremony.triumphant)
        parts = [-side, 1.5, -room.h * self.table_scene.board.portrait_aspect, *columns]
        medal, name, portrait, *cells = layout.columns(room, parts, kit.px(14))
        return _Line(row, layout.centred(medal, side, side), name, portrait, cells)

    def _buttons(self, row: Rect) -> list[Widget]:
        parts = layout.columns(layout.inset(row, self.kit.px(16), 0), [1.0, 1.0, 1.5, 0.8], self.kit.px(18))
        board, review, again, title = parts
        return [
            Button("board", board, _("Look at the board"), self.back, "eye"),
            Button("review", review, _("Look back"), self._review, "step",
                   tip=_("Goes through the game decision by decision, with everybody's chances.")),
            Button("again", again, _("New game with the same seats"), self._again, "restart", primary=True),
            Button("title", title, _("Title"), self._title, "home"),
        ]

    # --- drawing --------------------------------------------------------------------------------------------------

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.panel(canvas, self._sheet)  # twice, so that the table does not show through the numbers
        kit.titled_panel(canvas, self._sheet, _("Score sheet"), _TITLE)
        words = dict(self.table.rules.categories)
        headings = [_(words[category]) for category in self.ceremony.categories]
        if not self.ceremony.triumphant:
            headings.append(_("Total"))
        for cell, heading in zip(self._lines[0].cells, headings, strict=True):
            box = Rect(cell.x - kit.px(5), self._lines[0].row.y - kit.px(_HEADINGS), cell.w + kit.px(10),
                       kit.px(_HEADINGS - 2))
            kit.write_wrapped(canvas, box, heading, 18, "bold", kit.skin.accent, "center", "middle")
        for seat, line in enumerate(self._lines):
            self._paint_seat(canvas, seat, line)

    def _paint_seat(self, canvas: Surface, seat: Seat, line: _Line) -> None:
        kit, setup = self.kit, self.table.seats[seat]
        kit.sprites.draw_nine(canvas, kit.ui("tray"), line.row, kit.scale)
        draw_medal(canvas, kit, line.medal, setup.colour, setup.sign)
        name, kind = layout.rows(layout.centred(line.name, line.name.w, kit.px(62)), [1.2, 1.0])
        kit.write(canvas, name, setup.name, 25, "name", kit.skin.text, may_cut=True)
        icon = Rect(kind.x, kind.y + kit.px(4), kit.px(20), kit.px(20))
        kit.icon(canvas, "person" if setup.human else "robot", icon, kit.skin.muted)
        words = Rect(icon.right + kit.px(8), icon.y, kind.right - icon.right - kit.px(8), icon.h)
        kit.write(canvas, words, kind_name(setup.kind), 18, "body", kit.skin.muted)

    def sprites(self) -> list[Sprite]:
        found = self._column_light() + self._glory()
        lit = self.ceremony.lit
        if lit not in self._portraits:
            board = self.table_scene.board
            self._portraits[lit] = [
                sprite for seat, line in enumerate(self._lines) for sprite in board.portrait(seat, line.portrait, lit)
            ]
        found += self._portraits[lit]
        for seat, line in enumerate(self._lines):
            for column, cell in enumerate(line.cells):
                found += self._number(cell, self.ceremony.shown(seat, column), column == len(self.ceremony.categories))
        return found + self._words() + self._sparks() + super().sprites()

    def _number(self, cell: Rect, value: int | None, total: bool) -> list[Sprite]:
        kit = self.kit
        if self.ceremony.triumphant:
            side = kit.px(56)
            laurel = layout.centred(cell, side, side)
            return [kit.sprites.sprite(self.table_scene.board.emblem, laurel, GOLD)] if value else []
        if value is None:
            return []
        colour = kit.skin.text if value else kit.skin.disabled
        placed = kit.text.place(cell, str(value), "number", kit.font(42 if total else 30), colour, "center", gild=total)
        return [Sprite(placed[0], *placed[1].topleft)] if placed else []

    def _column_light(self) -> list[Sprite]:
        """Light on the column that is counted."""
        if self.ceremony.proclaimed:
            return []
        kit = self.kit
        first, last = self._lines[0].cells[self.ceremony.stage], self._lines[-1].cells[self.ceremony.stage]
        column = Rect(first.x, self._lines[0].row.y - kit.px(_HEADINGS - 4), first.w, 0)
        column.h = last.bottom - column.y + kit.px(7)
        return [kit.sprites.nine_sprite(kit.ui("field"), column, kit.scale, kit.skin.halo, 34)]

    def _glory(self) -> list[Sprite]:
        """Gold around the winners."""
        if not self.ceremony.proclaimed:
            return []
        kit = self.kit
        found: list[Sprite] = []
        for seat in self.winners:
            line = self._lines[seat]
            found += [kit.halo(line.row, GOLD)] * 2
            if self.ceremony.triumphant:
                continue
            total = line.cells[-1]
            side = kit.px(32)
            trophy = Rect(total.right - side, total.centery - side // 2, side, side)
            found.append(kit.sprites.sprite("icon/trophy", trophy, GOLD))
        return found

    def _words(self) -> list[Sprite]:
        """What is counted, or who has won and why."""
        kit = self.kit
        head, below = layout.rows(layout.inset(self._verdict, 0, kit.px(5)), [1.9, 1.0])
        if not self.ceremony.proclaimed:
            headings = dict(self.table.rules.categories)
            what = _(headings[self.ceremony.lit]) if self.ceremony.lit else _("Total")
            hint = _("Any key or click shows the result at once.")
            return (kit.words(head, what, kit.font(28), "title", kit.skin.title, "center")
                    + kit.words(below, hint, kit.font(18), "body", kit.skin.muted, "center"))
        names = [setup.name for setup in self.table.seats]
        headline, reason = verdict.words(
            self.standings, names, _(self.table.rules.tiebreak), self.ceremony.triumphant)
        lines = [line for line in (reason, self._ending) if line]
        room = layout.inset(self._verdict, 0, kit.px(5))
        head, *rows = layout.rows(room, [1.9, *[1.0] * len(lines)])
        placed = [
            kit.text.place(head, headline, "title", kit.font(31), align="center", gild=True, may_cut=True),
            *(kit.text.place(row, line, "body", kit.font(19), align="center", may_cut=True)
              for row, line in zip(rows, lines, strict=True)),
        ]
        return [Sprite(line[0], *line[1].topleft) for line in placed if line]

    def _sparks(self) -> list[Sprite]:
        """Sparks that rise from the winners' rows for a while."""
        glory = self.ceremony.glory
        if glory is None or glory.over:
            return []
        kit, found = self.kit, list[Sprite]()
        for seat in self.winners:
            row, rng = self._lines[seat].row, Random(seat)
            for _index in range(_SPARKS):
                x, start, size = rng.random(), 0.7 * rng.random(), rng.choice((10, 14, 20, 28))
                life = (glory.share - start) / 0.3
                if 0 < life < 1:
                    side = kit.px(size)
                    place = Rect(round(row.x + x * row.w), round(row.bottom - row.h * 1.1 * life), side, side)
                    alpha = 51 * round(5 * pulse(life))
                    found.append(kit.sprites.sprite("fx/spark", place, GOLD, alpha))
        return found

    # --- time and input -------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        self.ceremony.update()
        if self.ceremony.proclaimed and not self.ui.widgets:
            self._calm_until = time.monotonic() + _CALM_SECONDS
            self.rebuild()

    def settle(self) -> None:
        self.ceremony.skip()
        super().settle()

    def handle(self, event: Event) -> bool:
        if isinstance(event, Press):
            self._swallow = not self.ceremony.proclaimed or time.monotonic() < self._calm_until
        if isinstance(event, (Press, Key)) and not self.ceremony.proclaimed:
            self.ceremony.skip()
            return True
        if isinstance(event, (Press, Click)) and self._swallow:
            return True
        return super().handle(event)

    # --- what next ------------------------------------------------------------------------------------------------

    def _again(self) -> None:
        from game.gui.scenes.table import TableScene

        table = games.begin(self.app.slot, self.table.rules, self.table.options, self.table.seats, None)
        self.app.scenes.replace(TableScene(self.app, table))

    def _review(self) -> None:
        from game.gui.scenes.review import ReviewScene

        self.app.scenes.push(ReviewScene(self.app, self.table))

    def _title(self) -> None:
        from game.gui.scenes.title import TitleScene

        self.app.scenes.replace(TitleScene(self.app))
