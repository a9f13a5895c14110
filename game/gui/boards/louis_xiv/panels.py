"""The players' panels on the left, own missions and coats on the right, the own hand below the court."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.engine.protocol import UNKNOWN, Seat, Target
from game.gui.boards.louis_xiv.colours import INK
from game.gui.boards.louis_xiv.court import pill
from game.gui.boards.view import BAR
from game.gui.compositor import Sprite
from game.i18n import N_, _
from game.louis_xiv.components import CHIP_KINDS, CHIPS, COAT_KINDS, PILES, SHADES
from game.louis_xiv.scoring import counts_by_kind
from game.louis_xiv.state import SHADES as SHADE_COUNT

if TYPE_CHECKING:
    from game.gui.boards.louis_xiv.view import LouisView

COUNTERS = ("money", "personal", "general", "coats", "cards")
"""What stands in the row below the name; intrigue cards stand beside the missions."""
_LEFT = 124
"""Where a panel's figures begin, right of the portrait."""
_CHIP = 42


# --- players --------------------------------------------------------------------------------------------------------


def player(view: LouisView, seat: Seat) -> list[Sprite]:
    """A seat's panel with all that is public about it, lit up while the seat is asked."""
    kit, panel, s = view.kit, view.panel_of(seat), view.kit.scale
    setup = view.seats[seat]
    found: list[Sprite] = []
    decision = view.seen.decision()
    if decision and decision.seat == seat:
        found.append(kit.halo(panel, alpha=190))
    portrait = Rect(panel.x + kit.px(18), panel.y + kit.px(16), kit.px(88), kit.px(107))
    found.append(kit.sprites.sprite(f"louis_xiv/portrait_{view.pawns[seat]}", portrait))
    found += _sign(view, seat, portrait)
    name = Rect(panel.x + kit.px(_LEFT), panel.y + kit.px(14), panel.w - kit.px(_LEFT + 84), kit.px(40))
    found += kit.words(name, setup.name, 24 * s, "name", kit.skin.text, may_cut=True)
    found += _counters(view, seat)
    found += _chips(view, seat) + _missions(view, seat)
    score = score_rect(view, seat)
    found.append(kit.sprites.sprite("louis_xiv/medallion", score))
    found += kit.words(score, str(view.seen.standings()[seat].score), 22 * s, "number", INK, "center", shadow=False)
    if view.seen.start == seat:
        found.append(kit.sprites.sprite("louis_xiv/start_tile", start_rect(view, seat)))
    return found


