"""What the title says about folders and refused data, and single pictures of scenes that lie over others."""

from pathlib import Path

import pygame
import pytest

from game import storage
from game.engine.datafile import ComponentError
from game.engine.registry import GAMES, rules_of
from game.gui import entry
from game.gui.scenes.title import TitleScene
from game.gui.widgets.toast import Toasts
from tests.gui.conftest import MakeApp
from tests.support import new_table

WITH_DATA = [game for game in GAMES if rules_of(game).components]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every message that is shown."""
    messages: list[str] = []
    monkeypatch.setattr(Toasts, "show", lambda _self, message: messages.append(message))
    return messages


@pytest.mark.parametrize("game", WITH_DATA)
def test_title_tells_why_own_data_were_refused(
    game: str, make_app: MakeApp, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, own = rules_of(game), storage.own_components(game)
    assert rules.components is not None
    problem = ComponentError(own, 12, "boards.4.black.number: wrong")
    monkeypatch.setattr(type(rules), "components", rules.components._replace(problem=problem))
    own.parent.mkdir(parents=True)
    own.write_text("{}")
    app = make_app()
    app.picture(TitleScene(app))
    (message,) = told
    for words in (rules.title, "line 12", problem.reason, "built-in data are used"):
        assert words in message


def test_title_is_silent_without_problems(make_app: MakeApp, told: list[str]) -> None:
    app = make_app()
    app.picture(TitleScene(app))
    assert told == []


@pytest.mark.parametrize("scene", ["settings", "pause"])
def test_overlays_are_pictured_over_what_they_belong_to(scene: str, tmp_path: Path) -> None:
    out = tmp_path / "shot.png"
    entry.picture(scene, new_table(rules_of("conspiracy"), 2), 0, (1024, 640), "en", out)
    picture = pygame.image.load(out)
    rim = [picture.get_at((x, y)) for x in range(0, 1024, 16) for y in (4, 320, 635)]
    assert sum(max(colour[:3]) > 8 for colour in rim) > len(rim) / 2
