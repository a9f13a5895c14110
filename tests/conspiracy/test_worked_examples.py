"""The worked examples of the rules, chapter 12, one test each, with the values that stand there."""

from __future__ import annotations

import pytest

from game.conspiracy.components import LOCATION_BY_ID, LORD_BY_CODE
from game.conspiracy.powers import POWERS
from game.conspiracy.scoring import CATEGORIES, Holding, rank
from game.engine.protocol import NOBODY
from tests.conspiracy.situations import asked, chamber, kinds, legal, lords, open_sites, pile, play, points, position


def test_01_draw_and_discard() -> None:
    game = position(deck="B6 Y1 Y4")

    events = play(game, "draw 3", "keep Y4")

    assert chamber(game) == "Y4"
    assert game.pearls == [1, 0]
    assert game.master == 0
    assert pile(game, "B") == "B6"
    assert pile(game, "Y") == "Y1"
    assert "reveal" not in kinds(events), "the 6 was not placed"


def test_02_reveal() -> None:
    game = position(deck="B6 Y1")

    play(game, "draw 1")

    assert chamber(game) == "B6"
    assert pile(game, "Y") == "Y1"


def test_03_pile_with_location_in_the_middle() -> None:
    game = position(piles={"G": "G1 G1 G3"}, location_deck="L05 L01 L09")

    play(game, "pile G", "place G1")
    assert legal(game) == ["place G1", "place G3"]
    play(game, "place G1")
    assert asked(game) == "source", "the Location comes before the third Lord"
    play(game, "explore 3", "choose L01")

    assert chamber(game) == "G1 G1:L01 G3"
    assert open_sites(game) == "L05 L09"
    assert game.pearls == [2, 0]
    assert game.master == 0
    assert points(game) == (3, 7, 9, 5, 24)


def test_04_unequal_keys() -> None:
    game = position(chambers=["Y1 B3 R2"], deck="P2 B0 G1", open_="L01 L02")

    play(game, "draw 1", "open L01")
    assert chamber(game) == "Y1 B3 R2 P2:L01"

    play(game, "draw 1", "draw 1")
    assert chamber(game) == "Y1 B3 R2 P2:L01 G1"
    assert (game.silver[0], game.gold[0]) == (1, 0), "the old silver key is spent"
    assert game.current == 1, "nothing is taken"


def test_05_any_two_keys_with_l13() -> None:
    game = position(chambers=["Y1 Y1:L13"], deck="P2 B0 B1", open_="L01 L02")

    play(game, "draw 1")
    assert game.current == 1, "one key is not enough"

    play(game, "draw 1", "draw 1", "open L02")
    assert chamber(game) == "Y1 Y1:L13 P2 B1:L02"


def test_06_overfull_pile() -> None:
    thirteen = "G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0"
    game = position(chambers=[thirteen], piles={"Y": "Y1 Y3 Y4 Y6"}, deck="P4", pearls=[5, 0])

    events = play(game, "pile Y", "place Y6", "place Y4")

    assert chamber(game).endswith("R0 Y6 Y4")
    assert pile(game, "P") == "P4", "the 6 turned a Lord over"
    assert game.pearls[0] == 6
    assert pile(game, "Y") == "Y1 Y3"
    assert game.finisher == 0
    assert kinds(events) == ["pile", "place", "reveal", "place", "pearls", "return_lords", "last_round"]


def test_07_swap() -> None:
    game = position(chambers=["Y3 B2 Y4"], deck="R0")

    play(game, "draw 1")
    assert legal(game) == ["swap 1 3", "swap 1 4", "swap 3 4", "stay"], "B2 shows a key and does not move"
    assert points(game)[2] == 3
    play(game, "swap 1 4")

    assert chamber(game) == "R0 B2 Y4 Y3"
    assert points(game)[2] == 6
    assert game.pearls == [3, 0], "the pearls of Y3 are not gained again"


@pytest.mark.parametrize("before", ["Y1 B2", ""])
def test_08_no_swap(before: str) -> None:
    game = position(chambers=[before], deck="R0")

    play(game, "draw 1")

    assert game.current == 1
    assert asked(game) == "recruit"


