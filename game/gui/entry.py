"""Ways into the window: the program itself, and single pictures of its scenes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import storage
from game.gui import layout

if TYPE_CHECKING:
    from game.engine.protocol import Seat
    from game.engine.table import Table
    from game.gui.app import App
    from game.gui.scene import Scene


def start(table: Table | None = None, size: layout.Size | None = None, language: str | None = None) -> int:
    """Open the window at the title, or at a new table that is kept from now on. Returns the exit status."""
    storage.start_log()
    from game.gui.app import App

    return App(size=size, language=language).run(_first_scene(table))


def _first_scene(table: Table | None) -> Callable[[App], Scene]:
    def title(app: App) -> Scene:
        from game.gui.scenes.title import TitleScene

        return TitleScene(app)

    def play(app: App) -> Scene:
        from game.gui import games
        from game.gui.scenes.table import TableScene

        assert table is not None
        games.keep(app.slot, table)
        if problem := games.data_problem(table.rules):
            app.toasts.show(problem)
        return TableScene(app, table)

    return play if table else title


def picture(scene: str, table: Table, seat: Seat | None, size: layout.Size, language: str | None, out: Path) -> None:
    """Draw one scene into a PNG file without a screen; `seat` sees the table. Raises OSError."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory(prefix="three-thrones-shot-") as home:
        os.environ[storage.HOME_VARIABLE] = home
        storage.forget_folders()
        import pygame

        from game.gui import games
        from game.gui.app import App
        from game.settings import Settings

        app = App(Settings(), size, language)
        try:
            games.keep(app.slot, table)
            image = app.picture(*_scenes(app, scene, table, seat))
            out.parent.mkdir(parents=True, exist_ok=True)
            try:
                pygame.image.save(image, out)
            except pygame.error as error:
                raise OSError(str(error)) from error
        finally:
            app.close()


def _scenes(app: App, name: str, table: Table, seat: Seat | None) -> list[Scene]:
    """A scene by the name it has on the command line, on top of those it is laid over."""
    if name in ("table", "result", "pause"):
        from game.gui.scenes.table import TableScene

        below = TableScene(app, table, seat)
        below.ended = table.over
        if name == "table":
            return [below]
        if name == "pause":
            from game.gui.scenes.pause import PauseScene

            return [below, PauseScene(app, table.rules, below.skin)]
        from game.gui.scenes.result import ResultScene

        return [below, ResultScene(app, below)]
    scene = _menu_scene(app, name, table)
    return [scene] if scene.opaque else [_menu_scene(app, "title", table), scene]


def _menu_scene(app: App, name: str, table: Table) -> Scene:
    if name == "setup":
        from game.gui.scenes.setup import SetupScene

        return SetupScene(app, table.rules)
    if name == "settings":
        from game.gui.scenes.settings import SettingsScene

        return SettingsScene(app)
    if name == "saves":
        from game.gui.scenes.saves import SavesScene

        return SavesScene(app)
    if name == "credits":
        from game.gui.scenes.credits import CreditsScene

        return CreditsScene(app)
    if name == "rules":
        from game.gui.scenes.rules import RulesScene

        return RulesScene(app, table.rules)
    if name == "error":
        from game.gui.scenes.error import ErrorScene

        return ErrorScene(app, RuntimeError("a picture of the error scene"))
    from game.gui.scenes.title import TitleScene

    return TitleScene(app)
