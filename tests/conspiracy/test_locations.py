"""All 29 Locations (rules 2.2): their worth in two chambers, counted by hand, and what they do when they are taken."""

from __future__ import annotations

from typing import Any

import pytest

from game.conspiracy.components import LOCATION_BY_ID, LOCATION_ID, LOCATIONS, LORD_BY_CODE
from game.conspiracy.powers import ANY_KEYS, POWERS, WHOLE_DECK
from game.conspiracy.scoring import Holding
from game.conspiracy.state import ConspiracyState
from game.engine.protocol import NOBODY
from tests.conspiracy.situations import chamber, kinds, lords, open_sites, play, points, position, sites

FULL = "Y6 Y0 G1 G2 B4  Y1 R1 G1 P3  R1 R2 P6  R3 B0  G4"
"""Five 1s in one group (3-7-8, 7-6, 7-10), 2s at 4 and 11, 3s at 9 and 13, 4s at 5 and 15, two 0s, two 6s, 6 pearls."""

FEW = "B3 B3 B4 Y4 P0"
"""No key; the 3s touch, so do the 4s; 6 pearls."""

# Location: its worth in the full and in the other chamber, each time as the only one.
WORTH = {
    "L01": (7, 7), "L02": (5, 5), "L03": (4, 4), "L04": (3, 3),
    "L05": (5, 0), "L06": (4, 0), "L07": (3, 3), "L08": (2, 2),
    "L09": (3, 3), "L10": (3, 3), "L11": (3, 3), "L12": (3, 3), "L13": (3, 3), "L14": (3, 3),
    "L15Y": (6, 4), "L15R": (3, 0), "L15G": (4, 0), "L15B": (4, 4), "L15P": (6, 0),
    "L16Y": (4, 2), "L16R": (5, 1), "L16G": (5, 1), "L16B": (3, 4), "L16P": (3, 2),
    "X1": (5, 0), "X2": (2, 0), "X3": (2, 4), "X4": (2, 4), "X5": (5, 2),
}  # fmt: skip


def holding(text: str, site: str, pearls: int = 6) -> Holding:
    return Holding([LORD_BY_CODE[code] for code in text.split()], [LOCATION_BY_ID[site]], pearls)


@pytest.mark.parametrize(("site", "full", "few"), [(site, *worth) for site, worth in WORTH.items()])
def test_worth(site: str, full: int, few: int) -> None:
    power = POWERS[LOCATION_BY_ID[site]]

    assert power.worth(holding(FULL, site)) == full
    assert power.worth(holding(FEW, site)) == few


def test_every_location_has_its_worth_here() -> None:
    assert sorted(WORTH) == sorted(LOCATION_ID)
    assert len(WORTH) == LOCATIONS == 29


@pytest.mark.parametrize(("pearls", "worth"), [(0, 0), (1, 0), (2, 1), (7, 3), (30, 15)])
def test_l07_counts_complete_pairs(pearls: int, worth: int) -> None:
    assert POWERS[LOCATION_BY_ID["L07"]].worth(holding(FEW, "L07", pearls)) == worth


@pytest.mark.parametrize(
    ("text", "worth"),
    [("Y1:L08 R1", 2), ("Y1 R1:L08 G2 P2:L01", 4 + 7), ("Y1 Y1:L16R B2 G2:L08 P1 P1:L15Y", 1 + 6 + 1)],
)
def test_l08_counts_every_location_itself_included(text: str, worth: int) -> None:
    assert points(position(chambers=[text]))[1] == worth


def test_keys_count_whether_spent_covered_or_not() -> None:
    game = position(chambers=["Y1 R1:L05 G2 P2:L06 B1"])

    assert points(game)[1] == 3 + 4, "silver at 1, 2 (covered) and 5; gold at 3 and 4 (covered)"


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("Y2 R2", 4),  # two in a row of any guilds
        ("Y2 R1 G2", 2),  # the 1 parts them
        ("Y1 R1 G1 B1 P1 Y2", 2),  # the lone 2 counts as a group of one
        ("R1 Y2 R1 R1 R1 G1 B2 P2", 6),  # spots 2, 7 and 8 hang together
        ("Y1", 0),  # no Lord of the value
    ],
)
def test_an_alliance_is_a_connected_group_of_one_value(text: str, worth: int) -> None:
    assert POWERS[LOCATION_BY_ID["X2"]].worth(holding(text, "X2")) == worth


