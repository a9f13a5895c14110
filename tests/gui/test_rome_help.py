"""The rules of Glory to Rome in the help: every page fits, every building, role and site is there."""

from __future__ import annotations

import pytest

from game.engine.protocol import Figure
from game.engine.registry import GAMES
from game.glory_to_rome.components import BUILDINGS, MATERIALS
from game.glory_to_rome.help import CHAPTERS
from game.glory_to_rome.rules import RULES
from game.gui.input import Key
from game.gui.scenes.rules import RulesScene
from tests.gui.test_table_overlays import _faults


@pytest.mark.parametrize(("size", "language"), [
    ((1024, 640), "en"), ((1024, 640), "qps"), ((1280, 720), "en"), ((1920, 1080), "qps"),
])
def test_every_chapter_fits(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language)
    scene = RulesScene(app, RULES, GAMES)
    app.scenes.push(scene)
    for chapter in range(len(scene.headings)):
        app.frame()
        scene.open(chapter)
        before = -1
        while scene._text.offset != before:
            before = scene._text.offset
            assert _faults(app, scene) == [], scene.headings[chapter]
            scene.handle(Key("page down"))


def test_all_buildings_roles_and_sites_are_listed_once() -> None:
    listed = [noun for chapter in CHAPTERS for part in chapter.body if isinstance(part, Figure) and part.listed
              for noun in part.things]
    assert {noun.kind for noun in listed} == {"card", "role", "site"}
    for kind, number in (("card", BUILDINGS), ("role", MATERIALS), ("site", MATERIALS)):
        assert sorted(noun.id for noun in listed if noun.kind == kind) == list(range(number))
