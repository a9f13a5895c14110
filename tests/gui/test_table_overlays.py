"""Score sheet, rules help and chronicle: they fit everywhere, tell the truth, and can be skipped, read and left."""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from random import Random

import pytest

from game.conspiracy.components import LOCATIONS, LORD_IP
from game.engine.protocol import Figure, Noun, Standing
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from game.gui import shortcuts, verdict
from game.gui.app import App
from game.gui.ceremony import Ceremony
from game.gui.input import Click, Key, Move, Press, Release, Scroll
from game.gui.motion import Timeline
from game.gui.names import Names
from game.gui.opponents import Opponents
from game.gui.scenes.chronicle import ChronicleScene
from game.gui.scenes.menu import MenuScene
from game.gui.scenes.result import ResultScene
from game.gui.scenes.rules import RulesScene
from game.gui.scenes.table import TableScene
from game.gui.scenes.title import TitleScene
from game.gui.text import Drawn
from game.gui.widgets import ScrollList
from game.seating import parse_seats
from game.settings import AnimationSpeed, Settings

RULES = rules_of("conspiracy")
LONGEST = "W" * 16
SEATS = f"human:{LONGEST},ai:easy,human:{LONGEST[:15]}M,ai:random"
SIZES = [(1024, 640), (1920, 1080)]
MakeApp = Callable[..., App]


