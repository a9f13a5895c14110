"""Why a thing on the table cannot be chosen now, with the paragraph of the rules that says so."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.protocol import Args, Noun, Reason, Target
from game.glory_to_rome import frames
from game.glory_to_rome.building import fits
from game.glory_to_rome.components import JACK, MATERIAL, MATERIALS
from game.glory_to_rome.frames import Frame
from game.glory_to_rome.names import card, material, role
from game.glory_to_rome.powers import POWERS
from game.glory_to_rome.state import RomeState
from game.i18n import N_

_NOW: dict[int, tuple[str, str]] = {
    frames.LEAD: (N_("Now a role is led, or you think."), "5"),
    frames.FOLLOW: (N_("Now you follow with a card of the role, or think."), "7"),
    frames.UNIT: (N_("Now you may play more for the role that is led."), "7"),
    frames.BEFORE: (N_("First decide what you discard before thinking."), "6"),
    frames.THINK: (N_("First choose what thinking brings: a Jack or cards."), "6"),
    frames.AFTER: (N_("First decide whether you take a Jack after thinking."), "6"),
    frames.LABORING: (N_("A Laborer takes a card from the pool."), "9.1"),
    frames.STOW: (N_("The Dock moves a card from your hand to your stockpile."), "9.1"),
    frames.CRAFTING: (N_("A Craftsman lays a foundation, or adds a card of the hand to a structure."), "9.2"),
    frames.BUILDING: (N_("An Architect lays a foundation, or adds a card of the stockpile to a structure."), "9.3"),
    frames.FOUNTAIN: (N_("First use the card that you look at, or keep it."), "11.6"),
    frames.STAIRWAY: (N_("The Stairway adds a material to a complete structure of an opponent."), "11.3"),
    frames.SHOW: (N_("A Legionary shows Order cards of the hand, each once per turn."), "9.5"),
    frames.POOL: (N_("For each card shown, one card of its material may be taken from the pool."), "9.5"),
    frames.GIVE: (N_("Cards of the demanded material must be given."), "9.5"),
    frames.FAVOUR: (N_("First decide whether you give something although you are immune."), "9.5"),
    frames.CLIENT: (N_("First choose the clients that go to your vault."), "9.5"),
    frames.RAZE: (N_("First decide whether you tear a foundation down."), "9.5"),
    frames.SELLING: (N_("A Merchant moves a card from the stockpile to the vault."), "9.6"),
    frames.SHELVE: (N_("The Basilica moves a card from your hand to your vault."), "9.6"),
    frames.HIRING: (N_("A Patron hires a client."), "9.7"),
    frames.PRISON: (N_("First decide about the site of your Prison."), "11.4"),
    frames.SENATE: (N_("First decide which Jacks you take."), "12"),
    frames.SEWER: (N_("First decide which played cards you keep."), "12"),
}


def _because(text: str, paragraph: str, **args: int | str | Noun) -> Reason:
    values: Args = dict(args)
    return Reason((text, values), paragraph)


def why_not(seen: RomeState, target: Target) -> Reason:
    """The reason for a target that no legal action meets.

    Targets are named like the verbs of actions, with their arguments or the first of them; ("card", (card,)) is a card
    in the hand, ("structure", (building,)) an own structure, ("site", (material,)) a pile of sites.
    """
    if seen.over:
        return _because(N_("The game is over."), "13")
    frame = seen.agenda[-1]
    explain = _EXPLAINED.get(target.kind)
    reason = explain(seen, frame, target.args) if explain and target.args else None
    return reason or _because(*_NOW[frame[0]])


def _is_card(number: int) -> bool:
    return 0 <= number <= JACK


def _card(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A card of the hand that cannot be used now."""
    one, seat = args[0], frame[1]
    if not _is_card(one):
        return None
    if one == JACK:
        if frame[0] in (frames.LEAD, frames.FOLLOW, frames.UNIT):
            return _because(N_("You have no Jack."), "7")
        return _because(N_("A Jack is only for leading and following."), "3")
    if one not in seen.hands[seat]:
        return _because(N_("You do not hold {card}."), "3", card=card(one))
    if frame[0] in (frames.FOLLOW, frames.UNIT):
        return _because(N_("{card} is no {role}."), "7", card=card(one), role=role(frame[2]))
    if frame[0] in (frames.CRAFTING, frames.BUILDING):
        return _foundation(seen, frame, one)
    if frame[0] == frames.SHOW:
        return _because(N_("{card} has been shown in this turn."), "9.5", card=card(one))
    if frame[0] == frames.GIVE:
        return _because(N_("{material} is demanded."), "9.5", material=material(frame[3]))
    return None


def _foundation(seen: RomeState, frame: Frame, kind: int) -> Reason:
    """Why a hand card can neither be laid nor added."""
    seat, site = frame[1], MATERIAL[kind]
    if seen.owns(seat, kind):
        return _because(N_("You have {card} already."), "9.4", card=card(kind))
    if not seen.town[site] and not seen.outskirts[site]:
        return _because(N_("No site for {material} is left."), "9.4", material=material(site))
    if not seen.town[site]:
        return _because(N_("Out of town costs two actions of the role in a row, and there is only one."), "9.4")
    return _because(N_("{card} fits none of your unfinished structures."), "9.4", card=card(kind))


