"""Craftsman and Architect (rules 9.2 to 9.4): foundations, materials, completion, Fountain, Prison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.engine.protocol import Action, Event, Sink
from game.glory_to_rome import clients, moves
from game.glory_to_rome.components import ARCHITECT, CARDS, CRAFTSMAN, DECKS, MATERIAL, MATERIALS, STONE, VALUE
from game.glory_to_rome.ending import changed, drawn, finish, site_taken
from game.glory_to_rome.frames import (
    ADD_CARD,
    BUILD,
    BUILDING,
    BY_CATACOMB,
    CRAFTING,
    EXTENDS,
    FETCH,
    FOUNTAIN,
    FROM_HAND,
    FROM_LOOK,
    FROM_POOL,
    FROM_STOCK,
    IMPERIUM,
    KEEP,
    KEEP_IS_CRAFT,
    LAY,
    LAY_OUT,
    OUTSKIRTS_ANY_TIME,
    PRISON_FIRES_NOTHING,
    PRISON_REPEATS,
    ROAD_NOT_STATUE,
    SEIZE,
    SKIP,
    UNFINISHED,
    USE_FOUNTAIN,
    VILLA_STONE_ONLY,
    Frame,
    Structure,
    Table,
)
from game.glory_to_rome.powers import POWERS, Kit

if TYPE_CHECKING:
    from game.glory_to_rome.state import RomeState

ALONE: Final = -1
"""Stands for the role of a second action where there was none."""

# What may be laid and added ---------------------------------------------------------------------------------------


def _sites(state: RomeState, seat: int, role: int) -> tuple[int, int]:
    """Masks of the sites in town, and of those out of town that may be used now."""
    town = out = 0
    for site in range(MATERIALS):
        if state.town[site]:
            town |= 1 << site
        if state.outskirts[site]:
            out |= 1 << site
    if out and not state.switches & OUTSKIRTS_ANY_TIME:
        out &= ~town
    if out and not state.kit(seat).cheap_outskirts and not clients.has_second(state, seat, role):
        out = 0
    return town, out


def _kinds_in(camp: tuple[Structure, ...]) -> int:
    """Mask of the buildings in a camp."""
    kinds = 0
    for structure in camp:
        kinds |= 1 << structure[0]
    return kinds


def _foundations(cards: tuple[int, ...], camp: tuple[Structure, ...], sites: tuple[int, int]) -> list[Action]:
    """All foundations that may be laid of some cards in ascending order; `sites` are masks, in town and out of it."""
    own = _kinds_in(camp)
    found: list[Action] = []
    _add_foundations(found, LAY, cards, own, sites[0])
    _add_foundations(found, LAY_OUT, cards, own, sites[1])
    return found


def _add_foundations(found: list[Action], table: Table, cards: tuple[int, ...], own: int, sites: int) -> None:
    last = -1
    for card in cards if sites else ():
        if card < 0 or card == last or own >> card & 1:
            continue
        last = card
        if POWERS[card].any_site:
            found += [table[card][site] for site in range(MATERIALS) if sites >> site & 1]
        elif sites >> MATERIAL[card] & 1:
            found.append(table[card][MATERIAL[card]])


def fits(material: int, kind: int, site: int, kit: Kit, switches: int) -> bool:
    """Whether a material may be added to a structure (rules 9.4)."""
    if material == site or POWERS[kind].also_takes >> material & 1:
        return True
    if kit.fits_everywhere >> material & 1:
        return True
    if kit.takes_anything >> site & 1:
        return not (switches & ROAD_NOT_STATUE and POWERS[kind].any_site)
    return False


def _cards(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each known card once, with its material."""
    found: list[tuple[int, int]] = []
    last = -1
    for card in cards:
        if card >= 0 and card != last:
            found.append((card, MATERIAL[card]))
            last = card
    return found


def _materials(piles: list[tuple[int, ...]], base: int = 0) -> list[tuple[int, int]]:
    """Each material of which there is a card, twice: that is how it is named, and what it is."""
    return [(material, material) for material in range(MATERIALS) if piles[base + material]]


def _unfinished(camp: tuple[Structure, ...]) -> list[Structure]:
    """The structures that are not complete, in the order of their buildings."""
    if not camp:
        return []
    found = [structure for structure in camp if structure[3] == UNFINISHED]
    return sorted(found) if len(found) > 1 else found


