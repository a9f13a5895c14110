"""The boards: one view per game, all driven by the same table scene."""

from __future__ import annotations

from importlib import import_module

from game.gui.boards.view import BoardView


def view_of(game: str) -> type[BoardView]:
    """The board view of a game id."""
    view: type[BoardView] = import_module(f"game.gui.boards.{game}.view").VIEW
    return view
