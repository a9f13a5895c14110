"""The rulings of the rules, chapter 18, in its numbering, and the rule switches."""

from __future__ import annotations

from game.engine.protocol import Event
from game.louis_xiv.components import NEIGHBOURS
from game.louis_xiv.frames import CLEAR, DEAL, END, TURNS
from game.louis_xiv.ranking import ranking
from game.louis_xiv.rules import RULES, LouisOptions
from tests.louis_xiv.situations import (
    allows,
    asked,
    coats_of,
    has,
    is_black,
    kinds,
    mission_phase,
    on,
    play,
    position,
    scoring,
    supplies,
    supply,
    turns,
)


def test_01_markers_by_place_from_the_start_player() -> None:
    for seed in range(6):
        game = RULES.new(4, LouisOptions(), seed)
        assert [game.general[(game.start + place) % 4] for place in range(4)] == [5, 5, 6, 7]
    assert RULES.new(3, LouisOptions(), 1).general == [5, 5, 5]
    assert RULES.new(2, LouisOptions(), 1).general == [5, 5, 0]


def test_02_five_cards_to_each_then_extras() -> None:
    game = position([(DEAL,)], done={"R": "M-SH1"}, deck=" ".join(map(str, range(1, 13))), run=False)
    events: list[Event] = []
    game.run(events.append)
    dealt = [(event.seat, event.public[0]) for event in events if event.kind == "deal"]
    assert dealt == [(0, 5), (1, 5), (2, 5), (3, 5), (0, 1)]
    assert set(range(5)) <= set(game.hands[0])


def test_03_equal_results_and_equal_cards_are_one_option() -> None:
    game = position(turns(), hands={"R": "5 5 joker joker"})
    actions = game.legal_actions()
    assert len(set(actions)) == len(actions)
    finals = [
        (action.args[0], frozenset(zip(action.args[1::2], action.args[2::2], strict=True)))
        for action in actions if action.verb == "place"
    ]
    assert len(set(finals)) == len(finals)
    assert sum(action.verb == "take" for action in actions) == 2
    for action in actions:
        if action.verb == "place" and len(action.args) == 7:
            first, _, third = action.args[1::2]
            assert third not in (*NEIGHBOURS[first], first)


def test_04_free_markers_in_any_distribution() -> None:
    game = position(supply(), done={"R": "M-SH2"})
    assert len(game.legal_actions()) == 1 + 4 + 10
    play(game, "free 4 4")
    assert on(game, 4) == "R2"


def test_05_holder_without_markers_is_not_asked() -> None:
    game = position(scoring(5), boards={5: "G1"}, intrigue={"R": "5"}, general={"R": "0"}, personal={"R": "0"})
    assert asked(game) == ""


def test_05_whoever_may_hold_the_card_is_asked() -> None:
    """So that not being asked tells nothing; a seat without the card can only hold."""
    game = position(scoring(5), boards={5: "B1"}, intrigue={"R": "3", "G": "5", "Y": "7"})
    assert asked(game) == "R intrigue"
    assert [action.verb for action in game.legal_actions()] == ["hold"]
    play(game, "hold", "plot 2 personal")
    assert has(game, "G") == "crown", "there is one card for each board: Yellow is not asked after it"


def test_05_open_cards_are_known() -> None:
    game = position(scoring(5), boards={5: "B1"}, intrigue={"R": "3", "G": "7"}, intrigue_deck="5", run=False)
    game.open_intrigue = 1
    game.run(None)
    assert asked(game) == "", "the card lies open under the deck"
    game = position(scoring(5), boards={5: "B1"}, intrigue={"R": "3", "G": "5"}, run=False)
    game.known_intrigue = 1 << 4
    game.run(None)
    assert asked(game) == "G intrigue"


def test_05_open_card_stays_known_when_it_is_drawn() -> None:
    game = position(scoring(12), boards={12: "R2"}, intrigue={}, intrigue_deck="5", run=False)
    game.open_intrigue = 1
    events: list[Event] = []
    game.run(events.append)
    assert Event("conspire", 0, (1, 4)) in events
    assert RULES.observe(game, 1).intrigue[0] == (4,)


def test_06_ties_are_asked_only_where_they_matter() -> None:
    owned = {"R": "D-S1"}
    assert asked(position(scoring(5), boards={5: "R1 G2 Y2"}, done=owned)) == ""
    assert asked(position(scoring(5), boards={5: "R1 G2 Y1"}, done=owned)) == "", "second counts with Louis only"
    assert asked(position(scoring(3), louis=3, boards={3: "R1 G2 Y1"}, done=owned)) == "R ties"
    assert asked(position(scoring(3), louis=3, boards={3: "R1 G2 Y2"}, done=owned)) != "R ties"
    assert asked(position(scoring(6), boards={6: "R2 G2"}, done=owned)) == "", "markers boards know no ties"


