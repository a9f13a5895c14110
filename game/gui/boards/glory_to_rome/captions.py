"""Words over a camp: what somebody says, or why somebody gets something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.gui import layout
from game.gui.compositor import Sprite
from game.gui.theme import Role

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_MOST = 460


def caption(view: RomeView, place: Rect, text: str, title: bool = False) -> list[Sprite]:
    """The words on a plate over a place; a `title` is larger and in the face of titles."""
    if not text:
        return []
    kit = view.kit
    role: Role = "heading" if title else "bold"
    px = kit.font(24 if title else 20)
    lines = kit.text.wrap(text, role, px, kit.px(_MOST))
    step = kit.text.line_height(role, px)
    w = max(kit.text.size(line, role, px)[0] for line in lines) + kit.px(40)
    plate = Rect(0, 0, w, step * len(lines) + kit.px(24))
    plate.center = place.center
    plate = layout.fit_inside(plate, view.at.area.inflate(-kit.px(20), -kit.px(20)))
    found = [kit.sprites.nine_sprite(kit.ui("tooltip"), plate, kit.scale)] * 2
    for index, line in enumerate(lines):
        surface = kit.text.line(line, role, px, kit.skin.title)
        x = plate.centerx - kit.text.size(line, role, px)[0] // 2
        found.append(Sprite(surface, x, plate.y + kit.px(12) + index * step))
    return found
