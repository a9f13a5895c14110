"""The command line. Whatever is wrong with it is told in one line on stderr that names what is allowed; exit code 2.

What the commands do stands in `commands`.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from game import __version__
from game.cli import commands
from game.cli.commands import PROGRAM, Failure, Usage

SCENES = ("table", "result", "title", "setup", "settings", "pause", "saves", "credits", "rules", "error")
SMALLEST, LARGEST = (320, 200), (7680, 4320)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code: 0 done, 1 it did not hold or work, 2 wrong command line."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is for what the command tells
    try:
        options = _parse(list(sys.argv[1:] if arguments is None else arguments))
        command: Callable[[argparse.Namespace], int] = options.command
        return command(options)
    except Usage as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 2
    except Failure as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of our output has gone; nothing is left to flush at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130


# Parsing ----------------------------------------------------------------------------------------------------------


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Usage(" ".join(message.split()))

    def option_names(self) -> str:
        return ", ".join(max(action.option_strings, key=len) for action in self._actions if action.option_strings)


def _parse(arguments: list[str]) -> argparse.Namespace:
    parser = _Parser(prog=PROGRAM, description="Three board games of intrigue at one table.")
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(command=commands.window, parser=parser)
    parsers = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    for add in (
        _add_play, _add_simulate, _add_rank, _add_tune, _add_replay, _add_shot, _add_data, _add_bench, _add_selfcheck,
    ):  # fmt: skip
        add(parsers)
    options, unknown = parser.parse_known_args(arguments[:1] if arguments and arguments[0][:1] == "-" else arguments)
    if unknown:
        raise Usage(f"unknown option {unknown[0]!r}, choose from: {options.parser.option_names()}")
    return options


def _command(parsers: Any, name: str, text: str, run: Callable[[argparse.Namespace], int]) -> _Parser:
    parser: _Parser = parsers.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.set_defaults(command=run, parser=parser)
    return parser


def _add_play(parsers: Any) -> None:
    parser = _command(parsers, "play", "open the window straight at a table", commands.play)
    _add_table(parser, "human,ai:easy")
    _add_window(parser)


def _add_simulate(parsers: Any) -> None:
    parser = _command(parsers, "simulate", "let computer players play without a window", commands.simulate)
    _add_table(parser, "ai:random,ai:random")
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="number of games (100)")
    _add_runner(parser)
    parser.add_argument("--orders", default="", metavar="A,B,...", help="standing answers that all players have fixed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_rank(parsers: Any) -> None:
    parser = _command(parsers, "rank", "let all levels play each other and list them by strength", commands.rank)
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    parser.add_argument("--levels", default="", metavar="A,B,...", help="which levels (all)")
    parser.add_argument("--seats", type=_numbers, metavar="2,3,...", help="with how many seats (all that it takes)")
    parser.add_argument("--games", type=_positive, default=20, metavar="N", help="number of games at each table (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the games (1)")
    _add_runner(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_tune(parsers: Any) -> None:
    parser = _command(parsers, "tune", "fit the weights of the computer players to games they play", commands.tune)
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    parser.add_argument("--games", type=_positive, default=300, metavar="N", help="number of games (300)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the games (1)")
    parser.add_argument("--search", type=_natural, default=0, metavar="N",
                        help="iterations of a player's search for a decision (0: looks one ply ahead)")  # fmt: skip
    parser.add_argument("--keep", nargs="*", default=[], metavar="TERM", help="terms whose weights stay as they are")
    parser.add_argument("--older", nargs="*", default=[], metavar="FILE", help="older weights that play, too")
    parser.add_argument("--gauntlet", type=_natural, default=100, metavar="N",
                        help="games against the weights in use, for each number of seats (100)")  # fmt: skip
    _add_runner(parser)
    parser.add_argument("--out", default="weights.json", metavar="FILE", help="where to put the weights (weights.json)")


def _add_replay(parsers: Any) -> None:
    parser = _command(parsers, "replay", "play a saved game again and check every step", commands.replay)
    parser.add_argument("file", metavar="FILE", help="the saved game")
    parser.add_argument("--to", type=_natural, metavar="STEP", help="stop after so many decisions")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_shot(parsers: Any) -> None:
    parser = _command(parsers, "shot", "draw one picture of the game, without a screen", commands.shot)
    _add_table(parser, "human,ai:easy")
    _add_window(parser)
    parser.add_argument("--save", metavar="FILE", help="show a saved game")
    parser.add_argument("--plies", type=_natural, default=0, metavar="K", help="play so many random decisions (0)")
    parser.add_argument("--seat", type=_natural, metavar="S", help="seen by this seat, counted from 0")
    parser.add_argument("--scene", choices=SCENES, default="table", help="what to draw (table)")
    parser.add_argument("--out", required=True, metavar="FILE.png", help="where to put the picture")


def _add_data(parsers: Any) -> None:
    parser = _command(parsers, "data", "tell where a game's numbers come from, or copy them", commands.data)
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--copy", action="store_true", help="put a copy that can be corrected into your data folder")
    what.add_argument("--check", metavar="FILE", help="tell whether a file can be used")


def _add_bench(parsers: Any) -> None:
    parser = _command(parsers, "bench", "measure the speed of rules and window", commands.bench)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_selfcheck(parsers: Any) -> None:
    _command(parsers, "selfcheck", "check pictures, fonts, texts, sound and folders", commands.selfcheck)


def _add_table(parser: _Parser, seats: str) -> None:
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    parser.add_argument("--seats", default=seats, metavar="A,B,...", help=f"human[:NAME] or ai:LEVEL each ({seats})")
    parser.add_argument("--seed", type=int, metavar="N", help="seed of the game (from the clock; simulate and shot: 1)")
    parser.add_argument("--options", default="", metavar="K=V,...", help="options of the game")


def _add_runner(parser: _Parser) -> None:
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J", help="number of processes (1)")
    parser.add_argument("--scheduler", default="", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")


def _add_window(parser: _Parser) -> None:
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window in pixels")
    parser.add_argument("--lang", type=_language, metavar="XX", help="language")


def _natural(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 up")
    return int(text)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 up")
    return int(text)


def _numbers(text: str) -> list[int]:
    return sorted({_positive(word) for word in text.split(",")})


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})[x×](\d{1,5})", text)
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST, size, LARGEST, strict=True)):
        raise argparse.ArgumentTypeError(
            f"{text!r} is no size from {SMALLEST[0]}x{SMALLEST[1]} to {LARGEST[0]}x{LARGEST[1]}"
        )
    return size


def _language(text: str) -> str:
    from game.i18n import PSEUDO_LANGUAGE, languages

    known = [*languages(), PSEUDO_LANGUAGE]
    if text not in known:
        raise argparse.ArgumentTypeError(f"unknown language {text!r}, choose from: {', '.join(known)}")
    return text
