"""Positions of Conspiracy and moves on them, written as short texts.

A Lord is its guild letter and its value ("R6"), a Location its id ("L05"), a Lord that carries a Location "Y1:L13".
Decks are written from the top card down. Spots count from 1 as in the rules, seats from 0 as in the code.
Moves: "draw 3", "pile G", "keep Y4", "place G1", "swap 1 4", "stay", "open L01", "explore 3", "choose L07".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from string import Formatter

from game.conspiracy.components import (
    ALL_LOCATIONS,
    ALL_LORDS,
    BASE_LOCATIONS,
    EMPTY,
    GUILD_IDS,
    LOCATION_BY_ID,
    LOCATION_ID,
    LORD_BY_CODE,
    LORD_CODE,
    SPOTS,
)
from game.conspiracy.powers import ANY_KEYS, WHOLE_DECK
from game.conspiracy.rules import RULES
from game.conspiracy.state import KEEP_LORD, PHASES, RECRUIT, ConspiracyState
from game.engine.protocol import NOBODY, Action, Event, Noun, Phrase
from game.i18n import _

PEARLS_OF_LORD = {"3": 2, "4": 1}
PEARLS_OF_LOCATION = {"L02": 1, "L03": 2, "L04": 3}
STANDING = {"L13": ANY_KEYS, "L14": WHOLE_DECK}


def position(
    *, seats: int = 2, deck: str = "", piles: Mapping[str, str] | None = None, chambers: Sequence[str] = (),
    location_deck: str = "", open_: str = "", pearls: Sequence[int] | None = None, master: int | None = None,
    current: int = 0, forced: int = 0, forced_by: int = NOBODY, finisher: int = NOBODY, bonus: bool = False,
    short: bool = False, short_sites: bool = False, seed: int = 1,
) -> ConspiracyState:
    """A position before a turn of `current`.

    The rest of the box lies in order under the two decks. Decks that are `short` hold just what is written; with
    `short_sites` only that of the Locations is. If nothing else is said, pearls are counted from the chambers and the
    first seat with the most holds the token.
    """
    placed = [_chamber(text) for text in (*chambers, *[""] * (seats - len(chambers)))]
    lord_deck, laid = _lords(deck), {guild: _lords(text) for guild, text in (piles or {}).items()}
    explored, shown = _sites(location_deck), _sites(open_)
    if not short:
        out = [*lord_deck, *(x for pile in laid.values() for x in pile), *(x for lords, _ in placed for x in lords)]
        lord_deck += _left(ALL_LORDS, out)
    if not (short or short_sites):
        out = [*explored, *shown, *(site for _, sites in placed for site in sites if site != EMPTY)]
        explored += _left(ALL_LOCATIONS if bonus else BASE_LOCATIONS, out)
    counted = [_pearls(text) for text in (*chambers, *[""] * (seats - len(chambers)))] if pearls is None else [*pearls]
    if master is None:
        master = counted.index(max(counted)) if any(counted) else NOBODY
    silver, gold = zip(*(_window(lords, sites) for lords, sites in placed), strict=True)
    return ConspiracyState(
        seats=seats, seed=seed, shuffles=0, phase=RECRUIT, current=current, lord_deck=tuple(reversed(lord_deck)),
        location_deck=tuple(reversed(explored)), open_=tuple(sorted(shown)),
        piles=[tuple(laid.get(guild, ())) for guild in GUILD_IDS], hand=(), shown=(),
        chambers=[x for lords, _ in placed for x in _filled(lords)], sites=[x for _, s in placed for x in _filled(s)],
        placed=[len(lords) for lords, _ in placed], pearls=counted, silver=[*silver], gold=[*gold],
        powers=[sum(STANDING.get(LOCATION_ID[site], 0) for site in sites if site != EMPTY) for _, sites in placed],
        master=master, forced=forced, forced_by=forced_by, finisher=finisher,
    )


def _lords(text: str) -> list[int]:
    return [LORD_BY_CODE[code] for code in text.split()]


def _sites(text: str) -> list[int]:
    return [LOCATION_BY_ID[id_] for id_ in text.split()]


def _chamber(text: str) -> tuple[list[int], list[int]]:
    """Lords and, of the same length, the Locations on them."""
    pairs = [(code + ":").split(":")[:2] for code in text.split()]
    return [LORD_BY_CODE[lord] for lord, _ in pairs], [LOCATION_BY_ID[site] if site else EMPTY for _, site in pairs]


def _filled(cards: Sequence[int]) -> list[int]:
    return [*cards, *[EMPTY] * (SPOTS - len(cards))]


def _left(box: Iterable[int], used: Iterable[int]) -> list[int]:
    left = Counter(box)
    left.subtract(used)
    assert min(left.values()) >= 0, "the box does not hold that many cards of one kind"
    return sorted(left.elements())


def _pearls(text: str) -> int:
    codes = text.replace(":", " ").split()
    return sum(PEARLS_OF_LOCATION.get(code, 0) if code[0] == "L" else PEARLS_OF_LORD.get(code[1], 0) for code in codes)


def _window(lords: Sequence[int], sites: Sequence[int]) -> tuple[int, int]:
    """Silver and gold keys on the Lords after the last Location (rules 6.1)."""
    last = max((spot for spot, site in enumerate(sites) if site != EMPTY), default=-1)
    values = [LORD_CODE[lord][1] for lord in lords[last + 1 :]]
    return values.count("1"), values.count("2")


# Moves -----------------------------------------------------------------------------------------------------------


def text(action: Action) -> str:
    """An action as the tests write it."""
    verb, args = action
    if verb in ("keep", "place"):
        return f"{verb} {LORD_CODE[args[0]]}"
    if verb in ("open", "choose"):
        return f"{verb} {LOCATION_ID[args[0]]}"
    if verb == "pile":
        return f"pile {GUILD_IDS[args[0]]}"
    if verb == "swap":
        return f"swap {args[0] + 1} {args[1] + 1}"
    return " ".join([verb, *map(str, args)])


def legal(state: ConspiracyState) -> list[str]:
    return [text(action) for action in state.legal_actions()]


def play(state: ConspiracyState, *moves: str) -> list[Event]:
    """Carry out moves, each of which must be legal; what happened. No other decision is answered on the way."""
    events: list[Event] = []
    for move in moves:
        choices = {text(action): action for action in state.legal_actions()}
        assert move in choices, f"{move} is not among {list(choices)}"
        state.apply(choices[move], events.append)
    return events


def asked(state: ConspiracyState) -> str:
    """What the open decision is about: recruit, keep_lord, next_lord, swap, source, keep_location or over."""
    return PHASES[state.phase]


# What lies where -------------------------------------------------------------------------------------------------


def chamber(state: ConspiracyState, seat: int = 0) -> str:
    pairs = zip(state.lords(seat), state.sites[seat * SPOTS : (seat + 1) * SPOTS], strict=True)
    return " ".join(
        LORD_CODE[lord] + ("" if site == EMPTY else ":" + LOCATION_ID[site]) for lord, site in pairs if lord != EMPTY
    )


def pile(state: ConspiracyState, guild: str) -> str:
    return lords(sorted(state.piles[GUILD_IDS.index(guild)]))


def lords(cards: Iterable[int]) -> str:
    return " ".join(LORD_CODE[card] for card in cards)


def sites(cards: Iterable[int]) -> str:
    return " ".join(LOCATION_ID[card] for card in cards)


def open_sites(state: ConspiracyState) -> str:
    return sites(sorted(state.open))


def points(state: ConspiracyState, seat: int = 0) -> tuple[int, ...]:
    """Lords, Locations, coalition, Pearl Master, total."""
    standing = state.standings()[seat]
    return (*(part for _, part in standing.parts), standing.score)


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events, without the bookkeeping ones."""
    return [event.kind for event in events if event.kind not in ("ask", "turn")]


