"""Functions that meet: situations in which several of them work on the same action, demand or end."""

from __future__ import annotations

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
    hand_size,
    influence,
    options,
    perform,
    play,
    pool,
    position,
    stock,
    think,
    total,
    vault,
    winners,
)

IMPERIUM = {"edition": "bb_imperium"}

# Leading and thinking ------------------------------------------------------------------------------------------------


def test_petition_of_the_led_role_is_one_action() -> None:
    game = position(A={"hand": "bath*2 road"}, B={"hand": "dock"})
    play(game, "lead legionary bath bath")
    assert game.units[0] == 1
    assert hand(game, "A") == "road"


def test_circus_pairs_and_petitions_stack_with_a_palace() -> None:
    game = position(options=IMPERIUM, A={"hand": "road*2 bath*3 jack dock", "camp": "palace! circus!"})
    play(game, "lead craftsman road road", "unit bath bath bath", "unit jack", "unit dock")
    assert game.units[0] == 4


def test_palace_is_there_through_a_gate() -> None:
    game = position(A={"hand": "dock*2", "camp": "gate! palace"})
    play(game, "lead craftsman dock", "unit dock")
    assert game.units[0] == 2


def test_no_demand_reaches_played_cards() -> None:
    game = position(A={"hand": "jack bath"}, B={"hand": "school road"})
    play(game, "lead legionary jack", "follow school", "show bath", "done")
    assert stock(game, "A") == ""
    assert pool(game) == "brick1"


def test_thinker_with_a_legionary_client_demands_for_himself() -> None:
    game = position(A={"hand": "bath road*2"}, B={"hand": "road", "clients": "legionary"})
    play(game, "lead legionary bath", "think", "jack", "done")
    assert asked(game) == "B show"
    play(game, "show road", "give road")
    assert stock(game, "B") == "rubble1"
    assert hand(game, "A") == "road"


def test_thinking_that_ends_the_game_leaves_no_performance() -> None:
    game = position(pool="wood", deck_size=3, A={"hand": "road"}, B={"hand": "dock"})
    play(game, "lead laborer road", "think", "refill")
    assert ended(game) == "deck"
    assert stock(game, "A") == ""


# Building ------------------------------------------------------------------------------------------------------------


def test_scriptorium_with_archway_and_with_fountain() -> None:
    game = acting("architect", pool="marble", A={"camp": "scriptorium! archway! school"})
    play(game, "fetch marble school whole")
    assert camp(game, "A").startswith("scriptorium! archway! school!")
    game = acting("craftsman", deck="temple", A={"camp": "scriptorium! fountain! dock"})
    play(game, "fountain", "add temple dock whole")
    assert camp(game, "A").endswith("dock!")


def test_scriptorium_completes_a_structure_without_any_material() -> None:
    game = acting("architect", A={"camp": "scriptorium! villa", "stock": "marble"}, B={"hand": "road"})
    assert not allows(game, "build marble villa"), "a Marble does not fit a Stone site"
    play(game, "build marble villa whole")
    assert influence(game, "A") == 8


def test_villa_takes_rubble_with_a_tower_and_anything_with_a_road() -> None:
    game = acting("architect", A={"camp": "tower! villa", "stock": "rubble"})
    play(game, "build rubble villa")
    assert camp(game, "A") == "tower! villa!"
    game = acting("architect", A={"camp": "road! villa", "stock": "wood"})
    play(game, "build wood villa")
    assert camp(game, "A") == "road! villa!"


def test_villa_begun_by_a_craftsman_is_completed_by_an_architect() -> None:
    game = acting("architect", A={"camp": "villa(stone)", "stock": "stone"})
    play(game, "build stone villa")
    assert camp(game, "A") == "villa!"


def test_foundation_laid_and_completed_in_one_performance() -> None:
    game = position(A={"hand": "dock market", "clients": "craftsman"})
    perform(game, "craftsman", A=1)
    play(game, "lay dock", "add market dock")
    assert camp(game, "A") == "dock!"
    assert influence(game, "A") == 3


def test_site_left_by_one_player_is_gone_for_the_next() -> None:
    game = position(town={"wood": 1}, A={"hand": "dock"}, B={"hand": "market palisade"})
    perform(game, "craftsman", A=1, B=1)
    play(game, "lay dock")
    assert asked(game) == "B craftsman"
    assert options(game) == {"skip"}, "one action is not enough out of town"


