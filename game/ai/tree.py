"""The tree of a search: what became of each action, by the sequence of actions that led to it.

Worlds differ in what is hidden, so an action may be there in one and missing in another: how often it was available
counts, and each world chooses among what it has. Every action of our games is seen by all seats, so that the sequence
of actions tells nobody more than an observation does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from game.engine.protocol import Action

_NO_TOTALS: Final[list[float]] = []
_NO_CHILDREN: Final[dict[Action, Node]] = {}
"""Of every node that has not grown yet: most never do."""


class Node:
    """An action and what followed it.

    prior: weight of the action at first sight; visits, available: iterations that took it, that could have
    totals: sum of the rewards of each seat; children: the answers to the decision that followed, by action
    """

    __slots__ = ("available", "children", "prior", "totals", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.available = 0
        self.totals = _NO_TOTALS
        self.children = _NO_CHILDREN

    def mean(self, seat: int) -> float:
        """The mean reward of a seat after at least one visit."""
        return self.totals[seat] / self.visits

    def credit(self, rewards: list[float]) -> None:
        """Count one iteration that came through here."""
        self.visits += 1
        if self.visits == 1:
            self.totals = rewards[:]
            return
        totals = self.totals
        for seat in range(len(rewards)):
            totals[seat] += rewards[seat]

    def grow(self, actions: Sequence[Action], weights: list[float]) -> int:
        """Children for the actions that have none; how many these were."""
        if not self.children:
            self.children = {}
        children = self.children
        before = len(children)
        for at in range(len(actions)):
            action = actions[at]
            if action not in children:
                children[action] = Node(weights[at])
        return len(children) - before


def select(node: Node, actions: Sequence[Action], seat: int, explore: float, doubt: float) -> Action | None:
    """The action that most deserves an iteration: by its mean reward and, fading with visits, its prior.

    What was never tried counts as the mean of the node less `doubt`. None where the node has to grow first.
    """
    children = node.children
    found: list[Node] = []
    for action in actions:
        known = children.get(action)
        if known is None:
            return None
        found.append(known)
    weight = 0.0
    for child in found:
        child.available += 1
        weight += child.prior
    unknown = node.totals[seat] / node.visits - doubt if node.visits else 0.5
    scale = explore / weight
    best = 0
    best_score = -1e9
    for at in range(len(found)):
        child = found[at]
        visits = child.visits
        score = child.totals[seat] / visits if visits else unknown
        score += scale * child.prior * sqrt(float(child.available)) / (1 + visits)
        if score > best_score:
            best, best_score = at, score
    return actions[best]
