"""Cases that an established online implementation of the game produced (tests/data/conspiracy.json).

Every case of the kinds "score", "coalition" and "key" and every complete multiplayer game in the file is run, however
many there are. Solo cases (`solo_score_cases`, `solo_traces`) belong to a mode that the program does not have; they are
not run.

A game trace is followed event by event: the decks lie as the trace says, each decision is answered with what happened
there, and all that our game reports must be the next thing in the trace. Where ours decides by itself because there is
only one answer, the trace still names the answer, and it is compared like everything else.
"""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from game.conspiracy.components import (
    EMPTY,
    GUILD_IDS,
    LOCATION_BY_ID,
    LOCATION_ID,
    LORD_BY_CODE,
    LORD_CODE,
    SPOTS,
)
from game.conspiracy.powers import POWERS
from game.conspiracy.scoring import CATEGORIES, Holding, largest_group
from game.conspiracy.state import RECRUIT, ConspiracyState, begin
from game.engine.protocol import NOBODY, Event
from tests.conspiracy.situations import asked, chamber, legal, play, position

DATA = json.loads((Path(__file__).parents[1] / "data" / "conspiracy.json").read_text(encoding="utf-8"))

Case = dict[str, Any]


def cases(kind: str) -> pytest.MarkDecorator:
    found = DATA.get(kind, [])
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def lord_numbers(codes: list[str | None]) -> list[int]:
    return [EMPTY if code is None else LORD_BY_CODE[code] for code in codes]


# Scores ----------------------------------------------------------------------------------------------------------


@cases("score_cases")
def test_score(case: Case) -> None:
    expected = case["expected"]
    taken = [LOCATION_BY_ID[id_] for id_ in case["locations"].values()]
    holding = Holding(lord_numbers(case["lords"]), taken, case["pearls"])

    parts = dict(zip(CATEGORIES, holding.points(case["is_pearl_master"]), strict=True))

    assert (holding.silver, holding.gold) == (case["silver_keys"], case["gold_keys"])
    assert {LOCATION_ID[site]: POWERS[site].worth(holding) for site in taken} == expected["location_breakdown"]
    assert holding.coalition().bit_count() == expected["coalition_size"]
    assert parts == {category: expected[category] for category in CATEGORIES}
    assert sum(parts.values()) == expected["total"]


@cases("coalition_cases")
def test_coalition(case: Case) -> None:
    holding = Holding([LORD_BY_CODE[colour + "3"] for colour in case["colours"]], (), 0)

    group = holding.coalition()

    assert group.bit_count() == case["size"]
    assert holding.points(False)[2] == case["points"]
    assert largest_group(group) == group, "it hangs together"
    assert len({holding.lords[spot] for spot in range(SPOTS) if group >> spot & 1}) == 1, "it is of one guild"


# Keys ------------------------------------------------------------------------------------------------------------


@cases("key_cases")
def test_keys(case: Case) -> None:
    """One seat draws the Lords of the case one after another; what else the turns bring is laid out anew each time."""
    taken = {entry["spot"]: entry["location"] for entry in case["locations_taken"]}
    game = position(short=True)

    for spot, code in enumerate(case["lords"], start=1):
        site = taken.get(spot)
        game.current, game.phase, game.forced = 0, RECRUIT, 0
        game.lord_deck = tuple(lord_numbers(["Y4", "Y4", "Y4", code]))
        game.open = game.location_deck = tuple(LOCATION_BY_ID[id_] for id_ in (site or "X1", "X2"))
        play(game, "draw 1")
        if asked(game) == "swap":
            play(game, "stay")
        elif game.current == 0:
            assert site is not None, f"no Location may be taken on spot {spot}"
            play(game, f"open {site}" if asked(game) == "source" else f"choose {site}")

    spots = [lord + (":" + taken[spot] if spot in taken else "") for spot, lord in enumerate(case["lords"], start=1)]
    assert chamber(game) == " ".join(spots)


# Whole games -----------------------------------------------------------------------------------------------------