def _lay(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    if frame[0] not in (frames.CRAFTING, frames.BUILDING, frames.FOUNTAIN):
        return _because(N_("Foundations are laid by Craftsman and Architect."), "9.4")
    if not _is_card(args[0]) or args[0] == JACK:
        return None
    if len(args) > 1 and args[1] != MATERIAL[args[0]] and not POWERS[args[0]].any_site:
        return _because(N_("A foundation goes on a site of its own material."), "9.4")
    return _card(seen, frame, args[:1])


def _structure(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """An own structure pointed at."""
    kind, seat = args[0], frame[1]
    if not _is_card(kind) or not seen.owns(seat, kind):
        return None
    if frame[0] not in (frames.CRAFTING, frames.BUILDING, frames.FOUNTAIN):
        return _because(N_("Materials are added by Craftsman and Architect."), "9.4")
    open_ = [one for one in seen.camps[seat] if one[0] == kind and one[3] == frames.UNFINISHED]
    if not open_:
        return _because(N_("{card} is complete."), "9.4", card=card(kind))
    return _because(N_("You have no material for {card}."), "9.4", card=card(kind))


def _add(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    if len(args) < 2:
        return None
    reason = _structure(seen, frame, args[1:2])
    if frame[0] not in (frames.CRAFTING, frames.BUILDING) or reason is None:
        return reason
    camp = [one for one in seen.camps[frame[1]] if one[0] == args[1] and one[3] == frames.UNFINISHED]
    by_card = frame[0] == frames.CRAFTING
    if camp and _is_card(args[0]) and args[0] != JACK and (by_card or args[0] < MATERIALS):
        one = MATERIAL[args[0]] if by_card else args[0]
        if not fits(one, args[1], camp[0][1], seen.kit(frame[1]), seen.switches):
            return _because(
                N_("{card} needs {material}."), "9.4", card=card(args[1]), material=material(camp[0][1]))
    return reason


def _pool(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A material of the pool."""
    if args[0] not in range(MATERIALS):
        return None
    if not seen.pool[args[0]]:
        return _because(N_("There is no {material} in the pool."), "9.1", material=material(args[0]))
    if frame[0] == frames.POOL:
        return _because(N_("{material} is not demanded, or all of it has been taken."), "9.5",
                        material=material(args[0]))
    return None


def _stock(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A material of a stockpile."""
    if len(args) < 2 or args[0] != frame[1]:
        return None
    if frame[0] == frames.SELLING:
        return _because(N_("Your vault is full."), "9.6")
    if frame[0] in (frames.BUILDING, frames.STAIRWAY):
        return _because(N_("{material} fits none of the structures."), "9.4", material=material(args[1]))
    return None


def _site(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A pile of sites in town."""
    if frame[0] not in (frames.CRAFTING, frames.BUILDING, frames.FOUNTAIN):
        return _because(N_("Foundations are laid by Craftsman and Architect."), "9.4")
    if not seen.town[args[0]]:
        return _because(N_("No site for {material} is left in town."), "9.4", material=material(args[0]))
    return _because(N_("A foundation for {material} has to come from your hand."), "9.4", material=material(args[0]))


def _out(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A pile of sites out of town."""
    if frame[0] in (frames.CRAFTING, frames.BUILDING) and seen.outskirts[args[0]] and not seen.town[args[0]]:
        return _because(N_("Out of town costs two actions of the role in a row, and a card of that material."), "9.4")
    if frame[0] in (frames.CRAFTING, frames.BUILDING) and seen.outskirts[args[0]]:
        return _because(N_("Sites out of town are for when none of the material is left in town."), "9.4")
    return _site(seen, frame, args)


def _role(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    """A role that is led or followed."""
    if frame[0] == frames.LEAD:
        return _because(N_("First choose a card of {role}, a Jack or a petition."), "7", role=role(args[0]))
    if frame[0] == frames.FOLLOW:
        return _because(N_("First choose a card of {role}, a Jack or a petition."), "7", role=role(frame[2]))
    return None


def _sell(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    if frame[0] == frames.SELLING and args[0] in range(MATERIALS):
        return _because(N_("There is no {material} in your stockpile."), "9.6", material=material(args[0]))
    return None


def _lead(seen: RomeState, frame: Frame, args: tuple[int, ...]) -> Reason | None:
    if frame[0] == frames.LEAD and len(args) > 2:
        return _because(N_("A petition is {n} cards of one role."), "7", n=seen.petition)
    if frame[0] == frames.LEAD and len(args) == 2 and _is_card(args[1]) and args[1] != JACK:
        if args[1] in seen.hands[frame[1]]:
            return _because(N_("{card} leads its own role only."), "7", card=card(args[1]))
        return _because(N_("You do not hold {card}."), "3", card=card(args[1]))
    return None


_EXPLAINED: dict[str, Callable[[RomeState, Frame, tuple[int, ...]], Reason | None]] = {
    "card": _card, "follow": _card, "unit": _card, "stow": _card, "shelve": _card, "show": _card, "give": _card,
    "hire_card": _card, "lead": _lead, "lay": _lay, "lay_out": _lay, "structure": _structure, "add": _add,
    "build": _add, "fetch": _add, "take": _pool, "hire": _pool, "sell": _sell,
    "pool": _pool, "stock": _stock, "site": _site, "out": _out, "role": _role,
}  # fmt: skip
