"""Why a thing on the board cannot be chosen now, with the paragraph of the rules that says so."""

from __future__ import annotations

from game.conspiracy.components import EMPTY, KEY, LORD_POWER, SPOTS
from game.conspiracy.powers import WHOLE_DECK
from game.conspiracy.state import (
    KEEP_LOCATION,
    KEEP_LORD,
    NEXT_LORD,
    OVER,
    RECRUIT,
    SOURCE,
    SWAPPING,
    ConspiracyState,
)
from game.engine.protocol import Args, Noun, Reason, Target
from game.i18n import N_

_FIRST = {
    KEEP_LORD: (N_("First choose which of the drawn Lords to keep."), "4.1"),
    NEXT_LORD: (N_("First place the Lords in your hand, one after another."), "4.2"),
    SWAPPING: (N_("First decide about the swap."), "5.3"),
    SOURCE: (N_("First take a Location: it is mandatory and happens at once."), "6.1"),
    KEEP_LOCATION: (N_("First choose which Location to keep."), "6.2"),
    OVER: (N_("The game is over."), "8"),
}


def _because(text: str, paragraph: str, **args: int | str | Noun) -> Reason:
    values: Args = dict(args)
    return Reason((text, values), paragraph)


def why_not(seen: ConspiracyState, target: Target) -> Reason:
    """The reason for a target that no legal action meets."""
    if seen.phase == OVER:
        return _because(*_FIRST[OVER])
    if target.kind in ("lord_deck", "draw"):
        return _deck(seen, target)
    if target.kind == "pile":
        return _pile(seen, target.args[0])
    if target.kind in ("location_deck", "explore", "open"):
        return _location(seen, target)
    if target.kind == "spot":
        return _spot(seen, *target.args)
    return _otherwise(seen)


def _otherwise(seen: ConspiracyState) -> Reason:
    if seen.phase == RECRUIT:
        return _because(N_("Now you recruit: draw from the Lord deck or take a discard pile."), "4")
    return _because(*_FIRST[seen.phase])


def _constraint(seen: ConspiracyState) -> Reason:
    owner = Noun("seat", seen.forced_by)
    if seen.forced == 1:
        return _because(N_("{who}'s Location makes you take the top Lord of the deck."), "4.3", who=owner)
    return _because(N_("{who}'s Location makes you draw {n} Lords and keep one."), "4.3", who=owner, n=seen.forced)


def _deck(seen: ConspiracyState, target: Target) -> Reason:
    if seen.phase != RECRUIT:
        return _otherwise(seen)
    if not seen.lord_deck:
        return _because(N_("The Lord deck is empty: take a discard pile."), "4.1")
    if seen.constrained(seen.current):
        return _constraint(seen)
    if target.kind == "lord_deck":
        return _because(N_("First choose how many Lords to draw."), "4.1")
    return _because(N_("Too few cards are left in the Lord deck: {n}."), "4.1", n=len(seen.lord_deck))


def _pile(seen: ConspiracyState, guild: int) -> Reason:
    if seen.phase != RECRUIT:
        return _otherwise(seen)
    if not seen.piles[guild]:
        return _because(N_("The pile of the {guild} is empty."), "4.2", guild=Noun("guild", guild))
    return _constraint(seen)


def _location(seen: ConspiracyState, target: Target) -> Reason:
    if seen.phase == KEEP_LOCATION and seen.powers[seen.current] & WHOLE_DECK and target.kind == "open":
        return _because(N_("With the Great Gate you choose from the whole deck, not from the open Locations."), "6.2")
    if seen.phase == SOURCE:
        return _location_deck(seen, target)
    if seen.phase == RECRUIT:
        return _because(
            N_("A Location needs two equal keys, or any third key, placed since your last Location."), "6.1"
        )
    return _otherwise(seen)


def _location_deck(seen: ConspiracyState, target: Target) -> Reason:
    if not seen.location_deck:
        return _because(N_("The Location deck is empty: take an open Location."), "6.2")
    if target.kind == "location_deck":
        return _because(N_("First choose how many Locations to draw."), "6.2")
    return _because(N_("Too few cards are left in the Location deck: {n}."), "6.2", n=len(seen.location_deck))


def _spot(seen: ConspiracyState, seat: int, spot: int) -> Reason:
    if seen.phase != SWAPPING:
        return _because(N_("Lords always go to the next free spot, from left to right and from top to bottom."), "5.1")
    if seat != seen.current:
        return _because(N_("You swap Lords of your own chamber only."), "5.3")
    lord = seen.chambers[seat * SPOTS + spot]
    if lord == EMPTY:
        return _because(N_("No Lord stands there: a swap exchanges two Lords."), "5.3")
    if LORD_POWER[lord] == KEY:
        return _because(N_("Lords with a key never move."), "5.3")
    return _because(N_("A swap needs two different Lords."), "5.3")
