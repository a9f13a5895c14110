"""The command line. Whatever is wrong with it is told in one line on stderr that names what is allowed; exit code 2.

Modules of the engine, the games and the window are imported inside the commands, so that a mistake is answered at once.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NoReturn

from game import __version__

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.engine.protocol import AnyRules, GameOptions, Standing
    from game.engine.table import SeatSetup, Table

PROGRAM = "three-thrones"
SCENES = ("table", "result", "title", "setup", "settings", "pause", "saves", "credits", "rules", "error")
SMALLEST, LARGEST = (320, 200), (7680, 4320)


class Usage(Exception):
    """The command line asks for something that does not exist; the message is one line."""


class Failure(Exception):
    """What was asked for did not hold or work; the message is one line."""


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
    parser.set_defaults(command=_open_window, parser=parser)
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    for add in (
        _add_play, _add_simulate, _add_rank, _add_tune, _add_replay, _add_shot, _add_data, _add_bench, _add_selfcheck,
    ):  # fmt: skip
        add(commands)
    options, unknown = parser.parse_known_args(arguments[:1] if arguments and arguments[0][:1] == "-" else arguments)
    if unknown:
        raise Usage(f"unknown option {unknown[0]!r}, choose from: {options.parser.option_names()}")
    return options


def _command(commands: Any, name: str, text: str, run: Callable[[argparse.Namespace], int]) -> _Parser:
    parser: _Parser = commands.add_parser(name, help=text, description=text, allow_abbrev=False)
    parser.set_defaults(command=run, parser=parser)
    return parser


def _add_play(commands: Any) -> None:
    parser = _command(commands, "play", "open the window straight at a table", _play)
    _add_table(parser, "human,ai:easy")
    _add_window(parser)


def _add_simulate(commands: Any) -> None:
    parser = _command(commands, "simulate", "let computer players play without a window", _simulate)
    _add_table(parser, "ai:random,ai:random")
    parser.add_argument("--games", type=_positive, default=100, metavar="N", help="number of games (100)")
    _add_runner(parser)
    parser.add_argument("--orders", default="", metavar="A,B,...", help="standing answers that all players have fixed")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_rank(commands: Any) -> None:
    parser = _command(commands, "rank", "let all levels play each other and list them by strength", _rank)
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    parser.add_argument("--levels", default="", metavar="A,B,...", help="which levels (all)")
    parser.add_argument("--seats", type=_numbers, metavar="2,3,...", help="with how many seats (all that it takes)")
    parser.add_argument("--games", type=_positive, default=20, metavar="N", help="number of games at each table (20)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="seed of the games (1)")
    _add_runner(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_tune(commands: Any) -> None:
    parser = _command(commands, "tune", "fit the weights of the computer players to games they play", _tune)
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


def _add_replay(commands: Any) -> None:
    parser = _command(commands, "replay", "play a saved game again and check every step", _replay)
    parser.add_argument("file", metavar="FILE", help="the saved game")
    parser.add_argument("--to", type=_natural, metavar="STEP", help="stop after so many decisions")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_shot(commands: Any) -> None:
    parser = _command(commands, "shot", "draw one picture of the game, without a screen", _shot)
    _add_table(parser, "human,ai:easy")
    _add_window(parser)
    parser.add_argument("--save", metavar="FILE", help="show a saved game")
    parser.add_argument("--plies", type=_natural, default=0, metavar="K", help="play so many random decisions (0)")
    parser.add_argument("--seat", type=_natural, metavar="S", help="seen by this seat, counted from 0")
    parser.add_argument("--scene", choices=SCENES, default="table", help="what to draw (table)")
    parser.add_argument("--out", required=True, metavar="FILE.png", help="where to put the picture")


def _add_data(commands: Any) -> None:
    parser = _command(commands, "data", "tell where a game's numbers come from, or copy them to correct them", _data)
    parser.add_argument("--game", default="conspiracy", metavar="ID", help="which game (conspiracy)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--copy", action="store_true", help="put a copy that can be corrected into your data folder")
    what.add_argument("--check", metavar="FILE", help="tell whether a file can be used")


def _add_bench(commands: Any) -> None:
    parser = _command(commands, "bench", "measure the speed of rules and window", _bench)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def _add_selfcheck(commands: Any) -> None:
    _command(commands, "selfcheck", "check pictures, fonts, texts, sound and folders", _selfcheck)


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


# What a command is about ------------------------------------------------------------------------------------------


def _rules(options: argparse.Namespace) -> AnyRules:
    from game.engine.registry import UnknownGame, rules_of

    try:
        return rules_of(options.game)
    except UnknownGame as error:
        raise Usage(str(error)) from None


def _seats(rules: AnyRules, text: str) -> list[SeatSetup]:
    from game.seating import parse_seats

    if len(text.split(",")) not in rules.seats:
        raise Usage(f"{rules.id} takes {rules.seats[0]} to {rules.seats[-1]} seats, not {len(text.split(','))}")
    try:
        return parse_seats(text)
    except ValueError as error:
        raise Usage(str(error)) from None


def _game_options(rules: AnyRules, text: str) -> GameOptions:
    """The game's options from "key=value,..."."""
    from pydantic import ValidationError

    known = list(rules.options.model_fields)
    values: dict[str, str] = {}
    for word in filter(None, text.split(",")):
        name, equals, value = (part.strip() for part in word.partition("="))
        if name not in known or not equals:
            raise Usage(f"unknown option {word!r} of {rules.id}, choose from: {'=..., '.join(known)}=...")
        values[name] = value
    try:
        return rules.options.model_validate(values)
    except ValidationError as error:
        first = error.errors()[0]
        field = str(first["loc"][0])
        reason = "choose from: true, false" if rules.options.model_fields[field].annotation is bool else first["msg"]
        raise Usage(f"option {field}={values[field]}: {reason}") from None


