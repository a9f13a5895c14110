"""Every number and name of the game's parts, read once from components.json or from a corrected copy of it.

Everything is counted from 0 here and in states, actions and events: boards 0 to 11 (people see 1 to 12), rounds, coats
0 to 5. Influence cards are kinds: 0 to 11 name a board, `JOKER` names none; equal cards are the same card for the
rules. Intrigue cards are the numbers of their boards. Missions are numbered in the order of the file, money cards too.
"""

from __future__ import annotations

from typing import Final

from game.engine.datafile import choose
from game.louis_xiv.schema import BOARDS as BOARDS
from game.louis_xiv.schema import CHIP_KINDS as CHIP_KINDS
from game.louis_xiv.schema import COMPONENTS, Components
from game.louis_xiv.schema import SHADES as SHADES
from game.louis_xiv.schema import load as load

IN_USE: Final = choose("louis_xiv", COMPONENTS, Components)
DATA: Final = IN_USE.data

# Boards -----------------------------------------------------------------------------------------------------------

MONEY: Final = 0
FIRST: Final = 1
MARKERS: Final = 2
_CONDITIONS = ("money", "first", "markers")
CHIP: Final = 0
COAT: Final = 1
COINS: Final = 2
ERRAND: Final = 3
INFLUENCE_CARD: Final = 4
INTRIGUE_CARD: Final = 5
_REWARDS = ("chip", "coat", "coins", "errand", "influence", "intrigue")

BOARD_NAME: Final[tuple[str, ...]] = tuple(board.name for board in DATA.boards)
BOARD_CELL: Final[tuple[tuple[int, int], ...]] = tuple((board.row, board.column) for board in DATA.boards)
"""Row and column of each board in the court of 5 x 5 cells."""
CONDITION: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_CONDITIONS.index(side.condition) for side in sides)
    for sides in ([board.red for board in DATA.boards], [board.black for board in DATA.boards])
)
"""CONDITION[side][board]: MONEY, FIRST or MARKERS; side 0 is red, 1 is black."""
NUMBER: Final[tuple[tuple[int, ...], ...]] = (
    tuple(board.red.number for board in DATA.boards), tuple(board.black.number for board in DATA.boards),
)
"""NUMBER[side][board]: the price or the markers needed, 0 for FIRST."""
REWARD: Final[tuple[int, ...]] = tuple(_REWARDS.index(board.reward.kind) for board in DATA.boards)
AMOUNT: Final[tuple[int, ...]] = tuple(board.reward.amount for board in DATA.boards)

CROWN: Final = 0
SCEPTRE: Final = 1
HELMET: Final = 2
RING: Final = 3
LETTER: Final = 4
CHIPS: Final = tuple(range(len(CHIP_KINDS)))
ANY: Final = -1
"""The second chip of a light mission: any chip will do."""
REWARD_CHIP: Final[tuple[int, ...]] = tuple(
    CHIP_KINDS.index(board.reward.chip) if board.reward.chip else -1 for board in DATA.boards
)
"""The chip a board gives, -1 if it gives something else."""


def _neighbours(board: int) -> tuple[int, ...]:
    """Boards that touch a board at a corner (rules 3)."""
    row, column = BOARD_CELL[board]
    near = {(row + down, column + right) for down in (-1, 1) for right in (-1, 1)}
    return tuple(other for other in range(BOARDS) if BOARD_CELL[other] in near)


NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(_neighbours(board) for board in range(BOARDS))

LOUIS_BOARDS: Final[tuple[int, ...]] = tuple(number - 1 for number in DATA.louis.boards)
LOUIS_CROWNS: Final = DATA.louis.crowns

# Cards ------------------------------------------------------------------------------------------------------------

JOKER: Final = BOARDS
ALL_INFLUENCE: Final[tuple[int, ...]] = (
    *(board for board in range(BOARDS) for _ in range(DATA.influence_cards.persons)),
    *[JOKER] * DATA.influence_cards.jokers,
)
"""The influence cards of the box, sorted."""
DEALT: Final = DATA.influence_cards.dealt
PLACE_MOST: Final = (*[DATA.influence_cards.place] * BOARDS, DATA.influence_cards.joker_place)
"""Markers that a card of each kind may place at most."""
TAKE_MOST: Final = (*[DATA.influence_cards.take] * BOARDS, DATA.influence_cards.joker_take)
"""Markers that a card of each kind takes back at most."""

ALL_INTRIGUE: Final[tuple[int, ...]] = tuple(range(BOARDS))
INTRIGUE_GENERAL: Final = DATA.intrigue_cards.from_general
INTRIGUE_PERSONAL: Final = DATA.intrigue_cards.from_personal

MONEY_CARDS: Final = len(DATA.money_cards)
MONEY_BOARD: Final[tuple[int, ...]] = tuple(card.board - 1 for card in DATA.money_cards)
INCOME: Final[tuple[int, ...]] = tuple(card.income for card in DATA.money_cards)

MISSIONS: Final = len(DATA.missions)
MISSION_ID: Final[tuple[str, ...]] = tuple(mission.id for mission in DATA.missions)
MISSION_BY_ID: Final[dict[str, int]] = {id_: mission for mission, id_ in enumerate(MISSION_ID)}
LIGHT: Final = 0
MEDIUM: Final = 1
DARK: Final = 2
PILES: Final = range(len(SHADES))
MISSION_SHADE: Final[tuple[int, ...]] = tuple(SHADES.index(mission.shade) for mission in DATA.missions)
MISSION_COST: Final[tuple[tuple[int, int], ...]] = tuple(
    (CHIP_KINDS.index(mission.cost[0]), ANY if mission.cost[1] == "any" else CHIP_KINDS.index(mission.cost[1]))
    for mission in DATA.missions
)
MISSION_WANTS: Final[tuple[int, ...]] = tuple(
    sum(1 << (len(CHIPS) if chip == ANY else chip) for chip in set(cost)) for cost in MISSION_COST
)
"""The chips that a mission costs as a mask of their kinds; "?" is the bit after them."""
MISSIONS_OF_SHADE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(mission for mission in range(MISSIONS) if MISSION_SHADE[mission] == shade) for shade in PILES
)

# Stocks, seats, scores ---------------------------------------------------------------------------------------------

CHIP_STOCK: Final[tuple[int, ...]] = tuple(sum(chip.piles) for chip in DATA.chips)
COAT_KINDS: Final = DATA.coats.kinds
ALL_COATS: Final[tuple[int, ...]] = tuple(kind for kind in range(COAT_KINDS) for _ in range(DATA.coats.each))
MARKERS_PER_COLOUR: Final = DATA.markers.per_colour
START_GENERAL: Final[dict[int, tuple[int, ...]]] = {
    seats: tuple(seat.general for seat in DATA.seats if seat.seats == seats) for seats in (2, 3, 4)
}
"""Markers in the general supply at the beginning, by number of seats and place in turn order."""
START_COINS: Final = DATA.setup.coins
START_MISSIONS: Final = (DATA.setup.light, DATA.setup.medium, DATA.setup.dark)
ROUNDS: Final = DATA.setup.rounds
CHIPS_KEPT: Final = DATA.missions_phase.chips_kept
COATS_PER_CHIP: Final = DATA.missions_phase.coats_per_chip
MISSION_POINTS: Final = DATA.scoring.mission
COAT_POINTS: Final = DATA.scoring.coat
BONUS_POINTS: Final = DATA.scoring.bonus
COINS_PER_COAT: Final = DATA.scoring.coins_per_coat
