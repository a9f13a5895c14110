"""How events of Glory to Rome are shown: what flies from where to where, and what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Event, Seat
from game.glory_to_rome.components import JACK, MATERIAL, MATERIAL_IDS, MATERIALS
from game.glory_to_rome.frames import FROM_DECK, FROM_HAND, FROM_LOOK, FROM_POOL, FROM_STOCK
from game.gui.boards.glory_to_rome import camps, demand, forum, hand, own, turn
from game.gui.boards.glory_to_rome.captions import caption
from game.gui.boards.glory_to_rome.colours import ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import CARD
from game.gui.boards.view import Draw, Motion
from game.gui.compositor import Sprite
from game.gui.motion import Flight, Slot, in_out, linear, out_cubic

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

FLY = 0.42
STAGGER = 0.09
SAY = 1.0
"""Seconds for which words stand over a camp."""


def motion(view: RomeView, event: Event) -> Motion:
    """The motion of an event that the view's observation has not folded yet."""
    make = _MOTIONS.get(event.kind)
    return make(view, event) if make else Motion()


# --- slots ----------------------------------------------------------------------------------------------------------


def _fixed(rect: Rect) -> Slot:
    return lambda: rect


def _middle(rect: Rect, w: float, h: float) -> Rect:
    return Rect(round(rect.centerx - w / 2), round(rect.centery - h / 2), round(w), round(h))


def _small_card(view: RomeView, rect: Rect) -> Rect:
    h = 96 * view.kit.scale
    return _middle(rect, h * CARD[0] / CARD[1], h)


def _hand(view: RomeView, seat: Seat, card: int = UNKNOWN) -> Slot:
    """A card in a hand, or where a new one comes to it."""
    if seat != view.centre:
        return lambda: camps.counter(view, seat, "jacks" if card == JACK else "hand")
    cards = hand.cards(view)
    index = cards.index(card) if card in cards else max(0, len(cards) - 1)
    return lambda: view.at.hand_card(min(index, max(0, len(hand.cards(view)) - 1)), max(1, len(hand.cards(view))))


