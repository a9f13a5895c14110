"""Buildings of brick: schools, gates, baths, workshops."""

from __future__ import annotations

import skia

from bake.alcove import closed
from bake.architecture import arch_path
from bake.kit import circle, oval, polygon, rounded
from bake.rome_bas import Bas


def academy(b: Bas) -> None:
    """A porch of the learned, a great scroll before it."""
    b.box(14, 38, 72, 44, 0.6)
    b.cut(rounded(16, 40, 68, 42, 0), 0.4, 0.4)
    b.gable(8, 92, 34, 24, 7)
    b.icon("owl", 42, 14.6, 17, 6, 0.9, gilt=True)
    b.box(10, 33, 80, 5, 7)
    b.columns(15, 85, 6, 8, 38, 84, 5)
    b.steps(9, 91, 83, 3, 4.3, 3, 8)
    b.icon("scroll-unfurled", 26, 42, 50, 15, 2, gilt=True)


def archway(b: Bas) -> None:
    """A triumphal arch with three openings, a chariot on top."""
    b.box(10, 26, 80, 70, 4)
    b.ashlar(10, 46, 90, 92, 5.6, 11)
    b.box(9, 14, 82, 13, 5)
    b.box(31, 16.4, 38, 8.6, 6.4)
    for y in (18.6, 21.4):
        b.groove(skia.Path().moveTo(35, y).lineTo(65, y), 0.9, 0.6)
    b.box(6, 26, 88, 5, 9)
    b.box(7, 12, 86, 3, 8)
    b.add(arch_path(50, 42, 33, 56), 6, 1)
    b.hole(arch_path(50, 45.6, 26, 56))
    for x in (22.4, 77.6):
        b.add(arch_path(x, 60, 13, 38), 5.6, 0.8)
        b.hole(arch_path(x, 62.4, 9, 36))
        b.ring(x, 50, 5.4, 1.4, 6)
        b.icon("laurels", x - 3.6, 46.4, 7.2, 6, 0.6, gilt=True)
    b.poly([(47, 42), (53, 42), (52, 49), (48, 49)], 9, 0.8, gilt=True)
    for x in (12.4, 32, 68, 87.6):
        b.column(x, 6, 31, 90, 9, 3)
        b.box(x - 4.4, 88, 8.8, 8, 10)
    b.icon("chariot", 36, -6, 21, 8, 0.8, gilt=True)


def atrium(b: Bas) -> None:
    """The open court of a house with its basin, seen between four columns."""
    b.box(4, 6, 92, 88, 0.4)
    b.box(30, 34, 40, 44, 0.6)
    b.cut(rounded(31, 35, 38, 42, 0), 0.3, 0.2)
    b.doorway(50, 46, 15, 32, 1.6, 1.6, 1.4)
    b.hole(polygon([(22, 8), (78, 8), (66, 24), (34, 24)]))
    b.box(32, 24, 36, 5, 3)
    b.roof([(4, 8), (20, 8), (33, 26), (29, 32), (4, 22)], 4, 3)
    b.roof([(80, 8), (96, 8), (96, 22), (71, 32), (67, 26)], 4, 3)
    b.columns(35, 65, 2, 6, 29, 76, 3)
    b.poly([(31, 78), (69, 78), (94, 95), (6, 95)], 1.5)
    for share in (-0.75, -0.4, 0.4, 0.75):
        b.groove(skia.Path().moveTo(50 + share * 19, 78).lineTo(50 + share * 44, 95), 0.5, 0.5)
    b.poly([(36, 78), (64, 78), (73, 90), (27, 90)], 4, 1)
    b.cut(polygon([(38, 79.6), (62, 79.6), (69, 88), (31, 88)]), 1, 0.5)
    for y in (82, 85):
        b.groove(skia.Path().moveTo(38, y).cubicTo(44, y - 2, 54, y + 2, 62, y), 0.8, -0.9)
    b.figure(50, 78, 25, 8, gilt=True)
    b.box(45, 76, 10, 5, 9)
    b.columns(13, 87, 2, 11, 12, 94, 11, 5)
    b.box(3, 4, 94, 8, 14)
    b.cut(rounded(21, 3.4, 58, 9, 0), 3, 0.1)
    b.box(3, 93, 94, 4, 15)


