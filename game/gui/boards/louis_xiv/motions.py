"""How events of Louis XIV are shown: what flies from where to where, and why a board is won."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import NOBODY, UNKNOWN, Event, Seat
from game.gui.boards.louis_xiv import court, panels
from game.gui.boards.louis_xiv.captions import caption, reason
from game.gui.boards.louis_xiv.geometry import INTRIGUE_CELL, LOUIS, MISSION, MONEY_CELL, PLAYED_CELL
from game.gui.boards.view import Draw, Motion
from game.gui.compositor import Sprite
from game.gui.motion import Ease, Flight, Slot, in_out, linear, out_cubic
from game.louis_xiv.components import CHIP_KINDS, COAT_KINDS, MONEY_BOARD, SHADES

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

FLY = 0.45
STAGGER = 0.1
SAY = 1.1
"""Seconds for which a reason stands beside a board."""


def motion(view: LouisView, event: Event) -> Motion:
    """The motion of an event that the view's observation has not folded yet."""
    view.away = None
    make = _MOTIONS.get(event.kind)
    return make(view, event) if make else Motion()


# --- helpers --------------------------------------------------------------------------------------------------------


def _flight(
    draw: Draw, start: Slot, end: Slot, order: int = 0, lift: float = 0.08, seconds: float = FLY,
    ease: Ease = out_cubic,
) -> Flight:
    return Flight(seconds, ease, order * STAGGER, start=start, end=end, lift=lift, thing=draw)


def _picture(view: LouisView, name: str) -> Draw:
    def draw(rect: Rect) -> list[Sprite]:
        return [view.kit.sprites.sprite(f"louis_xiv/{name}", rect)]

    return draw


def _card(view: LouisView, kind: str, card: int, start: Slot, end: Slot, order: int = 0) -> Flight:
    def draw(rect: Rect) -> list[Sprite]:
        size = max(start().size, end().size)
        return [view.pieces.flying(kind, card, rect, size)]

    return _flight(draw, start, end, order)


def _turning(view: LouisView, kind: str, faces: tuple[int, int], start: Slot, end: Slot, seconds: float) -> Flight:
    flight = Flight(seconds, in_out, start=start, end=end, lift=0.05)

    def draw(rect: Rect) -> list[Sprite]:
        return [view.pieces.turning(kind, faces, rect, flight.share)]

    flight.thing = draw
    return flight


def _small(slot: Slot, share: float) -> Slot:
    """The middle of a slot, made smaller."""
    def rect() -> Rect:
        whole = slot()
        return whole.inflate(-round(whole.w * (1 - share)), -round(whole.h * (1 - share)))

    return rect


def _counter(view: LouisView, seat: Seat, counter: str) -> Slot:
    return lambda: panels.counter_rect(view, seat, counter)


def _pawns(view: LouisView, colour: int, number: int, start: Slot, end: Slot) -> list[Flight]:
    """Markers on their way; many are shown as a few."""
    draw = _picture(view, f"pawn_{view.pawns[colour]}")
    return [_flight(draw, start, end, order, 0.12) for order in range(min(number, 3))]


def _on_board(view: LouisView, board: int) -> Slot:
    return lambda: court.marker_on(view, board)


