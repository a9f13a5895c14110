"""The search: its arithmetic, what it does within a budget, and that only observation and seed count."""

from __future__ import annotations

from random import Random

import pytest

from game.ai import ismcts
from game.ai.budget import Budget, Clock
from game.ai.ismcts import Search, Verdict, best, distinct, search
from game.ai.rollout import draw, roll_out
from game.ai.speed import iterations_per_second
from game.ai.temperaments import STEADY, TEMPERAMENTS
from game.ai.tree import Node, select
from game.engine.protocol import Action, State
from game.engine.registry import GAMES, rules_of
from tests.conspiracy.situations import position

A, B, C = Action("a"), Action("b"), Action("c")
every_game = pytest.mark.parametrize("game", GAMES)


def node(visits: int, total: float) -> Node:
    made = Node(1.0)
    made.visits = made.available = visits
    made.totals = [total]
    return made


def parent(**children: Node) -> Node:
    made = Node(1.0)
    made.visits = sum(child.visits for child in children.values())
    made.totals = [sum(child.totals[0] for child in children.values() if child.visits)]
    made.children = {Action(name): child for name, child in children.items()}
    return made


def start(game: str, seats: int = 2, plies: int = 0) -> tuple[State, int]:
    """An observation after some random decisions, and the seat that decides in it."""
    rules = rules_of(game)
    state: State = rules.new(seats, rules.options(random_start=False), 3)
    rng = Random(3)
    for _ in range(plies):
        state.apply(rng.choice(state.legal_actions()))
    decision = state.decision()
    assert decision is not None
    return rules.observe(state, decision.seat), decision.seat


# The tree ---------------------------------------------------------------------------------------------------------


def test_credit_sums_up_what_each_seat_got() -> None:
    made = Node(1.0)
    made.credit([0.25, 0.75])
    made.credit([0.5, 0.5])
    assert (made.visits, made.totals) == (2, [0.75, 1.25])
    assert made.mean(0) == 0.375


def test_the_better_one_is_selected_when_both_were_tried_often() -> None:
    tree = parent(a=node(500, 250.0), b=node(500, 350.0))
    assert select(tree, [A, B], 0, explore=0.5, doubt=0.0) == B


def test_what_was_never_tried_is_selected_before_a_worse_sibling_is_tried_again() -> None:
    # mean of the node 0.45: the untried one counts 0.45 - 0.03 and the whole of its prior
    tree = parent(a=node(50, 22.5), b=Node(1.0))
    assert select(tree, [A, B], 0, explore=0.5, doubt=0.03) == B


def test_the_prior_decides_where_nothing_is_known() -> None:
    tree = Node(1.0)
    assert tree.grow([A, B, C], [1.0, 3.0, 2.0]) == 3
    assert select(tree, [A, B, C], 0, explore=0.5, doubt=0.03) == B


def test_only_available_actions_are_selected_and_counted() -> None:
    tree = parent(a=node(10, 9.0), b=node(10, 1.0))
    assert select(tree, [B], 0, explore=0.5, doubt=0.0) == B
    assert [child.available for child in tree.children.values()] == [10, 11]


def test_nothing_is_selected_or_counted_before_every_action_has_a_child() -> None:
    tree = parent(a=node(10, 9.0))
    assert select(tree, [A, B], 0, explore=0.5, doubt=0.0) is None
    assert tree.children[A].available == 10


def test_growing_keeps_the_children_that_are_there() -> None:
    tree = parent(a=node(10, 9.0))
    assert tree.grow([A, B], [5.0, 5.0]) == 1
    assert tree.children[A].visits == 10


def test_most_visits_win_and_the_reward_breaks_ties() -> None:
    assert best([Verdict(A, 10, 0.9), Verdict(B, 30, 0.5), Verdict(C, 30, 0.6)]) == C


# Rollouts ---------------------------------------------------------------------------------------------------------


def test_draw_follows_the_cubes_of_the_weights() -> None:
    """Of 18,000 draws with weights 1 : 2 : 3 a chi-square of more than 13.8 (2 degrees) comes once in a thousand."""
    rng = Random(1)
    counts = {A: 0, B: 0, C: 0}
    for _ in range(18_000):
        counts[draw([A, B, C], [1.0, 2.0, 3.0], rng)] += 1
    expected = {A: 500, B: 4000, C: 13_500}
    assert sum((counts[action] - number) ** 2 / number for action, number in expected.items()) < 13.8


@every_game
def test_rollout_stops_where_another_seat_decides(game: str) -> None:
    rules = rules_of(game)
    seen, _ = start(game, 3, 20)
    world: State = rules.determinise(seen, Random(1))
    first = world.decision()
    assert first is not None
    roll_out(rules, world, Random(1), 0)
    last = world.decision()
    assert last is None or last.seat != first.seat


# The search -------------------------------------------------------------------------------------------------------


@every_game
def test_same_seed_same_verdicts(game: str) -> None:
    seen, seat = start(game, 3, 10)
    one, other = (search(rules_of(game), seen, seat, Budget(iterations=40), Random(7)) for _ in range(2))
    assert one == other
    assert {verdict.action for verdict in one} <= set(seen.legal_actions())


@every_game
def test_speed_is_measured_in_positions_with_a_choice(game: str) -> None:
    assert iterations_per_second(rules_of(game), seconds=0.01) > 0


@every_game
def test_every_iteration_is_counted_at_the_root(game: str) -> None:
    seen, seat = start(game, 2, 10)
    verdicts = search(rules_of(game), seen, seat, Budget(iterations=ismcts.CHECK_EVERY - 1), Random(7))
    assert sum(verdict.visits for verdict in verdicts) == ismcts.CHECK_EVERY - 1


