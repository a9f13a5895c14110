"""Buildings of marble: temples, halls, squares and what stands on them."""

from __future__ import annotations

import math

import skia

from bake.alcove import closed
from bake.architecture import arch_path
from bake.kit import oval, polygon, rounded
from bake.rome_bas import Bas


def basilica(b: Bas) -> None:
    """A long market hall: two rows of arches, a higher nave with a tiled roof."""
    b.box(18, 24, 64, 26, 1)
    b.roof([(12, 26), (22, 10), (78, 10), (88, 26)], 5, 2.8)
    b.windows(25, 75, 7, 30, 4.6, 10, 1, arched=True)
    b.roof([(3, 50), (16, 41), (84, 41), (97, 50)], 6, 3)
    for top, foot in ((50, 70), (72, 94)):
        b.box(6, top, 88, foot - top, 3)
        for k in range(7):
            x = 14 + 12 * k
            b.add(arch_path(x, top + 4.4, 9.4, foot - top - 4.4), 4, 0.7)
            b.cut(arch_path(x, top + 5.8, 7, foot - top - 5.8), 0.6, 0.8)
        for k in range(8):
            b.column(8 + 12 * k, 3.4, top + 2.6, foot, 5.4, 1)
        b.box(4, top, 92, 3, 7.4)
    b.box(4, 69.6, 92, 3, 8)
    b.figure(50, 94, 17, 4, gilt=True)
    b.steps(4, 96, 92.6, 2, 2, 2, 9)
    for x in (5, 95):
        b.icon("eagle-emblem", x - 6, 39, 12, 7, 0.7, gilt=True)
    b.ball(50, 8.6, 2.2, 8, gilt=True)


def fountain(b: Bas) -> None:
    """A fountain of three bowls, water falling from each to the next."""
    for x0, y0, x1, y1 in (
        (50, 14, 37, 32),
        (50, 14, 63, 32),
        (41, 34, 24, 56),
        (59, 34, 76, 56),
        (45, 34, 33, 56),
        (55, 34, 67, 56),
        (28, 58, 10, 82),
        (72, 58, 90, 82),
        (34, 60, 22, 82),
        (66, 60, 78, 82),
    ):
        jet = skia.Path().moveTo(x0, y0)
        jet.cubicTo(x0 + (x1 - x0) * 0.7, y0 - 3, x1, y0 + 4, x1, y1)
        line = skia.Path()
        skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=1.9, StrokeCap=skia.Paint.kRound_Cap).getFillPath(
            jet, line
        )
        b.add(line, 2, 0.9)
    b.add(closed((45, 84), (47, 66), (42, 60), (58, 60), (53, 66), (55, 84)), 4, 1.4, bulge="drum")
    b.add(closed((47, 58), (48, 44), (45, 38), (55, 38), (52, 44), (53, 58)), 4, 1.2, bulge="drum")
    b.add(rounded(48.4, 18, 3.2, 18, 1), 4, 0.8, bulge="drum")
    for y, half, deep in ((55, 28, 9), (32, 16, 6)):
        bowl = closed((50 - half, y), (50 + half, y), (50 + half * 0.8, y + deep, 50 + 6, y + deep),
                      (50 - 6, y + deep), (50 - half * 0.8, y + deep, 50 - half, y))  # fmt: skip
        b.add(bowl, 6, 1.6, bulge="drum")
        b.add(oval(50, y, half + 1.6, half * 0.11), 12, 0.9)
        b.cut(oval(50, y - 0.3, half - 1.4, half * 0.065), 9, 0.45)
        for k in range(-3, 4):
            b.groove(skia.Path().moveTo(50 + k * half * 0.24, y + 3).lineTo(50 + k * 2, y + deep - 0.6), 0.6, 0.6)
    b.ball(50, 16, 4, 8, gilt=True)
    b.poly([(50, 6), (52.4, 14), (47.6, 14)], 8, 0.8, gilt=True)
    b.add(oval(50, 84, 47, 9), 8, 1.8)
    b.cut(oval(50, 82.8, 42.4, 5.8), 5, 0.4)
    for y, half in ((80.4, 24), (83, 34), (85.6, 26)):
        b.groove(skia.Path().moveTo(50 - half, y).cubicTo(38, y - 2, 62, y + 2, 50 + half, y), 0.9, -0.9)
    b.add(closed((44, 84), (44, 78), (56, 78), (56, 84), (53, 87, 47, 87, 44, 84)), 9, 1.2)
    front = closed((3, 84), (8, 92, 30, 95, 50, 95), (70, 95, 92, 92, 97, 84), (97, 90), (90, 97, 70, 99, 50, 99),
                   (30, 99, 10, 97, 3, 90))  # fmt: skip
    b.add(front, 9, 1.4)
    for x in (20, 50, 80):
        b.icon("lion", x - 4.6, 88 - (1.6 if x != 50 else 0), 9.4, 12, 0.7, gilt=True)