def test_last_site_taken_by_one_of_many_actions_voids_the_others() -> None:
    town = dict.fromkeys(("rubble", "concrete", "brick", "stone", "marble"), 0)
    game = completing("amphitheatre", "concrete", {"camp": "amphitheatre(concrete)", "hand": "dock market"},
                      town={**town, "wood": 1})
    play(game, "lay dock")
    assert ended(game) == "sites"
    assert asked(game) == ""


def test_inner_effect_is_done_before_the_rest_of_a_patron_action() -> None:
    """Bath: the hired Craftsman completes a Foundry; its Laborer actions come before the next hire."""
    game = acting("patron", pool="dock wall", A={
        "camp": "bath! bar! foundry(brick)", "hand": "school"})
    play(game, "hire wood")
    assert asked(game) == "A craftsman"
    play(game, "add school foundry")
    assert influence(game, "A") == 7
    for _ in range(7):
        assert asked(game) == "A laborer"
        play(game, "skip")
    assert asked(game) == "A patron"
    assert options(game) == {"hire_top", "skip"}


def test_garden_inside_a_bath_action_uses_the_new_influence() -> None:
    game = acting("patron", pool="wall*2", A={"camp": "bath! garden(stone,stone)", "stock": "stone"})
    play(game, "hire concrete", "build stone garden")
    assert influence(game, "A") == 7
    assert asked(game) == "A patron"
    play(game, "hire concrete")
    assert clients(game, "A") == "architect2"


def test_stolen_effect_counts_the_influence_after_the_exchange_even_when_public() -> None:
    game = completing("prison", "stone", {"camp": "prison(stone,stone)", "hand": "dock"}, B={"camp": "school!!"})
    play(game, "seize B school")
    assert influence(game, "A") == 2
    assert camp(game, "A") == "prison! school!!"
    play(game, "skip", "skip")
    assert not asked(game).startswith("A think")


def test_function_lost_to_a_prison_stops_at_once() -> None:
    game = position(3, pool="wood*3", A={"camp": "prison(stone,stone)", "stock": "stone"},
                    B={"camp": "storeroom!", "clients": "patron*2"})
    perform(game, "architect", A=1)
    play(game, "build stone prison", "seize B storeroom")
    assert not game.kit(1).clients_also
    assert game.kit(0).clients_also


def test_vault_over_its_limit_keeps_its_cards_and_takes_no_more() -> None:
    game = position(A={"vault": "villa*3 wall", "stock": "stone", "influence": 3})
    perform(game, "merchant", A=1)
    assert asked(game) != "A merchant"
    assert vault(game, "A") == 4


def test_statue_on_stone_takes_stone_marble_and_with_a_road_anything() -> None:
    game = acting("craftsman", A={"camp": "statue@stone", "hand": "villa temple dock"})
    assert allows(game, "add villa statue")
    assert allows(game, "add temple statue")
    assert not allows(game, "add dock statue")
    game = acting("craftsman", A={"camp": "road! statue@stone", "hand": "dock"})
    assert allows(game, "add dock statue")


# Clients and vault ---------------------------------------------------------------------------------------------------


def test_atrium_and_basilica_fill_the_vault_in_one_action() -> None:
    game = acting("merchant", deck="temple", A={"camp": "atrium! basilica!", "hand": "villa"}, B={"hand": "road"})
    play(game, "seal", "shelve villa")
    assert vault(game, "A") == 2


def test_ludus_magnus_and_circus_maximus_double_a_merchant() -> None:
    game = position(pool="wood*4", A={"camp": "ludus_magnus! circus_maximus!", "clients": "merchant"})
    perform(game, "laborer", A=1)
    play(game, "take wood", "take wood", "take wood")
    assert stock(game, "A") == "wood3"
    assert asked(game) != "A laborer"


def test_storeroom_and_circus_maximus_double_everybody() -> None:
    game = position(pool="wood*6", A={"camp": "storeroom! circus_maximus!", "clients": "patron architect"})
    perform(game, "laborer", A=1)
    for _ in range(5):
        play(game, "take wood")
    assert asked(game) != "A laborer"


