"""Who and what the pictures, fonts and sounds come from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import assets
from game.gui import layout
from game.gui.paragraph import Paragraph
from game.gui.scenes.menu import MenuScene
from game.gui.theme import Colour, Role
from game.gui.widgets import Button, Row, ScrollList, Widget
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

_LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")
_CODE = re.compile(r"`([^`]+)`")


class CreditsScene(MenuScene):
    """The credits that lie beside the pictures and the sounds."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._blocks = list(_blocks())
        self._panel = Rect(0, 0, 0, 0)

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        page = layout.centred(window, min(window.w - kit.px(48), kit.px(1060)), min(window.h - kit.px(40), kit.px(780)))
        self._panel, foot = layout.rows(page, [1.0, -kit.px(56)], kit.px(18))
        inner = layout.inset(kit.below_title(self._panel, 24), kit.px(16), 0)
        back = layout.centred(foot, kit.px(300), foot.h)
        rows = [self._row(text, level, inner.w - kit.px(30)) for level, text in self._blocks]
        return [
            ScrollList("credits", inner, rows, kit, kit.px(8)),
            Button("back", back, _("Back"), self.back, "left", primary=True),
        ]

    def _row(self, text: str, level: int, width: int) -> Row:
        """A heading (level 1 and 2), a line of a list (3) or a paragraph (0)."""
        kit = self.kit
        looks: dict[int, tuple[float, Colour, Role]] = {
            0: (18, kit.skin.text, "body"),
            1: (26, kit.skin.title, "name"),
            2: (21, kit.skin.accent, "name"),
            3: (18, kit.skin.text, "body"),
        }
        size, colour, role = looks[level]
        indent = kit.px(22) if level == 3 else 0
        paragraph = Paragraph(kit, text, width - indent, size, colour, role)
        above = kit.px(12) if level in (1, 2) else 0

        def paint(canvas: Surface, rect: Rect) -> None:
            if level == 3:
                kit.sprites.draw(canvas, "fx/spark", Rect(rect.x, rect.y + paragraph.step // 2 - 6, 12, 12))
            paragraph.draw(canvas, rect.x + indent, rect.y + above)

        return Row(paragraph.height + above, partial(paint))

    def decorate(self, canvas: Surface) -> None:
        self.kit.titled_panel(canvas, self._panel, _("Credits"), 24)


def _blocks() -> Iterator[tuple[int, str]]:
    """Headings, list entries and paragraphs of the credits files: (level, text)."""
    for path in (assets.sprite("CREDITS.md"), assets.sound("CREDITS.md")):
        try:
            text = path.read_text(encoding="utf-8")
        except OSError:
            continue
        yield from _parse(text)


def _parse(text: str) -> Iterator[tuple[int, str]]:
    level, words = 0, ""
    for raw in [*text.splitlines(), ""]:
        line = _CODE.sub(r"\1", _LINK.sub(r"\1 (\2)", raw.strip()))
        heading = re.match(r"(#+)\s+(.*)", line)
        entry = re.match(r"[*-]\s+(.*)", line)
        row = line.startswith("|")
        if words and (not line or heading or entry or row):
            yield level, words
            level, words = 0, ""
        if heading:
            yield min(2, len(heading[1])), heading[2]
        elif row and not set(line) <= set("|-: "):
            yield 3, ": ".join(cell.strip() for cell in line.strip("|").split("|") if cell.strip())
        elif entry:
            level, words = 3, entry[1]
        elif line and not row:
            words = f"{words} {line}".strip()