@pytest.mark.parametrize(("holder", "token"), [("Y3", 0), ("Y3 P3", 1)])
def test_09_equal_pearls_steal(holder: str, token: int) -> None:
    game = position(chambers=["R4", holder], deck="G4", master=1)

    play(game, "draw 1")

    assert game.pearls[0] == 2
    assert game.master == token


def test_09_the_token_swings_ten_points() -> None:
    game = position(chambers=["R4", "Y3"], deck="G4", master=1)
    before = points(game, 0)[3] - points(game, 1)[3]

    play(game, "draw 1")

    assert points(game, 0)[3] - points(game, 1)[3] - before == 10


def test_10_pearls_from_a_location() -> None:
    game = position(chambers=["B1", "Y3 P4"], deck="G1", open_="L04", master=1)

    play(game, "draw 1", "open L04")

    assert game.pearls == [3, 3]
    assert game.master == 0


@pytest.mark.parametrize(
    ("order", "masters"), [(("place R4", "place R3"), [1, 0]), (("place R3", "place R4"), [0, 0])]
)
def test_11_two_gains_in_a_turn(order: tuple[str, str], masters: list[int]) -> None:
    game = position(piles={"R": "R3 R4 R2"}, pearls=[3, 5], master=1)

    play(game, "pile R", order[0])
    assert game.master == masters[0]
    play(game, order[1])

    assert game.pearls == [6, 5]
    assert game.master == masters[1]


def test_12_l09_forces_the_top_lord() -> None:
    game = position(seats=3, chambers=["B1"], piles={"R": "R4"}, deck="G1 Y0 P0", open_="L09")

    events = play(game, "draw 1", "open L09")

    assert chamber(game, 1) == "Y0"
    assert chamber(game, 2) == "P0"
    assert pile(game, "R") == "R4"
    assert game.current == 0
    assert game.forced == 0
    assert kinds(events)[-1] == "release"
    assert "pile R" in legal(game)


def test_13_l10_after_l09() -> None:
    game = position(
        seats=3, chambers=["B1", "P2"], piles={"R": "R4"}, deck="G1 B2 Y3 Y4 P3 P4 B3", open_="L09 L10 L01"
    )

    play(game, "draw 1", "open L09")
    assert chamber(game, 1) == "P2 B2", "forced to take the top Lord"
    play(game, "open L10")

    assert (game.forced, game.forced_by) == (2, 1)
    assert game.current == 2
    assert legal(game) == ["keep Y3", "keep Y4"], "two were drawn without being asked"
    play(game, "keep Y3")
    assert game.current == 0
    assert legal(game) == ["keep P3", "keep P4"]
    play(game, "keep P4")
    assert game.current == 1
    assert game.forced == 0
    assert "pile R" in legal(game)


def test_14_forced_draw_with_a_short_deck() -> None:
    game = position(
        seats=3, current=2, chambers=["", "", "B1"], piles={"G": "G1", "B": "B4", "P": "P4"}, deck="Y4",
        open_="L10 L01", short=True,
    )

    play(game, "pile G", "open L10")

    assert chamber(game, 0) == "Y4", "the one card that is left is placed"
    assert (game.forced, game.forced_by) == (2, 2)
    assert game.current == 1
    assert legal(game) == ["pile B", "pile P"], "the deck is empty: take a pile"


def test_15_l11_takes_the_fresh_discards() -> None:
    game = position(chambers=["B1"], piles={"R": "R2"}, deck="G1 P4", open_="L11 L01")
    deck = len(game.lord_deck)

    play(game, "draw 2", "keep G1")
    assert pile(game, "P") == "P4"
    play(game, "open L11")

    assert chamber(game) == "B1 G1:L11"
    assert not any(game.piles)
    assert len(game.lord_deck) == deck - 2 + 2
    assert "P4" in lords(game.lord_deck)


def test_15_l11_leaves_the_hand_alone() -> None:
    game = position(chambers=["B1"], piles={"G": "G1 G3", "R": "R2"}, open_="L11 L01")

    play(game, "pile G", "place G1", "open L11")

    assert chamber(game) == "B1 G1:L11 G3"
    assert not any(game.piles)


def test_16_l12() -> None:
    game = position(chambers=["B1", "Y2"], deck="G1 B2", open_="L01 L02", location_deck="L12 L05 L06")
    deck = len(game.location_deck)

    events = play(game, "draw 1", "explore 3", "choose L12")

    assert kinds(events) == ["draw", "place", "explore", "take", "opened", "shuffle_locations"]
    assert open_sites(game) == ""
    assert len(game.location_deck) == deck - 3 + 4
    play(game, "draw 1")
    assert legal(game) == ["explore 1", "explore 2", "explore 3"], "the next taker can only draw"


