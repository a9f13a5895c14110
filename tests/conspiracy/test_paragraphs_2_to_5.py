"""The rules paragraph by paragraph, 2 to 5: what the worked examples leave out. Each test names its paragraph."""

from __future__ import annotations

from collections import Counter

import pytest

from game.conspiracy.components import (
    ALL_LORDS,
    BASE_LOCATIONS,
    EMPTY,
    LOCATION_ID,
    LORD_CODE,
    LORD_PEARLS,
    NEIGHBOURS,
    SPOT_ROW,
    SPOTS,
)
from game.conspiracy.rules import RULES, ConspiracyOptions
from game.engine.protocol import NOBODY
from tests.conspiracy import naive
from tests.conspiracy.situations import (
    asked,
    chamber,
    kinds,
    legal,
    lords,
    pile,
    play,
    position,
)

# 2 Components ------------------------------------------------------------------------------------------------------


def test_2_1_the_box_holds_sixty_lords_with_thirty_pearls() -> None:
    codes = Counter(LORD_CODE[lord] for lord in ALL_LORDS)

    assert codes == Counter(naive.LORDS)
    assert len(ALL_LORDS) == 60
    assert sum(LORD_PEARLS[lord] for lord in ALL_LORDS) == 30


def test_2_2_twenty_four_locations_and_five_more() -> None:
    assert [LOCATION_ID[site] for site in BASE_LOCATIONS] == naive.LOCATIONS
    assert sorted(LOCATION_ID) == sorted(naive.LOCATIONS + naive.BONUS)


def test_2_4_the_chamber_and_its_adjacent_spots() -> None:
    assert [SPOT_ROW.count(row) for row in range(5)] == [5, 4, 3, 2, 1]
    assert {spot + 1: [near + 1 for near in NEIGHBOURS[spot]] for spot in range(SPOTS)} == naive.TOUCHING


# 3 Setup -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("bonus", "locations"), [(False, 24), (True, 29)])
def test_3_setup(seats: int, bonus: bool, locations: int) -> None:
    game = RULES.new(seats, ConspiracyOptions(bonus_locations=bonus), 7)

    assert sorted(game.lord_deck) == list(ALL_LORDS), "no card is removed for any number of players"
    assert len(game.location_deck) == locations - 1
    assert len(game.open) == 1
    assert game.piles == [()] * 5
    assert game.master == NOBODY
    assert game.pearls == [0] * seats
    assert game.chambers == [EMPTY] * (15 * seats)
    assert asked(game) == "recruit"


def test_3_the_first_player_is_drawn_at_random_unless_the_option_is_off() -> None:
    drawn = Counter(RULES.new(4, ConspiracyOptions(), seed).current for seed in range(400))
    fixed = {RULES.new(4, ConspiracyOptions(random_start=False), seed).current for seed in range(20)}

    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 70
    assert fixed == {0}


def test_3_a_seed_is_a_game() -> None:
    first, again, other = (RULES.new(3, ConspiracyOptions(), seed) for seed in (5, 5, 6))

    assert first.key() == again.key()
    assert first.lord_deck != other.lord_deck
    assert first.location_deck != other.location_deck


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_3_two_to_four_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        RULES.new(seats, ConspiracyOptions(), 1)


def test_3_play_goes_clockwise() -> None:
    game = position(seats=4, deck="Y4 R4 G4 B4", current=2)

    turns = []
    for _ in range(4):
        turns.append(game.current)
        play(game, "draw 1")

    assert turns == [2, 3, 0, 1]


# 4 Recruiting ------------------------------------------------------------------------------------------------------


def test_4_passing_is_not_possible() -> None:
    assert legal(position()) == ["draw 1", "draw 2", "draw 3"]
    assert legal(position(piles={"R": "R1", "P": "P6"})) == ["draw 1", "draw 2", "draw 3", "pile R", "pile P"]


def test_4_1_no_more_than_the_deck_holds() -> None:
    assert legal(position(deck="Y1 Y2", piles={"R": "R1"}, short=True)) == ["draw 1", "draw 2", "pile R"]


def test_4_1_all_are_drawn_in_sight_and_the_others_discarded_before_the_kept_one_is_placed() -> None:
    game = position(deck="B2 Y1 Y4")

    events = play(game, "draw 3", "keep B2")

    assert kinds(events) == ["draw", "keep", "place"]
    assert lords(events[0].public) == "B2 Y1 Y4"
    assert not events[0].private
    assert pile(game, "Y") == "Y1 Y4"


def test_4_1_equal_lords_leave_nothing_to_choose() -> None:
    game = position(deck="Y1 Y1")

    play(game, "draw 2")

    assert chamber(game) == "Y1"
    assert pile(game, "Y") == "Y1"
    assert game.current == 1


