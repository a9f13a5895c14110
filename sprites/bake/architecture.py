"""Buildings of the sunken city as solid bodies: drums, domes, spires, gates, columns, lit from the upper left.

A `Mason` draws into a canvas with a stone ramp; lengths are in the canvas's design units. Parts drawn later stand in
front of earlier ones.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import skia

from bake.canvas import Canvas
from bake.colour import Ramp, hexed, material, ramp
from bake.relief import Finish
from bake.shapes import circle, linear, oval, polygon, radial, rounded

ROUND = ((0.0, 0.42), (0.16, 0.66), (0.34, 0.88), (0.6, 0.60), (0.85, 0.34), (1.0, 0.22))
"""Brightness across an upright cylinder: (place, tone in the stone ramp)."""


class Mason:
    """Draws building parts of one stone."""

    def __init__(self, canvas: Canvas, stone: str | Ramp, lamp: str = "#ffe9a8") -> None:
        """`lamp` is the colour of lit windows."""
        self.canvas, self.stone, self.lamp = canvas, material(stone), lamp

    def tone(self, value: float) -> str:
        """Return the colour at a place of the stone ramp."""
        return hexed(ramp(np.array([value], np.float32), self.stone)[0])

    def _across(self, x0: float, x1: float, strength: float = 1.0) -> skia.Shader:
        stops = [(place, self.tone(0.55 + (tone - 0.55) * strength)) for place, tone in ROUND]
        return linear(x0, 0, x1, 0, stops)

    def drum(self, x: float, w: float, top: float, base: float, taper: float = 0.0) -> None:
        """Draw an upright cylinder with its middle at x, narrower at the top by `taper` (share)."""
        half, upper = w / 2, w / 2 * (1 - taper)
        body = polygon([(x - half, base), (x - upper, top), (x + upper, top), (x + half, base)])
        self.canvas.fill(body, self._across(x - half, x + half))
        self._shade_down(body, top, base)

    def _shade_down(self, body: skia.Path, top: float, base: float) -> None:
        fade = [(0, "#000a12", 0.0), (0.55, "#000a12", 0.05), (1, "#000a12", 0.42)]
        self.canvas.fill(body, linear(0, top, 0, base, fade))

    def band(self, x: float, w: float, y: float, h: float) -> None:
        """Draw a moulding around a drum: a thin slightly wider cylinder with a shadow under it."""
        self.canvas.fill(rounded(x - w / 2 * 0.97, y + h * 0.6, w * 0.97, h * 1.1, 0), "#000a12", 0.35, blur=h * 0.25)
        self.canvas.fill(rounded(x - w / 2, y, w, h, h * 0.4), self._across(x - w / 2, x + w / 2))
        self.canvas.fill(rounded(x - w / 2, y, w, h * 0.35, h * 0.17), "#ffffff", 0.25)

    def dome(self, x: float, w: float, base: float, h: float, onion: float = 0.0, ribs: int = 6) -> None:
        """Draw a dome `w` wide and `h` high standing on y = base; `onion` (0 to 0.3) makes it bulge and pointed."""
        half, bulge, top = w / 2, w / 2 * (1 + onion), base - h
        body = skia.Path()
        body.moveTo(x - half, base)
        body.cubicTo(x - bulge * 1.12, base - h * 0.5, x - bulge * (0.62 - onion), top + h * onion * 0.9, x, top)
        body.cubicTo(
            x + bulge * (0.62 - onion), top + h * onion * 0.9, x + bulge * 1.12, base - h * 0.5, x + half, base
        )
        body.close()
        light = [(0, self.tone(0.95)), (0.35, self.tone(0.66)), (0.75, self.tone(0.36)), (1, self.tone(0.2))]
        self.canvas.fill(body, radial(x - half * 0.4, base - h * 0.62, w * 0.85, light))
        with self.canvas.clipped(body):
            for k in range(1, ribs):
                side = math.cos(math.pi * k / ribs) * bulge * 1.06
                rib = skia.Path()
                rib.moveTo(x, top)
                rib.cubicTo(x + side * 0.7, top + h * 0.2, x + side * 1.05, base - h * 0.4, x + side * 0.92, base)
                self.canvas.stroke(rib, self.tone(0.16), w * 0.016, 0.5)
        self.finial(x, top, w * 0.13)

    def finial(self, x: float, y: float, size: float) -> None:
        """Draw a spike with a pearl on a dome or spire whose tip is at (x, y)."""
        spike = polygon([(x - size * 0.16, y + size * 0.3), (x, y - size * 2.2), (x + size * 0.16, y + size * 0.3)])
        self.canvas.fill(spike, self.tone(0.8))
        self.canvas.pearl(x - size * 0.4, y - size * 0.9, size * 0.8, None)

    def spire(self, x: float, w: float, base: float, h: float) -> None:
        """Draw a slightly hollow cone."""
        body = skia.Path()
        body.moveTo(x - w / 2, base)
        body.quadTo(x - w * 0.1, base - h * 0.35, x, base - h)
        body.quadTo(x + w * 0.1, base - h * 0.35, x + w / 2, base)
        body.close()
        self.canvas.fill(body, self._across(x - w / 2, x + w / 2, 1.15))
        self.finial(x, base - h, w * 0.16)

    def cap(self, x: float, w: float, base: float, h: float, kind: int) -> None:
        """Draw one of four roofs: dome, onion, spire, crenels."""
        if kind == 0:
            self.dome(x, w * 1.06, base, h * 0.7)
        elif kind == 1:
            self.dome(x, w * 0.92, base, h, 0.22)
        elif kind == 2:
            self.spire(x, w * 1.16, base, h * 1.4)
        else:
            self.crenels(x, w * 1.14, base, h * 0.35)

    def crenels(self, x: float, w: float, base: float, h: float, count: int = 4) -> None:
        """Draw battlements."""
        self.band(x, w, base - h * 0.3, h * 0.5)
        pitch = w / (2 * count - 1)
        for k in range(count):
            left = x - w / 2 + 2 * k * pitch
            shade = self.tone(0.78 - 0.42 * k / (count - 1))
            self.canvas.fill(rounded(left, base - h, pitch, h * 0.8, pitch * 0.12), shade)

    def tower(
        self, x: float, w: float, top: float, base: float, kind: int, windows: int = 2, taper: float = 0.08
    ) -> None:
        """Draw a round tower with mouldings, lit windows and a roof (see `cap`)."""
        self.drum(x, w, top, base, taper)
        self.band(x, w * (1.1 - taper), top, w * 0.09)
        self.band(x, w * 1.04, top + (base - top) * 0.5, w * 0.06)
        for k in range(windows):
            y = top + (base - top) * (0.18 + 0.62 * k / max(1, windows))
            self.window(x - w * 0.05, y, w * 0.2, w * 0.36)
        self.cap(x, w * (1 - taper), top + w * 0.02, w * 0.95, kind)

    def window(self, x: float, y: float, w: float, h: float) -> None:
        """Draw a lit round-headed window with its middle at x and its top at y."""
        self.canvas.glow(x, y + h * 0.5, h * 1.3, self.lamp, 0.75)
        self.canvas.fill(arch_path(x, y, w, h), self.lamp)
        self.canvas.stroke(arch_path(x, y, w, h), self.tone(0.12), w * 0.14, 0.8)

    def gate(self, x: float, base: float, w: float, h: float, light: str | None = None) -> None:
        """Draw an arched opening with a moulding; dark, or filled with light of a colour."""
        outer, inner = arch_path(x, base - h, w, h), arch_path(x, base - h + w * 0.11, w * 0.78, h - w * 0.11)
        self.canvas.carve(
            skia.Op(outer, inner, skia.kDifference_PathOp), self.stone, w * 0.05, (w * 0.02, w * 0.05, 0.6)
        )
        if light is None:
            self.canvas.fill(inner, linear(0, base - h, 0, base, [(0, self.tone(0.04)), (1, self.tone(0.2))]))
            self.canvas.inner_shadow(inner, w * 0.2, 0.8, w * 0.05)
            return
        self.canvas.fill(inner, linear(0, base - h, 0, base, [(0, light), (1, "#ffffff")]))
        self.canvas.glow(x, base - h * 0.4, h * 0.75, light, 0.8)

    def wall(self, x0: float, x1: float, top: float, base: float, courses: int = 6) -> None:
        """Draw a flat wall of ashlar between x0 and x1."""
        body = rounded(x0, top, x1 - x0, base - top, 0)
        self.canvas.fill(
            body, linear(x0, top, x1, base, [(0, self.tone(0.72)), (0.5, self.tone(0.52)), (1, self.tone(0.32))])
        )
        step = (base - top) / courses
        for row in range(courses):
            y = top + step * row
            self.canvas.fill(rounded(x0, y, x1 - x0, step * 0.06, 0), "#ffffff", 0.16)
            self.canvas.fill(rounded(x0, y + step * 0.93, x1 - x0, step * 0.07, 0), "#000a12", 0.22)
            for k in range(int((x1 - x0) / (step * 1.9)) + 1):
                x = x0 + (k + row % 2 * 0.5) * step * 1.9
                if x0 < x < x1:
                    self.canvas.fill(rounded(x, y, step * 0.06, step, 0), "#000a12", 0.16)
        self._shade_down(body, top, base)

    def column(self, x: float, w: float, top: float, base: float) -> None:
        """Draw a fluted column with base and capital."""
        self.drum(x, w * 0.74, top, base, 0.12)
        for k in range(1, 6):
            fx = x - w * 0.33 + w * 0.66 * k / 6
            self.canvas.fill(rounded(fx, top, w * 0.035, base - top, 0), self.tone(0.12), 0.35)
        for y, height, wide in ((top, 0.20, 1.0), (top + w * 0.2, 0.12, 0.84), (base - w * 0.22, 0.22, 1.0)):
            self.band(x, w * wide, y, w * height)

    def pediment(self, x: float, w: float, base: float, h: float) -> None:
        """Draw a carved gable and the beam under it; the gable's foot is at y = base."""
        beam = rounded(x - w / 2, base, w, h * 0.34, h * 0.04)
        outer = polygon([(x - w * 0.54, base), (x, base - h), (x + w * 0.54, base)])
        inner = polygon([(x - w * 0.38, base - h * 0.12), (x, base - h * 0.78), (x + w * 0.38, base - h * 0.12)])
        self.canvas.fill(outer, self.tone(0.34))
        self.canvas.carve(
            skia.Op(outer, inner, skia.kDifference_PathOp), self.stone, h * 0.06, (h * 0.04, h * 0.1, 0.5)
        )
        self.canvas.carve(beam, self.stone, h * 0.06, (h * 0.05, h * 0.12, 0.5))

    def stairs(self, x: float, w: float, base: float, h: float, steps: int = 3) -> None:
        """Draw steps that narrow upwards; their foot is at y = base + h / steps."""
        for k in range(steps):
            wide, y = w * (1 - 0.11 * k), base - h * k / steps
            block = rounded(x - wide / 2, y, wide, h / steps * 1.25, h * 0.05)
            self.canvas.carve(block, self.stone, h * 0.07, (h * 0.05, h * 0.12, 0.5), Finish(flat=0.5 + 0.04 * k))

    def onto_ground(self, x: float, w: float, y: float) -> None:
        """Draw the soft dark patch a building stands on."""
        self.canvas.fill(oval(x, y, w / 2, w * 0.06), "#000a12", 0.6, blur=w * 0.03)

    def glass_dome(self, x: float, w: float, base: float, h: float) -> None:
        """Draw a dome of glass in ribs, lit from inside."""
        shape = skia.Op(oval(x, base, w / 2, h), rounded(x - w, base - 2 * h, 2 * w, 2 * h, 0), skia.kIntersect_PathOp)
        glass = [(0, "#fdfff0", 0.85), (0.5, "#eaffd0", 0.42), (1, "#ffffff", 0.28)]
        self.canvas.fill(shape, radial(x, base - h * 0.2, w * 0.6, glass))
        with self.canvas.clipped(shape):
            for k in range(-3, 4):
                self.canvas.stroke(oval(x, base, abs(k) * w / 6.2 + 0.01, h), self.tone(0.3), w * 0.014)
            for level in (0.35, 0.65):
                self.canvas.stroke(
                    oval(x, base - h * level, w / 2 * math.sqrt(1 - level * level), h * 0.07), self.tone(0.3), w * 0.012
                )
            self.canvas.fill(oval(x - w * 0.2, base - h * 0.66, w * 0.12, h * 0.14), "#ffffff", 0.5, blur=w * 0.02)
        self.canvas.stroke(shape, self.tone(0.25), w * 0.03)
        self.canvas.stroke(shape, self.tone(0.85), w * 0.014)
        self.band(x, w * 1.06, base - h * 0.05, h * 0.12)
        self.finial(x, base - h, w * 0.06)

    def polygon_body(self, points: Sequence[tuple[float, float]], tone: float) -> None:
        """Fill a flat facet at a place of the stone ramp."""
        self.canvas.fill(polygon(points), self.tone(tone))

    def lantern(self, x: float, y: float, radius: float) -> None:
        """Draw a shining lamp around (x, y)."""
        self.canvas.glow(x, y, radius * 5, self.lamp, 0.9)
        self.canvas.fill(circle(x, y, radius), radial(x, y, radius, [(0, "#ffffff"), (1, self.lamp)]))


def arch_path(x: float, top: float, w: float, h: float) -> skia.Path:
    """Return a round-headed opening with its middle at x."""
    path = skia.Path()
    path.moveTo(x - w / 2, top + h)
    path.lineTo(x - w / 2, top + w / 2)
    path.arcTo(skia.Rect.MakeXYWH(x - w / 2, top, w, w), 180, 180, False)
    path.lineTo(x + w / 2, top + h)
    path.close()
    return path
