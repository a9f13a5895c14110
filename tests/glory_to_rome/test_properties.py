"""What holds at every step of random games, for every seat count and set of options."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.engine.protocol import Event, Seat, redact
from game.glory_to_rome.components import BUILDING_BY_ID, MATERIAL
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.state import RomeState
from tests.conformance.checks import TAINT
from tests.conformance.glory_to_rome_checks import CHECKS, invariants, taint
from tests.conformance.test_leaks import numbers_from_taint
from tests.support import size

CASES = [(seats, number) for seats in RULES.seats for number in range(len(CHECKS.option_sets))]


def new(seats: int, option_set: int, seed: int) -> RomeState:
    return RULES.new(seats, RULES.options(**CHECKS.option_sets[option_set]), seed)


def step(state: RomeState, rng: Random) -> tuple[Event, ...]:
    """A random decision; what happened."""
    legal = state.legal_actions()
    told: list[Event] = []
    state.apply(legal[int(rng.random() * len(legal))], told.append)
    return tuple(told)


def observers(seats: int) -> tuple[Seat | None, ...]:
    return (*range(seats), None)


@pytest.mark.parametrize(("seats", "option_set"), CASES)
def test_invariants_at_every_step(seats: int, option_set: int) -> None:
    for seed in range(size(3, 800)):
        state, rng, decisions = new(seats, option_set, seed), Random(seed), 0
        invariants(state)
        while not state.over:
            step(state, rng)
            invariants(state)
            decisions += 1
        assert decisions <= CHECKS.longest


@pytest.mark.parametrize(("seats", "option_set"), CASES)
def test_observations_follow_the_events(seats: int, option_set: int) -> None:
    for seed in range(size(1, 100)):
        state, rng = new(seats, option_set, seed), Random(seed)
        followed = {seat: RULES.observe(state, seat) for seat in observers(seats)}
        while not state.over:
            told = step(state, rng)
            for seat, seen in followed.items():
                for event in told:
                    RULES.fold(seen, redact(event, seat))
                assert seen.key() == RULES.observe(state, seat).key(), f"seat {seat}: {told}"


@pytest.mark.parametrize(("seats", "option_set"), CASES)
def test_dealt_worlds_look_the_same(seats: int, option_set: int) -> None:
    for seed in range(size(1, 50)):
        state, rng = new(seats, option_set, seed), Random(seed)
        while not state.over:
            asked = state.agenda[-1][1]
            for seat in observers(seats):
                seen = RULES.observe(state, seat)
                world = RULES.determinise(seen, rng)
                assert RULES.observe(world, seat).key() == seen.key()
                invariants(world)
                assert world.legal_actions()
                if seat == asked:
                    assert list(world.legal_actions()) == list(seen.legal_actions()) == list(state.legal_actions())
            step(state, rng)


@pytest.mark.parametrize(("seats", "option_set"), CASES)
def test_no_hidden_card_in_an_observation(seats: int, option_set: int) -> None:
    tainted_somewhere = 0
    for seed in range(size(1, 50)):
        state, rng = new(seats, option_set, seed), Random(seed)
        while not state.over:
            for seat in observers(seats):
                tainted = taint(state, seat)
                assert isinstance(tainted, RomeState)
                tainted_somewhere += max(tainted.deck) >= TAINT
                seen = RULES.observe(tainted, seat)
                assert not list(numbers_from_taint(seen))
                assert seen.key() == RULES.observe(state, seat).key()
            step(state, rng)
    assert tainted_somewhere


def test_worlds_are_drawn_evenly() -> None:
    """Which of the unseen cards an opponent holds is as likely as their number."""
    state = new(2, 0, 1)
    seen = RULES.observe(state, 0)
    rng, counts, deals = Random(5), dict.fromkeys(range(6), 0), 1500
    for _ in range(deals):
        for card in RULES.determinise(seen, rng).hands[1]:
            counts[MATERIAL[card]] += 1
    hidden = (*state.deck, *state.hands[1])
    for material, count in counts.items():
        share = sum(MATERIAL[card] == material for card in hidden) / len(hidden)
        assert abs(count / (deals * len(state.hands[1])) - share) < 0.02


def test_seed_and_decisions_make_the_game() -> None:
    """The same seed and the same choices give the same keys; watching changes nothing."""
    one, other = new(3, 1, 9), new(3, 1, 9)
    assert one.key() == other.key()
    rng = Random(4)
    while not one.over:
        action = one.legal_actions()[int(rng.random() * len(one.legal_actions()))]
        copy = one.clone()
        key = one.key()
        one.apply(action)
        other.apply(action, lambda event: None)
        assert one.key() == other.key()
        assert copy.key() == key


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="glory_to_rome"):
        RULES.new(seats, RULES.options(), 1)


def test_new_cards_keep_to_limits_and_sites() -> None:
    """Clients and vault cards come only where there is room, materials and foundations only where they fit."""
    statue, road, tower, scriptorium = (BUILDING_BY_ID[id_] for id_ in ("statue", "road", "tower", "scriptorium"))
    seen: Counter[str] = Counter()
    for seed in range(size(12, 400)):
        state, rng = new(2 + seed % 4, 0, seed), Random(seed)
        while not state.over:
            before = state.clone()
            for event in step(state, rng):
                seat, public = event.seat, event.public
                if event.kind == "hire":
                    assert before.clientele_room(seat) > 0
                elif event.kind in ("sell", "seal", "shelve"):
                    assert before.vault_room(seat) > 0
                elif event.kind == "lay":
                    assert public[1] == MATERIAL[public[0]] or public[0] == statue
                    assert not before.owns(seat, public[0])
                    assert public[2] == (before.town[public[1]] == 0)
                elif event.kind == "add":
                    site = before.structure(seat, public[1])[1]
                    material, powers = MATERIAL[public[0]], before.powers[seat]
                    assert (
                        material == site or (site == 4 and road in powers) or (material == 0 and tower in powers)
                        or (material == 5 and (scriptorium in powers or public[1] == statue))
                    )
                else:
                    continue
                seen[event.kind] += 1
    assert min(seen[kind] for kind in ("hire", "sell", "lay", "add")) > 20
