"""The program in a real window: a whole game by mouse, the plug pulled, the window closed while a computer thinks."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game import storage
from game.engine.journal import generation
from game.engine.table import Table
from game.gui.scenes.table import TableScene
from game.settings import AnimationSpeed, Pace, Settings

SIZE = (1280, 720)
PATIENCE = 60.0
MISSING = [program for program in ("Xvfb", "xdotool", "xwininfo") if shutil.which(program) is None]

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason=f"needs {' and '.join(MISSING)} (apt install xvfb xdotool x11-utils)"),
    pytest.mark.xdist_group("window"),
]


def wait_until(condition: Callable[[], bool], what: str) -> None:
    """Wait for something another process does."""
    tick = threading.Event()
    for _ in range(int(PATIENCE / 0.05)):
        if condition():
            return
        tick.wait(0.05)
    raise AssertionError(f"waited in vain: {what}")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """An X screen of its own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    screen = f":{number}"
    wait_until(lambda: _answers(screen), "an X screen that answers")
    yield screen
    server.terminate()
    server.wait()


def _answers(screen: str) -> bool:
    look = ["xwininfo", "-root", "-display", screen]
    return subprocess.run(look, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0


class Program:
    """The running program and the hands of a person before it."""

    def __init__(self, display: str, home: Path, *arguments: str) -> None:
        self.home = home
        self.environment = {**os.environ, "DISPLAY": display, storage.HOME_VARIABLE: str(home)}
        self.environment.update(SDL_VIDEODRIVER="x11", SDL_AUDIODRIVER="dummy")
        self.process = subprocess.Popen([sys.executable, "-m", "game", *arguments], env=self.environment)
        wait_until(lambda: bool(self._windows()), "a window")
        self.window = self._windows()[0]
        self.do("windowfocus", self.window)

    def _windows(self) -> list[str]:
        """Ids of the program's windows (xdotool's own search needs a window manager)."""
        tree = subprocess.run(
            ["xwininfo", "-root", "-tree"], env=self.environment, capture_output=True, text=True, check=True
        )
        return re.findall(r'(0x[0-9a-f]+) "Three Thrones"', tree.stdout)

    def do(self, *words: str) -> str:
        """One xdotool command."""
        result = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return result.stdout

    def click(self, x: int, y: int) -> None:
        self.do("mousemove", "--sync", "--window", self.window, str(x), str(y), "click", "1")

    def key(self, name: str) -> None:
        self.do("key", name)

    @property
    def save(self) -> Path:
        return generation(self.home / "data" / "saves" / "slot-1", 0)

    def table(self) -> Table:
        """The game as it stands on the disk."""
        return Table.load(self.save)

    def wait_for_steps(self, more_than: int) -> None:
        wait_until(lambda: self.save.exists() and len(self.table().steps) > more_than, "a further decision")

    def wait_for_person(self) -> Table:
        """Wait until a person is to act or the game is over."""
        wait_until(lambda: self.save.exists(), "a save")
        wait_until(lambda: (lambda seat: seat is None or seat.human)(self.table().seat_to_act), "a person's turn")
        return self.table()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts programs that share one user's folders; without animation unless settings say otherwise."""
    started: list[Program] = []
    home = tmp_path / "user"

    def begin(*arguments: str, settings: Settings | None = None) -> Program:
        (home / "config").mkdir(parents=True, exist_ok=True)
        chosen = settings or Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST)
        (home / "config" / "settings.json").write_text(chosen.model_dump_json())
        started.append(Program(display, home, *arguments))
        return started[-1]

    yield begin
    for program in started:
        program.close()


def size_words(size: tuple[int, int]) -> list[str]:
    return ["--size", f"{size[0]}x{size[1]}"]


def test_a_person_plays_a_whole_game_by_mouse(start, make_app) -> None:
    # given a table of one person and one computer in a real window
    program = start("play", "--game", "conspiracy", "--seats", "human:Ann,ai:random", "--seed", "7", *size_words(SIZE))
    app = make_app(SIZE, settings=Settings(animation=AnimationSpeed.OFF))
    random = Random(1)
    # when the person clicks on what glows until the game is over
    while True:
        table = program.wait_for_person()
        if table.over:
            break
        scene = TableScene(app, table)
        app.picture(scene)
        things = scene.board.choosable()
        places = [thing.rect.center for thing in things if scene.board.thing_at(thing.rect.center) == thing]
        swap = next((action for action in table.legal_actions() if action.verb == "swap"), None)
        if swap:
            spots = {thing.target.args[1]: thing.rect.center for thing in things}
            for spot in swap.args:
                program.click(*spots[spot])
        else:
            program.click(*random.choice(places))
        program.wait_for_steps(len(table.steps))
    # then both chambers are scored and the program leaves when asked
    assert max(table.state.placed) == 15
    program.key("alt+F4")
    assert program.process.wait(PATIENCE) == 0


def test_a_killed_game_is_resumed_from_the_title(start) -> None:
    # given a game with three decisions in which the plug is pulled
    program = start("play", "--game", "conspiracy", "--seats", "human:Ann,human:Bo", "--seed", "3", *size_words(SIZE))
    program.wait_for_person()
    for steps in range(3):
        table = program.table()
        if any(action.verb == "draw" for action in table.legal_actions()):
            program.key("1")
        else:
            program.key("Tab")
            program.key("Return")
        program.wait_for_steps(steps)
    program.process.send_signal(signal.SIGKILL)
    program.process.wait()
    before = program.table()
    # when the program is started again and Return takes its first offer
    again = start()
    # then the game goes on where it was
    wait_until(lambda: _goes_on(again, len(before.steps)), "the resumed game takes a decision")
    after = again.table()
    assert [step.action for step in after.steps[: len(before.steps)]] == [step.action for step in before.steps]


def _goes_on(program: Program, steps: int) -> bool:
    program.key("Return")
    program.key("1")
    return len(program.table().steps) > steps


@pytest.mark.parametrize("seats", ["ai:easy,ai:easy", "human:Ann,ai:easy"])
def test_the_window_closes_in_the_middle_of_a_turn(start, seats: str) -> None:
    program = start(
        "play", "--game", "conspiracy", "--seats", seats, "--seed", "5", *size_words(SIZE),
        settings=Settings(animation=AnimationSpeed.SLOW, pace=Pace.SLOW),
    )  # fmt: skip
    wait_until(lambda: program.save.exists(), "a save")
    program.key("alt+F4")
    assert program.process.wait(PATIENCE) == 0
    assert not program.table().over


def test_a_storm_of_resizes_leaves_a_living_window(start) -> None:
    program = start("play", "--game", "conspiracy", "--seats", "human:Ann,human:Bo", "--seed", "5", *size_words(SIZE))
    program.wait_for_person()
    random = Random(4)
    for _ in range(40):
        w, h = random.randrange(640, 1900), random.randrange(400, 1060)
        program.do("windowsize", program.window, str(w), str(h))
    program.do("windowsize", "--sync", program.window, "1280", "720")
    program.key("2")
    program.wait_for_steps(0)
    assert program.process.poll() is None
