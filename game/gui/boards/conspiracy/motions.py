"""How events of Conspiracy are shown: what flies from where to where."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pygame import Rect

from game.conspiracy.components import LORD_GUILD, SPOTS
from game.conspiracy.scoring import Holding
from game.engine.protocol import UNKNOWN, Event, Seat
from game.gui.boards.view import Draw, Motion
from game.gui.compositor import Sprite
from game.gui.motion import Ease, Flight, Slot, in_out, out_back, out_cubic, pulse

if TYPE_CHECKING:
    from game.gui.boards.conspiracy.view import ConspiracyView

FLY = 0.5
STAGGER = 0.12


def motion(view: ConspiracyView, event: Event) -> Motion:
    """The motion of an event that the view's observation has not folded yet."""
    make = _MOTIONS.get(event.kind)
    return make(view, event) if make else Motion()


def _flight(
    draw: Draw, start: Slot, end: Slot, order: int = 0, lift: float = 0.06, seconds: float = FLY, ease: Ease = out_cubic
) -> Flight:
    return Flight(seconds, ease, order * STAGGER, start=start, end=end, lift=lift, thing=draw)


def _card_flight(
    view: ConspiracyView,
    kind: str,
    card: int,
    start: Slot,
    end: Slot,
    order: int = 0,
    lift: float = 0.06,
    seconds: float = FLY,
    ease: Ease = out_cubic,
) -> Flight:
    """A card that keeps its face up; it is drawn from its larger size, so that nothing is composed in flight."""

    def draw(rect: Rect) -> list[Sprite]:
        size = max(start().size, end().size)
        return [view.cards.flying(kind, card, rect, size)]

    return _flight(draw, start, end, order, lift, seconds, ease)


def _turning(view: ConspiracyView, kind: str, card: int, start: Slot, end: Slot, order: int) -> Flight:
    """A card that turns over while it flies."""
    flight = Flight(FLY, in_out, order * STAGGER, start=start, end=end, lift=0.08)

    def draw(rect: Rect) -> list[Sprite]:
        return [view.cards.flipping(kind, card, rect, flight.share)]

    flight.thing = draw
    return flight


def _lord_deck(view: ConspiracyView) -> Slot:
    return lambda: view.at.deck(view.at.council)


def _location_deck(view: ConspiracyView) -> Slot:
    return lambda: view.at.deck(view.at.locations)


def _tray(view: ConspiracyView, index: int, count: int, location: bool = False) -> Slot:
    return lambda: view.at.tray_card(index, count, location)


def _pile(view: ConspiracyView, guild: int, index: int, count: int) -> Slot:
    return lambda: view.at.pile_card(guild, index, count)


def _draw(view: ConspiracyView, event: Event) -> Motion:
    drawn, count = event.public, len(event.public)
    flights = [_turning(view, "lord", lord, _lord_deck(view), _tray(view, i, count), i) for i, lord in enumerate(drawn)]
    return Motion(flights, [("tray", i) for i in range(count)], sound="card_flip")


def _to_piles(view: ConspiracyView, lords: tuple[int, ...], starts: list[Slot]) -> Motion:
    """Lords that go to their guilds' piles."""
    flights, hides = [], list[Hashable]()
    added = [len(pile) for pile in view.seen.piles]
    totals = [
        len(pile) + sum(LORD_GUILD[lord] == guild for lord in lords) for guild, pile in enumerate(view.seen.piles)
    ]
    for order, (lord, start) in enumerate(zip(lords, starts, strict=True)):
        guild = LORD_GUILD[lord]
        flights.append(_card_flight(view, "lord", lord, start, _pile(view, guild, added[guild], totals[guild]), order))
        hides.append(("pile", guild, added[guild]))
        added[guild] += 1
    return Motion(flights, hides, sound="card_slide")


def _keep(view: ConspiracyView, event: Event) -> Motion:
    shown = list(view.seen.shown)
    count = len(shown)
    places = list(range(count))
    kept_at = places.pop(shown.index(event.public[0]))
    others = [shown[place] for place in places]
    result = _to_piles(view, tuple(others), [_tray(view, place, count) for place in places])
    result.flights.append(_card_flight(view, "lord", event.public[0], _tray(view, kept_at, count), _tray(view, 0, 1)))
    result.hides.append(("tray", 0))
    return result


