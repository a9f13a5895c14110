"""Every screen of the program at every size, in English and in the long pseudo-language: nothing is cut or overlaps."""

from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect

from game.engine.registry import GAMES, rules_of
from game.gui import games
from game.gui.app import App
from game.gui.scene import Scene
from game.gui.scenes.credits import CreditsScene
from game.gui.scenes.dialog import confirm
from game.gui.scenes.error import ErrorScene
from game.gui.scenes.menu import MenuScene
from game.gui.scenes.pause import PauseScene
from game.gui.scenes.saves import SavesScene
from game.gui.scenes.settings import SettingsScene
from game.gui.scenes.setup import SetupScene
from game.gui.scenes.title import TitleScene
from game.gui.seats import medal_sprites
from game.gui.text import Drawn
from game.gui.theme import ABYSS
from game.gui.widgets import ScrollList
from game.i18n import _
from game.seating import parse_seats
from game.settings import Settings

RULES = rules_of("conspiracy")
SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1366, 768), (2560, 1080), (1200, 1600)]
LONGEST = "W" * 16


def _full_setup(app: App, game: str = "conspiracy", kind: str = "human") -> Scene:
    rules = rules_of(game)
    scene = SetupScene(app, rules)
    while len(scene.drafts) < rules.seats[-1]:
        scene._add(LONGEST, kind)
    return scene


def _dialog(app: App) -> Scene:
    return confirm(app, _("Leave the program?"), _("All games are saved."), _("Quit"), app.quit, ABYSS)


def _saved_error(app: App) -> Scene:
    scene = ErrorScene(app, RuntimeError("something " * 40))
    scene._save()
    return scene


SCENES: dict[str, Callable[[App], Scene]] = {
    "title": TitleScene,
    **{f"setup {game}": partial(_full_setup, game=game) for game in GAMES},
    "setup of computer players": partial(_full_setup, kind="ai:hard-spiteful"),
    "settings": SettingsScene,
    "pause": lambda app: PauseScene(app, RULES, ABYSS),
    "saves": SavesScene,
    "credits": CreditsScene,
    "dialog": _dialog,
    "error": _saved_error,
}


def _keep_games(app: App) -> None:
    """Three saves: one over, one in play with long names, one broken."""
    for number, seats in enumerate(("ai:random,ai:random", f"human:{LONGEST},human:{LONGEST[:15]}M,ai:easy,ai:random")):
        table = games.begin(app.slot, RULES, RULES.options(), parse_seats(seats), 7)
        random = Random(3)
        while not table.over and (number == 0 or len(table.steps) < 20):
            table.act(random.choice(table.legal_actions()))
    (app.slot.folder / "game.2.save").write_text("no save")


def _drawn(app: App, scene: Scene) -> list[Drawn]:
    """What the scene writes when it is painted whole."""
    app.picture(scene)
    app.text_cache.recorder = []
    scene.paint(app.surface)
    found, app.text_cache.recorder = app.text_cache.recorder, None
    return found


def _faults(app: App, scene: Scene) -> list[str]:
    drawn = _drawn(app, scene)
    window = app.surface.get_rect()
    faults = [f"does not fit: {text.string!r} in {text.box}" for text in drawn if not text.fits]
    lists = [widget.rect for widget in _widgets(scene) if isinstance(widget, ScrollList)]
    seen = [text for text in drawn if not any(area.collidepoint(text.rect.center) for area in lists)]
    faults += [f"outside: {text.string!r} {text.rect}" for text in seen if not window.contains(text.rect)]
    for a, b in combinations(drawn, 2):
        if a.rect.inflate(-4, -4).colliderect(b.rect.inflate(-4, -4)):
            faults.append(f"overlap: {a.string!r} {a.rect} and {b.string!r} {b.rect}")
    return faults


def _widgets(scene: Scene) -> list:
    assert isinstance(scene, MenuScene)
    return scene.ui.widgets


