"""Tuning: the fit finds weights that made the points, keeps signs, and the same seed gives the same weights."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.ai import fit as fitting
from game.ai import tune
from game.ai.fit import STEP, Sample, error, fit
from game.ai.runners import HERE
from game.ai.tune import Duel, Pool, gauntlet, play
from game.engine.datafile import ComponentError
from game.engine.registry import GAMES, rules_of
from game.engine.weightfile import Made, load, text
from game.engine.weights import Table, Term, Weights, shares

TERMS = (Term("gold", "gold", "More gold."), Term("mud", "mud", "More mud."), Term("wind", "wind", "Wind.", True))
FLAT = (0.0, 0.0, 0.0)


def zero(*seats: int) -> Weights:
    """Weights that know nothing."""
    return Weights({number: Table(FLAT, (1.0, 1.0, 1.0), (FLAT,) * len(TERMS)) for number in seats})


def samples(number: int, seats: int = 2) -> list[Sample]:
    """Games in which gold is worth 1 point early and 3 late, mud -1, wind -2; 20 points for nothing."""
    rng = Random(seats)
    found = []
    for _ in range(number):
        progress = rng.random()
        features = tuple(tuple(float(rng.randrange(5)) for _ in TERMS) for _ in range(seats))
        points = tuple(20 + (1 + 2 * progress) * gold - mud - 2 * wind for gold, mud, wind in features)
        wins = tuple(float(point == max(points)) for point in points)
        found.append(Sample(progress, features, points, tuple(won / sum(wins) for won in wins)))
    return found


def test_parts_of_the_game_run_into_each_other() -> None:
    assert shares(0) == (1, 0, 0)
    assert shares(0.25) == (0.5, 0.5, 0)
    assert shares(0.5) == (0, 1, 0)
    assert shares(1) == (0, 0, 1)


def test_values_are_start_and_weighed_features() -> None:
    """Half way between beginning and middle: 10 + 1.5 * 2 + 3 * 1."""
    weights = Weights({2: Table((10, 10, 10), (0.1, 0.2, 0.3), ((1, 2, 3), (3, 3, 3)))})
    assert weights.values(0.25, [(2.0, 1.0), (0.0, 0.0)]) == pytest.approx([16, 10])
    assert weights.steepness(1.0, 2) == pytest.approx(0.3)


def test_fit_goes_half_way_to_what_made_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "TRUST", 1)
    gold, _mud, wind = fit(samples(500), TERMS, zero(2)).tables[2].weights
    assert gold == pytest.approx([STEP * number for number in (1, 2, 3)], abs=0.12)
    assert wind == pytest.approx([STEP * -2] * 3, abs=0.12)


def test_kept_weights_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "TRUST", 1)
    gold, _mud, wind = fit(samples(500), TERMS, zero(2), kept=["gold"]).tables[2].weights
    assert gold == FLAT
    assert wind == pytest.approx([STEP * -2] * 3, abs=0.5)


def test_repeated_fits_arrive(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is never bad has no negative weight, however bad it seems."""
    monkeypatch.setattr(fitting, "TRUST", 1)
    weights, given = zero(2), samples(300)
    for _ in range(6):
        weights = fit(given, TERMS, weights)
    gold, mud, wind = weights.tables[2].weights
    assert gold == pytest.approx([1, 2, 3], abs=0.15)
    assert mud == FLAT
    assert wind == pytest.approx([-2] * 3, abs=0.15)
    assert error(given, weights) < error(given, zero(2))


def test_every_number_of_seats_has_its_own_weights() -> None:
    weights = fit(samples(300) + samples(300, 3), TERMS, zero(2, 3))
    assert set(weights.tables) == {2, 3}
    assert all(table.steepness[2] > 0.1 for table in weights.tables.values())


# Files --------------------------------------------------------------------------------------------------------------


def test_file_holds_what_was_fitted(tmp_path: Path) -> None:
    made = Made(command="tune", games=5, positions=300, players="two", error=1.5)
    weights = fit(samples(300), TERMS, zero(2))
    path = tmp_path / "weights.json"
    path.write_text(text(weights, TERMS, made), encoding="utf-8")
    read = load(path, TERMS, range(2, 3))
    assert read.tables[2].weights[0] == pytest.approx(weights.tables[2].weights[0], abs=1e-4)
    assert json.loads(path.read_text(encoding="utf-8"))["made"]["positions"] == 300


