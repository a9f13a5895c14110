"""A seat's camp as a small picture, with what scores in one category lit up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import Seat
from game.glory_to_rome.components import MATERIAL, MATERIAL_IDS, MATERIALS
from game.glory_to_rome.frames import UNFINISHED
from game.glory_to_rome.powers import POWERS
from game.glory_to_rome.scoring import CATEGORIES, bonuses, vault_cards
from game.gui.boards.glory_to_rome.colours import GOLD
from game.gui.boards.glory_to_rome.geometry import MINI, grid
from game.gui.boards.glory_to_rome.pieces import TILE
from game.gui.compositor import Sprite

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_INFLUENCE, _VAULT, _BONUS, _STRUCTURES, _TRIUMPH = CATEGORIES
_DIM = 90


def portrait(view: RomeView, seat: Seat, rect: Rect, lit: str) -> list[Sprite]:
    """The structures above, the vault by material below."""
    upper = Rect(rect.x, rect.y, rect.w, round(rect.h * 0.68))
    lower = Rect(rect.x, upper.bottom + rect.h // 30, rect.w, rect.bottom - upper.bottom - rect.h // 30)
    return _structures(view, seat, upper, lit) + _vault(view, seat, lower, lit)


def _structures(view: RomeView, seat: Seat, room: Rect, lit: str) -> list[Sprite]:
    camp = view.seen.camps[seat]
    places = grid(room, len(camp), MINI[0] / MINI[1], 4, room.h)
    if places and places[0].h < 100 * view.kit.scale:
        places = grid(room, len(camp), TILE[0] / TILE[1], 4, room.h)
    found: list[Sprite] = []
    for one, place in zip(camp, places, strict=True):
        scores = one[3] != UNFINISHED if lit == _INFLUENCE else POWERS[one[0]].points(view.seen, seat) > 0
        bright = lit in ("", _TRIUMPH) or (lit in (_INFLUENCE, _STRUCTURES) and scores)
        if lit and bright and lit != _TRIUMPH:
            found.append(view.kit.halo(place, GOLD))
        found.append(view.pieces.structure(one, place, faded=not bright))
    return found


def _vault(view: RomeView, seat: Seat, room: Rect, lit: str) -> list[Sprite]:
    """The six materials with their numbers; in the category of the bonuses those of which the seat has the most."""
    kit = view.kit
    cards = vault_cards(view.seen, seat)
    best = bonuses(view.seen)
    step = room.w / MATERIALS
    h = min(room.h * 0.6, step * 0.8)
    found: list[Sprite] = []
    for material in range(MATERIALS):
        number = sum(MATERIAL[card] == material for card in cards)
        most = best[material] == seat
        place = Rect(round(room.x + step * (material + 0.5) - h * 0.57), room.y, round(h * 1.14), round(h))
        name = f"material_{MATERIAL_IDS[material]}"
        if lit == _BONUS and most:
            name = f"merchant_bonus_{MATERIAL_IDS[material]}"
            place = Rect(round(room.x + step * (material + 0.5) - h / 2), room.y, round(h), round(h))
        bright = lit in ("", _VAULT) or (lit == _BONUS and most)
        found.append(kit.sprites.sprite(f"glory_to_rome/{name}", place, alpha=255 if bright and number else _DIM))
        box = Rect(round(room.x + step * material), room.y + round(h), round(step), room.h - round(h))
        found += kit.words(box, str(number), room.h * 0.26, "number", kit.skin.text, "center")
    return found
