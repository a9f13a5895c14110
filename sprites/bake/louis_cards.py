"""The cards of Louis XIV: influence, intrigue, money and missions, with their backs.

Words and changing numbers are written at run time: "plate" is the field of a name; on money cards "board" and "income"
are the fields of the two numbers; on missions "chips" are the two chip fields, "text" the field of the ability, "sign"
that of a picture.
"""

from __future__ import annotations

from functools import partial

import numpy as np
import skia

from bake.kit import (
    Canvas,
    Jobs,
    Picture,
    circle,
    fractal_noise,
    gilding,
    icon_mask,
    linear,
    oval,
    polygon,
    radial,
    rgb,
    rounded,
    scaled,
)
from bake.louis_boards import BOARDS
from bake.louis_craft import (
    ENAMELS,
    ONYX,
    Emblem,
    beads,
    enamel,
    gilt_line,
    minted,
    numbered,
    paper,
    pawn,
    person,
    plate,
)

CARD = (140, 196)
MISSION = (160, 224)
SCALE = 3
PAD = (8, 8, 8, 14)
RADIUS = 10
PLATE = (12, 133, 116, 28)
MIDDLE = (70.0, 72.0)

INTRIGUE_GROUND = "#1b4638"
MONEY_GROUND = "#1f3f7a"
JOKER_GROUND = "#8a6420"
BACK_GROUND = "#5d1420"
SHADES = {"light": "#a9cdee", "medium": "#5a8cd8", "dark": "#263f86"}
"""Colours of the three kinds of missions."""

CHIP_FIELDS = ((21, 15, 54, 54), (85, 15, 54, 54))
TEXT_FIELD = (16, 80, 128, 78)
SIGN_FIELD = (62, 160, 36, 30)
MISSION_PLATE = (16, 194, 128, 22)


def _card(size: tuple[int, int] = CARD) -> Canvas:
    """An ivory card with its shadow."""
    w, h = size
    canvas = Canvas(w, h, SCALE, PAD)
    canvas.shadow(rounded(0, 0, w, h, RADIUS), 4, 9, 0.55)
    paper(canvas, 0, 0, w, h, RADIUS)
    return canvas


def _field(canvas: Canvas, colour: str, x: float, y: float) -> skia.Path:
    """The enamelled field inside a card's margin, brightest at (x, y)."""
    w, h = canvas.width - 14, canvas.height - 14
    field = rounded(7, 7, w, h, 7)
    enamel(canvas, field, colour, x, y, 150)
    canvas.inner_shadow(field, 10, 0.5, 2)
    gilt_line(canvas, 7, 7, w, h, 7, 2.4)
    gilt_line(canvas, 11, 11, w - 8, h - 8, 4.5, 0.9)
    return field


def _pawns(canvas: Canvas, y: float, count: int, height: float, gap: float) -> None:
    """A row of ivory markers in the middle of the card."""
    left = canvas.width / 2 - (count * height * 0.8 + (count - 1) * gap) / 2
    for index in range(count):
        pawn(canvas, left + index * (height * 0.8 + gap), y, height, "ivory")


def _corners(canvas: Canvas, size: float = 15) -> None:
    """Small gold lilies in the upper right and both lower corners of the field."""
    w, h = canvas.width, canvas.height
    for x, y in ((w - 14 - size, 14), (14, h - 14 - size), (w - 14 - size, h - 14 - size)):
        canvas.relief("fleur-de-lys", x, y, size, "gold", 0.8, (0.6, 1.2, 0.6))


def influence(number: int) -> Picture:
    """A person's card: the cameo, the number, three markers."""
    canvas = _card()
    _field(canvas, ENAMELS[number], *MIDDLE)
    person(canvas, number, *MIDDLE, 47, 54, 4)
    beads(canvas, *MIDDLE, 53, 60, 52, 1.3)
    plate(canvas, *PLATE)
    _pawns(canvas, 163.5, 3, 21, 6)
    _corners(canvas)
    numbered(canvas, -4, -4, 40, str(number), "wax", "#ffe9b0")
    return Picture(canvas, extra={"plate": list(PLATE)})


def joker() -> Picture:
    """The joker: the sun, two markers."""
    canvas = _card()
    _field(canvas, JOKER_GROUND, *MIDDLE)
    x, y = MIDDLE
    disc = oval(x, y, 47, 54)
    canvas.shadow(disc, 3, 8, 0.6)
    canvas.fill(disc, radial(x - 8, y - 14, 84, [(0, "#f7d98a"), (0.6, "#8a5a16"), (1, "#2e1a06")]))
    canvas.inner_shadow(disc, 10, 0.6, 3)
    rim = linear(x - 47, y - 54, x + 47, y + 54, [(0, "#fff4c8"), (0.4, "#d8a53c"), (0.6, "#8a5a16"), (1, "#f2d488")])
    canvas.stroke(disc, rim, 4)
    beads(canvas, x, y, 53, 60, 52, 1.3)
    canvas.relief("heraldic-sun", x - 43, y - 43, 86, "gold", 2.4, (2.5, 5, 0.7))
    plate(canvas, *PLATE)
    _pawns(canvas, 163.5, 2, 21, 6)
    _corners(canvas)
    return Picture(canvas, extra={"plate": list(PLATE)})


