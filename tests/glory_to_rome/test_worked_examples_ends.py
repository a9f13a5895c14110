"""Worked examples of the rules, chapter 19, with their values, 36 to 46: scores, ends of the game and of a turn."""

from __future__ import annotations

from tests.glory_to_rome.situations import (
    allows,
    asked,
    camp,
    ended,
    hand,
    perform,
    play,
    pool,
    position,
    stock,
    think,
    total,
    winners,
)

IMPERIUM = {"edition": "bb_imperium"}


def test_36_wall() -> None:
    for cards, points in ((5, 6), (4, 6), (3, 5), (1, 4)):
        assert total(position(A={"camp": "wall!", "stock": f"wood*{cards}"}), "A") == points


def test_37_merchant_bonuses() -> None:
    game = position(seats=3, A={"vault": "road"}, B={"vault": "dock road"}, C={"vault": "road*2"})
    assert [total(game, seat) for seat in "ABC"] == [3, 7, 7]


def test_38_final_score() -> None:
    game = position(
        A={"influence": 11, "vault": "bath villa sewer temple palace statue"},
        B={"influence": 3, "vault": "road*2 dock villa sewer wall"},
    )
    assert (total(game, "A"), total(game, "B")) == (34, 23)


def test_39_ties() -> None:
    game = position(A={"influence": 19, "hand": "dock*3 jack"}, B={"influence": 19, "hand": "dock*3"})
    assert winners(game) == "A"
    game = position(A={"influence": 19, "hand": "dock*2 jack"}, B={"influence": 19, "hand": "dock*3"})
    assert winners(game) == "AB"


def test_40_catacomb_ends_at_once() -> None:
    game = position(
        A={"camp": "catacomb(stone,stone)", "stock": "stone*2", "clients": "architect*2"}, B={"hand": "wall"})
    perform(game, "architect", A=1, B=1)
    play(game, "build stone catacomb")
    assert ended(game) == "catacomb"
    assert not game.legal_actions()


def test_41_last_site_in_town() -> None:
    others = "rubble wood concrete brick stone"
    game = position(gone=others, town={"marble": 1}, A={"hand": "temple"})
    perform(game, "craftsman", A=1)
    play(game, "lay temple")
    assert (ended(game), camp(game, "A")) == ("sites", "temple")
    game = position(gone=others, town={"marble": 1, "rubble": 1}, A={"hand": "temple"})
    perform(game, "craftsman", A=1)
    play(game, "lay temple")
    assert ended(game) == ""


EVERY_CLIENT = "laborer craftsman architect legionary merchant patron"
EVERY_MATERIAL = "rubble wood concrete brick stone marble"


def test_42_forum_on_the_last_site() -> None:
    game = position(gone="rubble wood concrete brick stone", town={"marble": 1}, A={
        "camp": "gate! insula!", "clients": EVERY_CLIENT, "stock": EVERY_MATERIAL, "hand": "forum_romanum"})
    perform(game, "craftsman", A=1)
    play(game, "lay forum_romanum")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_43_forum_and_storeroom() -> None:
    for switch, clients_, wins in (
        (True, EVERY_CLIENT.replace("laborer ", ""), True), (False, EVERY_CLIENT.replace("laborer ", ""), False),
        (False, EVERY_CLIENT.replace("laborer ", "") + " craftsman", True),
    ):
        game = position(options={**IMPERIUM, "forum_storeroom_literal": switch}, A={
            "camp": "forum! storeroom(concrete)", "clients": clients_, "hand": "wall"})
        perform(game, "craftsman", A=1)
        play(game, "add wall storeroom")
        assert (ended(game) == "forum") == wins


def test_44_senate() -> None:
    game = position(options=IMPERIUM, jacks=2, A={"hand": "jack"}, B={"hand": "jack", "camp": "senate!"})
    play(game, "lead laborer jack", "follow jack")
    assert asked(game) == "B senate"
    assert not allows(game, "recover B")
    play(game, "recover A")
    assert hand(game, "B") == "jack"
    assert game.jack_supply == 3


def test_45_sewer() -> None:
    game = position(options=IMPERIUM, A={"hand": "road villa sewer prison jack", "camp": "sewer! palace!"})
    play(game, "lead laborer jack", "unit prison sewer villa", "unit road")
    think(game)
    while asked(game) == "A laborer":
        play(game, "skip")
    assert asked(game) == "A sewer"
    play(game, "salvage road", "salvage prison", "salvage sewer")
    assert allows(game, "salvage villa")
    assert not allows(game, "salvage jack")
    play(game, "done")
    assert stock(game, "A") == "rubble1 stone2"
    assert pool(game) == "stone1"


def test_46_last_card_by_fountain() -> None:
    game = position(deck="dock", deck_size=1, A={"camp": "fountain!", "hand": "bath"})
    perform(game, "craftsman", A=1)
    play(game, "fountain", "lay dock")
    assert ended(game) == "deck"
    assert camp(game, "A") == "fountain! dock"
    assert total(game, "A") == 5
