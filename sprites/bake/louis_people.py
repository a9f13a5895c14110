"""The twelve persons of the court, and the four players, as cameo portraits: each with a face and dress of its own."""

from __future__ import annotations

from bake.louis_cameo import Bead, Curl, Line, Parts, Portrait, Slab, locks
from bake.louis_faces import (
    ARMOUR,
    COAT,
    GORGET,
    NECKLACE,
    SASH,
    Face,
    bun,
    full_wig,
    gentleman,
    lady,
    moustache,
    ringlet,
)


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
    bow: Parts = (
        Slab("M 45 84 C 36 76 30 78 31 85 C 30 92 37 94 45 88 Z", 14, 2.4),
        Slab("M 45 84 C 54 77 59 80 58 86 C 58 93 52 93 45 88 Z", 14, 2.4), Bead(45, 86, 2.6, 17),
    )  # fmt: skip
    return gentleman(2, Face(nose=-0.6, hook=0.8, chin=-0.6), full_wig(2, 1.0, 1.08), extra=bow)


def _therese() -> Portrait:
    """The queen: crown, Spanish curls beside the cheek, pearls."""
    crown: Parts = (
        Slab("M 35 24 L 31 5 L 40 13 L 46 0 L 53 11 L 62 1 L 66 19 C 56 16 46 17 35 24 Z", 15, 2.2),
        Line("M 35.4 20.6 C 46 14.6 56 14 65.4 16.4", 1.1, 0.9),
        *(Bead(x, y, 2.1, 17) for x, y in ((31, 5), (46, 1), (61.6, 2))),
        *(Bead(x, y, 1.2, 17) for x, y in ((41, 18.4), (48, 16.6), (55.4, 16))),
    )
    curls = locks(
        [(68, 27, 3.4), (62, 26, 4.4), (56, 29.5, 5), (51, 35, 5.4), (47.5, 42, 5.6), (45, 50, 5.8), (43.5, 58.5, 5.8),
         (43, 67, 5.6), (43.5, 75, 5.2), (36, 34, 7), (35, 44, 7), (34, 54, 7), (34, 64, 6.6), (34.5, 73, 6)], 10, 3,
    )  # fmt: skip
    return lady(Face(nose=-0.2, lip=1.0, chin=0.6, jowl=1.6), (*bun(3), *curls), crown, front=NECKLACE)