def _controls(scene: Scene) -> list[tuple[object, Rect]]:
    return [(widget.key, widget.rect) for widget in _widgets(scene) if widget.targets() or not widget.on]


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_fit(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language)
    _keep_games(app)
    faults = {name: _faults(app, make(app)) for name, make in SCENES.items()}
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("ui_scale", [75, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_fit_at_every_ui_scale(make_app, size: tuple[int, int], ui_scale: int) -> None:
    app = make_app(size, "qps", Settings(ui_scale=ui_scale))
    _keep_games(app)
    faults = {name: _faults(app, make(app)) for name, make in SCENES.items()}
    assert {name: found for name, found in faults.items() if found} == {}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_controls_lie_apart_inside_the_window_and_are_large_enough(
    make_app, size: tuple[int, int]
) -> None:
    app = make_app(size)
    _keep_games(app)
    for name, make in SCENES.items():
        scene = make(app)
        app.picture(scene)
        controls = _controls(scene)
        for key, rect in controls:
            assert app.surface.get_rect().contains(rect), (name, key)
            assert min(rect.size) >= round(36 * scene.kit.scale), (name, key, rect)
        for (a, first), (b, second) in combinations(controls, 2):
            assert not first.colliderect(second), (name, a, b)


def test_the_keyboard_reaches_everything(make_app) -> None:
    app = make_app()
    _keep_games(app)
    for name, make in SCENES.items():
        scene = make(app)
        app.picture(scene)
        assert isinstance(scene, MenuScene)
        keys = {target.key for target in scene.ui.targets()}
        reached, frontier = set(), {scene.ui.focus.step(1).key}
        while frontier:
            key = frontier.pop()
            reached.add(key)
            for way in ("left", "right", "up", "down"):
                scene.ui.focus.set(key)
                frontier |= {scene.ui.focus.move(way).key} - reached
        assert reached == keys, name


def test_the_title_offers_the_last_game_only_when_it_is_not_over(make_app) -> None:
    app = make_app()

    def offered() -> bool:
        scene = TitleScene(app)
        app.picture(scene)
        return any(widget.key == "resume" for widget in scene.ui.widgets)

    assert not offered()
    table = games.begin(app.slot, RULES, RULES.options(), parse_seats("human,human"), 1)
    assert offered()
    random = Random(1)
    while not table.over:
        table.act(random.choice(table.legal_actions()))
    assert not offered()


def test_a_damaged_newest_game_is_told_once_and_the_one_before_is_offered(make_app) -> None:
    # given two games, the newer of them damaged
    app = make_app()
    _keep_games(app)
    newest = app.slot.folder / "game.save"
    newest.write_bytes(newest.read_bytes().replace(b'"seed"', b'"seid"'))
    title = TitleScene(app)
    app.picture(title)
    said = [message for message in app.toasts._waiting if "cannot be used" in message]
    assert len(said) == 1
    # when the title is seen again, then it says nothing more
    app.toasts._waiting.clear()
    app.picture(TitleScene(app))
    assert app.toasts._waiting == []


def test_seats_are_set_up(make_app) -> None:
    app = make_app()
    scene = SetupScene(app, RULES)
    app.picture(scene)
    scene._add_seat()
    scene._name(scene.drafts[0], "  Ann   Lee ")
    scene._name(scene.drafts[1], "Ann Lee")
    scene._swap(0, 2)
    seats = scene.seats()
    assert [seat.name for seat in seats][1:] == ["Ann Lee", "Ann Lee 2"]
    assert [seat.kind for seat in seats] == ["ai:easy-bold", "ai:easy", "human"]
    assert len({seat.colour for seat in seats}) == len({seat.sign for seat in seats}) == 3
    scene._remove(0)
    assert len(scene.drafts) == 2
    assert [widget.on for widget in scene.ui.widgets if widget.key in (("off", 0), ("off", 1))] == [False, False]


def test_the_last_set_up_comes_back(make_app) -> None:
    app = make_app(settings=Settings(last_seats=[("Zoe", "human"), ("", "ai:random"), ("x", "ai:gone")]))
    scene = SetupScene(app, RULES)
    assert [(draft.name, draft.kind) for draft in scene.drafts] == [("Zoe", "human"), ("", "ai:random")]


def test_saves_are_deleted_only_after_a_question(make_app) -> None:
    app = make_app()
    _keep_games(app)
    scene = SavesScene(app)
    app.picture(scene)
    assert [game.open for game in scene.games].count(True) == 1
    files: set[Path] = set(app.slot.folder.glob("*.save"))
    scene._ask_delete()
    app.frame()
    app.scenes.top.back()  # type: ignore[attr-defined]
    assert set(app.slot.folder.glob("*.save")) == files
    chosen = scene.chosen
    scene._ask_delete()
    app.frame()
    app.scenes.top.ui.targets()[0].activate()  # type: ignore[attr-defined]
    assert files - set(app.slot.folder.glob("*.save")) == {chosen}


def test_a_language_change_reaches_what_lies_below(make_app) -> None:
    app = make_app()
    app.picture(TitleScene(app))
    app.scenes.push(SettingsScene(app))
    app.frame()
    before = pygame.image.tobytes(app.surface, "RGB")
    app.change(language="qps")
    app.frame()
    assert pygame.image.tobytes(app.surface, "RGB") != before


def test_signs_stand_on_the_colours_unless_they_are_not_wanted(make_app) -> None:
    app = make_app()
    kit = app.house_kit()
    kit.signs = True
    assert len(medal_sprites(kit, Rect(0, 0, 40, 40), "teal", "crown")) == 2
    app.change(colour_blind_signs=False)
    kit = app.kit_for(TitleScene(app))
    assert len(medal_sprites(kit, Rect(0, 0, 40, 40), "teal", "crown")) == 1
