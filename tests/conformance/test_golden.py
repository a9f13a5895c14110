"""Every golden playthrough comes out byte for byte as it is stored."""

from __future__ import annotations

import pytest

from game.engine.registry import GAMES
from tests.conformance.checks import Case
from tests.conformance.golden import FOLDER, GAMES_EACH, cases, file_of, playthrough

ALL = [(number, case) for game in GAMES for number, case in cases(game)]


@pytest.mark.parametrize(("number", "case"), ALL, ids=lambda part: str(part))
def test_playthrough_is_as_stored(number: int, case: Case) -> None:
    path = file_of(case.game, number)
    assert playthrough(case, number).encode() == path.read_bytes(), (
        f"{path.name} differs; if the change is meant: python -m tests.conformance.golden"
    )


@pytest.mark.parametrize("game", GAMES)
def test_nothing_else_is_stored(game: str) -> None:
    stored = {file_of(game, number) for number, _ in cases(game)}
    assert set((FOLDER / game).iterdir()) == stored
    assert len(stored) >= GAMES_EACH
