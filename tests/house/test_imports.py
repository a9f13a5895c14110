"""Who may import whom: cli -> gui -> ai -> engine and games; the rules know no screen and no other game."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import game

PACKAGE = Path(game.__file__).parent
GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/rules.py"))

FORBIDDEN = {
    "engine": ("pygame", "game.gui", "game.ai", "game.cli", "game.settings", *(f"game.{name}" for name in GAMES)),
    "ai": ("pygame", "game.gui", "game.cli", "game.settings", *(f"game.{name}" for name in GAMES)),
    "gui": ("game.cli",),
    **{
        name: ("pygame", "game.gui", "game.ai", "game.cli", "game.settings", *(f"game.{o}" for o in GAMES if o != name))
        for name in GAMES
    },
}


def imports(path: Path) -> set[str]:
    """Full names of everything a module imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


@pytest.mark.parametrize("part", FORBIDDEN)
def test_imports_go_one_way(part: str) -> None:
    modules = list((PACKAGE / part).rglob("*.py"))
    assert modules
    for path in modules:
        wrong = {name for name in imports(path) for bad in FORBIDDEN[part] if within(name, bad)}
        assert not wrong, path


def test_window_reaches_games_only_through_its_boards() -> None:
    for path in (PACKAGE / "gui").rglob("*.py"):
        if "boards" not in path.parts:
            wrong = {name for name in imports(path) for one in GAMES if within(name, f"game.{one}")}
            assert not wrong, path


def test_rules_and_computer_players_run_without_a_screen() -> None:
    """What is imported on the way counts too."""
    code = (
        "import sys; from game.ai import arena, worker; from game.engine import registry, table, speed;"
        "[registry.rules_of(name) for name in registry.GAMES]; print('pygame' in sys.modules)"
    )
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert finished.stdout == "False\n"
