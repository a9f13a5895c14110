"""Buildings of concrete: what carries water, people and walls."""

from __future__ import annotations

import math

import skia

from bake.alcove import closed
from bake.architecture import arch_path
from bake.kit import circle, oval, polygon, rounded
from bake.rome_bas import Bas
from bake.rome_houses import waves


def _half(x: float, y: float, rx: float, ry: float) -> skia.Path:
    """The upper half of an ellipse around (x, y)."""
    return skia.Op(oval(x, y, rx, ry), rounded(x - rx, y - ry, 2 * rx, ry, 0), skia.kIntersect_PathOp)


def amphitheatre(b: Bas) -> None:
    """A theatre's half round of seats, seen from its stage."""
    b.add(_half(50, 78, 49, 70), 16, 1)
    for k in range(13):
        angle = math.pi * (k + 0.5) / 13
        x, y = 50 - 46.4 * math.cos(angle), 78 - 66 * math.sin(angle)
        b.cut(circle(x, y, 2.2), 14, 0.75)
    for k in range(8):
        b.add(_half(50, 78, 43 - 3.7 * k, 61 - 5.4 * k), 14 - 1.6 * k, 0.9)
    for k in range(1, 6):
        angle = math.pi * k / 6
        for lean in (-0.022, 0.022):
            a = angle + lean
            aisle = skia.Path().moveTo(50 - 44 * math.cos(a), 78 - 62 * math.sin(a))
            b.groove(aisle.lineTo(50 - 17 * math.cos(a), 78 - 24 * math.sin(a)), 0.8, -1.2)
    b.add(_half(50, 78, 13, 17), 1, 0.5)
    b.box(46.5, 66, 7, 8, 3, gilt=True)
    b.box(6, 76, 88, 20, 12)
    b.box(3, 73.5, 94, 4, 15)
    for x in (20, 50, 80):
        b.doorway(x, 81, 9, 15, 12, 1.2)
    b.columns(9, 91, 2, 5, 77, 96, 15)
    b.columns(30.5, 39.5, 2, 4.4, 77, 96, 15)
    b.columns(60.5, 69.5, 2, 4.4, 77, 96, 15)
    b.box(2, 93.5, 96, 3, 17)


def aqueduct(b: Bas) -> None:
    """Two rows of arches with a channel of water above."""
    b.box(1, 14, 98, 6, 6)
    b.box(3, 20, 94, 24, 4)
    b.ashlar(3, 20, 97, 44, 4, 8)
    for k in range(6):
        b.add(arch_path(11.5 + 15.4 * k, 24.6, 11.6, 21), 5.2, 0.6)
        b.hole(arch_path(11.5 + 15.4 * k, 26.2, 8.6, 21))
    b.box(1, 43, 98, 4.6, 7)
    b.box(5, 47.6, 90, 48, 4)
    b.ashlar(5, 48, 95, 96, 4.8, 10)
    for k in range(4):
        b.add(arch_path(16.4 + 22.4 * k, 52, 18.6, 46), 5.4, 0.7)
        b.hole(arch_path(16.4 + 22.4 * k, 54, 14.8, 46))
    for k in range(5):
        b.box(3.2 + 22.4 * k, 90, 4.2 if k in (0, 4) else 4.0, 6, 7)
    b.box(1, 10.5, 98, 4, 8)
    b.add(rounded(3, 8.6, 94, 2.8, 1.4), 5, 1, gilt=True)


def bridge(b: Bas) -> None:
    """A bridge of three arches over a river, with pillars at its ends."""
    deck = closed((0, 60), (20, 54, 34, 40, 50, 40), (66, 40, 80, 54, 100, 60), (100, 92), (0, 92))
    b.add(deck, 3, 0.8)
    b.ashlar(1, 48, 99, 90, 5, 11)
    for x, w, top in ((50, 27, 52), (17.5, 19, 65), (82.5, 19, 65)):
        b.add(arch_path(x, top - 2.6, w + 5.2, 92 - top + 2.6), 5.5, 0.8)
        for k in range(13):
            angle = math.pi * k / 12
            line = skia.Path().moveTo(x - w / 2 * math.cos(angle), top + w / 2 - w / 2 * math.sin(angle))
            out = w / 2 + 2.6
            b.groove(line.lineTo(x - out * math.cos(angle), top + w / 2 - out * math.sin(angle)), 0.4, 0.7)
        b.hole(arch_path(x, top, w, 50))
    for x in (31.5, 68.5):
        b.poly([(x - 5.2, 92), (x - 5.2, 74), (x, 68), (x + 5.2, 74), (x + 5.2, 92)], 8, 2)
        b.cut(arch_path(x, 56, 4.4, 8), 1, 0.7)
    rail = closed((0, 55), (20, 49, 34, 35, 50, 35), (66, 35, 80, 49, 100, 55), (100, 60),
                  (80, 54, 66, 40, 50, 40), (34, 40, 20, 54, 0, 60))  # fmt: skip
    b.add(rail, 8, 1)
    for x, top in ((5, 34), (95, 34)):
        b.box(x - 4, top, 8, 60, 8)
        b.box(x - 5, top - 2, 10, 4, 10)
        b.icon("eagle-emblem", x - 7, top - 16, 14, 10, 0.8, gilt=True)
    waves(b, 0, 100, 86, 97, 12)


