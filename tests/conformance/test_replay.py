"""A save tells the same story in every process; a game that is saved and loaded at every decision plays on alike."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.engine.table import Table
from tests.conformance.checks import CASES, Case, share
from tests.conformance.retell import tell
from tests.support import new_table, pick, repeatable, size

ROOT = Path(__file__).parents[2]
OTHER_PYTHONS = ("python3.12", "python3.13", "python3.14")


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Whole games of all cases in one folder, with take-backs and redos in them."""
    folder = tmp_path_factory.mktemp("saves")
    for seed in range(size(50, 2000)):
        case = CASES[seed % len(CASES)]
        table = new_table(case.rules, case.seats, case.options, seed)
        play_with_second_thoughts(table, Random(f"{case}/replay/{seed}"))
        table.keep_in(folder / f"{seed:04}.save")
    return folder


@pytest.fixture(scope="module")
def here(saves: Path) -> str:
    """What this process tells of the saves."""
    return "\n".join(tell(path) for path in sorted(saves.iterdir())) + "\n"


def play_with_second_thoughts(table: Table, rng: Random) -> None:
    while not table.over:
        table.act(pick(table, rng))
        if rng.random() < 0.05:
            table.take_back()
            if rng.random() < 0.5:
                table.redo()


def story(folder: Path, python: str, hash_seed: str) -> str:
    """What another process tells of the saves."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [python, "-m", "tests.conformance.retell", folder],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_replay_is_the_same_with_every_hash_seed(saves: Path, here: str, hash_seed: str) -> None:
    assert list(differences(saves, here, story(saves, sys.executable, hash_seed))) == []


@pytest.mark.parametrize("python", OTHER_PYTHONS)
def test_replay_is_the_same_with_other_pythons(saves: Path, here: str, python: str) -> None:
    if python.endswith(f"3.{sys.version_info.minor}"):
        pytest.skip("this is the Python that runs the tests")
    if shutil.which(python) is None:
        pytest.skip(f"there is no {python} here")
    if subprocess.run([python, "-c", "import pydantic"], capture_output=True, check=False).returncode:
        pytest.skip(f"{python} has no pydantic")
    assert list(differences(saves, here, story(saves, python, "7"))) == []


def differences(folder: Path, here: str, told: str) -> Iterator[str]:
    """The first line in which the other process tells another story than this one, with what repeats it."""
    if here == told:
        return
    name, step = "", 0
    for mine, other in zip(here.split("\n"), told.split("\n"), strict=False):
        if mine[4:10] == ".save ":
            name, step = mine[:9], -1
        step += 1
        if mine != other:
            yield f"three-thrones replay {folder / name} --to {step}\n{mine}\n{other}"
            return


@pytest.mark.parametrize("case", CASES, ids=str)
def test_twin_that_is_saved_and_loaded_at_every_decision_plays_alike(case: Case, tmp_path: Path) -> None:
    """Of a long game, since a load takes as long as the game, at every decision of the first hundred, then of ten."""
    for seed in range(share(case, 20, 1000)):
        with repeatable(new_table(case.rules, case.seats, case.options, seed)) as table:
            rng = Random(f"{case}/twin/{seed}")
            path = tmp_path / f"{seed}.save"
            twin = new_table(case.rules, case.seats, case.options, seed)
            twin.keep_in(path)
            while not table.over:
                if len(table.steps) < 100 or not len(table.steps) % size(10, 1):
                    twin = Table.load(path, resume=True)
                assert twin.state.key() == table.state.key()
                assert list(twin.legal_actions()) == list(table.legal_actions())
                assert twin.undo_refusal() == table.undo_refusal()
                if rng.random() < 0.1:
                    assert twin.undo() == table.undo()
                    assert twin.redo() == table.redo()
                else:
                    action = pick(table, rng)
                    assert twin.act(action) == table.act(action)
            assert [step.events for step in Table.load(path).steps] == [step.events for step in table.steps]
            assert twin.state.standings() == table.state.standings()
            assert twin.notes == table.notes
            assert twin.save_problem is None
