"""A turn (rules 5, 7, 12): the leader thinks or leads, the others follow or think; at its end played cards go away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from game.engine.protocol import NOBODY, Action, Event, Sink
from game.glory_to_rome import moves, thinking
from game.glory_to_rome.components import JACK, MATERIAL, MATERIALS
from game.glory_to_rome.ending import changed
from game.glory_to_rome.frames import (
    ACADEMIES,
    DONE,
    END_TURN,
    FOLLOW,
    FOLLOW_CARD,
    FOLLOWS_FROM,
    LEAD_BY,
    LEAD_CARD,
    NEW_TURN,
    ONE_CRANE_CARD,
    PERFORMS_FROM,
    RECOVER,
    RECOVER_JACK,
    SALVAGE,
    SALVAGE_CARD,
    SENATE,
    SENATES_FROM,
    SEWER,
    SEWERS,
    THINK_NOW,
    UNIT,
    UNIT_CARD,
    VAULT_HIDDEN,
    Actions,
    Frame,
)

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

Sets = tuple[tuple[int, Actions], ...]
"""Cards that may be played together for any role, ascending: the lowest card, and the actions of playing them."""
TO_FOLLOW: Final = MATERIALS
ANOTHER: Final = MATERIALS + 1
"""Where the actions of a set stand: to lead by role, then to follow, then as another unit."""

# Units (rules 7) --------------------------------------------------------------------------------------------------


def _sets(state: RomeState, seat: int) -> Sets:
    """Order cards that may be played together for any role: a petition, with a Circus a pair. Ascending."""
    hand, petition, pairs = state.hands[seat], state.petition, state.kit(seat).pairs_as_jack
    fewest = 2 if pairs else petition
    found: Sets = ()
    first, size = 0, len(hand)
    while first < size:  # a hand is sorted, so by material too
        end = first + 1
        if hand[first] >= 0:
            material = MATERIAL[hand[first]]
            while end < size and MATERIAL[hand[end]] == material:
                end += 1
            if end - first >= fewest:
                found += _sets_of(hand[first:end], petition, pairs)
        first = end
    return found


@lru_cache(maxsize=1 << 13)
def _sets_of(cards: tuple[int, ...], petition: int, pairs: bool) -> Sets:
    """The sets of cards of one material."""
    found = set(combinations(cards, petition))
    if pairs:
        found.update(combinations(cards, 2))
    return tuple([(one[0], _plays(one)) for one in sorted(found)])


_PLAYS: Final[dict[tuple[int, ...], Actions]] = {}


def _plays(cards: tuple[int, ...]) -> Actions:
    """The actions of playing a set, made once."""
    actions = _PLAYS.get(cards)
    if actions is None:
        leads = [Action("lead", (role, *cards)) for role in range(MATERIALS)]
        actions = (*leads, Action("follow", cards), Action("unit", cards))
        _PLAYS[cards] = actions
    return actions


def _add_units(
    found: list[Action], state: RomeState, seat: int, role: int, any_card: int, sets: Sets, table: Actions, use: int
) -> None:
    """All units for a role, ascending: single cards and sets by their cards, then a Jack.

    `table` has the actions of single cards, `use` is the place of those of a set.
    """
    strange = any_card >> role & 1
    at, last = 0, NOBODY
    for card in state.hands[seat]:
        if card >= 0 and card != last and (strange or MATERIAL[card] == role):
            while at < len(sets) and sets[at][0] < card:
                found.append(sets[at][1][use])
                at += 1
            found.append(table[card])
            last = card
    while at < len(sets):
        found.append(sets[at][1][use])
        at += 1
    if state.jacks[seat]:
        found.append(table[JACK])


def _may_have_unit(state: RomeState, seat: int, role: int, any_card: int) -> bool:
    """Whether a seat has a unit for a role, as far as the others know."""
    if state.jacks[seat] or state.hides_card(seat):
        return True
    strange = any_card >> role & 1
    for card in state.hands[seat]:
        if card >= 0 and (strange or MATERIAL[card] == role):
            return True
    return len(_sets(state, seat)) > 0


def _any_card(state: RomeState, seat: int) -> int:
    """Mask of roles for which any card may be played now."""
    mask = state.kit(seat).any_card_for
    if mask and state.switches & ONE_CRANE_CARD and state.units[seat]:
        strange = sum(MATERIAL[card] != state.role for card in state.played[seat])
        if strange % state.petition:
            return 0
    return mask


def _play(state: RomeState, seat: int, cards: tuple[int, ...]) -> None:
    moves.play(state, seat, cards)
    if state.kit(seat).many_units and _may_have_unit(state, seat, state.role, _any_card(state, seat)):
        state.agenda.append((UNIT, seat, state.role))


# Leading and following --------------------------------------------------------------------------------------------


def begin(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """A new turn: the leader is asked, or thinks if there is nothing in the hand."""
    seat = state.leader
    if emit is not None:
        emit(Event("turn", seat))
    if state.hands[seat] or state.jacks[seat]:
        state.agenda.append(LEAD_BY[seat])
    else:
        lead(state, LEAD_BY[seat], THINK_NOW, emit)


def lead_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    sets, any_card = _sets(state, seat), state.kit(seat).any_card_for
    found: list[Action] = []
    if any_card or sets:
        for role in range(MATERIALS):
            _add_units(found, state, seat, role, any_card, sets, LEAD_CARD[role], role)
    else:
        _add_leads(found, state.hands[seat], state.jacks[seat] > 0)
    found.append(THINK_NOW)
    return found


def _add_leads(found: list[Action], hand: tuple[int, ...], jack: bool) -> None:
    """The units to lead where every card is one of its own role alone: a hand is sorted, so by role too."""
    role, last = 0, NOBODY
    for card in hand:
        if card < 0 or card == last:
            continue
        last = card
        while role < MATERIAL[card]:
            if jack:
                found.append(LEAD_CARD[role][JACK])
            role += 1
        found.append(LEAD_CARD[role][card])
    while jack and role < MATERIALS:
        found.append(LEAD_CARD[role][JACK])
        role += 1


def lead(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    state.agenda.append(SENATES_FROM[0])
    if action is THINK_NOW:
        _think(state, seat, emit)
        return
    state.role = action.args[0]
    state.agenda.append(PERFORMS_FROM[0])
    state.agenda.append(FOLLOWS_FROM[1])
    if emit is not None:
        emit(Event("lead", seat, action.args))
    _play(state, seat, action.args[1:])


def _think(state: RomeState, seat: int, emit: Sink | None) -> None:
    if emit is not None:
        emit(Event("think", seat))
    thinking.begin(state, seat, 0, emit)


def next_follower(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The next seat is asked, or thinks where everybody sees that it has nothing to follow with."""
    place = frame[1]
    if place == state.seats:
        return
    state.agenda.append(FOLLOWS_FROM[place + 1])
    seat = (state.leader + place) % state.seats
    if _may_have_unit(state, seat, state.role, state.kit(seat).any_card_for):
        state.agenda.append((FOLLOW, seat, state.role))
    else:
        _think(state, seat, emit)


