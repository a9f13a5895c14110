"""Buildings of rubble and wood: houses of the people, harbour, stalls and stakes."""

from __future__ import annotations

import math

import skia

from bake.alcove import closed
from bake.kit import circle, oval, polygon, rounded
from bake.rome_bas import Bas


def waves(b: Bas, left: float, right: float, top: float, foot: float, level: float) -> None:
    """Water with a wavy upper edge and ripples."""
    edge = [(left + (right - left) * k / 60, top + 0.9 * math.sin(k * 0.95)) for k in range(61)]
    b.poly([*edge, (right, foot), (left, foot)], level, 0.5)
    y, row = top + 3.2, 0
    while y < foot - 1:
        x = left + 3 + row % 2 * 6
        while x < right - 10:
            line = skia.Path().moveTo(x, y)
            b.groove(line.cubicTo(x + 2.5, y - 2.2, x + 5.5, y + 2.2, x + 8, y), 0.7, 0.7)
            x += 13
        y += 3.2
        row += 1


def planks(b: Bas, left: float, top: float, right: float, foot: float, pitch: float) -> None:
    """Upright joints of boards."""
    x = left + pitch
    while x < right - 0.5:
        b.groove(skia.Path().moveTo(x, top).lineTo(x, foot), 0.5, 0.6)
        x += pitch


def bar(b: Bas) -> None:
    """A cookshop: jars on a shelf under a tiled roof, a counter with vessels let in."""
    b.box(15, 26, 70, 62, 2)
    b.ashlar(15, 32, 85, 62, 5, 10)
    b.roof([(7, 32), (16, 14), (84, 14), (93, 32)], 7)
    b.box(22, 52, 56, 2.2, 4)
    for x in (24, 38, 52, 66):
        b.icon("amphora", x - 1, 37.4, 15, 4, 1.4)
    b.box(9, 68, 82, 28, 10)
    b.box(5, 62, 90, 7, 13, 1)
    for x in (25.0, 50.0, 75.0):
        b.cut(oval(x, 64.6, 8.5, 1.7), 9)
        b.ring(x, 83, 9, 1.6, 11)
        b.icon("grapes", x - 6, 76.4, 13, 11, 0.9, gilt=x == 50)
    b.icon("amphora", 10, 45, 19, 14, 1.6, gilt=True)


def insula(b: Bas) -> None:
    """A tenement of four floors with shops below and a balcony."""
    b.box(17, 18, 66, 78, 3)
    b.roof([(10, 22), (19, 8), (81, 8), (90, 22)], 8)
    for y in (39, 57, 73):
        b.box(15, y, 70, 2.2, 5)
    b.windows(27, 73, 5, 26, 5.4, 9.5, 3)
    b.windows(27, 73, 5, 44, 5.4, 9.5, 3)
    b.windows(27, 73, 5, 61.5, 5.4, 8.5, 3)
    b.box(33, 52, 34, 6.4, 9)
    planks(b, 33, 53, 67, 58, 3.1)
    for x in (29, 50, 71):
        b.doorway(x, 78, 13, 18, 3, 1.3)
    for x in (20, 39.5, 60.5, 80):
        b.box(x - 1.5, 75, 3, 21, 5)
    b.roof([(17, 79), (20, 75), (80, 75), (83, 79)], 8, 3)


def latrine(b: Bas) -> None:
    """A row of seats along a wall, a gutter before them."""
    b.box(8, 10, 84, 60, 1)
    b.ashlar(8, 12, 92, 54, 6, 13)
    b.box(6, 8, 88, 4, 4)
    b.windows(29, 71, 3, 20, 12, 17, 2, arched=True)
    for x in (29, 50, 71):
        b.groove(skia.Path().moveTo(x, 21).lineTo(x, 36), 0.9, -2)
        b.groove(skia.Path().moveTo(x - 6, 29).lineTo(x + 6, 29), 0.9, -2)
    b.poly([(6, 62), (12, 50), (88, 50), (94, 62)], 6)
    b.box(6, 62, 88, 24, 9)
    for x in (23, 50, 77):
        b.cut(oval(x, 56, 7.4, 3), 3, 0.9)
        slot = skia.Op(oval(x, 63, 4, 3.4), rounded(x - 2, 62, 4, 16, 2), skia.kUnion_PathOp)
        b.cut(slot, 5, 0.9)
    for x in (36.5, 63.5):
        b.add(closed((x - 3, 62), (x - 4, 50, x - 2, 43, x + 3, 42), (x + 5, 46, x + 3, 52, x + 4, 62)), 10, 1)
        b.box(x - 3, 62, 6, 24, 10.5)
    b.box(3, 86, 94, 10, 13)
    b.cut(rounded(7, 88.6, 86, 3.6, 1.5), 9, 0.5)


def _across(y: float, share: float) -> float:
    """x of a place on the winding road: `share` -1 is its left edge, 1 its right one."""
    near = (y - 34) / 62
    return 50 + 17 * math.sin(near * 5.4) * near**0.7 * (1.15 - near) + share * (4 + 40 * near**1.5)