def _sword(b: Bas, x0: float, y0: float, x1: float, y1: float, level: float) -> None:
    """A short sword with its pommel at the first point and its tip at the second."""
    length = math.hypot(x1 - x0, y1 - y0)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length

    def at(along: float, aside: float) -> tuple[float, float]:
        return x0 + ux * along - uy * aside, y0 + uy * along + ux * aside

    b.poly([at(20, -3), at(length - 9, -4), at(length, 0), at(length - 9, 4), at(20, 3)], level, 2.6)
    b.beam(*at(0, 0), *at(20, 0), 4, level + 1, gilt=True)
    b.beam(*at(20, -6), *at(20, 6), 3.6, level + 2, gilt=True)
    b.ball(*at(0, 0), 3.6, level + 1, gilt=True)


def ludus_magnus(b: Bas) -> None:
    """The gladiators' school: helmet and swords above the arena's wall."""
    b.add(closed((3, 62), (16, 50, 84, 50, 97, 62), (97, 96), (3, 96)), 1, 0.8)
    b.add(oval(50, 62, 46, 8.4), 4, 1)
    b.cut(oval(50, 62, 41, 6), 0.6, 0.4)
    b.box(3, 66, 94, 30, 4)
    b.box(2, 64, 96, 4, 7)
    for k in range(8):
        x = 11 + 11.15 * k
        b.add(arch_path(x, 71, 9, 25), 5.4, 0.7)
        b.cut(arch_path(x, 72.8, 6.2, 24), 1, 0.8)
    for k in range(9):
        b.column(5.4 + 11.15 * k, 3, 68, 94, 6.4, 1)
    b.box(2, 93, 96, 3, 9)
    _sword(b, 10, 59, 94, 10, 7)
    _sword(b, 90, 59, 6, 10, 11)
    b.icon("crested-helmet", 27, 12, 46, 16, 2.4)


def palace(b: Bas) -> None:
    """A palace of two storeys with corner towers above a terrace."""
    for x in (13, 87):
        b.box(x - 11, 26, 22, 66, 3)
        b.dome(x, 20, 25, 13, 3, 6)
        b.ball(x, 11, 2, 6, gilt=True)
        b.box(x - 12.4, 24, 24.8, 3.4, 6)
        b.windows(x - 4.6, x + 4.6, 2, 33, 5, 12, 3, arched=True)
        b.doorway(x, 60, 9, 22, 3, 1.4)
        b.box(x - 12, 50, 24, 3, 6)
    b.box(24, 32, 52, 60, 1)
    b.box(22, 30, 56, 4, 4)
    b.windows(30, 70, 6, 38, 4.4, 11, 1)
    b.box(22, 51, 56, 4, 4)
    b.cut(rounded(25, 56, 50, 30, 0), 0.5, 0.45)
    b.columns(27, 73, 8, 4, 55, 86, 2.6, 3)
    b.box(36, 26, 28, 62, 5)
    b.gable(31, 69, 27, 17, 10)
    b.icon("imperial-crown", 43.6, 13, 13, 8, 0.8, gilt=True)
    b.box(33, 26, 34, 4, 10)
    b.columns(38, 62, 4, 5.4, 30, 56, 7)
    b.cut(rounded(46.6, 34, 6.8, 20, 0.4), 3, 0.7)
    b.box(34, 55, 32, 4, 10)
    b.doorway(50, 62, 15, 26, 6, 2.2, 3.4)
    b.box(1, 82, 98, 14, 8)
    b.ashlar(1, 85, 99, 96, 5.4, 10)
    for k in range(21):
        b.box(2.6 + 4.65 * k, 78, 2, 5, 9)
    b.box(1, 76, 98, 2.4, 10)
    b.cut(rounded(38, 74, 24, 12, 0), 6, 0.1)
    b.steps(40, 60, 80, 5, 3.3, 2.4, 8)
    for x in (33, 67):
        b.figure(x, 77, 18, 11, gilt=True)


