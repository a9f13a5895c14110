"""The component data: what the box holds, and what a faulty copy is told, entry by entry."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.engine.datafile import ComponentError
from game.glory_to_rome.components import BUILDING_BY_ID, BUILDING_IDS, CARDS, COPIES, DATA, EDITIONS, MATERIAL, VALUE
from game.glory_to_rome.schema import COMPONENTS, Components, load


def test_card_counts() -> None:
    """Section 2: 144 cards of 40 buildings, 24 of each material; six copies where the value is 1, else three."""
    for deck in CARDS.values():
        assert len(deck) == 144
        assert set(Counter(MATERIAL[card] for card in deck).values()) == {24}
        assert len(set(deck)) == 40
    assert VALUE == (1, 1, 2, 2, 3, 3)
    assert all(copies == (6 if VALUE[material] == 1 else 3) for copies, material in zip(COPIES, MATERIAL, strict=True))


def test_box_of_each_edition() -> None:
    """Section 16, column by column: deck, hand, petition, sites and Jacks, sites in town for two."""
    def numbers(edition: str) -> tuple[str, tuple[int, int], int, tuple[int, int], int]:
        data = EDITIONS[edition]
        return (
            data.deck, (data.cards, data.jacks), data.petition, (data.sites * 6, data.jacks_in_all),
            data.two_players_in_town,
        )

    assert numbers("bb_republic") == ("republic", (5, 0), 2, (36, 6), 2)
    assert numbers("bb_imperium") == ("imperium", (4, 1), 3, (36, 6), 2)
    assert numbers("classic_iv") == ("imperium", (4, 1), 3, (36, 6), 2)
    assert numbers("first_2005") == ("imperium", (4, 1), 3, (30, 5), 2)
    assert numbers("european_2011") == ("imperium", (4, 1), 2, (36, 6), 3)


def test_ids_order_like_the_english_names() -> None:
    """Section 4: the first leader is found by English names, a blank before any letter."""
    english = {building.id: building.name.lower() for building in DATA.buildings}

    assert sorted(BUILDING_IDS) == sorted(BUILDING_IDS, key=english.__getitem__)


def changed(tmp_path: Path, change: Callable[[Any], None]) -> Path:
    """A copy of the data with a change."""
    content = json.loads(COMPONENTS.read_text(encoding="utf-8"))
    change(content)
    path = tmp_path / "components.json"
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    return path


def building(content: Any, id_: str) -> Any:
    return content["buildings"][BUILDING_BY_ID[id_]]


def test_numbers_can_be_corrected(tmp_path: Path) -> None:
    def correct(content: Any) -> None:
        building(content, "temple")["amount"] = 3
        content["editions"][0]["petition"] = 3

    data: Components = load(changed(tmp_path, correct))

    assert data.buildings[BUILDING_BY_ID["temple"]].amount == 3
    assert data.editions[0].petition == 3


FAULTS: list[tuple[str, Callable[[Any], None]]] = [
    ("materials.rubble.value", lambda content: content["materials"][0].update(value=-1)),
    ("materials: needs rubble, wood", lambda content: content["materials"].reverse()),
    ("editions: needs bb_republic", lambda content: content["editions"].pop()),
    ("editions.first_2005.cards: are too many", lambda content: (
        content["editions"][3].update(cards=10),
        [material.update(copies=1) for material in content["materials"][1:]])),
    ("buildings.wood: needs 'atrium'", lambda content: building(content, "atrium").update(id="wood")),
    ("buildings.43: needs 'forum_romanum'", lambda content: content["buildings"].pop()),
    ("buildings.bar: needs 'insula'", lambda content: content["buildings"].insert(1, content["buildings"][0])),
    ("buildings.bar: is one too many", lambda content: content["buildings"].append(content["buildings"][0])),
    ("buildings: stand in the order of their materials", lambda content: building(content, "dock").update(
        material="marble")),
    ("buildings.wall: only aqueduct, insula", lambda content: building(content, "wall").update(amount=0)),
    ("buildings.bar: only aqueduct, insula", lambda content: building(content, "bar").update(amount=1)),
    ("buildings.wall.colour", lambda content: building(content, "wall").update(colour="grey")),
    ("scoring", lambda content: content.pop("scoring")),
]


@pytest.mark.parametrize(("entry", "change"), FAULTS, ids=[entry for entry, _ in FAULTS])
def test_faulty_copy_is_refused_and_names_the_entry(tmp_path: Path, entry: str, change: Callable[[Any], None]) -> None:
    path = changed(tmp_path, change)

    with pytest.raises(ComponentError, match="line") as caught:
        load(path)

    assert entry in str(caught.value)
