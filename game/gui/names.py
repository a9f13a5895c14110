"""Names of things in the player's language, and phrases of the games put into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.protocol import AnyRules, Noun, Phrase
from game.engine.table import SeatSetup
from game.i18n import N_, _

_JOINT = N_(", ")
_LAST_JOINT = N_(" and ")


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
            if isinstance(value, Noun):
                values[key] = self.noun(value)
            elif isinstance(value, tuple):
                values[key] = self.nouns(value)
            else:
                values[key] = value
        return _(text, **values)


def enumerate_names(words: Sequence[str]) -> str:
    """Words put into one enumeration, as "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return _(_JOINT).join(words[:-1]) + _(_LAST_JOINT) + words[-1]
