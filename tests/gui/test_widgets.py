"""The controls, worked by the events a person makes."""

from collections.abc import Iterable

import pytest
from pygame import Rect

from game.gui.app import App
from game.gui.input import Click, Event, FocusLost, Key, Move, Press, Release, Scroll, TextEditing, TextInput
from game.gui.scenes.menu import MenuScene
from game.gui.widgets import Button, Choice, Row, ScrollArea, ScrollList, Slider, TextField, Toggle, Widget


class Bench(MenuScene):
    """A scene with the controls of one test."""

    def __init__(self, app: App, *widgets: Widget) -> None:
        super().__init__(app)
        self.given = widgets

    def build(self, window: Rect) -> Iterable[Widget]:
        return self.given


@pytest.fixture
def app(make_app) -> App:
    return make_app()


def _show(app: App, *widgets: Widget) -> Bench:
    scene = Bench(app, *widgets)
    app.scenes.replace(scene)
    app.frame()
    return scene


def _click(scene: Bench, pos: tuple[int, int], button: int = 1) -> None:
    for event in (Move(pos), Press(pos, button), Release(pos, button), Click(pos, button)):
        scene.handle(event)
    scene.app.frame()


def _send(scene: Bench, *events: Event) -> None:
    for event in events:
        scene.handle(event)
        scene.app.frame()


def test_buttons_press_once(app: App) -> None:
    pressed: list[str] = []
    button = Button("a", Rect(20, 20, 200, 44), "Press", lambda: pressed.append("a"))
    scene = _show(app, button)
    _click(scene, (60, 40))
    assert pressed == ["a"]
    _click(scene, (60, 40), button=3)
    assert pressed == ["a"]
    _send(scene, Key("tab"), Key("return"))
    assert pressed == ["a", "a"]


def test_a_disabled_button_says_why(app: App) -> None:
    pressed: list[str] = []
    button = Button("a", Rect(20, 20, 200, 44), "No", lambda: pressed.append("a"), reason="Not now.", on=False)
    scene = _show(app, button)
    _click(scene, (60, 40))
    assert pressed == []
    assert scene.ui.targets() == []
    assert button.tooltip((60, 40)) == "Not now."


def test_the_wheel_presses_nothing(app: App) -> None:
    pressed: list[str] = []
    scene = _show(app, Button("a", Rect(20, 20, 200, 44), "Press", lambda: pressed.append("a")))
    _send(scene, Scroll((60, 40), 1.0), Scroll((60, 40), -1.0))
    assert pressed == []


