"""Text: rendered once and cached, measured, wrapped, shrunk to fit.

There is no fallback between fonts in pygame, so the face is chosen per string: the role's own face when it has all
the letters, else the plainest one that does. What is drawn into a box can be recorded, so that a test finds every
text that does not fit.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Literal

import pygame
from pygame import Rect, Surface

from game import assets
from game.gui.theme import CHINESE_FACE, GILD, LETTERS_FACE, MIN_FONT_PX, Colour, Face, Role, Skin

Align = Literal["left", "center", "right"]
VAlign = Literal["top", "middle", "bottom"]

_CACHED_LINES = 800
_CACHED_PARAGRAPHS = 2000
_NEVER_FIRST = set(",.;:!?)]}»”’…，。；：！？）、》」』")
_WIDE = re.compile(r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A text that was drawn: its visible rectangle, the box it had, and whether it fitted without being cut."""

    string: str
    rect: Rect
    box: Rect
    fits: bool


@dataclass
class TextCache:
    """What all skins share: fonts, rendered lines, known letters. A list as `recorder` collects what is drawn."""

    fonts: dict[tuple[str, int], pygame.font.Font] = field(default_factory=dict)
    lines: OrderedDict[tuple[object, ...], Surface] = field(default_factory=OrderedDict)
    sizes: dict[tuple[object, ...], tuple[int, int]] = field(default_factory=dict)
    wrapped: dict[tuple[object, ...], tuple[str, ...]] = field(default_factory=dict)
    letters: dict[tuple[str, str], bool] = field(default_factory=dict)
    recorder: list[Drawn] | None = None

    @contextmanager
    def seen_through(self, window: Rect) -> Iterator[None]:
        """Of what is drawn meanwhile, only what lies in the window is seen and recorded."""
        before = len(self.recorder or ())
        yield
        if self.recorder is not None:
            self.recorder[before:] = [
                replace(drawn, rect=drawn.rect.clip(window))
                for drawn in self.recorder[before:]
                if drawn.rect.colliderect(window)
            ]

    def font(self, file: str, px: int) -> pygame.font.Font:
        """The font of a file at a size."""
        key = (file, px)
        if key not in self.fonts:
            self.fonts[key] = pygame.font.Font(assets.font(file), px)
        return self.fonts[key]

    def has(self, file: str, letter: str) -> bool:
        """Whether the font file has a glyph for the letter."""
        key = (file, letter)
        if key not in self.letters:
            import pygame.freetype as freetype

            if not freetype.get_init():
                freetype.init()
            # pygame.font answers for missing glyphs too; only freetype tells the truth
            self.letters[key] = freetype.Font(assets.font(file), 20).get_metrics(letter)[0] is not None
        return self.letters[key]

    def covers(self, file: str, string: str) -> bool:
        """Whether the font file has all letters of the string."""
        return string.isascii() or all(letter < "\x7f" or self.has(file, letter) for letter in string)


