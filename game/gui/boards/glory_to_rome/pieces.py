"""Cards of Rome put together from baked pictures, names and materials, kept at the sizes on show."""

from __future__ import annotations

from math import inf

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface, draw
from pygame.transform import rotate, rotozoom, smoothscale

from game.engine.protocol import Noun
from game.glory_to_rome.components import BUILDING_IDS, JACK, MATERIAL, MATERIAL_IDS, VALUE
from game.glory_to_rome.frames import PUBLIC, UNFINISHED, Structure
from game.gui.boards.glory_to_rome.colours import CREAM, INK, ROLE_SPRITES, TINTS, band_colours
from game.gui.boards.glory_to_rome.geometry import CARD, MINI
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.layout import contain
from game.gui.names import Names
from game.gui.sprites import Art, Size
from game.gui.theme import MIN_FONT_PX, Colour, Role

Box = tuple[float, float, float, float]
_KEPT = 600
_ROOM = 0.16
"""Share of a card's height kept around it for shadow and for what lies over its edge."""
_FULL_FROM = 1.14
"""A card is drawn with its role and its material from this multiple of the small card's height on."""
_JACK_PLATE: Box = (16, 168, 118, 28)
_PLATE: Box = (40, 7, 104, 22)
_ROLE: Box = (5, 38, 30, 124)
_FOOT: Box = (40, 178, 104, 28)
_MINI_PLATE: Box = (27, 5, 66, 14)
_MINI_PICTURE: Box = (25, 22, 68, 78)
_SLOTS = (92.0, 149.5, 26.0, 29.0)
_MINI_SLOTS = (59.0, 107.5, 22.0, 23.5)
"""Middle and top of the row of recesses for materials, width of one, distance of two."""
_WIDER = 1.1
"""How far the narrower face may reach over the plate of a name."""
_SLOT_ASPECT = 58 / 66
TILE = (68, 78)
"""Proportions of a building shown by its picture alone."""
PLAQUE = (78, 78)
"""Proportions of a building shown by picture and name where cards would be too small to read."""
_LOOKS = (("card", 0.8), ("tile", 0.94), ("plaque", 1.5), ("slip", inf))
"""How a building is shown up to a width by height; a slip is a small picture with the name beside it."""
_STRIP = 0.2
"""Share of a plaque's height for the name, where that is enough for the letters."""
_SLIP_PICTURE = 0.24
"""Most of a slip's width that its picture takes."""
_PAPER: tuple[Colour, Colour] = ((251, 244, 226), (227, 210, 173))
BARE: Structure = (0, 0, (), -1)


def picture(card: int, full: bool) -> str:
    """The name of a building's picture: the `full` one, or that for small cards."""
    return f"glory_to_rome/building_{BUILDING_IDS[card]}{'' if full else '_mini'}"


