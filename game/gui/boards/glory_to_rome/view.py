"""The board of Glory to Rome on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Action, AnyRules, Event, Noun, Seat, Target
from game.engine.table import SeatSetup
from game.glory_to_rome import wording
from game.glory_to_rome.components import BUILDINGS, MATERIAL
from game.glory_to_rome.frames import FOLLOW, LEAD, UNFINISHED, UNIT
from game.glory_to_rome.state import RomeState
from game.gui.boards.glory_to_rome import camps, choosing, demand, forum, hand, inspect, motions, own, turn
from game.gui.boards.glory_to_rome.choosing import Meaning
from game.gui.boards.glory_to_rome.explain import explain
from game.gui.boards.glory_to_rome.geometry import Geometry
from game.gui.boards.glory_to_rome.pieces import PLAQUE, Pieces, picture
from game.gui.boards.glory_to_rome.portrait import portrait
from game.gui.boards.view import BoardView, Catalogue, Choice, Inspection, Motion, Step, Thing
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.names import Names
from game.gui.theme import ROME
from game.i18n import N_, _

BACK = Target("back")
"""Stands for putting the last chosen thing back."""
_HOT_KEYS = {
    "t": ("think",), "s": ("skip", "done", "hold"), "j": ("jack",), "d": ("refill", "card", "hire_top", "seal"),
}
_ON_BUTTONS_TOO = ("deck", "jacks")
"""Places of the table that a newcomer may not think of: what they stand for is on a button as well."""
_MOST_BUTTONS = 2
"""So many ways to use what is chosen stand on buttons; of more only the places glow."""


class RomeView(BoardView):
    """Rivals above, the pool in the middle, the own camp and hand below; role, queue and chronicle on the right."""

    skin = ROME
    background = "bg/glory_to_rome"
    music = "glory_to_rome"
    curtain = "glory_to_rome/curtain"
    emblem = "sign/laurel"
    portrait_aspect = 2.5
    category_sounds = {"vault": "coin", "bonus": "coin", "triumph": "crown_fanfare"}
    formalities = ("think", "skip", "done", "keep", "give")
    keys = (
        ("T", N_("Think")), ("S", N_("Skip, or be done")), ("J", N_("Take a Jack")), ("D", N_("Draw from the deck")),
        (N_("Backspace"), N_("Put the last chosen card back")),
    )

    seen: RomeState

    def __init__(self, rules: AnyRules, seats: Sequence[SeatSetup], options: Any, names: Names) -> None:
        super().__init__(rules, seats, options, names)
        self.pointed: Target | None = None
        self.glories: set[Seat] = set()
        """Who has answered the demand on show with Glory to Rome."""
        self._meanings: tuple[Meaning, ...] = ()
        self._known_whole: tuple[tuple[Meaning, ...], tuple[int, ...], list[Meaning]] | None = None

    # --- layout -----------------------------------------------------------------------------------------------------

    pieces: Pieces
    at: Geometry

    def layout(self, area: Rect, kit: Kit) -> None:
        self.kit = kit
        self.pieces = Pieces(kit, self.names)
        self.at = Geometry(area, kit, len(self.seats))
        self.changed()

    @property
    def prompt_rect(self) -> Rect:
        return self.at.prompt

    @property
    def chronicle_rect(self) -> Rect | None:
        return self.at.chronicle

    def warm_up(self) -> Iterator[None]:
        """Compose the cards at the size of the hand, so that none has to be composed in the middle of a flight.

        The small pictures of the buildings and those of a demand are loaded as well.
        """
        size = self.at.hand_card(0, 1).size
        side, ahead = self.kit.px(PLAQUE[0]), self.kit.sprites.ahead
        for card in range(BUILDINGS):
            yield from ahead(picture(card, self.pieces.is_full(Rect((0, 0), size))))
            self.pieces.card(card, Rect((0, 0), size))
            yield
            yield from ahead(picture(card, full=False))
            self.pieces.structure((card, MATERIAL[card], (), UNFINISHED), Rect(0, 0, side, side))
            yield
        yield from demand.warm_up(self)

    # --- seats ------------------------------------------------------------------------------------------------------

    @property
    def own(self) -> bool:
        """The seat in the middle is a person's."""
        return self.seats[self.centre].human

    @property
    def asked(self) -> Seat:
        """The seat that has to decide; NOBODY when the game is over."""
        decision = self.seen.decision()
        return decision.seat if decision else NOBODY

    def rivals(self) -> list[Seat]:
        """The other seats in turn order from the one in the middle."""
        return [(self.centre + step) % len(self.seats) for step in range(1, len(self.seats))]

    def camp_of(self, seat: Seat) -> Rect:
        """The slab of a seat's camp."""
        if seat == self.centre:
            return self.at.camp
        return self.at.rivals[(seat - self.centre) % len(self.seats) - 1]

    # --- what is being decided --------------------------------------------------------------------------------------

    def allow(self, legal: Sequence[Action]) -> None:
        self._meanings = tuple(choosing.meaning(self.seen, action) for action in legal) if legal else ()
        super().allow(legal)

    def show(self, seen: Any, centre: Seat) -> None:
        super().show(seen, centre)
        self._meanings = ()

    @property
    def _chosen(self) -> Any:
        return choosing.taken(self.seen, self.asked, self.picked)

    def _whole(self) -> list[Meaning]:
        """What can be done with just the things chosen."""
        known = self._known_whole
        if known is None or known[0] is not self._meanings or known[1] != self.picked:
            known = (self._meanings, self.picked, choosing.whole_ways(self._meanings, self._chosen))
            self._known_whole = known
        return known[2]

    def glows(self, target: Target) -> bool:
        """Whether a click on the thing would choose it."""
        return any(thing.target == target for thing in self.choosable())

    def action_for(self, target: Target) -> Action | None:
        if not self.legal:
            return None
        ways = [one for one in self._whole() if one.place and choosing.same_place(one.place, target)]
        if not ways and (choice := self._free(target)) is not None:
            chosen = self._chosen + choosing.taken(self.seen, self.asked, (choice,))
            ways = [one for one in choosing.whole_ways(self._meanings, chosen) if one.place is None]
        return ways[0].action if len(ways) == 1 else None

    def _free(self, target: Target) -> int | None:
        """The number of a thing that could be taken and is not."""
        choice = choosing.choice_of(target, self.asked)
        if choice is None or choice in self.picked or (target.kind == "card" and self.asked != self.centre):
            return None
        return choice

    def pickable(self, target: Target) -> bool:
        if not self.legal:
            return False
        choice = choosing.choice_of(target, self.asked)
        if choice in self.picked and self.asked == self.centre:
            return True
        if self._free(target) is None or choice is None:
            return False
        chosen = self._chosen + choosing.taken(self.seen, self.asked, (choice,))
        return bool(choosing.open_ways(self._meanings, chosen)) or self._instead(target) is not None

    def _instead(self, target: Target) -> int | None:
        """A thing that cannot be added to the chosen ones, but chosen in their place."""
        choice = self._free(target)
        if choice is None or not self.picked:
            return None
        alone = choosing.taken(self.seen, self.asked, (choice,))
        return choice if choosing.open_ways(self._meanings, alone) else None

    def pick(self, target: Target) -> bool:
        if target == BACK:
            if not self.picked:
                return False
            self.picked = self.picked[:-1]
            self.changed()
            return True
        if not self.pickable(target):
            return False
        choice = choosing.choice_of(target, self.asked)
        assert choice is not None
        if choice in self.picked:
            self.picked = tuple(one for one in self.picked if one != choice)
        else:
            chosen = self._chosen + choosing.taken(self.seen, self.asked, (choice,))
            joined = choosing.open_ways(self._meanings, chosen)
            self.picked = (*self.picked, choice) if joined else (choice,)
        self.changed()
        return True

    def leads(self, target: Target, action: Action) -> bool:
        choice = self._free(target)
        if choice is None or not self.pickable(target):
            return super().leads(target, action)
        alone = choosing.taken(self.seen, self.asked, (choice,))
        joined = self._chosen + alone
        after = joined if choosing.open_ways(self._meanings, joined) else alone
        takes = Counter(choosing.meaning(self.seen, action).takes)
        return super().leads(target, action) or not after - takes

    def grip(self, target: Target) -> bool:
        choice = choosing.choice_of(target, self.asked)
        if choice is not None and self.pickable(target):
            return choice in self.picked or self.pick(target)
        if target.kind == "looked":
            return bool(self.legal)
        return any(choosing.goes(one.action) for one in self._direct(target))

    def drop(self, target: Target, place: Target) -> Action | None:
        if place == target:
            return None
        if action := self.action_for(place):
            return action
        ways = [one for one in (*(self._whole() if self.picked else ()), *self._direct(target))
                if choosing.reaches(one.action, self.asked, place)]
        return ways[0].action if len(ways) == 1 else None

    def _direct(self, target: Target) -> list[Meaning]:
        """What a click on a thing does at once."""
        return [one for one in self._whole() if one.place and choosing.same_place(one.place, target)]

    def carried(self, target: Target, pos: tuple[int, int]) -> list[Sprite]:
        goals = [self.kit.halo(thing.rect) for thing in self.things() if self.drop(target, thing.target)]
        return goals + hand.carried(self, target, pos)

    def picks_stock(self, material: int) -> bool:
        """A material of the own stockpile is chosen."""
        return choosing.STOCK + material in self.picked

    def picks_pool(self, material: int) -> bool:
        """A material of the pool is chosen."""
        return choosing.POOL + material in self.picked

    @property
    def lifted(self) -> int:
        """The card of the hand that is pointed at; NOBODY for none."""
        return self.pointed.args[1] if self.pointed and self.pointed.kind == "card" else NOBODY

    def point(self, target: Target | None) -> None:
        for one in (self.pointed, target):
            if one and one.kind in ("card", "role"):
                self._sprites = None
        self.pointed = target

    def switch(self, key: str) -> bool:
        return key == "backspace" and self.pick(BACK)

    def choices(self) -> list[Choice]:
        if not self.legal:
            return []
        whole = self._whole()
        found = [one for one in whole if self.picked and (one.place is not None)]
        if len(found) > _MOST_BUTTONS:
            found = []
        for one in whole:
            alike = sum(one.place == other.place for other in whole)
            if one not in found and (one.place is None or alike > 1) and one.takes and self.picked:
                found.append(one)
        for one in self._meanings if not self.picked else ():
            ambiguous = one.place is not None and sum(one.place == other.place for other in whole) > 1
            plain = one.place is None or one.place.kind in _ON_BUTTONS_TOO or (ambiguous and one in whole)
            if not one.takes and one not in found and plain:
                found.append(one)
        confirms = bool(self.picked) or len(self._meanings) == 1
        return [Choice(one.action, self._label(one.action), confirms) for one in found]

    def _label(self, action: Action) -> str:
        if action.verb == "lead":
            return _("Lead {role}", role=self.names.noun(Noun("role", action.args[0])))
        if action.verb == "follow" and len(action.args) > 1:
            return _("Follow with a petition")
        return self.names.phrase(wording.action(action))

    def steps(self) -> list[Step]:
        if not self.picked or not self.legal:
            return []
        return [Step(BACK, _("Put back"))]

    def advice(self) -> str:
        """Why somebody without a choice is asked; what one more card of the same role would make of those chosen."""
        if len(self.legal) == 1:
            return _("You can do nothing else. You are asked all the same, so that nobody learns what you hold.")
        if not self.picked or not self.legal or self.seen.agenda[-1][0] not in (LEAD, FOLLOW, UNIT):
            return ""
        if len(choosing.open_ways(self._meanings, self._chosen)) == len(self._whole()):
            return ""
        return _("A petition: {n} cards of one role count as a Jack.", n=self.seen.petition)

    def hot_key(self, name: str) -> Action | None:
        verbs = _HOT_KEYS.get(name, ())
        return next((action for action in self.legal if action.verb in verbs), None)

    # --- showing ----------------------------------------------------------------------------------------------------

    def title_note(self) -> str:
        if not self.seen:
            return ""
        return _("Leader: {name}", name=self.seats[self.seen.leader].name)

    def paint(self, canvas: Surface) -> None:
        self.kit.sprites.draw_cover(canvas, self.background, canvas.get_rect())
        camps.paint(self, canvas)
        forum.paint(self, canvas)
        own.paint(self, canvas)
        turn.paint(self, canvas)

    def build(self) -> list[Sprite]:
        if self.seen is None:
            return []
        found: list[Sprite] = []
        for seat in self.rivals():
            found += camps.sprites(self, seat)
        found += forum.sprites(self) + own.sprites(self) + turn.sprites(self)
        return found + demand.sprites(self) + hand.sprites(self)

    def find_things(self) -> list[Thing]:
        found: list[Thing] = []
        for seat in self.rivals():
            found += camps.things(self, seat)
        found += forum.things(self) + turn.things(self)
        scene = demand.things(self)
        return found + (scene or own.things(self)) + hand.things(self)

    def inspect(self, target: Target) -> Inspection | None:
        return inspect.inspect(self, target)

    def inspection_room(self, target: Target) -> Rect | None:
        if target.kind != "card":
            return None
        return Rect(self.at.pool.x, self.at.pool.y, self.at.pool.w, self.at.camp.bottom - self.at.pool.y)

    def motion(self, event: Event) -> Motion:
        if event.kind in ("perform", "show", "turn"):
            self.glories.clear()
        elif event.kind == "glory":
            self.glories.add(event.seat)
        return motions.motion(self, event)

    def portrait(self, seat: Seat, rect: Rect, lit: str = "") -> list[Sprite]:
        return portrait(self, seat, rect, lit)

    @classmethod
    def catalogue(cls, kit: Kit, names: Names) -> Catalogue:
        return partial(explain, Pieces(kit, names), names)


VIEW = RomeView
