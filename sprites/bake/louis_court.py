"""The court: blue velvet in a gilded frame with seats for twelve boards and hollows between them, and loose hollows.

"origin" is the upper left corner of the first cell, "cell" the side of a cell, in design units.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from bake.kit import (
    SCREEN,
    Array,
    Canvas,
    Jobs,
    Picture,
    circle,
    fractal_noise,
    gilding,
    icon_mask,
    radial,
    rgb,
    rounded,
)
from bake.louis_craft import Emblem, minted

CELL = 149
ROWS = 5
MARGIN_X, MARGIN_Y = 34, 28
SCALE = 2
SIDE = CELL * ROWS
WIDTH, HEIGHT = SIDE + 2 * MARGIN_X, SIDE + 2 * MARGIN_Y
PAD = (44, 30, 44, 56)
BAR = 13

BOARD_CELLS = ((0, 1), (0, 3), (1, 0), (1, 2), (1, 4), (2, 1), (2, 3), (3, 0), (3, 2), (3, 4), (4, 1), (4, 3))
CARD_CELLS = ((2, 2), (4, 0))
"""Where cards lie: the played influence cards, the intrigue deck."""
BARE_CELL = (0, 4)

VELVET = "#15224f"
PATTERN = "#2a3f86"
GOLD_THREAD = "#c8963c"


def velvet(width: int, height: int, cell: int) -> Array:
    """RGB velvet with lilies in a diagonal lattice, `cell` pixels from lily to lily; the pile shimmers.

    A lily stands in the middle of the picture, so that the lattice agrees with the cells.
    """
    pile = fractal_noise(height, width, 6, 3, 31)
    slow = fractal_noise(height, width, cell * 3.6, 3, 33)
    lily = icon_mask("fleur-de-lys", round(cell * 0.42))
    size = lily.shape[0]
    sign = np.zeros((height + 2 * size, width + 2 * size), np.float32)
    for row in range(-(height // cell) - 2, height // cell + 3):
        for column in range(-(width // cell) - 2, width // cell + 3):
            x = round(width / 2 + column * cell + (cell / 2 if row % 2 else 0) + size / 2)
            y = round(height / 2 + row * cell / 2 + size / 2)
            if 0 <= x < width + size and 0 <= y < height + size:
                patch = sign[y : y + size, x : x + size]
                np.maximum(patch, lily, out=patch)
    sign = sign[size : size + height, size : size + width]
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    u, v = (columns - width / 2 + rows - height / 2) / cell, (columns - width / 2 - rows + height / 2) / cell
    seam = np.minimum(np.abs(u % 1 - 0.5), np.abs(v % 1 - 0.5))
    lattice = np.exp(-((seam / 0.013) ** 2)) * 0.38
    share = np.maximum(sign * 0.75, lattice)[..., None]
    cloth = rgb(VELVET) * (1 + (slow[..., None] - 0.5) * 0.7) * (0.92 + 0.16 * pile[..., None])
    threads = rgb(PATTERN) * (0.9 + 0.2 * pile[..., None])
    return np.asarray(np.clip(cloth * (1 - share) + threads * share, 0, 1), np.float32)


def hollow(canvas: Canvas, x: float, y: float, radius: float = 55) -> None:
    """A round hollow in the velvet with a gold rim, around (x, y)."""
    path = circle(x, y, radius)
    canvas.fill(path, radial(x, y - 10, radius * 1.3, [(0, "#22346b"), (1, "#070c22")]))
    canvas.inner_shadow(path, 18, 0.85, 6)
    canvas.stroke(path, "#060a1a", 4.4, 0.7)
    canvas.stroke(path, gilding(y - radius, y + radius), 2.2)
    canvas.stroke(circle(x, y, radius - 6), "#d8a53c", 0.7, 0.5)


def rest(canvas: Canvas, x: float, y: float, w: float, h: float, radius: float = 8) -> None:
    """A flat rectangular hollow for cards, centred on (x, y)."""
    path = rounded(x - w / 2, y - h / 2, w, h, radius)
    canvas.fill(path, radial(x, y, h * 0.8, [(0, "#1d2d61"), (1, "#080e26")]))
    canvas.inner_shadow(path, 14, 0.8, 4)
    canvas.stroke(path, "#060a1a", 3.6, 0.6)
    canvas.stroke(path, gilding(y - h / 2, y + h / 2), 1.7)
    inset = rounded(x - w / 2 + 5, y - h / 2 + 5, w - 10, h - 10, radius - 3)
    canvas.stroke(inset, "#d8a53c", 0.7, 0.45)
    canvas.icon("fleur-de-lys", x - 15, y - 15, 30, "#d8a53c", 0.25)


def _seat(canvas: Canvas, x: float, y: float) -> None:
    """The pressed place of a board, a little darker, with a thread of gold around it."""
    side = CELL - 2
    path = rounded(x - side / 2, y - side / 2, side, side, 14)
    canvas.fill(path, "#050a20", 0.34)
    canvas.inner_shadow(path, 10, 0.5, 2)
    canvas.stroke(rounded(x - side / 2 + 1, y - side / 2 + 1, side - 2, side - 2, 13), GOLD_THREAD, 0.9, 0.4)


def _embroidery(canvas: Canvas, x: float, y: float) -> None:
    """The King's sun, embroidered into the cell that stays empty."""
    canvas.fill(circle(x, y, 54), radial(x, y, 54, [(0, "#ffd87a", 0.20), (1, "#ffd87a", 0.0)]), blend=SCREEN)
    canvas.relief("heraldic-sun", x - 42, y - 42, 84, "gold_soft", 1.6, (1.2, 2.5, 0.6))


