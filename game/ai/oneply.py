"""The one-ply player: it plays its own turn to the end in a few likely worlds and takes what leaves it best off.

What a position is worth comes from the game (`Rules.values`); this file knows no game.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.ai.budget import Clock
from game.ai.temperaments import STEADY, Temperament
from game.engine.protocol import Action, AnyRules, Seat, State

WORLDS = range(2, 9)
"""Fewest and most worlds drawn per decision. The same worlds serve every action, so that luck falls on all alike."""

TRIALS = 80
"""Actions times worlds per decision, about: with many actions there are fewer worlds."""

REPLIES = 60
"""Positions looked at, per action and world, to finish the turn well."""

FIRST_LOOK = 0.2
"""Share of a search's time that looking one ply ahead may take."""

SLIP = 0.5
"""How often an action is overlooked where another is nearly as good."""

CLOSE = 3.0
"""Points within which actions are nearly as good as the best."""


def choose(
    rules: AnyRules, seen: State, seat: Seat, rng: Random, temperament: Temperament = STEADY, slip: float = SLIP,
    trials: int = TRIALS,
) -> Action:
    """The action with the best mean lead at the end of the own turn, see `pick`."""
    actions = seen.legal_actions()
    if len(actions) == 1:
        return actions[0]
    return pick(actions, leads(rules, seen, actions, seat, rng, temperament, trials=trials), rng, slip)


def pick(actions: Sequence[Action], means: Sequence[float], rng: Random, slip: float) -> Action:
    """The action with the best mean, the first among equals; as people do it overlooks one now and then.

    What is overlooked, each with the chance `slip`, gives way to the next best, as long as that is close to the best.
    """
    order = sorted(range(len(actions)), key=means.__getitem__, reverse=True)
    least = means[order[0]] - CLOSE
    at = 0
    while at + 1 < len(order) and means[order[at + 1]] > least and rng.random() < slip:
        at += 1
    return actions[order[at]]


def leads(
    rules: AnyRules, seen: State, actions: Sequence[Action], seat: Seat, rng: Random,
    temperament: Temperament = STEADY, clock: Clock | None = None, trials: int = TRIALS,
) -> list[float]:
    """The mean lead of `seat`, in points, at the end of its turn after each of the actions.

    With a clock, no further world is drawn once a share of its time is over.
    """
    totals = [0.0] * len(actions)
    worlds = max(WORLDS[0], min(WORLDS[-1], trials // len(actions)))
    drawn = 0
    while drawn < worlds and (drawn == 0 or clock is None or not clock.spent(FIRST_LOOK)):
        world: State = rules.determinise(seen, rng)
        for at in range(len(actions)):
            totals[at] += _outcome(rules, world, actions[at], seat, temperament, [REPLIES])
        drawn += 1
    return [total / drawn for total in totals]


def _outcome(
    rules: AnyRules, world: State, action: Action, seat: Seat, temperament: Temperament, left: list[int]
) -> float:
    """The lead of `seat` after `action` and its best further replies in the same turn; `left` counts positions down.

    Replies are looked at only where there is time for all of them.
    """
    after = world.clone()
    after.apply(action)
    left[0] -= 1
    if after.to_move() != seat:
        return temperament.lead(rules.values(after), seat)
    replies = after.legal_actions()
    if len(replies) > left[0]:
        return temperament.lead(rules.values(after), seat)
    return max(_outcome(rules, after, reply, seat, temperament, left) for reply in replies)
