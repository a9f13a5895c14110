"""The table: whole games by pointer and keys, undo, refusals, computers' turns, every size and language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pygame
import pytest

from game.engine.protocol import Action, Target
from game.engine.registry import GAMES, rules_of
from game.engine.table import SeatSetup, Table
from game.gui.app import App
from game.gui.input import LEFT, RIGHT, Click, Key, Move, Press, Release
from game.gui.scenes.result import ResultScene
from game.gui.scenes.table import TableScene
from game.settings import AnimationSpeed, Pace, Settings

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
NAMES = ("Ann", "Bartholomew Great", "WWWWWWWWWWWWWWWW", "Zoë", "Øyvind")
COLOURS = ("crimson", "teal", "amber", "ivory", "slate")
SIGNS = ("trident", "crown", "anchor", "star", "sun")


def seats(kinds: str) -> list[SeatSetup]:
    """Seats from words: "h" a person, "r" ai:random, "e" ai:easy."""
    kind_of = {"h": "human", "r": "ai:random", "e": "ai:easy"}
    return [
        SeatSetup(name=NAMES[i], kind=kind_of[word], colour=COLOURS[i], sign=SIGNS[i])
        for i, word in enumerate(kinds.split())
    ]


def table_of(kinds: str, seed: int = 5, game: str = "conspiracy", **options: bool) -> Table:
    rules = rules_of(game)
    return Table(rules, rules.options(**options), seats(kinds), seed)


def quick(**changes: object) -> Settings:
    """Settings without animation, so that every step of a test is shown at once."""
    return Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST, **changes)


def open_table(app: App, table: Table) -> TableScene:
    scene = TableScene(app, table)
    app.running = True
    app.scenes.replace(scene)
    app.frame()
    return scene


def click(app: App, scene: TableScene, target: Target, button: int = LEFT) -> None:
    """Point at a thing of the board and click it, as the window would tell it."""
    thing = next(thing for thing in scene.board.things() if thing.target == target)
    pos = thing.rect.center
    top = scene.board.thing_at(pos)
    if top is not None and top.target != target:  # overlapped by a neighbour: its left edge is free
        pos = (thing.rect.left + 2, thing.rect.centery)
    for event in (Move(pos), Press(pos, button), Release(pos, button), Click(pos, button)):
        scene.handle(event)
    app.step(0.02, [])


def play_by_clicks(app: App, scene: TableScene, seed: int, most: int = 6000) -> None:
    """A person for every seat, clicking at random on what glows, until the score sheet opens.

    Where the screen is handed over, the next person says to be there and goes on.
    """
    random = Random(seed)
    for _ in range(most):
        if isinstance(app.scenes.top, ResultScene):
            return
        if app.scenes.top is not scene:
            app.scenes.top.handle(Key("return"))
            app.step(0.02, [])
            continue
        if call := scene.eyes.call:
            keys = [str(number) for number in range(1, len(call.seats) + 1) if random.random() < 0.5]
            for key in (*keys, "return"):
                scene.handle(Key(key))
            app.step(0.02, [])
            continue
        things = scene.board.choosable()
        choices = scene.board.choices()
        if choices and (not things or random.random() < 0.2):
            scene.act(choices[0].action)
        elif things:
            click(app, scene, random.choice(things).target)
        app.step(0.02, [])
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kinds", ["h h", "h h h h"])
def test_a_whole_game_by_clicks(make_app, game: str, kinds: str) -> None:
    # given a table of people
    app = make_app(settings=quick())
    table = table_of(kinds, 11, game)
    # when they click on what glows until nothing does
    scene = open_table(app, table)
    play_by_clicks(app, scene, 3)
    # then the game is over, the score sheet lies on top and the board shows the last position
    assert table.over
    assert isinstance(app.scenes.top, ResultScene)
    assert scene.board.seen.key() == table.view(scene.viewer).key()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_in_parts_looks_like_the_whole(make_app, game: str) -> None:
    # given a table of people, with everything in motion
    app = make_app((1024, 640), settings=Settings(animation=AnimationSpeed.FAST, pace=Pace.FAST))
    table = table_of("h h h", 4, game)
    scene = open_table(app, table)
    random = Random(4)
    while len(table.steps) < 40:
        # when they decide, and the window is brought up to date where something changed
        if app.scenes.top is not scene or scene.eyes.call:
            app.scenes.top.handle(Key("return"))
        elif not scene.busy:
            scene.act(random.choice(table.state.legal_actions()))
        for _frame in range(5):
            app.step(0.04, [])
        shown = pygame.image.tobytes(app.surface, "RGB")
        # then it looks as if it had been drawn anew
        for visible in app.scenes.visible():
            visible.dirty = True
        app.frame()
        assert pygame.image.tobytes(app.surface, "RGB") == shown, len(table.steps)


def test_what_glows_is_exactly_what_may_be_done(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", 4)
    scene = open_table(app, table)
    random = Random(8)
    while not table.over:
        by_things = {scene.board.action_for(thing.target) for thing in scene.board.choosable()} - {None}
        by_buttons = {choice.action for choice in scene.board.choices()}
        legal = set(table.legal_actions())
        if any(action.verb == "swap" for action in legal):
            firsts = {thing.target.args[1] for thing in scene.board.choosable()}
            assert firsts == {spot for action in legal for spot in action.args}
            legal = {action for action in legal if action.verb != "swap"}
        assert by_things | by_buttons == legal
        scene.act(random.choice(table.legal_actions()))
        app.step(0.02, [])


def test_a_swap_is_two_clicks(make_app) -> None:
    # given a decision about a swap
    app = make_app(settings=quick())
    table = table_of("h h", 1)
    random = Random(1)
    while not any(action.verb == "swap" for action in table.legal_actions()):
        table.act(random.choice(table.legal_actions()))
    scene = open_table(app, table)
    seat, swap = table.decision.seat, table.legal_actions()[0]
    before = len(table.steps)
    # when the first Lord is clicked, then nothing has happened yet, and clicked again it is let go
    click(app, scene, Target("spot", (seat, swap.args[0])))
    assert scene.board.picked == (swap.args[0],)
    click(app, scene, Target("spot", (seat, swap.args[0])))
    assert scene.board.picked == ()
    assert len(table.steps) == before
    # when two are clicked they change places, which changes the score as was promised
    click(app, scene, Target("spot", (seat, swap.args[0])))
    score = table.state.standings()[seat].score
    promised = scene.board.swap_gain(*swap.args)
    click(app, scene, Target("spot", (seat, swap.args[1])))
    assert table.steps[-1].action == swap
    assert table.state.standings()[seat].score - score == promised


def test_a_refused_click_says_why_and_changes_nothing(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h")
    scene = open_table(app, table)
    key = table.state.key()
    click(app, scene, Target("pile", (0,)))
    assert scene.panel._refusal == "The pile of the Farmers is empty. (Rules\u00a04.2)"
    assert table.state.key() == key


def test_digits_draw(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h")
    scene = open_table(app, table)
    scene.handle(Key("2"))
    assert table.steps[-1].action == Action("draw", (2,))


def test_the_keyboard_alone_plays_a_game(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", 2)
    scene = open_table(app, table)
    random = Random(5)
    for _ in range(3000):
        if app.scenes.top is not scene:
            break
        for _step in range(random.randrange(1, 4)):
            scene.handle(Key(random.choice(("tab", "right", "down"))))
        if scene.ui.focus.current and scene.ui.focus.current.key not in ("undo", "back", "redo"):
            focus = scene.ui.focus.current.key
            if not (isinstance(focus, tuple) and focus[0] == "bar"):
                scene.handle(Key("return"))
        app.step(0.02, [])
    assert table.over


def test_undo_and_what_stops_it(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", 3)
    scene = open_table(app, table)
    # given a draw, then undo says what was revealed
    scene.handle(Key("3"))
    drawn = table.state.key()
    scene.handle(Key("z", ctrl=True))
    assert table.state.key() == drawn
    assert scene.panel._refusal.startswith("Undo stops at what was revealed: Ann draws ")
    # when the table takes it back, then it is noted
    scene.handle(Key("z", ctrl=True, shift=True))
    assert table.steps == []
    assert scene.lines[-1].text == "The table took back steps: 1."
    # and redo brings it back
    scene.handle(Key("y", ctrl=True))
    assert table.state.key() == drawn


def test_a_key_ends_an_animation_and_means_nothing_else(make_app) -> None:
    # given cards in the air
    app = make_app(settings=Settings(animation=AnimationSpeed.SLOW))
    table = table_of("h h", 3)
    scene = open_table(app, table)
    scene.handle(Key("3"))
    app.step(0.02, [])
    assert scene.playback.busy
    # when a key is pressed that would draw
    scene.handle(Key("1"))
    # then everything has landed and no decision was taken
    assert not scene.playback.busy
    assert len(table.steps) == 1
    assert scene.board.seen.key() == table.view(scene.viewer).key()


@pytest.mark.parametrize("share", [0.1, 0.5, 0.9])
def test_a_resize_in_flight_lands_in_the_new_slot(make_app, share: float) -> None:
    app = make_app((1280, 720), settings=Settings(animation=AnimationSpeed.SLOW))
    table = table_of("h h", 3)
    scene = open_table(app, table)
    scene.handle(Key("3"))
    flight = scene.playback._running[0]
    flight.elapsed = flight.delay + flight.seconds * share
    # when the window changes while the card flies
    scene.kit.scale = 1.0
    scene.layout((1920, 1080))
    flight.elapsed = flight.delay + flight.seconds
    # then it lands where the card now belongs
    assert flight.rect() == scene.board.at.tray_card(0, 3, False)


def test_computers_play_to_the_end_and_the_window_closes_at_once(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h r r", 6)
    scene = open_table(app, table)
    clock = Clock()
    scene.opponents._clock = clock
    random = Random(2)
    for _ in range(200_000):
        clock.now += 1.0
        if app.scenes.top is not scene:
            break
        if scene.human_to_act:
            scene.act(random.choice(table.legal_actions()))
        app.step(0.02, [])
    assert table.over
    app.scenes.clear()
    assert not any(thinker.alive for thinker in scene.opponents._worker._thinkers)


class Clock:
    """A clock that a test turns by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_step_by_key_waits_for_the_key(make_app) -> None:
    app = make_app(settings=Settings(animation=AnimationSpeed.OFF, pace=Pace.STEP))
    table = table_of("r r", 6)
    scene = open_table(app, table)
    wait_for_answer(app, scene)
    assert table.steps == []
    scene.handle(Key("space"))
    app.step(0.02, [])
    assert len(table.steps) == 1


