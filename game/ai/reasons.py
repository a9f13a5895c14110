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
ENOUGH_WORLDS = 12
"""An action that so many have is one that the seat has for sure."""
MOST_DEALS = 300
"""Worlds looked through for those in which the action is legal."""
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
    """Why `seat` might choose `action`, by its observation `seen`, where `action` is legal.

    `seen` may also be the observation of somebody else who has been told of the action. Then the worlds are those in
    which the seat could choose it, the runner-up is an action that it has in all of them, and nothing that is said
    depends on cards that the observer does not see.
    """
    wins = tuple(rules.win_chances(seen))
    trials, common = _trials(rules, seen, action, seat, rng)
    others = [outcome for outcomes in trials for one, outcome in outcomes.items() if one != action]
    if not others:
        return Explanation(action, (), None, 0.0, wins)
    chosen = _mean([outcomes[action] for outcomes in trials])
    reasons = _reasons(rules, chosen, others, seat)
    means = {one: _mean([outcomes[one] for outcomes in trials]) for one in common if one != action}
    if not means:
        return Explanation(action, reasons, None, 0.0, wins)
    runner_up = max(means, key=lambda one: means[one].lead)
    return Explanation(action, reasons, runner_up, chosen.lead - means[runner_up].lead, wins)


def _trials(
    rules: AnyRules, seen: State, action: Action, seat: Seat, rng: Random
) -> tuple[list[dict[Action, Outcome]], list[Action]]:
    """The outcomes of all legal actions in a few likely worlds, and the actions that all of many worlds have.

    Worlds without `action` do not count; where too few have it, no action is taken to be common to all.
    """
    trials: list[dict[Action, Outcome]] = []
    common: list[Action] = []
    counted = 0
    for _ in range(MOST_DEALS):
        world: State = rules.determinise(seen, rng)
        actions: Sequence[Action] = world.legal_actions()
        if action not in actions:
            continue
        if len(trials) < max(1, min(MOST_WORLDS, TRIALS // len(actions))):
            trials.append({one: _outcome(rules, world, one, seat, [REPLIES]) for one in actions})
        legal = set(actions)
        common = [one for one in (common if counted else actions) if one in legal]
        counted += 1
        if counted == ENOUGH_WORLDS:
            return trials, common
    return trials, []


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
