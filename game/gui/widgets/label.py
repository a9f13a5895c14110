"""Text that only shows."""

from __future__ import annotations

from pygame import Rect, Surface

from game.gui.kit import Kit
from game.gui.text import Align, VAlign
from game.gui.theme import Colour, Role
from game.gui.widgets.base import Widget


class Label(Widget):
    """A line, or a paragraph when `wrapped`; `size` in design units."""

    def __init__(
        self,
        rect: Rect,
        text: str,
        size: float = 19,
        role: Role = "body",
        colour: Colour | None = None,
        align: Align = "left",
        valign: VAlign = "middle",
        wrapped: bool = False,
        gild: bool = False,
    ) -> None:
        super().__init__(("label", text, rect.topleft), rect)
        self.text = text
        self.size = size
        self.role = role
        self.colour = colour
        self.align = align
        self.valign = valign
        self.wrapped = wrapped
        self.gild = gild

    def paint(self, canvas: Surface, kit: Kit) -> None:
        if self.wrapped:
            kit.write_wrapped(canvas, self.rect, self.text, self.size, self.role, self.colour, self.align, self.valign)
        else:
            kit.write(
                canvas, self.rect, self.text, self.size, self.role, self.colour, self.align, self.valign, self.gild
            )

    def hit(self, pos: tuple[int, int]) -> bool:
        return False