def _strip(half: float, middle: float = 0.0) -> skia.Path:
    """A strip of the road, `half` as wide as a half of it."""
    ys = [34 + 62 * k / 40 for k in range(41)]
    left = [(_across(y, middle - half), y) for y in ys]
    right = [(_across(y, middle + half), y) for y in ys]
    return polygon([*left, *right[::-1]])


def road(b: Bas) -> None:
    """A paved road that leads to a far gate, a milestone beside it."""
    b.box(39, 16, 22, 20, 1)
    b.box(37, 13, 26, 4, 2)
    b.merlons(38, 62, 13, 3, 5, 2)
    b.hole(rounded(45, 22, 10, 16, 5))
    b.add(_strip(1.0), 2, 0.6)
    for side in (-1.0, 1.0):
        b.add(_strip(0.12, side * 0.94), 5, 0.9)
    y, row, step = 37.0, 0, 2.2
    while y < 96:
        below = min(96.0, y + step)
        b.groove(skia.Path().moveTo(_across(y, -0.86), y).lineTo(_across(y, 0.86), y), 0.3 + step * 0.06, 0.9)
        for index in range(4):
            at = -0.68 + 0.42 * index + (0.24 if row % 2 else 0.0)
            joint = skia.Path().moveTo(_across(y, at), y).lineTo(_across(below, at + 0.05), below)
            b.groove(joint, 0.3 + step * 0.06, 0.9)
        y += step
        step *= 1.2
        row += 1
    b.add(closed((12, 88), (12, 46), (12, 40, 18, 38), (24, 40, 24, 46), (24, 88)), 8, 0.8, bulge="drum")
    b.box(9, 86, 18, 8, 10)
    b.icon("laurels", 13.6, 48, 9, 13, 0.7, gilt=True)
    for y in (62, 66, 70, 74):
        b.groove(skia.Path().moveTo(15, y).lineTo(21, y), 0.8, 0.9)
    b.cypress(80, 66, 42, 1)
    b.cypress(92, 74, 52, 3)


def dock(b: Bas) -> None:
    """A merchant ship at a wooden pier with freight."""
    for x in (57, 70, 83, 95):
        b.add(rounded(x - 2.6, 70, 5.2, 26, 1), 5, 0.6, bulge="drum")
    b.box(50, 66, 50, 6, 9)
    planks(b, 50, 66, 99, 72, 5)
    b.box(62, 54, 13, 12.5, 9)
    b.groove(skia.Path().moveTo(62, 54).lineTo(75, 66), 0.7, 0.7)
    b.groove(skia.Path().moveTo(75, 54).lineTo(62, 66), 0.7, 0.7)
    b.icon("amphora", 77, 48, 18.5, 10, 1.6, gilt=True)
    b.icon("amphora", 87, 50, 16.5, 9, 1.5)
    b.box(29.4, 8, 2.6, 58, 2)
    b.add(closed((9, 17), (31, 23, 54, 16), (56, 34, 53, 52), (31, 60, 9, 51), (13, 34, 9, 17)), 4, 2, bulge="drum")
    for x in (20, 31, 43):
        b.groove(skia.Path().moveTo(x, 19).quadTo(x + 2, 36, x, 55), 0.5, 0.6)
    b.icon("eagle-emblem", 22, 26, 20, 13, 1, gilt=True)
    b.beam(5, 16, 58, 16, 2.4, 13)
    b.poly([(30, 4), (44, 6.5), (30, 10)], 4, 0.6, gilt=True)
    hull = closed((2, 58), (7, 62), (52, 64), (60, 54), (62, 48, 57, 46), (65, 44, 66, 52),
                  (62, 78, 52, 88, 40, 88), (20, 88), (8, 86, 2, 72, 2, 58))  # fmt: skip
    b.add(hull, 12, 3)
    for y in (69, 75, 81):
        b.groove(skia.Path().moveTo(4, y - 1).quadTo(30, y + 3, 60, y - 2), 0.7, 0.7)
    b.add(circle(12, 69, 2.4), 15, 0.8, gilt=True)
    waves(b, 1, 99, 86, 97, 16)


def market(b: Bas) -> None:
    """A stall with a striped awning, full of fruit and jars."""
    for x in (14, 82):
        b.box(x, 34, 4, 60, 2)
    b.box(16, 40, 68, 30, 0.5)
    b.cut(rounded(18, 42, 64, 28, 0), 0.3, 0.5)
    count = 8
    for k in range(count):
        x0, x1 = 6 + 88 * k / count, 6 + 88 * (k + 1) / count
        t0, t1 = 18 + 64 * k / count, 18 + 64 * (k + 1) / count
        gilt = k % 2 == 1
        b.poly([(x0, 38), (t0, 12), (t1, 12), (x1, 38)], 8, 0.8, gilt)
        b.add(skia.Op(circle((x0 + x1) / 2, 38, 5.5), rounded(x0, 38, 11, 8, 0), skia.kIntersect_PathOp), 9, 0.8, gilt)
    b.box(16, 9, 68, 4, 9)
    for x, y in ((17, 47), (31, 45), (68, 46)):
        b.icon("amphora", x, y, 20, 4, 1.6)
    b.box(12, 74, 76, 22, 7)
    planks(b, 12, 74, 88, 96, 9.5)
    b.box(7, 67, 86, 7, 11, 1)
    for left in (14, 41, 66):
        for row, amount in ((0, 5), (1, 4), (2, 3)):
            for k in range(amount):
                b.ball(left + 2.4 + k * 4.2 + row * 2.1, 64.6 - row * 3.4, 2.6, 11 + row * 0.3, gilt=left == 41)
    b.icon("grapes", 44, 77, 16, 9, 1)


