"""The twelve persons of the court, and the four players, as cameo portraits: each with a face and dress of its own."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from bake.louis_cameo import Bead, Curl, Line, Part, Portrait, Slab, Swelling, locks


@dataclass(frozen=True)
class Face:
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
    n, k, u, c, j, b = face.nose, face.hook, face.lip, face.chin, face.jowl, face.brow
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
    n, k, u, c, j, b = face.nose, face.hook, face.lip, face.chin, face.jowl, face.brow
    return (
        f"M 41 112 C 46 104 47 92 45 80 C 37 72 34 56 38 42 C 42 27 52 20 60 20 C 67 21 {71 - b} 27 {71.6 - b * 0.4} 34 "
        f"C 72 37 70.8 39.2 71.4 41.2 C {73 + k} {43 - k * 0.3} {74.4 + k + n * 0.6} 46.6 {77 + n} 51 "
        f"C {77.8 + n} 53.2 75.6 54.8 73.4 54.4 C 73 56 74.4 57.6 75.4 58.8 C 75.8 60.4 74 61 73.2 61.4 "
        f"C {74.6 + u} 62.2 {75 + u} 64 {73.8 + u * 0.6} 65.4 C 72.6 66.4 72.4 67.4 {73 + c * 0.6} 68.8 "
        f"C {74 + c} 71.6 {72.6 + c} 75 {68.8 + c * 0.6} 76 C 65 {77 + j} 61.6 {76 + j} 59.6 {75 + j} "
        f"C 58.4 {84 + j} 59 95 67 108 Z"
    )


def features(lady: bool, face: Face, old: bool = False) -> tuple[Part, ...]:
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
def full_wig(seed: int, length: float = 1.0, volume: float = 1.0) -> tuple[Part, ...]:
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
    cap = f"M 66 20 C 60 8 40 8 32 20 C 22 34 20 60 {21} {min(bottom, 100)} L 42 {min(bottom, 100)} C 38 70 40 40 66 20 Z"
    wide = [[(x, y, r * volume) for x, y, r in row] for row in kept]
    return (
        Slab(cap, 2, 5),
        *locks(wide[0], 1.5, seed),
        *locks(wide[1], 4.5, seed + 100),
        *locks(wide[2], 8.0, seed + 200),
    )


def ringlet(x: float, top: float, bottom: float, radius: float, lift: float, lean: float = 0.0) -> tuple[Part, ...]:
    """A hanging corkscrew curl: a column with slanting grooves."""
    end = x + lean
    body = (
        f"M {x - radius} {top} C {x - radius * 1.1} {(top + bottom) / 2} {end - radius} {bottom - radius} {end} {bottom} "
        f"C {end + radius} {bottom - radius} {x + radius * 1.1} {(top + bottom) / 2} {x + radius} {top} Z"
    )
    parts: list[Part] = [Slab(body, lift, radius)]
    for y in np.arange(top + 3, bottom - 3, 4.6):
        middle = x + lean * (y - top) / (bottom - top)
        parts.append(
            Line(f"M {middle - radius} {y + 2.4:.2f} Q {middle} {y + 2.2:.2f} {middle + radius} {y - 1.2:.2f}", 1.5, 1.0)
        )
    return tuple(parts)


# ---------- dress ----------
COAT = (
    Slab("M 8 124 C 10 107 28 101 42 96 L 66 97 C 82 100 95 107 97 124 Z", 1, 9),
    Line("M 26 124 C 28 114 32 108 38 102", 1.2, 1.6),
    Line("M 86 124 C 84 116 80 110 74 104", 1.2, 1.6),
)
CRAVAT = (
    Slab("M 56 84 C 66 86 72 92 74 100 C 73 108 73 116 70 124 L 58 124 C 55 114 54 102 54 92 Z", 9, 4),
    Line("M 60 90 Q 65 104 63 123", 1.4, 1.2),
    Line("M 66 93 Q 70 104 68 122", 1.3, 1.1),
    Line("M 56 97 Q 62 101 73 98", 1.2, 1.4),
    *(Curl(57.5 + 4.2 * i, 121 - 0.6 * i, 2.7, 11, 1 if i % 2 else -1) for i in range(4)),
)
ARMOUR = (
    Slab("M 6 124 C 8 106 26 98 43 94 L 68 96 C 84 99 96 108 98 124 Z", 4, 8),
    Line("M 56 104 L 57 124", 1.6, 1.6),
    Line("M 24 105 Q 30 114 28 124", 2.0, 1.6),
    Line("M 84 104 Q 82 114 84 124", 2.0, 1.6),
    Line("M 14 113 Q 20 118 19 124", 1.6, 1.4),
    Line("M 24 112 C 34 106 46 112 56 118", -1.2, 1.4),
    Line("M 90 113 C 80 108 68 112 57 118", -1.2, 1.4),
)
GORGET = (
    Slab("M 37 95 C 46 103 64 103 71 96 L 75 104 C 64 111 44 110 32 102 Z", 12, 3),
    *(Bead(x, y, 1.5, 16) for x, y in ((37, 101.6), (44.5, 105), (53, 106.4), (61.5, 105.8), (69.5, 102.6))),
)
SASH = (
    Slab("M 74 99 L 86 104 C 72 112 58 118 44 124 L 26 124 C 44 116 62 108 74 99 Z", 12, 3),
    Line("M 79 101.5 C 64 111 48 118 34 124", 1.1, 1.0),
)
GOWN = (
    Slab("M 16 124 C 18 107 32 101 46 96 L 61 98 C 74 102 88 108 90 124 Z", 2, 9),
    Line("M 48 106 Q 56 108 66 104", 0.7, 1.6),
)
BODICE = (Slab("M 10 124 C 14 113 24 108 34 108 C 46 116 62 117 73 109 C 83 107 91 112 94 124 Z", 6, 4),)
LACE = tuple(
    Curl(x, y, 3.6, 8.5, 1 if i % 2 else -1)
    for i, (x, y) in enumerate(
        ((21, 111), (27.5, 109.6), (34, 110), (40, 112.4), (46, 114.6), (52.5, 115.8), (59, 115.6), (65.5, 113.8),
         (72, 110.8), (78.5, 108.8), (85, 110.4))
    )
)  # fmt: skip
NECKLACE = tuple(
    Bead(x, y, 1.8, 11)
    for x, y in ((45.5, 93), (49, 95.4), (53, 97), (57, 97.4), (61, 96.6))
)


def moustache(reach: float = 80.0) -> Part:
    """A moustache that ends in a point."""
    return Slab(f"M 69.6 58.8 C 73 57 77 58.4 {reach} 60.2 C 76.6 61.8 72 61.4 69.6 60.8 Z", 11.5, 1.6)


def gentleman(
    seed: int, face: Face = PLAIN, wig: tuple[Part, ...] = (), dress: tuple[Part, ...] = COAT, old: bool = False,
    extra: tuple[Part, ...] = (), front: tuple[Part, ...] = CRAVAT,
) -> Portrait:  # fmt: skip
    """Put a man together."""
    return Portrait(dress, (Slab(man_profile(face), 5, 8, 84), *features(False, face, old), *wig, *extra), front)


def lady(
    face: Face, hair: tuple[Part, ...], extra: tuple[Part, ...] = (), old: bool = False,
    front: tuple[Part, ...] = (),
) -> Portrait:  # fmt: skip
    """Put a lady together."""
    return Portrait(GOWN, (Slab(lady_profile(face), 5, 8, 84), *features(True, face, old), *hair, *extra), (*BODICE, *LACE, *front))


def _bun(seed: int) -> tuple[Part, ...]:
    """Hair drawn back over the crown of the head."""
    crown = "M 70 27 C 66 16 50 10 39 18 C 30 25 28 40 33 54 C 38 60 44 58 46 52 C 48 42 56 32 70 27 Z"
    strands = tuple(
        Line(f"M {68 - i * 3.4} {25.5 + i * 1.1} C {56 - i * 3} {20 + i * 3} {46 - i * 2} {28 + i * 3} {43 - i * 1.6} {48 + i}", 0.9, 0.9)
        for i in range(5)
    )
    return (Slab(crown, 7, 5), *strands, *locks([(70, 27.5, 2.6), (65.5, 24.5, 3)], 10, seed))


def _anne() -> Portrait:
    """The widow: a veil over drawn-back hair, the full lower lip of her house, a pearl drop."""
    veil = (
        "M 68 24 C 62 8 44 4 32 14 C 18 26 14 60 12 92 C 11 104 14 112 18 117 L 46 117 "
        "C 41 104 42 90 46 78 C 48 64 48 44 58 32 C 62 28 66 27 68 24 Z"
    )
    folds = (
        Line("M 55 18 C 38 34 32 70 33 116", 2.0, 1.8), Line("M 46 14 C 29 34 24 72 24 114", 1.8, 1.7),
        Line("M 61 24 C 47 40 42 62 41 92", 1.6, 1.4), Line("M 38 13 C 22 36 17 70 17 108", 1.4, 1.4),
        Line("M 67.5 24.6 C 58 32 50 42 47.6 62 C 47 72 43 84 43 104", -1.5, 1.6),
    )  # fmt: skip
    hair = locks([(63, 24.5, 3.6), (58, 28.5, 4), (54, 34, 4.2), (51.5, 40.5, 4.2), (50, 47, 4)], 8, 1)
    face = Face(nose=0.8, hook=0.4, lip=0.9, chin=0.2, jowl=3.2)
    return lady(face, (*hair, Slab(veil, 9, 8), *folds), (Bead(50.5, 56, 2.0, 12),), old=True)


def _philippe() -> Portrait:
    """Monsieur: an enormous wig with ribbons, a small nose, lace."""
    bow = (
        Slab("M 45 84 C 36 76 30 78 31 85 C 30 92 37 94 45 88 Z", 14, 2.4),
        Slab("M 45 84 C 54 77 59 80 58 86 C 58 93 52 93 45 88 Z", 14, 2.4), Bead(45, 86, 2.6, 17),
    )  # fmt: skip
    return gentleman(2, Face(nose=-0.6, hook=0.8, chin=-0.6), full_wig(2, 1.0, 1.08), extra=bow)


def _therese() -> Portrait:
    """The queen: crown, Spanish curls beside the cheek, pearls."""
    crown = (
        Slab("M 35 24 L 31 5 L 40 13 L 46 0 L 53 11 L 62 1 L 66 19 C 56 16 46 17 35 24 Z", 15, 2.2),
        Line("M 35.4 20.6 C 46 14.6 56 14 65.4 16.4", 1.1, 0.9),
        *(Bead(x, y, 2.1, 17) for x, y in ((31, 5), (46, 1), (61.6, 2))),
        *(Bead(x, y, 1.2, 17) for x, y in ((41, 18.4), (48, 16.6), (55.4, 16))),
    )
    curls = locks(
        [(68, 27, 3.4), (62, 26, 4.4), (56, 29.5, 5), (51, 35, 5.4), (47.5, 42, 5.6), (45, 50, 5.8), (43.5, 58.5, 5.8),
         (43, 67, 5.6), (43.5, 75, 5.2), (36, 34, 7), (35, 44, 7), (34, 54, 7), (34, 64, 6.6), (34.5, 73, 6)], 10, 3,
    )  # fmt: skip
    return lady(Face(nose=-0.2, lip=1.0, chin=0.6, jowl=1.6), (*_bun(3), *curls), crown, front=NECKLACE)


def _dauphin() -> Portrait:
    """The heir: young, short wig with a bow in the neck."""
    bow = (
        Slab("M 27 78 C 18 70 11 72 12 79 C 11 87 19 89 27 83 Z", 13, 2.4),
        Slab("M 27 78 C 36 72 41 74 40 80 C 40 86 34 88 27 83 Z", 13, 2.4),
        Slab("M 26 82 C 23 90 20 96 17 100 L 24 101 C 27 95 28 89 28.6 83 Z", 12, 1.8), Bead(27, 80.5, 2.6, 16),
    )  # fmt: skip
    face = Face(nose=-1.4, hook=-0.4, chin=-0.4, jowl=1.8, brow=-0.8)
    return gentleman(5, face, full_wig(5, 0.42, 0.96), extra=bow)


def _montespan() -> Portrait:
    """The favourite: loose ringlets down to the breast, flowers and pearls in the hair."""
    curls = locks(
        [(69, 27, 3.4), (64, 22.5, 4.6), (57, 18.5, 5.6), (49, 16.5, 6.4), (41, 18.5, 6.8), (35, 24.5, 7), (32, 33, 7),
         (58, 27, 4.8), (52, 31.5, 5.4), (48, 38.5, 5.4), (32, 42, 6.6), (41, 31, 6.4), (39, 42, 6.4)], 10, 5,
    )  # fmt: skip
    falls = (
        *ringlet(34, 46, 99, 4.6, 7, -3), *ringlet(42, 44, 106, 4.8, 9, -1), *ringlet(48.6, 44, 84, 3.8, 11, 2.4),
    )  # fmt: skip
    pearls = tuple(Bead(x, y, 1.8, 15) for x, y in ((37.5, 14.5), (44, 11.5), (51, 10.5), (57.5, 12.5)))
    return lady(Face(nose=-0.4, chin=-0.2), (*_bun(5), *falls, *curls), pearls, front=NECKLACE)


def _conde() -> Portrait:
    """The victor of Rocroi: eagle's nose, receding chin, thin moustache, his own long hair, armour."""
    face = Face(nose=3.6, hook=2.6, chin=-2.0, brow=1.4)
    return gentleman(6, face, full_wig(6, 0.72, 0.86), ARMOUR, True, (moustache(79),), (*GORGET, *SASH))


