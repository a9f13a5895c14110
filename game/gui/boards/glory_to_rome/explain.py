"""Things of the game shown large without a table: what the help and the chronicle name."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.engine.protocol import Noun
from game.glory_to_rome.components import JACK, MATERIAL, MATERIAL_IDS, VALUE
from game.glory_to_rome.names import ROLE_TEXTS, power_text
from game.gui.boards.glory_to_rome.colours import ROLE_SPRITES
from game.gui.boards.glory_to_rome.geometry import CARD
from game.gui.boards.glory_to_rome.pieces import Pieces
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.gui.names import Names
from game.i18n import _, n_


def explain(pieces: Pieces, names: Names, noun: Noun) -> Inspection | None:
    """A card, a material or a role; None for anything else."""
    if noun.id < 0:
        return None
    make = _EXPLAINED.get(noun.kind)
    return make(pieces, names, noun.id) if make else None


def card(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """An Order card with its four uses, or a Jack."""
    def picture(rect: Rect) -> list[Sprite]:
        return [pieces.card(id_, rect)]

    title = names.noun(Noun("card", id_))
    if id_ == JACK:
        text = _("Leads or follows any role. It is never a material, a client, a foundation or a vault card.")
        return Inspection(title, _("Jack"), text, picture, CARD[0] / CARD[1])
    return Inspection(title, kinds(names, id_), uses(names, id_), picture, CARD[0] / CARD[1])


def kinds(names: Names, id_: int) -> str:
    """Role and material of a card."""
    material = MATERIAL[id_]
    return f"{names.noun(Noun('role', material))}  ·  {names.noun(Noun('material', material))}"


def uses(names: Names, id_: int) -> str:
    """The four uses of a card: building, role, client, material."""
    material = MATERIAL[id_]
    role = names.noun(Noun("role", material))
    lines = (
        _(power_text(id_)),
        _("Role and client: {role}.", role=role),
        n_("Material: {material}, {n} point in a vault.", "Material: {material}, {n} points in a vault.",
           VALUE[material], material=names.noun(Noun("material", material))),
        n_("Needs {n} material and gives {n} influence.", "Needs {n} materials and gives {n} influence.",
           VALUE[material]),
    )
    return "\n".join(lines)


def material(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A material with its value."""
    text = _("Value {n}: materials that a structure on such a site needs, influence of the site, points in a vault.",
             n=VALUE[id_])
    subtitle = _("{role} cards are {material}", role=names.noun(Noun("role", id_)),
                 material=names.noun(Noun("material", id_)))
    return _plain(pieces, f"material_{MATERIAL_IDS[id_]}", names.noun(Noun("material", id_)), subtitle, text)


def role(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """What an action of a role does."""
    return _plain(pieces, f"role_{ROLE_SPRITES[id_]}", names.noun(Noun("role", id_)),
                  names.noun(Noun("material", id_)), _(ROLE_TEXTS[id_]))


def _plain(pieces: Pieces, sprite: str, title: str, subtitle: str, text: str) -> Inspection:
    def picture(rect: Rect) -> list[Sprite]:
        w, h = pieces.kit.sprites.nominal(f"glory_to_rome/{sprite}")
        factor = min(rect.w / w, rect.h / h) * 0.94
        place = Rect(0, 0, round(w * factor), round(h * factor))
        place.center = rect.center
        return [pieces.kit.sprites.sprite(f"glory_to_rome/{sprite}", place)]

    return Inspection(title, subtitle, text, picture, 0.86)


def site(pieces: Pieces, names: Names, id_: int) -> Inspection:
    """A site with its value."""
    text = n_("Value {n}: needs {n} material and gives {n} influence.",
              "Value {n}: needs {n} materials and gives {n} influence.", VALUE[id_])
    return _plain(pieces, f"site_{MATERIAL_IDS[id_]}", names.noun(Noun("material", id_)), "", text)


_EXPLAINED: dict[str, Callable[[Pieces, Names, int], Inspection]] = {
    "card": card, "material": material, "role": role, "site": site,
}
