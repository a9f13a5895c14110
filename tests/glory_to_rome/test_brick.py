"""Brick buildings: what each power does, and where it must not work."""

from __future__ import annotations

from game.glory_to_rome.hidden import observe
from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    completing,
    ended,
    hand_size,
    idle,
    influence,
    laborers,
    options,
    perform,
    play,
    position,
    stock,
    think,
    total,
    vault,
)

# Academy -------------------------------------------------------------------------------------------------------------


def test_academy_thinks_after_a_craftsman_action() -> None:
    game = acting("craftsman", A={"camp": "academy!", "hand": "dock"}, B={"hand": "road"})
    play(game, "lay dock")
    assert asked(game) == "A think"
    play(game, "refill")
    assert hand_size(game, "A") == 5
    assert asked(game) == "B lead"


def test_academy_may_be_declined() -> None:
    game = acting("craftsman", A={"camp": "academy!", "hand": "dock"}, B={"hand": "road"})
    play(game, "lay dock", "skip")
    assert asked(game) == "B lead"


def test_academy_not_after_a_skipped_action_or_another_role() -> None:
    game = acting("craftsman", A={"camp": "academy!", "hand": "dock"}, B={"hand": "road"})
    play(game, "skip")
    assert asked(game) == "B lead"
    game = acting("architect", A={"camp": "academy!", "hand": "dock"}, B={"hand": "road"})
    play(game, "lay dock")
    assert asked(game) == "B lead"


def test_academy_once_a_turn_and_for_clients_of_a_thinker() -> None:
    game = position(A={"hand": "road"}, B={"camp": "academy!", "clients": "craftsman*2", "hand": "dock bath"})
    perform(game, "craftsman", A=1)
    play(game, "skip", "lay dock", "lay bath")
    assert asked(game) == "B think"
    play(game, "jack")
    assert asked(game) == "B lead"


def test_academy_counts_the_actions_of_an_amphitheatre() -> None:
    game = completing("amphitheatre", "concrete", {"camp": "amphitheatre(concrete) academy!", "hand": "dock"})
    play(game, "lay dock")
    idle_until_think = asked(game)
    while asked(game) == "A craftsman":
        play(game, "skip")
    assert asked(game) == "A think", idle_until_think


# Archway -------------------------------------------------------------------------------------------------------------


def test_archway_builds_from_the_pool() -> None:
    game = acting("architect", pool="brick", A={"camp": "archway! school"})
    play(game, "fetch brick school")
    assert camp(game, "A") == "archway! school(1)"


def test_archway_leaves_the_stockpile_open() -> None:
    game = acting("architect", pool="brick", A={"camp": "archway! school", "stock": "brick"})
    assert allows(game, "build brick school")
    assert allows(game, "fetch brick school")


def test_archway_completes_a_villa() -> None:
    game = acting("architect", pool="stone", A={"camp": "archway! villa"})
    play(game, "fetch stone villa")
    assert camp(game, "A") == "archway! villa!"


def test_archway_does_not_help_a_craftsman() -> None:
    game = acting("craftsman", pool="brick", A={"camp": "archway! school", "hand": "dock"})
    assert not allows(game, "fetch brick school")


def test_archway_serves_the_stairway() -> None:
    has = {"A": {"camp": "archway! stairway!"}, "B": {"camp": "dock!"}}
    game = acting("architect", pool="wood", **has)
    play(game, "extend_pool wood B dock")
    assert game.kit(0).labours_from_hand
    game = acting("architect", pool="wood", options={"stairway_archway": False}, **has)
    assert asked(game) != "A stairway"


# Atrium --------------------------------------------------------------------------------------------------------------


def test_atrium_takes_the_top_card_unseen() -> None:
    game = acting("merchant", deck="temple", A={"camp": "atrium!", "hand": "dock"}, B={"hand": "road"})
    play(game, "seal")
    assert vault(game, "A") == 1
    assert observe(game, 0).blind[0] == (-2,)
    assert total(game, "A") == 4 + 3 + 3


def test_atrium_instead_of_a_stockpile_card_only() -> None:
    game = acting("merchant", A={"camp": "atrium!", "stock": "wood*2"})
    play(game, "sell wood")
    assert asked(game) != "A merchant"


def test_atrium_needs_room() -> None:
    assert asked(acting("merchant", A={"camp": "atrium!", "vault": "dock*4"})) != "A merchant"


def test_atrium_takes_the_last_card() -> None:
    game = acting("merchant", deck_size=1, A={"camp": "atrium! basilica!", "hand": "dock"})
    play(game, "seal")
    assert (ended(game), vault(game, "A")) == ("deck", 1)


# Bath ----------------------------------------------------------------------------------------------------------------


def test_bath_client_acts_at_once() -> None:
    game = acting("patron", pool="stone", A={"camp": "bath!", "stock": "wood"})
    play(game, "hire stone")
    assert asked(game) == "A merchant"


