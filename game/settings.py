"""What the player chose in the settings, kept in one small JSON file."""

from __future__ import annotations

import logging
import time
from enum import StrEnum
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game import storage
from game.files import write_atomic
from game.i18n import N_

log = logging.getLogger(__name__)


class AnimationSpeed(StrEnum):
    """How fast cards fly."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"

    @property
    def factor(self) -> float:
        """Multiplies every duration; 0 ends animations at once."""
        return {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}[self.value]


class Pace(StrEnum):
    """How long a computer seat's action is shown."""

    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    STEP = "step"

    @property
    def seconds(self) -> float | None:
        """Least time between two actions of computer seats, thinking included; None waits for a key."""
        return {"fast": 0.3, "normal": 0.9, "slow": 2.0, "step": None}[self.value]


class Renderer(StrEnum):
    """Who puts the window's pixels on the screen."""

    AUTO = "auto"
    SOFTWARE = "software"
    GPU = "gpu"


Volume = Field(default=80, ge=0, le=100)


class Window(BaseModel):
    """Where the window was when the program ended: size in pixels, and the display by place and size."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    size: tuple[int, int] | None = None
    display: int = 0
    display_size: tuple[int, int] | None = None


class Settings(BaseModel):
    """All settings with their defaults. Volumes and the UI scale are percent."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    language: str = ""
    """Code of the language; empty takes the system's when there is a catalogue for it."""
    master_volume: int = Volume
    music_volume: int = Field(default=50, ge=0, le=100)
    effects_volume: int = Volume
    muted: bool = False
    mute_in_background: bool = True
    animation: AnimationSpeed = AnimationSpeed.NORMAL
    pace: Pace = Pace.NORMAL
    ui_scale: int = Field(default=100, ge=75, le=200)
    full_screen: bool = False
    colour_blind_signs: bool = True
    explanations: bool = True
    """Computer players say why they did what they did."""
    win_bar: bool = False
    """The top bar of a table shows everybody's chance to win."""
    renderer: Renderer = Renderer.AUTO
    last_seats: list[tuple[str, str]] = Field(default_factory=list)
    """Name and kind of each seat at the last set-up, offered again."""
    window: Window = Field(default_factory=Window)


def settings_file() -> Path:
    """The file the settings are kept in."""
    return storage.config_folder() / "settings.json"


def load() -> tuple[Settings, str | None]:
    """The stored settings, or the defaults, and a message id for the window when the file was broken.

    A broken file is kept aside as `settings.broken-<time>.json`.
    """
    path = settings_file()
    try:
        return Settings.model_validate_json(path.read_bytes()), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        log.warning("settings not readable: %s", error)
        return Settings(), N_("The settings file cannot be read. The settings are back to their defaults.")
    except ValidationError as error:
        aside = path.with_name(f"settings.broken-{time.strftime('%Y%m%d-%H%M%S')}.json")
        log.warning("settings broken, kept as %s: %s", aside, error)
        try:
            path.replace(aside)
        except OSError as failure:
            log.warning("settings not moved aside: %s", failure)
        return Settings(), N_(
            "The settings file was damaged and is kept aside. The settings are back to their defaults."
        )


def save(settings: Settings) -> bool:
    """Store the settings; False (and a log line) when that was not possible."""
    try:
        write_atomic(settings_file(), settings.model_dump_json(indent=2).encode())
    except OSError as error:
        log.warning("settings not saved: %s", error)
        return False
    return True