def test_a_decision_with_one_answer_is_not_searched() -> None:
    state = position(deck="R1 R2", forced=2, forced_by=1, current=0, short=True)
    actions = state.legal_actions()
    assert len(actions) == 1
    verdicts = search(rules_of("conspiracy"), state, 0, Budget(iterations=10_000_000), Random(1))
    assert verdicts == [Verdict(actions[0], 1, 0.0)]


def test_search_stops_when_the_second_best_cannot_catch_up() -> None:
    """A win that lies open is seen long before 5,000 iterations are over."""
    state = position(
        chambers=["R1 R1 G1 Y1 G1 R1 Y1 B1 P1 R1 G1 B1 R2 P1", "Y1 B1 P1 G1 Y1 B2 P2 G2 Y2 B2 P2 G2 Y2 P1 B1"],
        piles={"R": "R4", "Y": "Y4"}, finisher=1, pearls=[0, 9], master=1,
    )
    verdicts = search(rules_of("conspiracy"), state, 0, Budget(iterations=5000), Random(1))
    assert sum(verdict.visits for verdict in verdicts) < 4000


def test_tree_stops_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "MOST_NODES", 60)
    seen, seat = start("conspiracy", 2, 6)
    made = Search(rules_of("conspiracy"), seen, seat, Random(1), STEADY)
    made.run(Budget(iterations=300).clock())
    assert made._nodes < 60 + 12


def test_equal_actions_are_searched_once() -> None:
    """Two equal Lords side by side: swapping one of them with a third is the same for both; staying is not."""
    state = position(chambers=["R3 R3 Y6", "G1"], piles={"B": "B0"})
    state.apply(Action("pile", (3,)))
    legal = state.legal_actions()
    found = distinct(rules_of("conspiracy"), state, Random(1))
    assert len(found) < len(legal)
    assert set(found) <= set(legal)
    assert len({after_key(state, action) for action in legal}) == len(found)


def after_key(state: State, action: Action) -> str:
    after = state.clone()
    after.apply(action)
    return after.key()


def test_seats_seek_their_own_best() -> None:
    """In a tree of three seats the totals are vectors: each node is credited for every seat."""
    seen, seat = start("conspiracy", 3, 6)
    made = Search(rules_of("conspiracy"), seen, seat, Random(1), STEADY)
    made._search(Budget(iterations=30).clock(), None)
    for child in made._root.children.values():
        if child.visits:
            assert len(child.totals) == 3
            assert all(0 <= total <= child.visits for total in child.totals)


# Budgets and temperaments -----------------------------------------------------------------------------------------


def test_clock_of_iterations() -> None:
    clock = Clock(3, 0.0)
    clock.done = 2
    assert (clock.spent(), clock.left()) == (False, 1)
    clock.done = 3
    assert clock.spent()


def test_clock_of_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("game.ai.budget.time.monotonic", lambda: now[0])
    clock = Clock(0, 2.0)
    clock.done = 50
    now[0] = 100.5
    assert not clock.spent()
    assert clock.spent(0.25)
    assert clock.left() == pytest.approx(150)
    now[0] = 3700.0
    assert clock.spent()


def test_a_budget_has_an_end() -> None:
    with pytest.raises(ValueError, match="without an end"):
        Budget().clock()


def test_temperaments_bend_the_same_chances_differently() -> None:
    safe, gamble = [0.5, 0.45], [0.65, 0.3]
    wanted = {
        name: [temperament.bend(rewards, 0) for rewards in (safe, gamble)]
        for name, temperament in TEMPERAMENTS.items()
    }
    assert wanted["steady"] == [0.5, 0.65]
    assert wanted["bold"][1] - wanted["bold"][0] > 0.15
    assert wanted["spiteful"][1] - wanted["spiteful"][0] > wanted["bold"][1] - wanted["bold"][0] > 0
    assert 0 < wanted["thrifty"][1] - wanted["thrifty"][0] < 0.15


def test_more_is_never_worth_less() -> None:
    """Whatever the temperament, a better own chance is wanted more, whoever is the rival."""
    for temperament in TEMPERAMENTS.values():
        wanted = [temperament.bend([own / 20, 0.4, 0.3], 0) for own in range(21)]
        assert wanted == sorted(set(wanted))


@every_game
def test_priors_are_positive_and_fit_the_actions(game: str) -> None:
    """In whole random games, for observations and for worlds, and never changing what they look at."""
    rules = rules_of(game)
    for seats in rules.seats:
        state: State = rules.new(seats, rules.options(), seats)
        rng = Random(seats)
        while decision := state.decision():
            for seen in (state, rules.observe(state, decision.seat)):
                key = seen.key()
                actions = seen.legal_actions()
                weights = rules.prior(seen, actions)
                assert len(weights) == len(actions)
                assert all(0 < weight < 1e12 for weight in weights)
                assert seen.key() == key
            state.apply(rng.choice(state.legal_actions()))


@every_game
def test_priors_do_not_look_at_what_is_hidden(game: str) -> None:
    rules = rules_of(game)
    for seed in range(6):
        state: State = rules.new(rules.seats[-1], rules.options(), seed)
        rng = Random(seed)
        while decision := state.decision():
            seen = rules.observe(state, decision.seat)
            actions = state.legal_actions()
            assert rules.prior(state, actions) == rules.prior(rules.determinise(seen, rng), actions)
            for _ in range(7):
                if state.decision() is not None:
                    state.apply(rng.choice(state.legal_actions()))