def test_bath_action_may_be_skipped() -> None:
    game = acting("patron", pool="stone", A={"camp": "bath!", "stock": "wood"})
    play(game, "hire stone", "skip")
    assert (vault(game, "A"), clients(game, "A")) == (0, "merchant1")


def test_bath_is_not_doubled_and_client_acts_once() -> None:
    game = acting("patron", pool="stone", A={"camp": "bath! circus_maximus!", "stock": "wood*3"})
    play(game, "hire stone", "sell wood")
    assert asked(game) != "A merchant"


def test_bath_gives_the_printed_role_only() -> None:
    game = acting("patron", pool="stone dock", A={"camp": "bath! ludus_magnus! storeroom!", "hand": "road"})
    play(game, "hire stone")
    assert asked(game) not in ("A patron", "A laborer"), "nothing to sell: the Merchant action is void"


def test_bath_hires_nest() -> None:
    game = acting("patron", pool="marble*2", A={"camp": "bath! insula!"})
    play(game, "hire marble", "hire marble")
    assert clients(game, "A") == "patron2"


def test_bath_incomplete_does_nothing() -> None:
    game = acting("patron", pool="stone", A={"camp": "bath", "stock": "wood"})
    play(game, "hire stone")
    assert asked(game) != "A merchant"


# Foundry -------------------------------------------------------------------------------------------------------------


def test_foundry_gives_laborer_actions() -> None:
    game = completing("foundry", "brick", {"camp": "foundry(brick)"}, pool="wood*5")
    for _ in range(4):
        play(game, "take wood")
    assert stock(game, "A") == "wood4"
    assert asked(game) != "A laborer"


def test_foundry_actions_use_the_dock() -> None:
    game = completing("foundry", "brick", {"camp": "foundry(brick) dock!", "hand": "road*6"})
    for _ in range(5):
        play(game, "stow road")
    assert stock(game, "A") == "rubble5"


def test_foundry_with_an_empty_pool_asks_nothing() -> None:
    game = completing("foundry", "brick", {"camp": "foundry(brick)"})
    assert laborers(game) == 0
    assert influence(game, "A") == 4


# Gate ----------------------------------------------------------------------------------------------------------------


def test_gate_opens_incomplete_marble() -> None:
    game = position(A={"camp": "gate! temple"})
    assert game.kit(0).refill == 9
    assert influence(game, "A") == 4, "the site still needs completion"


def test_gate_works_at_once_for_a_new_foundation() -> None:
    game = acting("craftsman", A={"camp": "gate!", "hand": "palace"})
    play(game, "lay palace")
    assert game.kit(0).many_units


def test_gate_made_public_opens_marble_for_everybody() -> None:
    game = acting("architect", A={"camp": "stairway! palace", "stock": "brick"}, B={"camp": "gate! temple"})
    assert not game.kit(0).many_units
    play(game, "extend brick B gate")
    assert game.kit(0).many_units
    assert game.kit(1).refill == 9


def test_gate_opens_no_other_material() -> None:
    assert position(A={"camp": "gate! market"}).kit(0).more_vault == 0
    assert position(A={"camp": "gate temple"}).kit(0).refill == 5


def test_gate_lost_closes_them() -> None:
    game = position(A={"camp": "gate! temple"}, B={"camp": "prison(stone,stone)", "hand": "villa"})
    perform(game, "craftsman", B=1)
    play(game, "add villa prison", "seize A gate")
    assert game.kit(0).refill == 5


# School --------------------------------------------------------------------------------------------------------------


def test_school_gives_thinker_actions() -> None:
    game = completing("school", "brick", {"camp": "school(brick)"})
    play(game, "refill", "card", "jack", "card")
    assert hand_size(game, "A") == 8


def test_school_thinking_may_be_declined() -> None:
    game = completing("school", "brick", {"camp": "school(brick)"})
    play(game, *["skip"] * 4)
    assert hand_size(game, "A") == 0
    assert asked(game) != "A think"


def test_school_is_no_lead_and_fires_not_for_others() -> None:
    game = position(A={"camp": "stairway!", "stock": "brick"}, B={"camp": "school!", "hand": "dock"})
    perform(game, "architect", A=1)
    play(game, "extend brick B school")
    assert asked(game) == "B lead"
    assert "skip" not in options(game)


# Shrine --------------------------------------------------------------------------------------------------------------


def test_shrine_makes_the_hand_larger() -> None:
    game = position(A={"camp": "shrine!", "hand": "dock"})
    play(game, "think", "refill")
    assert hand_size(game, "A") == 7


def test_shrine_adds_to_the_temple() -> None:
    assert position(A={"camp": "shrine! temple!"}).kit(0).refill == 11


def test_shrine_incomplete_or_of_others() -> None:
    game = position(A={"camp": "shrine", "hand": "dock*5"}, B={"camp": "shrine!"})
    play(game, "think")
    assert options(game) == {"jack", "card"}
    think(game, "-")
    idle(game)