def bath(b: Bas) -> None:
    """A domed bathing hall with a round window, the steaming basin in front."""
    for x in (18, 82):
        b.dome(x, 26, 50, 12, 2, 5)
        b.box(x - 14, 49, 28, 40, 3)
        b.doorway(x, 58, 13, 30, 3, 1.6)
    b.dome(50, 50, 36, 27, 4, 9)
    b.ball(50, 8, 2.4, 8, gilt=True)
    b.box(24, 35, 52, 56, 5)
    b.box(22, 34, 56, 4, 9)
    half = skia.Op(circle(50, 62, 19), rounded(30, 42, 40, 20, 0), skia.kIntersect_PathOp)
    frame = skia.Op(circle(50, 62, 21.6), rounded(28, 40, 44, 22.6, 0), skia.kIntersect_PathOp)
    b.add(frame, 7, 0.8)
    b.cut(half, 2, 0.7)
    for x in (43, 57):
        b.box(x - 1.4, 42, 2.8, 20.4, 5)
    b.cut(rounded(36, 65, 28, 20, 0.5), 2, 0.7)
    b.add(oval(50, 85, 46, 11), 13, 2)
    b.cut(oval(50, 83.4, 40, 7), 8, 0.34)
    for y, half_width in ((80.6, 26), (83.4, 33), (86.2, 24)):
        line = skia.Path().moveTo(50 - half_width, y)
        b.groove(line.cubicTo(40, y - 2.4, 60, y + 2.4, 50 + half_width, y), 0.9, -1)
    for x, top in ((34, 52), (50, 46), (66, 52)):
        puff = skia.Path().moveTo(x, 78)
        puff.cubicTo(x - 7, 70, x + 7, 66, x, top + 8)
        line = skia.Path()
        skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2.4, StrokeCap=skia.Paint.kRound_Cap).getFillPath(
            puff, line
        )
        b.add(line, 13, 1.2)
    for x in (10, 90):
        b.icon("lion", x - 8, 77, 16, 16, 1, gilt=True, mirrored=x < 50)


def foundry(b: Bas) -> None:
    """A melting furnace in flames, the anvil before it."""
    b.flame(40, 26, 24, 1)
    b.flame(33, 24, 13, 2)
    b.flame(47, 24, 14, 2)
    kiln = closed((8, 92), (12, 60, 22, 44, 24, 24), (56, 24), (58, 44, 68, 60, 72, 92))
    b.add(kiln, 3, 1, bulge="drum")
    y, row = 30.0, 0
    while y < 92:
        share = (y - 24) / 68
        half = 16 + 16 * share**1.2
        b.groove(skia.Path().moveTo(40 - half, y).quadTo(40, y + 2.4, 40 + half, y), 0.4, 0.6)
        for k in range(-3, 4):
            x = 40 + (k + (0.5 if row % 2 else 0)) * half * 0.29
            b.groove(skia.Path().moveTo(x, y + 1).lineTo(x, y + 6.6), 0.4, 0.5)
        y += 5.6
        row += 1
    b.add(rounded(21, 20, 38, 6, 2), 8, 1.4, bulge="drum")
    b.add(rounded(17, 46, 46, 4, 2), 9, 1.2, bulge="drum")
    b.doorway(38, 62, 24, 30, 11, 3.4, 6, 0.8)
    b.flame(38, 91, 26, 9)
    b.flame(32, 91, 15, 11)
    b.flame(44, 91, 16, 11)
    b.box(4, 91, 92, 5, 12)
    b.add(rounded(68, 74, 22, 18, 2), 12, 1.2, bulge="drum")
    b.icon("anvil", 60, 46, 38, 15, 1.8)
    b.beam(64, 40, 86, 56, 3, 19)
    b.box(60, 34, 12, 10, 20, 1.2, gilt=True)


