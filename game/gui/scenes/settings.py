"""The settings. Each takes effect at once and is stored."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from pygame import Rect, Surface

from game.gui import layout
from game.gui.scenes.menu import MenuScene
from game.gui.widgets import Button, Choice, Label, Slider, Toggle, Widget
from game.i18n import N_, _, language, languages
from game.settings import AnimationSpeed, Pace, Renderer, Settings

if TYPE_CHECKING:
    from game.gui.app import App

T = TypeVar("T")

LANGUAGE_NAMES = {
    "en": "English",
    "fr": "Français",
    "it": "Italiano",
    "pt": "Português",
    "ca": "Català",
    "zh": "中文",
    "de": "Deutsch",
    "es": "Español",
}
_ANIMATIONS = {
    AnimationSpeed.OFF: N_("Off"),
    AnimationSpeed.FAST: N_("Fast"),
    AnimationSpeed.NORMAL: N_("Normal"),
    AnimationSpeed.SLOW: N_("Slow"),
}
_PACES = {Pace.FAST: N_("Fast"), Pace.NORMAL: N_("Normal"), Pace.SLOW: N_("Slow"), Pace.STEP: N_("Step by key")}
_RENDERERS = {Renderer.AUTO: N_("Automatic"), Renderer.SOFTWARE: N_("Software"), Renderer.GPU: N_("Graphics card")}
_SCALES = (75, 200, 5)
_TRANSIENT = ("last_seats", "window")


@dataclass(frozen=True, slots=True)
class Line:
    """A row of the settings: its label, and the control made for a rectangle."""

    label: str
    control: Callable[[Rect], Widget]


class SettingsScene(MenuScene):
    """All settings on one page, laid over the scene that asked for them."""

    opaque = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._panels: tuple[Rect, Rect] = (Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        page = layout.centred(window, min(window.w - kit.px(40), kit.px(1240)), min(window.h - kit.px(40), kit.px(650)))
        body, foot = layout.rows(page, [1.0, -kit.px(56)], kit.px(20))
        left, right = layout.columns(body, [1.0, 1.0], kit.px(20))
        self._panels = (left, right)
        defaults, _gap, done = layout.columns(foot, [1.0, 0.8, 1.0], kit.px(20))
        return [
            *self._lines(self._sound_lines(), kit.below_title(left, 22)),
            *self._lines(self._play_lines(), kit.below_title(right, 22)),
            Button("defaults", defaults, _("Back to the defaults"), self._defaults, "restart"),
            Button("done", done, _("Done"), self.back, "check", primary=True),
        ]

    def _lines(self, lines: list[Line], room: Rect) -> list[Widget]:
        kit = self.kit
        pitch = min(kit.px(76), room.h // len(lines))
        height = min(kit.px(48), pitch - kit.px(6))
        widgets: list[Widget] = []
        for number, line in enumerate(lines):
            row = Rect(room.x, room.y + number * pitch + (pitch - height) // 2, room.w, height)
            label, place = layout.columns(row, [1.0, 1.25], kit.px(12))
            control = line.control(place if line.label else row)
            widgets += [control] if not line.label else [Label(label, line.label, 19), control]
        return widgets

    def decorate(self, canvas: Surface) -> None:
        left, right = self._panels
        self.kit.titled_panel(canvas, left, _("Sound and language"), 22)
        self.kit.titled_panel(canvas, right, _("Play and screen"), 22)

    # --- the rows -------------------------------------------------------------------------------------------------

    def _sound_lines(self) -> list[Line]:
        now = self.app.settings
        codes = languages() if language() in languages() else [*languages(), language()]
        spoken = [(code, LANGUAGE_NAMES.get(code.split("_")[0], code)) for code in codes]
        return [
            Line(_("Language"), lambda at: Choice(
                "language", at, _("Language"), spoken, language(), self._setter("language"),
                reason=_("There is no other language yet."),
            )),
            Line(_("Total volume"), self._volume("master_volume")),
            Line(_("Music"), self._volume("music_volume")),
            Line(_("Effects"), self._volume("effects_volume")),
            Line("", lambda at: Toggle(
                "muted", at, _("All sound off (M)"), now.muted, self._setter("muted"),
            )),
            Line("", lambda at: Toggle(
                "background", at, _("Silent while another window is in front"), now.mute_in_background,
                self._setter("mute_in_background"),
            )),
        ]  # fmt: skip

    def _play_lines(self) -> list[Line]:
        now = self.app.settings
        return [
            Line(_("Moving cards"), lambda at: Choice(
                "animation", at, _("Moving cards"), _words(_ANIMATIONS), now.animation, self._setter("animation"),
                tip=_("How fast cards fly. Any click or key ends a movement at once."),
            )),
            Line(_("Computer players"), lambda at: Choice(
                "pace", at, _("Computer players"), _words(_PACES), now.pace, self._setter("pace"),
                tip=_("How long each action of a computer player is shown."),
            )),
            Line(_("Size of everything"), lambda at: Slider(
                "ui_scale", at, _("Size of everything"), now.ui_scale, self._setter("ui_scale"), *_SCALES,
                words=_percent, late=True,
            )),
            Line(_("Pictures drawn by"), lambda at: Choice(
                "renderer", at, _("Pictures drawn by"), _words(_RENDERERS), now.renderer, self._setter("renderer"),
                tip=_("Change this if the window flickers or stays black."),
            )),
            Line("", lambda at: Toggle(
                "full_screen", at, _("Full screen (F11)"), now.full_screen, self._setter("full_screen"),
            )),
            Line("", lambda at: Toggle(
                "signs", at, _("Signs beside the colours"), now.colour_blind_signs, self._setter("colour_blind_signs"),
                tip=_("Every colour also has a sign, for those who cannot tell the colours apart."),
            )),
            Line("", lambda at: Toggle(
                "explanations", at, _("Computers explain themselves"), now.explanations, self._setter("explanations"),
                tip=_("After each action of a computer player stands why it was chosen, and what came next."),
            )),
            Line("", lambda at: Toggle(
                "win_bar", at, _("Bar of the chances to win (W)"), now.win_bar, self._setter("win_bar"),
                tip=_("Everybody's chance to win, by what lies open to all, along the top bar of the table."),
            )),
        ]  # fmt: skip

    def _volume(self, field: str) -> Callable[[Rect], Widget]:
        value = getattr(self.app.settings, field)
        return lambda at: Slider(field, at, field, value, self._setter(field), words=_percent)

    def _setter(self, field: str) -> Callable[[object], None]:
        return partial(self._set, field)

    def _set(self, field: str, value: object) -> None:
        self.app.change(**{field: value})
        if field in ("master_volume", "effects_volume"):
            self.app.sounds.play("ui_click")

    def _defaults(self) -> None:
        fresh = Settings().model_dump(exclude=set(_TRANSIENT))
        self.app.change(**fresh)


def _words(names: dict[T, str]) -> list[tuple[T, str]]:
    return [(value, _(name)) for value, name in names.items()]


def _percent(value: int) -> str:
    return f"{value} %"
