"""Texts: placeholders, plural forms, the list of languages, the pseudo-language, the template for translators."""

import gettext
import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from hypothesis import given
from hypothesis import strategies as st

from game import i18n


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    i18n.set_language("en")


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = Catalog(locale="de", domain=i18n.DOMAIN)
    catalogue.add("{name} places {lord}", "{lord}: gesetzt von {name}")
    catalogue.add(("{n} card", "{n} cards"), ("{n} Karte", "{n} Karten"))
    file = tmp_path / "de" / "LC_MESSAGES" / f"{i18n.DOMAIN}.mo"
    file.parent.mkdir(parents=True)
    with file.open("wb") as out:
        write_mo(out, catalogue)
    monkeypatch.setattr(i18n, "LOCALE_DIR", tmp_path)


def test_english_is_the_message_itself() -> None:
    assert i18n._("Start the game") == "Start the game"
    assert i18n._("{name} places {lord}", name="Ann", lord="R6") == "Ann places R6"
    assert i18n._("{left} braces stay without values") == "{left} braces stay without values"
    assert i18n._("") == ""


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (7, "7 cards")])
def test_plural(n: int, text: str) -> None:
    assert i18n.n_("{n} card", "{n} cards", n) == text


@pytest.mark.usefixtures("german")
def test_catalogue() -> None:
    assert i18n.languages() == ["en", "de"]
    i18n.set_language("de")
    assert i18n.language() == "de"
    assert i18n._("{name} places {lord}", name="Ann", lord="R6") == "R6: gesetzt von Ann"
    assert [i18n.n_("{n} card", "{n} cards", n) for n in (1, 2)] == ["1 Karte", "2 Karten"]
    assert i18n._("not translated yet") == "not translated yet"


@pytest.mark.usefixtures("german")
def test_unknown_language_names_the_known_ones_and_changes_nothing() -> None:
    i18n.set_language("de")
    with pytest.raises(ValueError, match=r"'xx'.*en, de"):
        i18n.set_language("xx")
    assert i18n.language() == "de"


def test_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    i18n.set_language("qps")
    text = i18n._("{name} places {lord:>3} beside the second throne", name="Ann", lord=7)
    assert "Ann" in text
    assert "  7" in text
    assert "places" not in text
    assert i18n.n_("{n} card", "{n} cards", 3).startswith("3 ")
    assert len(i18n._("Undo")) >= 5


@given(st.lists(st.text(string.ascii_letters, min_size=4), min_size=1).map(" ".join))
def test_pseudo_length(text: str) -> None:
    longer = i18n.pseudo(text)
    assert len(text) * 1.3 <= len(longer) <= len(text) * 1.5 + 1
    assert longer.count(" ") == text.count(" ")


def test_pseudo_language_is_not_offered() -> None:
    assert i18n.PSEUDO_LANGUAGE not in i18n.languages()


def test_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        i18n._("{name} places {lord}", name="Ann")


def test_catalogues_read_by_the_standard_library(german: None) -> None:
    assert gettext.find(i18n.DOMAIN, str(i18n.LOCALE_DIR), ["de"])
