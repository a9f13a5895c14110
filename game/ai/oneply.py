"""The one-ply player: it plays its own turn to the end in a few likely worlds and takes what leaves it best off.

What a position is worth comes from the game (`Rules.values`); this file knows no game.
"""

from __future__ import annotations

from random import Random

from game.engine.protocol import Action, AnyRules, Seat, State

WORLDS = range(2, 9)
"""Fewest and most worlds drawn per decision. The same worlds serve every action, so that luck falls on all alike."""

TRIALS = 80
"""Actions times worlds per decision, about: with many actions there are fewer worlds."""

REPLIES = 60
"""Positions looked at, per action and world, to finish the turn well."""


def choose(rules: AnyRules, seen: State, seat: Seat, rng: Random) -> Action:
    """The action with the best mean lead over the strongest rival at the end of the own turn; ties: the first."""
    actions = seen.legal_actions()
    if len(actions) == 1:
        return actions[0]
    totals = [0.0] * len(actions)
    for _ in range(max(WORLDS[0], min(WORLDS[-1], TRIALS // len(actions)))):
        world: State = rules.determinise(seen, rng)
        for i, action in enumerate(actions):
            totals[i] += _outcome(rules, world, action, seat, [REPLIES])
    return actions[totals.index(max(totals))]


def _outcome(rules: AnyRules, world: State, action: Action, seat: Seat, left: list[int]) -> float:
    """The lead of `seat` after `action` and its best further replies in the same turn; `left` counts positions down.

    Replies are looked at only where there is time for all of them.
    """
    after = world.clone()
    after.apply(action)
    left[0] -= 1
    decision = after.decision()
    if decision is None or decision.seat != seat:
        return lead(rules.values(after), seat)
    replies = after.legal_actions()
    if len(replies) > left[0]:
        return lead(rules.values(after), seat)
    return max(_outcome(rules, after, reply, seat, left) for reply in replies)


def lead(values: list[float], seat: Seat) -> float:
    """How far `seat` is ahead of the best other seat, in points."""
    return values[seat] - max(value for other, value in enumerate(values) if other != seat)
