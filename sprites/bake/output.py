"""Writes pictures as WebP and their entries in the sprite manifest.

A part module offers `jobs()`: sprite name -> function that draws it and returns a `Picture`. The manifest entries of
one part lie in `manifest.d/<part>.json`; `merge_manifest` joins all parts to `manifest.json`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PIL import Image

from bake.canvas import Canvas

SPRITES = Path(__file__).resolve().parent.parent
PARTS = SPRITES / "manifest.d"
MANIFEST = SPRITES / "manifest.json"


@dataclass(frozen=True)
class Picture:
    """A finished drawing and what the manifest says of it."""

    canvas: Canvas
    slice: tuple[int, int, int, int] | None = None
    """Nine-slice corners left, top, right, bottom in pixels of the file."""
    extra: Mapping[str, Any] = field(default_factory=dict)
    """Further keys of the manifest entry."""
    quality: int = 88
    opaque: bool = False
    """True drops the alpha channel (backgrounds)."""


Jobs = dict[str, Callable[[], Picture]]
"""Sprite name -> drawing function."""


def write_picture(name: str, picture: Picture) -> dict[str, Any]:
    """Write `<sprites>/<name>.webp` and return its manifest entry."""
    pixels = Image.fromarray(picture.canvas.pixels(), "RGBA")
    if picture.opaque:
        pixels = pixels.convert("RGB")
    path = SPRITES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    _save(pixels, path, picture.quality)
    entry: dict[str, Any] = {"file": f"{name}.webp", "size": list(pixels.size), "scale": picture.canvas.scale}
    if picture.opaque:
        entry["half"] = _write_half(name, pixels, picture.quality)
    if picture.slice is not None:
        entry["slice"] = list(picture.slice)
    if any(picture.canvas.pad):
        entry["pad"] = list(picture.canvas.pad)
    return entry | dict(picture.extra)


def _save(pixels: Image.Image, path: Path, quality: int) -> None:
    """Write a file aside and move it into place, so that nobody ever reads half a picture."""
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    pixels.save(aside, "WEBP", quality=quality, method=6, alpha_quality=90)
    aside.replace(path)


def _write_half(name: str, pixels: Image.Image, quality: int) -> str:
    """Write a background at half size, which is decoded four times faster, for windows that need no more."""
    half = pixels.resize((pixels.width // 2, pixels.height // 2), Image.Resampling.LANCZOS)
    _save(half, SPRITES / f"{name}.half.webp", quality)
    return f"{name}.half.webp"


def bake_part(part: str, jobs: Jobs, prefixes: tuple[str, ...]) -> int:
    """Draw the jobs whose name starts with one of the prefixes (all if there are none); returns how many."""
    chosen = {name: job for name, job in jobs.items() if not prefixes or name.startswith(prefixes)}
    if not chosen:
        return 0
    path = PARTS / f"{part}.json"
    old = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
    entries = {name: entry for name, entry in old.items() if name in jobs}
    for name, job in chosen.items():
        print(name, flush=True)
        entries[name] = write_picture(name, job())
    PARTS.mkdir(exist_ok=True)
    _write_json(path, entries)
    return len(chosen)


def merge_manifest() -> int:
    """Join all parts to the manifest, sorted by name; returns the number of sprites."""
    entries: dict[str, Any] = {}
    for path in sorted(PARTS.glob("*.json")):
        entries |= json.loads(path.read_text(encoding="utf-8"))
    _write_json(MANIFEST, entries)
    return len(entries)


def _write_json(path: Path, entries: dict[str, Any]) -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    aside.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    aside.replace(path)
