"""A zip file with all that is needed to look into an error: trace, save, log, settings, versions."""

from __future__ import annotations

import io
import platform
import time
import traceback
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

import game
from game import storage
from game.files import write_atomic

if TYPE_CHECKING:
    from game.gui.app import App


def save_report(app: App, error: BaseException) -> Path:
    """Write the report into the data folder and return its path. Raises OSError."""
    path = storage.data_folder() / "reports" / f"three-thrones-report-{time.strftime('%Y%m%d-%H%M%S')}.zip"
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("error.txt", "".join(traceback.format_exception(error)))
        archive.writestr("version.txt", _versions(app))
        archive.writestr("settings.json", app.settings.model_dump_json(indent=2, exclude={"last_seats"}))
        for file in (storage.log_file(), app.current_save):
            if file and file.is_file():
                archive.write(file, file.name)
    write_atomic(path, buffer.getvalue())
    return path


def _versions(app: App) -> str:
    lines = (
        f"Three Thrones {game.__version__}",
        f"Python {platform.python_version()} on {platform.platform()}",
        f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}",
        f"video {pygame.display.get_driver()}, window {app.size[0]}x{app.size[1]}, sound {app.sounds.device}",
    )
    return "\n".join(lines) + "\n"
