"""A sentence of the chronicle, wrapped to a width, whose named things can be pointed at."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from game.engine.protocol import Noun
from game.gui.kit import Kit
from game.gui.names import Piece
from game.gui.text import Drawn
from game.gui.theme import Colour, Role

_TOKEN = re.compile(r"\s+|\S+")


@dataclass(slots=True)
class _Word:
    """Letters that are drawn together, from piece number `piece`; `rect` is relative to the sentence."""

    text: str
    noun: Noun | None
    piece: int
    rect: Rect


class Sentence:
    """Laid out once for a width in pixels; `height` tells how much room it takes. `size` is in design units."""

    def __init__(
        self, kit: Kit, pieces: Iterable[Piece], width: int, size: float, colour: Colour, role: Role = "body"
    ) -> None:
        self.kit = kit
        self.width = width
        self.px = kit.font(size)
        self.colour = colour
        self.role = role
        self.step = kit.text.line_height(role, self.px)
        self._words: list[_Word] = []
        self._lines = 1
        self._fill(pieces)
        self.height = self.step * self._lines

    def _fill(self, pieces: Iterable[Piece]) -> None:
        x = gap = 0
        joined: list[_Word] = []
        tokens = [(part, noun, number) for number, (text, noun) in enumerate(pieces) for part in _TOKEN.findall(text)]
        for token, noun, number in [*tokens, (" ", None, 0)]:
            if not token.isspace():
                size = self.kit.text.size(token, self._role(noun), self.px)
                joined.append(_Word(token, noun, number, Rect(0, 0, size[0], self.step)))
                continue
            x = self._place(joined, x, gap)
            joined = []
            gap = self.kit.text.size(" ", self.role, self.px)[0]

    def _place(self, words: list[_Word], x: int, gap: int) -> int:
        """Put words without a space between them on the line, on the next one if they do not fit; returns their end."""
        length = sum(word.rect.w for word in words)
        if x and x + gap + length > self.width:
            self._lines += 1
            x = 0
        x += gap if x else 0
        for word in words:
            word.rect.topleft = (x, (self._lines - 1) * self.step)
            x += word.rect.w
        self._words += words
        return x

    def _role(self, noun: Noun | None) -> Role:
        return "bold" if noun and self.role == "body" else self.role

    def draw(self, canvas: Surface, x: int, y: int) -> None:
        """Draw it with its upper left corner there; names of things stand out."""
        text, recorder = self.kit.text, self.kit.text.cache.recorder
        for word in self._words:
            colour = self.kit.skin.accent if word.noun and word.noun.kind != "seat" else self.colour
            canvas.blit(text.line(word.text, self._role(word.noun), self.px, colour), word.rect.move(x, y))
            if recorder is not None:
                where = word.rect.move(x, y)
                recorder.append(Drawn(word.text, where, where, word.rect.right <= self.width))

    def noun_at(self, x: int, y: int) -> tuple[Noun, Rect] | None:
        """The thing named at a place, and where its name is on that line; both relative to the sentence."""
        for word in self._words:
            if word.noun and word.rect.collidepoint(x, y):
                name = [one.rect for one in self._words if one.piece == word.piece and one.rect.y == word.rect.y]
                return word.noun, name[0].unionall(name[1:])
        return None
