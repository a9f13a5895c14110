"""Rubble and Wood buildings: what each power does, and where it must not work."""

from __future__ import annotations

from typing import Any

from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    demand,
    ended,
    hand,
    options,
    perform,
    play,
    pool,
    position,
    stock,
)

IMPERIUM: dict[str, Any] = {"edition": "bb_imperium"}

# Bar -----------------------------------------------------------------------------------------------------------------


def test_bar_hires_the_top_card_besides_the_pool() -> None:
    game = acting("patron", pool="dock", deck="villa", A={"camp": "bar!"})
    play(game, "hire wood", "hire_top")
    assert clients(game, "A") == "craftsman1 merchant1"


def test_bar_works_once_per_action_and_alone() -> None:
    game = acting("patron", pool="dock", deck="villa sewer", A={"camp": "bar!"})
    play(game, "hire_top")
    assert not allows(game, "hire_top")
    play(game, "skip")
    assert clients(game, "A") == "merchant1"


def test_bar_needs_room_and_completion() -> None:
    game = acting("patron", pool="dock", A={"camp": "bar!", "clients": "patron*3"})
    assert asked(game) != "A patron"
    assert not allows(acting("patron", pool="dock", A={"camp": "bar"}), "hire_top")


def test_bar_takes_the_last_card() -> None:
    game = acting("patron", deck="dock", deck_size=1, A={"camp": "bar! bath!", "hand": "road"})
    play(game, "hire_top")
    assert (ended(game), clients(game, "A")) == ("deck", "craftsman1")


# Insula --------------------------------------------------------------------------------------------------------------


def test_insula_gives_room_for_two() -> None:
    assert position(A={"camp": "insula!"}).clientele_room(0) == 3 + 2


def test_insula_is_doubled_by_the_aqueduct() -> None:
    assert position(A={"camp": "insula! aqueduct!"}).clientele_room(0) == (5 + 2) * 2


def test_insula_incomplete_or_of_others_gives_nothing() -> None:
    assert position(A={"camp": "insula"}).clientele_room(0) == 2
    assert position(B={"camp": "insula!"}).clientele_room(0) == 2


def test_insula_lost_discards_nobody() -> None:
    game = position(A={"camp": "insula!", "clients": "patron*5"}, B={"camp": "prison(stone,stone)", "hand": "villa"})
    perform(game, "craftsman", B=1)
    play(game, "add villa prison", "seize A insula")
    assert clients(game, "A") == "patron5"
    assert game.clientele_room(0) == 1, "three more influence, two less room"


# Latrine -------------------------------------------------------------------------------------------------------------


def test_latrine_discards_one_card() -> None:
    game = position(A={"camp": "latrine!", "hand": "dock road"})
    play(game, "think", "discard dock")
    assert (hand(game, "A"), pool(game)) == ("road", "wood1")


def test_latrine_sends_a_jack_to_the_supply() -> None:
    game = position(jacks=5, A={"camp": "latrine!", "hand": "jack"})
    play(game, "think", "discard jack")
    assert game.jack_supply == 6


def test_latrine_needs_a_card_and_is_used_once() -> None:
    game = position(A={"camp": "latrine!", "hand": "dock road"})
    play(game, "think", "discard dock")
    assert asked(game) == "A think"
    game = position(A={"camp": "latrine!"}, B={"hand": "dock"})
    game.agenda = [(100,)]
    game.run(None)
    assert asked(game) != "A before", "an empty hand has nothing to discard"


def test_latrine_works_for_the_thinking_of_a_school() -> None:
    game = acting("craftsman", A={"camp": "latrine! school(brick)", "hand": "bath dock"})
    play(game, "add bath school")
    assert asked(game) == "A before"
    assert "skip" in options(game)
    play(game, "hold")
    assert options(game) == {"jack", "refill"}, "declining comes before the first step"


# Road ----------------------------------------------------------------------------------------------------------------


def test_road_lets_anything_into_stone() -> None:
    game = acting("architect", A={"camp": "road! sewer", "stock": "wood"})
    play(game, "build wood sewer")
    assert camp(game, "A") == "road! sewer(1)"


def test_road_does_not_help_other_sites() -> None:
    assert not allows(acting("architect", A={"camp": "road! temple school", "stock": "wood"}), "build wood temple")


def test_road_includes_a_statue_on_stone() -> None:
    has = {"camp": "road! statue@stone", "stock": "wood brick"}
    assert allows(acting("architect", A=has), "build wood statue")
    assert asked(acting("architect", A=has, options={"road_statue_site": False})) != "A architect"


def test_road_does_not_help_the_stairway() -> None:
    game = acting("architect", A={"camp": "road! stairway!", "stock": "wood"}, B={"camp": "sewer!"})
    assert asked(game) != "A stairway"


# Dock ----------------------------------------------------------------------------------------------------------------


