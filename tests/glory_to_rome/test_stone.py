"""Stone buildings: what each power does, and where it must not work."""

from __future__ import annotations

from typing import Any

from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    completing,
    demand,
    ended,
    influence,
    laborers,
    options,
    perform,
    play,
    pool,
    position,
    stock,
    think,
    vault,
    winners,
)

IMPERIUM: dict[str, Any] = {"edition": "bb_imperium"}

# Catacomb ------------------------------------------------------------------------------------------------------------


def test_catacomb_ends_the_game() -> None:
    game = completing("catacomb", "stone", {"camp": "catacomb(stone,stone)"})
    assert (ended(game), influence(game, "A"), winners(game)) == ("catacomb", 5, "A")


def test_catacomb_incomplete_goes_on() -> None:
    game = completing("catacomb", "stone", {"camp": "catacomb(stone)"})
    assert ended(game) == ""


def test_catacomb_comes_after_the_forum() -> None:
    every = "laborer craftsman architect legionary merchant patron"
    game = completing("catacomb", "rubble", {
        "camp": "catacomb(stone,stone) tower! forum_romanum!", "clients": every,
        "stock": "rubble wood concrete brick stone marble"})
    assert ended(game) == "catacomb", "one material went into the Catacomb"
    game = position(A={"camp": "catacomb(stone,stone) gate! forum_romanum", "hand": "villa", "clients": every,
                       "stock": "rubble wood concrete brick stone marble"})
    perform(game, "craftsman", A=1)
    play(game, "add villa catacomb")
    assert ended(game) == "forum"


# Circus Maximus ------------------------------------------------------------------------------------------------------


def test_circus_maximus_doubles_clients() -> None:
    game = acting("laborer", pool="dock", A={"camp": "circus_maximus!", "clients": "laborer*2"})
    assert laborers(game) == 5


def test_circus_maximus_not_for_a_thinker() -> None:
    game = position(pool="dock", A={"camp": "circus_maximus!", "clients": "laborer*2"})
    perform(game, "laborer")
    assert laborers(game) == 2


def test_circus_maximus_completed_on_the_way() -> None:
    game = acting("craftsman", A={
        "camp": "circus_maximus(stone,stone)", "hand": "villa dock road bath", "clients": "craftsman*2"})
    play(game, "skip", "add villa circus_maximus")
    play(game, "lay dock", "lay road")
    assert asked(game) != "A craftsman", "the client that completed it acts once, the other twice"


def test_circus_maximus_demands() -> None:
    game = acting("legionary", A={"camp": "circus_maximus!", "hand": "dock*4", "clients": "legionary"})
    play(game, *["show dock"] * 3)
    assert asked(game) != "A show"


# Garden --------------------------------------------------------------------------------------------------------------


def test_garden_gives_patron_actions() -> None:
    game = completing("garden", "stone", {"camp": "garden(stone,stone)"}, pool="dock*6")
    for _ in range(5):
        play(game, "hire wood")
    assert clients(game, "A") == "craftsman5"
    assert asked(game) != "A patron"


def test_garden_clients_do_not_act() -> None:
    game = completing("garden", "stone", {"camp": "garden(stone,stone)", "stock": "stone*2"}, pool="stone")
    play(game, "hire stone")
    assert asked(game) != "A merchant"


def test_garden_clients_act_with_a_bath_and_need_room() -> None:
    has = {"camp": "garden(stone,stone) bath!", "stock": "stone*2"}
    game = completing("garden", "stone", has, pool="stone")
    play(game, "hire stone")
    assert asked(game) == "A merchant"
    game = completing("garden", "stone", {"camp": "garden(stone,stone)", "clients": "patron*5"}, pool="stone")
    assert asked(game) != "A patron"


# Prison --------------------------------------------------------------------------------------------------------------


def prison(b: dict[str, str], a: str = "", **more: Any) -> RomeState:
    game = position(A={"camp": f"prison(stone,stone) {a}", "hand": "villa"}, B=b, **more)
    perform(game, "craftsman", A=1)
    play(game, "add villa prison")
    return game


