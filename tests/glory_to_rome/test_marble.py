"""Marble buildings: what each power does, and where it must not work."""

from __future__ import annotations

from typing import Any

from game.glory_to_rome.hidden import observe
from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    completing,
    ended,
    hand,
    hand_size,
    laborers,
    options,
    perform,
    play,
    position,
    total,
    vault,
    winners,
)

IMPERIUM: dict[str, Any] = {"edition": "bb_imperium"}
EVERY_CLIENT = "laborer craftsman architect legionary merchant patron"
EVERY_MATERIAL = "rubble wood concrete brick stone marble"

# Basilica ------------------------------------------------------------------------------------------------------------


def test_basilica_moves_a_hand_card_too() -> None:
    game = acting("merchant", A={"camp": "basilica!", "stock": "wood", "hand": "bath"})
    play(game, "sell wood", "shelve bath")
    assert vault(game, "A") == 2


def test_basilica_works_without_a_stockpile_card() -> None:
    game = acting("merchant", A={"camp": "basilica!", "hand": "bath"})
    play(game, "shelve bath")
    assert vault(game, "A") == 1


def test_basilica_needs_room_and_no_jack() -> None:
    game = acting("merchant", A={"camp": "basilica!", "hand": "jack"})
    assert asked(game) != "A shelve"
    game = acting("merchant", A={"camp": "basilica!", "stock": "wood", "hand": "bath", "vault": "dock*4"})
    play(game, "sell wood")
    assert asked(game) != "A shelve"


# Fountain ------------------------------------------------------------------------------------------------------------


def test_fountain_lays_the_top_card() -> None:
    game = acting("craftsman", deck="dock", A={"camp": "fountain!"})
    play(game, "fountain")
    assert asked(game) == "A fountain"
    play(game, "lay dock")
    assert camp(game, "A") == "fountain! dock"


def test_fountain_adds_the_top_card() -> None:
    game = acting("craftsman", deck="palisade", A={"camp": "fountain! dock"})
    play(game, "fountain", "add palisade dock")
    assert camp(game, "A") == "fountain! dock!"


def test_fountain_keeps_the_card_and_gives_the_action_up() -> None:
    for switch in (False, True):
        game = acting("craftsman", deck="dock", A={"camp": "fountain! academy!"}, B={"hand": "road"},
                      options={"fountain_keep_is_craftsman": switch})
        play(game, "fountain", "keep")
        assert hand(game, "A") == "dock"
        assert (asked(game) == "A think") == switch


def test_fountain_card_is_seen_by_nobody_else() -> None:
    game = acting("craftsman", deck="dock", A={"camp": "fountain!"})
    play(game, "fountain")
    assert observe(game, 0).looked == game.looked
    assert observe(game, 1).looked == observe(game, None).looked == -2
    assert "skip" not in options(game)


def test_fountain_out_of_town_costs_two_actions() -> None:
    game = acting("craftsman", gone="wood", deck="dock", A={"camp": "fountain!"}, B={"hand": "road"})
    play(game, "fountain")
    assert options(game) == {"keep"}, "nothing else can be done with it"
    play(game, "keep")
    assert hand(game, "A") == "dock"
    assert asked(game) == "B lead"
    game = acting("craftsman", gone="wood", deck="dock", A={"camp": "fountain!", "clients": "craftsman"})
    play(game, "fountain", "lay_out dock")
    assert asked(game) != "A craftsman"


def test_fountain_does_not_help_an_architect() -> None:
    assert not allows(acting("architect", A={"camp": "fountain!", "hand": "dock"}), "fountain")


# Ludus Magnus --------------------------------------------------------------------------------------------------------


def test_ludus_magnus_merchants_do_any_role() -> None:
    game = acting("laborer", pool="dock", A={"camp": "ludus_magnus!", "clients": "merchant*2 patron"})
    assert laborers(game) == 3


def test_ludus_magnus_joins_on_the_way() -> None:
    game = acting("craftsman", A={
        "camp": "ludus_magnus(marble,marble)", "hand": "temple dock", "clients": "merchant"})
    play(game, "add temple ludus_magnus", "lay dock")
    assert camp(game, "A") == "ludus_magnus! dock"


