"""The seats' own numbers: name, score, pearls, keys, Locations, Coats of Arms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.conspiracy.components import DATA, GUILDS
from game.engine.protocol import Seat
from game.gui.boards.conspiracy.cards import INK
from game.gui.compositor import Sprite
from game.gui.seats import medal_sprites
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.boards.conspiracy.view import ConspiracyView

_DIM = 90


def own_plate(view: ConspiracyView) -> list[Sprite]:
    """Name, Coats of Arms, counters and score of the centre seat, around its chamber."""
    seat, f = view.centre, view.at.factor
    left, right = view.at.own_left, view.at.own_right
    medal = Rect(left.x + round(4 * f), left.y + round(2 * f), round(72 * f), round(72 * f))
    sprites = _medal(view, seat, medal)
    name = Rect(left.x, medal.bottom + round(8 * f), left.w - round(14 * f), round(36 * f))
    sprites += view.kit.words(name, view.seats[seat].name, 25 * f, "name", may_cut=True)
    turn = Rect(left.x, name.bottom, left.w, round(30 * f))
    if view.seen.current == seat and view.seen.decision():
        sprites += view.line(_("on turn"), "bold", 17 * f, turn, view.kit.skin.accent)
    sprites += _arms(view, seat, right, f)
    sprites += _counters(view, seat, 24 * f)
    if not view.options.hidden_scoring or not view.seen.decision():
        sprites += _score_pearl(view, seat)
    return sprites


def _score_pearl(view: ConspiracyView, seat: Seat) -> list[Sprite]:
    """The live score on the pearl in the oyster."""
    pearl = counter_rect(view, seat, "score")
    score = view.seen.standings()[seat].score
    return [
        view.kit.sprites.sprite("conspiracy/pearl", pearl),
        *view.line(str(score), "number", pearl.h * 0.46, pearl, INK, "center", shadow=False),
    ]


def _arms(view: ConspiracyView, seat: Seat, room: Rect, f: float) -> list[Sprite]:
    """The Coats of Arms with the best Lord of each guild."""
    holding = view.seen.holding(seat)
    sprites: list[Sprite] = []
    w, h = round(32 * f), round(36 * f)
    for guild in range(GUILDS):
        x = room.right - round((5 - guild) * 36 * f) - round(2 * f)
        rect = Rect(x, room.y + round(30 * f), w, h)
        held = holding.count(guild) > 0
        sprites.append(
            view.kit.sprites.sprite(f"conspiracy/arms_{DATA.guilds[guild].id}", rect, alpha=255 if held else 60)
        )
        below = Rect(rect.x, rect.bottom + round(2 * f), rect.w, round(26 * f))
        highest = str(holding.best[guild]) if held else "–"
        sprites += view.line(highest, "number", 19 * f, below, view.kit.skin.text, "center")
    return sprites


def _counters(view: ConspiracyView, seat: Seat, size: float) -> list[Sprite]:
    """Pearls, Locations and the keys in the window of a seat."""
    seen, sprites = view.seen, list[Sprite]()
    values = (
        ("pearls", "pearl", seen.pearls[seat], False),
        ("locations", "castle", len(seen.locations(seat)), False),
        ("silver", "key_silver", seen.silver[seat], True),
        ("gold", "key_gold", seen.gold[seat], True),
    )
    for counter, icon, value, key in values:
        rect = counter_rect(view, seat, counter)
        dim = key and not value
        sprites.append(view.kit.sprites.sprite(f"conspiracy/{icon}", rect, alpha=_DIM if dim else 255))
        beside = Rect(rect.right + round(size * 0.2), rect.y, round(size * 1.9), rect.h)
        colour = view.kit.skin.muted if dim else view.kit.skin.text
        sprites += view.line(str(value), "bold", size, beside, colour)
    if seen.master == seat and ("master",) not in view.hidden:
        sprites.append(view.kit.sprites.sprite("conspiracy/pearl_master", counter_rect(view, seat, "master")))
    return sprites


def rival(view: ConspiracyView, seat: Seat) -> list[Sprite]:
    """All that the panel of a rival shows."""
    kit, s, panel = view.kit, view.kit.scale, view.panel_of(seat)
    sprites: list[Sprite] = []
    if view.seen.current == seat and view.seen.decision():
        sprites.append(kit.halo(panel, alpha=150))
    sprites += _medal(view, seat, Rect(panel.x + kit.px(16), panel.y + kit.px(10), kit.px(52), kit.px(52)))
    name = Rect(panel.x + kit.px(80), panel.y + kit.px(16), panel.w - kit.px(80 + 160), kit.px(42))
    sprites += view.kit.words(name, view.seats[seat].name, 25 * s, "name", may_cut=True)
    sprites += view.chamber(seat)
    sprites += _counters(view, seat, 20 * s)
    score = counter_rect(view, seat, "score")
    if not view.options.hidden_scoring or not view.seen.decision():
        total = str(view.seen.standings()[seat].score)
        label = Rect(score.x - kit.px(4), score.y - kit.px(18), kit.px(128), kit.px(24))
        if kit.fits(_("influence"), 16, "bold", label.w):
            sprites += view.line(_("influence"), "bold", 16 * s, label, kit.skin.muted)
        sprites += view.line(total, "number", 28 * s, score, kit.skin.title)
    return sprites


def _medal(view: ConspiracyView, seat: Seat, rect: Rect) -> list[Sprite]:
    return medal_sprites(view.kit, rect, view.seats[seat].colour, view.seats[seat].sign)


def counter_rect(view: ConspiracyView, seat: Seat, counter: str) -> Rect:
    """The icon of a seat's counter: "pearls", "locations", "silver", "gold", "master" or "score"."""
    if seat == view.centre:
        return _own_counter(view, counter)
    s, panel = view.kit.scale, view.panel_of(seat)
    places = {
        "pearls": (panel.right - 150 * s, panel.y + 20 * s, 30),
        "locations": (panel.right - 78 * s, panel.y + 20 * s, 30),
        "gold": (panel.right - 72 * s, panel.bottom - 42 * s, 28),
        "silver": (panel.right - 72 * s, panel.bottom - 76 * s, 28),
        "master": (panel.x + 22 * s, panel.bottom - 128 * s, 46),
        "score": (panel.x + 18 * s, panel.bottom - 58 * s, 70),
    }
    x, y, size = places[counter]
    return Rect(round(x), round(y), round(size * s), round((44 if counter == "score" else size) * s))


def _own_counter(view: ConspiracyView, counter: str) -> Rect:
    f, right = view.at.factor, view.at.own_right
    if counter == "score":
        d = round(56 * f)
        return Rect(view.at.oyster.centerx - d // 2, view.at.oyster.centery - round(d * 0.42), d, d)
    if counter == "master":
        d = round(64 * f)
        return Rect(view.at.own_left.x + round(98 * f), view.at.own_left.y + round(4 * f), d, d)
    order = ("pearls", "locations", "silver", "gold")
    index = order.index(counter)
    d = round(36 * f)
    x = right.right - round((86 if index % 2 else 176) * f)
    y = right.y + round((112 + 52 * (index // 2)) * f)
    return Rect(x, y, d, d)
