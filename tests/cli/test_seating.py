"""Seats given as text, and the seats of those who say nothing."""

import pytest

from game.seating import (
    COLOURS,
    KINDS,
    SIGNS,
    is_kind,
    level_and_temperament,
    parse_seats,
    seat_all,
    with_temperament,
)


def test_kinds_names_colours_and_signs() -> None:
    seats = parse_seats("human:Ann, ai:easy,human,ai:random")
    assert [seat.kind for seat in seats] == ["human", "ai:easy", "human", "ai:random"]
    assert [seat.name for seat in seats] == ["Ann", "Corvin", "Player 3", "Bram"]
    assert len({seat.colour for seat in seats}) == len({seat.sign for seat in seats}) == 4


def test_equal_names_are_told_apart() -> None:
    assert [seat.name for seat in parse_seats("human:Ann,human:Ann,human:Ann")] == ["Ann", "Ann 2", "Ann 3"]
    assert [seat.name for seat in parse_seats("human:Corvin,ai:easy")] == ["Corvin", "Corvin 2"]


def test_as_many_colours_and_signs_as_the_largest_table() -> None:
    assert len(seat_all(["human"] * 5, [""] * 5)) == 5
    assert len(set(COLOURS)) == len(COLOURS) >= 5
    assert len(set(SIGNS)) == len(SIGNS) >= 5


def test_levels_with_temperament_and_iterations() -> None:
    assert [seat.kind for seat in parse_seats("ai:hard-bold,ai:medium@200")] == ["ai:hard-bold", "ai:medium@200"]


@pytest.mark.parametrize(("kind", "level", "temperament"), [
    ("human", "human", "steady"), ("ai:hard", "ai:hard", "steady"), ("ai:hard-bold", "ai:hard", "bold"),
])
def test_a_kind_is_a_level_and_a_temperament(kind: str, level: str, temperament: str) -> None:
    assert level_and_temperament(kind) == (level, temperament)
    assert with_temperament(level, temperament) == kind


def test_who_has_no_temperament_gets_none() -> None:
    assert with_temperament("human", "bold") == "human"
    assert with_temperament("ai:random", "bold") == "ai:random"


def test_kinds_that_a_set_up_offers() -> None:
    assert all(is_kind(kind) for kind in (*KINDS, "ai:easy-thrifty"))
    assert not any(is_kind(kind) for kind in ("ai:grandmaster", "ai:hard-angry", "robot", ""))


BAD = ["", "cat", "ai:hard-angry", "ai:easy@5", "ai:", "ai:easy:Bob", "human:" + "x" * 17, "human,,human"]


@pytest.mark.parametrize("text", BAD)
def test_bad_seats(text: str) -> None:
    with pytest.raises(ValueError, match=r"unknown seat|longer than"):
        parse_seats(text)
