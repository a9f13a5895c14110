"""The options of a new game: every one explained, every value in words, all of them within reach."""

from __future__ import annotations

import pytest

from game.engine.registry import GAMES, rules_of
from game.gui.input import Key, Move, Scroll
from game.gui.scenes.options import option_controls
from game.gui.scenes.setup import SetupScene
from game.gui.widgets import Choice, ScrollArea, Slider, Toggle


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_title_an_explanation_and_words_for_its_values(make_app, game: str) -> None:
    model = rules_of(game).options
    for name, info in model.model_fields.items():
        assert info.title, name
        assert info.description, name
        assert info.description.endswith("."), name
    app = make_app()
    kit = SetupScene(app, rules_of(game)).kit
    area = option_controls(model, model().model_dump(), app.surface.get_rect(), kit)
    controls = [widget for widget in area.controls if isinstance(widget, (Toggle, Choice, Slider))]
    assert [widget.key for widget in controls] == list(model.model_fields)
    assert all(widget.tip for widget in controls)
    for widget in controls:
        if isinstance(widget, Choice):
            assert not [value for value, words in widget.options if value == words]


def opened(app) -> tuple[SetupScene, ScrollArea]:
    """The set-up of the game with the most options, and the list of them."""
    scene = SetupScene(app, rules_of("glory_to_rome"))
    app.scenes.replace(scene)
    app.frame()
    return scene, next(widget for widget in scene.ui.widgets if isinstance(widget, ScrollArea))


def test_the_wheel_brings_the_last_option_into_sight(make_app) -> None:
    scene, area = opened(make_app((1024, 640)))
    last = area.controls[-1]
    assert not area.rect.contains(last.rect)
    # when the wheel is turned over the list
    scene.handle(Move(area.rect.center))
    for _ in range(40):
        scene.handle(Scroll(area.rect.center, -1))
    # then the last option is there
    assert area.rect.contains(last.rect)


def test_the_cursor_walks_through_all_options_and_changes_them(make_app) -> None:
    scene, area = opened(make_app((1024, 640)))
    names = list(scene.rules.options.model_fields)
    met = []
    for _ in range(len(names) + len(scene.drafts) * 8 + 8):
        scene.handle(Key("tab"))
        key = scene.ui.focus.key
        if key in names and key not in met:
            met.append(key)
            control = next(control for control in area.controls if control.key == key)
            assert area.rect.contains(control.rect)
            if key == "edition":
                scene.handle(Key("right"))
            if key == "open_hands":
                scene.handle(Key("return"))
    assert met == names
    assert scene.values["edition"] == "bb_imperium"
    assert scene.values["open_hands"] is True


def test_an_option_pointed_at_is_explained(make_app) -> None:
    scene, area = opened(make_app((1280, 720)))
    control = next(control for control in area.controls if control.key == "edition")
    assert area.tooltip(control.rect.center) == scene.rules.options.model_fields["edition"].description
