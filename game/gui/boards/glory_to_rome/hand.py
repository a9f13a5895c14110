"""The own hand below the camp: a fan of Order cards and Jacks; the chosen ones and the one pointed at are lifted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Noun, Target
from game.glory_to_rome.components import MATERIAL_IDS
from game.gui.boards.glory_to_rome import choosing, demand
from game.gui.boards.glory_to_rome.colours import ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import CARD, MATERIAL
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_LIFT = 26


def cards(view: RomeView) -> tuple[int, ...]:
    """The hand of the seat in the middle, as far as it is known."""
    return choosing.hand_of(view.seen, view.centre)


def place(view: RomeView, index: int) -> Rect:
    """Where a card of the hand lies."""
    return view.at.hand_card(index, len(cards(view)))


def sprites(view: RomeView) -> list[Sprite]:
    """The fan; where a card may be chosen now it is lit."""
    kit, hand = view.kit, cards(view)
    found: list[Sprite] = []
    above: list[Sprite] = []
    glowing = {thing.target.args[1] for thing in view.choosable() if thing.target.kind == "card"}
    scene = demand.current(view.seen)
    shown = list(scene.shown) if scene and scene.seat == view.centre else []
    for index, card in enumerate(hand):
        rect, turn = place(view, index), view.at.turned(index, len(hand))
        chosen = index in view.picked
        if card in shown:
            shown.remove(card)
            chosen = True
        if chosen or index == view.lifted:
            rect = rect.move(0, -kit.px(_LIFT))
            lifted = [view.pieces.card(card, rect)]
            if chosen or index in glowing:
                lifted = [kit.halo(rect)] * 2 + lifted
            if index == view.lifted:
                above = lifted
            else:
                found += lifted
            continue
        rect = rect.move(0, round(abs(turn) * 2.4 * kit.scale))
        if index in glowing:
            found.append(kit.halo(rect.inflate(kit.px(4), 0), alpha=170))
        found.append(view.pieces.card(card, rect, turn=turn))
    return found + _names(view) + above


def carried(view: RomeView, target: Target, pos: tuple[int, int]) -> list[Sprite]:
    """A card, a material or a client at the pointer."""
    kit = view.kit
    shown = {"card": target.args[:1], "played": target.args[1:2], "looked": target.args, "deck": (UNKNOWN,)}
    card = shown.get(target.kind)
    w, h = (CARD[0] * 0.7, CARD[1] * 0.7) if card else MATERIAL
    rect = Rect(0, 0, kit.px(w), kit.px(h))
    rect.center = pos
    if card:
        return [kit.halo(rect), view.pieces.card(card[0], rect)]
    kind = target.args[0] if target.kind == "pool" else target.args[1]
    if target.kind == "client":
        rect.w = rect.h
        return [kit.halo(rect), kit.sprites.sprite(f"glory_to_rome/client_{ROLE_SPRITES[kind]}", rect)]
    return [kit.halo(rect), kit.sprites.sprite(f"glory_to_rome/material_{MATERIAL_IDS[kind]}", rect)]


def _names(view: RomeView) -> list[Sprite]:
    """The names below cards that are too small to bear them."""
    kit, hand = view.kit, cards(view)
    found: list[Sprite] = []
    for index, card in enumerate(hand):
        rect = place(view, index)
        if card == UNKNOWN or view.pieces.is_full(rect) or view.pieces.bears_name(card, rect):
            continue
        px = kit.font(14)
        step = kit.text.line_height("bold", px)
        words = view.names.noun(Noun("card", card))
        for row, line in enumerate(kit.text.wrap(words, "bold", px, rect.w + kit.px(6))[:2]):
            box = Rect(rect.x - kit.px(4), rect.bottom + kit.px(14) + row * step, rect.w + 2 * kit.px(4), step + 4)
            found += kit.words(box, line, px, "bold", kit.skin.text, "center")
    return found


def things(view: RomeView) -> list[Thing]:
    """The cards of the hand, each where it can be seen."""
    found: list[Thing] = []
    for index, card in enumerate(cards(view)):
        label = _("Card") if card == UNKNOWN else view.names.noun(Noun("card", card))
        found.append(Thing(Target("card", (card, index)), place(view, index), label, glow=False))
    return found