def _colbert() -> Portrait:
    """The man of marble: flat dark hair falling straight, skullcap, plain square collar."""
    hair = "M 66 24 C 58 10 40 10 32 22 C 22 38 20 66 22 92 C 28 100 40 100 44 92 C 40 74 42 46 66 24 Z"
    strands = tuple(
        Line(f"M {62 - 5 * i} {22 + 2 * i} C {48 - 4 * i} {36 + 3 * i} {40 - 3 * i} {62} {40 - 3.4 * i} {94 - i}", 1.2, 1.2)
        for i in range(6)
    )
    collar = (
        Slab("M 40 97 C 52 103 64 103 71 97 L 80 117 L 61 119 L 58 108 L 54 119 L 32 113 Z", 9, 2.4),
        Line("M 57.8 102 L 57.6 109", 1.2, 1.0),
    )
    cap = Slab("M 66.5 22 C 58 9 40 9 32.5 22 C 42 20 56 19 66.5 22 Z", 10, 3)
    extra = (cap, *locks([(43, 91, 4.4), (36, 95, 4.8), (28.5, 95, 4.8)], 7, 7), moustache(78.6))
    face = Face(nose=0.6, hook=-0.6, jowl=2.2, brow=-0.6)
    return gentleman(7, face, (Slab(hair, 9, 6), *strands), COAT, True, extra, collar)


