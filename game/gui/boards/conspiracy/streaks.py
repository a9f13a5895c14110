"""Light between the touching Lords of a coalition."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.conspiracy.components import LORD_GUILD
from game.conspiracy.scoring import coalition_links
from game.gui.boards.conspiracy.cards import GUILD_COLOURS
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.theme import Colour

_WHITE: Colour = (255, 250, 240)
_SLANT = 26.0


def streaks(kit: Kit, lords: Sequence[int], group: int, place: Callable[[int], Rect], length: float) -> list[Sprite]:
    """Streaks for the group, a bit mask of spots; `length` is a share of a card's height."""
    if group.bit_count() < 2:
        return []
    tint = GUILD_COLOURS[LORD_GUILD[lords[group.bit_length() - 1]]]
    sprites = []
    for one, other in coalition_links(group):
        a, b = place(one), place(other)
        turn = 0.0 if a.y == b.y else (-_SLANT if b.centerx > a.centerx else _SLANT)
        w = round(a.h * length)
        h = round(w * 0.41)
        rect = Rect((a.centerx + b.centerx - w) // 2, (a.centery + b.centery - h) // 2, w, h)
        sprites += [kit.sprites.sprite("conspiracy/link", rect, colour, 255, turn) for colour in (tint, _WHITE)]
    return sprites
