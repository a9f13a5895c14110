"""The role of the turn with what each player does about it, and the queue of what is still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Noun, Seat, Target
from game.glory_to_rome.components import JACK, MATERIAL, MATERIAL_IDS, MATERIALS
from game.gui.boards.glory_to_rome import waiting
from game.gui.boards.glory_to_rome.colours import CREAM, ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import PLATE
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.gui.seats import medal_sprites
from game.gui.theme import Role
from game.i18n import N_, _, n_

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_MEDAL = 104
_ROW = 31
_LINE = 25


# --- places ---------------------------------------------------------------------------------------------------------


def _inside(view: RomeView, panel: Rect) -> Rect:
    kit = view.kit
    return Rect(panel.x + kit.px(20), panel.y + kit.px(26), panel.w - 2 * kit.px(20), panel.h - kit.px(38))


def medal_rect(view: RomeView) -> Rect:
    """The large sign of the role led."""
    room, kit = _inside(view, view.at.turn), view.kit
    return Rect(room.x, room.y, kit.px(_MEDAL), kit.px(_MEDAL))


def role_rect(view: RomeView, role: int) -> Rect:
    """The sign of a role: the large one of the role led, else one of six side by side."""
    if view.seen.role == role:
        return medal_rect(view)
    room, kit = _inside(view, view.at.turn), view.kit
    step = room.w / MATERIALS
    side = round(min(step - kit.px(6), kit.px(64)))
    return Rect(round(room.x + step * (role + 0.5) - side / 2), room.y + kit.px(8), side, side)


def row(view: RomeView, seat: Seat) -> Rect:
    """The line of a seat, in turn order from the leader."""
    room, kit = _inside(view, view.at.turn), view.kit
    place = (seat - view.seen.leader) % len(view.seats)
    top = room.y + kit.px(_MEDAL + 12)
    return Rect(room.x, top + place * kit.px(_ROW), room.w, kit.px(_ROW - 3))


def played_rect(view: RomeView, seat: Seat, index: int, count: int) -> Rect:
    """One of the cards that a seat has played this turn, at the right end of its line."""
    line, kit = row(view, seat), view.kit
    w, h = kit.px(28), kit.px(24)
    step = min(w + kit.px(3), (line.w * 0.31 - w) / max(1, count - 1))
    return Rect(round(line.right - w - step * (count - 1 - index)), line.centery - h // 2, w, h)


def played(view: RomeView, seat: Seat) -> tuple[int, ...]:
    """What a seat has played this turn, Jacks last."""
    return view.seen.played[seat] + (JACK,) * view.seen.played_jacks[seat]


# --- drawing --------------------------------------------------------------------------------------------------------


def paint(view: RomeView, canvas: Surface) -> None:
    """Panels with bronze plates."""
    kit, at = view.kit, view.at
    for panel, words in ((at.turn, _("Role this turn")), (at.queue, _("To be done")), (at.chronicle, _("Chronicle"))):
        kit.panel(canvas, panel)
        plate = Rect(0, 0, min(kit.px(310), panel.w - kit.px(60)), kit.px(PLATE))
        plate.center = (panel.centerx, panel.y + kit.px(3))
        kit.sprites.draw_nine(canvas, "ui/rome/plate", plate, kit.scale)
        kit.write(canvas, plate.inflate(-kit.px(20), 0), words, 16, "heading", CREAM, "center")
    kit.panel(canvas, at.prompt)


def sprites(view: RomeView) -> list[Sprite]:
    """The role, the players, what waits."""
    found = _role(view) if view.seen.role != NOBODY else _roles(view)
    for seat in range(len(view.seats)):
        found += _line(view, seat)
    return found + _queue(view)


def _role(view: RomeView) -> list[Sprite]:
    kit, seen = view.kit, view.seen
    s = kit.scale
    medal, role = medal_rect(view), seen.role
    room = _inside(view, view.at.turn)
    found = [kit.sprites.sprite(f"glory_to_rome/role_{ROLE_SPRITES[role]}", medal)]
    x = medal.right + kit.px(18)
    box = Rect(x, medal.y + kit.px(6), room.right - x, kit.px(38))
    found += kit.words(box, view.names.noun(Noun("role", role)).upper(), 27 * s, "name", kit.skin.title)
    lines = [_("Led by {name}", name=view.seats[seen.leader].name)]
    number = waiting.acting_clients(seen, view.centre)
    if number:
        lines.append(n_("{n} client of yours acts", "{n} clients of yours act", number)
                     if view.own else n_("{n} client acts", "{n} clients act", number))
    for index, line in enumerate(lines):
        box = Rect(x, medal.y + kit.px(46 + 25 * index), room.right - x, kit.px(25))
        found += kit.words(box, line, 19 * s, "body", kit.skin.text, may_cut=True)
    return found


def _roles(view: RomeView) -> list[Sprite]:
    """The six roles that may be led; lit ones fit the cards chosen."""
    kit = view.kit
    room = _inside(view, view.at.turn)
    found: list[Sprite] = []
    for role in range(MATERIALS):
        place = role_rect(view, role)
        if view.glows(Target("role", (role,))):
            found.append(kit.sprites.sprite("ui/halo_round", place, kit.skin.halo))
        found.append(kit.sprites.sprite(f"glory_to_rome/role_{ROLE_SPRITES[role]}", place))
    chosen = next((role for role in range(MATERIALS) if view.pointed == Target("role", (role,))), None)
    words = view.names.noun(Noun("role", chosen)) if chosen is not None else _("No role is led yet.")
    box = Rect(room.x, room.y + kit.px(_MEDAL - 26), room.w, kit.px(30))
    return found + kit.words(box, words, 19 * kit.scale, "body", kit.skin.muted, "center")


_DOES = {
    "leads": N_("leads"), "follows": N_("follows"), "thinks": N_("thinks"), "chooses": N_("chooses"),
    "waits": N_("to come"), "acts": N_("acts now"),
}


def _line(view: RomeView, seat: Seat) -> list[Sprite]:
    """Medal, name, what the seat does, and the cards it has played."""
    kit, line = view.kit, row(view, seat)
    s = kit.scale
    state = waiting.doing(view.seen, seat)
    now = seat == view.asked
    found = [kit.sprites.nine_sprite(kit.ui("field"), line, kit.scale, alpha=255 if now else 110)]
    medal = Rect(line.x + kit.px(3), line.y + kit.px(2), line.h - kit.px(4), line.h - kit.px(4))
    found += medal_sprites(kit, medal, view.seats[seat].colour, view.seats[seat].sign)
    name = Rect(medal.right + kit.px(8), line.y, round(line.w * 0.3), line.h)
    role: Role = "bold" if now else "body"
    found += kit.words(name, view.seats[seat].name, 18 * s, role, kit.skin.text, may_cut=True)
    words = _(_DOES[state])
    units = view.seen.units[seat]
    if units > 1:
        words += f" ×{units}"
    box = Rect(name.right + kit.px(6), line.y, round(line.w * 0.29), line.h)
    colour = kit.skin.accent if state in ("leads", "follows") else kit.skin.muted
    found += kit.words(box, words, 18 * s, role, kit.skin.title if now else colour)
    cards = played(view, seat)
    for index, card in enumerate(cards):
        place = played_rect(view, seat, index, len(cards))
        if view.glows(_played_target(seat, card, index)):
            found.append(kit.halo(place))
        name_ = "back_jack" if card == JACK else f"material_{MATERIAL_IDS[MATERIAL[card]]}"
        if card == JACK:
            place = Rect(place.x + kit.px(5), place.y, kit.px(17), place.h)
        found.append(kit.sprites.sprite(f"glory_to_rome/{name_}", place))
    return found


def _queue(view: RomeView) -> list[Sprite]:
    """What is still to be done, the next first; more than has room is counted."""
    kit = view.kit
    room = _inside(view, view.at.queue)
    step = max(kit.px(_LINE), kit.text.line_height("body", kit.font(17)))
    most = max(1, room.h // step)
    lines = waiting.pending(view.seen, view.names)
    if len(lines) > most:
        more = len(lines) - most + 1
        lines = [*lines[: most - 1], waiting.Pending(NOBODY, NOBODY, n_("and {n} more", "and {n} more", more))]
    found: list[Sprite] = []
    for index, one in enumerate(lines):
        line = Rect(room.x, room.y + index * step, room.w, step)
        x = line.x
        if one.seat != NOBODY:
            medal = Rect(x, line.y + kit.px(2), step - kit.px(4), step - kit.px(4))
            found += medal_sprites(kit, medal, view.seats[one.seat].colour, view.seats[one.seat].sign)
            x += step + kit.px(2)
        if one.role != NOBODY:
            sign = Rect(x, line.y + kit.px(1), step - kit.px(2), step - kit.px(2))
            found.append(kit.sprites.sprite(f"glory_to_rome/client_{ROLE_SPRITES[one.role]}", sign))
            x += step + kit.px(2)
        x += kit.px(3)
        colour = kit.skin.title if index == 0 else kit.skin.text
        box = Rect(x, line.y - 1, line.right - x, step + 2)
        found += kit.words(box, one.words, 17 * kit.scale, "bold" if index == 0 else "body", colour, may_cut=True)
    return found


# --- things ---------------------------------------------------------------------------------------------------------


def _played_target(seat: Seat, card: int, index: int) -> Target:
    return Target("jack_of", (seat, index)) if card == JACK else Target("played", (seat, card, index))


def things(view: RomeView) -> list[Thing]:
    """Roles, and the cards that were played."""
    found: list[Thing] = []
    names = view.names
    for role in range(MATERIALS) if view.seen.role == NOBODY else (view.seen.role,):
        label = names.noun(Noun("role", role))
        found.append(Thing(Target("role", (role,)), role_rect(view, role), label, round=True, glow=view.seen.role >= 0))
    for seat in range(len(view.seats)):
        cards = played(view, seat)
        for index, card in enumerate(cards):
            label = names.noun(Noun("card", card))
            found.append(Thing(_played_target(seat, card, index), played_rect(view, seat, index, len(cards)), label,
                               glow=False))
    return found
