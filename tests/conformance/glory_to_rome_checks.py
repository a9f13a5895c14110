"""Glory to Rome's part of the suite. Cards and scores are counted anew from the rules' text, not by the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import cast

from game.engine.protocol import Seat, State
from game.glory_to_rome.components import BUILDING_BY_ID
from game.glory_to_rome.frames import PRISON_REPEATS, PROMPTS, VAULT_HIDDEN, VAULT_OPEN
from game.glory_to_rome.hidden import EVENT_KINDS
from game.glory_to_rome.state import RomeState
from tests.conformance.checks import TAINT, GameChecks
from tests.conformance.glory_to_rome_powers import POWERS, fired, later

VALUES = (1, 1, 2, 2, 3, 3)
NUMBERS_END = (4, 9, 18, 26, 35, 44)
"""Buildings are numbered by material: where each material's numbers end."""
MATERIAL = tuple(next(at for at, end in enumerate(NUMBERS_END) if kind < end) for kind in range(44))
REPUBLIC = {BUILDING_BY_ID[id_] for id_ in ("crane", "tribunal", "domus_aurea", "forum_romanum")}
IMPERIUM = {BUILDING_BY_ID[id_] for id_ in ("circus", "senate", "colosseum", "forum")}
STATUE, WALL, MARBLE = BUILDING_BY_ID["statue"], BUILDING_BY_ID["wall"], 5
UNFINISHED, COMPLETE, PUBLIC = range(3)


def cards_in_one_place_each(state: RomeState) -> None:
    counts = [0] * len(MATERIAL)
    for place in (
        state.deck, *state.pool, *state.hands, *state.played, *state.stock, *state.clients, *state.vault,
        *state.fresh, *state.blind, *([state.looked] if state.looked >= 0 else [],),
        *((kind, *materials) for camp in state.camps for kind, _, materials, _ in camp),
    ):
        for card in place:
            counts[card] += 1
    cards = {kind for kind, number in enumerate(counts) if number}
    assert sum(counts) == 144
    assert len(cards) == 40
    assert all(counts[kind] == (6 if MATERIAL[kind] < 2 else 3) for kind in cards)
    assert not REPUBLIC & cards or not IMPERIUM & cards, "one deck"
    for held in (*state.hands, *state.played, *state.vault, *state.fresh, *state.blind):
        assert list(held) == sorted(held)
    for at, pile in enumerate((*state.pool, *state.stock, *state.clients)):
        assert all(MATERIAL[card] == at % 6 for card in pile)


def sites_and_jacks_in_one_place_each(state: RomeState) -> None:
    jacks = state.jack_supply + sum(state.jacks) + sum(state.played_jacks)
    sites = [town + out for town, out in zip(state.town, state.outskirts, strict=True)]
    for seat, camp in enumerate(state.camps):
        for site in range(6):
            sites[site] += state.areas[seat * 6 + site]
        for _, site, _, status in camp:
            sites[site] += status == UNFINISHED
    assert (jacks, sites) in ((6, [6] * 6), (5, [5] * 6))
    assert min(*state.areas, *state.town, *state.outskirts, *state.jacks, *state.played_jacks, state.jack_supply) >= 0


def camps_as_the_rules_allow(state: RomeState) -> None:
    for seat, camp in enumerate(state.camps):
        names = [kind for kind, _, _, _ in camp]
        assert len(names) == len(set(names)) or state.switches & PRISON_REPEATS, "one of each name"
        for kind, site, materials, status in camp:
            assert site == MATERIAL[kind] or kind == STATUE
            assert status != UNFINISHED or len(materials) < VALUES[site]
            assert status == UNFINISHED or materials
        own = sum(VALUES[site] * state.areas[seat * 6 + site] for site in range(6))
        assert state.influence[seat] == 2 + own
        assert {kind for kind, _, _, status in camp if status != UNFINISHED} <= set(state.powers[seat])


def knowledge_is_true(state: RomeState) -> None:
    for hand, known, shown in zip(state.hands, state.known, state.shown, strict=True):
        if known:
            assert not Counter(known) - Counter(hand)
            assert not Counter(shown) - Counter(known)
        assert not shown or known


