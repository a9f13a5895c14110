"""Conspiracy's part of the suite. Scores, keys and pearls are counted anew from the rules' text, not by the game."""

from __future__ import annotations

from collections import Counter
from typing import cast

from game.conspiracy.components import ALL_LORDS, EMPTY, LOCATION_ID, LOCATIONS, LORD_CODE, SPOTS
from game.conspiracy.hidden import EVENT_KINDS
from game.conspiracy.state import KEEP_LOCATION, KEEP_LORD, NEXT_LORD, OVER, PROMPTS, RECRUIT, SOURCE, ConspiracyState
from game.engine.protocol import NOBODY, Seat, State
from tests.conformance.checks import TAINT, GameChecks
from tests.conformance.conspiracy_powers import POWERS, fired

ROWS = (5, 4, 3, 2, 1)
PLACES = [(row, column) for row, length in enumerate(ROWS) for column in range(length)]
STEPS = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))

PEARLS_OF_LORD = {3: 2, 4: 1}
PEARLS_OF_LOCATION = {"L02": 1, "L03": 2, "L04": 3}
FLAT = {"L01": 7, "L02": 5, "L03": 4, "L04": 3, "L09": 3, "L10": 3, "L11": 3, "L12": 3, "L13": 3, "L14": 3}
COUNCILS = {"X1": (1, 1), "X2": (2, 2), "X3": (3, 2), "X4": (4, 2)}
"""Value of the Lords that count, and influence for each."""


GUILD = [code[0] for code in LORD_CODE]
VALUE = [int(code[1:]) for code in LORD_CODE]


def largest(spots: set[int]) -> int:
    """Size of the largest connected part of a set of spots."""
    places, best = {PLACES[spot] for spot in spots}, 0
    while places:
        reached, edge = 0, [places.pop()]
        while edge:
            row, column = edge.pop()
            reached += 1
            near = {(row + down, column + right) for down, right in STEPS} & places
            places -= near
            edge += near
        best = max(best, reached)
    return best


class Chamber:
    """What a seat has, looked at card by card."""

    def __init__(self, state: ConspiracyState, seat: Seat) -> None:
        base = seat * SPOTS
        self.lords = [state.chambers[base + spot] for spot in range(SPOTS)]
        self.sites = [state.sites[base + spot] for spot in range(SPOTS)]
        self.standing = [(spot, lord) for spot, lord in enumerate(self.lords) if lord != EMPTY]
        self.taken = [LOCATION_ID[site] for site in self.sites if site != EMPTY]
        self.pearls = sum(PEARLS_OF_LORD.get(VALUE[lord], 0) for _, lord in self.standing)
        self.pearls += sum(PEARLS_OF_LOCATION.get(site, 0) for site in self.taken)

    def keys(self, of_value: int, since: int = 0) -> int:
        return sum(VALUE[lord] == of_value for spot, lord in self.standing if spot >= since)

    def window(self) -> tuple[int, int]:
        """Silver and gold keys after the last Location."""
        since = 1 + max((spot for spot, site in enumerate(self.sites) if site != EMPTY), default=-1)
        return self.keys(1, since), self.keys(2, since)

    def best(self, of_guild: str) -> int:
        return max((VALUE[lord] for _, lord in self.standing if GUILD[lord] == of_guild), default=0)

    def worth(self, site: str) -> int:
        if site in FLAT:
            return FLAT[site]
        if site in COUNCILS:
            wanted, each = COUNCILS[site]
            return each * largest({spot for spot, lord in self.standing if VALUE[lord] == wanted})
        if site.startswith("L15"):
            return self.best(site[3])
        if site.startswith("L16"):
            return 1 + sum(GUILD[lord] == site[3] for _, lord in self.standing)
        return {
            "L05": self.keys(1), "L06": 2 * self.keys(2), "L07": self.pearls // 2, "L08": 2 * len(self.taken),
            "X5": 1 + sum(VALUE[lord] in (0, 6) for _, lord in self.standing),
        }[site]

    def points(self, master: bool) -> tuple[int, int, int, int]:
        groups = [largest({spot for spot, lord in self.standing if GUILD[lord] == of}) for of in "YRGBP"]
        return (
            sum(self.best(of) for of in "YRGBP"), sum(self.worth(site) for site in self.taken), 3 * max(groups),
            5 if master else 0,
        )


