"""The shape of components.json: what stands in it and what must fit together. `components` fills the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from game.engine.datafile import Misfit, Where, read

COMPONENTS = Path(__file__).with_name("components.json")

BOARDS: Final = 12
CHIP_KINDS = ("crown", "sceptre", "helmet", "ring", "letter")
SHADES = ("light", "medium", "dark")

Confidence = Literal["certain", "likely", "reconstructed"]
Chip = Literal["crown", "sceptre", "helmet", "ring", "letter"]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    confidence: Confidence
    """How sure the numbers of the entry are; see the README."""


class RewardData(_Entry):
    kind: Literal["chip", "coat", "coins", "errand", "influence", "intrigue"]
    amount: int = Field(ge=1, le=10)
    chip: Chip | None = None

    @model_validator(mode="after")
    def _chip_named(self) -> Self:
        if (self.kind == "chip") != (self.chip is not None):
            raise ValueError("a chip is named where the reward is a chip, and only there")
        if self.kind == "errand" and self.amount > 2:
            raise ValueError("at most 2 markers")
        return self


class SideData(_Entry):
    condition: Literal["money", "first", "markers"]
    number: int = Field(default=0, ge=0, le=20)

    @model_validator(mode="after")
    def _numbered(self) -> Self:
        if (self.condition == "first") != (self.number == 0):
            raise ValueError("'money' needs a price, 'markers' a number of markers, 'first' neither")
        return self


class BoardData(_Entry):
    id: int
    name: str
    row: int = Field(ge=0, le=4)
    column: int = Field(ge=0, le=4)
    reward: RewardData
    red: SideData
    black: SideData


class MoneyCardData(_Entry):
    id: str
    board: int
    income: int = Field(ge=0, le=30)


class InfluenceData(_Entry):
    persons: int = Field(ge=1, le=4)
    jokers: int = Field(ge=0, le=10)
    dealt: int = Field(ge=2, le=7)
    place: int = Field(ge=1, le=3)
    take: int = Field(ge=1, le=9)
    joker_place: int = Field(ge=1, le=2)
    joker_take: int = Field(ge=1, le=9)


class IntrigueData(_Entry):
    from_general: int = Field(ge=0, le=5)
    from_personal: int = Field(ge=1, le=5)


class ChipData(_Entry):
    id: Chip
    piles: list[int] = Field(min_length=1)


class CoatData(_Entry):
    kinds: int = Field(ge=1, le=6)
    each: int = Field(ge=1)


class MissionData(_Entry):
    id: str
    shade: Literal["light", "medium", "dark"]
    cost: tuple[Chip, Chip | Literal["any"]]
    power: Literal["coins", "recall", "free_markers", "discount", "coats", "cards", "intrigue", "win_ties"]
    """Names its class in powers.py; the other fields are that class's numbers."""
    amount: int = Field(default=0, ge=0, le=9)
    boards: list[int] = []

    @model_validator(mode="after")
    def _power_has_its_numbers(self) -> Self:
        if (self.power == "win_ties") != (self.amount == 0):
            raise ValueError("every power but 'win_ties' needs an amount")
        if (self.power in ("free_markers", "discount")) != bool(self.boards):
            raise ValueError("'free_markers' and 'discount' need boards, the other powers have none")
        return self


class MarkerData(_Entry):
    per_colour: int = Field(ge=1)


class SeatData(_Entry):
    seats: int
    place: int
    general: int = Field(ge=0)
    personal: int = Field(ge=0)


class SetupData(_Entry):
    coins: int = Field(ge=0)
    light: int = Field(ge=0, le=2)
    medium: int = Field(ge=0, le=2)
    dark: int = Field(ge=0, le=2)
    rounds: int = Field(ge=1, le=8)


class CompensationData(_Entry):
    seats: int
    round: int
    intrigue_cards: int = Field(ge=0, le=3)


