"""The window's main loop: events in, scenes updated, frames out, and sleep in between."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Rect, Surface

from game import i18n, storage
from game import settings as settings_module
from game.gui import display, layout
from game.gui.compositor import Compositor, Sprite
from game.gui.input import Event, FocusLost, Key, Translator
from game.gui.kit import Kit
from game.gui.scene import Scene, Scenes
from game.gui.sounds import Sounds
from game.gui.sprites import Sprites
from game.gui.text import Text, TextCache
from game.gui.theme import SKINS
from game.gui.widgets.toast import Toasts
from game.settings import Settings

log = logging.getLogger(__name__)

FRAMES_PER_SECOND = 60
_IDLE_SECONDS = 0.5
_SHORT_NAP, _LONG_NAP = 0.008, 0.03
_AWAKE_SECONDS = 2.0
_MAX_STEP_SECONDS = 0.05
_REST_SECONDS = 0.15
_VEIL = (88, 88, 88)
"""What shines through of the scene below an overlay, of 255."""


class App:
    """The running program: settings, drawing tools, the stack of scenes, the window.

    `size` opens the window with exactly that size, and `language` speaks that language, whatever the settings say.
    """

    def __init__(
        self, settings: Settings | None = None, size: layout.Size | None = None, language: str | None = None
    ) -> None:
        message: str | None = None
        if settings is None:
            settings, message = settings_module.load()
        self.settings = settings
        self._set_language(language)
        display.prepare(settings.renderer)
        pygame.display.init()
        pygame.font.init()
        self._fixed_size = size
        display.set_icon()
        display.open_window(settings.window, settings.full_screen and size is None, size)
        self.sprites = Sprites()
        self.text_cache = TextCache()
        self.sounds = Sounds()
        self.sounds.apply(settings)
        self.scenes = Scenes()
        self.toasts = Toasts(self)
        self.slot = storage.claim_slot()
        self.current_save: Path | None = None
        """The save of the game in progress, for an error report."""
        self.running = True
        self._compositor = Compositor()
        self._translator = Translator()
        self._size: layout.Size = (0, 0)
        self._resized_at: float | None = None
        self._last_event = 0.0
        self._failures: list[BaseException] = []
        self._text_input = False
        self._place: tuple[int, int] | None = None
        """Where the window lay before it filled the screen."""
        pygame.key.stop_text_input()
        for problem in (message, *storage.problems):
            if problem:
                self.toasts.show(i18n._(problem))

    # --- drawing tools --------------------------------------------------------------------------------------------

    @property
    def size(self) -> layout.Size:
        """Size of the window in pixels."""
        return self.surface.get_size()

    @property
    def surface(self) -> Surface:
        """The window's pixels."""
        surface = pygame.display.get_surface()
        assert surface is not None, "the window is open as long as the app lives"
        return surface

    def kit_for(self, scene: Scene) -> Kit:
        """Drawing tools in the scene's skin, at the scale its layout has in the window."""
        scale = layout.scale_for(
            self.size, self.settings.ui_scale / 100, scene.reference, scene.need, scene.least_scale
        )
        text = Text(scene.skin, self.text_cache)
        return Kit(scene.skin, scale, text, self.sprites, self.sounds, self.settings.colour_blind_signs)

    def house_kit(self, reference: layout.Size = layout.DESIGN) -> Kit:
        """Drawing tools of the program's own skin."""
        scale = layout.scale_for(self.size, self.settings.ui_scale / 100, reference)
        return Kit(SKINS["house"], scale, Text(SKINS["house"], self.text_cache), self.sprites, self.sounds)

    # --- settings -------------------------------------------------------------------------------------------------

    def change(self, **fields: object) -> None:
        """Change settings: they are stored and take effect at once."""
        before = self.settings.model_copy()
        for name, value in fields.items():
            setattr(self.settings, name, value)
        settings_module.save(self.settings)
        self.sounds.apply(self.settings)
        if self.settings.language != before.language:
            self._set_language()
        if self.settings.renderer != before.renderer:
            self._reopen()
        elif self.settings.full_screen != before.full_screen:
            self._switch_full_screen()
        self.scenes.stale = True

    def _set_language(self, code: str | None = None) -> None:
        try:
            i18n.set_language(code or self.settings.language or _system_language())
        except ValueError as error:
            log.warning("%s", error)
            i18n.set_language(i18n.SOURCE_LANGUAGE)

    def _switch_full_screen(self) -> None:
        if self.settings.full_screen:
            self._remember_window()
            self._place = display.position()
            if self.settings.window.display == 0:
                display.move_to((0, 0))
        display.open_window(self.settings.window, self.settings.full_screen)
        if not self.settings.full_screen and self._place:
            display.move_to(self._place)
        self._compositor.forget()

    def _reopen(self) -> None:
        """Open the window anew, for what SDL only asks when a window is made."""
        size = None if self.settings.full_screen else self.size
        pygame.display.quit()
        display.set_renderer(self.settings.renderer)
        pygame.display.init()
        display.set_icon()
        display.open_window(self.settings.window, self.settings.full_screen, size)
        pygame.key.stop_text_input()
        self._text_input = False
        self.sprites.forget()
        self._compositor.forget()

    def _remember_window(self) -> None:
        """Note size and display of the window for the next start."""
        sizes = display.desktop_sizes()
        index = min(self.settings.window.display, len(sizes) - 1)
        self.settings.window.size = self.size
        self.settings.window.display = index
        self.settings.window.display_size = sizes[index]

    # --- text input -----------------------------------------------------------------------------------------------

    def start_text(self, rect: Rect) -> None:
        """A field is typed into now; candidates of an input method appear at `rect`."""
        if not self._text_input:
            pygame.key.start_text_input()
            pygame.key.set_repeat(380, 35)
        self._text_input = True
        pygame.key.set_text_input_rect(rect)

    def stop_text(self) -> None:
        """No field is typed into any more: letters are hot keys again."""
        if self._text_input:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        self._text_input = False

    # --- the loop -------------------------------------------------------------------------------------------------

    def run(self, first: Callable[[App], Scene]) -> int:
        """Show the scene that `first` makes and go on until the program is left. Returns the exit status."""
        self._catch_failures()
        try:
            self.scenes.push(first(self))
            self.frame()
            self.sounds.open()
            self.run_while(lambda: True)
        finally:
            self.close()
        return 0

    def run_while(self, wanted: Callable[[], bool]) -> None:
        """The loop, until the program is left or something else is wanted."""
        clock = pygame.time.Clock()
        last = time.perf_counter()
        while self.running and wanted():
            events = self._next_events()
            now = time.perf_counter()
            self.step(min(now - last, _MAX_STEP_SECONDS), events)
            last = now
            if self._busy():
                clock.tick(FRAMES_PER_SECOND)

    def quit(self) -> None:
        """Leave the program after this frame."""
        self.running = False

    def wake(self) -> None:
        """Make a sleeping loop run once. May be called from any thread."""
        pygame.event.post(pygame.event.Event(pygame.USEREVENT))

    def step(self, dt: float, events: Sequence[pygame.event.Event]) -> None:
        """One round of the loop; a failure in it becomes the error scene."""
        try:
            for event in events:
                if not self.scenes.empty:
                    self._lay_out()  # no scene gets an event before it knows where its things are
                self._dispatch(event)
                if not self.running or self.scenes.empty:
                    self.running = False
                    return
            self._rest_after_resize()
            self.scenes.top.update(dt)
            self.toasts.update()
            if self._failures:
                raise self._failures.pop()
            if self.running and not self.scenes.empty:
                self.frame()
        except Exception as error:
            self.fail(error)

    def frame(self) -> None:
        """Bring the window up to date."""
        target = self.surface
        self._lay_out()
        visible = self.scenes.visible()
        dirty: bool | list[Rect] = []
        for scene in visible:
            if scene.dirty is True:
                dirty = True
            elif isinstance(dirty, list) and isinstance(scene.dirty, list):
                dirty += scene.dirty
            scene.dirty = []
        sprites = [*visible[-1].sprites(), *self.toasts.sprites()]
        self._compositor.frame(target, dirty, lambda canvas: _paint_all(canvas, visible), sprites)

    def _lay_out(self) -> None:
        """Place the visible scenes anew if the window, the settings or the stack changed since."""
        size = self.surface.get_size()
        if size != self._size:
            if self._size != (0, 0):
                self._resized_at = time.perf_counter()
                self.sprites.quick = True
            self._size = size
            self.scenes.stale = True
        while self.scenes.stale:  # a layout may change the stack
            self.scenes.stale = False
            for scene in self.scenes.visible():
                scene.kit = self.kit_for(scene)
                scene.timeline.speed = self.settings.animation.factor
                scene.layout(size)
                scene.dirty = True

    def picture(self, *scenes: Scene) -> Surface:
        """The window with these scenes alone on it, lowest first, and all movement at its end, as a new surface."""
        self.scenes.clear()
        for scene in scenes:
            self.scenes.push(scene)
        self.frame()
        for scene in scenes:
            scene.settle()
        scenes[-1].update(0.0)
        self.frame()
        return self.surface.copy()

    def close(self) -> None:
        """Take all scenes off and close the window. Never takes long."""
        self.running = False
        while not self.scenes.empty:
            try:
                self.scenes.clear()
            except Exception:
                log.exception("while leaving")
        if pygame.display.get_init() and pygame.display.get_surface() and self._fixed_size is None:
            if not self.settings.full_screen:
                self._remember_window()
            settings_module.save(self.settings)
        self.slot.release()
        closing = threading.Thread(target=self.sounds.close, daemon=True)
        closing.start()
        closing.join(0.3)
        pygame.display.quit()

    def _busy(self) -> bool:
        return not self.scenes.empty and self.scenes.top.busy

    def _next_events(self) -> list[pygame.event.Event]:
        """The events there are, after sleeping until one comes when nothing moves."""
        if self._busy() or self.scenes.stale:
            return pygame.event.get()
        seconds = _IDLE_SECONDS
        for wish in (self.scenes.top.wake_in(), self.toasts.wake_in(), _REST_SECONDS if self._resized_at else None):
            if wish is not None:
                seconds = min(seconds, wish)
        # pygame.event.wait asks the system a thousand times a second; these naps cost a tenth of that
        end = time.perf_counter() + seconds
        while not (events := pygame.event.get()) and (now := time.perf_counter()) < end:
            awake = now - self._last_event < _AWAKE_SECONDS
            time.sleep(min(_SHORT_NAP if awake else _LONG_NAP, end - now))
        if events:
            self._last_event = time.perf_counter()
        return events

    def _dispatch(self, event: pygame.event.Event) -> None:
        kind = event.type
        if kind == pygame.QUIT:
            self.quit()
        elif kind in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            self.sounds.handle(event)
        elif kind in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._compositor.forget()
        elif kind == pygame.WINDOWFOCUSGAINED:
            self.sounds.in_front(True)
        elif kind == pygame.WINDOWDISPLAYCHANGED:
            self.settings.window.display = max(0, getattr(event, "display_index", 0))
        if kind in (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED):
            self.sounds.in_front(False)
        for small in self._translator.translate(event, self.size):
            self._handle(small)

    def _handle(self, event: Event) -> None:
        """Keys of the whole program first, then the scene on top."""
        scene = self.scenes.top
        if isinstance(event, Key):
            if event.name == "f11" or (event.name == "return" and event.alt):
                self.change(full_screen=not self.settings.full_screen)
                return
            if event.name == "m" and not event.ctrl and not scene.typing:
                self.change(muted=not self.settings.muted)
                self.toasts.show(i18n._("Sound off") if self.settings.muted else i18n._("Sound on"))
                return
            if event.name == "f4" and event.alt:
                self.quit()
                return
        if isinstance(event, FocusLost):
            self.stop_text()
        scene.handle(event)

    def _rest_after_resize(self) -> None:
        if self._resized_at is not None and time.perf_counter() - self._resized_at >= _REST_SECONDS:
            self._resized_at = None
            self.sprites.quick = False
            self.scenes.stale = True

    # --- failures -------------------------------------------------------------------------------------------------

    def fail(self, error: BaseException) -> None:
        """Log an unexpected error and show the error scene; one in the error scene itself ends the program."""
        from game.gui.scenes.error import ErrorScene

        log.error("unexpected error", exc_info=error)
        if any(isinstance(scene, ErrorScene) for scene in self.scenes.all()):
            self.quit()
            return
        self.stop_text()
        try:
            self.scenes.push(ErrorScene(self, error))
            self.frame()
        except Exception:
            log.exception("the error scene failed")
            self.quit()

    def _catch_failures(self) -> None:
        """Whatever nobody caught goes to the log and, from a thread, to the error scene."""

        def hook(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
            log.critical("uncaught", exc_info=(kind, error, trace))

        def thread_hook(args: threading.ExceptHookArgs) -> None:
            if args.exc_value and not isinstance(args.exc_value, SystemExit):
                self._failures.append(args.exc_value)
                self.wake()

        sys.excepthook = hook
        threading.excepthook = thread_hook
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, lambda *_: self.quit())


def _paint_all(canvas: Surface, scenes: Sequence[Scene]) -> None:
    """The bases of the visible scenes on each other; what lies below an overlay stands still and is darkened."""
    for index, scene in enumerate(scenes):
        scene.paint(canvas)
        if index < len(scenes) - 1:
            sprites: list[Sprite] = scene.sprites()
            for sprite in sprites:
                sprite.draw(canvas)
            canvas.fill(_VEIL, special_flags=pygame.BLEND_RGB_MULT)


def _system_language() -> str:
    """The language of the system when there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "").split(".")[0]
        for candidate in (code, code.split("_")[0]):
            if candidate in i18n.languages():
                return candidate
    return i18n.SOURCE_LANGUAGE
