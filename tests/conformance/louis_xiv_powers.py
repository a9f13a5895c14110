"""Louis XIV: which missions, intrigue cards and boards had their effect in a decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from random import Random
from typing import cast

from game.engine.protocol import Action, Event, Seat, State
from game.louis_xiv.components import BOARDS, DATA, MISSION_ID
from game.louis_xiv.missions import lay_open
from game.louis_xiv.state import LouisState

KIND = [mission.power for mission in DATA.missions]
IN_SUPPLY = ("coins", "coats", "cards", "intrigue")
"""Powers that give something in every supply phase."""

POWERS = frozenset((
    *(f"mission {id_}" for id_ in MISSION_ID),
    *(f"intrigue {board + 1}" for board in range(BOARDS)),
    *(f"board {board + 1} {side}" for board in range(BOARDS) for side in ("red", "black")),
))


def fired(
    before: State, action: Action, events: Sequence[Event], after: State, wanted: Collection[str]
) -> Iterator[str]:
    """Completed missions that gave or saved something, intrigue cards played, sides of boards that gave a reward."""
    state = cast(LouisState, before)
    done = [(seat, mission) for seat in range(state.seats) for mission in state.done[seat]]
    for event in events:
        if event.kind == "plot":
            yield f"intrigue {event.public[0] + 1}"
        elif event.kind == "recall" and event.public[0]:
            yield _mission(event.public[1])
        elif event.kind == "free" and event.public[1:]:
            yield _mission(event.public[0])
        elif event.kind == "buy":
            yield from _bought(state, event, done)
        elif event.kind in ("leads", "second") or (event.kind == "reach" and len(event.public) > 2):
            yield _side(state, event.public[0])
        elif event.kind == "ahead" and event.public[1]:
            yield from (_mission(one) for seat, one in done if seat == event.seat and KIND[one] == "win_ties")
        elif event.kind == "round":
            yield from (_mission(one) for _, one in done if KIND[one] in IN_SUPPLY)


def _mission(mission: int) -> str:
    return f"mission {MISSION_ID[mission]}"


def _side(state: LouisState, board: int) -> str:
    return f"board {board + 1} {('red', 'black')[state.side(board)]}"


def _bought(state: LouisState, event: Event, done: list[tuple[Seat, int]]) -> Iterator[str]:
    board, price = event.public
    yield _side(state, board)
    if price < state.number(board):
        yield from (_mission(one) for seat, one in done if seat == event.seat and KIND[one] == "discount")


def later(state: State, rng: Random) -> None:
    """Everybody has completed missions off the piles."""
    game = cast(LouisState, state)
    for seat in range(game.seats):
        for _ in range(3):
            shade = rng.choice([shade for shade, pile in enumerate(game.piles) if pile])
            mission = game.piles[shade][-1]
            game.piles[shade] = game.piles[shade][:-1]
            lay_open(game, seat, mission)
