"""How a game goes: chapters on the left, the chosen one on the right with pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import AnyRules, Figure, Noun
from game.engine.registry import rules_of
from game.gui import layout, shortcuts
from game.gui.boards import view_of
from game.gui.boards.view import Catalogue, Inspection
from game.gui.input import Event, Key
from game.gui.names import Names
from game.gui.paragraph import Paragraph
from game.gui.scenes.menu import MenuScene
from game.gui.shortcuts import Shortcut
from game.gui.widgets import Button, Row, ScrollList, Widget
from game.i18n import N_, _

if TYPE_CHECKING:
    from game.gui.app import App

_PAGE = (1280, 810)
_FOOT = 54
_CHAPTER = 42
_TEXT = 20
_ALONE, _TOGETHER, _LISTED = 250, 62, 124
"""Heights of a picture on its own, of several in a row, of one in a list."""
_WIDEST = 500
_SHORTCUTS = N_("Keys and mouse")


class RulesScene(MenuScene):
    """The help of a game. Moving the cursor over the chapters opens them; page keys and the wheel scroll.

    With several `games`, by id, there are ways to the help of the others.
    """

    def __init__(self, app: App, rules: AnyRules, games: Sequence[str] = ()) -> None:
        self.board = view_of(rules.id)
        self.skin = self.board.skin
        self.background = self.board.background  # type: ignore[misc]
        super().__init__(app)
        self.rules = rules
        self.games = tuple(games)
        self.names = Names(rules, ())
        self.chapter = 0
        self._page = self._left = self._right = Rect(0, 0, 0, 0)
        self._text: ScrollList
        self._catalogue: Catalogue

    @property
    def headings(self) -> list[str]:
        """Headings of all chapters in the player's language, the keys last."""
        return [*(_(chapter.heading) for chapter in self.rules.help), _(_SHORTCUTS)]

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        self._catalogue = self.board.catalogue(kit, self.names)
        w, h = min(window.w - kit.px(40), kit.px(_PAGE[0])), min(window.h - kit.px(32), kit.px(_PAGE[1]))
        page, foot = layout.rows(layout.centred(window, w, h), [1.0, -kit.px(_FOOT)], kit.px(16))
        self._left, self._right = layout.columns(page, [-kit.px(310), 1.0], kit.px(16))
        chapters = layout.inset(kit.below_title(self._left, 22), kit.px(2), 0)
        room = layout.inset(kit.below_title(self._right, 22), kit.px(18), kit.px(4))
        rows = self._rows(room.w - kit.px(34))
        self._text = ScrollList(("text", self.chapter), room, rows, kit, kit.px(13))
        back, *ways = self._foot(foot, [game for game in self.games if game != self.rules.id])
        return [
            ScrollList("chapters", chapters, self._chapter_rows(), kit, kit.px(4)),
            self._text,
            Button("back", back, _("Back"), self.back, "left", primary=True),
            *ways,
        ]

    def _foot(self, foot: Rect, others: Sequence[str]) -> tuple[Rect, *tuple[Button, ...]]:
        """Where the way back is, and the ways to the help of other games."""
        kit = self.kit
        row = layout.centred(foot, min(foot.w, kit.px(300 + 370 * len(others))), foot.h)
        back, *places = layout.columns(row, [1.0, *[1.2] * len(others)], kit.px(20))
        return back, *(
            Button(("game", game), place, _(rules_of(game).title), partial(self._switch, game), "book")
            for game, place in zip(others, places, strict=True)
        )

    def _switch(self, game: str) -> None:
        self.app.scenes.pop()
        self.app.scenes.push(RulesScene(self.app, rules_of(game), self.games))

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        for panel, title in ((self._left, _("Rules")), (self._right, _(self.rules.title))):
            kit.panel(canvas, panel)  # twice, so that text stands on calm ground
            kit.titled_panel(canvas, panel, title, 22)

    def _chapter_rows(self) -> list[Row]:
        height = self.kit.px(_CHAPTER)
        return [
            Row(height, partial(self._paint_chapter, index, heading), ("chapter", index), heading,
                partial(self.open, index))
            for index, heading in enumerate(self.headings)
        ]

    def _paint_chapter(self, index: int, heading: str, canvas: Surface, rect: Rect) -> None:
        kit = self.kit
        chosen = index == self.chapter
        if chosen:
            kit.sprites.draw_nine(canvas, kit.ui("button_primary"), rect, kit.scale)
        colour = kit.skin.primary_text if chosen else kit.skin.text
        box = layout.inset(rect, kit.px(16), 0)
        kit.write(canvas, box, heading, 19, "bold", colour, shadow=not chosen)

    # --- the chapter's text ---------------------------------------------------------------------------------------

    def _rows(self, width: int) -> list[Row]:
        """The chosen chapter for a width in pixels."""
        rows = [self._heading(self.headings[self.chapter], width)]
        if self.chapter == len(self.rules.help):
            return rows + self._shortcut_rows()
        for part in self.rules.help[self.chapter].body:
            if not isinstance(part, Figure):
                rows.append(self._paragraph(self.names.phrase(part), width))
            elif part.listed:
                rows += self._list(part.things, width)
            else:
                rows.append(self._pictures(part.things))
        return rows

    def _heading(self, words: str, width: int) -> Row:
        kit = self.kit
        title = Paragraph(kit, words, width, 31, kit.skin.title, "name")

        def paint(canvas: Surface, rect: Rect) -> None:
            title.draw(canvas, rect.x, rect.y)

        return Row(title.height, paint)

    def _paragraph(self, words: str, width: int) -> Row:
        """A paragraph; one that begins with a bold word is an item of a list."""
        kit = self.kit
        indent = kit.px(26) if words.startswith("**") else 0
        paragraph = Paragraph(kit, words, width - indent, _TEXT)

        def paint(canvas: Surface, rect: Rect) -> None:
            if indent:
                side = kit.px(13)
                dot = Rect(rect.x + kit.px(2), rect.y + (paragraph.step - side) // 2, side, side)
                kit.sprites.draw(canvas, "fx/spark", dot, kit.skin.accent)
            paragraph.draw(canvas, rect.x + indent, rect.y)

        return Row(paragraph.height, paint)

    def _pictures(self, things: Sequence[Noun]) -> Row:
        """Pictures side by side in the middle, with their names below."""
        kit = self.kit
        shown = [thing for noun in things if (thing := self._catalogue(noun))]
        height = kit.px(min(_ALONE, _WIDEST / shown[0].aspect) if len(shown) == 1 else _TOGETHER)
        name_h = kit.px(30) if any(thing.title for thing in shown) else 0

        def paint(canvas: Surface, rect: Rect) -> None:
            for place, thing in zip(layout.columns(rect, [1.0] * len(shown)), shown, strict=True):
                w = round(height * thing.aspect)
                _draw(canvas, thing, Rect(place.centerx - w // 2, rect.y + kit.px(6), w, height))
                name = Rect(place.x, rect.y + kit.px(6) + height, place.w, name_h)
                kit.write(canvas, name, thing.title, 18, "bold", kit.skin.accent, "center")

        return Row(height + name_h + kit.px(12), paint)

    def _list(self, things: Sequence[Noun], width: int) -> list[Row]:
        """Things with name and power, two beside each other."""
        kit = self.kit
        gap = kit.px(26)
        column = (width - gap) // 2
        shown = [thing for noun in things if (thing := self._catalogue(noun))]
        varied = len({thing.subtitle for thing in shown}) > 1
        cells = [self._cell(thing, column, varied) for thing in shown]
        pairs = [cells[index : index + 2] for index in range(0, len(cells), 2)]

        def paint(pair: list[Row], canvas: Surface, rect: Rect) -> None:
            for index, cell in enumerate(pair):
                cell.paint(canvas, Rect(rect.x + index * (column + gap), rect.y, column, rect.h))

        return [Row(max(cell.height for cell in pair), partial(paint, pair)) for pair in pairs]

    def _cell(self, thing: Inspection, width: int, subtitle: bool) -> Row:
        """One thing: its picture and beside it the words."""
        kit = self.kit
        picture = (kit.px(_LISTED * thing.aspect), kit.px(_LISTED))
        left = picture[0] + kit.px(18)
        words = [
            Paragraph(kit, thing.title, width - left, 21, kit.skin.title, "name"),
            Paragraph(kit, thing.text, width - left, 18),
        ]
        if subtitle:
            words.insert(1, Paragraph(kit, thing.subtitle, width - left, 17, kit.skin.muted))
        text_h = sum(paragraph.height for paragraph in words)

        def paint(canvas: Surface, rect: Rect) -> None:
            _draw(canvas, thing, Rect(rect.x, rect.y + kit.px(8), *picture))
            y = rect.y + kit.px(8) + max(0, (picture[1] - text_h) // 2)
            for paragraph in words:
                paragraph.draw(canvas, rect.x + left, y)
                y += paragraph.height

        return Row(max(picture[1], text_h) + kit.px(16), paint)

    # --- keys and mouse -------------------------------------------------------------------------------------------

    def _shortcut_rows(self) -> list[Row]:
        own: list[Shortcut] = [((keys,), meaning) for keys, meaning in self.board.keys]
        groups = (shortcuts.POINTER, (*shortcuts.CURSOR, *own), shortcuts.TABLE, shortcuts.PROGRAM)
        return [self._shortcut(line, last=line is group[-1]) for group in groups for line in group]

    def _shortcut(self, line: Shortcut, last: bool) -> Row:
        """Key caps and what they do; the last one of a group has some room below."""
        kit, (keys, meaning) = self.kit, line

        def paint(canvas: Surface, rect: Rect) -> None:
            x = rect.x
            for key in keys:
                words = _(key)
                w = kit.text.size(words, "bold", kit.font(18))[0] + kit.px(30)
                cap = Rect(x, rect.y, w, kit.px(36))
                kit.sprites.draw_nine(canvas, kit.ui("field"), cap, kit.scale)
                kit.write(canvas, cap, words, 18, "bold", kit.skin.accent, "center")
                x = cap.right + kit.px(8)
            left = max(x + kit.px(8), rect.x + kit.px(276))
            kit.write(canvas, Rect(left, rect.y, rect.right - left, kit.px(36)), _(meaning), 19)

        return Row(self.kit.px(36 + (14 if last else 0)), paint)

    # --- use ------------------------------------------------------------------------------------------------------

    def open(self, chapter: int) -> None:
        """Show a chapter from its beginning."""
        if chapter != self.chapter:
            self.chapter = chapter
            self.rebuild()

    def handle(self, event: Event) -> bool:
        if super().handle(event):
            focus = self.ui.focus
            if isinstance(event, Key) and focus.visible and isinstance(focus.key, tuple) and focus.key[0] == "chapter":
                self.open(focus.key[1])
            return True
        return isinstance(event, Key) and self._scroll(event)

    def _scroll(self, key: Key) -> bool:
        page, whole = self._text.rect.h * 9 // 10, self._text.length
        ways = {"page down": page, "space": page, "page up": -page, "home": -whole, "end": whole}
        if key.name not in ways:
            return False
        self._text.scroll(ways[key.name])
        return True


def _draw(canvas: Surface, thing: Inspection, rect: Rect) -> None:
    if thing.picture:
        for sprite in thing.picture(rect):
            sprite.draw(canvas)
