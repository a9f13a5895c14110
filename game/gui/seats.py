"""How seats are shown everywhere: medal, sign, and who plays."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ai.temperaments import TEMPERAMENTS
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.theme import Colour
from game.i18n import N_, _

KIND_NAMES = {
    "human": N_("Human"),
    "ai:random": N_("Drifter"),
    "ai:easy": N_("Courtier"),
    "ai:medium": N_("Schemer"),
    "ai:hard": N_("Regent"),
}
KIND_TIPS = {
    "human": N_("A person at this screen."),
    "ai:random": N_("A computer player that takes whatever the current brings."),
    "ai:easy": N_("A computer player that weighs every choice by what it gains at once."),
    "ai:medium": N_("A computer player that thinks a few turns ahead."),
    "ai:hard": N_("A computer player that plays to win."),
}
_DARK_ON = ("ivory", "amber", "orchid")
_LIGHT: Colour = (255, 250, 235)
_DARK: Colour = (58, 40, 18)


def kind_name(kind: str) -> str:
    """Name of a human, or of a level with its temperament, in the player's language."""
    level, _dash, temper = kind.partition("-")
    name = _(KIND_NAMES.get(level, level))
    if temper not in TEMPERAMENTS:
        return name
    return _("{level}, {temperament}", level=name, temperament=_(TEMPERAMENTS[temper].name))


def kind_tip(kind: str) -> str:
    """One sentence about a human or a level."""
    return _(KIND_TIPS.get(kind.partition("-")[0], kind))


def draw_medal(canvas: Surface, kit: Kit, rect: Rect, colour: str, sign: str) -> None:
    """A seat's medal, with its sign unless the player wants none."""
    for sprite in medal_sprites(kit, rect, colour, sign):
        sprite.draw(canvas)


def medal_sprites(kit: Kit, rect: Rect, colour: str, sign: str) -> list[Sprite]:
    """The same for the moving layer."""
    medal = kit.sprites.sprite(f"medal/{colour}", rect)
    if not kit.signs:
        return [medal]
    side = round(rect.w * 0.56)
    place = Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side)
    tint = _DARK if colour in _DARK_ON else _LIGHT
    return [medal, kit.sprites.sprite(f"sign/{sign}", place, tint)]
