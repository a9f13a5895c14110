"""Prompts, captions and the chronicle. Arguments are numbers or `Noun`s; `who` is always a seat.

No sentence tells more than the public part of an event.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.protocol import NOBODY, Action, Args, Decision, Event, Noun, Phrase
from game.i18n import N_
from game.louis_xiv.components import AMOUNT, INCOME, MONEY_BOARD
from game.louis_xiv.frames import ERRAND, PROMPTS
from game.louis_xiv.names import board, boards, name, seat
from game.louis_xiv.state import LouisState

__all__ = ["action", "event", "name", "prompt", "say"]

_PROMPTS = dict(zip(PROMPTS, (
    (N_("{who}: {mission}. How many markers come back from the general supply?"), ("mission",)),
    (N_("{who}: {mission}. Put markers from the general supply on boards, up to {left}."), ("mission", "left")),
    (N_("{who}: play a card. It places markers, or takes markers back."), ()),
    (N_("{who}: {board} is scored next. Play intrigue first?"), ("board",)),
    (N_("{who}: you are tied on {board}. Win the tie?"), ("board",)),
    (N_("{who}: buy the reward of {board} for {price} louis d'or?"), ("board", "price")),
    (N_("{who}: {board} lets you put markers from the general supply on boards, up to {n}."), ("board",)),
    (N_("{who}: complete missions, or stop and keep one chip at most."), ()),
    (N_("{who}: choose the pile of your new mission."), ()),
), strict=True))


def _numbered(name_: str, number: int) -> int | Noun:
    return Noun(name_, number) if name_ in ("board", "mission") else number


def prompt(decision: Decision) -> Phrase:
    text, names = _PROMPTS[decision.prompt]
    args: Args = {"who": seat(decision.seat)}
    for name_, number in zip(names, decision.context, strict=False):
        args[name_] = _numbered(name_, number)
    if decision.prompt == PROMPTS[ERRAND]:
        args["n"] = AMOUNT[decision.context[0]]
    return text, args


# Actions ----------------------------------------------------------------------------------------------------------

_PATTERNS = (
    N_("{card}: place nothing"),
    N_("{card}: {n1} on {board1}"),
    N_("{card}: {n1} on {board1}, {n2} on {board2}"),
    N_("{card}: {n1} on {board1}, {n2} on {board2}, {n3} on {board3}"),
)


def action(thing: Action) -> Phrase:
    """What a button or a hint says for an action."""
    return _ACTIONS[thing.verb](thing.args)


def _recall(args: tuple[int, ...]) -> Phrase:
    return (N_("Take {n} back"), {"n": args[0]}) if args[0] else (N_("Take nothing back"), {})


def _spread(args: tuple[int, ...]) -> Phrase:
    return (N_("Markers on {boards}"), {"boards": boards(args)}) if args else (N_("No marker"), {})


def _place(args: tuple[int, ...]) -> Phrase:
    text, pattern = _pattern(args, _PATTERNS)
    return text, pattern


def _pattern(args: tuple[int, ...], texts: tuple[str, ...]) -> Phrase:
    """Card, boards and numbers of a placing as arguments."""
    values: Args = {"card": Noun("influence", args[0])}
    for number, at in enumerate(range(1, len(args), 2), start=1):
        values[f"board{number}"] = board(args[at])
        values[f"n{number}"] = args[at + 1]
    return texts[len(args) // 2], values


def _take(args: tuple[int, ...]) -> Phrase:
    return N_("{card}: take markers back"), {"card": Noun("influence", args[0])}


def _plot(args: tuple[int, ...]) -> Phrase:
    _card, general, personal = args
    if general:
        return N_("Intrigue: {n} from the general supply"), {"n": general}
    if personal:
        return N_("Intrigue: {n} from the personal supply"), {"n": personal}
    return N_("Intrigue without a marker"), {}


def _complete(args: tuple[int, ...]) -> Phrase:
    mission, one, other = args
    return N_("Complete {mission} with {one} and {other}"), {
        "mission": Noun("mission", mission), "one": Noun("chip", one), "other": Noun("chip", other)}


def _keep(args: tuple[int, ...]) -> Phrase:
    if not args:
        return N_("Stop and keep no chip"), {}
    return N_("Stop and keep: {chips}"), {"chips": tuple(Noun("chip", chip) for chip in args)}


def _pile(args: tuple[int, ...]) -> Phrase:
    return N_("Draw from the {pile} pile"), {"pile": Noun("pile", args[0])}


def _plain(text: str) -> Callable[[tuple[int, ...]], Phrase]:
    return lambda _args: (text, {})


_ACTIONS: dict[str, Callable[[tuple[int, ...]], Phrase]] = {
    "recall": _recall,
    "free": _spread,
    "errand": _spread,
    "place": _place,
    "take": _take,
    "plot": _plot,
    "hold": _plain(N_("No intrigue")),
    "claim": _plain(N_("Win the tie")),
    "waive": _plain(N_("Leave it tied")),
    "buy": _plain(N_("Buy")),
    "decline": _plain(N_("Do not buy")),
    "complete": _complete,
    "keep": _keep,
    "pile": _pile,
}

# Chronicle --------------------------------------------------------------------------------------------------------

_PLACED = (
    N_("{who} plays {card} and places nothing."),
    N_("{who} plays {card}: {n1} on {board1}."),
    N_("{who} plays {card}: {n1} on {board1}, {n2} on {board2}."),
    N_("{who} plays {card}: {n1} on {board1}, {n2} on {board2}, {n3} on {board3}."),
)

_NUMBER_TOLD = {
    "coins": N_("{who} receives {n} louis d'or."),
    "coats": N_("{who} draws coats of arms: {n}."),
    "deal": N_("{who} draws influence cards: {n}."),
}
_BOARD_TOLD = {
    "board": N_("{board} is scored."),
    "leads": N_("{who} leads on {board}."),
    "second": N_("{who} is the only second on {board}."),
    "buy": N_("{who} buys the reward of {board} for {n} louis d'or."),
    "decline": N_("{who} buys nothing from {board}."),
    "flip": N_("{board} is turned over."),
}
_NEUTRAL_TOLD = {
    "leads": N_("The neutral colour leads on {board}."),
    "second": N_("The neutral colour is the only second on {board}."),
}


def event(thing: Event) -> Phrase | None:
    """The line of the chronicle for an event; None where another line already tells it."""
    kind, public = thing.kind, thing.public
    args: Args = {"who": seat(thing.seat)}
    if kind in _NUMBER_TOLD:
        args["n"] = public[0]
        return _NUMBER_TOLD[kind], args
    if kind in _BOARD_TOLD:
        args["board"] = board(public[0])
        if kind == "buy":
            args["n"] = public[1]
        texts = _NEUTRAL_TOLD if kind in _NEUTRAL_TOLD and thing.seat == NOBODY else _BOARD_TOLD
        return texts[kind], args
    if kind in _EVENTS:
        return _EVENTS[kind](public, args)
    return None


def _round(public: tuple[int, ...], args: Args) -> Phrase:
    args["n"] = public[0] + 1
    return N_("Round {n} begins. {who} is the start player."), args


def _money(public: tuple[int, ...], args: Args) -> Phrase:
    card = public[0]
    return N_("Louis goes to {board}. Everybody receives {n} louis d'or."), {
        "board": board(MONEY_BOARD[card]), "n": INCOME[card]}


def _recalled(public: tuple[int, ...], args: Args) -> Phrase:
    args |= {"n": public[0], "mission": Noun("mission", public[1])}
    return N_("{who} takes markers back with {mission}: {n}."), args


def _neutral(public: tuple[int, ...], args: Args) -> Phrase:
    card, at, n = public
    return N_("{card} puts neutral markers on {board}: {n}."), {
        "card": Noun("influence", card), "n": n, "board": board(at)}


def _freed(public: tuple[int, ...], args: Args) -> Phrase:
    args["mission"] = Noun("mission", public[0])
    if len(public) == 1:
        return N_("{who} puts no marker down with {mission}."), args
    args["boards"] = boards(public[1:])
    return N_("{who} puts markers on {boards} with {mission}."), args


def _errand(public: tuple[int, ...], args: Args) -> Phrase:
    if len(public) == 1:
        return N_("{who} puts no marker down."), args
    args["boards"] = boards(public[1:])
    return N_("{who} puts markers from the general supply on {boards}."), args


def _placed(public: tuple[int, ...], args: Args) -> Phrase:
    text, pattern = _pattern(public, _PLACED)
    return text, args | pattern


def _taken(public: tuple[int, ...], args: Args) -> Phrase:
    args |= {"card": Noun("influence", public[0]), "n": public[1]}
    return N_("{who} plays {card} and takes markers back: {n}."), args


def _last(public: tuple[int, ...], args: Args) -> Phrase:
    args["card"] = Noun("influence", public[0])
    return N_("{who}'s last card is not played: {card}."), args


def _shuffle(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("All influence cards are shuffled."), {}


def _conspired(public: tuple[int, ...], args: Args) -> Phrase:
    args["n"] = public[0]
    if len(public) == 1:
        return N_("{who} draws intrigue cards: {n}."), args
    args["cards"] = tuple(Noun("intrigue", card) for card in public[1:])
    return N_("{who} draws intrigue cards: {n}, open ones among them: {cards}."), args


def _plotted(public: tuple[int, ...], args: Args) -> Phrase:
    at, general, personal = public
    args |= {"board": board(at), "n": general or personal}
    if general:
        return N_("{who} plays intrigue for {board}: {n} from the general supply."), args
    return N_("{who} plays intrigue for {board}: {n} from the personal supply."), args


def _ahead(public: tuple[int, ...], args: Args) -> Phrase:
    args["board"] = board(public[0])
    text = N_("{who} wins the tie on {board}.") if public[1] else N_("{who} does not break the tie on {board}.")
    return text, args


def _tied(public: tuple[int, ...], args: Args) -> Phrase:
    seats = tuple(seat(colour) for colour in public[2:] if colour != NOBODY)
    told: Args = {"board": board(public[0]), "seats": seats}
    if len(seats) < len(public) - 2:
        return N_("Tied on {board}: {seats} and the neutral colour."), told
    return N_("Tied on {board}: {seats}."), told


def _reach(public: tuple[int, ...], args: Args) -> Phrase:
    told: Args = {"board": board(public[0]), "n": public[1]}
    if len(public) == 2:
        return N_("{board} asks for markers: {n}. Nobody has so many."), told
    told["seats"] = tuple(seat(one) for one in public[2:])
    return N_("{board} asks for markers: {n}. Reached by {seats}."), told


def _chip(public: tuple[int, ...], args: Args) -> Phrase:
    args["chip"] = Noun("chip", public[0])
    return N_("{who} receives a chip: {chip}."), args


def _home(public: tuple[int, ...], args: Args) -> Phrase:
    at, n, lost = public
    args |= {"board": board(at), "n": n}
    if args["who"] == seat(NOBODY):
        return N_("Neutral markers leave {board}: {n}."), args
    if lost:
        return N_("{who} loses markers on {board} to the general supply: {n}."), args
    return N_("{who} takes markers home from {board}: {n}."), args


def _completed(public: tuple[int, ...], args: Args) -> Phrase:
    mission, one, other = public
    args |= {"mission": Noun("mission", mission), "one": Noun("chip", one), "other": Noun("chip", other)}
    return N_("{who} completes {mission} with {one} and {other}."), args


def _new_mission(public: tuple[int, ...], args: Args) -> Phrase:
    args["pile"] = Noun("pile", public[0])
    return N_("{who} draws a mission from the {pile} pile."), args


def _returned(public: tuple[int, ...], args: Args) -> Phrase:
    args["chips"] = tuple(Noun("chip", chip) for chip in public)
    return N_("{who} returns chips: {chips}."), args


def _exchanged(public: tuple[int, ...], args: Args) -> Phrase:
    cards, intrigue, chips, markers, coins = public
    args |= {"cards": cards, "intrigue": intrigue, "chips": chips, "markers": markers, "coins": coins}
    return N_(
        "{who} exchanges for coats: influence cards {cards}, intrigue cards {intrigue}, chips {chips}, markers on "
        "boards {markers}, louis d'or {coins}."
    ), args


def _revealed(public: tuple[int, ...], args: Args) -> Phrase:
    args["coats"] = tuple(Noun("coat", kind) for kind in public)
    return N_("{who} reveals the coats: {coats}."), args


def _bonus(public: tuple[int, ...], args: Args) -> Phrase:
    args["coat"] = Noun("coat", public[0])
    return N_("{who} has the most of a kind and receives a bonus: {coat}."), args


def _over(public: tuple[int, ...], args: Args) -> Phrase:
    return N_("The game is over."), {}


_EVENTS: dict[str, Callable[[tuple[int, ...], Args], Phrase]] = {
    "round": _round,
    "money": _money,
    "recall": _recalled,
    "neutral": _neutral,
    "free": _freed,
    "errand": _errand,
    "place": _placed,
    "take": _taken,
    "last": _last,
    "shuffle": _shuffle,
    "conspire": _conspired,
    "plot": _plotted,
    "ahead": _ahead,
    "tied": _tied,
    "reach": _reach,
    "chip": _chip,
    "home": _home,
    "complete": _completed,
    "mission": _new_mission,
    "return": _returned,
    "exchange": _exchanged,
    "reveal": _revealed,
    "bonus": _bonus,
    "over": _over,
}


def say(_seen: LouisState, thing: Action | Event) -> Phrase | None:
    return action(thing) if isinstance(thing, Action) else event(thing)