def wait_for_answer(app: App, scene: TableScene, rounds: int = 2_000_000) -> None:
    for _ in range(rounds):
        app.step(0.0, [])
        if scene.opponents.waits_for_step:
            return
    raise AssertionError("no answer came")


def test_undo_while_a_computer_thinks_drops_its_answer(make_app) -> None:
    app = make_app(settings=Settings(animation=AnimationSpeed.OFF, pace=Pace.STEP))
    table = table_of("h r", 6, random_start=False)
    scene = open_table(app, table)
    scene.handle(Key("1"))
    wait_for_answer(app, scene)
    scene.take_back()
    assert not scene.opponents.waits_for_step
    assert table.steps == []
    app.step(0.02, [])
    assert scene.human_to_act


def test_right_click_shows_a_thing_large_until_the_pointer_leaves(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h h"))
    target = Target("lord_deck")
    click(app, scene, target, RIGHT)
    assert scene.pointing.pinned == target
    assert scene.pointing.inspection()
    scene.handle(Move((5, 5)))
    assert scene.pointing.pinned is None


def at_phase(kinds: str, wanted: Callable[[Table], bool], game: str = "conspiracy") -> Table:
    """A table after random decisions, at the first position that is wanted."""
    for seed in range(200):
        table, random = table_of(kinds, seed, game, bonus_locations=True), Random(seed)
        while not table.over:
            if wanted(table):
                return table
            table.act(random.choice(table.legal_actions()))
    raise AssertionError("no such position in 200 games")


SITUATIONS: dict[str, Callable[[Table], bool]] = {
    "beginning": lambda table: True,
    "swap": lambda table: any(action.verb == "swap" for action in table.legal_actions()),
    "many Lords in hand": lambda table: len(table.state.hand) > 4,
    "many open Locations": lambda table: len(table.state.open) > 8,
    "whole deck": lambda table: len(table.state.shown) > 6,
    "forced": lambda table: table.state.forced == 2,
    "late": lambda table: min(table.state.placed) > 12,
}


@cache
def situation(name: str) -> Table:
    return at_phase("h h h h", SITUATIONS[name])


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_fit_in_every_situation(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language, quick())
    for name in SITUATIONS:
        scene = open_table(app, situation(name))
        scene._static = None
        scene.board.changed()
        app.text_cache.recorder = []
        scene.paint(app.surface)
        scene.sprites()
        drawn, app.text_cache.recorder = app.text_cache.recorder, None
        window = app.surface.get_rect()
        assert [text.string for text in drawn if not text.fits] == [], name
        assert [text.string for text in drawn if not window.contains(text.rect)] == [], name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_panels_do_not_overlap(make_app, size: tuple[int, int]) -> None:
    for kinds in ("h h", "h h h", "h h h h"):
        app = make_app(size, settings=quick())
        board = open_table(app, table_of(kinds)).board
        panels = [*board.at.rivals, board.at.chamber, board.at.council, board.at.locations, board.at.prompt]
        panels += [board.at.chronicle] if board.at.chronicle else []
        window = app.surface.get_rect()
        for index, panel in enumerate(panels):
            assert window.contains(panel)
            assert panel.collidelist(panels[index + 1 :]) == -1


def test_hidden_scores_show_no_number_before_the_end(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", hidden_scoring=True)
    scene = open_table(app, table)
    assert scene.board.inspect(Target("score", (0,))) is None