def test_06_two_owners_in_one_tie_stay_tied() -> None:
    game = position(scoring(5), boards={5: "R2 G2 Y2"}, done={"R": "D-S1", "G": "D-R1"})
    play(game, "claim", "claim")
    assert has(game, "R") == has(game, "G") == ""
    game = position(scoring(5), boards={5: "R2 G2 Y2"}, done={"R": "D-S1", "G": "D-R1"})
    play(game, "claim", "waive")
    assert has(game, "R") == "crown"


def test_06_those_who_drop_behind_are_the_next_place() -> None:
    assert ranking([2, 2, 1, 0], 0b0001) == (0b0001, 1)
    assert ranking([2, 2, 2, 1], 0b0001) == (0b0001, -1)
    assert ranking([2, 2, 2, 1], 0b0011) == (0b0011, -1)
    assert ranking([3, 1, 1, 0], 0b0010) == (0b0001, 1)
    assert ranking([3, 1, 1, 0], 0) == (0b0001, -1)
    assert ranking([3, 2, 1, 0], 0) == (0b0001, 1)
    assert ranking([0, 0, 0], 0) == (0, -1)
    assert ranking([1, 0, 0], 0) == (1, -1)


def test_07_last_chip_is_the_leaders() -> None:
    game = position(scoring(1), boards={1: "R1 G2"}, chips_of={"B": "sceptre " * 5})
    assert has(game, "G") == "sceptre"
    assert asked(game) == "", "nothing is left to buy"


def test_07_stock_is_looked_at_again_after_each_buyer() -> None:
    game = position(scoring(1), boards={1: "R1 G2 Y1"}, chips_of={"B": "sceptre " * 4})
    assert asked(game) == "R buy"
    play(game, "buy")
    assert asked(game) == ""
    assert has(game, "Y") == ""


def test_08_louis_with_too_few_chips() -> None:
    game = position(scoring(1), louis=1, black="1", boards={1: "R2 G2"}, chips_of={"B": "sceptre " * 5})
    assert (has(game, "R"), has(game, "G")) == ("sceptre", "")
    assert supplies(game, "G") == (7, 9)
    assert not is_black(game, 1)


def test_08_leader_takes_what_is_there() -> None:
    game = position(scoring(1), louis=1, boards={1: "R2"}, chips_of={"B": "sceptre " * 6})
    assert has(game, "R") == "crown"
    game = position(scoring(1), louis=1, boards={1: "R2"}, chips_of={"B": "crown " * 10})
    assert has(game, "R") == "sceptre"


def test_09_markers_board_flips_without_stock() -> None:
    game = position(scoring(6), boards={6: "R2"}, no_coats=True)
    assert coats_of(game, "R") == 0
    assert is_black(game, 6)


def test_10_board_8_places_after_clearing_and_flipping() -> None:
    game = position(scoring(8), boards={8: "R1 G2"}, general={"G": "0"})
    play(game, "buy")
    assert (asked(game), on(game, 8), is_black(game, 8)) == ("G errand", "", True)
    play(game, "errand 8 9", "errand 12")
    assert (on(game, 8), on(game, 9), on(game, 12)) == ("G1", "G1", "R1")


def test_10_switched_off_it_places_before() -> None:
    game = position(scoring(8), boards={8: "G2"}, board8_after_flip=False)
    assert (on(game, 8), is_black(game, 8)) == ("G2", False)
    play(game, "errand 8 9")
    assert (on(game, 8), on(game, 9), is_black(game, 8)) == ("", "G1", True)
    assert supplies(game, "G") == (6, 9)


def test_10_board_8_black_in_turn_order() -> None:
    game = position(scoring(8), black="8", boards={8: "R3 G4 Y1"})
    play(game, "errand 8", "errand")
    assert on(game, 8) == "R1"
    assert not is_black(game, 8)


def test_10_board_8_without_markers_cannot_be_bought() -> None:
    game = position(scoring(8), boards={8: "R1 G2"}, general={"R": "0"})
    assert asked(game) == "G errand"


def test_11_flip_in_round_four() -> None:
    assert is_black(position(scoring(5), boards={5: "R1"}, round_=4), 5)


def test_12_which_chips_are_returned() -> None:
    game = position(mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "crown sceptre helmet"})
    for chips in ("sceptre helmet", "crown helmet", "crown sceptre"):
        assert allows(game, f"complete M-SH1 {chips}")


def test_12_no_mission_left() -> None:
    game = position(
        mission_phase(), missions_of={"R": "M-SH1 L-R1"}, chips_of={"R": "sceptre helmet"},
        piles={"light": "", "medium": "", "dark": ""},
    )
    play(game, "complete M-SH1 sceptre helmet")
    assert len(game.missions_of(0)) == 1
    assert asked(game) != "R pile"


def test_13_coats_for_returned_chips_are_drawn_when_stopping() -> None:
    game = position(mission_phase(), chips_of={"R": "ring ring ring", "G": "letter letter"})
    events = play(game, "keep ring")
    assert kinds(events)[:2] == ["return", "coats"]
    assert asked(game) == "G mission"


