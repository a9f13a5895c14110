"""Random games of every game, number of seats and option set, looked at after every decision."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.engine.protocol import Action, IllegalAction
from tests.conformance.checks import CASES, CHECKS, EDITIONS, Case, share
from tests.conformance.contract import check_event, check_position
from tests.conformance.tally import Tally, begun, steps
from tests.support import new_table, pick, play, repeatable, size

PARTS = 3


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("case", CASES, ids=str)
def test_invariants_hold_after_every_decision(case: Case, part: int) -> None:
    games = size(case.checks.games, 10_000) // len(case.checks.option_sets)
    for seed in range(part, games, PARTS):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/{seed}")
            check_position(case, table.state)
            while not table.over:
                for event in table.act(pick(table, rng)):
                    check_event(case, event)
                check_position(case, table.state)
                assert len(table.steps) <= case.checks.longest


@pytest.mark.parametrize("case", CASES, ids=str)
def test_illegal_actions_are_refused_and_change_nothing(case: Case) -> None:
    """Actions of other moments and other games, and legal ones with a number changed, added or left out."""
    foreign = {Action(""), Action("\ud800", (1,)), Action("draw", (10**30,)), *(Action("fly", (n,)) for n in range(20))}
    pool = sorted(everywhere_legal(case) | foreign)
    for seed in range(share(case, 20, 500)):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/illegal/{seed}")
            while not table.over:
                key, legal = table.state.key(), set(table.legal_actions())
                wrong = [action for action in rng.sample(pool, 40) if action not in legal][:17]
                wrong += [action for action in spoilt(rng.choice(sorted(legal))) if action not in legal]
                for action in wrong:
                    with pytest.raises(IllegalAction):
                        table.act(action)
                assert table.state.key() == key
                table.act(pick(table, rng))
            for action in pool[:20]:
                with pytest.raises(IllegalAction):
                    table.act(action)


def everywhere_legal(case: Case) -> set[Action]:
    found: set[Action] = set()
    for seed in range(5):
        table = play(new_table(case.rules, case.seats, case.options, seed), Random(seed))
        for step in table.steps:
            found.update(step.before.legal_actions())
    return found


def spoilt(action: Action) -> list[Action]:
    verb, args = action
    return [
        Action(verb, (*args, 0)), Action(verb, args[:-1]), Action(verb + " "), Action(verb.upper(), args),
        Action(verb, tuple(number + 50 for number in args)), Action(verb, tuple(-1 - number for number in args)),
    ]


@pytest.mark.parametrize("game", CHECKS)
def test_everything_comes_up(game: str) -> None:
    """Every verb, prompt, kind of event and power; the failure names what never did, or what was not declared."""
    tally = Tally(game, enough=1)
    for seed, case in product(range(size(60, 600)), [case for case in EDITIONS if case.game == game]):
        for step in steps(begun(case, seed), Random(f"{case}/{seed}")):
            tally.add(step)
        if not tally.missing():
            break
    assert not tally.missing()


@pytest.mark.parametrize("game", CHECKS)
def test_option_sets_change_every_option(game: str) -> None:
    checks = CHECKS[game]
    rules = next(case.rules for case in CASES if case.game == game)
    assert checks.option_sets[0] == {}
    fields = rules.options.model_fields
    changed = {name for options in checks.option_sets for name, value in options.items()
               if value != fields[name].default}
    assert changed | checks.display_options == set(fields)
    assert not changed & checks.display_options


@pytest.mark.parametrize("case", CASES, ids=str)
def test_wrong_numbers_of_seats_are_refused(case: Case) -> None:
    for seats in (-1, 0, case.rules.seats.start - 1, case.rules.seats.stop, 1000):
        with pytest.raises(ValueError, match=case.game):
            case.rules.new(seats, case.rules.options(), 1)


@pytest.mark.parametrize("game", CHECKS)
def test_display_options_change_no_state(game: str) -> None:
    case = next(case for case in CASES if case.game == game)
    for name in case.checks.display_options:
        default = case.rules.options.model_fields[name].default
        changed = case.rules.options(**{name: not default})
        assert case.rules.new(case.seats, changed, 5).key() == case.rules.new(case.seats, case.rules.options(), 5).key()
