"""The pictures of Louis XIV: every piece has one, and the boards' layout is the one the table draws by."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.gui.boards.louis_xiv import geometry
from game.louis_xiv.components import CONDITION, NUMBER

SPRITES = Path(__file__).parents[2] / "sprites"
MANIFEST: dict[str, dict[str, Any]] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
PERSONS = range(1, 13)
SIDES = ("red", "black")
COLOURS = ("red", "green", "yellow", "blue")
SHADES = ("light", "medium", "dark")
KINDS = ("money", "first", "markers")
MEGABYTE = 1 << 20


def nominal(name: str) -> tuple[float, float]:
    """Size of a picture's nominal box in design units."""
    entry = MANIFEST[name]
    left, top, right, bottom = entry.get("pad", (0, 0, 0, 0))
    width, height = entry["size"]
    return round(width / entry["scale"] - left - right), round(height / entry["scale"] - top - bottom)


@pytest.mark.parametrize(
    ("names", "size"),
    [
        ([f"board_{n}_{side}" for n in PERSONS for side in SIDES], (141, 141)),
        ([f"card_{n}" for n in (*PERSONS, "joker", "back")], (140, 196)),
        ([f"intrigue_{n}" for n in (*PERSONS, "back")], (140, 196)),
        (["money_face", "money_back"], (140, 196)),
        ([f"mission_{part}{shade}" for part in ("", "back_") for shade in SHADES], (160, 224)),
        ([f"pawn_{colour}" for colour in COLOURS], (24, 30)),
        ([f"portrait_{colour}" for colour in COLOURS], (92, 108)),
        ([f"chip_{kind}" for kind in ("crown", "sceptre", "helmet", "ring", "letter", "any")], (62, 62)),
        ([f"coat_{kind}" for kind in (*range(1, 7), "back")], (62, 70)),
        (["coin_1", "coin_5"], (48, 48)),
        (["louis"], (64, 90)),
        (["start_tile"], (64, 64)),
        (["court"], geometry.FRAME),
        (["gap"], (141, 141)),
        (["curtain"], (1920, 1080)),
    ],
)
def test_pieces_have_pictures_of_the_right_size(names: list[str], size: tuple[int, int]) -> None:
    assert {name: nominal(f"louis_xiv/{name}") for name in names} == dict.fromkeys(names, size)


@pytest.mark.parametrize("number", PERSONS)
@pytest.mark.parametrize("side", SIDES)
def test_a_board_shows_what_the_data_say(number: int, side: str) -> None:
    shows = MANIFEST[f"louis_xiv/board_{number}_{side}"]["shows"]
    kind = CONDITION[SIDES.index(side)][number - 1]
    assert shows["condition"] == KINDS[kind]
    assert shows["number"] == NUMBER[SIDES.index(side)][number - 1]


def test_the_table_draws_by_the_layout_of_the_pictures() -> None:
    board = MANIFEST["louis_xiv/board_1_red"]
    assert tuple(board["markers"]) == geometry.SHELF
    assert tuple(board["louis"]) == geometry.LOUIS
    assert tuple(board["condition"][:3]) == geometry.CONDITION
    assert tuple(board["reward"][:3]) == geometry.REWARD
    assert tuple(MANIFEST["louis_xiv/court"]["origin"]) == geometry.ORIGIN
    assert MANIFEST["louis_xiv/court"]["cell"] == geometry.CELL


def test_a_sign_of_its_own_covers_the_baked_one() -> None:
    side = geometry.CONDITION[2]
    assert {nominal(f"louis_xiv/condition_{kind}") for kind in KINDS} == {(side, side)}


def test_pictures_of_louis_xiv_stay_small() -> None:
    names = [name for name in MANIFEST if name.startswith(("louis_xiv/", "ui/court/", "bg/louis_xiv"))]
    assert sum((SPRITES / MANIFEST[name]["file"]).stat().st_size for name in names) < 8 * MEGABYTE
