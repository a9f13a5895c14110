"""Shows events one after another: things fly, sounds play, and the board's observation is folded along the way."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from game.engine.protocol import Event
from game.gui.boards.view import BoardView, Motion
from game.gui.compositor import Sprite
from game.gui.motion import Flight, Timeline, Tween


class Playback:
    """A queue of redacted events for one board. Logic never waits for it: `finish` brings all to its end at once."""

    def __init__(self, timeline: Timeline, sound: Callable[[str], None], told: Callable[[Event], None]) -> None:
        self._timeline = timeline
        self._sound = sound
        self._told = told
        """Called with each event when it begins."""
        self._queue: deque[Event] = deque()
        self._event: Event | None = None
        self._motion: Motion | None = None
        self._running: list[Tween] = []
        self.board: BoardView | None = None

    @property
    def busy(self) -> bool:
        """Something is shown or waits to be shown."""
        return self._motion is not None or bool(self._queue)

    def play(self, events: Iterable[Event]) -> None:
        """Show these events after those that are still waiting."""
        self._queue.extend(events)
        self.update()

    def update(self) -> None:
        """Go on to the next event once the present one is over."""
        while self.board is not None:
            if self._motion is not None:
                if any(not tween.over for tween in self._running):
                    return
                self._end()
            if not self._queue:
                return
            self._begin(self._queue.popleft())

    def finish(self) -> None:
        """Everything has happened."""
        self._timeline.finish()
        while self.busy:
            self.update()
            self._timeline.finish()

    def drop(self) -> None:
        """Forget what is on its way, because the board will show something else."""
        self._queue.clear()
        self._running.clear()
        self._motion = self._event = None
        if self.board:
            self.board.hidden.clear()

    def sprites(self) -> list[Sprite]:
        """What is in the air now."""
        found: list[Sprite] = []
        for tween in self._running:
            if isinstance(tween, Flight) and callable(tween.thing):
                found += tween.thing(tween.rect())
        return found

    def _begin(self, event: Event) -> None:
        board = self.board
        assert board is not None
        self._event, self._motion = event, board.motion(event)
        self._told(event)
        if self._motion.sound:
            self._sound(self._motion.sound)
        if self._motion.fold_first:
            self._fold()
            board.hide(self._motion.hides)
        self._running = list(self._motion.flights)
        if self._motion.late_sound:
            delay, name = self._motion.late_sound
            self._running.append(Tween(0.0, delay=delay, done=lambda: self._sound(name)))
        if self._motion.seconds:
            self._running.append(Tween(self._motion.seconds))
        for tween in self._running:
            self._timeline.add(tween)

    def _end(self) -> None:
        board, motion = self.board, self._motion
        assert board is not None
        assert motion is not None
        if not motion.fold_first:
            self._fold()
        board.reveal(motion.hides)
        self._running = []
        self._motion = self._event = None

    def _fold(self) -> None:
        assert self.board is not None
        assert self._event is not None
        self.board.rules.fold(self.board.seen, self._event)
        self.board.changed()
