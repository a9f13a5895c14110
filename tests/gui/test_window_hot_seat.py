"""A whole hot-seat game with curtains in a real window, by mouse and keys."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.handover import handovers
from game.engine.table import SeatSetup, Table
from game.gui.app import App
from game.gui.input import LEFT, Click, Event, Key, Move, Press, Release
from game.gui.scenes.curtain import CurtainScene, RecapScene
from game.gui.scenes.result import ResultScene
from game.gui.scenes.table import TableScene
from game.settings import AnimationSpeed, Pace, Settings
from tests.gui.test_window import MISSING, Program, display, size_words, start, wait_until

__all__ = ["display", "start"]

SIZE = (1024, 640)
SEED = 21
NAMES = ("Ann", "Bo")

pytestmark = [
    pytest.mark.skipif(bool(MISSING), reason="needs a screen of its own, see test_window"),
    pytest.mark.xdist_group("window"),
]


class Twin:
    """The same table in this process: it tells where to click, and is clicked on in the same way."""

    def __init__(self, app: App, program: Program, seats: tuple[SeatSetup, ...]) -> None:
        self.app, self.program = app, program
        self.table = Table(program.table().rules, program.table().options, seats, SEED)
        self.scene = TableScene(app, self.table)
        app.running = True
        app.scenes.replace(self.scene)
        app.frame()
        self._waiting: list[str] = []

    def _tell(self, events: list[Event], words: list[str]) -> None:
        for event in events:
            self.app.scenes.top.handle(event)
        self.app.step(0.02, [])
        self._waiting += words

    def click(self, pos: tuple[int, int]) -> None:
        events = [Move(pos), Press(pos, LEFT), Release(pos, LEFT), Click(pos, LEFT)]
        place = ["mousemove", "--window", self.program.window, str(pos[0]), str(pos[1])]
        self._tell(events, [*place, "click", "1"])

    def key(self, name: str) -> None:
        self._tell([Key(name.lower())], ["key", name])

    def send(self) -> None:
        """Do in the window what was done here."""
        self.program.do(*self._waiting)
        self._waiting.clear()

    def wait_for_the_window(self) -> None:
        """Wait until the window's save has all decisions that were taken here, each in a line after the header."""
        lines = 1 + len(self.table.steps)
        wait_until(lambda: self.program.save.read_bytes().count(b"\n") >= lines, f"line {lines} of the save")

    def decide(self, random: Random) -> None:
        """Click at random on what glows or stands on a button until a decision is made."""
        steps = len(self.table.steps)
        while len(self.table.steps) == steps:
            buttons = [one.rect.center for one in self.scene.ui.widgets if isinstance(one.key, tuple)
                       and one.key[0] == "choice"]  # fmt: skip
            spots = self._spots()
            self.click(random.choice(buttons if buttons and (not spots or random.random() < 0.6) else spots))

    def answer(self, people: int, random: Random) -> None:
        """Name each person at random in a call to all, and close it."""
        steps = len(self.table.steps)
        for number in range(1, people + 1):
            if random.random() < 0.4:
                self.key(str(number))
        self.key("Return")
        if len(self.table.steps) > steps:
            self.send()
            self.wait_for_the_window()

    def give_up(self) -> None:
        """By the menu, with keys."""
        self.key("Escape")
        while self.app.scenes.top.ui.focus.key != ("extra", "Give up"):
            self.key("Tab")
        for name in ("Return", "Tab", "Return"):
            self.key(name)

    def _spots(self) -> list[tuple[int, int]]:
        """Where each thing that can be chosen is in sight."""
        board, found = self.scene.board, []
        for thing in board.choosable():
            rect = thing.rect
            for pos in (rect.center, (rect.left + 2, rect.centery), (rect.centerx, rect.top + 3)):
                top = board.thing_at(pos)
                if top is not None and top.target == thing.target and self.scene.ui.at(pos) is None:
                    found.append(pos)
                    break
        return found


@pytest.mark.parametrize(("game", "most"), [("louis_xiv", 1000), ("glory_to_rome", 50)])
def test_two_people_play_a_whole_game_behind_curtains(start, make_app, game: str, most: int) -> None:
    # given a table of two people with secrets in a real window, and its twin here
    program = start(
        "play", "--game", game, "--seats", ",".join(f"human:{name}" for name in NAMES), "--seed", str(SEED),
        *size_words(SIZE),
    )  # fmt: skip
    wait_until(lambda: program.save.exists(), "a save")
    app = make_app(SIZE, settings=Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST))
    twin = Twin(app, program, tuple(program.table().seats))
    random = Random(2)
    curtains = recaps = calls = 0
    # when they say to be there, read the recap and decide, by turns, until the game is over or one gives up
    while not twin.table.over:
        top = app.scenes.top
        if isinstance(top, CurtainScene):
            # then nobody's secrets are on the screen meanwhile
            assert twin.scene.viewer is None
            curtains += 1
            twin.key("Return")
        elif isinstance(top, RecapScene):
            recaps += 1
            twin.key("space")
        elif call := twin.scene.eyes.call:
            # then all are asked at once, and who wants to is asked again alone
            assert twin.scene.viewer is None
            calls += 1
            twin.answer(len(call.seats), random)
        else:
            assert twin.scene.viewer == twin.table.decision.seat
            twin.decide(random) if len(twin.table.steps) < most else twin.give_up()
            twin.send()
            twin.wait_for_the_window()
    # then both played the same game, with a curtain at each change of seat
    assert isinstance(app.scenes.top, ResultScene)
    played = [step.action for step in program.table().steps]
    assert played == [step.action for step in twin.table.steps]
    assert [step.by for step in program.table().steps] == [step.by for step in twin.table.steps]
    assert curtains == handovers((step.seat, step.by) for step in twin.table.steps)
    assert bool(calls) == (game == "louis_xiv")
    assert recaps >= curtains - 1 - calls  # who has seen a question to all and all before it has missed nothing
    program.key("alt+F4")
    assert program.process.wait(60) == 0
