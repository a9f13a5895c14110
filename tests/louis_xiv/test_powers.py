"""Every mission's power and every board's reward, each at its moment."""

from __future__ import annotations

import pytest

from game.engine.compiler import compiled
from game.louis_xiv.components import BOARDS, DATA, MISSION_ID, SHADES
from game.louis_xiv.frames import COMPLETES, DEAL, START
from game.louis_xiv.powers import KINDS, POWERS
from game.louis_xiv.state import LouisState
from tests.louis_xiv.situations import (
    allows,
    asked,
    coats_of,
    has,
    is_black,
    on,
    play,
    position,
    scoring,
    supplies,
    supply,
    turns,
)

LISTED = {"S": (1, 6, 7), "H": (4, 5, 12), "R": (3, 10, 11), "L": (2, 8, 9)}
INNER, OUTER = tuple(range(1, 5)), tuple(range(5, 13))
COINS = {"L-S1": 2, "L-H1": 2, "L-R1": 2, "L-L1": 2, "M-SR1": 4, "M-HL1": 4}
RECALLS = {"L-S2": 2, "L-H2": 2, "L-R2": 2, "L-L2": 2, "M-SL2": 4, "M-HR2": 4}
FREE = {
    **{f"L-{kind}3": (1, boards) for kind, boards in LISTED.items()},
    "M-SH2": (2, INNER), "M-RL2": (2, INNER), "M-SR2": (2, OUTER), "M-HL2": (2, OUTER),
    "D-S2": (3, INNER + OUTER), "D-R2": (3, INNER + OUTER),
}
DISCOUNTS = {f"L-{kind}4": boards for kind, boards in LISTED.items()}
COATS = {"L-S5": 1, "L-H5": 1, "L-R5": 1, "L-L5": 1, "D-H2": 2, "D-L2": 2}
CARDS = {"M-SH1": 1, "M-RL1": 1, "D-H1": 2, "D-L1": 2}
INTRIGUE = {"M-SL1": 1, "M-HR1": 1}
WIN_TIES = ("D-S1", "D-R1")


def test_every_mission_is_tested() -> None:
    tested = [*COINS, *RECALLS, *FREE, *DISCOUNTS, *COATS, *CARDS, *INTRIGUE, *WIN_TIES]
    assert sorted(tested) == sorted(MISSION_ID)
    assert {type(power) for power in POWERS} == set(KINDS.values())
    assert compiled() or all(kind.__doc__ for kind in KINDS.values()), "compiled classes carry no texts"


def owner(mission: str, **more: str) -> LouisState:
    """The supply phase after the income, with Red owning the mission."""
    return position(supply(), done={"R": mission, **more}, money={"R": "5"})


@pytest.mark.parametrize(("mission", "coins"), COINS.items())
def test_coins(mission: str, coins: int) -> None:
    assert owner(mission).money == [5 + coins, 5, 5, 5]


@pytest.mark.parametrize(("mission", "most"), RECALLS.items())
def test_recall(mission: str, most: int) -> None:
    game = owner(mission)
    assert asked(game) == "R recall"
    assert [action.args[0] for action in game.legal_actions()] == list(range(most + 1))
    play(game, f"recall {most}")
    assert supplies(game, "R") == (5 - most, 11 + most)
    assert asked(game) == "R influence"


@pytest.mark.parametrize(("mission", "wanted"), FREE.items())
def test_free_markers(mission: str, wanted: tuple[int, tuple[int, ...]]) -> None:
    most, boards = wanted
    game = owner(mission)
    assert asked(game) == "R free"
    assert {board + 1 for action in game.legal_actions() for board in action.args} == set(boards)
    assert allows(game, "free")
    one, last = boards[0], boards[-1]
    if most == 1:
        play(game, f"free {last}")
    else:
        play(game, f"free {one} {last}")
        assert on(game, one) == "R1"
    if most == 3:
        assert asked(game) == "R free"
        play(game, f"free {last}")
        assert on(game, last) == "R2"
    assert supplies(game, "R") == (5 - most, 11)
    assert asked(game) == "R influence"


@pytest.mark.parametrize("mission", FREE)
def test_free_markers_may_be_left(mission: str) -> None:
    game = owner(mission)
    play(game, "free")
    assert supplies(game, "R") == (5, 11)
    assert asked(game) == "R influence"


def test_only_markers_of_the_general_supply_are_free() -> None:
    game = position([(START, 0, 0)], done={"R": "D-S2 L-S3"}, general={"R": "1"}, hands={"R": "1 2"})
    assert {len(action.args) for action in game.legal_actions()} == {0, 1}
    play(game, "free 12")
    assert asked(game) == "R influence", "none is left for the second mission"


@pytest.mark.parametrize(("mission", "boards"), DISCOUNTS.items())
def test_discount(mission: str, boards: tuple[int, ...]) -> None:
    game = position([], done={"R": mission})
    for side in ("", " ".join(map(str, range(1, 13)))):
        game = position([], done={"R": mission}, black=side)
        for board in range(1, BOARDS + 1):
            cheaper = 2 if board in boards else 0
            assert game.price(0, board - 1) == max(0, game.number(board - 1) - cheaper)
            assert game.price(1, board - 1) == game.number(board - 1)


