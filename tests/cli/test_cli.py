"""The command line: mistakes are one line and exit 2, figures and keys are repeatable."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.engine.journal import Journal
from game.engine.protocol import Action
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from game.seating import parse_seats

TIMED = ("games_per_s", "decisions_per_s", "thinking")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(arguments)
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def started(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python -m game` in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A kept game of ten decisions, the first legal one each time."""
    rules = rules_of("conspiracy")
    table = Table(rules, rules.options(), parse_seats("human:Ann,ai:easy"), 7)
    path = tmp_path / "game.save"
    table.keep_in(path)
    for _ in range(10):
        table.act(table.legal_actions()[0])
    return path


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["simulate", "--game", "chess"], ["chess", *GAMES]),
        (["simulate", "--seats", "ai:random,ai:god"], ["ai:god", "random, easy, medium, hard"]),
        (["simulate", "--seats", "human,ai:random"], ["human", "ai:random", "ai:easy"]),
        (["simulate", "--seats", "robot,ai:random"], ["robot", "human", "ai:random"]),
        (["simulate", "--seats", "ai:random"], ["2 to 4", "1"]),
        (["simulate", "--seats", ",".join(["ai:random"] * 5)], ["2 to 4", "5"]),
        (["simulate", "--seats", ""], ["2 to 4"]),
        (["simulate", "--options", "colour=red"], ["colour", "bonus_locations"]),
        (["simulate", "--options", "bonus_locations"], ["bonus_locations=..."]),
        (["simulate", "--options", "bonus_locations=perhaps"], ["perhaps", "true, false"]),
        (["simulate", "--games", "0"], ["--games", "1"]),
        (["simulate", "--games", "-3"], ["--games"]),
        (["simulate", "--jobs", "many"], ["--jobs", "many"]),
        (["simulate", "--seed", "x"], ["--seed", "x"]),
        (["simulate", "--frobnicate"], ["--frobnicate", "--games", "--seats"]),
        (["simulate", "--game", "conspiracy", "stray"], ["stray"]),
        (["frobnicate"], ["frobnicate", "play", "simulate", "replay", "shot", "bench", "selfcheck"]),
        (["--frobnicate"], ["--frobnicate", "--version"]),
        (["--lang", "en"], ["--lang", "--version"]),
        (["play", "--size", "12"], ["12", "320x200"]),
        (["play", "--size", "99999x99999"], ["7680x4320"]),
        (["play", "--lang", "tlh"], ["tlh", "en"]),
        (["play", "--seats", f"human:{'x' * 17},human"], ["16"]),
        (["shot"], ["--out"]),
        (["shot", "--out", "x.png", "--scene", "kitchen"], ["kitchen", "table", "title"]),
        (["shot", "--out", "x.png", "--seat", "2"], ["2", "0 to 1"]),
        (["replay"], ["FILE"]),
    ],
)
def test_mistakes(arguments: list[str], named: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("three-thrones: ")
    for word in named:
        assert word in err


def test_mistakes_in_a_process_of_their_own() -> None:
    finished = started("simulate", "--game", "chess")
    assert finished.returncode == 2
    assert finished.stderr.count("\n") == 1
    assert "Traceback" not in finished.stderr


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--version"], ["--help"], ["simulate", "--help"]):
        with pytest.raises(SystemExit) as leaving:
            cli.main(arguments)
        assert leaving.value.code == 0
    assert "three-thrones" in capsys.readouterr().out


def simulate(**environment: str) -> dict[str, Any]:
    table = ["--game", "conspiracy", "--seats", "ai:easy,ai:random,ai:random", "--options", "bonus_locations=true"]
    finished = started("simulate", *table, "--games", "3", "--seed", "5", "--json", **environment)
    assert finished.returncode == 0, finished.stderr
    figures: dict[str, Any] = json.loads(finished.stdout)
    return figures


def test_simulate_json_is_complete_and_repeatable() -> None:
    first, second = simulate(PYTHONHASHSEED="1"), simulate(PYTHONHASHSEED="2")
    assert {name: value for name, value in first.items() if name not in TIMED} == {
        name: value for name, value in second.items() if name not in TIMED
    }
    assert first["game"] == "conspiracy"
    assert first["seats"] == ["ai:easy", "ai:random", "ai:random"]
    assert (first["games"], first["seed"]) == (3, 5)
    assert sum(first["wins"]) == pytest.approx(3, abs=1e-4)
    assert first["decisions_per_game"] > 30
    assert all(first[name] for name in TIMED)
    categories = {name for name, _ in rules_of("conspiracy").categories} | {"total"}
    assert all(set(scores) == categories for scores in first["scores"])
    assert all(set(player) == {"mean_s", "p99_s", "max_s"} for player in first["thinking"])


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _err = run(capsys, "simulate", "--games", "2")
    assert status == 0
    assert out.count("ai:random") == 2


def test_replay(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table.load(save)
    status, out, _err = run(capsys, "replay", str(save), "--json")
    report = json.loads(out)
    assert status == 0
    assert report["key"] == table.state.key()
    assert (report["decisions"], report["step"], report["over"]) == (10, 10, False)
    assert report["standings"][0]["name"] == "Ann"
    assert all(sum(line["parts"].values()) == line["score"] for line in report["standings"])
    for step in range(10):
        _status, out, _err = run(capsys, "replay", str(save), "--to", str(step), "--json")
        assert json.loads(out)["key"] == table.steps[step].before.key()
    assert run(capsys, "replay", str(save))[1].count("\n") == 4


def test_replay_beyond_the_end(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, _out, err = run(capsys, "replay", str(save), "--to", "11")
    assert status == 2
    assert "0 to 10" in err


def test_replay_names_file_and_line_of_what_does_not_hold(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = save.read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b"do", b"od")
    save.write_bytes(b"".join(lines))
    status, out, err = run(capsys, "replay", str(save))
    assert status == 1
    assert out == ""
    assert str(save) in err
    assert "line 5" in err


def test_replay_of_an_illegal_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = rules_of("conspiracy")
    table = Table(rules, rules.options(), parse_seats("human,human"), 1)
    action = Action("pile", (0,))
    assert action not in table.legal_actions()
    path = tmp_path / "illegal.save"
    Journal.create(path, table.header(), [{"do": [action.verb, *action.args], "key": "00000000"}])
    status, _out, err = run(capsys, "replay", str(path))
    assert status == 1
    assert "illegal" in err
    assert "line 2" in err


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff" * 100, b"[1, 2]\n", None])
def test_replay_of_something_else(content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "other"
    if content is not None:
        path.write_bytes(content)
    status, _out, err = run(capsys, "replay", str(path))
    assert status == 1
    assert err.count("\n") == 1


def test_shot_of_what_cannot_be_read_or_written(tmp_path: Path) -> None:
    missing, folder = tmp_path / "missing.save", tmp_path / "folder.png"
    folder.mkdir()
    for arguments, named in ((["--save", str(missing), "--out", "x.png"], missing), (["--out", str(folder)], folder)):
        finished = started("shot", "--scene", "credits", "--size", "640x400", *arguments)
        assert finished.returncode == 1
        assert str(named) in finished.stderr
        assert "Traceback" not in finished.stderr


def test_shot_draws_a_picture_of_the_wanted_size(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "table.png"
    finished = started("shot", "--plies", "12", "--seat", "1", "--size", "1024x640", "--lang", "qps", "--out", str(out))
    assert finished.returncode == 0, finished.stderr
    width, height = (int.from_bytes(out.read_bytes()[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (1024, 640)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")
def test_a_reader_that_leaves_early_does_no_harm() -> None:
    command = f"{sys.executable} -m game selfcheck | head -n 1"
    finished = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert "Traceback" not in finished.stderr


def test_start_up_is_light() -> None:
    """A mistake is answered before the window's modules, pydantic or a game are imported."""
    code = (
        "import sys; from game import cli; cli.main(['simulate', '--games', '0']);"
        "print([m for m in ('pygame', 'pydantic', 'game.conspiracy') if m in sys.modules])"
    )
    finished = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert finished.stdout == "[]\n"