def test_4_2_a_whole_pile_in_an_order_chosen_as_you_go() -> None:
    game = position(piles={"B": "B1 B4 B6", "R": "R1"})

    play(game, "pile B")
    assert pile(game, "B") == ""
    assert legal(game) == ["place B1", "place B4", "place B6"]
    play(game, "place B6")
    assert legal(game) == ["place B1", "place B4"]
    play(game, "place B1")

    assert chamber(game) == "B6 B1 B4", "the last one needs no choice"
    assert pile(game, "R") == "R1"


def test_4_2_an_overfull_pile_lets_you_choose_which_to_use() -> None:
    fourteen = "G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0 P4"
    game = position(chambers=[fourteen, "R4"], piles={"Y": "Y1 Y3 Y4 Y6"}, pearls=[6, 9], master=1)

    play(game, "pile Y")
    assert legal(game) == ["place Y1", "place Y3", "place Y4", "place Y6"]
    play(game, "place Y3")

    assert chamber(game).endswith("P4 Y3")
    assert pile(game, "Y") == "Y1 Y4 Y6", "face up on the same pile"


def test_4_3_a_new_constraint_replaces_the_old_one_and_binds_its_former_owner() -> None:
    game = position(
        seats=3, chambers=["Y2", "B1"], deck="G1 P4 R4 R3 R6 Y4", open_="L10 L01", current=1, forced=1, forced_by=0
    )

    play(game, "draw 1", "open L10")

    assert (game.forced, game.forced_by) == (2, 1)
    assert legal(game) == ["keep R4", "keep P4"]
    play(game, "keep P4")
    assert game.current == 0, "the former owner"
    assert legal(game) == ["keep R3", "keep R6"]


def test_4_3_a_constraint_leaves_the_hand_alone() -> None:
    game = position(chambers=["B1"], piles={"G": "G1 G3 G4"}, deck="Y4", open_="L09 L01")

    play(game, "pile G", "place G1", "open L09")

    assert legal(game) == ["place G3", "place G4"], "step 2 goes on"


def test_4_3_it_lasts_until_the_owners_next_turn() -> None:
    game = position(seats=4, chambers=["B1"], deck="G1 Y4 R4 P4", open_="L09 L01", piles={"B": "B4 B3"})

    events = play(game, "draw 1", "open L09")

    assert [chamber(game, seat) for seat in (1, 2, 3)] == ["Y4", "R4", "P4"]
    assert game.current == 0
    assert kinds(events)[-1] == "release"
    assert pile(game, "B") == "B3 B4"


def test_4_3_void_with_an_empty_deck() -> None:
    game = position(chambers=["B1"], piles={"G": "G1", "R": "R3", "P": "P2 P4"}, open_="L09 L01", short=True)

    play(game, "pile G", "open L09")

    assert game.forced == 1
    assert not game.constrained(1)
    assert legal(game) == ["pile R", "pile P"]


def test_4_3_two_of_one_card_is_that_card() -> None:
    game = position(chambers=["B1"], piles={"G": "G1", "R": "R3", "P": "P4"}, deck="Y4", open_="L10 L01", short=True)

    events = play(game, "pile G", "open L10")

    assert chamber(game, 1) == "Y4"
    assert [lords(event.public) for event in events if event.kind == "draw"] == ["Y4"]


# 5 Placing ---------------------------------------------------------------------------------------------------------


def test_5_1_lords_go_to_the_lowest_free_spot() -> None:
    game = position(chambers=["Y1 R2 G3 B4"], piles={"P": "P3 P4"})

    events = play(game, "pile P", "place P4")

    assert [event.public[1] + 1 for event in events if event.kind == "place"] == [5, 6]
    assert chamber(game) == "Y1 R2 G3 B4 P4 P3"


@pytest.mark.parametrize(
    ("text", "spots"),
    [
        ("", [0, 0, 0, 0, 0]),
        ("Y0", [1, 0, 0, 0, 0]),  # even a 0 is the first of its guild
        ("Y1 Y2 R4", [2, 3, 0, 0, 0]),  # more IP: the token moves
        ("Y4 Y4 Y3", [1, 0, 0, 0, 0]),  # as many or fewer: it stays
        ("P1 B2 G3 R4 Y6 P2", [5, 4, 3, 2, 6]),
    ],
)
def test_5_2_coats_of_arms(text: str, spots: list[int]) -> None:
    assert [spot + 1 for spot in position(chambers=[text]).holding(0).arms()] == spots