# Taking ------------------------------------------------------------------------------------------------------------


def taken(site: str, **setting: Any) -> tuple[ConspiracyState, list[str]]:
    """The game of seat 0 with B1, which draws G1 and takes the open Location; what happened up to the next turn."""
    game = position(bonus=True, chambers=["B1", "R3"], deck="G1 Y4 Y3", open_=site, **setting)
    return game, kinds(play(game, "draw 1", f"open {site}"))


QUIET = [site for site in WORTH if site not in ("L02", "L03", "L04", "L09", "L10", "L11", "L12")]


@pytest.mark.parametrize("site", QUIET)
def test_a_location_without_an_instant_effect(site: str) -> None:
    game, events = taken(site)

    assert events == ["draw", "place", "take"]
    assert chamber(game) == f"B1 G1:{site}"
    assert (game.pearls, game.master) == ([0, 2], 1)
    assert (game.silver[0], game.gold[0]) == (0, 0)
    assert game.forced == 0
    assert game.powers == [{"L13": ANY_KEYS, "L14": WHOLE_DECK}.get(site, 0), 0]


@pytest.mark.parametrize(("site", "pearls", "master"), [("L02", 1, 1), ("L03", 2, 0), ("L04", 3, 0)])
def test_pearls_at_once(site: str, pearls: int, master: int) -> None:
    game, events = taken(site)

    assert game.pearls == [pearls, 2]
    assert game.master == master
    assert events == ["draw", "place", "take", "pearls", *["master"] * (master == 0)]


def test_l09_makes_the_others_take_the_top_lord() -> None:
    game, events = taken("L09")

    assert events == ["draw", "place", "take", "constrain", "draw", "place", "pearls", "release"]
    assert chamber(game, 1) == "R3 Y4"
    assert game.current == 0
    assert (game.forced, game.forced_by) == (0, NOBODY)


def test_l10_makes_the_others_draw_two_and_keep_one() -> None:
    game, events = taken("L10")

    assert events == ["draw", "place", "take", "constrain", "draw"]
    assert (game.forced, game.forced_by, game.current) == (2, 0, 1)
    assert lords(game.shown) == "Y4 Y3"


def test_l11_shuffles_all_discards_into_the_deck() -> None:
    game, events = taken("L11", piles={"P": "P1 P6", "R": "R0"})

    assert events == ["draw", "place", "take", "shuffle_lords"]
    assert game.piles == [()] * 5
    assert len(game.lord_deck) == 60 - 3, "all but the three Lords in the chambers"
    assert game.shuffles == 1


def test_l11_without_discards_does_nothing() -> None:
    game, events = taken("L11")

    assert events == ["draw", "place", "take"]
    assert lords(game.lord_deck).endswith("Y3 Y4"), "the order is as it was"
    assert game.shuffles == 0


def test_l12_shuffles_the_other_open_ones_into_the_deck() -> None:
    game = position(chambers=["B1"], deck="G1", open_="L12 L01 L07")

    events = kinds(play(game, "draw 1", "open L12"))

    assert events == ["draw", "place", "take", "shuffle_locations"]
    assert open_sites(game) == ""
    assert len(game.location_deck) == 23
    assert {"L01", "L07"} <= set(sites(game.location_deck).split())


def test_l12_with_none_open_does_nothing() -> None:
    before = position(bonus=True, chambers=["B1", "R3"], deck="G1 Y4 Y3", open_="L12")

    game, events = taken("L12")

    assert events == ["draw", "place", "take"]
    assert game.location_deck == before.location_deck
    assert game.shuffles == 0


def test_a_shuffle_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    decks = [taken("L11", piles={"P": "P1 P6", "R": "R0"}, seed=seed)[0].lord_deck for seed in (1, 1, 2)]

    assert decks[0] == decks[1]
    assert sorted(decks[0]) == sorted(decks[2])
    assert decks[0] != decks[2]
