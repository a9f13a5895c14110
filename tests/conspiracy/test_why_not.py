"""Why a thing on the board cannot be chosen: for every kind of target in every phase a sentence and its paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from game.conspiracy.components import GUILD_IDS, LOCATION_BY_ID, LORD_BY_CODE
from game.conspiracy.rules import RULES
from game.conspiracy.state import ConspiracyState
from game.engine.protocol import Target
from tests.conspiracy.situations import asked, play, position, speak

PHASES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "recruit": ({"piles": {"R": "R1"}, "open_": "L01"}, ()),
    "keep_lord": ({"deck": "Y1 R2 G3", "piles": {"R": "R1"}, "open_": "L01"}, ("draw 3",)),
    "next_lord": ({"piles": {"Y": "Y1 Y3", "R": "R1"}, "open_": "L01"}, ("pile Y",)),
    "swap": ({"chambers": ["Y3 B1 Y4"], "deck": "R0", "piles": {"R": "R1"}, "open_": "L01"}, ("draw 1",)),
    "source": ({"chambers": ["Y1"], "deck": "G1", "piles": {"R": "R1"}, "open_": "L01"}, ("draw 1",)),
    "keep_location": (
        {"chambers": ["Y1"], "deck": "G1", "piles": {"R": "R1"}, "open_": "L01"}, ("draw 1", "explore 2"),
    ),
    "over": ({
        "seats": 2, "chambers": ["G2 R2:L08 R1 B4 G1 G3 R2 P1:L12 B1 B2:L03 R1 P3 R0 Y1", "Y6"], "deck": "P4 Y3",
        "piles": {"R": "R3"}, "open_": "L01", "pearls": [7, 0],
    }, ("draw 1", "draw 1")),
}  # fmt: skip

LORD_DECK, LOCATION_DECK = Target("lord_deck"), Target("location_deck")
DRAW, EXPLORE = Target("draw", (3,)), Target("explore", (3,))
PILE, EMPTY_PILE = Target("pile", (GUILD_IDS.index("R"),)), Target("pile", (GUILD_IDS.index("B"),))
OPEN = Target("open", (LOCATION_BY_ID["L01"],))
SPOT, RIVAL_SPOT, SCORE = Target("spot", (0, 0)), Target("spot", (1, 0)), Target("score", (0,))
TRAY = Target("tray", (0, LORD_BY_CODE["Y1"]))
TARGETS = {
    "lord_deck": LORD_DECK, "draw": DRAW, "pile": PILE, "empty pile": EMPTY_PILE, "location_deck": LOCATION_DECK,
    "explore": EXPLORE, "open": OPEN, "spot": SPOT, "rival spot": RIVAL_SPOT, "score": SCORE, "tray": TRAY,
}  # fmt: skip

# Paragraphs by phase. Targets that are legal in a phase are left out.
EVERYWHERE_ELSE = [name for name in TARGETS if name not in ("spot", "rival spot", "tray")]
PARAGRAPHS = {
    "recruit": {
        "lord_deck": "4.1", "empty pile": "4.2", "location_deck": "6.1", "explore": "6.1", "open": "6.1",
        "spot": "5.1", "rival spot": "5.1", "score": "4", "tray": "4",
    },
    "keep_lord": {**dict.fromkeys(EVERYWHERE_ELSE, "4.1"), "spot": "5.1", "rival spot": "5.1"},
    "next_lord": {**dict.fromkeys(EVERYWHERE_ELSE, "4.2"), "spot": "5.1", "rival spot": "5.1"},
    "swap": dict.fromkeys(TARGETS, "5.3"),
    "source": {
        **dict.fromkeys(("lord_deck", "draw", "pile", "empty pile", "score", "tray"), "6.1"), "location_deck": "6.2",
        "spot": "5.1", "rival spot": "5.1",
    },
    "keep_location": {**dict.fromkeys(EVERYWHERE_ELSE, "6.2"), "spot": "5.1", "rival spot": "5.1"},
    "over": dict.fromkeys(TARGETS, "8"),
}  # fmt: skip


def in_phase(phase: str) -> ConspiracyState:
    setting, moves = PHASES[phase]
    game = position(**setting)
    play(game, *moves)
    assert asked(game) == phase
    return game


def sentence(game: ConspiracyState, target: Target) -> tuple[str, str]:
    """The reason that the seat to move is told, and its paragraph."""
    reason = RULES.why_not(RULES.observe(game, game.current), target)
    return speak(reason.phrase), reason.paragraph


@pytest.mark.parametrize(("phase", "name"), [(phase, name) for phase in PHASES for name in PARAGRAPHS[phase]])
def test_every_target_in_every_phase(phase: str, name: str) -> None:
    text, paragraph = sentence(in_phase(phase), TARGETS[name])

    assert paragraph == PARAGRAPHS[phase][name]
    assert text.endswith(".")
    assert "{" not in text


@pytest.mark.parametrize(
    ("phase", "target", "words"),
    [
        ("recruit", LORD_DECK, "First choose how many Lords to draw."),
        ("recruit", EMPTY_PILE, "The pile of the Politicians is empty."),
        ("recruit", OPEN, "A Location needs two equal keys, or any third key, placed since your last Location."),
        ("recruit", SPOT, "Lords always go to the next free spot, from left to right and from top to bottom."),
        ("keep_lord", PILE, "First choose which of the drawn Lords to keep."),
        ("next_lord", DRAW, "First place the Lords in your hand, one after another."),
        ("swap", RIVAL_SPOT, "You swap Lords of your own chamber only."),
        ("swap", Target("spot", (0, 1)), "Lords with a key never move."),
        ("swap", Target("spot", (0, 9)), "No Lord stands there: a swap exchanges two Lords."),
        ("swap", SPOT, "A swap needs two different Lords."),
        ("swap", PILE, "First decide about the swap."),
        ("source", LOCATION_DECK, "First choose how many Locations to draw."),
        ("source", PILE, "First take a Location: it is mandatory and happens at once."),
        ("keep_location", OPEN, "First choose which Location to keep."),
        ("over", PILE, "The game is over."),
    ],
)
def test_the_sentence_fits(phase: str, target: Target, words: str) -> None:
    assert sentence(in_phase(phase), target)[0] == words


def test_more_than_the_deck_holds() -> None:
    game = position(deck="Y1 Y2", piles={"R": "R1"}, short=True)

    assert sentence(game, DRAW) == ("Too few cards are left in the Lord deck: 2.", "4.1")


def test_nothing_to_draw() -> None:
    game = position(piles={"R": "R1", "Y": "Y1"}, short=True)

    for target in (LORD_DECK, DRAW):
        assert sentence(game, target) == ("The Lord deck is empty: take a discard pile.", "4.1")


@pytest.mark.parametrize(
    ("forced", "words"),
    [
        (1, "Seat 1's Location makes you take the top Lord of the deck."),
        (2, "Seat 1's Location makes you draw 2 Lords and keep one."),
    ],
)
def test_forced_recruiting(forced: int, words: str) -> None:
    game = position(piles={"R": "R1"}, forced=forced, forced_by=1)

    for target in (PILE, DRAW):
        assert sentence(game, target) == (words, "4.3")


def test_more_locations_than_the_deck_holds() -> None:
    game = position(chambers=["Y1"], deck="G1", open_="L01", location_deck="L02 L03", short_sites=True)
    play(game, "draw 1")

    assert sentence(game, EXPLORE) == ("Too few cards are left in the Location deck: 2.", "6.2")


def test_no_location_to_draw() -> None:
    game = position(chambers=["Y1"], deck="G1", open_="L01 L02", short_sites=True)
    play(game, "draw 1")

    assert sentence(game, EXPLORE) == ("The Location deck is empty: take an open Location.", "6.2")


def test_open_locations_are_not_for_the_holder_of_l14() -> None:
    game = position(chambers=["Y1 R1:L14 P2"], deck="G2", open_="L01")
    play(game, "draw 1")

    words = "With the Great Gate you choose from the whole deck, not from the open Locations."
    assert sentence(game, OPEN) == (words, "6.2")
