"""Everything on the board of Louis XIV that can be pointed at, and the small switch on the frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Noun, Target
from game.gui.boards.louis_xiv import panels
from game.gui.boards.louis_xiv.geometry import CHIP_CELLS, INTRIGUE_CELL, MONEY_CELL, PLAYED_CELL
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.i18n import _
from game.louis_xiv.components import BOARDS, COAT_KINDS, PILES

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView


def find(view: LouisView) -> list[Thing]:
    """All things in reading order; of two that overlap the later one lies on top."""
    return _court(view) + _panels(view) + _own(view)


def _court(view: LouisView) -> list[Thing]:
    seen, at, names = view.seen, view.at, view.names
    found = [Thing(Target("influence_deck"), at.influence_deck(), _("Influence deck"))]
    for board in range(BOARDS):
        found.append(Thing(Target("board", (board,)), at.board(board), names.noun(Noun("board", board)), glow=False))
    for chip, cells in CHIP_CELLS.items():
        for pile, cell in enumerate(cells):
            found.append(Thing(Target("stock", (chip, pile)), at.gap(cell), names.noun(Noun("chip", chip)), round=True))
    for seat in range(seen.seats):
        label = _("General supply: {name}", name=view.seats[seat].name)
        found.append(Thing(Target("supply", (seat,)), at.supply(seat), label, round=True, glow=False))
    found.append(Thing(Target("played"), at.rest(PLAYED_CELL), _("Played cards")))
    found.append(Thing(Target("intrigue_deck"), at.rest(INTRIGUE_CELL), _("Intrigue deck")))
    if seen.money_row:
        found.append(Thing(Target("money", seen.money_row[-1:]), at.rest(MONEY_CELL), _("Money card")))
    found.append(Thing(Target("projection"), toggle_rect(view), _("Projected majorities (P)")))
    return found


def _panels(view: LouisView) -> list[Thing]:
    found: list[Thing] = []
    for seat in view.order():
        found.append(Thing(Target("seat", (seat,)), view.panel_of(seat), view.seats[seat].name))
        chips = panels.chip_list(view, seat)
        for index, chip in enumerate(chips):
            rect = panels.chip_rect(view, seat, index, len(chips))
            target = Target("chip", (chip, seat))
            if index + 1 < len(chips) and chips[index + 1] == chip:
                following = panels.chip_rect(view, seat, index + 1, len(chips))
                rect = Rect(rect.x, rect.y, max(1, following.x - rect.x), rect.h)
            found.append(Thing(target, rect, view.names.noun(Noun("chip", chip)), round=True, glow=False))
        for index, mission in enumerate(view.seen.done[seat]):
            label = view.names.noun(Noun("mission", mission))
            found.append(Thing(Target("done", (seat, mission)), panels.done_rect(view, seat, index), label))
    return found


def _own(view: LouisView) -> list[Thing]:
    seen, at, names = view.seen, view.at, view.names
    found: list[Thing] = []
    own = seen.missions_of(view.centre)
    for index, mission in enumerate(own):
        label = _("Mission") if mission == UNKNOWN else names.noun(Noun("mission", mission))
        found.append(Thing(Target("mission", (mission, index)), at.mission(index, len(own)), label))
    for shade in PILES:
        label = _("Missions: {pile}", pile=names.noun(Noun("pile", shade)))
        found.append(Thing(Target("pile", (shade,)), at.pile(shade), label))
    for kind in range(COAT_KINDS):
        found.append(Thing(Target("coat", (kind,)), at.coat(kind, COAT_KINDS), names.noun(Noun("coat", kind))))
    found.append(Thing(Target("coat_deck"), at.coat(COAT_KINDS, COAT_KINDS), _("Stock of coats")))
    influence, intrigue = view.own_cards()
    counts = (len(influence), len(intrigue))
    for index, card in enumerate((*influence, *intrigue)):
        sort, noun = ("card", "influence") if index < counts[0] else ("plot", "intrigue")
        label = _("Card") if card == UNKNOWN else names.noun(Noun(noun, card))
        found.append(Thing(Target(sort, (card, index)), at.hand_card(index, *counts), label, glow=False))
    return found


def toggle_rect(view: LouisView) -> Rect:
    """The switch for projected majorities, in the middle of the frame's left bar."""
    kit, court = view.kit, view.at.court
    side = kit.px(44)
    return Rect(court.x + kit.px(4) - side // 2, court.centery - side // 2, side, side)


def toggle(view: LouisView) -> list[Sprite]:
    """The switch, lit while it is on."""
    rect, kit = toggle_rect(view), view.kit
    found = [kit.sprites.sprite("fx/glow", rect.inflate(rect.w // 2, rect.h // 2), kit.skin.halo)] * view.projected
    return [*found, kit.sprites.sprite("louis_xiv/leader", rect, alpha=255 if view.projected else 170)]
