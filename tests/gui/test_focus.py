"""The keyboard's cursor."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.gui.focus import Focus, Target


def _grid(columns: int, rows: int) -> list[Target]:
    return [
        Target((x, y), Rect(x * 100, y * 60, 80, 40), f"{x},{y}", lambda: None)
        for y in range(rows)
        for x in range(columns)
    ]


def _focus(targets: list[Target]) -> Focus:
    return Focus(lambda: targets)


def test_tab_visits_all_in_order_and_comes_round() -> None:
    focus = _focus(_grid(2, 2))
    assert [focus.step(1).key for _ in range(5)] == [(0, 0), (1, 0), (0, 1), (1, 1), (0, 0)]
    assert focus.step(-1).key == (1, 1)


def test_arrows_walk_the_grid_and_stop_at_its_edge() -> None:
    focus = _focus(_grid(3, 3))
    focus.step(1)
    path = [focus.move(way).key for way in ("right", "right", "right", "down", "left", "down", "up", "up", "up")]
    assert path == [(1, 0), (2, 0), (2, 0), (2, 1), (1, 1), (1, 2), (1, 1), (1, 0), (1, 0)]


def test_the_first_key_only_shows_the_cursor() -> None:
    focus = _focus(_grid(2, 1))
    focus.set((1, 0))
    assert focus.move("left").key == (1, 0)
    assert focus.visible
    focus.hide()
    assert focus.step(1).key == (1, 0)


def test_a_target_that_went_away_leaves_the_cursor_free() -> None:
    targets = _grid(3, 1)
    focus = _focus(targets)
    focus.step(1)
    targets.pop(0)
    assert focus.current is None
    assert focus.move("right").key == (1, 0)


def test_nothing_to_choose_is_no_error() -> None:
    focus = _focus([])
    assert focus.step(1) is None
    assert focus.move("up") is None


@given(
    st.lists(st.builds(Rect, st.integers(0, 900), st.integers(0, 600), st.integers(20, 200), st.integers(20, 90)),
             min_size=1, max_size=12)
)  # fmt: skip
def test_arrows_go_the_way_they_point(rects: list[Rect]) -> None:
    targets = [Target(index, rect, "", lambda: None) for index, rect in enumerate(rects)]
    for start in targets:
        for way, (dx, dy) in {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}.items():
            focus = _focus(targets)
            focus.set(start.key)
            focus.visible = True
            end = focus.move(way)
            if end is not start:
                forward = (end.rect.centerx - start.rect.centerx) * dx + (end.rect.centery - start.rect.centery) * dy
                assert forward > 0
