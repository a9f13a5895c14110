"""What cameo portraits are put together from: profiles, features, wigs and locks, dress."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bake.louis_cameo import Bead, Curl, Line, Part, Parts, Portrait, Slab, Swelling, locks


class Face(NamedTuple):
    """How a profile differs from the common one, in units of the portrait's box."""

    nose: float = 0.0
    """How much further the tip of the nose reaches out."""
    hook: float = 0.0
    """How much the bridge of the nose bulges."""
    lip: float = 0.0
    """How much the lower lip stands out."""
    chin: float = 0.0
    """How much the chin stands out."""
    jowl: float = 0.0
    """How much the throat hangs down."""
    brow: float = 0.0
    """How much the forehead leans back (negative: bulges)."""


PLAIN = Face()


def man_profile(face: Face) -> str:
    """Return the outline of a man's head and neck."""
    n, k, u, c, j, b = face
    return (
        f"M 38 112 C 43 104 43 92 42 80 C 34 72 32 56 36 42 C 40 26 50 18 60 18 C 68 19 {72 - b} 26 {73 - b * 0.4} 34 "
        f"C 73.6 37 72.2 39.2 72.8 41.2 C {75 + k} {43.5 - k * 0.3} {77.4 + k + n * 0.6} 47 {80 + n} 52 "
        f"C {80.8 + n} 54.4 78 55.8 75.4 55.4 C 75 57 76.2 58.4 77.4 59.6 C 77.9 61.1 76 61.8 74.8 62.2 "
        f"C {76.6 + u} 63 {77.2 + u} 64.8 {75.8 + u * 0.6} 66.2 C 74.4 67.2 74.2 68.4 {74.8 + c * 0.6} 69.8 "
        f"C {76.6 + c} 72.6 {75.4 + c} 76.8 {71 + c * 0.6} 78.2 C 67 {79.2 + j} 63.4 {78.4 + j} 61 {77.6 + j} "
        f"C 60.4 {84 + j} 61 95 70 108 Z"
    )


def lady_profile(face: Face) -> str:
    """Return the outline of a lady's head and neck."""
    n, k, u, c, j, b = face
    return (
        f"M 41 112 C 46 104 47 92 45 80 C 37 72 34 56 38 42 C 42 27 52 20 60 20 C 67 21 {71 - b} 27 "
        f"{71.6 - b * 0.4} 34 "
        f"C 72 37 70.8 39.2 71.4 41.2 C {73 + k} {43 - k * 0.3} {74.4 + k + n * 0.6} 46.6 {77 + n} 51 "
        f"C {77.8 + n} 53.2 75.6 54.8 73.4 54.4 C 73 56 74.4 57.6 75.4 58.8 C 75.8 60.4 74 61 73.2 61.4 "
        f"C {74.6 + u} 62.2 {75 + u} 64 {73.8 + u * 0.6} 65.4 C 72.6 66.4 72.4 67.4 {73 + c * 0.6} 68.8 "
        f"C {74 + c} 71.6 {72.6 + c} 75 {68.8 + c * 0.6} 76 C 65 {77 + j} 61.6 {76 + j} 59.6 {75 + j} "
        f"C 58.4 {84 + j} 59 95 67 108 Z"
    )


