"""An app without a screen, in folders of its own, for each test that asks for one."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import i18n, storage
from game.gui.app import App
from game.settings import Settings

MakeApp = Callable[..., App]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(storage.HOME_VARIABLE, str(tmp_path))
    storage.forget_folders()
    yield tmp_path
    storage.forget_folders()


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    """Makes apps of a size in a language and closes them after the test."""
    made: list[App] = []

    def make(size: tuple[int, int] = (1280, 720), language: str = "en", settings: Settings | None = None) -> App:
        while made:
            made.pop().close()
        made.append(App(settings or Settings(), size, language))
        return made[-1]

    yield make
    for app in made:
        app.close()
    i18n.set_language("en")
