"""Outlines of the program's own control icons, as SVG fragments on a field of 48 x 48.

Every fragment is white on nothing. Lines have round ends and one weight, so that icons set side by side read as one
family; shapes that need a solid body are filled. Icons that are richer than lines are borrowed by name from
game-icons.net (see ``BORROWED``; licence CC BY 3.0, named in CREDITS.md).
"""

from __future__ import annotations

WEIGHT = 4.6


def line(path: str, weight: float = WEIGHT) -> str:
    """A round-ended stroke along an SVG path."""
    return (
        f'<path d="{path}" fill="none" stroke="#fff" stroke-width="{weight}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def solid(path: str) -> str:
    """A filled SVG path with slightly softened corners; inner loops stay open (even-odd)."""
    return (
        f'<path d="{path}" fill="#fff" fill-rule="evenodd" '
        'stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/>'
    )


def ring(x: float, y: float, radius: float, weight: float = WEIGHT) -> str:
    """A circle drawn as a line."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#fff" stroke-width="{weight}"/>'


def dot(x: float, y: float, radius: float = 3.1) -> str:
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#fff"/>'


def box(x: float, y: float, width: float, height: float, radius: float, weight: float = WEIGHT) -> str:
    """A rounded rectangle drawn as a line."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{radius}" fill="none" '
        f'stroke="#fff" stroke-width="{weight}"/>'
    )


def mirrored(fragment: str) -> str:
    """The fragment seen in a mirror, left and right exchanged."""
    return f'<g transform="translate(48 0) scale(-1 1)">{fragment}</g>'


def turned(fragment: str, degrees: float) -> str:
    """The fragment turned clockwise about the middle of its field."""
    return f'<g transform="rotate({degrees} 24 24)">{fragment}</g>'


_UNDO = line("M11.5 8.5 V18.5 H21.5") + line("M12.5 17.5 A14.6 14.6 0 1 1 10 28")
_CHEVRON = line("M29.5 9.5 L15.5 24 L29.5 38.5", 5.4)
_SPEAKER = solid("M7 18.5 H14 L24 9.5 V38.5 L14 29.5 H7 Z")
_KEYCAPS = "".join(dot(x, y, 2.1) for y in (20, 26.4) for x in (12.5, 20.2, 27.8, 35.5))
_LINK = "M20.6 28.6 C16.6 24.8 17 20.4 19.6 17.8 L26.8 10.6 C30 7.4 34.6 7.6 37.6 10.6 S40.6 18.2 37.6 21.2 L34 24.8"

