"""Where everything lies on the board of Glory to Rome, in window pixels."""

from __future__ import annotations

from pygame import Rect

from game.glory_to_rome.components import MATERIALS
from game.gui.kit import Kit

MARGIN = 28
GAP = 14
RIGHT = 430
CARD = (150, 216)
MINI = (98, 138)
SITE = (150, 110)
MATERIAL = (66, 58)
_LEAST = 84
"""Width under which cards of the hand rather overlap than shrink."""
BAND = 36
"""Width of the mosaic around the pool and the own camp."""
PLATE = 30
"""Height of a bronze plate with a title."""
_ROW_LABEL = 62
"""Width of the words before a row of sites."""
_TOP = 18
_HEIGHTS = (198, 196, 292)
_HEIGHTS_OF_FIVE = (236, 188, 272)
"""Rivals, pool and own camp; four rivals have narrower camps, so theirs are higher."""
_BETWEEN = 26
_SPREAD = (0.34, 0.1, 0.34)
"""Shares of spare height for rivals, pool and own camp; the hand has the rest."""


class Geometry:
    """Rectangles of the board for an area and a number of seats."""

    def __init__(self, area: Rect, kit: Kit, seats: int) -> None:
        self.kit = kit
        self.area = area
        s = kit.scale
        left, right = area.x + MARGIN * s, area.right - (MARGIN + RIGHT) * s
        w = right - MARGIN * s - left
        spare = max(0.0, area.h - (1080 - 64) * s)
        bases = _HEIGHTS_OF_FIVE if seats > 4 else _HEIGHTS
        heights = [base * s + share * spare for base, share in zip(bases, _SPREAD, strict=True)]
        y = area.y + _TOP * s
        rivals = _rect(left, y, w, heights[0])
        y += heights[0] + _BETWEEN * s
        self.pool = _rect(left, y, w, heights[1])
        y += heights[1] + _BETWEEN * s
        self.camp = _rect(left, y, w, heights[2])
        y += heights[2] + 16 * s
        self.hand = _rect(left, y, w, area.bottom - y)
        self._rivals(rivals, seats - 1)
        self._middle()
        self._own()
        self._right(right, seats)

    # --- columns ----------------------------------------------------------------------------------------------------

    def _rivals(self, row: Rect, rivals: int) -> None:
        gap = GAP * self.kit.scale
        wide = min(row.w, max((row.w - gap * (rivals - 1)) / rivals, 1.0))
        self.rivals = [_rect(row.x + i * (wide + gap), row.y, wide, row.h) for i in range(rivals)]

    def _right(self, x: float, seats: int) -> None:
        s = self.kit.scale
        top = self.area.y + _TOP * s
        whole = self.area.bottom - MARGIN * s - top
        w = self.area.right - MARGIN * s - x
        spare = max(0.0, whole - 970 * s)
        turn = (162 + 31 * seats) * s
        queue = 140 * s + 0.15 * spare
        prompt = 322 * s + 0.25 * spare
        chronicle = whole - turn - queue - prompt - 3 * GAP * s
        places = []
        y = top
        for h in (turn, queue, chronicle, prompt):
            places.append(_rect(x, y, w, h))
            y += h + GAP * s
        self.turn, self.queue, self.chronicle, self.prompt = places

    # --- the pool ---------------------------------------------------------------------------------------------------

    def _middle(self) -> None:
        """Deck, six trays, Jacks and sites side by side between the mosaic bands."""
        s = self.kit.scale
        room = self.pool.inflate(-2 * round(14 * s), -2 * round(BAND * s))
        h = room.h - 14 * s
        card = h * CARD[0] / CARD[1]
        y = room.y + 7 * s
        sites = (348 + _ROW_LABEL) * s
        gap = 10 * s
        x = room.x + 10 * s
        self.deck = _rect(x, y, card, h)
        x += card + 18 * s
        right = room.right - sites - 18 * s - card
        wide = (right - x - 18 * s - gap * (MATERIALS - 1)) / MATERIALS
        self.trays = [_rect(x + i * (wide + gap), y, wide, h) for i in range(MATERIALS)]
        self.jacks = _rect(right, y, card, h)
        x = right + card + 16 * s
        tall = (h - 6 * s) / 2
        self.site_rows = [_rect(x, y + row * (tall + 6 * s), _ROW_LABEL * s, tall) for row in range(2)]
        x += (_ROW_LABEL + 4) * s
        step = (room.right - 2 * s - x) / MATERIALS
        size = min(step - 5 * s, tall * SITE[0] / SITE[1])
        self.sites: list[Rect] = []
        for row in range(2):
            for i in range(MATERIALS):
                box = _rect(x + i * step, y + row * (tall + 6 * s), step, tall)
                self.sites.append(_inside(box, size, size * SITE[1] / SITE[0]))

    def site(self, material: int, outskirts: bool) -> Rect:
        """The sites of a material, in town or out of town."""
        return self.sites[material + (MATERIALS if outskirts else 0)]

    # --- the own camp -----------------------------------------------------------------------------------------------

    def _own(self) -> None:
        s = self.kit.scale
        room = self.camp.inflate(-2 * round((BAND + 10) * s), -2 * round(14 * s))
        gap = 10 * s
        clients, stock, vault = 226 * s, 246 * s, 158 * s
        buildings = room.w - clients - stock - vault - 3 * gap
        self.zones: dict[str, Rect] = {}
        x: float = room.x
        for name, w in (("clients", clients), ("buildings", buildings), ("stock", stock), ("vault", vault)):
            self.zones[name] = _rect(x, room.y, w, room.h)
            x += w + gap

    def in_zone(self, name: str) -> Rect:
        """The room below a zone's heading."""
        s, zone = self.kit.scale, self.zones[name]
        top = round(32 * s)
        side = round(10 * s)
        return Rect(zone.x + side, zone.y + top, zone.w - 2 * side, zone.h - top - round(10 * s))

    # --- the hand ---------------------------------------------------------------------------------------------------

    def hand_card(self, index: int, count: int) -> Rect:
        """Card `index` of `count` in the own hand."""
        s = self.kit.scale
        tallest = min(self.hand.h - 22 * s, CARD[1] * 1.15 * s)
        room = self.hand.w - 20 * s
        gap = 8 * s
        widest = tallest * CARD[0] / CARD[1]
        w = max(_LEAST * s, min(widest, (room - gap * (count - 1)) / max(1, count)))
        step = min(w + gap * 1.5, (room - w) / (count - 1)) if count > 1 else 0.0
        x = self.hand.centerx - (w + step * (count - 1)) / 2 + step * index
        return _rect(x, self.hand.y + 14 * s, w, w * CARD[1] / CARD[0])

    @staticmethod
    def turned(index: int, count: int) -> float:
        """How far a card of the hand is turned, in degrees counter-clockwise."""
        return (count - 1 - 2 * index) * min(1.0, 5.0 / max(1, count))