class Pieces:
    """Composes with one kit; a new kit means a new Pieces. A structure without status is a mere card."""

    def __init__(self, kit: Kit, names: Names) -> None:
        self.kit = kit
        self.names = names
        self._kept: dict[tuple[object, ...], Art] = {}

    # --- sprites ----------------------------------------------------------------------------------------------------

    def card(self, card: int, rect: Rect, faded: bool = False, turn: float = 0.0) -> Sprite:
        """An Order card, a Jack, or the back of one (UNKNOWN)."""
        return self._sprite(("card", card, (), -1, rect.size, faded, round(turn, 1)), rect)

    def structure(self, one: Structure, rect: Rect, faded: bool = False) -> Sprite:
        """A structure with its materials: as card, tile, plaque or slip, whichever has the proportions of the place."""
        kind, site, materials, status = one
        look = next(look for look, most in _LOOKS if rect.w < rect.h * most)
        own = (site, *(MATERIAL[card] if card >= 0 else card for card in materials))
        return self._sprite((look, kind, own, status, rect.size, faded, 0.0), rect)

    def _sprite(self, key: tuple[object, ...], rect: Rect) -> Sprite:
        art = self._art(key)
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    def flying(self, card: int, rect: Rect, size: Size) -> Sprite:
        """A card in flight: the picture of `size`, scaled to fit `rect`."""
        art = self._art(("card", card, (), -1, size, False, 0.0))
        target = contain(rect, *size)
        factor = target.w / size[0]
        if abs(factor - 1) < 0.01:
            return Sprite(art.surface, target.x + art.dx, target.y + art.dy)
        w, h = art.surface.get_size()
        scaled = smoothscale(art.surface, (max(1, round(w * factor)), max(1, round(h * factor))))
        return Sprite(scaled, round(target.x + art.dx * factor), round(target.y + art.dy * factor))

    def band(self, colour: str, rect: Rect) -> Sprite:
        """The band of a camp in a seat's colour."""
        key: tuple[object, ...] = ("band", colour, rect.size)
        if key not in self._kept:
            self._kept[key] = Art(_gradient(rect.size, band_colours(colour), self.kit.px(5)))
        return Sprite(self._kept[key].surface, *rect.topleft)

    def badge(self, rect: Rect, number: int) -> list[Sprite]:
        """A number at the lower right corner of a thing."""
        h = max(MIN_FONT_PX + 2, round(19 * self.kit.scale))
        place = Rect(0, 0, h if number < 10 else round(h * 1.35), h)
        place.bottomright = (rect.right + h // 3, rect.bottom + h // 4)
        return self.pill(place, str(number))

    def pill(self, rect: Rect, words: str) -> list[Sprite]:
        """Words on a rounded plate of pale gold."""
        key: tuple[object, ...] = ("pill", rect.size)
        if key not in self._kept:
            self._kept[key] = Art(_gradient(rect.size, ((255, 240, 178), (224, 176, 82)), rect.h // 2))
        px = max(MIN_FONT_PX, round(rect.h * 0.74))
        line = self.kit.text.line(words, "number", px, INK, shadow=False)
        ink = line.get_bounding_rect()
        x, y = rect.centerx - ink.w / 2 - ink.x, rect.centery - ink.h / 2 - ink.y
        return [Sprite(self._kept[key].surface, *rect.topleft), Sprite(line, round(x), round(y))]

    # --- composing --------------------------------------------------------------------------------------------------

    def _art(self, key: tuple[object, ...]) -> Art:
        if key not in self._kept:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            self._kept[key] = self._compose(*key)  # type: ignore[arg-type]
        return self._kept[key]

    def _compose(
        self, look: str, card: int, own: tuple[int, ...], status: int, size: Size, faded: bool, turn: float
    ) -> Art:
        room = round(max(size) * _ROOM)
        surface = Surface((size[0] + 2 * room, size[1] + 2 * room), SRCALPHA)
        rect = Rect((room, room), size)
        if look != "card":
            self._small(surface, rect, card, own, status, look)
        elif card == JACK:
            self._jack(surface, rect)
        elif card < 0:
            self.kit.sprites.draw(surface, "glory_to_rome/back_order", rect)
        else:
            self._building(surface, rect, card, own, status)
        if faded:
            surface.fill((120, 112, 106, 255), special_flags=BLEND_RGBA_MULT)
        if turn:
            surface = rotozoom(surface, turn, 1.0)
            rect.center = surface.get_rect().center
        ink = surface.get_bounding_rect()
        return Art(surface.subsurface(ink).copy(), ink.x - rect.x, ink.y - rect.y)

    def is_full(self, rect: Rect) -> bool:
        """Whether a card of that size shows its role and its material in words."""
        return rect.h >= MINI[1] * _FULL_FROM * self.kit.scale

    def bears_name(self, card: int, rect: Rect) -> bool:
        """Whether a card of that size has its name on its plate."""
        full = self.is_full(rect)
        k = rect.w / (CARD if full or card == JACK else MINI)[0]
        box, px = (_PLATE, 15.5) if full else (_MINI_PLATE, 11.5)
        if card == JACK:
            box, px = _JACK_PLATE, 19
        return self._fitting(self.names.noun(Noun("card", card)), round(box[2] * k), px * k) is not None

    def _jack(self, surface: Surface, rect: Rect) -> None:
        self.kit.sprites.draw(surface, "glory_to_rome/jack", rect)
        k = rect.w / CARD[0]
        self._line(surface, _scaled(rect, _JACK_PLATE, k), self.names.noun(Noun("card", JACK)), 19 * k, CREAM)

    def _building(self, surface: Surface, rect: Rect, card: int, own: tuple[int, ...], status: int) -> None:
        full = self.is_full(rect)
        self.kit.sprites.draw(surface, picture(card, full), rect)
        k = rect.w / (CARD if full else MINI)[0]
        words = self.names.noun(Noun("card", card))
        plate, px = (_PLATE, 15.5) if full else (_MINI_PLATE, 11.5)
        self._line(surface, _scaled(rect, plate, k), words, px * k, INK, short=status >= UNFINISHED)
        if full:
            self._role(surface, _scaled(rect, _ROLE, k), MATERIAL[card], k)
            foot = self.names.noun(Noun("material", MATERIAL[card]))
            self._line(surface, _scaled(rect, _FOOT, k), foot, 13.5 * k, TINT_INK[MATERIAL[card]])
        if status >= UNFINISHED:
            self._materials(surface, rect, own, _SLOTS if full else _MINI_SLOTS, k)
            side = (40 if full else 30) * k
            edge = (140, 124) if full else (92, 86)
            self._mark(surface, rect.x + edge[0] * k, rect.y + edge[1] * k, side, status)

    def _role(self, surface: Surface, box: Rect, role: int, k: float) -> None:
        """The role's name, written upwards along the band."""
        text = self.kit.text
        name = self.names.noun(Noun("role", role))
        faces: tuple[Role, ...] = ("heading", "bold")
        for face in faces:
            px, words = text.fit(name, face, max(MIN_FONT_PX, round(15 * k)), box.h)
            if words == name:
                line = rotate(text.line(words, face, px, CREAM), 90)
                surface.blit(line, (box.centerx - line.get_width() // 2, box.bottom - line.get_height()))
                return

    def _materials(self, surface: Surface, rect: Rect, own: tuple[int, ...], row: tuple[float, ...], k: float) -> None:
        """What was added so far, in the recesses; a structure on a strange site shows the sign of the site."""
        middle, top, w, pitch = row
        site, *materials = own
        count = max(VALUE[site], len(materials))
        pitch = min(pitch, 100 * w / 26 / max(1, count))
        left = middle - (count * w + (count - 1) * (pitch - w)) / 2
        for index in range(count):
            place = _scaled(rect, (left + index * pitch, top, w, w * _SLOT_ASPECT), k)
            if index < len(materials):
                material = materials[index]
                name = f"material_{MATERIAL_IDS[material]}" if material >= 0 else "back_order"
                self.kit.sprites.draw(surface, f"glory_to_rome/{name}", place)

    def _mark(self, surface: Surface, x: float, y: float, side: float, status: int) -> None:
        """A coin on a complete structure, and a light around it when its function is public."""
        if status == UNFINISHED:
            return
        place = Rect(round(x - side / 2), round(y - side / 2), round(side), round(side))
        if status == PUBLIC:
            glow = place.inflate(place.w, place.h)
            self.kit.sprites.draw(surface, "fx/glow", glow, (140, 220, 255))
        self.kit.sprites.draw(surface, "glory_to_rome/influence", place)

    def _small(self, surface: Surface, rect: Rect, card: int, own: tuple[int, ...], status: int, look: str) -> None:
        """The picture with the materials along its foot; a plaque has the name above it, a slip beside it."""
        if card < 0:
            self.kit.sprites.draw(surface, "glory_to_rome/back_order", rect)
            return
        surface.fill((20, 10, 6, 90), rect.move(0, max(1, round(2 * self.kit.scale))))
        picture = rect
        if look == "plaque":
            picture = self._plaque(surface, rect, card)
        elif look == "slip":
            picture = self._slip(surface, rect, card)
        self._picture(surface, picture, card)
        if look == "plaque":
            side = round(picture.w * 0.27)
            role = Rect(picture.x + 1, picture.y + 1, side, side)
            self.kit.sprites.draw(surface, f"glory_to_rome/client_{ROLE_SPRITES[MATERIAL[card]]}", role)
        self._foot(surface, picture, own)
        coin = rect.w * 0.34 if look == "plaque" else picture.w * (0.4 if look == "tile" else 0.6)
        self._mark(surface, picture.right - coin * 0.42, picture.y + coin * 0.42, coin, status)

    def _slip(self, surface: Surface, rect: Rect, card: int) -> Rect:
        """Paper with the name; returns the room for the picture at its left."""
        surface.blit(_gradient(rect.size, _PAPER, max(2, rect.h // 8)), rect)
        picture = Rect(rect.x, rect.y, round(min(rect.h * 1.1, rect.w * _SLIP_PICTURE)), rect.h)
        name = Rect(picture.right + 2, rect.y, rect.right - picture.right - 3, rect.h)
        words = self.names.noun(Noun("card", card))
        px, shown = self.kit.text.fit(words, "paper", max(MIN_FONT_PX, round(rect.h * 0.6)), name.w, least=0.5)
        if shown != words:
            shown = self._shortened(words, name.w)
        self.kit.text.draw(surface, name, shown, "paper", px, INK, shadow=False)
        return picture

    def _plaque(self, surface: Surface, rect: Rect, card: int) -> Rect:
        """Paper with the name and a band in the role's colour; returns the room for the picture."""
        plate = _gradient(rect.size, _PAPER, max(2, rect.w // 16))
        surface.blit(plate, rect)
        edge = max(1, round(rect.w * 0.025))
        band = Rect(rect.x + edge, rect.y + edge, max(3, round(rect.w * 0.07)), rect.h - 2 * edge)
        surface.fill(TINTS[MATERIAL[card]], band)
        high = max(MIN_FONT_PX + 2, round(rect.h * _STRIP))
        name = Rect(band.right + 1, rect.y + edge, rect.right - edge - band.right - 1, high)
        self._line(surface, name, self.names.noun(Noun("card", card)), high * 0.72, INK, short=True)
        left = band.right + edge
        return Rect(left, name.bottom, rect.right - edge - left, rect.bottom - edge - name.bottom)

    def _picture(self, surface: Surface, rect: Rect, card: int) -> None:
        """The middle of a building's picture, as large as it covers the rectangle."""
        x, y, w, h = _MINI_PICTURE
        k = max(rect.w / w, rect.h / h)
        whole = Rect(0, 0, round(MINI[0] * k), round(MINI[1] * k))
        art = self.kit.sprites.art(picture(card, full=False), whole.size)
        left, top = x * k + (w * k - rect.w) / 2, y * k + (h * k - rect.h) / 2
        cut = Rect(round(left) - art.dx, round(top) - art.dy, *rect.size).clip(art.surface.get_rect())
        surface.blit(art.surface, rect, cut)

    def _foot(self, surface: Surface, rect: Rect, own: tuple[int, ...]) -> None:
        """The materials of a structure along the foot of its picture."""
        site, *materials = own
        count = max(VALUE[site], len(materials))
        size = min(rect.w / 3.15, rect.w * 0.96 / max(1, count))
        high = size * _SLOT_ASPECT
        left = rect.centerx - size * count / 2
        for index in range(count):
            place = Rect(round(left + index * size), round(rect.bottom - high - 1), round(size), round(high))
            surface.fill((26, 14, 8, 215), place)
            if index < len(materials):
                material = materials[index]
                name = f"material_{MATERIAL_IDS[material]}" if material >= 0 else "back_order"
                self.kit.sprites.draw(surface, f"glory_to_rome/{name}", place.inflate(-2, -2))

    def _line(
        self, surface: Surface, box: Rect, string: str, px: float, colour: Colour, short: bool = False
    ) -> None:
        """A line in the card's face, else in a narrower one; else nothing, or abbreviated where that is allowed."""
        found = self._fitting(string, box.w, px)
        if found is None and short:
            string = self._shortened(string, round(box.w * _WIDER))
            found = ("paper", MIN_FONT_PX) if string else None
        if found:
            face, size = found
            room = box.inflate(round(box.w * (_WIDER - 1)), 4)
            self.kit.text.draw(surface, room, string, face, size, colour, "center", shadow=False)

    def _shortened(self, string: str, width: int) -> str:
        """A name in the smallest letters: whole, the first of two words by its initial, or cut with a full stop."""
        first, _space, rest = string.partition(" ")
        initial = f"{first[0]}. {rest}" if rest else ""
        ways = [string, *([initial, *_cuts(initial, 6)] if rest else ()), *_cuts(string, 3)]
        return next((words for words in ways if self.kit.text.size(words, "paper", MIN_FONT_PX)[0] <= width), "")

    def _fitting(self, string: str, width: int, px: float) -> tuple[Role, int] | None:
        """Face and size in which a line has room; None when it could not be read."""
        if px < MIN_FONT_PX * 0.72:
            return None
        faces: tuple[tuple[Role, int, float], ...] = (("card", round(px), 1.0), ("paper", round(px * 0.9), _WIDER))
        for face, wanted, share in faces:
            size, shown = self.kit.text.fit(string, face, max(MIN_FONT_PX, wanted), round(width * share), least=0.62)
            if shown == string:
                return face, size
        return None


TINT_INK: tuple[Colour, ...] = tuple((r * 3 // 5, g * 3 // 5, b * 3 // 5) for r, g, b in TINTS)


def _gradient(size: Size, colours: tuple[Colour, Colour], radius: int) -> Surface:
    """A rounded plate, lighter at the top, with a fine light edge; drawn large so that its corners are smooth."""
    w, h = size[0] * 3, size[1] * 3
    strip = Surface((1, 2))
    strip.set_at((0, 0), colours[0])
    strip.set_at((0, 1), colours[1])
    plate = smoothscale(strip, (w, h)).convert_alpha()
    mask = Surface((w, h), SRCALPHA)
    draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius * 3)
    plate.blit(mask, (0, 0), special_flags=BLEND_RGBA_MULT)
    draw.rect(plate, (255, 236, 180, 110), plate.get_rect(), 3, border_radius=radius * 3)
    return smoothscale(plate, size)


def _cuts(string: str, least: int) -> list[str]:
    """A name without its last letters, down to so many, and a full stop."""
    return [f"{string[:length].rstrip()}." for length in range(len(string) - 2, least - 1, -1)]


def _scaled(rect: Rect, box: Box, k: float) -> Rect:
    x, y, w, h = box
    return Rect(round(rect.x + x * k), round(rect.y + y * k), round(w * k), round(h * k))
