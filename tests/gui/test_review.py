"""Looking back on a finished game: going through it, its turning points, playing on from the middle."""

from __future__ import annotations

from random import Random

import pytest
from pygame import Rect

from game.engine.registry import GAMES, rules_of
from game.engine.table import SeatSetup, Table
from game.gui.input import LEFT, RIGHT, Click, Key, Move
from game.gui.scenes.review import ReviewScene
from game.gui.scenes.table import TableScene
from tests.support import play

SIZES = [(1024, 640), (1920, 1080)]


def finished(game: str, kinds: str = "human ai:easy") -> Table:
    """A random game of the given seats that is over."""
    rules = rules_of(game)
    seats = [SeatSetup(name=f"P{n}", kind=kind) for n, kind in enumerate(kinds.split())]
    return play(Table(rules, rules.options(), seats, 4), Random(4))


def opened(app, table: Table) -> ReviewScene:
    """The scene with its curve whole."""
    scene = ReviewScene(app, table)
    app.scenes.replace(scene)
    app.frame()
    scene.settle()
    return scene


@pytest.mark.parametrize("game", GAMES)
def test_keys_go_through_the_game(make_app, game: str) -> None:
    scene = opened(make_app(), finished(game))
    last = len(scene.table.steps)
    assert scene.at == last
    for key, at in (("home", 0), ("right", 1), ("right", 2), ("left", 1), ("left", 0), ("left", 0), ("end", last)):
        scene.handle(Key(key))
        assert scene.at == at
        assert scene.board.seen.key() == scene.table.rules.observe(scene.positions[at], 0).key()


@pytest.mark.parametrize("game", GAMES)
def test_page_keys_stop_at_the_three_turning_points(make_app, game: str) -> None:
    scene = opened(make_app(), finished(game))
    scene.handle(Key("home"))
    stops = []
    for _press in range(4):
        scene.handle(Key("page down"))
        stops.append(scene.at)
    assert stops == [*scene.turning_points, scene.turning_points[-1]]
    assert len(scene.turning_points) == 3


def test_a_click_on_the_curve_goes_there(make_app) -> None:
    scene = opened(make_app(), finished("conspiracy"))
    scene.curve.handle(Click((scene.curve.rect.x, scene.curve.rect.centery), LEFT))
    assert scene.at == 0
    scene.curve.handle(Click((scene.curve.x_of(7), scene.curve.rect.centery), LEFT))
    assert scene.at == 7


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_begins_a_new_game_at_that_position(make_app, game: str) -> None:
    app = make_app()
    old = finished(game)
    scene = opened(app, old)
    key = old.state.key()
    scene.go(11)
    next(widget for widget in scene.ui.widgets if widget.key == "play").action()
    new = app.scenes.top.table
    assert isinstance(app.scenes.top, TableScene)
    assert new.state.key() == old.steps[11].before.key()
    assert Table.load(new.journal.path).state.key() == new.state.key()
    assert old.state.key() == key


def test_nothing_can_be_played_on_at_the_end(make_app) -> None:
    scene = opened(make_app(), finished("louis_xiv"))
    assert not next(widget for widget in scene.ui.widgets if widget.key == "play").on


@pytest.mark.parametrize("game", GAMES)
def test_with_several_persons_only_what_lay_open_is_shown(make_app, game: str) -> None:
    scene = opened(make_app(), finished(game, "human human ai:easy"))
    for at in range(0, len(scene.positions), 17):
        scene.go(at)
        assert scene.board.seen.key() == scene.table.rules.observe(scene.positions[at], None).key()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_the_curve_lies_clear_of_the_board(make_app, game: str, size: tuple[int, int]) -> None:
    scene = opened(make_app(size=size), finished(game))
    things = [thing.rect for thing in scene.board.things()]
    assert things
    assert not [rect for rect in things if rect.colliderect(scene.curve.rect)]
    for widget in scene.ui.widgets:
        assert Rect((0, 0), size).contains(widget.rect), widget.key


def test_the_score_sheet_leads_to_it_and_escape_leads_back(make_app) -> None:
    app = make_app()
    table = finished("conspiracy")
    app.scenes.replace(TableScene(app, table))
    app.frame()
    app.scenes.top.show_result()
    app.frame()
    sheet = app.scenes.top
    next(widget for widget in sheet.ui.widgets if widget.key == "review").action()
    app.frame()
    assert isinstance(app.scenes.top, ReviewScene)
    app.scenes.top.handle(Key("escape"))
    assert app.scenes.top is sheet


@pytest.mark.parametrize("game", GAMES)
def test_things_are_shown_large_and_the_chronicle_goes_along(make_app, game: str) -> None:
    scene = opened(make_app((1920, 1080)), finished(game))
    scene.handle(Key("home"))
    assert scene._chronicle() == []
    for _decision in range(6):
        scene.handle(Key("right"))
    assert scene._chronicle()
    thing = next(thing for thing in scene.board.things() if scene.board.inspect(thing.target))
    pos = next(pos for pos in places_in(thing.rect) if scene.board.thing_at(pos) == thing)
    scene.handle(Move(pos))
    scene.handle(Click(pos, RIGHT))
    assert scene.pointing.inspection()
    scene.handle(Key("right"))
    assert scene.pointing.inspection() == []


def places_in(rect: Rect) -> list[tuple[int, int]]:
    """The middle of a rectangle and places near its corners."""
    inner = rect.inflate(-6, -6)
    return [rect.center, inner.topleft, inner.topright, inner.bottomleft, inner.bottomright]