def _additions(
    state: RomeState, seat: int, role: int, things: list[tuple[int, int]], table: Table, structures: list[Structure]
) -> list[Action]:
    """All ways to add one of the things, which are names and materials, to a structure.

    A third argument 1 of an action: completing it thereby.
    """
    kit, switches = state.kit(seat), state.switches
    found: list[Action] = []
    for name, material in things:
        for kind, site, materials, _ in structures:
            normal = fits(material, kind, site, kit, switches)
            if normal:
                found.append(table[name][kind])
            if kit.completes_with >> material & 1:
                last = len(materials) + 1 >= VALUE[site] or is_quick(material, kind, role, switches)
                if not (normal and last):
                    found.append(Action(table[name][kind].verb, (name, kind, 1)))
    return found


def is_quick(material: int, kind: int, role: int, switches: int) -> bool:
    """Whether one legal material completes the structure in an action of this role (Villa)."""
    if not POWERS[kind].quick_by >> role & 1:
        return False
    return material == STONE or not switches & VILLA_STONE_ONLY


# Craftsman and Architect ------------------------------------------------------------------------------------------


def _takes_some_card(state: RomeState, seat: int, role: int) -> bool:
    """Whether there is any card of the deck that could be laid in the action on top, or as Craftsman be added."""
    camp = state.camps[seat]
    if role == CRAFTSMAN and _unfinished(camp):
        return True
    town, out = _sites(state, seat, role)
    sites, own = town | out, _kinds_in(camp)
    if sites:
        for card in _KINDS[state.house & IMPERIUM > 0]:
            if not own >> card & 1 and (sites >> MATERIAL[card] & 1 or POWERS[card].any_site):
                return True
    return False


def _may_use_hand(state: RomeState, seat: int, role: int) -> bool:
    """Whether the others must reckon with a card in the hand for the action on top: then the seat is asked anyway."""
    return state.hides_card(seat) and _takes_some_card(state, seat, role)


_KINDS: Final = tuple(tuple(sorted(set(CARDS[deck]))) for deck in DECKS)
"""The buildings of each deck."""


def begin_craftsman(state: RomeState, seat: int, emit: Sink | None) -> None:
    frame = (CRAFTING, seat)
    state.agenda.append(frame)
    if not _may_use_hand(state, seat, CRAFTSMAN) and len(craftsman_answers(state, frame)) == 1:
        state.agenda.pop()


def begin_architect(state: RomeState, seat: int, emit: Sink | None) -> None:
    frame = (BUILDING, seat)
    state.agenda.append(frame)
    if not _may_use_hand(state, seat, ARCHITECT) and len(architect_answers(state, frame)) == 1:
        state.agenda.pop()
        architect(state, frame, SKIP, emit)


def craftsman_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    hand, camp = state.hands[seat], state.camps[seat]
    found = _foundations(hand, camp, _sites(state, seat, CRAFTSMAN))
    structures = _unfinished(camp)
    if structures:
        found += _additions(state, seat, CRAFTSMAN, _cards(hand), ADD_CARD, structures)
    if state.kit(seat).crafts_from_deck:
        found.append(USE_FOUNTAIN)
    found.append(SKIP)
    return found


def architect_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    camp = state.camps[seat]
    found = _foundations(state.hands[seat], camp, _sites(state, seat, ARCHITECT))
    structures = _unfinished(camp)
    if structures:
        stock = _materials(state.stock, seat * MATERIALS)
        found += _additions(state, seat, ARCHITECT, stock, BUILD, structures)
        if state.kit(seat).builds_from_pool:
            found += _additions(state, seat, ARCHITECT, _materials(state.pool), FETCH, structures)
    found.append(SKIP)
    return found


