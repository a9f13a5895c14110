"""What the commands do. Each returns the exit code, or raises `Usage` or `Failure`.

Modules of the engine, the games and the window are imported inside the commands, so that a mistake is answered at once.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from game.engine.protocol import AnyRules, GameOptions, Standing
    from game.engine.table import SeatSetup, Table

PROGRAM = "three-thrones"


class Usage(Exception):
    """The command line asks for something that does not exist; the message is one line."""


class Failure(Exception):
    """What was asked for did not hold or work; the message is one line."""


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


def simulate(options: argparse.Namespace) -> int:
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


def rank(options: argparse.Namespace) -> int:
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


def tune(options: argparse.Namespace) -> int:
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


def replay(options: argparse.Namespace) -> int:
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


def data(options: argparse.Namespace) -> int:
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


def bench(options: argparse.Namespace) -> int:
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


def selfcheck(options: argparse.Namespace) -> int:
    from game import selfcheck

    faults = 0
    for finding in selfcheck.run():
        faults += finding.kind == "FAULT"
        print(f"{finding.kind:5} {finding.text}")
    return 1 if faults else 0


def window(options: argparse.Namespace) -> int:
    from game.gui.entry import start

    return start()


def play(options: argparse.Namespace) -> int:
    from game import storage

    storage.start_log()  # it also takes what the game says about its data on being imported
    seed = time.time_ns() % 1_000_000_000 if options.seed is None else options.seed
    if options.lang:
        _speak(options.lang)
    table = _new_table(options, seed)
    from game.gui.entry import start

    return start(table, options.size, options.lang)


def shot(options: argparse.Namespace) -> int:
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