class NeutralData(_Entry):
    seats: Literal[2]
    cards: int = Field(ge=0, le=6)
    markers_per_card: int = Field(ge=1, le=2)


class LouisData(_Entry):
    boards: list[int]
    crowns: int = Field(ge=0, le=3)


class MissionsPhaseData(_Entry):
    chips_kept: int = Field(ge=0, le=2)
    coats_per_chip: int = Field(ge=0, le=3)


class ScoringData(_Entry):
    mission: int = Field(ge=0)
    coat: int = Field(ge=0)
    bonus: int = Field(ge=0)
    coins_per_coat: int = Field(ge=1)


class Components(BaseModel):
    """The whole file. Raises ValueError (see `load`) where its parts do not fit each other."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    boards: list[BoardData]
    money_cards: list[MoneyCardData] = Field(min_length=1)
    influence_cards: InfluenceData
    intrigue_cards: IntrigueData
    chips: list[ChipData]
    coats: CoatData
    missions: list[MissionData]
    markers: MarkerData
    seats: list[SeatData]
    setup: SetupData
    compensation: CompensationData
    neutral: NeutralData
    louis: LouisData
    missions_phase: MissionsPhaseData
    scoring: ScoringData

    @model_validator(mode="after")
    def _boards_fit(self) -> Self:
        if [board.id for board in self.boards] != list(range(1, BOARDS + 1)):
            raise Misfit(["boards"], f"needs the ids 1 to {BOARDS} in this order")
        cells: set[tuple[int, int]] = set()
        for number, board in enumerate(self.boards):
            if (board.row, board.column) in cells:
                raise Misfit(["boards", number], "lies in the cell of another board")
            cells.add((board.row, board.column))
        for place, number in enumerate(self.louis.boards):
            _must_be_board(["louis", "boards", place], number)
            board = self.boards[number - 1]
            if board.reward.kind != "chip" or "markers" in (board.red.condition, board.black.condition):
                raise Misfit(["boards", number - 1], "Louis' boards give chips, under 'money' or 'first'")
        for place, card in enumerate(self.money_cards):
            if card.board not in self.louis.boards:
                raise Misfit(["money_cards", place], f"Louis cannot stand on board {card.board}")
        if len(self.money_cards) < self.setup.rounds:
            raise Misfit(["money_cards"], "needs a card for each round")
        return self

    @model_validator(mode="after")
    def _missions_fit(self) -> Self:
        shades = [SHADES.index(mission.shade) for mission in self.missions]
        if shades != sorted(shades):
            raise Misfit(["missions"], "the light ones come first, then the medium ones, then the dark ones")
        ids: set[str] = set()
        for number, mission in enumerate(self.missions):
            if mission.id in ids:
                raise Misfit(["missions", number], "the id is used twice")
            ids.add(mission.id)
            for place, board in enumerate(mission.boards):
                _must_be_board(["missions", number, "boards", place], board)
        return self

    @model_validator(mode="after")
    def _supplies_fit(self) -> Self:
        if tuple(chip.id for chip in self.chips) != CHIP_KINDS:
            raise Misfit(["chips"], f"needs {', '.join(CHIP_KINDS)} in this order")
        places = [(seat.seats, seat.place) for seat in self.seats]
        if places != [(seats, place) for seats in (2, 3, 4) for place in range(1, seats + 1)]:
            raise Misfit(["seats"], "needs the places 1 to n for 2, 3 and 4 seats in this order")
        for number, seat in enumerate(self.seats):
            if seat.general + seat.personal != self.markers.per_colour:
                reason = f"general and personal supply must sum to {self.markers.per_colour}"
                raise Misfit(["seats", number], reason)
        return self


def _must_be_board(where: Where, number: int) -> None:
    if number not in range(1, BOARDS + 1):
        raise Misfit(where, f"there is no board {number}")


def load(path: Path = COMPONENTS) -> Components:
    """Read and check a component file. Raises `ComponentError`, which names line, entry and reason."""
    return read(path, Components)
