"""The table: who decides, undo and its refusal, take-back, redo, and that a save brings all of it back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from game.engine import table as table_module
from game.engine.handover import handovers
from game.engine.journal import SaveError
from game.engine.protocol import NOBODY, Action, Event, GameOptions, IllegalAction, Order
from game.engine.standing import Span
from game.engine.table import By, Note, Refusal, SeatSetup, Table
from tests.engine import toy
from tests.engine.toy import ADD, BREAK, FLIP, LENGTH, MORE, TOY
from tests.support import seated

H, A = "human", "ai:random"


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "rules_of", lambda game: TOY)


def table_of(*kinds: str, path: Path | None = None) -> Table:
    table = Table(TOY, GameOptions(), seated(*kinds), seed=5, begun="2001-02-03 04:05")
    if path is not None:
        table.keep_in(path)
    return table


def everything(table: Table) -> tuple[object, ...]:
    """All that a save has to bring back."""
    return (
        table.state.key(), [(s.seat, s.action, s.events, s.before.key()) for s in table.steps], table.notes,
        table.can_redo, table._undone, table.seats, table.options, table.seed, table.begun, table.undo_refusal(),
        table._standing._until, table.went_back,
    )


# Deciding ---------------------------------------------------------------------------------------------------------


def test_act_reports_its_events_and_passes_the_turn() -> None:
    table = table_of(H, A)
    assert table.act(ADD[2]) == (Event("add", 0, (2,)),)
    assert table.seat_to_act == table.seats[1]
    assert table.steps[0].before.key() == table_of(H, A).state.key()


@pytest.mark.parametrize("action", [
    ADD[0], Action("add"), Action("add", (4,)), Action("add", (1, 1)), Action("flip", (1,)), Action(""),
    Action("add", (10**4000,)), Action("\ud800"), ("add",), (), None, "add", ["add", (1,)],
])
def test_illegal_action_changes_nothing(action: Any) -> None:
    table = table_of(H, H)
    table.act(ADD[1])
    table.undo()
    before = everything(table)
    with pytest.raises(IllegalAction):
        table.act(action)
    assert everything(table) == before


@pytest.mark.parametrize("action", [Action("add", (True,)), Action("add", (1.0,)), ("add", (1,))])  # type: ignore[arg-type]
def test_equal_action_of_other_types_is_kept_as_the_real_one(action: Any, tmp_path: Path) -> None:
    """A save with `true` or `1.0` in a decision could not be read again."""
    table = table_of(H, H, path=tmp_path / "g.save")
    table.act(action)
    assert table.steps[0].action is ADD[1]
    assert everything(Table.load(tmp_path / "g.save")) == everything(table)


def test_nothing_is_accepted_after_the_end() -> None:
    table = table_of(H)
    for _ in range(LENGTH):
        table.act(ADD[1])
    assert table.over
    assert table.decision is None
    assert table.seat_to_act is None
    with pytest.raises(IllegalAction, match="the game is over"):
        table.act(ADD[1])


def test_fault_in_the_rules_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    table = table_of(H, H, path=tmp_path / "g.save")
    table.act(ADD[1])
    before = everything(table)
    with pytest.raises(RuntimeError, match="half way"):
        table.act(BREAK)
    assert everything(table) == before
    table.act(ADD[2])
    assert everything(Table.load(tmp_path / "g.save")) == everything(table)


# Undo -------------------------------------------------------------------------------------------------------------


def test_nothing_to_undo() -> None:
    table = table_of(H, A)
    assert table.undo_refusal() == Refusal("nothing")
    assert table.undo() == table.take_back() == table.redo() == 0
    assert not table.notes


def test_computers_alone_have_nothing_to_undo() -> None:
    table = table_of(A, A)
    table.act(ADD[1])
    assert table.undo_refusal() == Refusal("nothing")
    assert table.undo() == table.take_back() == 0


def test_undo_goes_back_one_decision_of_a_person_as_often_as_wanted() -> None:
    table = table_of(H, H)
    keys = [table.state.key()]
    for action in (ADD[1], MORE, ADD[2]):
        table.act(action)
        keys.append(table.state.key())
    for left in (2, 1, 0):
        assert table.undo_refusal() is None
        assert table.undo() == 1
        assert table.state.key() == keys[left]
        assert len(table.steps) == left
    assert table.undo_refusal() == Refusal("nothing")


def test_undo_goes_back_over_the_quiet_decisions_of_computers() -> None:
    table = table_of(H, A, A)
    start = table.state.key()
    for action in (ADD[1], ADD[2], MORE, ADD[3]):
        table.act(action)
    assert table.undo() == 4
    assert table.state.key() == start
    assert table.notes == [Note(0, "undo", 0, 4)]


@pytest.mark.parametrize(("actions", "by"), [
    ((FLIP,), 0), ((ADD[1], FLIP), 1), ((ADD[1], FLIP, ADD[1]), 1), ((FLIP, ADD[1], ADD[1]), 0)
])
def test_undo_stops_at_what_was_revealed(actions: tuple[Action, ...], by: int) -> None:
    table = table_of(H, A, A)
    for action in actions:
        table.act(action)
    before = everything(table)
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.kind == "revealed"
    assert refusal.event is not None
    assert (refusal.event.kind, refusal.event.seat) == ("flip", by)
    assert table.undo() == 0
    assert everything(table) == before


def test_undo_names_the_last_of_several_reveals() -> None:
    table = table_of(H, A, A)
    for action in (FLIP, ADD[1], FLIP):
        table.act(action)
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.event is not None
    assert refusal.event.seat == 2


def test_older_reveal_does_not_stop_a_later_quiet_decision() -> None:
    table = table_of(H, H)
    table.act(FLIP)
    table.act(ADD[1])
    assert table.undo() == 1
    refusal = table.undo_refusal()
    assert refusal is not None
    assert refusal.kind == "revealed"


def test_take_back_goes_over_a_reveal_and_is_noted() -> None:
    table = table_of(H, A)
    start = table.state.key()
    table.act(FLIP)
    table.act(FLIP)
    assert table.take_back() == 2
    assert table.state.key() == start
    assert table.notes == [Note(0, "back", 0, 2)]
    table.act(FLIP)
    assert table.steps[0].events[0].public == (table.state.sums[0],), "the deck lies as before"  # type: ignore[attr-defined]


# Redo -------------------------------------------------------------------------------------------------------------


def test_redo_goes_on_to_the_next_decision_of_a_person() -> None:
    table = table_of(H, A)
    for action in (ADD[1], ADD[2], MORE, ADD[1], ADD[3]):
        table.act(action)
    end = table.state.key()
    undone = [table.undo(), table.undo()]
    assert undone == [2, 1]
    table.undo()
    assert (table.redo(), len(table.steps)) == (2, 2)
    assert (table.redo(), len(table.steps)) == (1, 3)
    assert (table.redo(), len(table.steps)) == (2, 5)
    assert table.state.key() == end
    assert not table.can_redo
    assert table.redo() == 0


def test_redo_reports_the_same_events() -> None:
    table = table_of(H, A)
    table.act(FLIP)
    table.act(ADD[1])
    events = [step.events for step in table.steps]
    table.take_back()
    table.redo()
    assert [step.events for step in table.steps] == events


def test_new_decision_drops_what_could_be_redone() -> None:
    table = table_of(H, H)
    table.act(ADD[1])
    table.undo()
    assert table.can_redo
    table.act(ADD[1])
    assert not table.can_redo
    assert table.redo() == 0


# Keeping ----------------------------------------------------------------------------------------------------------


def eventful(path: Path | None) -> Table:
    """A game with undo, redo, take-back, a dropped redo, and something left to redo."""
    table = table_of(H, A, path=path)
    for action in (ADD[1], ADD[2], MORE, FLIP, ADD[1]):
        table.act(action)
    table.take_back()
    table.redo()
    table.take_back()
    table.undo()
    table.act(ADD[3])
    table.act(ADD[3])
    table.undo()
    return table


def test_load_brings_back_notes_and_redo(tmp_path: Path) -> None:
    table = eventful(tmp_path / "g.save")
    assert table.notes
    assert table.can_redo
    assert everything(Table.load(tmp_path / "g.save")) == everything(table)


def test_every_prefix_of_a_game_loads_as_it_was_then(tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    table = table_of(H, A, path=path)
    for action in (ADD[1], ADD[2], MORE, None, FLIP, ADD[1], None, ADD[2]):
        if action is None:
            table.take_back()
        else:
            table.act(action)
        assert everything(Table.load(path)) == everything(table)


def test_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    eventful(path)
    table = Table.load(path, resume=True)
    table.redo()
    table.act(ADD[1])
    assert table.save_problem is None
    assert everything(Table.load(path)) == everything(table)


def test_loaded_game_that_is_not_resumed_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    eventful(path)
    data = path.read_bytes()
    Table.load(path).act(ADD[1])
    assert path.read_bytes() == data


def test_keep_in_another_place_takes_the_whole_history_along(tmp_path: Path) -> None:
    table = eventful(None)
    table.keep_in(tmp_path / "deep" / "er" / "g.save")
    assert everything(Table.load(tmp_path / "deep" / "er" / "g.save")) == everything(table)
    loaded = Table.load(tmp_path / "deep" / "er" / "g.save")
    loaded.keep_in(tmp_path / "copy.save")
    assert (tmp_path / "copy.save").read_bytes() == (tmp_path / "deep" / "er" / "g.save").read_bytes()


def test_fault_in_the_rules_makes_a_save_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that changed may break on an old save; the window offers another one then."""
    eventful(tmp_path / "g.save")
    monkeypatch.setattr(toy, "BREAK", ADD[2])
    with pytest.raises(SaveError, match="line 3: this decision cannot be carried out"):
        Table.load(tmp_path / "g.save")