DRAWN: dict[str, str] = {
    "undo": _UNDO,
    "redo": mirrored(_UNDO),
    "restart": line("M38.5 20 A15.2 15.2 0 0 0 11.5 16.5")
    + line("M10.5 6.8 V17 H20.7")
    + line("M9.5 28 A15.2 15.2 0 0 0 36.5 31.5")
    + line("M37.5 41.2 V31 H27.3"),
    "home": solid("M24 7 L43 24.5 L39.6 28.2 L37 25.8 V41 H28 V30 H20 V41 H11 V25.8 L8.4 28.2 L5 24.5 Z"),
    "sound": _SPEAKER + line("M30.5 17.5 A9 9 0 0 1 30.5 30.5", 4.2) + line("M35.6 11.2 A18 18 0 0 1 35.6 36.8", 4.2),
    "mute": _SPEAKER + line("M31 18.5 L42 29.5", 4.4) + line("M42 18.5 L31 29.5", 4.4),
    "music": solid("M18 10.5 L40 6.5 V12.5 L18 16.5 Z")
    + line("M18.2 12 V35", 3.8)
    + line("M39.8 8 V31", 3.8)
    + '<ellipse cx="13.4" cy="36.4" rx="6.6" ry="5.1" fill="#fff" transform="rotate(-18 13.4 36.4)"/>'
    + '<ellipse cx="35" cy="32.4" rx="6.6" ry="5.1" fill="#fff" transform="rotate(-18 35 32.4)"/>',
    "fullscreen": "".join(turned(line("M8.5 18.5 V8.5 H18.5"), quarter * 90) for quarter in range(4)),
    "play": solid("M14 8.5 L40 24 L14 39.5 Z"),
    "pause": solid("M12 9 H20 V39 H12 Z M28 9 H36 V39 H28 Z"),
    "step": solid("M10 9.5 L31 24 L10 38.5 Z M33.5 9.5 H39.5 V38.5 H33.5 Z"),
    "speed": solid("M5 10.5 L23.5 24 L5 37.5 Z M24.5 10.5 L43 24 L24.5 37.5 Z"),
    "close": line("M11.5 11.5 L36.5 36.5", 5.2) + line("M36.5 11.5 L11.5 36.5", 5.2),
    "cross": ring(24, 24, 17.6, 4.2) + line("M17.6 17.6 L30.4 30.4") + line("M30.4 17.6 L17.6 30.4"),
    "check": line("M8.5 25.5 L19 36.5 L39.5 12", 5.8),
    "left": _CHEVRON,
    "right": mirrored(_CHEVRON),
    "up": turned(_CHEVRON, 90),
    "down": turned(_CHEVRON, -90),
    "plus": line("M24 9.5 V38.5", 5.4) + line("M9.5 24 H38.5", 5.4),
    "minus": line("M9.5 24 H38.5", 5.4),
    "save": line("M24 6.5 V27.5") + line("M14.5 19.5 L24 28.8 L33.5 19.5") + line("M7.5 30.5 V41 H40.5 V30.5"),
    "folder": solid("M6 10.5 H18.5 L22.5 15.5 H42 V20 H12.6 L7 37.5 H6 Z M14.4 23 H45 L39.6 39.5 H9 Z"),
    "person": dot(24, 14.6, 8.6) + solid("M7.5 41 C7.5 31.5 14.5 26.8 24 26.8 C33.5 26.8 40.5 31.5 40.5 41 Z"),
    "robot": line("M24 5.5 V11.5", 3.8)
    + dot(24, 5.6, 3.2)
    + solid(
        "M13.5 12 H34.5 Q38.5 12 38.5 16 V33 Q38.5 37 34.5 37 H13.5 Q9.5 37 9.5 33 V16 Q9.5 12 13.5 12 Z"
        "M18 18.6 A3.9 3.9 0 1 0 18.01 18.6 Z M30 18.6 A3.9 3.9 0 1 0 30.01 18.6 Z M17 30 V32.6 H31 V30 Z"
    )
    + line("M5.6 20.5 V29.5", 4)
    + line("M42.4 20.5 V29.5", 4)
    + line("M17.5 41.8 H30.5", 4),
    "dice": solid(
        "M13 6.5 H35 Q41.5 6.5 41.5 13 V35 Q41.5 41.5 35 41.5 H13 Q6.5 41.5 6.5 35 V13 Q6.5 6.5 13 6.5 Z"
        "M15.5 11.6 A3.9 3.9 0 1 0 15.51 11.6 Z M32.5 11.6 A3.9 3.9 0 1 0 32.51 11.6 Z"
        "M24 20.1 A3.9 3.9 0 1 0 24.01 20.1 Z"
        "M15.5 28.6 A3.9 3.9 0 1 0 15.51 28.6 Z M32.5 28.6 A3.9 3.9 0 1 0 32.51 28.6 Z"
    ),
    "eye": line("M4.5 24 C11 13 17.5 10.4 24 10.4 S37 13 43.5 24 C37 35 30.5 37.6 24 37.6 S11 35 4.5 24 Z", 4)
    + '<path fill="#fff" fill-rule="evenodd" '
    'd="M24 15.6 A8.4 8.4 0 1 0 24.01 15.6 Z M27.4 17.6 A3 3 0 1 1 27.39 17.6 Z"/>',
    "question": line("M14.8 16.2 C14.8 5.6 33.4 5.6 33.4 16.4 C33.4 23.4 24.2 23 24.2 31", 5.4) + dot(24.2, 40.2, 3.6),
    "warning": solid(
        "M24 5.5 L44.5 41 H3.5 Z M21.4 17.5 L22.4 29.5 H25.6 L26.6 17.5 Z M24 32.1 A2.4 2.4 0 1 0 24.01 32.1 Z"
    ),
    "info": ring(24, 24, 18.2, 4.2) + dot(24, 15.4, 3) + line("M24 23.2 V33.4", 5),
    "list": "".join(dot(8.8, y, 3.4) + line(f"M18 {y} H41", 4.8) for y in (11.5, 24, 36.5)),
    "trash": line("M7.5 12.5 H40.5", 4.4)
    + line("M18.5 11 V6.8 H29.5 V11", 3.8)
    + solid(
        "M11 17 H37 L34.6 42 H13.4 Z M17.4 21.5 L18.6 37.5 H20.6 L19.9 21.5 Z M28.1 21.5 L27.4 37.5 H29.4 L30.6 21.5 Z"
    ),
    "deck": line("M17.5 6 H37 Q41 6 41 10 V32", 3.8)
    + '<rect x="7" y="11.5" width="27" height="32" rx="4" fill="#fff"/>',
    "keyboard": box(4.5, 12, 39, 25, 4.6, 4) + _KEYCAPS + line("M16.5 32 H31.5", 3.6),
    "exit": line("M27 8 H10 V40 H27", 4.4) + line("M20 24 H41", 4.8) + line("M33 15.4 L41.6 24 L33 32.6", 4.8),
    "link": line(_LINK) + turned(line(_LINK), 180),
    "clock": ring(24, 24, 18, 4.2) + line("M24 13.6 V24.6 L31.4 29.4", 4.4),
}

BORROWED: dict[str, str] = {
    "hint": "light-bulb",
    "book": "open-book",
    "cog": "cog",
    "trophy": "trophy",
    "palette": "palette",
}

SIGNS: dict[str, str] = {
    "trident": "trident",
    "crown": "queen-crown",
    "anchor": "anchor",
    "star": "sea-star",
    "laurel": "laurels",
    "sun": "sun",
    "lion": "lion",
    "ship": "caravel",
}
