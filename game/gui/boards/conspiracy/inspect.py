"""Things of the board seen large, with their powers in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from game.conspiracy import wording
from game.conspiracy.components import DATA, EMPTY, GUILDS, LORD_IP, SPOTS
from game.conspiracy.powers import POWERS
from game.conspiracy.state import KEEP_LORD, NEXT_LORD
from game.engine.protocol import UNKNOWN, Action, Noun, Seat, Target
from game.gui.boards.conspiracy import explain
from game.gui.boards.conspiracy.cards import LOCATION_SIZE, LORD_SIZE
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.i18n import _, n_

if TYPE_CHECKING:
    from game.gui.boards.conspiracy.view import ConspiracyView


def inspect(view: ConspiracyView, target: Target) -> Inspection | None:
    """What to show for a thing; None when it says nothing."""
    seen = view.seen
    if target.kind == "tray":
        card = target.args[1]
        if view.tray_holds_locations or view.looking:
            return _location(view, card, seen.current)
        return _lord(view, card, preview=seen.phase in (KEEP_LORD, NEXT_LORD))
    if target.kind == "open":
        return _location(view, target.args[0], seen.current)
    if target.kind == "spot":
        return _spot(view, *target.args)
    if target.kind == "pile":
        return _pile(view, target.args[0])
    if target.kind == "lord_deck":
        return _lord_deck(view)
    if target.kind == "draw":
        return _draw(view, target.args[0])
    if target.kind == "explore":
        return _explore(view, target.args[0])
    if target.kind == "location_deck":
        return _location_deck(view)
    if target.kind == "score":
        return _score(view, target.args[0])
    return None


def _lord(view: ConspiracyView, lord: int, preview: bool = False, note: str = "") -> Inspection | None:
    if lord < 0:
        return None
    if preview:
        gain = f"{view.gain(lord):+d}"
        note = _("Placed now: {gain} influence", gain=gain)
    return replace(explain.lord(view.cards, view.names, lord), note=note)


def _location(view: ConspiracyView, site: int, seat: Seat, controlled: bool = False) -> Inspection | None:
    if site < 0:
        return None
    seen = view.seen
    sites = seen.locations(seat) if controlled else [*seen.locations(seat), site]
    holding = seen.holding(seat)
    holding.locations = sites
    worth = POWERS[site].worth(holding)
    note = _("Worth now for {name}: {n}", name=view.seats[seat].name, n=worth)
    return replace(explain.location(view.cards, view.names, site), note=note)


def _spot(view: ConspiracyView, seat: Seat, spot: int) -> Inspection | None:
    lord, site = view.seen.chambers[seat * SPOTS + spot], view.seen.sites[seat * SPOTS + spot]
    if lord == EMPTY:
        return None
    if site != EMPTY:
        found = _location(view, site, seat, controlled=True)
        if found:
            on = _("On {lord}", lord=view.names.noun(Noun("lord", lord)))
            return Inspection(found.title, on, found.text, found.picture, found.aspect, found.note)
    arms = view.seen.holding(seat).arms()
    note = _("Carries the Coat of Arms of its guild") if spot in arms else ""
    return _lord(view, lord, note=note)


def _pile(view: ConspiracyView, guild: int) -> Inspection | None:
    pile = view.seen.piles[guild]
    name = _(wording.GUILD_NAMES[guild])
    if not pile:
        text = _("Discarded Lords of this guild come here.")
        return Inspection(_("Pile of the {guild}", guild=name), _("empty"), text)
    lords = ", ".join(f"{view.names.noun(Noun('lord', lord))} ({LORD_IP[lord]})" for lord in pile)
    text = _("Recruiting the pile takes all of them: {lords}.", lords=lords)

    def picture(rect: Rect) -> list[Sprite]:
        step = rect.w * 0.30 / max(1, len(pile) - 1)
        w = rect.w * 0.70 if len(pile) > 1 else rect.w
        h = w * LORD_SIZE[1] / LORD_SIZE[0]
        top = rect.centery - h / 2
        return [
            view.cards.lord(lord, Rect(round(rect.x + index * step), round(top), round(w), round(h)))
            for index, lord in enumerate(pile)
        ]

    return Inspection(
        _("Pile of the {guild}", guild=name),
        n_("{n} Lord", "{n} Lords", len(pile)),
        text,
        picture,
        LORD_SIZE[0] / LORD_SIZE[1],
    )


def _lord_deck(view: ConspiracyView) -> Inspection:
    """What is still in the deck, by guild and value: everybody can work it out, so the table tells it."""
    left = len(view.seen.lord_deck)
    table = view.deck_table()
    values = [kind.ip for kind in DATA.lord_types]

    def picture(rect: Rect) -> list[Sprite]:
        return _grid(view, rect, table, values)

    text = _("How many Lords of each guild and value are still in the deck.")
    return Inspection(_("Lord deck"), n_("{n} Lord", "{n} Lords", left), text, picture, 1.1)


def _draw(view: ConspiracyView, n: int) -> Inspection:
    """What drawing so many Lords means, beside what is left in the deck."""
    deck = _lord_deck(view)
    alone, some = _("You place the Lord."), _("You keep one; the others go to the piles of their guilds.")
    title = view.names.phrase(wording.action(Action("draw", (n,))))
    return replace(deck, title=title, text="\n".join((alone if n == 1 else some, deck.text)))


def _explore(view: ConspiracyView, n: int) -> Inspection:
    """What drawing so many Locations means."""
    alone, some = _("You take the Location."), _("You take one; the others are laid open.")
    title = view.names.phrase(wording.action(Action("explore", (n,))))
    return replace(_location_deck(view), title=title, text=alone if n == 1 else some)


def _grid(view: ConspiracyView, rect: Rect, table: list[list[int]], values: list[int]) -> list[Sprite]:
    cell_w, cell_h = rect.w / (len(values) + 1), rect.h / (GUILDS + 1)
    sprites: list[Sprite] = []
    kit, px = view.kit, min(cell_w, cell_h) * 0.5
    for column, value in enumerate(values):
        box = Rect(round(rect.x + (column + 1) * cell_w), rect.y, round(cell_w), round(cell_h))
        sprites += view.line(str(value), "number", px, box, kit.skin.title, "center")
    for guild, row in enumerate(table):
        y = round(rect.y + (guild + 1) * cell_h)
        side = round(min(cell_w, cell_h) * 0.86)
        seal = Rect(rect.x, y + round((cell_h - side) / 2), side, side)
        sprites.append(kit.sprites.sprite(f"conspiracy/seal_{DATA.guilds[guild].id}", seal))
        for column, number in enumerate(row):
            box = Rect(round(rect.x + (column + 1) * cell_w), y, round(cell_w), round(cell_h))
            colour = kit.skin.text if number else kit.skin.disabled
            sprites += view.line(str(number) if number else "·", "bold", px, box, colour, "center")
    return sprites


def _location_deck(view: ConspiracyView) -> Inspection:
    left = len(view.seen.location_deck)

    def picture(rect: Rect) -> list[Sprite]:
        return [view.cards.location(UNKNOWN, rect)]

    return Inspection(
        _("Location deck"),
        n_("{n} Location", "{n} Locations", left),
        _("Two equal keys, or any third key, let you take an open Location or draw from this deck."),
        picture,
        LOCATION_SIZE[0] / LOCATION_SIZE[1],
    )


def _score(view: ConspiracyView, seat: Seat) -> Inspection | None:
    if view.options.hidden_scoring and view.seen.decision():
        return None
    standing = view.seen.standings()[seat]
    headings = dict(view.rules.categories)
    lines = [_("{category}: {n}", category=_(headings[part]), n=points) for part, points in standing.parts]
    return Inspection(view.seats[seat].name, _("{n} influence now", n=standing.score), "\n".join(lines))