def test_17_l14() -> None:
    game = position(chambers=["Y1 Y1:L14 P2"], deck="B2", open_="L01")
    deck = set(game.location_deck)

    play(game, "draw 1")
    assert asked(game) == "keep_location"
    assert len(legal(game)) == len(deck)
    assert "choose L01" not in legal(game)
    play(game, "choose L07")

    assert chamber(game) == "Y1 Y1:L14 P2 B2:L07"
    assert open_sites(game) == "L01", "it stays open for the others"
    assert set(game.location_deck) == deck - {LOCATION_BY_ID["L07"]}


def test_18_coalition() -> None:
    colours = "BBYYG" "RBYB" "BGR" "BP" "P"
    holding = Holding([LORD_BY_CODE[colour + "1"] for colour in colours], (), 0)

    group = holding.coalition()

    assert [spot + 1 for spot in range(15) if group >> spot & 1] == [1, 2, 7, 10, 13]
    assert holding.points(False)[2] == 15


def test_19_alliance() -> None:
    values = "21313" "2114" "621" "43" "1"
    holding = Holding([LORD_BY_CODE["Y" + value] for value in values], (), 0)

    assert POWERS[LOCATION_BY_ID["X1"]].worth(holding) == 5


def test_20_full_chamber() -> None:
    game = position(
        chambers=["G2 R2:L08 R1 B4 G1:L05 G3 R2 P1 B1:L06 B2 R1 Y2:L16G Y1 Y1:L02 P4"], master=NOBODY
    )

    assert game.pearls[0] == 5
    assert points(game) == (15, 36, 12, 0, 63)


@pytest.mark.parametrize(("site", "worth"), [("L15Y", 6), ("L16Y", 5), ("L15P", 0), ("L16P", 1)])
def test_21_thrones_and_counters(site: str, worth: int) -> None:
    holding = Holding([LORD_BY_CODE[code] for code in ("Y1", "Y1", "Y6", "Y3")], (), 0)

    assert POWERS[LOCATION_BY_ID[site]].worth(holding) == worth


@pytest.mark.parametrize(("pearls", "worth"), [(7, 3), (1, 0)])
def test_22_l07(pearls: int, worth: int) -> None:
    assert POWERS[LOCATION_BY_ID["L07"]].worth(Holding([], (), pearls)) == worth


def test_23_last_round() -> None:
    fourteen = "G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0 Y1"
    game = position(seats=3, chambers=["P0", fourteen, "B3"], current=1, deck="P4 Y4 B4", pearls=[0, 5, 2])

    play(game, "draw 1")
    assert game.finisher == 1
    assert game.current == 2
    play(game, "draw 1")
    assert game.current == 0, "player 1 began the game and still has a turn"
    play(game, "draw 1")

    assert asked(game) == "over"
    assert game.decision() is None


def test_24_ties() -> None:
    def places(*seats: tuple[int, int]) -> list[int]:
        standings = rank([(ip, *[0] * (len(CATEGORIES) - 1)) for ip, _ in seats], [pearls for _, pearls in seats])
        return [standing.place for standing in standings]

    assert places((48, 8), (48, 14)) == [2, 1]
    assert places((45, 9), (45, 9)) == [1, 1]
    assert places((45, 9), (48, 2), (45, 9)) == [2, 1, 2]


def test_25_six_in_a_pile() -> None:
    game = position(piles={"Y": "Y6 Y3"}, deck="Y1")

    play(game, "pile Y", "place Y6")

    assert chamber(game) == "Y6 Y3", "Y1 did not join the hand"
    assert pile(game, "Y") == "Y1"


def test_26_lord_deck_empty() -> None:
    game = position(seats=4, piles={"Y": "Y6", "R": "R3", "G": "G1", "B": "B2"}, short=True)
    assert legal(game) == ["pile Y", "pile R", "pile G", "pile B"], "nobody may draw"

    events = play(game, "pile Y")

    assert kinds(events) == ["pile", "place"], "nothing is turned over"
    assert legal(game) == ["pile R", "pile G", "pile B"]
