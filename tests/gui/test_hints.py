"""Hints for persons, reasons of computers, the bar of the chances: what is said and marked, and who may know it."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from pygame import Rect

from game.ai.advice import Advice, Matter
from game.ai.reasons import Explanation, explain
from game.engine.protocol import Action, Noun
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from game.gui import chronicle, counsel
from game.gui.input import Key
from game.gui.names import Names
from game.gui.scenes.chances import ChancesBar
from game.gui.scenes.table import TableScene
from game.i18n import N_
from game.settings import AnimationSpeed, Pace, Settings
from tests.conspiracy.situations import position
from tests.gui.test_table_scene import open_table, quick, seats, table_of
from tests.support import new_table, play

PEARLS, LESS = (N_("It brings pearls."), {}), (N_("It makes the coalition larger."), {})


class Oracle:
    """An adviser without a process: it answers at once, or with what it was told to say."""

    def __init__(self, level: str = "medium@40") -> None:
        self.level = level
        self.open: list[Matter] = []
        self.cancelled: list[int] = []
        self.silent = False
        self.failing = False
        self._number = 0

    @property
    def busy(self) -> bool:
        return bool(self.open)

    def why(self, game: str, seen: Any, seat: int, action: Action) -> int:
        return self._take(game, seen, seat, action)

    def hint(self, game: str, seen: Any, seat: int, level: str) -> int:
        return self._take(game, seen, seat, None)

    def _take(self, game: str, seen: Any, seat: int, action: Action | None) -> int:
        self._number += 1
        self.open.append(Matter(self._number, game, pickle.dumps(seen), seat, action, self.level))
        return self._number

    def poll(self) -> Advice | None:
        if self.silent or not self.open:
            return None
        matter = self.open.pop(0)
        return Advice(matter.number, None if self.failing else matter.reply().explanation)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        self.open = [matter for matter in self.open if matter.number != number]

    def drop(self) -> None:
        self.open.clear()

    def close(self) -> None:
        self.drop()


def opened(app: Any, table: Table) -> tuple[TableScene, Oracle]:
    """A table whose adviser thinks in the test's own process."""
    scene, oracle = TableScene(app, table), Oracle()
    scene.counsel._adviser = oracle  # type: ignore[assignment]
    app.running = True
    app.scenes.replace(scene)
    app.frame()
    app.step(0.02, [])
    return scene, oracle


def hinted(app: Any, table: Table) -> tuple[TableScene, Explanation]:
    """The same with a hint shown."""
    scene, _oracle = opened(app, table)
    scene.handle(Key("h"))
    app.step(0.02, [])
    assert scene.counsel.hint is not None
    return scene, scene.counsel.hint


# Hints ------------------------------------------------------------------------------------------------------------


def test_hint_marks_the_pile_that_wins(make_app) -> None:
    """The last turn: the blue pile's two pearls take the Pearl Master and the game."""
    full = "R1 R2 G1 G2 B1 B2 P1 P2 R3 G3 B3 P3 R4 G4 R6"
    table = table_of("h h")
    table.state = position(
        chambers=["Y4 Y3 R4 G4 B4", full], piles={"B": "B3", "P": "P6"}, pearls=[6, 8], master=1, finisher=1, short=True
    )
    scene, hint = hinted(make_app(settings=quick()), table)
    blue = next(thing for thing in scene.board.things() if scene.board.action_for(thing.target) == hint.action)
    assert hint.action.verb == "pile"
    assert scene.hint.marked() == [blue.rect]
    assert "Why: It wins the game." in scene.hint.words()[0]


@pytest.mark.parametrize("game", GAMES)
def test_following_the_marks_carries_out_each_action(make_app, game: str) -> None:
    """From a few positions, every legal action is reached by choosing what is marked, one thing after the other."""
    app = make_app(settings=quick())
    table = Table(rules_of(game), rules_of(game).options(), seats("h r"), 6)
    random = Random(6)
    scene, _oracle = opened(app, table)
    for _position in range(12):
        play(table, random, 3)
        while table.decision and table.decision.seat != 0:
            play(table, random, 1)
        if table.over:
            break
        scene.look()
        for action in random.sample(list(scene.legal), min(6, len(scene.legal))):
            assert reached(scene, action), action


def reached(scene: TableScene, action: Action) -> bool:
    """Whether the marks lead to an action that does the same, with the board left as it was."""
    scene.board.show(scene.table.view(scene.viewer), scene.board.centre)
    scene.board.allow(scene.legal)
    scene.refresh()
    scene.counsel.hint = Explanation(action, (), None, 0.0, ())
    for _click in range(12):
        marked = scene.hint.marked()
        if not marked:
            return False
        leading = [one for one in scene.board.choosable() if scene.board.leads(one.target, action)]
        thing = next((one for one in leading if one.rect in marked), None)
        if thing is None:
            button = next(widget for widget in scene.ui.widgets if widget.rect in marked)
            if button.key == ("choice", action):
                return True
            scene.board.pick(button.key[1])
        elif scene.board.action_for(thing.target) == action:
            return True
        else:
            scene.board.pick(thing.target)
        scene.refresh()
    return False


