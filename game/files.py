"""Files that are never half written."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the file by `data` so that at any moment either the old or the new content is there, even after a crash.

    Raises OSError; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename or a new file in the folder last; a system that cannot open folders does that by itself."""
    if sys.platform == "win32":
        return
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # a folder that may be written, not read
        return
    try:
        os.fsync(handle)
    except OSError:  # some network file systems refuse
        pass
    finally:
        os.close(handle)
