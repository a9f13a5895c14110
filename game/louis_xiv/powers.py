"""What completed missions do, one small class per power, numbers from the component data.

Hooks: `on_supply` acts in the supply phase before the cards are dealt; `recall`, `cards`, `free` with `boards`,
`discounts` and `wins_ties` are asked for by the phases they belong to. Powers of several missions add up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.engine.protocol import Sink
from game.louis_xiv.components import BOARDS, DATA
from game.louis_xiv.schema import MissionData

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState


class Power:
    """What all powers have; by itself it does nothing."""

    recall = 0
    """Markers that may go from the general to the personal supply, in the supply phase."""
    cards = 0
    """More influence cards."""
    free = 0
    """Markers that may go from the general supply onto `boards` before the first influence turn."""
    discounts: tuple[int, ...] = (0,) * BOARDS
    """Louis d'or less to pay, for each board."""
    wins_ties = False

    def __init__(self, mission: MissionData) -> None:
        self.amount = mission.amount
        self.boards = tuple(sorted(board - 1 for board in mission.boards))

    def on_supply(self, state: LouisState, seat: int, emit: Sink | None) -> None:
        return


class Coins(Power):
    """Supply: take louis d'or from the bank (L-K1, M-SR1, M-HL1)."""

    def on_supply(self, state: LouisState, seat: int, emit: Sink | None) -> None:
        state.gain_coins(seat, self.amount, emit)


class Recall(Power):
    """Supply: move up to so many of your markers from the general to your personal supply (L-K2, M-SL2, M-HR2)."""

    def __init__(self, mission: MissionData) -> None:
        super().__init__(mission)
        self.recall = self.amount


class FreeMarkers(Power):
    """Start of influence: put up to so many of your general supply on listed boards (L-K3, M-SH2, D-S2 ...)."""

    def __init__(self, mission: MissionData) -> None:
        super().__init__(mission)
        self.free = self.amount


class Discount(Power):
    """Scoring: what you buy on the listed boards costs less, but never less than nothing (L-K4)."""

    def __init__(self, mission: MissionData) -> None:
        super().__init__(mission)
        self.discounts = tuple(self.amount if board in self.boards else 0 for board in range(BOARDS))


class Coats(Power):
    """Supply: draw coats of arms (L-K5, D-H2, D-L2)."""

    def on_supply(self, state: LouisState, seat: int, emit: Sink | None) -> None:
        state.draw_coats(seat, self.amount, emit)


class Cards(Power):
    """Supply: you are dealt more influence cards (M-SH1, M-RL1, D-H1, D-L1)."""

    def __init__(self, mission: MissionData) -> None:
        super().__init__(mission)
        self.cards = self.amount


class Intrigue(Power):
    """Supply: draw intrigue cards (M-SL1, M-HR1)."""

    def on_supply(self, state: LouisState, seat: int, emit: Sink | None) -> None:
        state.draw_intrigue(seat, self.amount, emit)


class WinTies(Power):
    """Scoring: where you are tied for most or for second, you may count as ahead of the others tied (D-S1, D-R1)."""

    wins_ties = True


KINDS: dict[str, type[Power]] = {
    "coins": Coins,
    "recall": Recall,
    "free_markers": FreeMarkers,
    "discount": Discount,
    "coats": Coats,
    "cards": Cards,
    "intrigue": Intrigue,
    "win_ties": WinTies,
}

POWERS: Final[tuple[Power, ...]] = tuple(KINDS[mission.power](mission) for mission in DATA.missions)
"""The power of each mission, by its number."""