def _maintenon() -> Portrait:
    """The governess: severe, a lace head-dress in wired tiers, a shawl, a small cross."""
    tiers = (
        Slab("M 68 24 C 66 12 60 2 50 -3 C 40 -6 32 0 31 8 C 28 20 28 34 32 46 C 38 36 50 28 68 24 Z", 9, 5),
        *(
            Line(f"M {65 - i * 2.4} {23.5 + i * 1.2} C {58 - i * 4} {12 + i * 3} {50 - i * 4} {4 + i * 4} {43 - i * 3} {2 + i * 5}", 1.2, 1.2)
            for i in range(5)
        ),
        Line("M 67.6 24.6 C 52 28 40 36 33 46", -1.4, 2.0),
    )
    lappet = Slab("M 33 42 C 26 56 26 78 30 98 L 40 98 C 36 78 36 58 41 46 Z", 9, 3)
    shawl = (
        Slab("M 14 124 C 18 108 32 100 45 96 C 50 106 56 114 62 124 Z", 9, 5), Line("M 44 99 C 50 108 54 116 58 124", 1.2, 1.4),
    )  # fmt: skip
    curls = locks([(67, 27.5, 3.2), (61, 29.5, 3.8), (55, 33.5, 4.2), (50, 39, 4.4), (46.5, 46, 4.4), (44, 53.5, 4.2)], 10, 8)
    face = Face(nose=0.2, hook=-0.2, chin=0.4, jowl=2.8)
    cross = (Bead(58.5, 103.5, 1.5, 13), Bead(58.5, 106.6, 1.5, 13), Bead(55.8, 105, 1.3, 13), Bead(61.2, 105, 1.3, 13))
    return lady(face, (*_bun(8), lappet, *tiers, *curls), (), True, (*shawl, *cross))