def intrigue(number: int) -> Picture:
    """An intrigue card: the cameo by candlelight, and its effect: one marker off the table or two of one's own."""
    canvas = _card()
    _field(canvas, INTRIGUE_GROUND, 70, 66)
    person(canvas, number, 70, 66, 40, 46, 3.6)
    dim = oval(70, 66, 40, 46)
    with canvas.clipped(dim):
        canvas.fill(dim, radial(54, 46, 74, [(0, "#000000", 0.0), (0.5, "#02100a", 0.25), (1, "#02100a", 0.72)]))
    beads(canvas, 70, 66, 45.5, 51.5, 48, 1.2)
    plate(canvas, 12, 122, 116, 26)
    _effect(canvas, 153)
    minted(canvas, 100, 12, 32, "gold", Emblem("cloak-dagger", 0.72), 0.5)
    numbered(canvas, -4, -4, 40, str(number), ONYX, "#f2f2fa")
    return Picture(canvas, extra={"plate": [12, 122, 116, 26]})


def _effect(canvas: Canvas, y: float) -> None:
    """One marker out of the table's hollow, or two out of the own chest."""
    hollow = rounded(20, y + 1, 38, 31, 8)
    canvas.fill(hollow, "#04140d", 0.7)
    canvas.inner_shadow(hollow, 7, 0.85, 2)
    canvas.stroke(hollow, "#c8963c", 0.9, 0.8)
    pawn(canvas, 29.5, y + 4, 24, "ivory")
    canvas.stroke(polygon([(67, y + 27), (73, y + 6)]), "#f0cf74", 1.6)
    chest = rounded(82, y + 1, 38, 31, 4)
    canvas.fill(chest, linear(0, y, 0, y + 32, [(0, "#7a4a20"), (1, "#3a200c")]))
    canvas.stroke(chest, "#f0cf74", 1.1)
    pawn(canvas, 83.5, y + 4, 24, "ivory")
    pawn(canvas, 99.5, y + 4, 24, "ivory")


# ---------- backs ----------
def _back(size: tuple[int, int], ground: str, emblem: str, medal: float) -> Picture:
    """A card's back: a field strewn with lilies and a gold medal."""
    canvas = _card(size)
    w, h = canvas.width, canvas.height
    field = rounded(7, 7, w - 14, h - 14, 7)
    light = [(0, scaled(ground, 1.5)), (0.6, ground), (1, scaled(ground, 0.35))]
    canvas.fill(field, radial(w / 2, h * 0.45, h * 0.7, light))
    with canvas.clipped(field):
        pitch = 20.0
        for row in range(-1, int(h / pitch) * 2 + 2):
            for column in range(-1, int(w / pitch) + 2):
                x, y = column * pitch + (pitch / 2 if row % 2 else 0), row * pitch / 2 + 2
                canvas.icon("fleur-de-lys", x - 5, y - 5, 10, "#f0c860", 0.3)
    canvas.inner_shadow(field, 16, 0.6, 3)
    gilt_line(canvas, 7, 7, w - 14, h - 14, 7, 2.4)
    gilt_line(canvas, 12, 12, w - 24, h - 24, 4, 0.9)
    x, y = w / 2, h / 2
    halo = circle(x, y, medal * 0.7)
    canvas.fill(halo, radial(x, y, medal * 0.7, [(0, ground), (0.8, ground, 0.95), (1, ground, 0.0)]))
    minted(canvas, x - medal / 2, y - medal / 2, medal, "gold", Emblem(emblem, 0.62), 0.5, 0.1, (4, 8, 0.65))
    beads(canvas, x, y, medal * 0.6, medal * 0.6, 36, 1.2)
    return Picture(canvas)


def mission_back(shade: str) -> Picture:
    """The back of a mission in its shade of blue: a sealed scroll."""
    return _back(MISSION, scaled(SHADES[shade], 0.82), "scroll-unfurled", 76)


# ---------- money ----------
def money() -> Picture:
    """A money card: the King's board above, the income on a great coin below; both numbers are written at run time."""
    canvas = _card()
    _field(canvas, MONEY_GROUND, 70, 60)
    canvas.relief("queen-crown", 38, 14, 64, "gold", 2.4, (2.5, 5, 0.7))
    canvas.disc(49, 62, 42, "wax", rim=0.15, shadow=(2.5, 5, 0.65))
    for x, y in ((22, 134), (84, 138), (30, 150), (76, 152)):
        minted(canvas, x, y, 34, "gold", Emblem("heraldic-sun", 0.7), 0.4)
    minted(canvas, 37, 112, 66, "gold", None, 0, 0.11, (4, 8, 0.7))
    return Picture(canvas, extra={"board": [49, 62, 42, 42], "income": [37, 112, 66, 66]})


