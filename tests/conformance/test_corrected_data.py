"""Every game: data that a person corrected are refused or can be played, never half of both."""

import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.registry import GAMES, rules_of
from tests.support import size


@pytest.mark.parametrize("game", [game for game in GAMES if rules_of(game).components])
def test_what_is_not_refused_can_be_played(game: str) -> None:
    command = [sys.executable, "-m", "tests.conformance.corrected", game, str(size(40, 4000)), "1"]
    root = Path(__file__).parents[2]
    finished = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert finished.returncode == 0, finished.stderr
    refused, played = (int(word) for word in finished.stdout.split() if word.isdigit())
    assert refused
    assert played
