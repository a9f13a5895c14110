"""Concrete buildings: what each power does, and where it must not work."""

from __future__ import annotations

from typing import Any

from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    completing,
    demand,
    ended,
    hand,
    influence,
    laborers,
    options,
    perform,
    play,
    pool,
    position,
    stock,
    think,
    total,
)

IMPERIUM: dict[str, Any] = {"edition": "bb_imperium"}

# Amphitheatre --------------------------------------------------------------------------------------------------------



def test_amphitheatre_gives_craftsman_actions() -> None:
    has = {"camp": "amphitheatre(concrete)", "hand": "dock road bath villa temple"}
    game = completing("amphitheatre", "concrete", has)
    play(game, "lay dock", "lay road", "lay bath", "lay villa")
    assert camp(game, "A") == "amphitheatre! dock road bath villa"
    assert asked(game) != "A craftsman", "four, with the new site"


def test_amphitheatre_actions_may_be_skipped() -> None:
    game = completing("amphitheatre", "concrete", a={"camp": "amphitheatre(concrete)", "hand": "dock"})
    play(game, "skip", "lay dock")
    assert camp(game, "A") == "amphitheatre! dock"


def test_amphitheatre_fires_once_and_not_when_public() -> None:
    game = position(A={"camp": "stairway!", "stock": "concrete", "hand": "dock"}, B={"camp": "amphitheatre!"})
    perform(game, "architect", A=1)
    play(game, "skip", "extend concrete B amphitheatre")
    assert asked(game) != "A craftsman"


# Aqueduct ------------------------------------------------------------------------------------------------------------


def test_aqueduct_hires_from_the_hand() -> None:
    game = acting("patron", pool="dock", A={"camp": "aqueduct!", "hand": "villa sewer"})
    play(game, "hire_card villa")
    assert not allows(game, "hire_card sewer")
    play(game, "hire wood")
    assert clients(game, "A") == "craftsman1 merchant1"


def test_aqueduct_doubles_the_limit() -> None:
    assert position(A={"camp": "aqueduct!"}).clientele_room(0) == 8


def test_aqueduct_takes_no_jack_and_two_do_not_add_up() -> None:
    assert asked(acting("patron", A={"camp": "aqueduct!", "hand": "jack"})) != "A patron"
    game = position(A={"camp": "aqueduct!"}, B={"camp": "aqueduct!!"})
    assert game.clientele_room(0) == 8


# Bridge --------------------------------------------------------------------------------------------------------------


def test_bridge_reaches_everybody() -> None:
    game = acting("legionary", 4, A={"camp": "bridge!", "hand": "insula"}, C={"hand": "road"})
    play(game, "show insula")
    assert stock(game, "A") == "rubble1"


def test_bridge_takes_of_the_stockpile() -> None:
    game = demand("insula", "bridge!", "", {}, {"stock": "rubble*2 wood"})
    assert stock(game, "B") == "rubble1 wood1"


def test_bridge_does_not_stop_a_wall() -> None:
    assert stock(demand("insula", "bridge!", "wall!", {}, {"hand": "road", "stock": "rubble"}), "A") == ""


def test_without_bridge_only_neighbours() -> None:
    game = acting("legionary", 4, A={"hand": "insula"}, C={"hand": "road"})
    play(game, "show insula")
    assert stock(game, "A") == ""


# Storeroom -----------------------------------------------------------------------------------------------------------



def test_storeroom_makes_laborers_of_all() -> None:
    game = acting("laborer", pool="dock", A={"camp": "storeroom!", "clients": "patron merchant"})
    assert laborers(game) == 3


def test_storeroom_counts_each_client_once() -> None:
    game = acting("laborer", pool="dock", A={"camp": "storeroom! ludus_magnus!", "clients": "laborer merchant"})
    assert laborers(game) == 3


def test_storeroom_helps_no_other_role() -> None:
    game = acting("merchant", A={"camp": "storeroom!", "clients": "laborer", "stock": "wood*2"})
    play(game, "sell wood")
    assert asked(game) != "A merchant"


# Tower ---------------------------------------------------------------------------------------------------------------


def test_tower_takes_rubble_everywhere() -> None:
    game = acting("architect", A={"camp": "tower! temple", "stock": "rubble"})
    play(game, "build rubble temple")
    assert camp(game, "A") == "tower! temple(1)"


def test_tower_lays_out_of_town_with_one_action() -> None:
    game = acting("craftsman", gone="wood", A={"camp": "tower!", "hand": "dock"})
    play(game, "lay_out dock")
    assert camp(game, "A") == "tower! dock"


