"""Glory to Rome: whether a building's power made a difference, and positions of the middle of a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import cast

from game.engine.protocol import Action, Event, State
from game.glory_to_rome.components import BUILDING_BY_ID, BUILDING_IDS, MATERIAL, MATERIALS, VALUE
from game.glory_to_rome.frames import COMPLETE, PUBLIC, UNFINISHED
from game.glory_to_rome.state import RomeState
from tests.conformance.contract import slots_of

ON_COMPLETION = {BUILDING_BY_ID[id_] for id_ in ("amphitheatre", "catacomb", "foundry", "garden", "prison", "school")}
"""Buildings whose power is what happens when they are completed."""
STATUE, VILLA = BUILDING_BY_ID["statue"], BUILDING_BY_ID["villa"]
FORUMS = {BUILDING_BY_ID[id_] for id_ in ("forum", "forum_romanum")}
SCORING = {STATUE, BUILDING_BY_ID["wall"]}

POWERS = frozenset(BUILDING_IDS)

PARTS = slots_of(RomeState)
COMPARED = sorted(set(PARTS) - {"powers", "watch"})


class Lacking(RomeState):
    """A position in which one building has no power, whoever has it."""

    __slots__ = ("lacks",)

    def refresh(self) -> None:
        super().refresh()
        public = {kind for camp in self.camps for kind, _, _, status in camp if status == PUBLIC}
        for seat, powers in enumerate(self.powers):
            if self.lacks in powers:
                own = {kind for kind, _, _, status in self.camps[seat] if status == COMPLETE}
                kept = public | own if self.lacks == BUILDING_BY_ID["gate"] else set(powers)
                self.powers[seat] = tuple(sorted(kept - {self.lacks}))


def lacking(state: RomeState, kind: int) -> Lacking:
    copy, found = state.clone(), Lacking.__new__(Lacking)
    for name in PARTS:
        setattr(found, name, getattr(copy, name))
    found.lacks = kind
    found.refresh()
    return found


def fired(
    before: State, action: Action, events: Sequence[Event], after: State, wanted: Collection[str]
) -> Iterator[str]:
    """The buildings without whose power the action would not have been legal, or something else had come of it."""
    one, other = cast(RomeState, before), cast(RomeState, after)
    active = {kind for powers in one.powers for kind in powers}
    for id_ in wanted:
        kind = BUILDING_BY_ID[id_]
        if kind in ON_COMPLETION or kind == VILLA or kind in FORUMS or (kind in SCORING and other.over):
            made = _at_its_moment(kind, events, other)
        else:
            made = kind in active and _makes_a_difference(kind, one, action, other)
        if made:
            yield id_


def _at_its_moment(kind: int, events: Sequence[Event], after: RomeState) -> bool:
    completed = any(event.kind == "complete" and event.public[0] == kind for event in events)
    if kind == VILLA:
        villas = [one for camp in after.camps for one in camp if one[0] == VILLA and one[3] != UNFINISHED]
        return completed and any(len(materials) < VALUE[site] for _, site, materials, _ in villas)
    if kind in FORUMS:
        return any(after.winners >> seat & 1 and kind in after.powers[seat] for seat in range(after.seats))
    if kind in SCORING:
        return any(
            kind in after.powers[seat] and dict(after.standings()[seat].parts)["structures"]
            for seat in range(after.seats)
        )
    return completed


def _makes_a_difference(kind: int, before: RomeState, action: Action, after: RomeState) -> bool:
    without = lacking(before, kind)
    if action not in without.legal_actions():
        return True
    without.apply(action)
    return any(getattr(without, name) != getattr(after, name) for name in COMPARED)


def later(state: State, rng: Random) -> None:
    """Everybody gets structures, materials and clients out of the deck, as many cards as leave a good deal of it.

    One vault is full up to one card, that of an owner of a Colosseum if there is one.
    """
    game = cast(RomeState, state)
    deck = list(game.deck)
    share = (len(deck) - 40) // game.seats
    for seat in range(game.seats):
        end = len(deck) - share
        for pile in (game.stock, game.stock, game.stock, game.stock, game.clients, game.clients, game.clients):
            card = deck.pop()
            pile[seat * MATERIALS + MATERIAL[card]] += (card,)
        while len(deck) > end:
            _structure(game, seat, deck, rng)
    game.refresh()
    rich = rng.choice([seat for seat in range(game.seats) if game.kit(seat).takes_clients] or range(game.seats))
    for _ in range(min(game.vault_room(rich) - 1, len(deck) - 20)):
        game.vault[rich] = tuple(sorted((*game.vault[rich], deck.pop())))
    game.deck = tuple(deck)


def _structure(game: RomeState, seat: int, deck: list[int], rng: Random) -> None:
    """The top card becomes a structure, complete or with a material missing; or a material, if it cannot be one."""
    kind = deck.pop()
    site = MATERIAL[kind]
    sites = game.outskirts if game.outskirts[site] else game.town
    missing = int(BUILDING_IDS[kind] == "catacomb" or rng.random() < 0.3)
    fitting = [card for card in deck if MATERIAL[card] == site][: VALUE[site] - missing]
    if game.owns(seat, kind) or sites[site] < 2 or len(fitting) < VALUE[site] - missing:
        game.stock[seat * MATERIALS + site] += (kind,)
        return
    for card in fitting:
        deck.remove(card)
    sites[site] -= 1
    game.camps[seat] += ((kind, site, tuple(fitting), UNFINISHED if missing else COMPLETE),)
    if not missing:
        game.gain_site(seat, site)
