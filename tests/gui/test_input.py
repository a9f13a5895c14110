"""One path for mouse and touch; the wheel is no button; chords come from the event itself."""

import pygame
import pytest

from game.gui.input import Click, FocusLost, Key, Move, Press, Release, Scroll, Translator

SIZE = (1000, 500)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 200))


def _events(*events: pygame.event.Event) -> list[object]:
    translator = Translator()
    return [small for event in events for small in translator.translate(event, SIZE)]


def _event(kind: int, **fields: object) -> pygame.event.Event:
    return pygame.event.Event(kind, fields)


def _button(kind: int, button: int, pos: tuple[int, int], touch: bool = False) -> pygame.event.Event:
    return _event(kind, button=button, pos=pos, touch=touch)


def test_a_click_is_press_and_release_in_one_place() -> None:
    down, up = _button(pygame.MOUSEBUTTONDOWN, 1, (5, 5)), _button(pygame.MOUSEBUTTONUP, 1, (7, 5))
    assert _events(down, up) == [Press((5, 5)), Release((7, 5)), Click((5, 5))]
    away = _button(pygame.MOUSEBUTTONUP, 1, (90, 5))
    assert _events(down, away) == [Press((5, 5)), Release((90, 5))]


@pytest.mark.parametrize("button", [2, 4, 5, 6, 7, 8])
def test_other_buttons_do_nothing(button: int) -> None:
    pair = [_button(kind, button, (5, 5)) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]
    assert _events(*pair) == []


def test_the_wheel_scrolls_only() -> None:
    (scroll,) = _events(_event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0, flipped=False))
    assert isinstance(scroll, Scroll)
    assert scroll.dy == -1.0


def test_a_touch_counts_once() -> None:
    finger = {"x": 0.5, "y": 0.5, "finger_id": 3}
    events = _events(
        _event(pygame.FINGERDOWN, **finger),
        _button(pygame.MOUSEBUTTONDOWN, 1, (500, 250), touch=True),
        _event(pygame.FINGERUP, **finger),
        _button(pygame.MOUSEBUTTONUP, 1, (500, 250), touch=True),
    )
    assert [event for event in events if isinstance(event, Click)] == [Click((500, 250))]
    assert events[0] == Move((500, 250))


def test_modifiers_are_those_of_the_event() -> None:
    chord = _event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="")
    plain = _event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z")
    assert _events(chord, plain) == [Key("z", ctrl=True), Key("z")]


def test_enter_of_the_number_pad_is_return() -> None:
    assert _events(_event(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=0, unicode="\r"))[0].name == "return"


def test_losing_the_focus_lets_go() -> None:
    events = _events(
        _button(pygame.MOUSEBUTTONDOWN, 1, (5, 5)),
        _event(pygame.WINDOWFOCUSLOST),
        _button(pygame.MOUSEBUTTONUP, 1, (5, 5)),
    )
    assert FocusLost() in events
    assert not any(isinstance(event, Click) for event in events)
