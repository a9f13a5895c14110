"""One line of words beside a board: why somebody gets something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.gui import layout
from game.gui.compositor import Sprite

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

_MOST = 420
_SIZE = 20


def caption(view: LouisView, board: Rect, text: str) -> list[Sprite]:
    """The words on a small plate below the board, above it where there is no room."""
    if not text:
        return []
    kit = view.kit
    px = kit.font(_SIZE)
    lines = kit.text.wrap(text, "bold", px, kit.px(_MOST))
    step = kit.text.line_height("bold", px)
    w = max(kit.text.size(line, "bold", px)[0] for line in lines) + kit.px(36)
    plate = Rect(board.centerx - w // 2, board.bottom - kit.px(6), w, step * len(lines) + kit.px(20))
    if plate.bottom > view.at.court.bottom:
        plate.bottom = board.y + kit.px(4)
    plate = layout.fit_inside(plate, view.at.court.inflate(-kit.px(30), 0))
    found = [kit.sprites.nine_sprite(kit.ui("tooltip"), plate, kit.scale)]
    for index, line in enumerate(lines):
        surface = kit.text.line(line, "bold", px, kit.skin.title)
        x = plate.centerx - kit.text.size(line, "bold", px)[0] // 2
        found.append(Sprite(surface, x, plate.y + kit.px(10) + index * step))
    return found
