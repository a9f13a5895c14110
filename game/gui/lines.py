"""The newest lines of the chronicle in a panel beside the board."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.engine.protocol import NOBODY
from game.engine.table import SeatSetup
from game.gui.chronicle import Entry
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.theme import SEAT_COLOURS

_SIZE = 17


def newest(kit: Kit, panel: Rect, entries: Sequence[Entry], seats: Sequence[SeatSetup]) -> list[Sprite]:
    """As many of the last entries as have room below the panel's title, the last one at the foot."""
    room = Rect(panel.x + kit.px(22), panel.y + kit.px(48), panel.w - kit.px(40), panel.h - kit.px(68))
    px = kit.font(_SIZE)
    step = kit.text.line_height("body", px)
    found: list[Sprite] = []
    y = room.bottom
    for entry in reversed(entries):
        indent = 0 if entry.heading or entry.seat == NOBODY else kit.px(16)
        lines = kit.text.wrap(entry.text, "bold" if entry.heading else "body", px, room.w - indent)
        y -= step * len(lines)
        if y < room.y:
            break
        colour = kit.skin.title if entry.heading else kit.skin.muted
        for index, line in enumerate(lines):
            surface = kit.text.line(line, "bold" if entry.heading else "body", px, colour)
            found.append(Sprite(surface, room.x + indent, y + index * step))
        if indent:
            side = kit.px(8)
            dot = Rect(room.x, y + step // 2 - side // 2, side, side)
            tint = SEAT_COLOURS.get(seats[entry.seat].colour, kit.skin.muted)
            found.append(kit.sprites.sprite("fx/glow", dot.inflate(side, side), tint))
    return found
