"""Why a thing on the table cannot be chosen now, with the paragraph of the rules that says so."""

from __future__ import annotations

from game.engine.protocol import Reason, Target
from game.glory_to_rome.state import RomeState
from game.i18n import N_


def why_not(seen: RomeState, target: Target) -> Reason:
    return Reason((N_("That is not possible now."), {}), "5")
