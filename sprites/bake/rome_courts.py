"""Buildings of stone: arenas, houses of the rich, what lies under the ground."""

from __future__ import annotations

import math

import skia

from bake.alcove import closed
from bake.architecture import arch_path
from bake.kit import circle, oval, rounded
from bake.rome_bas import Bas
from bake.rome_houses import waves


def catacomb(b: Bas) -> None:
    """A burial vault in the rock: niches with skulls around stairs that go down."""
    hill = closed((2, 96), (2, 60), (6, 40, 14, 34, 22, 22), (34, 10, 44, 6, 54, 7), (74, 10, 84, 26, 90, 40),
                  (96, 54, 98, 70, 98, 96))  # fmt: skip
    b.add(hill, 2, 4)
    for line in (((8, 60), (16, 52), (20, 40)), ((92, 56), (86, 46), (82, 34)), ((30, 20), (44, 14), (58, 13))):
        crack = skia.Path().moveTo(*line[0])
        b.groove(crack.quadTo(*line[1], *line[2]), 0.9, 0.8)
    for x in (20, 80):
        for y in (46, 62, 78):
            b.box(x - 11, y - 1.6, 22, 14.4, 6, 0.6)
            b.cut(rounded(x - 9, y, 18, 11.4, 1), 3, 0.7)
            b.icon("skull-crossed-bones", x - 5, y + 1, 10.4, 4, 0.8)
    b.box(33, 38, 34, 58, 8)
    b.ashlar(33, 42, 67, 94, 5, 8.5)
    b.gable(30, 70, 39, 15, 11)
    b.doorway(50, 48, 22, 48, 8, 2.4, 6, 0.85)
    for k in range(6):
        half = 5.6 + k * 0.9
        b.box(50 - half, 68 + k * 4.6, 2 * half, 4.8, 2.4 + k * 1.6)
    b.flame(50, 66, 12, 7)
    b.ball(50, 36.6, 2.4, 10, gilt=True)
    b.box(1, 92, 98, 4, 15)


def circus_maximus(b: Bas) -> None:
    """A chariot on the race track before the obelisk of the middle wall."""
    b.box(1, 34, 98, 26, 1)
    b.box(0, 32, 100, 3, 3)
    for k in range(11):
        b.cut(arch_path(6.4 + 8.8 * k, 38, 5.4, 9), 0.2, 0.7)
    b.box(0, 48, 100, 2, 3)
    for k in range(22):
        b.ball(3.4 + 4.45 * k, 53, 1.5, 2)
        b.ball(5.4 + 4.45 * k, 57, 1.5, 3)
    b.box(0, 59, 100, 4, 4)
    b.box(0, 63, 100, 33, 0.6)
    b.box(10, 66, 80, 8, 6)
    b.ashlar(10, 66, 90, 74, 4, 10)
    b.box(42, 58, 16, 9, 7)
    b.poly([(45.4, 58), (47, 12), (50, 5), (53, 12), (54.6, 58)], 8, 1.4)
    b.poly([(47, 12), (50, 5), (53, 12)], 9.6, 1, gilt=True)
    for y in (22, 30, 38, 46):
        b.ring(50, y, 1.6, 0.7, 9.4)
    for x in (16, 23, 77, 84):
        b.add(closed((x - 2.8, 66), (x - 2, 54, x, 49), (x + 2, 54, x + 2.8, 66)), 7, 0.8, bulge="drum")
        b.ball(x, 49, 1.5, 8, gilt=True)
    b.icon("chariot", 6, 54, 44, 12, 1.3, gilt=True)
    b.icon("horse-head", 50, 60, 30, 12, 1.6, gilt=True)
    b.box(0, 92, 100, 4, 14)


def garden(b: Bas) -> None:
    """A garden with trees and a basin before a pergola."""
    b.box(4, 34, 92, 4, 3)
    b.box(2, 30, 96, 4, 5)
    b.columns(9, 91, 6, 5, 37, 70, 2, 3)
    for k in range(12):
        b.box(4 + 7.9 * k, 26, 2.4, 5, 6)
    for k in range(15):
        b.ball(6 + 6.3 * k, 69 - (k % 2) * 1.6, 4.4, 4)
    b.tree(22, 90, 66, 8, 4)
    b.tree(79, 88, 54, 7, 9)
    for x, y in ((15, 44), (24, 38), (30, 50), (20, 54), (74, 52), (82, 47), (86, 58)):
        b.ball(x, y, 1.7, 14, gilt=True)
    b.add(oval(50, 86, 25, 8), 11, 1.6)
    b.cut(oval(50, 84.8, 21, 5.2), 7, 0.42)
    b.add(closed((47, 84), (48.4, 72), (51.6, 72), (53, 84)), 10, 0.8)
    b.add(oval(50, 71, 10, 2.8), 12, 1.2)
    b.figure(50, 70, 17, 12, gilt=True)
    for x in (38, 62):
        b.groove(skia.Path().moveTo(x - 6, 85).quadTo(x, 83.4, x + 6, 85), 0.8, -0.8)
    b.box(2, 91, 96, 5, 10)
    for k in range(12):
        b.ball(8 + 7.6 * k, 90.6, 3, 11)