def _new_table(options: argparse.Namespace, seed: int) -> Table:
    """A table that nobody keeps; the window gives it a save when it is played on."""
    from game.engine.table import Table

    rules = _rules(options)
    return Table(rules, _game_options(rules, options.options), _seats(rules, options.seats), seed)


def _load(file: str) -> Table:
    """The table of a saved game."""
    from game.engine.journal import SaveError
    from game.engine.table import Table

    try:
        return Table.load(Path(file))
    except SaveError as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"{file}: {error.strerror or error}") from None


# Commands ---------------------------------------------------------------------------------------------------------


def _simulate(options: argparse.Namespace) -> int:
    from game.ai import report
    from game.ai.arena import Match, simulate

    rules = _rules(options)
    kinds = [seat.kind for seat in _seats(rules, options.seats)]
    if "human" in kinds:
        from game.seating import KINDS

        raise Usage(f"nobody plays for a human seat here, choose from: {', '.join(KINDS[1:])}")
    levels = tuple(kind.removeprefix("ai:") for kind in kinds)
    seed = 1 if options.seed is None else options.seed
    match = Match(rules.id, levels, _game_options(rules, options.options), seed, _orders(rules, options.orders))
    jobs = min(options.jobs, options.games)
    with _runner(jobs, options.scheduler) as runner:
        figures = simulate(match, options.games, runner, jobs)
    _tell(figures if options.json else report.of_match(figures))
    return 0


def _orders(rules: AnyRules, text: str) -> tuple[str, ...]:
    wanted = tuple(filter(None, text.split(",")))
    known = [order.id for order in rules.orders]
    for name in wanted:
        if name not in known:
            raise Usage(f"unknown standing answer {name!r}, choose from: {', '.join(known) or 'none in this game'}")
    return wanted


