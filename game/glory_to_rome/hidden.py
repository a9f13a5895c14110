"""What a seat may know (rules 14): observe a state, keep an observation up to date, deal a world that fits it.

Hidden are the deck, from everybody but their owner the Order cards of hands and the card a Craftsman looks at, the
vaults as the rules of the table say, and from everybody the vault cards that nobody has seen. Everybody remembers the
hand cards that a demand has shown, and at the end the vaults are opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from game.engine.mixing import shuffle
from game.engine.state import NOBODY, UNKNOWN, Event, Seat
from game.glory_to_rome import moves
from game.glory_to_rome.components import BUILDINGS, CARDS, DECKS, MATERIAL
from game.glory_to_rome.frames import FROM_DECK, GIVE, IMPERIUM, VAULT_HIDDEN, VAULT_OPEN, Frame
from game.glory_to_rome.state import RomeState

MOST_TRIES = 200
"""Deals tried until the seat that is asked to give has the cards."""


def _mask(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (UNKNOWN,) * len(cards)


def _sees_vault(state: RomeState, seat: Seat | None, owner: Seat) -> bool:
    if state.house & VAULT_OPEN:
        return True
    return owner == seat and not state.house & VAULT_HIDDEN


def observe(state: RomeState, seat: Seat | None) -> RomeState:
    """The state as a seat or a spectator may see it."""
    seen = state.clone()
    seen.deck = _mask(state.deck)
    for other in range(state.seats):
        if other != seat:
            known = state.known[other]
            seen.hands[other] = (UNKNOWN,) * (len(state.hands[other]) - len(known)) + known
        if not state.over:
            seen.blind[other] = _mask(state.blind[other])
            if not _sees_vault(state, seat, other):
                seen.vault[other] = _mask(state.vault[other])
    if state.looked != NOBODY and state.agenda[-1][1] != seat:
        seen.looked = UNKNOWN
    return seen


# Dealing a world --------------------------------------------------------------------------------------------------


def determinise(seen: RomeState, rng: Random) -> RomeState:
    """Deal the unseen cards; every way by which the seat that is asked to give can do so is equally likely."""
    bag = _unseen(seen)
    for _ in range(MOST_TRIES):
        shuffle(bag, rng)
        world = _deal(seen, bag)
        if _can_give(world):
            return world
    return _deal(seen, _demanded_last(seen, bag))


def _deal(seen: RomeState, bag: list[int]) -> RomeState:
    """Hands first, then vaults, the card looked at and the deck, from the end of the bag."""
    world, bag = seen.clone(), bag[:]
    asked = seen.agenda[-1][1] if seen.agenda else 0
    for place in range(seen.seats):
        seat = (asked + place) % seen.seats
        world.hands[seat] = _fill(seen.hands[seat], bag)
    world.vault = [_fill(cards, bag) for cards in seen.vault]
    world.blind = [_fill(cards, bag) for cards in seen.blind]
    if seen.looked == UNKNOWN:
        world.looked = bag.pop()
    world.deck = tuple(bag)
    return world


def _fill(cards: tuple[int, ...], bag: list[int]) -> tuple[int, ...]:
    """The cards with the unknown ones drawn from the bag, sorted."""
    return tuple(sorted([bag.pop() if card == UNKNOWN else card for card in cards])) if UNKNOWN in cards else cards


def _unseen(seen: RomeState) -> list[int]:
    """The cards that are seen nowhere, ascending."""
    left = list(_COPIES[seen.house & IMPERIUM > 0])
    if seen.looked >= 0:
        left[seen.looked] -= 1
    for piles in (seen.hands, seen.pool, seen.stock, seen.clients, seen.vault, seen.fresh, seen.blind, seen.played):
        for pile in piles:
            for card in pile:
                if card >= 0:
                    left[card] -= 1
    for camp in seen.camps:
        for kind, _, materials, _ in camp:
            left[kind] -= 1
            for card in materials:
                left[card] -= 1
    found: list[int] = []
    for kind in range(BUILDINGS):
        for _ in range(left[kind]):
            found.append(kind)
    return found


_COPIES: Final = tuple(tuple(CARDS[deck].count(kind) for kind in range(BUILDINGS)) for deck in DECKS)
"""How often each building is in the decks."""


def _can_give(world: RomeState) -> bool:
    """Whether a seat that is asked to give has all that is demanded; who has less is never asked."""
    if not world.agenda or world.agenda[-1][0] != GIVE:
        return True
    _, victim, _, material, number = world.agenda[-1]
    return sum(MATERIAL[card] == material for card in world.hands[victim]) >= number


def _demanded_last(seen: RomeState, bag: list[int]) -> list[int]:
    """The bag with cards at its end, where the seat asked draws first, that are enough for what it must give."""
    _, victim, _, material, number = seen.agenda[-1]
    have = sum(card >= 0 and MATERIAL[card] == material for card in seen.hands[victim])
    rest = bag[:]
    for card in [card for card in bag if MATERIAL[card] == material][: max(0, number - have)]:
        rest.remove(card)
        rest.append(card)
    return rest


# Following events -------------------------------------------------------------------------------------------------


def fold(seen: RomeState, event: Event) -> None:
    """Advance an observation by one redacted event."""
    _FOLDS[event.kind](seen, event.seat, event)


def _nothing(_seen: RomeState, _seat: Seat, _event: Event) -> None:
    return


def _lead(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.play(seen, seat, event.public[1:])


def _unit(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.play(seen, seat, event.public)


def _jack(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.take_jack(seen, seat)


def _draw(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.draw(seen, seat, event.private[0][1] if event.private else (UNKNOWN,) * event.public[0])


def _discard(seen: RomeState, seat: Seat, event: Event) -> None:
    for card in event.public:
        moves.discard(seen, seat, card)


def _take(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.pool_to_stock(seen, seat, MATERIAL[event.public[0]])


def _stow(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.hand_to_stock(seen, seat, seat, event.public[0])


def _sell(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.from_stock(seen, seat, event.public[0])
    moves.into_vault(seen, seat, event.public[0])


def _seal(seen: RomeState, seat: Seat, event: Event) -> None:
    seen.deck = seen.deck[:-1]
    seen.blind[seat] += (UNKNOWN,)


def _shelve(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.out_of_hand(seen, seat, event.public[0])
    moves.into_vault(seen, seat, event.public[0])


def _hire(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.hire(seen, seat, *event.public)


def _recruit(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.hire(seen, seat, event.public[0], FROM_DECK)


def _lay(seen: RomeState, seat: Seat, event: Event) -> None:
    card, site, out, source = event.public
    moves.lay(seen, seat, card, site, out > 0, source)


def _add(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.add(seen, seat, *event.public)


def _complete(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.complete(seen, seat, event.public[0])


def _look(seen: RomeState, seat: Seat, event: Event) -> None:
    seen.deck = seen.deck[:-1]
    seen.looked = event.private[0][1][0] if event.private else UNKNOWN


def _keep(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.into_hand(seen, seat, (seen.looked,))
    seen.looked = NOBODY


def _publish(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.publish(seen, seat, *event.public)


def _seize(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.seize(seen, seat, *event.public)


def _show(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.show(seen, seat, event.public[0])


def _give(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.hand_to_stock(seen, seat, *event.public)


def _stripped(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.strip(seen, seat, *event.public)


def _enslaved(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.enslave(seen, seat, *event.public)


def _raze(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.raze(seen, seat, *event.public)


def _recover(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.recover(seen, seat, event.public[0])


def _salvage(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.salvage(seen, seat, event.public[0])


def _clear(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.clear(seen)


def _sweep(seen: RomeState, seat: Seat, event: Event) -> None:
    moves.sweep(seen)


def _pass(seen: RomeState, seat: Seat, event: Event) -> None:
    """Vault cards of the turn are turned over; private is what their owner may still look at."""
    owners = {owner for owner, _ in event.private}
    for owner in range(seen.seats):
        if owner not in owners and not seen.house & VAULT_OPEN:
            seen.fresh[owner] = _mask(seen.fresh[owner])
    moves.new_turn(seen, seat)


def _surrender(seen: RomeState, seat: Seat, event: Event) -> None:
    seen.conceded |= 1 << seat


def _end(seen: RomeState, seat: Seat, event: Event) -> None:
    seen.ending, seen.winners = event.public


def _open(seen: RomeState, seat: Seat, event: Event) -> None:
    number, *cards = event.public
    seen.vault[seat], seen.blind[seat] = tuple(cards[:number]), tuple(cards[number:])


def _ask(seen: RomeState, seat: Seat, event: Event) -> None:
    seen.role, seen.crafted, *numbers = event.public
    seen.agenda = list(_frames(numbers))


def _frames(numbers: list[int]) -> Iterable[Frame]:
    at = 0
    while at < len(numbers):
        end = at + 1 + numbers[at]
        yield tuple(numbers[at + 1 : end])
        at = end


_FOLDS: dict[str, Callable[[RomeState, Seat, Event], None]] = {
    "turn": _nothing, "lead": _lead, "follow": _unit, "unit": _unit, "think": _nothing, "decline": _nothing,
    "discard": _discard, "discard_all": _discard, "jack": _jack, "draw": _draw, "perform": _nothing, "take": _take,
    "stow": _stow, "sell": _sell, "seal": _seal, "shelve": _shelve, "hire": _hire, "recruit": _recruit,
    "lay": _lay, "add": _add,
    "complete": _complete, "look": _look, "keep": _keep, "publish": _publish, "seize": _seize, "show": _show,
    "give": _give, "glory": _nothing, "immune": _nothing, "stripped": _stripped, "enslaved": _enslaved,
    "raze": _raze, "recover": _recover, "salvage": _salvage, "clear": _clear, "sweep": _sweep, "pass": _pass,
    "surrender": _surrender, "end": _end, "open": _open, "ask": _ask,
}  # fmt: skip

EVENT_KINDS = tuple(_FOLDS)
