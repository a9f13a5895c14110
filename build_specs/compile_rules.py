"""The rules and the search as machine code, by mypyc: a compiled copy of the package `game`.

    python build_specs/compile_rules.py

makes it, unless there is one of the same sources, and prints its folder. In it lies a library beside the source of each
compiled module, which Python prefers. Nothing is ever built beside the sources of the checkout, where a library would
hide what is changed there. The wheel, the packaged program and the tests use the same copy.
"""

from __future__ import annotations

import ast
import importlib.machinery
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SWITCH = "THREE_THRONES_COMPILE"
"""Environment variable: 1 compiles wheels and packaged programs, anything else leaves them plain Python."""

NEEDED = ("mypy[mypyc]>=2.4", "pydantic>=2.6", "platformdirs>=4")
"""What must be installed for compiling: mypyc, and what the types of the compiled modules are taken from."""

COMPILED = (
    "game/engine/state.py", "game/engine/mixing.py", "game/engine/playout.py", "game/engine/reward.py",
    "game/engine/weights.py",
    "game/ai/budget.py", "game/ai/ismcts.py", "game/ai/oneply.py", "game/ai/rollout.py", "game/ai/temperaments.py",
    "game/ai/tree.py",
    "game/conspiracy/*.py", "game/louis_xiv/*.py", "game/glory_to_rome/*.py", "game/glory_to_rome/powers/*.py",
)  # fmt: skip
"""The modules that are compiled, the only list of them."""
PLAIN = (
    "__init__.py", "schema.py", "options.py", "rules.py", "hooks.py", "orders.py", "help.py", "names.py",
    "why_not.py", "wording.py",
)  # fmt: skip
"""Names of modules that are not: pydantic and the reading of classes need plain Python, texts gain nothing."""

COPY = ROOT / "build_specs" / "build" / f"compiled-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}"
"""The folder of the compiled copy, one for each kind of Python."""
LIBRARY = "three_thrones__mypyc"
"""The library that all compiled modules share; it lies beside the package `game`."""

_LIBRARIES = tuple(f"*{suffix}" for suffix in importlib.machinery.EXTENSION_SUFFIXES)
_NOT_COPIED = shutil.ignore_patterns("__pycache__", *_LIBRARIES)
_SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify

modules = mypycify(
    ["--config-file=", *sys.argv[1:]], opt_level="2", debug_level="0", group_name="three_thrones"
)
setup(name="rules", ext_modules=modules, packages=[], script_args=["-q", "build_ext", "--inplace"])
"""
_PROBE = """
from setuptools import Extension, setup

open("probe.c", "w").write("#include <Python.h>\\nPyObject *PyInit_probe(void) { return NULL; }\\n")
setup(name="probe", ext_modules=[Extension("probe", ["probe.c"])], script_args=["-q", "build_ext", "--inplace"])
"""


class CompilerError(RuntimeError):
    """mypyc or the C compiler refused a module; the message holds what they said."""


class NoCompiler(CompilerError):
    """There is no C compiler, or no headers of Python."""


def wanted() -> bool:
    """Whether the environment asks for compiled builds."""
    return os.environ.get(SWITCH) == "1"


def modules() -> list[str]:
    """The modules to compile, as paths from the root with slashes."""
    found = {path for pattern in COMPILED for path in ROOT.glob(pattern) if path.name not in PLAIN}
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def compiled_copy() -> Path:
    """The folder of the compiled copy, with all sources as they are now. Raises `CompilerError`.

    It is compiled if that is missing or was done from other sources; those of the window do not count.
    """
    if is_ready():
        shutil.rmtree(COPY / "game" / "gui")
        shutil.copytree(ROOT / "game", COPY / "game", ignore=_NOT_COPIED, dirs_exist_ok=True)
    else:
        COPY.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=COPY.parent) as folder:
            _compile_into(Path(folder, "copy"))
            shutil.rmtree(COPY, ignore_errors=True)
            Path(folder, "copy").rename(COPY)
    _link_assets()
    return COPY


def _link_assets() -> None:
    """Let programs that run from the copy find pictures and sounds, where the system has links for everybody."""
    for name in ("sprites", "sounds"):
        with suppress(OSError):
            (COPY / name).symlink_to(ROOT / name, target_is_directory=True)


def is_ready() -> bool:
    """Whether there is a copy that was compiled from the sources as they are now."""
    return COPY.is_dir() and _sources(COPY) == _sources(ROOT)


def libraries() -> list[Path]:
    """The libraries of the compiled copy, relative to its folder."""
    return sorted(path.relative_to(COPY) for pattern in _LIBRARIES for path in COPY.rglob(pattern))


def imports() -> list[str]:
    """The modules that compiled modules import: packagers cannot see that in a library."""
    found = {LIBRARY}
    for module in modules():
        for node in ast.walk(ast.parse((ROOT / module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    return sorted(found)


def _sources(root: Path) -> dict[str, bytes]:
    """Everything that the compiled modules are made of or take types from."""
    found = {path.relative_to(root).as_posix(): path for path in (root / "game").rglob("*.py")}
    return {name: path.read_bytes() for name, path in found.items() if not name.startswith("game/gui/")}


def _compile_into(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as probe:
        try:
            _run(_PROBE, Path(probe))
        except CompilerError as error:
            raise NoCompiler(str(error)) from error
    shutil.copytree(ROOT / "game", folder / "game", ignore=_NOT_COPIED)
    _run(_SETUP, folder, modules())
    shutil.rmtree(folder / "build")
    shutil.rmtree(folder / ".mypy_cache", ignore_errors=True)


def _run(script: str, folder: Path, arguments: Sequence[str] = ()) -> None:
    """Run a program in a folder, in a process of its own: it takes the whole process for itself."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise CompilerError("\n".join((done.stdout + done.stderr).strip().splitlines()[-20:]))


if __name__ == "__main__":
    try:
        print(compiled_copy())
    except CompilerError as error:
        sys.exit(f"not compiled: {error}")