def features(lady: bool, face: Face, old: bool = False) -> Parts:
    """Return eye, brow, nostril, mouth, cheek and ear; `old` adds folds."""
    dx, dy = (-2.0, -0.6) if lady else (0.0, 0.0)
    nose, lip = face.nose, face.lip

    def at(*numbers: float) -> str:
        return " ".join(f"{v + (dy if i % 2 else dx):.2f}" for i, v in enumerate(numbers))

    parts: list[Part] = [
        Swelling(60 + dx, 58 + dy, 8, 9, 2.6),
        Swelling(68.6 + dx, 43.4 + dy, 4.2, 3.4, -2.6),
        Swelling(68 + dx, 37.6 + dy, 5, 2.2, 1.0),
        Swelling(56 + dx, 40 + dy, 6, 8, -0.8),
        Swelling(72.4 + dx, 72.6 + dy, 3.4, 3.0, 1.2),
        Swelling(68.4 + dx, 43.2 + dy, 2.5, 1.7, 2.3),
        Line(f"M {at(64.6, 42.4)} Q {at(68, 39.8)} {at(71.2, 42.4)}", 2.0, 1.0),
        Line(f"M {at(65, 44.4)} Q {at(68.2, 46.2)} {at(70.8, 44.4)}", 1.0, 0.8),
        Line(f"M {at(63, 37.6)} Q {at(67.6, 34.6)} {at(72.2, 36.8)}", -1.5, 1.5),
        Line(f"M {at(69, 61.9)} Q {at(72.4, 60.9)} {at(75.8, 61.9)}", 1.9, 1.0),
        Swelling(73.6 + dx + lip * 0.4, 64.4 + dy, 2.2, 1.3, 1.1),
        Swelling(74.6 + dx + nose * 0.5, 53.2 + dy, 2.0, 1.7, 1.4),
        Line(f"M {at(73.2, 55.0)} Q {at(70.9, 55.0)} {at(71.6, 51.8)}", 1.4, 0.9),
        Line(f"M {at(68.6, 56.6)} Q {at(66.4, 59.2)} {at(67.0, 62.4)}", 0.9 if old else 0.45, 1.4),
        Line(f"M {at(50, 63)} Q {at(54, 73.6)} {at(65, 77.4)}", 0.9, 2.4),
    ]
    if old:
        parts += [
            Line(f"M {at(64.2, 47.4)} Q {at(67.2, 49.6)} {at(70.4, 47.6)}", 0.7, 1.0),
            Line(f"M {at(58, 80)} Q {at(63, 84)} {at(61.5, 90)}", 1.0, 1.6),
        ]
    return tuple(parts)


# ---------- hair ----------
def full_wig(seed: int, length: float = 1.0, volume: float = 1.0) -> Parts:
    """The full-bottomed wig: rows of curls from the forehead over the shoulder; `length` 1 reaches the chest."""
    outer = [
        (66.5, 15.5, 6.0), (60, 10.5, 7.5), (51, 8.5, 8.5), (42, 10.5, 9), (34.5, 16, 9), (29, 24, 9), (25.5, 33, 9),
        (23.5, 43, 9), (22, 53, 9), (21, 63, 9.2), (20.5, 73, 9.4), (21, 83, 9.4), (22.5, 93, 9.2), (26, 102, 8.6),
        (31.5, 109, 7.6),
    ]  # fmt: skip
    middle = [
        (57, 19, 6.5), (48, 19, 7), (40, 25, 7.5), (35, 34, 7.5), (32.5, 44, 7.5), (31, 54, 7.5), (30.5, 64, 7.6),
        (30.5, 74, 7.8), (31.5, 84, 7.8), (34, 94, 7.4), (38, 103, 7),
    ]  # fmt: skip
    inner = [
        (60.5, 22.5, 4.6), (54, 26, 5.4), (48.5, 31, 5.8), (44.5, 38, 6), (42, 46, 6), (40.5, 54.5, 6), (40, 63, 6),
        (40.2, 71.5, 6.2), (41.2, 80, 6.2), (43.6, 88.5, 6), (47.5, 97, 5.8), (51.5, 105, 5.2),
    ]  # fmt: skip
    bottom = 40 + 72 * length
    kept = [[p for p in row if p[1] <= bottom] for row in (outer, middle, inner)]
    foot = min(bottom, 100)
    cap = f"M 66 20 C 60 8 40 8 32 20 C 22 34 20 60 21 {foot} L 42 {foot} C 38 70 40 40 66 20 Z"
    wide = [[(x, y, r * volume) for x, y, r in row] for row in kept]
    return (
        Slab(cap, 2, 5),
        *locks(wide[0], 1.5, seed),
        *locks(wide[1], 4.5, seed + 100),
        *locks(wide[2], 8.0, seed + 200),
    )