class Text:
    """Text in the faces of one skin. Sizes are pixels."""

    def __init__(self, skin: Skin, cache: TextCache) -> None:
        self.skin = skin
        self.cache = cache

    def face(self, role: Role, string: str) -> Face:
        """The role's face, or the first plainer one that has every letter of the string."""
        own = self.skin.faces[role]
        for face in (own, self.skin.faces["body"], LETTERS_FACE, CHINESE_FACE):
            if self.cache.covers(face.file, string):
                return face
        return CHINESE_FACE if _WIDE.search(string) else self.skin.faces["body"]

    def shows(self, letter: str) -> bool:
        """Whether some face has the letter; what none has is drawn as an empty box."""
        faces = (self.skin.faces["body"], LETTERS_FACE, CHINESE_FACE)
        return letter.isprintable() and any(self.cache.covers(face.file, letter) for face in faces)

    def font(self, role: Role, px: int, string: str = "") -> pygame.font.Font:
        """The font for a string in a role."""
        return self.cache.font(self.face(role, string).file_at(px), px)

    def size(self, string: str, role: Role, px: int) -> tuple[int, int]:
        """Width and height of a line, without its shadow."""
        key = (self.skin.name, string, role, px)
        if key not in self.cache.sizes:
            if len(self.cache.sizes) > 20000:
                self.cache.sizes.clear()
            face = self.face(role, string)
            font = self.cache.font(face.file_at(px), px)
            w, h = font.size(string)
            if face.tracking and string:
                w = sum(font.size(letter)[0] for letter in string) + round(face.tracking * px) * (len(string) - 1)
            self.cache.sizes[key] = (w, h)
        return self.cache.sizes[key]

    def line_height(self, role: Role, px: int) -> int:
        """Distance between two lines of a paragraph."""
        return round(self.font(role, px).get_linesize() * 1.02)

    def line(
        self, string: str, role: Role, px: int, colour: Colour, shadow: bool = True, gild: bool = False
    ) -> Surface:
        """One line of text, cached. The shadow makes the surface a little larger to the right and below."""
        key = (self.skin.name, string, role, px, colour, shadow, gild)
        lines = self.cache.lines
        if key in lines:
            lines.move_to_end(key)
            return lines[key]
        letters = self._letters(string, role, px, (255, 255, 255) if gild else colour)
        if gild:
            letters.blit(_gradient(letters.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        surface = _shadowed(letters, px, soft=gild) if shadow else letters
        lines[key] = surface
        if len(lines) > _CACHED_LINES:
            lines.popitem(last=False)
        return surface

    def _letters(self, string: str, role: Role, px: int, colour: Colour) -> Surface:
        face = self.face(role, string)
        font = self.cache.font(face.file_at(px), px)
        if not face.tracking or len(string) < 2:
            return font.render(string, True, colour).convert_alpha()
        surface = Surface(self.size(string, role, px), pygame.SRCALPHA)
        x = 0
        for letter in string:
            surface.blit(font.render(letter, True, colour), (x, 0))
            x += font.size(letter)[0] + round(face.tracking * px)
        return surface

    # --- fitting --------------------------------------------------------------------------------------------------

    def wrap(self, string: str, role: Role, px: int, width: int) -> list[str]:
        """The string broken into lines of at most `width`, at spaces, and between letters of scripts without spaces.

        A single word that is too long is broken anywhere.
        """
        key = (self.skin.name, string, role, px, width)
        if key not in self.cache.wrapped:
            if len(self.cache.wrapped) > _CACHED_PARAGRAPHS:
                self.cache.wrapped.clear()
            self.cache.wrapped[key] = tuple(self._broken(string, role, px, width))
        return list(self.cache.wrapped[key])

    def _broken(self, string: str, role: Role, px: int, width: int) -> list[str]:
        lines: list[str] = []
        for block in string.split("\n"):
            current = ""
            for piece in _pieces(block):
                if self.size((current + piece).rstrip(), role, px)[0] <= width:
                    current += piece
                    continue
                if current.strip():
                    lines.append(current.rstrip())
                current = piece.lstrip()
                while self.size(current.rstrip(), role, px)[0] > width and len(current) > 1:
                    cut = self._longest(current, role, px, width)
                    lines.append(current[:cut])
                    current = current[cut:]
            lines.append(current.rstrip())
        return lines

    def _longest(self, string: str, role: Role, px: int, width: int) -> int:
        cut = len(string)
        while cut > 1 and self.size(string[:cut], role, px)[0] > width:
            cut -= 1
        return cut

    def fit(self, string: str, role: Role, px: int, width: int, least: float = 0.7) -> tuple[int, str]:
        """Size and string that fit the width: smaller, down to `least` of the size, and then cut with an ellipsis."""
        floor = max(MIN_FONT_PX, round(px * least))
        while px > floor and self.size(string, role, px)[0] > width:
            px -= 1
        if self.size(string, role, px)[0] <= width:
            return px, string
        cut = len(string)
        while cut > 0 and self.size(string[:cut].rstrip() + "…", role, px)[0] > width:
            cut -= 1
        return px, string[:cut].rstrip() + "…"

    # --- drawing into a box ---------------------------------------------------------------------------------------

    def draw(
        self,
        canvas: Surface,
        box: Rect,
        string: str,
        role: Role,
        px: int,
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "middle",
        shadow: bool = True,
        gild: bool = False,
        least: float = 0.7,
        may_cut: bool = False,
    ) -> Rect:
        """Draw one line into a box, shrunk to fit; returns where it is. In the middle means its capitals are.

        `may_cut` says that an ellipsis is no fault: for what people typed themselves.
        """
        placed = self.place(box, string, role, px, colour, align, valign, shadow, gild, least, may_cut)
        if placed is None:
            return Rect(box.topleft, (0, 0))
        surface, where = placed
        canvas.blit(surface, where)
        return where

    def place(
        self,
        box: Rect,
        string: str,
        role: Role,
        px: int,
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "middle",
        shadow: bool = True,
        gild: bool = False,
        least: float = 0.7,
        may_cut: bool = False,
    ) -> tuple[Surface, Rect] | None:
        """The rendered line that `draw` would draw, and where; None for an empty string."""
        if not string:
            return None
        px, shown = self.fit(string, role, px, box.w, least)
        w, h = self.size(shown, role, px)
        x = {"left": box.x, "center": box.x + (box.w - w) // 2, "right": box.right - w}[align]
        y = self._top(shown, role, px, box, valign, h)
        surface = self.line(shown, role, px, colour or self.skin.text, shadow, gild)
        self._record(string, may_cut or shown == string, surface, x, y, box)
        return surface, Rect(x, y, w, h)

    def draw_wrapped(
        self,
        canvas: Surface,
        box: Rect,
        string: str,
        role: Role,
        px: int,
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "top",
        shadow: bool = True,
        least: float = 0.7,
    ) -> Rect:
        """Draw a paragraph into a box, shrunk until it fits; returns where it is."""
        px, lines = self.fit_wrapped(string, role, px, box, least)
        step = self.line_height(role, px)
        height = step * len(lines)
        y = {"top": box.y, "middle": box.y + (box.h - height) // 2, "bottom": box.bottom - height}[valign]
        fits = height <= box.h + step // 4
        start = y
        for line in lines:
            w = self.size(line, role, px)[0]
            x = {"left": box.x, "center": box.x + (box.w - w) // 2, "right": box.right - w}[align]
            surface = self.line(line, role, px, colour or self.skin.text, shadow)
            canvas.blit(surface, (x, y))
            if line:
                self._record(line, fits, surface, x, y, box)
            y += step
        return Rect(box.x, start, box.w, height)

    def fit_wrapped(self, string: str, role: Role, px: int, box: Rect, least: float = 0.7) -> tuple[int, list[str]]:
        """Size and lines of a paragraph that fits the box, as far as `least` of the size allows."""
        floor = max(MIN_FONT_PX, round(px * least))
        while True:
            lines = self.wrap(string, role, px, box.w)
            if px <= floor or self.line_height(role, px) * len(lines) <= box.h:
                return px, lines
            px -= 1

    def _top(self, string: str, role: Role, px: int, box: Rect, valign: VAlign, h: int) -> int:
        if valign == "top":
            return box.y
        if valign == "bottom":
            return box.bottom - h
        font = self.font(role, px, string)
        capital = font.metrics("H")[0]
        rise = capital[3] if capital else font.get_ascent() * 2 // 3
        return round(box.centery - font.get_ascent() + rise / 2)

    def _record(self, string: str, fits: bool, surface: Surface, x: int, y: int, box: Rect) -> None:
        if self.cache.recorder is None:
            return
        ink = surface.get_bounding_rect().move(x, y)
        slack = max(2, surface.get_height() // 8)
        inside = box.inflate(2 * slack, 2 * slack).contains(ink)
        self.cache.recorder.append(Drawn(string, ink, box.copy(), fits and inside))


_WORDS = re.compile(r"[^\s]+(?:\xa0[^\s]*)*[^\S\xa0]*|\s+")
"""A word with the space after it; a no-break space belongs to the word."""


def _pieces(block: str) -> list[str]:
    """Unbreakable pieces: words with the space after them, single letters of scripts without spaces."""
    pieces: list[str] = []
    for word in _WORDS.findall(block):
        start = 0
        for index in range(1, len(word)):
            breakable = _WIDE.match(word[index]) or _WIDE.match(word[index - 1])
            if breakable and word[index] not in _NEVER_FIRST and not word[index].isspace():
                pieces.append(word[start:index])
                start = index
        pieces.append(word[start:])
    return pieces


def _gradient(size: tuple[int, int]) -> Surface:
    """The gilded gradient, stretched over the letters."""
    w, h = size
    strip = Surface((1, max(1, h)))
    for y in range(strip.get_height()):
        # letters fill the middle of a line's height, so the stops lie there
        share = min(1.0, max(0.0, (y / max(1, h - 1) - 0.18) / 0.64))
        strip.set_at((0, y), _stop_colour(share))
    return pygame.transform.scale(strip, (max(1, w), max(1, h)))


def _stop_colour(share: float) -> Colour:
    for (low, a), (high, b) in pairwise(GILD):
        if share <= high:
            t = (share - low) / (high - low)
            return (round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t), round(a[2] + (b[2] - a[2]) * t))
    return GILD[-1][1]


def _shadowed(letters: Surface, px: int, soft: bool) -> Surface:
    """The letters over a dark copy of themselves, below and to the right; `soft` blurs the copy."""
    offset = max(1, round(px / 16))
    w, h = letters.get_size()
    dark = letters.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if soft:
        room = offset * 3
        around = Surface((w + 2 * room, h + 2 * room), pygame.SRCALPHA)
        around.blit(dark, (room, room))
        around = pygame.transform.gaussian_blur(around, offset * 2)
        surface = Surface((w + room, h + room), pygame.SRCALPHA)
        surface.blit(around, (-room + offset, -room + offset))
    else:
        dark.fill((255, 255, 255, 170), special_flags=pygame.BLEND_RGBA_MULT)
        surface = Surface((w + offset, h + offset), pygame.SRCALPHA)
        surface.blit(dark, (offset, offset))
    surface.blit(letters, (0, 0))
    return surface
