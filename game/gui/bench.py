"""Measures of the window: time of a frame, start to the title, rest, memory. Figures, no judgement."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from game import storage
from game.engine.registry import GAMES, rules_of

if TYPE_CHECKING:
    from game.gui.app import App

_CARD = (232, 280)
_FRAMES = 120
_IDLE_SECONDS = 3.0
_WARM_SECONDS = 4.0
_THINKING_SECONDS = 40.0
_SIZES = {"1080p": (1920, 1080), "4k": (3840, 2160)}


def measure() -> dict[str, float]:
    """All figures by name: milliseconds of frames, seconds to the title, percent of a core at rest, megabytes."""
    figures: dict[str, float] = {}
    for name, size in _SIZES.items():
        times = frame_times(size)
        figures[f"frame_ms_{name}"] = round(1000 * sum(times) / len(times), 2)
        figures[f"frame_ms_{name}_p95"] = round(1000 * times[int(len(times) * 0.95)], 2)
    figures["start_s"] = round(startup_time(), 3)
    figures["idle_percent"] = round(100 * idle_share(), 2)
    figures["memory_mb"] = round(memory_mb(), 1)
    for game in GAMES:
        gap, longest, thinking, slowest = while_thinking(game)
        figures[f"{game}_frame_gap_ms_p99"] = round(1000 * gap, 1)
        figures[f"{game}_frame_gap_ms_max"] = round(1000 * longest, 1)
        figures[f"{game}_thinking_s_p99"] = round(thinking, 2)
        figures[f"{game}_thinking_s_max"] = round(slowest, 2)
    return figures


def frame_times(size: tuple[int, int], frames: int = _FRAMES) -> list[float]:
    """Seconds of each frame, sorted, while three cards of 232x280 pixels cross a window of `size`."""
    with _own_folders():
        import pygame

        from game.gui.app import App
        from game.gui.compositor import Sprite
        from game.gui.scene import Scene
        from game.settings import Settings

        class Cards(Scene):
            """A background and three cards that move."""

            step = 0

            def paint(self, canvas: pygame.Surface) -> None:
                self.kit.sprites.draw_cover(canvas, "bg/conspiracy", canvas.get_rect())

            def sprites(self) -> list[Sprite]:
                w, h = self.app.size
                share = self.step / frames
                places = ((0.1 + 0.6 * share, 0.2), (0.8 - 0.6 * share, 0.4), (0.45, 0.05 + 0.6 * share))
                return [
                    self.kit.sprites.sprite(f"conspiracy/lord_{card}", pygame.Rect((round(x * w), round(y * h)), _CARD))
                    for card, (x, y) in zip(("Y0", "R1", "B2"), places, strict=True)
                ]

        app = App(Settings(), size)
        try:
            scene = Cards(app)
            app.scenes.push(scene)
            times = []
            for step in range(frames + 3):
                scene.step = step
                pygame.event.pump()
                start = time.perf_counter()
                app.frame()
                times.append(time.perf_counter() - start)
            return sorted(times[3:])
        finally:
            app.close()


def startup_time() -> float:
    """Seconds from the start of a process to the first picture of the title, best of three."""
    return min(_child("first")[0] for _ in range(3))


def idle_share(seconds: float = _IDLE_SECONDS) -> float:
    """Share of one core that the title takes while nobody does anything."""
    return _child("idle", str(seconds))[0]


def memory_mb() -> float:
    """Most memory that a window of 1920x1080 at the title took, in megabytes."""
    return _child("memory")[0]


def while_thinking(game: str) -> tuple[float, float, float, float]:
    """Seconds between two frames and of a decision, 99th percentile and most each.

    A table of four hard seats in a window of 1920x1080, in which something moves all the time.
    """
    gap, longest, thinking, slowest = _child("think", game)
    return gap, longest, thinking, slowest


def _child(*task: str) -> list[float]:
    """Numbers that another process measured."""
    start = time.time()
    code = f"from game.gui import bench; bench.child({start!r}, {list(task)!r})"
    with tempfile.TemporaryDirectory(prefix="three-thrones-bench-") as home:
        environment = os.environ | {storage.HOME_VARIABLE: home, "SDL_AUDIODRIVER": "dummy"}
        environment.setdefault("PYTHONPATH", str(Path(__file__).parents[2]))
        result = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=120
        )
    return [float(word) for word in result.stdout.split()]


def child(start: float, task: Sequence[str]) -> None:
    """What the other process does: open the title or a table, measure, print, leave."""
    if task[0] == "think":
        print(*_watch_thinking(task[1]))
        return
    from game.gui.app import App
    from game.gui.scenes.title import TitleScene

    app = App(size=(1920, 1080))
    app.scenes.push(TitleScene(app))
    app.frame()
    shown = time.time() - start
    if task[0] == "first":
        print(shown)
    elif task[0] == "memory":
        _run_for(app, 2.0)
        print(_peak_mb())
    else:
        _run_for(app, 2.0)
        used, now = time.process_time(), time.perf_counter()
        _run_for(app, float(task[1]))
        print((time.process_time() - used) / (time.perf_counter() - now))
    app.close()


def _watch_thinking(game: str) -> list[float]:
    """See `while_thinking`."""
    import pygame

    from game.engine.table import SeatSetup, Table
    from game.gui.app import App
    from game.gui.compositor import Sprite
    from game.gui.scenes.table import TableScene
    from game.settings import Pace

    class Watched(TableScene):
        """A table above which a card moves; it notes when frames are drawn and how long computers think."""

        busy = True
        frames: ClassVar[list[float]] = []
        thoughts: ClassVar[list[float]] = []
        _thinking = 0.0

        def sprites(self) -> list[Sprite]:
            now = time.perf_counter()
            self.frames.append(now)
            w, h = self.app.size
            place = pygame.Rect((round(now * 200) % w, h // 3), _CARD)
            return [*super().sprites(), self.kit.sprites.sprite("conspiracy/lord_Y0", place)]

        def update(self, dt: float) -> None:
            super().update(dt)
            now = self.opponents.thinking
            if now < self._thinking:
                self.thoughts.append(self._thinking)
            self._thinking = now

    app = App(size=(1920, 1080))
    app.change(pace=Pace.FAST)
    rules = rules_of(game)
    seats = [SeatSetup(name=str(seat), kind="ai:hard") for seat in range(min(4, rules.seats[-1]))]
    scene = Watched(app, Table(rules, rules.options(), seats, 1))
    app.scenes.push(scene)
    _run_for(app, _WARM_SECONDS)
    del scene.frames[:], scene.thoughts[:]
    _run_for(app, _THINKING_SECONDS)
    app.close()
    gaps = sorted(later - sooner for sooner, later in pairwise(scene.frames))
    thoughts = sorted(scene.thoughts)
    return [gaps[99 * len(gaps) // 100], gaps[-1], thoughts[99 * len(thoughts) // 100], thoughts[-1]]


def _run_for(app: App, seconds: float) -> None:
    end = time.perf_counter() + seconds
    app.run_while(lambda: time.perf_counter() < end)


def _peak_mb() -> float:
    if sys.platform == "win32":
        return 0.0
    if sys.platform == "linux":  # getrusage would give the parent's peak where that is higher
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmHWM:"))
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1 << 20) if sys.platform == "darwin" else peak / 1024


class _own_folders:  # noqa: N801 - used like a function
    """Folders of our own while measuring, and no screen where there is none."""

    def __enter__(self) -> None:
        self._home = tempfile.TemporaryDirectory(prefix="three-thrones-bench-")
        self._before = os.environ.get(storage.HOME_VARIABLE)
        os.environ[storage.HOME_VARIABLE] = self._home.name
        storage.forget_folders()
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

    def __exit__(self, *_error: object) -> None:
        if self._before is None:
            os.environ.pop(storage.HOME_VARIABLE, None)
        else:
            os.environ[storage.HOME_VARIABLE] = self._before
        storage.forget_folders()
        self._home.cleanup()
