"""Things of the game shown large without a table: what the help and the chronicle name."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.conspiracy import wording
from game.conspiracy.components import DATA, EMPTY, GUILD_IDS, LORD_GUILD, LORD_IP
from game.conspiracy.help import EXAMPLES, Example
from game.engine.protocol import Noun
from game.gui.boards.conspiracy.cards import LOCATION_SIZE, LORD_SIZE, Cards
from game.gui.boards.conspiracy.geometry import CARD_GAP, Geometry
from game.gui.boards.conspiracy.portrait import chamber
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.gui.names import Names
from game.i18n import _


def explain(cards: Cards, names: Names, noun: Noun) -> Inspection | None:
    """A Lord, a Location, a guild or an example of the help; None for anything else."""
    if noun.id < 0:
        return None
    if noun.kind == "lord":
        return lord(cards, names, noun.id)
    if noun.kind == "location":
        return location(cards, names, noun.id)
    if noun.kind == "guild":
        return _guild(cards, names, noun)
    return _example(cards, noun.id) if noun.kind == "example" else None


def lord(cards: Cards, names: Names, id_: int) -> Inspection:
    """A Lord with guild, value and power."""
    guild = _(wording.GUILD_NAMES[LORD_GUILD[id_]])
    subtitle = _("{guild} · {n} influence", guild=guild, n=LORD_IP[id_])
    text = names.phrase(wording.lord_text(id_))

    def picture(rect: Rect) -> list[Sprite]:
        return [cards.lord(id_, rect)]

    return Inspection(names.noun(Noun("lord", id_)), subtitle, text, picture, LORD_SIZE[0] / LORD_SIZE[1])


def location(cards: Cards, names: Names, id_: int) -> Inspection:
    """A Location with what it is worth and does."""
    text = names.phrase(wording.location_text(id_))

    def picture(rect: Rect) -> list[Sprite]:
        return [cards.location(id_, rect)]

    title = names.noun(Noun("location", id_))
    return Inspection(title, _("Location"), text, picture, LOCATION_SIZE[0] / LOCATION_SIZE[1])


def _guild(cards: Cards, names: Names, noun: Noun) -> Inspection:
    def picture(rect: Rect) -> list[Sprite]:
        return [cards.kit.sprites.sprite(f"conspiracy/seal_{GUILD_IDS[noun.id]}", rect)]

    return Inspection(names.noun(noun), "", "", picture)


def _example(cards: Cards, id_: int) -> Inspection:
    """A chamber of the help; a few Lords of the first row stand there as whole cards, so that their keys are seen."""
    example = EXAMPLES[id_]
    placed = len(example.lords) - example.lords.count(EMPTY)
    if placed < DATA.chamber[0]:
        return Inspection("", "", "", partial(_cards, cards, example, placed), _row_width(placed) / LORD_SIZE[1])

    def picture(rect: Rect) -> list[Sprite]:
        return chamber(cards, rect, example.lords, example.sites, example.lit)

    return Inspection("", "", "", picture, 1.2)


def _row_width(count: int) -> int:
    return count * LORD_SIZE[0] + (count - 1) * CARD_GAP[0]


def _cards(cards: Cards, example: Example, count: int, rect: Rect) -> list[Sprite]:
    """The first `count` Lords of an example side by side, with the Locations that lie on them."""
    k = rect.w / _row_width(count)
    sprites: list[Sprite] = []
    for spot in range(count):
        x = rect.x + spot * (LORD_SIZE[0] + CARD_GAP[0]) * k
        place = Rect(round(x), rect.y, round(LORD_SIZE[0] * k), rect.h)
        sprites.append(cards.lord(example.lords[spot], place))
        if example.sites[spot] != EMPTY:
            sprites.append(cards.plaque(example.sites[spot], Geometry.plaque(place)))
    return sprites