def test_h_twice_wants_no_hint(make_app) -> None:
    app = make_app(settings=quick())
    scene, oracle = opened(app, table_of("h h"))
    oracle.silent = True
    scene.handle(Key("h"))
    assert scene.counsel.seeking
    assert scene.hint.words()
    scene.handle(Key("h"))
    assert not scene.counsel.seeking
    assert len(oracle.cancelled) == 1
    oracle.silent = False
    app.step(0.02, [])
    assert scene.counsel.hint is None
    assert scene.hint.words() == []


@pytest.mark.parametrize("key", ["h", "escape"])
def test_a_key_takes_the_hint_away(make_app, key: str) -> None:
    app = make_app(settings=quick())
    scene, _hint = hinted(app, table_of("h h"))
    scene.handle(Key(key))
    assert scene.hint.marked() == []
    assert app.scenes.top is scene


def test_a_decision_takes_the_hint_away(make_app) -> None:
    scene, hint = hinted(make_app(settings=quick()), table_of("h h"))
    scene.act(hint.action)
    assert not scene.hint.wanted


def test_undo_takes_the_hint_away(make_app) -> None:
    app, table = make_app(settings=quick()), table_of("h h")
    scene, oracle = opened(app, table)
    scene.handle(Key("3"))
    app.step(0.02, [])
    oracle.silent = True
    scene.handle(Key("h"))
    scene.take_back()
    assert not scene.counsel.seeking
    assert not oracle.busy


def test_a_failure_gives_no_hint_and_says_so(make_app) -> None:
    app = make_app(settings=quick())
    scene, oracle = opened(app, table_of("h h"))
    oracle.failing = True
    scene.handle(Key("h"))
    app.step(0.02, [])
    assert not scene.hint.wanted
    assert scene.panel._refusal == "No hint was found this time."


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_hints_has_no_button_and_no_key(make_app, game: str) -> None:
    app = make_app(settings=quick())
    for allowed in (True, False):
        options = rules_of(game).options(hints=allowed)
        scene, _oracle = opened(app, Table(rules_of(game), options, seats("h e"), 5))
        assert (("bar", "hint") in [widget.key for widget in scene.ui.widgets]) == allowed
        scene.hint.toggle()
        assert scene.counsel.seeking == (allowed and scene.human_to_act)


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_reasons_are_thought_about_on_observations(make_app, game: str) -> None:
    """A hint on what the person sees, reasons on what everybody sees: nothing else goes to the process."""
    app = make_app(settings=quick())
    table = Table(rules_of(game), rules_of(game).options(random_start=False), seats("h e"), 5)
    scene, oracle = opened(app, table)
    oracle.silent = True
    while table.state.to_move() != 1 or len(table.legal_actions()) == 1:
        table.act(table.legal_actions()[0])
    public = table.view(None).key()
    table.act(table.legal_actions()[0])
    scene.counsel.ask_why()
    assert pickle.loads(oracle.open[-1].seen).key() == public
    scene.counsel.ask_hint(0)
    assert pickle.loads(oracle.open[-1].seen).key() == table.view(0).key()


@pytest.mark.parametrize("game", [game for game in GAMES if rules_of(game).secret])
def test_nobody_gets_a_hint_behind_the_curtain(make_app, game: str) -> None:
    app = make_app(settings=quick())
    scene, _oracle = opened(app, Table(rules_of(game), rules_of(game).options(), seats("h h"), 5))
    scene.hint.toggle()
    assert scene.eyes.awaited is not None
    assert not scene.counsel.seeking


# Reasons of computers ---------------------------------------------------------------------------------------------


def after_a_computer(make_app, wanted: Callable[[TableScene], bool], **changes: object) -> tuple[TableScene, Oracle]:
    """A table at which computers have played until something is so."""
    app = make_app(settings=quick(**changes))
    scene, oracle = opened(app, table_of("h e e", 3))
    patience = time.monotonic() + 30  # the computers are real processes: frames may be faster than any number of them
    while time.monotonic() < patience:
        if wanted(scene):
            return scene, oracle
        if scene.human_to_act:
            scene.act(scene.legal[0])
        app.step(0.02, [])
    raise AssertionError("it never came")


def whys(scene: TableScene) -> list[str]:
    return [entry.text for entry in scene.lines if entry.text.startswith("Why: ")]


def test_a_computer_says_why_and_undo_forgets_it(make_app) -> None:
    scene, _oracle = after_a_computer(make_app, lambda scene: bool(whys(scene)))
    seat = next(entry.seat for entry in scene.lines if entry.text.startswith("Why: "))
    assert not scene.table.seats[seat].human
    while scene.table.take_back():
        pass
    scene._went_back()
    assert scene.counsel.reasons() == []
    assert whys(scene) == []


