"""What the program's own screens have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from pygame import Rect, Surface

from game.gui import layout
from game.gui.compositor import Sprite
from game.gui.input import Click, Event, Key, Press
from game.gui.scene import Scene
from game.gui.widgets import Ui, Widget

if TYPE_CHECKING:
    from game.gui.app import App


class MenuScene(Scene):
    """A screen made of controls: `build` places them anew at every layout, `decorate` draws what lies beneath them."""

    reference = (1440, 850)
    need = (1180, 700)
    least_scale = 0.66
    background: ClassVar[str] = "bg/menu"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ui = Ui(self)

    # --- for the screens to fill in -------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        """Place everything and return the controls, in the order of the cursor."""
        return ()

    def decorate(self, canvas: Surface) -> None:
        """Draw panels and titles."""

    def back(self) -> None:
        """Escape was pressed."""
        self.app.scenes.pop()

    # --- Scene ----------------------------------------------------------------------------------------------------

    def layout(self, size: layout.Size) -> None:
        self.ui.set(self.build(Rect((0, 0), size)))

    def rebuild(self) -> None:
        """Place everything anew after the content changed."""
        self.layout(self.app.size)
        self.repaint()

    def paint(self, canvas: Surface) -> None:
        if self.opaque:
            self.kit.sprites.draw_cover(canvas, self.background, canvas.get_rect())
        self.decorate(canvas)
        self.ui.paint(canvas)

    def sprites(self) -> list[Sprite]:
        return [*self.ui.sprites(), *self.ui.tooltips()]

    def update(self, dt: float) -> None:
        super().update(dt)
        self.ui.update()

    def handle(self, event: Event) -> bool:
        if isinstance(event, (Press, Click, Key)):
            self.timeline.finish()
        if self.ui.handle(event):
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.back()
            return True
        return False

    @property
    def typing(self) -> bool:  # type: ignore[override]
        return self.ui.typing

    def wake_in(self) -> float | None:
        return self.ui.wake_in()
