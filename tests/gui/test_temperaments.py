"""The set-up shows who a computer player is: a portrait, a name, a line; a click takes the next one."""

from collections.abc import Callable

import pytest

from game.ai.temperaments import TEMPERAMENTS
from game.engine.registry import rules_of
from game.gui.app import App
from game.gui.scenes.setup import SetupScene, TemperamentChoice

RULES = rules_of("conspiracy")


@pytest.fixture
def scene(make_app: Callable[[], App]) -> SetupScene:
    app = make_app()
    made = SetupScene(app, RULES)
    app.picture(made)
    return made


def faces(scene: SetupScene) -> dict[object, TemperamentChoice]:
    return {widget.key: widget for widget in scene.ui.widgets if isinstance(widget, TemperamentChoice)}


def test_computer_players_have_a_face_that_says_its_line(scene: SetupScene) -> None:
    assert [draft.kind for draft in scene.drafts] == ["human", "ai:easy"]
    (face,) = faces(scene).values()
    assert face.key == ("temperament", 1)
    assert TEMPERAMENTS["steady"].line in face.tip


def test_click_takes_the_next_temperament(scene: SetupScene) -> None:
    seen = [scene.drafts[1].kind]
    for _ in TEMPERAMENTS:
        faces(scene)["temperament", 1].step(1)
        seen.append(scene.drafts[1].kind)
    assert seen == ["ai:easy", "ai:easy-bold", "ai:easy-thrifty", "ai:easy-spiteful", "ai:easy"]


def test_level_changes_and_the_temperament_stays(scene: SetupScene) -> None:
    faces(scene)["temperament", 1].step(1)
    next(widget for widget in scene.ui.widgets if widget.key == ("kind", 1)).step(1)
    assert scene.drafts[1].kind == "ai:medium-bold"


def test_added_computer_players_differ(scene: SetupScene) -> None:
    scene._add_seat()
    scene._add_seat()
    assert [draft.kind for draft in scene.drafts[1:]] == ["ai:easy", "ai:easy-bold", "ai:easy-thrifty"]


def test_every_temperament_has_a_round_picture_of_its_own(scene: SetupScene) -> None:
    portraits = [temperament.portrait for temperament in TEMPERAMENTS.values()]
    assert portraits == ["temperament/steady", "temperament/bold", "temperament/thrifty", "temperament/spiteful"]
    for portrait in portraits:
        width, height = scene.kit.sprites.nominal(portrait)
        assert width == height > 64


def test_portrait_stays_round_in_any_window(make_app: Callable[..., App]) -> None:
    for size in ((1024, 640), (1280, 720), (1920, 1080)):
        app = make_app(size)
        scene = SetupScene(app, RULES)
        app.picture(scene)
        (face,) = faces(scene).values()
        assert face.rect.w == face.rect.h >= 40, size
        assert not [other.key for other in scene.ui.widgets if other is not face and other.rect.colliderect(face.rect)]