@pytest.mark.parametrize(
    ("entry", "value", "named"),
    [
        ("gold", [1, -2, 3], "tables.2.weights.gold.1"),
        ("gold", [1, 2], "tables.2.weights.gold"),
        ("silver", [1, 2, 3], "tables.2.weights.silver"),
        ("gold", None, "tables.2.weights.gold"),
    ],
)
def test_fault_is_named_by_its_entry(tmp_path: Path, entry: str, value: object, named: str) -> None:
    made = Made(command="tune", games=5, positions=300, players="two", error=1.5)
    content = json.loads(text(zero(2), TERMS, made))
    weights = content["tables"]["2"]["weights"]
    if value is None:
        del weights[entry]
    else:
        weights[entry] = value
    path = tmp_path / "weights.json"
    path.write_text(json.dumps(content, indent=1), encoding="utf-8")
    with pytest.raises(ComponentError, match=named):
        load(path, TERMS, range(2, 3))


# Games --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_more_of_a_term_never_lowers_the_own_value(game: str) -> None:
    """Unless the term says that it may be either way; the others' values stay."""
    rules = rules_of(game)
    rng = Random(1)
    for seats in rules.seats:
        for progress in (0.0, 0.3, 0.5, 0.8, 1.0):
            own, other = ([float(rng.randrange(6)) for _ in rules.terms] for _ in range(2))
            features = [tuple(own), *[tuple(other)] * (seats - 1)]
            before = rules.weights.values(progress, features)
            for number, term in enumerate(rules.terms):
                more = [*own]
                more[number] += 1
                after = rules.weights.values(progress, [tuple(more), *features[1:]])
                assert after[1:] == before[1:]
                assert after[0] >= before[0] or term.either_way, term.id


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_has_a_number_for_every_term(game: str) -> None:
    rules = rules_of(game)
    assert len({term.id for term in rules.terms}) == len(rules.terms)
    assert 15 <= len(rules.terms) <= 40
    for seats in rules.seats:
        state = rules.new(seats, rules.options(), 2)
        rng = Random(2)
        while state.decision() is not None:
            state.apply(rng.choice(state.legal_actions()))
            features = rules.features(state)
            assert len(features) == seats
            assert {len(own) for own in features} == {len(rules.terms)}
            assert 0 <= rules.progress(state) <= 1


def test_same_seed_gives_the_same_positions() -> None:
    rules = rules_of("conspiracy")
    pool = Pool("conspiracy", 7, (rules.weights.tables,))
    once, again = play(pool, 1), play(pool, 1)
    assert once == again
    assert once != play(pool._replace(seed=8), 1)
    assert all(sum(sample.wins) == pytest.approx(1) for sample in once)
    assert {len(sample.features) for sample in once} == {3}


def test_players_may_search() -> None:
    rules = rules_of("conspiracy")
    pool = Pool("conspiracy", 7, (rules.weights.tables,))
    once, again = play(pool._replace(iterations=2), 0), play(pool._replace(iterations=2), 0)
    assert once == again
    assert once != play(pool, 0)


def test_players_who_go_round_in_circles_slip_and_come_to_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two one-ply players of Glory to Rome without slips, who with some weights lead and think with Jacks for ever."""
    monkeypatch.setattr(tune, "LONG", 60)
    rules = rules_of("glory_to_rome")
    assert play(Pool("glory_to_rome", 1, (rules.weights.tables,)), 64)


def test_gauntlet_gives_every_number_of_seats_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "TRIALS", 1)
    tables = rules_of("conspiracy").weights.tables
    duels = gauntlet("conspiracy", tables, tables, 1, 1, HERE, 1)
    assert [(duel.seats, duel.games) for duel in duels] == [(2, 1), (3, 1), (4, 1)]
    assert gauntlet("conspiracy", tables, tables, 1, 0, HERE, 1) == []


def test_share_of_a_duel_has_its_interval() -> None:
    assert Duel(2, 400, 200).interval == pytest.approx((0.4512, 0.5488), abs=1e-4)
