"""The worked examples of the rules, chapter 14, one test each, with the values that stand there."""

from __future__ import annotations

from game.engine.protocol import NOBODY, Event
from game.louis_xiv.frames import END
from game.louis_xiv.scoring import points
from tests.louis_xiv.situations import (
    allows,
    asked,
    coats_of,
    has,
    is_black,
    mission_phase,
    on,
    play,
    position,
    scoring,
    supplies,
    turns,
)


def test_01_moving_on() -> None:
    game = position(turns(), hands={"R": "1 2", "G": "3 5 6"})
    play(game, "take 1", "place 3 3:1 2:1 9:1")
    assert (on(game, 3), on(game, 2), on(game, 9)) == ("G1", "G1", "G1")


def test_02_no_fork() -> None:
    game = position(turns(), hands={"R": "3 5 6"})
    assert not allows(game, "place 3 3:1 2:1 4:1")
    assert not allows(game, "place 3 3:1 2:1 11:1")


def test_03_older_markers() -> None:
    game = position(turns(), hands={"R": "6 5 9"}, boards={6: "R2"})
    assert not allows(game, "place 6 1:1")
    assert not allows(game, "place 6 5:1")
    assert allows(game, "place 6 6:1")
    assert allows(game, "place 6 6:1 1:1")
    assert allows(game, "place 6 6:1 5:1")


def test_04_joker() -> None:
    game = position(turns(), hands={"R": "joker 5 6"})
    assert not allows(game, "place joker 10:1 12:1")
    play(game, "place joker 9:1 10:1")
    assert (on(game, 9), on(game, 10)) == ("R1", "R1")


def test_05_taking() -> None:
    game = position(turns(), hands={"R": "3 5 6"}, general={"R": "2"})
    before = supplies(game, "R")[1]
    play(game, "take 3")
    assert supplies(game, "R") == (0, before + 2)


def test_06_money_one_leader() -> None:
    game = position(scoring(8), boards={8: "R1 G3 Y1"})
    assert asked(game) == "R buy"
    play(game, "buy", "decline")
    assert [game.money[seat] for seat in range(3)] == [3, 5, 5]
    assert supplies(game, "G") == (8, 8)
    assert supplies(game, "R") == supplies(game, "Y") == (5, 11)
    assert is_black(game, 8)
    assert asked(game) == "G errand", "Green places first"
    play(game, "errand")
    assert asked(game) == "R errand"
    play(game, "errand 9 9")
    assert on(game, 9) == "R2"
    assert asked(game) == ""


def test_07_money_tie() -> None:
    game = position(scoring(8), boards={8: "R1 G2 B2"})
    asked_to_buy = []
    while asked(game).endswith("buy"):
        asked_to_buy.append(asked(game)[0])
        assert allows(game, "buy")
        play(game, "decline")
    assert asked_to_buy == ["R", "G", "B"]
    assert supplies(game, "G") == (5, 11)
    assert not is_black(game, 8)


def test_08_first_one_leader() -> None:
    game = position(scoring(5), boards={5: "B1 Y2"})
    assert has(game, "Y") == "crown"
    assert supplies(game, "Y") == (7, 9)
    assert supplies(game, "B") == (5, 11)
    assert is_black(game, 5)
    assert game.number(4) == 4, "next round Montespan sells crowns at 4"


def test_09_first_tie() -> None:
    game = position(scoring(9), boards={9: "R1 G1"})
    assert has(game, "R") == has(game, "G") == ""
    assert supplies(game, "R") == supplies(game, "G") == (5, 11)
    assert not is_black(game, 9)


def test_10_markers() -> None:
    game = position(scoring(10), boards={10: "R4 G3 B2"})
    assert [coats_of(game, letter) for letter in "RGYB"] == [2, 2, 0, 0]
    assert [supplies(game, letter) for letter in "RGB"] == [(5, 11)] * 3
    assert is_black(game, 10)

    game = position(scoring(10), boards={10: "R2 G2 B2"})
    assert sum(coats_of(game, letter) for letter in "RGYB") == 0
    assert not is_black(game, 10)


def test_11_louis_money_clear_order() -> None:
    game = position(scoring(2), louis=2, boards={2: "R2 G3 Y1 B1"})
    assert has(game, "G") == "crown letter"
    assert has(game, "R") == "letter"
    assert asked(game) == "Y buy"
    play(game, "buy")
    assert asked(game) == "B buy"
    play(game, "buy")
    assert has(game, "Y") == has(game, "B") == "letter"
    assert game.money == [5, 5, 2, 2]
    assert supplies(game, "G") == (8, 8)
    assert supplies(game, "R") == (5, 11)
    assert is_black(game, 2)
    assert game.louis == NOBODY


