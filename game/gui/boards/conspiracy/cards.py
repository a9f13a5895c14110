"""Cards put together from baked pictures, numbers and names, kept at the sizes on show."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface
from pygame.transform import smoothscale

from game.conspiracy.components import LOCATION_ID, LORD_CODE, LORD_IP
from game.conspiracy.wording import name as name_of
from game.engine.protocol import Noun
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.layout import contain
from game.gui.sprites import Art, Size
from game.gui.theme import MIN_FONT_PX, Colour, Role
from game.i18n import _

NAME_FACE: Role = "name"
SMALL_FACE: Role = "body"
"""Narrower: for names that do not fit in their own face."""
INK: Colour = (26, 36, 64)
NAME: Colour = (242, 255, 249)
GUILD_COLOURS: tuple[Colour, ...] = ((226, 184, 74), (238, 116, 110), (110, 206, 138), (106, 172, 250), (182, 138, 246))
LORD_SIZE = (116, 140)
MINI_SIZE = (50, 40)
LOCATION_SIZE = (206, 254)
PLAQUE_SIZE = (108, 72)
_ROOM = 0.34
"""Share of a card's width kept around it for pearl, glow and shadow."""
_KEPT = 400


class Cards:
    """Composes cards with one kit; a new kit means a new Cards."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._kept: dict[tuple[object, ...], Art] = {}

    # --- sprites ----------------------------------------------------------

    def lord(self, lord: int, rect: Rect, faded: bool = False) -> Sprite:
        """A Lord, or the back for an unknown one."""
        return self._sprite(("lord", lord, rect.size, faded), rect)

    def mini(self, lord: int, rect: Rect, faded: bool = False) -> Sprite:
        """A Lord in a rival's chamber."""
        return self._sprite(("mini", lord, rect.size, faded), rect)

    def location(self, site: int, rect: Rect, faded: bool = False) -> Sprite:
        """A Location, or the back for an unknown one."""
        return self._sprite(("location", site, rect.size, faded), rect)

    def plaque(self, site: int, rect: Rect, faded: bool = False) -> Sprite:
        """A Location lying on a Lord."""
        return self._sprite(("plaque", site, rect.size, faded), rect)

    def flipping(self, kind: str, card: int, rect: Rect, share: float) -> Sprite:
        """A card turning from its back (share 0) to its face (share 1)."""
        width = max(1, round(rect.w * abs(1 - 2 * share)))
        face = self._art((kind, card if share >= 0.5 else -1, rect.size, False))
        squeezed = _squeeze(face.surface, width / max(1, rect.w))
        middle = rect.x + rect.w / 2
        ink = face.dx + face.surface.get_width() / 2 - rect.w / 2
        x = middle + ink * width / max(1, rect.w) - squeezed.get_width() / 2
        return Sprite(squeezed, round(x), rect.y + face.dy)

    def flying(self, kind: str, card: int, rect: Rect, size: Size) -> Sprite:
        """A card in flight: the card of `size`, scaled to fit `rect` and kept in its proportions."""
        art = self._art((kind, card, size, False))
        target = contain(rect, *size)
        factor = target.w / size[0]
        if abs(factor - 1) < 0.01:
            return Sprite(art.surface, target.x + art.dx, target.y + art.dy)
        w, h = art.surface.get_size()
        scaled = smoothscale(art.surface, (max(1, round(w * factor)), max(1, round(h * factor))))
        return Sprite(scaled, round(target.x + art.dx * factor), round(target.y + art.dy * factor))

    def ghost(self, lord: int, rect: Rect) -> Sprite:
        """A Lord that is not there yet."""
        key = ("ghost", lord, rect.size)
        if key not in self._kept:
            art = self._art(("lord", lord, rect.size, False))
            pale = art.surface.copy()
            pale.fill((255, 255, 255, 130), special_flags=BLEND_RGBA_MULT)
            self._kept[key] = Art(pale, art.dx, art.dy)
        art = self._kept[key]
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    # --- composing ----------------------------------------------------------

    def _sprite(self, key: tuple[object, ...], rect: Rect) -> Sprite:
        art = self._art(key)
        return Sprite(art.surface, rect.x + art.dx, rect.y + art.dy)

    def _art(self, key: tuple[object, ...]) -> Art:
        if key not in self._kept:
            if len(self._kept) > _KEPT:
                self._kept.clear()
            self._kept[key] = self._compose(*key)  # type: ignore[arg-type]
        return self._kept[key]

    def _compose(self, kind: str, card: int, size: Size, faded: bool) -> Art:
        room = round(max(size) * _ROOM)
        surface = Surface((size[0] + 2 * room, size[1] + 2 * room), SRCALPHA)
        rect = Rect((room, room), size)
        if card < 0:
            self.kit.sprites.draw(
                surface, f"conspiracy/back_{'lord' if kind in ('lord', 'mini') else 'location'}", rect
            )
        elif kind == "lord":
            self._lord(surface, rect, card)
        elif kind == "mini":
            self.kit.sprites.draw(surface, picture(kind, card), rect)
            self._value(surface, rect, LORD_IP[card], 0.42 * rect.h)
        elif kind == "location":
            self._location(surface, rect, card)
        else:
            self.kit.sprites.draw(surface, picture(kind, card), rect)
        if faded:
            surface.fill((120, 132, 140, 255), special_flags=BLEND_RGBA_MULT)
        ink = surface.get_bounding_rect()
        return Art(surface.subsurface(ink).copy(), ink.x - room, ink.y - room)

    def _lord(self, surface: Surface, rect: Rect, lord: int) -> None:
        self.kit.sprites.draw(surface, picture("lord", lord), rect)
        k = rect.w / LORD_SIZE[0]
        self._name(surface, Rect(rect.x + 5 * k, rect.y + 88 * k, 106 * k, 24 * k), Noun("lord", lord), 14.5 * k)
        self._value(surface, rect, LORD_IP[lord], 34 * k)

    def _location(self, surface: Surface, rect: Rect, site: int) -> None:
        self.kit.sprites.draw(surface, picture("location", site), rect)
        k = rect.w / LOCATION_SIZE[0]
        self._name(surface, Rect(rect.x + 10 * k, rect.y + 172 * k, 186 * k, 34 * k), Noun("location", site), 18 * k)

    def _name(self, surface: Surface, box: Rect, noun: Noun, px: float) -> None:
        """The card's name, left out where it would be too small to read: pointing at the card tells it."""
        text, string = self.kit.text, _(name_of(noun))
        for role, px_floor in ((NAME_FACE, 0.72), (SMALL_FACE, 1.0)):
            size = max(MIN_FONT_PX, round(px)) if role == NAME_FACE else MIN_FONT_PX
            size, shown = text.fit(string, role, size, box.w, least=px_floor)
            if shown == string:
                text.draw(surface, box, string, role, size, NAME, align="center")
                return
        high = text.line_height(SMALL_FACE, MIN_FONT_PX) * 2
        if noun.kind == "lord" and box.w >= 68 and len(text.wrap(string, SMALL_FACE, MIN_FONT_PX, box.w)) == 2:
            tall = Rect(box.x, box.bottom - high, box.w, high)
            text.draw_wrapped(surface, tall, string, SMALL_FACE, MIN_FONT_PX, NAME, align="center", valign="middle")

    def _value(self, surface: Surface, rect: Rect, value: int, diameter: float) -> None:
        """The number pearl on the upper left corner."""
        pearl = Rect(0, 0, round(diameter), round(diameter))
        pearl.topleft = (round(rect.x - 0.15 * diameter), round(rect.y - 0.18 * diameter))
        self.kit.sprites.draw(surface, "conspiracy/pearl", pearl)
        px = max(8, round(diameter * 0.58))
        line = self.kit.text.line(str(value), "number", px, INK, shadow=False)
        ink = line.get_bounding_rect()
        surface.blit(line, (pearl.centerx - ink.w / 2 - ink.x, pearl.centery - ink.h / 2 - ink.y))


def picture(kind: str, card: int) -> str:
    """The name of a card's picture: a "lord" or "mini" one, a "location" or "plaque"."""
    return f"conspiracy/{kind}_{LORD_CODE[card] if kind in ('lord', 'mini') else LOCATION_ID[card]}"


def _squeeze(surface: Surface, share: float) -> Surface:
    return smoothscale(surface, (max(1, round(surface.get_width() * share)), surface.get_height()))
