"""Glory to Rome: positions in which one move is right, or one is silly, and the levels above easy know it."""

import pytest

from game.engine.protocol import Action
from game.glory_to_rome.components import BUILDING_IDS, CARDS, JACK, MATERIAL, MATERIAL_IDS
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.state import RomeState
from tests.ai.puzzles import Puzzle, check, ids
from tests.glory_to_rome.situations import _ARGUMENTS, ROLE_IDS, SEATS, acting, play, position

ALMOST = {
    "camp": "forum_romanum!", "clients": "laborer craftsman architect merchant patron",
    "stock": "rubble wood concrete brick stone marble",
}
"""Who also gets a Legionary client wins at once."""


def after(state: RomeState, *moves: str) -> RomeState:
    play(state, *moves)
    return state


def nearly_over(**camps: dict[str, str]) -> RomeState:
    """Two cards are left in the deck; the others lie in the pool."""
    state = position(deck_size=len(CARDS["republic"]), **camps)
    gone, state.deck = state.deck[:-2], state.deck[-2:]
    for card in gone:
        state.pool[MATERIAL[card]] += (card,)
    return state


PUZZLES = (
    Puzzle(
        "wins by the Forum with the sixth role",
        lambda: acting(
            "patron", A={**ALMOST, "influence": 8}, pool="brick marble stone",
        ),
        good=("hire brick",),
    ),
    Puzzle(
        "hires the role that the neighbour's Forum lacks",
        lambda: acting(
            "patron", A={"influence": 4}, B={**ALMOST, "influence": 8, "hand": "statue jack"}, pool="brick marble",
        ),
        good=("hire brick",),
    ),
    Puzzle(
        "takes the material that the neighbour's Forum waits for",
        lambda: acting(
            "laborer", A={"camp": "temple! wall! garden!"}, B={**ALMOST, "influence": 6, "hand": "statue jack*2"},
            pool="brick marble",
        ),
        good=("take brick",),
    ),
    Puzzle(
        "ends the game by the Catacomb when ahead",
        lambda: acting(
            "architect", A={"camp": "catacomb(stone,stone) temple!", "stock": "stone"}, B={"camp": "wall"},
        ),
        good=("build stone catacomb",),
    ),
    Puzzle(
        "does not end the game by the Catacomb when behind",
        lambda: acting(
            "architect", A={"camp": "catacomb(stone,stone)", "stock": "stone"},
            B={"camp": "temple! garden! wall!", "vault": "marble stone"},
        ),
        bad=("build stone catacomb",),
    ),
    Puzzle(
        "takes the last stone before the neighbour ends the game with it",
        lambda: acting(
            "laborer", B={"camp": "catacomb(stone,stone) temple! wall!", "hand": "tower jack"}, pool="stone rubble",
        ),
        good=("take stone",),
    ),
    Puzzle(
        "lays the last foundation in town when ahead",
        lambda: acting(
            "craftsman", A={"camp": "temple! wall!", "hand": "dock"}, B={"hand": "tower"},
            town={material: 0 for material in MATERIAL_IDS if material != "wood"} | {"wood": 1},
        ),
        good=("lay dock wood",),
    ),
    Puzzle(
        "does not lay the last foundation in town when behind",
        lambda: acting(
            "craftsman", A={"hand": "dock"}, B={"camp": "temple! wall!"},
            town={material: 0 for material in MATERIAL_IDS if material != "wood"} | {"wood": 1},
        ),
        good=("skip",),
    ),
    Puzzle(
        "draws the last cards of the deck when ahead",
        lambda: after(nearly_over(A={"camp": "temple! wall!", "hand": "dock"}, B={"hand": "tower"}), "think"),
        good=("refill",),
    ),
    Puzzle(
        "completes a structure before it begins another",
        lambda: acting(
            "architect", A={"camp": "temple(marble,marble)", "stock": "marble", "hand": "wall tower"},
        ),
        good=("build marble temple",),
    ),
    Puzzle(
        "sells the marble and not the rubble",
        lambda: acting("merchant", A={"stock": "rubble marble", "influence": 3}), good=("sell marble",),
    ),
    Puzzle(
        "takes the marble that its temple waits for",
        lambda: acting("laborer", A={"camp": "temple(marble,marble)", "hand": "tower"}, pool="rubble wood marble"),
        good=("take marble",),
    ),
    Puzzle(
        "shows the card that the neighbour and the pool can answer",
        lambda: acting(
            "legionary", A={"camp": "temple(marble)", "hand": "statue dock"}, B={"hand": "stairway*2"},
            pool="marble*2",
        ),
        good=("show statue",),
    ),
    Puzzle(
        "refills an empty hand rather than take one Jack",
        lambda: after(position(A={"hand": "dock"}, B={"hand": "tower"}), "think"), good=("refill",),
    ),
    Puzzle(
        "fills its clientele while there is time",
        lambda: acting("patron", A={"influence": 4}, pool="concrete stone"), bad=("skip",),
    ),
    Puzzle(
        "adds the last material with its Craftsman",
        lambda: acting("craftsman", A={"camp": "wall(concrete)", "hand": "tower dock insula"}),
        good=("add tower wall",),
    ),
)


def written(_state: RomeState, action: Action) -> str:
    """An action as `situations.parse` reads it."""
    verb, args = action
    shape = _ARGUMENTS.get(verb, "").replace("k*", "k" * len(args))
    names = [_name(kind, number) for kind, number in zip(shape, args, strict=False)]
    return " ".join([verb, *names, *(["whole"] if len(args) > len(shape) else [])])


def _name(kind: str, number: int) -> str:
    if kind == "k":
        return "jack" if number == JACK else BUILDING_IDS[number]
    if kind == "s":
        return SEATS[number]
    return (ROLE_IDS if kind == "r" else MATERIAL_IDS)[number]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=ids)
def test_search_finds_the_move(puzzle: Puzzle) -> None:
    check(puzzle, RULES, written)
