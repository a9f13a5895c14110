"""Why an action: reasons in words, from what the seat may know, that name what speaks for it."""

from __future__ import annotations

from random import Random

import pytest

from game.ai.reasons import LESS_FOR_OTHERS, MOST_REASONS, WINS, Explanation, explain
from game.conspiracy.state import ConspiracyState
from game.engine.protocol import Noun
from game.engine.registry import GAMES, rules_of
from tests.conspiracy.situations import play, position
from tests.conspiracy.situations import text as written
from tests.support import new_table
from tests.support import play as play_at

FULL = "R1 R2 G1 G2 B1 B2 P1 P2 R3 G3 B3 P3 R4 G4 R6"


def why(state: ConspiracyState, move: str, seed: int = 1) -> Explanation:
    """The explanation of a move of Conspiracy."""
    rules, seat = rules_of("conspiracy"), state.current
    action = next(action for action in state.legal_actions() if written(action) == move)
    return explain(rules, rules.observe(state, seat), seat, action, Random(seed))


def gains(explanation: Explanation) -> list[str]:
    """The terms that the reasons are about."""
    terms = rules_of("conspiracy").terms
    found = []
    for message, args in explanation.reasons:
        noun = args.get("term")
        if isinstance(noun, Noun):
            found.append(f"-{terms[noun.id].id}")
        else:
            found.append(next(term.id for term in terms if term.gain == message))
    return found


def test_swap_that_joins_a_group_is_about_the_coalition() -> None:
    game = position(chambers=["Y4 Y3 B3 P4 Y3 G3", "B3"], deck="R0")
    play(game, "draw 1")
    assert gains(why(game, "swap 3 5"))[0] == "coalition"


def test_lord_of_a_new_guild_is_about_the_best_lords() -> None:
    game = position(chambers=["Y4 Y3 R1 G1 B3", "B3"], deck="P6 R1 G1")
    play(game, "draw 3")
    explanation = why(game, "keep P6")
    assert "lords" in gains(explanation)
    assert explanation.lead > 0


def test_taking_what_a_rival_wants_is_about_the_rival() -> None:
    """The yellow pile finishes the other seat's coalition and does little for one's own chamber."""
    game = position(chambers=["Y3 R3 B4", "Y4 Y3 Y6"], piles={"Y": "Y1 Y2 Y4"})
    explanation = why(game, "pile Y")
    assert any(message == LESS_FOR_OTHERS and args["who"] == Noun("seat", 1) for message, args in explanation.reasons)


def test_winning_move_says_so() -> None:
    """The last turn: two pearls take the Pearl Master and the game."""
    chambers = ["Y4 Y3 R4 G4 B4", FULL]
    game = position(chambers=chambers, piles={"B": "B3", "P": "P6"}, pearls=[6, 8], master=1, finisher=1, short=True)
    won = why(game, "pile B")
    assert won.runner_up is not None
    assert won.reasons == ((WINS, {}),)


def test_single_answer_needs_no_reason() -> None:
    game = position(chambers=["Y4 Y3", "B3"], forced=1, forced_by=1)
    explanation = why(game, "draw 1")
    assert explanation.reasons == ()
    assert explanation.runner_up is None


@pytest.mark.parametrize("game", GAMES)
def test_reasons_depend_on_the_observation_alone(game: str) -> None:
    """The same words whatever lies in the hidden part."""
    rules = rules_of(game)
    table = play_at(new_table(rules, 2, seed=4), Random(4))
    steps = [step for step in table.steps if len(step.before.legal_actions()) > 1]
    for step in steps[:: max(1, len(steps) // 3)]:
        seen = rules.observe(step.before, step.seat)
        other = rules.observe(rules.determinise(seen, Random(9)), step.seat)
        assert explain(rules, seen, step.seat, step.action, Random(5)) == explain(
            rules, other, step.seat, step.action, Random(5)
        )


@pytest.mark.parametrize("game", GAMES)
def test_explanations_are_short_and_their_chances_sum_to_one(game: str) -> None:
    rules = rules_of(game)
    table = play_at(new_table(rules, 3, seed=5), Random(5))
    for step in table.steps[:: max(1, len(table.steps) // 4)]:
        found = explain(rules, rules.observe(step.before, step.seat), step.seat, step.action, Random(1))
        assert len(found.reasons) <= MOST_REASONS
        assert sum(found.wins) == pytest.approx(1)
        legal = step.before.legal_actions()
        assert found.runner_up is None if len(legal) == 1 else found.runner_up in legal
        assert found.runner_up != step.action


@pytest.mark.parametrize("game", GAMES)
def test_terms_have_names(game: str) -> None:
    rules = rules_of(game)
    assert [rules.name(Noun("term", number)) for number in range(len(rules.terms))] == [
        term.name for term in rules.terms
    ]
