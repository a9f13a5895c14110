"""Louis XIV: positions in which one move is right, or one is silly, and the levels above easy know it."""

import pytest

from game.engine.protocol import Action
from game.louis_xiv.components import CHIP_KINDS, DATA, JOKER, SHADES
from game.louis_xiv.frames import MISSION_ROUND, SCORE, Frame
from game.louis_xiv.rules import RULES
from game.louis_xiv.state import LouisState
from tests.ai.puzzles import Puzzle, check, ids
from tests.louis_xiv.situations import mission_phase, position, scoring, supply, turns

LAST = 4
"""The round after which everything is points."""
TAKEN = {1: "Y4", 2: "G4", 3: "G4", 4: "B4", 5: "B4", 7: "Y4", 8: "Y4", 11: "B4", 12: "B4"}
"""Boards on which others are far ahead."""


def board(number: int) -> list[Frame]:
    """One board, then the missions."""
    return [(MISSION_ROUND, 0), *scoring(number)]


def boards_from(number: int) -> list[Frame]:
    """This board and all after it."""
    return [(SCORE, number), *scoring(number)]


PUZZLES = (
    Puzzle(
        "plays two markers of intrigue and wins the crown by one",
        lambda: position(
            board(5), round_=LAST, boards={5: "R2 G3"}, intrigue={"R": "5"}, chips_of={"R": "sceptre"},
            missions_of={"R": "M-SH1"},
        ),
        good=("plot 2 personal",),
    ),
    Puzzle(
        "one marker of intrigue breaks the tie",
        lambda: position(
            board(5), round_=LAST, boards={5: "R3 G3"}, intrigue={"R": "5"}, chips_of={"R": "ring"},
            missions_of={"R": "L-R1"},
        ),
        bad=("hold",),
    ),
    Puzzle(
        "keeps the intrigue card where it cannot win",
        lambda: position(board(5), round_=LAST, boards={5: "R1 G5"}, intrigue={"R": "5"}), good=("hold",),
    ),
    Puzzle(
        "keeps the intrigue card where it leads already",
        lambda: position(board(5), round_=LAST, boards={5: "R4 G1"}, intrigue={"R": "5"}), good=("hold",),
    ),
    Puzzle(
        "wins the tie on Louis' board",
        lambda: position(
            board(2), round_=LAST, louis=2, boards={2: "R3 G3"}, done={"R": "D-S1"}, missions_of={"R": "L-L1"},
        ),
        good=("claim",),
    ),
    Puzzle(
        "buys the chip that completes a mission",
        lambda: position(
            board(1), round_=LAST, boards={1: "R1 G3"}, money={"R": "3"}, chips_of={"R": "ring"},
            missions_of={"R": "L-S1"},
        ),
        good=("buy",),
    ),
    Puzzle(
        "buys a coat for two louis d'or in the last round",
        lambda: position(board(6), round_=LAST, black="6", boards={6: "R1 G3"}, money={"R": "2"}), good=("buy",),
    ),
    Puzzle(
        "completes the mission it can pay for",
        lambda: position(mission_phase(), chips_of={"R": "sceptre ring"}, missions_of={"R": "M-SR1"}),
        good=("complete*",),
    ),
    Puzzle(
        "does not pay with the crown where the plain chip is there",
        lambda: position(
            mission_phase(), chips_of={"R": "sceptre ring crown"}, missions_of={"R": "M-SR1 D-H1"},
        ),
        good=("complete M-SR1 sceptre ring",),
    ),
    Puzzle(
        "leaves the chips for its second mission",
        lambda: position(
            mission_phase(), round_=LAST, chips_of={"R": "sceptre ring helmet letter"}, missions_of={"R": "L-S1 M-HL2"},
        ),
        bad=("complete L-S1 sceptre helmet", "complete L-S1 sceptre letter", "keep*"),
    ),
    Puzzle(
        "keeps the crown, which fits everything",
        lambda: position(mission_phase(), chips_of={"R": "crown ring"}, missions_of={"R": "D-H1 D-L1"}),
        good=("keep crown",),
    ),
    Puzzle(
        "takes the crown board with its last card",
        lambda: position(
            turns(), round_=LAST, boards={**TAKEN, 9: "G1"}, hands={"R": "9 12"}, personal={"R": "3"}, money={"R": "0"},
            chips_of={"R": "ring"}, missions_of={"R": "L-R1"},
        ),
        good=("place 9 9:2*", "place 9 9:3"),
    ),
    Puzzle(
        "brings exactly the number of the markers board",
        lambda: position(
            turns(), round_=LAST, boards={**TAKEN, 9: "G4"}, hands={"R": "10 7"}, personal={"R": "3"},
        ),
        good=("place 10 10:3",),
    ),
    Puzzle(
        "does not strengthen a lead that nobody can take",
        # board 7 is his; the marker is worth a coat on board 6, which asks for two
        lambda: position(
            turns(), round_=LAST, boards={**TAKEN, 7: "R3 G1", 6: "R1"}, hands={"R": "6 7"}, personal={"R": "1"},
        ),
        good=("place 6 6:1",),
    ),
    Puzzle(
        "takes markers back as many as it may",
        lambda: position(supply(), done={"R": "L-S2"}, personal={"R": "2"}), good=("recall 2",),
    ),
    Puzzle(
        "sends the errand where it wins the crown that a mission waits for",
        lambda: position(
            boards_from(8), round_=LAST, boards={8: "R3 G1", 9: "R1 G2", 11: "G3", 12: "G2"}, general={"R": "5"},
            money={"G": "0"}, chips_of={"R": "ring"}, missions_of={"R": "L-R1"},
        ),
        good=("errand 9 9",),
    ),
)


def written(state: LouisState, action: Action) -> str:
    """An action as `situations.action` reads it."""
    verb, args = action
    if verb == "place":
        pairs = sorted(zip(args[1::2], args[2::2], strict=True), key=lambda pair: pair[0] != args[0])
        card = "joker" if args[0] == JOKER else str(args[0] + 1)
        return " ".join(["place", card, *(f"{at + 1}:{number}" for at, number in pairs)])
    if verb in ("free", "errand"):
        return " ".join([verb, *(str(at + 1) for at in args)])
    if verb == "plot":
        return f"plot {args[1]} general" if args[1] else f"plot {args[2]} personal"
    if verb == "complete":
        return " ".join(["complete", DATA.missions[args[0]].id, *(CHIP_KINDS[chip] for chip in args[1:])])
    if verb == "keep":
        return " ".join(["keep", *(CHIP_KINDS[chip] for chip in args)])
    if verb == "take":
        return "take joker" if args[0] == JOKER else f"take {args[0] + 1}"
    return f"pile {SHADES[args[0]]}" if verb == "pile" else " ".join([verb, *map(str, args)])


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_search_finds_the_move(puzzle: Puzzle) -> None:
    check(puzzle, RULES, written)