def scores_counted_anew(state: RomeState) -> None:
    standings = state.standings()
    if state.winners:
        assert [standing.score for standing in standings] == [state.winners >> seat & 1 for seat in range(state.seats)]
        return
    vaults = [
        [MATERIAL[card] for card in (*state.vault[seat], *state.fresh[seat], *state.blind[seat])]
        for seat in range(state.seats)
    ]
    for seat, standing in enumerate(standings):
        parts = dict(standing.parts)
        assert parts["influence"] == state.influence[seat]
        assert parts["vault"] == sum(VALUES[material] for material in vaults[seat])
        bonus = 0
        for material in range(6):
            counts = [vault.count(material) for vault in vaults]
            if all(counts[seat] > count for other, count in enumerate(counts) if other != seat):
                bonus += 3
        assert parts["bonus"] == bonus
        statue, wall = STATUE in state.powers[seat], WALL in state.powers[seat]
        stock = sum(len(pile) for pile in state.stock[seat * 6 : seat * 6 + 6])
        worth = 3 * statue + wall * (stock // 2)
        assert parts["structures"] == worth or (state.switches and parts["structures"] <= worth)
        assert standing.tiebreak == len(state.hands[seat]) + state.jacks[seat]


def invariants(state: State) -> None:
    state = cast(RomeState, state)
    cards_in_one_place_each(state)
    sites_and_jacks_in_one_place_each(state)
    camps_as_the_rules_allow(state)
    knowledge_is_true(state)
    scores_counted_anew(state)
    assert state.over == (not state.agenda)


def taint(state: State, seat: Seat | None) -> State:
    """The deck is hidden from all, hands from others, vaults by the switch; what a demand has shown is known."""
    tainted = cast(RomeState, state).clone()
    tainted.deck = _tainted(tainted.deck)
    for other in range(tainted.seats):
        if other != seat:
            hidden = list((Counter(tainted.hands[other]) - Counter(tainted.known[other])).elements())
            tainted.hands[other] = tuple(sorted((*tainted.known[other], *_tainted(hidden))))
        if not tainted.over:
            tainted.blind[other] = _tainted(tainted.blind[other])
            if not vault_seen(tainted, other, seat):
                tainted.vault[other] = _tainted(tainted.vault[other])
    if tainted.looked >= 0 and tainted.agenda[-1][1] != seat:
        tainted.looked += TAINT
    return tainted


def vault_seen(state: RomeState, owner: Seat, seat: Seat | None) -> bool:
    return bool(state.house & VAULT_OPEN) or (owner == seat and not state.house & VAULT_HIDDEN)


def _tainted(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(TAINT + card for card in cards)


CHECKS = GameChecks(
    option_sets=(
        {},
        {
            "edition": "bb_imperium", "petition_size": "2", "start_hand": "5", "two_player_in_town": "3",
            "out_of_town_only_when_in_town_empty": False, "out_of_town_mixed_roles": True,
            "forum_storeroom_literal": False, "prison_fires_completion": False, "colosseum_all_opponents": True,
            "villa_material": "stone_only", "immune_may_give": True, "surrender": "off",
            "vault_view": "hidden_from_all", "latrine_and_vomitorium": "both", "random_start": False,
        },
        {
            "petition_size": "3", "stairway_material_must_match": False, "stairway_archway": False,
            "crane_palace_stack": False, "domus_match": "site", "road_statue_site": False, "prison_unique_names": False,
            "vault_view": "known_cards_open", "stairway_public_points": False, "fountain_keep_is_craftsman": True,
        },
    ),
    longest=3000,
    games=150,
    verbs=frozenset((
        "lead", "follow", "unit", "think", "skip", "hold", "done", "jack", "refill", "card", "discard", "discard_all",
        "take", "stow", "lay", "lay_out", "add", "build", "fetch", "fountain", "keep", "extend", "extend_pool", "show",
        "give", "client", "raze", "sell", "seal", "shelve", "hire", "hire_top", "hire_card", "seize", "recover",
        "salvage", "surrender",
    )),
    prompts=frozenset(PROMPTS),
    events=frozenset(EVENT_KINDS),
    invariants=invariants,
    taint=taint,
    powers=POWERS,
    fired=fired,
    later=later,
    editions=tuple({"edition": edition} for edition in ("classic_iv", "first_2005", "european_2011")),
    wordless=frozenset(("ask", "clear", "sweep", "pass")),
    display_options=frozenset(("open_hands", "hints")),
)
