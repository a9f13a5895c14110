"""The agenda: what is still to be done, as a stack of frames, and the answers that questions allow.

A frame is a tuple of ints whose first is its kind. Kinds below `STEPS` are questions: their second int is the seat that
is asked. The others are steps that the game carries out by itself. Everything in a frame is known to everybody.

A question is left out only when what everybody sees shows that it has one answer; so whoever may hold a board's
intrigue card, for all that the others know, is asked before that board, and not being asked tells nobody anything.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

from game.engine.protocol import Action
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

RECALL, FREE, INFLUENCE, INTRIGUE, TIES, BUY, ERRAND, MISSION, PILE = range(9)
"""Questions. (RECALL, seat, mission), (FREE, seat, mission, left), (INFLUENCE, seat), (INTRIGUE, seat, board),
(TIES, seat, board), (BUY, seat, board, price), (ERRAND, seat, board), (MISSION, seat, place), (PILE, seat)."""
NAMES = ("recall", "free", "influence", "intrigue", "ties", "buy", "errand", "mission", "pile")
PROMPTS = tuple(f"louis_xiv.prompt.{name}" for name in NAMES)

STEPS = len(NAMES)
(
    ROUND, SUPPLY, DEAL, START, TURNS, SCORE, PLOTS, TIE_ROUND, SALES, CLEAR, ERRANDS, MISSION_ROUND, END,
) = range(STEPS, STEPS + 13)
"""Steps. Places count from the start player. (ROUND,), (SUPPLY, place, number of mission), (DEAL,), (START, place,
number of mission), (TURNS, place), (SCORE, board), (PLOTS, board, place), (TIE_ROUND, board, place, users),
(SALES, board, place, served, losers, flip, buyers), (CLEAR, board, losers, flip, first, others),
(ERRANDS, board, place, first, others), (MISSION_ROUND, place), (END,); users to others are bit masks of colours."""

(
    LEAVE_OLD, ZERO_PLACEMENT, INTRIGUE_ZERO, ERRAND_BEFORE_FLIP, BONUS_AS_KIND, SINGLE_CHIP,
) = (1 << bit for bit in range(6))
"""Bits of a state's `switches`: each stands for a rule that differs from the usual one (rules 18)."""
PLACING_SWITCHES = LEAVE_OLD | ZERO_PLACEMENT

PORTION = 2
"""Free markers are put down two at a time, so that no question has too many answers."""

# Answers ----------------------------------------------------------------------------------------------------------

RECALLS = tuple(Action("recall", (n,)) for n in range(MARKERS_PER_COLOUR + 1))
TAKE = tuple(Action("take", (card,)) for card in range(JOKER + 1))
HOLD = Action("hold")
CLAIM, WAIVE = Action("claim"), Action("waive")
BUY_IT, DECLINE = Action("buy"), Action("decline")
TIE_ANSWERS = (CLAIM, WAIVE)
BUY_ANSWERS = (BUY_IT, DECLINE)
TAKE_PILE = tuple(Action("pile", (shade,)) for shade in PILES)
KEEPS = tuple(
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


COMPLETES: tuple[tuple[Action, ...], ...] = tuple(
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


PLACE_NONE = tuple(Action("place", (card,)) for card in range(JOKER + 1))
PLACINGS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(placings(card, markers) if markers else () for card in range(JOKER + 1))
    for markers in range(max(PLACE_MOST) + 1)
)
"""PLACINGS[markers][card] without the rule switches; more markers than a card can place change nothing."""
