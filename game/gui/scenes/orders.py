"""The standing answers of the person before the screen, laid over the table below the clock of the bar."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import Order, Seat
from game.engine.standing import Span
from game.gui import layout
from game.gui.boards.view import BAR
from game.gui.input import Click, Event, Key
from game.gui.scenes.menu import MenuScene
from game.gui.widgets import Button, Choice, Label, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App
    from game.gui.scenes.table import TableScene

_WIDTH, _ROW, _GAP, _BUTTON, _NOTE = 640, 58, 10, 48, 56
_TITLE = 22


class OrdersScene(MenuScene):
    """One line for each order with how long it holds. Escape, A or a click beside it goes back; hovering explains."""

    opaque = False

    def __init__(self, app: App, table: TableScene, seat: Seat) -> None:
        self.skin = table.skin
        super().__init__(app)
        self.table = table
        self.seat = seat
        self._panel = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit, rules = self.kit, self.table.table.rules
        rim, count = kit.px(kit.skin.rim), len(rules.orders)
        rows = count * kit.px(_ROW) + (count - 1) * kit.px(_GAP)
        h = 2 * rim + kit.px(_TITLE * 1.7 + 8) + rows + kit.px(_NOTE + _BUTTON + 44)
        self._panel = Rect(0, self.table.kit.px(BAR) + kit.px(6), min(window.w - kit.px(40), kit.px(_WIDTH)), h)
        self._panel.right = window.right - kit.px(20)
        inner = layout.inset(kit.below_title(self._panel, _TITLE), kit.px(12), kit.px(4))
        note = Rect(inner.x, inner.y, inner.w, kit.px(_NOTE))
        words = _("{name}, these answer for you, and the screen stays where it is. Only you see this.", name=self._name)
        found: list[Widget] = [Label(note, words, 17, colour=kit.skin.muted, wrapped=True)]
        places = layout.stack(inner.x, note.bottom + kit.px(6), inner.w, [kit.px(_ROW)] * count, kit.px(_GAP))
        for order, place in zip(rules.orders, places, strict=True):
            found += self._row(order, place)
        back = Rect(0, 0, kit.px(220), kit.px(_BUTTON))
        back.midtop = (inner.centerx, places[-1].bottom + kit.px(16))
        return [*found, Button("back", back, _("Back"), self.back, "left", primary=True)]

    @property
    def _name(self) -> str:
        return self.table.table.seats[self.seat].name

    def _row(self, order: Order, place: Rect) -> list[Widget]:
        """What the order says, and its span; the whole control is explained by a tooltip."""
        kit, table = self.kit, self.table.table
        words, control = layout.columns(place, [1.35, 1.0], kit.px(14))
        span = table.span(self.seat, order)
        colour = kit.skin.text if span is Span.OFF else kit.skin.title
        options = [
            (Span.OFF, _("Ask me")), (Span.ROUND, _(table.rules.this_round)),
            (Span.LASTING, _("Until changed")),
        ]
        return [
            Label(words, _(order.title), 18, "bold", colour, wrapped=True),
            Choice(order.id, layout.centred(control, control.w, kit.px(44)), _(order.title), options, span,
                   partial(self._fix, order), tip=_(order.note), size=17),
        ]

    def _fix(self, order: Order, span: Span) -> None:
        self.table.table.fix(self.seat, order, span)
        self.rebuild()

    def decorate(self, canvas: Surface) -> None:
        self.kit.panel(canvas, self._panel)  # twice, so that the table does not show through the words
        self.kit.titled_panel(canvas, self._panel, _("Standing answers"), _TITLE)

    def handle(self, event: Event) -> bool:
        if not super().handle(event):
            beside = isinstance(event, Click) and not self._panel.collidepoint(event.pos)
            if beside or (isinstance(event, Key) and event.name == "a"):
                self.back()
        return True