def stairway(b: Bas) -> None:
    """A monumental flight of stairs up to a portal, fires on its walls."""
    b.box(32, 22, 36, 30, 1)
    b.cut(rounded(43, 28, 14, 24, 0.4), 0.2, 0.8)
    b.gable(27, 73, 21, 15, 4)
    b.icon("sun", 45, 9, 10.4, 3, 0.7, gilt=True)
    b.box(29, 20, 42, 4, 5)
    b.columns(33.4, 66.6, 4, 5.6, 24, 50, 2.4)
    b.box(26, 49, 48, 3.6, 4)
    count = 10
    for k in range(count):
        y = 52 + 43 * (k / count) ** 1.12
        below = 52 + 43 * ((k + 1) / count) ** 1.12
        half = 19 + 22 * (k / count) ** 1.1
        b.box(50 - half, y, 2 * half, below - y + 0.4, 3.4 + k * 1.4, 0.7)
    for side in (-1, 1):
        wall = [(50 + side * 18, 48), (50 + side * 24, 48), (50 + side * 48, 84), (50 + side * 48, 96),
                (50 + side * 40, 96)]  # fmt: skip
        b.poly(wall, 15, 1.2)
        b.groove(skia.Path().moveTo(50 + side * 22, 50).lineTo(50 + side * 45, 86), 1.2, -1)
        for x, y, size in ((50 + side * 24, 48, 12), (50 + side * 43, 84, 20)):
            b.box(x - size * 0.26, y - size * 0.4, size * 0.52, size * 0.8, 17)
            bowl = closed((x - size * 0.42, y - size * 0.8), (x + size * 0.42, y - size * 0.8),
                          (x + size * 0.36, y - size * 0.4, x, y - size * 0.38),
                          (x - size * 0.36, y - size * 0.4, x - size * 0.42, y - size * 0.8))  # fmt: skip
            b.flame(x, y - size * 0.72, size * 1.0, 17)
            b.add(bowl, 19, 1)