def _sign(view: LouisView, seat: Seat, portrait: Rect) -> list[Sprite]:
    """The seat's own sign at the foot of the portrait, so that nobody depends on colours."""
    side = round(portrait.w * 0.36)
    disc = Rect(portrait.x - side // 6, portrait.bottom - side, side, side)
    sign = disc.inflate(-round(side * 0.4), -round(side * 0.4))
    return [
        view.kit.sprites.sprite(f"medal/{view.seats[seat].colour}", disc),
        view.kit.sprites.sprite(f"sign/{view.seats[seat].sign}", sign, _sign_ink(view.seats[seat].colour)),
    ]


def _sign_ink(colour: str) -> tuple[int, int, int]:
    return (40, 34, 26) if colour in ("ivory", "amber", "orchid") else (255, 252, 240)


def score_rect(view: LouisView, seat: Seat) -> Rect:
    """The medal with a seat's points."""
    panel, kit = view.panel_of(seat), view.kit
    return Rect(panel.right - kit.px(70), panel.y + kit.px(12), kit.px(52), kit.px(52))


def start_rect(view: LouisView, seat: Seat) -> Rect:
    """Where the start tile lies in a panel."""
    panel, kit = view.panel_of(seat), view.kit
    side = kit.px(54)
    return Rect(panel.x + kit.px(35), panel.y + kit.px(134), side, side)


def counter_rect(view: LouisView, seat: Seat, counter: str) -> Rect:
    """The picture beside a number in a panel."""
    panel, kit = view.panel_of(seat), view.kit
    h = kit.px(30)
    w = {"personal": round(h * 0.8), "coats": round(h * 0.88), "cards": round(h * 0.71)}.get(counter, h)
    if counter == "intrigue":
        return Rect(panel.right - kit.px(20 + 64 + 54), panel.y + kit.px(108), round(h * 0.71), h)
    x = panel.x + kit.px(_LEFT) + COUNTERS.index(counter) * _counter_step(view, panel)
    return Rect(round(x), panel.y + kit.px(64), w, h)


def _counter_step(view: LouisView, panel: Rect) -> float:
    return (panel.w - view.kit.px(_LEFT + 14)) / len(COUNTERS)


def _counters(view: LouisView, seat: Seat) -> list[Sprite]:
    """Money, both supplies, coats and hidden cards as numbers."""
    seen, kit = view.seen, view.kit
    values = {
        "money": (seen.money[seat], "coin_1"), "personal": (seen.personal[seat], f"pawn_{view.pawns[seat]}"),
        "general": (seen.general[seat], f"pawn_{view.pawns[seat]}"), "coats": (len(seen.coats[seat]), "coat_back"),
        "cards": (len(seen.hands[seat]), "card_back"), "intrigue": (len(seen.intrigue[seat]), "intrigue_back"),
    }
    found: list[Sprite] = []
    for counter, (value, picture) in values.items():
        rect = counter_rect(view, seat, counter)
        if counter == "general":
            found.append(kit.sprites.sprite("louis_xiv/gap", rect.inflate(kit.px(12), kit.px(12))))
            small = Rect(0, 0, round(rect.h * 0.56), round(rect.h * 0.7))
            small.center = rect.center
            found.append(kit.sprites.sprite(f"louis_xiv/{picture}", small))
        else:
            found.append(kit.sprites.sprite(f"louis_xiv/{picture}", rect))
        box = Rect(rect.right + kit.px(5), rect.y, kit.px(30), rect.h)
        found += kit.words(box, str(value), 20 * kit.scale, "bold", kit.skin.text if value else kit.skin.disabled)
    return found


def chip_rect(view: LouisView, seat: Seat, index: int, count: int) -> Rect:
    """Chip `index` of `count` in a panel."""
    panel, kit = view.panel_of(seat), view.kit
    side = kit.px(_CHIP)
    room = panel.w - kit.px(_LEFT + 20 + 64 + 54 + 14)
    step = min(side * 0.8, (room - side) / (count - 1)) if count > 1 else 0.0
    return Rect(round(panel.x + kit.px(_LEFT) + index * step), panel.y + kit.px(102), side, side)


def chip_list(view: LouisView, seat: Seat) -> list[int]:
    """A seat's chips, kind by kind."""
    return [chip for chip in CHIPS for _one in range(view.seen.chips_of(seat)[chip])]


def _chips(view: LouisView, seat: Seat) -> list[Sprite]:
    chips = chip_list(view, seat)
    chosen = list(view.chosen_chips) if seat == view.acting else []
    found: list[Sprite] = []
    for index, chip in enumerate(chips):
        rect = chip_rect(view, seat, index, len(chips))
        if chip in chosen:
            chosen.remove(chip)
            rect = rect.move(0, -view.kit.px(8))
            found += [view.kit.sprites.sprite("ui/halo_round", rect, view.kit.skin.halo)]
        elif view.glows(Target("chip", (chip, seat))):
            found += [view.kit.sprites.sprite("ui/halo_round", rect, view.kit.skin.halo, 170)]
        found.append(view.kit.sprites.sprite(f"louis_xiv/chip_{CHIP_KINDS[chip]}", rect))
    return found


def open_rect(view: LouisView, seat: Seat, index: int) -> Rect:
    """The back of an uncompleted mission in a panel, from the right."""
    panel, kit = view.panel_of(seat), view.kit
    w, h = kit.px(34), kit.px(46)
    return Rect(panel.right - kit.px(20) - w - index * round(w * 0.86), panel.y + kit.px(100), w, h)


def done_rect(view: LouisView, seat: Seat, index: int) -> Rect:
    """A completed mission in a panel."""
    panel, kit = view.panel_of(seat), view.kit
    h = panel.bottom - kit.px(16) - (panel.y + kit.px(156))
    h = min(h, kit.px(76))
    w = round(h * 160 / 224)
    count = max(1, len(view.seen.done[seat]))
    room = panel.w - kit.px(_LEFT + 20)
    step = min(w + kit.px(5), (room - w) / (count - 1)) if count > 1 else 0.0
    return Rect(round(panel.x + kit.px(_LEFT) + index * step), panel.y + kit.px(156), w, h)


def _missions(view: LouisView, seat: Seat) -> list[Sprite]:
    """Backs of the missions in hand, faces of the completed ones."""
    seen = view.seen
    found: list[Sprite] = []
    shades = [shade for shade in PILES for _one in seen.missions[seat * SHADE_COUNT + shade]]
    for index, shade in enumerate(reversed(shades)):
        rect = open_rect(view, seat, index)
        found.append(view.kit.sprites.sprite(f"louis_xiv/mission_back_{SHADES[shade]}", rect))
    for index, mission in enumerate(seen.done[seat]):
        if ("done", seat, mission) not in view.hidden:
            found.append(view.pieces.card("mission", mission, done_rect(view, seat, index)))
    return found


def neutral(view: LouisView) -> list[Sprite]:
    """Markers of nobody: their stock."""
    panel, kit = view.at.neutral, view.kit
    if panel is None or view.seen.neutral < 0:
        return []
    pawn = Rect(panel.x + kit.px(44), panel.centery - kit.px(20), kit.px(32), kit.px(40))
    box = Rect(panel.x + kit.px(_LEFT), panel.y, panel.w - kit.px(_LEFT + 20 + 80), panel.h)
    number = Rect(panel.right - kit.px(90), panel.y, kit.px(70), panel.h)
    count = view.seen.personal[view.seen.neutral]
    return [
        kit.sprites.sprite(f"louis_xiv/pawn_{view.pawns[view.seen.neutral]}", pawn),
        *kit.words(box, _("Neutral markers"), 20 * kit.scale, "bold", kit.skin.muted),
        *kit.words(number, str(count), 22 * kit.scale, "number", kit.skin.text, "right"),
    ]


# --- phases of the round --------------------------------------------------------------------------------------------

PHASES = (N_("Supply"), N_("Influence"), N_("Scoring"), N_("Missions"))


def phases(view: LouisView) -> list[Sprite]:
    """The four phases in the middle of the top bar, the present one bright; it alone where words have no room."""
    kit = view.kit
    h, gap = kit.px(36), kit.px(8)
    shown = range(len(PHASES))
    widths = [_pill_width(view, phase) for phase in shown]
    if sum(widths) + gap * (len(widths) - 1) > view.at.court.w * 0.86:
        shown = range(max(0, view.phase), view.phase + 1)
        widths = [_pill_width(view, phase) for phase in shown]
    x = view.at.court.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    found: list[Sprite] = []
    for phase, w in zip(shown, widths, strict=True):
        now = phase == view.phase
        rect = Rect(x, (kit.px(BAR) - h) // 2, w, h)
        part = "button_primary" if now else "button"
        found.append(kit.sprites.nine_sprite(kit.ui(part), rect, kit.scale, alpha=255 if now else 150))
        colour = kit.skin.primary_text if now else kit.skin.muted
        found += kit.words(rect, _(PHASES[phase]), kit.font(17), "bold", colour, "center", shadow=not now)
        x += w + gap
    return found


def _pill_width(view: LouisView, phase: int) -> int:
    kit = view.kit
    return max(kit.px(124), kit.text.size(_(PHASES[phase]), "bold", kit.font(17))[0] + kit.px(32))


# --- own things -----------------------------------------------------------------------------------------------------


def own_missions(view: LouisView) -> list[Sprite]:
    """The missions of the seat in the middle, faces only where the observation knows them, and the three piles."""
    seen, at = view.seen, view.at
    found: list[Sprite] = []
    own = seen.missions_of(view.centre)
    shades = [shade for shade in PILES for _one in seen.missions[view.centre * SHADE_COUNT + shade]]
    for index, (mission, shade) in enumerate(zip(own, shades, strict=True)):
        if ("mission", mission) in view.hidden:
            continue
        rect = at.mission(index, len(own))
        if mission == UNKNOWN:
            found.append(view.pieces.card("mission_back", shade, rect))
            continue
        if view.picked[:1] == (mission,) and view.choosing_mission:
            found += [view.kit.halo(rect)] * 2
        found.append(view.pieces.card("mission", mission, rect))
    for shade in PILES:
        found += _pile(view, shade)
    return found


def _pile(view: LouisView, shade: int) -> list[Sprite]:
    rect, count = view.at.pile(shade), len(view.seen.piles[shade])
    kit = view.kit
    h = rect.h
    back = Rect(rect.x, rect.y, round(h * 160 / 224), h)
    found = [kit.sprites.sprite(f"louis_xiv/mission_back_{SHADES[shade]}", back, alpha=255 if count else 60)]
    badge = Rect(0, 0, kit.px(42), kit.px(23))
    badge.bottomright = (rect.right + kit.px(6), rect.bottom)
    return found + pill(view, badge, f"×{count}")


def coats(view: LouisView) -> list[Sprite]:
    """The own coats of arms by kind and the stock."""
    seen, at, kit = view.seen, view.at, view.kit
    own = seen.coats[view.centre]
    known = UNKNOWN not in own
    counts = counts_by_kind(own)
    found: list[Sprite] = []
    for kind in range(COAT_KINDS + 1):
        rect = at.coat(kind, COAT_KINDS)
        stock = kind == COAT_KINDS
        count = len(seen.coat_deck) if stock else counts[kind]
        picture = "coat_back" if stock else f"coat_{kind + 1}"
        found.append(kit.sprites.sprite(f"louis_xiv/{picture}", rect, alpha=255 if count else 110))
        box = Rect(rect.x - kit.px(8), rect.bottom + kit.px(3), rect.w + kit.px(16), kit.px(24))
        text = f"×{count}" if stock else str(count) if known else "?"
        colour = kit.skin.muted if stock or not count else kit.skin.text
        found += kit.words(box, text, 18 * kit.scale, "bold", colour, "center")
    return found


def hand(view: LouisView) -> list[Sprite]:
    """The own cards, a fan below the court; the chosen one and the one pointed at are lifted."""
    influence, intrigue = view.own_cards()
    counts = (len(influence), len(intrigue))
    found: list[Sprite] = []
    above: list[Sprite] = []
    choosing, away = view.choosing_card, view.away
    for index, card in enumerate((*influence, *intrigue)):
        kind = "influence" if index < counts[0] else "intrigue"
        if away == (kind, card):
            away = None
            continue
        rect = view.at.hand_card(index, *counts)
        turn = view.at.turn(index, *counts)
        if index == view.lifted_card:
            rect = rect.move(0, -view.kit.px(30))
            above = [view.kit.halo(rect), view.kit.halo(rect), view.pieces.card(kind, card, rect)]
            continue
        place = rect.move(0, round(abs(turn) * 2.2 * view.kit.scale))
        if choosing and kind == "influence":
            found.append(view.kit.halo(place.inflate(view.kit.px(4), 0), alpha=150))
        found.append(view.pieces.card(kind, card, place, turn=turn))
    return found + above