def test_forum_is_won_by_a_client_of_the_deck_before_it_acts() -> None:
    game = acting("patron", options=IMPERIUM, deck="temple", A={
        "camp": "forum! bar! bath!", "clients": "laborer craftsman architect legionary merchant"})
    play(game, "hire_top")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_forum_romanum_is_won_by_the_sixth_material() -> None:
    game = acting("laborer", pool="marble", A={
        "camp": "forum_romanum!", "clients": "laborer craftsman architect legionary merchant patron",
        "stock": "rubble wood concrete brick stone"})
    play(game, "take marble")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_public_forum_may_be_won_by_another() -> None:
    game = acting("architect", options=IMPERIUM, A={
        "camp": "stairway!", "stock": "marble", "clients": "laborer craftsman architect legionary merchant patron",
        "influence": 8}, B={"camp": "forum!"})
    play(game, "extend marble B forum")
    assert (ended(game), winners(game)) == ("forum", "A")


# Demands -------------------------------------------------------------------------------------------------------------


def test_bridge_meets_palisade_and_wall_at_one_table() -> None:
    game = position(4, pool="", A={"camp": "bridge!", "hand": "road"}, B={"camp": "palisade!", "hand": "road"},
                    C={"hand": "bar", "stock": "rubble*2"}, D={"camp": "wall!", "hand": "bar", "stock": "rubble"})
    perform(game, "legionary", A=1)
    play(game, "show road")
    assert stock(game, "A") == "rubble3"
    assert hand(game, "D") == "bar"


def test_palisade_made_public_protects_everybody() -> None:
    game = position(3, A={"hand": "road"}, B={"hand": "road"}, C={"camp": "palisade!!"})
    perform(game, "legionary", A=1)
    play(game, "show road")
    assert stock(game, "A") == ""


def test_domus_aurea_on_a_statue_gives_the_site_it_stood_on() -> None:
    game = demand("temple", "domus_aurea!", "statue@wood", {}, {})
    play(game, "raze B statue")
    assert influence(game, "A") == 6
    assert stock(game, "A") == "marble1"
    assert camp(game, "B") == ""


def test_domus_aurea_closes_what_a_gate_had_opened() -> None:
    game = demand("temple", "domus_aurea!", "gate! palace", {}, {"hand": "dock"})
    assert game.kit(1).many_units
    play(game, "raze B palace")
    assert not game.kit(1).many_units


def test_victim_gives_each_card_once_for_two_demands() -> None:
    game = position(A={"hand": "road*2"}, B={"hand": "bar road insula"})
    perform(game, "legionary", A=2)
    play(game, "show road", "show road")
    assert asked(game) == "B give"
    play(game, "give bar", "give insula")
    assert hand(game, "B") == "road"
    assert stock(game, "A") == "rubble2"


# The end of a turn and of the game -----------------------------------------------------------------------------------


def test_two_senates_share_in_turn_order() -> None:
    game = position(3, options=IMPERIUM, pool="wood", A={"hand": "jack"},
                    B={"camp": "senate!", "hand": "jack"},
                    C={"camp": "senate!", "hand": "jack road"})
    play(game, "lead patron jack", "follow jack", "follow jack", "skip", "skip", "skip")
    assert asked(game) == "B senate"
    assert options(game) == {"done", "recover"}
    play(game, "recover A")
    assert asked(game) == "B senate", "C's Jack is left"
    play(game, "done")
    assert asked(game) == "C senate"
    play(game, "recover B")
    assert hand(game, "B") == "jack"
    assert hand(game, "C") == "road jack"
    assert game.jack_supply == 7


def test_sewer_keeps_a_card_that_makes_the_sixth_material() -> None:
    game = position(A={
        "camp": "forum_romanum! sewer!", "clients": "laborer craftsman architect legionary merchant patron",
        "stock": "rubble wood concrete brick stone", "hand": "temple"}, B={"hand": "dock"})
    play(game, "lead patron temple", "think", "jack")
    while asked(game) != "A sewer":
        play(game, "skip")
    play(game, "salvage temple")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_academy_thinking_may_end_the_game() -> None:
    game = acting("craftsman", deck_size=2, A={"camp": "academy!", "hand": "dock"}, B={"hand": "road"})
    play(game, "lay dock", "refill")
    assert ended(game) == "deck"
    assert hand_size(game, "A") == 2


def test_wall_made_public_counts_every_stockpile() -> None:
    game = position(A={"camp": "wall!!", "stock": "road*2"}, B={"stock": "dock*5"})
    assert total(game, "B") == 2 + 2
    assert total(game, "A") == 4 + 1


def test_cards_led_and_followed_come_into_the_pool_at_the_end() -> None:
    game = position(A={"hand": "road"}, B={"hand": "bar dock"})
    play(game, "lead laborer road", "follow bar")
    assert pool(game) == "rubble2"
    think(game)
    assert asked(game) == "B lead"
