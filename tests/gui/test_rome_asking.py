"""Questions with one answer at the table: asked among people, answered for one alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.engine.protocol import Action
from game.engine.table import Table
from game.glory_to_rome.frames import BUILDING, FOLLOW, GIVE
from game.gui.scenes.curtain import CurtainScene
from tests.gui.test_orders import come, lead_something
from tests.gui.test_table_scene import open_table, quick, table_of


def asked(kind: int, seats: str, seed: int) -> Iterator[Table]:
    """A random game whenever it has come to a question of a kind."""
    table, random = table_of(seats, seed, "glory_to_rome"), Random(seed)
    while not table.over:
        if table.state.agenda[-1][0] == kind:
            yield table
        table.act(random.choice(table.legal_actions()))


def without_a_card_to_follow_with(app, seats: str):
    """A table at which a person has led and the next seat has cards, but none to follow with."""
    for seed in range(80):
        table = table_of(seats, seed, "glory_to_rome")
        if table.decision.seat != 0:
            continue
        scene = open_table(app, table)
        come(app, scene)
        lead_something(app, scene)
        if len(table.legal_actions()) == 1:
            return table, scene
    raise AssertionError("everybody can always follow")


def test_without_a_card_to_follow_with_the_screen_changes_hands_all_the_same(make_app) -> None:
    # given a follower without a choice, then its leader sees the curtain
    app = make_app(settings=quick())
    table, scene = without_a_card_to_follow_with(app, "h h")
    assert table.state.agenda[-1] == (FOLLOW, 1, table.state.role)
    assert isinstance(app.scenes.top, CurtainScene)
    # and the follower is asked: nothing is pressed for it
    come(app, scene)
    for _ in range(4):
        app.step(0.02, [])
    assert table.state.agenda[-1][0] == FOLLOW
    assert [choice.action for choice in scene.board.choices()] == [Action("think")]
    assert "nobody learns" in scene.board.advice()


@pytest.mark.parametrize("kind", [FOLLOW, BUILDING, GIVE])
def test_one_alone_against_computers_is_not_asked_for_the_only_answer(make_app, kind: int) -> None:
    """Nobody else looks at the screen: it is given for the person."""
    app = make_app(settings=quick())
    table = next(
        table for seed in range(9) for table in asked(kind, "h e", seed)
        if table.decision.seat == 0 and len(table.legal_actions()) == 1
    )
    steps, answer = len(table.steps), table.legal_actions()[0]
    open_table(app, table)
    for _ in range(3):
        app.step(0.02, [])
    assert (table.steps[steps].seat, table.steps[steps].action) == (0, answer)
