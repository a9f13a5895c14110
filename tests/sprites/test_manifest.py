"""The sprite manifest tells the truth about the picture files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

SPRITES = Path(__file__).parents[2] / "sprites"
MANIFEST: dict[str, dict[str, Any]] = json.loads((SPRITES / "manifest.json").read_text(encoding="utf-8"))
CONTROLS = (
    "panel", "panel_plain", "bar", "button", "button_primary", "field", "tooltip", "round", "tray", "slider_track",
    "slider_knob", "check_on", "check_off", "ornament_left", "ornament_right",
)  # fmt: skip
MEGABYTE = 1 << 20


@pytest.mark.parametrize("name", sorted(MANIFEST))
def test_entry_matches_its_file(name: str) -> None:
    entry = MANIFEST[name]
    width, height = pygame.image.load(SPRITES / entry["file"]).get_size()
    assert [width, height] == entry["size"]
    left, top, right, bottom = entry.get("slice", (0, 0, 0, 0))
    assert left + right < width
    assert top + bottom < height
    pad = entry.get("pad", (0, 0, 0, 0))
    assert width / entry["scale"] > pad[0] + pad[2]
    assert height / entry["scale"] > pad[1] + pad[3]


@pytest.mark.parametrize("skin", ["house", "abyss", "court", "rome"])
def test_skin_is_complete(skin: str) -> None:
    assert [part for part in CONTROLS if f"ui/{skin}/{part}" not in MANIFEST] == []


@pytest.mark.parametrize("name", [name for name in MANIFEST if "plate" in MANIFEST[name]])
def test_plate_lies_inside_its_picture(name: str) -> None:
    entry = MANIFEST[name]
    x, y, w, h = entry["plate"]
    left, top, right, bottom = entry.get("pad", (0, 0, 0, 0))
    assert x >= 0
    assert x + w <= entry["size"][0] / entry["scale"] - left - right
    assert y >= 0
    assert y + h <= entry["size"][1] / entry["scale"] - top - bottom


def test_parts_make_the_manifest() -> None:
    parts: dict[str, Any] = {}
    for path in sorted((SPRITES / "manifest.d").glob("*.json")):
        parts |= json.loads(path.read_text(encoding="utf-8"))
    assert parts == MANIFEST


def test_pictures_stay_small() -> None:
    assert sum(path.stat().st_size for path in SPRITES.rglob("*.webp")) < 22 * MEGABYTE