def test_tower_makes_no_sites() -> None:
    game = acting("craftsman", gone="wood", out_gone="wood", A={"camp": "tower!", "hand": "dock"})
    assert options(game) == {"skip"}


def test_tower_takes_nothing_but_rubble() -> None:
    game = acting("architect", A={"camp": "tower! temple road", "stock": "wood rubble"})
    assert not allows(game, "build wood temple")


def test_tower_counts_for_the_stairway() -> None:
    game = acting("architect", A={"camp": "tower! stairway!", "stock": "rubble"}, B={"camp": "sewer!"})
    play(game, "extend rubble B sewer")
    assert game.kit(0).keeps_played


# Vomitorium ----------------------------------------------------------------------------------------------------------


def test_vomitorium_discards_all() -> None:
    game = position(A={"camp": "vomitorium!", "hand": "dock*5 road"})
    play(game, "think", "discard_all")
    assert pool(game) == "rubble1 wood5"
    assert options(game) == {"refill", "jack"}


def test_vomitorium_may_stay_unused() -> None:
    game = position(A={"camp": "vomitorium!", "hand": "dock"})
    play(game, "think", "hold")
    assert hand(game, "A") == "dock"


def test_vomitorium_and_latrine_exclude_each_other() -> None:
    has = {"camp": "vomitorium! latrine!", "hand": "dock road"}
    game = position(A=has)
    play(game, "think", "discard dock")
    assert asked(game) == "A think"
    game = position(A=has, options={"latrine_and_vomitorium": "both"})
    play(game, "think", "discard dock")
    assert options(game) == {"discard_all", "hold"}


# Wall ----------------------------------------------------------------------------------------------------------------


def test_wall_protects_always() -> None:
    assert hand(demand("insula", "bridge!", "wall!", {}, {"hand": "road"}), "B") == "road"


def test_wall_scores_the_stockpile() -> None:
    assert total(position(A={"camp": "wall!", "stock": "wood*2 stone*3"}), "A") == 4 + 2


def test_wall_incomplete_does_nothing() -> None:
    assert total(position(A={"camp": "wall", "stock": "wood*2"}), "A") == 2
    assert stock(demand("insula", "", "wall", {}, {"hand": "road"}), "A") == "rubble1"


# Senate --------------------------------------------------------------------------------------------------------------


def test_senate_takes_several_jacks() -> None:
    game = position(3, options=IMPERIUM, A={"hand": "jack"}, B={"hand": "jack"}, C={"camp": "senate!"})
    play(game, "lead laborer jack", "follow jack")
    think(game, "-")
    while asked(game) != "C senate":
        play(game, "skip")
    play(game, "recover A", "recover B")
    assert game.jacks[2] >= 2


def test_senate_never_takes_the_own_jacks() -> None:
    game = position(options=IMPERIUM, jacks=0, A={"camp": "senate!", "hand": "jack"}, B={"hand": "dock"})
    play(game, "lead laborer jack")
    think(game)
    assert asked(game) == "B lead"
    assert game.jack_supply == 1


def test_senate_incomplete_takes_nothing() -> None:
    game = position(options=IMPERIUM, A={"hand": "jack"}, B={"camp": "senate", "hand": "dock"})
    play(game, "lead laborer jack")
    think(game, "-")
    assert asked(game) == "B lead"


# Tribunal ------------------------------------------------------------------------------------------------------------


def test_tribunal_takes_a_jack_after_thinking() -> None:
    game = position(A={"camp": "tribunal!", "hand": "dock"})
    play(game, "think", "refill", "jack")
    assert hand(game, "A").count("jack") == 1


def test_tribunal_needs_the_supply() -> None:
    game = position(jacks=1, A={"camp": "tribunal!", "hand": "dock"}, B={"hand": "road"})
    play(game, "think", "jack")
    assert asked(game) == "B lead"


def test_tribunal_works_for_a_school_but_not_for_others() -> None:
    game = completing("school", "brick", a={"camp": "school(brick) tribunal!"})
    play(game, "refill")
    assert asked(game) == "A after"
    game = position(A={"hand": "dock"}, B={"camp": "tribunal!", "hand": "road"})
    play(game, "think", "refill")
    assert asked(game) == "B lead"


def test_tribunal_does_not_follow_the_end() -> None:
    game = position(deck_size=2, A={"camp": "tribunal!", "hand": "dock"})
    play(game, "think", "refill")
    assert (ended(game), influence(game, "A")) == ("deck", 4)
