"""The shipped sounds: the list is whole, every file decodes, levels agree, loops close."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

FOLDER = Path(__file__).parents[2] / "sounds"
MANIFEST: dict[str, dict[str, object]] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
RATE = 44_100
EFFECTS = {
    *("card_flip", "card_slide", "card_place", "shuffle", "swap", "reveal", "pearl", "pearl_master", "key", "location"),
    *("coalition", "bubbles", "score_tick", "turn", "last_round", "win", "ui_click", "ui_hover", "error"),
    *("coin", "wax_seal", "marker", "mission", "intrigue", "curtain", "crown_fanfare"),
    *("brick", "chisel", "marble_slide", "vault", "march", "cheer", "scroll", "completion"),
}
MUSIC = {"music_menu", "music_conspiracy", "music_louis_xiv", "music_glory_to_rome"}


class Decoded(NamedTuple):
    """16-bit samples, left and right in turn."""

    samples: array[int]

    @property
    def seconds(self) -> float:
        return len(self.samples) / 2 / RATE

    @property
    def peak(self) -> float:
        return max(max(self.samples), -min(self.samples)) / 32_768


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


def decode(name: str) -> Decoded:
    return Decoded(array("h", pygame.mixer.Sound(FOLDER / str(MANIFEST[name]["file"])).get_raw()))


def test_manifest_names_every_sound_once() -> None:
    kinds = {name: entry["kind"] for name, entry in MANIFEST.items()}
    assert kinds == dict.fromkeys(EFFECTS, "effect") | dict.fromkeys(MUSIC, "music")
    assert {entry["file"] for entry in MANIFEST.values()} == {path.name for path in FOLDER.glob("*.ogg")}
    assert all(isinstance(entry["gain"], float) and 0 < entry["gain"] <= 1 for entry in MANIFEST.values())


def test_every_sound_the_program_names_exists() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER.parent / "game").rglob("*.py"))
    effects = set(re.findall(r"""sounds\.play\("(\w+)"\)""", code))
    music = {f"music_{name}" for name in re.findall(r"""sounds\.music\("(\w+)"\)""", code)}
    assert effects
    assert effects | music <= set(MANIFEST)


def test_files_are_small() -> None:
    sizes = {name: (FOLDER / str(entry["file"])).stat().st_size for name, entry in MANIFEST.items()}
    assert max(sizes[name] for name in EFFECTS) <= 40_960
    assert max(sizes[name] for name in MUSIC) <= 716_800
    assert sum(sizes.values()) <= 3_700_000


def test_credits_name_the_soundfont_and_its_licence() -> None:
    text = (FOLDER / "CREDITS.md").read_text(encoding="utf-8")
    assert "FluidR3 GM" in text
    assert "MIT" in text


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_effect_decodes_unclipped_and_dies_away(name: str) -> None:
    sound = decode(name)
    assert 0.05 < sound.seconds < 5
    assert 0.1 < sound.peak < 0.99
    end = sound.samples[-RATE // 500 :]
    assert max(end) < 328, "an effect that is cut off clicks"


@pytest.mark.usefixtures("mixer")
def test_effects_are_equally_loud() -> None:
    """RMS of the loudest tenth of a second; deep sounds may have more of it, because the ear makes less of them."""
    loudness = {name: _loudest(decode(name).samples) for name in EFFECTS}
    low, high = min(loudness, key=loudness.__getitem__), max(loudness, key=loudness.__getitem__)
    assert loudness[high] < 3 * loudness[low], (low, high)


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", sorted(MUSIC))
def test_music_is_long_and_its_end_meets_its_start(name: str) -> None:
    sound = decode(name)
    assert sound.seconds >= 60
    assert 0.1 < sound.peak < 0.99
    for side in (0, 1):
        wave = sound.samples[side::2]
        near = [*wave[-2_000:], *wave[:2_000]]
        steps = [abs(after - before) for before, after in pairwise(near)]
        assert steps[1_999] <= 1.5 * max(steps[:1_999] + steps[2_000:]), "a jump at the joint clicks"


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", sorted(MUSIC))
def test_music_streams(name: str) -> None:
    pygame.mixer.music.load(FOLDER / str(MANIFEST[name]["file"]))
    pygame.mixer.music.play(-1)
    assert pygame.mixer.music.get_busy()
    pygame.mixer.music.stop()


def _loudest(samples: array[int]) -> float:
    """RMS of the loudest tenth of a second, silence assumed after shorter sounds."""
    window = RATE // 5
    blocks = [samples[start : start + window] for start in range(0, len(samples), window // 4)]
    return max((sum(value * value for value in block) / window) ** 0.5 for block in blocks)