def test_5_2_coats_of_arms_travel_with_swapped_lords() -> None:
    game = position(chambers=["Y4 R6 Y3"], deck="R0")
    before = game.holding(0).arms()

    play(game, "draw 1", "swap 1 3")

    assert (before[0], game.holding(0).arms()[0]) == (0, 2)


def test_5_3_zero_may_swap_any_two_keyless_lords() -> None:
    game = position(chambers=["Y3 B2 Y4 R1 G6 P1 B3"], deck="R0")

    play(game, "draw 1")

    keyless = (1, 3, 5, 7, 8)
    pairs = [f"swap {one} {other}" for one in keyless for other in keyless if one < other]
    assert legal(game) == [*pairs, "stay"], "any distance, old Lords or new"


def test_5_3_zero_may_be_left_alone() -> None:
    game = position(chambers=["Y3 Y4"], deck="R0")

    events = play(game, "draw 1", "stay")

    assert chamber(game) == "Y3 Y4 R0"
    assert kinds(events) == ["draw", "place", "stay"]


def test_5_3_lords_in_hand_are_not_in_the_chamber() -> None:
    game = position(chambers=["B1"], piles={"R": "R0 R3 R4"})

    play(game, "pile R", "place R3", "place R0")

    assert legal(game) == ["swap 2 3", "stay"], "R4 is still in hand"
    play(game, "swap 2 3")
    assert chamber(game) == "B1 R0 R3 R4"


def test_5_3_the_first_zero_of_a_pile_finds_no_partner_in_hand() -> None:
    game = position(chambers=["B1"], piles={"R": "R0 R3"})

    events = play(game, "pile R", "place R0")

    assert chamber(game) == "B1 R0 R3"
    assert "stay" not in kinds(events), "no question was asked"


def test_5_3_swapping_triggers_nothing() -> None:
    game = position(chambers=["Y3 G6 Y4"], deck="R0", pearls=[3, 0])
    deck = len(game.lord_deck)

    events = play(game, "draw 1", "swap 1 2")

    assert kinds(events) == ["draw", "place", "swap"]
    assert game.pearls == [3, 0]
    assert len(game.lord_deck) == deck - 1


def test_5_3_lords_with_a_location_do_not_move() -> None:
    game = position(chambers=["Y1 R1:L01 Y4"], deck="R0")

    play(game, "draw 1")

    assert legal(game) == ["swap 3 4", "stay"]


@pytest.mark.parametrize(("lord", "pearls"), [("Y3", 2), ("Y4", 1)])
def test_5_3_pearls(lord: str, pearls: int) -> None:
    game = position(deck=lord)

    play(game, "draw 1")

    assert game.pearls == [pearls, 0]
    assert game.master == 0


@pytest.mark.parametrize(("lord", "window"), [("Y1", (1, 0)), ("Y2", (0, 1))])
def test_5_3_keys(lord: str, window: tuple[int, int]) -> None:
    game = position(deck=lord)

    play(game, "draw 1")

    assert (game.silver[0], game.gold[0]) == window


def test_5_3_six_turns_a_lord_over_that_is_not_placed() -> None:
    game = position(deck="Y6 B3", chambers=["R1"])

    events = play(game, "draw 1")

    assert kinds(events) == ["draw", "place", "reveal"]
    assert chamber(game) == "R1 Y6"
    assert pile(game, "B") == "B3"
    assert game.pearls == [0, 0]


def test_5_3_six_with_an_empty_deck_does_nothing() -> None:
    game = position(deck="Y6", piles={"R": "R1", "B": "B1"}, short=True)

    assert kinds(play(game, "draw 1")) == ["draw", "place"]


def test_5_3_six_may_start_a_new_pile_of_its_guild() -> None:
    game = position(piles={"Y": "Y6 Y3 Y4"}, deck="Y2")

    play(game, "pile Y", "place Y6")

    assert pile(game, "Y") == "Y2"
    assert legal(game) == ["place Y3", "place Y4"]


def test_5_4_the_fifteenth_lords_location_comes_before_the_leftovers_go_back() -> None:
    fourteen = "G2 R2:L08 R1 B4 G1:L05 G3 R2 P3 B1:L06 B3 R0 Y2 R4 P4"
    game = position(chambers=[fourteen], piles={"Y": "Y2 Y1", "P": "P1"}, open_="L11 L01", pearls=[9, 0])
    deck = len(game.lord_deck)

    events = play(game, "pile Y", "place Y2", "open L11")

    assert chamber(game).endswith("P4 Y2:L11")
    assert kinds(events) == ["pile", "place", "take", "shuffle_lords", "return_lords", "last_round"]
    assert pile(game, "Y") == "Y1", "it was in hand when the piles were shuffled away"
    assert len(game.lord_deck) == deck + 1
