"""Boards and cards put together from baked pictures, numbers and words, kept at the sizes on show."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame.transform import rotozoom, smoothscale

from game.engine.protocol import Noun
from game.gui.boards.louis_xiv.colours import INK
from game.gui.boards.louis_xiv.geometry import BOARD, CARD, CONDITION, MISSION, REWARD
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.layout import contain
from game.gui.names import Names
from game.gui.sprites import Art, Size
from game.gui.theme import MIN_FONT_PX, Colour, Role
from game.i18n import N_, _
from game.louis_xiv.components import (
    ANY,
    CHIP_KINDS,
    DATA,
    INCOME,
    JOKER,
    MISSION_COST,
    MISSION_SHADE,
    MONEY_BOARD,
    NUMBER,
    SHADES,
    load,
)
from game.louis_xiv.components import (
    CONDITION as CONDITIONS,
)
from game.louis_xiv.names import mission_text

CREAM: Colour = (255, 244, 214)
_KEPT = 500
_ROOM = 0.2
"""Share of a card's height kept around it for number seals and shadow."""
_CONDITION_NAMES = ("money", "first", "markers")
_REWARD_NAMES = {
    "coat": "coat", "coins": "money", "errand": "place", "influence": "influence", "intrigue": "intrigue",
}
_SIDES = ("red", "black")
_PHASES = {
    "coins": N_("Supply"), "recall": N_("Supply"), "coats": N_("Supply"), "cards": N_("Supply"),
    "intrigue": N_("Supply"), "free_markers": N_("Influence"), "discount": N_("Scoring"), "win_ties": N_("Scoring"),
}
_SIGNS = {
    "coins": "reward_money", "recall": "pawn_red", "coats": "reward_coat", "cards": "reward_influence",
    "intrigue": "reward_intrigue", "free_markers": "reward_place", "discount": "condition_money",
    "win_ties": "condition_first",
}
_BUILT_IN = load().boards
"""What the signs of the baked boards say."""
SIZES: dict[str, Size] = {"board": (BOARD, BOARD), "mission": MISSION, "mission_back": MISSION}
"""Design size of each kind of thing; all others are as large as an influence card."""


def size_of(kind: str) -> Size:
    """Design size of a kind of thing."""
    return SIZES.get(kind, CARD)


def board_picture(board: int, side: int) -> str:
    """The name of the picture of a board with that side up."""
    return f"louis_xiv/board_{board + 1}_{_SIDES[side]}"


def person_picture(kind: str, card: int) -> str:
    """The name of the picture of an "influence" or an "intrigue" card."""
    return f"louis_xiv/{'card' if kind == 'influence' else 'intrigue'}_{'joker' if card == JOKER else card + 1}"