# ---------- missions ----------
def mission(shade: str) -> Picture:
    """A mission's face: two fields for chips, a paper for the ability, a field for a sign, a plate for the phase."""
    colour = SHADES[shade]
    w, h = MISSION
    canvas = Canvas(w, h, SCALE, PAD)
    outline = rounded(0, 0, w, h, 11)
    canvas.shadow(outline, 4, 10, 0.6)
    fall = [(0, scaled(colour, 1.12)), (0.5, colour), (1, scaled(colour, 0.62))]
    canvas.fill(outline, linear(0, 0, 0, h, fall))
    _silk(canvas, outline, colour)
    for x, y, side, _ in CHIP_FIELDS:
        field = circle(x + side / 2, y + side / 2, side / 2 + 3)
        canvas.fill(field, scaled(colour, 0.3), 0.8)
        canvas.inner_shadow(field, 9, 0.7, 3)
        canvas.stroke(field, gilding(y - 3, y + side + 3), 1.5)
    x, y, tw, th = TEXT_FIELD
    sheet = rounded(x - 4, y - 4, tw + 8, th + 40, 6)
    canvas.shadow(sheet, 2.5, 6, 0.5)
    canvas.fill(sheet, linear(0, y, 0, y + th + 36, [(0, "#fdf6e2"), (1, "#e2cc9a")]))
    canvas.draw(_grain(round(tw * 2), round(th * 2 + 72)), x - 4, y - 4, tw + 8, th + 40, 0.6)
    canvas.stroke(sheet, "#a87c35", 1.1)
    canvas.stroke(rounded(x - 1, y - 1, tw + 2, th + 34, 4), "#b98529", 0.6, 0.55)
    for dx in (-26, 26):
        line = polygon([(w / 2 + dx * 0.95, y + th + 17), (w / 2 + dx * 2.2, y + th + 17)])
        canvas.stroke(line, "#a87c35", 0.9, 0.8)
    px, py, pw, ph = MISSION_PLATE
    band = rounded(px - 4, py, pw + 8, ph, 5)
    dark = [(0, scaled(colour, 0.42)), (1, scaled(colour, 0.22))]
    canvas.fill(band, linear(0, py, 0, py + ph, dark))
    canvas.inner_shadow(band, 6, 0.6, 2)
    canvas.frame(0, 0, w, h, 11, 6, "gold", shadow=(1.5, 3.5, 0.55))
    return Picture(
        canvas,
        extra={
            "chips": [list(field) for field in CHIP_FIELDS],
            "text": list(TEXT_FIELD),
            "sign": list(SIGN_FIELD),
            "plate": list(MISSION_PLATE),
        },
    )


def _silk(canvas: Canvas, outline: skia.Path, colour: str) -> None:
    """A woven lily pattern, hardly lighter than the ground."""
    size = 26
    mask = icon_mask("fleur-de-lys", canvas.to_pixels(size))
    lily = np.concatenate([np.broadcast_to(rgb(scaled(colour, 1.2, 0.08)), (*mask.shape, 3)), mask[..., None]], -1)
    with canvas.clipped(outline):
        for row in range(-1, 10):
            for column in range(-1, 6):
                x, y = column * 36 + (18 if row % 2 else 0), row * 26
                canvas.draw(lily.astype(np.float32), x - size / 2, y - size / 2, size, size, 0.32)


def _grain(width: int, height: int) -> np.ndarray[tuple[int, ...], np.dtype[np.float32]]:
    """The fibres of old paper, brown with little opacity."""
    fibre = fractal_noise(height, width, 40, 4, 17)
    alpha = np.clip((fibre - 0.5) * 0.7, 0, 0.25)[..., None]
    return np.concatenate([np.broadcast_to(rgb("#8a6226"), (height, width, 3)), alpha], -1).astype(np.float32)


def jobs() -> Jobs:
    """Return the pictures of this part."""
    drawn: Jobs = {
        "louis_xiv/card_joker": joker,
        "louis_xiv/card_back": partial(_back, CARD, BACK_GROUND, "fleur-de-lys", 68),
        "louis_xiv/intrigue_back": partial(_back, CARD, INTRIGUE_GROUND, "cloak-dagger", 68),
        "louis_xiv/money_back": partial(_back, CARD, MONEY_GROUND, "queen-crown", 68),
        "louis_xiv/money_face": money,
    }
    for number in BOARDS:
        drawn[f"louis_xiv/card_{number}"] = partial(influence, number)
        drawn[f"louis_xiv/intrigue_{number}"] = partial(intrigue, number)
    for shade in SHADES:
        drawn[f"louis_xiv/mission_{shade}"] = partial(mission, shade)
        drawn[f"louis_xiv/mission_back_{shade}"] = partial(mission_back, shade)
    return drawn
