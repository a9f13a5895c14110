"""Where the program writes: folders of the user, the save slot of this running copy, the log.

Everything lies in the user's own folders, never beside the program. The environment variable THREE_THRONES_HOME puts
all of it below one folder instead. A folder that cannot be written is replaced by a temporary one, and `problems`
says so for the window to show.
"""

from __future__ import annotations

import logging
import logging.handlers
import os
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO

import platformdirs

from game.i18n import N_

log = logging.getLogger(__name__)

HOME_VARIABLE = "THREE_THRONES_HOME"
_APP = "three-thrones"
_MAX_SLOTS = 16
_NOTHING_LASTS = N_("Your folder cannot be written: games and settings last only until you leave.")

problems: list[str] = []
"""Message ids of what is wrong with the folders; the title scene shows them."""


def _usable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _place(kind: str) -> Path:
    """Where the user's folder for `kind` ("data", "config" or "log") belongs."""
    if home := os.environ.get(HOME_VARIABLE):
        return Path(home) / kind
    if kind == "data":
        return platformdirs.user_data_path(_APP, appauthor=False)
    if kind == "config":
        return platformdirs.user_config_path(_APP, appauthor=False)
    return platformdirs.user_log_path(_APP, appauthor=False)


@cache
def _folder(kind: str) -> Path:
    """The user's folder for `kind`, made if need be."""
    folder = _place(kind)
    if _usable(folder):
        return folder
    return _passing(kind)


def _passing(kind: str) -> Path:
    """A folder for what cannot be kept, which is said once."""
    if _NOTHING_LASTS not in problems:
        problems.append(_NOTHING_LASTS)
    return Path(tempfile.mkdtemp(prefix=f"{_APP}-{kind}-"))


def data_folder() -> Path:
    """Saved games live here."""
    return _folder("data")


def config_folder() -> Path:
    """The settings file lives here."""
    return _folder("config")


def log_folder() -> Path:
    """The log file lives here."""
    return _folder("log")


def own_components(game: str) -> Path:
    """Where a person's own copy of a game's component data is looked for; nothing is made."""
    return _place("data") / game / "components.json"


def forget_folders() -> None:
    """Look the folders up anew, after the environment changed (for tests)."""
    _folder.cache_clear()
    problems.clear()


class Slot:
    """A folder of saves that belongs to this running copy alone, held by a lock the system frees even after a crash."""

    def __init__(self, folder: Path, lock: IO[bytes]) -> None:
        self.folder = folder
        self._lock = lock

    def release(self) -> None:
        """Let another copy have the slot."""
        self._lock.close()


def _try_lock(path: Path) -> IO[bytes] | None:
    """An open file with an exclusive lock on it, or None when another process holds it."""
    file = open(path, "a+b")  # noqa: SIM115 - the lock lasts as long as the file is open
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        return None
    return file


def _slot_folders() -> Iterator[Path]:
    for number in range(1, _MAX_SLOTS + 1):
        yield data_folder() / "saves" / f"slot-{number}"


def claim_slot() -> Slot:
    """The first slot no other running copy holds and that can be written, else a passing one."""
    for folder in _slot_folders():
        try:
            if _usable(folder) and (lock := _try_lock(folder / "lock")):
                return Slot(folder, lock)
        except OSError as error:
            log.warning("slot not usable: %s", error)
    folder = _passing("saves")
    return Slot(folder, open(folder / "lock", "a+b"))


def free_slot_folders(own: Slot) -> list[Path]:
    """Folders whose saves may be offered: our own first, then those that no running copy holds at the moment."""
    folders = [own.folder]
    for folder in _slot_folders():
        if folder == own.folder or not (folder / "lock").exists():
            continue
        try:
            lock = _try_lock(folder / "lock")
        except OSError as error:
            log.warning("slot not readable: %s", error)
            continue
        if lock:
            lock.close()
            folders.append(folder)
    return folders


def log_file() -> Path:
    """The file that `start_log` writes."""
    return log_folder() / "three-thrones.log"


def start_log() -> None:
    """Write all modules' warnings, and everything of our own, to the log file (three of 512 KiB are kept)."""
    root = logging.getLogger()
    if any(isinstance(handler, logging.handlers.RotatingFileHandler) for handler in root.handlers):
        return
    try:
        handler: logging.Handler = logging.handlers.RotatingFileHandler(
            log_file(), maxBytes=512 * 1024, backupCount=2, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    logging.getLogger("game").setLevel(logging.INFO)
