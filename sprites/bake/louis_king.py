"""The King's figure: a gilded statuette in a blue mantle lined with ermine, sceptre in hand, on a round foot."""

from __future__ import annotations

import numpy as np

from bake.kit import Canvas, Ramp, Shadow, circle, evenly, oval, radial
from bake.louis_cameo import svg_path

MANTLE: Ramp = evenly("#04081f", "#0c1c5c", "#1c3a9c", "#3a62cc", "#9db8f4", "#eef4ff")
ERMINE: Ramp = evenly("#5d564c", "#a8a092", "#d9d3c6", "#f3efe6", "#fffdf8", "#ffffff")
HAIR: Ramp = evenly("#120703", "#2e1609", "#553015", "#7d4c24", "#b98850", "#f3d9a8")
SKIN: Ramp = evenly("#5a3320", "#9a6444", "#d09a74", "#f0c6a2", "#fde6cf", "#ffffff")

CLOSE: Shadow = (0.8, 1.8, 0.6)


def _foot(canvas: Canvas) -> None:
    canvas.fill(oval(33, 84, 25, 6.4), "#000000", 0.6, blur=2.4)
    canvas.carve(oval(32, 82, 23, 6.2), "gold", 3.2, (1.5, 3, 0.6))
    canvas.carve(oval(32, 78.6, 19.5, 5), "gold", 2.8, (1, 2, 0.5))


def _mantle(canvas: Canvas) -> None:
    back = (
        "M 25 26 C 15 32 11 48 9 62 C 7 72 5 76 4 80 C 14 84 24 82 30 80 L 44 79 C 52 81 56 80 59 77 "
        "C 54 66 53 44 41 26 Z"
    )
    canvas.carve(svg_path(back), MANTLE, 4.5, (1.6, 3.5, 0.65))
    lining = "M 40 30 C 47 44 49 62 57 77 C 51 79 47 77 44 75 C 42 60 40 44 37 32 Z"
    canvas.carve(svg_path(lining), ERMINE, 2.4, CLOSE)
    rng = np.random.default_rng(8)
    for t in np.linspace(0.12, 0.95, 7):
        x, y = 40 + 12.5 * t + rng.uniform(-1.4, 1), 33 + 42 * t
        canvas.fill(oval(x, y, 0.55, 1.15), "#1a1414", 0.9)
    for x, y, size in ((14.5, 58, 7.5), (10, 71, 7), (20, 70, 7.5), (19, 44, 6.5)):
        canvas.relief("fleur-de-lys", x - size / 2, y - size / 2, size, "gold", 0.5, None)


def _body(canvas: Canvas) -> None:
    for leg in (
        "M 27 58 C 26.4 66 25.6 72 25 77 L 22.4 79.4 L 30 79.6 L 31.4 70 L 32.6 58 Z",
        "M 33 58 C 35 66 36 70 37 76 L 36.6 79 L 44 78.8 L 41.8 75.6 C 41.4 68 40 62 39 56 Z",
    ):
        canvas.carve(svg_path(leg), ERMINE, 2.2, CLOSE)
    for shoe in (circle(24.6, 77.8, 1.1), circle(40.6, 77.2, 1.1)):
        canvas.carve(shoe, "wax", 0.9, None)
    breeches = "M 25.4 48 C 24 54 24.4 60 25.4 63 L 32.2 64 L 33 59 L 36 64.6 L 41.4 62 C 41.4 56 40.6 51 39 47 Z"
    canvas.carve(svg_path(breeches), "gold", 2.4, CLOSE)
    coat = "M 25 29 C 23.6 36 23.4 44 23.8 50.5 C 29 53.4 36 53 40.6 50 C 40.8 42 40 35 38.6 29 Z"
    canvas.carve(svg_path(coat), "gold", 3, CLOSE)
    sash = "M 25.6 31 L 29 30 C 33 38 37.6 44 40.6 47.4 L 40.4 50.6 C 34 46 28.6 39 25.6 31 Z"
    canvas.carve(svg_path(sash), MANTLE, 1.2, CLOSE)
    for y in (35, 38.6, 42.2, 45.8):
        canvas.carve(circle(27.6, y, 0.75), ERMINE, 0.6, None)


