"""Worked examples of the rules, chapter 19, with their values, 13 to 24: foundations, completion and what it causes."""

from __future__ import annotations

from game.glory_to_rome.state import RomeState
from tests.glory_to_rome.situations import (
    allows,
    asked,
    camp,
    ended,
    hand_size,
    influence,
    kinds,
    laborers,
    options,
    perform,
    play,
    position,
    total,
)


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
    assert laborers(game) == 6
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
    assert laborers(game) == 7
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
    assert laborers(game) == 2
