"""Where everything lies on the board of Louis XIV, in window pixels."""

from __future__ import annotations

from pygame import Rect

from game.gui.kit import Kit
from game.louis_xiv.components import BOARD_CELL, CROWN, HELMET, LETTER, RING, SCEPTRE

MARGIN = 28
GAP = 14
LEFT = 484
RIGHT = 506
FRAME = (813, 801)
"""The court with its gilded frame, in units of its picture."""
ORIGIN = (34, 28)
CELL = 149
CARD = (140, 196)
MISSION = (160, 224)
BOARD = 141
CHIP_CELLS: dict[int, tuple[tuple[int, int], ...]] = {
    CROWN: ((0, 0), (4, 4)), SCEPTRE: ((0, 2),), HELMET: ((2, 0),), RING: ((4, 2),), LETTER: ((2, 4),),
}
SUPPLY_CELLS = ((1, 1), (1, 3), (3, 1), (3, 3))
"""Gaps of the general supply, by colour."""
PLAYED_CELL = (2, 2)
INTRIGUE_CELL = (4, 0)
MONEY_CELL = (0, 4)
SHELF = (8, 83, 125, 27)
"""Where markers lie on a board, in units of its picture; so are the following."""
LOUIS = (-18, 25, 43, 60)
CONDITION = (104, 41, 37)
REWARD = (103, -6, 44)
REWARD = (103, -6, 44)
MARK = (100, 76, 32)
_HAND = 196
_PANEL_MOST = 231