def test_tooltips_wait(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("game.gui.widgets.tooltip.pygame.time.get_ticks", lambda: now[0] * 1000)
    scene = _show(app, Button("a", Rect(20, 20, 200, 44), "Press", lambda: None, tip="It presses."))
    scene.handle(Move((60, 40)))
    scene.update(0.01)
    assert scene.ui.tooltips() == []
    assert scene.wake_in() == pytest.approx(0.45)
    now[0] += 0.5
    scene.update(0.01)
    assert len(scene.ui.tooltips()) > 0
    # and go, so that what they cover can be seen, after a while
    now[0] += scene.wake_in() + 0.01
    scene.update(0.01)
    assert scene.ui.tooltips() == []
    assert scene.wake_in() is None


def test_a_key_takes_the_tooltip_away(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [10.0]
    monkeypatch.setattr("game.gui.widgets.tooltip.pygame.time.get_ticks", lambda: now[0] * 1000)
    scene = _show(app, Button("a", Rect(20, 20, 200, 44), "Press", lambda: None, tip="It presses."))
    scene.handle(Move((60, 40)))
    now[0] += 0.5
    scene.update(0.01)
    scene.handle(Key("x"))
    scene.update(0.01)
    assert scene.ui.tooltips() == []


def test_toggles_flip(app: App) -> None:
    values: list[bool] = []
    scene = _show(app, Toggle("t", Rect(20, 20, 200, 44), "On", False, values.append))
    _click(scene, (30, 40))
    _send(scene, Key("tab"), Key("space"))
    assert values == [True, False]


def test_choices_go_round(app: App) -> None:
    values: list[int] = []
    choice = Choice("c", Rect(20, 20, 300, 44), "Which", [(1, "one"), (2, "two"), (3, "three")], 1, values.append)
    scene = _show(app, choice)
    _click(scene, (30, 40))
    _click(scene, (310, 40))
    _click(scene, (150, 40))
    _send(scene, Key("tab"), Key("left"), Key("right"))
    assert values == [3, 1, 2, 1, 2]


def test_sliders_are_dragged_and_stepped(app: App) -> None:
    values: list[int] = []
    slider = Slider("s", Rect(20, 20, 400, 44), "How much", 50, values.append)
    scene = _show(app, slider)
    track = slider.track()
    _send(scene, Press(slider.knob().center), Move((track.right + 500, 200), held=True), Release((900, 200)))
    assert values[-1] == 100
    _send(scene, Key("tab"), Key("left"), Scroll((60, 40), -1.0))
    assert values[-2:] == [95, 90]


def test_a_late_slider_tells_when_it_is_let_go(app: App) -> None:
    values: list[int] = []
    slider = Slider("s", Rect(20, 20, 400, 44), "How much", 100, values.append, 75, 200, 5, late=True)
    scene = _show(app, slider)
    _send(scene, Press(slider.knob().center), Move((slider.track().right, 40), held=True))
    assert values == []
    _send(scene, Release((0, 0)))
    assert values == [200]


def _field(app: App, **more: object) -> tuple[Bench, TextField, list[str]]:
    values: list[str] = []
    field = TextField("f", Rect(20, 20, 300, 44), "Name", "Ann", values.append, **more)  # type: ignore[arg-type]
    return _show(app, field), field, values


def test_typing(app: App) -> None:
    scene, _box, values = _field(app)
    assert not scene.typing
    _click(scene, (60, 40))
    assert scene.typing
    _send(scene, TextInput("e"), Key("left"), Key("backspace"), TextInput("x"), Key("m"), Key("return"))
    assert values == ["Anxe"]
    assert not scene.typing


def test_escape_takes_back_what_was_typed(app: App) -> None:
    scene, field, values = _field(app)
    _send(scene, Key("tab"), Key("return"), TextInput("abc"), Key("escape"))
    assert (field.value, values) == ("Ann", ["Ann"])
    assert scene in app.scenes.all()


def test_a_field_takes_only_so_many_letters_of_its_kind(app: App) -> None:
    scene, field, _values = _field(app, most=6, allowed=str.isalnum)
    _click(scene, (60, 40))
    _send(scene, TextInput("1!2 3456789"))
    assert field.value == "Ann123"


def test_an_input_method_has_the_keys_while_it_composes(app: App) -> None:
    scene, field, _values = _field(app)
    _click(scene, (60, 40))
    _send(scene, TextEditing("hai"), Key("return"))
    assert field.active
    _send(scene, TextEditing(""), TextInput("海"), Key("return"))
    assert field.value == "Ann海"


def test_losing_the_focus_ends_typing(app: App) -> None:
    scene, field, values = _field(app)
    _click(scene, (60, 40))
    _send(scene, TextInput("a"), FocusLost())
    assert not field.active
    assert values == ["Anna"]


def _list(app: App) -> tuple[Bench, ScrollList, list[int]]:
    chosen: list[int] = []
    rows = [
        Row(50, lambda canvas, rect: None, number, str(number), lambda number=number: chosen.append(number))
        for number in range(20)
    ]
    scroll = ScrollList("list", Rect(20, 20, 300, 220), rows, app.house_kit(), gap=10)
    return _show(app, scroll), scroll, chosen


def test_lists_scroll_to_both_ends(app: App) -> None:
    scene, scroll, chosen = _list(app)
    _send(scene, *[Scroll((60, 60), -3.0)] * 40)
    assert scroll.offset == scroll.overflow == 20 * 60 - 10 - 220
    _click(scene, (60, 230))
    assert chosen == [19]
    _send(scene, *[Scroll((60, 60), 3.0)] * 40)
    assert scroll.offset == 0


def test_the_cursor_scrolls_the_list(app: App) -> None:
    scene, scroll, chosen = _list(app)
    _send(scene, *[Key("tab")] * 15, Key("return"))
    assert chosen == [14]
    assert scroll.rect.contains(scroll.row_rects()[14])


def test_the_bar_is_dragged(app: App) -> None:
    scene, scroll, chosen = _list(app)
    _send(scene, Press(scroll.bar().center), Move((scroll.bar().centerx, 239), held=True), Release((310, 239)))
    assert scroll.offset == scroll.overflow
    assert chosen == []


def test_controls_in_an_area_are_scrolled_pressed_and_reached_by_the_cursor(make_app) -> None:
    # given more switches than there is room for
    app = make_app()
    scene = MenuScene(app)
    flipped: list[int] = []
    switches = [
        Toggle(n, Rect(100, 100 + 50 * n, 200, 40), f"switch {n}", False, lambda _on, n=n: flipped.append(n))
        for n in range(8)
    ]
    area = ScrollArea("area", Rect(100, 100, 240, 150), switches, scene.kit)
    scene.ui.set([area])
    click = lambda pos: [scene.ui.handle(kind(pos)) for kind in (Press, Release, Click)]  # noqa: E731
    # then one out of sight cannot be clicked
    click((120, 420))
    assert flipped == []
    # when the wheel is turned, then the pointer meets the next ones
    scene.ui.handle(Scroll((120, 120), -1.0))
    assert area.offset > 0
    click((120, switches[3].rect.centery))
    assert flipped == [3]
    # and the cursor brings each into sight
    for _step in range(8):
        target = scene.ui.focus.step(1)
        area.reveal(target.key)
        assert area.rect.contains(switches[target.key].rect)
        target.activate()
    assert sorted(flipped) == [0, 1, 2, 3, 3, 4, 5, 6, 7]
    # and a drag of the bar moves them too
    x, y = area.bar().center
    scene.ui.handle(Press((x, y)))
    scene.ui.handle(Move((x, y - 400), held=True))
    assert area.offset == 0
