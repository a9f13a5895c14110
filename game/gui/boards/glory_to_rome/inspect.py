"""Things of the board seen large, with what they mean now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.protocol import UNKNOWN, Noun, Seat, Target
from game.glory_to_rome import wording
from game.glory_to_rome.components import JACK, MATERIAL, VALUE
from game.glory_to_rome.frames import COMPLETE, PUBLIC, UNFINISHED
from game.gui.boards.glory_to_rome import choosing, explain
from game.gui.boards.view import Inspection
from game.gui.compositor import Sprite
from game.i18n import N_, _, n_

if TYPE_CHECKING:
    from pygame import Rect

    from game.gui.boards.glory_to_rome.view import RomeView

Args = tuple[int, ...]
_STATUS = {
    UNFINISHED: N_("Not complete yet"), COMPLETE: N_("Complete"), PUBLIC: N_("Complete; its function is there for all"),
}


def inspect(view: RomeView, target: Target) -> Inspection | None:
    """What to show for a thing; None when it says nothing."""
    make = _INSPECTED.get(target.kind)
    return make(view, target.args) if make else None


def _hand(view: RomeView, args: Args) -> Inspection | None:
    card = args[0]
    if card == UNKNOWN:
        return None
    found = explain.card(view.pieces, view.names, card)
    return replace(found, note=possible(view, Target("card", args), ("card", card)))


def possible(view: RomeView, target: Target, token: choosing.Token) -> str:
    """What the person to act may do with a thing, at most three ways, or why nothing; empty for everybody else."""
    if not view.legal or view.asked != view.centre:
        return ""
    meanings = [choosing.meaning(view.seen, one) for one in view.legal]
    fitting = sorted(
        (one for one in meanings if token in one.takes or (one.place and choosing.same_place(one.place, target))),
        key=lambda one: len(one.takes),
    )
    ways = [view.names.phrase(wording.action(one.action)) for one in fitting]
    if not ways:
        return _("Not now: {why}", why=view.names.reason(view.rules.why_not(view.seen, target)))
    more = [n_("and {n} more", "and {n} more", len(ways) - 3)] if len(ways) > 3 else []
    return _("Now: {ways}.", ways="; ".join(ways[:3] + more))


def _card(view: RomeView, args: Args) -> Inspection | None:
    return explain.card(view.pieces, view.names, args[0]) if args[0] >= 0 else None


def _played(view: RomeView, args: Args) -> Inspection | None:
    return _card(view, args[1:2])


def _jack(view: RomeView, _args: Args) -> Inspection | None:
    return explain.card(view.pieces, view.names, JACK)


def _structure(view: RomeView, args: Args) -> Inspection | None:
    kind, seat, index = args
    camp = view.seen.camps[seat]
    if index >= len(camp):
        return None
    one = camp[index]
    _kind, site, materials, status = one
    found = explain.card(view.pieces, view.names, kind)

    def picture(rect: Rect) -> list[Sprite]:
        return [view.pieces.structure(one, rect)]

    missing = VALUE[site] - len(materials)
    note = _(_STATUS[status])
    if status == UNFINISHED:
        note = n_("{n} {material} is missing", "{n} {material} are missing", missing,
                  material=view.names.noun(Noun("material", site)))
    return replace(found, picture=picture, subtitle=f"{view.seats[seat].name}  ·  {found.subtitle}", note=note)


def _material(view: RomeView, args: Args) -> Inspection | None:
    seat, material = args[:2]
    found = explain.material(view.pieces, view.names, material)
    note = _whose(view, seat, view.seen.stock_of(seat)[material])
    if seat == view.centre and (now := possible(view, Target("stock", args), ("stock", material))):
        note += "\n" + now
    return replace(found, note=note)


def _client(view: RomeView, args: Args) -> Inspection | None:
    seat, role = args[:2]
    found = explain.role(view.pieces, view.names, role)
    return replace(found, note=_whose(view, seat, view.seen.clients_of(seat)[role]))


def _whose(view: RomeView, seat: Seat, pile: Sequence[int]) -> str:
    return _("{name}: {cards}", name=view.seats[seat].name, cards=_counted(view, pile))


def _counted(view: RomeView, cards: Sequence[int]) -> str:
    """Names of cards with their numbers."""
    counted = Counter(cards)
    unknown = counted.pop(UNKNOWN, 0)
    words = [
        f"{view.names.noun(Noun('card', card))} ×{n}" if n > 1 else view.names.noun(Noun("card", card))
        for card, n in sorted(counted.items())
    ]
    if unknown:
        words.append(n_("{n} face down", "{n} face down", unknown))
    return ", ".join(words)


def _pool(view: RomeView, args: Args) -> Inspection | None:
    material = args[0]
    found = explain.material(view.pieces, view.names, material)
    pile = view.seen.pool[material]
    lines = [_("In the pool: {cards}", cards=_counted(view, pile))] if pile else []
    if now := possible(view, Target("pool", args), ("pool", material)):
        lines.append(now)
    return replace(found, note="\n".join(lines))


def _deck(view: RomeView, _args: Args) -> Inspection | None:
    left = n_("{n} card left", "{n} cards left", len(view.seen.deck))
    return Inspection(_("Deck"), left, _("When the last card has been taken the game is over at once."))


def _jacks(view: RomeView, _args: Args) -> Inspection | None:
    found = explain.card(view.pieces, view.names, JACK)
    return replace(found, note=n_("{n} left in the supply", "{n} left in the supply", view.seen.jack_supply))


def _site(view: RomeView, args: Args) -> Inspection | None:
    material, seen = args[0], view.seen
    name = view.names.noun(Noun("material", material))
    text = _("In town {town}, out of town {out}. A foundation of {material} goes on such a site. Out of town it costs "
             "two actions. When the last site of all in town is taken the game is over.",
             town=seen.town[material], out=seen.outskirts[material], material=name)
    return Inspection(_("Sites: {material}", material=name), _("Value {n}", n=VALUE[material]), text)


def _vault(view: RomeView, args: Args) -> Inspection | None:
    seat, seen = args[0], view.seen
    number = seen.vault_size(seat)
    cards = seen.vault[seat] + seen.fresh[seat] + seen.blind[seat]
    text = _("Cards: {cards}", cards=_counted(view, cards)) if cards else _("Nothing has been sold yet.")
    points = sum(VALUE[MATERIAL[card]] for card in cards if card >= 0)
    limit = number + max(0, seen.vault_room(seat))
    note = n_("At least {n} point", "At least {n} points", points) if points else ""
    title = _("Vault of {name}", name=view.seats[seat].name)
    return Inspection(title, _("{n} of {limit}", n=number, limit=limit), text, note=note)


def _clientele(view: RomeView, args: Args) -> Inspection | None:
    seen, seat = view.seen, args[0]
    number = sum(len(pile) for pile in seen.clients_of(seat))
    text = _("Each client does one action more whenever its role is led, even for who thinks. Influence makes room "
             "for clients.")
    limit = number + max(0, seen.clientele_room(seat))
    return Inspection(_("Clientele"), _("{n} of {limit}", n=number, limit=limit), text)


def _stockpile(view: RomeView, args: Args) -> Inspection | None:
    number = sum(len(pile) for pile in view.seen.stock_of(args[0]))
    text = _("Materials for the Architect to build with and for the Merchant to sell. There is no limit.")
    return Inspection(_("Stockpile"), n_("{n} material", "{n} materials", number), text)


def _seat(view: RomeView, args: Args) -> Inspection | None:
    """All numbers of a seat in words."""
    seen, seat = view.seen, args[0]
    clients = sum(len(pile) for pile in seen.clients_of(seat))
    vault = seen.vault_size(seat)
    lines = [
        _("Influence: {n}", n=seen.influence[seat]),
        _("Hand: {cards} cards, {jacks} Jacks; refill to {size}", cards=len(seen.hands[seat]), jacks=seen.jacks[seat],
          size=seen.kit(seat).refill),
        _("Clients: {n} of {limit}", n=clients, limit=clients + max(0, seen.clientele_room(seat))),
        _("Stockpile: {n}", n=sum(len(pile) for pile in seen.stock_of(seat))),
        _("Vault: {n} of {limit}", n=vault, limit=vault + max(0, seen.vault_room(seat))),
    ]
    known = seen.known[seat]
    if known:
        lines.append(_("Known in the hand: {cards}", cards=_counted(view, known)))
    score = seen.standings()[seat].score
    return Inspection(view.seats[seat].name, n_("{n} point in sight", "{n} points in sight", score), "\n".join(lines))


def _role(view: RomeView, args: Args) -> Inspection | None:
    return explain.role(view.pieces, view.names, args[0])


def _demand(view: RomeView, _args: Args) -> Inspection | None:
    text = _("Every card shown demands its material from the pool, and from the hands of the neighbours. Whoever has "
             "none answers: Glory to Rome!")
    return Inspection(_("Demand"), "", text)


_INSPECTED: dict[str, Callable[[RomeView, Args], Inspection | None]] = {
    "card": _hand,
    "shown": _card,
    "played": _played,
    "jack_of": _jack,
    "structure": _structure,
    "stock": _material,
    "client": _client,
    "pool": _pool,
    "deck": _deck,
    "looked": _card,
    "jacks": _jacks,
    "site": _site,
    "out": _site,
    "vault": _vault,
    "clientele": _clientele,
    "stockpile": _stockpile,
    "seat": _seat,
    "role": _role,
    "demand": _demand,
}