def test_discount_when_buying() -> None:
    game = position(scoring(1), boards={1: "R1 G2"}, done={"R": "L-S4"}, money={"R": "1"})
    assert asked(game) == "R buy"
    play(game, "buy")
    assert game.money[0] == 0
    assert has(game, "R") == "sceptre"


def test_discount_never_pays_money_out() -> None:
    game = position(scoring(12), boards={12: "R1 G2"}, done={"R": "L-H4"}, money={"R": "0"})
    play(game, "buy")
    assert game.money[0] == 0
    assert len(game.intrigue[0]) == 1


@pytest.mark.parametrize(("mission", "coats"), COATS.items())
def test_coats(mission: str, coats: int) -> None:
    game = owner(mission)
    assert [coats_of(game, letter) for letter in "RGYB"] == [coats, 0, 0, 0]


@pytest.mark.parametrize(("mission", "cards"), CARDS.items())
def test_cards(mission: str, cards: int) -> None:
    assert [len(hand) for hand in owner(mission).hands] == [5 + cards, 5, 5, 5]


@pytest.mark.parametrize(("mission", "cards"), INTRIGUE.items())
def test_intrigue(mission: str, cards: int) -> None:
    assert [len(held) for held in owner(mission).intrigue] == [cards, 0, 0, 0]


@pytest.mark.parametrize("mission", WIN_TIES)
def test_win_ties(mission: str) -> None:
    game = position(scoring(5), boards={5: "R2 G2 Y1"}, done={"G": mission})
    assert asked(game) == "G ties"
    play(game, "waive")
    assert has(game, "G") == ""
    game = position(scoring(5), boards={5: "R2 G2 Y1"}, done={"G": mission})
    play(game, "claim")
    assert has(game, "G") == "crown"
    assert supplies(game, "G") == (7, 9)


def test_powers_add_up() -> None:
    game = position([(DEAL,)], done={"R": "M-SH1 D-H1", "G": "D-L1"})
    assert [len(hand) for hand in game.hands] == [8, 7, 5, 5]
    assert owner("L-S1 M-SR1 M-HL1").money[0] == 5 + 2 + 4 + 4


def test_missions_act_in_order_of_completion_and_turn_order() -> None:
    game = position(supply(), done={"R": "M-SL2 L-S2", "G": "L-H2"})
    assert asked(game) == "R recall"
    play(game, "recall 4")
    assert len(game.legal_actions()) == 2, "one marker is left for the second mission"
    play(game, "recall 1", "recall 2")
    assert asked(game) == "R influence"


# Costs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mission", MISSION_ID)
def test_costs_by_shade(mission: str) -> None:
    """Light: a given chip and any; medium: two different ones; dark: two equal ones."""
    shade, letters = mission[0], mission[2:]
    kinds = [" SHRL".index(letter) for letter in letters if letter in "SHRL"]
    pairs = {action.args[1:] for action in COMPLETES[MISSION_ID.index(mission)]}
    if shade == "L":
        wanted = {tuple(sorted((kinds[0], any_))) for any_ in range(5)} | {(0, any_) for any_ in range(5)}
    elif shade == "M":
        one, other = sorted(kinds)
        wanted = {(one, other), (0, one), (0, other), (0, 0)}
    else:
        wanted = {(kinds[0], kinds[0]), (0, kinds[0]), (0, 0)}
    assert pairs == wanted
    assert SHADES[" LMD".index(shade) - 1] == DATA.missions[MISSION_ID.index(mission)].shade


# Boards --------------------------------------------------------------------------------------------------------

CHIP_OF = {1: "sceptre", 2: "letter", 3: "ring", 4: "helmet", 5: "crown", 9: "crown"}


@pytest.mark.parametrize("side", ["", "black"])
@pytest.mark.parametrize("board", range(1, 13))
def test_reward_of_every_board_on_both_sides(board: int, side: str) -> None:
    """A lone player with three markers has the reward of each board, whatever it asks for."""
    game = position(scoring(board), boards={board: "R3"}, black=str(board) if side else "")
    assert has(game, "R") == CHIP_OF.get(board, "")
    assert game.money[0] == (10 if board == 7 else 5)
    assert coats_of(game, "R") == {6: 1, 10: 2}.get(board, 0)
    assert len(game.hands[0]) == (1 if board == 11 else 0)
    assert len(game.intrigue[0]) == (1 if board == 12 else 0)
    assert (asked(game) == "R errand") == (board == 8)
    assert is_black(game, board) != bool(side)
    markers = (board, side) in ((6, ""), (10, ""), (7, "black"), (8, "black"), (12, "black"))
    assert supplies(game, "R")[0] == (5 if markers else 8)


def test_errand_puts_two_markers_anywhere() -> None:
    game = position(scoring(8), boards={8: "R2"})
    assert len(game.legal_actions()) == 1 + 12 + 78
    play(game, "errand 8 12")
    assert on(game, 8) == on(game, 12) == "R1"
    assert supplies(game, "R") == (5, 9)


def test_card_from_board_11_comes_on_top_of_the_next_hand() -> None:
    game = position(turns(), seats=2, neutral_colour=False, hands={"R": "1 11", "G": "2 3"})
    play(game, "place 11 11:2", "take 2")
    assert game.round == 1
    assert [len(hand) for hand in game.hands] == [6, 5]
