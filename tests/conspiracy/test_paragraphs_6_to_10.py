"""The rules paragraph by paragraph, 6 to 10: what the worked examples leave out. Each test names its paragraph."""

from __future__ import annotations

import pytest

from game.conspiracy.components import (
    EMPTY,
    LOCATION_ID,
    LORD_BY_CODE,
)
from game.conspiracy.rules import RULES
from game.conspiracy.scoring import Holding, coalition_links
from game.engine.protocol import NOBODY, UNKNOWN, redact
from tests.conspiracy.situations import (
    asked,
    chamber,
    kinds,
    legal,
    open_sites,
    pile,
    play,
    points,
    position,
)

# 6 Keys and Locations ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "key", "taken"),
    [
        ("Y1", "R1", True),  # two silver
        ("Y2", "R2", True),  # two gold
        ("Y1", "R2", False),  # one of each
        ("Y1 R2", "G1", True),  # any third key
        ("Y1 R2", "G2", True),
        ("Y1 R4", "G1", True),  # keyless Lords between do not matter
        ("Y1 R1:L01", "G1", False),  # spent
        ("Y1 R2 G2:L01", "G1", False),  # the odd silver one is spent too
        ("Y1 R1:L13", "G2", False),  # L13: one key
        ("Y1 R1:L13 G2", "B1", True),  # L13: any two
        ("Y1 R1:L13 G2", "B2", True),
        ("Y2 R2:L01 G1", "B2", False),
        ("Y2 R2:L01 G1 B2", "P2", True),
    ],
)
def test_6_1_the_window_of_keys(before: str, key: str, taken: bool) -> None:
    game = position(chambers=[before], deck=key, open_="L02 L03")

    play(game, "draw 1")

    assert (asked(game) == "source") == taken


def test_6_1_taking_is_mandatory_and_lies_on_the_lord_just_placed() -> None:
    game = position(chambers=["Y1 R4"], deck="G1", open_="L02 L03")

    play(game, "draw 1")
    assert legal(game) == ["open L02", "open L03", "explore 1", "explore 2", "explore 3"], "no way to decline"
    play(game, "open L03")

    assert chamber(game) == "Y1 R4 G1:L03"
    assert (game.silver[0], game.gold[0]) == (0, 0)


def test_6_1_l13_works_from_the_next_key_on() -> None:
    game = position(chambers=["Y1 R2"], piles={"G": "G1 G2 G3"}, open_="L13 L01 L05")

    play(game, "pile G", "place G1", "open L13", "place G2")
    assert asked(game) != "source", "one key in the new window"


def test_6_1_at_most_seven_locations() -> None:
    every_second = "Y1 Y3 R1 Y3 Y1 R3 R1 R3 Y1 G3 R1 G3 Y1 B3 R1 B3 G1 P3 B1 P3 G1 Y4 B1 R4 G1 G4 B1 B4 P1 P4"
    game = position(deck=every_second)

    while game.placed[0] < 15:
        play(game, "draw 1")
        if asked(game) == "source":
            play(game, "open L01" if "open L01" in legal(game) else "explore 1")

    assert len(game.locations(0)) == 7
    assert all(site != EMPTY for site in game.sites[1:14:2]), "one on every second Lord"
    assert game.silver[0] == 1


def test_6_2_from_the_deck_one_must_be_kept_and_the_others_become_open() -> None:
    game = position(chambers=["Y1"], deck="G1", location_deck="L05 L06 L07", open_="L01")

    play(game, "draw 1", "explore 2")
    assert legal(game) == ["choose L05", "choose L06"], "no way back to the open ones"
    play(game, "choose L06")

    assert open_sites(game) == "L01 L05"


def test_6_2_one_card_must_be_kept() -> None:
    game = position(chambers=["Y1"], deck="G1", location_deck="L05 L06", open_="L01")

    play(game, "draw 1", "explore 1")

    assert chamber(game) == "Y1 G1:L05"
    assert open_sites(game) == "L01"