def test_prison_exchanges_a_site_for_a_structure() -> None:
    game = prison({"camp": "dock!"})
    play(game, "seize B dock")
    assert (influence(game, "A"), influence(game, "B")) == (2, 6)
    assert (camp(game, "A"), camp(game, "B")) == ("prison! dock!", "")


def test_prison_may_be_left() -> None:
    game = prison({"camp": "dock!"})
    play(game, "skip")
    assert (influence(game, "A"), camp(game, "B")) == (5, "dock!")


def test_prison_takes_nothing_incomplete_and_no_second_of_a_name() -> None:
    assert asked(prison({"camp": "dock"})) != "A prison"
    assert asked(prison({"camp": "dock!"}, "dock")) != "A prison"
    game = prison({"camp": "dock!"}, "dock", options={"prison_unique_names": False})
    play(game, "seize B dock")
    assert camp(game, "A") == "prison! dock dock!"


def test_prison_fires_the_completion_effect() -> None:
    game = prison({"camp": "school!"})
    play(game, "seize B school", "refill", "skip")
    assert asked(game) != "A think", "two influence are left"
    game = prison({"camp": "school!"}, options={"prison_fires_completion": False})
    play(game, "seize B school")
    assert asked(game) != "A think"


def test_prison_takes_a_prison_without_a_site() -> None:
    game = prison({"camp": "prison!"}, options={"prison_unique_names": False})
    play(game, "seize B prison")
    assert (influence(game, "A"), influence(game, "B")) == (2, 8)


# Scriptorium ---------------------------------------------------------------------------------------------------------


def test_scriptorium_completes_with_one_marble() -> None:
    game = acting("craftsman", A={"camp": "scriptorium! sewer", "hand": "temple"})
    play(game, "add temple sewer whole")
    assert camp(game, "A") == "scriptorium! sewer!"


def test_scriptorium_takes_any_source_of_the_action() -> None:
    game = acting("architect", A={"camp": "scriptorium! school", "stock": "marble"})
    assert allows(game, "build marble school whole")
    game = acting("architect", pool="marble", A={"camp": "scriptorium! school archway!"})
    assert allows(game, "fetch marble school whole")


def test_scriptorium_choice_where_marble_fits() -> None:
    game = acting("craftsman", A={"camp": "scriptorium! temple", "hand": "statue"})
    assert allows(game, "add statue temple")
    assert allows(game, "add statue temple whole")
    game = acting("craftsman", A={"camp": "scriptorium! temple(marble,marble)", "hand": "statue"})
    assert allows(game, "add statue temple")
    assert not allows(game, "add statue temple whole")


def test_scriptorium_takes_no_other_material_and_not_for_the_stairway() -> None:
    assert not allows(acting("craftsman", A={"camp": "scriptorium! sewer", "hand": "dock"}), "add dock sewer whole")
    game = acting("architect", A={"camp": "scriptorium! stairway!", "stock": "marble"}, B={"camp": "sewer!"})
    assert asked(game) != "A stairway"


# Sewer ---------------------------------------------------------------------------------------------------------------


def led(camp_: str, hand: str, *moves: str) -> RomeState:
    game = position(A={"camp": camp_, "hand": hand}, B={"hand": "temple"})
    play(game, *moves)
    think(game, "-")
    return game


def test_sewer_keeps_played_cards() -> None:
    game = led("sewer!", "road", "lead laborer road")
    assert asked(game) == "A sewer"
    play(game, "salvage road")
    assert (stock(game, "A"), pool(game)) == ("rubble1", "")


def test_sewer_may_leave_some() -> None:
    game = led("sewer!", "bath*2", "lead laborer bath bath")
    play(game, "salvage bath", "done")
    assert (stock(game, "A"), pool(game)) == ("brick1", "brick1")


def test_sewer_keeps_no_jack_and_no_card_of_others() -> None:
    game = led("sewer!", "jack", "lead laborer jack")
    assert asked(game) == "B lead"
    game = position(A={"camp": "", "hand": "road"}, B={"camp": "sewer!", "hand": "temple"})
    play(game, "lead laborer road")
    think(game, "-")
    assert asked(game) == "B lead"


# Villa ---------------------------------------------------------------------------------------------------------------