class Pieces:
    """Composes with one kit; a new kit means a new Pieces."""

    def __init__(self, kit: Kit, names: Names) -> None:
        self.kit = kit
        self.names = names
        self._kept: dict[tuple[object, ...], Art] = {}

    # --- sprites ----------------------------------------------------------------------------------------------------

    def card(self, kind: str, card: int, rect: Rect, faded: bool = False, turn: float = 0.0) -> Sprite:
        """A thing of a kind: "board" (number * 2 + side), "influence", "intrigue", "mission", "money", "mission_back"
        (shade). A negative number is the back."""
        art = self._art((kind, card, rect.size, faded, round(turn, 1)))
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    def board(self, board: int, side: int, rect: Rect, faded: bool = False) -> Sprite:
        """One of the twelve boards with the side that is up."""
        return self.card("board", board * 2 + side, rect, faded)

    def flying(self, kind: str, card: int, rect: Rect, size: Size) -> Sprite:
        """A thing in flight: the picture of `size`, scaled to fit `rect`."""
        art = self._art((kind, card, size, False, 0.0))
        target = contain(rect, *size)
        factor = target.w / size[0]
        if abs(factor - 1) < 0.01:
            return Sprite(art.surface, target.x + art.dx, target.y + art.dy)
        w, h = art.surface.get_size()
        scaled = smoothscale(art.surface, (max(1, round(w * factor)), max(1, round(h * factor))))
        return Sprite(scaled, round(target.x + art.dx * factor), round(target.y + art.dy * factor))

    def turning(self, kind: str, faces: tuple[int, int], rect: Rect, share: float) -> Sprite:
        """A thing that turns over from the first face (share 0) to the second one (share 1)."""
        narrow = max(0.02, abs(1 - 2 * share))
        art = self._art((kind, faces[share >= 0.5], rect.size, False, 0.0))
        w = max(1, round(art.surface.get_width() * narrow))
        squeezed = smoothscale(art.surface, (w, art.surface.get_height()))
        middle = rect.centerx + (art.dx + art.surface.get_width() / 2 - rect.w / 2) * narrow
        return Sprite(squeezed, round(middle - w / 2), rect.y + art.dy)

    # --- composing --------------------------------------------------------------------------------------------------

    def _art(self, key: tuple[object, ...]) -> Art:
        if key not in self._kept:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            self._kept[key] = self._compose(*key)  # type: ignore[arg-type]
        return self._kept[key]

    def _compose(self, kind: str, card: int, size: Size, faded: bool, turn: float) -> Art:
        room = round(max(size) * _ROOM)
        surface = Surface((size[0] + 2 * room, size[1] + 2 * room), SRCALPHA)
        rect = Rect((room, room), size)
        self._draw(surface, kind, card, rect)
        if faded:
            surface.fill((128, 120, 112, 255), special_flags=BLEND_RGBA_MULT)
        if turn:
            surface = rotozoom(surface, turn, 1.0)
            rect.center = surface.get_rect().center
        ink = surface.get_bounding_rect()
        return Art(surface.subsurface(ink).copy(), ink.x - rect.x, ink.y - rect.y)

    def _draw(self, surface: Surface, kind: str, card: int, rect: Rect) -> None:
        if kind == "board":
            self._board(surface, rect, *divmod(card, 2))
        elif kind == "mission_back":
            self.kit.sprites.draw(surface, f"louis_xiv/mission_back_{SHADES[card]}", rect)
        elif card < 0:
            back = {"influence": "card_back", "intrigue": "intrigue_back", "money": "money_back"}[kind]
            self.kit.sprites.draw(surface, f"louis_xiv/{back}", rect)
        elif kind == "mission":
            self._mission(surface, rect, card)
        elif kind == "money":
            self._money(surface, rect, card)
        else:
            self._person(surface, rect, kind, card)

    def _board(self, surface: Surface, rect: Rect, board: int, side: int) -> None:
        name = board_picture(board, side)
        self.kit.sprites.draw(surface, name, rect)
        k = rect.w / BOARD
        self._condition(surface, rect, board, side)
        self._reward(surface, rect, board)
        self._name(surface, self.kit.sprites.plate(name, rect), Noun("board", board), 16.5 * k)

    def _condition(self, surface: Surface, rect: Rect, board: int, side: int) -> None:
        """The sign of a corrected data file over the baked one."""
        now, baked = (getattr(boards[board], _SIDES[side]) for boards in (DATA.boards, _BUILT_IN))
        if (now.condition, now.number) == (baked.condition, baked.number):
            return
        k = rect.w / BOARD
        x, y, d = (value * k for value in CONDITION)
        place = Rect(round(rect.x + x), round(rect.y + y), round(d), round(d))
        kind, number = CONDITIONS[side][board], NUMBER[side][board]
        self.kit.sprites.draw(surface, f"louis_xiv/condition_{_CONDITION_NAMES[kind]}", place)
        if number:
            box = Rect(place.centerx, place.y, place.w // 2, place.h) if kind == 2 else place
            colour = CREAM if kind == 2 else INK
            self.kit.text.draw(surface, box, str(number), "number", max(8, round(d * 0.55)), colour, align="center",
                               shadow=False)

    def _reward(self, surface: Surface, rect: Rect, board: int) -> None:
        """The disc of a corrected data file over the baked one, with a number for more than one."""
        reward, baked = DATA.boards[board].reward, _BUILT_IN[board].reward
        if (reward.kind, reward.amount, reward.chip) == (baked.kind, baked.amount, baked.chip):
            return
        k = rect.w / BOARD
        x, y, d = (value * k for value in REWARD)
        place = Rect(round(rect.x + x), round(rect.y + y), round(d), round(d))
        self.kit.sprites.draw(surface, f"louis_xiv/reward_{reward.chip or _REWARD_NAMES[reward.kind]}", place)
        if reward.amount > 1:
            side = round(d * 0.5)
            box = Rect(place.right - side, place.bottom - side, side, side)
            self.kit.sprites.draw(surface, "louis_xiv/condition_money", box)
            self._number(surface, box, reward.amount, 17 * k, INK)

    def _person(self, surface: Surface, rect: Rect, kind: str, card: int) -> None:
        """An influence or an intrigue card."""
        name = person_picture(kind, card)
        self.kit.sprites.draw(surface, name, rect)
        self._name(surface, self.kit.sprites.plate(name, rect), Noun(kind, card), 19 * rect.w / CARD[0])

    def _money(self, surface: Surface, rect: Rect, card: int) -> None:
        self.kit.sprites.draw(surface, "louis_xiv/money_face", rect)
        k = rect.w / CARD[0]
        for number, (x, y, d), px, colour in (
            (MONEY_BOARD[card] + 1, (49, 62, 42), 24, CREAM), (INCOME[card], (37, 112, 66), 38, INK),
        ):
            box = Rect(round(rect.x + x * k), round(rect.y + y * k), round(d * k), round(d * k))
            self._number(surface, box, number, px * k, colour)

    def _mission(self, surface: Surface, rect: Rect, mission: int) -> None:
        shade = SHADES[MISSION_SHADE[mission]]
        self.kit.sprites.draw(surface, f"louis_xiv/mission_{shade}", rect)
        k = rect.w / MISSION[0]

        def box(x: float, y: float, w: float, h: float) -> Rect:
            return Rect(round(rect.x + x * k), round(rect.y + y * k), round(w * k), round(h * k))

        for chip, x in zip(MISSION_COST[mission], (21, 85), strict=True):
            kind = "any" if chip == ANY else CHIP_KINDS[chip]
            self.kit.sprites.draw(surface, f"louis_xiv/chip_{kind}", box(x, 15, 54, 54))
        power = DATA.missions[mission].power
        text = self.names.phrase(mission_text(mission)).split(": ", 1)[-1]
        text = text[:1].upper() + text[1:]
        # words and a sign where both have room, else words, else a sign: pointing at the card tells the rest
        some, all_ = box(14, 80, 132, 78), box(12, 78, 136, 114)
        words = next((room for room in (some, all_) if self._readable(text, room, 17 * k)), None)
        if words:
            px = max(MIN_FONT_PX, round(17 * k))
            self.kit.text.draw_wrapped(surface, words, text, "paper", px, INK, "center", "middle", False, 0.6)
        if words is not all_:
            sign = box(65, 160, 30, 30) if words else box(48, 98, 64, 64)
            self.kit.sprites.draw(surface, f"louis_xiv/{_SIGNS[power]}", sign)
        if (plate := box(16, 194, 128, 22)).h >= MIN_FONT_PX:
            self._line(surface, plate, _(_PHASES[power]), "card", 16 * k, CREAM)

    def _readable(self, text: str, box: Rect, px: float) -> bool:
        """Whether a sentence has room at a size that can be read; pointing at the card tells it otherwise."""
        if px < MIN_FONT_PX * 0.85:
            return False
        size, lines = self.kit.text.fit_wrapped(text, "paper", max(MIN_FONT_PX, round(px)), box, least=0.6)
        return self.kit.text.line_height("paper", size) * len(lines) <= box.h

    def _name(self, surface: Surface, box: Rect, noun: Noun, px: float) -> None:
        """The name on its plate, cut where it would be too small to read: pointing at the card tells it."""
        room = box.inflate(-round(box.w * 0.04), box.h // 2)
        self._line(surface, room, self.names.noun(noun), "card", px, INK, more=box.w // 12)

    def _line(
        self, surface: Surface, box: Rect, string: str, role: Role, px: float, colour: Colour, more: int = 0
    ) -> None:
        """A line in its face, else in a narrower one in a box wider by `more`, else cut; nothing without `more`."""
        text = self.kit.text
        wide = box.inflate(more, 0)
        faces: tuple[tuple[Role, int, Rect], ...] = ((role, round(px), box), ("body", MIN_FONT_PX, wide))
        for face, wanted, room in faces:
            size, shown = text.fit(string, face, max(MIN_FONT_PX, wanted), room.w, least=0.66)
            if shown == string:
                text.draw(surface, room, string, face, size, colour, "center", shadow=False)
                return
        if more:
            text.draw(surface, wide, shown, face, size, colour, "center", shadow=False)

    def _number(self, surface: Surface, box: Rect, number: int, px: float, colour: Colour) -> None:
        line = self.kit.text.line(str(number), "number", max(8, round(px)), colour, shadow=False)
        ink = line.get_bounding_rect()
        surface.blit(line, (box.centerx - ink.w / 2 - ink.x, box.centery - ink.h / 2 - ink.y))
