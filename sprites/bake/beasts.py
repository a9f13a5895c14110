"""The beasts that stand for temperaments: a tortoise, a lion, a squirrel and a serpent, carved in ivory and gold.

They are drawn like the cameos, in a box of 100 x 124 units, and look to the right. A round medal shows of that box the
circle of 52 units around (50, 70).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from bake.kit import Array
from bake.louis_cameo import GILT, IVORY, Bead, Line, Parts, Slab, Swelling, inlaid

Knot = tuple[float, float, float]
"""A place on a limb's middle line and its half width there."""


def limb(knots: Sequence[Knot], lift: float) -> tuple[Bead, ...]:
    """A round limb through the knots: balls so close to each other that they make one body."""
    return tuple(Bead(x, y, radius, lift) for x, y, radius in _walk(knots, 0.8))


def _walk(knots: Sequence[Knot], step: float) -> list[Knot]:
    """Places every `step` units or so along the smooth curve through the knots."""
    ends = [knots[0], *knots, knots[-1]]
    places: list[Knot] = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        pieces = max(2, math.ceil(math.dist(b[:2], c[:2]) / step))
        for t in np.arange(pieces) / pieces:
            x, y, r = (
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3)
                for p, q, r, s in zip(a, b, c, d, strict=True)
            )
            places.append((float(x), float(y), max(0.4, float(r))))
    return [*places, knots[-1]]


def bands(knots: Sequence[Knot], every: float, depth: float, bulge: float = 0.5) -> Parts:
    """Grooves across a limb, bent forward by `bulge` of its half width, as the scutes of a serpent's belly."""
    walked = _walk(knots, every)
    lines = []
    for (x, y, r), (nx, ny, _r) in pairwise(walked):
        length = math.hypot(nx - x, ny - y) or 1.0
        ux, uy = (nx - x) / length, (ny - y) / length
        r *= 0.92
        left, right = (x + uy * r, y - ux * r), (x - uy * r, y + ux * r)
        lines.append(Line(
            f"M {left[0]:.2f} {left[1]:.2f} Q {x + ux * r * bulge * 2:.2f} {y + uy * r * bulge * 2:.2f} "
            f"{right[0]:.2f} {right[1]:.2f}", depth, 0.8,
        ))  # fmt: skip
    return tuple(lines)


def tuft(
    x: float, y: float, angle: float, length: float, width: float, lift: float, bend: float
) -> tuple[Bead | Line, ...]:
    """A lock of fur from its root at (x, y) to a point.

    `angle` is in degrees clockwise from the right; the outer half turns off by `bend` radians.
    """
    way = math.radians(angle)
    middle = (x + math.cos(way) * length * 0.5, y + math.sin(way) * length * 0.5)
    tip = (
        middle[0] + math.cos(way + bend) * length * 0.5,
        middle[1] + math.sin(way + bend) * length * 0.5,
    )
    knots = [(x, y, width * 0.7), (*middle, width), (*tip, 0.5)]
    return (
        *limb(knots, lift),
        Line(f"M {x:.2f} {y:.2f} Q {middle[0]:.2f} {middle[1]:.2f} {tip[0]:.2f} {tip[1]:.2f}", 0.9, 0.8),
    )


def _eye(x: float, y: float, size: float) -> Parts:
    """An eye in its hollow, with its lids."""
    return (
        Swelling(x, y, 4.4 * size, 3.6 * size, -2.2 * size),
        Swelling(x, y, 2.4 * size, 2.0 * size, 2.6 * size),
        Line(f"M {x - 3.6 * size} {y + 0.6 * size} Q {x} {y - 3.8 * size} {x + 3.6 * size} {y}", 2.0, 1.1 * size),
        Line(f"M {x - 3.4 * size} {y + 0.8 * size} Q {x} {y + 3.2 * size} {x + 3.2 * size} {y + 0.4 * size}", 1.1, 0.9),
        Line(f"M {x - 0.2} {y} L {x + 0.2} {y}", 2.4, 1.6 * size),
    )


