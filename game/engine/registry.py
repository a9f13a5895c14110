"""The games by id. A game's modules are imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from game.engine.protocol import AnyRules

GAMES = ("conspiracy", "louis_xiv")
"""Ids of the playable games."""

ANNOUNCED = ("glory_to_rome",)
"""Ids of games that the title shows as coming."""


class UnknownGame(ValueError):
    """No game of that id; the message names the allowed ones."""


@cache
def rules_of(game: str) -> AnyRules:
    """The Rules object of a game id. Raises `UnknownGame`."""
    if game not in GAMES:
        raise UnknownGame(f"unknown game {game!r}: choose one of {', '.join(GAMES)}")
    rules: AnyRules = import_module(f"game.{game}.rules").RULES
    return rules
