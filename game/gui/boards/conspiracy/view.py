"""The board of Conspiracy on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from game.conspiracy import wording
from game.conspiracy.components import (
    ALL_LOCATIONS,
    BASE_LOCATIONS,
    EMPTY,
    GUILDS,
    KEY,
    LORD_GUILD,
    LORD_IP,
    LORD_PEARLS,
    LORD_POWER,
    LORDS,
    SPOTS,
)
from game.conspiracy.hidden import unseen_lords
from game.conspiracy.scoring import Holding
from game.conspiracy.state import KEEP_LOCATION, KEEP_LORD, NEXT_LORD, SOURCE, SWAPPING, ConspiracyState
from game.engine.protocol import Action, Event, Noun, Seat, Target
from game.gui.boards.conspiracy import inspect, market, motions, plates
from game.gui.boards.conspiracy.cards import GUILD_COLOURS, Cards, picture
from game.gui.boards.conspiracy.explain import explain
from game.gui.boards.conspiracy.geometry import Geometry
from game.gui.boards.conspiracy.portrait import portrait
from game.gui.boards.conspiracy.streaks import streaks
from game.gui.boards.view import BoardView, Catalogue, Choice, Inspection, Motion, Thing
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.names import Names
from game.gui.text import Align
from game.gui.theme import ABYSS, Colour, Role
from game.i18n import N_, _, n_

_DIM = 90


class ConspiracyView(BoardView):
    """Chamber of the centre seat in the middle, rivals on the left, council and Locations on the right."""

    skin = ABYSS
    background = "bg/conspiracy"
    music = "conspiracy"
    emblem = "sign/trident"
    category_sounds = {"coalition": "coalition", "pearl_master": "pearl_master"}
    keys = (("1  2  3", N_("Draw one, two or three cards")),)

    seen: ConspiracyState

    def layout(self, area: Rect, kit: Kit) -> None:
        self.kit = kit
        self.cards = Cards(kit)
        self.at = Geometry(area, kit, len(self.seats) - 1)
        self.changed()

    @property
    def prompt_rect(self) -> Rect:
        return self.at.prompt

    @property
    def chronicle_rect(self) -> Rect | None:
        return self.at.chronicle

    def title_note(self) -> str:
        turn = max(self.seen.placed) if self.seen else 0
        return _("Fullest chamber: {n} of 15", n=turn)

    def warm_up(self) -> Iterator[None]:
        """Compose the cards at the sizes on show, so that none has to be composed in the middle of a flight."""
        at, panels, ahead = self.at, self.at.rivals, self.kit.sprites.ahead
        lord_sizes = {at.spot(0).size, at.tray_card(0, 1, False).size, at.pile_card(0, 0, 1).size}
        for lord in range(LORDS):
            yield from ahead(picture("lord", lord))
            for size in lord_sizes:
                self.cards.lord(lord, Rect((0, 0), size))
                yield
            if panels:
                yield from ahead(picture("mini", lord))
                self.cards.mini(lord, at.tile(panels[0], 0))
                yield
        for site in ALL_LOCATIONS if self.options.bonus_locations else BASE_LOCATIONS:
            yield from ahead(picture("location", site))
            self.cards.location(site, at.tray_card(0, 1, True))
            yield

    # --- seats ----------------------------------------------------------

    def rivals(self) -> list[Seat]:
        """The other seats in turn order after the centre."""
        count = len(self.seats)
        return [(self.centre + step) % count for step in range(1, count)]

    def panel_of(self, seat: Seat) -> Rect:
        """The panel of a rival."""
        return self.at.rivals[self.rivals().index(seat)]

    def spot_rect(self, seat: Seat, spot: int) -> Rect:
        """A spot of a seat's chamber, large or small."""
        return self.at.spot(spot) if seat == self.centre else self.at.tile(self.panel_of(seat), spot)

    def counter_rect(self, seat: Seat, counter: str) -> Rect:
        """The icon of one of a seat's counters."""
        return plates.counter_rect(self, seat, counter)

    # --- the static picture ----------------------------------------------------------

    def paint(self, canvas: Surface) -> None:
        kit, at = self.kit, self.at
        kit.sprites.draw_cover(canvas, self.background, canvas.get_rect())
        kit.sprites.draw(canvas, "conspiracy/chamber", at.chamber)
        for spot in range(SPOTS):
            kit.sprites.draw(canvas, "conspiracy/slot", at.spot(spot))
        kit.sprites.draw(canvas, "conspiracy/oyster", at.oyster)
        for panel in at.rivals:
            kit.panel(canvas, panel)
            for spot in range(SPOTS):
                kit.sprites.draw(canvas, "conspiracy/slot", at.tile(panel, spot))
        kit.titled_panel(canvas, at.council, _("The Council"), 18)
        kit.titled_panel(canvas, at.locations, _("Locations"), 18)
        kit.panel(canvas, at.prompt)
        if at.chronicle:
            kit.titled_panel(canvas, at.chronicle, _("Chronicle"), 18)
        kit.sprites.draw_nine(canvas, kit.ui("tray"), at.tray(), kit.scale)
        for panel in (at.council, at.locations):
            kit.sprites.draw(canvas, "conspiracy/slot", at.deck(panel))
        for guild in range(GUILDS):
            well = at.pile(guild)
            kit.sprites.draw_nine(canvas, kit.ui("tray"), well, kit.scale)
            label = Rect(well.x + 3, well.bottom - kit.px(32), well.w - 6, kit.px(28))
            name = _(wording.GUILD_NAMES[guild])
            if kit.fits(name, 16, "bold", label.w):
                kit.write(canvas, label, name, 16, "bold", GUILD_COLOURS[guild], align="center")

    # --- the moving picture ----------------------------------------------------------

    def build(self) -> list[Sprite]:
        if self.seen is None:
            return []
        sprites = self.chamber(self.centre)
        sprites += self._coalition()
        sprites += plates.own_plate(self)
        for seat in self.rivals():
            sprites += plates.rival(self, seat)
        sprites += market.council(self)
        sprites += market.locations(self)
        if self.looking:
            sprites += market.look(self)
        return sprites

    def chamber(self, seat: Seat) -> list[Sprite]:
        """Lords and Locations of a seat, wherever it is shown."""
        sprites: list[Sprite] = []
        large = seat == self.centre
        lords, base = self.seen.lords(seat), seat * SPOTS
        swapping = large and self.seen.phase == SWAPPING and self.seen.current == seat
        if large and self.seen.current == seat and self.seen.placed[seat] < SPOTS and self.seen.decision():
            sprites.append(self.kit.halo(self.at.spot(self.seen.placed[seat]), alpha=110))
        for spot, lord in enumerate(lords):
            if lord == EMPTY or ("spot", seat, spot) in self.hidden:
                continue
            rect = self.spot_rect(seat, spot)
            locked = swapping and LORD_POWER[lord] == KEY
            sprites.append(self.cards.lord(lord, rect, locked) if large else self.cards.mini(lord, rect))
            site = self.seen.sites[base + spot]
            if site != EMPTY and ("site", seat, spot) not in self.hidden:
                sprites.append(self.cards.plaque(site, self.site_rect(seat, spot)))
        return sprites

    def site_rect(self, seat: Seat, spot: int) -> Rect:
        """Where a Location lies on a Lord of a seat."""
        rect = self.spot_rect(seat, spot)
        if seat == self.centre:
            return self.at.plaque(rect)
        w = round(rect.w * 0.56)
        return Rect(rect.right - w + round(rect.w * 0.06), rect.bottom - round(w / 1.5) + 1, w, round(w / 1.5))

    def _coalition(self) -> list[Sprite]:
        """Streaks of light between the Lords of the centre's largest coalition."""
        lords = self.seen.lords(self.centre)
        if any(("spot", self.centre, spot) in self.hidden for spot in range(SPOTS)):
            return []
        group = Holding(lords, (), 0).coalition()
        return streaks(self.kit, lords, group, self.at.spot, 0.42)

    def line(
        self, text: str, role: Role, px: float, box: Rect, colour: Colour, align: Align = "left", shadow: bool = True
    ) -> list[Sprite]:
        """A line of text as a sprite, shrunk to fit its box; `px` in pixels."""
        return self.kit.words(box, text, px, role, colour, align, shadow)

    def tray_cards(self) -> tuple[int, ...]:
        """What lies in the tray: drawn Lords, the hand, or drawn Locations."""
        return () if self.looking else self.seen.shown or self.seen.hand

    @property
    def tray_holds_locations(self) -> bool:
        return bool(self.seen.shown) and self.seen.phase in (SOURCE, KEEP_LOCATION)

    @property
    def looking(self) -> bool:
        """The whole Location deck is spread out."""
        return len(self.seen.shown) > 3

    # --- pointing ----------------------------------------------------------

    def find_things(self) -> list[Thing]:
        if self.looking:
            return self._spots() + self._look_things()
        return self._council_things() + self._location_things() + self._spots() + self._score_things()

    def _council_things(self) -> list[Thing]:
        at = self.at
        found = [Thing(Target("lord_deck"), at.deck(at.council), _("Lord deck"))]
        for n in (1, 2, 3):
            label = self.names.phrase(wording.action(Action("draw", (n,))))
            found.append(Thing(Target("draw", (n,)), at.draw_button(at.council, n), label))
        cards, location = self.tray_cards(), self.tray_holds_locations
        for index, card in enumerate(cards):
            rect = at.tray_card(index, len(cards), location)
            noun = Noun("location" if location else "lord", card)
            found.append(Thing(Target("tray", (index, card)), rect, self.names.noun(noun)))
        for guild in range(GUILDS):
            found.append(Thing(Target("pile", (guild,)), at.pile(guild), self._pile_label(guild)))
        return found

    def _pile_label(self, guild: int) -> str:
        lords = self.seen.piles[guild]
        name = _(wording.GUILD_NAMES[guild])
        return n_("{guild}: {n} Lord", "{guild}: {n} Lords", len(lords), guild=name)

    def _location_things(self) -> list[Thing]:
        at, seen = self.at, self.seen
        found = [Thing(Target("location_deck"), at.deck(at.locations), _("Location deck"))]
        for n in (1, 2, 3):
            label = self.names.phrase(wording.action(Action("explore", (n,))))
            found.append(Thing(Target("explore", (n,)), at.draw_button(at.locations, n), label))
        for index, site in enumerate(seen.open):
            rect = at.open_card(index, len(seen.open))
            found.append(Thing(Target("open", (site,)), rect, self.names.noun(Noun("location", site))))
        return found

    def _look_things(self) -> list[Thing]:
        shown = self.seen.shown
        return [
            Thing(
                Target("tray", (index, site)),
                self.at.look_card(index, len(shown)),
                self.names.noun(Noun("location", site)),
            )
            for index, site in enumerate(shown)
        ]

    def _spots(self) -> list[Thing]:
        found = []
        for seat in (self.centre, *self.rivals()):
            for spot, lord in enumerate(self.seen.lords(seat)):
                label = _("Spot {n}", n=spot + 1) if lord == EMPTY else self.names.noun(Noun("lord", lord))
                found.append(Thing(Target("spot", (seat, spot)), self.spot_rect(seat, spot), label))
        return found

    def _score_things(self) -> list[Thing]:
        return [
            Thing(Target("score", (seat,)), plates.counter_rect(self, seat, "score"), self.seats[seat].name)
            for seat in range(len(self.seats))
        ]

    def action_for(self, target: Target) -> Action | None:
        seen = self.seen
        if target.kind == "tray":
            verb = {KEEP_LORD: "keep", NEXT_LORD: "place", KEEP_LOCATION: "choose"}.get(seen.phase, "")
            action = Action(verb, (target.args[1],))
        elif target.kind in ("draw", "explore", "pile", "open"):
            action = Action(target.kind, target.args)
        elif target.kind == "spot" and seen.phase == SWAPPING and len(self.picked) == 1:
            pair = sorted((*self.picked, target.args[1]))
            action = Action("swap", (pair[0], pair[1]))
            if target.args[0] != seen.current:
                return None
        else:
            return None
        return action if action in self.legal else None

    def pickable(self, target: Target) -> bool:
        if target.kind != "spot" or self.seen.phase != SWAPPING or target.args[0] != self.seen.current:
            return False
        if self.picked:
            return target.args[1] in self.picked
        return any(action.verb == "swap" and target.args[1] in action.args for action in self.legal)

    def pick(self, target: Target) -> bool:
        if not self.pickable(target):
            return False
        self.picked = () if target.args[1] in self.picked else (target.args[1],)
        self.changed()
        return True

    def leads(self, target: Target, action: Action) -> bool:
        begins = action.verb == "swap" and not self.picked and target.args[-1:] and target.args[-1] in action.args
        return super().leads(target, action) or bool(begins and self.pickable(target))

    def choices(self) -> list[Choice]:
        return [
            Choice(action, self.names.phrase(wording.action(action))) for action in self.legal if action.verb == "stay"
        ]

    def ghost(self, target: Target) -> list[Sprite]:
        """The Lord pointed at, as it would stand on the next spot, and what it or a swap would add."""
        if target.kind == "spot" and (swap := self.action_for(target)):
            return self._promise(self.swap_gain(*swap.args), self.at.spot(target.args[1]))
        if target.kind != "tray" or self.seen.phase not in (KEEP_LORD, NEXT_LORD) or self.seen.current != self.centre:
            return []
        rect = self.at.spot(self.seen.placed[self.centre])
        return [self.cards.ghost(target.args[1], rect), *self._promise(self.gain(target.args[1]), rect)]

    def _promise(self, gain: int, rect: Rect) -> list[Sprite]:
        """A change of influence, large over a card."""
        number = f"{gain:+d}" if gain else "±0"
        plate = Rect(0, 0, round(rect.w * 0.62), round(rect.h * 0.36))
        plate.center = rect.center
        return [
            self.kit.sprites.nine_sprite(self.kit.ui("tooltip"), plate, self.kit.scale),
            *self.line(number, "number", rect.h * 0.28, plate, self.kit.skin.halo, "center"),
        ]

    def hot_key(self, name: str) -> Action | None:
        if name not in ("1", "2", "3"):
            return None
        wanted = (Action("draw", (int(name),)), Action("explore", (int(name),)))
        return next((action for action in wanted if action in self.legal), None)

    def inspect(self, target: Target) -> Inspection | None:
        return inspect.inspect(self, target)

    def inspection_room(self, target: Target) -> Rect | None:
        large = target.kind in ("spot", "score") and target.args[0] == self.centre
        if large or target.kind in ("tray", "pile", "lord_deck", "draw"):
            return self.at.chamber if self.looking else self.at.locations
        if target.kind in ("open", "location_deck", "explore"):
            return self.at.council
        return None

    def motion(self, event: Event) -> Motion:
        return motions.motion(self, event)

    def portrait(self, seat: Seat, rect: Rect, lit: str = "") -> list[Sprite]:
        return portrait(self, seat, rect, lit)

    @classmethod
    def catalogue(cls, kit: Kit, names: Names) -> Catalogue:
        return partial(explain, Cards(kit), names)

    # --- previews ----------------------------------------------------------

    def gain(self, lord: int) -> int:
        """How much the running score of the seat on turn would change if the Lord were placed now."""
        seen = self.seen
        seat = seen.current
        if seen.placed[seat] == SPOTS:
            return 0
        after = seen.clone()
        before = sum(seen.holding(seat).points(seen.master == seat))
        after.chambers[seat * SPOTS + seen.placed[seat]] = lord
        pearls = LORD_PEARLS[lord]
        if pearls:
            after.gain_pearls(seat, pearls, None)
        return sum(after.holding(seat).points(after.master == seat)) - before

    def swap_gain(self, one: int, other: int) -> int:
        """How much a swap of two Lords would change the running score of the seat on turn."""
        seat, after = self.seen.current, self.seen.clone()
        before = sum(self.seen.holding(seat).points(self.seen.master == seat))
        a, b = seat * SPOTS + one, seat * SPOTS + other
        after.chambers[a], after.chambers[b] = after.chambers[b], after.chambers[a]
        return sum(after.holding(seat).points(after.master == seat)) - before

    def deck_table(self) -> list[list[int]]:
        """How many Lords of each guild (row) and value (column) are still in the deck."""
        left = unseen_lords(self.seen)
        ranks = sorted({LORD_IP[lord] for lord in range(len(LORD_IP))})
        return [
            [sum(LORD_GUILD[lord] == guild and LORD_IP[lord] == ip for lord in left) for ip in ranks]
            for guild in range(GUILDS)
        ]


VIEW = ConspiracyView
