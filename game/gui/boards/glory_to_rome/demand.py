"""A Legionary's demand as a scene of its own over the own camp: the cards shown, and who must give what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.engine.protocol import Noun, Seat, Target
from game.glory_to_rome.components import MATERIAL, MATERIAL_IDS, MATERIALS
from game.glory_to_rome.frames import (
    BRIDGES,
    CLIENT,
    FAVOUR,
    FAVOURS,
    GIVE,
    GIVES,
    POOL,
    RAZE,
    RAZES,
    RAZING,
    SHOW,
    TAKES,
    VICTIMS,
    Frame,
)
from game.glory_to_rome.legionary import immune, reached
from game.glory_to_rome.state import RomeState
from game.gui.boards.glory_to_rome.geometry import CARD
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.gui.seats import medal_sprites
from game.i18n import N_, _

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_ASKING = frozenset((SHOW, POOL, GIVE, FAVOUR, CLIENT, RAZE))
_WITH_COUNTS = {TAKES: 2, VICTIMS: 3, BRIDGES: 2, RAZES: 3, RAZING: 3, POOL: 2, RAZE: 3}
"""Where the demands of each material begin in a frame."""
_STATES = {
    "asked": N_("chooses what to give"), "next": N_("is still to answer"), "done": N_("has answered"),
    "immune": N_("is protected"), "safe": N_("is out of reach"),
    "glory": N_("Glory to Rome!"),
}


class Demand(NamedTuple):
    """Who demands, the cards shown, how many of each material, and how far it is."""

    seat: Seat
    shown: tuple[int, ...]
    counts: tuple[int, ...]
    ready: bool
    """All cards have been shown."""


def current(seen: RomeState) -> Demand | None:
    """The demand that is going on."""
    if not seen.agenda or seen.agenda[-1][0] not in _ASKING:
        return None
    top = seen.agenda[-1]
    if top[0] == SHOW:
        return Demand(top[1], seen.shown[top[1]], top[3:], False) if any(top[3:]) else None
    seat = top[2] if top[0] in (GIVE, FAVOUR) else top[1]
    counts: list[int] = [0] * MATERIALS
    for frame in seen.agenda:
        start = _WITH_COUNTS.get(frame[0])
        if start is not None and frame[1] == seat:
            counts = [max(a, b) for a, b in zip(counts, frame[start:], strict=True)]
    if not any(counts):  # only clients are left to take
        for card in seen.shown[seat]:
            counts[MATERIAL[card]] += 1
    return Demand(seat, seen.shown[seat], tuple(counts), True)


def answer(seen: RomeState, demand: Demand, place: int) -> str:
    """How far the seat at a place after the demander is."""
    victim = (demand.seat + place) % seen.seats
    if not reached(seen, demand.seat, place):
        return "safe"
    if immune(seen, demand.seat, victim):
        return "immune"
    if not demand.ready or seen.agenda[-1][0] == POOL:
        return "next"
    if _answers(seen.agenda, victim):
        return "asked"
    following = next((frame[2] for frame in seen.agenda if frame[0] == VICTIMS), seen.seats)
    return "next" if place >= following else "done"


def _answers(agenda: list[Frame], victim: Seat) -> bool:
    return any(frame[0] in (GIVE, GIVES, FAVOUR, FAVOURS) and frame[1] == victim for frame in agenda)


# --- drawing --------------------------------------------------------------------------------------------------------


def panel(view: RomeView) -> Rect:
    """Where the scene stands."""
    kit, camp = view.kit, view.at.camp
    return Rect(camp.x + kit.px(30), camp.y + kit.px(20), camp.w - 2 * kit.px(30), camp.h - kit.px(14))


def _picture(view: RomeView) -> Rect:
    room, kit = panel(view), view.kit
    h = room.h - 2 * kit.px(24)
    return Rect(room.x + kit.px(26), room.y + kit.px(24), round(h * 1.5), h)


def card_rect(view: RomeView, index: int, count: int) -> Rect:
    """One of the cards shown."""
    kit, picture, room = view.kit, _picture(view), panel(view)
    h = room.h - kit.px(26 + 58)
    w = round(h * CARD[0] / CARD[1])
    left, right = picture.right + kit.px(24), picture.right + kit.px(24) + round(room.w * 0.32)
    step = min(w + kit.px(10), (right - left - w) / max(1, count - 1))
    return Rect(round(left + index * step), room.y + kit.px(58), w, h)


def sprites(view: RomeView) -> list[Sprite]:
    """The whole scene; nothing while no demand is made."""
    demand = current(view.seen)
    if demand is None:
        return []
    kit, room = view.kit, panel(view)
    s = kit.scale
    found = [kit.sprites.nine_sprite(kit.ui("panel"), room, s)] * 2
    found.append(kit.sprites.sprite("glory_to_rome/demand", _picture(view)))
    left = _picture(view).right + kit.px(24)
    name = view.seats[demand.seat].name
    title = Rect(left, room.y + kit.px(20), room.right - left - kit.px(30), kit.px(36))
    found += kit.words(title, _("{name} demands", name=name), 25 * s, "heading", kit.skin.title, may_cut=True)
    for index, card in enumerate(demand.shown):
        found.append(view.pieces.card(card, card_rect(view, index, len(demand.shown))))
    return found + _rows(view, demand, left + round(room.w * 0.32) + kit.px(24))


def warm_up(view: RomeView) -> Iterator[None]:
    """Load the pictures of the scene, which are large, before a demand is made."""
    kit, ahead = view.kit, view.kit.sprites.ahead
    yield from ahead(kit.ui("panel"))
    kit.sprites.nine_sprite(kit.ui("panel"), panel(view), kit.scale)
    yield
    kit.halo(panel(view))
    yield
    yield from ahead("glory_to_rome/demand")
    kit.sprites.sprite("glory_to_rome/demand", _picture(view))
    yield
    for material in MATERIAL_IDS:
        yield from ahead(f"glory_to_rome/material_{material}")
        kit.sprites.sprite(f"glory_to_rome/material_{material}", Rect((0, 0), _icon(view)))
        yield
    for seat in view.seats:
        medal_sprites(kit, _medal(view), seat.colour, seat.sign)
        yield


def _rows(view: RomeView, demand: Demand, x: int) -> list[Sprite]:
    """What is demanded, then a line for each opponent."""
    kit, room, seats = view.kit, panel(view), len(view.seats)
    s = kit.scale
    right = room.right - kit.px(28)
    step = _step(view)
    found: list[Sprite] = []
    y = room.y + kit.px(60)
    found += _counts(view, demand, Rect(x, y, right - x, step))
    for place in range(1, seats):
        y += step
        seat = (demand.seat + place) % seats
        state = answer(view.seen, demand, place)
        if state == "done" and seat in view.glories:
            state = "glory"
        line = Rect(x, y, right - x, step)
        if state == "asked":
            found.append(kit.halo(line, alpha=150))
        medal = _medal(view).move(x, y + kit.px(3))
        found += medal_sprites(kit, medal, view.seats[seat].colour, view.seats[seat].sign)
        left = medal.right + kit.px(10)
        name = Rect(left, y, (right - left) // 3, step)
        found += kit.words(name, view.seats[seat].name, 19 * s, "bold", kit.skin.text, may_cut=True)
        box = Rect(name.right + kit.px(8), y, right - name.right - kit.px(8), step)
        bright = {"asked": kit.skin.title, "glory": kit.skin.title, "immune": kit.skin.good}
        colour = bright.get(state, kit.skin.muted)
        found += kit.words(box, _state(view, seat, state), 18 * s, "body", colour, may_cut=True)
    return found


def _step(view: RomeView) -> int:
    """Height of a line: what is demanded has one, and so has each opponent."""
    kit = view.kit
    return min(kit.px(42), (panel(view).h - kit.px(64 + 24)) // len(view.seats))


def _medal(view: RomeView) -> Rect:
    side = _step(view) - view.kit.px(6)
    return Rect(0, 0, side, side)


def _icon(view: RomeView) -> tuple[int, int]:
    """Size of the picture of a material."""
    h = min(view.kit.px(30), _step(view) - view.kit.px(4))
    return round(h * 66 / 58), h


def _state(view: RomeView, seat: Seat, state: str) -> str:
    """How far a seat is, in words; who gives now must give so many cards."""
    top = view.seen.agenda[-1]
    if state == "asked" and top[0] == GIVE and top[1] == seat:
        return _("gives {material}: {n}", material=view.names.noun(Noun("material", top[3])), n=top[4])
    return _(_STATES[state])


def _counts(view: RomeView, demand: Demand, line: Rect) -> list[Sprite]:
    kit = view.kit
    found: list[Sprite] = []
    w, h = _icon(view)
    words = _("Each gives")
    found += kit.words(line, words, 18 * kit.scale, "body", kit.skin.muted)
    x = line.x + kit.text.size(words, "body", kit.font(18))[0] + kit.px(14)
    for material, number in enumerate(demand.counts):
        if number:
            place = Rect(x, line.centery - h // 2, w, h)
            found.append(kit.sprites.sprite(f"glory_to_rome/material_{MATERIAL_IDS[material]}", place))
            box = Rect(place.right + kit.px(6), line.y, kit.px(34), line.h)
            found += kit.words(box, f"×{number}", 20 * kit.scale, "number", kit.skin.title)
            x = box.right + kit.px(8)
    return found


def things(view: RomeView) -> list[Thing]:
    """The panel itself, so that nothing below it is pointed at, and the cards shown."""
    demand = current(view.seen)
    if demand is None:
        return []
    found = [Thing(Target("demand"), panel(view), _("Demand"), glow=False)]
    for index, card in enumerate(demand.shown):
        label = view.names.noun(Noun("card", card))
        found.append(Thing(Target("shown", (card, index)), card_rect(view, index, len(demand.shown)), label))
    return found
