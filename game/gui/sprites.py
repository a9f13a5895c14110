"""Baked pictures at the size they are wanted.

`sprites/manifest.json` names every picture: {"file", "size": pixels, "scale": pixels per design unit, "slice": corners
of a nine-slice in pixels, "pad": how far the picture reaches beyond its nominal box, "plate": a field for a name, both
in design units, "half": a file of half the size, for small windows}. Sizes asked for are those of the nominal box in
window pixels; shadow and glow lie around it.
"""

from __future__ import annotations

import json
import logging
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

from game import assets
from game.gui.compositor import Sprite
from game.gui.theme import Colour

log = logging.getLogger(__name__)

Size = tuple[int, int]
MEGABYTE = 1 << 20
SCALED_BUDGET = 96 * MEGABYTE
SOURCE_BUDGET = 88 * MEGABYTE
_KEEP_SOURCE_BELOW = 4 * MEGABYTE
_HALF = "@half"
_WHITE = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Entry:
    """One picture of the manifest."""

    file: str
    size: Size
    scale: float
    slice: tuple[int, int, int, int] | None
    pad: tuple[float, float, float, float]
    plate: tuple[float, float, float, float] | None = None

    @property
    def nominal(self) -> tuple[float, float]:
        """Size of the nominal box in design units."""
        left, top, right, bottom = self.pad
        return self.size[0] / self.scale - left - right, self.size[1] / self.scale - top - bottom


@dataclass(frozen=True, slots=True)
class Art:
    """A picture ready to draw; its upper left corner lies at (dx, dy) from that of the nominal box."""

    surface: Surface
    dx: int = 0
    dy: int = 0


