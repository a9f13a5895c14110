"""The self-check: all is well in a checkout, and what is missing is named."""

import json
import shutil
from pathlib import Path

import pytest

from game import assets, cli, selfcheck
from game.engine.datafile import ComponentError
from game.engine.registry import rules_of


def test_nothing_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selfcheck"]) == 0
    assert "FAULT" not in capsys.readouterr().out


def test_missing_and_broken_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = assets.root()
    entries = json.loads(assets.sprite("manifest.json").read_bytes())
    (gone, first), (broken, second), (whole, third), *_ = entries.items()
    for entry in (second, third):
        target = tmp_path / "sprites" / entry["file"]
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / "sprites" / entry["file"], target)
    (tmp_path / "sprites" / second["file"]).write_bytes(b"no picture")
    manifest = {gone: first, broken: second, whole: third}
    (tmp_path / "sprites" / "manifest.json").write_text(json.dumps(manifest))
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    faults = [finding.text for finding in selfcheck.run() if finding.kind == "FAULT"]
    assert any(f"picture {gone}:" in text for text in faults)
    assert any(f"picture {broken}:" in text for text in faults)
    assert not any(f"picture {whole}" in text for text in faults)
    assert any(text.startswith("sounds:") for text in faults)
    assert any("fonts" in text for text in faults)


def test_own_data_that_were_refused_are_a_note(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("conspiracy")
    assert rules.components is not None
    problem = ComponentError(Path("components.json"), 7, "locations.L05.flat: wrong")
    for data, words in (
        (rules.components, None),
        (rules.components._replace(copied=True), "own data of conspiracy are used: "),
        (rules.components._replace(problem=problem), "own data of conspiracy are refused: components.json, line 7: "),
    ):
        monkeypatch.setattr(type(rules), "components", data)
        notes = [finding.text for finding in selfcheck._games() if finding.kind == "note"]
        assert [note.startswith(words or "-") for note in notes] == ([True] if words else [])
