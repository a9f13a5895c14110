"""The template for translators holds exactly the texts of the program."""

import string
from pathlib import Path

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

import game

PACKAGE = Path(game.__file__).parent
TEMPLATE = PACKAGE / "locale" / "three_thrones.pot"
KEYWORDS = {"_": None, "N_": None, "n_": (1, 2)}
COMMAND = (
    "pybabel extract -F pyproject.toml -k N_ -k n_:1,2 --add-location=file -s -o game/locale/three_thrones.pot game"
)
Message = str | tuple[str, ...]


def in_program() -> set[Message]:
    """Every text marked for translation in the package's sources."""
    return {found[2] for found in extract_from_dir(PACKAGE, [("**.py", "python")], keywords=KEYWORDS)}


def in_template() -> set[Message]:
    """Every text of the committed template."""
    with TEMPLATE.open("rb") as file:
        return {tuple(m.id) if m.pluralizable else m.id for m in read_po(file) if m.id}


def test_template_is_up_to_date() -> None:
    program, template = in_program(), in_template()
    missing, stale = sorted(map(str, program - template)), sorted(map(str, template - program))
    assert not missing, f"run: {COMMAND}"
    assert not stale, f"run: {COMMAND}"


def test_placeholders_are_named() -> None:
    for message in in_program():
        for text in (message,) if isinstance(message, str) else message:
            for _, field, _, _ in string.Formatter().parse(text):
                assert field is None or field.split(":")[0].isidentifier(), text


def test_extraction_reads_the_keywords(tmp_path: Path) -> None:
    (tmp_path / "x.py").write_text('_("a {b}", b=1); N_("b"); n_("one", "{n} many", 2)')
    found = {f[2] for f in extract_from_dir(tmp_path, [("**.py", "python")], keywords=KEYWORDS)}
    assert found == {"a {b}", "b", ("one", "{n} many")}
