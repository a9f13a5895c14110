"""Worked examples of the rules, chapter 19, with their values, 25 to 35: clients, vault and demands."""

from __future__ import annotations

from game.glory_to_rome.hidden import observe
from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    allows,
    asked,
    clients,
    hand,
    influence,
    obey,
    perform,
    play,
    position,
    stock,
    vault,
)

IMPERIUM = {"edition": "bb_imperium"}


def test_25_clientele_limits() -> None:
    def limit(camp_: str, **more: int) -> int:
        game = position(A={"camp": camp_, **more})
        return game.clientele_room(0)

    assert limit("insula! aqueduct!") == 14
    assert limit("insula!") == 5
    assert limit("aqueduct!") == 8
    assert limit("insula!", influence=2) == limit("aqueduct!", influence=2) == 4
    assert limit("insula! aqueduct!", influence=2) == 8


def test_26_bar_aqueduct_bath() -> None:
    game = position(pool="dock", deck="road", A={
        "camp": "aqueduct! bar! bath!", "clients": "laborer*11", "hand": "villa palisade", "stock": "stone"})
    assert influence(game, "A") == 7
    perform(game, "patron", A=1)
    play(game, "hire wood")
    assert asked(game) == "A craftsman"
    play(game, "lay palisade")
    play(game, "hire_top")
    assert asked(game) == "A patron", "the pool is empty, so the Laborer of the Road has nothing to do"
    play(game, "hire_card villa", "sell stone")
    assert clients(game, "A") == "laborer12 craftsman1 merchant1"
    assert game.clientele_room(0) == 0
    assert vault(game, "A") == 1


def test_27_vault_limits() -> None:
    game = position(A={"vault": "dock*2", "stock": "wood"})
    perform(game, "merchant", A=1)
    assert asked(game) != "A merchant"
    assert position(A={"camp": "market!"}).vault_room(0) == 5
    game = position(A={"camp": "market! basilica!", "vault": "dock*4 road*3", "stock": "wood", "hand": "bath"})
    assert game.vault_room(0) == 1
    copy = perform(game.clone(), "merchant", A=1)
    play(copy, "sell wood")
    assert asked(copy) != "A shelve"
    perform(game, "merchant", A=1)
    play(game, "skip", "shelve bath")
    assert vault(game, "A") == 8


def test_28_what_is_seen_of_a_vault() -> None:
    game = position(A={"stock": "marble", "camp": "atrium!", "clients": "merchant", "hand": "dock"}, B={"hand": "bath"})
    perform(game, "merchant", A=1)
    play(game, "sell marble", "seal")
    assert asked(game) == "B lead"
    seen, own = observe(game, 1), observe(game, 0)
    assert max(seen.vault[0]) < 0
    assert max(seen.blind[0]) < 0
    assert min(own.vault[0]) >= 0
    assert max(own.blind[0]) < 0
    game = position(A={"stock": "marble stone", "clients": "merchant"})
    perform(game, "merchant", A=1)
    play(game, "sell marble")
    assert min(observe(game, 1).fresh[0]) >= 0


def test_29_demand() -> None:
    game = position(seats=3, pool="rubble", A={"hand": "insula"}, B={"hand": "road*2"}, C={"hand": "bar"})
    perform(game, "legionary", A=1)
    play(game, "show insula", "take rubble", "give road")
    assert stock(game, "A") == "rubble3"
    assert hand(game, "B") == "road"


def test_30_glory_to_rome() -> None:
    game = position(pool="brick*3", A={"hand": "bath*2", "clients": "legionary"}, B={"hand": "school"})
    perform(game, "legionary", A=1)
    told = play(game, "show bath", "show bath", "take brick", "take brick")
    assert asked(game) != "A pool"
    assert stock(game, "A") == "brick3"
    assert [event.public for event in told if event.kind == "glory"] == [(0, 3, 1)]


def test_31_bridge() -> None:
    def demanded(camp_: str) -> str:
        other = {"hand": "dock road", "stock": "rubble"}
        game = position(seats=5, A={"hand": "palisade insula", "clients": "legionary", "camp": camp_}, B=other, C=other,
                        D=other, E=other)
        perform(game, "legionary", A=1)
        play(game, "show palisade", "show insula")
        obey(game)
        return stock(game, "A")

    assert demanded("") == "rubble2 wood2"
    assert demanded("bridge!") == "rubble8 wood4"


def test_32_number_of_demands() -> None:
    game = position(A={"hand": "bath*3 dock*2", "clients": "legionary", "camp": "circus_maximus!"})
    perform(game, "legionary", A=1)
    play(game, "show bath", "show bath", "show dock")
    assert asked(game) != "A show"
    game = position(A={"hand": "bath dock", "clients": "legionary", "camp": "circus_maximus!"})
    perform(game, "legionary", A=1)
    play(game, "show bath", "show dock")
    assert asked(game) != "A show"


def test_33_palisade_and_wall() -> None:
    def given(a: str, b: str) -> str:
        game = position(A={"hand": "insula", "camp": a}, B={"hand": "road", "camp": b})
        perform(game, "legionary", A=1)
        play(game, "show insula")
        return stock(game, "A")

    assert given("", "palisade!") == given("", "wall!") == given("bridge!", "wall!") == ""
    assert given("bridge!", "palisade!") == "rubble1"


def colosseum(room: int) -> RomeState:
    game = position(options=IMPERIUM, A={
        "hand": "road bar", "camp": "colosseum!", "clients": "legionary", "vault": " ".join(["dock"] * (5 - room))},
        B={"clients": "laborer*2"})
    perform(game, "legionary", A=1)
    play(game, "show road", "show bar")
    return game


def test_34_colosseum() -> None:
    assert clients(colosseum(1), "B") == "laborer1"
    assert clients(colosseum(0), "B") == "laborer2"
    assert clients(colosseum(2), "B") == ""


def test_35_bath_and_legionaries() -> None:
    game = position(pool="brick*2", A={"hand": "dock palisade", "camp": "bath! insula!", "clients": "patron"})
    perform(game, "patron", A=1)
    play(game, "hire brick", "show dock", "hire brick")
    assert not allows(game, "show dock")
    play(game, "show palisade")
