"""Names of things in the player's language, and phrases of the games put into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.protocol import AnyRules, Noun, Phrase, Reason
from game.engine.table import SeatSetup
from game.i18n import N_, _

_JOINT = N_(", ")
_LAST_JOINT = N_(" and ")
_MARK = "\x1f"

Piece = tuple[str, Noun | None]
"""A part of a sentence, and the thing whose name it is."""


class Names:
    """Speaks for one table."""

    def __init__(self, rules: AnyRules, seats: Sequence[SeatSetup]) -> None:
        self.rules = rules
        self.seats = tuple(seats)

    def noun(self, noun: Noun) -> str:
        """The name of a thing or a seat; a nameless card is "?"."""
        if noun.id < 0:
            return "?"
        if noun.kind == "seat":
            return self.seats[noun.id].name
        return _(self.rules.name(noun))

    def nouns(self, nouns: Sequence[Noun]) -> str:
        """An enumeration."""
        return enumerate_names([self.noun(noun) for noun in nouns])

    def phrase(self, phrase: Phrase) -> str:
        """The sentence with all names filled in."""
        text, args = phrase
        values: dict[str, object] = {}
        for key, value in args.items():
            if isinstance(value, (int, str)):
                values[key] = value
            elif isinstance(value, Noun):
                values[key] = self.noun(value)
            else:
                values[key] = self.nouns(value)
        return _(text, **values)

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, with the paragraph of the rules; number and word stay on one line."""
        return _("{why} (Rules\u00a0{paragraph})", why=self.phrase(reason.phrase), paragraph=reason.paragraph)

    def pieces(self, phrase: Phrase) -> list[Piece]:
        """The same in pieces, so that a reader can point at what is named."""
        text, args = phrase
        nouns: list[Noun] = []

        def mark(noun: Noun) -> str:
            nouns.append(noun)
            return f"{_MARK}{len(nouns) - 1}{_MARK}"

        values: dict[str, object] = {}
        for key, value in args.items():
            if isinstance(value, (int, str)):
                values[key] = value
            elif isinstance(value, Noun):
                values[key] = mark(value)
            else:
                values[key] = enumerate_names([mark(noun) for noun in value])
        # a translation may name things in any order, so the marks are found in the finished sentence
        found: list[Piece] = []
        for index, part in enumerate(_(text, **values).split(_MARK)):
            noun = nouns[int(part)] if index % 2 else None
            if part:
                found.append((self.noun(noun) if noun else part, noun))
        return found


def enumerate_names(words: Sequence[str]) -> str:
    """Words put into one enumeration, as "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return _(_JOINT).join(words[:-1]) + _(_LAST_JOINT) + words[-1]
