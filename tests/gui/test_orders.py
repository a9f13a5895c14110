"""What people need not be asked: standing answers, one question to all, giving up, and taking back at the curtain."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.engine.protocol import Action, Order
from game.engine.standing import Span
from game.engine.table import Table
from game.glory_to_rome.components import JACK, MATERIAL
from game.glory_to_rome.frames import FOLLOW, GIVE
from game.gui import chronicle, games
from game.gui.input import Click, Key
from game.gui.scenes.curtain import CurtainScene
from game.gui.scenes.dialog import Dialog
from game.gui.scenes.orders import OrdersScene
from game.gui.scenes.pause import PauseScene
from game.gui.scenes.table import TableScene
from game.louis_xiv.frames import HOLD, INTRIGUE
from tests.gui.test_table_scene import open_table, quick, table_of


def order(table: Table, name: str) -> Order:
    return next(one for one in table.rules.orders if one.id == name)


def come(app, scene: TableScene) -> None:
    """The person who is awaited says to be there and reads the recap."""
    while app.scenes.top is not scene:
        app.scenes.top.handle(Key("return"))
        app.step(0.02, [])


def forward(table: Table, kind: int, seed: int) -> None:
    """Random decisions up to a question of a kind."""
    random = Random(seed)
    while table.state.agenda[-1][0] != kind:
        table.act(random.choice(table.legal_actions()))


def lead_something(app, scene: TableScene) -> None:
    """The leader plays a card of the hand for its role."""
    scene.act(next(action for action in scene.legal if action.verb == "lead"))
    app.step(0.02, [])


@pytest.fixture
def rome(make_app):
    """Three people at Glory to Rome before the first turn."""
    app = make_app(settings=quick())
    table = table_of("h h h", 5, "glory_to_rome")
    return app, table, open_table(app, table)


# Standing answers -------------------------------------------------------------------------------------------------


def test_a_standing_answer_is_carried_out_without_a_curtain(rome) -> None:
    # given two followers who have fixed to think
    app, table, scene = rome
    come(app, scene)
    leader = table.decision.seat
    for seat in {0, 1, 2} - {leader}:
        table.fix(seat, order(table, "refill"), Span.LASTING)
    # when the leader leads
    lead_something(app, scene)
    for _ in range(9):
        app.step(0.02, [])
    # then both have thought, nobody had to come, and the leader goes on
    thinkers = [event.seat for step in table.steps for event in step.events if event.kind == "think"]
    assert thinkers == [(leader + 1) % 3, (leader + 2) % 3]
    assert {step.by for step in table.steps[1:] if step.seat != leader} <= {"order"}
    assert app.scenes.top is scene
    assert scene.viewer == table.decision.seat == leader


def test_only_its_owner_reads_of_a_standing_answer(rome) -> None:
    app, table, scene = rome
    come(app, scene)
    leader = table.decision.seat
    follower = (leader + 1) % 3
    table.fix(follower, order(table, "refill"), Span.LASTING)
    lead_something(app, scene)
    app.step(0.02, [])
    assert any(step.by == "order" for step in table.steps)
    told = {
        seat: any("standing" in entry.text for entry in chronicle.entries(table, scene.names, seat))
        for seat in (0, 1, 2, None)
    }
    assert told == {seat: seat == follower for seat in (0, 1, 2, None)}


def test_undo_goes_back_to_the_last_own_decision_and_orders_rest(rome) -> None:
    # given a lead and a follower who thought by order
    app, table, scene = rome
    come(app, scene)
    before = table.state.key()
    leader = table.decision.seat
    table.fix(leader, order(table, "give"), Span.LASTING)
    table.act(next(action for action in table.legal_actions() if action.verb == "lead"))
    table.act(Action("think"), "order")
    # when the table undoes
    assert table.undone_seat == leader
    assert table.undo() == 2
    # then the leader leads anew; what was undone comes back with the way it was taken
    assert table.state.key() == before
    assert table.redo() == 2
    assert [step.by for step in table.steps] == ["seat", "order"]


def test_orders_rest_after_going_back_until_a_person_decides(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of("h r", 5, "glory_to_rome", random_start=False)
    forward(table, FOLLOW, 2)
    while table.decision.seat != 0:
        table.act(table.legal_actions()[0])
        forward(table, FOLLOW, 2)
    scene = open_table(app, table)
    orders = scene.eyes.orders
    table.fix(0, order(table, "refill"), Span.LASTING)
    assert scene.eyes.unasked() == (Action("think"), "order")
    orders.resting = True
    assert scene.eyes.unasked() is None


def test_an_order_for_this_turn_ends_with_it(rome) -> None:
    _, table, _scene = rome
    refill = order(table, "refill")
    table.fix(0, refill, Span.ROUND)
    table.fix(1, refill, Span.LASTING)
    first = table.round
    random = Random(1)
    while table.round == first:
        assert table.span(0, refill) is Span.ROUND
        table.act(random.choice(table.legal_actions()))
    assert table.span(0, refill) is Span.OFF
    assert table.span(1, refill) is Span.LASTING


def test_one_answer_to_a_topic(rome) -> None:
    _, table, scene = rome
    orders = scene.eyes.orders
    for name in ("refill", "give", "card_or_refill"):
        table.fix(0, order(table, name), Span.LASTING)
    assert [one.id for one in orders.active(0)] == ["card_or_refill", "give"]


def continued(app, table: Table, path: Path) -> TableScene:
    """The game after it was left and the program begun again."""
    table.keep_in(path)
    return open_table(app, Table.load(path, resume=True))


def test_standing_answers_hold_in_a_game_that_is_continued(rome, tmp_path: Path) -> None:
    # given two followers who have fixed to think, before the program ends and begins again
    app, table, _ = rome
    leader = table.decision.seat
    followers = [(leader + 1) % 3, (leader + 2) % 3]
    for seat in followers:
        table.fix(seat, order(table, "refill"), Span.LASTING)
    scene = continued(app, table, tmp_path / "g.save")
    # when the leader comes, then nothing on the screen tells of it
    come(app, scene)
    assert scene.viewer == leader
    assert "refill" not in scene.hot_seat.tip
    assert scene.hot_seat.light() == []
    # and when the leader leads, then both think unasked
    lead_something(app, scene)
    for _ in range(9):
        app.step(0.02, [])
    thinkers = [event.seat for step in scene.table.steps for event in step.events if event.kind == "think"]
    assert thinkers == followers
    assert scene.viewer == scene.table.decision.seat == leader


def test_orders_rest_in_a_game_that_is_continued_after_going_back(rome, tmp_path: Path) -> None:
    # given a follower who thought by order and a leader who took the lead back
    app, table, _ = rome
    leader = table.decision.seat
    table.fix(leader, order(table, "give"), Span.LASTING)
    table.fix((leader + 1) % 3, order(table, "refill"), Span.LASTING)
    table.act(next(action for action in table.legal_actions() if action.verb == "lead"))
    table.undo()
    # when the game is continued, then a person decides first, as without a break
    scene = continued(app, table, tmp_path / "g.save")
    assert scene.eyes.orders.resting
    come(app, scene)
    lead_something(app, scene)
    assert not scene.eyes.orders.resting


def test_playing_on_from_an_earlier_place_begins_without_standing_answers(rome) -> None:
    # given a game with a standing answer that was carried out
    app, table, _ = rome
    leader, refill = table.decision.seat, order(table, "refill")
    follower = (leader + 1) % 3
    table.fix(follower, refill, Span.LASTING)
    table.act(next(action for action in table.legal_actions() if action.verb == "lead"))
    assert table.decision.seat == follower
    table.act(Action("think"), "order")
    # when the game goes on from its last place
    new = games.branch(app.slot, table, len(table.steps))
    # then everybody is asked again, undo knows what was an order, and the old game has kept its own
    assert [new.span(seat, refill) for seat in range(3)] == [Span.OFF] * 3
    assert [step.by for step in new.steps] == [step.by for step in table.steps]
    assert table.span(follower, refill) is Span.LASTING


def test_orders_are_fixed_by_keys_and_by_mouse(rome) -> None:
    # given a person before the screen
    app, table, scene = rome
    come(app, scene)
    seat = scene.viewer
    # when the panel is opened and the first order is stepped on twice
    scene.handle(Key("a"))
    app.step(0.02, [])
    panel = app.scenes.top
    assert isinstance(panel, OrdersScene)
    for key in ("tab", "return", "return"):
        panel.handle(Key(key))
    # then it lasts, and a click beside closes the panel
    assert table.span(seat, table.rules.orders[0]) is Span.LASTING
    panel.handle(Click((2, app.size[1] - 2), 1))
    app.step(0.02, [])
    assert app.scenes.top is scene
    assert "refill" in scene.hot_seat.tip


def test_nobody_finds_anothers_orders(rome) -> None:
    # given a curtain
    app, table, scene = rome
    table.fix(0, order(table, "refill"), Span.LASTING)
    assert scene.viewer is None
    # then there is no clock in the bar below it, and no key opens the panel
    assert not any(widget.key == ("bar", "clock") for widget in scene.ui.widgets)
    scene.hot_seat.orders()
    assert isinstance(app.scenes.top, CurtainScene)


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", ["louis_xiv", "glory_to_rome"])
def test_the_panel_has_room_for_its_words(make_app, game, size, language) -> None:
    app = make_app(size, language, quick())
    scene = open_table(app, table_of("h r", 5, game))
    app.scenes.push(OrdersScene(app, scene, 0))
    app.frame()
    app.text_cache.recorder = []
    app.scenes.top.paint(app.surface)
    drawn, app.text_cache.recorder = app.text_cache.recorder, None
    assert [text.string for text in drawn if not text.fits] == []


# The answers of Glory to Rome --------------------------------------------------------------------------------------


def test_thinking_unless_a_card_follows() -> None:
    """The order asks its owner only with a card of the role; the other two never ask."""
    kinds = {True: 0, False: 0}
    for seed in range(30):
        table = table_of("h h h h", seed, "glory_to_rome")
        forward(table, FOLLOW, seed)
        seat, role = table.decision.seat, table.decision.context[0]
        legal, seen = table.legal_actions(), table.view(seat)
        single = [one for one in legal if one.verb == "follow" and len(one.args) == 1 and one.args[0] != JACK]
        cards = [one for one in single if MATERIAL[one.args[0]] == role]
        kinds[bool(cards)] += 1
        answers = {one.id: one.answer(seen, seat) for one in table.rules.orders}
        assert answers["refill"] == Action("think")
        assert answers["refill_unless_card"] == (None if cards else Action("think"))
        assert answers["card_or_refill"] == (cards[0] if cards else Action("think"))
        assert answers["give"] is None
    assert all(kinds.values())


def test_the_first_matching_card_is_given() -> None:
    table = table_of("h h h", 3, "glory_to_rome")
    forward(table, GIVE, 1)
    answer = order(table, "give").answer(table.view(table.decision.seat), table.decision.seat)
    assert answer == table.legal_actions()[0]
    assert answer.verb == "give"


# The question to all ------------------------------------------------------------------------------------------------


@pytest.fixture
def court(make_app):
    """Four people at Louis XIV before the first board on which two of them may hold the intrigue card."""
    app = make_app(settings=quick())
    for seed in range(40):
        table = table_of("h h h h", seed, "louis_xiv")
        forward(table, INTRIGUE, seed)
        scene = open_table(app, table)
        if scene.eyes.call and len(scene.eyes.call.seats) > 1:
            return app, table, scene
    raise AssertionError("never two at once")


def test_intrigue_is_asked_of_all_without_a_curtain(court) -> None:
    # given a board before which two people may hold the card
    app, table, scene = court
    assert app.scenes.top is scene
    assert scene.viewer is None
    assert scene.legal == ()
    call = scene.eyes.call
    assert all(table.state.intrigue[seat] for seat in call.seats)
    # when nobody wants to be asked
    before = len(table.steps)
    scene.handle(Key("return"))
    for _ in range(len(call.seats)):
        app.step(0.02, [])
    # then all of them hold, in the order of the rules, and undo would go back to the question
    held = table.steps[before:before + len(call.seats)]
    assert [(step.seat, step.action) for step in held] == [(seat, HOLD) for seat in call.seats]
    assert [step.by for step in held] == ["call", *["order"] * (len(call.seats) - 1)]


def test_who_is_named_is_asked_behind_a_curtain(court) -> None:
    app, table, scene = court
    last = scene.eyes.call.seats[-1]
    scene.handle(Key(str(len(scene.eyes.call.seats))))
    assert scene.eyes.calls.named == {last}
    scene.handle(Key("return"))
    for _ in range(4):
        app.step(0.02, [])
    assert isinstance(app.scenes.top, CurtainScene)
    assert app.scenes.top.seat == table.decision.seat == last


def test_going_back_from_the_question_shows_nobodys_hand(court) -> None:
    """All look at the screen, also if the one who decided last sat there until then."""
    app, table, scene = court
    last = table.steps[-1].seat
    scene.eyes.before_screen = last
    scene.look()
    scene.take_back()
    app.step(0.02, [])
    assert table.decision.seat == last
    assert isinstance(app.scenes.top, CurtainScene)
    assert scene.viewer is None


def test_the_question_tells_nothing_secret(court) -> None:
    """In every world that the others cannot tell apart it names the same people."""
    _, table, _ = court
    call, random = table.rules.call(table.view(None)), Random(4)
    for _ in range(20):
        world = table.rules.determinise(table.view(None), random)
        assert table.rules.call(table.rules.observe(world, None)) == call


def test_an_order_to_hold_does_not_take_its_owner_out_of_the_question(court) -> None:
    _, table, scene = court
    seats = scene.eyes.call.seats
    table.fix(seats[0], order(table, "hold"), Span.LASTING)
    assert scene.eyes.call.seats == seats
    for seat in seats:
        table.fix(seat, order(table, "hold"), Span.LASTING)
    assert scene.eyes.call is None


@pytest.mark.parametrize(("kinds", "options"), [("h r r r", {}), ("h h h h", {"open_hands": True})])
def test_one_person_or_open_hands_need_no_question_to_all(make_app, kinds, options) -> None:
    app = make_app(settings=quick())
    table = table_of(kinds, 3, "louis_xiv", **options)
    forward(table, INTRIGUE, 3)
    assert open_table(app, table).eyes.call is None


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_the_question_has_room_for_its_words(make_app, court, size, language) -> None:
    _, table, _ = court
    app = make_app(size, language, quick())
    scene = open_table(app, table)
    app.text_cache.recorder = []
    scene.paint(app.surface)
    drawn, app.text_cache.recorder = app.text_cache.recorder, None
    assert [text.string for text in drawn if not text.fits] == []


# Back at the curtain ------------------------------------------------------------------------------------------------


def test_a_decision_is_taken_back_at_the_curtain(rome) -> None:
    # given a leader who has just led, and a curtain for the follower
    app, table, scene = rome
    come(app, scene)
    leader, before = table.decision.seat, table.state.key()
    lead_something(app, scene)
    curtain = app.scenes.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat != leader
    # when the leader takes it back there
    for key in ("tab", "tab", "return"):
        curtain.handle(Key(key))
        app.step(0.02, [])
    # then it is the leader's view and decision again
    assert app.scenes.top is scene
    assert table.state.key() == before
    assert scene.viewer == leader


def test_nothing_can_be_taken_back_at_the_curtain_once_cards_came_up(rome) -> None:
    app, _, scene = rome
    come(app, scene)
    scene.act(Action("think"))
    app.step(0.02, [])
    scene.act(next(action for action in scene.legal if action.verb in ("refill", "card")))
    app.step(0.02, [])
    assert isinstance(app.scenes.top, CurtainScene)
    assert [widget.key for widget in app.scenes.top.ui.widgets] == ["ready"]


# Giving up ----------------------------------------------------------------------------------------------------------


def test_giving_up_is_asked_twice(make_app) -> None:
    # given a person at Glory to Rome against a computer
    app = make_app(settings=quick())
    table = table_of("h r", 5, "glory_to_rome", random_start=False)
    scene = open_table(app, table)
    while table.decision.seat != 0:
        table.act(table.legal_actions()[0])
    scene.look()
    # when "Give up" is chosen in the menu and meant
    scene.menu()
    app.step(0.02, [])
    pause = app.scenes.top
    assert isinstance(pause, PauseScene)
    next(widget for widget in pause.ui.widgets if widget.key == ("extra", "Give up")).action()
    assert isinstance(app.scenes.top, Dialog)
    assert not table.steps or table.steps[-1].action.verb != "surrender"
    app.step(0.02, [])
    app.scenes.top.answers[0].action()
    # then the other one has won, and the chronicle tells it
    assert table.over
    assert table.state.standings()[1].place == 1
    assert any(entry.text == f"{table.seats[0].name} gives up." for entry in scene.lines)


@pytest.mark.parametrize(("game", "options"), [("conspiracy", {}), ("louis_xiv", {}),
                                               ("glory_to_rome", {"surrender": "off"})])
def test_no_giving_up_where_the_game_has_none(make_app, game, options) -> None:
    app = make_app(settings=quick())
    scene = open_table(app, table_of("h r", 5, game, **options))
    assert scene.hot_seat.extras() == []


# Figures ------------------------------------------------------------------------------------------------------------


def test_the_chronicle_ends_with_the_hand_overs(make_app) -> None:
    # given a finished game of two people with one decision a turn
    table = table_of("h h", 2)
    random = Random(2)
    while not table.over:
        table.act(random.choice(table.legal_actions()))
    scene = open_table(make_app(settings=quick()), table)
    # then its last line counts how often the other one had to come
    changes = 1 + sum(one.seat != other.seat for one, other in zip(table.steps, table.steps[1:], strict=False))
    last = chronicle.entries(table, scene.names, None)[-1].text
    assert last == f"The screen changed hands: {changes} times, {changes / table.round:.1f} in a round."
