"""The whole chronicle over the table: the newest lines in view, and every card it names can be looked at."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Noun
from game.gui import inspector, layout
from game.gui.boards.view import Catalogue, Inspection
from game.gui.chronicle import Entry
from game.gui.compositor import Sprite
from game.gui.input import Event, Key, Move, Pos
from game.gui.scenes.menu import MenuScene
from game.gui.seats import draw_medal
from game.gui.sentence import Sentence
from game.gui.widgets import Button, Row, ScrollList, Widget
from game.gui.widgets.tooltip import Hover
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App
    from game.gui.scenes.table import TableScene

_WIDTH, _FOOT = 900, 54
_SIZE, _HEADING = 19, 22
_MEDAL, _DOT, _INDENT = 34, 24, 50


class ChronicleScene(MenuScene):
    """Page keys and the wheel scroll; Escape or C goes back."""

    opaque = False

    def __init__(self, app: App, table_scene: TableScene) -> None:
        self.skin = table_scene.skin
        super().__init__(app)
        self.table_scene = table_scene
        self.entries = list(table_scene.lines)
        self._panel = Rect(0, 0, 0, 0)
        self._list: ScrollList | None = None
        self._sentences: list[Sentence] = []
        self._catalogue: Catalogue
        self._hover = Hover()
        self._pointed: tuple[Inspection, Rect] | None = None

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        self._catalogue = self.table_scene.board.catalogue(kit, self.table_scene.names)
        page = layout.centred(window, min(window.w - kit.px(40), kit.px(_WIDTH)), window.h - kit.px(36))
        self._panel, foot = layout.rows(page, [1.0, -kit.px(_FOOT)], kit.px(14))
        room = layout.inset(kit.below_title(self._panel, 22), kit.px(14), kit.px(2))
        self._sentences = [self._sentence(entry, room.w - kit.px(30)) for entry in self.entries]
        rows = [self._row(entry, words) for entry, words in zip(self.entries, self._sentences, strict=True)]
        first, self._list = self._list is None, ScrollList("lines", room, rows, kit, kit.px(5))
        if first:
            self._list.offset = self._list.overflow
        self._point(None)
        back = layout.centred(foot, kit.px(300), foot.h)
        return [self._list, Button("back", back, _("Back"), self.back, "left", primary=True)]

    def _sentence(self, entry: Entry, width: int) -> Sentence:
        kit = self.kit
        if entry.heading:
            return Sentence(kit, entry.pieces, width - kit.px(_INDENT), _HEADING, kit.skin.title, "name")
        colour = kit.skin.muted if entry.seat == NOBODY else kit.skin.text
        return Sentence(kit, entry.pieces, width - kit.px(_INDENT), _SIZE, colour)

    def _row(self, entry: Entry, words: Sentence) -> Row:
        height = words.height + (self.kit.px(26) if entry.heading else 0)
        return Row(height, partial(self._paint_row, entry, words))

    def _paint_row(self, entry: Entry, words: Sentence, canvas: Surface, rect: Rect) -> None:
        """A turn's heading with a line above and the seat's medal, or a line with the medal small."""
        kit = self.kit
        x, y = self._origin(entry, rect)
        side = kit.px(_MEDAL if entry.heading else _DOT)
        if entry.heading and rect.y > self._panel.y:
            line = Rect(rect.x, rect.y + kit.px(6), rect.w, 1)
            canvas.fill(kit.skin.disabled, line)
        if entry.seat != NOBODY:
            setup = self.table_scene.table.seats[entry.seat]
            medal = Rect(0, 0, side, side)
            medal.center = (rect.x + kit.px(_INDENT) // 2, y + words.step // 2)
            draw_medal(canvas, kit, medal, setup.colour, setup.sign)
        words.draw(canvas, x, y)

    def _origin(self, entry: Entry, rect: Rect) -> Pos:
        """Where the sentence of a row begins."""
        return rect.x + self.kit.px(_INDENT), rect.y + (self.kit.px(18) if entry.heading else 0)

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.panel(canvas, self._panel)  # twice, so that the table does not show through the lines
        kit.titled_panel(canvas, self._panel, _("Chronicle"), 22)

    # --- looking at cards -----------------------------------------------------------------------------------------

    def sprites(self) -> list[Sprite]:
        found = super().sprites()
        if self._pointed and self._list:
            thing, word = self._pointed
            glow = self.kit.halo(word, alpha=150)
            glow.clip = self._list.rect
            found.append(glow)
            if self._hover.shown:
                w, h = self.app.size
                # above or below, so that the line can still be read
                free = Rect(0, 0, w, word.top) if word.centery > h // 2 else Rect(0, word.bottom, w, h - word.bottom)
                found += inspector.panel(self.kit, thing, word, Rect(0, 0, w, h), free)
        return found

    def noun_at(self, pos: Pos) -> tuple[Noun, Rect] | None:
        """The thing that is named under the pointer, and where its word is."""
        if self._list is None or not self._list.rect.collidepoint(pos):
            return None
        for entry, words, rect in zip(self.entries, self._sentences, self._list.row_rects(), strict=True):
            if rect.collidepoint(pos):
                x, y = self._origin(entry, rect)
                found = words.noun_at(pos[0] - x, pos[1] - y)
                return (found[0], found[1].move(x, y)) if found else None
        return None

    def _point(self, pos: Pos | None) -> None:
        found = self.noun_at(pos) if pos else None
        thing = self._catalogue(found[0]) if found else None
        self._pointed = (thing, found[1]) if found and thing and thing.text else None
        self._hover.at((found[0], tuple(found[1])) if self._pointed and found else None, pos or (0, 0))

    # --- time and input -------------------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        super().update(dt)
        self._hover.update()

    def wake_in(self) -> float | None:
        wishes = [wish for wish in (super().wake_in(), self._hover.wake_in()) if wish is not None]
        return min(wishes, default=None)

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        self._point(event.pos if isinstance(event, Move) else None)
        if used or not isinstance(event, Key) or self._list is None:
            return used
        page, whole = self._list.rect.h * 9 // 10, self._list.length
        ways = {"page down": page, "space": page, "page up": -page, "home": -whole, "end": whole,
                "up": -page // 9, "down": page // 9}
        if event.name in ways:
            self._list.scroll(ways[event.name])
        elif event.name == "c":
            self.back()
        else:
            return False
        return True