def lion() -> Array:
    """The bold one."""
    rng = np.random.default_rng(4)
    mane: list[Bead | Line] = []
    for ring, (reach, lift, count) in enumerate(((38, 1.0, 17), (29, 4.0, 15), (20, 7.0, 12))):
        for index in range(count):
            angle = 95 + 205 * (index + 0.5 * (ring % 2)) / (count - 1)
            way = math.radians(angle)
            x, y = 55 + math.cos(way) * reach * 0.62, 66 + math.sin(way) * reach * 0.74
            mane += tuft(x, y, angle + rng.uniform(-7, 7), 19, 5.0, lift, 0.55)
    for number in range(5):
        mane += tuft(42 + 7.4 * number, 96 + 1.2 * number, 82 - 6 * number, 25, 5.4, 5.0 - 0.4 * number, -0.3)
    face: Parts = (
        Slab(
            "M 48 40 C 54 33 64 34 70 41 C 77 46 84 53 90 59 C 95 61 96 66 93.4 70 C 92.4 72.4 92.8 75 93 77.6 "
            "C 93 82.4 90 85 85.4 85.6 C 88 88 88.6 92.4 86.6 96 C 83 101 76 101 70 99 C 60 98 52 95 46 88 "
            "C 40 76 40 52 48 40 Z", 7, 8,
        ),
        Swelling(84, 75, 7.4, 7.4, 4.0), Swelling(81, 93, 5.4, 4.2, 2.2), Swelling(60, 76, 8, 12, 1.6),
        Swelling(78, 54, 4, 3, 1.2), Swelling(72, 68, 5, 5, -1.8),
        *_eye(70.4, 57, 1.0),
        Line("M 62.6 52 Q 69.4 47.2 77.6 53", -3.0, 2.8),
        Line("M 91 82.4 C 86 86.6 78 87 72.4 85 C 69.6 83.8 68 81.6 67.6 79", 3.0, 1.5),
        Line("M 92.6 71 C 90.8 74 90.6 76 91 79.6", 1.4, 1.2),
        Slab("M 85 60 C 89 57.6 93.4 60 95 63.6 C 95.6 67.6 93.8 70.4 91 71 C 88 69 86 65 85 60 Z", 15, 2.4),
        Line("M 88.4 67 Q 90.4 65.4 92.4 67.2", 2.0, 1.3),
        *(Bead(79 + 3 * column + row, 73.4 + 3.4 * row, 0.7, 17.4) for row in range(3) for column in range(2)),
        Line("M 66 62 C 71 67 76 66 82 66.4", 1.0, 2.0),
    )  # fmt: skip
    ear: Parts = (
        Slab("M 42 45 C 38 37 41 29 48.4 28.6 C 56 29 59 37 55 44 C 51 49 45 50 42 45 Z", 15, 4),
        Swelling(49, 39, 4.2, 5.0, -5.0),
    )
    whiskers: list[Bead | Line] = []
    for x, y, angle in (
        (53, 47, 185), (51, 54, 178), (50, 61, 170), (50, 68, 160), (51, 75, 148), (54, 82, 136), (58, 88, 122),
        (63, 93, 108), (69, 96, 96), (75, 98, 84),
    ):  # fmt: skip
        whiskers += tuft(x + 2, y, angle, 17, 4.4, 11, -0.5)
    for number in range(4):
        whiskers += tuft(53 + 4 * number, 39.4 + 0.6 * number, 226 + 17 * number, 13, 3.4, 12, 0.5)
    return inlaid([
        ("gold", GILT, tuple(mane)), ("ivory", IVORY, face), ("gold", GILT, tuple(whiskers)), ("ivory", IVORY, ear),
    ])  # fmt: skip


