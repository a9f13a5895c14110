"""What a seat may know (rules 10): observe a state, keep an observation up to date, deal a world that fits it.

Only the order of the two decks is hidden, and, from everybody but the chooser, the cards looked through with L14.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.conspiracy.components import (
    ALL_LOCATIONS,
    BASE_LOCATIONS,
    EMPTY,
    GUILDS,
    KEY,
    LOCATIONS,
    LORD_COPIES,
    LORD_GUILD,
    LORD_POWER,
    LORD_SILVER,
    LORDS,
    SPOTS,
)
from game.conspiracy.powers import POWERS, WHOLE_DECK
from game.conspiracy.state import KEEP_LOCATION, KEEP_LORD, OVER, ConspiracyState
from game.engine.mixing import shuffle
from game.engine.state import NOBODY, UNKNOWN, Event, Seat

NO_SEED = 0


def observe(state: ConspiracyState, seat: Seat | None) -> ConspiracyState:
    """The state as a seat or a spectator may see it; the seed, which would tell the decks, is masked too."""
    seen = state.clone()
    seen.seed = NO_SEED
    seen.lord_deck = (UNKNOWN,) * len(state.lord_deck)
    seen.location_deck = (UNKNOWN,) * len(state.location_deck)
    if state.shown and _is_look(state) and seat != state.current:
        seen.shown = (UNKNOWN,) * len(state.shown)
    return seen


def _is_look(state: ConspiracyState) -> bool:
    """Whether the shown cards are the whole Location deck of an L14 holder."""
    return state.phase == KEEP_LOCATION and state.powers[state.current] & WHOLE_DECK > 0


def unseen_lords(seen: ConspiracyState) -> list[int]:
    """The Lords in the deck, sorted: everything that is not in sight."""
    left = list(LORD_COPIES)
    for lord in seen.chambers:
        if lord != EMPTY:
            left[lord] = left[lord] - 1
    for cards in (seen.hand, seen.shown if seen.phase == KEEP_LORD else (), *seen.piles):
        for lord in cards:
            left[lord] = left[lord] - 1
    found: list[int] = []
    for lord in range(LORDS):
        for _ in range(left[lord]):
            found.append(lord)
    return found


def unseen_locations(seen: ConspiracyState) -> list[int]:
    """The Locations in the deck (and those looked through by somebody else), sorted."""
    left = [True] * LOCATIONS
    in_game = len(seen.location_deck) + len(seen.open)
    for site in seen.sites:
        if site != EMPTY:
            left[site] = False
            in_game += 1
    for site in seen.open:
        left[site] = False
    if seen.phase != KEEP_LORD:
        in_game += len(seen.shown)
        for site in seen.shown:
            if site != UNKNOWN:
                left[site] = False
    return [site for site in (BASE_LOCATIONS if in_game == len(BASE_LOCATIONS) else ALL_LOCATIONS) if left[site]]


def determinise(seen: ConspiracyState, rng: Random) -> ConspiracyState:
    """Deal the unseen cards; every order is equally likely."""
    world = seen.clone()
    world.seed = rng.getrandbits(62) + 1
    lords = unseen_lords(seen)
    shuffle(lords, rng)
    world.lord_deck = tuple(lords)
    sites = unseen_locations(seen)
    shuffle(sites, rng)
    if UNKNOWN in seen.shown:
        at = len(seen.shown)
        world.shown = tuple(sorted(sites[:at]))
        sites = sites[at:]
    world.location_deck = tuple(sites)
    return world


def fold(seen: ConspiracyState, event: Event) -> None:
    """Advance an observation by one redacted event."""
    _FOLDS[event.kind](seen, event)


def _lay(seen: ConspiracyState, lords: Sequence[int]) -> None:
    for lord in lords:
        seen.piles[LORD_GUILD[lord]] += (lord,)


def _draw(seen: ConspiracyState, event: Event) -> None:
    seen.lord_deck = seen.lord_deck[: -len(event.public)]
    if len(event.public) == 1:
        seen.hand = event.public
    else:
        seen.shown = event.public


def _keep(seen: ConspiracyState, event: Event) -> None:
    seen.shown = ()
    seen.hand = event.public[:1]
    _lay(seen, event.public[1:])


def _pile(seen: ConspiracyState, event: Event) -> None:
    seen.piles[event.public[0]] = ()
    seen.hand = event.public[1:]


def _place(seen: ConspiracyState, event: Event) -> None:
    lord, spot = event.public
    at = seen.hand.index(lord)
    seen.hand = seen.hand[:at] + seen.hand[at + 1 :]
    seen.chambers[event.seat * SPOTS + spot] = lord
    seen.placed[event.seat] = spot + 1
    if LORD_POWER[lord] == KEY:
        window = seen.silver if LORD_SILVER[lord] else seen.gold
        window[event.seat] += 1


def _reveal(seen: ConspiracyState, event: Event) -> None:
    seen.lord_deck = seen.lord_deck[:-1]
    _lay(seen, event.public)


def _swap(seen: ConspiracyState, event: Event) -> None:
    one, other = (event.seat * SPOTS + spot for spot in event.public)
    seen.chambers[one], seen.chambers[other] = seen.chambers[other], seen.chambers[one]


def _pearls(seen: ConspiracyState, event: Event) -> None:
    seen.pearls[event.seat] = event.public[1]


def _master(seen: ConspiracyState, event: Event) -> None:
    seen.master = event.seat


def _look(seen: ConspiracyState, event: Event) -> None:
    seen.location_deck = ()
    seen.shown = event.private[0][1] if event.private else (UNKNOWN,) * event.public[0]


def _explore(seen: ConspiracyState, event: Event) -> None:
    seen.location_deck = seen.location_deck[: -len(event.public)]
    seen.shown = event.public


def _take(seen: ConspiracyState, event: Event) -> None:
    site, spot, from_open = event.public
    if from_open:
        seen.open = tuple(other for other in seen.open if other != site)
    seen.sites[event.seat * SPOTS + spot] = site
    seen.silver[event.seat] = seen.gold[event.seat] = 0
    seen.powers[event.seat] |= POWERS[site].standing
    if seen.shown and not from_open:
        at = seen.shown.index(site if site in seen.shown else UNKNOWN)
        seen.shown = seen.shown[:at] + seen.shown[at + 1 :]


def _opened(seen: ConspiracyState, event: Event) -> None:
    seen.shown = ()
    seen.open = tuple(sorted(seen.open + event.public))


def _return_locations(seen: ConspiracyState, event: Event) -> None:
    seen.shown = ()
    seen.location_deck = (UNKNOWN,) * event.public[0]
    seen.shuffles += 1 if event.public[0] else 0


def _constrain(seen: ConspiracyState, event: Event) -> None:
    seen.forced, seen.forced_by = event.public[0], event.seat


def _release(seen: ConspiracyState, event: Event) -> None:
    seen.forced, seen.forced_by = 0, NOBODY


def _shuffle_lords(seen: ConspiracyState, event: Event) -> None:
    seen.piles = [()] * GUILDS
    seen.lord_deck = (UNKNOWN,) * event.public[1]
    seen.shuffles += 1


def _shuffle_locations(seen: ConspiracyState, event: Event) -> None:
    seen.open = ()
    seen.location_deck = (UNKNOWN,) * event.public[1]
    seen.shuffles += 1


def _return_lords(seen: ConspiracyState, event: Event) -> None:
    _lay(seen, event.public)
    seen.hand = ()


def _last_round(seen: ConspiracyState, event: Event) -> None:
    seen.finisher = event.seat


def _turn(seen: ConspiracyState, event: Event) -> None:
    seen.current = event.seat


def _ask(seen: ConspiracyState, event: Event) -> None:
    seen.phase = event.public[0]


def _over(seen: ConspiracyState, event: Event) -> None:
    seen.phase = OVER


def _nothing(seen: ConspiracyState, event: Event) -> None:
    return


_FOLDS: dict[str, Callable[[ConspiracyState, Event], None]] = {
    "draw": _draw,
    "keep": _keep,
    "pile": _pile,
    "place": _place,
    "reveal": _reveal,
    "swap": _swap,
    "stay": _nothing,
    "pearls": _pearls,
    "master": _master,
    "look": _look,
    "explore": _explore,
    "take": _take,
    "opened": _opened,
    "return_locations": _return_locations,
    "constrain": _constrain,
    "release": _release,
    "shuffle_lords": _shuffle_lords,
    "shuffle_locations": _shuffle_locations,
    "return_lords": _return_lords,
    "last_round": _last_round,
    "turn": _turn,
    "ask": _ask,
    "over": _over,
}

EVENT_KINDS = tuple(_FOLDS)