def speak(phrase: Phrase) -> str:
    """A sentence with things by their names and seats by their numbers; no hole may be left in it."""
    text, args = phrase
    holes = {field for _literal, field, _spec, _conversion in Formatter().parse(text) if field}
    assert holes <= set(args), f"{text} lacks {holes - set(args)}"
    return _(text, **{name: _value(value) for name, value in args.items()})


def _value(value: int | str | Noun | tuple[Noun, ...]) -> str:
    if isinstance(value, Noun):
        return f"Seat {value.id}" if value.kind == "seat" else RULES.name(value)
    if isinstance(value, tuple):
        return ", ".join(_value(noun) for noun in value)
    return str(value)


def describe(state: ConspiracyState) -> dict[str, object]:
    """Everything in a position as plain data: the form in which `naive` keeps its games."""
    seats = range(state.seats)
    lords_shown = state.phase == KEEP_LORD
    return {
        "seats": state.seats,
        "asked": asked(state),
        "current": state.current,
        "lord_deck": [LORD_CODE[card] for card in reversed(state.lord_deck)],
        "location_deck": [LOCATION_ID[card] for card in reversed(state.location_deck)],
        "open": sorted(LOCATION_ID[card] for card in state.open),
        "piles": {guild: sorted(LORD_CODE[x] for x in state.piles[i]) for i, guild in enumerate(GUILD_IDS)},
        "hand": sorted(LORD_CODE[card] for card in state.hand),
        "shown": sorted((LORD_CODE if lords_shown else LOCATION_ID)[card] for card in state.shown),
        "chambers": [[LORD_CODE[card] for card in state.lords(seat) if card != EMPTY] for seat in seats],
        "locations": [
            {at % SPOTS + 1: LOCATION_ID[site] for at, site in enumerate(state.sites)
             if site != EMPTY and at // SPOTS == seat}
            for seat in seats
        ],
        "pearls": list(state.pearls),
        "master": None if state.master == NOBODY else state.master,
        "constraint": (state.forced, state.forced_by) if state.forced else None,
        "finisher": None if state.finisher == NOBODY else state.finisher,
    }
