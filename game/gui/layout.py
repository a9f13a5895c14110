"""Scale and rectangles. All functions return new rectangles in window pixels and leave their arguments alone."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

DESIGN = (1920, 1080)
MIN_WINDOW = (1024, 640)

Size = tuple[int, int]


def scale_for(
    size: Size, ui_scale: float = 1.0, reference: Size = DESIGN, need: Size | None = None, least: float = 0.1
) -> float:
    """Pixels per design unit in a window of `size`.

    `reference` is the window size at which a unit is one pixel; with `need` the scale never grows so far that an area
    of that many units no longer fits, whatever the UI scale. It is not under `least` unless `need` asks for that.
    """
    scale = max(least, min(size[0] / reference[0], size[1] / reference[1]) * ui_scale)
    if need:
        scale = min(scale, size[0] / need[0], size[1] / need[1])
    return max(scale, 0.1)


def inset(rect: Rect, x: float, y: float | None = None) -> Rect:
    """The rectangle made smaller by `x` left and right, `y` (else `x`) above and below."""
    y = x if y is None else y
    return Rect(round(rect.x + x), round(rect.y + y), max(0, round(rect.w - 2 * x)), max(0, round(rect.h - 2 * y)))


def centred(area: Rect, w: float, h: float) -> Rect:
    """A rectangle of `w` x `h` in the middle of an area."""
    return Rect(round(area.x + (area.w - w) / 2), round(area.y + (area.h - h) / 2), round(w), round(h))


def _cuts(start: float, length: float, parts: Sequence[float], gap: float) -> list[tuple[int, int]]:
    """Start and length of each part along a line. Positive parts are shares, negative ones fixed pixels."""
    fixed = sum(-part for part in parts if part < 0) + gap * (len(parts) - 1)
    shares = sum(part for part in parts if part > 0) or 1.0
    free = max(0.0, length - fixed)
    cuts: list[tuple[int, int]] = []
    at = start
    for part in parts:
        extent = -part if part < 0 else free * part / shares
        cuts.append((round(at), round(at + extent) - round(at)))
        at += extent + gap
    return cuts


def columns(rect: Rect, parts: Sequence[float], gap: float = 0) -> list[Rect]:
    """The rectangle cut into columns: positive parts are shares of what is left, negative parts are fixed pixels."""
    return [Rect(x, rect.y, w, rect.h) for x, w in _cuts(rect.x, rect.w, parts, gap)]


def rows(rect: Rect, parts: Sequence[float], gap: float = 0) -> list[Rect]:
    """The rectangle cut into rows: positive parts are shares of what is left, negative parts are fixed pixels."""
    return [Rect(rect.x, y, rect.w, h) for y, h in _cuts(rect.y, rect.h, parts, gap)]


def stack(x: float, y: float, w: float, heights: Sequence[float], gap: float) -> list[Rect]:
    """Rectangles of one width below each other."""
    rects = []
    for height in heights:
        rects.append(Rect(round(x), round(y), round(w), round(height)))
        y += height + gap
    return rects


def fit_inside(rect: Rect, area: Rect) -> Rect:
    """The rectangle moved (not resized) so that it lies in the area, as far as it can."""
    moved = rect.copy()
    moved.x = max(area.x, min(moved.x, area.right - moved.w))
    moved.y = max(area.y, min(moved.y, area.bottom - moved.h))
    return moved


def contain(area: Rect, w: float, h: float) -> Rect:
    """The largest rectangle of the proportions `w` : `h` in the middle of an area."""
    factor = min(area.w / w, area.h / h)
    return centred(area, w * factor, h * factor)
