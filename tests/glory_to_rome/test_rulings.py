"""The rulings of the rules, chapter 20, by number, and the other values of the switches."""

from __future__ import annotations

from typing import Any

from game.engine.protocol import NOBODY
from game.glory_to_rome.components import CARDS, EDITIONS
from game.glory_to_rome.hidden import observe
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.setup import begin
from tests.glory_to_rome.situations import (
    acting,
    allows,
    asked,
    camp,
    clients,
    completing,
    ended,
    hand_size,
    influence,
    kinds,
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

IMPERIUM: dict[str, Any] = {"edition": "bb_imperium"}
EVERY_CLIENT = "laborer craftsman architect legionary merchant patron"


def test_01_setting_up_from_a_deck() -> None:
    edition = EDITIONS["bb_republic"]
    first, second, turned = kinds("dock*5"), kinds("road*5"), kinds("wall bath")
    deck = (*CARDS["republic"][:50], *reversed([*first, *second, *turned]))
    game = begin(2, deck, edition, (5, 0), 2, 2, 0, 0, True)
    assert game.hands == [tuple(first), tuple(second)]
    assert game.leader == 1, "Bath comes before Wall"
    assert pool(game) == "concrete1 brick1"


def test_02_one_unit_is_one_decision_and_single_answers_are_not_asked() -> None:
    game = position(A={"hand": "bath*2"})
    play(game, "lead patron bath bath")
    assert asked(game) != "B follow", "B has nothing to follow with"


def test_03_thinking_of_leader_and_followers_is_not_skipped() -> None:
    game = position(A={"hand": "dock"}, B={"hand": "wall"})
    assert "skip" not in options(game)
    play(game, "think")
    assert "skip" not in options(game)
    game = position(A={"hand": "dock"}, B={"hand": "palisade"})
    play(game, "lead craftsman dock")
    assert "skip" not in options(game)
    play(game, "think")
    assert "skip" not in options(game)


def test_04_discarding_needs_a_card_and_the_end_stops_the_tribunal() -> None:
    game = completing("school", "brick", {"camp": "school(brick) latrine! vomitorium!"})
    assert asked(game) == "A think"
    game = position(deck_size=1, A={"camp": "tribunal!", "hand": "dock*5"})
    play(game, "think", "card")
    assert ended(game) == "deck"
    assert game.jacks[0] == 0


def test_05_order_on_the_agenda() -> None:
    game = acting("architect", pool="wood*5", A={
        "camp": "stairway! garden(stone,stone) bath!", "stock": "stone wood", "hand": "dock"}, B={"camp": "market!"})
    play(game, "build stone garden")
    assert asked(game) == "A patron"
    play(game, "hire wood")
    assert asked(game) == "A craftsman", "the Bath action before the other Patron actions"
    play(game, "lay dock")
    assert asked(game) == "A patron"


def test_06_second_half_is_settled_at_the_start() -> None:
    game = acting("craftsman", A={"camp": "circus_maximus(stone,stone)", "hand": "villa dock", "clients": "craftsman"})
    play(game, "skip", "add villa circus_maximus")
    assert asked(game) != "A craftsman"


def test_07_a_waiting_stairway_step_prevents_the_pair() -> None:
    def last_action(camp_: str) -> bool:
        game = acting("architect", gone="wood", options={"out_of_town_mixed_roles": True}, B={"camp": "market!"}, A={
            "camp": camp_, "stock": "concrete wood", "hand": "dock", "clients": "architect"})
        play(game, "build concrete amphitheatre", *["skip"] * (influence(game, "A") + 1))
        return asked(game) == "A craftsman" and allows(game, "lay_out dock")

    assert last_action("amphitheatre(concrete)")
    assert not last_action("amphitheatre(concrete) stairway!")


def test_07_an_unfinished_patron_action_prevents_the_pair() -> None:
    for pool_, pairs in (("wood", False), ("wood*2", False)):
        game = acting("patron", gone="wood", pool=pool_, A={"camp": "bath! aqueduct!", "hand": "dock road",
                                                            "clients": "patron"})
        play(game, "hire wood")
        assert (asked(game) == "A craftsman" and allows(game, "lay_out dock")) == pairs


def test_07_pair_with_stairway_gives_two_steps() -> None:
    game = acting("architect", gone="brick", A={
        "camp": "stairway!", "hand": "bath", "stock": "wood*2", "clients": "architect"}, B={"camp": "dock! market!"})
    play(game, "lay_out bath")
    assert asked(game) == "A stairway"
    play(game, "extend wood B dock", "extend wood B market")
    assert camp(game, "B") == "dock!! market!!"
    assert asked(game) != "A architect"


def test_07_mixed_pairs_give_a_step_for_the_architect_action_only() -> None:
    game = completing("amphitheatre", "concrete", {
        "camp": "amphitheatre(concrete) stairway!", "stock": "concrete wood", "hand": "dock road"},
        B={"camp": "market!"}, options={"out_of_town_mixed_roles": True}, gone="wood")
    play(game, "lay_out dock")
    assert asked(game) == "A craftsman", "two Craftsman actions give no step"


def test_07_statue_counts_the_chosen_site() -> None:
    game = acting("craftsman", gone="wood", A={"hand": "statue", "clients": "craftsman"})
    assert allows(game, "lay_out statue wood")
    assert not allows(game, "lay_out statue brick")
    assert allows(game, "lay statue brick")


def test_08_laborer_first_from_the_pool() -> None:
    game = acting("laborer", pool="road", A={"camp": "dock!", "hand": "bath"})
    assert asked(game) == "A laborer"
    play(game, "take rubble")
    assert asked(game) == "A stow"


def test_09_patron_room_is_counted_at_every_hire() -> None:
    game = acting("patron", pool="wood", A={
        "camp": "bath! aqueduct! insula", "clients": "patron*11", "hand": "road villa"})
    assert influence(game, "A") == 6
    play(game, "hire wood", "add road insula")
    assert game.clientele_room(0) == (7 + 2) * 2 - 12
    play(game, "hire_card villa")
    assert clients(game, "A") == "craftsman1 merchant1 patron11"


def test_09_sources_are_fixed_at_the_start() -> None:
    game = acting("patron", pool="wood", A={"camp": "bath! bar", "hand": "road"})
    play(game, "hire wood", "add road bar")
    assert not allows(game, "hire_top")


def test_10_stairway_step_of_its_own_action() -> None:
    game = completing("stairway", "marble", {"camp": "stairway(marble,marble)", "stock": "marble wood"},
                      B={"camp": "dock!"})
    assert asked(game) == "A stairway"


def test_11_structures_remember_their_site() -> None:
    game = acting("architect", A={"camp": "stairway!", "stock": "brick marble"}, B={"camp": "statue@brick!"})
    assert allows(game, "extend brick B statue")
    assert not allows(game, "extend marble B statue")


def test_12_scriptorium() -> None:
    game = acting("craftsman", A={"camp": "scriptorium! statue@stone", "hand": "temple"})
    assert allows(game, "add temple statue")
    assert allows(game, "add temple statue whole")


def test_13_a_second_public_structure_adds_nothing() -> None:
    game = acting("architect", 3, A={"camp": "stairway!", "stock": "wood"}, B={"camp": "market!!"},
                  C={"camp": "market!"})
    assert game.kit(0).more_vault == 2
    play(game, "extend wood C market")
    assert game.kit(0).more_vault == 2
    assert total(position(A={"camp": "statue@rubble!"}, B={"camp": "statue@rubble!!"}), "A") == 6


def test_13_what_is_public_scores_once_for_a_seat() -> None:
    game = position(A={"camp": "wall!", "stock": "road*4"}, B={"camp": "wall!!"})
    assert dict(game.standings()[0].parts)["structures"] == 2
    assert dict(game.standings()[1].parts)["structures"] == 0, "the stockpile is empty"


def test_14_prison_never_meets_a_catacomb() -> None:
    game = acting("architect", A={"camp": "prison(stone,stone) catacomb(stone,stone)", "stock": "stone*2"},
                  B={"camp": "catacomb(stone,stone)"})
    play(game, "build stone prison")
    assert ended(game) == ""
    assert asked(game) != "A prison", "an incomplete Catacomb cannot be taken"
    game = acting("architect", A={"camp": "catacomb(stone,stone)", "stock": "stone"}, B={"camp": "prison(stone,stone)"})
    play(game, "build stone catacomb")
    assert (ended(game), asked(game)) == ("catacomb", "")


def test_15_every_performer_demands_for_himself() -> None:
    game = position(3, A={"hand": "dock"}, B={"clients": "legionary", "hand": "road"}, C={"hand": "bar palisade"})
    perform(game, "legionary", A=1)
    play(game, "show dock", "give palisade")
    assert stock(game, "A") == "wood1"
    assert asked(game) == "B show"
    play(game, "show road")
    assert stock(game, "B") == "rubble1"


def test_15_victims_are_asked_clockwise_from_the_left() -> None:
    game = position(4, A={"hand": "insula"}, B={"hand": "road bar"}, D={"hand": "road bar"}, C={"hand": "road bar"})
    perform(game, "legionary", A=1)
    play(game, "show insula")
    assert asked(game) == "B give"
    play(game, "give bar")
    assert asked(game) == "D give"


def test_15_a_second_copy_may_be_shown() -> None:
    game = acting("legionary", A={"hand": "dock*2", "clients": "legionary"})
    play(game, "show dock", "show dock")
    assert asked(game) != "A show"


def test_16_order_of_the_extras() -> None:
    game = position(A={"hand": "insula", "camp": "bridge! domus_aurea!", "clients": ""}, B={
        "stock": "rubble", "camp": "road"})
    perform(game, "legionary", A=1)
    told = play(game, "show insula")
    assert asked(game) == "A raze"
    assert [event.kind for event in told if event.kind == "stripped"] == ["stripped"]


def test_17_the_end_is_tested_after_each_part() -> None:
    game = position(A={
        "camp": "forum_romanum! bridge!", "clients": EVERY_CLIENT, "stock": "wood concrete brick stone marble",
        "hand": "insula"}, B={"hand": "road", "stock": "rubble"})
    perform(game, "legionary", A=1)
    play(game, "show insula")
    assert (ended(game), stock(game, "B")) == ("forum", "rubble1"), "the hand part wins before the Bridge"


def test_18_fountain_with_the_last_card() -> None:
    game = acting("craftsman", deck="wall", deck_size=1, A={"camp": "fountain! school(brick) amphitheatre(concrete)"})
    play(game, "fountain", "add wall amphitheatre")
    assert (ended(game), influence(game, "A")) == ("deck", 7)
    assert not game.agenda
    game = acting("craftsman", deck="villa", deck_size=1, A={"camp": "fountain! catacomb(stone,stone)"})
    play(game, "fountain", "add villa catacomb")
    assert ended(game) == "catacomb"
    game = acting("craftsman", deck="dock", deck_size=1, A={"camp": "fountain!"})
    play(game, "fountain", "keep")
    assert (ended(game), hand_size(game, "A")) == ("deck", 1)


def test_19_ludus_and_storeroom_together() -> None:
    game = acting("patron", pool="stone", options=IMPERIUM, A={
        "camp": "forum! ludus_magnus! storeroom!", "clients": "craftsman architect legionary merchant"})
    play(game, "hire stone")
    assert ended(game) == "forum", "two Merchants are Merchant and Patron, the Storeroom gives the Laborer"


def test_19_equal_winners_share() -> None:
    game = position(options=IMPERIUM, A={"camp": "stairway!", "stock": "marble", "clients": EVERY_CLIENT},
                    B={"camp": "forum!", "clients": EVERY_CLIENT})
    perform(game, "architect", A=1)
    play(game, "extend marble B forum")
    assert winners(game) == "AB"


def test_20_sewer_card_by_card() -> None:
    game = position(A={
        "camp": "forum_romanum! sewer!", "clients": EVERY_CLIENT, "stock": "wood concrete brick stone marble",
        "hand": "road"}, B={"hand": "dock"})
    play(game, "lead laborer road")
    think(game, "-")
    while asked(game) == "A laborer":
        play(game, "skip")
    play(game, "salvage road")
    assert ended(game) == "forum"


def test_21_open_in_the_vault_until_the_end_of_the_turn() -> None:
    game = position(options=IMPERIUM, A={
        "camp": "colosseum!", "hand": "insula", "clients": ""}, B={
            "clients": "laborer legionary", "hand": "temple road"})
    perform(game, "legionary", A=1)
    play(game, "show insula", "give road")
    assert asked(game) == "B show"
    assert min(observe(game, 1).fresh[0]) >= 0, "a client too lies open until the end of the turn"


# The other values of the switches -------------------------------------------------------------------------------------


def test_out_of_town_at_any_time() -> None:
    has = {"hand": "dock", "clients": "craftsman"}
    assert not allows(acting("craftsman", A=has), "lay_out dock")
    game = acting("craftsman", A=has, options={"out_of_town_only_when_in_town_empty": False})
    assert allows(game, "lay_out dock")
    assert allows(game, "lay dock")


def test_out_of_town_mixed_roles() -> None:
    def game(mixed: bool) -> Any:
        return completing("amphitheatre", "concrete", {
            "camp": "amphitheatre(concrete)", "hand": "dock", "clients": "architect"}, gone="wood",
            options={"out_of_town_mixed_roles": mixed})

    for mixed in (False, True):
        state = game(mixed)
        play(state, "skip", "skip", "skip")
        assert (asked(state) == "A craftsman" and allows(state, "lay_out dock")) == mixed


def test_vault_views() -> None:
    for view, own, other in (("owner_sees_known_cards", True, False), ("hidden_from_all", False, False),
                             ("known_cards_open", True, True)):
        game = position(A={"vault": "dock", "blind": "road"}, options={"vault_view": view})
        assert (observe(game, 0).vault[0][0] >= 0) == own
        assert (observe(game, 1).vault[0][0] >= 0) == other
        assert observe(game, 0).blind[0] == (-2,)


def test_editions() -> None:
    for edition, (cards, jacks, sites, supply, petition) in {
        "bb_republic": (5, 0, 6, 6, 2), "bb_imperium": (4, 1, 6, 4, 3), "classic_iv": (4, 1, 6, 4, 3),
        "first_2005": (4, 1, 5, 3, 3), "european_2011": (4, 1, 6, 4, 2),
    }.items():
        game = RULES.new(2, RULES.options(edition=edition), 1)
        assert {len(hand) for hand in game.hands} == {cards}
        assert game.jacks == [jacks] * 2
        assert game.town[0] + game.outskirts[0] == sites
        assert game.town[0] == (3 if edition == "european_2011" else 2)
        assert (game.jack_supply, game.petition) == (supply, petition)
        assert (edition == "bb_republic") == (game.house & 1 == 0)
    game = RULES.new(2, RULES.options(start_hand="4+1", petition_size="3", two_player_in_town="3"), 1)
    assert (len(game.hands[0]), game.jacks[0], game.petition, game.town[0]) == (4, 1, 3, 3)
    assert game.role == NOBODY
    assert vault(game, "A") == 0