class Geometry:
    """Rectangles of the board for an area and a number of seats; `neutral`: there are markers of nobody."""

    def __init__(self, area: Rect, kit: Kit, seats: int, neutral: bool) -> None:
        self.kit = kit
        self.area = area
        s = kit.scale
        top = area.y + 20 * s
        height = area.bottom - MARGIN * s - top
        self._left(top, height, seats, neutral, s)
        self._right(top, height, seats < 4, s)
        self._centre(top, s)

    # --- the three columns ------------------------------------------------------------------------------------------

    def _left(self, top: float, height: float, seats: int, neutral: bool, s: float) -> None:
        x = self.area.x + MARGIN * s
        tall = min((height - 3 * GAP * s) / 4, 1.2 * _PANEL_MOST * s)
        self.panels = [_rect(x, top + i * (tall + GAP * s), LEFT * s, tall) for i in range(seats)]
        low = top + seats * (tall + GAP * s)
        self.neutral = _rect(x, low, LEFT * s, 72 * s) if neutral else None
        low += (72 + GAP) * s if neutral else 0.0
        self.chronicle = _rect(x, low, LEFT * s, top + height - low)

    def _right(self, top: float, height: float, roomy: bool, s: float) -> None:
        """`roomy`: the chronicle has a place on the left."""
        x = self.area.right - (MARGIN + RIGHT) * s
        free = height - 968 * s
        missions = (330 * s if roomy else 250 * s) + 0.06 * free
        coats = 150 * s if roomy else 130 * s
        self.missions = _rect(x, top, RIGHT * s, missions)
        self.coats = _rect(x, self.missions.bottom + GAP * s, RIGHT * s, coats)
        low = self.coats.bottom + GAP * s
        if not roomy:
            self.chronicle = _rect(x, low, RIGHT * s, 160 * s + 0.06 * free)
            low = self.chronicle.bottom + GAP * s
        self.prompt = _rect(x, low, RIGHT * s, top + height - low)

    def _centre(self, top: float, s: float) -> None:
        left, right = self.area.x + (MARGIN + LEFT) * s, self.missions.x
        room_w = right - left - 44 * s
        room_h = self.area.bottom - top - (_HAND + 2) * s
        self.factor = min(room_w / FRAME[0], room_h / FRAME[1])
        f = self.factor
        middle = (left + right) / 2
        self.court = _rect(middle - FRAME[0] * f / 2, top, FRAME[0] * f, FRAME[1] * f)
        low = self.court.bottom + 12 * s
        self.hand = _rect(self.court.x, low, self.court.w, self.area.bottom - low)

    # --- the court --------------------------------------------------------------------------------------------------

    def cell(self, row: int, column: int) -> Rect:
        """A cell of the 5 x 5 court."""
        f = self.factor
        x = self.court.x + (ORIGIN[0] + column * CELL) * f
        y = self.court.y + (ORIGIN[1] + row * CELL) * f
        return _rect(x, y, CELL * f, CELL * f)

    def board(self, board: int) -> Rect:
        """One of the twelve boards."""
        return _inside(self.cell(*BOARD_CELL[board]), BOARD * self.factor, BOARD * self.factor)

    def on_board(self, board: int, box: tuple[int, ...]) -> Rect:
        """A box of a board's picture; a square one when three numbers are given."""
        f, place = self.factor, self.board(board)
        x, y, w, h = (*box, box[2])[:4]
        return _rect(place.x + x * f, place.y + y * f, w * f, h * f)

    def gap(self, cell: tuple[int, int]) -> Rect:
        """A round hollow between the boards."""
        return _inside(self.cell(*cell), 116 * self.factor, 116 * self.factor)

    def rest(self, cell: tuple[int, int]) -> Rect:
        """A card lying in a gap."""
        h = 122 * self.factor
        return _inside(self.cell(*cell), h * CARD[0] / CARD[1], h)

    def influence_deck(self) -> Rect:
        """The face-down deck that peeps out under board 11."""
        f, board = self.factor, self.board(10)
        w, h = 84 * f, 84 * f * CARD[1] / CARD[0]
        return _rect(board.centerx - w / 2, board.bottom + 12 * f - h, w, h)

    def supply(self, colour: int) -> Rect:
        """The general supply of a colour."""
        return self.gap(SUPPLY_CELLS[colour])

    def stack(self, chip: int, pile: int = 0) -> Rect:
        """A pile of chips."""
        d = 66 * self.factor
        return _inside(self.cell(*CHIP_CELLS[chip][pile]), d, d).move(0, round(4 * self.factor))

    def count(self, gap: Rect) -> Rect:
        """The pill with the number of things in a gap."""
        f = self.factor
        return _rect(gap.right - 34 * f, gap.bottom - 22 * f, 46 * f, 25 * f)

    # --- the own hand -----------------------------------------------------------------------------------------------

    def hand_card(self, index: int, influence: int, intrigue: int) -> Rect:
        """Card `index` of the hand: influence cards first, then a gap and the intrigue cards."""
        s = self.kit.scale
        count = influence + intrigue
        h = min(self.hand.h - 20 * s, CARD[1] * self.factor / 0.95)
        w = h * CARD[0] / CARD[1]
        between = 22 * s if influence and intrigue else 0.0
        room = self.hand.w - 20 * s
        step = min(w + 4 * s, (room - w - between) / (count - 1)) if count > 1 else 0.0
        total = w + step * (count - 1) + between
        x = self.hand.centerx - total / 2 + index * step + (between if index >= influence else 0.0)
        return _rect(x, self.hand.y + 12 * s, w, h)

    @staticmethod
    def turn(index: int, influence: int, intrigue: int) -> float:
        """How far a card of the hand is turned, in degrees counter-clockwise."""
        count = influence + intrigue
        return (count - 1 - 2 * index) * min(1.1, 6.0 / max(1, count))

    # --- the panels on the right ------------------------------------------------------------------------------------

    def mission(self, index: int, count: int) -> Rect:
        """One of the own uncompleted missions."""
        s = self.kit.scale
        room = self.kit.below_title(self.missions, 17)
        room = _rect(room.x, room.y, room.w - 76 * s, room.h)
        h = room.h
        w = h * MISSION[0] / MISSION[1]
        gap = 14 * s
        step = min(w + gap, (room.w - w) / (count - 1)) if count > 1 else 0.0
        return _rect(room.x + (room.w - w - step * (count - 1)) / 2 + index * step, room.y, w, h)

    def pile(self, shade: int) -> Rect:
        """One of the three mission piles."""
        s = self.kit.scale
        room = self.kit.below_title(self.missions, 17)
        h = (room.h - 2 * 8 * s) / 3
        w = h * 0.86
        return _rect(room.right - w, room.y + shade * (h + 8 * s), w, h)

    def coat(self, kind: int, kinds: int) -> Rect:
        """The shield of a kind; the one after the last kind is the stock."""
        s = self.kit.scale
        room = self.kit.below_title(self.coats, 17)
        step = room.w / (kinds + 1)
        h = room.h - 26 * s
        w = h * 62 / 70
        return _rect(room.x + step * (kind + 0.5) - w / 2, room.y, w, h)


def _inside(rect: Rect, w: float, h: float) -> Rect:
    return _rect(rect.x + (rect.w - w) / 2, rect.y + (rect.h - h) / 2, w, h)


def _rect(x: float, y: float, w: float, h: float) -> Rect:
    return Rect(round(x), round(y), max(1, round(w)), max(1, round(h)))
