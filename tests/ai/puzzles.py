"""Positions with a known best move, and what the levels that search make of them."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from random import Random
from typing import NamedTuple

from game.ai.levels import level_of
from game.engine.protocol import Action, AnyRules, State

SEARCHES = (("medium@200", 1), ("medium@200", 2), ("hard@500", 1))
"""Levels and seeds."""


class Puzzle(NamedTuple):
    """A position and patterns, with * and ?, of moves: a good one must be chosen, no bad one may be."""

    story: str
    state: Callable[[], State]
    good: tuple[str, ...] = ()
    bad: tuple[str, ...] = ()


def ids(puzzle: Puzzle) -> str:
    return puzzle.story


def chosen(rules: AnyRules, state: State, level: str, seed: int) -> Action:
    """What a level does in a position; it is shown no more than the seat that decides may see."""
    decision = state.decision()
    assert decision is not None
    return level_of(level)(rules, rules.observe(state, decision.seat), decision.seat, Random(seed))


def check(puzzle: Puzzle, rules: AnyRules, written: Callable[[State, Action], str]) -> None:
    """Every search finds a good move or keeps off the bad ones."""
    for level, seed in SEARCHES:
        state = puzzle.state()
        move = written(state, chosen(rules, state, level, seed))
        assert is_right(puzzle, move), f"{level}, seed {seed}: {puzzle.story}: {move}"


def is_right(puzzle: Puzzle, move: str) -> bool:
    good = any(fnmatchcase(move, pattern) for pattern in puzzle.good) or not puzzle.good
    return good and not any(fnmatchcase(move, pattern) for pattern in puzzle.bad)
