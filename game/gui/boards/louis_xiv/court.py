"""The court on the moving layer: boards with their markers, chips, supplies, decks, the King."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import NOBODY, UNKNOWN, Target
from game.gui.boards.louis_xiv import outlook
from game.gui.boards.louis_xiv.geometry import (
    CHIP_CELLS,
    INTRIGUE_CELL,
    LOUIS,
    MARK,
    MONEY_CELL,
    PLAYED_CELL,
    SHELF,
)
from game.gui.compositor import Sprite
from game.louis_xiv.components import BOARDS, CHIP_KINDS, CROWN

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

PAWN = (24, 30)
_PLACES = (
    (0.50, 0.52), (0.34, 0.42), (0.66, 0.43), (0.42, 0.68), (0.60, 0.67), (0.50, 0.30), (0.26, 0.58), (0.74, 0.58),
    (0.36, 0.25), (0.64, 0.25), (0.50, 0.80), (0.22, 0.38), (0.78, 0.38), (0.32, 0.78), (0.68, 0.79), (0.50, 0.14),
)
"""Where markers stand in a gap, as shares of its box."""


def sprites(view: LouisView) -> list[Sprite]:
    """Everything in the court, lowest first."""
    found = _deck(view)
    for board in range(BOARDS):
        found += _board(view, board)
    found += _stacks(view) + _supplies(view) + _cards(view)
    if view.seen.louis != NOBODY and ("louis",) not in view.hidden:
        found.append(view.kit.sprites.sprite("louis_xiv/louis", view.at.on_board(view.seen.louis, LOUIS)))
    for board in range(BOARDS):
        found += markers(view, board) + _mark(view, board)
    return found


def _board(view: LouisView, board: int) -> list[Sprite]:
    seen, place = view.seen, view.at.board(board)
    found: list[Sprite] = []
    target = Target("board", (board,))
    if board == view.lit or view.glows(target):
        found += [view.kit.halo(place)] * (2 if board == view.lit or view.pointed == target else 1)
    if ("board", board) not in view.hidden:
        found.append(view.pieces.board(board, seen.side(board), place))
    return found


# --- markers --------------------------------------------------------------------------------------------------------


def markers(view: LouisView, board: int) -> list[Sprite]:
    """The markers on the shelf of a board, colour by colour, with a number where there are four or more."""
    seen = view.seen
    counts = seen.on_board(board)
    new = view.pending[board]
    if new:
        counts[view.acting] += new
    groups = [(colour, count) for colour, count in enumerate(counts) if count]
    if not groups:
        return []
    f = view.at.factor
    shelf = view.at.on_board(board, SHELF)
    found: list[Sprite] = []
    x = float(shelf.x)
    for colour, shown, number, step in _fitting(view, groups, shelf.w / f):
        fresh = min(shown, new) if colour == view.acting else 0
        for index in range(shown):
            rect = pawn_rect(view, x + index * step * f, shelf.bottom)
            if index >= shown - fresh:
                glow = rect.inflate(rect.w, rect.h * 2 // 3)
                found += [view.kit.sprites.sprite("fx/glow", glow, view.kit.skin.halo)] * 2
            found.append(view.kit.sprites.sprite(f"louis_xiv/pawn_{view.pawns[colour]}", rect))
        x += ((shown - 1) * step + _PAWN_W) * f
        if number:
            box = Rect(round(x - 2 * f), shelf.y, round(_NUMBER_W * f), shelf.h)
            found += view.kit.words(box, str(number), 19 * f, "bold", (255, 250, 230))
            x += (_NUMBER_W - 2) * f
        x += 3 * f
    return found


_PAWN_W, _NUMBER_W = 19.0, 13.0


def _fitting(
    view: LouisView, groups: list[tuple[int, int]], room: float
) -> list[tuple[int, int, int, float]]:
    """(colour, pawns shown, number or 0, step) for each colour, in as much detail as the shelf has room for."""
    for most, step in ((3, 10.0), (3, 8.0), (3, 6.0), (1, 6.0)):
        found, used = [], -3.0
        for colour, count in groups:
            shown = count if count <= 3 and (most == 3 or count == 1) else min(most, count)
            number = count if count > 3 or count > shown else 0
            found.append((colour, shown, number, step))
            used += (shown - 1) * step + _PAWN_W + (_NUMBER_W - 2 if number else 0) + 3
        if used <= room:
            break
    return found


def pawn_rect(view: LouisView, x: float, bottom: float) -> Rect:
    """A marker that stands at `x` on a line."""
    f = view.at.factor * _PAWN_W / PAWN[0]
    w, h = round(PAWN[0] * f), round(PAWN[1] * f)
    return Rect(round(x), round(bottom - h), max(1, w), max(1, h))


def marker_on(view: LouisView, board: int) -> Rect:
    """Where a marker lands on a board."""
    shelf = view.at.on_board(board, SHELF)
    return pawn_rect(view, shelf.centerx - 8 * view.at.factor, shelf.bottom)


def _mark(view: LouisView, board: int) -> list[Sprite]:
    """Who would win the board now, where that is wanted or markers are just being put down."""
    if not view.projected and not view.pending[board]:
        return []
    seen = view.seen
    counts = outlook.counts_with(seen, board, view.acting, view.pending)
    won = outlook.winners(seen, board, counts)
    if not any(counts) or not won:
        return []
    f, disc = view.at.factor, view.at.on_board(board, MARK)
    found: list[Sprite] = []
    for index, colour in enumerate(won):
        place = disc.move(-round(index * 18 * f), -round(4 * f))
        if not index:
            found.append(view.kit.sprites.sprite("louis_xiv/leader", disc))
        pawn = Rect(0, 0, round(17 * f), round(21 * f))
        pawn.midbottom = (place.centerx + round(8 * f), place.bottom + round(3 * f))
        found.append(view.kit.sprites.sprite(f"louis_xiv/pawn_{view.pawns[colour]}", pawn))
    return found


# --- gaps -----------------------------------------------------------------------------------------------------------


def pill(view: LouisView, rect: Rect, text: str) -> list[Sprite]:
    """A number on a small dark plate."""
    return [
        view.kit.sprites.nine_sprite("louis_xiv/count", rect, view.at.factor),
        *view.kit.words(rect, text, rect.h * 0.7, "bold", (255, 246, 220), "center", shadow=False),
    ]


def _stacks(view: LouisView) -> list[Sprite]:
    """The chips in their gaps; crowns are dealt over two gaps."""
    found: list[Sprite] = []
    f = view.at.factor
    for chip, cells in CHIP_CELLS.items():
        left = view.seen.stock[chip]
        for pile, cell in enumerate(cells):
            count = (left + 1 - pile) // 2 if chip == CROWN else left
            place = view.at.stack(chip, pile)
            for layer in range(count):
                lifted = place.move(-round(layer * 0.6 * f), -round((layer * 4.2 - 8) * f))
                found.append(view.kit.sprites.sprite(f"louis_xiv/chip_{CHIP_KINDS[chip]}", lifted))
            if not count:
                found.append(view.kit.sprites.sprite(f"louis_xiv/chip_{CHIP_KINDS[chip]}", place, alpha=50))
            found += pill(view, view.at.count(view.at.gap(cell)), f"×{count}")
    return found


def _supplies(view: LouisView) -> list[Sprite]:
    """The general supply, a gap for each colour."""
    found: list[Sprite] = []
    f = view.at.factor
    for colour in range(view.seen.seats):
        gap, count = view.at.supply(colour), view.seen.general[colour]
        if view.glows(Target("supply", (colour,))):
            found.append(view.kit.sprites.sprite("ui/halo_round", gap, view.kit.skin.halo, 190))
        places = sorted(_PLACES[:count], key=lambda place: place[1])
        for x, y in places:
            rect = Rect(0, 0, round(PAWN[0] * f * 0.94), round(PAWN[1] * f * 0.94))
            rect.midbottom = (round(gap.x + gap.w * (0.12 + 0.76 * x)), round(gap.y + gap.h * (0.24 + 0.66 * y)))
            found.append(view.kit.sprites.sprite(f"louis_xiv/pawn_{view.pawns[colour]}", rect))
        found += pill(view, view.at.count(gap), f"×{count}")
    return found


def _deck(view: LouisView) -> list[Sprite]:
    """The influence deck under board 11, with last cards open on it."""
    seen, place = view.seen, view.at.influence_deck()
    found: list[Sprite] = []
    if seen.influence_deck:
        found += [view.pieces.card("influence", UNKNOWN, place.move(layer * 2, -layer * 2)) for layer in range(2)]
    return found


def _cards(view: LouisView) -> list[Sprite]:
    """Played influence cards in the middle, the intrigue deck, the money card of the round."""
    seen, at = view.seen, view.at
    found: list[Sprite] = []
    rest = at.rest(PLAYED_CELL)
    laid = seen.played[-1:] if ("played",) in view.hidden else seen.played
    shown = laid[:-1][-3:] if ("played",) in view.hidden else laid[-3:]
    for index, card in enumerate(shown):
        turn = (7.0, -6.0, 0.0)[3 - len(shown) + index]
        found.append(view.pieces.card("influence", card, rest, turn=turn))
    if seen.played:
        found += pill(view, at.count(at.gap(PLAYED_CELL)), f"×{len(seen.played)}")
    deck = at.rest(INTRIGUE_CELL)
    for layer in range(min(3, len(seen.intrigue_deck))):
        lift = round(layer * 2 * at.factor)
        found.append(view.pieces.card("intrigue", UNKNOWN, deck.move(-lift, -lift)))
    found += pill(view, at.count(at.gap(INTRIGUE_CELL)), f"×{len(seen.intrigue_deck)}")
    if seen.money_row and ("money",) not in view.hidden:
        found.append(view.pieces.card("money", seen.money_row[-1], at.rest(MONEY_CELL)))
    return found
