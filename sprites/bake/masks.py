"""Black-and-white shapes (float maps, 1 inside) of icons, outlines and letters, and the fonts."""

from __future__ import annotations

import functools
import io
import json
import os
from pathlib import Path

import numpy as np
import resvg_py
import skia
from PIL import Image

from bake.colour import Array

FONTS = Path(__file__).resolve().parent.parent / "fonts"
ICONS_HELP = (
    "Set ART_ICONS to the file icons.json of the package @iconify-json/game-icons "
    "(npm install @iconify-json/game-icons, then node_modules/@iconify-json/game-icons/icons.json)."
)


@functools.cache
def _icons() -> dict[str, str]:
    """Return the SVG body of every icon by name; raises SystemExit with advice if the icon file is missing."""
    path = Path(os.environ.get("ART_ICONS", "node_modules/@iconify-json/game-icons/icons.json"))
    if not path.is_file():
        raise SystemExit(f"No icons at {path}. {ICONS_HELP}")
    data = json.loads(path.read_text(encoding="utf-8"))
    bodies = {name: icon["body"] for name, icon in data["icons"].items()}
    return bodies | {name: bodies[alias["parent"]] for name, alias in data["aliases"].items()}


@functools.cache
def icon_mask(name: str, pixels: int, pad: int = 0) -> Array:
    """Return a square mask of an icon, `pixels` wide plus `pad` empty ones on each side; KeyError if unknown."""
    body = _icons()[name].replace("currentColor", "#fff")
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>'
    data = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels, skip_system_fonts=True))
    alpha = np.asarray(Image.open(io.BytesIO(data)).convert("RGBA"))[..., 3].astype(np.float32) / 255
    return np.pad(alpha, pad)


def path_mask(path: skia.Path, width: float, height: float, scale: float = 1.0) -> Array:
    """Return the mask of an outline given in units of `1 / scale` pixels; the map is (height, width) * scale."""
    surface = skia.Surface(round(width * scale), round(height * scale))
    canvas = surface.getCanvas()
    canvas.clear(0)
    canvas.scale(scale, scale)
    canvas.drawPath(path, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
    return surface.toarray()[..., 3].astype(np.float32) / 255


@functools.cache
def font(name: str, size: float) -> skia.Font:
    """Return a font of `sprites/fonts` by file name without ".ttf"; raises FileNotFoundError if there is none."""
    path = FONTS / f"{name}.ttf"
    if not path.is_file():
        raise FileNotFoundError(path)
    face = skia.Font(skia.Typeface.MakeFromFile(str(path)), size)
    face.setSubpixel(True)
    face.setEdging(skia.Font.Edging.kAntiAlias)
    return face


def text_mask(text: str, face: skia.Font, pad: int = 8, tracking: float = 0.0) -> Array:
    """Return the mask of a line of letters with `pad` empty pixels around and `tracking` pixels between letters."""
    metrics = face.getMetrics()
    advances = [face.measureText(letter) + tracking for letter in text]
    surface = skia.Surface(int(sum(advances) + 2 * pad) + 1, int(metrics.fDescent - metrics.fAscent + 2 * pad) + 1)
    canvas = surface.getCanvas()
    canvas.clear(0)
    x = float(pad)
    for letter, advance in zip(text, advances, strict=True):
        canvas.drawString(letter, x, pad - metrics.fAscent, face, skia.Paint(AntiAlias=True, Color=skia.ColorWHITE))
        x += advance
    return surface.toarray()[..., 3].astype(np.float32) / 255
