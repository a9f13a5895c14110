"""Phase 4, missions (rules 10): completing with two chips, a new mission at once, at most one chip kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from game.engine.protocol import UNKNOWN, Action, Event, Sink
from game.louis_xiv.components import CHIPS, CHIPS_KEPT, COATS_PER_CHIP, MISSION_SHADE, MISSION_WANTS, PILES, ROUNDS
from game.louis_xiv.frames import (
    COMPLETES,
    END,
    KEEPS,
    MISSION,
    MISSION_ROUND,
    PILE,
    ROUND,
    SINGLE_CHIP,
    TAKE_PILE,
    Frame,
)
from game.louis_xiv.powers import POWERS

if TYPE_CHECKING:
    from game.louis_xiv.state import LouisState

KINDS: Final = len(CHIPS)
SHADES: Final = len(PILES)


def next_turn(state: LouisState, frame: Frame, emit: Sink | None) -> None:
    """The next seat with chips to decide about; after the last one the round, or the game, is over."""
    place = frame[1]
    seats = state.seats
    enough = fewest_chips(state)
    for at in range(place, seats):
        seat = (state.start + at) % seats
        if sum(state.chips[seat * KINDS : (seat + 1) * KINDS]) >= enough:
            state.agenda.append((MISSION, seat, at))
            return
    if state.round + 1 == ROUNDS:
        state.agenda.append((END,))
        return
    state.round += 1
    state.start = (state.start + 1) % seats
    state.agenda.append((ROUND,))


def fewest_chips(state: LouisState) -> int:
    """With fewer chips than these there is nothing to decide: a mission costs two, and one may be kept."""
    return 1 if state.switches & SINGLE_CHIP or not CHIPS_KEPT else 2


def wanted(missions: Sequence[int]) -> int:
    """The chips that missions cost, hidden ones left out; a mask as in MISSION_WANTS."""
    mask = 0
    for mission in missions:
        if mission != UNKNOWN:
            mask |= MISSION_WANTS[mission]
    return mask


def mission_answers(state: LouisState, frame: Frame) -> Sequence[Action]:
    """Each mission in hand with each fitting pair of chips; then which chips to keep when stopping."""
    seat = frame[1]
    base = seat * KINDS
    chips = state.chips
    answers: list[Action] = []
    for pile in state.missions[seat * SHADES : (seat + 1) * SHADES]:
        for mission in pile:
            for action in COMPLETES[mission]:
                _, one, other = action.args
                if chips[base + one] > (one == other) and chips[base + other]:
                    answers.append(action)
    return answers + [action for action in KEEPS if _has(chips, base, action.args)]


def _has(chips: list[int], base: int, wanted: tuple[int, ...]) -> bool:
    for kind in wanted:  # noqa: SIM110 - a generator is slow in a compiled build
        if chips[base + kind] < wanted.count(kind):
            return False
    return True


def answer(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    if action.verb == "complete":
        _complete(state, frame, action.args, emit)
    else:
        _stop(state, frame, action.args, emit)


def _complete(state: LouisState, frame: Frame, args: tuple[int, ...], emit: Sink | None) -> None:
    """Two chips go back, the mission lies open, a new one is drawn at once."""
    _, seat, place = frame
    mission = args[0]
    for chip in args[1:]:
        state.chips[seat * KINDS + chip] -= 1
        state.stock[chip] += 1
    lay_open(state, seat, mission)
    if emit is not None:
        emit(Event("complete", seat, args))
    state.agenda.append((MISSION_ROUND, place))
    piles = [shade for shade in PILES if state.piles[shade]]
    if len(piles) == 1:
        draw_mission(state, seat, piles[0], emit)
    elif piles:
        state.agenda.append((PILE, seat))


def lay_open(state: LouisState, seat: int, mission: int) -> None:
    """A mission goes from the hand to the completed ones."""
    at = seat * SHADES + MISSION_SHADE[mission]
    state.missions[at] = tuple(other for other in state.missions[at] if other != mission)
    state.done[seat] += (mission,)
    if POWERS[mission].wins_ties:
        state.tie_owners |= 1 << seat


def draw_mission(state: LouisState, seat: int, shade: int, emit: Sink | None) -> None:
    card = state.piles[shade][-1]
    state.piles[shade] = state.piles[shade][:-1]
    at = seat * SHADES + shade
    state.missions[at] = tuple(sorted((*state.missions[at], card)))
    if emit is not None:
        emit(Event("mission", seat, (shade,), ((seat, (card,)),)))


def pile_answers(state: LouisState, _frame: Frame) -> Sequence[Action]:
    return [TAKE_PILE[shade] for shade in PILES if state.piles[shade]]


def take_from_pile(state: LouisState, frame: Frame, action: Action, emit: Sink | None) -> None:
    draw_mission(state, frame[1], action.args[0], emit)


def _stop(state: LouisState, frame: Frame, kept: tuple[int, ...], emit: Sink | None) -> None:
    """All chips but those kept go back; each brings a coat of arms."""
    _, seat, place = frame
    returned: list[int] = []
    for chip in CHIPS:
        number = state.chips[seat * KINDS + chip] - kept.count(chip)
        state.chips[seat * KINDS + chip] -= number
        state.stock[chip] += number
        returned += [chip] * number
    if returned and emit is not None:
        emit(Event("return", seat, tuple(returned)))
    state.draw_coats(seat, COATS_PER_CHIP * len(returned), emit)
    state.agenda.append((MISSION_ROUND, place + 1))