def tortoise() -> Array:
    """The steady one."""
    neck: Parts = (
        *limb([(50, 108, 15), (66, 98, 13.4), (74, 83, 11.4), (77, 70, 10.6)], 1),
        *(Line(f"M {62 + 2.2 * i} {90 - 5 * i} Q {74 + 0.6 * i} {97 - 6 * i} {84 + 0.6 * i} {95 - 5.6 * i}", 1.3, 1.1)
          for i in range(4)),
    )  # fmt: skip
    head: Parts = (
        Slab(
            "M 61 57 C 62 46 72 40 83 42 C 92 44 98 51 97.4 58 C 97.6 62.4 95.8 64.4 93 65 "
            "C 92 71 85 75.4 77 75 C 66 74 60 67 61 57 Z", 6, 9,
        ),
        Swelling(78, 47, 8, 4, 1.4), Swelling(92, 56, 4, 4, 1.0),
        *_eye(82, 54.6, 1.2),
        Line("M 97 61.4 C 91 63.4 85 66.6 75.6 65", 2.6, 1.4),
        Line("M 93.4 54 L 93.8 54.6", 1.8, 1.2),
        *(Bead(x, y, 1.9, 12) for x, y in ((67, 54), (70.6, 49.6), (68, 60), (72.4, 56), (76, 46))),
    )
    leg: Parts = (
        *limb([(56, 108, 13), (72, 112, 12), (80, 121, 12)], 6),
        *(Bead(x, y, 2.7, 14) for x, y in ((70, 106), (77, 108), (74, 113.4), (82, 113), (79, 119), (71, 119.4))),
    )
    shell: Parts = (
        Slab("M -20 109 C -20 70 8 44 37 44 C 57 44 69 68 73 98 C 50 110 14 114 -20 109 Z", 8, 22),
        *(Line(path, 3.2, 1.9) for path in (
            "M 17 66 L 36 60 L 51 69 L 52 85 L 33 92 L 14 84 Z",
            "M 36 60 L 39 45", "M 17 66 L 6 57", "M 51 69 L 62 62", "M 52 85 L 69 90", "M 33 92 L 34 108",
            "M 14 84 L -6 92",
        )),
        *(Line(path, 1.3, 1.1) for path in (
            "M 21.6 69.4 L 35.4 65 L 46.4 71.6 L 47 82 L 33 87 L 19.4 81 Z",
            "M 26.6 72.4 L 35 69.8 L 41.6 74 L 42 79.4 L 33 82.4 L 25 78.6 Z",
            "M 42.4 48.4 L 40.6 58 L 52 65 L 58.6 60", "M 35.4 49 L 32.6 56.6 L 19 61 L 12 55.4",
            "M 55.6 71.4 L 56 82.6 L 67 86", "M 38 107 L 37.4 94.4 L 51.6 89 L 66 93.4",
            "M 29.4 107 L 28.8 94.4 L 13.6 88 L -3 95.6", "M 13 70 L 10.4 82 L -4 87",
        )),
    )  # fmt: skip
    rim: Parts = (
        Slab("M -10 103 C 18 109 50 105 71.6 93 C 77 92.6 80.6 98 78.6 102 C 54 117 18 122 -10 116 Z", 14, 5),
        *(Line(f"M {x} {y} L {x + 2.4} {y + 13}", 2.2, 1.5) for x, y in ((6, 105.4), (21, 105), (36, 103), (50, 99.6),
                                                                         (62, 95))),
    )  # fmt: skip
    return inlaid([("ivory", IVORY, (*neck, *head, *leg)), ("gold", GILT, (*shell, *rim))])


def squirrel() -> Array:
    """The thrifty one."""
    middle: list[Knot] = [(32, 124, 10), (16, 100, 14), (14, 74, 16), (25, 50, 17), (42, 42, 14), (49, 52, 8)]
    tail: list[Bead | Line] = [*limb(middle, 0)]
    walked = _walk(middle, 5.0)
    for row, (side, lean) in enumerate(((-0.6, -34), (-0.2, -14), (0.24, 14), (0.66, 44))):
        for (x, y, r), (nx, ny, _r) in pairwise(walked):
            heading = math.degrees(math.atan2(ny - y, nx - x))
            across = math.radians(heading + 90)
            root = x + math.cos(across) * side * r, y + math.sin(across) * side * r
            tail += tuft(*root, heading + lean, 13, 2.9, 5 + row % 2, math.copysign(0.2, side))
    body: Parts = (
        Slab("M 30 126 C 30 108 38 92 50 82 C 64 78 76 90 79 106 C 80 116 80 120 79 126 Z", 5, 14),
        Slab("M 38 126 C 36 112 44 102 55 104 C 64 107 65 118 63 126 Z", 9, 8),
        *(Line(f"M {61 + 2.6 * i} {95 + 5 * (i % 3)} L {62 + 2.6 * i} {99.6 + 5 * (i % 3)}", 0.9, 0.9)
          for i in range(6)),
    )  # fmt: skip
    far_ear = Slab("M 56 52 C 53 42 55 32 60 25 C 66 31 68 40 67 50 Z", 8, 3.4)
    head: Parts = (
        Slab(
            "M 44 70 C 44 55 54 47 65 48 C 76 50 86 60 91 67.6 C 94 71 93 75 89.4 76.6 C 84 83 76 88.6 67 90 "
            "C 54 92 44 83 44 70 Z", 9, 11,
        ),
        Slab("M 48 54 C 44 43 45 31 49.4 23.6 C 57 30 61 41 60 52 C 57 56 51 57 48 54 Z", 15, 3.6),
        Swelling(53, 43, 2.8, 7, -4.0),
        *(Line(f"M {48.6 + i} {30 - i} L {48.2 + 0.9 * i} {25 - i}", 0.9, 0.8) for i in range(3)),
        Swelling(66, 80, 9, 7, 2.6), Swelling(85, 72, 5, 4, 1.4),
        *_eye(72.4, 63.6, 1.45),
        Line("M 90 77 C 86 80 82 80.6 78.6 79.4", 2.2, 1.3),
        Bead(91, 70.4, 2.5, 12),
        *(Line(f"M {56 + 3.4 * i} {80 + 2.4 * (i % 2)} Q {57 + 3.4 * i} {83.4 + 1.4 * (i % 2)} {54.6 + 3.4 * i} "
               f"{87 + 0.6 * (i % 2)}", 0.9, 0.9) for i in range(6)),
        *(Bead(81 - 2.4 * i, 74 + 1.8 * (i % 2), 0.7, 20) for i in range(3)),
    )  # fmt: skip
    nut: Parts = (
        Slab("M 71 100 C 71.4 110 77 118 83.6 122 C 89.6 117 93.4 108 93 97 Z", 10, 8),
        Slab(
            "M 68 100.6 C 66.4 93 73 89.4 80.4 89 C 88.4 88.4 95.4 90.6 96 96.6 C 88 102.4 76.6 104 68 100.6 Z", 15, 4
        ),
        *(Bead(70.6 + 4.4 * i + 2.2 * row, 99.4 - 0.9 * i - 3.6 * row, 1.7, 18) for row in range(3)
          for i in range(6 - row)),
        *limb([(82, 90, 1.8), (82, 87, 1.6), (84.4, 84.6, 1.6)], 14),
    )  # fmt: skip
    paws: Parts = (
        *limb([(50, 100, 6.4), (58, 109, 5.8), (68, 111, 4.4)], 13),
        *(bead for i in range(3) for bead in limb([(68, 110, 2.2), (75, 107.6 + 3 * i, 1.7)], 17)),
    )
    return inlaid([
        ("gold", GILT, tuple(tail)), ("ivory", IVORY, (*body, far_ear, *head)), ("gold", GILT, nut),
        ("ivory", IVORY, paws),
    ])  # fmt: skip


