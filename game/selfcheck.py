"""Checks that a copy of the program is whole, wherever it was put: a checkout, an installed wheel, a frozen build.

Every check gives findings; a fault means that something is missing or broken, a note that the program runs with less.
"""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game import __version__, assets, i18n, storage
from game.engine.compiler import compiled
from game.engine.registry import GAMES, rules_of


class Finding(NamedTuple):
    """One line of the report."""

    kind: Literal["ok", "note", "FAULT"]
    text: str


def run() -> Iterator[Finding]:
    """All findings, in the order of the checks. A check that fails as a whole is a fault, the others still run."""
    checks: tuple[Callable[[], Iterator[Finding]], ...] = (
        _program, _games, _languages, _pictures, _fonts, _sounds, _folders
    )  # fmt: skip
    for check in checks:
        try:
            yield from check()
        except Exception as error:
            yield Finding("FAULT", f"{check.__name__.strip('_')}: {error!r}")


def _program() -> Iterator[Finding]:
    frozen = ", frozen" if getattr(sys, "frozen", False) else ""
    yield Finding("ok", f"three-thrones {__version__}, Python {platform.python_version()}{frozen}, {sys.platform}")
    yield Finding("ok", "rules: machine code, compiled by mypyc" if compiled() else "rules: plain Python")
    if getattr(pygame, "IS_CE", False):
        yield Finding("ok", f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}")
    else:
        yield Finding("FAULT", f"pygame {pygame.version.ver} is installed where pygame-ce is needed")


def _games() -> Iterator[Finding]:
    for game in GAMES:
        rules = rules_of(game)
        rules.new(rules.seats[0], rules.options(), 1)
        yield Finding("ok", f"game {game}: rules {rules.version}, {rules.seats[0]}-{rules.seats[-1]} seats")
        if rules.components and rules.components.problem:
            yield Finding("note", f"own data of {game} are refused: {rules.components.problem}")
        elif rules.components and rules.components.copied:
            yield Finding("note", f"own data of {game} are used: {rules.components.own}")


def _languages() -> Iterator[Finding]:
    before = i18n.language()
    codes = i18n.languages()
    try:
        for code in codes:
            i18n.set_language(code)
    finally:
        i18n.set_language(before)
    yield Finding("ok", f"languages: {', '.join(codes)}")


def _pictures() -> Iterator[Finding]:
    manifest = json.loads(assets.sprite("manifest.json").read_bytes())
    for name, entry in manifest.items():
        try:
            size = pygame.image.load(assets.sprite(entry["file"])).get_size()
        except (OSError, pygame.error) as error:
            yield Finding("FAULT", f"picture {name}: {error}")
            continue
        if list(size) != entry["size"]:
            yield Finding("FAULT", f"picture {name} is {size[0]}x{size[1]}, not {'x'.join(map(str, entry['size']))}")
    yield Finding("ok", f"{len(manifest)} pictures in {assets.root() / 'sprites'}")


def _fonts() -> Iterator[Finding]:
    pygame.font.init()
    fonts = sorted(assets.font(".").glob("*.ttf"))
    for path in fonts:
        try:
            pygame.font.Font(path, 20).render("Three Thrones", True, "white")
        except (OSError, pygame.error) as error:
            yield Finding("FAULT", f"font {path.name}: {error}")
    yield Finding("ok" if fonts else "FAULT", f"{len(fonts)} fonts")


def _sounds() -> Iterator[Finding]:
    manifest = json.loads(assets.sound("manifest.json").read_bytes())
    device = _open_sound()
    for name, entry in manifest.items():
        path = assets.sound(entry["file"])
        try:
            if device:
                pygame.mixer.Sound(path)
            elif path.read_bytes()[:4] != b"OggS":
                yield Finding("FAULT", f"sound {name}: {path.name} is no Ogg file")
        except (OSError, pygame.error) as error:
            yield Finding("FAULT", f"sound {name}: {error}")
    yield Finding("ok", f"{len(manifest)} sounds")
    if device:
        yield Finding("ok", f"sound device by {pygame.mixer.get_driver()}")
        pygame.mixer.quit()
    else:
        yield Finding("note", "no sound device: the program runs in silence")


def _open_sound() -> bool:
    try:
        pygame.mixer.init()
    except pygame.error:
        return False
    return True


def _folders() -> Iterator[Finding]:
    for folder in (storage.data_folder(), storage.config_folder(), storage.log_folder()):
        yield Finding("note" if _temporary(folder) else "ok", f"folder {folder}")
    for problem in storage.problems:
        yield Finding("note", problem)


def _temporary(folder: Path) -> bool:
    return bool(storage.problems) and folder.is_relative_to(tempfile.gettempdir())