def storeroom(b: Bas) -> None:
    """A granary with a wide gate, barrels and jars before it."""
    b.box(10, 34, 80, 62, 3)
    b.ashlar(10, 38, 90, 94, 6, 12)
    b.gable(6, 94, 36, 24, 7)
    b.icon("wheat", 42, 17, 17, 6, 0.8, gilt=True)
    b.box(8, 35, 84, 4, 7)
    for x in (19, 29, 71, 81):
        b.cut(rounded(x - 1.6, 46, 3.2, 12, 1), 1)
    for x in (13, 87):
        b.box(x - 3, 39, 6, 57, 6)
    b.doorway(50, 46, 30, 50, 4, 2.6, 3)
    for x in (42, 58):
        b.box(x - 6.4, 64, 12.8, 32, 2)
        for y in (68, 80, 92):
            b.groove(skia.Path().moveTo(x - 6, y).lineTo(x + 6, y), 0.8, -0.8)
    b.icon("barrel", 3, 64, 32, 12, 2)
    b.icon("amphora", 61, 62, 34, 12, 2, gilt=True)
    b.icon("amphora", 77, 68, 28, 10, 2)


def tower(b: Bas) -> None:
    """A round watch-tower above the city's wall, a banner on it."""
    b.box(1, 66, 98, 30, 1)
    b.merlons(1, 99, 66, 6, 9, 1)
    b.ashlar(1, 68, 99, 96, 5.6, 11)
    b.add(polygon([(29, 30), (71, 30), (75, 96), (25, 96)]), 4, 0.6, bulge="drum")
    y, row = 36.0, 0
    while y < 96:
        b.groove(skia.Path().moveTo(27, y - 0.6).quadTo(50, y + 1.6, 73, y - 0.6), 0.5, 0.6)
        for k in range(-4, 5):
            x = 50 + 23 * math.sin((k + (0.5 if row % 2 else 0)) * 0.34)
            b.groove(skia.Path().moveTo(x, y + 0.6).lineTo(x, y + 6), 0.4, 0.5)
        y += 6
        row += 1
    b.add(polygon([(23, 20), (77, 20), (77, 27), (71, 34), (29, 34), (23, 27)]), 7, 0.8, bulge="drum")
    for k in range(9):
        b.cut(arch_path(28.4 + 5.4 * k, 27, 3, 6), 5, 0.6)
    for k in range(5):
        b.box(23 + 11.4 * k, 11, 8.4, 10, 12 + 3 * math.sin(math.pi * (k + 0.5) / 5))
    b.windows(41, 59, 2, 44, 5, 11, 12, arched=True)
    b.doorway(50, 72, 13, 24, 13, 2)
    b.cut(rounded(48.4, 60, 3.2, 9, 1), 8)
    b.box(49.2, 0, 1.6, 14, 9)
    b.poly([(50.8, 0.6), (68, 4), (50.8, 8)], 9, 0.8, gilt=True)


def vomitorium(b: Bas) -> None:
    """People pouring out of a passage between the seats of an arena."""
    for row in range(6):
        y = 16 + row * 12
        b.box(3 - row * 0.4, y, 94 + row * 0.8, 12.6, 1 + row * 1.8)
        amount = 12 + row % 2
        for k in range(amount):
            x = 7 + 86 * k / (amount - 1)
            if abs(x - 50) > 21:
                b.ball(x, y - 0.8, 2.5, 1.6 + row * 1.8)
                b.add(_half(x, y + 5.4, 3, 4), 1.4 + row * 1.8, 0.8)
    b.box(29, 26, 42, 70, 13)
    b.ashlar(29, 32, 71, 94, 6, 10.5)
    b.gable(26, 74, 27, 16, 16)
    b.box(27, 26, 46, 4, 16)
    b.doorway(50, 40, 26, 56, 13, 3, 6, 0.85)
    for k in range(5):
        b.box(37.6, 72 + k * 5, 24.8, 5.4, 6 + k * 2)
    b.icon("laurels", 44.4, 15.6, 11, 14, 0.7, gilt=True)
    for x, foot, size in ((43, 74, 20), (57, 76, 22), (50, 85, 27)):
        b.figure(x, foot, size, 14 + size * 0.15)
    b.box(2, 92, 34, 4, 15)
    b.box(64, 92, 34, 4, 15)


