"""Effects and music. Without a device, or with a broken file, there is silence and a log line, never an error.

The device is opened in a thread of its own, because that can take long (bluetooth), and again when one is plugged in
or pulled out.
"""

from __future__ import annotations

import json
import logging
import threading

import pygame

from game import assets
from game.settings import Settings

log = logging.getLogger(__name__)

_CHANNELS = 16
_FADE_MS = 900


def read_gains() -> dict[str, float]:
    """Loudness of each sound by the manifest in sounds/; an unreadable manifest is logged and empty."""
    try:
        manifest = json.loads(assets.sound("manifest.json").read_bytes())
        return {name: float(entry["gain"]) for name, entry in manifest.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        log.error("sound manifest not readable: %r", error)
        return {}


class Sounds:
    """All sound of the program: `play("key")` plays sounds/key.ogg, `music("menu")` loops sounds/music_menu.ogg."""

    def __init__(self) -> None:
        self.device = False
        """A device is open; False means silence."""
        self._opening: threading.Thread | None = None
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._gains: dict[str, float] = {}
        self._wanted_music: str | None = None
        self._in_front = True
        self._master = self._music = self._effect = 1.0
        self._muted = False
        self._mute_behind = True

    # --- what is heard --------------------------------------------------------------------------------------------

    def play(self, name: str) -> None:
        """Play an effect once; effects overlap."""
        if not self.device or self.silent or self._effect * self._master == 0:
            return
        if sound := self._effect_of(name):
            sound.set_volume(self._effect * self._master * self._gains.get(name, 1.0))
            sound.play()

    def music(self, name: str | None) -> None:
        """Loop this piece from now on, None for none. The same piece goes on where it is."""
        if name == self._wanted_music:
            return
        self._wanted_music = name
        self._start_music()

    # --- what is set ----------------------------------------------------------------------------------------------

    def apply(self, settings: Settings) -> None:
        """Take over volumes and mutes."""
        self._master = settings.master_volume / 100
        self._music = settings.music_volume / 100
        self._effect = settings.effects_volume / 100
        self._muted = settings.muted
        self._mute_behind = settings.mute_in_background
        self._set_music_volume()

    def in_front(self, yes: bool) -> None:
        """The window came to the front or went behind."""
        self._in_front = yes
        self._set_music_volume()

    @property
    def silent(self) -> bool:
        """Muted by the player or by being behind other windows."""
        return self._muted or (self._mute_behind and not self._in_front)

    # --- the device -----------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Open the device in the background; harmless when that is going on already."""
        if self._opening and self._opening.is_alive():
            return
        self._opening = threading.Thread(target=self._open, name="sound", daemon=True)
        self._opening.start()

    def wait(self, seconds: float = 5.0) -> bool:
        """Wait for `open` to end; True when a device is there."""
        if self._opening:
            self._opening.join(seconds)
        return self.device

    def handle(self, event: pygame.event.Event) -> None:
        """React to devices that come and go."""
        if getattr(event, "iscapture", 0):
            return
        if event.type == pygame.AUDIODEVICEREMOVED or (event.type == pygame.AUDIODEVICEADDED and not self.device):
            self.open()

    def close(self) -> None:
        """Silence for good. Does not wait for a device that hangs."""
        if self._opening and self._opening.is_alive():
            return
        self.device = False
        pygame.mixer.quit()

    def _open(self) -> None:
        self.device = False
        self._effects.clear()
        try:
            pygame.mixer.quit()
            pygame.mixer.init(44100, -16, 2, 1024)
            pygame.mixer.set_num_channels(_CHANNELS)
        except pygame.error as error:
            log.warning("no sound: %s", error)
            return
        self._gains = read_gains()
        self.device = True
        self._start_music()

    def _effect_of(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            try:
                self._effects[name] = pygame.mixer.Sound(assets.sound(f"{name}.ogg"))
            except (OSError, pygame.error) as error:
                log.warning("missing sound %s: %s", name, error)
                self._effects[name] = None
        return self._effects[name]

    def _start_music(self) -> None:
        if not self.device:
            return
        try:
            if self._wanted_music is None:
                pygame.mixer.music.fadeout(_FADE_MS)
                return
            pygame.mixer.music.load(assets.sound(f"music_{self._wanted_music}.ogg"))
            self._set_music_volume()
            pygame.mixer.music.play(-1, fade_ms=_FADE_MS)
        except (OSError, pygame.error) as error:
            log.warning("no music %s: %s", self._wanted_music, error)

    def _set_music_volume(self) -> None:
        if self.device:
            gain = self._gains.get(f"music_{self._wanted_music}", 1.0)
            pygame.mixer.music.set_volume(0 if self.silent else self._music * self._master * gain)
