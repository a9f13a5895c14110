"""The own camp: clientele, buildings, stockpile and vault of the seat in the middle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import Noun, Target
from game.glory_to_rome.components import MATERIAL_IDS
from game.gui.boards.glory_to_rome import camps
from game.gui.boards.glory_to_rome.colours import CREAM, FAINT_INK, INK, ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import CARD, MATERIAL, PLATE
from game.gui.boards.glory_to_rome.heaps import Lying, runs, spread
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.i18n import N_, _

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

_HEADINGS = {"clients": N_("Clientele"), "buildings": N_("Buildings"), "stock": N_("Stockpile"), "vault": N_("Vault")}
_FAN = 4
"""So many cards of a vault are drawn."""


# --- places ---------------------------------------------------------------------------------------------------------


def _room(view: RomeView, zone: str) -> Rect:
    """The room for things in a zone, above its line of numbers."""
    room = view.at.in_zone(zone)
    return Rect(room.x, room.y, room.w, room.h - view.kit.px(20))


def clients(view: RomeView) -> list[Lying]:
    """The own clients."""
    s, counts = view.kit.scale, [len(pile) for pile in view.seen.clients_of(view.centre)]
    return spread(_room(view, "clients"), counts, 1.0, 6 * s, 64 * s, 40 * s)


def stock(view: RomeView) -> list[Lying]:
    """The own materials."""
    s, counts = view.kit.scale, [len(pile) for pile in view.seen.stock_of(view.centre)]
    return spread(view.at.in_zone("stock"), counts, MATERIAL[0] / MATERIAL[1], 7 * s, 58 * s, 36 * s)


def vault_card(view: RomeView, index: int, count: int) -> Rect:
    """One of the face-down cards in the vault."""
    room, s = _room(view, "vault"), view.kit.scale
    h = min(room.h * 0.72, 130 * s)
    w = h * CARD[0] / CARD[1]
    step = min(15 * s, (room.w - w) / max(1, count - 1))
    x = room.x + (room.w - w - step * (count - 1)) / 2 + step * index
    return Rect(round(x), round(room.y + 8 * s + 5 * s * index), round(w), round(h))


def title_rect(view: RomeView) -> Rect:
    """The bronze plate with the name."""
    kit, camp = view.kit, view.at.camp
    w = min(kit.px(420), camp.w // 3)
    return Rect(camp.centerx - w // 2 - kit.px(120), camp.y - kit.px(PLATE // 2 + 2), w, kit.px(PLATE))


def influence_rect(view: RomeView) -> Rect:
    """The plate with the influence."""
    kit, plate = view.kit, title_rect(view)
    return Rect(plate.right + kit.px(16), plate.y, kit.px(290), plate.h)


# --- drawing --------------------------------------------------------------------------------------------------------


def paint(view: RomeView, canvas: Surface) -> None:
    """The slab with its hollows."""
    kit, at = view.kit, view.at
    kit.sprites.draw_nine(canvas, "glory_to_rome/camp", at.camp, kit.scale)
    for name, zone in at.zones.items():
        kit.sprites.draw_nine(canvas, "glory_to_rome/zone", zone, kit.scale)
        box = Rect(zone.x + kit.px(6), zone.y + kit.px(4), zone.w - 2 * kit.px(6), kit.px(26))
        kit.write(canvas, box, _(_HEADINGS[name]), 16, "heading", INK, "center", shadow=False)
    for plate in (title_rect(view), influence_rect(view)):
        kit.sprites.draw_nine(canvas, "ui/rome/plate", plate, kit.scale)


def sprites(view: RomeView) -> list[Sprite]:
    """Everything that lies in the own camp."""
    return _titles(view) + _clients(view) + _structures(view) + _stock(view) + _vault(view)


def _titles(view: RomeView) -> list[Sprite]:
    kit, seat = view.kit, view.centre
    s = kit.scale
    plate = title_rect(view).inflate(-2 * kit.px(14), 0)
    found: list[Sprite] = []
    if view.seen.leader == seat:
        token = Rect(title_rect(view).x - kit.px(12), plate.centery - kit.px(21), kit.px(42), kit.px(42))
        found.append(kit.sprites.sprite("glory_to_rome/leader", token))
        plate = Rect(token.right + kit.px(4), plate.y, plate.right - token.right - kit.px(4), plate.h)
    words = _("Your camp: {name}", name=view.seats[seat].name) if view.own else view.seats[seat].name
    found += kit.words(plate, words, 16 * s, "heading", CREAM, "center", may_cut=True)
    place = influence_rect(view)
    coin = Rect(place.x + kit.px(10), place.centery - kit.px(19), kit.px(38), kit.px(38))
    found.append(kit.sprites.sprite("glory_to_rome/influence", coin))
    box = Rect(coin.right + kit.px(6), place.y, place.right - coin.right - kit.px(8), place.h)
    words = _("Influence {n}", n=view.seen.influence[seat])
    return found + kit.words(box, words, 16 * s, "heading", CREAM, "center")


def _foot(view: RomeView, zone: str, words: str) -> list[Sprite]:
    kit, place = view.kit, view.at.zones[zone]
    box = Rect(place.x + kit.px(8), place.bottom - kit.px(30), place.w - 2 * kit.px(8), kit.px(24))
    return kit.words(box, words, 17 * kit.scale, "bold", FAINT_INK, "center", shadow=False)


def _clients(view: RomeView) -> list[Sprite]:
    found: list[Sprite] = []
    number = sum(len(pile) for pile in view.seen.clients_of(view.centre))
    for lying in clients(view):
        found += camps.piece(view, lying, f"client_{ROLE_SPRITES[lying.material]}")
    room = max(0, view.seen.clientele_room(view.centre))
    return found + _foot(view, "clients", _("{n} of {limit}", n=number, limit=number + room))


def _structures(view: RomeView) -> list[Sprite]:
    found: list[Sprite] = []
    for index, place in camps.structures(view, view.centre):
        found += camps.structure(view, view.centre, index, place)
    return found


def _stock(view: RomeView) -> list[Sprite]:
    found: list[Sprite] = []
    for lying in stock(view):
        if view.picks_stock(lying.material):
            found += [view.kit.halo(lying.rect)] * 2
        found += camps.piece(view, lying, f"material_{MATERIAL_IDS[lying.material]}")
    return found


def _vault(view: RomeView) -> list[Sprite]:
    kit, seen, seat = view.kit, view.seen, view.centre
    found: list[Sprite] = []
    number = seen.vault_size(seat)
    count = min(_FAN, number)
    for index in range(count):
        found.append(view.pieces.card(-1, vault_card(view, index, count), turn=(count / 2 - index) * 4.0))
    zone = view.at.zones["vault"]
    w = kit.px(62)
    chest = Rect(zone.right - w - kit.px(10), zone.bottom - kit.px(32) - round(w * 0.84), w, round(w * 0.84))
    found.append(kit.sprites.sprite("glory_to_rome/vault", chest))
    words = _("{n} of {limit}", n=number, limit=number + max(0, seen.vault_room(seat)))
    return found + _foot(view, "vault", words)


# --- things ---------------------------------------------------------------------------------------------------------


def things(view: RomeView) -> list[Thing]:
    """Everything in the own camp that can be pointed at."""
    seat, names = view.centre, view.names
    found = [Thing(Target("seat", (seat,)), influence_rect(view), _("Influence"))]
    for kind, zone in (("clientele", "clients"), ("stockpile", "stock")):
        found.append(Thing(Target(kind, (seat,)), view.at.zones[zone], _(_HEADINGS[zone])))
    for run in runs(clients(view)):
        found.append(Thing(Target("client", (seat, run.material, run.part)), run.rect,
                           names.noun(Noun("role", run.material))))
    found += camps.structure_things(view, seat)
    for run in runs(stock(view)):
        found.append(Thing(Target("stock", (seat, run.material, run.part)), run.rect,
                           names.noun(Noun("material", run.material))))
    return [*found, Thing(Target("vault", (seat,)), view.at.zones["vault"], _("Vault"))]