def wall(b: Bas) -> None:
    """The city's wall between two square towers, a shield on it."""
    b.box(4, 40, 92, 56, 2)
    b.ashlar(4, 44, 96, 96, 6.5, 13)
    b.merlons(4, 96, 40, 9, 8, 2)
    b.box(4, 39, 92, 4, 4)
    for x in (14, 86):
        b.box(x - 13, 22, 26, 74, 6)
        b.ashlar(x - 13, 28, x + 13, 96, 6.5, 13)
        b.box(x - 15, 20, 30, 6, 9)
        b.merlons(x - 15, x + 15, 20, 9, 3, 9)
        b.cut(rounded(x - 2, 34, 4, 12, 1), 3)
        b.cut(rounded(x - 2, 60, 4, 12, 1), 3)
    for x in (38, 62):
        b.cut(rounded(x - 1.4, 72, 2.8, 10, 1), 0)
    b.icon("roman-shield", 34, 50, 32, 6, 1.4, gilt=True)
    b.box(0, 91, 100, 5, 9)


def senate(b: Bas) -> None:
    """The high plain hall of the senate behind a porch."""
    b.box(22, 34, 56, 60, 3)
    b.ashlar(22, 40, 78, 68, 5, 11)
    b.gable(17, 83, 36, 22, 7)
    b.icon("eagle-emblem", 41, 17.4, 18, 6, 0.9, gilt=True)
    b.box(18, 35, 64, 4, 7)
    for x in (34, 50, 66):
        b.box(x - 5.4, 43, 10.8, 18, 4.4)
        b.cut(rounded(x - 3.8, 44.6, 7.6, 15, 0.4), 1)
        b.groove(skia.Path().moveTo(x, 45).lineTo(x, 59), 0.7, -1.2)
    b.box(16, 72, 68, 22, 2)
    b.cut(rounded(43, 74, 14, 20, 0.4), 0, 0.85)
    b.roof([(9, 74), (20, 65), (80, 65), (91, 74)], 9, 3)
    b.box(11, 73.4, 78, 3, 10)
    b.columns(14.5, 85.5, 8, 5, 76, 90, 9, 3)
    b.steps(10, 90, 90, 3, 2.2, 3, 11)
    for x in (17, 83):
        b.ball(x, 31, 2.6, 8, gilt=True)
    b.ball(50, 11.4, 2.6, 8, gilt=True)


def tribunal(b: Bas) -> None:
    """A judge's chair on its platform below the scales, bundles of rods at both sides."""
    b.add(arch_path(50, 8, 62, 64), 2, 1)
    b.cut(arch_path(50, 13, 52, 59), 0.6, 0.16)
    for k in range(1, 8):
        angle = math.pi * k / 8
        line = skia.Path().moveTo(50 - 6 * math.cos(angle), 39 - 6 * math.sin(angle))
        b.groove(line.lineTo(50 - 25 * math.cos(angle), 39 - 25 * math.sin(angle)), 1.4, -1.2)
    b.icon("scales", 31, 19, 38, 6, 1.3, gilt=True)
    b.columns(20, 80, 2, 8, 34, 74, 6)
    b.box(15, 30, 70, 4.6, 7)
    b.cut(rounded(27, 29, 46, 6.4, 0), 0.6, 0.16)
    b.box(40, 52, 20, 22, 6, 1)
    b.box(36, 60, 5, 14, 10)
    b.box(59, 60, 5, 14, 10)
    b.box(38, 66, 24, 5, 12)
    b.box(14, 73, 72, 9, 9)
    b.ashlar(14, 73, 86, 82, 4.6, 12)
    b.steps(24, 76, 81, 3, 5, 7, 12)
    for x in (8, 92):
        for dx in (-3, -1, 1, 3):
            b.add(rounded(x + dx - 1.2, 40, 2.4, 56, 1), 6 - abs(dx) * 0.4, 0.4, bulge="drum")
        for y in (48, 62, 76, 90):
            b.box(x - 4.6, y, 9.2, 2.4, 9, gilt=True)
        b.icon("battle-axe", x - 8, 28, 17, 9, 1, mirrored=x > 50)