def prison(b: Bas) -> None:
    """A windowless block with a barred opening, a low door and chains."""
    b.box(8, 16, 84, 80, 3)
    y, row = 20.0, 0
    while y < 92:
        left = 8.0 if row % 2 else 1.0
        while left < 92:
            x0, x1 = max(8.4, left), min(91.6, left + 14)
            if x1 - x0 > 2:
                b.add(rounded(x0 + 0.3, y + 0.3, x1 - x0 - 0.6, 8.4, 0.8), 3.4, 1.6)
            left += 14
        y += 9
        row += 1
    b.box(5, 10, 90, 8, 8)
    b.box(7, 17, 86, 3, 6)
    b.add(arch_path(50, 25, 34, 27), 8, 1.2)
    b.cut(arch_path(50, 29, 26, 21), 0.6, 0.88)
    for x in (41, 47, 53, 59):
        b.add(rounded(x - 1, 29, 2, 21.4, 0.8), 4, 0.6, bulge="drum")
    b.box(37, 38.4, 26, 2, 5)
    b.box(33, 50, 34, 3.4, 10)
    b.doorway(50, 65, 20, 31, 6, 3.4, 5, 0.85)
    b.box(40.6, 70, 18.8, 26, 3)
    for y in (74, 82, 90):
        b.groove(skia.Path().moveTo(41, y).lineTo(59, y), 1.4, -1)
        for x in (43, 50, 57):
            b.ball(x, y, 1, 4)
    b.ring(55, 83, 2.4, 0.9, 7, gilt=True)
    for x, lean in ((20, 1), (80, -1)):
        b.ball(x, 56, 3, 6, gilt=True)
        for k in range(8):
            shape = oval(x + lean * math.sin(k * 0.5) * 1.6, 61 + k * 4, 2.3, 2.8)
            hole = oval(x + lean * math.sin(k * 0.5) * 1.6, 61 + k * 4, 1.1, 1.5)
            b.add(skia.Op(shape, hole, skia.kDifference_PathOp), 6 + k % 2, 0.6, gilt=True)
    b.box(3, 92, 94, 4, 10)


def scriptorium(b: Bas) -> None:
    """A shelf of scrolls behind a desk with an open book roll and a quill."""
    b.box(8, 8, 84, 64, 3)
    b.gable(4, 96, 15, 11, 6, 1.4)
    b.box(5, 14, 90, 4, 7)
    b.cut(rounded(13, 20, 74, 50, 0.5), 0.5, 0.55)
    for row in range(3):
        for k in range(5):
            x, y = 20 + 15 * k, 25 + 16 * row
            for dx, dy in ((0, 0), (-3.5, 6), (3.5, 6)):
                b.add(circle(x + dx, y + dy, 3.3), 2 + (row * 2 + k) % 3 * 0.6, 1.2)
                b.ring(x + dx, y + dy, 1.8, 0.7, 3.4)
                b.cut(circle(x + dx, y + dy, 0.8), 1.6, 0.6)
    for row in range(4):
        b.box(11, 18.6 + 16 * row, 78, 2.2, 6)
    for k in range(6):
        b.box(11.6 + 15 * k, 19, 1.8, 50, 5.4)
    b.poly([(8, 78), (18, 66), (82, 66), (92, 78)], 8, 1)
    b.box(8, 77, 84, 5, 11)
    b.box(13, 82, 74, 14, 6)
    for x in (14, 78):
        b.box(x, 82, 8, 14, 9)
    b.add(closed((24, 72), (30, 68, 40, 68, 48, 71), (56, 68, 62, 68, 66, 72), (70, 78), (60, 75, 54, 76, 47, 79),
                 (38, 75, 28, 76, 20, 79)), 12, 1.2)  # fmt: skip
    for x in (20, 69):
        b.add(rounded(x - 2, 68, 4, 13, 2), 14, 1.6, gilt=True)
    for k in range(3):
        b.groove(skia.Path().moveTo(27, 74 - k * 1.7).quadTo(36, 71.4 - k * 1.5, 44, 74 - k * 1.6), 0.5, 0.5)
        b.groove(skia.Path().moveTo(51, 74 - k * 1.6).quadTo(57, 71.4 - k * 1.5, 63, 74 - k * 1.7), 0.5, 0.5)
    b.icon("quill-ink", 58, 34, 40, 16, 1.6, gilt=True)
    b.box(4, 93, 92, 3, 12)


