"""The score sheet while it is being filled: category by category for all seats at once, then totals, then winners."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.engine.protocol import Seat, Standing
from game.gui.motion import Timeline, Tween, linear, out_cubic

_COUNT_SECONDS = 1.1
_REST_SECONDS = 0.55
_TOTAL_SECONDS = 1.3
_GLORY_SECONDS = 3.2


class Ceremony:
    """Runs on a timeline of its own. `stage` counts the filled columns; after the last the winners are `proclaimed`."""

    def __init__(
        self,
        standings: Sequence[Standing],
        timeline: Timeline,
        sound: Callable[[str], None],
        sounds: Mapping[str, str],
        triumph: str = "",
    ) -> None:
        self.standings = tuple(standings)
        self.triumphant = any(dict(standing.parts).get(triumph) for standing in standings)
        """Somebody has won whatever the points: they are not counted, and the category `triumph` stands alone."""
        self.categories = tuple(
            category for category, _ in standings[0].parts if (category == triumph) == self.triumphant
        )
        self.columns = len(self.categories) + (not self.triumphant)
        self.stage = 0
        self.glory: Tween | None = None
        """Runs while sparks fly around the winners."""
        self._timeline = timeline
        self._sound = sound
        self._sounds = sounds
        self._tween: Tween | None = None
        self._last: tuple[int, ...] = ()

    @property
    def proclaimed(self) -> bool:
        """Everything is filled in and the winners are known."""
        return self.stage == self.columns

    @property
    def lit(self) -> str:
        """The category that is counted now; empty while the totals are, and at the end."""
        return self.categories[self.stage] if self.stage < len(self.categories) else ""

    def start(self) -> None:
        """Begin with the first category, or show the end when animations are off."""
        if self._timeline.speed == 0:
            self.skip()
        else:
            self._count()

    def skip(self) -> None:
        """Show the end at once."""
        if not self.proclaimed:
            self._timeline.tweens.clear()
            self._proclaim()

    def points(self, seat: Seat, column: int) -> int:
        """What the sheet says in the end."""
        standing = self.standings[seat]
        return dict(standing.parts)[self.categories[column]] if column < len(self.categories) else standing.score

    def shown(self, seat: Seat, column: int) -> int | None:
        """What the sheet says now; None for a field that is still empty."""
        if column < self.stage:
            return self.points(seat, column)
        if column > self.stage or self._tween is None:
            return None
        return round(self.points(seat, column) * self._tween.share)

    def update(self) -> None:
        """Tick when a number has changed."""
        if self.proclaimed:
            return
        now = tuple(self.shown(seat, self.stage) or 0 for seat in range(len(self.standings)))
        if now != self._last and any(now):
            self._sound("score_tick")
        self._last = now

    def _count(self) -> None:
        """Count the column of this stage."""
        total = self.stage == len(self.categories)
        if sound := self._sounds.get(self.lit):
            self._sound(sound)
        seconds, ease = (_TOTAL_SECONDS, out_cubic) if total else (_COUNT_SECONDS, linear)
        self._tween = Tween(seconds, ease, done=self._rest)
        self._timeline.add(self._tween)

    def _rest(self) -> None:
        """A moment to look at what was counted."""
        self._timeline.add(Tween(_REST_SECONDS, linear, done=self._next))

    def _next(self) -> None:
        if self.stage == self.columns - 1:
            self._proclaim()
            return
        self.stage += 1
        self._last = ()
        self._count()

    def _proclaim(self) -> None:
        self.stage = self.columns
        self._tween = None
        self._sound("win")
        self.glory = Tween(_GLORY_SECONDS, linear)
        self._timeline.add(self.glory)