def test_12_louis_money_tie_for_first() -> None:
    game = position(scoring(2), louis=2, boards={2: "R2 G2 B1"})
    assert has(game, "R") == has(game, "G") == "letter"
    assert asked(game) == "B buy"
    assert has(game, "B") == ""
    play(game, "buy")
    assert has(game, "B") == "letter"
    assert supplies(game, "R") == supplies(game, "G") == (7, 9)
    assert is_black(game, 2)


def test_13_louis_first_tie_for_second() -> None:
    game = position(scoring(4), louis=4, black="4", boards={4: "R1 G1 B3"})
    assert has(game, "B") == "crown helmet"
    assert has(game, "R") == has(game, "G") == ""

    game = position(scoring(4), louis=4, black="4", boards={4: "R2 G1 B3"})
    assert has(game, "R") == "helmet"


def test_14_louis_first_all_tied() -> None:
    game = position(scoring(4), louis=4, black="4", boards={4: "R1 G1 B1"})
    assert [has(game, letter) for letter in "RGB"] == ["helmet"] * 3
    assert [supplies(game, letter)[0] for letter in "RGB"] == [6] * 3
    assert not is_black(game, 4)


def test_15_intrigue() -> None:
    game = position(scoring(7), boards={7: "R2 G1"}, intrigue={"G": "7"})
    assert asked(game) == "G intrigue"
    play(game, "plot 2 personal")
    assert game.money[1] == 10
    assert supplies(game, "G") == (8, 8)

    game = position(scoring(7), boards={7: "R2 G1"}, intrigue={"G": "7"}, personal={"G": "0"})
    assert not allows(game, "plot 1 personal")
    play(game, "plot 1 general")
    assert game.money == [5] * 4
    assert supplies(game, "R")[0] == 5
    assert supplies(game, "G") == (4, 2)


def test_16_mission_chain() -> None:
    game = position(
        mission_phase(), chips_of={"Y": "crown ring letter"}, missions_of={"Y": "M-RL1 L-S1"}, piles={"light": "L-L1"}
    )
    play(game, "complete M-RL1 ring letter", "pile light")
    assert has(game, "Y") == "crown", "one chip is kept without a question"
    assert game.missions_of(2) == (0, 15)
    assert sum(points(game, 2)) == 5
    assert asked(game) != "Y mission"


def test_17_chips_left() -> None:
    for move, coats, kept in (("keep crown", 2, "crown"), ("keep", 3, "")):
        game = position(mission_phase(), chips_of={"B": "helmet helmet crown"}, missions_of={"B": "M-RL1 M-SR1"})
        assert {action.verb for action in game.legal_actions()} == {"keep"}, "nothing can be completed"
        assert allows(game, "keep helmet")
        play(game, move)
        assert (coats_of(game, "B"), has(game, "B")) == (coats, kept)
    game = position(mission_phase(), chips_of={"B": "crown"}, missions_of={"B": "M-RL1 M-SR1"})
    assert not asked(game).startswith("B mission")


def test_18_end() -> None:
    game = position(
        [(END,)], done={"R": "L-S1 L-S2 L-S3 L-S4 L-S5 L-H1"}, intrigue={"R": "4"}, boards={4: "R1"}, money={"R": "8"},
        chips_of={"R": "crown"}, run=False,
    )
    game.coats[0] = (0, 0, 0, 0, 1, 1, 1)
    game.coats[1] = (1, 1, 1)
    game.coat_deck = (2, 3, 3, 3, 4, 4, 5)
    game.coats[2] = (2, 2, 3, 3, 3, 4, 4, 4, 5, 5)
    game.run(None)
    assert game.exchanged[0] == 5
    assert coats_of(game, "R") == 12
    assert game.bonus[0] == 2
    assert sum(points(game, 0)) == 44


def test_19_tie_break() -> None:
    game = position([], done={"R": "L-S1", "G": "L-S2"}, personal={"R": "9", "G": "11", "Y": "0", "B": "0"})
    standings = game.standings()
    assert standings[0].score == standings[1].score
    assert [standing.place for standing in standings[:2]] == [2, 1]


def test_20_extra_card() -> None:
    game = position(
        turns(), seats=2, neutral_colour=False, hands={"R": "1 2 3 4 5", "G": "6 7 8 9 10 11"}
    )
    for move in ("take 1", "take 6", "take 2", "take 7", "take 3", "take 8", "take 4", "take 9"):
        play(game, move)
    assert game.discarded == (4,)
    assert asked(game) == "G influence"
    assert Event("last", 1, (10,)) in play(game, "take 10")


def test_21_win_ties() -> None:
    game = position(scoring(1), black="1", boards={1: "R2 G2"}, done={"R": "D-S1"})
    assert asked(game) == "R ties"
    play(game, "claim")
    assert has(game, "R") == "sceptre"
    assert supplies(game, "R") == (7, 9)
    assert not is_black(game, 1)
