"""The names of things and what cards and boards do, in words. Message ids are English."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.protocol import Args, Noun, Phrase
from game.i18n import N_
from game.louis_xiv.components import (
    AMOUNT,
    BOARD_NAME,
    CHIP,
    COAT,
    COINS,
    CONDITION,
    DATA,
    ERRAND,
    FIRST,
    INCOME,
    INFLUENCE_CARD,
    INTRIGUE_CARD,
    JOKER,
    MARKERS,
    MONEY,
    MONEY_BOARD,
    NUMBER,
    REWARD,
    REWARD_CHIP,
)
from game.louis_xiv.insight import TERMS
from game.louis_xiv.powers import POWERS

_BOARD_NAMES = (
    N_("Anne d'Autriche"), N_("Philippe I d'Orléans"), N_("Marie-Thérèse"), N_("Le Grand Dauphin"),
    N_("Françoise-Athénaïs de Montespan"), N_("Le Grand Condé"), N_("Jean-Baptiste Colbert"),
    N_("Françoise de Maintenon"), N_("Louise de La Vallière"), N_("Henri de Turenne"), N_("Jules Mazarin"),
    N_("François-Michel de Louvois"),
)

SHORT_NAMES = (
    N_("Anne"), N_("Philippe"), N_("Marie-Thérèse"), N_("The Dauphin"), N_("Montespan"), N_("Condé"), N_("Colbert"),
    N_("Maintenon"), N_("La Vallière"), N_("Turenne"), N_("Mazarin"), N_("Louvois"),
)
"""What sentences and small boards call the twelve persons."""

CHIP_NAMES = (N_("crown"), N_("sceptre"), N_("helmet"), N_("ring"), N_("letter"))
COAT_NAMES = (N_("lily"), N_("lion"), N_("eagle"), N_("tower"), N_("stag"), N_("rose"))
PILE_NAMES = (N_("light blue"), N_("medium blue"), N_("dark blue"))

MISSION_NAMES: dict[str, str] = {
    "L-S1": N_("Purse of the Sceptre"), "L-S2": N_("Recall of the Sceptre"), "L-S3": N_("Envoy of the Sceptre"),
    "L-S4": N_("Favour of the Sceptre"), "L-S5": N_("Crest of the Sceptre"), "L-H1": N_("Purse of the Helmet"),
    "L-H2": N_("Recall of the Helmet"), "L-H3": N_("Envoy of the Helmet"), "L-H4": N_("Favour of the Helmet"),
    "L-H5": N_("Crest of the Helmet"), "L-R1": N_("Purse of the Ring"), "L-R2": N_("Recall of the Ring"),
    "L-R3": N_("Envoy of the Ring"), "L-R4": N_("Favour of the Ring"), "L-R5": N_("Crest of the Ring"),
    "L-L1": N_("Purse of the Letter"), "L-L2": N_("Recall of the Letter"), "L-L3": N_("Envoy of the Letter"),
    "L-L4": N_("Favour of the Letter"), "L-L5": N_("Crest of the Letter"), "M-SH1": N_("Council of War"),
    "M-SH2": N_("Guard of the Inner Court"), "M-RL1": N_("Secret Correspondence"), "M-RL2": N_("Betrothal Feast"),
    "M-SR1": N_("Royal Dowry"), "M-SR2": N_("Envoys to the Provinces"), "M-HL1": N_("War Treasury"),
    "M-HL2": N_("Field Dispatches"), "M-SL1": N_("Sealed Orders"), "M-SL2": N_("Royal Amnesty"),
    "M-HR1": N_("Oath of Silence"), "M-HR2": N_("Honourable Discharge"), "D-S1": N_("Word of the King"),
    "D-S2": N_("Royal Progress"), "D-R1": N_("Bond of Honour"), "D-R2": N_("Web of Alliances"),
    "D-H1": N_("Staff of Generals"), "D-H2": N_("Knightly Order"), "D-L1": N_("Cabinet of Letters"),
    "D-L2": N_("Letters of Nobility"),
}  # fmt: skip
_UNNAMED = N_("Mission")

_CONDITION_TEXT = {
    MONEY: N_("Money: the only leader has it for nothing, everybody else present may buy it for {n} louis d'or."),
    FIRST: N_("First: only a player who leads alone has it."),
    MARKERS: N_("Markers: everybody with {n} or more markers has it."),
}
_LOUIS_TEXT = {
    MONEY: N_(
        "Louis stands here: the only leader has the chip and a crown, the only second the chip; the others may buy it "
        "for {n} louis d'or. Tied leaders have a chip each and no crown."
    ),
    FIRST: N_(
        "Louis stands here: the only leader has the chip and a crown, the only second the chip. Tied leaders have a "
        "chip each and no crown."
    ),
}
_REWARD_TEXT = {
    CHIP: N_("Reward: {n} {chip}."),
    COAT: N_("Reward: coats of arms, {n}."),
    COINS: N_("Reward: {n} louis d'or."),
    ERRAND: N_("Reward: put up to {n} of your markers from the general supply on one or two boards."),
    INFLUENCE_CARD: N_("Reward: more influence cards for the next round, {n}."),
    INTRIGUE_CARD: N_("Reward: intrigue cards, {n}."),
}
_POWER_TEXT = {
    "coins": N_("Supply: take {n} louis d'or."),
    "recall": N_("Supply: take up to {n} of your markers from the general supply back to your personal supply."),
    "free_markers": N_("Start of influence: put up to {n} of your markers from the general supply on {boards}."),
    "discount": N_("Scoring: what you buy on {boards} costs {n} louis d'or less."),
    "coats": N_("Supply: draw coats of arms, {n}."),
    "cards": N_("Supply: you are dealt more influence cards, {n}."),
    "intrigue": N_("Supply: draw intrigue cards, {n}."),
    "win_ties": N_("Scoring: where you are tied for most or for second most markers, you may be ahead of the others."),
}
_ANYWHERE = N_("Start of influence: put up to {n} of your markers from the general supply on any boards.")


def name(noun: Noun) -> str:
    """Message id of a thing's name. Raises KeyError for a kind that has none."""
    return _NAMES[noun.kind](noun.id)


