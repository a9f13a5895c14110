"""The first screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

import game
from game import storage
from game.engine.journal import SaveError
from game.engine.registry import GAMES, rules_of
from game.gui import games, layout, motion
from game.gui.compositor import Sprite
from game.gui.focus import Target
from game.gui.input import LEFT, Click, Event, Key
from game.gui.kit import Kit
from game.gui.motion import Tween
from game.gui.scenes.dialog import confirm
from game.gui.scenes.menu import MenuScene
from game.gui.theme import Colour
from game.gui.widgets import Button, IconButton, Widget
from game.gui.widgets.base import Action
from game.i18n import N_, _

if TYPE_CHECKING:
    from game.gui.app import App

_FADE_STEPS = 8
_FADE_SECONDS = 0.55
_RISE = 46


@dataclass(frozen=True, slots=True)
class Throne:
    """A game as the title shows it."""

    game: str
    name: str
    caption: str
    name_colour: Colour


THRONES = (
    Throne("louis_xiv", N_("Louis XIV"), N_("The court of the Sun King"), (246, 214, 130)),
    Throne("conspiracy", N_("Conspiracy"), N_("The drowned council of the Abyss"), (206, 250, 236)),
    Throne("glory_to_rome", N_("Glory to Rome"), N_("The city that rose from its ashes"), (250, 218, 150)),
)


class ThroneCard(Widget):
    """One of the three big pictures."""

    def __init__(self, rect: Rect, throne: Throne, action: Action) -> None:
        super().__init__(throne.game, rect, "", _(throne.caption))
        self.throne = throne
        self.action = action
        self.shown = True
        """False while its entrance still runs."""

    @property
    def picture(self) -> str:
        """Name of its sprite."""
        return f"title/throne_{self.throne.game}"

    def paint(self, canvas: Surface, kit: Kit) -> None:
        if self.shown:
            for sprite in self.look(kit, self.rect):
                sprite.draw(canvas)

    def look(self, kit: Kit, rect: Rect) -> list[Sprite]:
        """The picture with its name, at a rectangle."""
        sprites = [kit.sprites.sprite(self.picture, rect)]
        plate = kit.sprites.plate(self.picture, rect)
        room = plate.inflate(-plate.h // 2, -plate.h // 6)
        words, px = _(self.throne.name), round(plate.h * 0.52)
        placed = kit.text.place(room, words, "title", px, self.throne.name_colour, "center", least=0.5)
        if placed:
            line, where = placed
            sprites.append(Sprite(line, where.x, where.y))
        return sprites

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        if not self.shown or not hovered:
            return []
        near = layout.centred(self.rect, self.rect.w * 1.035, self.rect.h * 1.035)
        light = near.inflate(near.w // 3, near.h // 4)
        return [kit.sprites.sprite("fx/glow", light, kit.skin.halo, 120), *self.look(kit, near)]

    def bounds(self) -> Rect:
        return self.rect.inflate(self.rect.w // 6, self.rect.h // 6)

    def targets(self) -> list[Target]:
        return [Target(self.key, self.rect, _(self.throne.name), self.action, ring=False)]

    def handle(self, event: Event) -> bool:
        if isinstance(event, Click) and event.button == LEFT:
            if self.ui:
                self.ui.sound("ui_click")
            self.action()
            return True
        return False


class TitleScene(MenuScene):
    """Three thrones to choose from, and the way to everything else."""

    background = "bg/title"
    _entered = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._last: games.SavedGame | None = None
        self._looked = False
        self._thrones: list[ThroneCard] = []
        self._logo = Rect(0, 0, 0, 0)
        self._captions: list[Rect] = []
        self._resume_note = Rect(0, 0, 0, 0)
        self._foot = Rect(0, 0, 0, 0)
        self._faded: dict[tuple[int, int, int], Surface] = {}
        self._tweens: list[Tween] = []

    def enter(self) -> None:
        self.app.sounds.music("menu")
        if not TitleScene._entered:
            TitleScene._entered = True
            self._tweens = [Tween(_FADE_SECONDS, motion.out_cubic, 0.1 + 0.16 * index) for index in (1, 0, 2)]
        for message in games.data_problems():
            self.app.toasts.show(message)

    def resume(self) -> None:
        self._looked = False

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        margin, gap = kit.px(26), kit.px(14)
        menu = Rect(0, 0, min(window.w - 2 * margin, kit.px(1120)), kit.px(48))
        menu.midbottom = (window.centerx, window.bottom - kit.px(44))
        resume = Rect(0, 0, min(menu.w, kit.px(560)), kit.px(58))
        resume.midbottom = (window.centerx, menu.top - gap)
        self._resume_note = Rect(menu.x, resume.y, menu.w, resume.h)
        self._foot = Rect(margin, window.bottom - kit.px(30), window.w - 2 * margin, kit.px(22))
        logo_h = round(window.h * 0.175)
        self._logo = Rect(margin, kit.px(26), window.w - 2 * margin, logo_h)
        bottom = (resume.top if self._last else menu.top) - kit.px(16)
        hall = Rect(margin, self._logo.bottom + kit.px(12), window.w - 2 * margin, 0)
        hall.h = bottom - hall.top
        self._place_thrones(hall)
        widgets: list[Widget] = [*self._thrones]
        if self._last:
            label = _("Resume {game}: {names}", game=_game_name(self._last), names=_names(self._last))
            widgets.append(Button("resume", resume, label, self._resume, "play", primary=True, size=22, may_cut=True))
        return [*widgets, *self._menu(menu), *self._corner(window)]

    def _place_thrones(self, hall: Rect) -> None:
        kit = self.kit
        caption = kit.px(34)
        height = hall.h - caption
        width = min(round(height * 0.75), round(hall.w / 3.3))
        height = min(height, round(width / 0.75))
        gap = min(kit.px(70), (hall.w - 3 * width) // 3)
        left = hall.centerx - (3 * width + 2 * gap) // 2
        top = hall.y + max(0, (hall.h - caption - height) // 2)
        self._thrones, self._captions = [], []
        for index, throne in enumerate(THRONES):
            rect = Rect(left + index * (width + gap), top, width, height)
            card = ThroneCard(rect, throne, partial(self._choose, throne.game))
            card.shown = not self._tweens
            self._thrones.append(card)
            self._captions.append(Rect(rect.x - gap // 2, rect.bottom + kit.px(10), width + gap, caption - kit.px(8)))
        self._faded.clear()

    def _menu(self, row: Rect) -> list[Widget]:
        entries = (
            ("saves", _("Saved games"), "folder", self._saves),
            ("rules", _("How to play"), "book", self._rules),
            ("settings", _("Settings"), "cog", self._settings),
            ("credits", _("Credits"), "info", self._credits),
            ("quit", _("Quit"), "exit", self.app.quit),
        )
        places = layout.columns(row, [1.0] * len(entries), self.kit.px(12))
        return [
            Button(key, place, label, action, icon)
            for place, (key, label, icon, action) in zip(places, entries, strict=True)
        ]

    def _corner(self, window: Rect) -> list[Widget]:
        side, margin = self.kit.px(42), self.kit.px(20)
        right = Rect(window.right - margin - side, margin, side, side)
        left = right.move(-side - self.kit.px(10), 0)
        sound = (_("Sound on (M)"), "mute") if self.app.settings.muted else (_("Sound off (M)"), "sound")
        full = _("Back to a window (F11)") if self.app.settings.full_screen else _("Full screen (F11)")
        return [
            IconButton("mute", left, sound[1], sound[0], lambda: self.app.change(muted=not self.app.settings.muted)),
            IconButton(
                "full", right, "fullscreen", full,
                lambda: self.app.change(full_screen=not self.app.settings.full_screen),
            ),
        ]  # fmt: skip

    # --- drawing --------------------------------------------------------------------------------------------------

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        w, h = kit.sprites.nominal("title/logo")
        kit.sprites.draw(canvas, "title/logo", layout.contain(self._logo, w, h))
        for throne, rect in zip(THRONES, self._captions, strict=True):
            words = _(throne.caption)
            width = min(rect.w, kit.text.size(words, "body", kit.font(18))[0])
            shade = layout.centred(rect, width + kit.px(16), rect.h)
            kit.sprites.draw_nine(canvas, "ui/shadow", shade, kit.scale, alpha=215)
            kit.write(canvas, rect, words, 18, "body", kit.skin.text, align="center")
        kit.write(canvas, self._foot, _("Version {version}", version=game.__version__), 15, colour=kit.skin.muted)

    def sprites(self) -> list[Sprite]:
        if self._tweens:
            pairs = zip(self._thrones, self._tweens, strict=True)
            return [sprite for card, tween in pairs for sprite in self._rising(card, tween)]
        return super().sprites()

    def _rising(self, card: ThroneCard, tween: Tween) -> list[Sprite]:
        """A throne on its way up, fading in by a few steps."""
        share = tween.share
        level = min(_FADE_STEPS, round(share * _FADE_STEPS))
        if level == 0:
            return []
        rect = card.rect.move(0, round((1 - share) * self.kit.px(_RISE)))
        found = []
        for sprite in card.look(self.kit, rect):
            if level < _FADE_STEPS:
                key = (id(sprite.surface), *sprite.surface.get_size()[:1], level)
                if key not in self._faded:
                    self._faded[key] = sprite.surface.copy()
                    light = (255, 255, 255, 255 * level // _FADE_STEPS)
                    self._faded[key].fill(light, special_flags=pygame.BLEND_RGBA_MULT)
                sprite.surface = self._faded[key]
            found.append(sprite)
        return found

    # --- time -----------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self._tweens) or not self._looked

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._tweens:
            speed = self.app.settings.animation.factor
            for tween in self._tweens:
                tween.elapsed += dt / speed if speed else 10.0
            if all(tween.over for tween in self._tweens):
                self.settle()
        elif not self._looked:
            self._look_for_game()

    def settle(self) -> None:
        super().settle()
        self._tweens = []
        for card in self._thrones:
            card.shown = True
        self._faded.clear()
        self.repaint()
        if not self._looked:
            self._look_for_game()

    def handle(self, event: Event) -> bool:
        if self._tweens and isinstance(event, Click):
            self.settle()
        if isinstance(event, Key) and event.name == "return" and self._last and not self.ui.focus.visible:
            self._resume()
            return True
        return super().handle(event)

    def _look_for_game(self) -> None:
        """Whether there is a game to resume; asked after the first frames, so that they come at once."""
        self._looked = True
        last = games.last_game(self.app.slot, self._damaged)
        if (last is None) != (self._last is None) or last:
            self._last = last
            self.rebuild()

    def _damaged(self, reason: str) -> None:
        message = _("The game that was saved last cannot be used: {reason}. See the saved games.", reason=reason)
        self.app.toasts.show(message, once=True)

    # --- ways out -------------------------------------------------------------------------------------------------

    def _choose(self, game_id: str) -> None:
        from game.gui.scenes.setup import SetupScene

        self.app.scenes.push(SetupScene(self.app, rules_of(game_id)))

    def _resume(self) -> None:
        from game.gui.scenes.table import TableScene

        assert self._last is not None
        try:
            table = games.go_on(self._last)
        except (SaveError, OSError) as error:
            self.app.toasts.show(_("The game cannot be loaded: {reason}", reason=error))
            return
        self.app.scenes.replace(TableScene(self.app, table))

    def _saves(self) -> None:
        from game.gui.scenes.saves import SavesScene

        self.app.scenes.push(SavesScene(self.app))

    def _rules(self) -> None:
        from game.gui.scenes.rules import RulesScene

        self.app.scenes.push(RulesScene(self.app, rules_of(GAMES[0]), GAMES))

    def _settings(self) -> None:
        from game.gui.scenes.settings import SettingsScene

        self.app.scenes.push(SettingsScene(self.app))

    def _credits(self) -> None:
        from game.gui.scenes.credits import CreditsScene

        self.app.scenes.push(CreditsScene(self.app))

    def back(self) -> None:
        kept = _(storage.problems[0]) if storage.problems else _("All games are saved.")
        self.app.scenes.push(confirm(self.app, _("Leave the program?"), kept, _("Quit"), self.app.quit))


def _game_name(saved: games.SavedGame) -> str:
    assert saved.table is not None
    return next(_(throne.name) for throne in THRONES if throne.game == saved.table.rules.id)


def _names(saved: games.SavedGame) -> str:
    assert saved.table is not None
    return ", ".join(seat.name for seat in saved.table.seats)
