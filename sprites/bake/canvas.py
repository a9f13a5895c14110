"""A drawing surface in design units (pixels of a 1920 x 1080 screen)."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeAlias

import numpy as np
import skia

from bake.colour import Array, Ramp, color4f, rgb
from bake.masks import font, icon_mask, path_mask
from bake.relief import PLAIN, Finish, disc, icon_relief, pearl, reduced, relief, shade, shoulder
from bake.shapes import circle, hollow, radial, rounded

SCREEN = skia.BlendMode.kScreen
MULTIPLY = skia.BlendMode.kMultiply
PLUS = skia.BlendMode.kPlus

Fill: TypeAlias = str | skia.Shader
"""A plain "#rrggbb" or a gradient."""
Shadow = tuple[float, float, float]
"""Drop shadow: (offset down, blur, alpha), the first two in design units."""


def image(picture: Array) -> skia.Image:
    """Return a skia image of a straight RGB or RGBA float picture."""
    if picture.shape[-1] == 3:
        picture = np.concatenate([picture, np.ones((*picture.shape[:2], 1))], -1)
    clipped = np.clip(picture, 0, 1)
    pixels = np.empty(clipped.shape, np.uint8)
    pixels[..., :3] = clipped[..., :3] * clipped[..., 3:] * 255 + 0.5
    pixels[..., 3:] = clipped[..., 3:] * 255 + 0.5
    info = skia.ImageInfo.Make(pixels.shape[1], pixels.shape[0], skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType)
    return skia.Image.MakeRasterCopy(skia.Pixmap(info, pixels, pixels.shape[1] * 4))


class Canvas:
    """A transparent picture of `width` x `height` design units plus a margin for shadows, `scale` pixels per unit.

    Everything is drawn in design units; (0, 0) is the top left corner of the nominal box, the margin lies outside.
    """

    def __init__(
        self, width: float, height: float, scale: float, pad: tuple[float, float, float, float] = (0, 0, 0, 0)
    ) -> None:
        """`pad` is the margin left, top, right, bottom in design units."""
        self.width, self.height, self.scale, self.pad = width, height, scale, pad
        left, top, right, bottom = pad
        self.surface = skia.Surface(
            math.ceil((width + left + right) * scale), math.ceil((height + top + bottom) * scale)
        )
        self.skia = self.surface.getCanvas()
        self.skia.clear(0)
        self.skia.scale(scale, scale)
        self.skia.translate(left, top)

    def pixels(self) -> Array:
        """Return the picture, margin included, as straight RGBA bytes (height, width, 4)."""
        return self.surface.toarray(colorType=skia.kRGBA_8888_ColorType)

    def to_pixels(self, units: float) -> int:
        """Return a length in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    @contextmanager
    def clipped(self, path: skia.Path) -> Iterator[None]:
        """Limit drawing to the inside of an outline."""
        self.skia.save()
        self.skia.clipPath(path, doAntiAlias=True)
        yield
        self.skia.restore()

    def draw(
        self,
        picture: Array | skia.Image,
        x: float,
        y: float,
        w: float,
        h: float,
        alpha: float = 1.0,
        blend: skia.BlendMode | None = None,
        shadow: Shadow | None = None,
    ) -> None:
        """Draw a picture into a box, with an optional drop shadow of its shape."""
        picture = image(picture) if isinstance(picture, np.ndarray) else picture
        paint = skia.Paint(AntiAlias=True, Alphaf=alpha)
        if blend is not None:
            paint.setBlendMode(blend)
        if shadow is not None:
            down, blur, strength = shadow
            black = skia.ColorSetA(skia.ColorBLACK, round(255 * strength))
            paint.setImageFilter(skia.ImageFilters.DropShadow(0, down, blur / 2, blur / 2, black))
        sampling = skia.SamplingOptions(skia.CubicResampler.Mitchell())
        self.skia.drawImageRect(picture, skia.Rect.MakeXYWH(x, y, w, h), sampling, paint)

    def fill(
        self,
        path: skia.Path,
        fill: Fill,
        alpha: float = 1.0,
        blend: skia.BlendMode | None = None,
        blur: float = 0.0,
    ) -> None:
        """Fill an outline; `blur` softens it by that many units."""
        self.skia.drawPath(path, self._paint(fill, alpha, blend, blur))

    def stroke(
        self,
        path: skia.Path,
        fill: Fill,
        width: float = 1.0,
        alpha: float = 1.0,
        blend: skia.BlendMode | None = None,
        blur: float = 0.0,
    ) -> None:
        """Draw an outline's line with round joins."""
        paint = self._paint(fill, alpha, blend, blur)
        paint.setStyle(skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeJoin(skia.Paint.kRound_Join)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        self.skia.drawPath(path, paint)

    def shadow(
        self, path: skia.Path, down: float = 6, blur: float = 10, alpha: float = 0.5, colour: str = "#000000"
    ) -> None:
        """Draw the soft shadow of an outline (draw the outline itself after it)."""
        self.skia.save()
        self.skia.translate(0, down)
        self.fill(path, colour, alpha, blur=blur / 2)
        self.skia.restore()

    def inner_shadow(
        self, path: skia.Path, blur: float = 10, alpha: float = 0.5, down: float = 4, colour: str = "#000000"
    ) -> None:
        """Darken the inside of an outline along its edge, as in a hollow."""
        around = skia.Path()
        around.addRect(path.getBounds().makeOutset(80, 80))
        around = skia.Op(around, path, skia.kDifference_PathOp)
        with self.clipped(path):
            self.shadow(around, down, blur, alpha, colour)

    def glow(self, x: float, y: float, radius: float, colour: str, alpha: float) -> None:
        """Add a round soft light."""
        stops = [(0, colour, alpha), (0.35, colour, alpha * 0.42), (1, colour, 0.0)]
        self.fill(circle(x, y, radius), radial(x, y, radius, stops), blend=SCREEN)

    def text(
        self,
        text: str,
        face: str,
        size: float,
        x: float,
        y: float,
        fill: Fill = "#ffffff",
        align: str = "center",
        shadow: Shadow | None = None,
    ) -> float:
        """Write a line with its baseline at y; `align` is "left", "center" or "right". Returns its width."""
        letters = font(face, size)
        width = float(letters.measureText(text))
        left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * width
        if shadow is not None:
            down, blur, alpha = shadow
            self.skia.drawString(text, left, y + down, letters, self._paint("#000000", alpha, None, blur / 2))
        self.skia.drawString(text, left, y, letters, self._paint(fill, 1.0, None, 0.0))
        return width

    def icon(self, name: str, x: float, y: float, size: float, colour: str, alpha: float = 1.0) -> None:
        """Draw a flat icon in one colour."""
        mask = icon_mask(name, self.to_pixels(size))
        flat = np.concatenate([np.broadcast_to(rgb(colour), (*mask.shape, 3)), mask[..., None]], -1)
        self.draw(flat.astype(np.float32), x, y, size, size, alpha)

    def relief(
        self,
        name: str,
        x: float,
        y: float,
        size: float,
        surface: str | Ramp = "gold",
        bevel: float = 2.0,
        shadow: Shadow | None = (1.5, 2.5, 0.6),
        mirrored: bool = False,
    ) -> None:
        """Draw a carved icon of `size` units; `bevel` (units) is the width of its round edges."""
        margin = 3
        picture = icon_relief(name, self.to_pixels(size), surface, bevel * self.scale, margin, mirrored)
        edge = margin / self.scale
        self.draw(picture, x - edge, y - edge, size + 2 * edge, size + 2 * edge, shadow=shadow)

    def carve(
        self,
        path: skia.Path,
        surface: str | Ramp,
        bevel: float,
        shadow: Shadow | None = (1.5, 2.5, 0.6),
        finish: Finish = PLAIN,
    ) -> None:
        """Draw an outline as a relief with round edges `bevel` units wide."""
        oversize, edge = 3, 2.0
        box = path.getBounds()
        width, height = math.ceil(box.width() + 2 * edge), math.ceil(box.height() + 2 * edge)
        moved = skia.Path(path)
        moved.offset(edge - box.left(), edge - box.top())
        mask = path_mask(moved, width, height, self.scale * oversize)
        soft = 0.22 * bevel * self.scale * oversize
        picture = reduced(relief(mask, bevel * self.scale * oversize, surface, soft, finish), oversize)
        self.draw(picture, box.left() - edge, box.top() - edge, width, height, shadow=shadow)

    def disc(
        self,
        x: float,
        y: float,
        size: float,
        surface: str | Ramp = "gold",
        emblem: Array | str | None = None,
        rim: float = 0.12,
        emblem_share: float = 0.62,
        shadow: Shadow | None = (2, 4, 0.6),
    ) -> None:
        """Draw a coin in the box of `size` units at (x, y)."""
        margin = 3
        picture = disc(self.to_pixels(size), surface, emblem, rim, emblem_share, margin)
        edge = margin / self.scale
        self.draw(picture, x - edge, y - edge, size + 2 * edge, size + 2 * edge, shadow=shadow)

    def pearl(self, x: float, y: float, size: float, shadow: Shadow | None = (1.5, 4, 0.65)) -> None:
        """Draw a pearl in the box of `size` units at (x, y)."""
        self.draw(_pearl_image(self.to_pixels(size)), x, y, size, size, shadow=shadow)

    def frame(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        radius: float,
        bar: float,
        surface: str | Ramp = "gold",
        shadow: Shadow | None = None,
    ) -> None:
        """Draw a carved rounded frame with bars `bar` units wide."""
        edge = 2.0
        picture = _frame_image(w, h, radius, bar, surface, self.scale, edge)
        self.draw(picture, x - edge, y - edge, w + 2 * edge, h + 2 * edge, shadow=shadow)

    def vignette(self, alpha: float, centre: tuple[float, float] = (0.5, 0.48), reach: float = 0.75) -> None:
        """Darken the corners; centre and reach are shares of the size and the width."""
        x, y = centre[0] * self.width, centre[1] * self.height
        black = "#000000"
        stops = [(0, black, 0.0), (0.45, black, 0.02), (0.75, black, alpha * 0.45), (1, black, alpha)]
        box = rounded(-self.pad[0], -self.pad[1], self.width + self.pad[2] * 2, self.height + self.pad[3] * 2, 0)
        self.fill(box, radial(x, y, reach * self.width, stops))

    @staticmethod
    def _paint(fill: Fill, alpha: float, blend: skia.BlendMode | None, blur: float) -> skia.Paint:
        paint = skia.Paint(AntiAlias=True)
        if isinstance(fill, str):
            paint.setColor4f(color4f(fill, alpha))
        else:
            paint.setShader(fill)
            paint.setAlphaf(alpha)
        if blend is not None:
            paint.setBlendMode(blend)
        if blur > 0:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        return paint


@functools.cache
def _pearl_image(pixels: int) -> skia.Image:
    return image(pearl(pixels))


@functools.cache
def _frame_image(
    w: float, h: float, radius: float, bar: float, surface: str | Ramp, scale: float, edge: float
) -> skia.Image:
    """Return the carved frame with `edge` units of empty margin."""
    oversize = 2
    mask = path_mask(hollow(edge, edge, w, h, radius, bar), w + 2 * edge, h + 2 * edge, scale * oversize)
    height = shoulder(mask, bar / 2 * scale * oversize, soft=0.15 * scale * oversize)
    return image(reduced(shade(height, mask, surface, Finish(sheen=0.16)), oversize))
