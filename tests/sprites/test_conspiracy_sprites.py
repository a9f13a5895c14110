"""The baked pictures of Conspiracy: all there, of the promised sizes, not too heavy."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

SPRITES = Path(__file__).resolve().parents[2] / "sprites"
MANIFEST: dict[str, Any] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
LORDS = [f"{guild}{value}" for guild in "YRGBP" for value in (0, 1, 2, 3, 4, 6)]
LOCATIONS = [
    *(f"L{number:02}" for number in range(1, 15)),
    *(f"L{number}{guild}" for number in (15, 16) for guild in "YRGBP"),
    *(f"X{number}" for number in range(1, 6)),
]
TOKENS = ("key_silver", "key_gold", "pearl", "castle", "swap", "reveal", *(f"seal_{guild}" for guild in "YRGBP"))
NOMINAL: dict[str, tuple[int, int]] = {
    **{f"lord_{lord}": (116, 140) for lord in LORDS},
    **{f"mini_{lord}": (50, 40) for lord in LORDS},
    **{f"location_{location}": (206, 254) for location in LOCATIONS},
    **{f"plaque_{location}": (108, 72) for location in LOCATIONS},
    **dict.fromkeys(TOKENS, (48, 48)),
    **{f"arms_{guild}": (40, 44) for guild in "YRGBP"},
    "back_lord": (116, 140),
    "back_location": (206, 254),
    "pearl_master": (72, 72),
    "oyster": (160, 100),
    "slot": (116, 140),
    "link": (120, 40),
}


@pytest.mark.parametrize("name", NOMINAL)
def test_picture_has_its_nominal_size_plus_margin(name: str) -> None:
    entry = MANIFEST[f"conspiracy/{name}"]
    left, top, right, bottom = entry.get("pad", (0, 0, 0, 0))
    width, height = NOMINAL[name]
    assert entry["size"] == [(width + left + right) * entry["scale"], (height + top + bottom) * entry["scale"]]
    assert (SPRITES / entry["file"]).is_file()


def test_chamber_fits_five_rows_of_lords() -> None:
    entry = MANIFEST["conspiracy/chamber"]
    left, top, right, bottom = entry["pad"]
    width = entry["size"][0] / entry["scale"] - left - right
    height = entry["size"][1] / entry["scale"] - top - bottom
    assert entry["origin"] == [22, 22]
    assert width == 5 * 116 + 4 * 12 + 2 * 22
    assert 22 + 5 * 140 + 4 * 10 <= height <= 22 + 5 * 140 + 4 * 10 + 22


def test_pictures_stay_light() -> None:
    files = list((SPRITES / "conspiracy").glob("*.webp"))
    assert {path.stem for path in files} == {*NOMINAL, "chamber"}
    assert sum(path.stat().st_size for path in files) < 8_000_000