def palisade(b: Bas) -> None:
    """A fence of pointed trunks with a shield on it."""
    for k in range(9):
        x, top = 4.5 + k * 10.4, 22 + (k * 5 % 3) * 3
        stake = closed((x, 96), (x, top + 10), (x + 4.9, top - 4), (x + 9.8, top + 10), (x + 9.8, 96))
        b.add(stake, 2 + k % 2, 0.8, bulge="drum")
        for dx, y0, y1 in ((3, 40, 58), (6.6, 62, 84), (5, 34, 44)):
            b.groove(skia.Path().moveTo(x + dx, y0).quadTo(x + dx + 0.8, (y0 + y1) / 2, x + dx, y1), 0.5, 0.5)
    for y in (44, 78):
        b.beam(2, y, 98, y, 5.4, 9)
        for k in range(9):
            x = 9.4 + k * 10.4
            for lean in (-1, 1):
                b.groove(skia.Path().moveTo(x - 2.6 * lean, y - 3).lineTo(x + 2.6 * lean, y + 3), 0.9, -0.9)
    b.icon("roman-shield", 32, 42, 38, 13, 1.6, gilt=True)


def circus(b: Bas) -> None:
    """Wooden stands full of people, pennants above, a horse in front."""
    for x, size in ((12, 12), (50, 16), (88, 12)):
        b.box(x - 0.8, 24 - size, 1.6, size + 6, 1)
        b.poly([(x, 24 - size), (x + 10, 27 - size), (x, 30 - size)], 2, 0.6, gilt=True)
    for row in range(4):
        y = 28 + row * 9
        b.box(6 - row, y, 88 + 2 * row, 9.4, 2 + row * 2)
        amount = 13 + row % 2
        for k in range(amount):
            b.ball(10 + 80 * k / (amount - 1), y - 0.8, 2.2, 3 + row * 2)
    for x in (10, 30, 50, 70, 90):
        b.box(x - 1.6, 64, 3.2, 30, 8)
        if x < 90:
            b.beam(x, 68, x + 20, 92, 2, 7)
            b.beam(x + 20, 68, x, 92, 2, 7)
    b.box(3, 62, 94, 5, 12)
    b.box(3, 91, 94, 5, 12)
    b.add(circle(50, 70, 23), 13, 2)
    b.ring(50, 70, 23, 2.4, 15)
    b.icon("horse-head", 34.5, 54, 31, 15, 1.6, gilt=True)


def crane(b: Bas) -> None:
    """A building crane with a treadwheel, a block of stone on its hook."""
    b.box(8, 90, 84, 6, 4)
    b.box(64, 74, 28, 16.5, 3)
    b.ashlar(64, 74, 92, 90, 5.4, 9.3)
    b.beam(20, 92, 66, 10, 4.4, 4)
    b.beam(46, 92, 70, 10, 4.4, 6)
    for share in (0.3, 0.55, 0.78):
        b.beam(20 + 46 * share, 92 - 82 * share, 46 + 24 * share, 92 - 82 * share, 2.6, 6)
    b.beam(4, 60, 62, 14, 0.9, 3)
    b.beam(68, 12, 80, 36, 1, 6, gilt=True)
    b.ring(68, 12, 5, 1.8, 9, gilt=True)
    b.ball(68, 12, 2.4, 9)
    for x in (73, 87):
        b.beam(80, 36, x, 48, 1, 6)
    b.ball(80, 36, 2.6, 8, gilt=True)
    b.box(69, 47, 22, 15, 7, 1.4)
    b.groove(skia.Path().moveTo(76, 47).lineTo(76, 62), 1, -0.8)
    b.groove(skia.Path().moveTo(84, 47).lineTo(84, 62), 1, -0.8)
    b.cut(circle(30, 68, 19), 1, 0.35)
    for k in range(8):
        angle = k * math.pi / 4 + 0.2
        b.beam(30, 68, 30 + 20 * math.cos(angle), 68 + 20 * math.sin(angle), 1.8, 9)
    b.ring(30, 68, 22, 3.4, 10)
    for k in range(28):
        angle = k * math.pi / 14
        line = skia.Path().moveTo(30 + 19 * math.cos(angle), 68 + 19 * math.sin(angle))
        b.groove(line.lineTo(30 + 22 * math.cos(angle), 68 + 22 * math.sin(angle)), 0.6, 0.6)
    b.ball(30, 68, 3.6, 11, gilt=True)
    b.poly([(52, 92), (66, 92), (60, 84)], 8)
