"""Who sits at the table of a new game, and by which options it is played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game import seating
from game.ai.temperaments import TEMPERAMENTS
from game.engine.protocol import AnyRules
from game.engine.table import COLOURS, SIGNS, SeatSetup
from game.gui import games, layout
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.scenes.menu import MenuScene
from game.gui.scenes.options import option_controls, wanted_height
from game.gui.seats import draw_medal, kind_name, kind_tip
from game.gui.widgets import Button, Choice, IconButton, Label, TextField, Widget
from game.gui.widgets.buttons import round_glow
from game.i18n import _

if TYPE_CHECKING:
    from game.gui.app import App

_ROW = 84
_HEAD, _FOOT = 76, 58
_AROUND, _AROUND_OPTIONS = 230, 222
"""Design units of a seat's row, the title, the foot, and what lies around the rows and the options."""
_ROOMY = 1300
"""Design units of width from which on the seats spare some for a long list of options."""
_DEFAULT_KINDS = ("human", "ai:easy")


@dataclass(slots=True)
class Draft:
    """A seat as it is being set up; an empty name takes the default one."""

    name: str
    kind: str
    colour: str
    sign: str


class MedalChoice(Choice[str]):
    """Colour or sign of a seat, shown on its medal."""

    draft: Draft
    bare: bool = False
    """Show the sign alone."""

    def paint_value(self, canvas: Surface, kit: Kit) -> None:
        room = self.middle()
        side = min(room.w, round(self.rect.h * 0.86))
        place = Rect(room.centerx - side // 2, room.centery - side // 2, side, side)
        if not self.bare:
            draw_medal(canvas, kit, place, self.draft.colour, self.draft.sign)
        else:
            kit.sprites.draw(canvas, f"sign/{self.draft.sign}", place.inflate(-side // 4, -side // 4), kit.skin.title)


class TemperamentChoice(Choice[str]):
    """The temperament of a computer player, shown by its portrait; a click takes the next one."""

    def arrows(self) -> tuple[Rect, Rect]:
        return Rect(self.rect.topleft, (0, 0)), Rect(self.rect.topright, (0, 0))

    def paint(self, canvas: Surface, kit: Kit) -> None:
        self.paint_value(canvas, kit)

    def paint_value(self, canvas: Surface, kit: Kit) -> None:
        kit.sprites.draw(canvas, TEMPERAMENTS[self.value].portrait, self.rect)

    def overlay(self, kit: Kit, hovered: bool, held: bool) -> list[Sprite]:
        return round_glow(kit, self.rect, hovered, held)


class SetupScene(MenuScene):
    """Seats with names, kinds, colours and signs; the game's options; the seed."""

    def __init__(self, app: App, rules: AnyRules) -> None:
        super().__init__(app)
        self.rules = rules
        self.values: dict[str, object] = rules.options().model_dump()
        self.seed = ""
        self.drafts: list[Draft] = []
        self._fill(app.settings.last_seats)
        self._seats_panel = Rect(0, 0, 0, 0)
        self._options_panel = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)

    def _fill(self, last: Sequence[tuple[str, str]]) -> None:
        """The seats of the last set-up as far as this game takes them."""
        known = [(name, kind) for name, kind in last if seating.is_kind(kind)][: self.rules.seats[-1]]
        for name, kind in known:
            self._add(name, kind)
        while len(self.drafts) < self.rules.seats[0]:
            self._add("", _DEFAULT_KINDS[min(len(self.drafts), 1)])

    def _add(self, name: str, kind: str) -> None:
        colour = next(colour for colour in COLOURS if colour not in [draft.colour for draft in self.drafts])
        sign = next(sign for sign in SIGNS if sign not in [draft.sign for draft in self.drafts])
        self.drafts.append(Draft(name, kind, colour, sign))

    # --- places ---------------------------------------------------------------------------------------------------

    def build(self, window: Rect) -> Iterable[Widget]:
        kit = self.kit
        seats, options = _AROUND + _ROW * self.rules.seats[-1], _AROUND_OPTIONS + wanted_height(self.rules.options)
        wanted = kit.px(_HEAD + _FOOT + max(seats, options))
        page = layout.centred(window, min(window.w - kit.px(48), kit.px(1380)), min(window.h - kit.px(30), wanted))
        head, body, foot = layout.rows(page, [-kit.px(_HEAD), 1.0, -kit.px(_FOOT)], kit.px(16))
        self._head = head
        many = options > _AROUND + _ROW * self.rules.seats[-1] and body.w > kit.px(_ROOMY)
        self._seats_panel, self._options_panel = layout.columns(body, [1.7 if many else 2.25, 1.0], kit.px(18))
        inner = kit.below_title(self._seats_panel, 22)
        pitch = min(kit.px(_ROW), (inner.h - kit.px(58)) // self.rules.seats[-1])
        widgets: list[Widget] = []
        for number, draft in enumerate(self.drafts):
            row = Rect(inner.x, inner.y + number * pitch, inner.w, pitch)
            widgets += self._seat_controls(number, draft, layout.inset(row, 0, kit.px(6)))
        widgets += self._add_button(Rect(inner.x, inner.bottom - kit.px(50), inner.w, kit.px(46)))
        widgets += self._option_controls(kit.below_title(self._options_panel, 22))
        back, _gap, start = layout.columns(foot, [1.0, 2.0, 1.6], kit.px(18))
        widgets += [
            Button("back", back, _("Back"), self.back, "left"),
            Button("start", start, _("Start the game"), self._start, "play", primary=True, size=23),
        ]
        return widgets

    def _seat_controls(self, number: int, draft: Draft, row: Rect) -> list[Widget]:
        kit = self.kit
        side, portrait = (min(row.h, kit.px(units)) for units in (46, 64))
        colour, sign, name, kind, face, tools = layout.columns(
            row, [-kit.px(100), -kit.px(84), 1.0, 1.15, -portrait, -(3 * side + 2 * kit.px(6))], kit.px(8)
        )
        up, down, off = layout.columns(tools, [1.0, 1.0, 1.0], kit.px(6))
        name, kind, colour, sign = (_mid(rect, kit.px(54)) for rect in (name, kind, colour, sign))
        up, down, off = (_mid(rect, side) for rect in (up, down, off))
        face = _mid(face, portrait)
        last = len(self.drafts) - 1
        few = len(self.drafts) == self.rules.seats[0]
        least = _("This game needs at least {n} seats.", n=self.rules.seats[0])
        medal = MedalChoice(
            ("colour", number), colour, _("Colour"), self._free(COLOURS, draft.colour, "colour"), draft.colour,
            partial(self._set, draft, "colour"), tip=_("Colour of the seat"),
        )  # fmt: skip
        mark = MedalChoice(
            ("sign", number), sign, _("Sign"), self._free(SIGNS, draft.sign, "sign"), draft.sign,
            partial(self._set, draft, "sign"), tip=_("Sign of the seat, so that nobody need tell the colours apart"),
        )  # fmt: skip
        medal.draft = mark.draft = draft
        mark.bare = True
        kinds = [(kind_id, kind_name(kind_id)) for kind_id in seating.KINDS]
        level, temperament = seating.level_and_temperament(draft.kind)
        return [
            medal,
            mark,
            TextField(
                ("name", number), name, _("Name"), draft.name, partial(self._name, draft), seating.LONGEST_NAME,
                seating.default_name(draft.kind, number), kit.text.shows,
            ),
            Choice(
                ("kind", number), kind, _("Who plays"), kinds, level,
                lambda chosen: self._set(draft, "kind", seating.with_temperament(chosen, temperament)),
                tip=kind_tip(draft.kind),
            ),
            *self._temperament(number, draft, face),
            IconButton(
                ("up", number), up, "up", _("Sit one seat earlier"), partial(self._swap, number, number - 1),
                _("This is the first seat."), number > 0,
            ),
            IconButton(
                ("down", number), down, "down", _("Sit one seat later"), partial(self._swap, number, number + 1),
                _("This is the last seat."), number < last,
            ),
            IconButton(
                ("off", number), off, "close", _("Leave the table"), partial(self._remove, number), least, not few
            ),
        ]  # fmt: skip

    def _temperament(self, number: int, draft: Draft, place: Rect) -> list[Widget]:
        """The portrait of a computer player that has a temperament, which says its line."""
        level, chosen = seating.level_and_temperament(draft.kind)
        if level not in seating.LEVEL_KINDS:
            return []
        names = [(id_, _(temperament.name)) for id_, temperament in TEMPERAMENTS.items()]
        known = TEMPERAMENTS[chosen]
        tip = _("{name}: “{line}”", name=_(known.name).capitalize(), line=_(known.line))
        return [
            TemperamentChoice(
                ("temperament", number), place, _("Temperament"), names, chosen,
                lambda id_: self._set(draft, "kind", seating.with_temperament(level, id_)), tip=tip,
            )
        ]  # fmt: skip

    def _add_button(self, room: Rect) -> list[Widget]:
        most = self.rules.seats[-1]
        if len(self.drafts) >= most:
            words = _("All {n} seats are taken.", n=most)
            return [Label(room, words, 18, colour=self.kit.skin.muted, align="center")]
        place = layout.centred(room, min(room.w, self.kit.px(300)), room.h)
        return [Button("add", place, _("Add a seat"), self._add_seat, "plus")]

    def _option_controls(self, room: Rect) -> list[Widget]:
        kit = self.kit
        bottom = Rect(room.x, room.bottom - kit.px(82), room.w, kit.px(82))
        label, field = layout.rows(bottom, [-kit.px(30), -kit.px(46)], kit.px(4))
        above = Rect(room.x, room.y, room.w, bottom.y - room.y)
        return [
            option_controls(self.rules.options, self.values, above, kit),
            Label(label, _("Seed of the game"), 18, colour=kit.skin.muted),
            TextField(
                "seed", field, _("Seed of the game"), self.seed, self._seeded, 9, _("random"),
                lambda letter: letter.isascii() and letter.isdigit(),
                _("The same seed and the same decisions give the same game."),
            ),
        ]  # fmt: skip

    def decorate(self, canvas: Surface) -> None:
        kit = self.kit
        kit.write(canvas, self._head, _(self.rules.title), 38, "title", align="center", gild=True)
        kit.titled_panel(canvas, self._seats_panel, _("Who plays"), 22)
        kit.titled_panel(canvas, self._options_panel, _("Options"), 22)

    # --- changes --------------------------------------------------------------------------------------------------

    def _free(self, all_of_them: Sequence[str], own: str, field: str) -> list[tuple[str, str]]:
        """The values no other seat has."""
        taken = {getattr(draft, field) for draft in self.drafts} - {own}
        return [(value, value) for value in all_of_them if value not in taken]

    def _set(self, draft: Draft, field: str, value: str) -> None:
        setattr(draft, field, value)
        self.rebuild()

    def _name(self, draft: Draft, name: str) -> None:
        draft.name = " ".join(name.split())
        self.rebuild()

    def _seeded(self, digits: str) -> None:
        self.seed = digits

    def _swap(self, a: int, b: int) -> None:
        self.drafts[a], self.drafts[b] = self.drafts[b], self.drafts[a]
        self.rebuild()

    def _remove(self, number: int) -> None:
        del self.drafts[number]
        self.rebuild()

    def _add_seat(self) -> None:
        """Another computer player, of a temperament that sits at the table least often."""
        have = [seating.level_and_temperament(draft.kind)[1] for draft in self.drafts if draft.kind != "human"]
        self._add("", seating.with_temperament("ai:easy", min(TEMPERAMENTS, key=have.count)))
        self.rebuild()

    # --- start ----------------------------------------------------------------------------------------------------

    def seats(self) -> list[SeatSetup]:
        """The seats as they are set up now, every name filled in and unlike the others."""
        seats: list[SeatSetup] = []
        for number, draft in enumerate(self.drafts):
            wanted = draft.name or seating.default_name(draft.kind, number)
            name = seating.unique(wanted, [seat.name for seat in seats])
            seats.append(SeatSetup(name=name, kind=draft.kind, colour=draft.colour, sign=draft.sign))
        return seats

    def _start(self) -> None:
        from game.gui.scenes.table import TableScene

        for widget in self.ui.widgets:
            if isinstance(widget, TextField):
                widget.stop()
        self.app.change(last_seats=[(draft.name, draft.kind) for draft in self.drafts])
        options = self.rules.options.model_validate(self.values)
        table = games.begin(self.app.slot, self.rules, options, self.seats(), int(self.seed) if self.seed else None)
        self.app.scenes.replace(TableScene(self.app, table))


def _mid(rect: Rect, height: int) -> Rect:
    """The rectangle at most so high, about its middle."""
    height = min(rect.h, height)
    return Rect(rect.x, rect.centery - height // 2, rect.w, height)