def test_6_2_no_more_than_the_deck_holds() -> None:
    game = position(chambers=["Y1"], deck="G1 Y4 Y3 R3", location_deck="L05 L06", open_="L01", short=True)

    play(game, "draw 1")

    assert legal(game) == ["open L01", "explore 1", "explore 2"]


@pytest.mark.parametrize(("deck", "open_"), [("L05", ""), ("", "L05")])
def test_6_2_a_single_location_is_taken_without_a_question(deck: str, open_: str) -> None:
    game = position(chambers=["Y1"], deck="G1 Y4 Y3 R3", location_deck=deck, open_=open_, short=True)

    play(game, "draw 1")

    assert chamber(game) == "Y1 G1:L05"
    assert game.current == 1


def test_6_2_l14_looks_through_the_whole_deck_and_shuffles_it() -> None:
    game = position(chambers=["Y1 R1:L14 P2"], deck="G2 Y4", location_deck="L05 L06 L07", open_="L01", short_sites=True)

    play(game, "draw 1")
    assert legal(game) == ["choose L05", "choose L06", "choose L07"]
    play(game, "choose L06")

    assert sorted(LOCATION_ID[site] for site in game.location_deck) == ["L05", "L07"]
    assert game.shuffles == 1
    assert open_sites(game) == "L01"


def test_6_2_the_last_card_for_l14_is_taken_without_a_question() -> None:
    game = position(chambers=["Y1 R1:L14 P2"], deck="G2 Y4 Y3", location_deck="L05", open_="L01", short_sites=True)

    events = play(game, "draw 1")

    assert kinds(events) == ["draw", "place", "look", "take", "return_locations"]
    assert chamber(game) == "Y1 R1:L14 P2 G2:L05"
    assert game.location_deck == ()


def test_6_2_l14_with_an_empty_deck_keeps_the_keys_for_later() -> None:
    game = position(
        chambers=["Y1 R1:L14 P2", "B1"], deck="G2 B1 P1 Y4 Y3", open_="L12 L01 L05", location_deck="", short_sites=True
    )

    play(game, "draw 1")
    assert chamber(game) == "Y1 R1:L14 P2 G2", "open ones are not for the holder of L14"
    assert (game.silver[0], game.gold[0]) == (0, 2), "the keys stay in the window"

    play(game, "draw 1", "open L12")
    assert len(game.location_deck) == 2
    assert game.current == 0
    play(game, "draw 1")
    assert legal(game) == ["choose L01", "choose L05"], "the test comes again with the next key, of any kind"
    play(game, "choose L05")
    assert chamber(game) == "Y1 R1:L14 P2 G2 P1:L05"
    assert (game.silver[0], game.gold[0]) == (0, 0)


def test_6_2_l14_with_an_empty_deck_and_no_further_key() -> None:
    game = position(
        chambers=["Y1 R1:L14 P2 G2", "B1"], deck="Y4 B3 Y3 R3", location_deck="L02 L03", open_="L01", short_sites=True
    )

    play(game, "draw 1")

    assert game.current == 1, "the test is made only when a key is placed"


def test_6_2_l13_and_l14_together() -> None:
    game = position(chambers=["Y1 R1:L14 P2 B2:L13 Y2"], deck="G1", open_="L01")

    play(game, "draw 1")

    assert asked(game) == "keep_location"
    assert "choose L02" in legal(game)


def test_6_3_the_leftovers_are_open_before_l12_shuffles() -> None:
    game = position(chambers=["Y1"], deck="G1", location_deck="L12 L05 L06", open_="")

    events = play(game, "draw 1", "explore 3", "choose L12")

    assert kinds(events)[-3:] == ["take", "opened", "shuffle_locations"]
    assert game.open == ()
    assert len(game.location_deck) == 23