def sewer(b: Bas) -> None:
    """The mouth of the great drain: three rings of wedge stones in the quay, water flowing out."""
    b.box(2, 16, 96, 80, 2)
    b.ashlar(2, 22, 98, 94, 7, 14)
    b.box(0, 13, 100, 6, 6)
    b.merlons(2, 98, 13, 4, 13, 4)
    for ring, level in ((31, 4), (26.4, 6), (21.8, 8)):
        b.add(arch_path(50, 70 - ring, 2 * ring, 24 + ring), level, 1)
        for k in range(15):
            angle = math.pi * k / 14
            line = skia.Path().moveTo(50 - (ring - 4.6) * math.cos(angle), 70 - (ring - 4.6) * math.sin(angle))
            b.groove(line.lineTo(50 - ring * math.cos(angle), 70 - ring * math.sin(angle)), 0.5, 0.8)
    b.cut(arch_path(50, 52.8, 34.4, 60), 0.4, 0.85)
    for x in (39, 44.5, 50, 55.5, 61):
        b.add(rounded(x - 0.9, 52, 1.8, 28, 0.6), 3, 0.5, bulge="drum")
    b.box(32, 64, 36, 1.8, 3.6)
    flow = closed((33, 78), (42, 75, 58, 75, 67, 78), (72, 86, 80, 92, 90, 96), (10, 96), (20, 92, 28, 86, 33, 78))
    b.add(flow, 9, 1.4)
    for x0, x1 in ((37, 22), (43, 36), (50, 50), (57, 64), (63, 78)):
        line = skia.Path().moveTo(x0, 79)
        b.groove(line.cubicTo(x0 + (x1 - x0) * 0.2 - 1, 84, x1 + 2, 88, x1, 95), 0.9, 0.8)
    b.icon("lion", 40, 18.4, 20, 7, 1.1, gilt=True)
    waves(b, 0, 100, 90, 96, 13)


def villa(b: Bas) -> None:
    """A country house with two wings and a porch between cypresses."""
    b.cypress(7, 92, 60, 0)
    b.cypress(93, 92, 54, 0)
    b.cypress(32, 62, 50, 0)
    b.box(30, 30, 40, 64, 2)
    b.roof([(24, 32), (36, 16), (64, 16), (76, 32)], 6, 2.6)
    b.windows(38, 62, 3, 37, 5.6, 10, 2, arched=True)
    for left, right in ((8, 34), (66, 92)):
        b.box(left + 2, 54, right - left - 4, 40, 3)
        b.roof([(left - 3, 56), (left + 5, 44), (right - 5, 44), (right + 3, 56)], 7, 2.6)
        b.windows(left + 7, right - 7, 2, 63, 6, 13, 3, arched=True)
        b.box(left + 2, 82, right - left - 4, 2, 5)
        for k in range(5):
            b.ball(left + 4.6 + 4.2 * k, 89, 2.6, 6)
    b.box(36, 62, 28, 32, 1)
    b.cut(rounded(44, 66, 12, 28, 0.4), 0, 0.85)
    b.gable(32, 68, 60, 13, 9)
    b.icon("grapes", 45.6, 48.6, 9, 8, 0.7, gilt=True)
    b.box(34, 59.4, 32, 3, 9)
    b.columns(37.6, 62.4, 4, 5, 62, 89, 7, 3)
    b.steps(34, 66, 88, 2, 3, 3, 10)
    b.box(2, 93, 96, 3, 9)
    for x in (30, 70):
        b.ball(x, 91, 2.8, 11, gilt=True)


