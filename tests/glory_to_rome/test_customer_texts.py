"""Every sentence of the customer's two texts, and every end of the game."""

from __future__ import annotations

from game.glory_to_rome.frames import SURRENDER
from game.glory_to_rome.hidden import observe
from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    completing,
    ended,
    hand_size,
    influence,
    laborers,
    options,
    perform,
    play,
    position,
    think,
    total,
    vault,
    winners,
)


def test_others_follow_or_think_clockwise() -> None:
    game = position(3, A={"hand": "dock"}, B={"hand": "palisade"}, C={"hand": "market"})
    play(game, "lead craftsman dock")
    assert asked(game) == "B follow"
    play(game, "follow palisade")
    assert asked(game) == "C follow"
    assert options(game) == {"follow", "think"}


def test_one_action_for_leading_and_one_for_each_client() -> None:
    game = position(pool="dock", A={"clients": "laborer*3"}, B={"clients": "laborer"})
    perform(game, "laborer", A=1, B=1)
    assert laborers(game) == 4
    assert asked(game) == "B laborer"
    play(game, "skip", "skip")
    assert asked(game) != "B laborer"


def test_thinkers_still_have_the_actions_of_their_clients() -> None:
    game = position(pool="dock", A={"hand": "road"}, B={"clients": "laborer", "hand": "temple"})
    play(game, "lead laborer road")
    think(game)
    play(game, "skip")
    assert asked(game) == "B laborer"


def test_thinking_takes_one_option_at_once() -> None:
    game = position(A={"hand": "dock"}, B={"hand": "road"})
    play(game, "think")
    assert options(game) == {"jack", "refill"}
    play(game, "jack")
    assert asked(game) == "B lead"


def test_jack_only_if_there_is_one() -> None:
    game = position(jacks=0, A={"hand": "dock"}, B={"hand": "road"})
    play(game, "think")
    assert hand_size(game, "A") == 5, "refilling was the only choice"


def test_refill_is_never_partly() -> None:
    game = position(A={"hand": "dock*2"})
    play(game, "think", "refill")
    assert hand_size(game, "A") == 5


def test_one_extra_card_at_the_refill_size_or_more() -> None:
    for cards in (5, 6):
        game = position(A={"hand": f"dock*{cards}"})
        play(game, "think")
        assert options(game) == {"jack", "card"}
        play(game, "card")
        assert hand_size(game, "A") == cards + 1


def test_leader_who_thinks_ends_the_turn() -> None:
    game = position(A={"hand": "dock", "clients": "laborer"}, B={"hand": "palisade", "clients": "craftsman"})
    play(game, "think", "jack")
    assert asked(game) == "B lead"


def test_foundation_by_architect_or_craftsman() -> None:
    for role in ("architect", "craftsman"):
        game = acting(role, A={"hand": "dock"})
        play(game, "lay dock")
        assert camp(game, "A") == "dock"


def test_no_foundation_without_a_matching_site() -> None:
    game = acting("craftsman", gone="wood", out_gone="wood", A={"hand": "dock"})
    assert options(game) == {"skip"}


def test_no_foundation_of_a_name_one_has() -> None:
    for own in ("dock", "dock!"):
        game = acting("craftsman", A={"hand": "dock road", "camp": own})
        assert not allows(game, "lay dock")


def test_foundation_of_a_name_an_opponent_has() -> None:
    game = acting("craftsman", A={"hand": "dock"}, B={"camp": "dock!"})
    assert allows(game, "lay dock")


def test_out_of_town_takes_two_actions_unless_a_client_matches() -> None:
    game = acting("architect", gone="wood", A={"hand": "dock road"})
    assert not allows(game, "lay_out dock")
    game = acting("architect", gone="wood", A={"hand": "dock road", "clients": "architect"})
    play(game, "lay_out dock")
    assert asked(game) != "A architect"