def _rank(options: argparse.Namespace) -> int:
    from game.ai import report
    from game.ai.levels import LEVELS, UnknownLevel, level_of
    from game.ai.ranking import NoRatings, rank

    rules = _rules(options)
    levels = options.levels.split(",") if options.levels else list(LEVELS)
    seats = [number for number in options.seats or rules.seats if number in rules.seats]
    try:
        for level in levels:
            level_of(level)
    except UnknownLevel as error:
        raise Usage(str(error)) from None
    if len(set(levels)) != len(levels) or len(levels) < 2:
        raise Usage("a ranking takes two or more different levels")
    if options.seats and list(options.seats) != seats:
        raise Usage(f"{rules.id} takes {rules.seats[0]} to {rules.seats[-1]} seats")
    try:
        with _runner(options.jobs, options.scheduler) as runner:
            ranking = rank(rules.id, levels, seats, options.games, options.seed, runner, options.jobs)
    except NoRatings as error:
        raise Failure(str(error)) from None
    plain = {name: [one._asdict() for one in part] for name, part in ranking._asdict().items()}
    _tell(plain if options.json else report.of_ranking(ranking))
    return 0


def _tune(options: argparse.Namespace) -> int:
    from game.ai import report
    from game.ai.tune import Pool, gauntlet, tables_of, tune
    from game.engine import weightfile
    from game.engine.datafile import ComponentError

    rules = _rules(options)
    out = Path(options.out)
    if options.games < len(rules.seats):
        raise Usage(f"{rules.id} needs {len(rules.seats)} games or more, one for each number of seats")
    if unknown := set(options.keep) - {term.id for term in rules.terms}:
        raise Usage(f"{rules.id} has no terms {', '.join(sorted(unknown))}")
    try:
        pool = Pool(rules.id, options.seed, (rules.weights.tables, *tables_of(rules.id, options.older)), options.search)
        command = f"{PROGRAM} tune --game {rules.id} --games {options.games} --seed {options.seed}"
        command += f" --search {options.search}" if options.search else ""
        command += f" --keep {' '.join(options.keep)}" if options.keep else ""
        with _runner(options.jobs, options.scheduler) as runner:
            weights, made = tune(pool, options.games, runner, options.jobs, command, options.keep)
            out.write_text(weightfile.text(weights, rules.terms, made), encoding="utf-8")
            new = weights.tables
            duels = gauntlet(rules.id, new, pool.weights[0], options.seed, options.gauntlet, runner, options.jobs)
    except ComponentError as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"{out}: {error.strerror or error}") from None
    _tell(report.of_tuning(made, duels))
    return 0


@contextmanager
def _runner(jobs: int, scheduler: str) -> Iterator[Executor]:
    from game.ai.runners import Counted, NoCluster, runner_for

    try:
        with runner_for(jobs, scheduler) as runner:
            yield Counted(runner, _count) if sys.stderr.isatty() else runner
    except NoCluster as error:
        raise Failure(str(error)) from None


def _count(done: int, total: int) -> None:
    """Show somebody who waits how many games are played; the line is empty again at the end."""
    line = f"{done} / {total}"
    sys.stderr.write(f"\r{line}" if done < total else f"\r{' ' * len(line)}\r")
    sys.stderr.flush()


def _tell(figures: dict[str, Any] | Iterator[str]) -> None:
    """Print lines, or figures as one JSON object."""
    if isinstance(figures, dict):
        print(json.dumps(figures))
    else:
        print(*figures, sep="\n")


def _replay(options: argparse.Namespace) -> int:
    table = _load(options.file)
    last = len(table.steps)
    step = last if options.to is None else options.to
    if step > last:
        raise Usage(f"the game has {last} decisions, --to is a number from 0 to {last}")
    state = table.state if step == last else table.steps[step].before
    standings, over = state.standings(), state.decision() is None
    if options.json:
        report = {"game": table.rules.id, "seed": table.seed, "decisions": last, "step": step, "over": over}
        lines = [_score_line(table, standing) for standing in standings]
        print(json.dumps({**report, "key": state.key(), "standings": lines}))
        return 0
    print(f"{table.rules.id}, seed {table.seed}: decision {step} of {last}{', over' if over else ''}")
    print(f"key {state.key()}")
    for standing in standings:
        seat = table.seats[standing.seat]
        parts = ", ".join(f"{name} {points}" for name, points in standing.parts)
        print(f"{standing.place}. {seat.name} ({seat.kind}): {standing.score} = {parts}")
    return 0


