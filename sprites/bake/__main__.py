"""Bakes the sprites: `python -m bake [name prefixes...]`, run inside `sprites/` with ART_ICONS set (see masks.py)."""

from __future__ import annotations

import importlib
import importlib.util
import sys

from bake.output import bake_part, merge_manifest

PARTS = (
    "tokens", "lords", "locations", "chamber", "backdrops", "thrones", "skins", "icons", "temperaments",
    "louis_boards", "louis_pieces", "louis_cards", "louis_court", "louis_room", "louis_ui",
    "rome_cards", "rome_sites", "rome_pieces", "rome_table", "rome_room", "rome_ui",
)  # fmt: skip
"""Modules that offer `jobs()`."""


def main() -> None:
    """Bake all sprites, or those whose name starts with a prefix given on the command line."""
    prefixes = tuple(sys.argv[1:])
    count = 0
    for part in PARTS:
        if importlib.util.find_spec(f"bake.{part}"):
            count += bake_part(part, importlib.import_module(f"bake.{part}").jobs(), prefixes)
    print(f"{count} sprites baked, {merge_manifest()} in the manifest")


if __name__ == "__main__":
    main()