def ringlet(x: float, top: float, bottom: float, radius: float, lift: float, lean: float = 0.0) -> Parts:
    """A hanging corkscrew curl: a column with slanting grooves."""
    end, waist = x + lean, (top + bottom) / 2
    body = (
        f"M {x - radius} {top} C {x - radius * 1.1} {waist} {end - radius} {bottom - radius} {end} {bottom} "
        f"C {end + radius} {bottom - radius} {x + radius * 1.1} {waist} {x + radius} {top} Z"
    )
    parts: list[Part] = [Slab(body, lift, radius)]
    for y in np.arange(top + 3, bottom - 3, 4.6):
        middle = x + lean * (y - top) / (bottom - top)
        groove = f"M {middle - radius} {y + 2.4:.2f} Q {middle} {y + 2.2:.2f} {middle + radius} {y - 1.2:.2f}"
        parts.append(Line(groove, 1.5, 1.0))
    return tuple(parts)


def bun(seed: int) -> Parts:
    """Hair drawn back over the crown of the head."""
    crown = "M 70 27 C 66 16 50 10 39 18 C 30 25 28 40 33 54 C 38 60 44 58 46 52 C 48 42 56 32 70 27 Z"
    strands = tuple(
        Line(
            f"M {68 - i * 3.4} {25.5 + i * 1.1} C {56 - i * 3} {20 + i * 3} {46 - i * 2} {28 + i * 3} "
            f"{43 - i * 1.6} {48 + i}", 0.9, 0.9,
        )
        for i in range(5)
    )  # fmt: skip
    return (Slab(crown, 7, 5), *strands, *locks([(70, 27.5, 2.6), (65.5, 24.5, 3)], 10, seed))


# ---------- dress ----------
COAT: Parts = (
    Slab("M 8 124 C 10 107 28 101 42 96 L 66 97 C 82 100 95 107 97 124 Z", 1, 9),
    Line("M 26 124 C 28 114 32 108 38 102", 1.2, 1.6),
    Line("M 86 124 C 84 116 80 110 74 104", 1.2, 1.6),
    Line("M 46 101 C 44 110 44 118 46 124", -1.3, 2.2),
    *(Bead(x, y, 1.3, 10) for x, y in ((40.6, 106), (39.6, 112), (39.4, 118), (79.4, 112), (81.4, 118))),
    *(Curl(x, y, 3.0, 7.6, t) for x, y, t in ((32, 112, 1), (31, 119, -1), (88, 117, 1))),
)
NECKCLOTH: Parts = (
    Slab("M 40 80 C 48 88 60 90 70 84 L 72 92 C 62 100 46 99 37 91 Z", 8, 4),
    Line("M 40 85 C 49 93 60 94 70 88", 1.0, 1.2),
)
"""Given like a head, since it lies below the wig."""
CRAVAT: Parts = (
    Slab("M 56 84 C 66 86 72 92 74 100 C 73 108 73 116 70 124 L 58 124 C 55 114 54 102 54 92 Z", 9, 4),
    Line("M 60 90 Q 65 104 63 123", 1.4, 1.2),
    Line("M 66 93 Q 70 104 68 122", 1.3, 1.1),
    Line("M 56 97 Q 62 101 73 98", 1.2, 1.4),
    *(Curl(57.5 + 4.2 * i, 121 - 0.6 * i, 2.7, 11, 1 if i % 2 else -1) for i in range(4)),
)
ARMOUR: Parts = (
    Slab("M 6 124 C 8 106 26 98 43 94 L 68 96 C 84 99 96 108 98 124 Z", 4, 8),
    Line("M 56 104 L 57 124", 1.6, 1.6),
    Line("M 24 105 Q 30 114 28 124", 2.0, 1.6),
    Line("M 84 104 Q 82 114 84 124", 2.0, 1.6),
    Line("M 14 113 Q 20 118 19 124", 1.6, 1.4),
    Line("M 24 112 C 34 106 46 112 56 118", -1.2, 1.4),
    Line("M 90 113 C 80 108 68 112 57 118", -1.2, 1.4),
)
GORGET: Parts = (
    Slab("M 37 95 C 46 103 64 103 71 96 L 75 104 C 64 111 44 110 32 102 Z", 12, 3),
    *(Bead(x, y, 1.5, 16) for x, y in ((37, 101.6), (44.5, 105), (53, 106.4), (61.5, 105.8), (69.5, 102.6))),
)
SASH: Parts = (
    Slab("M 74 99 L 86 104 C 72 112 58 118 44 124 L 26 124 C 44 116 62 108 74 99 Z", 12, 3),
    Line("M 79 101.5 C 64 111 48 118 34 124", 1.1, 1.0),
)
GOWN: Parts = (
    Slab("M 16 124 C 18 107 32 101 46 96 L 61 98 C 74 102 88 108 90 124 Z", 2, 9),
    Line("M 48 106 Q 56 108 66 104", 0.7, 1.6),
)
BODICE: Parts = (
    Slab("M 10 124 C 14 113 24 108 34 108 C 46 116 62 117 73 109 C 83 107 91 112 94 124 Z", 6, 4),
    *(Line(f"M {x} 124 Q {x * 1.06 - 3.3:.1f} 119 {x * 1.1 - 5.5:.1f} 115", 1.0, 1.2) for x in (22, 30, 74, 82)),
    Bead(56, 120.4, 2.4, 10),
    *(Bead(56 + dx, 120.4 + dy, 1.2, 10) for dx, dy in ((-3.6, 0), (3.6, 0), (0, -3.2))),
)
LACE: Parts = tuple(
    Curl(x, y, 3.6, 8.5, 1 if i % 2 else -1)
    for i, (x, y) in enumerate(
        ((21, 111), (27.5, 109.6), (34, 110), (40, 112.4), (46, 114.6), (52.5, 115.8), (59, 115.6), (65.5, 113.8),
         (72, 110.8), (78.5, 108.8), (85, 110.4))
    )
)  # fmt: skip
NECKLACE: Parts = tuple(Bead(x, y, 1.8, 11) for x, y in ((45.5, 93), (49, 95.4), (53, 97), (57, 97.4), (61, 96.6)))


