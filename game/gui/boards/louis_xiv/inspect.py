"""Things of the board seen large, with what they mean now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.protocol import Noun, Seat, Target
from game.gui.boards.louis_xiv import explain, outlook
from game.gui.boards.view import Inspection
from game.i18n import _, n_
from game.louis_xiv.components import MISSION_POINTS

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

Args = tuple[int, ...]


def inspect(view: LouisView, target: Target) -> Inspection | None:
    """What to show for a thing; None when it says nothing."""
    make = _INSPECTED.get(target.kind)
    return make(view, target.args) if make else None


def _board(view: LouisView, args: Args) -> Inspection | None:
    board, seen = args[0], view.seen
    counts = outlook.counts_with(seen, board, view.acting, view.pending)
    note = outlook.majority(seen, view.names, board, counts)
    found = explain.board(view.pieces, view.names, board, seen.side(board), seen.louis == board)
    lines = [
        _("{name}: {n}", name=view.colour_name(colour), n=count) for colour, count in enumerate(counts) if count
    ]
    text = found.text + ("\n" + _("Markers: {list}", list=", ".join(lines)) if lines else "")
    return replace(found, text=text, note=note)


def _card(view: LouisView, args: Args) -> Inspection | None:
    return explain.influence(view.pieces, view.names, args[0]) if args[0] >= 0 else None


def _plot(view: LouisView, args: Args) -> Inspection | None:
    return explain.intrigue(view.pieces, view.names, args[0]) if args[0] >= 0 else None


def _mission(view: LouisView, args: Args) -> Inspection | None:
    return explain.mission(view.pieces, view.names, args[0]) if args[0] >= 0 else None


def _done(view: LouisView, args: Args) -> Inspection | None:
    found = explain.mission(view.pieces, view.names, args[1])
    return replace(found, note=_("Completed by {name}", name=view.seats[args[0]].name))


def _chip(view: LouisView, args: Args) -> Inspection | None:
    return explain.chip(view.pieces, view.names, args[0])


def _stock(view: LouisView, args: Args) -> Inspection | None:
    found = explain.chip(view.pieces, view.names, args[0])
    return replace(found, note=n_("{n} chip left", "{n} chips left", view.seen.stock[args[0]]))


def _coat(view: LouisView, args: Args) -> Inspection | None:
    return explain.coat(view.pieces, view.names, args[0])


def _coat_deck(view: LouisView, _args: Args) -> Inspection | None:
    text = _("Coats of arms are drawn from here, face down. Only their owner sees them before the end.")
    left = n_("{n} coat left", "{n} coats left", len(view.seen.coat_deck))
    return Inspection(_("Stock of coats"), left, text)


def _pile(view: LouisView, args: Args) -> Inspection | None:
    left = len(view.seen.piles[args[0]])
    return replace(explain.pile(view.pieces, view.names, args[0]), note=n_("{n} card left", "{n} cards left", left))


def _money(view: LouisView, args: Args) -> Inspection | None:
    return explain.money(view.pieces, view.names, args[0])


def _supply(view: LouisView, args: Args) -> Inspection | None:
    seen, seat = view.seen, args[0]
    text = _("Markers that won a board lie here. A card brings them back to the personal supply.")
    numbers = _("General supply {general}, personal supply {personal}, on boards {boards}", general=seen.general[seat],
                personal=seen.personal[seat], boards=sum(seen.markers[seat :: seen.colours]))
    return Inspection(_("General supply: {name}", name=view.seats[seat].name), "", text, note=numbers)


def _played(view: LouisView, _args: Args) -> Inspection | None:
    return Inspection(_("Played cards"), "", _cards(view, view.seen.played) or _("No card has been played yet."))


def _influence_deck(view: LouisView, _args: Args) -> Inspection | None:
    seen = view.seen
    last = _cards(view, seen.discarded)
    text = _("Last cards that were not played: {cards}", cards=last) if last else ""
    left = n_("{n} card", "{n} cards", len(seen.influence_deck))
    return Inspection(_("Influence deck"), left, text or _("All cards are shuffled after the influence phase."))


def _intrigue_deck(view: LouisView, _args: Args) -> Inspection | None:
    left = n_("{n} card", "{n} cards", len(view.seen.intrigue_deck))
    return Inspection(_("Intrigue deck"), left, _("One card for each board. Louvois gives them away."))


def _cards(view: LouisView, cards: Sequence[int]) -> str:
    """Names of influence cards with their numbers."""
    counted = Counter(cards)
    return ", ".join(
        f"{view.names.noun(Noun('influence', card))} ×{n}" if n > 1 else view.names.noun(Noun("influence", card))
        for card, n in sorted(counted.items())
    )


def _seat(view: LouisView, args: Args) -> Inspection | None:
    """All numbers of a seat in words."""
    seen, seat = view.seen, args[0]
    lines = [
        _("Louis d'or: {n}", n=seen.money[seat]),
        _("Personal supply: {n}", n=seen.personal[seat]),
        _("General supply: {n}", n=seen.general[seat]),
        _("Coats of arms: {n}", n=len(seen.coats[seat])),
        _("Influence cards: {n}", n=len(seen.hands[seat])),
        _("Intrigue cards: {n}", n=len(seen.intrigue[seat])),
        _("Missions in hand: {n}", n=len(seen.missions_of(seat))),
        _("Completed missions: {n}, {points} points each", n=len(seen.done[seat]), points=MISSION_POINTS),
    ]
    return Inspection(view.seats[seat].name, _seat_subtitle(view, seat), "\n".join(lines))


def _seat_subtitle(view: LouisView, seat: Seat) -> str:
    score = view.seen.standings()[seat].score
    text = n_("{n} point now", "{n} points now", score)
    return text + "  ·  " + _("start player") if view.seen.start == seat else text


def _projection(_view: LouisView, _args: Args) -> Inspection | None:
    text = _("Marks on each board who would win it if it were scored now. The key P does the same.")
    return Inspection(_("Projected majorities"), "", text)


_INSPECTED: dict[str, Callable[[LouisView, Args], Inspection | None]] = {
    "board": _board,
    "card": _card,
    "plot": _plot,
    "mission": _mission,
    "done": _done,
    "chip": _chip,
    "stock": _stock,
    "coat": _coat,
    "coat_deck": _coat_deck,
    "pile": _pile,
    "money": _money,
    "supply": _supply,
    "played": _played,
    "influence_deck": _influence_deck,
    "intrigue_deck": _intrigue_deck,
    "seat": _seat,
    "projection": _projection,
}