def _frame(canvas: Canvas) -> None:
    """The gilded frame: a broad moulding, a row of beads, a fine moulding, four lily bosses."""
    out = 8
    canvas.frame(-out, -out, WIDTH + 2 * out, HEIGHT + 2 * out, 30, BAR, "gold_soft", shadow=(4, 9, 0.65))
    bed = BAR - out
    canvas.stroke(rounded(bed + 2, bed + 2, WIDTH - 2 * bed - 4, HEIGHT - 2 * bed - 4, 20), "#3a2206", 5.4)
    _bead_row(canvas, bed + 2)
    inner = bed + 4
    canvas.frame(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, 18, 3.6, "gold", shadow=(2, 5, 0.65))
    inset = 15.0
    line = rounded(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, 12)
    canvas.stroke(line, gilding(0, HEIGHT), 1.0, 0.7)
    for x in (1.0, WIDTH - 1.0):
        for y in (1.0, HEIGHT - 1.0):
            minted(canvas, x - 25, y - 25, 50, "gold", Emblem("fleur-de-lys", 0.64), 0.36, 0.12, (4, 8, 0.7))


def _bead_row(canvas: Canvas, inset: float) -> None:
    """Gold beads along all four sides, `inset` units from the edge."""
    light = [(0, "#fff8dc"), (0.45, "#e6bd5c"), (1, "#7a4d12")]
    for length, upright in ((WIDTH, False), (HEIGHT, True)):
        count = round((length - 60) / 6.2)
        for index in range(count + 1):
            along = 30 + index * (length - 60) / count
            for across in (inset, (WIDTH if upright else HEIGHT) - inset):
                x, y = (across, along) if upright else (along, across)
                canvas.fill(circle(x, y, 2.3), radial(x - 0.8, y - 0.9, 3.4, light))


def court() -> Picture:
    """Draw the whole field."""
    canvas = Canvas(WIDTH, HEIGHT, SCALE, PAD)
    cloth = rounded(-4, -4, WIDTH + 8, HEIGHT + 8, 26)
    canvas.shadow(cloth, 14, 46, 0.8)
    with canvas.clipped(cloth):
        canvas.draw(velvet(canvas.to_pixels(WIDTH), canvas.to_pixels(HEIGHT), CELL * SCALE // 2), 0, 0, WIDTH, HEIGHT)
        middle = (WIDTH / 2, HEIGHT / 2)
        light = [(0, "#4a6fd0", 0.30), (0.6, "#1a2a60", 0.0), (1, "#02040f", 0.62)]
        canvas.fill(cloth, radial(*middle, 560, light))
    canvas.inner_shadow(cloth, 38, 0.65, 4)
    _cells(canvas)
    _frame(canvas)
    return Picture(canvas, extra={"origin": [MARGIN_X, MARGIN_Y], "cell": CELL}, quality=86)


def _cells(canvas: Canvas) -> None:
    for row in range(ROWS):
        for column in range(ROWS):
            x, y = MARGIN_X + (column + 0.5) * CELL, MARGIN_Y + (row + 0.5) * CELL
            if (row, column) in BOARD_CELLS:
                _seat(canvas, x, y)
            elif (row, column) in CARD_CELLS:
                rest(canvas, x, y, 98, 132)
            elif (row, column) == BARE_CELL:
                _embroidery(canvas, x, y)
            else:
                hollow(canvas, x, y)


def gap() -> Picture:
    """A round hollow on its own."""
    canvas = Canvas(141, 141, 3)
    hollow(canvas, 70.5, 70.5)
    return Picture(canvas)


def slot(width: float, height: float, inset: float) -> Picture:
    """A rest for cards on its own, `inset` units smaller than its box on each side."""
    canvas = Canvas(width, height, 3)
    rest(canvas, width / 2, height / 2, width - 2 * inset, height - 2 * inset)
    return Picture(canvas)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        "louis_xiv/court": court,
        "louis_xiv/gap": gap,
        "louis_xiv/slot_deck": partial(slot, 98, 132, 1.5),
        "louis_xiv/slot_card": partial(slot, 140, 196, 1.5),
        "louis_xiv/slot_mission": partial(slot, 160, 224, 1.5),
    }