def serpent() -> Array:
    """The spiteful one."""
    far_coil: list[Knot] = [(6, 102, 10), (26, 91, 12), (50, 88, 12), (78, 92, 11), (94, 104, 10)]
    coil: list[Knot] = [(2, 104, 10), (22, 114, 13), (50, 117, 14.6), (80, 112, 12), (97, 101, 9)]
    rise: list[Knot] = [(34, 112, 12), (29, 96, 12.4), (35, 80, 11.4), (40, 66, 11), (42, 52, 10)]
    hood: Parts = (
        Slab("M 27 98 C 13 84 13 60 24 46 C 33 34 52 32 60 44 C 66 58 62 80 47 98 Z", 4, 7),
        Line("M 27 92 C 18 82 18 62 27 51", 1.2, 1.4), Line("M 56 72 C 55 80 51 88 46 94", 1.0, 1.2),
    )
    head: Parts = (
        Slab(
            "M 34 45 C 36 32 48 27 58 30 C 70 32 82 38 89 45 C 92 48 91 51.4 88 52.4 C 80 53 72 53 65 54.4 "
            "C 54 60 38 58 34 45 Z", 12, 7,
        ),
        Slab("M 56 53 C 64 55.6 74 58 82 62 C 84.6 64 83.4 67 79.4 67.2 C 68 67 58 65 52 58 Z", 9, 3),
        *_eye(64, 41.4, 1.25),
        Line("M 55 37 Q 64 33 75 40", -3.0, 2.6),
        Line("M 84.4 45 L 85 45.6", 1.8, 1.2),
        Swelling(46, 46, 6, 5, 1.6),
        Slab("M 78 51 L 83 51 L 79.4 61 Z", 12, 1.6), Slab("M 71 52 L 74.6 52 L 72.4 58.6 Z", 12, 1.3),
    )  # fmt: skip
    tongue: Parts = (
        *limb([(68, 60, 2), (82, 58.6, 1.8), (89, 57.6, 1.5), (94, 53.6, 1)], 12),
        *limb([(88, 57.8, 1.5), (94.6, 60.4, 1)], 12),
    )
    return inlaid([
        ("gold", GILT, (*limb(far_coil, 0), *bands(far_coil, 4.5, 1.5))),
        ("ivory", IVORY, (*hood, *limb(rise, 6), *bands(rise, 5.2, 1.8, 1.1))),
        ("gold", GILT, (*limb(coil, 12), *bands(coil, 5, 1.6))),
        ("gold", GILT, tongue), ("ivory", IVORY, head),
    ])  # fmt: skip