def test_computers_that_need_not_explain_do_not(make_app) -> None:
    scene, oracle = after_a_computer(make_app, lambda scene: len(scene.table.steps) > 6, explanations=False)
    assert whys(scene) == []
    assert not oracle.busy


def test_a_failure_leaves_the_reasons_out(make_app) -> None:
    app = make_app(settings=quick())
    scene, oracle = opened(app, table_of("e h", 3))
    oracle.failing = True
    scene.act(scene.table.legal_actions()[0])
    scene.settle()
    app.step(0.02, [])
    assert whys(scene) == []


def test_reasons_stand_behind_what_they_explain() -> None:
    """A late explanation of the first of two decisions comes between their lines, before the next turn's heading."""
    table = table_of("e h")
    names = Names(table.rules, table.seats)
    entries = [
        chronicle.Entry(0, (("Ann draws.", None),), 0), chronicle.Entry(1, (("Bo's turn.", None),), 0, heading=True),
        chronicle.Entry(1, (("Bo draws.", None),), 1),
    ]  # fmt: skip
    found = Explanation(Action("draw", (1,)), (PEARLS, LESS), Action("draw", (2,)), 1.0, (0.5, 0.5))
    chronicle.explained(entries, names, table.view(None), [counsel.Reasoned(0, 0, found)])
    assert [entry.text for entry in entries] == [
        "Ann draws.", "Why: It brings pearls. It makes the coalition larger. Next best: Draw 2 Lords.", "Bo's turn.",
        "Bo draws.",
    ]  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_explanations_for_others_do_not_depend_on_what_they_do_not_see(game: str) -> None:
    """Whatever else the seat may hold, the others are told the same."""
    rules = rules_of(game)
    table = play(new_table(rules, 3, seed=8), Random(8), 60)
    for step in table.steps[::6]:
        seen = rules.observe(step.before, None)
        dealt = rules.observe(rules.determinise(seen, Random(2)), None)
        one, other = (explain(rules, view, step.seat, step.action, Random(5)) for view in (seen, dealt))
        assert one == other


@pytest.mark.parametrize("game", [game for game in GAMES if rules_of(game).secret])
def test_the_runner_up_told_to_others_is_one_they_know_the_seat_had(game: str) -> None:
    """It is legal whatever the seat holds, so it names no card of its hand."""
    rules = rules_of(game)
    table = play(new_table(rules, 3, seed=9), Random(9), 60)
    told = 0
    for step in table.steps[::4]:
        seen = rules.observe(step.before, None)
        found = explain(rules, seen, step.seat, step.action, Random(3))
        for phrase, args in found.reasons:
            assert all(noun.kind in ("seat", "term") for noun in args.values() if isinstance(noun, Noun)), phrase
        if found.runner_up is not None:
            told += 1
            assert found.runner_up in step.before.legal_actions()
    assert told


# The bar of the chances -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shares", [(1.0, 0.0), (1 / 3, 1 / 3, 1 / 3), (0.07, 0.5, 0.03, 0.4)])
def test_bands_lie_side_by_side_and_fill_the_bar(shares: tuple[float, ...]) -> None:
    bar = ChancesBar(Rect(10, 60, 1001, 9), shares, [(9, 9, 9)] * len(shares), [f"P{n}" for n in range(len(shares))])
    bands = bar.bands()
    assert sum(band.w for band in bands) == 1001
    assert bands[0].left == 10
    assert all(one.right == other.left for one, other in pairwise(bands))
    assert all(abs(band.w - 1001 * share) <= 1 for band, share in zip(bands, shares, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_w_shows_the_bar_and_a_decision_weighs_anew(make_app, game: str) -> None:
    app = make_app(settings=quick())
    scene, _oracle = opened(app, Table(rules_of(game), rules_of(game).options(), seats("h e e"), 5))

    def bar() -> ChancesBar | None:
        return next((widget for widget in scene.ui.widgets if isinstance(widget, ChancesBar)), None)

    assert bar() is None
    scene.handle(Key("w"))
    app.step(0.02, [])
    shown = bar()
    assert shown is not None
    assert sum(shown.shares) == pytest.approx(1)
    assert all(setup.name in shown.tip for setup in scene.table.seats)
    scene.handle(Key("w"))
    app.step(0.02, [])
    assert bar() is None


def test_the_bar_knows_no_more_than_everybody(make_app) -> None:
    """The shares are the same when what is hidden is dealt anew."""
    app = make_app(settings=Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST, win_bar=True))
    rules = rules_of("louis_xiv")
    table = play(Table(rules, rules.options(), seats("h h h"), 5), Random(5), 12)
    scene = open_table(app, table)
    shares = scene.chances._shares()
    table.state = rules.determinise(rules.observe(table.state, None), Random(1))
    assert scene.chances._shares() == pytest.approx(shares)
