"""The component data: what a broken file is told, entry by entry, and the options of the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from game.conspiracy import powers
from game.conspiracy.rules import RULES, ConspiracyOptions
from game.conspiracy.schema import COMPONENTS, NEEDS, LocationCard, load
from game.engine.datafile import ComponentError
from game.engine.protocol import GameOptions

Data = Any
"""The content of a component file."""


def test_the_real_file_loads() -> None:
    data = load(COMPONENTS)

    assert (data.pearl_master_ip, data.coalition_ip, data.draw_limit) == (5, 3, 3)
    assert data.chamber == [5, 4, 3, 2, 1]
    assert len(data.locations) == 29


def _delete(data: Data, *path: str | int) -> None:
    *way, last = path
    for step in way:
        data = data[step]
    del data[last]


def _put(data: Data, value: object, *path: str | int) -> None:
    *way, last = path
    for step in way:
        data = data[step]
    data[last] = value


BREAKS: list[tuple[Callable[[Data], None], str]] = [
    (lambda data: _delete(data, "coalition_ip"), "line 1: coalition_ip"),
    (lambda data: _delete(data, "locations", 3, "power"), "locations.L04.power"),
    (lambda data: _put(data, "many", "locations", 4, "flat"), "locations.L05.flat"),
    (lambda data: _put(data, -1, "locations", 0, "flat"), "locations.L01.flat"),
    (lambda data: _put(data, "Q", "locations", 14, "guild"), "locations.L15Y.guild"),
    (lambda data: _put(data, "later", "locations", 28, "set"), "locations.X5.set"),
    (lambda data: _put(data, 9, "locations", 2, "pearl"), "locations.L03.pearl"),
    (lambda data: _put(data, "L01", "locations", 5, "id"), "locations: needs L01, L02"),
    (lambda data: _put(data, "kraken", "locations", 5, "power"), "locations.L06: unknown power 'kraken'"),
    (lambda data: _put(data, 4, "locations", 9, "draw"), "locations.L10.draw: is more than the draw limit"),
    (lambda data: _put(data, "steal", "lord_types", 0, "power"), "lord_types.0.power"),
    (lambda data: _put(data, 0, "lord_types", 2, "copies"), "lord_types.2.copies"),
    (lambda data: _put(data, 3, "lord_types", 2, "copies"), "lord_types: the copies must sum to 12"),
    (lambda data: _put(data, 5, "lord_types", 5, "ip"), "lord_types: needs 0, 1, 2, 3, 4, 6"),
    (lambda data: _put(data, "bronze", "lord_types", 1, "key"), "lord_types.1.key"),
    (lambda data: _put(data, "gold", "lord_types", 0, "key"), "lord_types.0: power 'key' names its key"),
    (lambda data: _delete(data, "lord_names", "R"), "lord_names.R"),
    (lambda data: _delete(data, "lord_names", "G", "6"), "lord_names.G"),
    (lambda data: _put(data, "X", "guilds", 1, "id"), "guilds.X.id"),
    (lambda data: _put(data, [5, 4, "three"], "chamber"), "chamber.2"),
    (lambda data: _put(data, [5, 5, 3, 1, 1], "chamber"), "chamber: needs 5, 4, 3, 2, 1"),
    (lambda data: _put(data, 1, "surplus"), "surplus"),
]


@pytest.mark.parametrize(("spoil", "entry"), BREAKS, ids=[entry for _spoil, entry in BREAKS])
def test_a_broken_file_is_told_its_entry(tmp_path: Path, spoil: Callable[[Data], None], entry: str) -> None:
    data = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    spoil(data)
    path = tmp_path / "components.json"
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")

    with pytest.raises(ComponentError) as error:
        load(path)

    assert "components.json" in str(error.value)
    assert entry in str(error.value)


def card(**fields: Any) -> LocationCard:
    return LocationCard(**{"id": "L99", "name": "Sunken Gate", "set": "base", "flat": 0, **fields})


@pytest.mark.parametrize(("power", "needs"), NEEDS.items())
def test_a_power_without_its_number_is_named(power: str, needs: tuple[str, ...]) -> None:
    if not needs:
        assert card(power=power).power == power
        return
    with pytest.raises(ValidationError, match=f"power '{power}' needs {', '.join(needs)}"):
        card(power=power)


def test_every_kind_of_power_is_used_by_a_card() -> None:
    assert {location.power for location in load().locations} == set(powers._KINDS) == set(NEEDS)


# Options -----------------------------------------------------------------------------------------------------------


def test_options_and_their_defaults() -> None:
    assert ConspiracyOptions().model_dump() == {
        "random_start": True, "hints": True, "bonus_locations": False, "hidden_scoring": False,
    }  # fmt: skip
    assert RULES.options is ConspiracyOptions


def test_the_options_of_the_game_have_titles() -> None:
    own = set(ConspiracyOptions.model_fields) - set(GameOptions.model_fields)

    assert all(ConspiracyOptions.model_fields[name].title for name in own)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValidationError, match="solo"):
        ConspiracyOptions.model_validate({"solo": True})


def test_hidden_scoring_changes_no_rule() -> None:
    shown, hidden = (RULES.new(2, ConspiracyOptions(hidden_scoring=value), 3) for value in (False, True))

    assert shown.key() == hidden.key()
