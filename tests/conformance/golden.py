"""Golden playthroughs: what happened in ten games or more of each kind, written down without a word of any language.

A change of the rules, of an event or of the order of legal actions shows as a difference in these files. When it is
meant, write them anew from the folder of the repository and read the difference before committing it:

    python -m tests.conformance.golden
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from random import Random

from game.engine.protocol import Action, Event
from game.engine.registry import GAMES, rules_of
from game.engine.table import Table
from tests.conformance.checks import CASES, EDITIONS, Case
from tests.support import new_table, pick

FOLDER = Path(__file__).parents[1] / "golden"
GAMES_EACH = 10
"""At least so many playthroughs of each game."""


def cases(game: str) -> Iterator[tuple[int, Case]]:
    """Number and case of a game's playthroughs: every number of seats with every set of options, further editions."""
    own = [case for case in CASES if case.game == game]
    more = [case for case in EDITIONS if case.game == game and case not in own]
    seats = rules_of(game).seats
    chosen = [*islice(cycle(own), max(GAMES_EACH, len(own))), *(
        case for case in more if case.seats == seats[case.option_set % len(seats)]
    )]
    yield from enumerate(chosen, start=1)


def file_of(game: str, number: int) -> Path:
    return FOLDER / game / f"{number:02}.txt"


def playthrough(case: Case, number: int) -> str:
    """The log of a random game whose seed is its number."""
    table = new_table(case.rules, case.seats, case.options, number)
    rng = Random(f"golden/{number}")
    lines = [_heading(case, number)]
    while not table.over:
        lines += _decision(table, pick(table, rng))
    for standing in table.state.standings():
        parts = " ".join(f"{category}={points}" for category, points in standing.parts)
        lines.append(
            f"score {standing.seat}: {parts} total={standing.score} tiebreak={standing.tiebreak} place={standing.place}"
        )
    return "\n".join((*lines, f"key {table.state.key()}", ""))


def _heading(case: Case, seed: int) -> str:
    options = case.rules.options(**case.options).model_dump()
    chosen = " ".join(f"{name}={int(value) if isinstance(value, bool) else value}" for name, value in options.items())
    return f"{case.game} rules={case.rules.version} seats={case.seats} seed={seed} {chosen}"


def _decision(table: Table, action: Action) -> Iterator[str]:
    """Who was asked what, the answer, of how many, and what came of it."""
    decision = table.decision
    assert decision is not None
    answers = len(table.legal_actions())
    number = len(table.steps) + 1
    events = table.act(action)
    prompt = decision.prompt.rpartition(".")[2]
    yield f"{number} seat {decision.seat} {prompt}: {_words(action.verb, action.args)}, of {answers}"
    for event in events:
        yield f"  {_event(event)}"


def _words(verb: str, args: tuple[int, ...]) -> str:
    return " ".join((verb, *map(str, args)))


def _event(event: Event) -> str:
    private = "".join(f" [{seat}: {' '.join(map(str, args))}]" for seat, args in event.private)
    return f"{event.seat:2} {_words(event.kind, event.public)}{private}"


def main() -> None:
    for game in GAMES:
        for number, case in cases(game):
            path = file_of(game, number)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(playthrough(case, number).encode())
            print(path.relative_to(FOLDER.parent.parent))


if __name__ == "__main__":
    main()
