"""A paragraph with **bold** words and small pictures: `{key_gold}` stands for that picture of the skin's game."""

from __future__ import annotations

import re
from dataclasses import dataclass

from pygame import Rect, Surface

from game.gui.kit import Kit
from game.gui.text import Drawn
from game.gui.theme import Colour, Role

_TOKEN = re.compile(r"\*\*|\{[a-z_]+\}|\n|[^\S\n]+|[^\s*{]+|[*{]")


@dataclass(slots=True)
class _Piece:
    """Something on a line: words or a picture."""

    text: str
    role: Role
    picture: str
    x: int
    width: int


class Paragraph:
    """Laid out once for a width in pixels; `height` tells how much room it takes. `size` is in design units."""

    def __init__(
        self, kit: Kit, string: str, width: int, size: float = 19, colour: Colour | None = None, role: Role = "body"
    ) -> None:
        self.kit = kit
        self.width = width
        self.px = kit.font(size)
        self.colour = colour or kit.skin.text
        self.step = kit.text.line_height(role, self.px)
        self._lines: list[list[_Piece]] = [[]]
        self._fill(string, role)
        self.height = self.step * len(self._lines)

    def _fill(self, string: str, role: Role) -> None:
        bold = False
        x = gap = 0
        joined: list[_Piece] = []
        for token in [*_TOKEN.findall(string), " "]:
            if token == "**":
                bold = not bold
            elif token.isspace():
                x = self._place(joined, x, gap)
                joined = []
                gap = self.kit.text.size(" ", role, self.px)[0]
                if token == "\n":
                    self._lines.append([])
                    x = gap = 0
            else:
                joined.append(self._piece(token, "bold" if bold else role))

    def _piece(self, token: str, role: Role) -> _Piece:
        if token.startswith("{") and token.endswith("}"):
            side = round(self.px * 1.25)
            return _Piece("", role, f"{self.kit.skin.inline}/{token[1:-1]}", 0, side)
        return _Piece(token, role, "", 0, self.kit.text.size(token, role, self.px)[0])

    def _place(self, pieces: list[_Piece], x: int, gap: int) -> int:
        """Put pieces that belong together on the line, on the next one if they do not fit; returns where they end."""
        length = sum(piece.width for piece in pieces)
        if not pieces:
            return x
        x += gap if self._lines[-1] else 0
        if x + length > self.width and self._lines[-1]:
            self._lines.append([])
            x = 0
        for piece in pieces:
            piece.x = x
            x += piece.width
            self._lines[-1].append(piece)
        return x

    def draw(self, canvas: Surface, x: int, y: int) -> None:
        """Draw it with its upper left corner there."""
        text, recorder = self.kit.text, self.kit.text.cache.recorder
        for line in self._lines:
            for piece in line:
                if piece.picture:
                    place = Rect(x + piece.x, y + (self.step - piece.width) // 2, piece.width, piece.width)
                    self.kit.sprites.draw(canvas, piece.picture, place)
                    continue
                canvas.blit(text.line(piece.text, piece.role, self.px, self.colour), (x + piece.x, y))
                where = Rect(x + piece.x, y, piece.width, self.step)
                if recorder is not None and where.colliderect(canvas.get_clip()):
                    seen = where.clip(canvas.get_clip())
                    recorder.append(Drawn(piece.text, seen, where, piece.x + piece.width <= self.width))
            y += self.step
