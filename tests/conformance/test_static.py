"""What must hold of the sources: who imports whom, every event folded and worded, every text ready for translation."""

from __future__ import annotations

import ast
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from babel.messages.extract import extract_from_dir

import game
from game.engine.protocol import Action, AnyRules, Args, Event, Noun, Phrase, State, Target
from game.engine.registry import GAMES, rules_of
from tests.conformance.checks import CASES, CHECKS
from tests.support import new_table, play, repeatable

PACKAGE = Path(game.__file__).parent
KEYWORDS = {"_": None, "N_": None, "n_": (1, 2)}

RULES_MAY_USE = ("game.engine", "game.i18n", "game.files")
"""Besides its own package, what a game may import of the program; the engine may import games by the registry only."""

TOP = ("__main__.py", "cli", "selfcheck.py")
SCREEN = ("pygame", "game.gui", "game.ai", "game.settings", "game.assets", "game.seating", "game.cli")


def sources(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (PACKAGE / folder).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module that a source imports, inside functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            assert node.module is not None
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


# Who imports whom -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sources("engine", *GAMES), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_rules_know_no_screen(path: Path) -> None:
    found = [module for module in imported(path) if within(module, *SCREEN)]
    assert not found


@pytest.mark.parametrize("name", GAMES)
def test_games_import_only_the_engine_and_themselves(name: str) -> None:
    for path in sources(name):
        for module in imported(path):
            own = not within(module, "game") or module == "game" or within(module, f"game.{name}", *RULES_MAY_USE)
            assert own, f"{path}: {module}"


def test_engine_imports_no_game() -> None:
    games = tuple(f"game.{name}" for name in GAMES)
    for path in sources("engine"):
        assert not [module for module in imported(path) if within(module, *games)], path


def test_window_is_imported_by_the_command_line_alone() -> None:
    """cli -> gui -> ai -> engine and games."""
    for path in sources(""):
        part = path.relative_to(PACKAGE).parts[0]
        modules = list(imported(path))
        if part not in ("gui", *TOP):
            assert not [module for module in modules if within(module, "game.gui", "pygame")], path
        if part == "ai":
            assert not [module for module in modules if within(module, *(f"game.{name}" for name in GAMES))], path
        if part not in TOP:
            assert not [module for module in modules if within(module, "game.cli")], path


def test_rules_run_where_no_pygame_can_be_imported() -> None:
    """The rule above, tried out."""
    program = (
        "import sys; sys.modules['pygame'] = None\n"
        "from game.engine import journal, speed, table\n"
        "from game.engine.registry import GAMES, rules_of\n"
        "from game.ai import arena, worker\n"
        "for name in GAMES: rules_of(name).new(2, rules_of(name).options(), 1)\n"
        "assert not [name for name in sys.modules if name.startswith('game.gui')]\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=PACKAGE.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# Events and sentences ---------------------------------------------------------------------------------------------


def emitted(name: str) -> set[str]:
    """Kinds of events that stand in a game's sources as `Event("kind", ...)`."""
    kinds = set()
    for path in sources(name):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Event" and node.args:
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), f"{path}:{node.lineno}: the kind of an event is written out"
                kinds.add(str(kind.value))
    return kinds


@pytest.mark.parametrize("name", GAMES)
def test_declared_events_are_those_of_the_sources(name: str) -> None:
    assert emitted(name) == CHECKS[name].events
    assert rules_of(name).revealing <= CHECKS[name].events


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_has_its_sentence(name: str) -> None:
    """Prompts, actions and events of random games, as every seat and a spectator would be told them."""
    rules, known = rules_of(name), texts()
    wordless: set[str] = set()
    for case in (case for case in CASES if case.game == name):
        for seed in range(8):
            with repeatable(new_table(rules, case.seats, case.options, seed)) as table:
                play(table, Random(f"words/{case}/{seed}"))
                for step in table.steps:
                    decision = step.before.decision()
                    assert decision is not None
                    check_phrase(rules, rules.prompt(decision), known)
                    seen: State = rules.observe(step.before, step.seat)
                    for action in step.before.legal_actions():
                        check_phrase(rules, said(rules, seen, action), known)
                    for event in step.events:
                        phrase = rules.say(seen, event)
                        if phrase is None:
                            wordless.add(event.kind)
                        else:
                            check_phrase(rules, phrase, known)
    assert wordless == CHECKS[name].wordless


def said(rules: AnyRules, seen: State, thing: Action | Event) -> Phrase:
    phrase = rules.say(seen, thing)
    assert phrase is not None, f"{thing} has no sentence"
    return phrase


def check_phrase(rules: AnyRules, phrase: Phrase, known: set[str]) -> None:
    """The text is there for translators, and its placeholders are filled with things that have names."""
    text, args = phrase
    assert text in known, f"not marked for translation: {text!r}"
    assert {field for _, field, _, _ in string.Formatter().parse(text) if field is not None} <= set(args), text
    for noun in nouns(args):
        if noun.kind != "seat":
            assert rules.name(noun) in known, noun


def nouns(args: Args) -> Iterator[Noun]:
    for value in args.values():
        if isinstance(value, Noun):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Noun))


def texts() -> set[str]:
    """All texts marked for translation in the program."""
    found: set[str] = set()
    for _, _, message, _, _ in extract_from_dir(PACKAGE, [("**.py", "python")], keywords=KEYWORDS):
        found.update((message,) if isinstance(message, str) else message)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_titles_and_headings_are_marked_for_translation(name: str) -> None:
    rules, known = rules_of(name), texts()
    assert rules.title in known
    assert {heading for _, heading in rules.categories} <= known
    for option, field in rules.options.model_fields.items():
        assert field.title is not None, f"option {option} has no title"
        assert field.title in known


def test_no_article_stands_before_a_name_that_is_filled_in() -> None:
    """It would be wrong before an Architect, and no translator could put it right."""
    assert not [text for text in texts() if re.search(r"\ban? \{", text, re.IGNORECASE)]


@pytest.mark.parametrize("name", GAMES)
def test_reason_is_given_for_every_target_that_an_action_could_mean(name: str) -> None:
    """`why_not` answers for what is a target at other moments, with a sentence and a paragraph of the rules."""
    rules, known = rules_of(name), texts()
    case = next(case for case in CASES if case.game == name)
    table = play(new_table(rules, case.seats, case.options, 3), Random("why not"))
    actions = {action for step in table.steps for action in step.before.legal_actions()}
    targets = [Target(verb, args) for verb, args in sorted(actions)]
    for state in (*(step.before for step in table.steps), table.state):
        seen: State = rules.observe(state, None)
        for target in (*targets, Target("nothing")):
            reason = rules.why_not(seen, target)
            assert reason.paragraph
            check_phrase(rules, reason.phrase, known)


# Contract ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_rules_object_says_what_it_is(name: str) -> None:
    rules = rules_of(name)
    assert import_module(f"game.{name}.rules").RULES is rules
    assert rules.id == name
    assert rules.version >= 1
    assert rules.seats.step == 1
    assert 1 <= rules.seats[0] <= rules.seats[-1] <= 5
    assert all(option in rules.options.model_fields for options in CHECKS[name].option_sets for option in options)
