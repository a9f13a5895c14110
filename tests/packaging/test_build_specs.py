"""The recipe of the frozen build names what exists, takes all data along and leaves nothing out that is needed."""

from __future__ import annotations

import ast
import configparser
import importlib.util
import json
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from xml.etree import ElementTree

import pytest

from game import __version__

ROOT = Path(__file__).parents[2]
SPECS = ROOT / "build_specs"


def load(name: str) -> ModuleType:
    """A module from build_specs, which is no package."""
    found = importlib.util.spec_from_file_location(name, SPECS / f"{name}.py")
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


contents = load("contents")
DATA = [(Path(file), folder) for file, folder in contents.data_files()]


def test_data_lies_in_the_bundle_as_in_the_checkout() -> None:
    assert all(file.is_file() and file.parent == ROOT / folder for file, folder in DATA)


def test_every_picture_sound_font_and_table_of_components_is_taken_along() -> None:
    taken = {file for file, _ in DATA}
    for top in ("sprites", "sounds"):
        entries = json.loads((ROOT / top / "manifest.json").read_text(encoding="utf-8")).values()
        assert {ROOT / top / entry["file"] for entry in entries} < taken
        assert ROOT / top / "manifest.json" in taken
        assert ROOT / top / "CREDITS.md" in taken
    assert set((ROOT / "sprites" / "fonts").iterdir()) < taken
    assert set((ROOT / "game").rglob("*.json")) <= taken
    assert set((ROOT / "game").rglob("*.mo")) <= taken


def test_programs_that_make_pictures_and_sounds_stay_out() -> None:
    folders = {part for _, folder in DATA for part in folder.split("/")}
    assert not folders & {"bake", "synth", "manifest.d", "__pycache__"}
    assert not [part for part in folders if part.startswith(".")], "caches of tools"
    assert not [file for file, _ in DATA if file.suffix in {".py", ".pyc", ".po", ".pot"}]


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("pygame/freesansbold.ttf", True),
        ("pygame\\pygame_icon.bmp", True),
        ("pygame_ce.libs/libportmidi-8a3ff27a.so.2.0.7", True),
        ("pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10", False),
        ("sprites/fonts/marcellus-400-normal.ttf", False),
    ],
)
def test_files_without_use(place: str, expected: bool) -> None:
    assert contents.unused(place) is expected


EVERYTHING_WITHOUT_THE_EXCLUDED = """
import importlib, pkgutil, sys

sys.modules.update(dict.fromkeys(sys.argv[1].split()))
import game
for module in pkgutil.walk_packages(game.__path__, "game."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
from game.cli import main
sys.exit(main(["selfcheck"]))
"""


def test_program_is_whole_without_the_excluded_modules() -> None:
    command = [sys.executable, "-c", EVERYTHING_WITHOUT_THE_EXCLUDED, " ".join(contents.EXCLUDED_MODULES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_hashes_agree_without_openssl() -> None:
    """The frozen build has no OpenSSL, and its saves must still hold elsewhere."""
    program = "import sys; {}from game.engine.registry import rules_of as r; g = r('conspiracy'); "
    program += "print(g.new(2, g.options(), 7).key())"
    keys = {
        subprocess.run([sys.executable, "-c", program.format(first)], cwd=ROOT, capture_output=True, check=True).stdout
        for first in ("", "sys.modules['_hashlib'] = None; ")
    }
    assert len(keys) == 1


@pytest.mark.parametrize(("suffix", "magic"), [("png", b"\x89PNG\r\n\x1a\n"), ("ico", b"\0\0\1\0"), ("icns", b"icns")])
def test_icons(suffix: str, magic: bytes) -> None:
    assert (contents.ICONS / f"{contents.NAME}.{suffix}").read_bytes().startswith(magic)


def test_recipe_is_valid_and_names_existing_files() -> None:
    tree = ast.parse((SPECS / "three_thrones.spec").read_text(encoding="utf-8"))
    names = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "contents"
    }
    assert not [name for name in names if not hasattr(contents, name)]
    assert contents.ENTRY.is_file()
    options = [(word.arg, ast.unparse(word.value)) for node in ast.walk(tree) if isinstance(node, ast.Call)
               for word in node.keywords]  # fmt: skip
    assert {value for name, value in options if name == "upx"} == {"False"}
    assert ("console", "sys.platform not in ('win32', 'darwin')") in options


def test_windows_manifest_declares_display_scaling() -> None:
    tree = ElementTree.parse(SPECS / "windows.manifest")
    assert [node.text for node in tree.iter() if node.tag.endswith("dpiAwareness")] == ["PerMonitorV2, PerMonitor"]


def test_version_resource(monkeypatch: pytest.MonkeyPatch) -> None:
    made = (
        "FixedFileInfo",
        "StringFileInfo",
        "StringStruct",
        "StringTable",
        "VarFileInfo",
        "VarStruct",
        "VSVersionInfo",
    )
    stand_in = ModuleType("PyInstaller.utils.win32.versioninfo")
    for name in made:
        setattr(stand_in, name, lambda *items, **fields: SimpleNamespace(items=items, **fields))
    for package in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        monkeypatch.setitem(sys.modules, package, ModuleType(package))
    monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
    monkeypatch.setitem(sys.modules, "contents", contents)
    version_resource = load("windows_version").version_resource
    assert version_resource("1.2.3").ffi.filevers == (1, 2, 3, 0)
    assert version_resource("2.0").ffi.prodvers == (2, 0, 0, 0)
    assert len(version_resource(__version__).kids) == 2


def test_desktop_entry_starts_the_command() -> None:
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(SPECS / "three-thrones.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert entry["Exec"] in project["scripts"]
    assert entry["Icon"] == contents.NAME
    assert entry["Name"] == contents.TITLE


def test_entry_script_lets_worker_processes_start_first() -> None:
    """A frozen worker runs the entry script again: nothing of the game may be imported before `freeze_support`."""
    lines = contents.ENTRY.read_text(encoding="utf-8").splitlines()
    frozen = next(number for number, line in enumerate(lines) if line.strip().startswith("freeze_support()"))
    assert not [line for line in lines[:frozen] if "import" in line and "game" in line]
