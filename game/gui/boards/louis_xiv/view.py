"""The board of Louis XIV on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface

from game.engine.protocol import NOBODY, Action, AnyRules, Event, Noun, Seat, Target
from game.engine.table import SeatSetup
from game.gui.boards.louis_xiv import court, inspect, motions, outlook, panels, placing, things
from game.gui.boards.louis_xiv.colours import pawn_colours
from game.gui.boards.louis_xiv.explain import explain
from game.gui.boards.louis_xiv.geometry import Geometry
from game.gui.boards.louis_xiv.pieces import Pieces, board_picture, person_picture
from game.gui.boards.louis_xiv.portrait import portrait
from game.gui.boards.view import BoardView, Catalogue, Choice, Inspection, Motion, Step, Thing
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.names import Names
from game.gui.theme import COURT
from game.i18n import N_, _, n_
from game.louis_xiv import wording
from game.louis_xiv.components import BOARDS, DATA, JOKER, ROUNDS, TAKE_MOST
from game.louis_xiv.frames import BUY, ERRAND, FREE, INFLUENCE, INTRIGUE, MISSION, MISSION_ROUND, PILE, TIES, TURNS
from game.louis_xiv.names import condition_text
from game.louis_xiv.state import LouisState

BACK = Target("back")
"""Stands for taking one marker, chip or card back."""
TOGGLE = Target("projection")


class LouisView(BoardView):
    """The court in the middle, players on the left, own missions and coats on the right, the own hand below."""

    skin = COURT
    background = "bg/louis_xiv"
    music = "louis_xiv"
    curtain = "louis_xiv/curtain"
    emblem = "sign/laurel"
    formalities = ("hold",)
    category_sounds = {"missions": "mission", "coats": "wax_seal", "exchange": "coin", "bonus": "wax_seal"}
    keys = (("P", N_("Show who would win each board now")), (N_("Backspace"), N_("Take one marker back")))

    seen: LouisState

    def __init__(self, rules: AnyRules, seats: Sequence[SeatSetup], options: Any, names: Names) -> None:
        super().__init__(rules, seats, options, names)
        self.with_neutral = len(seats) == DATA.neutral.seats and bool(getattr(options, "neutral_colour", False))
        self.pawns = pawn_colours(seats, len(seats) + self.with_neutral)
        self.projected = False
        """Whoever would win a board is marked on it."""
        self.lit: int = NOBODY
        """The board that is being scored."""
        self.pointed: Target | None = None
        self.away: tuple[str, int] | None = None
        """A card of the own hand that is flying elsewhere: its kind and what it is."""

    # --- layout -----------------------------------------------------------------------------------------------------

    pieces: Pieces
    at: Geometry

    def layout(self, area: Rect, kit: Kit) -> None:
        self.kit = kit
        self.pieces = Pieces(kit, self.names)
        self.at = Geometry(area, kit, len(self.seats), self.with_neutral)
        self.changed()

    @property
    def prompt_rect(self) -> Rect:
        return self.at.prompt

    @property
    def chronicle_rect(self) -> Rect | None:
        return self.at.chronicle

    def title_note(self) -> str:
        if not self.seen:
            return ""
        return _("Round {n} of {rounds}", n=self.seen.round + 1, rounds=ROUNDS)

    @property
    def phase(self) -> int:
        """The phase of the round, 0 to 3; NOBODY when the game is over."""
        kinds = {frame[0] for frame in self.seen.agenda}
        if not kinds:
            return NOBODY
        if self.lit != NOBODY or kinds & {INTRIGUE, TIES, BUY, ERRAND}:
            return 2
        if kinds & {MISSION, MISSION_ROUND, PILE}:
            return 3
        return 1 if kinds & {INFLUENCE, FREE, TURNS} else 0

    def warm_up(self) -> Iterator[None]:
        """Compose boards and cards at the sizes on show, so that none has to be composed in the middle of a flight."""
        ahead = self.kit.sprites.ahead
        for board in range(BOARDS):
            for side in (0, 1):
                yield from ahead(board_picture(board, side))
                self.pieces.board(board, side, self.at.board(board))
                yield
        for card in range(JOKER + 1):
            yield from ahead(person_picture("influence", card))
            for rect in (self.at.hand_card(0, 1, 0), self.at.rest((2, 2))):
                self.pieces.card("influence", card, Rect((0, 0), rect.size))
                yield

    # --- seats ------------------------------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """The seats from the centre on in turn order, as their panels stand."""
        return [(self.centre + step) % len(self.seats) for step in range(len(self.seats))]

    def panel_of(self, seat: Seat) -> Rect:
        """The panel of a seat."""
        return self.at.panels[(seat - self.centre) % len(self.seats)]

    def colour_name(self, colour: int) -> str:
        """Whose markers a colour is."""
        return self.seats[colour].name if colour < len(self.seats) else _("neutral")

    @property
    def acting(self) -> Seat:
        """The seat that is asked, the centre where nobody is."""
        decision = self.seen.decision()
        return decision.seat if decision else self.centre

    def own_cards(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Influence and intrigue cards of the centre seat, as far as they are known."""
        return self.seen.hands[self.centre], self.seen.intrigue[self.centre]

    # --- what is being decided --------------------------------------------------------------------------------------

    @property
    def pending(self) -> Counter[int]:
        """Markers put down so far in the open decision, by board."""
        return placing.pending(self.seen, self.picked) if self.picked else Counter()

    @property
    def taking(self) -> Action | None:
        """Taking markers back with the chosen card."""
        return placing.taking(self.seen, self.legal, self.picked)

    @property
    def choosing_card(self) -> bool:
        """A card of the hand has to be chosen now, and none is yet."""
        return bool(self.legal) and self.seen.agenda[-1][0] == INFLUENCE and not self.picked

    @property
    def choosing_mission(self) -> bool:
        return bool(self.seen.agenda) and self.seen.agenda[-1][0] == MISSION

    @property
    def chosen_chips(self) -> tuple[int, ...]:
        """Chips chosen to pay or to keep."""
        return self.picked[1:] if self.picked and self.choosing_mission else ()

    @property
    def lifted_card(self) -> int:
        """The card of the hand that is lifted: the one pointed at, else the chosen one; NOBODY for none."""
        if self.pointed and self.pointed.kind in ("card", "plot"):
            return self.pointed.args[1]
        frame: tuple[int, ...] = self.seen.agenda[-1] if self.seen.agenda else (NOBODY,)
        influence, intrigue = self.own_cards()
        if frame[0] == INFLUENCE and self.picked and self.picked[0] in influence:
            return influence.index(self.picked[0])
        if frame[0] == INTRIGUE and self.legal and frame[2] in intrigue:
            return len(influence) + intrigue.index(frame[2])
        return NOBODY

    def glows(self, target: Target) -> bool:
        """Whether a click on the thing would choose it."""
        return any(thing.target == target for thing in self.choosable())

    def action_for(self, target: Target) -> Action | None:
        if not self.legal:
            return None
        if target.kind == "supply" and target.args[0] == self.acting:
            return self.taking or self._plot_from_general()
        if target.kind == "pile":
            action = Action("pile", target.args)
            return action if action in self.legal else None
        if self.choosing_mission:
            return placing.completing(self.legal, self.picked, target)
        return None

    def _plot_from_general(self) -> Action | None:
        return next((one for one in self.legal if one.verb == "plot" and one.args[1]), None)

    def _added(self, target: Target) -> tuple[int, ...] | None:
        if target.kind == "chip" and target.args[1:] != (self.acting,):
            return None
        return placing.added(self.seen, self.legal, self.picked, target)

    def pickable(self, target: Target) -> bool:
        return self._added(target) is not None

    def leads(self, target: Target, action: Action) -> bool:
        after = self._added(target)
        on_the_way = after is not None and placing.leads(self.seen, after, action)
        return on_the_way or super().leads(target, action)

    def pick(self, target: Target) -> bool:
        if target == TOGGLE:
            self.projected = not self.projected
            self.changed()
            return True
        if target == BACK:
            picked: tuple[int, ...] | None = self._one_back()
        elif self.picked and target.kind in ("card", "mission") and target.args[:1] == self.picked[:1]:
            picked = ()
        else:
            picked = self._added(target)
        if picked is None or (target == BACK and not self.picked):
            return False
        self.picked = picked
        self.changed()
        return True

    def _one_back(self) -> tuple[int, ...]:
        """What stays chosen when the last choice is taken back."""
        left = self.picked[:-1]
        return () if left == (placing.KEEPING,) else left

    def point(self, target: Target | None) -> None:
        for one in (self.pointed, target):
            if one and one.kind in ("card", "plot", "board"):
                self._sprites = None
        self.pointed = target

    def switch(self, key: str) -> bool:
        if key == "p":
            return self.pick(TOGGLE)
        return key == "backspace" and self.pick(BACK)

    def choices(self) -> list[Choice]:
        if not self.legal:
            return []
        found = []
        if action := placing.finished(self.seen, self.legal, self.picked):
            found.append(Choice(action, self._finished_label(action), bool(self.picked)))
        if taking := self.taking:
            n = min(TAKE_MOST[self.picked[0]], self.seen.general[self.acting])
            label = n_("Take {n} marker back", "Take {n} markers back", n) if n else _("Use up the card")
            found.append(Choice(taking, label, primary=False))
        for action in self.legal:
            if action.verb in ("recall", "plot", "hold", "claim", "waive", "buy", "decline"):
                found.append(Choice(action, self._label(action), action == self._recommended))
        return found

    @property
    def _recommended(self) -> Action | None:
        """The choice whose button stands out: the one that does most, or the only one."""
        active = [one for one in self.legal if one.verb in ("recall", "claim", "buy")]
        return active[-1] if active else self.legal[0] if len(self.legal) == 1 else None

    def _finished_label(self, action: Action) -> str:
        if action.verb == "keep":
            return self.names.phrase(wording.action(action))
        return _("Confirm") if self.picked[1:] or action.args else _("Place none")

    def _label(self, action: Action) -> str:
        if action.verb == "plot":
            general, personal = action.args[1:]
            return _("General: {n}", n=general) if general else _("Personal: {n}", n=personal)
        if action.verb == "recall":
            return _("Take {n}", n=action.args[0]) if action.args[0] else _("None")
        return self.names.phrase(wording.action(action))

    def steps(self) -> list[Step]:
        if not self.picked or not self.legal:
            return []
        if self.picked[1:]:
            return [Step(BACK, _("One back"))]
        return [Step(BACK, _("Card back") if self.seen.agenda[-1][0] in (INFLUENCE, MISSION) else _("One back"))]

    def happening(self) -> str:
        if self.lit == NOBODY:
            return ""
        side, louis = self.seen.side(self.lit), self.seen.louis == self.lit
        asked = self.names.phrase(condition_text(self.lit, side, louis))
        return _("{board} is scored. {condition}", board=self.names.noun(Noun("board", self.lit)), condition=asked)

    def advice(self) -> str:
        if not self.legal or self.acting != self.centre:
            return ""
        if self.choosing_mission and self.picked[:1] and self.picked[0] != placing.KEEPING:
            return _("{mission}: choose the chips that pay for it.",
                     mission=self.names.noun(Noun("mission", self.picked[0])))
        card = self.picked[0] if self.picked and self.seen.agenda[-1][0] == INFLUENCE else NOBODY
        return outlook.advice(self.seen, self.names, self.acting, self.pending, card)

    # --- showing ----------------------------------------------------------------------------------------------------

    def show(self, seen: Any, centre: Seat) -> None:
        super().show(seen, centre)
        self.away = None
        frame = seen.agenda[-1] if seen.agenda else (NOBODY,)
        self.lit = self.seen.agenda[-1][2] if frame[0] in (INTRIGUE, TIES, BUY, ERRAND) else NOBODY

    def paint(self, canvas: Surface) -> None:
        kit, at = self.kit, self.at
        kit.sprites.draw_cover(canvas, self.background, canvas.get_rect())
        kit.sprites.draw(canvas, "louis_xiv/court", at.court)
        for panel in at.panels:
            kit.panel(canvas, panel)
            line = Rect(panel.x + kit.px(124), panel.y + kit.px(55), panel.w - kit.px(210), max(1, kit.px(1)))
            canvas.fill((104, 76, 36), line)
        if at.neutral:
            kit.panel(canvas, at.neutral)
        kit.titled_panel(canvas, at.missions, _("Missions"), 17)
        kit.titled_panel(canvas, at.coats, _("Coats of arms"), 17)
        kit.titled_panel(canvas, at.chronicle, _("Chronicle"), 17)
        kit.panel(canvas, at.prompt)

    def build(self) -> list[Sprite]:
        if self.seen is None:
            return []
        found = court.sprites(self)
        for seat in self.order():
            found += panels.player(self, seat)
        found += panels.neutral(self)
        found += panels.own_missions(self)
        found += panels.coats(self)
        found += things.toggle(self) + panels.phases(self)
        return found + panels.hand(self)

    def find_things(self) -> list[Thing]:
        return things.find(self)

    def inspect(self, target: Target) -> Inspection | None:
        return inspect.inspect(self, target)

    def inspection_room(self, target: Target) -> Rect | None:
        return self.at.court if target.kind in ("card", "plot", "chip", "done") else None

    def motion(self, event: Event) -> Motion:
        return motions.motion(self, event)

    def portrait(self, seat: Seat, rect: Rect, lit: str = "") -> list[Sprite]:
        return portrait(self, seat, rect, lit)

    @classmethod
    def catalogue(cls, kit: Kit, names: Names) -> Catalogue:
        return partial(explain, Pieces(kit, names), names)



VIEW = LouisView
