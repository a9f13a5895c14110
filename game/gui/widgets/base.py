"""What all controls have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import Event, Pos
from game.gui.kit import Kit

if TYPE_CHECKING:
    from game.gui.widgets.ui import Ui

HEIGHT = 44
"""Design units of a control's height."""


class Widget:
    """A control at a rectangle. `tip` is its tooltip; a disabled one shows `reason` there instead.

    `paint` draws the resting look into the scene's base; `overlay` gives what lies above while the pointer is on it.
    """

    def __init__(self, key: Hashable, rect: Rect, tip: str = "", reason: str = "", on: bool = True) -> None:
        self.key = key
        self.rect = rect
        self.tip = tip
        self.reason = reason
        self.on = on
        """Can be used."""
        self.ui: Ui | None = None

    def bind(self, ui: Ui) -> None:
        """Belong to these controls of a scene from now on."""
        self.ui = ui

    # --- drawing --------------------------------------------------------------------------------------------------

    def paint(self, canvas: Surface, kit: Kit) -> None:
        """Draw the resting look."""

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        """What lies above the resting look now."""
        return []

    def refresh(self) -> None:
        """The resting look changed."""
        if self.ui:
            self.ui.repaint(self)

    def bounds(self) -> Rect:
        """All that `paint` may touch."""
        return self.rect.inflate(24, 24)

    # --- use ------------------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """Where the keyboard's cursor can stop."""
        return []

    def hit(self, pos: Pos) -> bool:
        """The pointer is on it."""
        return self.rect.collidepoint(pos)

    def handle(self, event: Event) -> bool:
        """An event that belongs to this control: pointer events on it or begun on it, keys while it takes them."""
        return False

    def released(self) -> None:
        """The button that was pressed on it was let go."""

    @property
    def takes_keys(self) -> bool:
        """It gets all keys now, as a text field that is typed into."""
        return False

    def tooltip(self, pos: Pos) -> str:
        """What to say about the place under the pointer."""
        return self.tip if self.on else self.reason

    def adopt(self, old: Widget) -> None:
        """Take over the passing state (as a scroll position) of the control it replaces after a new layout."""

    def reveal(self, key: Hashable) -> None:
        """The cursor came to one of its targets."""


Action = Callable[[], None]
