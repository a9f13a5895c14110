"""Skins: the colours and faces of the program's menus and of each game's table.

A size in *design units* is the size in pixels on a 1920x1080 screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Colour = tuple[int, int, int]
Role = Literal["title", "heading", "name", "number", "body", "bold", "card", "paper"]
"""What a text is: "card" is a name on a card, "paper" a sentence on one."""

MIN_FONT_PX = 11
BOLDER_BELOW_PX = 16
"""Thin sentences look faint when small, so below this size they take a heavier weight."""


@dataclass(frozen=True, slots=True)
class Face:
    """A font file below sprites/fonts, a heavier one for small sizes, and letter spacing as a share of the size."""

    file: str
    small_file: str = ""
    tracking: float = 0.0

    def file_at(self, px: int) -> str:
        """The file to use at a size in pixels."""
        return self.small_file if self.small_file and px < BOLDER_BELOW_PX else self.file


@dataclass(frozen=True, slots=True)
class Skin:
    """One look. `ui` is the folder of its parts below sprites/ui, `primary_text` the text on a primary button.

    `rim` is the width of a panel's frame in design units, which nothing may cover; `inline` is the folder of the
    pictures that a paragraph names in braces.
    """

    name: str
    ui: str
    rim: int
    inline: str
    ground: Colour
    text: Colour
    muted: Colour
    title: Colour
    accent: Colour
    halo: Colour
    primary_text: Colour
    disabled: Colour
    good: Colour
    bad: Colour
    faces: dict[str, Face]


_BODY = Face("source-sans-3-400-normal.ttf", "source-sans-3-600-normal.ttf")
_BOLD = Face("source-sans-3-600-normal.ttf", "source-sans-3-700-normal.ttf")

HOUSE = Skin(
    name="house",
    ui="house",
    rim=24,
    inline="icon",
    ground=(21, 11, 6),
    text=(251, 238, 203),
    muted=(206, 184, 142),
    title=(242, 212, 136),
    accent=(233, 197, 102),
    halo=(255, 226, 122),
    primary_text=(58, 29, 8),
    disabled=(139, 119, 88),
    good=(143, 209, 122),
    bad=(240, 130, 108),
    faces={
        "title": Face("cinzel-700-normal.ttf", tracking=0.04),
        "heading": Face("cinzel-600-normal.ttf", "cinzel-700-normal.ttf", tracking=0.08),
        "name": Face("marcellus-400-normal.ttf"),
        "number": Face("cinzel-700-normal.ttf"),
        "body": _BODY,
        "bold": _BOLD,
        "card": Face("marcellus-400-normal.ttf"),
        "paper": _BODY,
    },
)

ABYSS = Skin(
    name="abyss",
    ui="abyss",
    rim=8,
    inline="conspiracy",
    ground=(3, 13, 28),
    text=(234, 255, 248),
    muted=(160, 206, 204),
    title=(198, 247, 234),
    accent=(121, 220, 203),
    halo=(141, 255, 240),
    primary_text=(3, 44, 46),
    disabled=(98, 136, 142),
    good=(142, 230, 168),
    bad=(255, 150, 140),
    faces={
        "title": Face("metamorphous-400-normal.ttf"),
        "heading": Face("metamorphous-400-normal.ttf"),
        "name": Face("marcellus-400-normal.ttf"),
        "number": Face("cinzel-800-normal.ttf"),
        "body": _BODY,
        "bold": _BOLD,
        "card": Face("marcellus-400-normal.ttf"),
        "paper": _BODY,
    },
)

COURT = Skin(
    name="court",
    ui="court",
    rim=8,
    inline="louis_xiv",
    ground=(28, 13, 5),
    text=(251, 238, 203),
    muted=(214, 194, 152),
    title=(242, 212, 136),
    accent=(240, 206, 112),
    halo=(255, 226, 122),
    primary_text=(58, 29, 8),
    disabled=(146, 126, 94),
    good=(159, 214, 128),
    bad=(255, 150, 120),
    faces={
        "title": Face("im-fell-english-400-normal.ttf"),
        "heading": Face("cinzel-600-normal.ttf", "cinzel-700-normal.ttf", tracking=0.13),
        "name": Face("playfair-display-700-normal.ttf"),
        "number": Face("cinzel-700-normal.ttf"),
        "body": _BODY,
        "bold": _BOLD,
        "card": Face("cormorant-sc-700-normal.ttf"),
        "paper": Face("eb-garamond-600-normal.ttf"),
    },
)

ROME = Skin(
    name="rome",
    ui="rome",
    rim=8,
    inline="glory_to_rome",
    ground=(28, 7, 6),
    text=(255, 244, 214),
    muted=(222, 196, 156),
    title=(243, 217, 138),
    accent=(240, 206, 112),
    halo=(255, 228, 138),
    primary_text=(58, 29, 8),
    disabled=(160, 124, 104),
    good=(168, 214, 128),
    bad=(255, 158, 128),
    faces={
        "title": Face("cinzel-700-normal.ttf"),
        "heading": Face("cinzel-700-normal.ttf", tracking=0.11),
        "name": Face("cinzel-700-normal.ttf"),
        "number": Face("cinzel-700-normal.ttf"),
        "body": Face("alegreya-sans-400-normal.ttf", "alegreya-sans-500-normal.ttf"),
        "bold": Face("alegreya-sans-700-normal.ttf"),
        "card": Face("cinzel-700-normal.ttf"),
        "paper": Face("alegreya-sans-500-normal.ttf", "alegreya-sans-700-normal.ttf"),
    },
)

SKINS = {skin.name: skin for skin in (HOUSE, ABYSS, COURT, ROME)}

LETTERS_FACE = Face("source-sans-3-letters-600-normal.ttf")
"""Has the Latin, Greek and Cyrillic letters of all of Europe, and those of Vietnam, for the names of people."""

CHINESE_FACE = Face("noto-sans-sc-level1-400.ttf")
"""Takes the place of every face for a text with Chinese characters: the others have none."""

SEAT_COLOURS: dict[str, Colour] = {
    "crimson": (200, 55, 46),
    "amber": (224, 169, 46),
    "teal": (31, 154, 160),
    "ivory": (230, 220, 196),
    "slate": (91, 101, 117),
    "orchid": (215, 127, 176),
}
SEAT_SIGNS = ("trident", "crown", "anchor", "star", "laurel", "sun", "lion", "ship")
"""Each seat has a sign beside its colour, so that nobody depends on telling colours apart."""

GILD = (
    (0.0, (255, 242, 190)),
    (0.35, (233, 197, 102)),
    (0.5, (185, 131, 42)),
    (0.62, (243, 217, 138)),
    (1.0, (168, 114, 31)),
)
"""Stops of the vertical gradient of gilded letters."""


def font_px(design_px: float, scale: float) -> int:
    """Pixels of a text of `design_px` units at a scale; never so small that it cannot be read."""
    return max(MIN_FONT_PX, round(design_px * scale))