def colosseum(b: Bas) -> None:
    """The great oval: four storeys of arches, the outer wall broken off to the right."""
    inner = closed((46, 40), (60, 34, 84, 38, 95, 50), (96, 86), (46, 92))
    b.add(inner, 0.5, 0.6)
    for k in range(3):
        b.groove(skia.Path().moveTo(50, 43 + 4 * k).quadTo(76, 38 + 4 * k, 95, 54 + 3 * k), 0.9, -1)
    low = closed((3, 58), (14, 48), (60, 46), (97, 54), (97, 84), (80, 93, 64, 96, 50, 96), (36, 96, 20, 93, 3, 84))
    b.add(low, 2, 0.6)
    high = closed((3, 26), (12, 17, 30, 12, 50, 12), (56, 12, 60, 13, 64, 14), (66, 26), (64, 30), (70, 44), (69, 52),
                  (76, 62), (74, 72), (82, 84), (81, 93), (66, 96, 58, 96, 50, 96), (36, 96, 20, 93, 3, 84),
    )  # fmt: skip
    b.add(high, 5, 0.8)
    for index in range(13):
        angle = (index - 6) * 0.232
        x, near = 50 + 47.4 * math.sin(angle), math.cos(angle)
        wide = 5.9 * near
        for tier, (top, tall, drop) in enumerate(((31, 11.4, 2), (50, 12.6, 4), (72, 15.6, 6))):
            if (tier == 0 and x > 63) or (tier == 1 and x > 71):
                if tier == 0:
                    continue
                b.cut(arch_path(x, top + 6 - drop * (1 - near), max(1.2, wide), tall - 2), 1, 0.8)
                continue
            y = top - (1 - near) * 7 + drop * near
            if wide > 1.2:
                b.cut(arch_path(x, y, wide, tall), 2.5, 0.8)
        if x < 62:
            b.cut(rounded(x - 1.4 * near, 20.4 - (1 - near) * -5, 2.8 * near, 4, 0.3), 3, 0.75)
            edge = 50 + 47.4 * math.sin(angle + 0.116)
            for top, foot in ((31, 46), (50.4, 68), (72, 93)):
                if edge < 63:
                    b.box(edge - 0.8, top + 3 * near, 1.6 * max(0.5, near), foot - top - 3 - 11 * (1 - near), 6.4, 0.5)
    for y, bend, right in ((28, 3, 64.5), (47, 4, 69.6), (69, 6, 75), (94, -0.5, 81)):
        start = 3.4
        line = skia.Path().moveTo(start, y)
        b.groove(line.quadTo(34, y + bend, right, y + bend * 0.7), 1.8, -1.8)
    b.groove(skia.Path().moveTo(3.4, 26).cubicTo(14, 15, 34, 13, 63.4, 14.4), 2, -2)
    b.groove(skia.Path().moveTo(76, 68).quadTo(88, 66, 97, 60), 1.6, -1.6)
    b.groove(skia.Path().moveTo(80, 92).quadTo(90, 89, 97, 83), 1.6, -1.6)
    for x in (14, 26, 38, 50):
        y = 15.4 + abs(x - 46) * 0.09
        b.box(x - 0.5, y - 9, 1, 10, 6)
        b.poly([(x + 0.5, y - 9), (x + 7, y - 7), (x + 0.5, y - 5)], 6, 0.5, gilt=True)


def domus_aurea(b: Bas) -> None:
    """The golden house: a gilded dome in rays between two wings of columns."""
    for k in range(13):
        angle = math.pi * (k + 0.5) / 13
        c, s = math.cos(angle), math.sin(angle)
        tip = 47 if k % 2 else 40
        b.poly([(50 - 24 * c - 1.6 * s, 46 - 24 * s + 1.6 * c), (50 - tip * c, 46 - tip * s),
                (50 - 24 * c + 1.6 * s, 46 - 24 * s - 1.6 * c)], 1, 0.8, gilt=True)  # fmt: skip
    for left, right in ((3, 35), (65, 97)):
        b.box(left, 62, right - left, 32, 1)
        b.cut(rounded(left + 2, 66, right - left - 4, 26, 0), 0.5, 0.5)
        b.columns(left + 3.4, right - 3.4, 5, 4.4, 65, 92, 3, 3)
        b.box(left - 1, 61, right - left + 2, 5, 5)
        b.box(left + 2, 52, right - left - 4, 9, 2)
        b.windows(left + 7, right - 7, 4, 54, 3, 5.4, 2)
        b.box(left, 50, right - left, 3, 4)
    b.dome(50, 48, 48, 30, 5, 9, gilt=True)
    b.cut(oval(50, 20.4, 4.6, 1.5), 6, 0.7)
    b.poly([(26, 48), (74, 48), (76, 94), (24, 94)], 4, 0.8)
    for x in (38, 62):
        b.groove(skia.Path().moveTo(x, 54).lineTo(x, 92), 0.8, -1.4)
    b.box(23, 46, 54, 5, 9)
    for x, w in ((31, 9), (69, 9)):
        b.doorway(x, 62, w, 30, 4, 1.6)
    b.doorway(50, 58, 17, 36, 5, 2.6, 3)
    b.figure(50, 92, 28, 6, gilt=True)
    b.steps(22, 78, 91, 2, 2.6, 4, 10)
    b.box(1, 94, 98, 3, 9)
