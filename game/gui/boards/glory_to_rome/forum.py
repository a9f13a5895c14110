"""The middle of the table: deck, pool, Jacks, sites in and out of town."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, UNKNOWN, Noun, Target
from game.glory_to_rome.components import MATERIAL_IDS, MATERIALS
from game.gui.boards.glory_to_rome.colours import CREAM
from game.gui.boards.glory_to_rome.geometry import MATERIAL, PLATE
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.gui.theme import MIN_FONT_PX
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_FAN = 4
"""So many cards of a heap in the pool are drawn."""


def tray_card(view: RomeView, material: int, index: int, count: int) -> Rect:
    """One of the cards drawn in a tray."""
    tray, kit = view.at.trays[material], view.kit
    w = min(kit.px(66), tray.w - kit.px(20))
    h = round(w * MATERIAL[1] / MATERIAL[0])
    step = min(kit.px(15), (tray.w - kit.px(16) - w) // max(1, count - 1))
    x = tray.x + (tray.w - w - step * (count - 1)) // 2 + step * index
    return Rect(x, tray.y + (tray.h - kit.px(28) - h) // 2 + kit.px(5), w, h)


def plates(view: RomeView) -> list[tuple[Rect, str]]:
    """The bronze plates on the upper band with their words."""
    kit, at = view.kit, view.at
    y, h = at.pool.y - kit.px(PLATE // 2 - 14), kit.px(PLATE)
    left, right = at.trays[0].x, at.trays[-1].right
    w = min(kit.px(300), (right - left) // 2)
    middle = Rect((left + right) // 2 - w // 2, y, w, h)
    x, foot = at.site_rows[0].x, at.sites[-1].right
    return [(middle, _("The pool")), (Rect(x, y, foot - x, h), _("Sites"))]


def paint(view: RomeView, canvas: Surface) -> None:
    """The slab, its trays, the plates."""
    kit, at = view.kit, view.at
    kit.sprites.draw_nine(canvas, "glory_to_rome/pool", at.pool, kit.scale)
    for material, tray in enumerate(at.trays):
        kit.sprites.draw_nine(canvas, f"glory_to_rome/tray_{MATERIAL_IDS[material]}", tray, kit.scale)
        box = Rect(tray.x + kit.px(5), tray.bottom - kit.px(27), tray.w - 2 * kit.px(5), kit.px(24))
        kit.write(canvas, box, view.names.noun(Noun("material", material)), 16, "bold", CREAM, "center")
    for row, words in zip(at.site_rows, (_("in town"), _("out of town")), strict=True):
        lines = kit.text.wrap(words, "bold", kit.font(16), row.w)
        if len(lines) * kit.text.line_height("bold", kit.font(16)) <= row.h:  # pointing at a site tells it too
            kit.write_wrapped(canvas, row, words, 16, "bold", CREAM, "center", "middle")
    for plate, words in plates(view):
        kit.sprites.draw_nine(canvas, "ui/rome/plate", plate, kit.scale)
        kit.write(canvas, plate.inflate(-kit.px(20), 0), words, 16, "heading", CREAM, "center")


def sprites(view: RomeView) -> list[Sprite]:
    """Cards and numbers of the middle."""
    return _trays(view) + _deck(view) + _jacks(view) + _sites(view)


def _count(view: RomeView, place: Rect, number: int) -> list[Sprite]:
    """A number on a pill at the foot of a pile."""
    kit = view.kit
    pill = Rect(0, 0, kit.px(46), kit.px(25))
    pill.midbottom = (place.centerx, place.bottom + kit.px(5))
    return view.pieces.pill(pill, str(number))


def _deck(view: RomeView) -> list[Sprite]:
    seen, kit, place = view.seen, view.kit, view.at.deck
    number = len(seen.deck)
    found = [
        view.pieces.card(UNKNOWN, place.move(kit.px(step), kit.px(step)))
        for step in reversed(range(min(4, -(-number // 30))))
    ]
    found += _count(view, place, number)
    if seen.looked != NOBODY:
        found += [kit.halo(looked_rect(view)), view.pieces.card(seen.looked, looked_rect(view))]
    return found


def looked_rect(view: RomeView) -> Rect:
    """Where the card lies that somebody looks at: large over the deck."""
    deck = view.at.deck
    return deck.inflate(deck.w * 5 // 8, deck.h * 5 // 8).move(deck.w * 5 // 16 - view.kit.px(4), 0)


def _trays(view: RomeView) -> list[Sprite]:
    kit = view.kit
    found: list[Sprite] = []
    for material, tray in enumerate(view.at.trays):
        number = len(view.seen.pool[material])
        count = min(_FAN, number)
        if view.picks_pool(material):
            found += [kit.halo(tray)] * 2
        for index in range(count):
            place = tray_card(view, material, index, count)
            found.append(kit.sprites.sprite(f"glory_to_rome/material_{MATERIAL_IDS[material]}", place))
        pill = Rect(tray.right - kit.px(36), tray.y - kit.px(3), kit.px(38), kit.px(24))
        if number:
            found += view.pieces.pill(pill, str(number))
    return found


def _jacks(view: RomeView) -> list[Sprite]:
    kit, place, number = view.kit, view.at.jacks, view.seen.jack_supply
    if not number:
        return [kit.sprites.nine_sprite("glory_to_rome/slot", place, kit.scale)]
    found = [
        kit.sprites.sprite("glory_to_rome/back_jack", place.move(kit.px(step), kit.px(step)))
        for step in reversed(range(min(3, number)))
    ]
    return found + _count(view, place, number)


def _sites(view: RomeView) -> list[Sprite]:
    kit = view.kit
    found: list[Sprite] = []
    for row, numbers in enumerate((view.seen.town, view.seen.outskirts)):
        for material in range(MATERIALS):
            place, number = view.at.site(material, bool(row)), numbers[material]
            name = f"glory_to_rome/site_{MATERIAL_IDS[material]}" + ("_out" if row else "")
            found.append(kit.sprites.sprite(name, place, alpha=255 if number else 60))
            if number:
                pill = Rect(0, 0, kit.px(26), max(MIN_FONT_PX + 2, kit.px(19)))
                pill.midbottom = (place.centerx, place.bottom + kit.px(8))
                found += view.pieces.pill(pill, str(number))
    return found


def things(view: RomeView) -> list[Thing]:
    """Everything in the middle that can be pointed at."""
    at, names = view.at, view.names
    found = [Thing(Target("deck"), at.deck, _("Deck"))]
    for material, tray in enumerate(at.trays):
        found.append(Thing(Target("pool", (material,)), tray, names.noun(Noun("material", material))))
    if view.seen.looked != NOBODY:
        found.append(Thing(Target("looked", (view.seen.looked,)), looked_rect(view), _("The card looked at")))
    found.append(Thing(Target("jacks"), at.jacks, _("Jacks")))
    for material in range(MATERIALS):
        found.append(Thing(Target("site", (material,)), at.site(material, False), _("Site in town")))
    for material in range(MATERIALS):
        found.append(Thing(Target("out", (material,)), at.site(material, True), _("Site out of town")))
    return found
