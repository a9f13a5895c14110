"""One line of words beside a board: why who gets what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import NOBODY, Event, Noun
from game.gui import layout
from game.gui.compositor import Sprite
from game.gui.names import enumerate_names
from game.i18n import _, n_
from game.louis_xiv.components import (
    AMOUNT,
    CHIP,
    COAT,
    COINS,
    ERRAND,
    INFLUENCE_CARD,
    MONEY,
    REWARD,
    REWARD_CHIP,
)

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

_MOST = 460
_SIZE = 20


def reason(view: LouisView, event: Event) -> str:
    """Why who gets what, in one line."""
    make = _REASONS.get(event.kind)
    if make and (text := make(view, event)):
        return text
    phrase = view.rules.say(view.seen, event)
    return view.names.phrase(phrase) if phrase else ""


def _leads(view: LouisView, event: Event) -> str:
    board, n = event.public
    if event.seat == NOBODY:
        return ""
    who, what = view.seats[event.seat].name, reward(view, board)
    if board == view.seen.louis:
        return _("{who} leads alone with {n}: {reward} and a crown", who=who, n=n, reward=what)
    return _("{who} leads alone with {n}: {reward}", who=who, n=n, reward=what)


def _tied(view: LouisView, event: Event) -> str:
    board, n, *tied = event.public
    seats = [view.colour_name(seat if seat != NOBODY else len(view.seats)) for seat in tied]
    who = enumerate_names(seats)
    if board == view.seen.louis:
        return _("Tie with {n}: {who}. Each has {reward}, nobody a crown.", n=n, who=who, reward=reward(view, board))
    if view.seen.condition(board) == MONEY:
        return _("Tie with {n}: {who}. Nobody has it for nothing.", n=n, who=who)
    return _("Tie with {n}: {who}. Nobody has it.", n=n, who=who)


def _second(view: LouisView, event: Event) -> str:
    if event.seat == NOBODY:
        return ""
    what = reward(view, event.public[0])
    return _("{who} is the only second: {reward}", who=view.seats[event.seat].name, reward=what)


def _reach(view: LouisView, event: Event) -> str:
    board, n, *seats = event.public
    if not seats:
        return ""
    who = enumerate_names([view.seats[seat].name for seat in seats])
    return _("{n} or more, {who}: {reward}", n=n, who=who, reward=reward(view, board))


def _buys(view: LouisView, event: Event) -> str:
    board, price = event.public
    return _("{who} pays {n}: {reward}", who=view.seats[event.seat].name, n=price, reward=reward(view, board))


def reward(view: LouisView, board: int) -> str:
    """What a board gives, in a few words."""
    kind, n = REWARD[board], AMOUNT[board]
    if kind == CHIP:
        return view.names.noun(Noun("chip", REWARD_CHIP[board]))
    if kind == COAT:
        return n_("{n} coat of arms", "{n} coats of arms", n)
    if kind == COINS:
        return n_("{n} louis d'or", "{n} louis d'or", n)
    if kind == ERRAND:
        return n_("{n} marker from the general supply", "{n} markers from the general supply", n)
    if kind == INFLUENCE_CARD:
        return n_("{n} influence card", "{n} influence cards", n)
    return n_("{n} intrigue card", "{n} intrigue cards", n)


_REASONS: dict[str, Callable[[LouisView, Event], str]] = {
    "leads": _leads, "tied": _tied, "second": _second, "reach": _reach, "buy": _buys,
}


def caption(view: LouisView, board: Rect, text: str) -> list[Sprite]:
    """The words on a small plate below the board, above it where there is no room."""
    if not text:
        return []
    kit = view.kit
    px = kit.font(_SIZE)
    lines = kit.text.wrap(text, "bold", px, kit.px(_MOST))
    step = kit.text.line_height("bold", px)
    w = max(kit.text.size(line, "bold", px)[0] for line in lines) + kit.px(36)
    plate = Rect(board.centerx - w // 2, board.bottom - kit.px(6), w, step * len(lines) + kit.px(20))
    if plate.bottom > view.at.court.bottom:
        plate.bottom = board.y + kit.px(4)
    plate = layout.fit_inside(plate, view.at.court.inflate(-kit.px(30), 0))
    found = [kit.sprites.nine_sprite(kit.ui("tooltip"), plate, kit.scale)]
    for index, line in enumerate(lines):
        surface = kit.text.line(line, "bold", px, kit.skin.title)
        x = plate.centerx - kit.text.size(line, "bold", px)[0] // 2
        found.append(Sprite(surface, x, plate.y + kit.px(10) + index * step))
    return found
