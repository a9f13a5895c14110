"""The command `data`, and what a person's own copy of a game's numbers does to games and saves, for every game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import storage
from game.engine.datafile import ComponentError, InUse
from game.engine.registry import GAMES, rules_of

WITH_DATA = [game for game in GAMES if rules_of(game).components]


class Person:
    """Starts the program in folders of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self._start("-m", "game", *arguments)

    def python(self, code: str) -> str:
        finished = self._start("-c", code)
        assert finished.returncode == 0, finished.stderr
        return finished.stdout

    def _start(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, storage.HOME_VARIABLE: str(self.home)}
        return subprocess.run(
            [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False, timeout=120
        )  # fmt: skip

    def own(self, game: str) -> Path:
        """Where the copy belongs."""
        return self.home / "data" / game / "components.json"

    def write(self, game: str, content: Any) -> Path:
        """A copy with one value a line."""
        path = self.own(game)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(content, indent=1), encoding="utf-8")
        return path


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path / "home")


def data_of(game: str) -> InUse[Any]:
    data = rules_of(game).components
    assert data is not None
    return data


def content_of(game: str) -> Any:
    return json.loads(data_of(game).built_in.read_text(encoding="utf-8"))


def numbers(content: Any) -> Iterator[tuple[Any, str | int]]:
    """Every number, by what it stands in and where in it."""
    for key, value in content.items() if isinstance(content, dict) else enumerate(content):
        if isinstance(value, dict | list):
            yield from numbers(value)
        elif type(value) is int:
            yield content, key


def corrected(game: str, tmp_path: Path, by: int = 1) -> Any:
    """The data with the first number changed that may be another."""
    content, path = content_of(game), tmp_path / "try.json"
    for place, key in numbers(content):
        place[key] += by
        path.write_text(json.dumps(content), encoding="utf-8")
        try:
            data_of(game).check(path)
            return content
        except ComponentError:
            place[key] -= by
    raise AssertionError("no number can be corrected")


def spoiled(game: str) -> Any:
    """The data with a word where a number belongs."""
    content = content_of(game)
    place, key = list(numbers(content))[-1]
    place[key] = "a wrong word"
    return content


# The command --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_DATA)
def test_copy_is_made_once_and_is_the_built_in_file(game: str, person: Person) -> None:
    first = person.run("data", "--game", game)
    assert first.returncode == 0
    assert str(data_of(game).built_in) in first.stdout
    assert f"{person.own(game)}: none" in first.stdout

    made = person.run("data", "--game", game, "--copy")
    assert made.returncode == 0, made.stderr
    assert str(person.own(game)) in made.stdout
    assert person.own(game).read_bytes() == data_of(game).built_in.read_bytes()

    person.own(game).write_text("work of a whole evening")
    again = person.run("data", "--game", game, "--copy")
    assert again.returncode == 1
    assert f"{person.own(game)} is there already" in again.stderr
    assert person.own(game).read_text() == "work of a whole evening"


@pytest.mark.parametrize("game", WITH_DATA)
def test_report_tells_which_data_are_used(game: str, person: Person, tmp_path: Path) -> None:
    path = person.write(game, content_of(game))
    assert f"{path}: in use, with the numbers of the built-in data" in person.run("data", "--game", game).stdout
    person.write(game, corrected(game, tmp_path))
    assert f"{path}: in use, its mark is " in person.run("data", "--game", game).stdout
    person.write(game, spoiled(game))
    assert f"{path}: refused, line " in person.run("data", "--game", game).stdout


@pytest.mark.parametrize("game", WITH_DATA)
def test_report_lists_what_is_reconstructed(game: str, person: Person) -> None:
    source = data_of(game).built_in.read_text(encoding="utf-8")
    lines = person.run("data", "--game", game).stdout.splitlines()[3:]
    assert len(lines) == source.count('"confidence": "reconstructed"')
    for line in lines:
        assert "reconstructed" in source.splitlines()[int(line.split()[1]) - 1]


@pytest.mark.parametrize("game", WITH_DATA)
def test_check_names_line_and_reason(game: str, person: Person, tmp_path: Path) -> None:
    good = person.run("data", "--game", game, "--check", str(data_of(game).built_in))
    assert (good.returncode, good.stderr) == (0, "")
    path = person.write(game, spoiled(game)).rename(tmp_path / "faulty.json")
    line = next(number for number, text in enumerate(path.read_text().splitlines(), 1) if "a wrong word" in text)
    bad = person.run("data", "--game", game, "--check", str(path))
    assert bad.returncode == 1
    assert bad.stdout == ""
    assert bad.stderr.count("\n") == 1
    assert f"{path}, line {line}: " in bad.stderr


