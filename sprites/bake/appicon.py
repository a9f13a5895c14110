"""The icon of the program for the desktop: `python -m bake.appicon`, run inside `sprites/`.

Writes PNG (512 pixels), ICO (16 to 256) and ICNS to `build_specs/icons`, and the window's icon to `sprites`. Small
sizes are drawn anew with fewer details.
"""

from __future__ import annotations

from PIL import Image

from bake.alcove import both_sides, closed, cushion, mirrored, without
from bake.kit import SCREEN, Canvas, circle, evenly, linear, radial, rounded
from bake.output import SPRITES

FOLDER = SPRITES.parent / "build_specs" / "icons"
UNITS = 420.0
"""Side of the square field; the throne stands on the axis x = 210 as in the title's pictures."""
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512)
PLAIN_BELOW = 48
"""Below this size the icon has a thinner frame and a larger throne."""

BLUE = evenly("#060c2a", "#14246a", "#2546b4", "#5a80e0", "#b4c8ff", "#f0f5ff")
TEAL = evenly("#02181a", "#0a4a4c", "#148a88", "#4cc4ba", "#b0f0e0", "#f0fffa")
RED = evenly("#200305", "#5c0c10", "#a81c20", "#da4a40", "#f8a898", "#fff0ea")


def _ground(canvas: Canvas, framed: bool) -> None:
    field = rounded(10, 10, UNITS - 20, UNITS - 20, 84)
    canvas.fill(field, linear(0, 10, 0, UNITS - 10, [(0, "#1c2f6e"), (0.55, "#101c48"), (1, "#070d26")]))
    canvas.fill(field, radial(150, 90, 300, [(0, "#8fb0ff", 0.45), (1, "#8fb0ff", 0.0)]), blend=SCREEN)
    canvas.inner_shadow(field, 40, 0.6, 6)
    canvas.frame(10, 10, UNITS - 20, UNITS - 20, 84, 19 if framed else 15, "gold")


def _throne(canvas: Canvas) -> None:
    """A gold throne whose back is a crown of three points, upholstered in the colours of the three games."""
    back = both_sides(closed(
        (210, 64), (184, 108), (180, 118, 170, 118, 164, 112), (132, 82), (136, 150, 142, 220, 146, 276), (210, 276),
    ))  # fmt: skip
    pad = rounded(164, 134, 92, 142, 8)
    canvas.carve(back, "gold", 11, shadow=(8, 18, 0.7))
    for x, surface in ((165.0, BLUE), (195.5, TEAL), (226.0, RED)):
        cushion(canvas, rounded(x, 136, 29, 140, 7), surface, 7, shadow=(1, 3, 0.6))
    canvas.carve(without(rounded(157, 127, 106, 156, 12), pad), "gold", 4, shadow=(2, 4, 0.6))
    legs = closed((124, 306), (120, 336, 138, 340, 128, 368), (158, 368), (156, 344, 170, 340, 166, 306))
    canvas.carve(both_sides(legs), "gold", 9, shadow=(5, 10, 0.65))
    seat = both_sides(closed((210, 262), (150, 262), (128, 266, 122, 280, 122, 290), (210, 300)))
    cushion(canvas, seat, RED, 14, shadow=(4, 9, 0.7))
    arm = closed(
        (150, 208), (116, 204, 96, 218, 98, 236), (100, 256, 120, 258, 122, 246), (122, 262, 116, 280, 114, 296),
        (142, 296), (146, 268, 144, 240, 152, 232),
    )  # fmt: skip
    for side in (arm, mirrored(arm)):
        canvas.carve(side, "gold", 9, shadow=(5, 11, 0.7))
    canvas.carve(rounded(110, 288, 200, 30, 12), "gold", 9, shadow=(5, 10, 0.7))
    for x, y, surface in ((132.0, 80.0, BLUE), (210.0, 58.0, TEAL), (288.0, 80.0, RED)):
        canvas.carve(circle(x, y, 15), surface, 15, shadow=(3, 7, 0.7))


def icon(pixels: int) -> Image.Image:
    """Return the icon, `pixels` square, drawn larger and reduced."""
    framed = pixels >= PLAIN_BELOW
    canvas = Canvas(UNITS, UNITS, max(512, pixels * 2) / UNITS)
    _ground(canvas, framed)
    grown = 1.1 if framed else 1.3
    canvas.skia.save()
    canvas.skia.translate(UNITS / 2, UNITS / 2)
    canvas.skia.scale(grown, grown)
    canvas.skia.translate(-UNITS / 2, -UNITS / 2 + 2)
    _throne(canvas)
    canvas.skia.restore()
    picture = Image.fromarray(canvas.pixels(), "RGBA").convert("RGBa")
    return picture.resize((pixels, pixels), Image.Resampling.LANCZOS).convert("RGBA")


def main() -> None:
    """Write all icon files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = {size: icon(size) for size in sorted({*ICO_SIZES, *ICNS_SIZES})}
    pictures[512].save(FOLDER / "three-thrones.png", optimize=True)
    pictures[64].save(SPRITES / "window_icon.png", optimize=True)
    ico = [pictures[size] for size in ICO_SIZES]
    ico[-1].save(FOLDER / "three-thrones.ico", sizes=[(size, size) for size in ICO_SIZES], append_images=ico[:-1])
    icns = [pictures[size] for size in ICNS_SIZES]
    icns[-1].save(FOLDER / "three-thrones.icns", append_images=icns[:-1])


if __name__ == "__main__":
    main()