# --- helpers --------------------------------------------------------------------------------------------------------


def grid(room: Rect, count: int, aspect: float, gap: float, most: float) -> list[Rect]:
    """Places for `count` things of a proportion (width / height) in rows, as large as they can be, up to a height."""
    if count <= 0:
        return []
    best, columns = 0.0, 1
    for candidate in range(1, count + 1):
        rows = -(-count // candidate)
        w = (room.w - gap * (candidate - 1)) / candidate
        h = (room.h - gap * (rows - 1)) / rows
        if (size := min(h, w / aspect, most)) > best + 0.01:
            best, columns = size, candidate
    w = best * aspect
    left = room.x + (room.w - w * columns - gap * (columns - 1)) / 2
    return [
        _rect(left + index % columns * (w + gap), room.y + index // columns * (best + gap), w, best)
        for index in range(count)
    ]


def slips(room: Rect, count: int, gap: float, least: float, most: float) -> list[Rect]:
    """Places for `count` flat things in the fewest columns that leave each the height `least`, up to `most`."""
    columns, rows = 1, count
    while rows > 1 and (room.h - gap * (rows - 1)) / rows < least:
        columns += 1
        rows = -(-count // columns)
    w = (room.w - gap * (columns - 1)) / columns
    h = min(most, (room.h - gap * (rows - 1)) / rows)
    return [
        _rect(room.x + index % columns * (w + gap), room.y + index // columns * (h + gap), w, h)
        for index in range(count)
    ]


def _inside(rect: Rect, w: float, h: float) -> Rect:
    return _rect(rect.x + (rect.w - w) / 2, rect.y + (rect.h - h) / 2, w, h)


def _rect(x: float, y: float, w: float, h: float) -> Rect:
    return Rect(round(x), round(y), max(1, round(w)), max(1, round(h)))
