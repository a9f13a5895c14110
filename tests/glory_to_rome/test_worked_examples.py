"""The worked examples of the rules, chapter 19, with the values that stand there."""

from __future__ import annotations

from game.glory_to_rome.components import BUILDING_BY_ID, EDITIONS
from game.glory_to_rome.hidden import observe
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.setup import begin
from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    allows,
    asked,
    camp,
    clients,
    ended,
    hand,
    hand_size,
    idle,
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


def laborer_actions(game: RomeState, seat: str) -> int:
    """How often a seat may take a card of the pool before somebody else acts."""
    number = 0
    while asked(game) == f"{seat} laborer":
        number += 1
        play(game, "skip")
    return number


def test_12_clients() -> None:
    game = position(pool="wood*3", A={"clients": "laborer*2"}, B={"clients": "laborer"})
    perform(game, "laborer", A=1)
    assert (laborer_actions(game, "A"), laborer_actions(game, "B")) == (3, 1)
    game = position(
        pool="wood*3", A={"clients": "laborer*2", "camp": "circus_maximus!"},
        B={"clients": "laborer", "camp": "circus_maximus!"},
    )
    perform(game, "laborer", A=1)
    assert (laborer_actions(game, "A"), laborer_actions(game, "B")) == (5, 1)


def test_13_immunity_at_once() -> None:
    game = position(A={"camp": "palisade", "hand": "market"})
    perform(game, "craftsman", A=1)
    play(game, "add market palisade")
    assert influence(game, "A") == 3
    assert game.kit(0).immunity == 1


def test_14_tower_at_once() -> None:
    game = position(
        gone="rubble", A={"camp": "tower(concrete)", "hand": "wall road", "clients": "craftsman"})
    perform(game, "craftsman", A=1)
    assert not allows(game, "add road tower")
    play(game, "add wall tower")
    assert influence(game, "A") == 4
    play(game, "lay_out road")
    assert camp(game, "A") == "tower! road"


def test_15_nested_effects() -> None:
    game = position(
        pool="marble*9", A={
            "camp": "amphitheatre(concrete) foundry(brick) school(brick) academy(brick) insula",
            "hand": "wall bath*2 shrine road",
        }, B={"hand": "dock*5"})
    perform(game, "craftsman", A=1)
    play(game, "add wall amphitheatre")
    assert (influence(game, "A"), game.agenda[-2][2:]) == (4, (1, 3))
    play(game, "add bath foundry")
    assert influence(game, "A") == 6
    assert laborer_actions(game, "A") == 6
    assert asked(game) == "A craftsman"
    assert game.agenda[-2][2:] == (1, 2)
    play(game, "add bath school")
    assert influence(game, "A") == 8
    for _ in range(8):
        assert asked(game) == "A think"
        play(game, "skip")
    assert game.agenda[-2][2:] == (1, 1)
    play(game, "add shrine academy")
    assert influence(game, "A") == 10
    assert asked(game) == "A craftsman"
    play(game, "add road insula")
    assert influence(game, "A") == 11
    assert asked(game) == "A think"
    assert "skip" in options(game)


def test_16_school() -> None:
    game = position(A={"camp": "school(brick)", "hand": "bath"})
    perform(game, "craftsman", A=1)
    play(game, "add bath school")
    assert influence(game, "A") == 4
    play(game, "refill", "card", "card", "card")
    assert hand_size(game, "A") == 8
    assert asked(game) != "A think"


def test_17_out_of_town() -> None:
    def may(**a: str) -> bool:
        game = perform(position(gone="wood", A={"hand": "dock bath", **a}), "craftsman", A=1)
        return asked(game) == "A craftsman" and allows(game, "lay_out dock")

    assert not may()
    assert may(clients="craftsman")
    assert not may(clients="merchant")
    assert may(clients="merchant", camp="ludus_magnus!")
    game = position(gone="wood", A={"hand": "dock bath", "clients": "craftsman"})
    perform(game, "craftsman", A=1)
    play(game, "lay_out dock")
    assert not asked(game).startswith("A craftsman"), "both actions are used"
    game = position(gone="wood", A={"hand": "dock palisade", "clients": "craftsman", "camp": "circus_maximus!"})
    perform(game, "craftsman", A=1)
    play(game, "lay_out dock")
    assert asked(game) == "A craftsman", "the second half is left"
    assert not allows(game, "lay_out palisade")
    game = position(gone="wood", A={"hand": "dock bath", "clients": "craftsman", "camp": "circus_maximus!"})
    perform(game, "craftsman", A=1)
    play(game, "skip", "lay_out dock")
    assert not asked(game).startswith("A craftsman"), "the two halves"