def test_14_exchange_with_an_empty_stock() -> None:
    game = position([(END,)], money={"R": "9", "G": "9"}, no_coats=True, run=False)
    game.coat_deck = (0,)
    game.run(None)
    assert game.exchanged[:2] == [3, 3]
    assert game.unpaid[:2] == [2, 3]
    assert [standing.score for standing in game.standings()][:2] == [4, 3]


def test_15_markers_stay_on_boards_at_the_end() -> None:
    game = position([(END,)], boards={4: "R2"})
    assert on(game, 4) == "R2"
    assert game.standings()[0].tiebreak == supplies(game, "R")[1]


def test_16_neutral_cards() -> None:
    game = position([(DEAL,)], seats=2, louis=2, deck="1 " * 2 + "3 " * 2 + "4 " * 2 + "5 " * 2 + "6 6 7 joker 9 9")
    assert game.played == (6, 12, 8, 8)
    assert (on(game, 7), on(game, 2), on(game, 9)) == ("N2", "N2", "N4")
    assert supplies(game, "N") == (0, 8)


def test_16_neutral_leads_and_takes_nothing() -> None:
    game = position(scoring(5), seats=2, boards={5: "R1 N2"})
    assert has(game, "R") == ""
    assert is_black(game, 5)
    assert supplies(game, "N") == (0, 16)
    assert game.stock[0] == 10


def test_16_neutral_and_louis() -> None:
    lost = position(scoring(3), seats=2, louis=3, boards={3: "R1 N2"})
    assert has(lost, "R") == "ring", "the only second takes his chip"
    second = position(scoring(3), seats=2, louis=3, black="3", boards={3: "R3 G1 N2"})
    assert (has(second, "R"), has(second, "G")) == ("crown ring", "")
    shared = position(scoring(3), seats=2, louis=3, boards={3: "R2 N2"})
    assert has(shared, "R") == "ring"
    assert supplies(shared, "R") == (7, 9)
    assert supplies(shared, "N") == (0, 16)


def test_16_neutral_flips_no_markers_board() -> None:
    assert not is_black(position(scoring(6), seats=2, boards={6: "N2"}), 6)


def test_16_neutral_loses_ties_to_a_user() -> None:
    game = position(scoring(5), seats=2, boards={5: "R2 N2"}, done={"R": "D-S1"})
    play(game, "claim")
    assert has(game, "R") == "crown"


# Switches --------------------------------------------------------------------------------------------------------


def test_leave_old_marker() -> None:
    game = position(turns(), hands={"R": "3 5 6"}, boards={3: "R1"}, leave_old_marker=True)
    for move in ("2:1", "2:3", "2:2 9:1", "3:1 2:2", "2:1 8:1"):
        assert allows(game, f"place 3 {move}"), move
    assert not allows(game, "place 3 9:1")
    assert not allows(game, "place 5 4:1")
    play(game, "place 3 2:2 9:1")
    assert (on(game, 3), on(game, 2), on(game, 9)) == ("R1", "R2", "R1")


def test_allow_zero_placement() -> None:
    game = position(turns(), hands={"R": "3 5 6"}, personal={"R": "0"}, allow_zero_placement=True)
    play(game, "place 3")
    assert game.played == (2,)
    assert not allows(position(turns(), hands={"R": "3 5 6"}), "place 3")


def test_intrigue_zero() -> None:
    game = position(
        scoring(5), boards={5: "G1"}, intrigue={"R": "5"}, general={"R": "0"}, personal={"R": "0"}, intrigue_zero=True
    )
    play(game, "plot 0")
    assert game.intrigue[0] == ()
    assert not allows(position(scoring(5), boards={5: "G1"}, intrigue={"R": "5"}), "plot 0")


def test_bonus_counts_as_kind() -> None:
    for switched, bonus in ((False, [3, 1, 0, 0]), (True, [4, 0, 0, 0])):
        game = position([(END,)], money=dict.fromkeys("RGYB", "0"), run=False, bonus_counts_as_kind=switched)
        game.coats = [(0, 1, 2), (2,), (), ()]
        game.coat_deck = (5, 5, 5, 5, 5, 1, 2)
        game.run(None)
        assert game.bonus == bonus


def test_single_chip_exchange() -> None:
    game = position(mission_phase(), chips_of={"R": "ring"}, single_chip_exchange=True)
    assert asked(game) == "R mission"
    play(game, "keep")
    assert coats_of(game, "R") == 1


def test_without_the_neutral_colour() -> None:
    game = RULES.new(2, LouisOptions(neutral_colour=False), 1)
    assert game.colours == 2
    assert game.played == ()


def test_turns_need_cards() -> None:
    """A single card is discarded at once; nobody with cards is left out."""
    game = position([(TURNS, 1)], hands={"R": "3 4", "Y": "5 6"})
    assert asked(game) == "Y influence"


def test_clear_without_receivers_asks_nobody() -> None:
    game = position([(CLEAR, 7, 0, 0, 0, 0)], boards={8: "R1"})
    assert asked(game) == ""
    assert supplies(game, "R") == (5, 11)