def follow_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    _, seat, role = frame
    found: list[Action] = []
    _add_units(found, state, seat, role, state.kit(seat).any_card_for, _sets(state, seat), FOLLOW_CARD, TO_FOLLOW)
    found.append(THINK_NOW)
    return found


def follow(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is THINK_NOW:
        _think(state, seat, emit)
        return
    if emit is not None:
        emit(Event("follow", seat, action.args))
    _play(state, seat, action.args)


def unit_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    _, seat, role = frame
    found = [DONE]
    _add_units(found, state, seat, role, _any_card(state, seat), _sets(state, seat), UNIT_CARD, ANOTHER)
    return found


def unit(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is DONE:
        return
    if emit is not None:
        emit(Event("unit", seat, action.args))
    _play(state, seat, action.args)


# The end of a turn (rules 12) -------------------------------------------------------------------------------------


def next_senate(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """First the seats that may take opponents' Jacks, then the other Jacks go to the supply.

    Where nobody has a function for the end of a turn, the whole of it is done here.
    """
    quiet = True
    for seat in range(state.seats):
        quiet = quiet and not state.kit(seat).ends_turn
    if quiet:
        _put_away_jacks(state, emit)
        _put_away_cards(state, emit)
        finish(state, frame, emit)
        return
    for place in range(frame[1], state.seats):
        seat = (state.leader + place) % state.seats
        if state.kit(seat).recovers_jacks:
            state.agenda.append(SENATES_FROM[place + 1])
            state.agenda.append((RECOVER, seat))
            return
    _put_away_jacks(state, emit)
    state.agenda.append((SEWERS, 0))


def _put_away_jacks(state: RomeState, emit: Sink | None) -> None:
    if emit is not None and any(state.played_jacks):
        emit(Event("clear", NOBODY))
    moves.clear(state)


def _put_away_cards(state: RomeState, emit: Sink | None) -> None:
    if emit is not None and any(state.played):
        emit(Event("sweep", NOBODY))
    moves.sweep(state)


def senate_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    if len(senate_answers(state, frame)) > 1:
        state.agenda.append((SENATE, frame[1]))


def senate_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    owners = [RECOVER_JACK[other] for other in range(state.seats) if other != frame[1] and state.played_jacks[other]]
    return (DONE, *owners)


def senate(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is DONE:
        return
    seat, owner = frame[1], action.args[0]
    moves.recover(state, seat, owner)
    if emit is not None:
        emit(Event("recover", seat, (owner,)))
    state.agenda.append((RECOVER, seat))


def next_sewer(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """First the seats that may keep their played cards, then the other cards go to the pool."""
    for place in range(frame[1], state.seats):
        seat = (state.leader + place) % state.seats
        if state.played[seat] and state.kit(seat).keeps_played:
            state.agenda.append((SEWERS, place + 1))
            state.agenda.append((SALVAGE, seat))
            return
    _put_away_cards(state, emit)
    state.agenda.append((ACADEMIES, 0))


def sewer_step(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    if state.played[frame[1]]:
        state.agenda.append((SEWER, frame[1]))


def sewer_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    return (DONE, *(SALVAGE_CARD[card] for card in sorted(set(state.played[frame[1]]))))


def sewer(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is DONE:
        return
    seat, card = frame[1], action.args[0]
    moves.salvage(state, seat, card)
    if emit is not None:
        emit(Event("salvage", seat, (card,)))
    if not changed(state, emit):
        state.agenda.append((SALVAGE, seat))


def next_academy(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    """The seats that may think after a turn with certain actions of theirs; then the turn is over."""
    if state.crafted:
        for place in range(frame[1], state.seats):
            seat = (state.leader + place) % state.seats
            roles = state.kit(seat).thinks_after_turn
            if any(roles >> role & 1 and state.crafted >> role * state.seats + seat & 1 for role in range(MATERIALS)):
                state.agenda.append((ACADEMIES, place + 1))
                thinking.begin(state, seat, 1, emit)
                return
    state.agenda.append((END_TURN,))


def finish(state: RomeState, frame: Frame, emit: Sink | None) -> None:
    following = (state.leader + 1) % state.seats
    if emit is not None:
        fresh = [(seat, cards) for seat, cards in enumerate(state.fresh) if cards and not state.house & VAULT_HIDDEN]
        emit(Event("pass", following, (), tuple(fresh)))
    moves.new_turn(state, following)
    state.agenda.append(NEW_TURN)
