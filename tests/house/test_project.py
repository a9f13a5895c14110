"""What the project as a whole promises: its top level, its packages, no second pygame."""

import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pygame
import pytest

import game

ROOT = Path(game.__file__).parents[1]


def test_top_level_holds_only_what_belongs_there() -> None:
    known = {"pyproject.toml", "README.md", "game", "sprites", "sounds", "tests", "build_specs", "build", "dist"}
    found = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert {name for name in found if not name.endswith(".egg-info")} <= known


def test_no_compiled_library_lies_beside_the_sources() -> None:
    """Python would take it instead of the source, whatever was changed there since."""
    assert not [path for suffix in EXTENSION_SUFFIXES for path in (ROOT / "game").rglob(f"*{suffix}")]


def test_run_time_needs_three_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {entry.split(">")[0].split("=")[0] for entry in project["dependencies"]}
    assert names == {"pygame-ce", "pydantic", "platformdirs"}


def test_pygame_is_the_maintained_one() -> None:
    assert pygame.IS_CE
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")


def test_readme_and_ci_run_the_same_tests() -> None:
    command = "python -m pytest -n 2"
    assert command in (ROOT / "README.md").read_text(encoding="utf-8")
    assert command in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
