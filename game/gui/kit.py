"""Everything a scene or a widget needs to draw itself: skin, scale, text, pictures, sounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.sprites import Sprites
from game.gui.text import Align, Text, VAlign
from game.gui.theme import MIN_FONT_PX, Colour, Role, Skin, font_px

if TYPE_CHECKING:
    from game.gui.sounds import Sounds


@dataclass(slots=True)
class Kit:
    """Drawing tools of one scene. `scale` is pixels per design unit; `signs`: seats show signs on their colours."""

    skin: Skin
    scale: float
    text: Text
    sprites: Sprites
    sounds: Sounds
    signs: bool = True

    def px(self, units: float) -> int:
        """Pixels of a length in design units, at least 1 for a positive one."""
        return max(1, round(units * self.scale)) if units > 0 else round(units * self.scale)

    def font(self, units: float) -> int:
        """Pixels of a text size in design units."""
        return font_px(units, self.scale)

    def write(
        self,
        canvas: Surface,
        box: Rect,
        string: str,
        size: float,
        role: Role = "body",
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "middle",
        gild: bool = False,
        shadow: bool = True,
        may_cut: bool = False,
    ) -> Rect:
        """One line into a box, `size` in design units; returns where it is. See `Text.draw`."""
        px = self.font(size)
        return self.text.draw(canvas, box, string, role, px, colour, align, valign, shadow, gild, may_cut=may_cut)

    def write_wrapped(
        self,
        canvas: Surface,
        box: Rect,
        string: str,
        size: float,
        role: Role = "body",
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "top",
        shadow: bool = True,
    ) -> Rect:
        """A paragraph into a box, `size` in design units; returns where it is."""
        return self.text.draw_wrapped(canvas, box, string, role, self.font(size), colour, align, valign, shadow)

    def fits(self, string: str, size: float, role: Role, width: int) -> bool:
        """Whether a line of `size` design units has room in so many pixels; for words that a sign can stand in for."""
        return self.text.size(string, role, self.font(size))[0] <= width

    def words(
        self,
        box: Rect,
        string: str,
        px: float,
        role: Role = "body",
        colour: Colour | None = None,
        align: Align = "left",
        shadow: bool = True,
        may_cut: bool = False,
    ) -> list[Sprite]:
        """One line in a box for the moving layer, `px` in pixels; nothing for an empty string."""
        size = max(MIN_FONT_PX, round(px))
        placed = self.text.place(box, string, role, size, colour, align, shadow=shadow, may_cut=may_cut)
        return [Sprite(placed[0], *placed[1].topleft)] if placed else []

    def ui(self, part: str) -> str:
        """Name of a part of the skin, as "panel" or "button"."""
        return f"ui/{self.skin.ui}/{part}"

    def panel(self, canvas: Surface, rect: Rect, part: str = "panel") -> None:
        """A panel of the skin."""
        self.sprites.draw_nine(canvas, self.ui(part), rect, self.scale)

    def titled_panel(self, canvas: Surface, rect: Rect, title: str, size: float = 19) -> Rect:
        """A panel with its title between two ornaments; returns the room below the title."""
        self.panel(canvas, rect)
        rim = self.px(self.skin.rim)
        band = Rect(rect.x + rim + self.px(14), rect.y + rim, rect.w - 2 * (rim + self.px(14)), self.px(size * 1.7))
        self.title(canvas, band, title, size)
        return self.below_title(rect, size)

    def below_title(self, rect: Rect, size: float = 19) -> Rect:
        """The room in a titled panel."""
        rim = self.px(self.skin.rim)
        side = rim + self.px(12)
        top = rect.y + rim + self.px(size * 1.7) + self.px(8)
        return Rect(rect.x + side, top, rect.w - 2 * side, rect.bottom - rim - self.px(8) - top)

    def title(self, canvas: Surface, band: Rect, title: str, size: float = 19) -> None:
        """A title in the middle of a band, with an ornament on each side when there is room."""
        line = self.px(62)
        room = Rect(band.x + line, band.y, band.w - 2 * line, band.h)
        where = self.write(canvas, room, title, size, "heading", self.skin.title, align="center")
        height = self.px(12)
        if where.w + 2 * line > band.w:
            return
        left = Rect(where.x - self.px(10) - line, band.centery - height // 2, line, height)
        right = Rect(where.right + self.px(10), band.centery - height // 2, line, height)
        self.sprites.draw_nine(canvas, self.ui("ornament_left"), left, self.scale)
        self.sprites.draw_nine(canvas, self.ui("ornament_right"), right, self.scale)

    def icon(self, canvas: Surface, name: str, rect: Rect, colour: Colour | None = None) -> None:
        """A flat icon in one colour."""
        self.sprites.draw(canvas, f"icon/{name}", rect, colour or self.skin.text)

    def halo(self, rect: Rect, colour: Colour | None = None, alpha: int = 255) -> Sprite:
        """The glow of a choosable or focused rectangle, for the moving layer."""
        return self.sprites.nine_sprite("ui/halo", rect, self.scale, colour or self.skin.halo, alpha)
