"""A seat's belongings as a small picture, with what scores in one category lit up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Seat
from game.gui.compositor import Sprite
from game.gui.theme import Colour
from game.louis_xiv.components import COAT_KINDS
from game.louis_xiv.scoring import CATEGORIES, counts_by_kind, most_of_kind

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

GOLD: Colour = (255, 214, 120)
_MISSIONS, _COATS, _EXCHANGE, _BONUS = CATEGORIES
_DIM = 90


def portrait(view: LouisView, seat: Seat, rect: Rect, lit: str) -> list[Sprite]:
    """Completed missions above, the coats of arms by kind below."""
    upper = Rect(rect.x, rect.y, rect.w, round(rect.h * 0.6))
    lower = Rect(rect.x, upper.bottom, rect.w, rect.bottom - upper.bottom)
    return _missions(view, seat, upper, lit) + _coats(view, seat, lower, lit)


def _missions(view: LouisView, seat: Seat, room: Rect, lit: str) -> list[Sprite]:
    done = view.seen.done[seat]
    if not done:
        return []
    rows = 1 if len(done) < 6 else 2
    columns = -(-len(done) // rows)
    h = min(room.h * 0.94 / rows, room.w / columns * 1.3)
    w = h * 160 / 224
    step = min(w * 1.12, (room.w - w) / max(1, columns - 1))
    found: list[Sprite] = []
    for index, mission in enumerate(done):
        row, column = divmod(index, columns)
        in_row = min(columns, len(done) - row * columns)
        x = room.centerx - (w + step * (in_row - 1)) / 2 + column * step
        y = room.centery - rows * h / 2 + row * h
        place = Rect(round(x), round(y), round(w), round(h * 0.96))
        if lit == _MISSIONS:
            found.append(view.kit.halo(place, GOLD))
        found.append(view.pieces.card("mission", mission, place, faded=lit not in ("", _MISSIONS)))
    return found


def _coats(view: LouisView, seat: Seat, room: Rect, lit: str) -> list[Sprite]:
    """The six kinds with their numbers; in the category of the bonuses those of which the seat has the most."""
    seen, kit = view.seen, view.kit
    coats = seen.coats[seat]
    counts = counts_by_kind(coats)
    known = UNKNOWN not in coats
    step = room.w / COAT_KINDS
    h = min(room.h * 0.62, step * 0.96)
    w = h * 62 / 70
    found: list[Sprite] = []
    for kind in range(COAT_KINDS):
        place = Rect(round(room.x + step * (kind + 0.5) - w / 2), round(room.y + room.h * 0.04), round(w), round(h))
        most = known and seat in most_of_kind(seen.coats, kind)
        bright = lit in ("", _COATS, _EXCHANGE) or (lit == _BONUS and most)
        if lit == _BONUS and most:
            found.append(kit.sprites.sprite("fx/glow", place.inflate(place.w, place.h), GOLD))
        alpha = 255 if bright and (counts[kind] or not known) else _DIM
        found.append(kit.sprites.sprite(f"louis_xiv/coat_{kind + 1}", place, alpha=alpha))
        box = Rect(round(room.x + step * kind), place.bottom, round(step), round(room.h * 0.32))
        text = str(counts[kind]) if known else "?"
        found += kit.words(box, text, room.h * 0.24, "bold", kit.skin.text, "center")
    return found
