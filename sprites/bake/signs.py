"""The small carved signs of keys, pearls, decks and effects, each drawn into a square box."""

from __future__ import annotations

import skia

from bake.canvas import Canvas, Shadow
from bake.colour import evenly, mixed, scaled
from bake.guilds import GUILDS, emblem_mask
from bake.relief import reduced, relief
from bake.shapes import circle, linear, oval, polygon, radial, rounded

SOFT: Shadow = (1.2, 2.4, 0.75)
BRIGHT_AQUA = evenly("#06313a", "#2aa3a6", "#7fe6dc", "#d2fff6", "#ffffff")


def fitted(path: skia.Path, x: float, y: float, size: float, turn: float = 0.0) -> skia.Path:
    """Return an outline of a 48-unit box turned by `turn` degrees and moved into the box of `size` at (x, y)."""
    matrix = skia.Matrix.Translate(x, y)
    matrix.preScale(size / 48, size / 48)
    matrix.preRotate(turn, 24, 24)
    moved = skia.Path()
    path.transform(matrix, moved)
    return moved


def united(*parts: skia.Path) -> skia.Path:
    """Return the union of outlines."""
    whole = skia.Path()
    for part in parts:
        whole = skia.Op(whole, part, skia.kUnion_PathOp)
    return whole


def without(path: skia.Path, *holes: skia.Path) -> skia.Path:
    """Return an outline with holes cut out."""
    for hole in holes:
        path = skia.Op(path, hole, skia.kDifference_PathOp)
    return path


def key_path(gold: bool) -> skia.Path:
    """Return an upright key: silver has one round bow and two teeth, gold a trefoil bow and three teeth."""
    shaft = [rounded(20.6, 20, 6.8, 27.6, 2), rounded(17, 20.5, 14, 4.6, 2), rounded(25, 32.4, 9.6, 5, 1.2)]
    if not gold:
        bow = without(circle(24, 10.5, 11.4), circle(24, 10.5, 5))
        return united(bow, *shaft, rounded(25, 41.4, 11.4, 5.4, 1.2))
    middles = ((24, 5.5), (15.2, 13.6), (32.8, 13.6))
    bow = without(
        united(*(circle(x, y, 7.9) for x, y in middles), circle(24, 13, 6)), *(circle(x, y, 2.9) for x, y in middles)
    )
    return united(bow, *shaft, rounded(25, 38.6, 7, 3.8, 1), rounded(25, 43.4, 11.5, 4.2, 1.2))


