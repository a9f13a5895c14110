"""Single moves of cards, sites and structures. The rules make them, and whoever follows the events makes them too.

So they work on observations as well, where a card that leaves a hand may be UNKNOWN in it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.engine.protocol import NOBODY, UNKNOWN
from game.glory_to_rome.components import JACK, MATERIAL, MATERIALS, STONE
from game.glory_to_rome.frames import (
    COMPLETE,
    FROM_DECK,
    FROM_HAND,
    FROM_LOOK,
    FROM_POOL,
    FROM_STOCK,
    PUBLIC,
    UNFINISHED,
    Structure,
)

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards without one of them, or without an unknown one if it is hidden among them."""
    at = cards.index(card if card in cards else UNKNOWN)
    return cards[:at] + cards[at + 1 :]


def with_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The ascending cards with one more in its place."""
    at = len(cards)
    while at and cards[at - 1] > card:
        at -= 1
    return (*cards, card) if at == len(cards) else (*cards[:at], card, *cards[at:])


def out_of_hand(state: RomeState, seat: int, card: int) -> None:
    """An Order card leaves a hand, for all to see."""
    state.hands[seat] = without(state.hands[seat], card)
    if card in state.known[seat]:
        state.known[seat] = without(state.known[seat], card)
        if card in state.shown[seat]:
            state.shown[seat] = without(state.shown[seat], card)


def into_hand(state: RomeState, seat: int, cards: tuple[int, ...]) -> None:
    if len(cards) == 1:
        state.hands[seat] = with_one(state.hands[seat], cards[0])
    else:
        state.hands[seat] = tuple(sorted(state.hands[seat] + cards))


def show(state: RomeState, seat: int, card: int) -> None:
    """A hand card is shown and stays in the hand; from now on everybody knows it is there."""
    if state.shown[seat].count(card) == state.known[seat].count(card):
        state.known[seat] = with_one(state.known[seat], card)
        if state.hands[seat].count(card) < state.known[seat].count(card):
            state.hands[seat] = with_one(without(state.hands[seat], UNKNOWN), card)
    state.shown[seat] = with_one(state.shown[seat], card)


def onto(piles: list[tuple[int, ...]], base: int, card: int) -> None:
    """A card comes on its material's pile; `base` is where a seat's piles begin."""
    piles[base + MATERIAL[card]] += (card,)


def off(piles: list[tuple[int, ...]], at: int) -> int:
    """The last card of a pile is taken."""
    pile = piles[at]
    piles[at] = pile[:-1]
    return pile[-1]


def from_source(state: RomeState, seat: int, card: int, source: int) -> None:
    """A card leaves the place that `source` tells."""
    if source == FROM_HAND:
        out_of_hand(state, seat, card)
    elif source == FROM_STOCK:
        off(state.stock, seat * MATERIALS + MATERIAL[card])
    elif source == FROM_POOL:
        off(state.pool, MATERIAL[card])
    elif source == FROM_LOOK:
        state.looked = NOBODY
    elif source == FROM_DECK:
        state.deck = state.deck[:-1]


def play(state: RomeState, seat: int, cards: Iterable[int]) -> None:
    """One unit is played to lead or follow."""
    for card in cards:
        if card == JACK:
            state.jacks[seat] -= 1
            state.played_jacks[seat] += 1
        else:
            out_of_hand(state, seat, card)
            state.played[seat] = with_one(state.played[seat], card)
    state.units[seat] += 1


def discard(state: RomeState, seat: int, card: int) -> None:
    if card == JACK:
        state.jacks[seat] -= 1
        state.jack_supply += 1
    else:
        out_of_hand(state, seat, card)
        onto(state.pool, 0, card)


def draw(state: RomeState, seat: int, cards: tuple[int, ...]) -> None:
    """The top cards of the deck come to a hand."""
    state.deck = state.deck[: len(state.deck) - len(cards)]
    into_hand(state, seat, cards)


def take_jack(state: RomeState, seat: int) -> None:
    state.jack_supply -= 1
    state.jacks[seat] += 1


def pool_to_stock(state: RomeState, seat: int, material: int) -> int:
    card = off(state.pool, material)
    state.stock[seat * MATERIALS + material] += (card,)
    return card


def hand_to_stock(state: RomeState, seat: int, taker: int, card: int) -> None:
    out_of_hand(state, seat, card)
    onto(state.stock, taker * MATERIALS, card)


def hire(state: RomeState, seat: int, card: int, source: int) -> None:
    from_source(state, seat, card, source)
    onto(state.clients, seat * MATERIALS, card)


def into_vault(state: RomeState, seat: int, card: int) -> None:
    """A card that everybody sees comes into a vault; it lies open until the end of the turn."""
    state.fresh[seat] = with_one(state.fresh[seat], card)


def from_stock(state: RomeState, seat: int, card: int) -> None:
    off(state.stock, seat * MATERIALS + MATERIAL[card])


def strip(state: RomeState, victim: int, seat: int, card: int) -> None:
    """A card of a stockpile goes to another one."""
    from_stock(state, victim, card)
    onto(state.stock, seat * MATERIALS, card)


def enslave(state: RomeState, victim: int, seat: int, card: int) -> None:
    """A client goes into another seat's vault."""
    off(state.clients, victim * MATERIALS + MATERIAL[card])
    into_vault(state, seat, card)


