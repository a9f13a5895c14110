"""Prompts, captions and the chronicle. Arguments are numbers or `Noun`s; `who` is always a seat.

No sentence tells more than the public part of an event.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.protocol import Action, Args, Decision, Event, Phrase
from game.glory_to_rome.components import MATERIAL
from game.glory_to_rome.frames import (
    BY_CATACOMB,
    BY_DECK,
    BY_FORUM,
    BY_SITES,
    BY_SURRENDER,
    FROM_HAND,
    FROM_LOOK,
    FROM_POOL,
    FROM_STOCK,
    NAMES,
    PROMPTS,
)
from game.glory_to_rome.names import card, cards, material, name, role, seat
from game.glory_to_rome.state import RomeState
from game.i18n import N_

__all__ = ["action", "event", "name", "prompt", "say"]

_TEXTS = {
    "lead": N_("{who}: choose a card to lead its role, or think."),
    "follow": N_("{who}: follow {role} with a card, or think."),
    "unit": N_("{who}: Palace. Play one more card for {role}, or go on."),
    "before": N_("{who}: discard before you think?"),
    "think": N_("{who}: think. Take a Jack, or draw from the deck."),
    "after": N_("{who}: Tribunal. Take a Jack after thinking?"),
    "laborer": N_("{who}: take a card from the pool into your stockpile."),
    "stow": N_("{who}: Dock. Move a card from your hand to your stockpile?"),
    "craftsman": N_("{who}: Craftsman. Choose a card of your hand, then a site or a structure for it."),
    "architect": N_("{who}: Architect. Choose a card for a site, or a material of your stockpile for a structure."),
    "fountain": N_("{who}: Fountain. Use the card from the deck, or keep it."),
    "stairway": N_("{who}: Stairway. Add a material to a complete structure of an opponent?"),
    "show": N_("{who}: Legionary. Show cards whose material you demand, up to {left} more."),
    "pool": N_("{who}: take demanded cards from the pool."),
    "give": N_("{who}: give {demander} {material}: {left}."),
    "favour": N_("{who}: you are immune. Give {demander} something all the same?"),
    "client": N_("{who}: Colosseum. Choose a client for your vault. Room: {left}."),
    "raze": N_("{who}: Domus Aurea. Tear down a foundation of {victim}?"),
    "merchant": N_("{who}: move a card from your stockpile to your vault."),
    "shelve": N_("{who}: Basilica. Move a card from your hand to your vault?"),
    "patron": N_("{who}: hire a client."),
    "prison": N_("{who}: give the site of your Prison for a structure of an opponent?"),
    "senate": N_("{who}: Senate. Take Jacks that opponents played?"),
    "sewer": N_("{who}: Sewer. Keep cards that you played for your stockpile?"),
}
assert tuple(_TEXTS) == NAMES
_PROMPTS = dict(zip(PROMPTS, _TEXTS.items(), strict=True))


def prompt(decision: Decision) -> Phrase:
    kind, text = _PROMPTS[decision.prompt]
    args: Args = {"who": seat(decision.seat)}
    context = decision.context
    if kind in ("follow", "unit"):
        args["role"] = role(context[0])
    elif kind in ("show", "client"):
        args["left"] = context[0]
    elif kind == "give":
        args |= {"demander": seat(context[0]), "material": material(context[1]), "left": context[2]}
    elif kind == "favour":
        args["demander"] = seat(context[0])
    elif kind == "raze":
        args["victim"] = seat(context[0])
    return text, args


# Actions ----------------------------------------------------------------------------------------------------------

_PLAIN = {
    "think": N_("Think"),
    "skip": N_("Skip"),
    "hold": N_("Discard nothing"),
    "done": N_("Done"),
    "jack": N_("Take a Jack"),
    "refill": N_("Refill your hand"),
    "card": N_("Draw one card"),
    "discard_all": N_("Discard your hand"),
    "fountain": N_("Use the top card of the deck"),
    "keep": N_("Keep the card"),
    "seal": N_("Put the top card of the deck into your vault"),
    "hire_top": N_("Hire the top card of the deck"),
    "surrender": N_("Give up"),
}
_CARD = {
    "discard": N_("Discard {card}"),
    "stow": N_("{card} to your stockpile"),
    "show": N_("Show {card}"),
    "give": N_("Give {card}"),
    "shelve": N_("{card} to your vault"),
    "hire_card": N_("Hire {card}"),
    "salvage": N_("Keep {card}"),
}
_MATERIAL = {
    "take": N_("Take {material}"),
    "sell": N_("{material} to your vault"),
    "hire": N_("Hire {material} as {role}"),
}
_BUILT = {
    "lay": N_("{card} on {site}"),
    "lay_out": N_("{card} on {site} out of town"),
    "add": N_("{card} to {structure}"),
    "build": N_("{material} to {structure}"),
    "fetch": N_("{material} from the pool to {structure}"),
}
_WHOLE = {
    "add": N_("{card} completes {structure}"),
    "build": N_("{material} completes {structure}"),
    "fetch": N_("{material} from the pool completes {structure}"),
}
_OTHERS = {
    "extend": N_("{material} to {structure} of {victim}"),
    "extend_pool": N_("{material} from the pool to {structure} of {victim}"),
    "client": N_("{material} from {victim}"),
    "raze": N_("Tear down {structure} of {victim}"),
    "seize": N_("Take {structure} from {victim}"),
    "recover": N_("Take a Jack of {victim}"),
}


def action(thing: Action) -> Phrase:
    """What a button or a hint says for an action."""
    verb, args = thing
    if verb in _PLAIN:
        return _PLAIN[verb], {}
    if verb in _CARD:
        return _CARD[verb], {"card": card(args[0])}
    if verb in _MATERIAL:
        return _MATERIAL[verb], {"material": material(args[0]), "role": role(args[0])}
    if verb in _BUILT:
        return _building(verb, args)
    if verb in _OTHERS:
        return _against(verb, args)
    if verb == "lead":
        return N_("Lead {role} with {cards}"), {"role": role(args[0]), "cards": cards(args[1:])}
    if verb == "follow":
        return N_("Follow with {cards}"), {"cards": cards(args)}
    return N_("Play {cards} too"), {"cards": cards(args)}


def _building(verb: str, args: tuple[int, ...]) -> Phrase:
    texts = _WHOLE if len(args) > 2 else _BUILT
    if verb in ("lay", "lay_out"):
        return texts[verb], {"card": card(args[0]), "site": material(args[1])}
    return texts[verb], {"card": card(args[0]), "structure": card(args[1])} if verb == "add" else {
        "material": material(args[0]), "structure": card(args[1])}


def _against(verb: str, args: tuple[int, ...]) -> Phrase:
    values: Args = {}
    if verb in ("extend", "extend_pool"):
        values = {"material": material(args[0]), "victim": seat(args[1]), "structure": card(args[2])}
    elif verb == "client":
        values = {"victim": seat(args[0]), "material": material(args[1])}
    elif verb == "recover":
        values = {"victim": seat(args[0])}
    else:
        values = {"victim": seat(args[0]), "structure": card(args[1])}
    return _OTHERS[verb], values


# Chronicle --------------------------------------------------------------------------------------------------------

_TOLD_PLAIN = {
    "turn": N_("{who} is the leader."),
    "think": N_("{who} thinks."),
    "decline": N_("{who} does not think."),
    "jack": N_("{who} takes a Jack."),
    "seal": N_("{who} puts the top card of the deck into the vault, unseen."),
    "look": N_("{who} looks at the top card of the deck."),
    "keep": N_("{who} keeps the card."),
    "surrender": N_("{who} gives up."),
}
_TOLD_CARD = {
    "stow": N_("{who} moves {card} to the stockpile."),
    "take": N_("{who} takes {card} from the pool."),
    "sell": N_("{who} moves {card} from the stockpile to the vault."),
    "shelve": N_("{who} moves {card} from the hand to the vault."),
    "show": N_("{who} shows {card}: Rome demands {material}!"),
    "salvage": N_("{who} keeps {card} for the stockpile."),
    "recruit": N_("{who} hires the top card of the deck: {card}."),
}
_TOLD_OTHERS = {
    "give": N_("{who} gives {other} {card}."),
    "stripped": N_("{other} takes {card} from the stockpile of {who}."),
    "enslaved": N_("{other} takes the client {card} of {who} into the vault."),
    "raze": N_("{who} tears down {card} of {other} and takes the site."),
    "seize": N_("{who} gives {other} the site of the Prison and takes {card}."),
}
_HIRED = {
    FROM_POOL: N_("{who} hires {card} from the pool."),
    FROM_HAND: N_("{who} hires {card} from the hand."),
}
_ADDED = {
    FROM_HAND: N_("{who} adds {card} from the hand to {structure}."),
    FROM_STOCK: N_("{who} adds {card} from the stockpile to {structure}."),
    FROM_POOL: N_("{who} adds {card} from the pool to {structure}."),
    FROM_LOOK: N_("{who} adds {card} from the deck to {structure}."),
}
_ENDED = {
    BY_FORUM: N_("The condition of a Forum is met. Whatever the points, the winner is {winners}."),
    BY_CATACOMB: N_("The Catacomb is complete: the game is over."),
    BY_DECK: N_("The deck is empty: the game is over."),
    BY_SITES: N_("The last site in town is taken: the game is over."),
    BY_SURRENDER: N_("All the others have given up. Whatever the points, the winner is {winners}."),
}


def event(thing: Event) -> Phrase | None:
    """The line of the chronicle for an event; None where another line already tells it."""
    kind, public = thing.kind, thing.public
    args: Args = {"who": seat(thing.seat)}
    if kind in _TOLD_PLAIN:
        return _TOLD_PLAIN[kind], args
    if kind in _TOLD_CARD:
        return _TOLD_CARD[kind], args | {"card": card(public[0]), "material": material(MATERIAL[public[0]])}
    if kind in _TOLD_OTHERS:
        return _TOLD_OTHERS[kind], args | {"other": seat(public[0]), "card": card(public[1])}
    if kind in _EVENTS:
        return _EVENTS[kind](public, args)
    return None


def _led(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} leads {role} with {cards}."), args | {"role": role(public[0]), "cards": cards(public[1:])}


def _followed(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} follows with {cards}."), args | {"cards": cards(public)}


def _unit(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} plays {cards} too."), args | {"cards": cards(public)}


def _discarded(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} discards {cards}."), args | {"cards": cards(public)}


def _drew(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} draws cards: {n}."), args | {"n": public[0]}


def _performs(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} acts: {role}."), args | {"role": role(public[0])}


def _hired(public: tuple[int, ...], args: Args) -> Phrase:
    return _HIRED[public[1]], args | {"card": card(public[0])}


def _laid(public: tuple[int, ...], args: Args) -> Phrase:
    text = N_("{who} lays {card} on {site} out of town.") if public[2] else N_("{who} lays {card} on {site}.")
    return text, args | {"card": card(public[0]), "site": material(public[1])}


def _added(public: tuple[int, ...], args: Args) -> Phrase:
    return _ADDED[public[2]], args | {"card": card(public[0]), "structure": card(public[1])}


def _completed(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} completes {structure}."), args | {"structure": card(public[0])}


def _published(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} adds {card} to {structure} of {other}: its function is there for all."), args | {
        "card": card(public[0]), "other": seat(public[2]), "structure": card(public[3])}


def _glory(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who}: Glory to Rome! No more {material} for {other}."), args | {
        "other": seat(public[0]), "material": material(public[1])}


def _immune(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} is immune to the demand of {other}."), args | {"other": seat(public[0])}


def _recovered(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("{who} takes a Jack that {other} played."), args | {"other": seat(public[0])}


def _ended(public: tuple[int, ...], args: Args) -> Phrase:
    reason, winners = public
    names = tuple(seat(number) for number in range(winners.bit_length()) if winners >> number & 1)
    return _ENDED[reason], args | {"winners": names} if names else args


def ending(state: RomeState) -> Phrase | None:
    """What ended the game; None while it goes on."""
    return _ended((state.ending, state.winners), {}) if state.over else None


def _opened(public: tuple[int, ...], args: Args) -> Phrase:
    if len(public) == 1:
        return N_("The vault of {who} is empty."), args
    return N_("{who} opens the vault: {cards}."), args | {"cards": cards(public[1:])}


_EVENTS: dict[str, Callable[[tuple[int, ...], Args], Phrase]] = {
    "lead": _led, "follow": _followed, "unit": _unit, "discard": _discarded, "discard_all": _discarded, "draw": _drew,
    "perform": _performs, "hire": _hired, "lay": _laid, "add": _added, "complete": _completed,
    "publish": _published, "glory": _glory, "immune": _immune, "recover": _recovered, "end": _ended, "open": _opened,
}  # fmt: skip


def say(_seen: RomeState, thing: Action | Event) -> Phrase | None:
    return action(thing) if isinstance(thing, Action) else event(thing)
