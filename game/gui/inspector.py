"""The panel that shows a thing of the board large, with its words."""

from __future__ import annotations

from pygame import Rect

from game.gui import layout
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.gui.kit import Kit

_PICTURE_H, _LEAST_PICTURE_H = 320, 260
_TEXT_W = 330
_MARGIN = 26


def panel(kit: Kit, thing: Inspection, anchor: Rect, window: Rect, room: Rect | None = None) -> list[Sprite]:
    """Sprites of the panel: in the middle of `room` if there is one and, if it can, no higher; else beside `anchor`."""
    margin = kit.px(_MARGIN)
    text_w = kit.px(_TEXT_W)
    lines = _lines(kit, thing, text_w)
    text_h = sum(height for _, height in lines)
    picture = Rect(0, 0, 0, 0)
    if thing.picture:
        h = kit.px(_PICTURE_H)
        if room:
            h = max(kit.px(_LEAST_PICTURE_H), min(h, room.h - 2 * margin))
        picture = Rect(0, 0, round(h * thing.aspect), h)
    w = text_w + 2 * margin + (picture.w + margin if thing.picture else 0)
    h = max(picture.h, text_h) + 2 * margin
    gap = kit.px(18)
    rect = _beside(anchor, w, h, window, gap)
    if room:
        rect = layout.fit_inside(layout.centred(room, w, h), window.inflate(-gap, -gap))
    sprites = [kit.sprites.nine_sprite(kit.ui("panel"), rect, kit.scale)] * 2
    x = rect.x + margin
    if thing.picture:
        picture.topleft = (x, rect.y + margin)
        sprites += thing.picture(picture)
        x = picture.right + margin
    y = rect.y + (h - text_h) // 2
    for sprites_of, height in lines:
        sprites += [Sprite(sprite.surface, sprite.x + x, sprite.y + y) for sprite in sprites_of]
        y += height
    return sprites


def _lines(kit: Kit, thing: Inspection, width: int) -> list[tuple[list[Sprite], int]]:
    """The words, line by line, each with its height, placed at x 0."""
    skin = kit.skin
    found: list[tuple[list[Sprite], int]] = []
    for string, role, units, colour, after in (
        (thing.title, "name", 27, skin.title, 2),
        (thing.subtitle, "bold", 18, skin.muted, 14),
        (thing.text, "body", 20, skin.text, 14),
        (thing.note, "bold", 19, skin.accent, 0),
    ):
        if not string:
            continue
        px = kit.font(units)
        step = kit.text.line_height(role, px)  # type: ignore[arg-type]
        for line in kit.text.wrap(string, role, px, width):  # type: ignore[arg-type]
            surface = kit.text.line(line, role, px, colour)  # type: ignore[arg-type]
            found.append(([Sprite(surface, 0, 0)], step))
        found.append(([], kit.px(after)))
    return found


def _beside(anchor: Rect, w: int, h: int, window: Rect, gap: int) -> Rect:
    """Right of the anchor, else left of it, else where it covers least."""
    rect = Rect(anchor.right + gap, anchor.centery - h // 2, w, h)
    if rect.right > window.right - gap:
        rect.right = anchor.left - gap
    return layout.fit_inside(rect, window.inflate(-gap, -gap))
