"""The loop: resizing, failures, missing pictures, leaving."""

import time
import zipfile
from pathlib import Path
from random import Random

import pygame
import pytest
from pygame import Rect, Surface

from game import storage
from game.gui import display
from game.gui.app import App
from game.gui.compositor import Sprite
from game.gui.scene import Scene
from game.gui.scenes.error import ErrorScene
from game.gui.scenes.settings import SettingsScene
from game.gui.scenes.title import TitleScene
from game.gui.sprites import Sprites
from game.settings import Renderer, Settings


class Probe(Scene):
    """Counts what the app asks of it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.layouts: list[tuple[int, int]] = []
        self.paints = 0
        self.left = False
        self.events: list[object] = []

    def layout(self, size: tuple[int, int]) -> None:
        self.layouts.append(size)

    def paint(self, canvas: Surface) -> None:
        self.paints += 1
        canvas.fill((20, 30, 40))

    def handle(self, event: object) -> bool:
        self.events.append(event)
        return True

    def leave(self) -> None:
        self.left = True


def _probe(app: App) -> Probe:
    probe = Probe(app)
    app.scenes.replace(probe)
    app.frame()
    return probe


def _resize(size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)


def test_nothing_is_painted_when_nothing_changed(make_app) -> None:
    app = make_app()
    probe = _probe(app)
    for _ in range(5):
        app.step(0.02, [])
    assert (probe.paints, len(probe.layouts)) == (1, 1)


def test_a_resize_storm(make_app) -> None:
    app = make_app()
    app.scenes.replace(TitleScene(app))
    app.scenes.push(SettingsScene(app))
    random = Random(5)
    for _ in range(12):
        _resize((random.randint(320, 2400), random.randint(200, 1500)))
        app.step(0.02, [])
        assert not isinstance(app.scenes.top, ErrorScene)
    _resize((1280, 720))
    app.step(0.02, [])
    time.sleep(0.16)
    app.step(0.02, [])
    calm = app.surface.copy()
    app.scenes.stale = True
    app.frame()
    assert pygame.image.tobytes(calm, "RGB") == pygame.image.tobytes(app.surface, "RGB")


def test_a_layout_comes_once_per_frame_and_size(make_app) -> None:
    app = make_app()
    probe = _probe(app)
    _resize((900, 600))
    _resize((1000, 700))
    app.frame()
    assert probe.layouts == [(1280, 720), (1000, 700)]


def test_a_failure_shows_the_error_scene_and_can_be_reported(make_app, home: Path) -> None:
    app = make_app()
    storage.start_log()

    class Broken(Probe):
        def update(self, dt: float) -> None:
            raise KeyError("a part is missing")

    app.scenes.replace(Broken(app))
    app.step(0.02, [])
    scene = app.scenes.top
    assert isinstance(scene, ErrorScene)
    app.current_save = home / "game.save"
    app.current_save.write_text("a save")
    next(target for target in scene.ui.targets() if target.key == "save").activate()
    (report,) = (storage.data_folder() / "reports").glob("*.zip")
    with zipfile.ZipFile(report) as archive:
        assert {"error.txt", "version.txt", "settings.json", "game.save"} <= set(archive.namelist())
        assert "a part is missing" in archive.read("error.txt").decode()
    next(target for target in scene.ui.targets() if target.key == "continue").activate()
    app.step(0.02, [])
    assert isinstance(app.scenes.top, TitleScene)


def test_a_failure_of_the_error_scene_ends_the_program(make_app) -> None:
    app = make_app()
    _probe(app)
    app.fail(ValueError("first"))
    assert app.running
    app.fail(ValueError("second"))
    assert not app.running


def test_failures_of_drawing_are_caught_too(make_app) -> None:
    app = make_app()

    class Blind(Probe):
        def paint(self, canvas: Surface) -> None:
            raise RuntimeError("cannot draw")

    app.scenes.replace(Blind(app))
    app.step(0.02, [])
    assert isinstance(app.scenes.top, ErrorScene)


def test_a_missing_picture_is_a_placeholder_and_one_log_line(
    make_app, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app()
    for _ in range(3):
        surface = app.sprites.get("no/such/picture", (60, 40))
    assert surface.get_size() == (60, 40)
    assert surface.get_at((30, 1))[3] == 255
    assert len([record for record in caplog.records if "no/such/picture" in record.getMessage()]) == 1


@pytest.mark.parametrize("content", ["", "[]", "{", '{"a": {"file": "a.webp"}}', '{"a": {"file": 3, "size": "x"}}'])
def test_a_broken_manifest_is_no_error(make_app, tmp_path: Path, content: str) -> None:
    make_app()
    (tmp_path / "manifest.json").write_text(content)
    sprites = Sprites(tmp_path / "manifest.json")
    assert sprites.get("a", (20, 20)).get_size() == (20, 20)
    assert sprites.nine("a", (30, 20), 1.0).surface.get_size() == (30, 20)


def test_a_picture_read_ahead_opens_no_file_when_it_is_drawn(make_app, monkeypatch: pytest.MonkeyPatch) -> None:
    # given two pictures that nobody has asked for, one of which is read beside everything else
    sprites = make_app().sprites
    for _wait in sprites.ahead("conspiracy/location_L01"):
        pass
    # when both are drawn
    opened: list[Path] = []
    load = pygame.image.load
    monkeypatch.setattr(pygame.image, "load", lambda path: opened.append(path) or load(path))
    ahead = sprites.get("conspiracy/location_L01", (118, 144))
    sprites.get("conspiracy/location_L02", (118, 144))
    # then only the other one is read now, and there is no difference to see
    assert [path.name for path in opened] == ["location_L02.webp"]
    assert pygame.image.tobytes(ahead, "RGBA") == pygame.image.tobytes(
        Sprites().get("conspiracy/location_L01", (118, 144)), "RGBA"
    )
    # and what is there already is not read again
    assert not list(sprites.ahead("conspiracy/location_L01"))


def test_a_picture_that_cannot_be_read_ahead_is_told_of_once(
    make_app, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    # given a picture whose file is broken, and one that nobody knows
    make_app()
    (tmp_path / "a.webp").write_bytes(b"no picture")
    (tmp_path / "manifest.json").write_text('{"a": {"file": "a.webp", "size": [20, 20], "scale": 1}}')
    sprites = Sprites(tmp_path / "manifest.json")
    # when they are read ahead and drawn
    for name in ("a", "a", "b"):
        for _wait in sprites.ahead(name):
            pass
        assert sprites.get(name, (20, 20)).get_size() == (20, 20)
    # then each has its placeholder and its line in the log
    assert [record.levelname for record in caplog.records] == ["ERROR", "ERROR"]


def test_pictures_lie_around_their_box(make_app) -> None:
    app = make_app()
    sprite = app.sprites.nine_sprite("ui/house/panel", Rect(100, 100, 300, 200), 0.5)
    assert sprite.rect.contains(Rect(100, 100, 300, 200))
    assert sprite.rect.w < 300 + 60


def test_the_sprite_cache_keeps_its_budget(make_app) -> None:
    app = make_app()
    for size in range(200, 1000, 16):
        app.sprites.get("title/throne_conspiracy", (size, size))
    assert app.sprites.bytes < 150 << 20


def test_quit_leaves_all_scenes(make_app) -> None:
    app = make_app()
    probe = Probe(app)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    start = time.perf_counter()
    assert app.run(lambda _app: probe) == 0
    assert time.perf_counter() - start < 1.0
    assert probe.left


def test_keys_of_the_whole_program(make_app) -> None:
    app = make_app()
    probe = _probe(app)

    def press(key: int, mod: int = 0) -> None:
        app.step(0.02, [pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")])

    press(pygame.K_m)
    assert app.settings.muted
    press(pygame.K_F11)
    assert app.settings.full_screen
    press(pygame.K_F11)
    assert not app.settings.full_screen
    assert probe.events == []
    probe.typing = True
    press(pygame.K_m)
    assert app.settings.muted
    assert len(probe.events) == 1


def test_settings_take_effect_at_once(make_app) -> None:
    app = make_app()
    probe = _probe(app)
    before = probe.kit.scale
    app.change(ui_scale=150)
    app.frame()
    assert probe.kit.scale == pytest.approx(before * 1.5)
    app.change(renderer=Renderer.SOFTWARE)
    app.frame()
    assert app.size == (1280, 720)
    assert probe.paints >= 3


def test_overlays_keep_what_lies_below_in_sight_and_still(make_app) -> None:
    app = make_app()
    below = _probe(app)
    below.sprites = lambda: [Sprite(app.sprites.get("fx/glow", (40, 40)), 5, 5)]  # type: ignore[method-assign]
    app.scenes.push(SettingsScene(app))
    app.frame()
    assert app.surface.get_at((1, 700))[:3] != (20, 30, 40)
    assert app.surface.get_at((1, 700))[:3] != (0, 0, 0)
    app.scenes.pop()
    app.frame()
    assert app.surface.get_at((1, 700))[:3] == (20, 30, 40)


def test_the_first_window_is_smaller_than_the_desktop() -> None:
    for desktop in ((1366, 768), (1920, 1080), (3840, 2160), (2560, 1080)):
        w, h = display.first_size(desktop)
        assert w <= 0.9 * desktop[0]
        assert h <= 0.9 * desktop[1]


def test_a_display_that_is_gone_is_not_used(make_app) -> None:
    make_app()
    settings = Settings()
    settings.window.display, settings.window.display_size = 7, (800, 600)
    assert display.display_index(settings.window) == 0


def test_no_sound_device_is_silence(make_app, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    app = make_app()
    app.sounds.open()
    assert not app.sounds.wait()
    app.sounds.play("ui_click")
    app.sounds.music("menu")


def test_sounds_play_and_a_missing_one_is_logged_once(
    make_app, caplog: pytest.LogCaptureFixture
) -> None:
    app = make_app()
    app.sounds.open()
    assert app.sounds.wait()
    app.sounds.music("menu")
    for name in ("ui_click", "no_such_sound", "no_such_sound"):
        app.sounds.play(name)
    assert len([record for record in caplog.records if "no_such_sound" in record.getMessage()]) == 1
