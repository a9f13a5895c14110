"""How events of Glory to Rome are shown: what flies from where to where, and what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Event, Seat
from game.glory_to_rome.components import JACK, MATERIAL, MATERIAL_IDS, MATERIALS
from game.glory_to_rome.frames import FROM_DECK, FROM_POOL, FROM_STOCK
from game.gui.boards.glory_to_rome import demand, forum, paths, turn
from game.gui.boards.glory_to_rome.colours import ROLE_SPRITES
from game.gui.boards.view import Motion
from game.gui.compositor import Sprite
from game.gui.motion import Flight, Slot, in_out

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView


def motion(view: RomeView, event: Event) -> Motion:
    """The motion of an event that the view's observation has not folded yet."""
    make = _MOTIONS.get(event.kind)
    return make(view, event) if make else Motion()


def _one(flight: Flight, sound: str) -> Motion:
    """One thing flies, and is there when it has arrived."""
    return Motion([flight], fold_first=False, sound=sound)


# --- leading, following, thinking -----------------------------------------------------------------------------------


def _plays(view: RomeView, seat: Seat, cards: tuple[int, ...]) -> list[Flight]:
    """Cards on their way from a hand to the line of their player."""

    def end() -> Rect:
        return paths.small_card(view, turn.row(view, seat))

    flights = []
    for order, card in enumerate(cards):
        flights.append(paths.card(view, card, paths.in_hand(view, seat, card), end, order))
    return flights


def _lead(view: RomeView, event: Event) -> Motion:
    role, *cards = event.public
    seat = event.seat
    flights = _plays(view, seat, tuple(cards))
    medal = paths.piece(view, f"role_{ROLE_SPRITES[role]}", paths.in_camp(view, seat), lambda: turn.medal_rect(view))
    medal.seconds = 0.7
    return Motion([*flights, medal], fold_first=False, sound=_ROLE_SOUNDS[role], seconds=0.7)


def _follow(view: RomeView, event: Event) -> Motion:
    return Motion(_plays(view, event.seat, event.public), fold_first=False, sound="card_place")


def _think(view: RomeView, event: Event) -> Motion:
    return Motion(seconds=0.2, sound="scroll")


def _draw(view: RomeView, event: Event) -> Motion:
    cards = event.private[0][1] if event.private else (UNKNOWN,) * event.public[0]
    end = paths.in_hand(view, event.seat)
    flights = [paths.card(view, card, paths.on_deck(view), end, order) for order, card in enumerate(cards[:8])]
    return Motion(flights, fold_first=False, sound="card_slide")


def _jack(view: RomeView, event: Event) -> Motion:
    flight = paths.card(view, JACK, lambda: view.at.jacks, paths.in_hand(view, event.seat, JACK))
    return _one(flight, "card_slide")


def _discard(view: RomeView, event: Event) -> Motion:
    flights = []
    for order, card in enumerate(event.public):
        end: Slot = paths.fixed(view.at.jacks) if card == JACK else paths.in_pool(view, MATERIAL[card])
        flights.append(paths.card(view, card, paths.in_hand(view, event.seat, card), end, order))
    return Motion(flights, fold_first=False, sound="card_slide")


# --- materials, clients, vaults -------------------------------------------------------------------------------------


