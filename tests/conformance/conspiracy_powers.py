"""Conspiracy: which Locations and powers of Lords had their effect in a decision."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import cast

from game.conspiracy.components import LOCATION_ID, LORD_POWER
from game.conspiracy.powers import POWERS as LOCATION_POWER
from game.conspiracy.scoring import Holding
from game.conspiracy.state import SPOTS, ConspiracyState
from game.engine.protocol import Action, Event, State

WHEN_TAKEN = {
    **dict.fromkeys(("L02", "L03", "L04"), "pearls"), **dict.fromkeys(("L09", "L10"), "constrain"),
    "L11": "shuffle_lords", "L12": "shuffle_locations",
}
"""What the taking of a Location brings about."""
AT_THE_END = set(LOCATION_ID) - set(WHEN_TAKEN) - {"L13", "L14"}
LORDS = ("swap", "key", "pearls", "reveal")

POWERS = frozenset((*LOCATION_ID, *LORDS))


def fired(
    before: State, action: Action, events: Sequence[Event], after: State, wanted: Collection[str]
) -> Iterator[str]:
    """Locations that acted when or since they were taken, or are worth something at the end; powers of Lords placed."""
    one, other = cast(ConspiracyState, before), cast(ConspiracyState, after)
    kinds = {event.kind for event in events}
    for event in events:
        if event.kind == "take" and WHEN_TAKEN.get(LOCATION_ID[event.public[0]]) in kinds:
            yield LOCATION_ID[event.public[0]]
        elif event.kind == "place":
            yield LORDS[LORD_POWER[event.public[0]]]
    if "look" in kinds:
        yield "L14"
    if action.verb in ("open", "explore") and max(one.silver[one.current], one.gold[one.current]) < 2:
        yield "L13"
    if other.decision() is None:
        for seat in range(other.seats):
            yield from _worth_something(other, seat)


def _worth_something(state: ConspiracyState, seat: int) -> Iterator[str]:
    chamber = slice(seat * SPOTS, (seat + 1) * SPOTS)
    sites = [site for site in state.sites[chamber] if site >= 0]
    holding = Holding(state.chambers[chamber], sites, state.pearls[seat])
    yield from (
        LOCATION_ID[site] for site in sites
        if LOCATION_ID[site] in AT_THE_END and LOCATION_POWER[site].worth(holding)
    )
