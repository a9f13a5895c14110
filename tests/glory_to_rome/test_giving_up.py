"""Giving up (rules 13): offered to whoever has to decide, besides the answers; kept in the save like any decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.protocol import IllegalAction
from game.engine.table import Table
from game.glory_to_rome.frames import SURRENDER
from game.glory_to_rome.rules import RULES
from tests.support import new_table


def test_with_two_players_the_other_one_wins_at_once() -> None:
    table = new_table(RULES, 2)
    loser = table.decision.seat
    assert SURRENDER not in table.legal_actions()
    table.act(SURRENDER)
    assert table.over
    assert [standing.place for standing in table.state.standings()][1 - loser] == 1


def test_a_game_with_somebody_who_gave_up_is_saved_and_resumed(tmp_path: Path) -> None:
    # given three players, of whom the first to decide gives up and plays on
    table = new_table(RULES, 3)
    table.keep_in(tmp_path / "g.save")
    seat = table.decision.seat
    table.act(SURRENDER)
    assert table.decision.seat == seat
    table.act(table.legal_actions()[0])
    # when the save is resumed
    resumed = Table.load(tmp_path / "g.save", resume=True)
    # then it stands where it stood, and undo goes back over giving up
    assert resumed.state.key() == table.state.key()
    assert resumed.state.conceded == 1 << seat
    while resumed.steps:
        resumed.take_back()
    assert resumed.state.conceded == 0
    assert resumed.redo() == 1
    assert resumed.state.conceded == 1 << seat


def test_nobody_gives_up_twice() -> None:
    table = new_table(RULES, 3)
    table.act(SURRENDER)
    with pytest.raises(IllegalAction):
        table.act(SURRENDER)


def test_a_table_can_do_without() -> None:
    table = new_table(RULES, 2, {"surrender": "off"})
    with pytest.raises(IllegalAction):
        table.act(SURRENDER)
