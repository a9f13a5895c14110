"""Conspiracy: positions in which one move is right, and the levels above easy know it.

`FULL` has 8 points of Lords and 12 of a coalition of four Mages; with the Pearl Master it has 25.
"""

import pytest

from game.conspiracy.rules import RULES
from game.conspiracy.state import ConspiracyState
from tests.ai.puzzles import Puzzle, check, ids
from tests.conspiracy.situations import play, points, position, text

FULL = "Y1 B1 P1 G1 Y1  B2 P2 G2 Y2  B2 P2 G2  Y2 P1  B1"
CHAIN = "R1 R1 G1 Y1 G1  R1 Y1 B1 P1  R1 G1 B1  R2 P1"
"""One spot is left, beside the last of five Military Lords: 6 and 15 points."""


def after(state: ConspiracyState, *moves: str) -> ConspiracyState:
    play(state, *moves)
    return state


def last_turn(chamber: str, **piles: str) -> ConspiracyState:
    """The first seat has the last turn of the game; the second is the Pearl Master, far ahead, and full."""
    return position(chambers=[chamber, FULL], piles=piles, finisher=1, pearls=[0, 9], master=1)


PUZZLES = (
    Puzzle("joins the coalition and wins by one", lambda: last_turn(CHAIN, R="R4", Y="Y4"), good=("pile R",)),
    Puzzle("takes the high Lord and wins by one", lambda: last_turn(CHAIN, Y="Y6", G="G4"), good=("pile Y",)),
    Puzzle(
        "takes the Pearl Master on reaching his number",
        # 21 against 25; two pearls more are enough for 28 : 20
        lambda: position(chambers=[CHAIN, FULL], piles={"Y": "Y3"}, finisher=1, pearls=[1, 3], master=1),
        good=("pile Y",),
    ),
    Puzzle(
        "takes the sure win that lies open and does not draw",
        lambda: position(chambers=[CHAIN, FULL], piles={"R": "R3"}, finisher=1), good=("pile R",),
    ),
    Puzzle(
        "ends the game when ahead",
        # the others have 12 Lords and little else
        lambda: position(
            chambers=[CHAIN, "Y2 G2 P2 B2 Y3 G3 P3 B3 Y4 G4 P4 B4"], piles={"R": "R6", "B": "B1"}, pearls=[9, 0],
            master=0,
        ),
        good=("pile R",),
    ),
    Puzzle(
        "opens a Location with the second silver key",
        lambda: position(chambers=["R1 B4 P3", "G1 Y2 R4"], piles={"G": "G1", "Y": "Y2"}, open_="L01"),
        good=("pile G",),
    ),
    Puzzle(
        "takes the seven points that lie open",
        lambda: after(position(chambers=["R1 B4 P3", "G1 Y2 R4"], piles={"G": "G1"}, open_="L01 L07 L09"), "pile G"),
        good=("open L01",),
    ),
    Puzzle(
        "takes the shrine that fits its keys",
        # seven silver keys: 7 points, against 2 and 1
        lambda: after(
            position(
                chambers=["R1 B1 P1 G1 Y1 R1 B4 P4 G4 R4 B3 P3 G3", "G1 Y2 R4 P1"], piles={"G": "G1"},
                open_="L05 L06 L08", short_sites=True,
            ), "pile G",
        ),
        good=("open L05",),
    ),
    Puzzle(
        "keeps the Lord of a new guild and not a lone key",
        lambda: after(position(deck="R6 B1", chambers=["B6 P4 B4 P3", "G4 Y4 R4"]), "draw 2"), good=("keep R6",),
    ),
    Puzzle(
        "keeps the Lord that joins the coalition",
        # the sixth spot touches the two Military Lords on 1 and 2
        lambda: after(position(deck="R4 B4", chambers=["R6 R3 P6 B6 Y3", "G1 Y2 R4"]), "draw 2"), good=("keep R4",),
    ),
    Puzzle(
        "keeps the second key",
        lambda: after(position(deck="R2 G3", chambers=["G6 P2 Y4 G4", "B4 Y3 R4"], open_="L01"), "draw 2"),
        good=("keep R2",),
    ),
    Puzzle(
        "joins two groups by a swap",
        # Military Lords on 1, 2, 4, 5 and 6, and a Farmer between them on 3
        lambda: after(position(chambers=["R3 R4 Y3 R3 R4", "G1 Y2 B4"], piles={"R": "R0"}), "pile R"),
        good=("swap 1 3", "swap 3 4", "swap 3 5", "swap 3 6"),
    ),
    Puzzle(
        "takes a large pile of its own colour",
        lambda: position(
            chambers=["R6 R3 P6 B6 Y3", "G1 Y2 B4 G4"], piles={"R": "R4 R3 R1", "Y": "Y1", "B": "B2"},
        ),
        good=("pile R",),
    ),
    Puzzle(
        "does not leave the neighbour the pile that makes his coalition ten",
        lambda: position(
            chambers=["R1 P3 Y4 G4 B3", "R6 R4 R3 R3 R1 R1 R1 B1 P1"], piles={"R": "R4 R2 R2", "Y": "Y1"},
        ),
        good=("pile R",),
    ),
    Puzzle(
        "takes the Court of its largest guild",
        lambda: after(
            position(
                chambers=["R1 R3 R3 R4 R4 R6 R2 Y4", "G1 Y2 B4"], piles={"G": "G1"}, open_="L16R L16Y L15B L12",
                short_sites=True,
            ), "pile G",
        ),
        good=("open L16R",),
    ),
    Puzzle(
        "puts the Lord with the pearl on the last free spot",
        # two Lords, one spot: 6 brings two points more than 4, but nobody has a pearl yet and the token is worth five
        lambda: after(position(chambers=[CHAIN, FULL], piles={"R": "R4 R6"}, finisher=1), "pile R"),
        good=("place R4",),
    ),
)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_search_finds_the_move(puzzle: Puzzle) -> None:
    check(puzzle, RULES, lambda _state, action: text(action))


def test_points_of_the_chambers_above() -> None:
    state = last_turn(CHAIN, R="R4")
    assert points(state, 0) == (6, 0, 15, 0, 21)
    assert points(state, 1) == (8, 0, 12, 5, 25)
