"""The agenda: what is still to be done, as a stack of frames, and the answers that questions allow.

A frame is a tuple of ints whose first is its kind. Kinds below `STEPS` are questions: their second int is the seat that
is asked. The others are steps that the game carries out by itself. Everything in a frame is known to everybody.

A question is left out only when what everybody sees shows that it has one answer; so whoever may hold a board's
intrigue card, for all that the others know, is asked before that board, and not being asked tells nobody anything.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from game.engine.state import Action
from game.louis_xiv.components import (
    ANY,
    BOARDS,
    CHIPS,
    CHIPS_KEPT,
    CROWN,
    JOKER,
    MARKERS_PER_COLOUR,
    MISSION_COST,
    NEIGHBOURS,
    PILES,
    PLACE_MOST,
)

Frame = tuple[int, ...]
Actions = tuple[Action, ...]

# Questions
RECALL: Final = 0  # (seat, mission)
FREE: Final = 1  # (seat, mission, left)
INFLUENCE: Final = 2  # (seat)
INTRIGUE: Final = 3  # (seat, board)
TIES: Final = 4  # (seat, board)
BUY: Final = 5  # (seat, board, price)
ERRAND: Final = 6  # (seat, board)
MISSION: Final = 7  # (seat, place)
PILE: Final = 8  # (seat)
NAMES: Final = ("recall", "free", "influence", "intrigue", "ties", "buy", "errand", "mission", "pile")
PROMPTS: Final = tuple(f"louis_xiv.prompt.{name}" for name in NAMES)

# Steps; places count from the start player, users to others are bit masks of colours
STEPS: Final = 9
ROUND: Final = 9  # ()
SUPPLY: Final = 10  # (place, number of mission)
DEAL: Final = 11  # ()
START: Final = 12  # (place, number of mission)
TURNS: Final = 13  # (place)
SCORE: Final = 14  # (board)
PLOTS: Final = 15  # (board, place)
TIE_ROUND: Final = 16  # (board, place, users)
SALES: Final = 17  # (board, place, served, losers, flip, buyers)
CLEAR: Final = 18  # (board, losers, flip, first, others)
ERRANDS: Final = 19  # (board, place, first, others)
MISSION_ROUND: Final = 20  # (place)
END: Final = 21  # ()

# Bits of a state's `switches`: each stands for a rule that differs from the usual one (rules 18)
LEAVE_OLD: Final = 1
ZERO_PLACEMENT: Final = 2
INTRIGUE_ZERO: Final = 4
ERRAND_BEFORE_FLIP: Final = 8
BONUS_AS_KIND: Final = 16
SINGLE_CHIP: Final = 32
PLACING_SWITCHES: Final = LEAVE_OLD | ZERO_PLACEMENT

PORTION: Final = 2
"""Free markers are put down two at a time, so that no question has too many answers."""

# Answers ----------------------------------------------------------------------------------------------------------

RECALLS: Final[Actions] = tuple(Action("recall", (n,)) for n in range(MARKERS_PER_COLOUR + 1))
TAKE: Final[Actions] = tuple(Action("take", (card,)) for card in range(JOKER + 1))
HOLD: Final = Action("hold")
CLAIM: Final = Action("claim")
WAIVE: Final = Action("waive")
BUY_IT: Final = Action("buy")
DECLINE: Final = Action("decline")
TIE_ANSWERS: Final[Actions] = (CLAIM, WAIVE)
BUY_ANSWERS: Final[Actions] = (BUY_IT, DECLINE)
TAKE_PILE: Final[Actions] = tuple(Action("pile", (shade,)) for shade in PILES)
KEEPS: Final[Actions] = tuple(
    Action("keep", kept)
    for kept in sorted(
        kept for number in range(CHIPS_KEPT + 1) for kept in combinations_with_replacement(CHIPS, number)
    )
)


@cache
def plots(board: int, general: int, personal: int, none: bool) -> tuple[Action, ...]:
    """Ways to play the intrigue card of a board with so many markers at hand, then not to play it.

    ("plot", (board, markers from the general, from the personal supply)).
    """
    ways = [(board, 0, 0)] if none else []
    ways += [(board, 0, n) for n in range(1, personal + 1)] + [(board, n, 0) for n in range(1, general + 1)]
    return (*(Action("plot", way) for way in ways), HOLD)


@cache
def spreads(verb: str, boards: tuple[int, ...], most: int) -> tuple[Action, ...]:
    """All ways to put 0 to `most` markers on some boards: (verb, a board for each marker, ascending)."""
    ways = (way for n in range(most + 1) for way in combinations_with_replacement(boards, n))
    return tuple(Action(verb, way) for way in sorted(ways))


def _fits(cost: tuple[int, int], pair: tuple[int, int]) -> bool:
    """Whether two chips pay for a mission: a crown stands for any chip, "?" takes any (rules 10)."""
    def pays(chip: int, wanted: int) -> bool:
        return wanted in (chip, ANY) or chip == CROWN

    return any(pays(one, cost[0]) and pays(other, cost[1]) for one, other in (pair, pair[::-1]))


COMPLETES: Final[tuple[Actions, ...]] = tuple(
    tuple(Action("complete", (mission, *pair)) for pair in combinations_with_replacement(CHIPS, 2) if _fits(cost, pair))
    for mission, cost in enumerate(MISSION_COST)
)
"""Ways to complete each mission: ("complete", (mission, chip, chip)) with the chips ascending."""

# Placing patterns (rules 8) -----------------------------------------------------------------------------------------

Pattern = tuple[int, ...]
"""Boards and numbers of markers in turn: (board, n, board, n ...)."""


def _person_patterns(board: int, most: int, old: int) -> list[Pattern]:
    """Final positions of 1 to `most` markers put on a board and moved on; `old` is a mask of boards where an older
    marker may be the one left behind."""
    found: dict[Pattern, Pattern] = {}
    for placed in range(1, most + 1):
        for moved in range(placed + (old >> board & 1)):
            for near in NEIGHBOURS[board] if moved else (board,):
                stay = (board, placed - moved, near, moved)
                _note(found, stay)
                if moved >= 2 or (moved and old >> near & 1):
                    for far in NEIGHBOURS[near]:
                        if far != board and far not in NEIGHBOURS[board]:
                            _note(found, (board, placed - moved, near, moved - 1, far, 1))
    return list(found.values())


def _note(found: dict[Pattern, Pattern], way: Pattern) -> None:
    """Keep a pattern, without boards that get nothing, unless its final position is there already."""
    pairs = [pair for pair in zip(way[::2], way[1::2], strict=True) if pair[1]]
    final = tuple(number for pair in sorted(pairs) for number in pair)
    found.setdefault(final, tuple(number for pair in pairs for number in pair))


def _joker_patterns(most: int) -> list[Pattern]:
    """One marker on any board, a second one there or on a neighbour."""
    patterns: list[Pattern] = [(board, 1) for board in range(BOARDS)]
    if most >= 2:
        patterns += [(board, 2) for board in range(BOARDS)]
        patterns += [(board, 1, near, 1) for board in range(BOARDS) for near in NEIGHBOURS[board] if board < near]
    return patterns


@cache
def placings(card: int, markers: int, old: int = 0) -> tuple[Action, ...]:
    """All ways to place with a card and so many markers in the personal supply: ("place", (card, *pattern)).

    `old`: boards with own markers on them, if these may be left behind (a rule switch), else 0.
    """
    most = min(markers, PLACE_MOST[card])
    patterns = _joker_patterns(most) if card == JOKER else _person_patterns(card, most, old)
    return tuple(Action("place", (card, *pattern)) for pattern in sorted(patterns))


PLACE_NONE: Final[Actions] = tuple(Action("place", (card,)) for card in range(JOKER + 1))
PLACINGS: Final[tuple[tuple[Actions, ...], ...]] = tuple(
    tuple(placings(card, markers) if markers else () for card in range(JOKER + 1))
    for markers in range(max(PLACE_MOST) + 1)
)
"""PLACINGS[markers][card] without the rule switches; more markers than a card can place change nothing."""