def _stock(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: _middle(view.at.zones["stock"], 66 * view.kit.scale, 58 * view.kit.scale)
    return lambda: _middle(camps.zones(view, view.camp_of(seat))["stock"], 36 * view.kit.scale, 32 * view.kit.scale)


def _clients(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: _middle(view.at.zones["clients"], 62 * view.kit.scale, 62 * view.kit.scale)
    return lambda: _middle(camps.zones(view, view.camp_of(seat))["clients"], 40 * view.kit.scale, 40 * view.kit.scale)


def _vault(view: RomeView, seat: Seat) -> Slot:
    if seat == view.centre:
        return lambda: own.vault_card(view, 0, 1)
    return lambda: camps.counter(view, seat, "vault")


def _pool(view: RomeView, material: int) -> Slot:
    return lambda: forum.tray_card(view, material, 0, 1)


def _deck(view: RomeView) -> Slot:
    return lambda: view.at.deck


def _structure(view: RomeView, seat: Seat, kind: int) -> Slot:
    """The place of a structure; of one that is not there yet: where the last one lies."""
    def slot() -> Rect:
        places = camps.structures(view, seat)
        for index, place in places:
            if view.seen.camps[seat][index][0] == kind:
                return place
        return places[-1][1] if places else _small_card(view, view.camp_of(seat))

    return slot


def _from(view: RomeView, seat: Seat, card: int, source: int) -> Slot:
    """Where a card comes from."""
    if source == FROM_HAND:
        return _hand(view, seat, card)
    if source == FROM_STOCK:
        return _stock(view, seat)
    if source == FROM_POOL:
        return _pool(view, MATERIAL[card])
    if source == FROM_LOOK:
        return lambda: forum.looked_rect(view)
    return _deck(view)


# --- flights --------------------------------------------------------------------------------------------------------


def _flight(draw: Draw, start: Slot, end: Slot, order: int = 0, lift: float = 0.08, seconds: float = FLY) -> Flight:
    return Flight(seconds, out_cubic, order * STAGGER, start=start, end=end, lift=lift, thing=draw)


def _card(view: RomeView, card: int, start: Slot, end: Slot, order: int = 0, seconds: float = FLY) -> Flight:
    def draw(rect: Rect) -> list[Sprite]:
        return [view.pieces.flying(card, rect, max(start().size, end().size))]

    return _flight(draw, start, end, order, 0.08, seconds)


def _piece(view: RomeView, name: str, start: Slot, end: Slot, order: int = 0) -> Flight:
    def draw(rect: Rect) -> list[Sprite]:
        w, h = view.kit.sprites.nominal(f"glory_to_rome/{name}")
        factor = min(rect.w / w, rect.h / h)
        return [view.kit.sprites.sprite(f"glory_to_rome/{name}", _middle(rect, w * factor, h * factor))]

    return _flight(draw, start, end, order, 0.1)


def _material(view: RomeView, card: int, start: Slot, end: Slot, order: int = 0) -> Flight:
    return _piece(view, f"material_{MATERIAL_IDS[MATERIAL[card]]}", start, end, order)


def _say(view: RomeView, event: Event, place: Slot, seconds: float = SAY, title: bool = False) -> Flight:
    """The sentence of an event over a place."""
    phrase = view.rules.say(view.seen, event)
    text = view.names.phrase(phrase) if phrase else ""

    def draw(rect: Rect) -> list[Sprite]:
        return caption(view, rect, text, title)

    return Flight(seconds, linear, start=place, end=place, thing=draw)


def _camp(view: RomeView, seat: Seat) -> Slot:
    return lambda: view.camp_of(seat)


# --- leading, following, thinking -----------------------------------------------------------------------------------


def _plays(view: RomeView, seat: Seat, cards: tuple[int, ...]) -> list[Flight]:
    """Cards on their way from a hand to the line of their player."""
    def end() -> Rect:
        return _small_card(view, turn.row(view, seat))

    flights = []
    for order, card in enumerate(cards):
        flights.append(_card(view, card, _hand(view, seat, card), end, order))
    return flights


def _lead(view: RomeView, event: Event) -> Motion:
    role, *cards = event.public
    seat = event.seat
    flights = _plays(view, seat, tuple(cards))
    medal = _piece(view, f"role_{ROLE_SPRITES[role]}", _camp(view, seat), lambda: turn.medal_rect(view))
    medal.seconds = 0.7
    return Motion([*flights, medal], fold_first=False, sound=_ROLE_SOUNDS[role], seconds=0.7)


def _follow(view: RomeView, event: Event) -> Motion:
    return Motion(_plays(view, event.seat, event.public), fold_first=False, sound="card_place")


def _think(view: RomeView, event: Event) -> Motion:
    return Motion(seconds=0.2, sound="turn")


def _draw(view: RomeView, event: Event) -> Motion:
    cards = event.private[0][1] if event.private else (UNKNOWN,) * event.public[0]
    end = _hand(view, event.seat)
    flights = [_card(view, card, _deck(view), end, order) for order, card in enumerate(cards[:8])]
    return Motion(flights, fold_first=False, sound="card_slide")


def _jack(view: RomeView, event: Event) -> Motion:
    flight = _card(view, JACK, lambda: view.at.jacks, _hand(view, event.seat, JACK))
    return Motion([flight], fold_first=False, sound="card_slide")


def _discard(view: RomeView, event: Event) -> Motion:
    flights = []
    for order, card in enumerate(event.public):
        end: Slot = _fixed(view.at.jacks) if card == JACK else _pool(view, MATERIAL[card])
        flights.append(_card(view, card, _hand(view, event.seat, card), end, order))
    return Motion(flights, fold_first=False, sound="card_slide")


# --- materials, clients, vaults -------------------------------------------------------------------------------------


def _take(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return Motion([_material(view, card, _pool(view, MATERIAL[card]), _stock(view, event.seat))], fold_first=False,
                  sound="stone")


def _stow(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return Motion([_card(view, card, _hand(view, event.seat, card), _stock(view, event.seat))], fold_first=False,
                  sound="stone")


def _salvage(view: RomeView, event: Event) -> Motion:
    start: Slot = lambda: turn.row(view, event.seat)  # noqa: E731
    return Motion([_material(view, event.public[0], start, _stock(view, event.seat))], fold_first=False, sound="stone")


def _sell(view: RomeView, event: Event) -> Motion:
    flight = _card(view, event.public[0], _stock(view, event.seat), _vault(view, event.seat))
    return Motion([flight], fold_first=False, sound="vault")


def _shelve(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return Motion([_card(view, card, _hand(view, event.seat, card), _vault(view, event.seat))], fold_first=False,
                  sound="vault")


def _seal(view: RomeView, event: Event) -> Motion:
    return Motion([_card(view, UNKNOWN, _deck(view), _vault(view, event.seat))], fold_first=False, sound="vault")


def _hire(view: RomeView, event: Event) -> Motion:
    card, source = event.public
    start = _from(view, event.seat, card, source)
    if source == FROM_POOL:
        flight = _piece(view, f"client_{ROLE_SPRITES[MATERIAL[card]]}", start, _clients(view, event.seat))
    else:
        flight = _card(view, card, start, _clients(view, event.seat))
    return Motion([flight], fold_first=False, sound="client", late_sound=(0.1, "card_flip") if source == FROM_DECK else
                  None)


# --- building -------------------------------------------------------------------------------------------------------


def _lay(view: RomeView, event: Event) -> Motion:
    card, site, out, source = event.public
    seat = event.seat
    start = _from(view, seat, card, source)
    flights = [_card(view, card, start, _structure(view, seat, card), seconds=0.55)]
    name = f"site_{MATERIAL_IDS[site]}" + ("_out" if out else "")
    flights.append(_piece(view, name, lambda: view.at.site(site, bool(out)), _structure(view, seat, card)))
    return Motion(flights, [("structure", seat, card)], sound="foundation")


def _add(view: RomeView, event: Event) -> Motion:
    card, kind, source = event.public
    start = _from(view, event.seat, card, source)
    end = _structure(view, event.seat, kind)
    flight = _material(view, card, start, end) if source in (FROM_STOCK, FROM_POOL) else _card(view, card, start, end)
    return Motion([flight], fold_first=False, sound="stone")


def _complete(view: RomeView, event: Event) -> Motion:
    kind = event.public[0]
    place = _structure(view, event.seat, kind)

    def light(rect: Rect) -> list[Sprite]:
        return [view.kit.halo(rect)] * 3

    flight = Flight(0.8, in_out, start=place, end=place, thing=light)
    return Motion([flight, _say(view, event, place)], sound="complete")


def _publish(view: RomeView, event: Event) -> Motion:
    card, source, owner, kind = event.public
    flight = _material(view, card, _from(view, event.seat, card, source), _structure(view, owner, kind))
    return Motion([flight, _say(view, event, _structure(view, owner, kind))], fold_first=False, sound="complete")


def _seize(view: RomeView, event: Event) -> Motion:
    victim, kind = event.public
    flight = _card(view, kind, _structure(view, victim, kind), lambda: _small_card(view, view.camp_of(event.seat)))
    return Motion([flight, _say(view, event, _camp(view, event.seat))], fold_first=False, sound="gate")


def _raze(view: RomeView, event: Event) -> Motion:
    victim, kind = event.public
    flight = _card(view, kind, _structure(view, victim, kind), _stock(view, event.seat))
    return Motion([flight, _say(view, event, _camp(view, event.seat))], fold_first=False, sound="stone")


def _look(view: RomeView, event: Event) -> Motion:
    card = event.private[0][1][0] if event.private else UNKNOWN
    return Motion([_card(view, card, _deck(view), lambda: forum.looked_rect(view))], fold_first=False,
                  sound="card_flip")


def _keep(view: RomeView, event: Event) -> Motion:
    flight = _card(view, view.seen.looked, lambda: forum.looked_rect(view), _hand(view, event.seat))
    return Motion([flight], fold_first=False, sound="card_slide")


# --- demands --------------------------------------------------------------------------------------------------------


def _show(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    count = len(view.seen.shown[event.seat]) + 1

    def end() -> Rect:
        return demand.card_rect(view, count - 1, count)

    return Motion([_card(view, card, _hand(view, event.seat, card), end, seconds=0.6)], fold_first=False,
                  sound="legion")


def _give(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    flight = _card(view, card, _hand(view, event.seat, card), _stock(view, taker), seconds=0.6)
    return Motion([flight], fold_first=False, sound="card_slide")


def _glory(view: RomeView, event: Event) -> Motion:
    return Motion([_say(view, event, _camp(view, event.seat), 1.4, title=True)], sound="glory")


def _stripped(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    return Motion([_material(view, card, _stock(view, event.seat), _stock(view, taker))], fold_first=False,
                  sound="stone")


def _enslaved(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    name = f"client_{ROLE_SPRITES[MATERIAL[card]]}"
    return Motion([_piece(view, name, _clients(view, event.seat), _vault(view, taker))], fold_first=False,
                  sound="vault")


# --- end of a turn --------------------------------------------------------------------------------------------------


def _recover(view: RomeView, event: Event) -> Motion:
    owner = event.public[0]
    return Motion([_card(view, JACK, lambda: turn.row(view, owner), _hand(view, event.seat, JACK))], fold_first=False,
                  sound="card_slide")


def _sweep(view: RomeView, _event: Event) -> Motion:
    """All played cards to the pool."""
    flights: list[Flight] = []
    for seat in range(len(view.seats)):
        for card in view.seen.played[seat][:6]:
            start: Slot = _row_of(view, seat)
            flights.append(_material(view, card, start, _pool(view, MATERIAL[card]), len(flights) % 8))
    return Motion(flights, fold_first=False, sound="card_slide" if flights else None)


def _row_of(view: RomeView, seat: Seat) -> Slot:
    return lambda: _small_card(view, turn.row(view, seat))


def _clear(view: RomeView, _event: Event) -> Motion:
    flights = [
        _card(view, JACK, _row_of(view, seat), lambda: view.at.jacks)
        for seat in range(len(view.seats)) if view.seen.played_jacks[seat]
    ]
    return Motion(flights, fold_first=False)


def _told(seconds: float = SAY, sound: str | None = None) -> Callable[[RomeView, Event], Motion]:
    return lambda view, event: Motion([_say(view, event, _camp(view, event.seat), seconds)], sound=sound)


def _quiet(seconds: float, sound: str | None = None) -> Callable[[RomeView, Event], Motion]:
    return lambda _view, _event: Motion(seconds=seconds, sound=sound)


_ROLE_SOUNDS = ("stone", "hammer", "stone", "legion", "coin", "client")
assert len(_ROLE_SOUNDS) == MATERIALS

_MOTIONS: dict[str, Callable[[RomeView, Event], Motion]] = {
    "turn": _quiet(0.15),
    "lead": _lead,
    "follow": _follow,
    "unit": _follow,
    "think": _think,
    "draw": _draw,
    "jack": _jack,
    "discard": _discard,
    "discard_all": _discard,
    "perform": _quiet(0.15),
    "take": _take,
    "stow": _stow,
    "salvage": _salvage,
    "sell": _sell,
    "shelve": _shelve,
    "seal": _seal,
    "hire": _hire,
    "lay": _lay,
    "add": _add,
    "complete": _complete,
    "publish": _publish,
    "seize": _seize,
    "raze": _raze,
    "look": _look,
    "keep": _keep,
    "show": _show,
    "give": _give,
    "glory": _glory,
    "immune": _told(0.9, "immune"),
    "stripped": _stripped,
    "enslaved": _enslaved,
    "recover": _recover,
    "sweep": _sweep,
    "clear": _clear,
    "pass": _quiet(0.2, "card_slide"),
    "surrender": _told(),
    "end": _quiet(0.6, "last_round"),
    "open": _quiet(0.3, "vault"),
}
