"""Sentences, reasons, texts of things, and what a position is worth."""

from __future__ import annotations

from string import Formatter

import pytest

from game.engine.protocol import Event, Noun, Phrase, Target
from game.i18n import _
from game.louis_xiv.components import BOARDS, COAT_KINDS, JOKER, MISSION_ID, MISSIONS, MONEY_CARDS
from game.louis_xiv.frames import END, Frame
from game.louis_xiv.names import (
    MISSION_NAMES,
    condition_text,
    influence_text,
    intrigue_text,
    mission_text,
    money_text,
    name,
    reward_text,
)
from game.louis_xiv.rules import RULES
from tests.louis_xiv.situations import mission_phase, position, scoring, supply, turns


def text(phrase: Phrase) -> str:
    """The English sentence with names filled in."""
    template, args = phrase
    assert {field for _text, field, _spec, _conversion in Formatter().parse(template) if field} <= set(args)
    return _(template).format(**{key: _word(value) for key, value in args.items()})


def _word(value: int | str | Noun | tuple[Noun, ...]) -> str:
    if isinstance(value, Noun):
        return f"seat {value.id}" if value.kind == "seat" else name(value)
    if isinstance(value, tuple):
        return ", ".join(_word(one) for one in value)
    return str(value)


def test_everything_has_a_name_and_a_text() -> None:
    names = [name(Noun("mission", mission)) for mission in range(MISSIONS)]
    assert len(set(names)) == MISSIONS
    assert set(MISSION_NAMES) == set(MISSION_ID)
    for kind, number in (("board", BOARDS), ("person", BOARDS), ("influence", JOKER + 1), ("intrigue", BOARDS),
                         ("chip", 5), ("coat", COAT_KINDS), ("pile", 3), ("money", MONEY_CARDS)):
        assert all(name(Noun(kind, id_)) for id_ in range(number))
    with pytest.raises(KeyError):
        name(Noun("spoon", 0))


def test_texts_of_cards_and_boards() -> None:
    assert text(mission_text(MISSION_ID.index("L-S4"))) == (
        "Scoring: what you buy on Anne, Condé, Colbert costs 2 louis d'or less."
    )
    assert text(mission_text(MISSION_ID.index("D-S2"))) == (
        "Start of influence: put up to 3 of your markers from the general supply on any boards."
    )
    assert text(reward_text(0)) == "Reward: 1 sceptre."
    assert "3 or more markers" in text(condition_text(9, 0))
    assert "4 louis d'or" in text(condition_text(4, 1))
    assert "a crown" in text(condition_text(0, 0, louis=True))
    assert text(money_text(0)) == "Louis stands with Anne; everybody receives 3 louis d'or."
    for card in range(JOKER + 1):
        assert text(influence_text(card))
    for board in range(BOARDS):
        assert text(intrigue_text(board))
        assert text(reward_text(board))
        assert all(text(condition_text(board, side)) for side in range(2))
    assert all(text(mission_text(mission)) for mission in range(MISSIONS))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("place", 1, (2, 2, 1, 1, 1, 8, 1)),
         "seat 1 plays Marie-Thérèse: 1 on Marie-Thérèse, 1 on Philippe, 1 on La Vallière."),
        (Event("take", 0, (12, 2)), "seat 0 plays Joker and takes markers back: 2."),
        (Event("leads", -1, (4, 2)), "The neutral colour leads on Montespan."),
        (Event("leads", 2, (4, 2)), "seat 2 leads on Montespan."),
        (Event("tied", -1, (4, 2, 0, 1)), "Tied on Montespan: seat 0, seat 1."),
        (Event("tied", -1, (4, 2, 0, -1)), "Tied on Montespan: seat 0 and the neutral colour."),
        (Event("reach", -1, (5, 2)), "Condé asks for markers: 2. Nobody has so many."),
        (Event("reach", -1, (5, 2, 3)), "Condé asks for markers: 2. Reached by seat 3."),
        (Event("home", 0, (4, 2, 1)), "seat 0 loses markers on Montespan to the general supply: 2."),
        (Event("home", 0, (4, 2, 0)), "seat 0 takes markers home from Montespan: 2."),
        (Event("home", -1, (4, 2, 0)), "Neutral markers leave Montespan: 2."),
        (Event("conspire", 0, (1,), ((0, (3,)),)), "seat 0 draws intrigue cards: 1."),
        (Event("conspire", 0, (2, 6), ((0, (3,)),)), "seat 0 draws intrigue cards: 2, open ones among them: Colbert."),
        (Event("mission", 0, (2,), ((0, (33,)),)), "seat 0 draws a mission from the dark blue pile."),
        (Event("coats", 0, (2,), ((0, (3, 5)),)), "seat 0 draws coats of arms: 2."),
    ],
)
def test_chronicle(event: Event, sentence: str) -> None:
    """Nothing private is told."""
    phrase = RULES.say(RULES.new(2, RULES.options(), 1), event)
    assert phrase is not None
    assert text(phrase) == sentence


