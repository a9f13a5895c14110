"""The hand-over at one screen: a curtain before the next person's secrets, and the news since that person looked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Seat
from game.gui import layout
from game.gui.chronicle import Entry
from game.gui.input import Click, Event, Key
from game.gui.scenes.menu import MenuScene
from game.gui.seats import draw_medal
from game.gui.widgets import Button, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App
    from game.gui.scenes.table import TableScene

_MOST_LINES = 14


class CurtainScene(MenuScene):
    """Nothing of the table is in sight until the next person says to be there."""

    def __init__(self, app: App, table: TableScene, seat: Seat) -> None:
        self.skin = table.skin
        super().__init__(app)
        self.table = table
        self.seat = seat
        self._medal = Rect(0, 0, 0, 0)
        self._words = Rect(0, 0, 0, 0)

    def enter(self) -> None:
        self.app.sounds.play("curtain")

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        side = kit.px(150)
        self._medal = Rect(window.centerx - side // 2, window.centery - kit.px(230), side, side)
        self._words = Rect(0, 0, min(window.w - kit.px(80), kit.px(1000)), kit.px(130))
        self._words.midtop = (window.centerx, self._medal.bottom + kit.px(24))
        place = Rect(0, 0, kit.px(380), kit.px(64))
        place.midtop = (window.centerx, self._words.bottom + kit.px(30))
        self.ui.focus.set("ready")
        label = _("I am {name}", name=self._name(self.seat))
        ready = Button("ready", place, label, self._ready, "eye", primary=True, size=23, may_cut=True)
        return [ready, *self._back_button(place)]

    def _back_button(self, above: Rect) -> list[Button]:
        """The person who has just decided may take it back, where that is free, before the next one comes."""
        kit, table = self.kit, self.table.table
        seat = table.undone_seat
        if seat in (NOBODY, self.seat) or seat != self.table.eyes.before_screen or table.undo_refusal():
            return []
        place = Rect(0, 0, kit.px(320), kit.px(46))
        place.midtop = (above.centerx, above.bottom + kit.px(22))
        label = _("{name}: take it back", name=self._name(seat))
        return [Button("undo", place, label, partial(self._undo, seat), "undo", size=18, may_cut=True)]

    def _name(self, seat: Seat) -> str:
        return self.table.table.seats[seat].name

    def decorate(self, canvas: Surface) -> None:
        kit, setup = self.kit, self.table.table.seats[self.seat]
        kit.sprites.draw_cover(canvas, self.table.board.curtain, canvas.get_rect())
        draw_medal(canvas, kit, self._medal, setup.colour, setup.sign)
        upper, lower = layout.rows(self._words, [3, 2])
        headline = _("Pass to {name}", name=setup.name)
        kit.write(canvas, upper, headline, 52, "title", kit.skin.title, "center", may_cut=True)
        note = _("Nobody else should look at the screen now.")
        kit.write(canvas, lower, note, 22, "body", kit.skin.text, "center")

    def handle(self, event: Event) -> bool:
        current = self.ui.focus.current if self.ui.focus.visible else None
        elsewhere = current is not None and current.key != "ready"
        if isinstance(event, Key) and event.name in ("return", "space") and not elsewhere:
            self._ready()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.table.menu()

    def _undo(self, seat: Seat) -> None:
        self.app.scenes.remove(self)
        self.table.undo_from_curtain(seat)

    def _ready(self) -> None:
        self.app.scenes.remove(self)
        self.table.arrive(self.seat)


class RecapScene(MenuScene):
    """What happened since this person last looked; any key or click goes on."""

    opaque = False

    def __init__(self, app: App, table: TableScene, entries: Sequence[Entry]) -> None:
        self.skin = table.skin
        super().__init__(app)
        self.table = table
        self.entries = list(entries)[-_MOST_LINES:]
        self.cut = len(entries) > len(self.entries)
        """More happened than has room here."""
        self._panel = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        w = min(window.w - kit.px(80), kit.px(860))
        h = min(window.h - kit.px(80), kit.px(150) + (len(self.entries) + self.cut) * self._step())
        self._panel = layout.centred(window, w, h)
        place = Rect(0, 0, kit.px(240), kit.px(48))
        place.midbottom = (self._panel.centerx, self._panel.bottom - kit.px(24))
        self.ui.focus.set("go on")
        return [Button("go on", place, _("Go on"), self.back, "play", primary=True)]

    def _step(self) -> int:
        return self.kit.text.line_height("body", self.kit.font(19)) + self.kit.px(4)

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.titled_panel(canvas, self._panel, _("Since you last looked"), 24)
        room = self._panel.inflate(-2 * kit.px(40), 0)
        y = self._panel.y + kit.px(66)
        if self.cut:
            box = Rect(room.x, y, room.w, self._step())
            kit.write(canvas, box, _("What was before stands in the chronicle (C)."), 19, "body", kit.skin.muted)
            y += self._step()
        for entry in self.entries:
            box = Rect(room.x, y, room.w, self._step())
            if box.bottom > self._panel.bottom - kit.px(76):
                break
            role, colour = ("bold", kit.skin.title) if entry.heading else ("body", kit.skin.text)
            kit.write(canvas, box, entry.text, 19, role, colour, may_cut=True)  # type: ignore[arg-type]
            y += self._step()

    def handle(self, event: Event) -> bool:
        if isinstance(event, (Click, Key)):
            self.back()
            return True
        return super().handle(event)

    def back(self) -> None:
        self.app.scenes.remove(self)
