"""How fast the rules of a game run: random decisions, copies, and a fixed loop that tells the machine's own speed."""

from __future__ import annotations

import time
from random import Random

from game.engine.playout import play_out
from game.engine.protocol import AnyRules, State

ROUNDS = 5
"""Every figure is the best of so many."""


def measure(rules: AnyRules, seats: int = 2, seconds: float = 1.0) -> dict[str, float]:
    """Figures of one game in processor time; each round takes about `seconds`.

    `decisions_per_s` counts legal_actions + choice + apply in random games; `clone_us` is one copy of a position from
    the middle of a game; `calibration_ms` is a fixed loop of plain Python, to compare machines by.
    """
    rounds = range(ROUNDS)
    return {
        "decisions_per_s": round(max(_decisions_per_second(rules, seats, seconds, seed) for seed in rounds)),
        "clone_us": round(min(_clone_seconds(rules, seats) for _ in rounds) * 1e6, 3),
        "calibration_ms": round(min(_calibration_seconds() for _ in rounds) * 1e3, 2),
    }


def _decisions_per_second(rules: AnyRules, seats: int, seconds: float, seed: int) -> float:
    """Random games from new to end until the time is over; the making of new games is not counted."""
    rng = Random(seed)
    options = rules.options()
    decisions, spent = 0, 0.0
    while spent < seconds:
        state: State = rules.new(seats, options, rng.getrandbits(32))
        start = time.process_time()
        decisions += play_out(state, rng)
        spent += time.process_time() - start
    return decisions / spent


def _clone_seconds(rules: AnyRules, seats: int, copies: int = 20_000) -> float:
    state: State = rules.new(seats, rules.options(), 1)
    rng = Random(1)
    for _ in range(30):
        if state.decision() is None:
            break
        state.apply(rng.choice(state.legal_actions()))
    clone = state.clone
    start = time.process_time()
    for _ in range(copies):
        clone()
    return (time.process_time() - start) / copies


def _calibration_seconds() -> float:
    start = time.process_time()
    total = 0
    for i in range(1_000_000):
        total += i & 7
    return time.process_time() - start