def _pile_taken(view: ConspiracyView, event: Event) -> Motion:
    guild, lords = event.public[0], event.public[1:]
    count = len(lords)
    flights = [
        _card_flight(view, "lord", lord, _pile(view, guild, i, count), _tray(view, i, count), i)
        for i, lord in enumerate(lords)
    ]
    return Motion(flights, [("tray", i) for i in range(count)], sound="card_slide")


def _place(view: ConspiracyView, event: Event) -> Motion:
    lord, spot = event.public
    seat, hand = event.seat, view.seen.hand
    start = _tray(view, hand.index(lord), len(hand))
    flight = _card_flight(view, "lord", lord, start, lambda: view.spot_rect(seat, spot), ease=out_back)
    before, after = view.seen.lords(seat), view.seen.lords(seat)
    after[spot] = lord
    return _with_coalition(view, Motion([flight], [("spot", seat, spot)], sound="card_place"), seat, before, after)


def _with_coalition(view: ConspiracyView, motion: Motion, seat: Seat, before: list[int], after: list[int]) -> Motion:
    """Let a coalition of three or more light up when it has grown."""
    old, new = Holding(before, (), 0).coalition(), Holding(after, (), 0).coalition()
    if new.bit_count() <= max(2, old.bit_count()):
        return motion
    spots = [spot for spot in range(SPOTS) if new >> spot & 1]
    wait = max(flight.delay + flight.seconds for flight in motion.flights)
    glow = Flight(0.8, pulse, wait)

    def draw(_rect: Rect) -> list[Sprite]:
        alpha = round(glow.share * 8) * 31
        return [view.kit.halo(view.spot_rect(seat, spot), alpha=alpha) for spot in spots] if alpha > 0 else []

    glow.thing = draw
    motion.flights.append(glow)
    motion.late_sound = (wait, "coalition")
    return motion


def _reveal(view: ConspiracyView, event: Event) -> Motion:
    lord = event.public[0]
    guild, count = LORD_GUILD[lord], len(view.seen.piles[LORD_GUILD[lord]])
    flight = _turning(view, "lord", lord, _lord_deck(view), _pile(view, guild, count, count + 1), 0)
    return Motion([flight], [("pile", guild, count)], sound="reveal")


def _swap(view: ConspiracyView, event: Event) -> Motion:
    seat, (one, other) = event.seat, event.public
    lords = view.seen.lords(seat)

    def crossing(lord: int, a: int, b: int) -> Flight:
        kind = "lord" if seat == view.centre else "mini"
        return _card_flight(
            view, kind, lord, lambda: view.spot_rect(seat, a), lambda: view.spot_rect(seat, b), lift=0.15, seconds=0.6
        )

    flights = [crossing(lords[one], one, other), crossing(lords[other], other, one)]
    after = list(lords)
    after[one], after[other] = lords[other], lords[one]
    motion = Motion(flights, [("spot", seat, one), ("spot", seat, other)], sound="swap")
    return _with_coalition(view, motion, seat, lords, after)


