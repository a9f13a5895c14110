"""What looks promising at a glance: the order of actions, not their weights, which are fitted."""

from game.engine.protocol import Action
from game.louis_xiv.rules import RULES
from game.louis_xiv.state import LouisState
from tests.louis_xiv.situations import action, mission_phase, position, scoring, turns

LAST = 4


def promising(state: LouisState, better: str, worse: str) -> bool:
    """Whether one move looks better than another to the seat whose turn it is."""
    actions = list(state.legal_actions())
    weights = RULES.prior(state, actions)

    def weight(move: str) -> float:
        wanted: Action = action(state, move)
        return weights[actions.index(wanted)]

    return weight(better) > weight(worse)


def test_a_marker_that_takes_the_lead_looks_better_than_one_behind() -> None:
    """3 and 2 give chips alike; on 3 one marker more leads, on 2 it still lies two behind."""
    state = position(turns(), boards={3: "R1 G1", 2: "R1 G4"}, hands={"R": "joker 5"}, money={"R": "0"})

    assert promising(state, "place joker 3:1", "place joker 2:1")


def test_maintenon_sends_no_markers_to_boards_already_scored_in_the_last_round() -> None:
    """Board 10 is still to come and gives 2 coats for 3 markers; board 1 gives nothing any more."""
    state = position(scoring(8), round_=LAST, boards={8: "R3", 10: "R1", 1: "R1 G1"}, general={"R": "5"}, black="8")

    assert promising(state, "errand 10 10", "errand 1 1")
    assert promising(state, "errand 10 10", "errand 1 10")


def test_the_stronger_power_is_completed_first() -> None:
    """With rounds left two cards each round (D-H1) are worth more than two louis d'or (L-H1)."""
    state = position(
        mission_phase(), chips_of={"R": "helmet helmet"}, missions_of={"R": "D-H1 L-H1"},
    )

    assert promising(state, "complete D-H1 helmet helmet", "complete L-H1 helmet helmet")


def test_plain_chips_are_spent_before_a_crown() -> None:
    state = position(mission_phase(), chips_of={"R": "ring letter crown"}, missions_of={"R": "L-R1"})

    assert promising(state, "complete L-R1 ring letter", "complete L-R1 ring crown")


def test_a_chip_that_another_mission_names_is_spent_after_one_that_none_does() -> None:
    """The other mission (M-SH1) takes a sceptre and a helmet: the letter pays for the "?"."""
    state = position(
        mission_phase(), chips_of={"R": "ring letter sceptre"}, missions_of={"R": "L-R1 M-SH1"},
    )

    assert promising(state, "complete L-R1 ring letter", "complete L-R1 ring sceptre")
