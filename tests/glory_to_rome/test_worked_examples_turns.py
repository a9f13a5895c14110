"""Worked examples of the rules, chapter 19, with their values, 1 to 12: setup, thinking, leading and following."""

from __future__ import annotations

from game.glory_to_rome.components import BUILDING_BY_ID, EDITIONS
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.setup import begin
from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    allows,
    asked,
    ended,
    hand_size,
    idle,
    kinds,
    laborers,
    options,
    perform,
    play,
    pool,
    position,
    think,
)

IMPERIUM = {"edition": "bb_imperium"}


def dealt(seats: int, turned: str) -> RomeState:
    """An Imperium game whose deck begins, after the hands, with the given cards."""
    edition = EDITIONS["bb_imperium"]
    hands = [BUILDING_BY_ID["bar"]] * (4 * seats)
    deck = (*[BUILDING_BY_ID["wall"]] * 50, *reversed([*hands, *kinds(turned)]))
    return begin(seats, deck, edition, (4, 1), seats, 3, 0, 1, True)


def test_01_first_by_alphabet() -> None:
    game = dealt(5, "statue circus dock dock ludus_magnus")
    assert game.leader == 1
    assert pool(game) == "wood3 marble2"


def test_02_ties_turn_again() -> None:
    first = "circus circus circus circus_maximus circus circus ludus_magnus ludus_magnus statue colosseum"
    game = dealt(3, first)
    assert game.leader == 2
    assert sum(map(len, game.pool)) == 10


def test_03_set_up() -> None:
    for seed in range(40):
        game = RULES.new(3, RULES.options(), seed)
        if sum(map(len, game.pool)) == 3:
            break
    assert len(game.deck) == 126
    assert (sum(game.town), sum(game.outskirts), game.jack_supply) == (18, 18, 6)
    imperium = {2: (134, 4), 3: (129, 3), 4: (124, 2), 5: (119, 1)}
    republic = {2: 132, 3: 126, 4: 120, 5: 114}
    for seats in range(2, 6):
        game = RULES.new(seats, RULES.options(**IMPERIUM), 3)
        ties = sum(map(len, game.pool)) - seats
        assert (len(game.deck) + ties, game.jack_supply) == imperium[seats]
        game = RULES.new(seats, RULES.options(), 3)
        assert len(game.deck) + sum(map(len, game.pool)) - seats == republic[seats]


def test_04_refill_sizes() -> None:
    for camp_, drawn in (("", 4), ("shrine!", 6), ("temple!", 8), ("shrine! temple!", 10)):
        game = position(A={"hand": "jack", "camp": camp_})
        play(game, "think", "refill")
        assert hand_size(game, "A") == 1 + drawn


def test_05_full_hand() -> None:
    game = position(A={"hand": "dock*4 road*5", "camp": "temple!"})
    play(game, "think")
    assert options(game) == {"card", "jack"}
    play(game, "card")
    assert hand_size(game, "A") == 10


def test_06_latrine() -> None:
    game = position(A={"hand": "dock*4 road", "camp": "latrine!"})
    play(game, "think")
    assert asked(game) == "A before"
    play(game, "discard road")
    assert pool(game) == "rubble1"
    assert options(game) == {"refill", "jack"}
    play(game, "refill")
    assert hand_size(game, "A") == 5
    game = position(A={"hand": "dock*4 road", "camp": "latrine!"})
    play(game, "think", "hold")
    assert options(game) == {"card", "jack"}


def test_07_vomitorium() -> None:
    game = position(jacks=5, A={"hand": "dock road*2 jack", "camp": "vomitorium!"})
    play(game, "think", "discard_all")
    assert (pool(game), game.jack_supply) == ("rubble2 wood1", 6)
    play(game, "refill")
    assert len(game.hands[0]) == 5


def test_08_end_of_the_deck() -> None:
    game = position(deck_size=3, A={"hand": "dock"})
    play(game, "think", "refill")
    assert hand_size(game, "A") == 4
    assert ended(game) == "deck"


def test_09_petition() -> None:
    game = position(A={"hand": "bath*2"}, B={"hand": "road"})
    assert not allows(game, "lead craftsman bath")
    play(game, "lead craftsman bath bath")
    assert game.units[0] == 1
    think(game)
    idle(game)
    assert "brick2" in pool(game)
    game = position(options=IMPERIUM, A={"hand": "bath*3"})
    assert not allows(game, "lead craftsman bath bath")
    assert allows(game, "lead craftsman bath bath bath")
    game = position(options=IMPERIUM, A={"hand": "bath*3", "camp": "circus!"})
    assert allows(game, "lead craftsman bath bath")
    assert allows(game, "lead craftsman bath bath bath")


def palace_totals(game: RomeState, left: int) -> set[int]:
    """The numbers of actions with which a seat may have played all but `left` cards."""
    if len(game.hands[0]) == left:
        return {game.units[0]}
    found = set()
    for action in game.legal_actions():
        if action.verb == "unit":
            copy = game.clone()
            copy.apply(action)
            found |= palace_totals(copy, left)
    return found


def test_10_palace_and_petitions() -> None:
    totals = set()
    for first in ("lead craftsman dock", "lead craftsman dock dock dock", "lead craftsman road road road"):
        game = position(options=IMPERIUM, A={"hand": "dock*6 road*3", "camp": "palace!"}, B={"hand": "circus"})
        play(game, first)
        totals |= palace_totals(game, 0)
    assert totals == {7, 5, 3}


def test_11_palace_republic() -> None:
    a, b = {"hand": "road bar jack villa sewer", "camp": "palace!"}, {"hand": "jack*3", "camp": "palace!"}
    game = position(pool="wood", A=a, B=b)
    play(game, "lead laborer road", "unit bar", "unit jack", "unit sewer villa")
    assert game.units[0] == 4
    play(game, "follow jack", "unit jack", "unit jack")
    assert game.units[1] == 3
    assert asked(game) == "A laborer"


def test_12_clients() -> None:
    game = position(pool="wood*3", A={"clients": "laborer*2"}, B={"clients": "laborer"})
    perform(game, "laborer", A=1)
    assert (laborers(game), laborers(game, "B")) == (3, 1)
    game = position(
        pool="wood*3", A={"clients": "laborer*2", "camp": "circus_maximus!"},
        B={"clients": "laborer", "camp": "circus_maximus!"},
    )
    perform(game, "laborer", A=1)
    assert (laborers(game), laborers(game, "B")) == (5, 1)
