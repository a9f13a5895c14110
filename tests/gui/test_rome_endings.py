"""How the ends of Glory to Rome are told: on the score sheet, in the headline, in the chronicle."""

from __future__ import annotations

import pytest

from game.engine.protocol import Standing
from game.glory_to_rome import ending, scoring
from game.glory_to_rome.frames import BY_CATACOMB, BY_DECK, BY_FORUM, BY_SITES, BY_SURRENDER
from game.glory_to_rome.rules import RULES
from game.gui import verdict
from game.gui.ceremony import Ceremony
from game.gui.motion import Timeline
from game.gui.names import Names
from game.gui.scenes.result import ResultScene
from tests.gui.test_rome_board import late, open_table, quick
from tests.gui.test_table_overlays import _faults

ANN_WINS = 0b001


def ended(reason: int, winners: int = 0):
    table = late(3)
    ending.finish(table.state, reason, winners, None)
    return table


@pytest.mark.parametrize(("reason", "winners", "words"), [
    (BY_FORUM, ANN_WINS, "The condition of a Forum is met. Whatever the points, the winner is Ann."),
    (BY_SURRENDER, ANN_WINS, "All the others have given up. Whatever the points, the winner is Ann."),
    (BY_CATACOMB, 0, "The Catacomb is complete: the game is over."),
    (BY_DECK, 0, "The deck is empty: the game is over."),
    (BY_SITES, 0, "The last site in town is taken: the game is over."),
])
def test_each_end_is_told_as_what_it_is(make_app, reason: int, winners: int, words: str) -> None:
    table = ended(reason, winners)
    phrase = RULES.ending(table.state)
    assert phrase is not None
    assert Names(RULES, table.seats).phrase(phrase) == words
    # and it stands on the sheet
    app = make_app(settings=quick())
    app.text_cache.recorder = []
    app.scenes.push(ResultScene(app, open_table(app, table)))
    app.frame()
    assert words in [text.string for text in app.text_cache.recorder]


@pytest.mark.parametrize(("size", "language"), [((1024, 640), "qps"), ((1280, 720), "en"), ((3840, 2160), "qps")])
def test_the_sheet_of_five_full_camps_fits(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language, quick())
    for reason, winners in ((BY_CATACOMB, 0), (BY_FORUM, ANN_WINS)):
        table = late(5)
        ending.finish(table.state, reason, winners, None)
        scene = ResultScene(app, open_table(app, table))
        app.scenes.push(scene)
        app.frame()
        assert _faults(app, scene) == []


def test_a_running_game_has_no_ending() -> None:
    assert RULES.ending(late(2).state) is None


def test_who_wins_at_once_has_no_points_counted() -> None:
    standings = ended(BY_FORUM, ANN_WINS).state.standings()
    ceremony = Ceremony(standings, Timeline(), lambda _name: None, {}, RULES.triumph)
    # then there is one column, which says who has won
    assert ceremony.triumphant
    assert ceremony.categories == ("triumph",)
    assert [ceremony.points(seat, 0) for seat in range(3)] == [1, 0, 0]
    assert ceremony.columns == 1
    assert verdict.words(standings, ["Ann", "Bo", "Cy"], "more cards in hand", at_once=True) == ("Ann wins at once", "")


def test_a_scored_game_has_no_column_for_winning_at_once() -> None:
    standings = ended(BY_DECK).state.standings()
    ceremony = Ceremony(standings, Timeline(), lambda _name: None, {}, RULES.triumph)
    assert ceremony.categories == scoring.CATEGORIES[:-1]
    assert ceremony.points(0, ceremony.columns - 1) == standings[0].score


def test_equal_points_are_decided_by_cards_in_hand() -> None:
    parts = (("influence", 20), ("vault", 0), ("bonus", 0), ("structures", 0), ("triumph", 0))
    standings = [Standing(0, 20, parts, 5, 2), Standing(1, 20, parts, 8, 1)]
    assert verdict.words(standings, ["Ann", "Bo"], "more cards in hand") == (
        "Bo wins", "20 points like Ann, but more cards in hand: 8 against 5.")
