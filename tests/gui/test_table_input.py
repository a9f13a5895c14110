"""Pointer and keys at the table: what a press ends, what the pointer has left, where the cursor goes first."""

from __future__ import annotations

from game.engine.protocol import Target
from game.gui.input import Click, Key, Move, Press, Release
from game.settings import AnimationSpeed, Pace, Settings
from tests.gui.test_table_scene import open_table, quick, table_of


def slow() -> Settings:
    return Settings(animation=AnimationSpeed.SLOW, pace=Pace.FAST)


def rect_of(scene, target: Target):
    return next(thing for thing in scene.board.things() if thing.target == target).rect


def button_of(scene, key: object):
    return next(widget for widget in scene.ui.widgets if widget.key == key)


def test_the_pointer_leaves_a_thing_when_it_comes_to_a_button(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h h"))
    scene.handle(Move(rect_of(scene, Target("lord_deck")).center))
    scene.pointing.hover.shown = True
    assert scene.pointing.inspection()
    scene.handle(Move(button_of(scene, "back").rect.center))
    assert scene.pointing.inspection() == []


def test_a_press_that_ends_an_animation_swallows_its_own_click_only(make_app) -> None:
    # given a press that ends an animation and is let go far away, so that no click comes of it
    app = make_app(settings=slow())
    table = table_of("h h", 3)
    scene = open_table(app, table)
    scene.handle(Key("3"))
    app.step(0.02, [])
    assert scene.playback.busy
    scene.handle(Press((500, 500)))
    scene.handle(Release((700, 600)))
    assert not scene.playback.busy
    # then the next click counts
    pos = rect_of(scene, scene.board.choosable()[0].target).center
    for event in (Move(pos), Press(pos), Release(pos), Click(pos)):
        scene.handle(event)
    assert len(table.steps) == 2


def test_a_button_pressed_during_an_animation_does_what_it_says(make_app) -> None:
    app = make_app(settings=slow())
    table = table_of("h h", 3)
    scene = open_table(app, table)
    scene.handle(Key("3"))
    app.step(0.02, [])
    pos = button_of(scene, "back").rect.center
    for event in (Move(pos), Press(pos), Release(pos), Click(pos)):
        scene.handle(event)
    assert not scene.playback.busy
    assert table.steps == []


def test_the_cursor_comes_to_the_board_first(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h h"))
    scene.handle(Key("tab"))
    assert scene.ui.focus.current.key == scene.board.choosable()[0].target


def test_what_is_seen_large_follows_the_cursor(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h h"))
    scene.handle(Key("3"))
    scene.handle(Key("tab"))
    scene.handle(Key("i"))
    first = scene.pointing.pinned
    scene.handle(Key("tab"))
    assert scene.pointing.pinned not in (first, None)
    assert scene.pointing.pinned == scene.ui.focus.current.key
    scene.handle(Key("i"))
    assert scene.pointing.pinned is None


def test_the_headline_names_whose_turn_is_being_shown(make_app) -> None:
    # given a turn of Ann's that ends at once, with a rival after her
    app = make_app(settings=slow())
    table = table_of("h r", 3, random_start=False)
    scene = open_table(app, table)
    scene.handle(Key("1"))
    app.step(0.02, [])
    assert table.decision.seat == 1
    # then she is on turn as long as her card flies
    assert scene.panel._headline() == "Ann is on turn"
    scene.settle()
    scene.opponents._asked = None
    assert scene.panel._headline() == "Bartholomew Great is on turn"


def test_the_cursor_does_not_wait_on_a_button_when_a_turn_begins(make_app) -> None:
    # given a cursor that was moved to a button while somebody else was on turn
    app = make_app(settings=slow())
    table = table_of("h h", 3)
    scene = open_table(app, table)
    scene.handle(Key("1"))
    scene.ui.focus.set("back")
    scene.ui.focus.visible = True
    # when the next person's turn begins and Return is pressed
    app.step(0.02, [])
    scene.handle(Press((500, 500)))
    assert scene.human_to_act
    scene.handle(Key("return"))
    # then nothing was taken back
    assert len(table.steps) == 1


def test_what_happened_is_still_told_when_the_next_person_looks(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", 3, random_start=False)
    scene = open_table(app, table)
    scene.handle(Key("1"))
    app.step(0.02, [])
    assert scene.viewer == 1
    assert scene.panel._newest(scene.panel.rect).splitlines()[0].startswith("Ann draws ")


def test_a_look_at_the_board_leads_back_to_the_sheet(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h h", 3)
    while not table.over:
        table.act(table.legal_actions()[0])
    scene = open_table(app, table)
    app.step(0.02, [])
    app.scenes.top.back()
    assert app.scenes.top is scene
    button_of(scene, "sheet").action()
    assert app.scenes.top is not scene


def test_nothing_is_seen_large_below_another_scene(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h h"))
    scene.handle(Move(rect_of(scene, Target("lord_deck")).center))
    scene.pointing.hover.shown = True
    assert scene.pointing.inspection()
    scene.menu()
    assert scene.pointing.inspection() == []
