"""The position of a game and how decisions change it (rules 3 to 8).

Decks are tuples whose last card is on top. `chambers` and `sites` are flat: seat * SPOTS + spot holds the Lord, and
the Location laid on it, or EMPTY. `silver` and `gold` count the keys in each seat's window (rules 6.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations
from typing import Final

from game.conspiracy.components import (
    DRAW_LIMIT,
    EMPTY,
    GUILDS,
    KEY,
    LOCATIONS,
    LORD_GUILD,
    LORD_PEARLS,
    LORD_POWER,
    LORD_SILVER,
    LORDS,
    PEARLS,
    REVEAL,
    SPOTS,
    SWAP,
)
from game.conspiracy.powers import ANY_KEYS, POWERS, WHOLE_DECK
from game.conspiracy.scoring import Holding, rank
from game.engine import chance
from game.engine.compiler import mypyc_attr
from game.engine.state import NOBODY, Action, Decision, Event, Seat, Sink, Standing, State

RECRUIT: Final = 0
KEEP_LORD: Final = 1
NEXT_LORD: Final = 2
SWAPPING: Final = 3
SOURCE: Final = 4
KEEP_LOCATION: Final = 5
OVER: Final = 6
PHASES: Final = ("recruit", "keep_lord", "next_lord", "swap", "source", "keep_location", "over")
PROMPTS: Final = tuple(f"conspiracy.prompt.{phase}" for phase in PHASES)

# Actions, made once -------------------------------------------------------------------------------------------------

Actions = tuple[Action, ...]

DRAW: Final[Actions] = tuple(Action("draw", (n,)) for n in range(DRAW_LIMIT + 1))
PILE: Final[Actions] = tuple(Action("pile", (guild,)) for guild in range(GUILDS))
KEEP: Final[Actions] = tuple(Action("keep", (lord,)) for lord in range(LORDS))
PLACE: Final[Actions] = tuple(Action("place", (lord,)) for lord in range(LORDS))
STAY: Final = Action("stay")
OPEN: Final[Actions] = tuple(Action("open", (location,)) for location in range(LOCATIONS))
EXPLORE: Final[Actions] = tuple(Action("explore", (n,)) for n in range(DRAW_LIMIT + 1))
CHOOSE: Final[Actions] = tuple(Action("choose", (location,)) for location in range(LOCATIONS))

FORCED: Final[tuple[Actions, ...]] = tuple((draw,) for draw in DRAW)
EXPLORES: Final[tuple[Actions, ...]] = tuple(EXPLORE[1 : n + 1] for n in range(DRAW_LIMIT + 1))
RECRUITS: Final[tuple[tuple[Actions, ...], ...]] = tuple(
    tuple(
        DRAW[1 : draws + 1] + tuple(PILE[guild] for guild in range(GUILDS) if mask >> guild & 1)
        for mask in range(1 << GUILDS)
    )
    for draws in range(DRAW_LIMIT + 1)
)
"""RECRUITS[draws][mask of non-empty piles]."""

_SWAPS: Final[dict[int, Actions]] = {}


def swaps(movable: int) -> Actions:
    """All swaps of two of the spots in a mask, then to stay; kept, as making them takes long."""
    actions = _SWAPS.get(movable)
    if actions is None:
        spots = [spot for spot in range(SPOTS) if movable >> spot & 1]
        actions = (*(Action("swap", pair) for pair in combinations(spots, 2)), STAY)
        _SWAPS[movable] = actions
    return actions


def each_once(table: Actions, cards: Sequence[int]) -> list[Action]:
    """The actions of a table for some cards, ascending, for equal cards one."""
    ordered = sorted(cards)
    actions: list[Action] = []
    last = EMPTY
    for card in ordered:
        if card != last:
            actions.append(table[card])
            last = card
    return actions


def alike(cards: tuple[int, ...]) -> bool:
    """Whether all of some cards are equal."""
    first = cards[0]
    for card in cards:  # noqa: SIM110 - a generator is slow in a compiled build
        if card != first:
            return False
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ConspiracyState(State):
    """One position. Build it with `rules.RULES.new` or, for given decks, with `begin`."""

    __slots__ = (
        "chambers", "current", "finisher", "forced", "forced_by", "gold", "hand", "location_deck", "lord_deck",
        "master", "open", "pearls", "phase", "piles", "placed", "powers", "seats", "seed", "shown", "shuffles",
        "silver", "sites",
    )

    def __init__(
        self, seats: int, seed: int, shuffles: int, phase: int, current: int, lord_deck: tuple[int, ...],
        location_deck: tuple[int, ...], open_: tuple[int, ...], piles: list[tuple[int, ...]], hand: tuple[int, ...],
        shown: tuple[int, ...], chambers: list[int], sites: list[int], placed: list[int], pearls: list[int],
        silver: list[int], gold: list[int], powers: list[int], master: int, forced: int, forced_by: int, finisher: int,
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.shuffles = shuffles
        self.phase = phase
        self.current = current
        self.lord_deck = lord_deck
        self.location_deck = location_deck
        self.open = open_
        self.piles = piles
        self.hand = hand
        self.shown = shown
        self.chambers = chambers
        self.sites = sites
        self.placed = placed
        self.pearls = pearls
        self.silver = silver
        self.gold = gold
        self.powers = powers
        self.master = master
        self.forced = forced
        self.forced_by = forced_by
        self.finisher = finisher

    def clone(self) -> ConspiracyState:
        return ConspiracyState(
            self.seats, self.seed, self.shuffles, self.phase, self.current, self.lord_deck, self.location_deck,
            self.open, self.piles[:], self.hand, self.shown, self.chambers[:], self.sites[:], self.placed[:],
            self.pearls[:], self.silver[:], self.gold[:], self.powers[:], self.master, self.forced, self.forced_by,
            self.finisher,
        )

    def key(self) -> str:
        whole = (
            self.chambers, self.current, self.finisher, self.forced, self.forced_by, self.gold, self.hand,
            self.location_deck, self.lord_deck, self.master, self.open, self.pearls, self.phase, self.piles,
            self.placed, self.powers, self.seats, self.seed, self.shown, self.shuffles, self.silver, self.sites,
        )
        return sha256(repr(whole).encode()).hexdigest()

    # What a seat holds ------------------------------------------------------------------------------------------

    def lords(self, seat: int) -> list[int]:
        """The Lords on a seat's spots, in order; EMPTY where none stands."""
        return self.chambers[seat * SPOTS : (seat + 1) * SPOTS]

    def locations(self, seat: int) -> list[int]:
        """The Locations a seat controls, in the order of their spots."""
        return [site for site in self.sites[seat * SPOTS : (seat + 1) * SPOTS] if site != EMPTY]

    def holding(self, seat: int) -> Holding:
        return Holding(self.lords(seat), self.locations(seat), self.pearls[seat])

    def standings(self) -> list[Standing]:
        points = [self.holding(seat).points(self.master == seat) for seat in range(self.seats)]
        return rank(points, self.pearls)

    def movable(self, seat: int) -> int:
        """Mask of the spots of a seat's keyless Lords: those a 0 may swap (rules 5.3)."""
        base = seat * SPOTS
        mask = 0
        for spot in range(self.placed[seat]):
            if LORD_POWER[self.chambers[base + spot]] != KEY:
                mask |= 1 << spot
        return mask

    def constrained(self, seat: int) -> bool:
        """Whether forced recruiting binds a seat now (rules 4.3); void with an empty deck."""
        return self.forced > 0 and self.forced_by != seat and len(self.lord_deck) > 0

    # Decisions --------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        if self.phase == OVER:
            return None
        return Decision(self.current, PROMPTS[self.phase], self.shown or self.hand)

    def to_move(self) -> Seat:
        return NOBODY if self.phase == OVER else self.current

    def legal_actions(self) -> Sequence[Action]:
        phase = self.phase
        if phase == RECRUIT:
            deck = len(self.lord_deck)
            if self.forced and self.forced_by != self.current and deck:
                return FORCED[min(self.forced, deck)]
            mask = 0
            bit = 1
            for pile in self.piles:
                if pile:
                    mask |= bit
                bit += bit
            return RECRUITS[min(DRAW_LIMIT, deck)][mask]
        if phase == KEEP_LORD:
            return each_once(KEEP, self.shown)
        if phase == NEXT_LORD:
            return each_once(PLACE, self.hand)
        if phase == SWAPPING:
            return swaps(self.movable(self.current))
        if phase == SOURCE:
            return [*[OPEN[site] for site in self.open], *EXPLORES[min(DRAW_LIMIT, len(self.location_deck))]]
        if phase == KEEP_LOCATION:
            return each_once(CHOOSE, self.shown)
        return ()

    def apply(self, action: Action, emit: Sink | None = None) -> None:
        phase = self.phase
        args = action.args
        if phase == RECRUIT:
            self._recruit(action, emit)
        elif phase == KEEP_LORD:
            self._keep(args[0], emit)
        elif phase == NEXT_LORD:
            self._place(args[0], emit)
        elif phase == SWAPPING:
            self._swap(args, emit)
        elif phase == SOURCE and action.verb == "explore":
            self._explore(args[0], emit)
        else:
            self._take_location(args[0], emit)
        while self.phase == RECRUIT:
            choices = self.legal_actions()
            if len(choices) > 1:
                break
            self._recruit(choices[0], emit)
        if emit is not None:
            emit(Event("ask", self.current, (self.phase,)))

    # Recruiting (rules 4) ---------------------------------------------------------------------------------------

    def _recruit(self, action: Action, emit: Sink | None) -> None:
        if action.verb == "draw":
            self._draw(action.args[0], emit)
        else:
            self._take_pile(action.args[0], emit)

    def _draw(self, n: int, emit: Sink | None) -> None:
        drawn = self.lord_deck[: -n - 1 : -1]
        self.lord_deck = self.lord_deck[:-n]
        if emit is not None:
            emit(Event("draw", self.current, drawn))
        if n == 1:
            self.hand = drawn
            self._place(drawn[0], emit)
        elif alike(drawn):
            self.shown = drawn
            self._keep(drawn[0], emit)
        else:
            self.shown = drawn
            self.phase = KEEP_LORD

    def _keep(self, kept: int, emit: Sink | None) -> None:
        others = list(self.shown)
        others.remove(kept)
        self.shown = ()
        self.hand = (kept,)
        for lord in others:
            self.piles[LORD_GUILD[lord]] += (lord,)
        if emit is not None:
            emit(Event("keep", self.current, (kept, *others)))
        self._place(kept, emit)

    def _take_pile(self, guild: int, emit: Sink | None) -> None:
        self.hand = self.piles[guild]
        self.piles[guild] = ()
        if emit is not None:
            emit(Event("pile", self.current, (guild, *self.hand)))
        self._next_lord(emit)

    def _next_lord(self, emit: Sink | None) -> None:
        if alike(self.hand):
            self._place(self.hand[0], emit)
        else:
            self.phase = NEXT_LORD

    # Placing (rules 5) ------------------------------------------------------------------------------------------

    def _place(self, lord: int, emit: Sink | None) -> None:
        seat = self.current
        spot = self.placed[seat]
        at = self.hand.index(lord)
        self.hand = self.hand[:at] + self.hand[at + 1 :]
        self.chambers[seat * SPOTS + spot] = lord
        self.placed[seat] = spot + 1
        if emit is not None:
            emit(Event("place", seat, (lord, spot)))
        power = LORD_POWER[lord]
        if power == KEY:
            if LORD_SILVER[lord]:
                self.silver[seat] += 1
            else:
                self.gold[seat] += 1
            if self._unlocks(seat):
                self._find_location(seat, emit)
                return
        elif power == PEARLS:
            self.gain_pearls(seat, LORD_PEARLS[lord], emit)
        elif power == REVEAL:
            self._reveal(emit)
        elif power == SWAP:
            movable = self.movable(seat)
            if movable & (movable - 1):
                self.phase = SWAPPING
                return
        self._after_lord(emit)

    def _reveal(self, emit: Sink | None) -> None:
        if self.lord_deck:
            lord = self.lord_deck[-1]
            self.lord_deck = self.lord_deck[:-1]
            self.piles[LORD_GUILD[lord]] += (lord,)
            if emit is not None:
                emit(Event("reveal", self.current, (lord,)))

    def _swap(self, spots: tuple[int, ...], emit: Sink | None) -> None:
        seat = self.current
        if spots:
            one, other = seat * SPOTS + spots[0], seat * SPOTS + spots[1]
            self.chambers[one], self.chambers[other] = self.chambers[other], self.chambers[one]
        if emit is not None:
            emit(Event("swap", seat, spots) if spots else Event("stay", seat))
        self._after_lord(emit)

    def gain_pearls(self, seat: int, pearls: int, emit: Sink | None) -> None:
        """Add pearls and pass the Pearl Master token on reaching its holder's number (rules 7)."""
        self.pearls[seat] += pearls
        if emit is not None:
            emit(Event("pearls", seat, (pearls, self.pearls[seat])))
        if self.master != seat and (self.master == NOBODY or self.pearls[seat] >= self.pearls[self.master]):
            loser, self.master = self.master, seat
            if emit is not None:
                emit(Event("master", seat, (loser,)))

    # Locations (rules 6) ----------------------------------------------------------------------------------------

    def _unlocks(self, seat: int) -> bool:
        """Whether the keys in the window open a Location."""
        silver, gold = self.silver[seat], self.gold[seat]
        return silver >= 2 or gold >= 2 or (silver + gold >= 2 and self.powers[seat] & ANY_KEYS > 0)

    def _find_location(self, seat: int, emit: Sink | None) -> None:
        if self.powers[seat] & WHOLE_DECK:
            self._look_through_deck(seat, emit)
        elif self.open or self.location_deck:
            self.phase = SOURCE
            if not self.open and len(self.location_deck) == 1:
                self._explore(1, emit)
            elif not self.location_deck and len(self.open) == 1:
                self._take_location(self.open[0], emit)
        else:
            self._after_lord(emit)

    def _look_through_deck(self, seat: int, emit: Sink | None) -> None:
        """The holder of L14 sees the whole deck; an empty one gives nothing and the keys stay (rules 6.2)."""
        deck = tuple(sorted(self.location_deck))
        if not deck:
            self._after_lord(emit)
            return
        self.location_deck = ()
        self.shown = deck
        self.phase = KEEP_LOCATION
        if emit is not None:
            emit(Event("look", seat, (len(deck),), ((seat, deck),)))
        if len(deck) == 1:
            self._take_location(deck[0], emit)

    def _explore(self, n: int, emit: Sink | None) -> None:
        drawn = self.location_deck[: -n - 1 : -1]
        self.location_deck = self.location_deck[:-n]
        self.shown = drawn
        self.phase = KEEP_LOCATION
        if emit is not None:
            emit(Event("explore", self.current, drawn))
        if n == 1:
            self._take_location(drawn[0], emit)

    def _take_location(self, site: int, emit: Sink | None) -> None:
        """Lay the Location on the Lord just placed and resolve it in the order of rules 6.3."""
        seat = self.current
        spot = self.placed[seat] - 1
        from_open = self.phase == SOURCE
        if from_open:
            self.open = tuple(other for other in self.open if other != site)
        self.sites[seat * SPOTS + spot] = site
        self.silver[seat] = self.gold[seat] = 0
        if emit is not None:
            emit(Event("take", seat, (site, spot, int(from_open))))
        self._put_rest_back(site, emit)
        power = POWERS[site]
        power.on_taken(self, seat, emit)
        self.powers[seat] |= power.standing
        self._after_lord(emit)

    def _put_rest_back(self, taken: int, emit: Sink | None) -> None:
        """Unchosen cards become open; those of a look through the whole deck are shuffled back."""
        rest = tuple(site for site in self.shown if site != taken)
        self.shown = ()
        if self.powers[self.current] & WHOLE_DECK:
            self.location_deck = self._reshuffle(rest) if rest else ()
            if emit is not None:
                emit(Event("return_locations", self.current, (len(rest),)))
        elif rest:
            self.open = tuple(sorted(self.open + rest))
            if emit is not None:
                emit(Event("opened", self.current, rest))

    def _reshuffle(self, cards: Sequence[int]) -> tuple[int, ...]:
        self.shuffles += 1
        return chance.shuffled(cards, self.seed, self.shuffles)

    def constrain(self, seat: int, draw: int, emit: Sink | None) -> None:
        """Set forced recruiting; a new constraint replaces the old one (rules 4.3)."""
        self.forced, self.forced_by = draw, seat
        if emit is not None:
            emit(Event("constrain", seat, (draw,)))

    def shuffle_discards_back(self, seat: int, emit: Sink | None) -> None:
        """All discarded Lords go into the Lord deck, which is shuffled; without any nothing happens (rules 6.3)."""
        back = [lord for pile in self.piles for lord in pile]
        if not back:
            return
        self.piles = [()] * GUILDS
        self.lord_deck = self._reshuffle([*self.lord_deck, *back])
        if emit is not None:
            emit(Event("shuffle_lords", seat, (len(back), len(self.lord_deck))))

    def shuffle_open_back(self, seat: int, emit: Sink | None) -> None:
        """All open Locations go into the Location deck, which is shuffled (rules 6.3)."""
        back = self.open
        if not back:
            return
        self.open = ()
        self.location_deck = self._reshuffle([*self.location_deck, *back])
        if emit is not None:
            emit(Event("shuffle_locations", seat, (len(back), len(self.location_deck))))

    # End of a Lord, a turn, the game (rules 5.4, 8) ---------------------------------------------------------------

    def _after_lord(self, emit: Sink | None) -> None:
        if self.hand:
            if self.placed[self.current] < SPOTS:
                self._next_lord(emit)
                return
            for lord in self.hand:
                self.piles[LORD_GUILD[lord]] += (lord,)
            if emit is not None:
                emit(Event("return_lords", self.current, self.hand))
            self.hand = ()
        self._end_turn(emit)

    def _end_turn(self, emit: Sink | None) -> None:
        seat = self.current
        if self.finisher == NOBODY and self.placed[seat] == SPOTS:
            self.finisher = seat
            if emit is not None:
                emit(Event("last_round", seat))
        following = seat + 1 if seat + 1 < self.seats else 0
        if following == self.finisher:
            self.phase = OVER
            if emit is not None:
                emit(Event("over", NOBODY))
            return
        self.current = following
        self.phase = RECRUIT
        if emit is not None:
            emit(Event("turn", following))
        if self.forced and self.forced_by == following:
            self.forced, self.forced_by = 0, NOBODY
            if emit is not None:
                emit(Event("release", following))


def begin(
    seats: int, seed: int, first: int, lord_deck: tuple[int, ...], location_deck: tuple[int, ...]
) -> ConspiracyState:
    """The position before the first turn (rules 3): decks with the top card last, one Location already open."""
    return ConspiracyState(
        seats, seed, 0, RECRUIT, first, lord_deck, location_deck[:-1], location_deck[-1:], [()] * GUILDS, (), (),
        [EMPTY] * (SPOTS * seats), [EMPTY] * (SPOTS * seats), [0] * seats, [0] * seats, [0] * seats, [0] * seats,
        [0] * seats, NOBODY, 0, NOBODY, NOBODY,
    )
