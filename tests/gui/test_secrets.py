"""What a seat may not know changes nothing that it can see: its picture, the explanations, and the curtain before it.

At every decision of some games two worlds are dealt that the seat cannot tell from the true one, and shown to it.
The chronicle is left out: it tells redacted events, see tests/conformance/test_leaks.py. With
THREE_THRONES_TESTS=nightly there are 50 games of each kind:

    THREE_THRONES_TESTS=nightly python -m pytest tests/gui/test_secrets.py
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from random import Random

import pytest

from game.ai.worker import Request, Thinker
from game.engine.protocol import Seat, State
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from game.gui.app import App
from game.gui.opponents import Opponents
from game.gui.scenes.curtain import CurtainScene
from game.gui.scenes.table import TableScene
from game.settings import Pace
from tests.gui.test_table_scene import open_table, quick, table_of
from tests.support import size

SMALLEST = (1024, 640)
GAMES_FOR_A_CHANGE = {"louis_xiv": 5, "glory_to_rome": 3}
PARTS = [(game, part) for game in GAMES if rules_of(game).secret for part in range(GAMES_FOR_A_CHANGE.get(game, 1))]


def shown_to(app: App, scene: TableScene, state: State, seat: Seat, random: Random) -> Iterator[object]:
    """All that a seat can see of a state: its picture, names of things, the explanation of one, then the curtain."""
    scene.table.state = state
    scene.eyes.fixed = seat
    scene.look()
    app.frame()
    yield app.surface.get_buffer().raw
    board = scene.board
    things = board.things()
    yield [(thing.target, thing.rect, thing.label) for thing in things]
    explained = board.inspect(random.choice(things).target)
    yield explained and (explained.title, explained.subtitle, explained.text, explained.note)
    yield from handed_over(app, scene)


def handed_over(app: App, scene: TableScene) -> Iterator[bytes]:
    """What everybody sees while the screen waits for the person to act, curtain or question to all."""
    scene.eyes.fixed = scene.eyes.before_screen = None
    scene.look()
    app.frame()
    yield app.surface.get_buffer().raw
    if isinstance(app.scenes.top, CurtainScene):
        app.scenes.remove(app.scenes.top)


def watch_a_game(app: App, table: Table, random: Random) -> int:
    """Compare at every decision; the number of decisions."""
    scene = open_table(app, table)
    while app.scenes.top is not scene:
        app.scenes.remove(app.scenes.top)
    while not table.over:
        state, seat, dice = table.state, random.randrange(len(table.seats)), random.random()
        one, other = (
            list(shown_to(app, scene, table.rules.determinise(table.rules.observe(state, seat), random), seat,
                          Random(dice)))
            for _ in range(2)
        )  # fmt: skip
        assert [a == b for a, b in zip(one, other, strict=True)] == [True] * len(one), (len(table.steps), seat)
        table.state = state
        table.act(random.choice(table.legal_actions()))
    return len(table.steps)


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_worlds_that_differ_only_in_secrets_look_the_same(make_app, monkeypatch, game: str, part: int) -> None:
    monkeypatch.setattr(TableScene, "_retell", lambda _scene: None)
    app = make_app(SMALLEST, settings=quick())
    counts, parts = rules_of(game).seats, GAMES_FOR_A_CHANGE.get(game, 1)
    for number in range(part, size(parts, 50), parts):
        random = Random(f"{game}/{number}")
        table = table_of(" ".join("h" * counts[number % len(counts)]), number, game)
        assert watch_a_game(app, table, random) > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_computer_player_is_handed_what_its_seat_sees_and_nothing_else(monkeypatch, game: str) -> None:
    """Its process is asked the same whatever the hidden cards really are."""
    asked: list[Request] = []
    monkeypatch.setattr(Thinker, "ask", lambda _thinker, request: asked.append(request))
    monkeypatch.setattr(Thinker, "alive", True)
    random, table = Random(game), table_of("e e", 5, game)
    while not table.over:
        # given the true state, and another one that looks like it to the seat
        seat, true, seen = table.decision.seat, table.state, table.view(table.decision.seat)
        # when a computer is asked in both
        asked.clear()
        for world in (true, table.rules.determinise(seen, random)):
            table.state = world
            Opponents(table).poll(Pace.NORMAL)
        # then its process gets the observation, and beside it the same
        one, other = asked
        assert pickle.loads(one.seen).key() == pickle.loads(other.seen).key() == seen.key()
        assert one._replace(seen=b"") == other._replace(seen=b"") == Request(1, game, b"", seat, "easy", one.seed)
        table.state = true
        table.act(random.choice(table.legal_actions()))
