"""The court of Louis XIV: whole games by clicks, glows, steps back, texts, secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pygame
import pytest

from game.engine.protocol import Action, Event, Seat, Target
from game.engine.table import SeatSetup, Table
from game.gui.app import App
from game.gui.boards.louis_xiv import pieces, placing
from game.gui.boards.louis_xiv.colours import PAWNS, pawn_colours
from game.gui.boards.louis_xiv.view import BACK, TOGGLE, LouisView
from game.gui.compositor import Sprite
from game.gui.input import LEFT, Click, Key, Move, Press, Release
from game.gui.scenes.result import ResultScene
from game.gui.scenes.table import TableScene
from game.louis_xiv.components import BOARDS, DATA
from game.louis_xiv.frames import BUY, ERRAND, FREE, INFLUENCE, INTRIGUE, MISSION, PILE, RECALL, TIES
from game.louis_xiv.rules import RULES
from game.settings import AnimationSpeed, Pace, Settings

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
NAMES = ("Ann", "Bartholomew Great", "WWWWWWWWWWWWWWWW", "Zoë")
COLOURS = ("crimson", "teal", "amber", "ivory")
SIGNS = ("trident", "crown", "anchor", "star")
Wanted = Callable[[Table], bool]


def table_of(people: int, seed: int = 5, **options: bool) -> Table:
    seats = [SeatSetup(name=NAMES[i], kind="human", colour=COLOURS[i], sign=SIGNS[i]) for i in range(people)]
    return Table(RULES, RULES.options(open_hands=True, **options), seats, seed)


def quick() -> Settings:
    return Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST)


def open_table(app: App, table: Table, viewer: Seat | None = None) -> TableScene:
    scene = TableScene(app, table, viewer)
    app.running = True
    app.scenes.replace(scene)
    app.frame()
    return scene


def click(app: App, scene: TableScene, target: Target) -> None:
    """Point at a thing of the board where it can be seen, and click it, as the window would tell it."""
    thing = next(thing for thing in scene.board.things() if thing.target == target)
    rect = thing.rect
    spots = [rect.center, (rect.left + 2, rect.centery), (rect.centerx, rect.top + 3), (rect.left + 3, rect.bottom - 4)]
    pos = next(pos for pos in spots if (top := scene.board.thing_at(pos)) is not None and top.target == target)
    for event in (Move(pos), Press(pos, LEFT), Release(pos, LEFT), Click(pos, LEFT)):
        scene.handle(event)
    app.step(0.02, [])


def play_by_clicks(app: App, scene: TableScene, seed: int, most: int = 6000) -> None:
    """A person for every seat, clicking at random on what glows or stands on buttons, until the score sheet opens."""
    random = Random(seed)
    for _ in range(most):
        if app.scenes.top is not scene:
            return
        things, choices = scene.board.choosable(), scene.board.choices()
        if choices and (not things or random.random() < 0.35):
            scene.act(random.choice(choices).action)
        elif things:
            click(app, scene, random.choice(things).target)
        app.step(0.02, [])
    raise AssertionError("the game does not end")


@cache
def at(people: int, kind: int, wanted: Wanted | None = None) -> Table:
    """A table after random decisions, at the first question of a kind that is wanted."""
    for seed in range(60):
        table, random = table_of(people, seed), Random(seed)
        while not table.over:
            if table.state.agenda[-1][0] == kind and (wanted is None or wanted(table)):
                return table
            table.act(random.choice(table.legal_actions()))
    raise AssertionError("no such position in 60 games")


# --- deciding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 4])
def test_a_whole_game_by_clicks(make_app, people: int) -> None:
    app = make_app(settings=quick())
    table = table_of(people, 11)
    scene = open_table(app, table)
    play_by_clicks(app, scene, 3)
    assert table.over
    assert isinstance(app.scenes.top, ResultScene)
    assert scene.board.seen.key() == table.view(scene.viewer).key()


def reachable(board: LouisView) -> set[Action]:
    """All actions that clicks on what glows and on buttons lead to."""
    found: set[Action] = set()
    start, tried, waiting = board.picked, {board.picked}, [board.picked]
    while waiting:
        board.picked = waiting.pop()
        board.changed()
        here = board.picked
        found |= {choice.action for choice in board.choices()}
        for thing in board.choosable():
            if action := board.action_for(thing.target):
                found.add(action)
            elif board.pick(thing.target) and board.picked not in tried:
                tried.add(board.picked)
                waiting.append(board.picked)
            board.picked = here
    board.picked = start
    board.changed()
    return found


SWITCHED = {"leave_old_marker": True, "allow_zero_placement": True, "intrigue_zero": True}


@pytest.mark.parametrize("options", [{}, SWITCHED])
@pytest.mark.parametrize("people", [2, 4])
def test_clicks_reach_exactly_what_is_legal(make_app, people: int, options: dict[str, bool]) -> None:
    app = make_app(settings=quick())
    table = table_of(people, 7, **options)
    scene = open_table(app, table)
    random = Random(8)
    while not table.over:
        if random.random() < 0.4:
            assert reachable(scene.board) == set(table.legal_actions()), table.state.agenda[-1]
        scene.act(random.choice(table.legal_actions()))
        app.step(0.02, [])


def test_markers_are_put_down_one_by_one_and_taken_back(make_app) -> None:
    # given a person's card that can place three markers
    app = make_app(settings=quick())
    table = at(4, INFLUENCE, lambda table: table.state.personal[table.decision.seat] > 2)
    scene = open_table(app, table)
    board, seat = scene.board, table.decision.seat
    card = table.state.hands[seat][0]
    before = len(table.steps)
    # when it is chosen, then its board alone glows
    click(app, scene, Target("card", (card, 0)))
    assert [thing.target for thing in board.choosable() if thing.target.kind == "board"] == [Target("board", (card,))]
    # when two markers lie there, then the pattern is in sight and can be confirmed
    for _ in range(2):
        click(app, scene, Target("board", (card,)))
    assert board.pending == {card: 2}
    assert board.choices()[0].action == Action("place", (card, card, 2))
    assert board.advice()
    # when one is taken back by the button, and one by its key, then only the card is left
    scene.choose(BACK)
    assert board.picked == (card, card)
    scene.handle(Key("backspace"))
    assert board.picked == (card,)
    assert len(table.steps) == before


def test_a_click_on_the_own_supply_takes_markers_back(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of(3, 3)
    scene = open_table(app, table)
    seat = table.decision.seat
    card = table.state.hands[seat][0]
    click(app, scene, Target("card", (card, 0)))
    click(app, scene, Target("supply", (seat,)))
    assert table.steps[-1].action == Action("take", (card,))


def test_a_refused_click_says_why_and_changes_nothing(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of(4)
    scene = open_table(app, table)
    key = table.state.key()
    for target in [thing.target for thing in scene.board.things()]:
        if not scene.board.pickable(target) and target != TOGGLE:
            scene.choose(target)
            assert "(Rules\u00a0" in scene.panel._refusal
    assert table.state.key() == key


def test_majorities_are_switched_on_by_key_and_by_click(make_app) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, at(4, BUY))
    plain = len(scene.board.sprites())
    app._handle(Key("p"))
    assert scene.board.projected
    assert len(scene.board.sprites()) > plain
    click(app, scene, TOGGLE)
    assert not scene.board.projected


def test_a_lone_person_is_not_asked_for_intrigue_that_is_not_there(make_app) -> None:
    # given a person among computers whose only answer is not to play intrigue
    app = make_app(settings=quick())
    only_hold = lambda table: [one.verb for one in table.legal_actions()] == ["hold"]  # noqa: E731
    found = (lone_table(seed, only_hold) for seed in range(60))
    table = next(table for table in found if table is not None)
    steps = len(table.steps)
    scene = open_table(app, table)
    # when time goes on, then it is answered
    app.step(0.02, [])
    assert table.steps[steps].action.verb == "hold"
    # when the person goes back to it, then it waits to be answered or undone further
    while len(table.steps) > steps:
        scene.take_back()
    app.step(0.02, [])
    assert len(table.steps) == steps
    assert [choice.action.verb for choice in scene.board.choices()] == ["hold"]


def lone_table(seed: int, wanted: Wanted) -> Table | None:
    """A table of one person and a computer after random decisions, at the first wanted one of the person."""
    kinds = ("human", "ai:random")
    seats = [SeatSetup(name=NAMES[i], kind=kinds[i], colour=COLOURS[i], sign=SIGNS[i]) for i in range(2)]
    table, random = Table(RULES, RULES.options(), seats, seed), Random(seed)
    while not table.over:
        if table.seat_to_act.human and wanted(table):
            return table
        table.act(random.choice(table.legal_actions()))
    return None


def test_the_prompt_says_which_board_is_scored_and_what_it_asks_for(make_app) -> None:
    # given a table with animation at the last card before the scoring
    app = make_app(settings=Settings(pace=Pace.FAST))
    table = at(2, INFLUENCE, lambda table: sum(map(len, table.state.hands)) == 2)
    scene = open_table(app, table)
    # when it is played
    scene.act(scene.legal[0])
    said = set()
    while scene.playback.busy and len(said) < 3:
        app.step(0.5, [])
        said.add(scene.panel._headline())
    # then boards are named with their conditions, whoever decides next
    assert any(" is scored. " in text for text in said)


# --- places and words -----------------------------------------------------------------------------------------------


def many_markers(table: Table) -> bool:
    return max(sum(n > 0 for n in table.state.on_board(board)) for board in range(BOARDS)) > 3


def some_combination(table: Table) -> bool:
    ways = [one for one in table.legal_actions() if one.verb == "complete"]
    return len(ways) > 1 and sum(table.state.chips_of(table.decision.seat)) > 3


SITUATIONS: dict[str, tuple[int, Wanted | None]] = {
    "influence": (INFLUENCE, None),
    "many markers": (INFLUENCE, many_markers),
    "free markers": (FREE, None),
    "recall": (RECALL, lambda table: len(table.legal_actions()) > 4),
    "intrigue": (INTRIGUE, lambda table: len(table.legal_actions()) > 3),
    "buy": (BUY, None),
    "errand": (ERRAND, None),
    "missions": (MISSION, some_combination),
    "pile": (PILE, None),
    "late": (INFLUENCE, lambda table: table.state.round == 3),
}


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_fit_in_every_situation(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language, quick())
    for name, (kind, wanted) in SITUATIONS.items():
        for people in (2, 4) if name == "influence" else (4,):
            table = at(people, kind, wanted)
            scene = open_table(app, table)
            for thing in scene.board.choosable()[:1]:
                scene.board.pick(thing.target)
            scene._static = None
            scene.layout(app.size)
            app.text_cache.recorder = []
            scene.paint(app.surface)
            scene.sprites()
            drawn, app.text_cache.recorder = app.text_cache.recorder, None
            window = app.surface.get_rect()
            assert [text.string for text in drawn if not text.fits] == [], name
            assert [text.string for text in drawn if not window.contains(text.rect)] == [], name


def test_ties_are_asked_in_words_that_fit(make_app) -> None:
    app = make_app((1024, 640), "qps", quick())
    scene = open_table(app, at(4, TIES))
    app.text_cache.recorder = []
    scene.paint(app.surface)
    drawn, app.text_cache.recorder = app.text_cache.recorder, None
    assert [text.string for text in drawn if not text.fits] == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_panels_do_not_overlap(make_app, size: tuple[int, int]) -> None:
    for people in (2, 3, 4):
        app = make_app(size, settings=quick())
        at_ = open_table(app, table_of(people)).board.at
        panels = [*at_.panels, at_.court, at_.hand, at_.missions, at_.coats, at_.chronicle, at_.prompt]
        panels += [at_.neutral] if at_.neutral else []
        window = app.surface.get_rect()
        for index, panel in enumerate(panels):
            assert window.contains(panel)
            assert panel.collidelist(panels[index + 1 :]) == -1


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_boards_and_gaps_lie_in_the_court_and_apart(make_app, size: tuple[int, int]) -> None:
    app = make_app(size, settings=quick())
    place = open_table(app, table_of(4)).board.at
    boards = [place.board(board) for board in range(BOARDS)] + [place.supply(colour) for colour in range(4)]
    for index, rect in enumerate(boards):
        assert place.court.contains(rect)
        assert rect.collidelist(boards[index + 1 :]) == -1
        assert min(rect.size) >= 44 * app.scenes.top.kit.scale


def test_a_corrected_reward_shows_on_its_board(make_app, monkeypatch) -> None:
    """Condé gives 7 louis d'or instead of a coat: the coin's disc and a number lie over the baked disc, only there."""
    app = make_app()
    board = open_table(app, table_of(2)).board
    condé, rect = 5, pygame.Rect(0, 0, 282, 282)
    baked = board.pieces.board(condé, 0, rect)
    corrected = DATA.boards[condé].reward.model_copy(update={"kind": "coins", "amount": 7})
    boards = [*DATA.boards]
    boards[condé] = boards[condé].model_copy(update={"reward": corrected})
    monkeypatch.setattr(pieces, "DATA", DATA.model_copy(update={"boards": boards}))
    shown = pieces.Pieces(board.kit, board.names).board(condé, 0, rect)
    changed = differences(shown, baked)
    disc = pygame.Rect(206, -12, 88, 88).inflate(32, 32)
    assert changed
    assert [spot for spot in changed if not disc.collidepoint(spot)] == []


def differences(one: Sprite, other: Sprite) -> list[tuple[int, int]]:
    """Where two things look different on the table, in window coordinates."""
    canvases = []
    for sprite in (one, other):
        canvas = pygame.Surface((400, 400), pygame.SRCALPHA)
        canvas.blit(sprite.surface, (sprite.x + 50, sprite.y + 50))
        canvases.append(canvas)
    spots = [(x, y) for x in range(400) for y in range(400)]
    return [(x - 50, y - 50) for x, y in spots if canvases[0].get_at((x, y)) != canvases[1].get_at((x, y))]


def test_every_thing_has_words_and_most_are_explained(make_app) -> None:
    app = make_app(settings=quick())
    for kind in (INFLUENCE, MISSION):
        scene = open_table(app, at(4, kind))
        for thing in scene.board.things():
            assert thing.label
            if found := scene.board.inspect(thing.target):
                assert found.title
                assert found.text
                if found.picture:
                    found.picture(pygame.Rect(0, 0, 200, 300))


def test_marker_colours_are_four_and_different() -> None:
    def setup(*colours: str) -> list[SeatSetup]:
        return [SeatSetup(name=f"P{i}", kind="human", colour=colour) for i, colour in enumerate(colours)]

    assert pawn_colours(setup("crimson", "teal", "amber", "slate"), 4) == list(PAWNS)
    assert sorted(pawn_colours(setup("orchid", "ivory", "crimson", "amber"), 4)) == sorted(PAWNS)
    assert pawn_colours(setup("orchid", "crimson"), 3)[1] == "red"


# --- motion ---------------------------------------------------------------------------------------------------------


def test_every_event_is_shown_and_folded(make_app) -> None:
    # given a game whose events are shown with motion
    app = make_app(settings=Settings(animation=AnimationSpeed.NORMAL, pace=Pace.FAST))
    table = table_of(3, 2)
    scene = open_table(app, table)
    random = Random(4)
    kinds: set[str] = set()
    told = scene.playback._told

    def note(event: Event) -> None:
        kinds.add(event.kind)
        told(event)

    scene.playback._told = note
    # when it is played, with one look at the middle of each flight
    while not table.over:
        scene.act(random.choice(table.legal_actions()))
        while scene.playback.busy:
            for tween in scene.playback._running:
                tween.elapsed = tween.delay + tween.seconds / 2
            scene.sprites()
            for tween in list(scene.timeline.tweens):
                tween.elapsed = tween.delay + tween.seconds
            scene.timeline.update(0.0)
            scene.playback.update()
        # then the board shows what the position has become
        if not table.over:
            scene.look()
        assert scene.board.hidden == set()
    assert {"place", "take", "leads", "chip", "home", "flip", "complete", "mission", "bonus"} <= kinds


def test_a_board_is_lit_while_it_is_scored(make_app) -> None:
    app = make_app(settings=quick())
    table = at(4, BUY)
    scene = open_table(app, table)
    assert scene.board.lit == table.state.agenda[-1][2]


# --- secrets --------------------------------------------------------------------------------------------------------


def test_choosing_knows_only_the_observation() -> None:
    table = table_of(3, 1)
    seen = table.view(None)
    assert placing.added(seen, (), (), Target("card", (0, 0))) is None