@pytest.mark.parametrize("fields", [
    {"name": ""}, {"name": "x" * 65}, {"name": "a\nb"}, {"name": "\ud800"}, {"name": "a\x00"}, {"name": 7},
    {"kind": "robot"}, {"kind": "ai:"}, {"kind": "ai:EASY"}, {"kind": "human\n"}, {"colour": "pink"},
    {"sign": "cow"}, {"hat": "red"},
])
def test_seat_that_cannot_be(fields: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        SeatSetup(**{"name": "Ann", "kind": "human", **fields})


@pytest.mark.parametrize("name", [
    "A", "x" * 64, "Łukasz", "王小明", "👩‍👩‍👧", "مريم", "<b>&amp;", "../../x", "{who}", "%s",
])
def test_odd_names_survive_a_save(name: str, tmp_path: Path) -> None:
    table = Table(TOY, GameOptions(), [SeatSetup(name=name, kind="human")], 1)
    table.keep_in(tmp_path / "g.save")
    assert Table.load(tmp_path / "g.save").seats[0].name == name


@pytest.mark.parametrize("seed", [0, -1, 2**63, 10**4000])
def test_any_seed_survives_a_save(seed: int, tmp_path: Path) -> None:
    table = Table(TOY, GameOptions(), seated(H), seed)
    table.act(FLIP)
    table.keep_in(tmp_path / "g.save")
    assert everything(Table.load(tmp_path / "g.save")) == everything(table)


def test_save_of_newer_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = eventful(tmp_path / "g.save")
    monkeypatch.setattr(type(TOY), "version", 2)
    with pytest.raises(SaveError, match="newer rules of toy"):
        Table.load(tmp_path / "g.save")
    assert table.steps


# Standing answers, calls, and what is legal besides -------------------------------------------------------------------


def test_undo_passes_over_standing_answers_and_redo_brings_them_back(tmp_path: Path) -> None:
    # given a decision of the first person, then two standing answers of others
    table = table_of(H, H, H, path=tmp_path / "g.save")
    start = table.state.key()
    table.act(ADD[1])
    table.act(ADD[2], "order")
    table.act(ADD[3], "order")
    # when it is undone, then all three are, and redo brings them back as they were taken
    assert table.undone_seat == 0
    assert table.undo() == 3
    assert table.state.key() == start
    assert table.redo() == 3
    assert [step.by for step in table.steps] == ["seat", "order", "order"]
    # and so does a save
    loaded = Table.load(tmp_path / "g.save")
    assert [step.by for step in loaded.steps] == ["seat", "order", "order"]
    assert everything(loaded) == everything(table)


def test_undo_stops_at_a_call_to_all(tmp_path: Path) -> None:
    table = table_of(H, H, H, path=tmp_path / "g.save")
    table.act(ADD[1])
    table.act(ADD[2], "call")
    table.act(ADD[3], "order")
    assert table.undone_seat == NOBODY
    assert table.undo() == 2
    assert len(table.steps) == 1


@pytest.mark.parametrize("by", ["seat", "people", "", 1, None])
def test_a_save_with_another_way_to_decide_is_refused(tmp_path: Path, by: object) -> None:
    table = table_of(H, H, path=tmp_path / "g.save")
    table.act(ADD[1])
    table._keep({"do": ["add", 2], "key": "00000000", "by": by})
    with pytest.raises(SaveError, match="no decision"):
        Table.load(tmp_path / "g.save")


def test_what_is_legal_besides_is_kept_and_undone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a game in which a seat may do something that stands not among the answers
    monkeypatch.setattr(toy.ToyState, "also_legal", lambda state: (ADD[0],))
    table = table_of(H, H, path=tmp_path / "g.save")
    before = table.state.key()
    assert ADD[0] not in table.legal_actions()
    # when it does, then it happens, stands in the save and can be undone
    table.act(ADD[0])
    assert table.steps[0].action is ADD[0]
    assert everything(Table.load(tmp_path / "g.save", resume=True)) == everything(table)
    table.undo()
    assert table.state.key() == before


SMALL, LARGE, QUIET = (
    Order(name, topic, name, name, lambda seen, seat: None)
    for name, topic in (("small", "sum"), ("large", "sum"), ("quiet", "noise"))
)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two answers to one topic and one to another, for a game in which a flip begins a round."""
    monkeypatch.setattr(toy.ToyRules, "orders", (SMALL, LARGE, QUIET))
    monkeypatch.setattr(toy.ToyRules, "round_event", "flip")


def spans(table: Table, seat: int) -> list[Span]:
    return [table.span(seat, order) for order in (SMALL, LARGE, QUIET)]


@pytest.mark.usefixtures("answers")
def test_standing_answers_survive_a_save(tmp_path: Path) -> None:
    # given two persons who have fixed something, one of them something else at first
    path = tmp_path / "g.save"
    table = table_of(H, H, H, path=path)
    table.fix(0, SMALL, Span.LASTING)
    table.act(ADD[1])
    table.fix(0, LARGE, Span.LASTING)
    table.fix(0, QUIET, Span.ROUND)
    table.fix(1, SMALL, Span.ROUND)
    table.fix(1, SMALL, Span.OFF)
    # when the game is loaded, then it is all as it was, also in a copy of the save
    loaded = Table.load(path)
    loaded.keep_in(tmp_path / "copy.save")
    for kept in (table, loaded, Table.load(tmp_path / "copy.save")):
        assert spans(kept, 0) == [Span.OFF, Span.LASTING, Span.ROUND]
        assert spans(kept, 1) == spans(kept, 2) == [Span.OFF] * 3
        assert everything(kept) == everything(table)


@pytest.mark.usefixtures("answers")
def test_an_answer_for_a_round_ends_with_it_before_and_after_a_save(tmp_path: Path) -> None:
    # given an answer for the second round, saved in it
    path = tmp_path / "g.save"
    table = table_of(H, H, path=path)
    table.act(FLIP)
    table.fix(0, SMALL, Span.ROUND)
    table.fix(1, SMALL, Span.LASTING)
    table = Table.load(path, resume=True)
    assert table.span(0, SMALL) is Span.ROUND
    # when the third round begins, then it has ended, and the lasting one has not
    table.act(ADD[1])
    table.act(FLIP)
    for kept in (table, Table.load(path)):
        assert [kept.span(seat, SMALL) for seat in (0, 1)] == [Span.OFF, Span.LASTING]
    # and going back to the second round brings it back
    table.take_back()
    assert Table.load(path).span(0, SMALL) is table.span(0, SMALL) is Span.ROUND


@pytest.mark.usefixtures("answers")
def test_fixing_an_answer_is_no_decision(tmp_path: Path) -> None:
    """Undo does not stop at it or take it away, and what was undone can be redone after it."""
    path = tmp_path / "g.save"
    table = table_of(H, H, path=path)
    table.act(ADD[1])
    table.fix(0, SMALL, Span.LASTING)
    key = table.state.key()
    assert table.undo() == 1
    table.fix(1, QUIET, Span.LASTING)
    for kept in (Table.load(path), table):
        assert kept.redo() == 1
        assert kept.state.key() == key
        assert (kept.span(0, SMALL), kept.span(1, QUIET)) == (Span.LASTING, Span.LASTING)


@pytest.mark.usefixtures("answers")
def test_what_is_fixed_already_is_not_written_again(tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    table = table_of(H, H, path=path)
    table.fix(0, SMALL, Span.OFF)
    table.fix(0, SMALL, Span.LASTING)
    before = path.read_bytes()
    table.fix(0, SMALL, Span.LASTING)
    assert path.read_bytes() == before
    assert before.count(b"\n") == 2


@pytest.mark.usefixtures("answers")
def test_a_loaded_game_knows_that_it_went_back(tmp_path: Path) -> None:
    path = tmp_path / "g.save"
    table = table_of(H, H, path=path)
    told = []
    for step in (lambda: table.act(ADD[1]), table.undo, lambda: table.fix(0, SMALL, Span.LASTING), table.redo,
                 lambda: table.act(ADD[1])):  # fmt: skip
        step()
        told.append(table.went_back)
        assert Table.load(path).went_back is table.went_back
    assert told == [False, True, True, True, False]


@pytest.mark.usefixtures("answers")
@pytest.mark.parametrize("changes", [
    {"fix": "huge"}, {"fix": ""}, {"fix": 1}, {"fix": None}, {"fix": ["small"]}, {"seat": 1}, {"seat": 2},
    {"seat": -1}, {"seat": True}, {"seat": 0.0}, {"seat": "0"}, {"seat": 10**4000}, {"span": "ever"}, {"span": ""},
    {"span": None}, {"span": 1}, {"span": ["round"]}, {"round": 1}, {"undo": 1}, {"key": "00000000"},
])  # fmt: skip
def test_a_standing_answer_that_cannot_be_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    """Among others one of the computer player on seat 1."""
    good: dict[str, Any] = {"fix": "small", "seat": 0, "span": "round"}
    table = table_of(H, A, path=tmp_path / "g.save")
    table._keep(good)
    assert Table.load(tmp_path / "g.save").span(0, SMALL) is Span.ROUND
    table._keep({**good, **changes})
    with pytest.raises(SaveError, match="line 3: no decision"):
        Table.load(tmp_path / "g.save")


def test_rounds_are_counted_by_the_event_that_begins_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.ToyRules, "round_event", "flip")
    table = table_of(H, H)
    for action in (ADD[1], FLIP, ADD[1], FLIP):
        table.act(action)
    assert table.round == 3
    assert [step.round for step in table.steps] == [1, 1, 2, 2]
    table.take_back()
    assert table.round == 2


@pytest.mark.parametrize(("decisions", "count"), [
    ("", 0), ("0", 1), ("00", 1), ("0110", 3), ("0oo0", 1), ("0o1", 2), ("0cc0", 2), ("o0", 1), ("2n2", 2), ("n0n", 3),
])  # fmt: skip
def test_hand_overs(decisions: str, count: int) -> None:
    """A digit is a seat that decides itself; of seat 2, "o" is a standing answer, "c" passing in a call, "n" named."""
    ways: dict[str, By] = {"o": "order", "c": "call", "n": "named"}
    steps: list[tuple[int, By]] = [
        (2, ways[letter]) if letter in ways else (int(letter), "seat") for letter in decisions
    ]
    assert handovers(steps) == count
