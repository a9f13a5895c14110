"""Why an action: what speaks for it, in words, from what the seat that decides may know.

The action and all others are tried in a few likely worlds, each with the best further replies of the same turn. What
its outcome has more of than the outcomes of the others, weighed as the computer players weigh it, speaks for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.engine.protocol import Action, AnyRules, Noun, Phrase, Seat, State
from game.i18n import N_

TRIALS = 40
"""Actions times worlds, about."""
MOST_WORLDS = 6
REPLIES = 30
"""Positions looked at, per action and world, to finish the turn well."""
MOST_REASONS = 2
LEAST = 0.2
"""What counts less than that, in points, is no reason."""

LESS_FOR_OTHERS = N_("It leaves {who} less: {term}.")
WINS = N_("It wins the game.")


class Explanation(NamedTuple):
    """Why `action`.

    reasons: what speaks most for it, strongest first; none where all actions are about the same
    runner_up: the best other action, None where there is none; lead: points that the action is ahead of it
    wins: each seat's chance to win before the action
    """

    action: Action
    reasons: tuple[Phrase, ...]
    runner_up: Action | None
    lead: float
    wins: tuple[float, ...]


class Outcome(NamedTuple):
    """What a turn leads to: the lead of the seat, in points, and what each seat's features are worth, by term."""

    lead: float
    worth: tuple[tuple[float, ...], ...]
    won: bool


def explain(rules: AnyRules, seen: State, seat: Seat, action: Action, rng: Random) -> Explanation:
    """Why `seat` might choose `action`, one of the legal ones, by its observation `seen`."""
    actions: Sequence[Action] = seen.legal_actions()
    wins = tuple(rules.win_chances(seen))
    if len(actions) == 1:
        return Explanation(action, (), None, 0.0, wins)
    outcomes = _outcomes(rules, seen, actions, seat, rng)
    chosen = actions.index(action)
    others = [at for at in range(len(actions)) if at != chosen]
    runner_up = max(others, key=lambda at: outcomes[at].lead)
    reasons = _reasons(rules, outcomes[chosen], [outcomes[at] for at in others], seat)
    return Explanation(
        action, reasons, actions[runner_up], outcomes[chosen].lead - outcomes[runner_up].lead, wins
    )  # fmt: skip


def _outcomes(rules: AnyRules, seen: State, actions: Sequence[Action], seat: Seat, rng: Random) -> list[Outcome]:
    """Each action's mean outcome over the same likely worlds."""
    number = max(1, min(MOST_WORLDS, TRIALS // len(actions)))
    worlds: list[State] = [rules.determinise(seen, rng) for _ in range(number)]
    return [_mean([_outcome(rules, world, action, seat, [REPLIES]) for world in worlds]) for action in actions]


def _outcome(rules: AnyRules, world: State, action: Action, seat: Seat, left: list[int]) -> Outcome:
    """The outcome of `action` and its best further replies in the same turn; `left` counts positions down."""
    after = world.clone()
    after.apply(action)
    left[0] -= 1
    decision = after.decision()
    replies = after.legal_actions() if decision is not None and decision.seat == seat else ()
    if replies and len(replies) <= left[0]:
        return max((_outcome(rules, after, reply, seat, left) for reply in replies), key=lambda outcome: outcome.lead)
    values, features = rules.values(after), rules.features(after)
    weights = rules.weights.at(rules.progress(after), after.seats)
    worth = tuple(tuple(map(float.__mul__, weights, own)) for own in features)
    lead = values[seat] - max(value for other, value in enumerate(values) if other != seat)
    return Outcome(lead, worth, decision is None and lead > 0)


def _mean(outcomes: Sequence[Outcome]) -> Outcome:
    count = len(outcomes)
    worth = tuple(
        tuple(sum(column) / count for column in zip(*rows, strict=True))
        for rows in zip(*(outcome.worth for outcome in outcomes), strict=True)
    )
    return Outcome(sum(one.lead for one in outcomes) / count, worth, all(outcome.won for outcome in outcomes))


def _reasons(rules: AnyRules, chosen: Outcome, others: Sequence[Outcome], seat: Seat) -> tuple[Phrase, ...]:
    """What the outcome has more of than the others have on the mean, for the seat, or less, for its rivals."""
    if chosen.won and not all(other.won for other in others):
        return ((WINS, {}),)
    mean = _mean(others)
    found: list[tuple[float, int, Phrase]] = []
    for other in range(len(mean.worth)):
        for number, term in enumerate(rules.terms):
            more = chosen.worth[other][number] - mean.worth[other][number]
            if other == seat and more > 0:
                found.append((more, number, (term.gain, {})))
            elif other != seat and more < 0:
                names = {"who": Noun("seat", other), "term": Noun("term", number)}
                found.append((-more, number, (LESS_FOR_OTHERS, dict(names))))
    found.sort(key=lambda reason: -reason[0])
    return tuple(phrase for points, _, phrase in found[:MOST_REASONS] if points >= LEAST)