def _supply(view: LouisView, colour: int, general: bool) -> Slot:
    """Where a colour's markers come from or go to."""
    if general:
        def gap() -> Rect:
            whole, pawn = view.at.supply(colour), court.marker_on(view, 0)
            return Rect(whole.centerx - pawn.w // 2, whole.centery - pawn.h // 2, *pawn.size)

        return gap
    if colour >= len(view.seats):
        return lambda: view.at.neutral or view.at.court
    return _counter(view, colour, "personal")


def _say(view: LouisView, event: Event, board: int, seconds: float = SAY) -> Flight:
    """The reason of an event beside its board."""
    text = reason(view, event)

    def draw(rect: Rect) -> list[Sprite]:
        return caption(view, rect, text)

    return Flight(seconds, linear, start=lambda: view.at.board(board), end=lambda: view.at.board(board), thing=draw)


# --- supply ---------------------------------------------------------------------------------------------------------


def _money(view: LouisView, event: Event) -> Motion:
    card = event.public[0]
    rest: Slot = lambda: view.at.rest(MONEY_CELL)  # noqa: E731
    flights = [_turning(view, "money", (UNKNOWN, card), rest, rest, 0.6)]
    flights.append(_flight(
        _picture(view, "louis"), rest, lambda: view.at.on_board(MONEY_BOARD[card], LOUIS), 4, 0.1, 0.8))
    for seat in range(len(view.seats)):
        flights.append(_flight(_picture(view, "coin_1"), _small(rest, 0.3), _counter(view, seat, "money"), 6 + seat))
    return Motion(flights, [("money",), ("louis",)], sound="coin")


def _coins(view: LouisView, event: Event) -> Motion:
    start = _small(lambda: view.at.board(view.lit) if view.lit != NOBODY else view.at.rest(MONEY_CELL), 0.3)
    draw = _picture(view, "coin_1")
    flights = [
        _flight(draw, start, _counter(view, event.seat, "money"), order) for order in range(min(3, event.public[0]))
    ]
    return Motion(flights, fold_first=False, sound="coin")


def _to_seat(counter: str, picture: str, sound: str, source: Callable[[LouisView], Rect]) -> Callable[..., Motion]:
    """Hidden things that come to a seat; they are shown by their backs."""
    def make(view: LouisView, event: Event) -> Motion:
        start: Slot = lambda: source(view)  # noqa: E731
        end = _counter(view, event.seat, counter)
        if event.seat == view.centre and counter != "coats":
            end = lambda: view.at.hand_card(0, 1, 0)  # noqa: E731
        flights = [_flight(_picture(view, picture), start, end, order) for order in range(min(5, event.public[0]))]
        return Motion(flights, fold_first=False, sound=sound)

    return make


def _recall(view: LouisView, event: Event) -> Motion:
    seat, number = event.seat, event.public[0]
    return Motion(_pawns(view, seat, number, _supply(view, seat, True), _supply(view, seat, False)),
                  fold_first=False, sound="marker" if number else None)


# --- influence ------------------------------------------------------------------------------------------------------


def _from_hand(view: LouisView, seat: Seat, card: int, kind: str = "influence") -> Slot:
    """Where a card that is played comes from; the own hand does not show it any more."""
    influence, intrigue = view.own_cards()
    held, before = (influence, 0) if kind == "influence" else (intrigue, len(influence))
    if seat == view.centre and card in held:
        index, counts = before + held.index(card), (len(influence), len(intrigue))
        view.away = (kind, card)
        view.changed()
        return lambda: view.at.hand_card(index, *counts)
    return _counter(view, seat, "cards" if kind == "influence" else "intrigue")


def _play(view: LouisView, event: Event) -> list[Flight]:
    card = event.public[0]
    return [_card(view, "influence", card, _from_hand(view, event.seat, card), lambda: view.at.rest(PLAYED_CELL))]


def _place(view: LouisView, event: Event) -> Motion:
    flights = _play(view, event)
    start = _supply(view, event.seat, False)
    for board, number in zip(event.public[1::2], event.public[2::2], strict=True):
        for flight in _pawns(view, event.seat, number, start, _on_board(view, board)):
            flight.delay += 0.3 + STAGGER * (len(flights) - 1)
            flights.append(flight)
    return Motion(flights, fold_first=False, sound="card_place", late_sound=(0.5, "marker"))


def _take(view: LouisView, event: Event) -> Motion:
    flights = _play(view, event)
    seat = event.seat
    flights += _pawns(view, seat, event.public[1], _supply(view, seat, True), _supply(view, seat, False))
    return Motion(flights, fold_first=False, sound="card_place", late_sound=(0.3, "marker"))


def _last(view: LouisView, event: Event) -> Motion:
    card = event.public[0]
    flight = _card(view, "influence", card, _from_hand(view, event.seat, card), view.at.influence_deck)
    return Motion([flight], sound="card_slide")


def _neutral(view: LouisView, event: Event) -> Motion:
    card, board, number = event.public
    flights = [
        _turning(view, "influence", (UNKNOWN, card), view.at.influence_deck, lambda: view.at.rest(PLAYED_CELL), 0.5)
    ]
    neutral = view.seen.neutral
    flights += _pawns(view, neutral, number, _supply(view, neutral, False), _on_board(view, board))
    return Motion(flights, fold_first=False, sound="card_flip", late_sound=(0.3, "marker"))


def _from_general(view: LouisView, event: Event) -> Motion:
    start = _supply(view, event.seat, True)
    flights: list[Flight] = []
    for order, board in enumerate(event.public[1:]):
        flights += _pawns(view, event.seat, 1, start, _on_board(view, board))
        flights[-1].delay += order * STAGGER
    return Motion(flights, fold_first=False, sound="marker" if flights else None)


def _shuffle(view: LouisView, event: Event) -> Motion:
    flight = _card(view, "influence", UNKNOWN, lambda: view.at.rest(PLAYED_CELL), view.at.influence_deck)
    return Motion([flight], sound="shuffle")


# --- scoring --------------------------------------------------------------------------------------------------------


def _board(view: LouisView, event: Event) -> Motion:
    view.lit = event.public[0]
    view.changed()
    counts = view.seen.on_board(event.public[0])
    return Motion(seconds=0.35 if any(counts) else 0.12)


def _plot(view: LouisView, event: Event) -> Motion:
    board, general, personal = event.public
    seat = event.seat
    end: Slot = lambda: view.at.board(board)  # noqa: E731
    flights = [_card(view, "intrigue", board, _from_hand(view, seat, board, "intrigue"), _small(end, 0.8))]
    for flight in _pawns(view, seat, general + personal, _supply(view, seat, general > 0), _on_board(view, board)):
        flight.delay += 0.35
        flights.append(flight)
    return Motion([*flights, _say(view, event, board)], fold_first=False, sound="intrigue")


def _told(view: LouisView, event: Event) -> Motion:
    return Motion([_say(view, event, event.public[0])])


def _bought(view: LouisView, event: Event) -> Motion:
    board, price = event.public
    start, end = _counter(view, event.seat, "money"), _small(lambda: view.at.board(board), 0.3)
    flights = [_flight(_picture(view, "coin_1"), start, end, order) for order in range(min(3, price))]
    return Motion([*flights, _say(view, event, board)], sound="coin")


def _chip(view: LouisView, event: Event) -> Motion:
    chip, seat = event.public[0], event.seat

    def end() -> Rect:
        chips = panels.chip_list(view, seat)
        return panels.chip_rect(view, seat, len(chips), len(chips) + 1)

    flight = _flight(_picture(view, f"chip_{CHIP_KINDS[chip]}"), lambda: view.at.stack(chip), end, 0, 0.12, 0.55)
    return Motion([flight], fold_first=False, sound="wax_seal")


def _home(view: LouisView, event: Event) -> Motion:
    board, number, lost = event.public
    colour = event.seat if event.seat != NOBODY else view.seen.neutral
    flights = _pawns(view, colour, number, _on_board(view, board), _supply(view, colour, bool(lost)))
    return Motion(flights, sound="marker")


def _flip(view: LouisView, event: Event) -> Motion:
    board, side = event.public
    place: Slot = lambda: view.at.board(board)  # noqa: E731
    faces = (board * 2 + 1 - side, board * 2 + side)
    return Motion([_turning(view, "board", faces, place, place, 0.4)], [("board", board)], sound="card_flip")


def _scored(view: LouisView, _event: Event) -> Motion:
    view.lit = NOBODY
    view.changed()
    return Motion()


# --- missions, end --------------------------------------------------------------------------------------------------


def _chip_home(view: LouisView, seat: Seat, chip: int, order: int, count: int) -> Flight:
    """A chip on its way back to its pile."""
    return _flight(_picture(view, f"chip_{CHIP_KINDS[chip]}"), lambda: panels.chip_rect(view, seat, order, count),
                   lambda: view.at.stack(chip), order)


def _complete(view: LouisView, event: Event) -> Motion:
    mission, *chips = event.public
    seat = event.seat
    own = view.seen.missions_of(seat)
    start: Slot = lambda: panels.open_rect(view, seat, 0)  # noqa: E731
    if seat == view.centre and mission in own:
        index = own.index(mission)
        start = lambda: view.at.mission(index, len(own))  # noqa: E731

    def end() -> Rect:
        return panels.done_rect(view, seat, len(view.seen.done[seat]) - 1)

    def face(rect: Rect) -> list[Sprite]:
        return [view.pieces.flying("mission", mission, rect, max(start().size, end().size))]

    flights = [_flight(face, start, end, 0, 0.1, 0.7)]
    for order, chip in enumerate(chips):
        flights.append(_chip_home(view, seat, chip, order, 2))
    return Motion(flights, [("done", seat, mission)], sound="mission")


def _new_mission(view: LouisView, event: Event) -> Motion:
    shade, seat = event.public[0], event.seat
    w, h = MISSION

    def start() -> Rect:
        pile = view.at.pile(shade)
        return Rect(pile.x, pile.y, round(pile.h * w / h), pile.h)

    end: Slot = lambda: panels.open_rect(view, seat, 0)  # noqa: E731
    if seat == view.centre:
        end = lambda: view.at.mission(1, 2)  # noqa: E731
    return Motion([_flight(_picture(view, f"mission_back_{SHADES[shade]}"), start, end)], fold_first=False,
                  sound="card_slide")


def _returned(view: LouisView, event: Event) -> Motion:
    seat = event.seat
    count = len(event.public)
    flights = [_chip_home(view, seat, chip, order, count) for order, chip in enumerate(event.public)]
    return Motion(flights, sound="wax_seal")


def _quiet(seconds: float, sound: str | None = None) -> Callable[[LouisView, Event], Motion]:
    return lambda _view, _event: Motion(seconds=seconds, sound=sound)


def _coat_stock(view: LouisView) -> Rect:
    return view.at.coat(COAT_KINDS, COAT_KINDS)


def _influence_deck(view: LouisView) -> Rect:
    return view.at.influence_deck()


def _intrigue_deck(view: LouisView) -> Rect:
    return view.at.rest(INTRIGUE_CELL)


_MOTIONS: dict[str, Callable[[LouisView, Event], Motion]] = {
    "round": _quiet(0.5, "turn"),
    "money": _money,
    "coins": _coins,
    "coats": _to_seat("coats", "coat_back", "card_flip", _coat_stock),
    "deal": _to_seat("cards", "card_back", "card_slide", _influence_deck),
    "conspire": _to_seat("intrigue", "intrigue_back", "intrigue", _intrigue_deck),
    "recall": _recall,
    "neutral": _neutral,
    "free": _from_general,
    "errand": _from_general,
    "place": _place,
    "take": _take,
    "last": _last,
    "shuffle": _shuffle,
    "board": _board,
    "plot": _plot,
    "ahead": _told,
    "leads": _told,
    "tied": _told,
    "second": _told,
    "reach": _told,
    "chip": _chip,
    "buy": _bought,
    "decline": _quiet(0.2),
    "home": _home,
    "flip": _flip,
    "scored": _scored,
    "complete": _complete,
    "mission": _new_mission,
    "return": _returned,
    "exchange": _quiet(0.6, "coin"),
    "reveal": _quiet(0.5, "card_flip"),
    "bonus": _quiet(0.4, "wax_seal"),
    "over": _quiet(0.6),
}
