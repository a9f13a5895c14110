"""A monkey at the keyboard and the mouse: whatever it does, the program goes on."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from game.gui.scenes.error import ErrorScene
from game.gui.scenes.setup import SetupScene
from game.gui.scenes.table import TableScene
from game.gui.scenes.title import TitleScene
from game.settings import AnimationSpeed, Pace, Settings
from tests.gui.test_table_scene import seats
from tests.support import size as sized

KEYS = [
    pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP,
    pygame.K_DOWN, pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_c, pygame.K_b, pygame.K_i, pygame.K_r, pygame.K_u,
    pygame.K_m, pygame.K_z, pygame.K_y, pygame.K_F1, pygame.K_F12, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_x,
]  # fmt: skip
STEPS = sized(700, 40_000)


def monkey_events(random: Random, size: tuple[int, int]) -> list[pygame.event.Event]:
    """One thing that a monkey does, as the system reports it."""
    pos = (random.randrange(size[0]), random.randrange(size[1]))
    what = random.random()
    if what < 0.45:
        button = random.choice((1, 1, 1, 3, 2, 4))
        move = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)
        return [move, down, up]
    if what < 0.85:
        mod = random.choice((0, 0, 0, pygame.KMOD_CTRL, pygame.KMOD_SHIFT))
        return [pygame.event.Event(pygame.KEYDOWN, key=random.choice(KEYS), mod=mod, unicode="", scancode=0)]
    if what < 0.93:
        return [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=random.choice((-1, 1)), precise_y=1.0, flipped=False)]
    return [pygame.event.Event(random.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE)))]


def change_something(app, random: Random) -> None:
    what = random.randrange(4)
    if what == 0:
        pygame.display.set_mode((random.randrange(640, 1700), random.randrange(400, 1000)), pygame.RESIZABLE)
    elif what == 1:
        app.change(language=random.choice(("en", "qps")))
    elif what == 2:
        app.change(ui_scale=random.choice((75, 100, 150, 200)))
    else:
        app.change(pace=random.choice(list(Pace)), animation=random.choice(list(AnimationSpeed)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", GAMES)
def test_the_program_survives_a_monkey(make_app, game: str, seed: int) -> None:
    random = Random(f"{game}/{seed}")
    app = make_app((1280, 720), settings=Settings(animation=AnimationSpeed.FAST, pace=Pace.FAST))
    rules = rules_of(game)
    starts = [
        lambda: TableScene(app, Table(rules, rules.options(), seats(random.choice(("h r", "h h", "h r r"))), seed)),
        lambda: TitleScene(app),
        lambda: SetupScene(app, rules),
    ]
    app.running = True
    app.scenes.push(starts[0]())
    for step in range(STEPS):
        events = monkey_events(random, app.size)
        app.step(random.choice((0.016, 0.05)), events)
        if step % 40 == 39:
            change_something(app, random)
        if not app.running or app.scenes.empty:  # it found the way out
            app.running = True
            app.scenes.replace(random.choice(starts)())
        failed = [scene for scene in app.scenes.all() if isinstance(scene, ErrorScene)]
        assert not failed, f"seed {game}/{seed}, step {step}: {failed[0].error!r} after {events}"
