"""The palace of Versailles as a small ivory relief: a middle pavilion under a hipped roof between two wings."""

from __future__ import annotations

import skia

from bake.kit import Canvas, linear, polygon, rounded

WALL = [(0, "#fff3d2"), (1, "#d9b878")]
ROOF = [(0, "#7f95b8"), (1, "#3c4f74")]


def _block(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    box = rounded(x, y, w, h, 0.2)
    canvas.fill(box, linear(0, y, 0, y + h, WALL))
    canvas.fill(rounded(x, y, w, h * 0.035 + 0.4, 0), "#fffbe8")
    canvas.fill(rounded(x, y + h * 0.45, w, 0.5, 0), "#9a7434", 0.8)


def _windows(canvas: Canvas, x: float, y: float, w: float, h: float, count: int) -> None:
    """Two rows of tall windows with round heads."""
    pitch = w / count
    for index in range(count):
        left = x + (index + 0.5) * pitch - pitch * 0.22
        for top, tall in ((y + h * 0.12, h * 0.26), (y + h * 0.56, h * 0.36)):
            canvas.fill(rounded(left, top, pitch * 0.44, tall, pitch * 0.2), "#31466e")
            canvas.fill(rounded(left, top, pitch * 0.14, tall, pitch * 0.1), "#ffe9ae", 0.55)


def _roof(canvas: Canvas, x: float, y: float, w: float, h: float, lean: float) -> None:
    path = polygon([(x - 0.6, y), (x + lean, y - h), (x + w - lean, y - h), (x + w + 0.6, y)])
    canvas.fill(path, linear(0, y - h, 0, y, ROOF))
    canvas.fill(rounded(x + lean, y - h - 0.3, w - 2 * lean, 0.7, 0.3), "#f0cf74")


def palace(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """Draw the palace into a box, its foot on the box's lower edge."""
    canvas.skia.save()
    canvas.skia.translate(x, y)
    canvas.skia.scale(w / 52, h / 25)
    canvas.fill(rounded(0, 24, 52, 2.4, 1), "#000000", 0.45, blur=1)
    for left in (0.0, 39.0):
        _roof(canvas, left, 11, 13, 3.6, 1.6)
        _block(canvas, left, 11, 13, 14)
        _windows(canvas, left, 11, 13, 14, 4)
    _roof(canvas, 12, 9.6, 28, 3.4, 1.4)
    _block(canvas, 12, 9.6, 28, 15.4)
    _windows(canvas, 12.4, 9.6, 27.2, 15.4, 8)
    _roof(canvas, 18.4, 7, 15.2, 5, 2.6)
    _block(canvas, 18.4, 7, 15.2, 18)
    _windows(canvas, 19, 8, 14, 17, 5)
    pediment = polygon([(18, 7.4), (26, 3.4), (34, 7.4)])
    canvas.fill(pediment, linear(0, 3, 0, 7.4, WALL))
    canvas.stroke(pediment, "#8a6226", 0.5)
    for column in (18.9, 22.2, 29.2, 32.5):
        canvas.fill(rounded(column, 8, 0.9, 17, 0.3), "#fffdf0")
    door = skia.Path()
    door.addPath(rounded(24.6, 17.6, 2.8, 7.4, 1.3))
    canvas.fill(door, "#23345a")
    canvas.fill(rounded(-0.6, 24.6, 53.2, 1.1, 0.3), linear(0, 24.6, 0, 25.7, WALL))
    canvas.skia.restore()