def test_ludus_magnus_counts_each_merchant_once() -> None:
    game = acting("merchant", A={"camp": "ludus_magnus!", "clients": "merchant", "stock": "wood*3"})
    play(game, "sell wood", "sell wood")
    assert asked(game) != "A merchant"


def test_ludus_magnus_helps_nobody_but_merchants() -> None:
    assert laborers(acting("laborer", pool="dock", A={"camp": "ludus_magnus!", "clients": "patron craftsman"})) == 1


# Palace --------------------------------------------------------------------------------------------------------------


def test_palace_plays_several_cards() -> None:
    game = position(A={"camp": "palace!", "hand": "dock*3"})
    play(game, "lead craftsman dock", "unit dock", "unit dock")
    assert game.units[0] == 3


def test_palace_may_stop() -> None:
    game = position(A={"camp": "palace!", "hand": "dock*3"}, B={"hand": "palisade"})
    play(game, "lead craftsman dock", "done")
    assert (game.units[0], hand_size(game, "A")) == (1, 2)


def test_palace_takes_one_role_only() -> None:
    game = position(A={"camp": "palace!", "hand": "dock*2 bath"})
    play(game, "lead craftsman dock")
    assert not allows(game, "unit bath")


def test_palace_incomplete_plays_one_unit() -> None:
    game = position(A={"camp": "palace", "hand": "dock*3"}, B={"hand": "palisade"})
    play(game, "lead craftsman dock")
    assert asked(game) == "B follow"


# Stairway ------------------------------------------------------------------------------------------------------------


def test_stairway_makes_a_function_public() -> None:
    game = acting("architect", 3, A={"camp": "stairway!", "stock": "wood"}, B={"camp": "market!"})
    play(game, "extend wood B market")
    assert [game.kit(seat).more_vault for seat in range(3)] == [2, 2, 2]
    assert game.influence == [5, 3, 2]


def test_stairway_also_when_the_normal_part_is_skipped() -> None:
    game = acting("architect", A={"camp": "stairway! dock", "stock": "wood"}, B={"camp": "market!"})
    play(game, "skip")
    assert asked(game) == "A stairway"


def test_stairway_needs_a_matching_material_and_a_complete_target() -> None:
    assert asked(acting("architect", A={"camp": "stairway!", "stock": "brick"}, B={"camp": "market!"})) != "A stairway"
    assert asked(acting("architect", A={"camp": "stairway!", "stock": "wood"}, B={"camp": "market"})) != "A stairway"
    assert asked(acting("architect", A={"camp": "stairway!", "stock": "wood"}, B={"camp": "market!!"})) != "A stairway"
    game = acting("architect", A={"camp": "stairway!", "stock": "brick"}, B={"camp": "market!"},
                  options={"stairway_material_must_match": False})
    assert asked(game) == "A stairway"


def test_stairway_stays_public_when_stolen() -> None:
    game = position(A={"camp": "prison(stone,stone)", "hand": "villa"}, B={"camp": "market!!"})
    perform(game, "craftsman", A=1)
    play(game, "add villa prison", "seize B market")
    assert [game.kit(seat).more_vault for seat in range(2)] == [2, 2]


def test_stairway_completed_by_an_architect_has_its_step() -> None:
    has = {"camp": "stairway(marble,marble)", "stock": "marble wood"}
    game = completing("stairway", "marble", has, B={"camp": "dock!"})
    assert asked(game) == "A stairway"


def test_stairway_not_after_a_craftsman() -> None:
    game = acting("craftsman", A={"camp": "stairway!", "stock": "wood", "hand": "road"}, B={"camp": "market!"})
    play(game, "lay road")
    assert asked(game) != "A stairway"


# Statue --------------------------------------------------------------------------------------------------------------


def test_statue_stands_anywhere() -> None:
    game = acting("craftsman", A={"hand": "statue"})
    assert {action.args[1] for action in game.legal_actions() if action.verb == "lay"} == set(range(6))


def test_statue_takes_its_site_or_marble() -> None:
    game = acting("architect", A={"camp": "statue@brick", "stock": "brick marble wood"})
    assert allows(game, "build brick statue")
    assert allows(game, "build marble statue")
    assert not allows(game, "build wood statue")