def _score_line(table: Table, standing: Standing) -> dict[str, Any]:
    """One seat's line of the score sheet."""
    seat = table.seats[standing.seat]
    return {
        "name": seat.name,
        "kind": seat.kind,
        "place": standing.place,
        "score": standing.score,
        "parts": dict(standing.parts),
    }


def _data(options: argparse.Namespace) -> int:
    from game import own_data
    from game.engine.datafile import ComponentError

    data = _rules(options).components
    if data is None:
        raise Usage(f"{options.game} keeps no data in a file")
    try:
        if options.copy:
            print(own_data.copy(data))
        elif options.check:
            print(own_data.check(data, Path(options.check)))
        else:
            print(*own_data.report(data), sep="\n")
    except FileExistsError:
        raise Failure(f"{data.own} is there already and is not written over") from None
    except ComponentError as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"{error.filename}: {error.strerror or error}") from None
    return 0


_BENCH_SEATS = {"conspiracy": 2, "louis_xiv": 4, "glory_to_rome": 2}
"""How many seats the random games have that `bench` measures; the search is measured with two."""


def _bench(options: argparse.Namespace) -> int:
    from game.ai.speed import iterations_per_second
    from game.engine import speed
    from game.engine.compiler import compiled
    from game.engine.registry import GAMES, rules_of
    from game.gui.bench import measure

    figures: dict[str, dict[str, float]] = {"engine": {"compiled": compiled()}}
    for game in GAMES:
        rules, seats = rules_of(game), _BENCH_SEATS[game]
        figures[game] = {"seats": seats, **speed.measure(rules, seats)}
        figures[game]["iterations_per_s"] = round(iterations_per_second(rules))
    figures["window"] = measure()
    if options.json:
        print(json.dumps(figures))
        return 0
    for part, values in figures.items():
        for name, figure in values.items():
            shown = f"{figure:,}" if not isinstance(figure, bool) else "yes" if figure else "no"
            print(f"{part:13} {name:24} {shown:>14}")
    return 0


def _selfcheck(options: argparse.Namespace) -> int:
    from game import selfcheck

    faults = 0
    for finding in selfcheck.run():
        faults += finding.kind == "FAULT"
        print(f"{finding.kind:5} {finding.text}")
    return 1 if faults else 0


def _open_window(options: argparse.Namespace) -> int:
    from game.gui.entry import start

    return start()


def _play(options: argparse.Namespace) -> int:
    from game import storage

    storage.start_log()  # it also takes what the game says about its data on being imported
    seed = time.time_ns() % 1_000_000_000 if options.seed is None else options.seed
    if options.lang:
        _speak(options.lang)
    table = _new_table(options, seed)
    from game.gui.entry import start

    return start(table, options.size, options.lang)


def _shot(options: argparse.Namespace) -> int:
    if options.lang:
        _speak(options.lang)
    seed = 1 if options.seed is None else options.seed
    table = _load(options.save) if options.save else _new_table(options, seed)
    if options.seat is not None and options.seat >= len(table.seats):
        raise Usage(f"no seat {options.seat}, choose from: 0 to {len(table.seats) - 1}")
    _play_on(table, options.plies)
    from game.gui.entry import picture

    try:
        picture(options.scene, table, options.seat, options.size or (1920, 1080), options.lang, Path(options.out))
    except OSError as error:
        raise Failure(f"{options.out}: {error.strerror or error}") from None
    return 0


def _play_on(table: Table, plies: int) -> None:
    """Random decisions, the same for the same seed; fewer when the game ends."""
    rng = Random(table.seed)
    for _ in range(plies):
        if table.over:
            return
        table.act(rng.choice(table.legal_actions()))


def _speak(language: str) -> None:
    """Names given to seats are in the language of the window."""
    from game.i18n import set_language

    set_language(language)
