"""The game goes on for a few decisions, as the prior thinks it likely, so that a position comes to rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.protocol import NOBODY, Action, AnyRules, State


def roll_out(rules: AnyRules, world: State, rng: Random, length: int) -> None:
    """Play on in `world` for about `length` decisions, and until the seat that decides then is through with its own.

    Decisions with one answer do not count.
    """
    seat = NOBODY
    while True:
        asked = world.to_move()
        if asked == NOBODY or (length <= 0 and seat not in (asked, NOBODY)):
            return
        seat = asked
        actions: Sequence[Action] = world.legal_actions()
        if len(actions) == 1:
            world.apply(actions[0])
            continue
        length -= 1
        world.apply(draw(actions, rules.prior(world, actions), rng))


def draw(actions: Sequence[Action], weights: list[float], rng: Random) -> Action:
    """One of the actions by chance, each as likely as the cube of its weight says.

    Cubed: who plays on plays well, and seldom what only might be good.
    """
    total = 0.0
    for weight in weights:
        total += weight * weight * weight
    left = rng.random() * total
    for at in range(len(weights)):
        weight = weights[at]
        left -= weight * weight * weight
        if left < 0:
            return actions[at]
    return actions[-1]
