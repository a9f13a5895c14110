"""A frame drawn by parts looks exactly like one drawn whole."""

import pygame
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.gui.compositor import Compositor, Sprite, changed, merge

SIZE = (64, 48)
COLOURS = [(200, 30, 30, 120), (30, 200, 30, 255), (30, 30, 200, 60), (220, 220, 40, 190)]


def _pictures() -> list[Surface]:
    pictures = []
    for index, colour in enumerate(COLOURS):
        surface = Surface((7 + 5 * index, 19 - 3 * index), pygame.SRCALPHA)
        surface.fill(colour)
        pictures.append(surface)
    return pictures


PICTURES = _pictures()
CLIPS = st.none() | st.builds(Rect, st.integers(0, 40), st.integers(0, 40), st.integers(1, 30), st.integers(1, 30))
SPRITES = st.lists(
    st.builds(
        Sprite, st.sampled_from(PICTURES), st.integers(-20, 70), st.integers(-20, 60), st.sampled_from([0, 0, 1]), CLIPS
    ),
    max_size=7,
)
FRAMES = st.lists(st.tuples(SPRITES, st.lists(st.builds(Rect, *[st.integers(0, 40)] * 4), max_size=2)), max_size=5)


def _whole(level: int, sprites: list[Sprite]) -> bytes:
    canvas = Surface(SIZE)
    canvas.fill((level, 40, 80))
    for sprite in sprites:
        sprite.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")


@given(FRAMES)
def test_partial_frames_equal_whole_frames(frames: list[tuple[list[Sprite], list[Rect]]]) -> None:
    target, compositor = Surface(SIZE), Compositor(lambda _rects: None)
    for sprites, base_dirty in frames:
        compositor.frame(target, base_dirty, lambda canvas: canvas.fill((10, 40, 80)), sprites)
        assert pygame.image.tobytes(target, "RGB") == _whole(10, sprites)


@given(SPRITES, st.randoms(use_true_random=False))
def test_reordering_is_noticed(sprites: list[Sprite], random) -> None:
    target, compositor = Surface(SIZE), Compositor(lambda _rects: None)
    compositor.frame(target, True, lambda canvas: canvas.fill((10, 40, 80)), sprites)
    shuffled = list(sprites)
    random.shuffle(shuffled)
    compositor.frame(target, [], lambda canvas: canvas.fill((10, 40, 80)), shuffled)
    assert pygame.image.tobytes(target, "RGB") == _whole(10, shuffled)


def test_repainted_base_shows() -> None:
    target, compositor = Surface(SIZE), Compositor(lambda _rects: None)
    compositor.frame(target, True, lambda canvas: canvas.fill((10, 40, 80)), [])
    sprites = [Sprite(PICTURES[0], 3, 3)]
    compositor.frame(target, True, lambda canvas: canvas.fill((90, 40, 80)), sprites)
    assert pygame.image.tobytes(target, "RGB") == _whole(90, sprites)


def test_nothing_is_handed_over_when_nothing_changed() -> None:
    handed: list[list[Rect]] = []
    target, compositor = Surface(SIZE), Compositor(handed.append)
    sprites = [Sprite(PICTURES[1], 5, 5), Sprite(PICTURES[0], 8, 8)]
    compositor.frame(target, True, lambda canvas: canvas.fill(0), sprites)
    compositor.frame(target, [], lambda canvas: canvas.fill(0), [Sprite(PICTURES[1], 5, 5), Sprite(PICTURES[0], 8, 8)])
    assert len(handed) == 1


def test_only_what_moved_is_redrawn() -> None:
    old = [Sprite(PICTURES[0], 0, 0), Sprite(PICTURES[1], 30, 30)]
    new = [Sprite(PICTURES[0], 2, 0), Sprite(PICTURES[1], 30, 30)]
    assert changed(old, new) == [Rect(0, 0, 7, 19), Rect(2, 0, 7, 19)]
    assert merge(changed(old, new), Rect(0, 0, *SIZE)) == [Rect(0, 0, 9, 19)]


def test_the_canvas_may_change_its_size() -> None:
    compositor = Compositor(lambda _rects: None)
    for size in ((64, 48), (80, 20), (64, 48)):
        target = Surface(size)
        rects = compositor.frame(target, [], lambda canvas: canvas.fill((1, 2, 3)), [])
        assert rects == [target.get_rect()]
        assert target.get_at((0, 0))[:3] == (1, 2, 3)