def key_silver(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A silver key."""
    canvas.carve(fitted(key_path(False), x, y, size, -45), "silver", size * 0.05, SOFT)


def key_gold(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A gold key."""
    canvas.carve(fitted(key_path(True), x, y, size, -45), "gold", size * 0.05, SOFT)


def pearl_sign(canvas: Canvas, x: float, y: float, size: float) -> None:
    """One pearl."""
    canvas.pearl(x + size * 0.1, y + size * 0.1, size * 0.8, SOFT)


def castle_path() -> skia.Path:
    """Return a palace in a box of 48 units: an onion dome between two spires, a gate below."""
    dome = skia.Path()
    dome.moveTo(24, 1)
    dome.cubicTo(25, 7, 35, 9, 35, 17)
    dome.cubicTo(35, 20, 33, 22, 31, 23)
    dome.lineTo(17, 23)
    dome.cubicTo(15, 22, 13, 20, 13, 17)
    dome.cubicTo(13, 9, 23, 7, 24, 1)
    towers = [rounded(x, 25, 10.5, 20, 0.5) for x in (1.5, 36)]
    spires = [polygon([(x - 6.8, 23.4), (x, 7), (x + 6.8, 23.4)]) for x in (6.8, 41.2)]
    hall = united(rounded(13.6, 25, 20.8, 20, 0.5), rounded(0, 43, 48, 4.4, 0.5))
    gate = united(circle(24, 35.4, 4.6), rounded(19.4, 35.4, 9.2, 7.4, 0))
    slits = [rounded(x, 29.5, 2.6, 6.4, 1.3) for x in (5.4, 40)]
    return without(united(dome, *towers, *spires, hall), gate, *slits)


def castle(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A Location."""
    canvas.carve(fitted(castle_path(), x, y, size), "gold", size * 0.045, SOFT)


def eye_path() -> skia.Path:
    """Return an open eye with a round pupil and a glint."""
    lid = skia.Path()
    lid.moveTo(1.5, 24)
    lid.cubicTo(10, 10, 38, 10, 46.5, 24)
    lid.cubicTo(38, 38, 10, 38, 1.5, 24)
    lid.close()
    inner = skia.Path()
    inner.moveTo(8, 24)
    inner.cubicTo(15, 15, 33, 15, 40, 24)
    inner.cubicTo(33, 33, 15, 33, 8, 24)
    inner.close()
    return united(without(lid, inner), without(circle(24, 24, 7.6), circle(27, 21.4, 2.4)))


def swap(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Two Lords change places."""
    away = united(rounded(3, 11.5, 27, 8, 1.5), polygon([(26, 3.5), (46, 15.5), (26, 27.5)]))
    canvas.carve(fitted(away, x, y - size * 0.02, size, 180), BRIGHT_AQUA, size * 0.05, SOFT)
    canvas.carve(fitted(away, x, y + size * 0.02, size), "gold", size * 0.05, SOFT)


def reveal(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A card of the deck is turned face up."""
    lord_card(canvas, x + size * 0.2, y - size * 0.04, size * 0.6)
    canvas.carve(fitted(eye_path(), x - size * 0.06, y + size * 0.26, size * 1.1), BRIGHT_AQUA, size * 0.04, SOFT)


def lord_card(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A small Lord seen from the back, `width` units wide and 1.2 times as high."""
    _card(canvas, x, y, width, "verdigris", "#0f5560", "#03222c", "nautilus-shell")


def location_card(canvas: Canvas, x: float, y: float, width: float) -> None:
    """A small Location seen from the back, `width` units wide and 1.2 times as high."""
    _card(canvas, x, y, width, "gold", "#1c4a6a", "#04182a", None)
    castle(canvas, x + width * 0.2, y + width * 0.3, width * 0.6)


def guild_card(canvas: Canvas, x: float, y: float, width: float, letter: str) -> None:
    """A small face-up Lord of a guild, `width` units wide and 1.2 times as high."""
    _card(canvas, x, y, width, "verdigris", GUILDS[letter].colour, "#0a1218", None)


def _card(
    canvas: Canvas, x: float, y: float, width: float, frame: str, light: str, dark: str, icon: str | None
) -> None:
    height = width * 1.2
    outline = rounded(x, y, width, height, width * 0.1)
    canvas.shadow(outline, width * 0.06, width * 0.16, 0.8)
    canvas.fill(outline, radial(x + width / 2, y + height * 0.4, height * 0.7, [(0, light), (1, dark)]))
    if icon:
        size = width * 0.62
        canvas.relief(icon, x + (width - size) / 2, y + (height - size) / 2, size, frame, width * 0.02, None)
    canvas.frame(x, y, width, height, width * 0.1, width * 0.085, frame)


def seal(canvas: Canvas, x: float, y: float, size: float, letter: str) -> None:
    """A guild's coin."""
    colour = GUILDS[letter].colour
    canvas.disc(x, y, size, colour, None, 0.13, shadow=(size * 0.05, size * 0.12, 0.65))
    field = size * 0.40
    shade = radial(
        x + size / 2, y + size / 2, field, [(0, "#000000", 0.30), (0.8, "#000000", 0.38), (1, "#000000", 0.1)]
    )
    canvas.fill(circle(x + size / 2, y + size / 2, field), shade)
    side = size * 0.70
    mask = emblem_mask(letter, canvas.to_pixels(side) * 3)
    light, lighter = mixed(colour, "#ffffff", 0.55), mixed(colour, "#ffffff", 0.86)
    pale = evenly(scaled(colour, 0.15), scaled(colour, 0.7), light, lighter, "#ffffff")
    bevel = side * 0.035 * canvas.scale * 3
    emblem = reduced(relief(mask, bevel, pale, bevel * 0.25), 3)
    left, top = x + (size - side) / 2, y + (size - side) / 2
    canvas.draw(emblem, left, top, side, side, shadow=(size * 0.03, size * 0.05, 0.7))


def number_pearl(canvas: Canvas, x: float, y: float, size: float, number: str) -> None:
    """A pearl with a number."""
    canvas.pearl(x, y, size, (size * 0.05, size * 0.12, 0.7))
    canvas.text(number, "cinzel-800-normal", size * 0.56, x + size / 2, y + size * 0.695, "#1a2440")


def times(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The sign of multiplication."""
    bars = united(rounded(21, 8, 6, 32, 2), rounded(8, 21, 32, 6, 2))
    canvas.carve(fitted(bars, x, y, size, 45), "ivory", size * 0.05, SOFT)


def plus(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The sign of addition."""
    bars = united(rounded(20.5, 6, 7, 36, 2), rounded(6, 20.5, 36, 7, 2))
    canvas.carve(fitted(bars, x, y, size), "ivory", size * 0.05, SOFT)


def arrow(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An arrow to the right."""
    shape = united(rounded(4, 19.5, 26, 9, 2), polygon([(24, 8), (45, 24), (24, 40)]))
    canvas.carve(fitted(shape, x, y, size), BRIGHT_AQUA, size * 0.06, SOFT)


def rivals(canvas: Canvas, x: float, y: float, size: float) -> None:
    """All opponents: three busts."""
    for dx, dy, scale in ((-11, 3, 0.8), (11, 3, 0.8), (0, 0, 1.0)):
        side = size * scale
        left, top = x + size / 2 - side / 2 + dx * size / 48, y + size - side + (dy - 1) * size / 48
        bust = united(circle(24, 15, 9.5), rounded(8.5, 26, 31, 30, 13))
        bust = skia.Op(bust, rounded(0, 0, 48, 46, 0), skia.kIntersect_PathOp)
        canvas.carve(fitted(bust, left, top, side), "bronze", size * 0.09, SOFT)


def check(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A tick."""
    shape = polygon([(4, 25), (12, 17), (20, 26), (37, 7), (45, 14), (20.5, 42)])
    canvas.carve(fitted(shape, x, y, size), BRIGHT_AQUA, size * 0.06, SOFT)


def eye(canvas: Canvas, x: float, y: float, size: float) -> None:
    """An open eye."""
    canvas.carve(fitted(eye_path(), x, y, size), BRIGHT_AQUA, size * 0.04, SOFT)


def maximum(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Three rising steps of which the highest counts."""
    for i, (height, surface) in enumerate(((16, "silver"), (27, "silver"), (40, "gold"))):
        bar = rounded(4 + 14.5 * i, 46 - height, 11.5, height, 2)
        canvas.carve(fitted(bar, x, y, size), surface, size * 0.06, SOFT)
    canvas.carve(fitted(polygon([(31, 6), (38.7, -5), (46.5, 6)]), x, y, size), "gold", size * 0.05, SOFT)


def lord_draw_one(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The top Lord of the deck, unseen."""
    lord_card(canvas, x + size * 0.1, y, size * 0.8)
    number_pearl(canvas, x + size * 0.52, y + size * 0.48, size * 0.5, "1")


def lord_draw_two(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Two Lords of the deck, one of them kept."""
    lord_card(canvas, x - size * 0.06, y, size * 0.74)
    lord_card(canvas, x + size * 0.26, y + size * 0.08, size * 0.74)
    number_pearl(canvas, x + size * 0.58, y + size * 0.52, size * 0.5, "2")


def discards(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The five discard piles: a fan of guild cards."""
    for i, letter in enumerate("YRGBP"):
        canvas.skia.save()
        canvas.skia.rotate(-34 + 17 * i, x + size * 0.5, y + size * 1.25)
        guild_card(canvas, x + size * 0.30, y + size * 0.08, size * 0.4, letter)
        canvas.skia.restore()


def lord_deck(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The Lord deck."""
    for shift in (0.10, 0.05, 0.0):
        lord_card(canvas, x + size * (0.1 + shift), y + size * shift, size * 0.74)


def location_deck(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The Location deck."""
    for shift in (0.10, 0.05, 0.0):
        location_card(canvas, x + size * (0.1 + shift), y + size * shift, size * 0.74)


def open_locations(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The open Locations: two castles side by side."""
    castle(canvas, x - size * 0.08, y + size * 0.18, size * 0.62)
    castle(canvas, x + size * 0.46, y + size * 0.18, size * 0.62)


def choose_location(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The whole Location deck is looked through."""
    location_deck(canvas, x, y, size)
    canvas.fill(oval(x + size * 0.5, y + size * 0.5, size * 0.5, size * 0.3), "#02141c", 0.55, blur=size * 0.08)
    eye(canvas, x - size * 0.02, y - size * 0.0, size * 1.04)


PEARL_PLACES = {
    "2": ((0.0, 0.06, 0.6), (0.4, 0.34, 0.6)),
    "3": ((0.0, 0.0, 0.54), (0.5, 0.04, 0.54), (0.22, 0.46, 0.54)),
}
"""Left, top and size of the pearls of a group, as shares of the sign's box."""


def pearls(canvas: Canvas, x: float, y: float, size: float, number: str) -> None:
    """A group of two or three pearls."""
    for left, top, share in PEARL_PLACES[number]:
        canvas.pearl(x + left * size, y + top * size, share * size, SOFT)


def crown(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A crown."""
    points = [(3, 14), (13, 25), (24, 5), (35, 25), (45, 14), (41, 38), (7, 38)]
    knobs = [circle(px, py, 3.4) for px, py in ((3.6, 12.5), (24, 5), (44.4, 12.5))]
    shape = united(polygon(points), rounded(6, 39.6, 36, 6, 1.5), *knobs)
    canvas.carve(fitted(shape, x, y, size), "gold", size * 0.06, SOFT)
    for px in (13, 24, 35):
        canvas.pearl(x + (px - 3) * size / 48, y + 29 * size / 48, 6 * size / 48, None)


def ornament(canvas: Canvas, x: float, y: float, size: float) -> None:
    """A gilded line with a lozenge: the place of an effect where there is none."""
    middle = y + size / 2
    lozenge = polygon(
        [
            (x, middle),
            (x + size * 0.2, middle - size * 0.16),
            (x + size * 0.4, middle),
            (x + size * 0.2, middle + size * 0.16),
        ]
    )
    canvas.carve(lozenge, "gold", size * 0.06, SOFT)
    for left, inner in ((x - size * 1.5, x - size * 0.1), (x + size * 1.9, x + size * 0.5)):
        fade = linear(left, 0, inner, 0, [(0, "#f0cf74", 0.0), (1, "#f0cf74")])
        canvas.fill(rounded(min(left, inner), middle - size * 0.02, abs(inner - left), size * 0.04, 0), fade)


def both_keys(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Any two keys."""
    canvas.carve(fitted(key_path(False), x - size * 0.24, y, size, 14), "silver", size * 0.05, SOFT)
    canvas.carve(fitted(key_path(True), x + size * 0.26, y, size, -14), "gold", size * 0.05, SOFT)


def lord_return(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Discarded Lords go back into their deck."""
    lord_deck(canvas, x, y, size)
    _return_arrow(canvas, x, y, size)


def location_return(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Open Locations go back into their deck."""
    location_deck(canvas, x, y, size)
    _return_arrow(canvas, x, y, size)


def _return_arrow(canvas: Canvas, x: float, y: float, size: float) -> None:
    shape = united(rounded(18, 20, 12, 26, 2), polygon([(7, 24), (24, 3), (41, 24)]))
    canvas.carve(fitted(shape, x + size * 0.38, y + size * 0.34, size * 0.7), BRIGHT_AQUA, size * 0.04, SOFT)


def zero_six(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Lords worth 0 or 6."""
    number_pearl(canvas, x, y, size * 0.62, "0")
    number_pearl(canvas, x + size * 0.4, y + size * 0.38, size * 0.62, "6")


def alliance(canvas: Canvas, x: float, y: float, size: float, number: str) -> None:
    """Three touching Lords of one value, linked by light."""
    places = ((0.0, 0.02), (0.5, 0.02), (0.25, 0.48))
    line = polygon([(x + size * (px + 0.25), y + size * (py + 0.25)) for px, py in places])
    canvas.stroke(line, "#8dfff0", size * 0.10, 0.6, blur=size * 0.05)
    canvas.stroke(line, "#eafff8", size * 0.05)
    for px, py in places:
        number_pearl(canvas, x + size * px, y + size * py, size * 0.5, number)


def capsule(canvas: Canvas, x: float, y: float, w: float, h: float) -> None:
    """A dark glass plate with a gold rim on which signs are laid."""
    outline = rounded(x, y, w, h, h / 2)
    canvas.shadow(outline, h * 0.09, h * 0.3, 0.75)
    canvas.fill(outline, linear(0, y, 0, y + h, [(0, "#12445a"), (1, "#03131f")]))
    canvas.inner_shadow(outline, h * 0.3, 0.7, h * 0.06)
    canvas.frame(x, y, w, h, h / 2, h * 0.085, "gold")