def test_complete_with_the_number_of_materials_of_its_value() -> None:
    game = acting("craftsman", A={"camp": "villa(stone)", "hand": "sewer prison", "clients": "craftsman"})
    play(game, "add sewer villa")
    assert camp(game, "A") == "villa(2)"
    play(game, "add prison villa")
    assert camp(game, "A") == "villa!"


def test_site_and_function_are_there_in_the_same_turn() -> None:
    game = completing("market", "wood", {"camp": "market", "clients": "architect"})
    assert (influence(game, "A"), game.vault_room(0)) == (3, 5)


def test_merchant_moves_a_material_face_down_within_the_influence() -> None:
    game = acting("merchant", A={"stock": "marble wood", "clients": "merchant*3"})
    play(game, "sell marble", "sell wood")
    assert asked(game) != "A merchant"
    assert vault(game, "A") == 2


def test_vault_is_open_in_its_turn_and_hidden_afterwards() -> None:
    game = acting("merchant", A={"stock": "marble wood", "clients": "merchant"}, B={"hand": "dock"})
    play(game, "sell marble")
    assert min(observe(game, 1).fresh[0]) >= 0
    play(game, "sell wood")
    assert observe(game, 1).vault[0] == (-2, -2)
    assert observe(game, None).vault_size(0) == 2


def test_vault_values_and_bonuses() -> None:
    game = position(A={"vault": "temple dock"}, B={"vault": "palisade"})
    assert dict(game.standings()[0].parts) == {
        "influence": 2, "vault": 4, "bonus": 3, "structures": 0, "triumph": 0}
    assert total(game, "B") == 3, "the tie in Wood gives nobody the bonus"


def test_end_by_deck() -> None:
    game = position(deck_size=2, A={"hand": "dock"})
    play(game, "think", "refill")
    assert (ended(game), hand_size(game, "A")) == ("deck", 3)


def test_end_by_sites_in_town() -> None:
    game = acting("craftsman", gone="rubble concrete brick stone marble", town={"wood": 1}, A={"hand": "dock"})
    play(game, "lay dock")
    assert ended(game) == "sites"


def test_sites_out_of_town_do_not_count_for_the_end() -> None:
    game = acting("craftsman", gone="wood", A={"hand": "dock", "camp": "tower!"})
    play(game, "lay_out dock")
    assert ended(game) == ""


def test_end_by_catacomb() -> None:
    assert ended(completing("catacomb", "stone", {"camp": "catacomb(stone,stone)"})) == "catacomb"


def test_end_by_forum() -> None:
    every = "laborer craftsman architect legionary merchant"
    game = acting("patron", pool="marble", A={
        "camp": "forum_romanum! insula! aqueduct!", "clients": every,
        "stock": "rubble wood concrete brick stone marble"}, B={"influence": 50})
    play(game, "hire marble")
    assert (ended(game), winners(game)) == ("forum", "A"), "without scoring"


def give_up(game: RomeState) -> None:
    assert SURRENDER in game.also_legal()
    assert SURRENDER not in game.legal_actions()
    game.apply(SURRENDER)


def test_end_by_surrender_of_two() -> None:
    game = position(A={"influence": 40})
    give_up(game)
    assert (ended(game), winners(game)) == ("surrender", "B")


def test_end_by_surrender_of_all_others() -> None:
    game = position(3, A={"hand": "dock"}, B={"hand": "road"}, C={"hand": "wall"})
    give_up(game)
    assert asked(game) == "A lead", "he goes on playing"
    assert not game.also_legal()
    play(game, "think", "jack")
    give_up(game)
    assert (ended(game), winners(game)) == ("surrender", "C")


def test_surrender_may_be_switched_off() -> None:
    assert not position(options={"surrender": "off"}).also_legal()


def test_most_points_win_and_cards_in_hand_break_ties() -> None:
    assert winners(position(A={"influence": 9}, B={"influence": 8, "hand": "dock*6"})) == "A"
    assert winners(position(A={"influence": 9}, B={"influence": 9, "hand": "dock"})) == "B"


def test_wall_example() -> None:
    assert total(position(A={"camp": "wall!", "stock": "wood*4"}), "A") == 2 + 2 + 2
