"""What goes into a frozen build and what stays out; used by the spec file and by the tests of packaging."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAME = "three-thrones"
TITLE = "Three Thrones"
IDENTIFIER = "org.three-thrones.game"
ENTRY = ROOT / "game" / "__main__.py"
ICONS = ROOT / "build_specs" / "icons"

_TOOLS = {"sprites/bake", "sprites/manifest.d", "sounds/synth"}
"""Programs and parts from which the shipped pictures and sounds were made."""
_SOURCES = {".py", ".pyi", ".pyc", ".po", ".pot"}

_NETWORK = "ssl _ssl _hashlib"
"""Not used; without them hashlib falls back on functions of its own, and 5 MB of OpenSSL stay out."""
_OF_PYTHON = "tkinter _tkinter curses readline sqlite3 xmlrpc pydoc pdb lib2to3 ensurepip venv idlelib turtledemo"
_OPTIONAL = "numpy PIL cv2 OpenGL email_validator dotenv rich IPython"
_OF_DEVELOPERS = "pytest _pytest hypothesis mypy babel setuptools pkg_resources pip wheel"
_OF_PYGAME = (
    "tests examples docs __briefcase __pyinstaller macosx camera _camera _camera_opencv midi pypm surfarray sndarray"
)
EXCLUDED_MODULES = [
    *" ".join((_NETWORK, _OF_PYTHON, _OPTIONAL, _OF_DEVELOPERS)).split(),
    *(f"pygame.{name}" for name in _OF_PYGAME.split()),
]
"""Modules that libraries would use if they were there, and that the program does without."""

_UNUSED_FILES = re.compile(r"pygame/(freesansbold\.ttf|pygame_icon.*)$|(^|/)(libportmidi|portmidi)[^/]*$")


def data_files() -> list[tuple[str, str]]:
    """Pairs (file, folder in the bundle) of everything the program reads beside its modules."""
    return [(str(path), path.relative_to(ROOT).parent.as_posix()) for path in _data_paths()]


def unused(destination: str) -> bool:
    """A file of a library, named by its place in the bundle, that the program never opens."""
    return bool(_UNUSED_FILES.search(destination.replace("\\", "/")))


def libraries_of_python(bundle: Path) -> list[Path]:
    """Python's own shared libraries in a finished Linux bundle.

    Some builds of Python carry tens of megabytes of debugging symbols in them. The libraries of wheels come stripped,
    and must not be touched again: that can break them.
    """
    return [*bundle.glob("_internal/libpython*"), *bundle.glob("_internal/python3*/lib-dynload/*.so")]


def _data_paths() -> Iterator[Path]:
    for top in ("game", "sprites", "sounds"):
        for path in sorted((ROOT / top).rglob("*")):
            parts = path.relative_to(ROOT).parts
            hidden = any(part.startswith(".") for part in parts)
            if path.is_file() and path.suffix not in _SOURCES and not hidden and "/".join(parts[:2]) not in _TOOLS:
                yield path
