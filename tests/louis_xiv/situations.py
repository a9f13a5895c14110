"""Positions of Louis XIV and moves on them, written as short texts.

Colours are R, G, Y, B in turn order (seats 0 to 3), N is neutral. Boards and persons' cards are their printed numbers,
a joker is "joker", missions their ids, chips their names. Moves: "place 3 3:1 2:1 9:1", "place joker 9:1 10:1",
"take 3", "take joker", "recall 2", "free 1 1", "errand 9", "plot 2 personal", "plot 1 general", "plot 0", "hold",
"claim", "waive", "buy", "decline", "complete M-RL1 ring letter", "keep crown", "keep", "pile light".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.engine.protocol import NOBODY, Action, Event
from game.louis_xiv.components import (
    ALL_COATS,
    ALL_INFLUENCE,
    ALL_INTRIGUE,
    BOARDS,
    CHIP_KINDS,
    CHIP_STOCK,
    JOKER,
    MISSION_BY_ID,
    MISSION_SHADE,
    MISSIONS_OF_SHADE,
    SHADES,
)
from game.louis_xiv.frames import MISSION_ROUND, NAMES, PLOTS, SUPPLY, TIE_ROUND, TURNS, Frame
from game.louis_xiv.rules import RULES, LouisOptions
from game.louis_xiv.state import LouisState

COLOURS = "RGYB"
Texts = Mapping[str, str]


def cards(text: str) -> list[int]:
    return [JOKER if word == "joker" else int(word) - 1 for word in text.split()]


def chips(text: str) -> list[int]:
    return [CHIP_KINDS.index(word) for word in text.split()]


def missions(text: str) -> list[int]:
    return [MISSION_BY_ID[word] for word in text.split()]


def turns() -> list[Frame]:
    """The influence phase from its first turn on."""
    return [(TURNS, 0)]


def scoring(board: int) -> list[Frame]:
    """One board alone, by its printed number."""
    return [(TIE_ROUND, board - 1, 0, 0), (PLOTS, board - 1, 0)]


def mission_phase() -> list[Frame]:
    return [(MISSION_ROUND, 0)]


def supply() -> list[Frame]:
    """The supply phase after the income."""
    return [(SUPPLY, 0, 0)]


def position(
    agenda: Sequence[Frame], *, seats: int = 4, boards: Mapping[int, str] | None = None, general: Texts | None = None,
    personal: Texts | None = None, money: Texts | None = None, chips_of: Texts | None = None, done: Texts | None = None,
    hands: Texts | None = None, intrigue: Texts | None = None, missions_of: Texts | None = None, coats: str = "",
    piles: Mapping[str, str] | None = None, louis: int = 0, black: str = "", round_: int = 1, deck: str = "",
    intrigue_deck: str | None = None, no_coats: bool = False, run: bool = True, **options: bool,
) -> LouisState:
    """A position whose agenda is run up to the first question.

    `general` and `personal` are numbers of markers (5 and the rest, if nothing is said; whatever is missing to 16 is
    out of the game). `coats`, `deck`, `piles` and `intrigue_deck` are cards from the top down; the rest of the box lies
    below, but not under a given pile or intrigue deck.
    """
    state = RULES.new(seats, LouisOptions.model_validate({"random_start": False, **options}), 1)
    state.agenda = list(agenda)
    state.round, state.scored, state.shuffles = round_ - 1, 0, 0
    state.louis = louis - 1 if louis else NOBODY
    state.flipped = sum(1 << int(number) - 1 for number in black.split())
    _lay_markers(state, boards or {}, general or {}, personal or {})
    for seat in range(seats):
        colour = COLOURS[seat]
        state.money[seat] = int((money or {}).get(colour, "5"))
        state.done[seat] = tuple(missions((done or {}).get(colour, "")))
        state.hands[seat] = tuple(sorted(cards((hands or {}).get(colour, ""))))
        state.intrigue[seat] = tuple(sorted(cards((intrigue or {}).get(colour, ""))))
        state.coats[seat] = ()
    state.tie_owners = sum(
        1 << seat for seat in range(seats) if {"D-S1", "D-R1"} & set((done or {}).get(COLOURS[seat], "").split())
    )
    _lay_chips(state, chips_of or {})
    _lay_missions(state, missions_of or {}, piles or {})
    state.influence_deck = _deck(ALL_INFLUENCE, cards(deck), [card for hand in state.hands for card in hand])
    state.played = state.discarded = state.last_cards = ()
    held = [card for own in state.intrigue for card in own]
    state.intrigue_deck = _deck(ALL_INTRIGUE, cards(intrigue_deck or ""), held)
    if intrigue_deck is not None:
        state.intrigue_deck = tuple(reversed(cards(intrigue_deck)))
    state.open_intrigue = state.known_intrigue = 0
    state.coat_deck = () if no_coats else _deck(ALL_COATS, [int(kind) for kind in coats.split()], [])
    if run:
        state.run(None)
    return state


def _deck(box: Sequence[int], top: list[int], out: list[int]) -> tuple[int, ...]:
    rest = list(box)
    for card in (*top, *out):
        rest.remove(card)
    return (*rest, *reversed(top))


def _lay_markers(state: LouisState, boards: Mapping[int, str], general: Texts, personal: Texts) -> None:
    letters = COLOURS[: state.seats] + ("N" if state.colours > state.seats else "")
    state.markers = [0] * (BOARDS * state.colours)
    for number, text in boards.items():
        for word in text.split():
            state.markers[(number - 1) * state.colours + letters.index(word[0])] = int(word[1:])
    for colour, letter in enumerate(letters):
        out = sum(state.markers[colour :: state.colours])
        state.general[colour] = int(general.get(letter, "0" if letter == "N" else str(min(5, 16 - out))))
        left = 16 - out - state.general[colour]
        state.personal[colour] = int(personal.get(letter, str(left)))


def _lay_chips(state: LouisState, chips_of: Texts) -> None:
    state.chips = [0] * (state.seats * len(CHIP_KINDS))
    state.stock = list(CHIP_STOCK)
    for letter, text in chips_of.items():
        for chip in chips(text):
            state.chips[COLOURS.index(letter) * len(CHIP_KINDS) + chip] += 1
            state.stock[chip] -= 1


def _lay_missions(state: LouisState, missions_of: Texts, piles: Mapping[str, str]) -> None:
    state.missions = [()] * (state.seats * len(SHADES))
    for letter, text in missions_of.items():
        for mission in sorted(missions(text)):
            state.missions[COLOURS.index(letter) * len(SHADES) + MISSION_SHADE[mission]] += (mission,)
    out = {mission for own in (*state.missions, *state.done) for mission in own}
    for shade, name in enumerate(SHADES):
        if name in piles:
            state.piles[shade] = tuple(reversed(missions(piles[name])))
        else:
            state.piles[shade] = tuple(mission for mission in MISSIONS_OF_SHADE[shade] if mission not in out)


def action(state: LouisState, move: str) -> Action:
    """The action of a move; the move need not be legal."""
    verb, *words = move.split()
    if verb == "place":
        pairs = [word.split(":") for word in words[1:]]
        pattern = [number for board, markers in pairs for number in (int(board) - 1, int(markers))]
        return Action("place", (*cards(words[0]), *pattern))
    if verb in ("take", "free", "errand"):
        return Action(verb, tuple(cards(" ".join(words))))
    if verb == "plot":
        markers = int(words[0])
        general = words[1:] == ["general"]
        return Action("plot", (state.agenda[-1][2], markers if general else 0, 0 if general else markers))
    if verb == "complete":
        return Action("complete", (MISSION_BY_ID[words[0]], *sorted(chips(" ".join(words[1:])))))
    if verb == "keep":
        return Action("keep", tuple(sorted(chips(" ".join(words)))))
    if verb == "pile":
        return Action("pile", (SHADES.index(words[0]),))
    return Action(verb, tuple(int(word) for word in words))


def allows(state: LouisState, move: str) -> bool:
    return action(state, move) in state.legal_actions()


def play(state: LouisState, *moves: str) -> list[Event]:
    """Carry legal moves out; what happened."""
    events: list[Event] = []
    for move in moves:
        assert allows(state, move), f"{move}: not among {sorted(state.legal_actions())} for {asked(state)}"
        state.apply(action(state, move), events.append)
    return events


def asked(state: LouisState) -> str:
    """Who is asked what: "R buy"; "" when nothing is asked any more."""
    decision = state.decision()
    return f"{COLOURS[decision.seat]} {NAMES[state.agenda[-1][0]]}" if decision else ""


def on(state: LouisState, board: int) -> str:
    """The markers on a board: "R1 G3"."""
    letters = COLOURS[: state.seats] + "N"
    return " ".join(f"{letters[i]}{n}" for i, n in enumerate(state.on_board(board - 1)) if n)


def supplies(state: LouisState, letter: str) -> tuple[int, int]:
    """Markers in the general and the personal supply."""
    colour = state.seats if letter == "N" else COLOURS.index(letter)
    return state.general[colour], state.personal[colour]


def has(state: LouisState, letter: str) -> str:
    """The chips of a seat: "crown ring ring"."""
    numbers = state.chips_of(COLOURS.index(letter))
    return " ".join(name for name, number in zip(CHIP_KINDS, numbers, strict=True) for _ in range(number))


def coats_of(state: LouisState, letter: str) -> int:
    return len(state.coats[COLOURS.index(letter)])


def is_black(state: LouisState, board: int) -> bool:
    return state.side(board - 1) == 1


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events if event.kind != "ask"]
