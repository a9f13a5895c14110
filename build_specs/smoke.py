"""Tries out a frozen build: what is in it, the commands without a window, the title, and a whole game in the window.

    python build_specs/smoke.py [FOLDER]

On Linux the windows open in an Xvfb of their own (xvfb, xdotool and imagemagick are needed). Every check runs from an
empty folder with the settings and saves of nobody; the exit code is 1 at the first one that fails.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from contents import NAME
from PyInstaller.archive.readers import CArchiveReader

LARGEST = 70_000_000
UNWANTED = re.compile(r"(numpy|PIL|tkinter|pytest|hypothesis|pygame[./](tests|examples|docs))([./]|$)")
SETTINGS = {"pace": "fast", "animation": "off"}
TITLE_SECONDS, GAME_SECONDS, QUIT_SECONDS = 20, 240, 3
FEWEST_COLOURS = 2_000
"""A screen with fewer is a plain surface, not the painted title."""


class Failure(Exception):
    """A check that did not hold; the message says why."""


def demand(holds: object, why: str) -> None:
    """Raises `Failure` with the reason unless the condition holds."""
    if not holds:
        raise Failure(why)


class Build:
    """The unpacked build, and an empty home and working folder to try it in."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.program = folder / (NAME + (".exe" if sys.platform == "win32" else ""))
        self.home = home
        self.environment = os.environ | {"THREE_THRONES_HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
        demand(self.program.is_file(), f"no program {self.program}")
        (home / "elsewhere").mkdir()
        (home / "config").mkdir()
        (home / "config" / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")

    def run(self, *arguments: str) -> str:
        """Runs one command to its end and returns what it printed."""
        done = subprocess.run(
            [self.program, *arguments],
            cwd=self.home / "elsewhere",
            env=self.environment,
            capture_output=True,
            text=True,
        )
        demand(done.returncode == 0, f"{' '.join(arguments)}: exit {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Starts the program with a window."""
        return subprocess.Popen([self.program, *arguments], cwd=self.home / "elsewhere", env=self.environment)

    def demand_quiet_log(self) -> None:
        """Raises `Failure` with the log from its first line on that tells of something missing or failing."""
        log = self.home / "log" / f"{NAME}.log"
        text = log.read_text(encoding="utf-8") if log.exists() else ""
        if complaint := re.search(r"^\S+ \S+ (WARNING|ERROR|CRITICAL) ", text, re.MULTILINE):
            raise Failure(f"{log.name} says\n{text[complaint.start() :]}")


# What is in it ----------------------------------------------------------------------------------------------------


def contents_are_lean(build: Build) -> str:
    """The size is in bounds and no library is in it that the program does not need."""
    files = [path for path in build.folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files)
    demand(size < LARGEST, f"{size / 1e6:.1f} MB, allowed are {LARGEST / 1e6:.0f}")
    archive = CArchiveReader(str(build.program))
    modules = [
        name for entry in archive.toc if entry.endswith(".pyz") for name in archive.open_embedded_archive(entry).toc
    ]
    places = [path.relative_to(build.folder).as_posix().removeprefix("_internal/") for path in files]
    unwanted = sorted(name for name in (*modules, *places) if UNWANTED.match(name))
    demand(not unwanted, f"not wanted: {', '.join(unwanted[:5])}")
    return f"{size / 1e6:.1f} MB in {len(files)} files, {len(modules)} modules"


def selfcheck_passes(build: Build) -> str:
    """The build finds all its files from a foreign working folder."""
    report = build.run("selfcheck")
    demand("frozen" in report, f"not a frozen build:\n{report}")
    rules = re.search(r"rules: .*", report)
    demand(rules, f"not told how the rules run:\n{report}")
    return f"{len(report.splitlines())} findings, {rules and rules[0]}"


def worker_processes_play(build: Build) -> str:
    """Processes started by the frozen program work and do not open the program again."""
    words = [
        "simulate",
        "--game",
        "conspiracy",
        "--seats",
        "ai:easy,ai:random",
        "--games",
        "4",
        "--jobs",
        "2",
        "--json",
    ]
    figures = json.loads(build.run(*words))
    demand(figures["games"] == 4, f"4 games asked for: {figures}")
    return f"{figures['games']} games, {figures['decisions']} decisions"


# The window -------------------------------------------------------------------------------------------------------


@contextmanager
def screen() -> Iterator[str]:
    """An X server of our own; gives the name of its display."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        number = server.stdout.readline().strip()
        demand(number, "Xvfb does not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@contextmanager
def running(build: Build, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program with its window open; it must leave by itself when asked to."""
    program = build.start(*arguments)
    try:
        yield program
        program.terminate()
        asked = time.monotonic()
        demand(program.wait(timeout=20) == 0, f"exit {program.returncode} on leaving")
        demand(time.monotonic() - asked < QUIT_SECONDS, "leaving took too long")
    finally:
        program.kill()
        program.wait()


def windows(build: Build, program: subprocess.Popen[bytes]) -> list[str]:
    """Ids of the visible windows of the program, which must be alive."""
    if program.poll() is not None:
        build.demand_quiet_log()
        raise Failure(f"ended by itself with exit {program.returncode}")
    command = ["xdotool", "search", "--onlyvisible", "--class", f"^{NAME}$"]
    return subprocess.run(command, env=build.environment, capture_output=True, text=True).stdout.split()


def colours(build: Build) -> int:
    """Number of different colours on the screen."""
    picture = build.home / "screen.png"
    subprocess.run(["import", "-window", "root", "-resize", "50%", picture], env=build.environment, check=True)
    command = ["identify", "-format", "%k", picture]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def wait_for(condition: Callable[[], object], seconds: float, what: str) -> float:
    """Waits until the condition holds and returns the seconds that took."""
    start = time.monotonic()
    while not condition():
        demand(time.monotonic() - start < seconds, f"{what}: not within {seconds} s")
        time.sleep(0.1)
    return time.monotonic() - start


def title_is_reached(build: Build) -> str:
    """Started without arguments, the program shows its painted title, and nothing in it is missing."""
    with running(build) as program:
        opened = wait_for(lambda: windows(build, program), TITLE_SECONDS, "a window")
        painted = wait_for(lambda: colours(build) > FEWEST_COLOURS, TITLE_SECONDS, "the painted title")
    build.demand_quiet_log()
    return f"window after {opened:.1f} s, painted {painted:.1f} s later"


def game_is_played(build: Build) -> str:
    """Two computer seats play a whole game in the window; its save is re-played and agrees."""
    saves = build.home / "data" / "saves"

    def finished() -> dict[str, object] | None:
        found = sorted(
            path for path in saves.rglob("*") if path.is_file() and path.stat().st_size and path.name != "lock"
        )
        reports = [json.loads(build.run("replay", str(path), "--json")) for path in found]
        return next((report for report in reports if report["over"]), None)

    with running(build, "play", "--game", "conspiracy", "--seats", "ai:easy,ai:easy", "--seed", "7") as program:
        wait_for(lambda: windows(build, program), TITLE_SECONDS, "a window")
        seconds = wait_for(finished, GAME_SECONDS, "the end of the game")
        demand(len(windows(build, program)) == 1, "more than one window is open")
    build.demand_quiet_log()
    report = finished()
    assert report is not None
    return f"{report['decisions']} decisions in {seconds:.0f} s, save re-played"


# --------------------------------------------------------------------------------------------------------------------


def main() -> int:
    """Runs all checks and tells each result in one line."""
    default = Path(__file__).parent / "dist" / NAME
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else default).resolve()
    with tempfile.TemporaryDirectory() as home:
        try:
            build = Build(folder, Path(home))
            _check(build, contents_are_lean, selfcheck_passes, worker_processes_play)
            if shutil.which("Xvfb"):
                with screen() as display:
                    build.environment["DISPLAY"] = display
                    _check(build, title_is_reached, game_is_played)
            else:
                print("skipped: no Xvfb for the checks with a window")
        except Failure as failure:
            print(f"FAILED: {failure}")
            return 1
    return 0


def _check(build: Build, *checks: Callable[[Build], str]) -> None:
    for check in checks:
        print(f"{check.__name__.replace('_', ' ')}: ", end="", flush=True)
        print(check(build))


if __name__ == "__main__":
    sys.exit(main())
