"""Text is measured, wrapped and shrunk so that it stays in its box."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from game.gui.paragraph import Paragraph
from game.gui.text import Text, TextCache
from game.gui.theme import ABYSS, CHINESE_FACE, HOUSE, MIN_FONT_PX, font_px

WORDS = st.text("abc deÉW -.\n路海，。", max_size=80)


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((320, 200))


def _text() -> Text:
    pygame.font.init()
    return Text(HOUSE, TextCache())


@given(WORDS, st.integers(20, 300))
def test_wrapped_lines_fit_and_lose_nothing(string: str, width: int) -> None:
    text = _text()
    lines = text.wrap(string, "body", 16, width)
    assert all(text.size(line, "body", 16)[0] <= width or len(line) == 1 for line in lines)
    assert "".join("".join(lines).split()) == "".join(string.split())


@given(WORDS, st.integers(30, 300))
def test_a_fitted_line_fits(string: str, width: int) -> None:
    text = _text()
    px, shown = text.fit(string, "title", 30, width)
    assert px >= MIN_FONT_PX
    assert text.size(shown, "title", px)[0] <= width
    assert shown == string or shown.endswith("…")


def test_no_line_begins_with_a_chinese_comma() -> None:
    lines = _text().wrap("海路海路，海路。", "body", 16, 66)
    assert len(lines) > 1
    assert not any(line[0] in "，。" for line in lines)


def test_the_recorder_tells_what_does_not_fit() -> None:
    text = _text()
    text.cache.recorder = []
    canvas = Surface((400, 100), pygame.SRCALPHA)
    text.draw(canvas, Rect(0, 0, 200, 40), "It fits", "body", 18)
    text.draw(canvas, Rect(0, 50, 60, 40), "Far too long for so little room", "body", 18)
    text.draw_wrapped(canvas, Rect(210, 0, 60, 20), "Far too long for so little room", "body", 18)
    assert [drawn.fits for drawn in text.cache.recorder][:2] == [True, False]
    assert not any(drawn.fits for drawn in text.cache.recorder[2:])


def test_capitals_stand_in_the_middle() -> None:
    for skin in (HOUSE, ABYSS):
        text = Text(skin, TextCache())
        for role in skin.faces:
            canvas = Surface((200, 60), pygame.SRCALPHA)
            text.draw(canvas, Rect(0, 0, 200, 60), "HH", role, 30, (255, 255, 255), shadow=False)
            ink = canvas.get_bounding_rect()
            assert abs(ink.centery - 30) <= 1, role


def test_the_face_has_the_letters() -> None:
    text = _text()
    assert text.face("title", "Éclat") is HOUSE.faces["title"]
    assert text.face("title", "路海") is CHINESE_FACE


@pytest.mark.parametrize("name", ["Łukasz", "Győző", "Şebnem", "Ελένη", "Жанна", "Nguyễn", "Zoë"])
def test_names_of_people_are_never_boxes(name: str) -> None:
    text = _text()
    for role in HOUSE.faces:
        assert text.cache.covers(text.face(role, name).file, name)
    assert all(text.shows(letter) for letter in name)
    assert not text.shows("א")


def test_text_is_never_too_small_to_read() -> None:
    assert font_px(18, 0.1) == MIN_FONT_PX


def test_small_sentences_are_heavier() -> None:
    face = HOUSE.faces["body"]
    assert face.file_at(14) != face.file_at(20)


PIECES = ["word", "**bold**", "{key_gold}", "a**b**c", "{pearl}x", "\n", "*", "{", "long-word"]


@given(st.lists(st.sampled_from(PIECES)), st.integers(60, 300))
def test_paragraphs_stay_in_their_width(words: list[str], width: int) -> None:
    from game.gui.kit import Kit
    from game.gui.sounds import Sounds
    from game.gui.sprites import Sprites

    text = Text(ABYSS, TextCache())
    text.cache.recorder = []
    paragraph = Paragraph(Kit(ABYSS, 1.0, text, Sprites(), Sounds()), " ".join(words), width)
    paragraph.draw(Surface((400, 900), pygame.SRCALPHA), 0, 0)
    for drawn in text.cache.recorder:
        assert drawn.rect.bottom <= paragraph.height
        assert drawn.fits or text.size(drawn.string, "bold", paragraph.px)[0] > width // 2
