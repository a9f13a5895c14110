"""Texts in the player's language.

The message ids are English sentences with named placeholders, so English needs no catalogue. Other languages are
gettext catalogues `locale/<code>/LC_MESSAGES/three_thrones.mo`; a language exists when its catalogue does. The
template for translators is made, from the folder above the package, by

    pybabel extract -F pyproject.toml -k N_ -k n_:1,2 --add-location=file -s -o game/locale/three_thrones.pot game

The pseudo-language `qps` is not a catalogue: it is computed from the English texts, with accents on the letters and
two fifths more length, and shows what a translation would break.
"""

from __future__ import annotations

import gettext
import re
from functools import lru_cache
from pathlib import Path

DOMAIN = "three_thrones"
LOCALE_DIR = Path(__file__).with_name("locale")
SOURCE_LANGUAGE = "en"
PSEUDO_LANGUAGE = "qps"

_ACCENTED = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÅÇÉÎÑÖÜÝ")
_PLACEHOLDER = re.compile(r"(\{[^{}]*\})")
_GROWTH = 0.4


def N_(message: str) -> str:  # noqa: N802 - the customary gettext name
    """Mark a text for translation and return it unchanged; whoever shows it calls `_` on it."""
    return message


def _(message: str, **values: object) -> str:
    """`message` in the current language, its `{name}` placeholders filled with `values`.

    Without values the text is returned as it is, braces included. A placeholder without a value is a KeyError.
    """
    text = _current.gettext(message) if message else ""
    return text.format(**values) if values else text


def n_(singular: str, plural: str, n: int, **values: object) -> str:
    """The form of the text that fits the number `n`; `{n}` and the other placeholders are filled."""
    return _current.ngettext(singular, plural, n).format(n=n, **values)


def language() -> str:
    """Code of the current language."""
    return _code


def languages() -> list[str]:
    """Codes of the languages a player can choose: English first, then every installed catalogue by code."""
    found = {path.parent.parent.name for path in LOCALE_DIR.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")}
    return [SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE})]


def set_language(code: str) -> None:
    """Speak `code` from now on. Raises ValueError for a language without a catalogue; the old one then stays."""
    global _current, _code
    if code == PSEUDO_LANGUAGE:
        chosen: gettext.NullTranslations = _Pseudo()
    elif code in languages():
        chosen = gettext.translation(DOMAIN, LOCALE_DIR, [code], fallback=code == SOURCE_LANGUAGE)
    else:
        raise ValueError(f"unknown language {code!r}, choose one of: {', '.join(languages())}")
    _current, _code = chosen, code


@lru_cache(maxsize=4096)
def pseudo(text: str) -> str:
    """`text` with accents and about 40 % longer, as a long language would be; placeholders are left alone.

    Letters are doubled inside the words, so that the number of words and the places to break a line stay the same.
    """
    out: list[str] = []
    owed = 0.5
    for part in _PLACEHOLDER.split(text):
        if part.startswith("{"):
            out.append(part)
            continue
        for letter in part:
            accented = letter.translate(_ACCENTED)
            out.append(accented)
            owed += _GROWTH * letter.isalpha()
            if letter.isalpha() and owed >= 1:
                out.append(accented.lower())
                owed -= 1
    return "".join(out)


class _Pseudo(gettext.NullTranslations):
    """Stands in for a catalogue and translates every text by `pseudo`."""

    def gettext(self, message: str) -> str:
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return pseudo(msgid1 if n == 1 else msgid2)


_current: gettext.NullTranslations = gettext.NullTranslations()
_code = SOURCE_LANGUAGE
