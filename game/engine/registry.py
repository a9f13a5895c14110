"""The games by id. A game's modules are imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from game.engine.protocol import AnyRules

GAMES = ("conspiracy", "louis_xiv", "glory_to_rome")
"""Ids of the playable games."""


class UnknownGame(ValueError):
    """No game of that id; the message names the allowed ones."""


@cache
def rules_of(game: str) -> AnyRules:
    """The Rules object of a game id. Raises `UnknownGame`."""
    if game not in GAMES:
        raise UnknownGame(f"unknown game {game!r}: choose one of {', '.join(GAMES)}")
    rules: AnyRules = import_module(f"game.{game}.rules").RULES
    return rules