def read_manifest(path: Path) -> dict[str, Entry]:
    """The entries by name; an unreadable manifest is logged and empty, an unusable entry is logged and left out."""
    try:
        raw: dict[str, dict[str, Any]] = dict(json.loads(path.read_bytes()))
    except (OSError, ValueError, TypeError) as error:
        log.error("sprite manifest not readable: %s", error)
        return {}
    entries: dict[str, Entry] = {}
    for name, item in raw.items():
        try:
            w, h = item["size"]
            corners = item.get("slice")
            pad = item.get("pad") or (0, 0, 0, 0)
            plate = item.get("plate")
            if half := item.get("half"):
                entries[name + _HALF] = Entry(half, (w // 2, h // 2), float(item["scale"]) / 2, None, tuple(pad))
            entries[name] = Entry(
                item["file"],
                (w, h),
                float(item["scale"]),
                tuple(corners) if corners else None,
                tuple(pad),
                tuple(plate) if plate else None,
            )
        except (KeyError, TypeError, ValueError) as error:
            log.error("sprite %s: bad manifest entry: %r", name, error)
    return entries


class _Cache:
    """Surfaces by key; the least recently used go when they take more than the budget in bytes."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.bytes = 0
        self._items: OrderedDict[object, Art] = OrderedDict()

    def get(self, key: object) -> Art | None:
        art = self._items.get(key)
        if art:
            self._items.move_to_end(key)
        return art

    def put(self, key: object, art: Art) -> None:
        self._items[key] = art
        self.bytes += _weight(art.surface)
        while self.bytes > self.budget and len(self._items) > 1:
            _, dropped = self._items.popitem(last=False)
            self.bytes -= _weight(dropped.surface)

    def clear(self) -> None:
        self._items.clear()
        self.bytes = 0


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Sprites:
    """All pictures of the program. `quick` stretches any cached size, while the window is being resized."""

    def __init__(self, manifest: Path | None = None) -> None:
        self._folder = (manifest or assets.sprite("manifest.json")).parent
        self.entries = read_manifest(manifest or assets.sprite("manifest.json"))
        self.quick = False
        self._scaled = _Cache(SCALED_BUDGET)
        self._sources = _Cache(SOURCE_BUDGET)
        self._latest: dict[object, tuple[object, Size]] = {}
        self._missing: set[str] = set()
        self._reader = ThreadPoolExecutor(1, "pictures")

    # --- ready pictures -------------------------------------------------------------------------------------------

    def art(self, name: str, size: Size, tint: Colour | None = None, alpha: int = 255, turn: float = 0.0) -> Art:
        """The picture for a nominal box of `size`.

        `tint` colours a white picture, `alpha` (0-255) fades it, `turn` rotates it about the middle of its box,
        counter-clockwise in degrees.
        """
        size = (max(1, size[0]), max(1, size[1]))
        look = (name, tint, alpha, turn)
        key = (look, size)
        if found := self._scaled.get(key):
            return found
        if self.quick and (near := self._scaled.get(self._latest.get(look))):
            return self._stretched(name, near, size)
        art = self._scale(name, size)
        if tint is not None:
            art.surface.fill((*_WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
            art.surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if alpha < 255:
            art.surface.fill((*_WHITE, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        if turn:
            art = _turned(art, size, turn)
        self._scaled.put(key, art)
        self._latest[look] = key
        return art

    def get(self, name: str, size: Size, tint: Colour | None = None, alpha: int = 255) -> Surface:
        """The bare surface of `art`, pad included."""
        return self.art(name, size, tint, alpha).surface

    def draw(
        self, canvas: Surface, name: str, rect: Rect, tint: Colour | None = None, alpha: int = 255, turn: float = 0.0
    ) -> None:
        """Draw the picture with its nominal box on `rect`."""
        art = self.art(name, rect.size, tint, alpha, turn)
        canvas.blit(art.surface, (rect.x + art.dx, rect.y + art.dy))

    def sprite(self, name: str, rect: Rect, tint: Colour | None = None, alpha: int = 255, turn: float = 0.0) -> Sprite:
        """The same as a Sprite for the moving layer."""
        art = self.art(name, rect.size, tint, alpha, turn)
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    def nine(self, name: str, size: Size, scale: float, tint: Colour | None = None, alpha: int = 255) -> Art:
        """A nine-slice picture: corners at `scale` pixels per design unit, the rest stretched to the nominal `size`."""
        size = (max(1, size[0]), max(1, size[1]))
        key = (name, size, round(scale, 3), tint, alpha, "nine")
        if found := self._scaled.get(key):
            return found
        entry = self.entries.get(name)
        if entry is None or entry.slice is None:
            return self.art(name, size, tint, alpha)
        art = self._nine(name, entry, size, scale)
        if tint is not None:
            art.surface.fill((*_WHITE, 0), special_flags=pygame.BLEND_RGBA_MAX)
            art.surface.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if alpha < 255:
            art.surface.fill((*_WHITE, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        if not self.quick:
            self._scaled.put(key, art)
        return art

    def draw_nine(
        self, canvas: Surface, name: str, rect: Rect, scale: float, tint: Colour | None = None, alpha: int = 255
    ) -> None:
        """Draw a nine-slice picture with its nominal box on `rect`."""
        art = self.nine(name, rect.size, scale, tint, alpha)
        canvas.blit(art.surface, (rect.x + art.dx, rect.y + art.dy))

    def nine_sprite(self, name: str, rect: Rect, scale: float, tint: Colour | None = None, alpha: int = 255) -> Sprite:
        """The same as a Sprite for the moving layer."""
        art = self.nine(name, rect.size, scale, tint, alpha)
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    def draw_cover(self, canvas: Surface, name: str, rect: Rect) -> None:
        """Fill `rect` with the picture, its proportions kept and what is too much cut off on both sides."""
        entry = self.entries.get(name)
        w, h = entry.nominal if entry else rect.size
        factor = max(rect.w / w, rect.h / h)
        size = (max(rect.w, round(w * factor)), max(rect.h, round(h * factor)))
        half = self.entries.get(name + _HALF)
        if half and size[0] <= half.size[0]:
            name += _HALF
        surface = self.art(name, size).surface
        canvas.blit(surface, rect, Rect((size[0] - rect.w) // 2, (size[1] - rect.h) // 2, *rect.size))

    def nominal(self, name: str) -> tuple[float, float]:
        """Design size of a picture's nominal box; (100, 100) for an unknown one."""
        entry = self.entries.get(name)
        return entry.nominal if entry else (100.0, 100.0)

    def plate(self, name: str, rect: Rect) -> Rect:
        """The field for a name on a picture whose nominal box is `rect`; without one in the manifest, its foot."""
        entry = self.entries.get(name)
        if entry is None or entry.plate is None:
            return Rect(rect.x, rect.bottom - rect.h // 8, rect.w, rect.h // 8)
        w, h = entry.nominal
        fx, fy = rect.w / w, rect.h / h
        x, y, pw, ph = entry.plate
        return Rect(round(rect.x + x * fx), round(rect.y + y * fy), round(pw * fx), round(ph * fy))

    def forget(self) -> None:
        """Drop all scaled pictures, as after a change of the screen's pixel format."""
        self._scaled.clear()
        self._sources.clear()
        self._latest.clear()

    @property
    def bytes(self) -> int:
        """Memory that the cached pictures take."""
        return self._scaled.bytes + self._sources.bytes

    def ahead(self, name: str) -> Iterator[None]:
        """Read a picture's file beside everything else; over when it is there. A very large one is not kept."""
        entry = self.entries.get(name)
        if entry is None or name in self._missing or self._sources.get(name):
            return
        reading = self._reader.submit(pygame.image.load, self._folder / entry.file)
        while not reading.done():
            yield
        if reading.exception() is None:  # otherwise whoever draws it meets the fault again and tells
            self._keep(name, reading.result())

    # --- making them ----------------------------------------------------------------------------------------------

    def _source(self, name: str) -> Surface | None:
        """The decoded file, None (and one log line) when it is missing or broken."""
        if found := self._sources.get(name):
            return found.surface
        entry = self.entries.get(name)
        if name in self._missing:
            return None
        try:
            if entry is None:
                raise FileNotFoundError(f"no entry {name!r} in the sprite manifest")
            raw = pygame.image.load(self._folder / entry.file)
        except (OSError, pygame.error) as error:
            log.error("missing picture: %s", error)
            self._missing.add(name)
            return None
        return self._keep(name, raw)

    def _keep(self, name: str, raw: Surface) -> Surface:
        """A file's picture in the screen's format, kept unless it is very large."""
        surface = raw.convert_alpha() if raw.get_flags() & pygame.SRCALPHA else raw.convert()
        if _weight(surface) < _KEEP_SOURCE_BELOW:
            self._sources.put(name, Art(surface))
        return surface

    def _scale(self, name: str, size: Size) -> Art:
        source = self._source(name)
        if source is None:
            return Art(placeholder(size))
        entry = self.entries[name]
        w, h = entry.nominal
        fx, fy = size[0] / w, size[1] / h
        left, top, right, bottom = entry.pad
        dx, dy = round(-left * fx), round(-top * fy)
        full = (max(1, size[0] - dx + round(right * fx)), max(1, size[1] - dy + round(bottom * fy)))
        return Art(pygame.transform.smoothscale(source, full), dx, dy)

    def _stretched(self, name: str, near: Art, size: Size) -> Art:
        entry = self.entries.get(name)
        if entry is None:
            return Art(pygame.transform.scale(near.surface, size))
        w, h = entry.nominal
        fx, fy = size[0] / w, size[1] / h
        full = (max(1, round(entry.size[0] / entry.scale * fx)), max(1, round(entry.size[1] / entry.scale * fy)))
        return Art(pygame.transform.scale(near.surface, full), round(-entry.pad[0] * fx), round(-entry.pad[1] * fy))

    def _nine(self, name: str, entry: Entry, size: Size, scale: float) -> Art:
        source = self._source(name)
        if source is None or entry.slice is None:
            return Art(placeholder(size))
        factor = scale / entry.scale
        pad = [round(part * scale) for part in entry.pad]
        full = (size[0] + pad[0] + pad[2], size[1] + pad[1] + pad[3])
        left, top, right, bottom = entry.slice
        shrink = min(1.0, full[0] / max(1.0, (left + right) * factor), full[1] / max(1.0, (top + bottom) * factor))
        factor *= shrink
        w, h = source.get_size()
        xs = _slices(w, left, right, full[0], factor)
        ys = _slices(h, top, bottom, full[1], factor)
        result = Surface(full, pygame.SRCALPHA)
        for sx, sw, tx, tw in xs:
            for sy, sh, ty, th in ys:
                if min(sw, sh, tw, th) > 0:
                    part = source.subsurface(Rect(sx, sy, sw, sh))
                    result.blit(pygame.transform.smoothscale(part, (tw, th)), (tx, ty))
        return Art(result, -pad[0], -pad[1])


def _slices(length: int, low: int, high: int, target: int, factor: float) -> list[tuple[int, int, int, int]]:
    """Source start, source length, target start and target length of the three parts along one side."""
    a, b = round(low * factor), round(high * factor)
    return [
        (0, low, 0, a),
        (low, length - low - high, a, target - a - b),
        (length - high, high, target - b, b),
    ]


def _turned(art: Art, size: Size, degrees: float) -> Art:
    """The picture rotated about the middle of its nominal box."""
    surface = pygame.transform.rotozoom(art.surface, degrees, 1.0)
    middle = pygame.Vector2(art.surface.get_size()) / 2 + (art.dx, art.dy)
    about = pygame.Vector2(size) / 2
    middle = about + (middle - about).rotate(-degrees)
    return Art(surface, round(middle.x - surface.get_width() / 2), round(middle.y - surface.get_height() / 2))


def placeholder(size: Size) -> Surface:
    """What is shown for a missing picture: a crossed slate tile."""
    w, h = size
    surface = Surface(size, pygame.SRCALPHA)
    surface.fill((44, 52, 66, 255))
    line = (236, 96, 168, 255)
    pygame.draw.line(surface, line, (0, 0), (w - 1, h - 1), 2)
    pygame.draw.line(surface, line, (0, h - 1), (w - 1, 0), 2)
    pygame.draw.rect(surface, line, surface.get_rect(), 2)
    return surface