def test_18_pairs_of_an_amphitheatre() -> None:
    def completed(role: str, clients_: str) -> RomeState:
        game = position(gone="wood", A={
            "camp": "amphitheatre(concrete)", "stock": "concrete", "hand": "dock palisade market wall",
            "clients": clients_})
        perform(game, role, A=1)
        play(game, "build concrete amphitheatre" if role == "architect" else "add wall amphitheatre")
        assert influence(game, "A") == 4
        return game

    game = completed("architect", "architect")
    play(game, "lay_out dock", "lay_out palisade")
    assert not asked(game).startswith("A craftsman"), "two pairs"
    game = completed("architect", "architect")
    play(game, "skip", "skip", "skip")
    assert not allows(game, "lay_out dock")
    game = completed("craftsman", "craftsman")
    play(game, "skip", "skip", "skip", "lay_out dock")
    assert not asked(game).startswith("A craftsman")


def test_19_villa() -> None:
    game = position(A={"camp": "villa", "stock": "stone"})
    perform(game, "architect", A=1)
    play(game, "build stone villa")
    assert (camp(game, "A"), influence(game, "A")) == ("villa!", 5)
    game = position(A={"camp": "villa", "hand": "sewer"})
    perform(game, "craftsman", A=1)
    play(game, "add sewer villa")
    assert camp(game, "A") == "villa(1)"


def test_20_scriptorium_and_catacomb() -> None:
    game = position(A={"camp": "scriptorium! catacomb", "hand": "temple"})
    before = influence(game, "A")
    perform(game, "craftsman", A=1)
    play(game, "add temple catacomb whole")
    assert influence(game, "A") == before + 3
    assert ended(game) == "catacomb"


def test_21_statue() -> None:
    for material in ("rubble", "marble"):
        game = position(A={"camp": "statue@rubble", "stock": material})
        assert total(game, "A") == 2
        perform(game, "architect", A=1)
        play(game, f"build {material} statue")
        assert (influence(game, "A"), total(game, "A")) == (3, 6)
    game = position(A={"camp": "statue@rubble gate!"})
    assert total(game, "A") == 4 + 3
    game = position(A={"hand": "statue"})
    perform(game, "craftsman", A=1)
    assert allows(game, "lay statue rubble")


def test_22_tower_is_stolen() -> None:
    game = position(A={"camp": "sewer(rubble,rubble)", "stock": "rubble stone"})
    perform(game, "architect", A=1)
    assert not allows(game, "build rubble sewer")
    play(game, "build stone sewer")
    assert camp(game, "A") == "sewer!"
    game = position(A={"camp": "sewer(rubble,rubble) tower!", "stock": "rubble"})
    perform(game, "architect", A=1)
    assert allows(game, "build rubble sewer")


def test_23_stairway_comes_last() -> None:
    game = position(pool="wood*9", A={"camp": "stairway! foundry(brick)", "stock": "brick wood"}, B={"camp": "dock!"})
    assert influence(game, "A") == 5
    perform(game, "architect", A=1)
    play(game, "build brick foundry")
    assert influence(game, "A") == 7
    assert laborer_actions(game, "A") == 7
    assert asked(game) == "A stairway"
    play(game, "extend wood B dock")
    assert camp(game, "B") == "dock!!"


def prison(**b: object) -> RomeState:
    game = position(A={"camp": "prison(stone,stone)", "hand": "villa"}, B=b)
    perform(game, "craftsman", A=1)
    play(game, "add villa prison")
    return game


def test_24_prison() -> None:
    game = prison(camp="temple!")
    assert (influence(game, "A"), influence(game, "B")) == (5, 5)
    play(game, "seize B temple")
    assert (influence(game, "A"), influence(game, "B")) == (2, 8)
    assert (game.kit(0).refill, game.kit(1).refill) == (9, 5)
    game = prison(camp="foundry!")
    game.pool[0] = tuple(kinds("bar road latrine"))
    play(game, "seize B foundry")
    assert influence(game, "A") == 2
    assert laborer_actions(game, "A") == 2


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
    play(game, "show insula", "take rubble")
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


def test_36_wall() -> None:
    for cards, points in ((5, 6), (4, 6), (3, 5), (1, 4)):
        assert total(position(A={"camp": "wall!", "stock": f"wood*{cards}"}), "A") == points


