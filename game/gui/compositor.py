"""Puts a frame on the window with as little drawing as possible.

The static picture of a scene, its *base*, is kept in a surface of the window's size. Above it lies a list of sprites.
A frame compares the list with the last one, restores the base and draws the sprites only where something differs, and
hands the system just these rectangles. When nothing differs nothing happens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

Paint = Callable[[Surface], None]


@dataclass(slots=True, eq=False)
class Sprite:
    """A picture above the base. The surface must not change while it is shown: show another one instead.

    `blend` is a special flag of `Surface.blit`, `clip` cuts what is drawn to a rectangle of the window.
    """

    surface: Surface
    x: int
    y: int
    blend: int = 0
    clip: Rect | None = None

    @property
    def rect(self) -> Rect:
        """The part of the window it covers."""
        full = Rect(self.x, self.y, *self.surface.get_size())
        return full.clip(self.clip) if self.clip else full

    def draw(self, canvas: Surface) -> None:
        """Draw it, within the clip that is set on the canvas."""
        if self.clip is None:
            canvas.blit(self.surface, (self.x, self.y), special_flags=self.blend)
            return
        visible = self.rect
        canvas.blit(self.surface, visible, visible.move(-self.x, -self.y), special_flags=self.blend)

    def mark(self) -> tuple[int, ...]:
        """Equal for two sprites that look the same at the same place."""
        clip = tuple(self.clip) if self.clip else ()
        return (id(self.surface), self.x, self.y, self.blend, *clip)


def changed(old: Sequence[Sprite], new: Sequence[Sprite]) -> list[Rect]:
    """Rectangles in which the lists may look different: what came, went, moved or changed its place in the order."""
    old_marks = [sprite.mark() for sprite in old]
    new_marks = [sprite.mark() for sprite in new]
    if old_marks == new_marks:
        return []
    common = Counter(old_marks) & Counter(new_marks)
    dirty: list[Rect] = []
    kept: list[list[tuple[tuple[int, ...], Sprite]]] = []
    for marks, sprites in ((old_marks, old), (new_marks, new)):
        left = common.copy()
        stays = []
        for mark, sprite in zip(marks, sprites, strict=True):
            if left[mark] > 0:
                left[mark] -= 1
                stays.append((mark, sprite))
            else:
                dirty.append(sprite.rect)
        kept.append(stays)
    for (old_mark, old_sprite), (new_mark, new_sprite) in zip(*kept, strict=True):
        if old_mark != new_mark:
            dirty += [old_sprite.rect, new_sprite.rect]
    return dirty


def merge(rects: Sequence[Rect], window: Rect) -> list[Rect]:
    """The rectangles cut to the window; those that overlap are joined where that does not cost much more area."""
    merged: list[Rect] = []
    for rect in rects:
        current = rect.clip(window)
        if not current.w or not current.h:
            continue
        joined = True
        while joined:
            joined = False
            for index in current.collidelistall(merged):
                other = merged[index]
                union = current.union(other)
                if union.w * union.h <= 1.1 * (current.w * current.h + other.w * other.h):
                    current = union
                    del merged[index]
                    joined = True
                    break
        merged.append(current)
    return merged


class Compositor:
    """Draws frames on a surface. `update` hands changed rectangles to the screen."""

    def __init__(self, update: Callable[[list[Rect]], None] | None = None) -> None:
        self._update: Callable[[list[Rect]], None] = update or pygame.display.update
        self._base: Surface | None = None
        self._shown: list[Sprite] = []

    def frame(
        self, target: Surface, base_dirty: bool | Sequence[Rect], paint: Paint, sprites: Sequence[Sprite]
    ) -> list[Rect]:
        """Bring the target up to date and return the rectangles that were redrawn.

        `base_dirty` is True when the whole base must be painted anew, or a list of the rectangles where it must.
        """
        window = target.get_rect()
        if self._base is None or self._base.get_size() != target.get_size():
            self._base = Surface(target.get_size()).convert(target)
            base_dirty = True
        base = self._base
        if base_dirty is True:
            paint(base)
            dirty = [window]
        else:
            repainted = merge(base_dirty or [], window)
            for rect in repainted:
                base.set_clip(rect)
                paint(base)
            base.set_clip(None)
            dirty = merge([*repainted, *changed(self._shown, sprites)], window)
        covered = [sprite.rect for sprite in sprites] if dirty else []
        for rect in dirty:
            target.set_clip(rect)
            target.blit(base, rect, rect)
            for index in rect.collidelistall(covered):
                sprites[index].draw(target)
        target.set_clip(None)
        self._shown = list(sprites)
        if dirty:
            self._update(dirty)
        return dirty

    def forget(self) -> None:
        """Draw everything anew at the next frame, as after the window's surface changed."""
        self._base = None
