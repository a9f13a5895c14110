"""Standing answers (rules 5, 6, 9): what a person may fix, so that the others need not wait for it.

Each answers by what its own seat sees. Nobody else is told which one is fixed. Whose hand the others do not know is
always asked (see `RomeState.hides_card`), so an order is what passes a person over. One that looks at the hand tells
something about it: its note says so.
"""

from __future__ import annotations

from game.engine.protocol import Action, Order, Seat
from game.glory_to_rome.components import JACK, MATERIAL
from game.glory_to_rome.frames import (
    AFTER,
    BEFORE,
    BUILDING,
    CRAFTING,
    DRAW_ONE,
    FOLLOW,
    FOLLOWS,
    GIVE,
    HOLD,
    REFILL_HAND,
    TAKE_JACK,
    THINK,
    THINK_NOW,
)
from game.glory_to_rome.state import RomeState
from game.i18n import N_


def _matching(seen: RomeState) -> Action | None:
    """The first way to follow with an Order card of the led role itself."""
    role = seen.agenda[-1][2]
    ways = (action for action in seen.legal_actions() if action is not THINK_NOW and len(action.args) == 1)
    return next((way for way in ways if way.args[0] != JACK and MATERIAL[way.args[0]] == role), None)


def _refill(seen: RomeState, seat: Seat) -> Action | None:
    """Thinks with refill, or with one card where the hand is full; a Tribunal's Jack is taken, nothing discarded."""
    kind = seen.agenda[-1][0]
    if kind == FOLLOW:
        return THINK_NOW
    if seat == seen.leader or all(frame[0] != FOLLOWS for frame in seen.agenda):
        return None
    if kind == THINK:
        return REFILL_HAND if REFILL_HAND in seen.legal_actions() else DRAW_ONE
    return {BEFORE: HOLD, AFTER: TAKE_JACK}.get(kind)


def _refill_unless_card(seen: RomeState, seat: Seat) -> Action | None:
    asked = seen.agenda[-1][0] == FOLLOW and _matching(seen) is not None
    return None if asked else _refill(seen, seat)


def _card_or_refill(seen: RomeState, seat: Seat) -> Action | None:
    card = _matching(seen) if seen.agenda[-1][0] == FOLLOW else None
    return card or _refill(seen, seat)


def _give(seen: RomeState, seat: Seat) -> Action | None:
    return seen.legal_actions()[0] if seen.agenda[-1][0] == GIVE else None


def _only_answer(seen: RomeState, *kinds: int) -> Action | None:
    """The answer to a question of these kinds that has just one."""
    legal = seen.legal_actions() if seen.agenda[-1][0] in kinds else ()
    return legal[0] if len(legal) == 1 else None


def _give_single(seen: RomeState, seat: Seat) -> Action | None:
    return _only_answer(seen, GIVE)


def _build_nothing(seen: RomeState, seat: Seat) -> Action | None:
    return _only_answer(seen, CRAFTING, BUILDING)


_REFILL = N_("While others lead: you think and refill your hand, or draw one card when it is full.")

ORDERS = (
    Order("refill", "follow", N_("Always think with refill"), _REFILL, _refill),
    Order(
        "refill_unless_card", "follow", N_("Think with refill unless I can follow with a card"),
        N_("While others lead: you are asked only when you hold a card of the role. Otherwise you think and refill."),
        _refill_unless_card,
    ),
    Order(
        "card_or_refill", "follow", N_("Follow with a card if I can, otherwise think with refill"),
        N_("While others lead: your first card of the role follows; without one you think and refill."),
        _card_or_refill,
    ),
    Order(
        "give", "give", N_("Give the first matching card"),
        N_("When a demand leaves you the choice between cards, the first one in your hand goes."), _give,
    ),
    Order(
        "give_single", "give", N_("Give without being asked when there is no choice"),
        N_("You are asked only when you can choose between cards. The others may notice that you could not."),
        _give_single,
    ),
    Order(
        "build_nothing", "build", N_("Skip when I have nothing to build with"),
        N_("Craftsman and Architect ask you only when you can do something. The others may notice that you cannot."),
        _build_nothing,
    ),
)