def _valliere() -> Portrait:
    """The gentle one: curls in bunches at the side, a rose, bare shoulders."""
    curls = locks(
        [(69, 28, 3.2), (63.5, 24.5, 4.2), (57, 24, 4.8), (52, 29, 5.2), (48, 35.5, 5.4), (45, 43, 5.6), (43, 51.5, 5.6),
         (42, 60, 5.4), (42.5, 68, 5), (38, 38, 6.4), (35.5, 48, 6.6), (34.5, 58, 6.4), (35, 67.5, 5.8)], 10, 9,
    )  # fmt: skip
    petals = (Curl(32, 22, 6, 10), Curl(25.6, 26, 4.4, 9, -1), Curl(27, 17.4, 4.4, 9), Curl(38, 16, 4.2, 9, -1),
              Bead(32, 22, 2.2, 16))  # fmt: skip
    return lady(
        Face(nose=-0.8, chin=-0.6, brow=-0.6), (*_bun(9), *ringlet(44.5, 72, 92, 3.4, 9), *curls), petals, front=NECKLACE
    )


def _turenne() -> Portrait:
    """The marshal: blunt features, bushy brows, thick moustache, hair to the shoulder, armour."""
    face = Face(nose=1.6, hook=-0.6, lip=0.4, chin=0.6, jowl=2.4, brow=1.0)
    brows = Line("M 63 37 Q 68 33.6 73.4 36.2", -2.2, 2.4)
    return gentleman(10, face, full_wig(10, 0.62, 0.9), ARMOUR, True, (moustache(82), moustache(80), brows), GORGET)


