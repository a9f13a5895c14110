"""Information-set Monte Carlo tree search: one tree over what the seat can know, a fresh world for every iteration.

An iteration deals a world that fits the observation, goes down the tree in it, adds one node, plays on a little and
asks the game what every seat can expect then. Each seat is taken to choose what is best for itself (max^n). Whatever
is done depends on the observation and the random generator alone.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple

from game.ai import oneply
from game.ai.budget import Budget, Clock
from game.ai.rollout import roll_out
from game.ai.temperaments import STEADY, Temperament
from game.ai.tree import Node, select
from game.engine.protocol import NOBODY, Action, AnyRules, Seat, State

DOUBT = 0.03
"""How much worse than its siblings an action is taken to be before it was tried."""
SHARPNESS = 1.5
"""Points of lead, at first sight, that make an action e times as promising at the root."""
MIX = (0.6, 0.25, 0.15)
"""What the priors at the root are made of: the first look, the game's prior, and an equal part for every action."""
MOST_NODES = 150_000
"""Nodes of a tree, about; a larger one does not grow any more. They take some 40 MB."""
CHECK_EVERY = 16
"""Iterations between two looks whether it is worth going on."""


class Manner(NamedTuple):
    """How a search looks around.

    length: decisions that are played on behind the tree, beyond those of the seat whose turn it is there; explore: how
    much untried actions are preferred to good ones. Playing on far and exploring much pay with many iterations.
    """

    length: int = 20
    explore: float = 0.8


USUAL: Final = Manner()


class Verdict(NamedTuple):
    """What a search thinks of one action: how often it was tried, and the mean reward of the seat after it."""

    action: Action
    visits: int
    reward: float


def search(
    rules: AnyRules, seen: State, seat: Seat, budget: Budget, rng: Random, temperament: Temperament = STEADY,
    dropped: Callable[[], bool] | None = None, manner: Manner = USUAL,
) -> list[Verdict]:
    """All legal actions that differ in what they do, in their legal order; `best` picks from it.

    A decision with one answer takes no time. `dropped` is asked now and then whether nobody waits any more.
    """
    actions = seen.legal_actions()
    if len(actions) == 1:
        return [Verdict(actions[0], 1, 0.0)]
    return Search(rules, seen, seat, rng, temperament, manner).run(budget.clock(), dropped)


def best(verdicts: Sequence[Verdict]) -> Action:
    """The action that was tried most, the better one among equals."""
    return max(verdicts, key=_rank).action


def _rank(verdict: Verdict) -> tuple[int, float]:
    return verdict.visits, verdict.reward


class Search:
    """One search from an observation in which `seat` has to decide."""

    __slots__ = (
        "_actions", "_explore", "_length", "_nodes", "_rng", "_root", "_rules", "_seat", "_seen", "_temperament",
    )  # fmt: skip

    def __init__(
        self, rules: AnyRules, seen: State, seat: Seat, rng: Random, temperament: Temperament = STEADY,
        manner: Manner = USUAL,
    ) -> None:
        self._rules = rules
        self._seen = seen
        self._seat = seat
        self._rng = rng
        self._temperament = temperament
        self._length = manner.length
        self._explore = manner.explore
        self._root = Node(1.0)
        self._nodes = 1
        self._actions: list[Action] = distinct(rules, seen, rng)

    def run(self, clock: Clock, dropped: Callable[[], bool] | None = None) -> list[Verdict]:
        """Search, once; the tree is gone afterwards."""
        collecting = gc.isenabled()
        gc.disable()  # a tree has many parts and no cycles: looking for them would take a tenth of the time
        try:
            self._search(clock, dropped)
            return self._verdicts()
        finally:
            self._root = Node(1.0)  # or the next look for cycles would go through the whole tree after all
            if collecting:
                gc.enable()

    def _search(self, clock: Clock, dropped: Callable[[], bool] | None) -> None:
        self._look(clock)
        while clock.done == 0 or not clock.spent():  # the first iteration takes what looks best
            self._iterate()
            clock.done += 1
            if clock.done % CHECK_EVERY:
                continue
            if self._settled(clock.left()) or (dropped is not None and dropped()):
                break

    def _look(self, clock: Clock) -> None:
        """Priors at the root: what a one-ply player sees, what the game thinks, and a little for everything."""
        prior = self._rules.prior(self._seen, self._actions)
        leads = oneply.leads(self._rules, self._seen, self._actions, self._seat, self._rng, self._temperament, clock)
        top = max(leads)
        look = [exp((lead - top) / SHARPNESS) for lead in leads]
        all_prior, all_look, equal = sum(prior), sum(look), MIX[2] / len(prior)
        for at in range(len(prior)):
            prior[at] = MIX[0] * look[at] / all_look + MIX[1] * prior[at] / all_prior + equal
        self._nodes += self._root.grow(self._actions, prior)

    def _iterate(self) -> None:
        rules = self._rules
        world: State = rules.determinise(self._seen, self._rng)
        path = self._descend(world)
        roll_out(rules, world, self._rng, self._length)
        rewards = rules.chances(world)
        rewards[self._seat] = self._temperament.bend(rewards, self._seat)
        for node in path:
            node.credit(rewards)

    def _descend(self, world: State) -> list[Node]:
        """Play down the tree in `world` to a node that is new, or to the end of the game; the way there."""
        node = self._root
        path = [node]
        actions: Sequence[Action] = self._actions
        seat = self._seat
        while True:
            action = select(node, actions, seat, self._explore, DOUBT)
            if action is None:
                self._nodes += node.grow(actions, self._rules.prior(world, actions))
                continue
            world.apply(action)
            node = node.children[action]
            path.append(node)
            seat = world.to_move()
            if seat == NOBODY or node.visits == 0 or self._nodes >= MOST_NODES:
                return path
            actions = world.legal_actions()

    def _settled(self, left: float) -> bool:
        """Whether the second best action cannot catch up in so many more iterations."""
        first = second = 0
        for child in self._root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > left

    def _verdicts(self) -> list[Verdict]:
        children = self._root.children
        verdicts: list[Verdict] = []
        for action in self._actions:
            child = children[action]
            verdicts.append(Verdict(action, child.visits, child.mean(self._seat) if child.visits else 0.0))
        return verdicts


def distinct(rules: AnyRules, seen: State, rng: Random) -> list[Action]:
    """The legal actions without those that do the same as an earlier one."""
    world: State = rules.determinise(seen, rng)
    found: dict[str, Action] = {}
    for action in seen.legal_actions():
        after = world.clone()
        after.apply(action)
        found.setdefault(after.key(), action)
    return list(found.values())
