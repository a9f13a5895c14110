"""What holds at every position of every game."""

from __future__ import annotations

from itertools import pairwise

from game.engine.protocol import Action, AnyRules, Decision, Event, State
from tests.conformance.checks import Case


def check_position(case: Case, state: State) -> None:
    """The contract of `State` and the game's own invariants. Raises AssertionError."""
    assert only_small_things(state), "a state holds ints, lists and tuples"
    assert state.seats == case.seats
    check_question(case, state, state.decision())
    check_standings(case.rules, state)
    case.checks.invariants(state)


def check_question(case: Case, state: State, decision: Decision | None) -> None:
    """A decision has legal actions, without doubles and ascending within a verb; the end of the game has none."""
    legal = state.legal_actions()
    if decision is None:
        assert not legal, "nothing is legal after the end"
        return
    assert decision.seat in range(state.seats)
    assert decision.prompt in case.checks.prompts
    assert legal, "an open decision has a legal answer"
    assert len(set(legal)) == len(legal), "no action is listed twice"
    assert list(state.legal_actions()) == list(legal), "asking twice gives the same list"
    for action in legal:
        assert type(action) is Action
        assert action.verb in case.checks.verbs
        assert all(type(number) is int for number in action.args)
    for verb in {action.verb for action in legal}:
        assert all(one < other for one, other in pairwise([action.args for action in legal if action.verb == verb]))


def check_standings(rules: AnyRules, state: State) -> None:
    """One standing per seat, whose parts are the game's categories and sum to the score; places count who is better."""
    standings = state.standings()
    assert [standing.seat for standing in standings] == list(range(state.seats))
    ranks = [(standing.score, standing.tiebreak) for standing in standings]
    for standing in standings:
        assert [category for category, _ in standing.parts] == [category for category, _ in rules.categories]
        assert sum(points for _, points in standing.parts) == standing.score
        assert standing.place == 1 + sum(rank > (standing.score, standing.tiebreak) for rank in ranks)


def check_event(case: Case, event: Event) -> None:
    assert event.kind in case.checks.events
    assert event.seat in range(-1, case.seats)
    assert all(type(number) is int for number in event.public)
    assert all(seat in range(case.seats) for seat, _ in event.private)


def only_small_things(state: State) -> bool:
    """Whether a state is made of ints and of lists and tuples of such: nothing else is written with these signs."""
    return set(repr([getattr(state, name) for name in slots(state)])) <= set("0123456789-[](), ")


def slots(state: State) -> list[str]:
    return slots_of(type(state))


def slots_of(kind: type[State]) -> list[str]:
    """What a state holds, by name: the slots of its class, of a compiled one the attributes that mypyc notes."""
    names: list[str] = []
    for one in kind.__mro__:
        names += getattr(one, "__slots__", ()) or vars(one).get("__mypyc_attrs__", ())
    return [name for name in dict.fromkeys(names) if name != "__dict__"]


def same_parts(one: State, other: State) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in slots(one))
