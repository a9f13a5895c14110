"""Outlines and gradients, in whatever units the caller draws."""

from __future__ import annotations

from collections.abc import Sequence

import skia

from bake.colour import rgb

Stops = Sequence[tuple[float, str] | tuple[float, str, float]]
"""Gradient stops: (position, colour) or (position, colour, alpha)."""


def rounded(x: float, y: float, w: float, h: float, radius: float) -> skia.Path:
    """Return a rounded rectangle."""
    path = skia.Path()
    path.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, w, h), radius, radius))
    return path


def circle(x: float, y: float, radius: float) -> skia.Path:
    """Return a circle around (x, y)."""
    path = skia.Path()
    path.addCircle(x, y, radius)
    return path


def oval(x: float, y: float, radius_x: float, radius_y: float) -> skia.Path:
    """Return an ellipse around (x, y)."""
    path = skia.Path()
    path.addOval(skia.Rect.MakeLTRB(x - radius_x, y - radius_y, x + radius_x, y + radius_y))
    return path


def polygon(points: Sequence[tuple[float, float]]) -> skia.Path:
    """Return a closed outline of straight lines."""
    path = skia.Path()
    path.addPoly([skia.Point(x, y) for x, y in points], True)
    return path


def hollow(x: float, y: float, w: float, h: float, radius: float, bar: float) -> skia.Path:
    """Return a rounded frame whose bars are `bar` wide."""
    inner = rounded(x + bar, y + bar, w - 2 * bar, h - 2 * bar, max(1.0, radius - bar))
    return skia.Op(rounded(x, y, w, h, radius), inner, skia.kDifference_PathOp)


def linear(x0: float, y0: float, x1: float, y1: float, stops: Stops) -> skia.Shader:
    """Return a straight gradient."""
    points = [skia.Point(x0, y0), skia.Point(x1, y1)]
    return skia.GradientShader.MakeLinear(points, [_stop_colour(s) for s in stops], [s[0] for s in stops])


def radial(x: float, y: float, radius: float, stops: Stops) -> skia.Shader:
    """Return a round gradient from the middle outwards."""
    return skia.GradientShader.MakeRadial(
        skia.Point(x, y), radius, [_stop_colour(s) for s in stops], [s[0] for s in stops]
    )


def gilding(top: float, bottom: float) -> skia.Shader:
    """Return the five-stop gradient of a gilded line or letter."""
    stops = [(0, "#fff2be"), (0.35, "#e9c566"), (0.5, "#b9832a"), (0.62, "#f3d98a"), (1, "#a8721f")]
    return linear(0, top, 0, bottom, stops)


def _stop_colour(stop: tuple[float, str] | tuple[float, str, float]) -> int:
    r, g, b = (round(255 * float(c)) for c in rgb(stop[1]))
    return int(skia.Color(r, g, b, round(255 * (stop[2] if len(stop) > 2 else 1.0))))
