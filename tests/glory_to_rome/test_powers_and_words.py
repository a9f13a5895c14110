"""The frozen list of hooks, names, texts and reasons."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from game.engine.protocol import Noun, Target
from game.glory_to_rome.components import BUILDING_IDS, BUILDINGS, JACK
from game.glory_to_rome.frames import NAMES, SURRENDER
from game.glory_to_rome.names import ROLE_TEXTS, power_text
from game.glory_to_rome.powers import HOOKS, KINDS, POWERS, Kit, Power, UnknownHook, kit_of
from game.glory_to_rome.powers.hooks import build
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.schema import COMPONENTS
from tests.glory_to_rome.situations import acting, position

PACKAGE = COMPONENTS.parent
TESTS = Path(__file__).parent


def test_unknown_hooks_are_refused_at_import() -> None:
    class Strange(Power):
        text = "Nobody asks for this."
        before_lunch = True

    with pytest.raises(UnknownHook, match="before_lunch"):
        build("bar", Strange)
    assert issubclass(UnknownHook, ImportError)


def test_every_building_has_one_power_and_one_text() -> None:
    assert tuple(KINDS) == BUILDING_IDS
    assert len({type(power) for power in POWERS}) == BUILDINGS == 44
    assert len({power_text(kind) for kind in range(BUILDINGS)}) == BUILDINGS


def test_every_power_overrides_something() -> None:
    for kind in KINDS.values():
        own = {name for name in vars(kind) if not name.startswith("_")} - {"text"}
        assert own <= HOOKS
        assert own or "__init__" in vars(kind), kind


def test_the_turn_names_no_building() -> None:
    """Outside powers, names and data no source mentions a building by its id or a table of ids."""
    for path in PACKAGE.glob("*.py"):
        if path.name in ("schema.py", "components.py", "names.py", "help.py"):
            continue
        source = re.sub(r'"""(.|\n)*?"""|#.*|N_\((.|\n)*?\)', "", path.read_text(encoding="utf-8"))
        assert "BUILDING_BY_ID" not in source, path
        found = [id_ for id_ in BUILDING_IDS if re.search(rf'"{id_}"', source)]
        assert set(found) <= {"fountain", "stairway", "prison", "senate", "sewer", "catacomb", "forum"} & {
            *NAMES, "catacomb", "forum"}, path


def test_every_building_has_three_situations() -> None:
    """One of them, at least, where it must not work; the tests are named after the buildings."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    names = re.findall(r"def test_(\w+)\(", source)
    for id_ in BUILDING_IDS:
        own = [name for name in names if name.startswith(id_)]
        if id_ == "circus":
            own = [name for name in own if not name.startswith("circus_maximus")]
        if id_ == "forum":
            own = [name for name in own if not name.startswith("forum_romanum")]
        assert len(own) >= 3, f"{id_}: {own}"


def test_kits_add_up() -> None:
    assert isinstance(kit_of(()), Kit)
    assert kit_of(()).refill == 5
    assert kit_of(()).times_clients == 1


def test_names() -> None:
    assert RULES.name(Noun("card", JACK)) == "Jack"
    assert RULES.name(Noun("card", 0)) == "Bar"
    assert RULES.name(Noun("material", 5)) == "Marble"
    assert RULES.name(Noun("role", 5)) == "Patron"
    assert len(ROLE_TEXTS) == 6
    assert RULES.say(position(), SURRENDER) == ("Give up", {})


def reason(game: object, kind: str, *args: int) -> str:
    found = RULES.why_not(game, Target(kind, args))  # type: ignore[arg-type]
    assert found.paragraph
    return found.phrase[0]


def test_reasons() -> None:
    dock, wall, villa = (BUILDING_IDS.index(id_) for id_ in ("dock", "wall", "villa"))
    game = acting("craftsman", gone="wood", A={"hand": "dock road", "camp": "villa wall!"})
    assert "two actions" in reason(game, "lay", dock, 1)
    assert "own material" in reason(game, "lay", dock, 2)
    assert "do not hold" in reason(game, "card", wall)
    assert "complete" in reason(game, "structure", wall)
    assert "needs" in reason(game, "add", dock, villa)
    assert "leading and following" in reason(game, "card", JACK)
    game = acting("craftsman", gone="wood", out_gone="wood", A={"hand": "dock road"})
    assert "No site" in reason(game, "card", dock)
    game = position(A={"hand": "bath*2 dock"})
    assert "petition" in reason(game, "lead", 1, 21, 21, 21)
    game = acting("laborer", pool="dock")
    assert "no {material}" in reason(game, "take", 0)


def test_reasons_for_anything_anywhere() -> None:
    rng = Random(1)
    state = RULES.new(3, RULES.options(), 2)
    kinds = ("card", "lay", "add", "build", "fetch", "take", "hire", "sell", "lead", "structure", "follow", "nothing")
    while not state.over:
        for kind in kinds:
            args = tuple(rng.randrange(-2, 60) for _ in range(rng.randrange(4)))
            assert RULES.why_not(RULES.observe(state, None), Target(kind, args)).paragraph
        legal = state.legal_actions()
        state.apply(legal[int(rng.random() * len(legal))])
    assert "over" in reason(state, "card", 0)