class Follower:
    """Walks along a trace: `hear` takes each of our events and compares it with the next one there."""

    def __init__(self, trace: Case) -> None:
        self.events: list[Case] = trace["events"]
        self.at = 0
        self.pearls_due = 0
        self.returned: Case | None = None
        lords, sites = self.take("lord_deck_order"), self.take("location_deck_order")
        first_open = self.take("first_open_location")["location"]
        self.state = begin(
            trace["players"], 0, self.events[self.at]["p"] - 1, _from_top(lords["deck"], LORD_BY_CODE),
            _from_top(sites["deck"], LOCATION_BY_ID),
        )
        assert self.state.open == (LOCATION_BY_ID[first_open],)
        self.hear(Event("turn", self.state.current))

    def next_is(self, kind: str) -> bool:
        return self.at < len(self.events) and self.events[self.at]["t"] == kind

    def take(self, kind: str) -> Case:
        """The next event of the trace, which must be of this kind."""
        assert self.at < len(self.events), f"the trace is over, our game goes on with {kind}"
        event = self.events[self.at]
        assert event["t"] == kind, f"event {self.at} of the trace is {event}, ours is {kind}"
        self.at += 1
        return event

    def compare(self, kind: str, **facts: object) -> Case:
        at, event = self.at, self.take(kind)
        assert {name: event.get(name) for name in facts} == facts, f"event {at} of the trace"
        return event

    # Our events ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        listen = getattr(self, f"_{event.kind}", None)
        if listen is not None:
            listen(event, event.seat + 1, event.public)

    def _draw(self, event: Event, p: int, drawn: tuple[int, ...]) -> None:
        self.compare("recruit", p=p, n=len(drawn), drawn=_codes(drawn), **{"from": "deck"})

    def _pile(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        seen = self.compare("recruit", p=p, guild=GUILD_IDS[public[0]], **{"from": "pile"})
        assert sorted(seen["lords"]) == sorted(_codes(public[1:]))

    def _place(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self._no_pearls_due()
        seen = self.compare("place", p=p, lord=LORD_CODE[public[0]], spot=public[1] + 1)
        self.pearls_due = seen["pearls_gained"]

    def _reveal(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self.compare("reveal", lord=LORD_CODE[public[0]])

    def _pearls(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        assert public[0] == self.pearls_due
        self.pearls_due = 0

    def _master(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self.compare("pearl_master", p=p)

    def _swap(self, event: Event, p: int, spots: tuple[int, ...]) -> None:
        seen = self.compare("swap", p=p)
        assert sorted(seen["spots"]) == [spot + 1 for spot in spots]

    def _stay(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self.compare("no_swap", p=p)

    def _explore(self, event: Event, p: int, drawn: tuple[int, ...]) -> None:
        self.compare("location_source", p=p, n=len(drawn), drawn=_ids(drawn), **{"from": "deck"})

    def _look(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        seen = self.compare("location_source", p=p, **{"from": "whole_deck"})
        assert sorted(seen["drawn"]) == sorted(_ids(self.state.shown))

    def _take(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        site, spot, from_open = public
        if from_open:
            self.compare("location_source", p=p, **{"from": "open"})
        self.returned = self.take("location_deck_order") if self.next_is("location_deck_order") else None
        seen = self.compare("location", p=p, location=LOCATION_ID[site], spot=spot + 1)
        self.pearls_due = seen["pearls_gained"]

    def _return_locations(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        """The trace has the new order just before the Location that was taken."""
        if self.returned is not None:
            self._lay_locations(self.returned)
        self.returned = None

    def _shuffle_lords(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        deck = _from_top(self.take("lord_deck_order")["deck"], LORD_BY_CODE)
        assert sorted(deck) == sorted(self.state.lord_deck)
        self.state.lord_deck = deck

    def _shuffle_locations(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self._lay_locations(self.take("location_deck_order"))

    def _lay_locations(self, order: Case) -> None:
        deck = _from_top(order["deck"], LOCATION_BY_ID)
        assert sorted(deck) == sorted(self.state.location_deck)
        self.state.location_deck = deck

    def _return_lords(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        assert sorted(self.take("overflow_returned")["lords"]) == sorted(_codes(public))

    def _last_round(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self.compare("last_round", p=p)

    def _turn(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self._no_pearls_due()
        state = self.state
        seen = self.compare(
            "turn", p=p, deck=len(state.lord_deck), location_deck=len(state.location_deck),
            max_draw=min(3, len(state.lord_deck)), forced_draw=state.forced if state.constrained(event.seat) else None,
        )
        assert sorted(seen["open_locations"]) == sorted(_ids(state.open))
        for guild, pile in seen["piles"].items():
            assert sorted(pile) == sorted(_codes(state.piles[GUILD_IDS.index(guild)])), f"pile {guild}"
        assert seen["live"] == {str(seat + 1): _live(state, seat) for seat in range(state.seats)}

    def _over(self, event: Event, p: int, public: tuple[int, ...]) -> None:
        self._no_pearls_due()
        assert self.at == len(self.events), f"our game is over, the trace goes on with {self.events[self.at]}"

    def _no_pearls_due(self) -> None:
        assert self.pearls_due == 0, "the trace knows of pearls that our game did not give"

    # Answers -----------------------------------------------------------------------------------------------------

    def answer(self) -> str:
        """The move that the trace makes now."""
        ahead = self.events[self.at :]
        if asked(self.state) == "recruit":
            return f"draw {ahead[0]['n']}" if ahead[0]["from"] == "deck" else f"pile {ahead[0]['guild']}"
        if asked(self.state) == "swap":
            if ahead[0]["t"] == "no_swap":
                return "stay"
            one, other = sorted(ahead[0]["spots"])
            return f"swap {one} {other}"
        if asked(self.state) == "source" and ahead[0]["from"] == "deck":
            return f"explore {ahead[0]['n']}"
        what = next(event for event in ahead if event["t"] in ("place", "location"))
        verbs = {"keep_lord": "keep", "next_lord": "place", "source": "open", "keep_location": "choose"}
        return f"{verbs[asked(self.state)]} {what['lord' if what['t'] == 'place' else 'location']}"

    def follow(self) -> None:
        while self.state.decision() is not None:
            move = self.answer()
            action = dict(zip(legal(self.state), self.state.legal_actions(), strict=True)).get(move)
            assert action is not None, f"event {self.at}: {move} is not among {legal(self.state)}"
            self.state.apply(action, self.hear)


def _from_top(cards: list[str], numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple(numbers[card] for card in reversed(cards))


def _codes(cards: tuple[int, ...]) -> list[str]:
    return [LORD_CODE[card] for card in cards]


def _ids(cards: tuple[int, ...]) -> list[str]:
    return [LOCATION_ID[card] for card in cards]


def _scores(state: ConspiracyState, seat: int) -> Case:
    standing = state.standings()[seat]
    return {**dict(standing.parts), "total": standing.score}


def _live(state: ConspiracyState, seat: int) -> Case:
    return {**_scores(state, seat), "pearls": state.pearls[seat], "placed": state.placed[seat]}


@cases("game_traces")
def test_game(case: Case) -> None:
    follower = Follower(case)

    follower.follow()

    state = follower.state
    assert follower.at == len(case["events"])
    assert (state.master + 1 if state.master != NOBODY else None) == (case["pearl_master"] or None)
    for p, expected in case["final"].items():
        seat = int(p) - 1
        assert lord_numbers(expected["lords"]) == state.lords(seat)[: len(expected["lords"])]
        taken = {spot + 1: state.sites[seat * SPOTS + spot] for spot in range(SPOTS)}
        assert {str(spot): LOCATION_ID[site] for spot, site in taken.items() if site != EMPTY} == expected["locations"]
        assert state.pearls[seat] == expected["pearls"]
        assert _scores(state, seat) == expected["scores"]


def test_the_file_holds_cases_of_every_kind_that_is_run() -> None:
    assert all(DATA[kind] for kind in ("score_cases", "coalition_cases", "key_cases", "game_traces"))


@pytest.mark.parametrize("case", DATA["game_traces"][:1], ids=lambda case: case["id"])
def test_following_notices_every_changed_fact(case: Case) -> None:
    """Each fact of the first event of each kind is changed in turn, so that no comparison is an empty one."""
    first = {event["t"]: at for at, event in reversed([*enumerate(case["events"])])}
    facts = [(at, name) for at in first.values() for name in case["events"][at] if name not in ("t", "deck", "piles")]

    for at, name in facts:
        changed = deepcopy(case)
        fact = changed["events"][at][name]
        changed["events"][at][name] = fact[:-1] if isinstance(fact, str | list) and fact else "other"
        with pytest.raises((AssertionError, KeyError, TypeError, ValueError)):
            Follower(changed).follow()