def test_37_merchant_bonuses() -> None:
    game = position(seats=3, A={"vault": "road"}, B={"vault": "dock road"}, C={"vault": "road*2"})
    assert [total(game, seat) for seat in "ABC"] == [3, 7, 7]


def test_38_final_score() -> None:
    game = position(
        A={"influence": 11, "vault": "bath villa sewer temple palace statue"},
        B={"influence": 3, "vault": "road*2 dock villa sewer wall"},
    )
    assert (total(game, "A"), total(game, "B")) == (34, 23)


def test_39_ties() -> None:
    game = position(A={"influence": 19, "hand": "dock*3 jack"}, B={"influence": 19, "hand": "dock*3"})
    assert winners(game) == "A"
    game = position(A={"influence": 19, "hand": "dock*2 jack"}, B={"influence": 19, "hand": "dock*3"})
    assert winners(game) == "AB"


def test_40_catacomb_ends_at_once() -> None:
    game = position(
        A={"camp": "catacomb(stone,stone)", "stock": "stone*2", "clients": "architect*2"}, B={"hand": "wall"})
    perform(game, "architect", A=1, B=1)
    play(game, "build stone catacomb")
    assert ended(game) == "catacomb"
    assert not game.legal_actions()


def test_41_last_site_in_town() -> None:
    others = "rubble wood concrete brick stone"
    game = position(gone=others, town={"marble": 1}, A={"hand": "temple"})
    perform(game, "craftsman", A=1)
    play(game, "lay temple")
    assert (ended(game), camp(game, "A")) == ("sites", "temple")
    game = position(gone=others, town={"marble": 1, "rubble": 1}, A={"hand": "temple"})
    perform(game, "craftsman", A=1)
    play(game, "lay temple")
    assert ended(game) == ""


EVERY_CLIENT = "laborer craftsman architect legionary merchant patron"
EVERY_MATERIAL = "rubble wood concrete brick stone marble"


def test_42_forum_on_the_last_site() -> None:
    game = position(gone="rubble wood concrete brick stone", town={"marble": 1}, A={
        "camp": "gate! insula!", "clients": EVERY_CLIENT, "stock": EVERY_MATERIAL, "hand": "forum_romanum"})
    perform(game, "craftsman", A=1)
    play(game, "lay forum_romanum")
    assert (ended(game), winners(game)) == ("forum", "A")


def test_43_forum_and_storeroom() -> None:
    for switch, clients_, wins in (
        (True, EVERY_CLIENT.replace("laborer ", ""), True), (False, EVERY_CLIENT.replace("laborer ", ""), False),
        (False, EVERY_CLIENT.replace("laborer ", "") + " craftsman", True),
    ):
        game = position(options={**IMPERIUM, "forum_storeroom_literal": switch}, A={
            "camp": "forum! storeroom(concrete)", "clients": clients_, "hand": "wall"})
        perform(game, "craftsman", A=1)
        play(game, "add wall storeroom")
        assert (ended(game) == "forum") == wins


def test_44_senate() -> None:
    game = position(options=IMPERIUM, jacks=2, A={"hand": "jack"}, B={"hand": "jack", "camp": "senate!"})
    play(game, "lead laborer jack", "follow jack")
    assert asked(game) == "B senate"
    assert not allows(game, "recover B")
    play(game, "recover A")
    assert hand(game, "B") == "jack"
    assert game.jack_supply == 3


def test_45_sewer() -> None:
    game = position(options=IMPERIUM, A={"hand": "road villa sewer prison jack", "camp": "sewer! palace!"})
    play(game, "lead laborer jack", "unit prison sewer villa", "unit road")
    think(game)
    while asked(game) == "A laborer":
        play(game, "skip")
    assert asked(game) == "A sewer"
    play(game, "salvage road", "salvage prison", "salvage sewer")
    assert allows(game, "salvage villa")
    assert not allows(game, "salvage jack")
    play(game, "done")
    assert stock(game, "A") == "rubble1 stone2"
    assert pool(game) == "stone1"


def test_46_last_card_by_fountain() -> None:
    game = position(deck="dock", deck_size=1, A={"camp": "fountain!", "hand": "bath"})
    perform(game, "craftsman", A=1)
    play(game, "fountain", "lay dock")
    assert ended(game) == "deck"
    assert camp(game, "A") == "fountain! dock"
    assert total(game, "A") == 5