def mission_name(mission: int) -> str:
    return MISSION_NAMES.get(DATA.missions[mission].id, _UNNAMED)


def _influence_name(card: int) -> str:
    return N_("Joker") if card == JOKER else SHORT_NAMES[card]


_NAMES: dict[str, Callable[[int], str]] = {
    "board": SHORT_NAMES.__getitem__,
    "person": BOARD_NAME.__getitem__,
    "influence": _influence_name,
    "intrigue": SHORT_NAMES.__getitem__,
    "chip": CHIP_NAMES.__getitem__,
    "coat": COAT_NAMES.__getitem__,
    "pile": PILE_NAMES.__getitem__,
    "mission": mission_name,
    "money": lambda card: SHORT_NAMES[MONEY_BOARD[card]],
    "term": lambda number: TERMS[number].name,
}
"""Kinds of nouns: a board by its short or full name, cards, chips, coats, mission piles, missions and terms."""


def board(id_: int) -> Noun:
    return Noun("board", id_)


def boards(ids: tuple[int, ...]) -> tuple[Noun, ...]:
    return tuple(board(id_) for id_ in ids)


def seat(id_: int) -> Noun:
    return Noun("seat", id_)


def condition_text(board_id: int, side: int, louis: bool = False) -> Phrase:
    """What a side of a board asks for, in words; `louis`: while he stands on it."""
    texts = _LOUIS_TEXT if louis else _CONDITION_TEXT
    return texts[CONDITION[side][board_id]], {"n": NUMBER[side][board_id]}


def reward_text(board_id: int) -> Phrase:
    """What a board gives, in words."""
    args: Args = {"n": AMOUNT[board_id]}
    if REWARD[board_id] == CHIP:
        args["chip"] = Noun("chip", REWARD_CHIP[board_id])
    return _REWARD_TEXT[REWARD[board_id]], args


def mission_text(mission: int) -> Phrase:
    """What a completed mission does, in words."""
    power = POWERS[mission]
    args: Args = {"n": power.amount}
    if len(power.boards) == len(BOARD_NAME):
        return _ANYWHERE, args
    if power.boards:
        args["boards"] = boards(power.boards)
    return _POWER_TEXT[DATA.missions[mission].power], args


def money_text(card: int) -> Phrase:
    """What a money card brings, in words."""
    return N_("Louis stands with {board}; everybody receives {n} louis d'or."), {
        "board": board(MONEY_BOARD[card]), "n": INCOME[card]}


INTRIGUE_TEXT = N_(
    "Before {board} is scored, put {general} of your markers from the general supply or up to {personal} from your "
    "personal supply there."
)


def intrigue_text(card: int) -> Phrase:
    """What an intrigue card does, in words."""
    return INTRIGUE_TEXT, {
        "board": board(card), "general": DATA.intrigue_cards.from_general,
        "personal": DATA.intrigue_cards.from_personal,
    }


PERSON_TEXT = N_(
    "Put up to {place} markers on {board}; then some may go on to a neighbour, and of two one more on to the next. "
    "Or take up to {take} of your markers back."
)
JOKER_TEXT = N_(
    "Put a marker on any board, and a second one there or on a neighbour. Or take up to {take} of your markers back."
)


def influence_text(card: int) -> Phrase:
    """What an influence card does, in words."""
    data = DATA.influence_cards
    if card == JOKER:
        return JOKER_TEXT, {"take": data.joker_take}
    return PERSON_TEXT, {"place": data.place, "take": data.take, "board": board(card)}