def test_dock_moves_a_hand_card_too() -> None:
    game = acting("laborer", pool="road", A={"camp": "dock!", "hand": "bath"})
    play(game, "take rubble", "stow bath")
    assert stock(game, "A") == "rubble1 brick1"


def test_dock_works_without_the_pool_card() -> None:
    game = acting("laborer", pool="road", A={"camp": "dock!", "hand": "bath"})
    play(game, "skip", "stow bath")
    assert stock(game, "A") == "brick1"
    assert asked(acting("laborer", A={"camp": "dock!", "hand": "bath"})) == "A stow"


def test_dock_takes_no_jack() -> None:
    assert asked(acting("laborer", A={"camp": "dock!", "hand": "jack"})) != "A stow"
    assert asked(acting("laborer", A={"camp": "dock", "hand": "bath"})) != "A stow"


# Market --------------------------------------------------------------------------------------------------------------


def test_market_gives_room_for_two() -> None:
    assert position(A={"camp": "market!"}).vault_room(0) == 5


def test_market_incomplete_gives_nothing() -> None:
    game = acting("merchant", A={"camp": "market", "vault": "dock*2", "stock": "wood"})
    assert asked(game) != "A merchant"


def test_market_lost_keeps_the_vault() -> None:
    game = position(A={"camp": "market!", "vault": "dock*5"}, B={"camp": "prison(stone,stone)", "hand": "villa"})
    perform(game, "craftsman", B=1)
    play(game, "add villa prison", "seize A market")
    assert game.vault_size(0) == 5


# Palisade ------------------------------------------------------------------------------------------------------------



def test_palisade_protects_the_hand() -> None:
    game = demand("insula", "", "palisade!", {}, {"hand": "road"})
    assert hand(game, "B") == "road"


def test_palisade_does_not_stop_a_bridge() -> None:
    game = demand("insula", "bridge!", "palisade!", {}, {"hand": "road", "stock": "rubble"})
    assert stock(game, "A") == "rubble2"


def test_palisade_incomplete_does_nothing() -> None:
    assert stock(demand("insula", "", "palisade", {}, {"hand": "road"}), "A") == "rubble1"


def test_palisade_protects_clients_and_foundations() -> None:
    game = demand("insula", "colosseum!", "palisade!", {}, {"clients": "laborer"}, options=IMPERIUM)
    assert clients(game, "B") == "laborer1"
    assert asked(demand("insula", "domus_aurea!", "palisade! road", {}, {})) != "A raze"


def test_palisade_lets_its_owner_give_with_the_switch() -> None:
    game = demand("insula", "", "palisade!", {}, {"hand": "road bar"}, options={"immune_may_give": True})
    assert asked(game) == "B favour"
    play(game, "give road")
    assert stock(game, "A") == "rubble1"


# Circus --------------------------------------------------------------------------------------------------------------


def test_circus_makes_a_jack_of_two() -> None:
    game = position(options=IMPERIUM, A={"camp": "circus!", "hand": "bath*2"})
    assert allows(game, "lead patron bath bath")


def test_circus_keeps_the_petition() -> None:
    game = position(options=IMPERIUM, A={"camp": "circus!", "hand": "bath*3"})
    assert allows(game, "lead patron bath bath bath")


def test_circus_needs_one_role_and_completion() -> None:
    game = position(options=IMPERIUM, A={"camp": "circus!", "hand": "bath dock"})
    assert not allows(game, "lead patron bath dock")
    game = position(options=IMPERIUM, A={"camp": "circus", "hand": "bath*2"})
    assert not allows(game, "lead patron bath bath")


def test_circus_pairs_follow() -> None:
    game = position(options=IMPERIUM, A={"hand": "dock"}, B={"camp": "circus!", "hand": "bath*2"})
    play(game, "lead craftsman dock")
    assert allows(game, "follow bath bath")


# Crane ---------------------------------------------------------------------------------------------------------------


def test_crane_leads_architect_with_anything() -> None:
    game = position(A={"camp": "crane!", "hand": "dock"})
    assert allows(game, "lead architect dock")
    assert allows(game, "lead craftsman dock")


def test_crane_follows_architect_only() -> None:
    game = position(A={"hand": "wall dock"}, B={"camp": "crane!", "hand": "temple"})
    copy = game.clone()
    play(game, "lead architect wall")
    assert allows(game, "follow temple")
    play(copy, "lead craftsman dock")
    assert not allows(copy, "follow temple")


def test_crane_cards_with_a_palace() -> None:
    has = {"camp": "crane! palace!", "hand": "dock temple wall"}
    game = position(A=has)
    play(game, "lead architect dock", "unit temple", "unit wall")
    assert game.units[0] == 3
    game = position(A=has, B={"hand": "wall"}, options={"crane_palace_stack": False})
    play(game, "lead architect dock")
    assert not allows(game, "unit temple")
    assert allows(game, "unit wall")