def test_villa_is_complete_with_one_stone() -> None:
    assert camp(completing("villa", "stone", {"camp": "villa"}), "A") == "villa!"


def test_villa_not_by_a_craftsman() -> None:
    game = acting("craftsman", A={"camp": "villa", "hand": "sewer"})
    play(game, "add sewer villa")
    assert camp(game, "A") == "villa(1)"


def test_villa_and_substitutes() -> None:
    assert camp(completing("villa", "rubble", {"camp": "villa tower!"}), "A") == "villa! tower!"
    game = completing("villa", "rubble", {"camp": "villa tower!"}, options={"villa_material": "stone_only"})
    assert camp(game, "A") == "villa(1) tower!"
    game = completing("villa", "stone", {"camp": "villa(rubble) tower!"}, options={"villa_material": "stone_only"})
    assert camp(game, "A") == "villa! tower!"


def test_villa_helps_no_other_structure() -> None:
    assert camp(completing("sewer", "stone", {"camp": "villa! sewer"}), "A") == "villa! sewer(1)"


# Colosseum -----------------------------------------------------------------------------------------------------------


def test_colosseum_takes_a_client() -> None:
    game = demand("insula", "colosseum!", "", {}, {"clients": "laborer*2"}, options=IMPERIUM)
    assert (clients(game, "B"), vault(game, "A")) == ("laborer1", 1)


def test_colosseum_chooses_where_room_is_short() -> None:
    has = {"clients": "laborer craftsman"}
    game = position(options=IMPERIUM, A={
        "camp": "colosseum!", "hand": "insula dock", "clients": "legionary", "vault": "dock*4"}, B=has)
    perform(game, "legionary", A=1)
    play(game, "show insula", "show dock")
    assert options(game) == {"client"}
    play(game, "client B wood")
    assert (clients(game, "B"), vault(game, "A")) == ("laborer1", 5)


def test_colosseum_needs_room_and_a_matching_client() -> None:
    game = demand("insula", "colosseum!", "", {"vault": "dock*5"}, {"clients": "laborer"}, options=IMPERIUM)
    assert clients(game, "B") == "laborer1"
    game = demand("insula", "colosseum!", "", {}, {"clients": "craftsman"}, options=IMPERIUM)
    assert clients(game, "B") == "craftsman1"


def test_colosseum_reaches_neighbours_or_all() -> None:
    for switch, left in ((False, "laborer1"), (True, "")):
        game = acting("legionary", 4, options={**IMPERIUM, "colosseum_all_opponents": switch},
                      A={"camp": "colosseum!", "hand": "insula"}, C={"clients": "laborer"})
        play(game, "show insula")
        assert clients(game, "C") == left


# Domus Aurea ---------------------------------------------------------------------------------------------------------


def test_domus_aurea_tears_down_a_foundation() -> None:
    game = demand("insula", "domus_aurea!", "road", {}, {})
    play(game, "raze B road")
    assert (stock(game, "A"), influence(game, "A"), camp(game, "B")) == ("rubble1", 6, "")


def test_domus_aurea_may_leave_it() -> None:
    game = demand("insula", "domus_aurea!", "road", {}, {})
    play(game, "done")
    assert camp(game, "B") == "road"


def test_domus_aurea_not_with_materials_nor_another_material() -> None:
    assert asked(demand("bath", "domus_aurea!", "school(brick)", {}, {})) != "A raze"
    assert asked(demand("insula", "domus_aurea!", "dock", {}, {})) != "A raze"


def test_domus_aurea_matches_the_card_or_the_site() -> None:
    assert asked(demand("insula", "domus_aurea!", "statue@rubble", {}, {})) != "A raze"
    game = demand("insula", "domus_aurea!", "statue@rubble", {}, {}, options={"domus_match": "site"})
    play(game, "raze B statue")
    assert (stock(game, "A"), influence(game, "A")) == ("marble1", 6)


def test_domus_aurea_one_foundation_for_each_demand() -> None:
    game = demand("insula", "domus_aurea!", "road bar", {}, {})
    play(game, "raze B bar")
    assert asked(game) != "A raze"