def _mazarin() -> Portrait:
    """The cardinal: skullcap, moustache and pointed beard, hood of his robe."""
    cap = (
        Slab("M 33 34 C 30 14 48 8 60 12 C 68 15 71 20 71.4 27 C 58 22 46 25 33 34 Z", 12, 4),
        Line("M 34 33 C 46 25.6 58 23 71 27", -1.1, 1.3), Bead(52, 10.4, 1.9, 15),
    )  # fmt: skip
    beard = Slab("M 67 76.4 C 73 75 75.6 73.6 75.6 71 C 79 76 78 84 73.4 90 C 69 86 66.6 81 67 76.4 Z", 11, 2.5)
    hair = locks(
        [(39, 35, 5.4), (36, 43, 6), (35, 52, 6.2), (35.5, 61, 6.2), (37.5, 70, 6), (41, 78, 5.4), (46, 38, 5), (44.5, 46, 5.4),
         (44, 55, 5.4), (45.5, 63.5, 5)], 10, 11,
    )  # fmt: skip
    robe = (
        Slab("M 6 124 C 8 106 26 98 42 94 L 66 96 C 82 100 95 107 97 124 Z", 2, 9),
    )
    hood = (
        Slab("M 24 104 C 40 114 66 116 82 104 L 90 114 C 70 126 36 125 16 113 Z", 8, 3.4),
        Slab("M 41 97 C 50 103 62 103 68 98 L 75 108 L 58 112 L 38 106 Z", 11, 2),
        *(Bead(57.4, y, 1.3, 15) for y in (113, 117.6, 122)),
    )
    face = Face(nose=1.8, hook=0.8, chin=0.4)
    return gentleman(11, face, hair, robe, True, (*cap, beard, moustache(82.4)), hood)


def _louvois() -> Portrait:
    """The war minister: heavy jowls, frowning brow, thick neck, massive wig."""
    face = Face(nose=0.4, hook=0.6, lip=0.8, chin=0.8, jowl=5.0, brow=0.8)
    frown = (Line("M 64 37.4 Q 68.6 35.4 72.4 38.8", -2.2, 2.2), Line("M 57 80 Q 64 86 70 80", 1.4, 1.8))
    return gentleman(12, face, full_wig(12, 1.0, 1.0), COAT, True, (*frown, moustache(78)))


PEOPLE: dict[int, Portrait] = {
    1: _anne(), 2: _philippe(), 3: _therese(), 4: _dauphin(), 5: _montespan(), 6: _conde(), 7: _colbert(),
    8: _maintenon(), 9: _valliere(), 10: _turenne(), 11: _mazarin(), 12: _louvois(),
}  # fmt: skip
"""The cameo of each board's person."""

PLAYERS: dict[str, Portrait] = {
    "red": gentleman(31, Face(hook=0.6), full_wig(31, 0.9, 0.96), extra=(moustache(78.6),)),
    "green": _montespan(),
    "yellow": _valliere(),
    "blue": gentleman(33, Face(nose=-0.6, jowl=1.2), full_wig(33, 1.0, 1.04)),
}
"""The cameos of the four seats."""