def craftsman(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is SKIP:
        return
    if action is USE_FOUNTAIN:
        state.looked = state.deck[-1]
        state.deck = state.deck[:-1]
        if emit is not None:
            emit(Event("look", seat, (), ((seat, (state.looked,)),)))
        state.agenda.append((FOUNTAIN, seat))
        if not _takes_some_card(state, seat, CRAFTSMAN):
            fountain(state, state.agenda.pop(), KEEP, emit)
        return
    _note(state, seat, CRAFTSMAN)
    _extend(state, seat, _use(state, seat, action, CRAFTSMAN, FROM_HAND, emit) == ARCHITECT)


def architect(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    """The normal part of an Architect action, with the Stairway steps put below all that it causes."""
    seat, below = frame[1], len(state.agenda)
    if action is SKIP:
        _extend(state, seat, 1)
        return
    _note(state, seat, ARCHITECT)
    second = _use(state, seat, action, ARCHITECT, _ARCHITECT_SOURCE[action.verb], emit)
    if second == ALONE:
        _extend(state, seat, 1, below)
    else:
        _extend(state, seat, 1 + (second == ARCHITECT))


def _extend(state: RomeState, seat: int, steps: int, below: int | None = None) -> None:
    """Put so many Stairway steps on the agenda, at the place `below` or on top."""
    if steps and state.kit(seat).extends:
        at = len(state.agenda) if below is None else below
        state.agenda[at:at] = [(EXTENDS, seat)] * steps


_ARCHITECT_SOURCE: Final[dict[str, int]] = {
    "lay": FROM_HAND, "lay_out": FROM_HAND, "build": FROM_STOCK, "fetch": FROM_POOL,
}


def _note(state: RomeState, seat: int, role: int) -> None:
    state.crafted |= 1 << role * state.seats + seat


def _use(state: RomeState, seat: int, action: Action, role: int, source: int, emit: Sink | None) -> int:
    """Lay a foundation or add a material; materials of stockpile and pool are named by material.

    The role of the second action that a site out of town has cost, ALONE if there was none.
    """
    if action.verb == "lay" or action.verb == "lay_out":
        return _lay(state, seat, action, source, emit)
    card, kind = action.args[0], action.args[1]
    if source == FROM_STOCK:
        card = state.stock[seat * MATERIALS + card][-1]
    elif source == FROM_POOL:
        card = state.pool[card][-1]
    _add(state, seat, card, kind, len(action.args) > 2, role, source, emit)
    return ALONE


def _lay(state: RomeState, seat: int, action: Action, source: int, emit: Sink | None) -> int:
    card, site = action.args
    out, second = action.verb == "lay_out", ALONE
    if out and not state.kit(seat).cheap_outskirts:
        second = clients.spend_second(state, seat)
    moves.lay(state, seat, card, site, out, source)
    if emit is not None:
        emit(Event("lay", seat, (card, site, int(out), source)))
    if out:
        changed(state, emit)
    else:
        site_taken(state, emit)
    return second


def _add(
    state: RomeState, seat: int, card: int, kind: int, whole: bool, role: int, source: int, emit: Sink | None
) -> None:
    structure = moves.add(state, seat, card, kind, source)
    if emit is not None:
        emit(Event("add", seat, (card, kind, source)))
    if changed(state, emit):
        return
    if whole or len(structure[2]) >= VALUE[structure[1]] or is_quick(MATERIAL[card], kind, role, state.switches):
        moves.complete(state, seat, kind)
        if emit is not None:
            emit(Event("complete", seat, (kind, structure[1])))
        if changed(state, emit):
            return
        if POWERS[kind].ends_game:
            finish(state, BY_CATACOMB, 0, emit)
        elif state.deck:
            POWERS[kind].on_complete(state, seat, False, emit)


# Fountain (rules 11.6) --------------------------------------------------------------------------------------------


def fountain_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    if state.looked < 0:
        return (KEEP,)
    cards, camp = (state.looked,), state.camps[seat]
    return [
        *_foundations(cards, camp, _sites(state, seat, CRAFTSMAN)),
        *_additions(state, seat, CRAFTSMAN, _cards(cards), ADD_CARD, _unfinished(camp)), KEEP,
    ]


def fountain(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    seat = frame[1]
    if action is KEEP:
        if state.switches & KEEP_IS_CRAFT:
            _note(state, seat, CRAFTSMAN)
        moves.into_hand(state, seat, (state.looked,))
        state.looked = -1
        if emit is not None:
            emit(Event("keep", seat))
    else:
        _note(state, seat, CRAFTSMAN)
        _extend(state, seat, _use(state, seat, action, CRAFTSMAN, FROM_LOOK, emit) == ARCHITECT)
    if not state.ending:
        drawn(state, emit)


# Prison (rules 11.4) ----------------------------------------------------------------------------------------------


def prison_answers(state: RomeState, frame: Frame) -> Sequence[Action]:
    seat = frame[1]
    found: list[Action] = []
    for victim in range(state.seats):
        if victim != seat:
            kinds = {structure[0] for structure in state.camps[victim] if structure[3] != UNFINISHED}
            found += [
                SEIZE[victim][kind] for kind in sorted(kinds)
                if state.switches & PRISON_REPEATS or not state.owns(seat, kind)
            ]
    found.append(SKIP)
    return found


def prison(state: RomeState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action is SKIP:
        return
    seat = frame[1]
    victim, kind = action.args
    moves.seize(state, seat, victim, kind)
    if emit is not None:
        emit(Event("seize", seat, (victim, kind)))
    if not changed(state, emit) and not state.switches & PRISON_FIRES_NOTHING:
        POWERS[kind].on_complete(state, seat, True, emit)