def _dauphin() -> Portrait:
    """The heir: young, short wig with a bow in the neck."""
    bow: Parts = (
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
    pearls: Parts = tuple(Bead(x, y, 1.8, 15) for x, y in ((37.5, 14.5), (44, 11.5), (51, 10.5), (57.5, 12.5)))
    return lady(Face(nose=-0.4, chin=-0.2), (*bun(5), *falls, *curls), pearls, front=NECKLACE)


def _conde() -> Portrait:
    """The victor of Rocroi: eagle's nose, receding chin, thin moustache, his own long hair, armour."""
    face = Face(nose=3.6, hook=2.6, chin=-2.0, brow=1.4)
    return gentleman(6, face, full_wig(6, 0.72, 0.86), ARMOUR, True, moustache(0.2, -1.4), (*GORGET, *SASH))


def _colbert() -> Portrait:
    """The man of marble: flat dark hair falling straight, skullcap, plain square collar."""
    hair = "M 66 24 C 58 10 40 10 32 22 C 22 38 20 66 22 92 C 28 100 40 100 44 92 C 40 74 42 46 66 24 Z"
    strands = tuple(
        Line(
            f"M {62 - 5 * i} {22 + 2 * i} C {48 - 4 * i} {36 + 3 * i} {40 - 3 * i} 62 {40 - 3.4 * i} {94 - i}", 1.2, 1.2
        )
        for i in range(6)
    )
    collar: Parts = (
        Slab("M 40 97 C 52 103 64 103 71 97 L 80 117 L 61 119 L 58 108 L 54 119 L 32 113 Z", 9, 2.4),
        Line("M 57.8 102 L 57.6 109", 1.2, 1.0),
    )
    cap = Slab("M 66.5 22 C 58 9 40 9 32.5 22 C 42 20 56 19 66.5 22 Z", 10, 3)
    extra: Parts = (cap, *locks([(43, 91, 4.4), (36, 95, 4.8), (28.5, 95, 4.8)], 7, 7), *moustache(0, -0.6))
    face = Face(nose=0.6, hook=-0.6, jowl=2.2, brow=-0.6)
    return gentleman(7, face, (Slab(hair, 9, 6), *strands), COAT, True, extra, collar)


def _maintenon() -> Portrait:
    """The governess: severe, a lace head-dress in wired tiers, a shawl, a small cross."""
    tiers: Parts = (
        Slab("M 68 24 C 66 12 60 2 50 -3 C 40 -6 32 0 31 8 C 28 20 28 34 32 46 C 38 36 50 28 68 24 Z", 9, 5),
        *(
            Line(
                f"M {65 - i * 2.4} {23.5 + i * 1.2} C {58 - i * 4} {12 + i * 3} {50 - i * 4} {4 + i * 4} "
                f"{43 - i * 3} {2 + i * 5}", 1.2, 1.2,
            )
            for i in range(5)
        ),
        Line("M 67.6 24.6 C 52 28 40 36 33 46", -1.4, 2.0),
    )  # fmt: skip
    lappet = Slab("M 33 42 C 26 56 26 78 30 98 L 40 98 C 36 78 36 58 41 46 Z", 9, 3)
    shawl: Parts = (
        Slab("M 14 124 C 18 108 32 100 45 96 C 50 106 56 114 62 124 Z", 9, 5),
        Line("M 44 99 C 50 108 54 116 58 124", 1.2, 1.4),
    )  # fmt: skip
    places = [(67, 27.5, 3.2), (61, 29.5, 3.8), (55, 33.5, 4.2), (50, 39, 4.4), (46.5, 46, 4.4), (44, 53.5, 4.2)]
    curls = locks(places, 10, 8)
    face = Face(nose=0.2, hook=-0.2, chin=0.4, jowl=2.8)
    cross: Parts = tuple(Bead(x, y, 1.4, 13) for x, y in ((58.5, 103.5), (58.5, 106.6), (55.8, 105), (61.2, 105)))
    return lady(face, (*bun(8), lappet, *tiers, *curls), (), True, (*shawl, *cross))


def _valliere() -> Portrait:
    """The gentle one: curls in bunches at the side, a rose, bare shoulders."""
    curls = locks(
        [(69, 28, 3.2), (63.5, 24.5, 4.2), (57, 24, 4.8), (52, 29, 5.2), (48, 35.5, 5.4), (45, 43, 5.6),
         (43, 51.5, 5.6), (42, 60, 5.4), (42.5, 68, 5), (38, 38, 6.4), (35.5, 48, 6.6), (34.5, 58, 6.4),
         (35, 67.5, 5.8)], 10, 9,
    )  # fmt: skip
    petals: Parts = (Curl(32, 22, 6, 10), Curl(25.6, 26, 4.4, 9, -1), Curl(27, 17.4, 4.4, 9), Curl(38, 16, 4.2, 9, -1),
              Bead(32, 22, 2.2, 16))  # fmt: skip
    hair = (*bun(9), *ringlet(44.5, 72, 92, 3.4, 9), *curls)
    return lady(Face(nose=-0.8, chin=-0.6, brow=-0.6), hair, petals, front=NECKLACE)


def _turenne() -> Portrait:
    """The marshal: blunt features, bushy brows, thick moustache, hair to the shoulder, armour."""
    face = Face(nose=1.6, hook=-0.6, lip=0.4, chin=0.6, jowl=2.4, brow=1.0)
    brows = Line("M 63 37 Q 68 33.6 73.4 36.2", -2.2, 2.4)
    return gentleman(10, face, full_wig(10, 0.62, 0.9), ARMOUR, True, (*moustache(1.2, 1.0), brows), GORGET)


def _mazarin() -> Portrait:
    """The cardinal: skullcap, moustache and pointed beard, hood of his robe."""
    cap: Parts = (
        Slab("M 33 34 C 30 14 48 8 60 12 C 68 15 71 20 71.4 27 C 58 22 46 25 33 34 Z", 12, 4),
        Line("M 34 33 C 46 25.6 58 23 71 27", -1.1, 1.3), Bead(52, 10.4, 1.9, 15),
    )  # fmt: skip
    beard = Slab("M 67 76.4 C 73 75 75.6 73.6 75.6 71 C 79 76 78 84 73.4 90 C 69 86 66.6 81 67 76.4 Z", 11, 2.5)
    hair = locks(
        [(39, 35, 5.4), (36, 43, 6), (35, 52, 6.2), (35.5, 61, 6.2), (37.5, 70, 6), (41, 78, 5.4), (46, 38, 5),
         (44.5, 46, 5.4), (44, 55, 5.4), (45.5, 63.5, 5)], 10, 11,
    )  # fmt: skip
    robe: Parts = (Slab("M 6 124 C 8 106 26 98 42 94 L 66 96 C 82 100 95 107 97 124 Z", 2, 9),)
    hood: Parts = (
        Slab("M 24 104 C 40 114 66 116 82 104 L 90 114 C 70 126 36 125 16 113 Z", 8, 3.4),
        Slab("M 41 97 C 50 103 62 103 68 98 L 75 108 L 58 112 L 38 106 Z", 11, 2),
        *(Bead(57.4, y, 1.3, 15) for y in (113, 117.6, 122)),
    )
    face = Face(nose=1.8, hook=0.8, chin=0.4)
    return gentleman(11, face, hair, robe, True, (*cap, beard, *moustache(0.8, -2.0)), hood)


def _louvois() -> Portrait:
    """The war minister: heavy jowls, frowning brow, thick neck, massive wig."""
    face = Face(nose=0.4, hook=0.6, lip=0.8, chin=0.8, jowl=5.0, brow=0.8)
    frown: Parts = (Line("M 64 37.4 Q 68.6 35.4 72.4 38.8", -2.2, 2.2), Line("M 57 80 Q 64 86 70 80", 1.4, 1.8))
    return gentleman(12, face, full_wig(12, 1.0, 1.0), COAT, True, (*frown, *moustache(-0.4, -0.6)))


def _countess() -> Portrait:
    """A player's lady: bunches of curls beside the cheeks, a ribbon."""
    curls = locks(
        [(69.5, 27.5, 3.2), (65, 23, 4.2), (58.5, 19.5, 5.2), (51, 18, 6), (43, 19.5, 6.4), (37, 25, 6.6), (55, 28, 5),
         (49, 33, 5.4), (46, 41, 6.2), (44, 50, 6.6), (43.5, 59.5, 6.6), (45, 68.5, 5.8), (36, 35, 7), (34, 46, 7.2),
         (33, 57, 7.2), (34.5, 68, 6.6), (38, 76.5, 5.6)], 10, 41,
    )  # fmt: skip
    ribbon: Parts = (
        Slab("M 36 30 C 27 22 20 24 21 31 C 20 39 28 41 36 35 Z", 15, 2.4),
        Slab("M 36 30 C 43 22 49 24 48 30 C 48 37 43 39 36 35 Z", 15, 2.4), Bead(36, 32.4, 2.4, 18),
    )  # fmt: skip
    return lady(Face(nose=-0.3, hook=0.3), (*bun(41), *curls), ribbon, front=NECKLACE)


def _duchess() -> Portrait:
    """A player's lady: hair piled high under an ostrich feather, one long ringlet."""
    curls = locks(
        [(69, 26.5, 3.4), (64, 21.5, 4.8), (57.5, 16, 6), (49, 12.5, 7), (40, 13.5, 7.4), (33.5, 20, 7.2), (31, 29, 7),
         (60, 27.5, 4.4), (54, 27, 5.6), (47, 24.5, 6), (40, 28, 6.2), (37, 37, 6.4), (33, 40, 6.2),
         (44, 35, 5.4)], 10, 43,
    )  # fmt: skip
    feather: Parts = (
        Slab("M 40 18 C 30 6 16 6 10 16 C 6 24 12 32 22 30 C 30 29 37 24 40 18 Z", 16, 3.4),
        Line("M 39 18.6 C 30 12 20 13 13 21", 1.2, 1.0),
        *(Line(f"M {34 - 5 * i} {14.6 + i * 0.6} L {30 - 4.6 * i} {9.4 + i * 1.6}", 0.8, 0.8) for i in range(4)),
        *(Line(f"M {33 - 5 * i} {17 + i * 0.8} L {30 - 4.4 * i} {26 + i * 0.6}", 0.8, 0.8) for i in range(4)),
        Bead(40, 19, 2.6, 19),
    )
    fall = ringlet(42, 40, 104, 5, 10, -2)
    return lady(Face(nose=0.2, chin=0.4, jowl=0.6), (*bun(43), *fall, *curls), feather, front=NECKLACE)


PEOPLE: dict[int, Portrait] = {
    1: _anne(), 2: _philippe(), 3: _therese(), 4: _dauphin(), 5: _montespan(), 6: _conde(), 7: _colbert(),
    8: _maintenon(), 9: _valliere(), 10: _turenne(), 11: _mazarin(), 12: _louvois(),
}  # fmt: skip
"""The cameo of each board's person."""

PLAYERS: dict[str, Portrait] = {
    "red": gentleman(31, Face(hook=0.6), full_wig(31, 0.9, 0.96), extra=moustache()),
    "green": _countess(),
    "yellow": _duchess(),
    "blue": gentleman(33, Face(nose=-0.6, jowl=1.2), full_wig(33, 1.0, 1.04)),
}
"""The cameos of the four seats."""
