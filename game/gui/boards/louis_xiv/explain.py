"""Things of the game shown large without a table: what the help and the chronicle name."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.engine.protocol import Noun
from game.gui.boards.louis_xiv.geometry import CARD, MISSION
from game.gui.boards.louis_xiv.pieces import Pieces
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.gui.names import Names
from game.i18n import N_, _
from game.louis_xiv.components import BOARD_NAME, CHIP_KINDS, CHIP_STOCK, DATA
from game.louis_xiv.names import (
    condition_text,
    influence_text,
    intrigue_text,
    mission_text,
    money_text,
    reward_text,
)

_SIDE_NAMES = (N_("Red side: {text}"), N_("Black side: {text}"))


def explain(pieces: Pieces, names: Names, noun: Noun) -> Inspection | None:
    """A board, a card, a chip, a coat, a mission or a pile; None for anything else."""
    if noun.id < 0:
        return None
    make = _EXPLAINED.get(noun.kind)
    return make(pieces, names, noun.id) if make else None


def board(pieces: Pieces, names: Names, id_: int, side: int = 0, louis: bool = False) -> Inspection:
    """A board with both its sides, the one that is up first."""
    up = names.phrase(condition_text(id_, side, louis))
    down = _(_SIDE_NAMES[1 - side], text=names.phrase(condition_text(id_, 1 - side)))
    text = "\n".join((names.phrase(reward_text(id_)), up, down))

    def picture(rect: Rect) -> list[Sprite]:
        return [pieces.board(id_, side, rect)]

    return Inspection(_(BOARD_NAME[id_]), _("Board {n}", n=id_ + 1), text, picture, 1.0)


def influence(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """An influence card with its two uses."""
    return _card(pieces, "influence", id_, names.noun(Noun("influence", id_)), _("Influence card"),
                 names.phrase(influence_text(id_)))


def intrigue(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """An intrigue card with what it allows."""
    return _card(pieces, "intrigue", id_, names.noun(Noun("intrigue", id_)), _("Intrigue card"),
                 names.phrase(intrigue_text(id_)))


def money(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A money card: where Louis stands and what everybody receives."""
    return _card(pieces, "money", id_, _("Money card"), "", names.phrase(money_text(id_)))


def mission(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A mission with its ability."""
    def picture(rect: Rect) -> list[Sprite]:
        return [pieces.card("mission", id_, rect)]

    points = _("{n} points when completed", n=DATA.scoring.mission)
    return Inspection(names.noun(Noun("mission", id_)), points, names.phrase(mission_text(id_)), picture,
                      MISSION[0] / MISSION[1])


def chip(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A kind of chip."""
    crown = CHIP_KINDS[id_] == "crown"
    text = _("A crown stands for any chip.") if crown else _("Two fitting chips complete a mission.")
    return _plain(pieces, f"chip_{CHIP_KINDS[id_]}", names.noun(Noun("chip", id_)),
                  _("Chip, {n} in the game", n=CHIP_STOCK[id_]), text)


def coat(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A kind of coat of arms."""
    text = _("Worth a point each. Whoever has the most of a kind at the end has a bonus.")
    return _plain(pieces, f"coat_{id_ + 1}", names.noun(Noun("coat", id_)), _("Coat of arms"), text)


def pile(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """One of the three mission piles."""
    texts = (
        N_("The easiest missions: one given chip and any other."), N_("Two different given chips."),
        N_("The hardest and strongest missions: two equal chips."),
    )

    def picture(rect: Rect) -> list[Sprite]:
        return [pieces.card("mission_back", id_, rect)]

    return Inspection(_("Missions: {pile}", pile=names.noun(Noun("pile", id_))), "", _(texts[id_]), picture,
                      MISSION[0] / MISSION[1])




def _card(pieces: Pieces, kind: str, id_: int, title: str, subtitle: str, text: str) -> Inspection:
    def picture(rect: Rect) -> list[Sprite]:
        return [pieces.card(kind, id_, rect)]

    return Inspection(title, subtitle, text, picture, CARD[0] / CARD[1])


def _plain(pieces: Pieces, sprite: str, title: str, subtitle: str, text: str) -> Inspection:
    def picture(rect: Rect) -> list[Sprite]:
        side = min(rect.w, rect.h) * 3 // 5
        place = Rect(rect.centerx - side // 2, rect.centery - side // 2, side, side)
        return [pieces.kit.sprites.sprite(f"louis_xiv/{sprite}", place)]

    return Inspection(title[:1].upper() + title[1:], subtitle, text, picture, 0.7)


_EXPLAINED: dict[str, Callable[[Pieces, Names, int], Inspection]] = {
    "board": board,
    "person": board,
    "influence": influence,
    "intrigue": intrigue,
    "money": money,
    "mission": mission,
    "chip": chip,
    "coat": coat,
    "pile": pile,
}