@pytest.fixture(autouse=True)
def no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to think here."""
    monkeypatch.setattr(Opponents, "warm", lambda _self: None)


@cache
def _finished(seats: str = SEATS, seed: int = 5) -> Table:
    table, rng = Table(RULES, RULES.options(), parse_seats(seats), seed), Random(seed)
    while not table.over:
        table.act(rng.choice(table.legal_actions()))
    return table


def _table_scene(app: App, table: Table) -> TableScene:
    scene = TableScene(app, table)
    scene.ended = True
    return scene


def _result(app: App, table: Table, ceremony: bool) -> ResultScene:
    below = _table_scene(app, table)
    scene = ResultScene(app, below, ceremony)
    for each in (below, scene):
        app.scenes.push(each)
    app.frame()
    return scene


def _recorded(app: App, draw: Callable[[], object]) -> list[Drawn]:
    draw()  # pictures of cards are made now, so that only what the scene itself writes is recorded
    app.text_cache.recorder = []
    draw()
    found, app.text_cache.recorder = app.text_cache.recorder, None
    return found


def _drawn(app: App, scene: MenuScene) -> list[Drawn]:
    """All that the scene writes, in its base and above; of lists what is in sight."""
    found = _recorded(app, lambda: scene.decorate(app.surface)) + _recorded(app, scene.sprites)
    for widget in scene.ui.widgets:
        texts = _recorded(app, lambda widget=widget: widget.paint(app.surface, scene.kit))
        found += [one for one in texts if not isinstance(widget, ScrollList) or widget.rect.contains(one.rect)]
    return found


def _faults(app: App, scene: MenuScene) -> list[str]:
    drawn, window = _drawn(app, scene), app.surface.get_rect()
    faults = [f"does not fit: {text.string!r} in {text.box}" for text in drawn if not text.fits]
    faults += [f"outside: {text.string!r} {text.rect}" for text in drawn if not window.contains(text.rect)]
    for a, b in combinations(drawn, 2):
        if a.rect.inflate(-4, -4).colliderect(b.rect.inflate(-4, -4)):
            faults.append(f"overlap: {a.string!r} {a.rect} and {b.string!r} {b.rect}")
    return faults


# --- everything fits --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "language", "ui_scale"), [(size, language, 100) for size in SIZES for language in ("en", "qps")]
    + [(SIZES[0], "qps", 200), (SIZES[1], "qps", 75)],
)
def test_texts_fit(make_app: MakeApp, size: tuple[int, int], language: str, ui_scale: int) -> None:
    app = make_app(size, language, Settings(ui_scale=ui_scale))
    scene = _result(app, _finished(), ceremony=True)
    scene.update(0.5)
    assert _faults(app, scene) == []
    scene.settle()
    scene.update(0.0)
    assert _faults(app, scene) == []
    for seats in ("human,human", "human,ai:easy,ai:random"):
        scene = _result(app, _finished(seats), ceremony=False)
        assert _faults(app, scene) == []


@pytest.mark.parametrize(
    ("size", "language", "ui_scale"), [(size, language, 100) for size in SIZES for language in ("en", "qps")]
    + [(SIZES[0], "qps", 200), (SIZES[1], "qps", 75)],
)
def test_every_chapter_of_the_rules_fits(
    make_app: MakeApp, size: tuple[int, int], language: str, ui_scale: int
) -> None:
    app = make_app(size, language, Settings(ui_scale=ui_scale))
    scene = RulesScene(app, RULES, GAMES)
    app.scenes.push(scene)
    for chapter in range(len(scene.headings)):
        app.frame()
        scene.open(chapter)
        assert _faults(app, scene) == [], scene.headings[chapter]
        while True:
            before = scene._text.offset
            scene.handle(Key("page down"))
            assert _faults(app, scene) == [], scene.headings[chapter]
            if scene._text.offset == before:
                break


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_chronicle_fits(make_app: MakeApp, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language)
    below = _table_scene(app, _finished())
    scene = ChronicleScene(app, below)
    app.scenes.push(below)
    scene.entries = below.lines
    app.scenes.push(scene)
    app.frame()
    assert _faults(app, scene) == []
    scene.handle(Key("home"))
    assert _faults(app, scene) == []


# --- the score sheet --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["human,human", "human,ai:easy,ai:random", SEATS])
def test_the_sheet_shows_the_standings(make_app: MakeApp, seats: str) -> None:
    table = _finished(seats)
    app = make_app()
    scene = _result(app, table, ceremony=False)
    written = [text.string for text in _drawn(app, scene)]
    wanted = [str(points) for one in table.state.standings() for points in (*dict(one.parts).values(), one.score)]
    at = written.index(wanted[0], written.index("Total"))
    numbers = [string for string in written[at:] if string.isdigit()]
    # the pearls in the portraits are written before the numbers
    assert numbers[-len(wanted):] == wanted


@pytest.mark.parametrize("seconds", [0.0, 0.4, 1.2, 3.0, 6.5, 8.4, 9.9, 13.0])
@pytest.mark.parametrize("event", [Key("a"), Press((640, 360))])
def test_the_ceremony_can_be_skipped_at_any_moment(make_app: MakeApp, seconds: float, event: Key | Press) -> None:
    app = make_app()
    scene = _result(app, _finished(), ceremony=True)
    for _ in range(round(seconds * 20)):
        app.step(0.05, [])
    pending = not scene.ceremony.proclaimed
    assert scene.handle(event) or not pending
    app.step(0.0, [])
    assert scene.ceremony.proclaimed
    assert {widget.key for widget in scene.ui.widgets} == {"board", "review", "again", "title"}
    for seat, standing in enumerate(scene.standings):
        shown = [scene.ceremony.shown(seat, column) for column in range(scene.ceremony.columns)]
        assert shown == [*dict(standing.parts).values(), standing.score]


def test_the_click_that_skips_presses_nothing(make_app: MakeApp) -> None:
    app = make_app()
    scene = _result(app, _finished(), ceremony=False)
    button = next(widget for widget in scene.ui.widgets if widget.key == "title").rect.center
    app.scenes.clear()
    scene = _result(app, _finished(), ceremony=True)
    for event in (Press(button), Release(button), Click(button)):
        scene.handle(event)
        app.step(0.0, [])
    assert app.scenes.top is scene
    # nor do those that follow at once, from somebody who clicks on
    for event in (Press(button), Release(button), Click(button)):
        scene.handle(event)
    assert app.scenes.top is scene
    scene._calm_until = 0.0
    for event in (Press(button), Release(button), Click(button)):
        scene.handle(event)
    assert isinstance(app.scenes.top, TitleScene)


def test_numbers_rise_column_by_column_to_the_standings(make_app: MakeApp) -> None:
    app = make_app()
    scene = _result(app, _finished(), ceremony=True)
    ceremony, lit, before = scene.ceremony, [], [[0] * 5] * 4
    while not ceremony.proclaimed:
        app.step(0.05, [])
        now = [[ceremony.shown(seat, column) or 0 for column in range(5)] for seat in range(4)]
        assert all(new >= old for rows in zip(now, before, strict=True) for new, old in zip(*rows, strict=True))
        before = now
        if not lit or lit[-1] != ceremony.lit:
            lit.append(ceremony.lit)
    assert lit == ["lords", "locations", "coalition", "pearl_master", ""]
    assert [row[-1] for row in before] == [standing.score for standing in scene.standings]


def test_without_animations_there_is_no_waiting(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(animation=AnimationSpeed.OFF))
    scene = _result(app, _finished(), ceremony=True)
    assert scene.ceremony.proclaimed
    assert not scene.busy


def test_every_category_is_heard_and_the_winner_once() -> None:
    heard: list[str] = []
    timeline = Timeline()
    standings = _finished().state.standings()
    ceremony = Ceremony(standings, timeline, heard.append, {"coalition": "chord"})
    ceremony.start()
    while not ceremony.proclaimed:
        timeline.update(0.05)
        ceremony.update()
    assert heard.count("win") == heard.count("chord") == 1
    assert heard.count("score_tick") > 20


def test_the_sheet_can_be_folded_and_brought_back(make_app: MakeApp) -> None:
    app = make_app()
    scene = _result(app, _finished(), ceremony=False)
    below = scene.table_scene
    scene.handle(Key("escape"))
    assert app.scenes.top is below
    below.handle(Key("r"))
    assert isinstance(app.scenes.top, ResultScene)
    assert app.scenes.top.ceremony.proclaimed


def test_a_new_game_has_the_same_seats_and_another_seed(make_app: MakeApp) -> None:
    app = make_app()
    table = _finished("human:Ann,human:Bo")
    scene = _result(app, table, ceremony=False)
    scene.ui.focus.set("again")
    scene.ui.focus.visible = True
    scene.handle(Key("return"))
    fresh = app.scenes.top
    assert isinstance(fresh, TableScene)
    assert (fresh.table.seats, fresh.table.options) == (table.seats, table.options)
    assert fresh.table.seed != table.seed
    assert not fresh.table.over
    assert fresh.table.journal is not None


# --- the verdict ------------------------------------------------------------------------------------------------------


def _standings(*scores: tuple[int, int]) -> list[Standing]:
    return [
        Standing(seat, score, (("all", score),), pearls, 1 + sum(other > (score, pearls) for other in scores))
        for seat, (score, pearls) in enumerate(scores)
    ]


@pytest.mark.parametrize(
    ("scores", "headline", "reason"),
    [
        (((50, 2), (44, 9)), "Ann wins", "50 points, 6 more than Bo."),
        (((40, 2), (44, 9), (40, 1)), "Bo wins", "44 points, 4 more than Ann and Cy."),
        (((48, 8), (48, 14), (30, 20)), "Bo wins", "48 points like Ann, but more pearls: 14 against 8."),
        (((45, 9), (45, 9)), "Ann and Bo share the victory", "45 points each, and none of them has more pearls."),
        (((45, 9), (45, 9), (45, 3)), "Ann and Bo share the victory",
         "45 points each, and none of them has more pearls."),
    ],
)
def test_the_verdict_says_who_and_why(scores: tuple[tuple[int, int], ...], headline: str, reason: str) -> None:
    assert verdict.words(_standings(*scores), ("Ann", "Bo", "Cy"), "more pearls") == (headline, reason)


# --- portraits --------------------------------------------------------------------------------------------------------


def test_a_portrait_dims_what_does_not_score(make_app: MakeApp) -> None:
    app = make_app()
    scene = _result(app, _finished(), ceremony=False)
    board, rect = scene.table_scene.board, scene._lines[0].portrait
    pictures = {
        lit: [sprite.mark() for sprite in board.portrait(0, rect, lit)]
        for lit in ("", *(category for category, _ in RULES.categories))
    }
    assert len({tuple(marks) for marks in pictures.values()}) == len(pictures)
    for lit in pictures:
        for sprite in board.portrait(0, rect, lit):
            assert rect.inflate(rect.w // 2, rect.h // 2).contains(sprite.rect)


# --- the rules help ---------------------------------------------------------------------------------------------------


def test_the_help_shows_every_location_and_every_kind_of_lord(make_app: MakeApp) -> None:
    figures = [part for chapter in RULES.help for part in chapter.body if isinstance(part, Figure)]
    things = {thing for figure in figures for thing in figure.things}
    assert {thing.id for thing in things if thing.kind == "location"} == set(range(LOCATIONS))
    assert {LORD_IP[thing.id] for thing in things if thing.kind == "lord"} == set(LORD_IP)
    app = make_app()
    scene = RulesScene(app, RULES)
    app.picture(scene)
    for thing in things:
        shown = scene._catalogue(thing)
        assert shown is not None, thing
        assert shown.picture is not None, thing
    assert scene._catalogue(Noun("seat", 0)) is None
    assert scene._catalogue(Noun("lord", -2)) is None


def test_the_title_leads_to_the_help_of_every_game(make_app: MakeApp) -> None:
    app = make_app()
    app.picture(TitleScene(app))
    app.scenes.top._rules()
    seen = set()
    for _game in GAMES:
        app.frame()
        scene = app.scenes.top
        assert isinstance(scene, RulesScene)
        seen.add(scene.rules.id)
        ways = [widget for widget in scene.ui.widgets if isinstance(widget.key, tuple) and widget.key[0] == "game"]
        assert {widget.key[1] for widget in ways} == set(GAMES) - {scene.rules.id}
        next((way for way in ways if way.key[1] not in seen), ways[0]).action()
    assert seen == set(GAMES)
    app.scenes.top.back()
    assert isinstance(app.scenes.top, TitleScene)


def test_the_help_is_read_by_keys_alone(make_app: MakeApp) -> None:
    app = make_app()
    scene = RulesScene(app, RULES)
    app.scenes.push(TitleScene(app))
    app.scenes.push(scene)
    app.frame()
    seen = set()
    scene.handle(Key("tab"))
    for _ in scene.headings:
        seen.add(scene.chapter)
        scene.handle(Key("down"))
    assert seen == set(range(len(scene.headings)))
    scene.open(7)
    app.frame()
    scene.handle(Key("end"))
    assert scene._text.offset == scene._text.overflow > 0
    scene.open(0)
    app.frame()
    assert scene._text.offset == 0
    scene.handle(Key("escape"))
    assert isinstance(app.scenes.top, TitleScene)


def test_the_wheel_scrolls_the_text(make_app: MakeApp) -> None:
    app = make_app()
    scene = RulesScene(app, RULES)
    app.scenes.push(scene)
    app.frame()
    scene.open(7)
    scene.handle(Scroll(scene._text.rect.center, -2.0))
    assert scene._text.offset > 0


def test_every_key_of_the_help_does_something(make_app: MakeApp) -> None:
    """The keys that the help promises are taken by the table, the cursor or the program."""
    app = make_app()
    table = Table(RULES, RULES.options(), parse_seats("human:Ann,human:Bo"), 1)
    below = TableScene(app, table)
    app.scenes.push(below)
    app.frame()
    below.settle()
    below.handle(Key("tab"))
    promised = [key for group in (shortcuts.CURSOR, shortcuts.TABLE) for keys, _meaning in group for key in keys]
    names = {"Arrows": "left", "Enter": "return", "Esc": "escape"}
    for cap in promised:
        *chord, last = cap.split("+")
        key = Key(names.get(last, last.lower()), ctrl="Ctrl" in chord, shift="Shift" in chord)
        if cap in ("R", "Space", "1 to 4"):
            continue  # only after the end, only while a computer waits, only in a question to all
        below.ui.focus.step(1)
        assert below.handle(key), cap
        while app.scenes.top is not below:
            app.scenes.pop()
        below.settle()


# --- the chronicle ----------------------------------------------------------------------------------------------------


def test_pieces_make_up_the_sentence(make_app: MakeApp) -> None:
    table = _finished()
    names = Names(RULES, table.seats)
    for language in ("en", "qps"):
        make_app(language=language)
        for step in table.steps:
            for event in step.events:
                phrase = RULES.say(table.state, event)
                if phrase:
                    assert "".join(text for text, _noun in names.pieces(phrase)) == names.phrase(phrase)


def test_the_newest_line_is_in_view_and_cards_can_be_looked_at(make_app: MakeApp) -> None:
    app = make_app()
    below = _table_scene(app, _finished())
    app.scenes.push(below)
    scene = ChronicleScene(app, below)
    app.scenes.push(scene)
    app.frame()
    assert scene._list is not None
    assert scene._list.row_rects()[-1].bottom <= scene._list.rect.bottom
    room = scene._list.rect
    spots = [(x, y) for y in range(room.y, room.bottom, 6) for x in range(room.x, room.right, 6)]
    found = {noun[0] for pos in spots if (noun := scene.noun_at(pos))}
    named = {noun for entry in below.lines[-5:] for _text, noun in entry.pieces if noun}
    assert named <= found
    pos = next(pos for pos in spots if (noun := scene.noun_at(pos)) and noun[0].kind == "lord")
    before = len(scene.sprites())
    scene.handle(Move(pos))
    scene._hover.shown = True
    assert len(scene.sprites()) > before + 3
    scene.handle(Key("c"))
    assert app.scenes.top is below
