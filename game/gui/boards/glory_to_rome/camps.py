"""The rivals' camps above the pool: what they have built, their clients, materials, vaults and hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.engine.protocol import Noun, Seat, Target
from game.glory_to_rome.components import MATERIAL_IDS
from game.gui.boards.glory_to_rome.colours import CREAM, INK, ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import CARD, MATERIAL, MINI, grid, slips
from game.gui.boards.glory_to_rome.heaps import Lying, runs, spread
from game.gui.boards.glory_to_rome.pieces import PLAQUE
from game.gui.boards.view import Thing
from game.gui.compositor import Sprite
from game.gui.seats import medal_sprites
from game.gui.theme import MIN_FONT_PX
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.boards.glory_to_rome.view import RomeView

COUNTERS = ("influence", "hand", "jacks", "vault")
_HEAD = 40
_WIDE = 400
"""Design units from which on a camp has hollows for clients and materials beside the buildings."""
_DIGITS = 19
_PICTURES = {"influence": "influence", "hand": "back_order", "jacks": "back_jack", "vault": "vault"}
_READABLE = 126
"""Design height from which on a building is a card rather than a plaque."""
_LEGIBLE, _NAMED = 56, 42
"""Width in pixels from which on a name can be read on a card, and on a plaque."""
_SLIP = (MIN_FONT_PX + 4, 36)
"""Least height of a slip in pixels, so that its name can be read, and the greatest in design units."""


# --- places ---------------------------------------------------------------------------------------------------------


def head(view: RomeView, camp: Rect) -> Rect:
    """The band with the name."""
    kit = view.kit
    return Rect(camp.x + kit.px(8), camp.y + kit.px(8), camp.w - 2 * kit.px(8), kit.px(_HEAD))


def is_wide(view: RomeView, camp: Rect) -> bool:
    return camp.w >= _WIDE * view.kit.scale


def zones(view: RomeView, camp: Rect) -> dict[str, Rect]:
    """Where buildings, clients and materials of a camp lie."""
    kit = view.kit
    band = head(view, camp)
    top, foot, gap = band.bottom + kit.px(7), camp.bottom - kit.px(10), kit.px(8)
    if is_wide(view, camp):
        w = round(min(kit.px(300), max(kit.px(110), camp.w * 0.22)))
        stock = Rect(band.right - w, top, w, foot - top)
        clients = stock.move(-w - gap, 0)
        buildings = Rect(band.x, top, clients.x - gap - band.x, foot - top)
        return {"buildings": buildings, "clients": clients, "stock": stock}
    h = kit.px(29)
    stock = Rect(band.x, foot - h, band.w, h)
    clients = stock.move(0, -h - kit.px(3))
    return {"buildings": Rect(band.x, top, band.w, clients.y - kit.px(5) - top), "clients": clients, "stock": stock}


def inner(view: RomeView, camp: Rect, zone: str) -> Rect:
    """The room in a zone, below its heading if it has one."""
    kit, whole = view.kit, zones(view, camp)[zone]
    if zone == "buildings":
        return whole
    if not is_wide(view, camp):
        return whole.inflate(-2 * kit.px(6), -2 * kit.px(2))
    return Rect(whole.x + kit.px(7), whole.y + kit.px(26), whole.w - 2 * kit.px(7), whole.h - kit.px(32))


def clients_of(view: RomeView, camp: Rect, seat: Seat) -> list[Lying]:
    """A rival's clients."""
    s, counts = view.kit.scale, [len(pile) for pile in view.seen.clients_of(seat)]
    return spread(inner(view, camp, "clients"), counts, 1.0, 3 * s, 44 * s, 27 * s, not is_wide(view, camp))


def stock_of(view: RomeView, camp: Rect, seat: Seat) -> list[Lying]:
    """A rival's materials."""
    s, counts = view.kit.scale, [len(pile) for pile in view.seen.stock_of(seat)]
    aspect = MATERIAL[0] / MATERIAL[1]
    return spread(inner(view, camp, "stock"), counts, aspect, 3 * s, 38 * s, 24 * s, not is_wide(view, camp))


def buildings_in(view: RomeView, room: Rect, count: int, most: float) -> list[Rect]:
    """Places for structures, on which their names can be read: cards, else plaques, else slips."""
    s = view.kit.scale
    places = grid(room, count, CARD[0] / CARD[1] if most > 150 * s else MINI[0] / MINI[1], 8 * s, most)
    if places and (places[0].h < _READABLE * s or places[0].w < _LEGIBLE):
        places = grid(room, count, PLAQUE[0] / PLAQUE[1], 6 * s, most)
    if places and places[0].w < _NAMED:
        places = slips(room, count, 4 * s, _SLIP[0], _SLIP[1] * s)
    down = (room.bottom - places[-1].bottom) // 2 if places else 0
    return [place.move(0, down) for place in places]


def structures(view: RomeView, seat: Seat) -> list[tuple[int, Rect]]:
    """Index and place of each structure of a seat."""
    s = view.kit.scale
    if seat == view.centre:
        room, most = view.at.in_zone("buildings"), CARD[1] * 1.12 * s
    else:
        room, most = inner(view, view.camp_of(seat), "buildings"), MINI[1] * 1.2 * s
    return list(enumerate(buildings_in(view, room, len(view.seen.camps[seat]), most)))


