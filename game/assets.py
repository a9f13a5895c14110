"""Finds the shipped pictures, fonts and sounds: in a checkout, in an installed wheel and in a frozen build."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def root() -> Path:
    """The folder that holds `sprites/` and `sounds/`. Raises FileNotFoundError when there is none."""
    package = Path(__file__).resolve().parent
    candidates = [package / "_assets", package.parent]
    if bundle := getattr(sys, "_MEIPASS", None):
        candidates.insert(0, Path(bundle))
        candidates.insert(1, Path(bundle) / "game" / "_assets")
    for folder in candidates:
        if (folder / "sprites").is_dir():
            return folder
    raise FileNotFoundError(f"no sprites folder in any of: {', '.join(map(str, candidates))}")


def sprite(name: str) -> Path:
    """Path of a file below `sprites/`, whether or not it exists."""
    return root() / "sprites" / name


def font(name: str) -> Path:
    """Path of a font file."""
    return root() / "sprites" / "fonts" / name


def sound(name: str) -> Path:
    """Path of a file below `sounds/`, whether or not it exists."""
    return root() / "sounds" / name