def _pearls(view: ConspiracyView, event: Event) -> Motion:
    seat, spot = event.seat, max(0, view.seen.placed[event.seat] - 1)

    def draw(rect: Rect) -> list[Sprite]:
        return [view.kit.sprites.sprite("conspiracy/pearl", rect)]

    def start() -> Rect:
        card = view.spot_rect(seat, spot)
        side = min(card.w, card.h) // 3
        return Rect(card.centerx - side // 2, card.centery - side // 2, side, side)

    flights = [
        _flight(draw, start, lambda: view.counter_rect(seat, "pearls"), order, 0.2)
        for order in range(min(3, event.public[0]))
    ]
    return Motion(flights, fold_first=False, sound="pearl")


def _master(view: ConspiracyView, event: Event) -> Motion:
    winner, loser = event.seat, event.public[0]

    def draw(rect: Rect) -> list[Sprite]:
        return [view.kit.sprites.sprite("conspiracy/pearl_master", rect)]

    def start() -> Rect:
        if loser >= 0:
            return view.counter_rect(loser, "master")
        return view.counter_rect(winner, "pearls")

    flight = _flight(draw, start, lambda: view.counter_rect(winner, "master"), lift=0.15, seconds=0.8)
    return Motion([flight], [("master",)], sound="pearl_master")


def _explore(view: ConspiracyView, event: Event) -> Motion:
    drawn, count = event.public, len(event.public)
    flights = [
        _turning(view, "location", site, _location_deck(view), _tray(view, i, count, True), i)
        for i, site in enumerate(drawn)
    ]
    return Motion(flights, [("tray", i) for i in range(count)], sound="card_flip")


def _take(view: ConspiracyView, event: Event) -> Motion:
    site, spot, from_open = event.public
    seat, seen = event.seat, view.seen
    if from_open:
        index, count = seen.open.index(site), len(seen.open)
        start: Slot = lambda: view.at.open_card(index, count)  # noqa: E731
    elif view.looking:
        index, count = _index(seen.shown, site), len(seen.shown)
        start = lambda: view.at.look_card(index, count)  # noqa: E731
    else:
        start = _tray(view, _index(seen.shown, site), len(seen.shown), True)

    flight = _card_flight(view, "location", site, start, lambda: view.site_rect(seat, spot), seconds=0.75)
    return Motion([flight], [("site", seat, spot)], sound="location")


def _index(shown: tuple[int, ...], site: int) -> int:
    return shown.index(site if site in shown else UNKNOWN)


def _opened(view: ConspiracyView, event: Event) -> Motion:
    after = tuple(sorted(view.seen.open + event.public))
    shown = view.seen.shown

    def landing(site: int) -> Slot:
        return lambda: view.at.open_card(after.index(site), len(after))

    flights = [
        _card_flight(
            view,
            "location",
            site,
            _tray(view, _index(shown, site) if shown else 0, max(1, len(shown)), True),
            landing(site),
            order,
        )
        for order, site in enumerate(event.public)
    ]
    return Motion(flights, [("open", site) for site in event.public], sound="card_slide")


def _shuffle_lords(view: ConspiracyView, event: Event) -> Motion:
    flights = [
        _card_flight(view, "lord", lord, _pile(view, guild, index, len(pile)), _lord_deck(view), guild)
        for guild, pile in enumerate(view.seen.piles)
        for index, lord in enumerate(pile)
    ]
    return Motion(flights, sound="shuffle")


def _shuffle_locations(view: ConspiracyView, event: Event) -> Motion:
    sites = view.seen.open

    def place(index: int) -> Slot:
        return lambda: view.at.open_card(index, len(sites))

    flights = [
        _card_flight(view, "location", site, place(index), _location_deck(view), index)
        for index, site in enumerate(sites)
    ]
    return Motion(flights, sound="shuffle")


def _return_lords(view: ConspiracyView, event: Event) -> Motion:
    count = len(view.seen.hand)
    return _to_piles(view, event.public, [_tray(view, index, count) for index in range(len(event.public))])


def _quiet(seconds: float, sound: str | None = None) -> Callable[[ConspiracyView, Event], Motion]:
    return lambda view, event: Motion(seconds=seconds, sound=sound)


_MOTIONS: dict[str, Callable[[ConspiracyView, Event], Motion]] = {
    "draw": _draw,
    "keep": _keep,
    "pile": _pile_taken,
    "place": _place,
    "reveal": _reveal,
    "swap": _swap,
    "pearls": _pearls,
    "master": _master,
    "explore": _explore,
    "look": _quiet(0.4, "card_flip"),
    "take": _take,
    "opened": _opened,
    "return_locations": _quiet(0.3, "shuffle"),
    "shuffle_lords": _shuffle_lords,
    "shuffle_locations": _shuffle_locations,
    "return_lords": _return_lords,
    "constrain": _quiet(0.4, "key"),
    "last_round": _quiet(0.8, "last_round"),
    "over": _quiet(0.6),
}