def test_captions() -> None:
    game = position(turns(), hands={"R": "3 joker 5"})
    said = {text(RULES.say(game, one) or ("", {})) for one in game.legal_actions()}
    assert len(said) == len(game.legal_actions())
    assert "Marie-Thérèse: 1 on Marie-Thérèse, 1 on Philippe, 1 on La Vallière" in said
    decision = position(scoring(1), boards={1: "R1 G2"}).decision()
    assert decision is not None
    assert text(RULES.prompt(decision)) == "seat 0: buy the reward of Anne for 3 louis d'or?"


@pytest.mark.parametrize(
    ("agenda", "target", "paragraph", "words"),
    [
        (turns(), Target("place", (0, 0, 1)), "8", "not in your hand"),
        (turns(), Target("place", (2, 2, 1, 1, 1, 3, 1)), "3", "no neighbour"),
        (turns(), Target("place", (2, 1, 1)), "8", "go to Marie-Thérèse first"),
        (turns(), Target("place", (2, 2, 4)), "8", "So many markers"),
        (turns(), Target("place", (2,)), "8", "At least one"),
        (turns(), Target("place", (2, 2, 1, 1, 1, 0, 1)), "8", "Only markers just placed"),
        (turns(), Target("board", (6,)), "8", "None of your cards reaches Colbert"),
        (turns(), Target("board", (2,)), "8", "First choose the card"),
        (turns(), Target("card", (11,)), "8", "not in your hand"),
        (turns(), Target("plot", (3,)), "9.2", "just before"),
        (turns(), Target("complete", (3, 0, 0)), "10", "after the twelve boards"),
        (turns(), Target("pile", (0,)), "10", "when one has been completed"),
        (mission_phase(), Target("complete", (39, 4, 4)), "10", "not in your hand"),
        (mission_phase(), Target("complete", (0, 4, 4)), "10", "two fitting chips"),
        (mission_phase(), Target("keep", (1, 2)), "10", "at most one"),
        (supply(), Target("card", (2,)), "7.3", "take back"),
        (scoring(5), Target("plot", (8, 1, 0)), "9.2", "has to wait"),
        (scoring(5), Target("plot", (4, 1, 0)), "9.2", "do not hold"),
        ([(END,)], Target("board", (2,)), "11", "over"),
    ],
)
def test_reasons(agenda: list[Frame], target: Target, paragraph: str, words: str) -> None:
    game = position(
        agenda, hands={"R": "3 5 5"} if agenda == turns() else {}, intrigue={"R": "3"}, boards={5: "R1"},
        chips_of={"R": "letter ring"}, missions_of={"R": "L-S1 M-SH1"}, done={"R": "L-S2"},
    )
    reason = RULES.why_not(RULES.observe(game, 0), target)
    assert reason.paragraph == paragraph
    assert words in text(reason.phrase)


def test_reason_with_an_empty_supply() -> None:
    game = position(turns(), hands={"R": "3 5 5"}, personal={"R": "0"})
    for target in (Target("place", (2, 2, 1)), Target("board", (2,))):
        assert "supply is empty" in text(RULES.why_not(game, target).phrase)


def test_reason_for_a_board_that_a_mission_does_not_reach() -> None:
    game = position(supply(), done={"R": "L-S3"})
    assert "puts no markers on Montespan" in text(RULES.why_not(game, Target("board", (4,))).phrase)
