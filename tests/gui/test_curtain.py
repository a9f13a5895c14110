"""Hot seat with secrets: the curtain between two people, the recap, everything private blanked at a key."""

from __future__ import annotations

import pytest

from game.conspiracy.rules import RULES
from game.gui.chronicle import Entry
from game.gui.eyes import Eyes
from game.gui.input import Key
from game.gui.scenes.curtain import CurtainScene, RecapScene
from game.gui.scenes.table import TableScene
from tests.gui.test_table_scene import open_table, quick, table_of


@pytest.fixture
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game in which seats hold secrets."""
    monkeypatch.setattr(type(RULES), "secret", True)


def play_one(app, scene: TableScene) -> None:
    scene.act(scene.legal[0])
    app.step(0.02, [])


def test_nothing_is_shown_before_the_first_person_is_there(make_app, secret) -> None:
    # given a new table of two people
    app = make_app(settings=quick())
    table = table_of("h h")
    scene = open_table(app, table)
    # then a curtain hides it, and the board knows only what everybody may know
    assert isinstance(app.scenes.top, CurtainScene)
    assert app.scenes.top.seat == table.decision.seat
    assert scene.viewer is None
    assert scene.legal == ()
    # when the person is there
    app.scenes.top.handle(Key("return"))
    # then it is that person's view
    assert app.scenes.top is scene
    assert scene.viewer == table.decision.seat


def test_the_curtain_falls_when_another_person_has_to_decide(make_app, secret) -> None:
    app = make_app(settings=quick())
    table = table_of("h h")
    scene = open_table(app, table)
    app.scenes.top.handle(Key("return"))
    app.step(0.02, [])
    first = table.decision.seat
    while table.decision.seat == first:
        assert app.scenes.top is scene
        play_one(app, scene)
    assert isinstance(app.scenes.top, CurtainScene)
    assert scene.viewer is None
    # when the second person comes, the recap tells what the first one did
    app.scenes.top.handle(Key("space"))
    assert isinstance(app.scenes.top, RecapScene)
    assert any("draws" in entry.text for entry in app.scenes.top.entries)
    app.scenes.top.handle(Key("space"))
    assert app.scenes.top is scene
    assert scene.viewer == table.decision.seat


@pytest.mark.parametrize(("lines", "cut"), [(14, False), (15, True)])
def test_a_recap_that_is_cut_says_so(make_app, lines: int, cut: bool) -> None:
    app = make_app((1024, 640), settings=quick())
    scene = open_table(app, table_of("h h"))
    app.scenes.push(RecapScene(app, scene, [Entry(0, (("It rains.", None),), 0)] * lines))
    app.frame()
    app.text_cache.recorder = []
    app.scenes.top.paint(app.surface)
    drawn, app.text_cache.recorder = app.text_cache.recorder, None
    assert sum(text.string == "It rains." for text in drawn) == 14
    assert any("chronicle" in text.string for text in drawn) == cut


@pytest.mark.parametrize("kinds", ["h r", "r r"])
def test_no_curtain_for_one_person_or_none(make_app, secret, kinds: str) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of(kinds))
    assert app.scenes.top is scene


def test_no_curtain_without_secrets(make_app) -> None:
    app = make_app(settings=quick())
    assert isinstance(open_table(app, table_of("h h")), TableScene)
    assert isinstance(app.scenes.top, TableScene)


def test_f12_blanks_everything_private(make_app, secret) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h r", random_start=False))
    assert scene.viewer == 0
    scene.handle(Key("f12"))
    assert scene.viewer is None
    assert scene.legal == ()
    scene.handle(Key("f12"))
    assert scene.viewer == 0


def test_while_a_computer_acts_between_people_nobody_in_particular_looks(secret) -> None:
    table = table_of("h h r", random_start=False)
    eyes = Eyes(table)
    eyes.arrive(0)
    while table.decision.seat == 0:
        table.act(table.legal_actions()[0])
    assert table.decision.seat == 1
    assert eyes.viewer is None
    assert eyes.awaited == 1
    eyes.arrive(1)
    while table.decision.seat == 1:
        table.act(table.legal_actions()[0])
    assert (eyes.viewer, eyes.awaited) == (None, None)


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_the_curtain_has_room_for_its_words(make_app, secret, size, language) -> None:
    app = make_app(size, language, quick())
    open_table(app, table_of("h h"))
    app.frame()
    app.text_cache.recorder = []
    app.scenes.top.paint(app.surface)
    drawn, app.text_cache.recorder = app.text_cache.recorder, None
    assert [text.string for text in drawn if not text.fits] == []
