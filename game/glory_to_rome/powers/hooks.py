"""Powers are made here and checked to define nothing that nobody asks for. Never compiled: it looks into classes."""

from __future__ import annotations

from typing import Final

from game.glory_to_rome.components import BUILDING_BY_ID, DATA
from game.glory_to_rome.powers.base import Power

HOOKS: Final = frozenset(name for name in vars(Power) if not name.startswith("_"))
"""The names a power may define; there are no others."""


class UnknownHook(ImportError):
    """A power defines something that nobody would ask for."""


def build(id_: str, power: type[Power]) -> Power:
    """The power of a building of that id. Raises `UnknownHook` for a class with a name that is no hook."""
    strange = sorted(name for name in vars(power) if not name.startswith("_") and name not in HOOKS)
    if strange:
        raise UnknownHook(f"{power.__name__}: no hook is called {', '.join(strange)}")
    return power(DATA.buildings[BUILDING_BY_ID[id_]].amount)
