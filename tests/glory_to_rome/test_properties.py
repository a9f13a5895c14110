"""What the suite of all games does not ask: how worlds are drawn, limits of new cards."""

from __future__ import annotations

from collections import Counter
from random import Random

from game.glory_to_rome.components import BUILDING_BY_ID, MATERIAL
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.state import RomeState
from tests.conformance.checks import Case
from tests.conformance.tally import begun, steps
from tests.support import size


def test_worlds_are_drawn_evenly() -> None:
    """Which of the unseen cards an opponent holds is as likely as their number."""
    state = RULES.new(2, RULES.options(), 1)
    seen = RULES.observe(state, 0)
    rng, counts, deals = Random(5), dict.fromkeys(range(6), 0), 1500
    for _ in range(deals):
        for card in RULES.determinise(seen, rng).hands[1]:
            counts[MATERIAL[card]] += 1
    hidden = (*state.deck, *state.hands[1])
    for material, count in counts.items():
        share = sum(MATERIAL[card] == material for card in hidden) / len(hidden)
        assert abs(count / (deals * len(state.hands[1])) - share) < 0.02


def test_new_cards_keep_to_limits_and_sites() -> None:
    """Clients and vault cards come only where there is room, materials and foundations only where they fit."""
    statue, road, tower, scriptorium = (BUILDING_BY_ID[id_] for id_ in ("statue", "road", "tower", "scriptorium"))
    met: Counter[str] = Counter()
    for seed in range(size(12, 400)):
        for before, _, events, _ in steps(begun(Case("glory_to_rome", 2 + seed % 4, 0), seed), Random(seed)):
            assert isinstance(before, RomeState)
            for event in events:
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
                met[event.kind] += 1
    assert min(met[kind] for kind in ("hire", "sell", "lay", "add")) > 20
