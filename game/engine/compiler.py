"""What the rules say to mypyc, and whether it has been here. This module itself is never compiled.

The package that mypyc's words come from is needed for compiling and checking only, not for playing.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes):
        """Attributes of a class for mypyc, which reads them in the source."""
        return lambda kind: kind


def compiled() -> bool:
    """Whether the rules run as machine code here, not as plain Python."""
    path = import_module("game.engine.state").__file__
    return path is not None and path.endswith(tuple(EXTENSION_SUFFIXES))