def statue(b: Bas) -> None:
    """An emperor in armour with raised arm on a pedestal."""
    b.steps(28, 72, 86, 3, 3.4, 7, 6)
    b.box(31, 66, 38, 21, 5)
    b.box(28, 63, 44, 4.4, 8)
    b.box(29, 84, 42, 3, 8)
    b.icon("laurels", 42, 69, 16, 5, 0.9, gilt=True)
    b.beam(67, 64, 62, 6, 1.5, 4, gilt=True)
    b.poly([(61.8, 8), (59.6, 4), (61.4, -2), (63.8, 4)], 5, 0.7, gilt=True)
    cloak = closed((43, 22), (34, 28, 34, 44, 31, 60), (40, 63), (62, 62), (60, 40), (57, 22))
    b.add(cloak, 1, 1.4)
    for dx in (0, 3, 6):
        b.groove(skia.Path().moveTo(42 - dx * 0.4, 32).quadTo(38 - dx * 0.4, 46, 34 + dx, 60), 0.9, 0.7)
    for x, foot in ((45, 63), (55, 63)):
        b.add(closed((x - 3.6, 44), (x + 3.6, 44), (x + 2.4, 52, x + 2.6, 58), (x + 4.4, foot), (x - 3.2, foot),
                     (x - 2.6, 56, x - 3.6, 50, x - 3.6, 44)), 5, 1.6)  # fmt: skip
    skirt = closed((42, 38), (58, 38), (60.6, 50), (39.4, 50))
    b.add(skirt, 7, 1.2)
    for k in range(7):
        b.groove(skia.Path().moveTo(42.8 + 2.4 * k, 40).lineTo(41 + 3 * k, 50), 0.8, 0.9)
    chest = closed((42, 21), (46, 19, 54, 19, 58, 21), (59, 28, 57, 34, 58, 40), (52, 43, 48, 43, 42, 40),
                   (43, 34, 41, 28, 42, 21))  # fmt: skip
    b.add(chest, 9, 2.6)
    b.icon("eagle-emblem", 45.4, 24, 9.4, 12, 0.6, gilt=True)
    b.groove(skia.Path().moveTo(42, 40).quadTo(50, 44, 58, 40), 1.2, -1)
    arm = closed(
        (43, 21),
        (38, 20, 34, 17, 29.4, 10.4),
        (26, 8),
        (24.6, 4),
        (26, 3.4),
        (27.6, 5.4),
        (28, 1.4),
        (29.4, 1.4),
        (30.6, 5),
        (32, 8.6),
        (37, 14, 42, 15, 47, 18),
        (46, 24),
    )
    b.add(arm, 11, 1.6)
    other = closed((56, 20), (61, 22, 64, 28, 64, 34), (66, 38), (63, 40), (60, 36), (58, 30, 56, 27, 55, 24))
    b.add(other, 11, 1.6)
    b.box(47.8, 15, 4.4, 5, 9, 1)
    b.add(oval(50, 12, 4.4, 5.4), 11, 0.8, bulge="ball")
    wreath = skia.Op(oval(50, 10.4, 5.2, 4.6), oval(50, 12.4, 4.6, 4.6), skia.kDifference_PathOp)
    b.add(wreath, 14, 0.7, gilt=True)
    for x in (48.3, 51.7):
        b.groove(skia.Path().moveTo(x - 0.9, 11.6).lineTo(x + 0.9, 11.6), 0.7, 0.7)
    b.groove(skia.Path().moveTo(50, 11.8).lineTo(50, 13.8), 0.8, -0.7)
    b.groove(skia.Path().moveTo(48.8, 15).lineTo(51.2, 15), 0.5, 0.5)


def temple(b: Bas) -> None:
    """The front of a temple with six columns, gilded figures on its gable."""
    b.box(16, 38, 68, 46, 0.6)
    b.cut(rounded(18, 40, 64, 44, 0), 0.4, 0.42)
    b.box(41, 46, 18, 38, 1.4)
    b.cut(rounded(43.4, 49, 13.2, 35, 0.3), 0.3, 0.85)
    b.gable(7, 93, 33, 23, 8)
    b.icon("eagle-emblem", 39, 12.6, 22, 6, 1, gilt=True)
    b.box(9, 32, 82, 6.4, 7)
    for k in range(13):
        b.groove(skia.Path().moveTo(13 + 6.2 * k, 33.6).lineTo(13 + 6.2 * k, 36.6), 1.8, -0.8)
    b.columns(15, 85, 6, 9, 38, 85, 5, 5)
    b.steps(8, 92, 85, 4, 3, 1.8, 8)
    for x, y in ((8, 31), (92, 31), (50, 9)):
        b.ball(x, y, 3, 9, gilt=True)
    for x in (5, 95):
        b.flame(x, 80, 10, 12)
        b.box(x - 3.6, 79, 7.2, 15, 12)


