"""Levels: legal, repeatable, fair, strong enough, without silly moves, fast enough.

With THREE_THRONES_TESTS=nightly fairness is looked at in 1,000 positions of each game:

    THREE_THRONES_TESTS=nightly python -m pytest tests/ai/test_levels.py -k hidden_cards
"""

import pickle
from collections import Counter
from functools import cache
from random import Random

import pytest

from game.ai import oneply
from game.ai.arena import Match, simulate
from game.ai.budget import Budget
from game.ai.ismcts import Manner, search
from game.ai.levels import LEVELS, UnknownLevel, level_of
from game.engine.protocol import Action, AnyRules, Seat, State
from game.engine.registry import GAMES, rules_of
from tests.conformance.checks import CASES
from tests.support import new_table, play, size

POSITIONS = size(25, 1000)
"""How many positions of each game the same move is asked for twice in."""

every_game = pytest.mark.parametrize("game", GAMES)
every_level = pytest.mark.parametrize("level", ["random", "easy", "hard-bold@6"])


def position(rules: AnyRules, seats: int, seed: int, plies: int) -> State:
    """A position after so many random decisions, or fewer if the game ends."""
    state: State = rules.new(seats, rules.options(), seed)
    rng = Random(seed)
    for _ in range(plies):
        before = state.clone()
        state.apply(rng.choice(state.legal_actions()))
        if state.decision() is None:
            return before
    return state


@pytest.mark.parametrize(
    ("game", "manner"),
    [("conspiracy", Manner(6, 0.35)), ("louis_xiv", Manner(20, 0.8)), ("glory_to_rome", Manner(20, 0.8))],
)
def test_hard_plays_on_less_far_in_conspiracy(game: str, manner: Manner) -> None:
    rules = rules_of(game)
    state = position(rules, 2, 4, 6)
    seat = state.to_move()
    seen = rules.observe(state, seat)

    verdicts = level_of("hard@60").verdicts(rules, seen, seat, Random(1))

    assert len(verdicts) > 1, "a position with a choice"
    assert verdicts == search(rules, seen, seat, Budget(iterations=60), Random(1), manner=manner)


@every_game
@every_level
def test_levels_play_whole_games_legally(game: str, level: str) -> None:
    rules = rules_of(game)
    for seats in rules.seats[:1] if level_of(level).searches else (rules.seats[0], rules.seats[-1]):
        state: State = rules.new(seats, rules.options(), 7)
        rng = Random(7)
        while decision := state.decision():
            action = level_of(level)(rules, rules.observe(state, decision.seat), decision.seat, rng)
            assert action in state.legal_actions()
            state.apply(action)


@cache
def handed_over(game: str) -> list[tuple[Seat, bytes, bytes]]:
    """The seat that decides, and what a thinking process is handed: once in truth, once with the hidden cards re-dealt.

    The positions lie anywhere in random games of all seats and sets of options.
    """
    cases = [case for case in CASES if case.game == game]
    found, different = [], 0
    for seed in range(POSITIONS):
        case, rng = cases[seed % len(cases)], Random(seed)
        step = rng.choice(play(new_table(case.rules, case.seats, case.options, seed), rng).steps)
        state, observe = step.before, case.rules.observe
        dealt: State = case.rules.determinise(observe(state, step.seat), rng)
        different += dealt.key() != state.key()
        found.append((step.seat, *(pickle.dumps(observe(world, step.seat)) for world in (state, dealt))))
    assert different > 0.9 * POSITIONS, "hardly anything was hidden"
    return found


@every_game
@every_level
def test_hidden_cards_do_not_change_the_choice(game: str, level: str) -> None:
    """Whatever the cards really are that a seat does not see, its move is the same."""
    rules, choose = rules_of(game), level_of(level)
    for number, (seat, *handed) in enumerate(handed_over(game)):
        answers = [choose(rules, pickle.loads(seen), seat, Random(number)) for seen in handed]
        assert answers[0] == answers[1], number


@every_game
@every_level
def test_observation_survives_pickling_and_is_not_changed(game: str, level: str) -> None:
    rules = rules_of(game)
    state = position(rules, 2, 3, 20)
    decision = state.decision()
    assert decision is not None
    seen = rules.observe(state, decision.seat)
    copy: State = pickle.loads(pickle.dumps(seen))
    key = seen.key()
    choose = level_of(level)
    assert choose(rules, seen, decision.seat, Random(1)) == choose(rules, copy, decision.seat, Random(1))
    assert seen.key() == key


def test_easy_overlooks_only_what_hardly_matters() -> None:
    """1,000 of 2,000 choices (three standard deviations: 67) leave the best to one close to it, 500 (58) both."""
    best, second, third, far = actions = [Action("draw", (number,)) for number in range(4)]
    rng = Random(1)
    close = Counter(oneply.pick(actions, [5.0, 4.5, 3.5, -1.0], rng, oneply.SLIP) for _ in range(2000))
    assert 933 <= close[second] + close[third] <= 1067
    assert 442 <= close[third] <= 558
    assert close[far] == 0
    clear = Counter(oneply.pick(actions, [5.0, 1.9, 1.8, -1.0], rng, oneply.SLIP) for _ in range(200))
    assert set(clear) == {best}


def test_names_of_levels() -> None:
    assert [level_of(level).name for level in LEVELS] == list(LEVELS)
    bold = level_of("hard-bold@200")
    assert (bold.name, bold.temperament.id, bold.budget) == ("hard", "bold", Budget(iterations=200))
    assert level_of("medium").budget == Budget(iterations=100, seconds=0.3)


@pytest.mark.parametrize("name", ["grandmaster", "hard-angry", "random-bold", "easy@20", "hard@0", "hard-", "", "Hard"])
def test_wrong_names_of_levels(name: str) -> None:
    with pytest.raises(UnknownLevel):
        level_of(name)


@every_game
def test_easy_beats_random(game: str) -> None:
    games = size(4, 100)
    result = simulate(Match(game, ("easy", "random"), rules_of(game).options(), 1), games)
    assert result["wins"][0] > 0.9 * games


def test_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(UnknownLevel, match=r"'grandmaster'.*random, easy"):
        level_of("grandmaster")
