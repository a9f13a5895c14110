"""Where things fly from and to on the table of Rome, and how they look on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Event, Seat
from game.glory_to_rome.components import JACK, MATERIAL, MATERIAL_IDS
from game.glory_to_rome.frames import FROM_HAND, FROM_LOOK, FROM_POOL, FROM_STOCK
from game.gui.boards.glory_to_rome import camps, forum, hand, own
from game.gui.boards.glory_to_rome.captions import caption
from game.gui.boards.glory_to_rome.geometry import CARD
from game.gui.boards.view import Draw
from game.gui.compositor import Sprite
from game.gui.motion import Flight, Slot, linear, out_cubic

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

FLY = 0.42
STAGGER = 0.09
SAY = 1.0
"""Seconds for which words stand over a camp."""

# --- slots ----------------------------------------------------------------------------------------------------------


def fixed(rect: Rect) -> Slot:
    return lambda: rect


def middle(rect: Rect, w: float, h: float) -> Rect:
    return Rect(round(rect.centerx - w / 2), round(rect.centery - h / 2), round(w), round(h))


def small_card(view: RomeView, rect: Rect) -> Rect:
    h = 96 * view.kit.scale
    return middle(rect, h * CARD[0] / CARD[1], h)


def in_hand(view: RomeView, seat: Seat, card: int = UNKNOWN) -> Slot:
    """A card in a hand, or where a new one comes to it."""
    if seat != view.centre:
        return lambda: camps.counter(view, seat, "jacks" if card == JACK else "hand")
    cards = hand.cards(view)
    index = cards.index(card) if card in cards else max(0, len(cards) - 1)
    return lambda: view.at.hand_card(min(index, max(0, len(hand.cards(view)) - 1)), max(1, len(hand.cards(view))))


def in_stock(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: middle(view.at.zones["stock"], 66 * view.kit.scale, 58 * view.kit.scale)
    return lambda: middle(camps.zones(view, view.camp_of(seat))["stock"], 36 * view.kit.scale, 32 * view.kit.scale)


def among_clients(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: middle(view.at.zones["clients"], 62 * view.kit.scale, 62 * view.kit.scale)
    return lambda: middle(camps.zones(view, view.camp_of(seat))["clients"], 40 * view.kit.scale, 40 * view.kit.scale)


def in_vault(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: own.vault_card(view, 0, 1)
    return lambda: camps.counter(view, seat, "vault")


def in_pool(view: RomeView, material: int) -> Slot:
    return lambda: forum.tray_card(view, material, 0, 1)


def on_deck(view: RomeView) -> Slot:
    return lambda: view.at.deck


def at_structure(view: RomeView, seat: Seat, kind: int) -> Slot:
    """The place of a structure; of one that is not there yet: where the last one lies."""
    def slot() -> Rect:
        places = camps.structures(view, seat)
        for index, place in places:
            if view.seen.camps[seat][index][0] == kind:
                return place
        return places[-1][1] if places else small_card(view, view.camp_of(seat))

    return slot


def source_of(view: RomeView, seat: Seat, card: int, source: int) -> Slot:
    """Where a card comes from."""
    if source == FROM_HAND:
        return in_hand(view, seat, card)
    if source == FROM_STOCK:
        return in_stock(view, seat)
    if source == FROM_POOL:
        return in_pool(view, MATERIAL[card])
    if source == FROM_LOOK:
        return lambda: forum.looked_rect(view)
    return on_deck(view)


# --- flights --------------------------------------------------------------------------------------------------------


def flight_of(draw: Draw, start: Slot, end: Slot, order: int = 0, lift: float = 0.08, seconds: float = FLY) -> Flight:
    return Flight(seconds, out_cubic, order * STAGGER, start=start, end=end, lift=lift, thing=draw)


def card(view: RomeView, card: int, start: Slot, end: Slot, order: int = 0, seconds: float = FLY) -> Flight:
    def draw(rect: Rect) -> list[Sprite]:
        return [view.pieces.flying(card, rect, max(start().size, end().size))]

    return flight_of(draw, start, end, order, 0.08, seconds)


def piece(view: RomeView, name: str, start: Slot, end: Slot, order: int = 0) -> Flight:
    def draw(rect: Rect) -> list[Sprite]:
        w, h = view.kit.sprites.nominal(f"glory_to_rome/{name}")
        factor = min(rect.w / w, rect.h / h)
        return [view.kit.sprites.sprite(f"glory_to_rome/{name}", middle(rect, w * factor, h * factor))]

    return flight_of(draw, start, end, order, 0.1)


def material(view: RomeView, card: int, start: Slot, end: Slot, order: int = 0) -> Flight:
    return piece(view, f"material_{MATERIAL_IDS[MATERIAL[card]]}", start, end, order)


def say(view: RomeView, event: Event, place: Slot, seconds: float = SAY, title: bool = False) -> Flight:
    """The sentence of an event over a place."""
    phrase = view.rules.say(view.seen, event)
    text = view.names.phrase(phrase) if phrase else ""

    def draw(rect: Rect) -> list[Sprite]:
        return caption(view, rect, text, title)

    return Flight(seconds, linear, start=place, end=place, thing=draw)


def in_camp(view: RomeView, seat: Seat) -> Slot:
    return lambda: view.camp_of(seat)
