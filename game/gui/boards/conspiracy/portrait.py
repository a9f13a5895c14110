"""A whole chamber as a small picture, with what scores in one category lit up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.conspiracy.components import DATA, EMPTY, SPOT_COLUMN, SPOT_ROW, SPOTS
from game.conspiracy.scoring import CATEGORIES, Holding
from game.engine.protocol import Seat
from game.gui.boards.conspiracy.cards import INK, MINI_SIZE, Cards
from game.gui.boards.conspiracy.streaks import streaks
from game.gui.compositor import Sprite
from game.gui.theme import Colour

if TYPE_CHECKING:
    from game.gui.boards.conspiracy.view import ConspiracyView

GOLD: Colour = (255, 214, 120)
_LORDS, _LOCATIONS, _COALITION, _PEARL_MASTER = CATEGORIES
_GAP = 0.11
"""Space between two tiles as a share of their height."""
_DIM = 80
_ROWS = len(DATA.chamber)
_LONGEST = DATA.chamber[0]


def portrait(view: ConspiracyView, seat: Seat, rect: Rect, lit: str) -> list[Sprite]:
    """The chamber of a seat with its pearls and, if it has it, the Pearl Master token."""
    seen = view.seen
    sites = seen.sites[seat * SPOTS : (seat + 1) * SPOTS]
    sprites = chamber(view.cards, rect, seen.lords(seat), sites, lit)
    return sprites + _pearls(view.cards, rect, seen.pearls[seat], seen.master == seat, lit)


def chamber(cards: Cards, rect: Rect, lords: Sequence[int], sites: Sequence[int], lit: str) -> list[Sprite]:
    """Any chamber; `lit` is the category that is counted, empty for none: then everything is as bright."""
    kit = cards.kit
    holding = Holding(list(lords), [site for site in sites if site != EMPTY], 0)
    bright = _bright_spots(holding, sites, lit)
    sprites: list[Sprite] = []
    if lit == _LORDS:
        sprites += [kit.halo(tile(rect, spot), GOLD) for spot in bright]
    for spot in range(SPOTS):
        place = tile(rect, spot)
        if lords[spot] == EMPTY:
            sprites.append(kit.sprites.sprite("conspiracy/slot", place, alpha=_DIM if lit else 200))
        else:
            sprites.append(cards.mini(lords[spot], place, faded=bool(lit) and spot not in bright))
    for spot in range(SPOTS):
        if sites[spot] != EMPTY:
            on = plaque(tile(rect, spot), large=lit == _LOCATIONS)
            if lit == _LOCATIONS:
                sprites.append(kit.halo(on, GOLD))
            sprites.append(cards.plaque(sites[spot], on, faded=lit not in ("", _LOCATIONS)))
    if lit in ("", _COALITION):
        sprites += streaks(kit, lords, holding.coalition(), lambda spot: tile(rect, spot), 0.72)
    return sprites


def tile(rect: Rect, spot: int) -> Rect:
    """A spot of a small chamber that fills `rect` as far as its proportions allow."""
    aspect = MINI_SIZE[0] / MINI_SIZE[1]
    # a little room above and to the left is for the number pearls that reach over the corner
    h = min(rect.h / (_ROWS + (_ROWS - 1) * _GAP + 0.1), rect.w / (_LONGEST * aspect + (_LONGEST - 1) * _GAP + 0.1))
    w, gap = h * aspect, h * _GAP
    row, column = SPOT_ROW[spot], SPOT_COLUMN[spot]
    length = DATA.chamber[row]
    x = rect.centerx + 0.04 * h - (length * w + (length - 1) * gap) / 2 + column * (w + gap)
    y = rect.centery + 0.05 * h - (_ROWS * h + (_ROWS - 1) * gap) / 2 + row * (h + gap)
    return Rect(round(x), round(y), max(1, round(w)), max(1, round(h)))


def plaque(place: Rect, large: bool = False) -> Rect:
    """Where a Location lies on a small Lord."""
    w = place.w * (0.84 if large else 0.58)
    h = w / 1.5
    return Rect(round(place.right - w * 0.94), round(place.bottom - h * 0.97), round(w), round(h))


def _bright_spots(holding: Holding, sites: Sequence[int], lit: str) -> set[int]:
    """The spots whose Lords score in the category."""
    if lit == _LORDS:
        return {spot for spot in holding.arms() if spot != EMPTY}
    if lit == _COALITION:
        group = holding.coalition()
        return {spot for spot in range(SPOTS) if group >> spot & 1}
    return set()


def _pearls(cards: Cards, rect: Rect, pearls: int, master: bool, lit: str) -> list[Sprite]:
    """The number of pearls in the lower right corner, the Pearl Master token in the lower left one."""
    kit = cards.kit
    first, last = tile(rect, 0), tile(rect, SPOTS - 1)
    side = round(last.h * 1.15)
    sprites: list[Sprite] = []
    alpha = 255 if lit in ("", _PEARL_MASTER) else _DIM
    pearl = Rect(0, 0, side, side)
    pearl.bottomright = (tile(rect, _LONGEST - 1).right, last.bottom)
    sprites.append(kit.sprites.sprite("conspiracy/pearl", pearl, alpha=alpha))
    colour = INK if alpha == 255 else (12, 20, 34)
    sprites += kit.words(pearl, str(pearls), side * 0.5, "number", colour, "center", shadow=False)
    if master:
        token = Rect(0, 0, round(last.h * 1.7), round(last.h * 1.7))
        token.bottomleft = (first.x, last.bottom)
        if lit == _PEARL_MASTER:
            sprites.append(kit.sprites.sprite("fx/glow", token.inflate(token.w, token.h), GOLD))
        sprites.append(kit.sprites.sprite("conspiracy/pearl_master", token, alpha=alpha))
    return sprites