def test_6_3_l14_then_l12_shuffles_the_open_ones_into_the_rest() -> None:
    game = position(chambers=["Y1 R1:L14 P2"], deck="G2", location_deck="L12 L05", open_="L01 L02", short_sites=True)

    events = play(game, "draw 1", "choose L12")

    assert kinds(events)[-3:] == ["take", "return_locations", "shuffle_locations"]
    assert sorted(LOCATION_ID[site] for site in game.location_deck) == ["L01", "L02", "L05"]


def test_6_3_pearls_of_a_location_may_steal_the_token_at_once() -> None:
    game = position(chambers=["Y1", "R4"], deck="G1", open_="L02 L01", master=1)

    events = play(game, "draw 1", "open L02")

    assert kinds(events)[-3:] == ["take", "pearls", "master"]
    assert game.master == 0


# 7 Pearl Master ----------------------------------------------------------------------------------------------------


def test_7_the_first_to_gain_pearls_becomes_pearl_master() -> None:
    game = position(deck="Y2 R4")

    play(game, "draw 1")
    assert game.master == NOBODY
    play(game, "draw 1")
    assert game.master == 1


def test_7_the_master_only_moves_the_marker() -> None:
    game = position(chambers=["Y4"], deck="Y3")

    events = play(game, "draw 1")

    assert kinds(events) == ["draw", "place", "pearls"]
    assert (game.master, game.pearls) == (0, [3, 0])


def test_7_fewer_pearls_do_not_take_the_token() -> None:
    game = position(chambers=["R4", "Y3 P3"], deck="G3", master=1)

    play(game, "draw 1")

    assert (game.master, game.pearls) == (1, [3, 4])


def test_7_with_equal_numbers_the_last_to_reach_it_holds_the_token() -> None:
    game = position(seats=3, chambers=["Y4", "R4", "G3"], deck="B4 P4", master=2)

    play(game, "draw 1")
    assert game.master == 0
    play(game, "draw 1")
    assert game.pearls == [2, 2, 2]
    assert game.master == 1


def test_7_nobody_scores_a_token_nobody_gained() -> None:
    game = position(chambers=["Y1 Y2", "R6"])

    assert [points(game, seat)[3] for seat in (0, 1)] == [0, 0]


def test_7_the_token_is_worth_five() -> None:
    assert points(position(chambers=["Y4"]))[3] == 5


# 8 End of the game -------------------------------------------------------------------------------------------------

FOURTEEN = "G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0 Y1"


def test_8_last_round_of_four() -> None:
    game = position(
        seats=4, chambers=["P0", "B3", FOURTEEN], current=2, deck="P4 Y4 B4 G4", pearls=[0, 2, 7, 0], master=2
    )

    turns = []
    while asked(game) != "over":
        turns.append(game.current)
        play(game, "draw 1")

    assert turns == [2, 3, 0, 1], "one more turn each, none for the finisher"
    assert game.finisher == 2


def test_8_filling_a_chamber_in_the_last_round_triggers_nothing_more() -> None:
    other = "Y2 Y3 Y4 P2:L06 R3 R4 R6 B3 B4 B6 G0 G3 G4 P6"
    game = position(chambers=[FOURTEEN, other], deck="P4 P3", pearls=[7, 9], master=1)

    events = play(game, "draw 1", "draw 1")

    assert asked(game) == "over"
    assert game.finisher == 0
    assert kinds(events).count("last_round") == 1


def test_8_forced_recruiting_applies_in_the_last_round_too() -> None:
    chambers = ["G2 R2:L08 R1 B4 G1 G3 R2 P3 P4 B0 R4 P6 R0 Y1", "B3", "P0"]
    game = position(
        seats=3, chambers=chambers, deck="P1 Y4 B4", piles={"Y": "Y6 Y3"}, open_="L09 L01", pearls=[9, 2, 0]
    )

    events = play(game, "draw 1", "open L09")

    assert asked(game) == "over"
    assert [chamber(game, seat) for seat in (1, 2)] == ["B3 Y4", "P0 B4"]
    assert pile(game, "Y") == "Y3 Y6"
    assert "release" not in kinds(events), "its owner has no further turn"