def _take(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return _one(
        paths.material(view, card, paths.in_pool(view, MATERIAL[card]), paths.in_stock(view, event.seat)),
        "marble_slide",
    )


def _stow(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return _one(
        paths.card(view, card, paths.in_hand(view, event.seat, card), paths.in_stock(view, event.seat)), "marble_slide"
    )


def _salvage(view: RomeView, event: Event) -> Motion:
    start: Slot = lambda: turn.row(view, event.seat)  # noqa: E731
    return Motion(
        [paths.material(view, event.public[0], start, paths.in_stock(view, event.seat))],
        fold_first=False,
        sound="marble_slide",
    )


def _sell(view: RomeView, event: Event) -> Motion:
    flight = paths.card(view, event.public[0], paths.in_stock(view, event.seat), paths.in_vault(view, event.seat))
    return _one(flight, "vault")


def _shelve(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    return _one(
        paths.card(view, card, paths.in_hand(view, event.seat, card), paths.in_vault(view, event.seat)), "vault"
    )


def _seal(view: RomeView, event: Event) -> Motion:
    return _one(paths.card(view, UNKNOWN, paths.on_deck(view), paths.in_vault(view, event.seat)), "vault")


def _hire(view: RomeView, event: Event) -> Motion:
    card, source = event.public
    start = paths.source_of(view, event.seat, card, source)
    if source == FROM_POOL:
        flight = paths.piece(
            view, f"client_{ROLE_SPRITES[MATERIAL[card]]}", start, paths.among_clients(view, event.seat)
        )
    else:
        flight = paths.card(view, card, start, paths.among_clients(view, event.seat))
    return Motion(
        [flight], fold_first=False, sound="scroll", late_sound=(0.1, "card_flip") if source == FROM_DECK else None
    )


# --- building -------------------------------------------------------------------------------------------------------


def _lay(view: RomeView, event: Event) -> Motion:
    card, site, out, source = event.public
    seat = event.seat
    start = paths.source_of(view, seat, card, source)
    flights = [paths.card(view, card, start, paths.at_structure(view, seat, card), seconds=0.55)]
    name = f"site_{MATERIAL_IDS[site]}" + ("_out" if out else "")
    flights.append(paths.piece(view, name, lambda: view.at.site(site, bool(out)), paths.at_structure(view, seat, card)))
    return Motion(flights, [("structure", seat, card)], sound="chisel")


def _add(view: RomeView, event: Event) -> Motion:
    card, kind, source = event.public
    start = paths.source_of(view, event.seat, card, source)
    end = paths.at_structure(view, event.seat, kind)
    flight = (
        paths.material(view, card, start, end)
        if source in (FROM_STOCK, FROM_POOL)
        else paths.card(view, card, start, end)
    )
    return _one(flight, "marble_slide")


def _complete(view: RomeView, event: Event) -> Motion:
    kind = event.public[0]
    place = paths.at_structure(view, event.seat, kind)

    def light(rect: Rect) -> list[Sprite]:
        return [view.kit.halo(rect)] * 3

    flight = Flight(0.8, in_out, start=place, end=place, thing=light)
    return Motion([flight, paths.say(view, event, place)], sound="completion")


def _publish(view: RomeView, event: Event) -> Motion:
    card, source, owner, kind = event.public
    flight = paths.material(
        view, card, paths.source_of(view, event.seat, card, source), paths.at_structure(view, owner, kind)
    )
    return Motion(
        [flight, paths.say(view, event, paths.at_structure(view, owner, kind))], fold_first=False, sound="completion"
    )


def _seize(view: RomeView, event: Event) -> Motion:
    victim, kind = event.public
    flight = paths.card(
        view, kind, paths.at_structure(view, victim, kind), lambda: paths.small_card(view, view.camp_of(event.seat))
    )
    return Motion([flight, paths.say(view, event, paths.in_camp(view, event.seat))], fold_first=False, sound="march")


def _raze(view: RomeView, event: Event) -> Motion:
    victim, kind = event.public
    flight = paths.card(view, kind, paths.at_structure(view, victim, kind), paths.in_stock(view, event.seat))
    return Motion(
        [flight, paths.say(view, event, paths.in_camp(view, event.seat))], fold_first=False, sound="marble_slide"
    )


def _look(view: RomeView, event: Event) -> Motion:
    card = event.private[0][1][0] if event.private else UNKNOWN
    return _one(paths.card(view, card, paths.on_deck(view), lambda: forum.looked_rect(view)), "card_flip")


def _keep(view: RomeView, event: Event) -> Motion:
    flight = paths.card(view, view.seen.looked, lambda: forum.looked_rect(view), paths.in_hand(view, event.seat))
    return _one(flight, "card_slide")


# --- demands --------------------------------------------------------------------------------------------------------


def _show(view: RomeView, event: Event) -> Motion:
    card = event.public[0]
    count = len(view.seen.shown[event.seat]) + 1

    def end() -> Rect:
        return demand.card_rect(view, count - 1, count)

    return _one(paths.card(view, card, paths.in_hand(view, event.seat, card), end, seconds=0.6), "march")


def _give(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    flight = paths.card(view, card, paths.in_hand(view, event.seat, card), paths.in_stock(view, taker), seconds=0.6)
    return _one(flight, "card_slide")


def _glory(view: RomeView, event: Event) -> Motion:
    return Motion([paths.say(view, event, paths.in_camp(view, event.seat), 1.4, title=True)], sound="cheer")


def _stripped(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    return _one(
        paths.material(view, card, paths.in_stock(view, event.seat), paths.in_stock(view, taker)), "marble_slide"
    )


def _enslaved(view: RomeView, event: Event) -> Motion:
    taker, card = event.public
    name = f"client_{ROLE_SPRITES[MATERIAL[card]]}"
    return _one(paths.piece(view, name, paths.among_clients(view, event.seat), paths.in_vault(view, taker)), "vault")


# --- end of a turn --------------------------------------------------------------------------------------------------


def _recover(view: RomeView, event: Event) -> Motion:
    owner = event.public[0]
    return _one(
        paths.card(view, JACK, lambda: turn.row(view, owner), paths.in_hand(view, event.seat, JACK)), "card_slide"
    )


def _sweep(view: RomeView, _event: Event) -> Motion:
    """All played cards to the pool."""
    flights: list[Flight] = []
    for seat in range(len(view.seats)):
        for card in view.seen.played[seat][:6]:
            start: Slot = _row_of(view, seat)
            flights.append(paths.material(view, card, start, paths.in_pool(view, MATERIAL[card]), len(flights) % 8))
    return Motion(flights, fold_first=False, sound="card_slide" if flights else None)


def _row_of(view: RomeView, seat: Seat) -> Slot:
    return lambda: paths.small_card(view, turn.row(view, seat))


def _clear(view: RomeView, _event: Event) -> Motion:
    flights = [
        paths.card(view, JACK, _row_of(view, seat), lambda: view.at.jacks)
        for seat in range(len(view.seats))
        if view.seen.played_jacks[seat]
    ]
    return Motion(flights, fold_first=False)


def _end(view: RomeView, event: Event) -> Motion:
    """What ended the game, large in the middle of the table."""
    return Motion([paths.say(view, event, lambda: view.at.camp, 1.6, title=True)], sound="last_round")


def _told(seconds: float = paths.SAY, sound: str | None = None) -> Callable[[RomeView, Event], Motion]:
    return lambda view, event: Motion([paths.say(view, event, paths.in_camp(view, event.seat), seconds)], sound=sound)


def _quiet(seconds: float, sound: str | None = None) -> Callable[[RomeView, Event], Motion]:
    return lambda _view, _event: Motion(seconds=seconds, sound=sound)


_ROLE_SOUNDS = ("marble_slide", "chisel", "chisel", "march", "coin", "scroll")
assert len(_ROLE_SOUNDS) == MATERIALS

_MOTIONS: dict[str, Callable[[RomeView, Event], Motion]] = {
    "turn": _quiet(0.15, "turn"),
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
    "immune": _told(0.9, "wax_seal"),
    "stripped": _stripped,
    "enslaved": _enslaved,
    "recover": _recover,
    "sweep": _sweep,
    "clear": _clear,
    "pass": _quiet(0.2, "card_slide"),
    "surrender": _told(sound="curtain"),
    "end": _end,
    "open": _quiet(0.3, "vault"),
}
