"""The names of things, in English message ids, and what buildings do in words."""

from __future__ import annotations

from game.engine.protocol import Noun
from game.glory_to_rome.components import JACK
from game.glory_to_rome.insight import TERMS
from game.glory_to_rome.powers import POWERS
from game.i18n import N_

BUILDING_NAMES = (
    N_("Bar"), N_("Insula"), N_("Latrine"), N_("Road"), N_("Dock"), N_("Market"), N_("Palisade"), N_("Circus"),
    N_("Crane"), N_("Amphitheatre"), N_("Aqueduct"), N_("Bridge"), N_("Storeroom"), N_("Tower"), N_("Vomitorium"),
    N_("Wall"), N_("Senate"), N_("Tribunal"), N_("Academy"), N_("Archway"), N_("Atrium"), N_("Bath"), N_("Foundry"),
    N_("Gate"), N_("School"), N_("Shrine"), N_("Catacomb"), N_("Circus Maximus"), N_("Garden"), N_("Prison"),
    N_("Scriptorium"), N_("Sewer"), N_("Villa"), N_("Colosseum"), N_("Domus Aurea"), N_("Basilica"), N_("Fountain"),
    N_("Ludus Magnus"), N_("Palace"), N_("Stairway"), N_("Statue"), N_("Temple"), N_("Forum"), N_("Forum Romanum"),
)
MATERIAL_NAMES = (N_("Rubble"), N_("Wood"), N_("Concrete"), N_("Brick"), N_("Stone"), N_("Marble"))
ROLE_NAMES = (N_("Laborer"), N_("Craftsman"), N_("Architect"), N_("Legionary"), N_("Merchant"), N_("Patron"))
JACK_NAME = N_("Jack")

ROLE_TEXTS = (
    N_("Move a card from the pool to your stockpile."),
    N_("Lay a foundation from your hand, or add a card of your hand to a structure."),
    N_("Lay a foundation from your hand, or add a card of your stockpile to a structure."),
    N_("Show a card; take one of its material from the pool and from the hand of each neighbour."),
    N_("Move a card from your stockpile to your vault."),
    N_("Move a card from the pool to your clientele."),
)
"""What an action of each role does, in one line."""


def seat(number: int) -> Noun:
    return Noun("seat", number)


def card(number: int) -> Noun:
    return Noun("card", number)


def cards(numbers: tuple[int, ...]) -> tuple[Noun, ...]:
    return tuple(card(number) for number in numbers)


def material(number: int) -> Noun:
    return Noun("material", number)


def role(number: int) -> Noun:
    return Noun("role", number)


def name(noun: Noun) -> str:
    """Message id of the name of a thing: "card" (a building or a Jack), "material", "role", "term"."""
    if noun.kind == "term":
        return TERMS[noun.id].name
    if noun.kind == "role":
        return ROLE_NAMES[noun.id]
    if noun.kind == "material":
        return MATERIAL_NAMES[noun.id]
    return JACK_NAME if noun.id == JACK else BUILDING_NAMES[noun.id]


def power_text(building: int) -> str:
    """Message id of the sentence that tells a building's power."""
    return POWERS[building].text