def _arms(canvas: Canvas) -> None:
    right = "M 37.6 30 C 42 31 45.4 36 47.4 41 C 48.4 43.4 46 45.2 44.4 43.4 C 41.6 40 39 37 37 36 Z"
    canvas.carve(svg_path(right), "gold", 1.8, CLOSE)
    rod = "M 50 10 L 51.6 10.4 L 47.6 72 L 45.8 71.8 Z"
    canvas.carve(svg_path(rod), "gold", 0.8, (0.8, 1.6, 0.6))
    canvas.relief("fleur-de-lys", 45.2, -0.6, 12, "gold", 0.9, (0.8, 1.6, 0.6))
    canvas.carve(circle(46.9, 42.8, 2.2), SKIN, 1.6, CLOSE)
    left = "M 26 30 C 21.6 33 18.6 38 18 43 C 17.6 45.6 20.4 46.4 21.4 44.4 C 23 41 25.4 38.6 27 37.4 Z"
    canvas.carve(svg_path(left), "gold", 1.8, CLOSE)
    canvas.carve(circle(19.4, 45.2, 2.1), SKIN, 1.6, CLOSE)


def _collar(canvas: Canvas) -> None:
    cape = "M 22 30.4 C 26 25 38 25 42 30.4 C 40 36 35 38 32 38 C 28 38 24 36 22 30.4 Z"
    canvas.carve(svg_path(cape), ERMINE, 2.6, CLOSE)
    for x, y in ((25.4, 31), (28.6, 34.4), (32, 35.8), (35.6, 34.2), (38.8, 30.8)):
        canvas.fill(oval(x, y, 0.5, 1.0), "#1a1414", 0.9)
    cravat = "M 29.4 26 L 34.6 26 C 36 30 35 33 34 36 L 32 37.4 L 30 36 C 29 33 28 30 29.4 26 Z"
    canvas.carve(svg_path(cravat), ERMINE, 1.4, CLOSE)


def _head(canvas: Canvas) -> None:
    wig = (
        (24.4, 16, 4), (23.2, 20.6, 4), (22.8, 25.2, 3.9), (23.6, 29.4, 3.4), (39.6, 16, 4), (40.8, 20.6, 4),
        (41.2, 25.2, 3.9), (40.4, 29.4, 3.4), (27, 11.8, 4), (37, 11.8, 4), (32, 10.2, 4.2),
    )  # fmt: skip
    for x, y, radius in wig:
        canvas.carve(circle(x, y, radius), HAIR, radius * 0.8, (0.5, 1, 0.45))
    canvas.carve(oval(32, 19.4, 5.6, 7.2), SKIN, 4.2, CLOSE)
    for x in (29.7, 34.3):
        canvas.fill(oval(x, 18.6, 0.85, 0.55), "#2a1408")
        canvas.fill(oval(x, 17, 1.35, 0.3), "#3a1e0c", 0.8)
    canvas.carve(svg_path("M 31.5 18.4 L 31 21.8 L 33 21.8 L 32.5 18.4 Z"), SKIN, 0.7, None)
    canvas.fill(oval(32, 23, 2.1, 0.35), "#4a2410", 0.85)
    canvas.fill(oval(32, 24.2, 1.2, 0.4), "#a8443a", 0.9)
    for x, y, radius in ((27.2, 14.6, 2.5), (36.8, 14.6, 2.5), (30, 12.6, 2.4), (34, 12.6, 2.4)):
        canvas.carve(circle(x, y, radius), HAIR, radius * 0.8, None)
    canvas.relief("queen-crown", 24, -3.4, 16, "gold", 1.0, (0.8, 1.6, 0.65))


def king(canvas: Canvas) -> None:
    """Draw the figure into a box of 64 x 90 units."""
    canvas.fill(circle(32, 40, 40), radial(32, 40, 40, [(0, "#ffe9a0", 0.28), (1, "#ffe9a0", 0.0)]))
    _foot(canvas)
    _mantle(canvas)
    _body(canvas)
    _arms(canvas)
    _collar(canvas)
    _head(canvas)