def counters(view: RomeView, seat: Seat) -> list[tuple[str, int, Rect]]:
    """The numbers in a camp's band from left to right: name, number, place of its picture. No Jacks are not shown."""
    kit, seen, band = view.kit, view.seen, head(view, view.camp_of(seat))
    numbers = {
        "influence": seen.influence[seat], "hand": len(seen.hands[seat]), "jacks": seen.jacks[seat],
        "vault": seen.vault_size(seat),
    }
    h = kit.px(28 if is_wide(view, view.camp_of(seat)) else 24)
    found: list[tuple[str, int, Rect]] = []
    x = band.right - kit.px(6)
    for name in reversed(COUNTERS):
        if name == "jacks" and not numbers[name]:
            continue
        w = {"hand": round(h * 0.7), "jacks": round(h * 0.7), "vault": round(h * 1.15)}.get(name, h)
        digits = kit.text.size(str(numbers[name]), "number", kit.font(_DIGITS))[0]
        x -= digits + kit.px(4) + w
        found.append((name, numbers[name], Rect(x, band.centery - h // 2, w, h)))
        x -= kit.px(10)
    return found[::-1]


def counter(view: RomeView, seat: Seat, name: str) -> Rect:
    """The picture beside a number in a camp's band; that of the hand where the Jacks are not shown."""
    places = {key: place for key, _number, place in counters(view, seat)}
    return places.get(name) or places["hand"]


# --- drawing --------------------------------------------------------------------------------------------------------


def paint(view: RomeView, canvas: Surface) -> None:
    """Slabs and hollows, the same for whoever sits there."""
    kit = view.kit
    for camp in view.at.rivals:
        kit.sprites.draw_nine(canvas, "glory_to_rome/camp_rival", camp, kit.scale)
        for zone, words in (("clients", _("Clients")), ("stock", _("Stockpile"))):
            place = zones(view, camp)[zone]
            kit.sprites.draw_nine(canvas, "glory_to_rome/zone", place, kit.scale)
            if is_wide(view, camp):
                box = Rect(place.x + kit.px(1), place.y + kit.px(2), place.w - 2 * kit.px(1), kit.px(24))
                kit.write(canvas, box, words, 15, "bold", INK, "center", shadow=False)


def sprites(view: RomeView, seat: Seat) -> list[Sprite]:
    """A rival's camp with everything in it."""
    camp = view.camp_of(seat)
    found = [view.kit.halo(camp, alpha=200)] if seat == view.asked else []
    found += _band(view, seat, head(view, camp))
    for index, place in structures(view, seat):
        found += structure(view, seat, index, place)
    for lying in clients_of(view, camp, seat):
        found += piece(view, lying, f"client_{ROLE_SPRITES[lying.material]}")
    for lying in stock_of(view, camp, seat):
        found += piece(view, lying, f"material_{MATERIAL_IDS[lying.material]}")
    return found


def structure(view: RomeView, seat: Seat, index: int, place: Rect) -> list[Sprite]:
    """One structure, unless it is still on its way."""
    one = view.seen.camps[seat][index]
    if ("structure", seat, one[0]) in view.hidden:
        return []
    return [view.pieces.structure(one, place)]


def piece(view: RomeView, lying: Lying, name: str) -> list[Sprite]:
    """A client or a material, with a number where it stands for several."""
    found = [view.kit.sprites.sprite(f"glory_to_rome/{name}", lying.rect)]
    return found + (view.pieces.badge(lying.rect, lying.number) if lying.number > 1 else [])


def _band(view: RomeView, seat: Seat, band: Rect) -> list[Sprite]:
    kit, setup = view.kit, view.seats[seat]
    s = kit.scale
    found = [view.pieces.band(setup.colour, band)]
    medal = Rect(band.x - kit.px(3), band.centery - kit.px(24), kit.px(48), kit.px(48))
    found += medal_sprites(kit, medal, setup.colour, setup.sign)
    if view.seen.leader == seat:
        token = Rect(medal.right - kit.px(6), band.centery - kit.px(15), kit.px(30), kit.px(30))
        found.append(kit.sprites.sprite("glory_to_rome/leader", token))
        medal = medal.union(token)
    left = medal.right + kit.px(6)
    numbers = counters(view, seat)
    name = Rect(left, band.y, numbers[0][2].x - kit.px(6) - left, band.h)
    found += kit.words(name, setup.name, 21 * s, "name", CREAM, may_cut=True)
    for key, number, place in numbers:
        found.append(kit.sprites.sprite(f"glory_to_rome/{_PICTURES[key]}", place, alpha=255 if number else 120))
        box = Rect(place.right + kit.px(4), place.y, kit.px(60), place.h)
        found += kit.words(box, str(number), _DIGITS * s, "number", CREAM)
    return found


# --- things ---------------------------------------------------------------------------------------------------------


def things(view: RomeView, seat: Seat) -> list[Thing]:
    """Everything in a rival's camp that can be pointed at."""
    camp = view.camp_of(seat)
    found = [Thing(Target("seat", (seat,)), camp, view.seats[seat].name)]
    found += structure_things(view, seat)
    for run in runs(clients_of(view, camp, seat)):
        label = view.names.noun(Noun("role", run.material))
        found.append(Thing(Target("client", (seat, run.material, run.part)), run.rect, label))
    for run in runs(stock_of(view, camp, seat)):
        label = view.names.noun(Noun("material", run.material))
        found.append(Thing(Target("stock", (seat, run.material, run.part)), run.rect, label))
    vault = counter(view, seat, "vault")
    return [*found, Thing(Target("vault", (seat,)), vault.inflate(view.kit.px(8), view.kit.px(8)), _("Vault"))]


def structure_things(view: RomeView, seat: Seat) -> list[Thing]:
    """The structures of any camp."""
    camp = view.seen.camps[seat]
    return [
        Thing(Target("structure", (camp[index][0], seat, index)), place, view.names.noun(Noun("card", camp[index][0])))
        for index, place in structures(view, seat)
    ]