def test_statue_is_worth_three() -> None:
    assert total(position(A={"camp": "statue@rubble!"}), "A") == 3 + 3
    assert total(position(A={"camp": "statue@rubble"}), "A") == 2


def test_statue_public_points() -> None:
    both = {"A": {"camp": "statue@rubble!!"}, "B": {"camp": "statue@rubble!"}}
    assert [total(position(**both), seat) for seat in "AB"] == [6, 6]
    game = position(A={"camp": "statue@rubble!!"}, options={"stairway_public_points": False})
    assert [total(game, seat) for seat in "AB"] == [6, 2]


# Temple --------------------------------------------------------------------------------------------------------------


def test_temple_makes_the_hand_larger() -> None:
    game = position(A={"camp": "temple!", "hand": "dock"})
    play(game, "think", "refill")
    assert hand_size(game, "A") == 9


def test_temple_works_with_a_gate() -> None:
    assert position(A={"camp": "temple gate!"}).kit(0).refill == 9


def test_temple_incomplete_does_nothing() -> None:
    assert position(A={"camp": "temple"}).kit(0).refill == 5


# Forum ---------------------------------------------------------------------------------------------------------------


def hiring(forum: str, clients_: str, pool_: str, **more: Any) -> RomeState:
    imperium = IMPERIUM if forum.startswith("forum!") else {}
    has = {"camp": forum + " insula! aqueduct!", "clients": clients_, **more}
    return acting("patron", pool=pool_, options=imperium, A=has)


def test_forum_wins_with_all_roles() -> None:
    game = hiring("forum!", EVERY_CLIENT.replace(" patron", ""), "marble")
    play(game, "hire marble")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_forum_needs_six_roles() -> None:
    game = hiring("forum!", EVERY_CLIENT.replace(" patron", ""), "stone")
    play(game, "hire stone")
    assert ended(game) == ""


def test_forum_and_ludus_magnus() -> None:
    game = hiring("forum! ludus_magnus!", "laborer craftsman architect legionary merchant", "stone")
    play(game, "hire stone")
    assert ended(game) == "forum"
    game = hiring("forum! ludus_magnus!", "laborer craftsman architect merchant", "stone")
    play(game, "hire stone")
    assert ended(game) == "", "each Merchant fills one role"


def test_forum_incomplete_wins_with_a_gate_only() -> None:
    game = acting("patron", pool="marble", options=IMPERIUM, A={
        "camp": "forum insula! aqueduct!", "clients": EVERY_CLIENT.replace(" patron", "")})
    play(game, "hire marble")
    assert ended(game) == ""
    game = acting("patron", pool="marble", options=IMPERIUM, A={
        "camp": "forum gate! insula! aqueduct!", "clients": EVERY_CLIENT.replace(" patron", "")})
    play(game, "hire marble")
    assert ended(game) == "forum"


def test_forum_with_several_winners() -> None:
    game = position(options=IMPERIUM, A={"camp": "stairway!", "stock": "marble", "clients": EVERY_CLIENT},
                    B={"camp": "forum!", "clients": EVERY_CLIENT, "influence": 30})
    perform(game, "architect", A=1)
    assert ended(game) == ""
    play(game, "extend marble B forum")
    assert (ended(game), winners(game)) == ("forum", "B")


# Forum Romanum -------------------------------------------------------------------------------------------------------


def test_forum_romanum_needs_materials_too() -> None:
    game = acting("laborer", pool="marble", A={
        "camp": "forum_romanum! insula! aqueduct!", "clients": EVERY_CLIENT,
        "stock": EVERY_MATERIAL.replace(" marble", "")})
    play(game, "take marble")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_forum_romanum_takes_no_substitute() -> None:
    game = acting("laborer", pool="stone", A={
        "camp": "forum_romanum! tower!", "clients": EVERY_CLIENT,
        "stock": EVERY_MATERIAL.replace(" marble", " rubble")})
    play(game, "take stone")
    assert ended(game) == ""


def test_forum_romanum_counts_no_vault() -> None:
    game = acting("laborer", pool="stone", A={
        "camp": "forum_romanum!", "clients": EVERY_CLIENT, "stock": EVERY_MATERIAL.replace(" marble", ""),
        "vault": "marble"})
    play(game, "take stone")
    assert ended(game) == ""
    assert clients(game, "A").count("1") == 6