def recover(state: RomeState, seat: int, owner: int) -> None:
    """A Jack that another seat played comes to a hand."""
    state.played_jacks[owner] -= 1
    state.jacks[seat] += 1


def salvage(state: RomeState, seat: int, card: int) -> None:
    """A played card comes to the own stockpile."""
    state.played[seat] = without(state.played[seat], card)
    onto(state.stock, seat * MATERIALS, card)


def lay(state: RomeState, seat: int, card: int, site: int, outskirts: bool, source: int) -> None:
    """A foundation is laid."""
    from_source(state, seat, card, source)
    sites = state.outskirts if outskirts else state.town
    sites[site] -= 1
    state.camps[seat] += ((card, site, (), UNFINISHED),)
    if state.powers[seat]:
        state.refresh()


def _replace(state: RomeState, seat: int, old: Structure, *new: Structure) -> None:
    camp = state.camps[seat]
    at = camp.index(old)
    state.camps[seat] = camp[:at] + new + camp[at + 1 :]


def add(state: RomeState, seat: int, card: int, kind: int, source: int) -> Structure:
    """A material comes to an unfinished structure, which is returned with it."""
    from_source(state, seat, card, source)
    old = state.structure(seat, kind)
    new = (kind, old[1], (*old[2], card), UNFINISHED)
    _replace(state, seat, old, new)
    return new


def complete(state: RomeState, seat: int, kind: int) -> None:
    """An unfinished structure is complete: its site goes to the influence area, its function is there."""
    old = state.structure(seat, kind)
    _replace(state, seat, old, (kind, old[1], old[2], COMPLETE))
    state.gain_site(seat, old[1])
    state.refresh()


def publish(state: RomeState, seat: int, card: int, source: int, owner: int, kind: int) -> None:
    """A seat adds a material to another's complete structure, whose function is public from now on."""
    from_source(state, seat, card, source)
    old = target(state, owner, kind)
    _replace(state, owner, old, (kind, old[1], (*old[2], card), PUBLIC))
    state.refresh()


def target(state: RomeState, owner: int, kind: int) -> Structure:
    """The complete structure of that name that is not public."""
    for one in state.camps[owner]:
        if one[0] == kind and one[3] == COMPLETE:
            return one
    raise LookupError(f"seat {owner} has no building {kind} that is complete and its own")


def raze(state: RomeState, seat: int, victim: int, kind: int) -> None:
    """A foundation without materials is torn down: the card to the stockpile of `seat`, the site to its influence."""
    old = state.structure(victim, kind)
    _replace(state, victim, old)
    onto(state.stock, seat * MATERIALS, kind)
    state.gain_site(seat, old[1])
    state.refresh()


def seize(state: RomeState, seat: int, victim: int, kind: int) -> None:
    """The site of a Prison goes to the victim, a complete structure of the victim to the seat."""
    state.lose_site(seat, STONE)
    state.gain_site(victim, STONE)
    taken = state.structure(victim, kind, complete=True)
    _replace(state, victim, taken)
    state.camps[seat] += (taken,)
    state.refresh()


def clear(state: RomeState) -> None:
    """Played Jacks that nobody took go to the supply."""
    for seat in range(state.seats):
        state.jack_supply += state.played_jacks[seat]
        state.played_jacks[seat] = 0


def sweep(state: RomeState) -> None:
    """Played cards that nobody kept go to the pool, in turn order from the leader."""
    for place in range(state.seats):
        seat = (state.leader + place) % state.seats
        if state.played[seat]:
            for card in state.played[seat]:
                onto(state.pool, 0, card)
            state.played[seat] = ()


def new_turn(state: RomeState, leader: int) -> None:
    """What was open or counted for one turn is over."""
    state.leader, state.role, state.crafted = leader, NOBODY, 0
    for seat in range(state.seats):
        state.units[seat] = 0
        if state.shown[seat]:
            state.shown[seat] = ()
        if state.fresh[seat]:
            state.vault[seat] = tuple(sorted(state.vault[seat] + state.fresh[seat]))
            state.fresh[seat] = ()