def test_8_unfinished_chambers_score_without_penalty() -> None:
    game = position(chambers=[FOURTEEN, "Y6"], deck="P4 Y3", pearls=[7, 0], master=0)

    play(game, "draw 1", "draw 1")

    assert asked(game) == "over"
    assert points(game, 1) == (6, 0, 6, 0, 12)


# 9 Scoring ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", (0, 0, 0, 0, 0)),
        ("Y2", (2, 0, 3, 0, 5)),  # a lone Lord is a coalition of one
        ("Y0 R0", (0, 0, 3, 0, 3)),
        ("Y1 R2 Y6 R0", (8, 0, 3, 0, 11)),
        ("Y1 Y2 R1 R2 R6", (8, 0, 9, 0, 17)),  # only the largest group counts
        ("Y2 Y2:L01 Y1", (2, 7, 9, 0, 18)),  # a Location on top changes nothing
    ],
)
def test_9_the_four_columns(text: str, expected: tuple[int, ...]) -> None:
    assert points(position(chambers=[text])) == expected


def test_9_a_coalition_winds_through_the_rows_and_around_a_hole() -> None:
    ring = "R1 Y1 Y1 R1 R1  R1 Y1 G1 Y1  R1 Y1 Y1"
    holding = Holding([LORD_BY_CODE[code] for code in ring.split()], (), 0)

    assert [spot + 1 for spot in range(15) if holding.coalition() >> spot & 1] == [2, 3, 7, 9, 11, 12]


@pytest.mark.parametrize(
    ("spots", "links"),
    [
        ([1, 2, 7, 10, 13], [(1, 2), (2, 7), (7, 10), (10, 13)]),
        ([2, 3, 7, 9, 11, 12], [(2, 3), (2, 7), (3, 7), (7, 11), (9, 12), (11, 12)]),
        ([4], []),
    ],
)
def test_9_the_links_of_a_coalition_join_its_touching_spots(spots: list[int], links: list[tuple[int, int]]) -> None:
    group = sum(1 << (spot - 1) for spot in spots)

    assert [(one + 1, other + 1) for one, other in coalition_links(group)] == links


def test_9_standings_name_seat_parts_and_place() -> None:
    game = position(seats=3, chambers=["Y6", "R6", "Y4 R4"], pearls=[0, 0, 2], master=2)

    standings = game.standings()

    assert [standing.score for standing in standings] == [9, 9, 16]
    assert [standing.place for standing in standings] == [2, 2, 1], "equal points and pearls share a place"
    assert standings[2].parts == (("lords", 8), ("locations", 0), ("coalition", 3), ("pearl_master", 5))
    assert standings[2].tiebreak == 2


# 10 Information ----------------------------------------------------------------------------------------------------


def test_10_only_the_order_of_the_decks_is_hidden() -> None:
    game = position(chambers=["Y1 R1:L05"], piles={"G": "G4"}, deck="Y4 P3", open_="L01")
    play(game, "draw 2")

    seen = RULES.observe(game, 1)

    assert set(seen.lord_deck) == set(seen.location_deck) == {UNKNOWN}
    assert len(seen.lord_deck) == len(game.lord_deck)
    assert seen.shown == game.shown, "drawn Lords are seen by all"
    assert (seen.chambers, seen.sites, seen.piles, seen.open) == (game.chambers, game.sites, game.piles, game.open)


def test_10_only_the_holder_of_l14_sees_the_location_deck() -> None:
    game = position(chambers=["Y1 R1:L14 P2"], deck="G2 Y4", location_deck="L05 L06", open_="L01", short_sites=True)
    look = next(event for event in play(game, "draw 1") if event.kind == "look")

    assert RULES.observe(game, 0).shown == game.shown
    for seat in (1, None):
        assert RULES.observe(game, seat).shown == (UNKNOWN, UNKNOWN)
        assert redact(look, seat).private == ()
        assert redact(look, seat).public == (2,)
    assert redact(look, 0).private == ((0, game.shown),)
