"""Everything that happens and can be done has its sentence, and no sentence has a hole in it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from string import Formatter

import pytest

from game.conspiracy import state as engine
from game.conspiracy import wording
from game.conspiracy.components import (
    DATA,
    GUILDS,
    LOCATION_BY_ID,
    LOCATION_NAME,
    LOCATIONS,
    LORD_BY_CODE,
    LORD_NAME,
    LORDS,
)
from game.conspiracy.hidden import EVENT_KINDS
from game.conspiracy.rules import RULES, ConspiracyOptions
from game.conspiracy.state import PHASES, PROMPTS
from game.engine.protocol import Action, Decision, Event, Figure, Noun
from game.i18n import PSEUDO_LANGUAGE, set_language
from tests.conspiracy.situations import speak

SILENT = {"ask"}
"""Kinds of events that tell only what follows from another one."""


def games() -> Iterator[tuple[engine.ConspiracyState, Action, list[Event]]]:
    """Decisions of random games, each with the position before it and its events."""
    for seed in range(60):
        rng = Random(seed)
        state = RULES.new(2 + seed % 3, ConspiracyOptions(bonus_locations=True), seed)
        while state.decision() is not None:
            before, action, events = state.clone(), rng.choice(state.legal_actions()), list[Event]()
            state.apply(action, events.append)
            yield before, action, events


def test_every_event_and_action_of_many_games_has_a_sentence() -> None:
    kinds, verbs = set(), set()

    for before, action, events in games():
        verbs.add(action.verb)
        said = RULES.say(before, action)
        assert said is not None
        assert speak(said)
        for event in events:
            kinds.add(event.kind)
            phrase = RULES.say(before, event)
            assert (phrase is None) == (event.kind in SILENT), event
            if phrase is not None:
                assert speak(phrase).endswith(".")

    assert kinds == set(EVENT_KINDS)
    assert verbs == {"draw", "pile", "keep", "place", "swap", "stay", "open", "explore", "choose"}


Y4, R6, B1 = (LORD_BY_CODE[code] for code in ("Y4", "R6", "B1"))
L05, L09 = (LOCATION_BY_ID[site] for site in ("L05", "L09"))


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("draw", 0, (Y4, R6)), "Seat 0 draws Foal Tamer, Reef Warden."),
        (Event("keep", 0, (Y4, R6, B1)), "Seat 0 keeps Foal Tamer and discards Reef Warden, Tide Clerk."),
        (Event("pile", 1, (3, B1)), "Seat 1 takes the pile of the Politicians: Tide Clerk."),
        (Event("place", 0, (Y4, 14)), "Seat 0 places Foal Tamer on spot 15."),
        (Event("reveal", 0, (B1,)), "Tide Clerk is turned over and joins the pile of the Politicians."),
        (Event("swap", 2, (0, 9)), "Seat 2 swaps the Lords on spots 1 and 10."),
        (Event("stay", 2), "Seat 2 swaps nothing."),
        (Event("pearls", 0, (2, 5)), "Seat 0 gains pearls: 2, now 5."),
        (Event("master", 0, (-1,)), "Seat 0 becomes the Pearl Master."),
        (Event("master", 0, (1,)), "Seat 0 becomes the Pearl Master in place of Seat 1."),
        (Event("explore", 0, (L05, L09)), "Seat 0 turns over Silver Key Shrine, Small Audience Hall."),
        (Event("look", 0, (9,)), "Seat 0 looks through the whole Location deck."),
        (Event("take", 0, (L05, 4, 1)), "Seat 0 takes Silver Key Shrine and lays it on spot 5."),
        (Event("opened", 0, (L09,)), "Open for all now: Small Audience Hall."),
        (Event("return_locations", 0, (8,)), "The Location deck is shuffled."),
        (Event("shuffle_locations", 0, (3, 9)), "All open Locations are shuffled back into their deck."),
        (Event("shuffle_lords", 0, (3, 9)), "All discarded Lords are shuffled back into the deck."),
        (Event("constrain", 0, (1,)), "Until Seat 0's next turn the others must place the top Lord of the deck."),
        (Event("constrain", 0, (2,)), "Until Seat 0's next turn the others must draw 2 Lords and keep one."),
        (Event("release", 0), "Seat 0's constraint on recruiting ends."),
        (Event("return_lords", 0, (Y4,)), "Seat 0's chamber is full; back to the pile: Foal Tamer."),
        (Event("last_round", 0), "Seat 0 has filled the Senate Chamber. Everybody else has one more turn."),
        (Event("turn", 1), "Seat 1's turn."),
        (Event("over", -1), "The game is over."),
    ],
    ids=lambda value: value.kind if isinstance(value, Event) else "",
)
def test_sentences_of_the_chronicle(event: Event, words: str) -> None:
    phrase = wording.event(event)

    assert phrase is not None
    assert speak(phrase) == words


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Action("draw", (1,)), "Draw 1 Lord"),
        (Action("draw", (3,)), "Draw 3 Lords"),
        (Action("pile", (0,)), "Take the pile of the Farmers"),
        (Action("keep", (Y4,)), "Keep Foal Tamer"),
        (Action("place", (Y4,)), "Place Foal Tamer"),
        (Action("swap", (0, 14)), "Swap spots 1 and 15"),
        (Action("stay"), "Do not swap"),
        (Action("open", (L05,)), "Take Silver Key Shrine"),
        (Action("explore", (1,)), "Draw 1 Location"),
        (Action("explore", (2,)), "Draw 2 Locations"),
        (Action("choose", (L05,)), "Keep Silver Key Shrine"),
    ],
)
def test_words_of_the_buttons(action: Action, words: str) -> None:
    assert speak(wording.action(action)) == words


@pytest.mark.parametrize("prompt", PROMPTS)
def test_every_prompt_says_who_and_what(prompt: str) -> None:
    words = speak(RULES.prompt(Decision(1, prompt)))

    assert words.endswith(".")
    assert ("Seat 1" in words) == (not prompt.endswith("over"))


def test_there_is_a_prompt_for_every_phase() -> None:
    assert [prompt.rsplit(".", 1)[1] for prompt in PROMPTS] == list(PHASES)


def test_names_of_all_things() -> None:
    lords = [RULES.name(Noun("lord", lord)) for lord in range(LORDS)]
    sites = [RULES.name(Noun("location", site)) for site in range(LOCATIONS)]
    guilds = [RULES.name(Noun("guild", guild)) for guild in range(GUILDS)]

    assert lords == list(LORD_NAME)
    assert sites == list(LOCATION_NAME)
    assert guilds == [guild.name for guild in DATA.guilds]
    assert len({*lords, *sites, *guilds}) == LORDS + LOCATIONS + GUILDS, "no two things share a name"
    with pytest.raises(KeyError):
        RULES.name(Noun("throne", 0))


def test_every_name_is_marked_for_translation() -> None:
    """The names stand in components.json, where the template for translators cannot find them."""
    assert sorted(wording._LORD_NAMES) == sorted(LORD_NAME)
    assert sorted(wording._LOCATION_NAMES) == sorted(LOCATION_NAME)
    assert list(wording.GUILD_NAMES) == [guild.name for guild in DATA.guilds]


def test_powers_of_all_lords_in_words() -> None:
    texts = [speak(wording.lord_text(lord)) for lord in range(LORDS)]

    assert len(set(texts)) == 6
    assert texts[LORD_BY_CODE["R3"]] == "When placed: gain 2 pearls."
    assert texts[LORD_BY_CODE["P4"]] == "When placed: gain 1 pearl."
    assert texts[LORD_BY_CODE["G1"]].startswith("Silver key.")
    assert texts[LORD_BY_CODE["B2"]].startswith("Gold key.")


LOCATION_WORDS = {
    "L01": "Worth 7 influence.",
    "L02": "Worth 5 influence. Pearls gained when taken: 1.",
    "L04": "Worth 3 influence. Pearls gained when taken: 3.",
    "L05": "Worth 1 influence for each silver key in your chamber, spent and covered ones too.",
    "L06": "Worth 2 influence for each gold key in your chamber, spent and covered ones too.",
    "L07": "Worth 1 influence for each complete pair of your pearls.",
    "L08": "Worth 2 influence for each Location you control, this one too.",
    "L09": "Worth 3 influence. Until your next turn the others must recruit by placing the top Lord of the deck.",
    "L10": "Worth 3 influence. Until your next turn the others must recruit from the deck: draw 2, keep one.",
    "L15B": "Worth the influence of your highest Lord of the Politicians.",
    "L16P": "Worth 1 influence and 1 more for each of your Lords of the Mages.",
    "X3": "Worth 2 influence for each Lord in your largest connected group of Lords of value 3.",
    "X5": "Worth 1 influence and 1 more for each of your Lords of value 0 or 6.",
}


@pytest.mark.parametrize(("site", "words"), LOCATION_WORDS.items())
def test_locations_in_words(site: str, words: str) -> None:
    assert speak(wording.location_text(LOCATION_BY_ID[site])) == words


def test_all_locations_have_words_of_their_own() -> None:
    texts = [speak(wording.location_text(site)) for site in range(LOCATIONS)]

    assert all(text.endswith(".") for text in texts)
    assert len(set(texts)) == LOCATIONS


def test_the_help_names_only_things_that_exist() -> None:
    for chapter in RULES.help:
        assert chapter.heading
        for part in chapter.body:
            if isinstance(part, Figure):
                assert all(noun.kind == "example" or RULES.name(noun) for noun in part.things)
            else:
                text, args = part
                holes = {field for _literal, field, _spec, _conversion in Formatter().parse(text) if field}
                assert set(args) <= holes, f"{text} does not use {set(args) - holes}"


def test_sentences_keep_their_holes_in_a_longer_language() -> None:
    set_language(PSEUDO_LANGUAGE)
    try:
        phrase = wording.event(Event("swap", 2, (0, 9)))
        assert phrase is not None
        words = speak(phrase)
    finally:
        set_language("en")

    assert "Seat 2" in words
    assert "1" in words
    assert "10" in words
    assert len(words) > len("Seat 2 swaps the Lords on spots 1 and 10.") * 1.2