@pytest.mark.parametrize(("arguments", "status", "named"), [
    (["--game", "chess"], 2, "chess"), (["--copy", "--check", "x"], 2, "--check"), (["--make"], 2, "--copy, --check"),
    (["--check", "missing.json"], 1, "missing.json"), (["--check", "."], 1, "directory"),
])  # fmt: skip
def test_mistakes(arguments: list[str], status: int, named: str, person: Person) -> None:
    finished = person.run("data", *arguments)
    assert finished.returncode == status
    assert finished.stderr.count("\n") == 1
    assert named in finished.stderr


def test_folder_that_cannot_be_written(person: Person) -> None:
    person.home.write_text("no folder")
    finished = person.run("data", "--copy")
    assert finished.returncode == 1
    assert finished.stderr.count("\n") == 1


# Games and saves ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", WITH_DATA)
def test_game_plays_with_a_sound_copy_and_without_a_faulty_one(game: str, person: Person, tmp_path: Path) -> None:
    play = f"from game.engine.registry import rules_of; print(rules_of({game!r}).components.data.model_dump_json())"
    built_in = person.python(play)
    content = corrected(game, tmp_path)
    person.write(game, content)
    assert person.python(play) != built_in
    path = person.write(game, spoiled(game))
    assert person.python(play) == built_in
    simulated = person.run("simulate", "--game", game, "--games", "2")
    assert simulated.returncode == 0
    assert simulated.stderr.count("\n") == 1
    assert f"{path}, line " in simulated.stderr


PROCESSES = """
from game.ai.arena import Match, simulate
from game.ai.runners import runner_for
from game.engine.registry import rules_of
rules = rules_of(GAME)
rules.components.own.unlink()
match = Match(rules.id, ("random", "random"), rules.options(), 3)
with runner_for(2) as runner:
    alone, shared = simulate(match, 4), simulate(match, 4, runner, 2)
assert alone["scores"] == shared["scores"], (alone, shared)
"""


SCORE_MORE: dict[str, Any] = {"conspiracy": {"coalition_ip": 30}, "louis_xiv": {"scoring": {"mission": 30}}}
"""What changes every result of a game."""


@pytest.mark.parametrize("game", SCORE_MORE)
def test_all_processes_play_with_the_data_of_the_first(game: str, person: Person) -> None:
    content = content_of(game)
    for entry, value in SCORE_MORE[game].items():
        content[entry] = content[entry] | value if isinstance(value, dict) else value
    person.write(game, content)
    person.python(f"GAME = {game!r}\n{PROCESSES}")


SAVE = """
from pathlib import Path
from game.engine.registry import rules_of
from game.engine.table import Table
from game.seating import parse_seats
rules = rules_of({game!r})
table = Table(rules, rules.options(), parse_seats("human,human"), 7)
table.keep_in(Path({path!r}))
for _ in range(8):
    table.act(table.legal_actions()[0])
"""


LOAD = """
from pathlib import Path
from game.engine.journal import SaveError
from game.engine.table import Table
for path in {paths!r}:
    try:
        print(len(Table.load(Path(path)).steps), "steps")
    except SaveError as error:
        print(error)
"""


@pytest.mark.parametrize("game", WITH_DATA)
def test_save_is_only_played_on_with_its_own_data(game: str, person: Person, tmp_path: Path) -> None:
    """Built-in data and an untouched copy of them are the same; corrected copies are not, nor are two of them."""
    contents = [None, content_of(game), corrected(game, tmp_path), corrected(game, tmp_path, 2)]
    saves = [tmp_path / f"{number}.save" for number in range(len(contents))]

    def switch(content: Any) -> None:
        person.own(game).unlink(missing_ok=True)
        if content is not None:
            person.write(game, content)

    for content, path in zip(contents, saves, strict=True):
        switch(content)
        person.python(SAVE.format(game=game, path=str(path)))
    headers = [path.read_text().splitlines()[0] for path in saves]
    assert ['"data":' in header for header in headers] == [False, False, True, True]
    for used, content in enumerate(contents):
        switch(content)
        told = person.python(LOAD.format(paths=[str(path) for path in saves])).splitlines()
        for made, words in enumerate(told):
            if max(used, 1) == max(made, 1):
                assert words == "8 steps"
            else:
                kind = "the built-in data" if made < 2 else "a copy of the data"
                assert words.startswith(f"{saves[made]}, line 1: made with {kind} of {game}")