def forum(b: Bas) -> None:
    """The square between two colonnades that lead to a temple."""
    b.poly([(36, 66), (64, 66), (97, 96), (3, 96)], 0.4)
    for k in range(1, 6):
        b.groove(skia.Path().moveTo(36 + 28 * k / 6, 66).lineTo(3 + 94 * k / 6, 96), 0.5, 0.6)
    for y in (69, 73, 79, 87):
        half = 14 + (y - 66) * 1.1
        b.groove(skia.Path().moveTo(50 - half, y).lineTo(50 + half, y), 0.5, 0.6)
    b.box(36, 38, 28, 28, 0.8)
    b.cut(rounded(38, 44, 24, 20, 0), 0.5, 0.5)
    b.gable(33, 67, 37, 14, 4)
    b.box(35, 36, 30, 4, 4)
    b.columns(38, 62, 5, 3.6, 40, 63, 2.4, 3)
    b.steps(36, 64, 63, 2, 2, 2, 4)
    for side in (-1, 1):
        places = ((47, 9, 13, 95), (36, 7.4, 20, 86), (27, 6, 25.4, 78.6), (20, 4.8, 30, 72.6))
        roof = [(50 + side * 50, 4), (50 + side * 50, 14), (50 + side * 17, 33), (50 + side * 17, 28)]
        back = [(50 + side * 50, 12), (50 + side * 17, 32), (50 + side * 17, 68), (50 + side * 50, 96)]
        b.poly(back, 0.4, 0.4)
        b.cut(polygon(back), 0.4, 0.42)
        for out, w, top, foot in reversed(places):
            b.column(50 + side * out, w, top, foot, 4 + w * 0.8)
        b.poly(roof, 13, 1)
        b.groove(skia.Path().moveTo(50 + side * 50, 10.6).lineTo(50 + side * 17, 31), 1, -1)
    b.box(44, 80, 12, 10, 9)
    b.box(42, 88, 16, 4, 11)
    b.figure(50, 81, 27, 10, gilt=True)


def forum_romanum(b: Bas) -> None:
    """Three columns of a fallen temple, the column of honour, an arch and the speakers' platform with its beaks."""
    b.box(62, 40, 35, 52, 1)
    b.box(60, 37, 39, 5, 4)
    b.box(64, 28, 31, 10, 2)
    b.box(62, 26, 35, 3, 4)
    b.add(arch_path(79.5, 50, 19, 44), 3, 0.8)
    b.hole(arch_path(79.5, 52.6, 14, 44))
    for x in (66, 93):
        b.column(x, 4.4, 42, 90, 4, 3)
    b.icon("chariot", 71, 9.4, 18, 3, 0.8, gilt=True)
    for x in (8, 21, 34):
        b.column(x, 8, 22, 88, 4, 4)
    b.poly([(2, 22), (2, 12), (28, 12), (31, 15), (35, 13), (40, 17), (40, 22)], 7, 0.8)
    b.groove(skia.Path().moveTo(2, 16).lineTo(38, 16), 1, -1)
    b.add(rounded(46.6, 22, 8, 62, 0.5), 6, 0.6, bulge="drum")
    for k in range(11):
        b.groove(skia.Path().moveTo(46.6, 29 + 5 * k).lineTo(54.6, 25.6 + 5 * k), 0.9, 0.8)
    b.box(44.6, 18, 12, 4.4, 9)
    b.figure(50.6, 18.6, 19, 9, gilt=True)
    b.box(43, 80, 15.4, 12, 8)
    b.box(2, 82, 96, 14, 9)
    b.ashlar(2, 85, 98, 96, 5.4, 10)
    b.box(0, 80, 100, 3.4, 12)
    for x in (18, 50, 82):
        beak = closed((x - 7, 86), (x - 2, 84, x + 4, 85, x + 9, 83), (x + 7, 89, x + 2, 93, x - 7, 92))
        b.add(beak, 14, 1.6, gilt=True)
    b.box(0, 93, 100, 3, 12)
