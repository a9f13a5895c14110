"""Movement over time. A movement aims at slots, not at pixels, so that it lands right after a change of the window."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

Slot = Callable[[], Rect]
Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Even speed."""
    return t


def out_cubic(t: float) -> float:
    """Fast start, soft landing."""
    return 1 - (1 - t) ** 3


def in_cubic(t: float) -> float:
    """Soft start, fast end."""
    return t**3


def in_out(t: float) -> float:
    """Soft start and soft landing."""
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Shoots a little over the aim and settles."""
    s = 1.4
    return 1 + (s + 1) * (t - 1) ** 3 + s * (t - 1) ** 2


def pulse(t: float) -> float:
    """0 to 1 and back to 0."""
    return math.sin(math.pi * t)


def between(a: float, b: float, t: float) -> float:
    """The value at share `t` of the way from `a` to `b`."""
    return a + (b - a) * t


def rect_between(a: Rect, b: Rect, t: float) -> Rect:
    """The rectangle at share `t` of the way, position and size."""
    w, h = between(a.w, b.w, t), between(a.h, b.h, t)
    x = between(a.x + a.w / 2, b.x + b.w / 2, t) - w / 2
    y = between(a.y + a.h / 2, b.y + b.h / 2, t) - h / 2
    return Rect(round(x), round(y), round(w), round(h))


@dataclass(slots=True, eq=False)
class Tween:
    """A movement of `seconds` that starts after `delay`; `done` is called once at its end."""

    seconds: float
    ease: Ease = out_cubic
    delay: float = 0.0
    done: Callable[[], None] | None = None
    elapsed: float = 0.0

    @property
    def share(self) -> float:
        """How far it is, eased; 0 before it starts."""
        if self.elapsed <= self.delay:
            return 0.0
        if self.elapsed >= self.delay + self.seconds:
            return self.ease(1.0)
        return self.ease((self.elapsed - self.delay) / self.seconds)

    @property
    def started(self) -> bool:
        """The delay is over."""
        return self.elapsed >= self.delay

    @property
    def over(self) -> bool:
        """It has reached its end."""
        return self.elapsed >= self.delay + self.seconds


@dataclass(slots=True, eq=False)
class Flight(Tween):
    """A tween of a thing from slot to slot, on an arc `lift` pixels high (as a share of the way's length)."""

    start: Slot = lambda: Rect(0, 0, 0, 0)
    end: Slot = lambda: Rect(0, 0, 0, 0)
    lift: float = 0.0
    thing: object = None

    def rect(self) -> Rect:
        """Where the thing is now."""
        a, b = self.start(), self.end()
        share = self.share
        here = rect_between(a, b, share)
        if self.lift:
            way = math.hypot(b.centerx - a.centerx, b.centery - a.centery)
            here.y -= round(self.lift * way * pulse(min(1.0, max(0.0, share))))
        return here


class Timeline:
    """Tweens that run side by side. `speed` multiplies all durations; 0 ends a tween as soon as it is added."""

    def __init__(self) -> None:
        self.speed = 1.0
        self.tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Something is still moving."""
        return bool(self.tweens)

    def add(self, tween: Tween) -> None:
        """Start a tween now."""
        tween.seconds *= self.speed
        tween.delay *= self.speed
        self.tweens.append(tween)
        if self.speed == 0:
            self.update(0.0)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; tweens that end call their `done`, which may add others."""
        for tween in self.tweens:
            tween.elapsed += dt
        self._drop([tween for tween in self.tweens if tween.over])

    def finish(self) -> None:
        """Bring everything to its end at once, also what the ends start."""
        for _ in range(1000):
            if not self.tweens:
                return
            for tween in self.tweens:
                tween.elapsed = tween.delay + tween.seconds
            self._drop(list(self.tweens))
        self.tweens.clear()

    def _drop(self, ended: list[Tween]) -> None:
        for tween in ended:
            if tween in self.tweens:
                self.tweens.remove(tween)
        for tween in ended:
            if tween.done:
                tween.done()
