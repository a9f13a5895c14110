"""The component data: what stands in them, and that faulty ones are refused with line, entry and reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from game.engine.datafile import ComponentError
from game.louis_xiv.components import (
    ALL_COATS,
    ALL_INFLUENCE,
    CHIP_STOCK,
    MISSION_SHADE,
    MISSIONS,
    NEIGHBOURS,
    START_GENERAL,
)
from game.louis_xiv.powers import KINDS
from game.louis_xiv.schema import COMPONENTS, MissionData, load

TABLE = {
    1: "2 4 6 7", 2: "1 3 8 9", 3: "2 4 10 11", 4: "1 3 5 12", 5: "4 6", 6: "1 5", 7: "1 8", 8: "2 7", 9: "2 10",
    10: "3 9", 11: "3 12", 12: "4 11",
}  # fmt: skip


def test_neighbours() -> None:
    for board, near in TABLE.items():
        assert [other + 1 for other in NEIGHBOURS[board - 1]] == [int(other) for other in near.split()]


def test_numbers_of_the_box() -> None:
    assert len(ALL_INFLUENCE) == 30
    assert CHIP_STOCK == (10, 6, 6, 6, 6)
    assert len(ALL_COATS) == 60
    assert MISSIONS == 40
    assert [MISSION_SHADE.count(shade) for shade in range(3)] == [20, 12, 8]
    assert START_GENERAL == {2: (5, 5), 3: (5, 5, 5), 4: (5, 5, 6, 7)}


def test_every_entry_says_how_sure_it_is() -> None:
    def check(thing: Any, where: str) -> None:
        if isinstance(thing, list):
            for number, one in enumerate(thing):
                check(one, f"{where}.{number}")
        elif isinstance(thing, dict):
            assert not where or thing.get("confidence") in ("certain", "likely", "reconstructed"), where
            for key, one in thing.items():
                if isinstance(one, dict) or (isinstance(one, list) and one and isinstance(one[0], dict)):
                    check(one, f"{where}.{key}")

    check(json.loads(COMPONENTS.read_text(encoding="utf-8")), "")


def test_powers_of_the_data_are_those_of_the_code() -> None:
    assert set(get_args(MissionData.model_fields["power"].annotation)) == set(KINDS)


def changed(tmp_path: Path, change: Callable[[Any], None]) -> Path:
    """A copy of the data with a change, one entry a line."""
    data = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    change(data)
    path = tmp_path / "components.json"
    path.write_text(json.dumps(data, indent=1, ensure_ascii=False), encoding="utf-8")
    return path


def test_price_can_be_corrected(tmp_path: Path) -> None:
    path = changed(tmp_path, lambda data: data["boards"][4]["black"].update(number=5))
    assert load(path).boards[4].black.number == 5


FAULTS: list[tuple[str, Callable[[Any], None]]] = [
    ("boards.7.black.number", lambda data: data["boards"][6]["black"].update(number="three")),
    ("missions.M-SR1.cost", lambda data: data["missions"][24].update(cost=["sceptre", "spoon"])),
    ("missions.M-SR1.power", lambda data: data["missions"][24].update(power="fly")),
    ("missions.L-S3: ", lambda data: data["missions"][2].update(boards=[])),
    ("missions.L-S3.boards.0: there is no board 13", lambda data: data["missions"][2].update(boards=[13])),
    ("missions.L-S3.colour", lambda data: data["missions"][2].update(colour="blue")),
    ("missions.L-S1: the id is used twice", lambda data: data["missions"][1].update(id="L-S1")),
    ("missions: the light ones come first", lambda data: data["missions"].reverse()),
    ("boards.5.red", lambda data: data["boards"][4]["red"].update(number=3)),
    ("boards.1: Louis' boards give chips", lambda data: data["boards"][0].update(
        reward={"kind": "coins", "amount": 3, "confidence": "certain"})),
    ("boards.6.reward", lambda data: data["boards"][5]["reward"].update(chip="ring")),
    ("boards: needs the ids", lambda data: data["boards"].pop()),
    ("boards.6: lies in the cell of another board", lambda data: data["boards"][0].update(row=0, column=1)),
    ("money_cards.money-2a: Louis cannot stand", lambda data: data["money_cards"][2].update(board=9)),
    ("money_cards: needs a card for each round", lambda data: data.update(money_cards=data["money_cards"][:3])),
    ("seats.3: general and personal", lambda data: data["seats"][3].update(general=4)),
    ("seats: needs the places", lambda data: data["seats"].pop(0)),
    ("chips: needs crown", lambda data: data["chips"].pop()),
    ("scoring", lambda data: data.pop("scoring")),
]


@pytest.mark.parametrize(("entry", "change"), FAULTS, ids=[entry for entry, _ in FAULTS])
def test_faulty_copy_is_refused_and_names_the_entry(tmp_path: Path, entry: str, change: Callable[[Any], None]) -> None:
    path = changed(tmp_path, change)
    with pytest.raises(ComponentError, match="line") as caught:
        load(path)
    assert entry in str(caught.value)


def test_line_of_the_fault_is_told(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    text = COMPONENTS.read_text(encoding="utf-8")
    line = text[: text.index('"L-H2"')].count("\n") + 1
    path.write_text(text.replace('"id": "L-H2", "shade": "light"', '"id": "L-H2", "shade": "green"'), encoding="utf-8")
    with pytest.raises(ComponentError, match=rf"copy.json, line {line}: missions.L-H2.shade: "):
        load(path)
    path.write_text(text.replace('"id": "L-H2",', '"id": "L-H2"'), encoding="utf-8")
    with pytest.raises(ComponentError, match=rf"copy.json, line {line}: "):
        load(path)


def test_copy_that_cannot_be_read(tmp_path: Path) -> None:
    for content in (b"", b"\xff\xfe", b"[" * 100_000, b"[]", b"null"):
        path = tmp_path / "copy.json"
        path.write_bytes(content)
        with pytest.raises(ComponentError):
            load(path)
    with pytest.raises(ComponentError):
        load(tmp_path / "missing.json")
