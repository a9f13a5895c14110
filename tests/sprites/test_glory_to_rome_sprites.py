"""The pictures of Glory to Rome: each card and piece has one of the right size, with fields for what is written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.glory_to_rome.components import BUILDING_IDS, MATERIAL, MATERIAL_IDS, VALUE

SPRITES = Path(__file__).parents[2] / "sprites"
MANIFEST: dict[str, dict[str, Any]] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
ROLES = ("laborer", "craftsman", "architect", "merchant", "patron", "legionary")
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
        ([f"building_{building}" for building in BUILDING_IDS], (150, 216)),
        ([f"building_{building}_mini" for building in BUILDING_IDS], (98, 138)),
        (["jack", "back_order", "back_jack", "slot"], (150, 216)),
        ([f"site_{material}{place}" for material in MATERIAL_IDS for place in ("", "_out")], (150, 110)),
        ([f"role_{role}" for role in ROLES], (96, 96)),
        ([f"client_{role}" for role in ROLES], (62, 62)),
        ([f"material_{material}" for material in MATERIAL_IDS], (66, 58)),
        ([*MATERIAL_IDS, "influence"], (48, 48)),
        ([f"merchant_bonus_{material}" for material in MATERIAL_IDS], (64, 64)),
        (["leader"], (64, 64)),
        (["vault", "stockpile"], (120, 100)),
        (["tray", *(f"tray_{material}" for material in MATERIAL_IDS)], (142, 122)),
        (["demand"], (300, 200)),
        (["curtain"], (1920, 1080)),
    ],
)
def test_pieces_have_pictures_of_the_right_size(names: list[str], size: tuple[int, int]) -> None:
    assert {name: nominal(f"glory_to_rome/{name}") for name in names} == dict.fromkeys(names, size)


@pytest.mark.parametrize("building", range(len(BUILDING_IDS)))
@pytest.mark.parametrize("kind", ["", "_mini"])
def test_a_building_has_a_place_for_each_material(building: int, kind: str) -> None:
    entry = MANIFEST[f"glory_to_rome/building_{BUILDING_IDS[building]}{kind}"]
    width, height = nominal(f"glory_to_rome/building_{BUILDING_IDS[building]}{kind}")
    assert len(entry["slots"]) == VALUE[MATERIAL[building]]
    for x, y, w, h in (*entry["slots"], entry["plate"], entry["picture"]):
        assert x >= 0
        assert x + w <= width
        assert y >= 0
        assert y + h <= height


def test_slabs_stretch() -> None:
    for name in ("camp", "camp_rival", "pool", "zone", "tray", "slot"):
        assert "slice" in MANIFEST[f"glory_to_rome/{name}"]


def test_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in (SPRITES / "glory_to_rome").glob("*.webp")) < 7 * MEGABYTE