def moustache(reach: float = 0.0, drop: float = 0.0) -> Parts:
    """A moustache from below the nose back over the cheek; `reach` makes it stand out, `drop` hangs its end down."""
    x = 76.8 + reach
    end = 58.6 + drop
    hairs = tuple(
        Line(f"M {74.6 - 2.1 * i:.1f} {57.4 + 0.15 * i + drop * 0.15 * i:.2f} Q {73.6 - 2.1 * i:.1f} "
             f"{58.6 + drop * 0.2 * i:.2f} {72.6 - 2.1 * i:.1f} {59.8 + drop * 0.2 * i:.2f}", 0.8, 0.5)
        for i in range(4)
    )  # fmt: skip
    body = (
        f"M 74.8 56.4 C {x} 56.2 {x + 0.8} 58.4 {x - 0.8} 60 C 73.2 60.9 69.2 {60.6 + drop} 64.4 {end} "
        f"C 68.4 {end - 0.4} 71.6 57.4 74.8 56.4 Z"
    )
    return (Slab(body, 10.6, 1.6), *hairs)


def gentleman(
    seed: int, face: Face = PLAIN, wig: Parts = (), dress: Parts = COAT, old: bool = False,
    extra: Parts = (), front: Parts = CRAVAT,
) -> Portrait:  # fmt: skip
    """Put a man together."""
    neck = NECKCLOTH if front is CRAVAT else ()
    face_parts = (Slab(man_profile(face), 5, 8, 84), *features(False, face, old))
    return Portrait(dress, (*face_parts, *neck, *wig, *extra), front)


def lady(
    face: Face, hair: Parts, extra: Parts = (), old: bool = False,
    front: Parts = (),
) -> Portrait:  # fmt: skip
    """Put a lady together."""
    head = (Slab(lady_profile(face), 5, 8, 84), *features(True, face, old), *hair, *extra)
    return Portrait(GOWN, head, (*BODICE, *LACE, *front))
