"""Folders, slots, settings: nothing is lost and nothing stops the program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import files, settings, storage


def test_writing_is_atomic(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = home / "some" / "file.json"
    files.write_atomic(path, b"old")
    assert path.read_bytes() == b"old"

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in path.parent.iterdir()] == ["file.json"]


def test_two_copies_use_different_slots() -> None:
    first, second = storage.claim_slot(), storage.claim_slot()
    assert first.folder != second.folder
    assert storage.free_slot_folders(first) == [first.folder]
    second.release()
    assert storage.free_slot_folders(first) == [first.folder, second.folder]
    first.release()
    third = storage.claim_slot()
    assert third.folder == first.folder
    third.release()


def test_a_killed_copy_frees_its_slot(home: Path) -> None:
    code = "from game import storage; import os; s = storage.claim_slot(); print(s.folder.name, flush=True); input()"
    child = subprocess.Popen(
        [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=Path.cwd()
    )
    assert child.stdout is not None
    assert child.stdout.readline().strip() == "slot-1"
    ours = storage.claim_slot()
    assert ours.folder.name == "slot-2"
    child.kill()
    child.communicate()
    assert [folder.name for folder in storage.free_slot_folders(ours)] == ["slot-2", "slot-1"]
    ours.release()


def test_a_folder_that_cannot_be_written_is_replaced_and_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("no folder")
    monkeypatch.setenv(storage.HOME_VARIABLE, str(home / "file"))
    storage.forget_folders()
    folder = storage.data_folder()
    assert folder.is_dir()
    assert home not in folder.parents
    assert len(storage.problems) == 1


def test_settings_come_back() -> None:
    chosen = settings.Settings(music_volume=15, pace=settings.Pace.STEP, last_seats=[("Ann", "human")])
    assert settings.save(chosen)
    assert settings.load() == (chosen, None)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"ui_scale": 1000}', b'{"pace": "warp"}', b"\xff\xfe\x00", b"[" * 100_000]
)
def test_broken_settings_are_kept_aside(content: bytes) -> None:
    path = settings.settings_file()
    path.write_bytes(content)
    loaded, message = settings.load()
    assert loaded == settings.Settings()
    assert message
    assert not path.exists()
    aside = list(path.parent.glob("settings.broken-*.json"))
    assert [file.read_bytes() for file in aside] == [content]
    assert settings.load() == (settings.Settings(), None)


def test_settings_of_another_version_are_no_error() -> None:
    path = settings.settings_file()
    path.write_text(json.dumps({"ui_scale": 125, "a_later_setting": True}))
    loaded, message = settings.load()
    assert (loaded.ui_scale, message) == (125, None)


def test_settings_that_cannot_be_saved_are_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise OSError(13, "Permission denied")

    monkeypatch.setattr(settings, "write_atomic", refuse)
    assert not settings.save(settings.Settings())


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="whoever may write everything cannot see this")
def test_a_slot_of_somebody_else_is_passed_over(home: Path) -> None:
    storage.claim_slot().release()
    (home / "data" / "saves" / "slot-1" / "lock").chmod(0)
    assert storage.claim_slot().folder.name == "slot-2"


def test_a_slot_that_is_no_folder_is_passed_over(home: Path) -> None:
    (home / "data" / "saves").mkdir(parents=True)
    (home / "data" / "saves" / "slot-1").write_text("in the way")
    assert storage.claim_slot().folder.name == "slot-2"


def test_without_any_slot_games_do_not_last(home: Path) -> None:
    (home / "data").mkdir()
    (home / "data" / "saves").write_text("in the way")
    slot = storage.claim_slot()
    assert slot.folder.is_dir()
    assert len(storage.problems) == 1