def gate(b: Bas) -> None:
    """A city gate: two passages between round towers with galleries of windows."""
    b.box(28, 30, 44, 66, 2)
    b.ashlar(28, 58, 72, 96, 5, 9)
    b.merlons(28, 72, 30, 6, 5, 2)
    b.windows(37, 63, 4, 36, 5, 11, 2, arched=True)
    b.box(26, 50, 48, 4, 5)
    for x in (39.5, 60.5):
        b.add(arch_path(x, 57, 17, 40), 5, 1)
        b.hole(arch_path(x, 60, 12, 40))
        for y in (62, 66, 70):
            b.box(x - 6, y, 12, 1, 1)
        for dx in (-4, -1.4, 1.4, 4):
            b.poly(
                [(x + dx - 0.6, 58), (x + dx + 0.6, 58), (x + dx + 0.6, 74), (x + dx, 76), (x + dx - 0.6, 74)], 1, 0.3
            )
    for x in (16, 84):
        b.add(rounded(x - 15, 18, 30, 78, 0.4), 4, 0.6, bulge="drum")
        for y in (24, 44, 64):
            b.add(rounded(x - 16.4, y, 32.8, 3, 1), 6, 0.8, bulge="drum")
        for y in (29, 49):
            for dx in (-9, 0, 9):
                b.cut(arch_path(x + dx, y, 5 - abs(dx) * 0.12, 12), 6, 0.75)
        b.ashlar(x - 14, 70, x + 14, 94, 5, 9)
        b.add(rounded(x - 17, 91, 34, 5, 0.6), 8, 0.8, bulge="drum")
        for k in range(4):
            b.box(x - 15 + 8.3 * k, 11, 5.4, 8, 8)
    b.icon("eagle-emblem", 40, 10, 20, 4, 1, gilt=True)


def school(b: Bas) -> None:
    """Wax tablets and a stylus before a porch."""
    b.box(16, 32, 68, 40, 0.5)
    b.cut(rounded(18, 34, 64, 38, 0), 0.3, 0.35)
    b.roof([(8, 30), (20, 14), (80, 14), (92, 30)], 7)
    b.box(10, 29, 80, 4, 8)
    b.columns(15, 85, 5, 6.4, 33, 80, 4)
    b.box(6, 80, 88, 16, 5)
    for left, lines in ((16, (0.9, 0.7, 0.8, 0.5)), (51, (0.8, 0.9, 0.6, 0.7))):
        b.add(rounded(left, 42, 33, 48, 2.4), 12, 1.4)
        b.cut(rounded(left + 4, 46, 25, 40, 1), 10, 0.2)
        for row, share in enumerate(lines):
            y = 53 + row * 8
            text = skia.Path().moveTo(left + 7, y)
            for k in range(1, round(19 * share / 2)):
                text.lineTo(left + 7 + 2 * k, y + (1.5 if k % 2 else -1.2))
            b.groove(text, 0.8, 0.8)
    for y in (52, 66, 80):
        b.ring(50, y, 3.2, 1.2, 16, gilt=True)
    b.beam(60, 92, 94, 44, 3, 19, gilt=True)
    b.poly([(60.9, 93), (57, 97), (58.6, 91)], 19, 0.6, gilt=True)
    b.box(3, 92, 94, 4, 11)


def shrine(b: Bas) -> None:
    """A small temple front over a niche with a god's image, fires at both sides."""
    b.box(24, 70, 52, 24, 4)
    b.box(20, 68, 60, 5, 7)
    b.box(18, 91, 64, 5, 8)
    b.icon("laurel-crown", 39, 72, 22, 4, 0.9, gilt=True)
    b.box(28, 30, 44, 40, 2)
    b.cut(arch_path(50, 33, 30, 36), 0.4, 0.55)
    b.figure(50, 68, 33, 3, gilt=True)
    b.beam(59, 67, 59, 36, 1, 5, gilt=True)
    b.columns(29, 71, 2, 9, 31, 69, 6)
    b.box(20, 26, 60, 5.4, 8)
    b.gable(15, 85, 27, 20, 8)
    b.icon("sun", 43.4, 12.6, 13.4, 7, 0.8, gilt=True)
    for x in (17, 50, 83):
        b.ball(x, 25 if x != 50 else 6, 2.6, 9)
    for x in (9, 91):
        b.flame(x, 62, 20, 3)
        b.add(closed((x - 8, 60), (x + 8, 60), (x + 7, 68, x + 3, 70), (x - 3, 70), (x - 7, 68, x - 8, 60)), 8, 1.4)
        b.add(rounded(x - 2, 70, 4, 24, 1), 6, 0.6, bulge="drum")
        b.box(x - 6, 92, 12, 4, 8)
