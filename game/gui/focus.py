"""The cursor of the keyboard: it walks over everything that can be chosen, widgets and things on the board alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from pygame import Rect

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """Something choosable: `key` stays the same when the layout changes, `label` says what it is.

    `adjust`, where there is one, takes the left and right arrows (-1, +1) in place of moving the cursor. Without a
    `ring` the thing itself shows that the cursor is on it.
    """

    key: Hashable
    rect: Rect
    label: str
    activate: Callable[[], None]
    adjust: Callable[[int], None] | None = None
    ring: bool = True


class Focus:
    """A cursor over targets. It is visible from the first key that moves it until the pointer moves."""

    def __init__(self, targets: Callable[[], Sequence[Target]]) -> None:
        self._targets = targets
        self.key: Hashable | None = None
        self.visible = False

    @property
    def current(self) -> Target | None:
        """The target under the cursor; None when it is gone or there never was one."""
        return next((target for target in self._targets() if target.key == self.key), None)

    def set(self, key: Hashable | None) -> None:
        """Put the cursor on a target."""
        self.key = key

    def hide(self) -> None:
        """The pointer took over."""
        self.visible = False

    def step(self, by: int) -> Target | None:
        """Next (+1) or previous (-1) target in the list's order, round and round."""
        targets = self._targets()
        if not targets:
            return None
        keys = [target.key for target in targets]
        if self.key in keys:
            index = (keys.index(self.key) + by) % len(keys) if self.visible else keys.index(self.key)
        else:
            index = 0 if by > 0 else len(keys) - 1
        return self._show(targets[index])

    def move(self, direction: str) -> Target | None:
        """The nearest target in a direction: "left", "right", "up" or "down". Stays where it is at the edge."""
        targets = self._targets()
        here = self.current
        if here is None or not self.visible:
            return self.step(1)
        dx, dy = DIRECTIONS[direction]
        best, best_cost = here, float("inf")
        for target in targets:
            cost = _cost(here.rect, target.rect, dx, dy)
            if target is not here and cost is not None and cost < best_cost:
                best, best_cost = target, cost
        return self._show(best)

    def _show(self, target: Target) -> Target:
        self.visible = True
        self.key = target.key
        return target


def _cost(a: Rect, b: Rect, dx: int, dy: int) -> float | None:
    """How far `b` is from `a` in a direction; None when it does not lie there. A sideways gap counts double."""
    forward = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
    if forward <= 0:
        return None
    if dx:
        near = max(0, (b.left - a.right) if dx > 0 else (a.left - b.right))
        gap = max(0, b.top - a.bottom, a.top - b.bottom)
        off = abs(b.centery - a.centery)
    else:
        near = max(0, (b.top - a.bottom) if dy > 0 else (a.top - b.bottom))
        gap = max(0, b.left - a.right, a.left - b.right)
        off = abs(b.centerx - a.centerx)
    if near == 0 and gap > 0 and gap >= forward:
        return None  # beside, not ahead
    return near + forward * 0.2 + 2 * gap + off * 0.3
