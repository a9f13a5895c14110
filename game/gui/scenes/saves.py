"""The list of saved games."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.journal import SaveError
from game.engine.table import Table
from game.gui import games, layout
from game.gui.games import SavedGame
from game.gui.scenes.dialog import confirm
from game.gui.scenes.menu import MenuScene
from game.gui.seats import draw_medal, kind_name
from game.gui.widgets import Button, Label, Row, ScrollList, Widget
from game.i18n import _, n_

if TYPE_CHECKING:
    from game.gui.app import App

_ROW = 104


class SavesScene(MenuScene):
    """Every kept game with its players and how it stands; load or delete the chosen one."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.games = games.saved_games(app.slot)
        self.chosen: Path | None = self.games[0].path if self.games else None
        self._panel = Rect(0, 0, 0, 0)

    @property
    def game(self) -> SavedGame | None:
        """The chosen game."""
        return next((game for game in self.games if game.path == self.chosen), None)

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        page = layout.centred(window, min(window.w - kit.px(48), kit.px(1060)), min(window.h - kit.px(40), kit.px(780)))
        self._panel, foot = layout.rows(page, [1.0, -kit.px(56)], kit.px(18))
        inner = kit.below_title(self._panel, 24)
        back, delete, load = layout.columns(foot, [1.0, 1.0, 1.3], kit.px(18))
        game = self.game
        go = _("Play on") if game is None or game.open else _("Look at the result")
        return [
            self._list(inner),
            Button("back", back, _("Back"), self.back, "left"),
            Button(
                "delete", delete, _("Delete"), self._ask_delete, "trash",
                reason=_("No game is chosen."), on=game is not None,
            ),
            Button(
                "load", load, go, self._load, "play", primary=True,
                reason=game.problem if game else _("No game is chosen."),
                on=game is not None and game.table is not None,
            ),
        ]  # fmt: skip

    def _list(self, inner: Rect) -> Widget:
        kit = self.kit
        if not self.games:
            return Label(inner, _("No game is saved yet."), 22, colour=kit.skin.muted, align="center")
        rows = [
            Row(kit.px(_ROW), partial(self._paint_row, game), game.path, _players(game), partial(self._choose, game))
            for game in self.games
        ]
        return ScrollList("list", inner, rows, kit, kit.px(10))

    def _paint_row(self, game: SavedGame, canvas: Surface, rect: Rect) -> None:
        kit = self.kit
        chosen = game.path == self.chosen
        kit.sprites.draw_nine(canvas, kit.ui("tray"), rect, kit.scale)
        if chosen:
            kit.sprites.draw_nine(canvas, kit.ui("field"), rect, kit.scale, kit.skin.halo, 44)
        inner = layout.inset(rect, kit.px(20), kit.px(12))
        top, bottom = layout.rows(inner, [1.0, 1.0], kit.px(4))
        date = time.strftime("%Y-%m-%d  %H:%M", time.localtime(game.saved_at))
        when = Rect(top.right - kit.px(170), top.y, kit.px(170), top.h)
        kit.write(canvas, when, date, 17, colour=kit.skin.muted, align="right")
        title = Rect(top.x, top.y, when.x - top.x - kit.px(12), top.h)
        if game.table is None:
            kit.write(canvas, title, _("This file cannot be used"), 22, "bold", kit.skin.bad)
            kit.write(canvas, bottom, f"{game.path.name}: {game.problem}", 17, colour=kit.skin.muted, may_cut=True)
            return
        kit.write(canvas, title, _(game.table.rules.title), 23, "name", kit.skin.title)
        state = Rect(bottom.right - kit.px(330), bottom.y, kit.px(330), bottom.h)
        kit.write(canvas, state, _standing(game.table), 18, align="right", may_cut=True)
        self._paint_seats(canvas, Rect(bottom.x, bottom.y, state.x - bottom.x - kit.px(12), bottom.h), game.table)

    def _paint_seats(self, canvas: Surface, room: Rect, table: Table) -> None:
        kit = self.kit
        side, gap = min(room.h, kit.px(34)), kit.px(8)
        words = sum(kit.text.size(seat.name, "body", kit.font(19))[0] for seat in table.seats)
        fair = room.w // len(table.seats) - side - 3 * gap
        most = room.w if words + len(table.seats) * (side + 3 * gap) <= room.w else fair
        x = room.x
        for seat in table.seats:
            medal = Rect(x, room.centery - side // 2, side, side)
            draw_medal(canvas, kit, medal, seat.colour, seat.sign)
            where = kit.write(canvas, Rect(medal.right + gap, room.y, most, room.h), seat.name, 19, may_cut=True)
            x = where.right + 2 * gap

    def decorate(self, canvas: Surface) -> None:
        self.kit.titled_panel(canvas, self._panel, _("Saved games"), 24)

    # --- use ------------------------------------------------------------------------------------------------------

    def _choose(self, game: SavedGame) -> None:
        if game.path == self.chosen and self.ui.focus.visible:
            self._load()
            return
        self.chosen = game.path
        self.rebuild()

    def _load(self) -> None:
        from game.gui.scenes.table import TableScene

        game = self.game
        if game is None or game.table is None:
            return
        try:
            table = games.go_on(game)
        except (SaveError, OSError) as error:
            self.app.toasts.show(_("The game cannot be loaded: {reason}", reason=error))
            return
        self.app.scenes.replace(TableScene(self.app, table))

    def _ask_delete(self) -> None:
        game = self.game
        if game is None:
            return
        text = _("The saved game of {names} will be gone for good.", names=_players(game))
        question = confirm(self.app, _("Delete this game?"), text, _("Delete"), partial(self._delete, game))
        self.app.scenes.push(question)

    def _delete(self, game: SavedGame) -> None:
        try:
            game.path.unlink(missing_ok=True)
        except OSError as error:
            self.app.toasts.show(_("The game cannot be deleted: {reason}", reason=error.strerror or error))
            return
        self.games.remove(game)
        self.chosen = self.games[0].path if self.games else None
        self.rebuild()


def _players(game: SavedGame) -> str:
    if game.table is None:
        return game.path.name
    return ", ".join(f"{seat.name} ({kind_name(seat.kind)})" for seat in game.table.seats)


def _standing(table: Table) -> str:
    """How a game stands, in a few words."""
    if table.over:
        best = [table.seats[line.seat].name for line in table.state.standings() if line.place == 1]
        return _("{name} won", name=" & ".join(best))
    return n_("after {n} decision", "after {n} decisions", len(table.steps))
