"""What a table offers beside the open decision: standing answers, the question to all at the screen, giving up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.engine.protocol import Action, Seat
from game.gui.compositor import Sprite
from game.gui.scenes.dialog import confirm
from game.gui.scenes.orders import OrdersScene
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.scenes.table import TableScene


class HotSeat:
    """Serves the person before the screen, and all of them in a call."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # --- standing answers -------------------------------------------------------------------------------------------

    @property
    def owner(self) -> Seat | None:
        """The person whose knowledge is shown, who can fix standing answers unseen by the others; None if nobody is."""
        scene = self.scene
        seat = scene.eyes.viewer if scene.eyes.fixed is None else None
        able = seat is not None and scene.table.seats[seat].human and not scene.table.over
        return seat if able and scene.table.rules.orders else None

    @property
    def tip(self) -> str:
        """What the clock in the bar says when it is pointed at."""
        owner = self.owner
        active = self.scene.eyes.orders.active(owner) if owner is not None else []
        if not active:
            return _("Standing answers (A)")
        return _("Standing answers (A): {answers}", answers="; ".join(_(order.title) for order in active))

    def light(self) -> list[Sprite]:
        """Light on the clock while its owner has fixed an answer."""
        scene, owner = self.scene, self.owner
        button = next((widget for widget in scene.ui.widgets if widget.key == ("bar", "clock")), None)
        if button is None or owner is None or not scene.eyes.orders.active(owner):
            return []
        return [scene.kit.halo(button.rect)] * 2

    def orders(self) -> None:
        """Open the standing answers of the person before the screen."""
        owner = self.owner
        if owner is not None:
            self.scene.app.scenes.push(OrdersScene(self.scene.app, self.scene, owner))

    # --- the question to all ------------------------------------------------------------------------------------------

    def name(self, seat: Seat) -> None:
        """A person wants to be asked alone, or no longer."""
        self.scene.eyes.calls.name(seat)
        self.scene.refresh()

    def close_call(self) -> None:
        """All who want to be asked alone have said so."""
        self.scene.eyes.calls.close()
        self.scene.look()

    def call_key(self, name: str) -> bool:
        """Digits name people in a call, Return and Space close it; True when the key was one of these."""
        call = self.scene.eyes.call
        if call is None:
            return False
        if name in ("return", "space"):
            self.close_call()
        elif name in [str(number) for number in range(1, len(call.seats) + 1)]:
            self.name(call.seats[int(name) - 1])
        else:
            return False
        return True

    # --- giving up ----------------------------------------------------------------------------------------------------

    def extras(self) -> list[tuple[str, Callable[[], None]]]:
        """What the person to act may do besides answering, as giving up: label and action, which asks once more."""
        scene, found = self.scene, list[tuple[str, Callable[[], None]]]()
        for action in scene.table.state.also_legal() if scene.human_to_act else ():
            phrase = scene.table.rules.say(scene.board.seen, action)
            if phrase is not None:
                label = scene.names.phrase(phrase)
                found.append((label, partial(self._ask, label, action)))
        return found

    def _ask(self, label: str, action: Action) -> None:
        scene, setup = self.scene, self.scene.table.seat_to_act
        assert setup is not None
        question = _("{name}, do you mean it?", name=setup.name)
        scene.app.scenes.push(confirm(scene.app, label, question, label, partial(scene.act, action), scene.skin))
