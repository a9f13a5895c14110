"""Component data: which file is used, what a person is told about a faulty one, what counts as another game."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, Self

import pytest
from pydantic import BaseModel, Field, model_validator

from game import storage
from game.engine import datafile
from game.engine.datafile import ComponentError, InUse, Misfit, choose, marked, read


class Card(BaseModel):
    id: str
    name: str = ""
    price: int = Field(ge=0, le=9)
    cost: list[str] = []
    confidence: str = "certain"


class Box(BaseModel):
    cards: list[Card]
    most: int = 9

    @model_validator(mode="after")
    def _fits(self) -> Self:
        for number, card in enumerate(self.cards):
            if card.price > self.most:
                raise Misfit(["cards", number, "price"], f"is more than {self.most}")
        return self


TEXT = """\
{
  "cards": [
    {"id": "A", "name": "Ace", "price": 3, "confidence": "certain"},
    {"id": "B", "name": "Bee", "price": 4, "cost": ["x", "y"], "confidence": "unsure"}
  ],
  "most": 8
}
"""


@pytest.fixture
def built_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The built-in file of the game "cards", in folders where nobody has a copy."""
    monkeypatch.setenv(storage.HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setattr(datafile, "_contents", {})
    path = tmp_path / "components.json"
    path.write_text(TEXT, encoding="utf-8")
    return path


def chosen(built_in: Path, copy: str | bytes | None) -> InUse[Box]:
    """What a game gets that is imported while this copy lies in the person's folder."""
    datafile._contents.clear()
    own = storage.own_components("cards")
    own.parent.mkdir(parents=True, exist_ok=True)
    own.unlink(missing_ok=True)
    if copy is not None:
        own.write_bytes(copy if isinstance(copy, bytes) else copy.encode())
    return choose("cards", built_in, Box)


# Which data are used ------------------------------------------------------------------------------------------------


def test_without_a_copy_nothing_is_made(built_in: Path) -> None:
    found = choose("cards", built_in, Box)
    assert (found.data.cards[0].price, found.copied, found.mark, found.problem) == (3, False, "", None)
    assert not found.own.parent.exists()


def test_sound_copy_is_used(built_in: Path) -> None:
    found = chosen(built_in, TEXT.replace('"price": 3', '"price": 5'))
    assert (found.data.cards[0].price, found.copied, found.problem) == (5, True, None)
    assert found.own == storage.own_components("cards")
    assert len(found.mark) == 12


@pytest.mark.parametrize("change", [
    lambda text: text, lambda text: text.replace("\n", "\r\n"), lambda text: text.replace(" ", ""),
    lambda text: text.replace("unsure", "certain"), lambda text: text.replace("Bee", "Bée"),
    lambda text: json.dumps(dict(reversed(json.loads(text).items()))),
])  # fmt: skip
def test_copy_with_the_same_rules_has_no_mark(built_in: Path, change: Any) -> None:
    found = chosen(built_in, change(TEXT))
    assert (found.copied, found.mark, found.problem) == (True, "", None)


def test_mark_tells_copies_apart(built_in: Path) -> None:
    changes = (("3", "5"), ("3", "6"), ('"y"', '"z"'), ('"most": 8', '"most": 7'), ('"B"', '"C"'))
    assert len({chosen(built_in, TEXT.replace(*change)).mark for change in changes}) == len(changes)


def test_copy_of_a_windows_editor(built_in: Path) -> None:
    assert chosen(built_in, b"\xef\xbb\xbf" + TEXT.encode()).problem is None


def test_faulty_copy_is_refused_and_logged(built_in: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        found = chosen(built_in, TEXT.replace('"price": 4', '"price": -4'))
    assert (found.data.cards[1].price, found.copied, found.mark) == (4, False, "")
    assert found.problem is not None
    assert (found.problem.path, found.problem.line) == (found.own, 4)
    assert str(found.problem) in caplog.text


def test_copy_that_cannot_be_read_is_refused(built_in: Path) -> None:
    storage.own_components("cards").mkdir(parents=True)
    found = choose("cards", built_in, Box)
    assert found.problem is not None
    assert found.data == read(built_in, Box)


def test_faulty_built_in_data_are_an_error(built_in: Path) -> None:
    built_in.write_text("{}")
    with pytest.raises(ComponentError, match="cards: Field required"):
        choose("cards", built_in, Box)


def test_other_processes_play_with_the_same_data(built_in: Path) -> None:
    """Whatever has become of the file since."""
    here = chosen(built_in, TEXT.replace('"price": 3', '"price": 5'))
    given = datafile.contents()
    for copy in (TEXT.replace('"price": 3', '"price": 6'), "{", None):
        chosen(built_in, copy)
        datafile._contents.clear()
        datafile.hand_over(given)
        assert choose("cards", built_in, Box) == here
    chosen(built_in, None)
    given = datafile.contents()
    chosen(built_in, TEXT.replace('"price": 3', '"price": 6'))
    datafile.hand_over(given)
    assert choose("cards", built_in, Box).copied is False


# What is wrong with a file ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "new", "line", "reason"), [
    ('"price": 3', '"price": "three"', 3, "cards.A.price: Input should be a valid integer"),
    ('"price": 4', '"price": 40', 4, "cards.B.price: Input should be less than or equal to 9"),
    ('"price": 4', '"price": 9', 4, "cards.B.price: is more than 8"),
    ('"price": 4, ', "", 4, "cards.B.price: Field required"),
    ('["x", "y"]', '["x",\n2]', 5, "cards.B.cost.1: Input should be a valid string"),
    ('"most": 8', '"most": 8.5', 6, "most: Input should be a valid integer"),
    ('"price": 3', '"price" 3', 3, "Expecting ':' delimiter"),
    ('"certain"},', '"certain"}', 4, "Expecting ',' delimiter"),
    ("Bee", "Be\\u00", 4, "Invalid \\uXXXX escape"),
    ("8\n}", "8", 7, "Expecting ',' delimiter"),
])  # fmt: skip
def test_line_entry_and_reason(built_in: Path, old: str, new: str, line: int, reason: str) -> None:
    built_in.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(ComponentError) as caught:
        read(built_in, Box)
    assert caught.value.line == line
    assert reason in caught.value.reason
    assert str(caught.value) == f"{built_in}, line {line}: {caught.value.reason}"


@pytest.mark.parametrize(("content", "line"), [
    (b"", 1), (b"[]", 1), (b"null", 1), (b"\n\n7", 3), (b"\x00", 1), (b"{}\n\xff", 2), (b"[" * 100_000, 1),
    (b'{"most": ' + b"9" * 5000 + b"}", 1), (b'{"cards": [], "most": NaN}', 1), (b'{"cards": [[]]}', 1),
    (b'{"cards": [{"id": "' + b"x" * 10_000 + b'"}]}', 1), ("Bé".encode("latin-1"), 1), (TEXT.encode("utf-16"), 1),
])  # fmt: skip
def test_anything_else_is_refused_in_one_short_line(built_in: Path, content: bytes, line: int) -> None:
    problem = chosen(built_in, content).problem
    assert problem is not None
    assert problem.line == line
    assert len(problem.reason) <= datafile.LONGEST_REASON
    assert "\n" not in problem.reason


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"missing\.json"):
        read(tmp_path / "missing.json", Box)


def test_entries_of_a_confidence(built_in: Path) -> None:
    assert list(marked(built_in, "unsure")) == [(4, "cards.B", {"price": 4, "cost": ["x", "y"]})]
    assert list(marked(built_in, "certain")) == [(3, "cards.A", {"price": 3})]
