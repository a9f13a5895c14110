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
    LORD_POWER,
    LORDS,
    SPOTS,
)
from game.conspiracy.hidden import unseen_lords
from game.conspiracy.scoring import Holding
from game.conspiracy.state import KEEP_LOCATION, KEEP_LORD, NEXT_LORD, SOURCE, SWAPPING, ConspiracyState
from game.engine.protocol import UNKNOWN, Action, Event, Noun, Seat, Target
from game.gui.boards.conspiracy import inspect, motions
from game.gui.boards.conspiracy.cards import GUILD_COLOURS, INK, Cards
from game.gui.boards.conspiracy.explain import explain
from game.gui.boards.conspiracy.geometry import Geometry
from game.gui.boards.conspiracy.portrait import portrait
from game.gui.boards.conspiracy.streaks import streaks
from game.gui.boards.view import BoardView, Catalogue, Choice, Inspection, Motion, Thing
from game.gui.compositor import Sprite
from game.gui.kit import Kit
from game.gui.names import Names
from game.gui.seats import medal_sprites
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
        at, panels = self.at, self.at.rivals
        lord_sizes = {at.spot(0).size, at.tray_card(0, 1, False).size, at.pile_card(0, 0, 1).size}
        for lord in range(LORDS):
            for size in lord_sizes:
                self.cards.lord(lord, Rect((0, 0), size))
                yield
            if panels:
                self.cards.mini(lord, at.tile(panels[0], 0))
                yield
        for site in ALL_LOCATIONS if self.options.bonus_locations else BASE_LOCATIONS:
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
        """The icon of a seat's counter: "pearls", "locations", "silver", "gold", "master" or "score"."""
        if seat == self.centre:
            return self._own_counter(counter)
        s, panel = self.kit.scale, self.panel_of(seat)
        places = {
            "pearls": (panel.right - 150 * s, panel.y + 20 * s, 30),
            "locations": (panel.right - 78 * s, panel.y + 20 * s, 30),
            "gold": (panel.right - 72 * s, panel.bottom - 42 * s, 28),
            "silver": (panel.right - 72 * s, panel.bottom - 76 * s, 28),
            "master": (panel.x + 22 * s, panel.bottom - 128 * s, 46),
            "score": (panel.x + 18 * s, panel.bottom - 58 * s, 70),
        }
        x, y, size = places[counter]
        return Rect(round(x), round(y), round(size * s), round((44 if counter == "score" else size) * s))

    def _own_counter(self, counter: str) -> Rect:
        f, right = self.at.factor, self.at.own_right
        if counter == "score":
            d = round(56 * f)
            return Rect(self.at.oyster.centerx - d // 2, self.at.oyster.centery - round(d * 0.42), d, d)
        if counter == "master":
            d = round(64 * f)
            return Rect(self.at.own_left.x + round(98 * f), self.at.own_left.y + round(4 * f), d, d)
        order = ("pearls", "locations", "silver", "gold")
        index = order.index(counter)
        d = round(36 * f)
        x = right.right - round((86 if index % 2 else 176) * f)
        y = right.y + round((112 + 52 * (index // 2)) * f)
        return Rect(x, y, d, d)

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
        sprites = self._chamber(self.centre)
        sprites += self._coalition()
        sprites += self._own_plate()
        for seat in self.rivals():
            sprites += self._rival(seat)
        sprites += self._council()
        sprites += self._locations()
        if self._looking():
            sprites += self._look()
        return sprites

    def _chamber(self, seat: Seat) -> list[Sprite]:
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

    # --- plates ----------------------------------------------------------

    def _own_plate(self) -> list[Sprite]:
        seat, f = self.centre, self.at.factor
        left, right = self.at.own_left, self.at.own_right
        medal = Rect(left.x + round(4 * f), left.y + round(2 * f), round(72 * f), round(72 * f))
        sprites = self._medal(seat, medal)
        name = Rect(left.x, medal.bottom + round(8 * f), left.w - round(14 * f), round(36 * f))
        sprites += self.kit.words(name, self.seats[seat].name, 25 * f, "name", may_cut=True)
        turn = Rect(left.x, name.bottom, left.w, round(30 * f))
        if self.seen.current == seat and self.seen.decision():
            sprites += self.line(_("on turn"), "bold", 17 * f, turn, self.kit.skin.accent)
        sprites += self._arms(seat, right, f)
        sprites += self._counters(seat, 24 * f)
        if not self.options.hidden_scoring or not self.seen.decision():
            sprites += self._score_pearl(seat)
        return sprites

    def _score_pearl(self, seat: Seat) -> list[Sprite]:
        pearl = self.counter_rect(seat, "score")
        score = self.seen.standings()[seat].score
        return [
            self.kit.sprites.sprite("conspiracy/pearl", pearl),
            *self.line(str(score), "number", pearl.h * 0.46, pearl, INK, "center", shadow=False),
        ]

    def _arms(self, seat: Seat, room: Rect, f: float) -> list[Sprite]:
        """The Coats of Arms with the best Lord of each guild."""
        best = self.seen.holding(seat).best
        count = self.seen.holding(seat).count
        sprites: list[Sprite] = []
        w, h = round(32 * f), round(36 * f)
        for guild in range(GUILDS):
            x = room.right - round((5 - guild) * 36 * f) - round(2 * f)
            rect = Rect(x, room.y + round(30 * f), w, h)
            held = count[guild] > 0
            sprites.append(
                self.kit.sprites.sprite(
                    f"conspiracy/arms_{wording.DATA.guilds[guild].id}", rect, alpha=255 if held else 60
                )
            )
            below = Rect(rect.x, rect.bottom + round(2 * f), rect.w, round(26 * f))
            sprites += self.line(
                str(best[guild]) if held else "–", "number", 19 * f, below, self.kit.skin.text, "center"
            )
        return sprites

    def _counters(self, seat: Seat, size: float) -> list[Sprite]:
        """Pearls, Locations and the keys in the window of a seat."""
        seen, sprites = self.seen, list[Sprite]()
        values = (
            ("pearls", "pearl", seen.pearls[seat], False),
            ("locations", "castle", len(seen.locations(seat)), False),
            ("silver", "key_silver", seen.silver[seat], True),
            ("gold", "key_gold", seen.gold[seat], True),
        )
        for counter, icon, value, key in values:
            rect = self.counter_rect(seat, counter)
            dim = key and not value
            sprites.append(self.kit.sprites.sprite(f"conspiracy/{icon}", rect, alpha=_DIM if dim else 255))
            beside = Rect(rect.right + round(size * 0.2), rect.y, round(size * 1.9), rect.h)
            colour = self.kit.skin.muted if dim else self.kit.skin.text
            sprites += self.line(str(value), "bold", size, beside, colour)
        if seen.master == seat and ("master",) not in self.hidden:
            sprites.append(self.kit.sprites.sprite("conspiracy/pearl_master", self.counter_rect(seat, "master")))
        return sprites

    def _rival(self, seat: Seat) -> list[Sprite]:
        kit, s, panel = self.kit, self.kit.scale, self.panel_of(seat)
        sprites: list[Sprite] = []
        if self.seen.current == seat and self.seen.decision():
            sprites.append(kit.halo(panel, alpha=150))
        sprites += self._medal(seat, Rect(panel.x + kit.px(16), panel.y + kit.px(10), kit.px(52), kit.px(52)))
        name = Rect(panel.x + kit.px(80), panel.y + kit.px(16), panel.w - kit.px(80 + 160), kit.px(42))
        sprites += self.kit.words(name, self.seats[seat].name, 25 * s, "name", may_cut=True)
        sprites += self._chamber(seat)
        sprites += self._counters(seat, 20 * s)
        score = self.counter_rect(seat, "score")
        if not self.options.hidden_scoring or not self.seen.decision():
            total = str(self.seen.standings()[seat].score)
            label = Rect(score.x - kit.px(4), score.y - kit.px(18), kit.px(128), kit.px(24))
            if kit.fits(_("influence"), 16, "bold", label.w):
                sprites += self.line(_("influence"), "bold", 16 * s, label, kit.skin.muted)
            sprites += self.line(total, "number", 28 * s, score, kit.skin.title)
        return sprites

    def _medal(self, seat: Seat, rect: Rect) -> list[Sprite]:
        return medal_sprites(self.kit, rect, self.seats[seat].colour, self.seats[seat].sign)

    def line(
        self, text: str, role: Role, px: float, box: Rect, colour: Colour, align: Align = "left", shadow: bool = True
    ) -> list[Sprite]:
        """A line of text as a sprite, shrunk to fit its box; `px` in pixels."""
        return self.kit.words(box, text, px, role, colour, align, shadow)

    # --- council and Locations ----------------------------------------------------------

    def _deck(self, kind: str, count: int, panel: Rect) -> list[Sprite]:
        rect = self.at.deck(panel)
        draw = self.cards.lord if kind == "lord" else self.cards.location
        sprites: list[Sprite] = []
        for layer in range(min(4, -(-count // 12)) if count else 0):
            lift = round(layer * 2.4 * self.kit.scale)
            sprites.append(draw(UNKNOWN, rect.move(-lift, -lift)))
        badge = Rect(0, 0, self.kit.px(44), self.kit.px(44))
        badge.center = (rect.right - self.kit.px(6), rect.bottom - self.kit.px(8))
        sprites.append(self.kit.sprites.sprite("conspiracy/pearl", badge))
        return sprites + self.line(str(count), "number", 19 * self.kit.scale, badge, INK, "center", shadow=False)

    def _buttons(self, panel: Rect, verb: str) -> list[Sprite]:
        sprites = []
        for n in (1, 2, 3):
            rect = self.at.draw_button(panel, n)
            on = Action(verb, (n,)) in self.legal
            part = "button_primary" if on else "button"
            sprites.append(
                self.kit.sprites.nine_sprite(self.kit.ui(part), rect, self.kit.scale, alpha=255 if on else 120)
            )
            colour = self.kit.skin.primary_text if on else self.kit.skin.disabled
            sprites += self.line(str(n), "bold", 22 * self.kit.scale, rect, colour, "center", shadow=not on)
        return sprites

    def _council(self) -> list[Sprite]:
        seen = self.seen
        sprites = self._deck("lord", len(seen.lord_deck), self.at.council)
        sprites += self._buttons(self.at.council, "draw")
        sprites += self._constraint()
        for guild, pile in enumerate(seen.piles):
            if not pile:
                well = self.at.pile(guild)
                seal = Rect(0, 0, self.kit.px(52), self.kit.px(52))
                seal.center = (well.centerx, well.y + self.kit.px(54))
                name = f"conspiracy/seal_{wording.DATA.guilds[guild].id}"
                sprites.append(self.kit.sprites.sprite(name, seal, alpha=80))
            for index, lord in enumerate(pile):
                if ("pile", guild, index) not in self.hidden:
                    sprites.append(self.cards.lord(lord, self.at.pile_card(guild, index, len(pile))))
        return sprites + self._tray()

    def _constraint(self) -> list[Sprite]:
        """A reminder of forced recruiting above the tray."""
        seen = self.seen
        if not seen.forced:
            return []
        tray = self.at.tray()
        text = _("{name}: the others draw {n}", name=self.seats[seen.forced_by].name, n=seen.forced)
        box = Rect(tray.x + self.kit.px(16), tray.bottom - self.kit.px(34), tray.w - self.kit.px(32), self.kit.px(28))
        if self.tray_cards():
            return []
        return self.kit.words(box, text, 17 * self.kit.scale, "bold", self.kit.skin.bad, "center", may_cut=True)

    def tray_cards(self) -> tuple[int, ...]:
        """What lies in the tray: drawn Lords, the hand, or drawn Locations."""
        return () if self._looking() else self.seen.shown or self.seen.hand

    @property
    def tray_holds_locations(self) -> bool:
        return bool(self.seen.shown) and self.seen.phase in (SOURCE, KEEP_LOCATION)

    def _tray(self) -> list[Sprite]:
        cards, location = self.tray_cards(), self.tray_holds_locations
        draw = self.cards.location if location else self.cards.lord
        return [
            draw(card, self.at.tray_card(index, len(cards), location))
            for index, card in enumerate(cards)
            if ("tray", index) not in self.hidden
        ]

    def _locations(self) -> list[Sprite]:
        seen = self.seen
        sprites = self._deck("location", len(seen.location_deck), self.at.locations)
        sprites += self._buttons(self.at.locations, "explore")
        for index, site in enumerate(seen.open):
            if ("open", site) not in self.hidden:
                sprites.append(self.cards.location(site, self.at.open_card(index, len(seen.open))))
        return sprites

    def _looking(self) -> bool:
        return len(self.seen.shown) > 3

    def _look(self) -> list[Sprite]:
        """The whole Location deck spread over council and Locations."""
        shown, panel = self.seen.shown, self.at.look
        sprites = [self.kit.sprites.nine_sprite(self.kit.ui("panel"), panel, self.kit.scale)] * 2
        title = Rect(panel.x, panel.y + self.kit.px(8), panel.w, self.kit.px(34))
        sprites += self.line(
            _("The whole Location deck"), "heading", 18 * self.kit.scale, title, self.kit.skin.title, "center"
        )
        return sprites + [
            self.cards.location(site, self.at.look_card(index, len(shown))) for index, site in enumerate(shown)
        ]

    # --- pointing ----------------------------------------------------------

    def find_things(self) -> list[Thing]:
        if self._looking():
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
            Thing(Target("score", (seat,)), self.counter_rect(seat, "score"), self.seats[seat].name)
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

    def choices(self) -> list[Choice]:
        return [
            Choice(action, self.names.phrase(wording.action(action))) for action in self.legal if action.verb == "stay"
        ]

    def ghost(self, target: Target) -> list[Sprite]:
        """The Lord pointed at, as it would stand on the next spot, and what it would add."""
        if target.kind != "tray" or self.seen.phase not in (KEEP_LORD, NEXT_LORD) or self.seen.current != self.centre:
            return []
        rect = self.at.spot(self.seen.placed[self.centre])
        gain = f"{self.gain(target.args[1]):+d}"
        return [
            self.cards.ghost(target.args[1], rect),
            *self.line(gain, "number", rect.h * 0.3, rect, self.kit.skin.halo, "center"),
        ]

    def hot_key(self, name: str) -> Action | None:
        if name not in ("1", "2", "3"):
            return None
        wanted = (Action("draw", (int(name),)), Action("explore", (int(name),)))
        return next((action for action in wanted if action in self.legal), None)

    def inspect(self, target: Target) -> Inspection | None:
        return inspect.inspect(self, target)

    def inspection_room(self, target: Target) -> Rect | None:
        if target.kind in ("tray", "pile", "lord_deck", "draw"):
            return self.at.chamber if self._looking() else self.at.locations
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
        pearls = wording.DATA.lord_types[lord % len(wording.DATA.lord_types)].pearls
        if pearls:
            after.gain_pearls(seat, pearls, None)
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