def cards_in_one_place_each(state: ConspiracyState) -> None:
    lords = [lord for lord in state.chambers if lord != EMPTY]
    lords += [*state.lord_deck, *state.hand, *(lord for pile in state.piles for lord in pile)]
    sites = [site for site in state.sites if site != EMPTY] + [*state.location_deck, *state.open]
    if state.phase == KEEP_LORD:
        lords += state.shown
    else:
        sites += state.shown
    assert Counter(lords) == Counter(ALL_LORDS)
    assert len(set(sites)) == len(sites)
    assert len(sites) in (24, LOCATIONS)
    assert set(range(24)) <= set(sites)


def chambers_as_the_rules_fill_them(state: ConspiracyState, chambers: list[Chamber]) -> None:
    for seat, chamber in enumerate(chambers):
        assert [spot for spot, _ in chamber.standing] == list(range(state.placed[seat]))
        for spot, site in enumerate(chamber.sites):
            assert site == EMPTY or VALUE[chamber.lords[spot]] in (1, 2), "a Location lies on a key"
        assert len(chamber.taken) <= 7
        if not (state.phase in (SOURCE, KEEP_LOCATION) and seat == state.current):
            silver, gold = state.silver[seat], state.gold[seat]
            opens = max(silver, gold) >= 2 or ("L13" in chamber.taken and silver + gold >= 2)
            assert not opens or "L14" in chamber.taken, "keys that open a Location are not left lying"
        assert (state.silver[seat], state.gold[seat]) == chamber.window()
        assert state.pearls[seat] == chamber.pearls
        assert state.powers[seat] == ("L13" in chamber.taken) + 2 * ("L14" in chamber.taken)


def table_as_the_rules_lay_it(state: ConspiracyState) -> None:
    for pile, of_guild in zip(state.piles, "YRGBP", strict=True):
        assert all(GUILD[lord] == of_guild for lord in pile)
    assert state.open == tuple(sorted(state.open))
    assert (state.master == NOBODY) == (not any(state.pearls))
    assert state.master == NOBODY or state.pearls[state.master] == max(state.pearls)
    assert bool(state.shown) == (state.phase in (KEEP_LORD, KEEP_LOCATION))
    assert not state.hand or state.phase not in (RECRUIT, KEEP_LORD, OVER)
    assert state.hand or state.phase != NEXT_LORD
    assert state.forced in (0, 1, 2)
    assert (state.forced > 0) == (state.forced_by != NOBODY)
    assert not state.forced or state.forced_by != state.current or state.phase != RECRUIT
    full = [seat for seat in range(state.seats) if state.placed[seat] == SPOTS]
    assert (state.finisher == NOBODY) == (not [seat for seat in full if seat != state.current or state.phase == OVER])
    assert state.finisher == NOBODY or state.finisher in full


def scores_counted_anew(state: ConspiracyState, chambers: list[Chamber]) -> None:
    for standing in state.standings():
        parts = tuple(points for _, points in standing.parts)
        assert parts == chambers[standing.seat].points(state.master == standing.seat)
        assert standing.tiebreak == state.pearls[standing.seat]


def invariants(state: State) -> None:
    state = cast(ConspiracyState, state)
    chambers = [Chamber(state, seat) for seat in range(state.seats)]
    cards_in_one_place_each(state)
    chambers_as_the_rules_fill_them(state, chambers)
    table_as_the_rules_lay_it(state)
    scores_counted_anew(state, chambers)


def taint(state: State, seat: Seat | None) -> State:
    """The decks are hidden from all, the Locations looked through with L14 from all but the chooser."""
    tainted = cast(ConspiracyState, state).clone()
    tainted.seed = TAINT + abs(tainted.seed)
    tainted.lord_deck = tuple(TAINT + lord for lord in tainted.lord_deck)
    tainted.location_deck = tuple(TAINT + site for site in tainted.location_deck)
    chooser = tainted.current
    if tainted.phase == KEEP_LOCATION and "L14" in Chamber(tainted, chooser).taken and seat != chooser:
        tainted.shown = tuple(TAINT + site for site in tainted.shown)
    return tainted


CHECKS = GameChecks(
    option_sets=({}, {"bonus_locations": True, "random_start": False}),
    longest=200,
    games=300,
    verbs=frozenset(("draw", "pile", "keep", "place", "swap", "stay", "open", "explore", "choose")),
    prompts=frozenset(PROMPTS[:OVER]),
    events=frozenset(EVENT_KINDS),
    invariants=invariants,
    taint=taint,
    powers=POWERS,
    fired=fired,
    wordless=frozenset(("ask",)),
    display_options=frozenset(("hidden_scoring", "hints")),
)
