"""Where everything lies on the board of Conspiracy, in window pixels."""

from __future__ import annotations

from pygame import Rect

from game.conspiracy.components import DATA, GUILDS, SPOT_COLUMN, SPOT_ROW
from game.gui.boards.conspiracy.cards import LOCATION_SIZE, LORD_SIZE, MINI_SIZE
from game.gui.boards.view import BAR
from game.gui.kit import Kit

MARGIN = 28
GAP = 14
LEFT = 410
RIGHT = 702
CARD_GAP = (12, 10)
RIM = 22
CHAMBER = (5 * LORD_SIZE[0] + 4 * CARD_GAP[0] + 2 * RIM, 5 * LORD_SIZE[1] + 4 * CARD_GAP[1] + 2 * RIM)
OYSTER = 104
ROWS = len(DATA.chamber)


class Geometry:
    """Rectangles of the board for an area and a number of rivals."""

    def __init__(self, area: Rect, kit: Kit, rivals: int) -> None:
        self.kit = kit
        self.area = area
        s = kit.scale
        top = area.y + (84 - BAR) * s
        height = area.bottom - MARGIN * s - top
        self._columns(area, top, height, s)
        self._left(top, height, rivals, s)
        self._centre(top, height, s)

    # --- the three columns ----------------------------------------------------------

    def _columns(self, area: Rect, top: float, height: float, s: float) -> None:
        x = area.right - (MARGIN + RIGHT) * s
        free = height / s - 968
        council = 398 + min(0.25 * free, 120)
        prompt = 214 + min(0.25 * free, 90)
        locations = height / s - council - prompt - 2 * 18
        self.council = _rect(x, top, RIGHT * s, council * s)
        self.locations = _rect(x, self.council.bottom + 18 * s, RIGHT * s, locations * s)
        self.prompt = _rect(x, self.locations.bottom + 18 * s, RIGHT * s, prompt * s)
        self.look = self.council.union(self.locations)

    def _left(self, top: float, height: float, rivals: int, s: float) -> None:
        x = self.area.x + MARGIN * s
        shared = (height - 2 * GAP * s) / 3
        tall = {0: 0.0, 1: min(1.25 * shared, 400 * s), 2: shared, 3: shared}[rivals]
        self.rivals = [_rect(x, top + i * (tall + GAP * s), LEFT * s, tall) for i in range(rivals)]
        used = rivals * (tall + GAP * s)
        self.chronicle = _rect(x, top + used, LEFT * s, height - used) if rivals < 3 else None

    def _centre(self, top: float, height: float, s: float) -> None:
        left, right = self.area.x + (MARGIN + LEFT) * s, self.council.x
        room_w, room_h = right - left - 2 * GAP * s, height - OYSTER * s + 8 * s
        self.factor = min(room_w / CHAMBER[0], room_h / CHAMBER[1])
        f = self.factor
        middle = (left + right) / 2
        self.chamber = _rect(middle - CHAMBER[0] * f / 2, top, CHAMBER[0] * f, CHAMBER[1] * f)
        oyster_top = self.chamber.bottom - 14 * f
        self.oyster = _rect(middle - 75 * f, oyster_top, 150 * f, min(94 * f, self.area.bottom - oyster_top))
        side = 186 * f
        low = self.chamber.y + (RIM + 3 * (LORD_SIZE[1] + CARD_GAP[1]) + 26) * f
        self.own_left = _rect(self.chamber.x, low, side, self.oyster.bottom - low)
        self.own_right = _rect(self.chamber.right - side, low, side, self.oyster.bottom - low)

    # --- the chamber in the middle ----------------------------------------------------------

    def spot(self, spot: int) -> Rect:
        """A spot of the large chamber."""
        f = self.factor
        w, h = LORD_SIZE
        row, column = SPOT_ROW[spot], SPOT_COLUMN[spot]
        length = DATA.chamber[row]
        x = self.chamber.centerx / f - (length * w + (length - 1) * CARD_GAP[0]) / 2 + column * (w + CARD_GAP[0])
        y = self.chamber.y / f + RIM + row * (h + CARD_GAP[1])
        return _rect(x * f, y * f, w * f, h * f)

    @staticmethod
    def plaque(card: Rect) -> Rect:
        """Where a Location lies on a Lord: its lower right, so that value and guild stay visible (rules 16)."""
        w, h = card.w * 0.74, card.w * 0.74 / 1.5
        return _rect(card.right - w + card.w * 0.05, card.bottom - h + card.h * 0.03, w, h)

    # --- a rival's panel ----------------------------------------------------------

    def tile(self, panel: Rect, spot: int) -> Rect:
        """A spot of the small chamber in a rival's panel."""
        s = self.kit.scale
        head, gap = 70 * s, 5 * s
        h = min((panel.h - head - 14 * s - 4 * gap) / ROWS, (panel.w - 44 * s - 4 * gap) / 5 / 1.25)
        w = h * MINI_SIZE[0] / MINI_SIZE[1]
        row, column = SPOT_ROW[spot], SPOT_COLUMN[spot]
        length = DATA.chamber[row]
        x = panel.centerx - (length * w + (length - 1) * gap) / 2 + column * (w + gap)
        return _rect(x, panel.y + head + row * (h + gap), w, h)

    # --- council and Locations ----------------------------------------------------------

    def inside(self, panel: Rect) -> Rect:
        """The room of a panel below its title."""
        s = self.kit.scale
        return _rect(panel.x + 22 * s, panel.y + 46 * s, panel.w - 44 * s, panel.h - 64 * s)

    def deck(self, panel: Rect) -> Rect:
        """The face-down deck of the council or of the Locations."""
        s = self.kit.scale
        room = self.inside(panel)
        if panel is self.council:
            h = self.piles_top() - room.y - 62 * s
            w = min(h * LORD_SIZE[0] / LORD_SIZE[1], 130 * s)
            return _rect(room.x + 74 * s - w / 2, room.y + 2 * s, w, w * LORD_SIZE[1] / LORD_SIZE[0])
        h = min(room.h - 56 * s, 188 * s)
        w = h * LOCATION_SIZE[0] / LOCATION_SIZE[1]
        return _rect(room.x + 74 * s - w / 2, room.y + (room.h - 54 * s - h) / 2, w, h)

    def draw_button(self, panel: Rect, n: int) -> Rect:
        """The button that draws n cards from a panel's deck."""
        s = self.kit.scale
        room = self.inside(panel)
        y = self.piles_top() - 54 * s if panel is self.council else room.bottom - 46 * s
        return _rect(room.x + (n - 1) * 51 * s, y, 46 * s, 42 * s)

    def piles_top(self) -> float:
        s = self.kit.scale
        return self.council.bottom - (20 + 132) * s

    def pile(self, guild: int) -> Rect:
        """The well of a guild's discard pile."""
        s = self.kit.scale
        room = self.inside(self.council)
        w = (room.w - 4 * 12 * s) / GUILDS
        return _rect(room.x + guild * (w + 12 * s), self.piles_top(), w, 132 * s)

    def pile_card(self, guild: int, index: int, count: int) -> Rect:
        """A card of a pile of `count`: they overlap, the last one lies on top."""
        s = self.kit.scale
        well = self.pile(guild)
        h = well.h - 46 * s
        w = h * LORD_SIZE[0] / LORD_SIZE[1]
        step = 0.0 if count < 2 else min(14 * s, (well.w - 22 * s - w) / (count - 1))
        x = well.centerx - (w + step * (count - 1)) / 2 + index * step
        return _rect(x, well.y + 12 * s, w, h)

    def tray(self) -> Rect:
        """Where drawn cards and the hand lie."""
        s = self.kit.scale
        room = self.inside(self.council)
        x = room.x + 166 * s
        return _rect(x, room.y, room.right - x, self.piles_top() - 14 * s - room.y)

    def tray_card(self, index: int, count: int, location: bool) -> Rect:
        """A card in the tray; many overlap."""
        s = self.kit.scale
        room = self.tray().inflate(-20 * s, -16 * s)
        size = LOCATION_SIZE if location else LORD_SIZE
        h = room.h - 10 * s
        w = h * size[0] / size[1]
        step = min(w + 24 * s, (room.w - w) / (count - 1)) if count > 1 else 0.0
        x = room.centerx - (w + step * (count - 1)) / 2 + index * step
        return _rect(x, room.bottom - h, w, h)

    def open_room(self) -> Rect:
        """Where the open Locations lie."""
        s = self.kit.scale
        room = self.inside(self.locations)
        x = room.x + 166 * s
        return _rect(x, room.y + 4 * s, room.right - x, room.h - 2 * s)

    def open_card(self, index: int, count: int) -> Rect:
        """An open Location among `count`."""
        return grid_cell(self.open_room(), index, count, LOCATION_SIZE, 14 * self.kit.scale, 3)

    def look_card(self, index: int, count: int) -> Rect:
        """A Location among all of the deck, for the holder of the Great Gate."""
        return grid_cell(self.inside(self.look), index, count, LOCATION_SIZE, 10 * self.kit.scale, 6)


def grid_cell(room: Rect, index: int, count: int, size: tuple[int, int], gap: float, most_rows: int) -> Rect:
    """Cell `index` of `count` cards laid out in as few rows as make them largest."""
    best_w, best_rows = 0.0, 1
    for rows in range(1, most_rows + 1):
        columns = -(-count // rows)
        w = min((room.w - gap * (columns - 1)) / columns, ((room.h - gap * (rows - 1)) / rows) * size[0] / size[1])
        if w > best_w:
            best_w, best_rows = w, rows
    columns = -(-count // best_rows)
    h = best_w * size[1] / size[0]
    row, column = divmod(index, columns)
    in_row = min(columns, count - row * columns)
    x = room.centerx - (in_row * best_w + (in_row - 1) * gap) / 2 + column * (best_w + gap)
    y = room.centery - (best_rows * h + (best_rows - 1) * gap) / 2 + row * (h + gap)
    return _rect(x, y, best_w, h)


def _rect(x: float, y: float, w: float, h: float) -> Rect:
    return Rect(round(x), round(y), max(1, round(w)), max(1, round(h)))
