"""Council and Locations: decks, drawn cards, discard piles, open Locations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.conspiracy.components import DATA
from game.engine.protocol import UNKNOWN, Action
from game.gui.boards.conspiracy.cards import INK
from game.gui.compositor import Sprite
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.boards.conspiracy.view import ConspiracyView


def _deck(view: ConspiracyView, kind: str, count: int, panel: Rect) -> list[Sprite]:
    """A face-down deck with the number of its cards."""
    rect = view.at.deck(panel)
    draw = view.cards.lord if kind == "lord" else view.cards.location
    sprites: list[Sprite] = []
    for layer in range(min(4, -(-count // 12)) if count else 0):
        lift = round(layer * 2.4 * view.kit.scale)
        sprites.append(draw(UNKNOWN, rect.move(-lift, -lift)))
    badge = Rect(0, 0, view.kit.px(44), view.kit.px(44))
    badge.center = (rect.right - view.kit.px(6), rect.bottom - view.kit.px(22))
    sprites.append(view.kit.sprites.sprite("conspiracy/pearl", badge))
    return sprites + view.line(str(count), "number", 19 * view.kit.scale, badge, INK, "center", shadow=False)


def _buttons(view: ConspiracyView, panel: Rect, verb: str) -> list[Sprite]:
    """The buttons that draw 1, 2 or 3 cards."""
    sprites = []
    for n in (1, 2, 3):
        rect = view.at.draw_button(panel, n)
        on = Action(verb, (n,)) in view.legal
        part = "button_primary" if on else "button"
        sprites.append(view.kit.sprites.nine_sprite(view.kit.ui(part), rect, view.kit.scale, alpha=255 if on else 120))
        colour = view.kit.skin.primary_text if on else view.kit.skin.disabled
        sprites += view.line(str(n), "bold", 22 * view.kit.scale, rect, colour, "center", shadow=not on)
    return sprites


def council(view: ConspiracyView) -> list[Sprite]:
    """Lord deck, tray and the five piles."""
    seen = view.seen
    sprites = _deck(view, "lord", len(seen.lord_deck), view.at.council)
    sprites += _buttons(view, view.at.council, "draw")
    sprites += _constraint(view)
    for guild, pile in enumerate(seen.piles):
        if not pile:
            well = view.at.pile(guild)
            seal = Rect(0, 0, view.kit.px(52), view.kit.px(52))
            seal.center = (well.centerx, well.y + view.kit.px(54))
            name = f"conspiracy/seal_{DATA.guilds[guild].id}"
            sprites.append(view.kit.sprites.sprite(name, seal, alpha=80))
        for index, lord in enumerate(pile):
            if ("pile", guild, index) not in view.hidden:
                sprites.append(view.cards.lord(lord, view.at.pile_card(guild, index, len(pile))))
    return sprites + _tray(view)


def _constraint(view: ConspiracyView) -> list[Sprite]:
    """A reminder of forced recruiting above the tray."""
    seen = view.seen
    if not seen.forced:
        return []
    tray = view.at.tray()
    text = _("{name}: the others draw {n}", name=view.seats[seen.forced_by].name, n=seen.forced)
    box = Rect(tray.x + view.kit.px(16), tray.bottom - view.kit.px(34), tray.w - view.kit.px(32), view.kit.px(28))
    if view.tray_cards():
        return []
    return view.kit.words(box, text, 17 * view.kit.scale, "bold", view.kit.skin.bad, "center", may_cut=True)


def _tray(view: ConspiracyView) -> list[Sprite]:
    """What was drawn, or the hand."""
    cards, location = view.tray_cards(), view.tray_holds_locations
    draw = view.cards.location if location else view.cards.lord
    return [
        draw(card, view.at.tray_card(index, len(cards), location))
        for index, card in enumerate(cards)
        if ("tray", index) not in view.hidden
    ]


def locations(view: ConspiracyView) -> list[Sprite]:
    """Location deck and open Locations."""
    seen = view.seen
    sprites = _deck(view, "location", len(seen.location_deck), view.at.locations)
    sprites += _buttons(view, view.at.locations, "explore")
    for index, site in enumerate(seen.open):
        if ("open", site) not in view.hidden:
            sprites.append(view.cards.location(site, view.at.open_card(index, len(seen.open))))
    return sprites


def look(view: ConspiracyView) -> list[Sprite]:
    """The whole Location deck spread over council and Locations."""
    shown, panel = view.seen.shown, view.at.look
    sprites = [view.kit.sprites.nine_sprite(view.kit.ui("panel"), panel, view.kit.scale)] * 2
    title = Rect(panel.x, panel.y + view.kit.px(8), panel.w, view.kit.px(34))
    sprites += view.line(
        _("The whole Location deck"), "heading", 18 * view.kit.scale, title, view.kit.skin.title, "center"
    )
    return sprites + [
        view.cards.location(site, view.at.look_card(index, len(shown))) for index, site in enumerate(shown)
    ]
