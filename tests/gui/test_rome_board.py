"""The camps of Glory to Rome: whole games by clicks, glows, texts, places, motion, secrets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pygame
import pytest

from game.engine import registry
from game.engine.protocol import NOBODY, Action, Event, Seat, Target
from game.engine.table import SeatSetup, Table
from game.glory_to_rome.components import BUILDING_BY_ID, BUILDINGS, DATA, MATERIAL, MATERIALS, VALUE
from game.glory_to_rome.frames import (
    AFTER,
    BEFORE,
    BUILDING,
    CLIENT,
    CRAFTING,
    FOLLOW,
    FOUNTAIN,
    GIVE,
    HIRING,
    LEAD,
    PERFORM,
    POOL,
    PRISON,
    RAZE,
    SELLING,
    SENATE,
    SEWER,
    SHELVE,
    SHOW,
    STAIRWAY,
    STOW,
    THINK,
    UNIT,
)
from game.glory_to_rome.names import BUILDING_NAMES
from game.glory_to_rome.rules import RULES
from game.gui.app import App
from game.gui.boards.glory_to_rome import camps, demand, own, waiting
from game.gui.boards.glory_to_rome.pieces import Pieces
from game.gui.boards.glory_to_rome.view import BACK, RomeView
from game.gui.input import LEFT, Click, Key, Move, Press, Release
from game.gui.scenes.result import ResultScene
from game.gui.scenes.table import TableScene
from game.settings import AnimationSpeed, Pace, Settings

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
NAMES = ("Ann", "Bartholomew Great", "WWWWWWWWWWWWWWWW", "Zoë", "Livia")
COLOURS = ("crimson", "teal", "amber", "ivory", "orchid")
SIGNS = ("trident", "crown", "anchor", "star", "sun")
Wanted = Callable[[Table], bool]


@pytest.fixture(autouse=True)
def playable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", (*dict.fromkeys((*registry.GAMES, "glory_to_rome")),))


def table_of(people: int, seed: int = 5, **options: object) -> Table:
    seats = [SeatSetup(name=NAMES[i], kind="human", colour=COLOURS[i], sign=SIGNS[i]) for i in range(people)]
    return Table(RULES, RULES.options(open_hands=True, **options), seats, seed)


def quick() -> Settings:
    return Settings(animation=AnimationSpeed.OFF, pace=Pace.FAST)


def open_table(app: App, table: Table, viewer: Seat | None = None) -> TableScene:
    scene = TableScene(app, table, viewer)
    app.running = True
    app.scenes.replace(scene)
    app.frame()
    return scene


def click(app: App, scene: TableScene, target: Target) -> None:
    """Point at a thing of the board where it can be seen, and click it, as the window would tell it."""
    rect = next(thing.rect for thing in scene.board.things() if thing.target == target)
    spots = [rect.center, (rect.left + 2, rect.centery), (rect.left + 2, rect.top + 3), (rect.centerx, rect.bottom - 3)]
    pos = next(pos for pos in spots if (top := scene.board.thing_at(pos)) is not None and top.target == target)
    for event in (Move(pos), Press(pos, LEFT), Release(pos, LEFT), Click(pos, LEFT)):
        scene.handle(event)
    app.step(0.02, [])


def play_by_clicks(app: App, scene: TableScene, seed: int, most: int = 8000) -> None:
    """A person for every seat, clicking at random on what glows or stands on buttons, until the score sheet opens."""
    random = Random(seed)
    for _ in range(most):
        if app.scenes.top is not scene:
            return
        things, choices = scene.board.choosable(), scene.board.choices()
        if choices and (not things or random.random() < 0.4):
            scene.act(random.choice(choices).action)
        elif things:
            click(app, scene, random.choice(things).target)
        app.step(0.02, [])
    raise AssertionError("the game does not end")


@cache
def at(people: int, kind: int, wanted: Wanted | None = None, owned: tuple[str, ...] = ()) -> Table:
    """A table after random decisions, at the first question of a kind that is wanted.

    Each seat begins with the `owned` buildings, those with a "-" before them one material short.
    """
    for seed in range(30):
        table, random = table_of(people, seed), Random(seed)
        endow(table, owned)
        while not table.over:
            if table.state.agenda[-1][0] == kind and (wanted is None or wanted(table)):
                return table
            table.act(random.choice(table.legal_actions()))
    raise AssertionError("no such position in 30 games")


def endow(table: Table, owned: tuple[str, ...]) -> None:
    """Give every seat these buildings."""
    for seat in range(len(table.seats)):
        for name in owned:
            kind = BUILDING_BY_ID[name.lstrip("-")]
            site, short = MATERIAL[kind], name.startswith("-")
            table.state.camps[seat] += ((kind, site, (kind,) * (VALUE[site] - short), 0 if short else 1),)
    table.state.refresh()


def late(people: int = 5) -> Table:
    """Camps of a long game: 14 clients, 12 buildings, 20 materials, 15 cards in hand."""
    table = table_of(people)
    state, random = table.state, Random(3)
    kinds = [kind for kind in range(BUILDINGS) if DATA.buildings[kind].deck in ("", "republic")]
    by_material = [[kind for kind in kinds if MATERIAL[kind] == material] for material in range(MATERIALS)]
    for seat in range(people):
        camp = []
        for index, kind in enumerate(random.sample(kinds, 12)):
            site = MATERIAL[kind]
            done = index % 3 > 0
            camp.append((kind, site, (by_material[site][0],) * (VALUE[site] if done else VALUE[site] - 1), int(done)))
        state.camps[seat] = tuple(camp)
        for material, cards in enumerate(by_material):
            state.clients[seat * MATERIALS + material] = tuple(cards[: 3 if material < 2 else 2])
            state.stock[seat * MATERIALS + material] = tuple((cards * 2)[: 4 if material < 2 else 3])
        state.hands[seat] = tuple(sorted(random.choice(kinds) for _ in range(13)))
        state.jacks[seat] = 2
        state.influence[seat] = 17
        state.vault[seat] = tuple(sorted(random.choice(kinds) for _ in range(11)))
    state.pool = [tuple(cards * 2) for cards in by_material]
    state.refresh()
    return table


# --- deciding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "edition"), [(2, "bb_republic"), (3, "bb_imperium"), (5, "bb_republic")])
def test_a_game_by_clicks_to_its_end(make_app, people: int, edition: str) -> None:
    # given a game that is nearly over
    app = make_app((1024, 640), settings=quick())
    table = table_of(people, 11, edition=edition)
    table.state.deck = table.state.deck[:20]
    scene = open_table(app, table)
    play_by_clicks(app, scene, 3)
    assert table.over
    assert isinstance(app.scenes.top, ResultScene)
    assert scene.board.seen.key() == table.view(scene.viewer).key()


def reachable(board: RomeView) -> set[Action]:
    """All actions that clicks on what glows and on buttons lead to."""
    found: set[Action] = set()
    start, tried, waiting = board.picked, {board.picked}, [board.picked]
    while waiting:
        board.picked = waiting.pop()
        board.changed()
        here = board.picked
        found |= {choice.action for choice in board.choices()}
        for thing in board.choosable():
            if action := board.action_for(thing.target):
                found.add(action)
            elif board.pick(thing.target) and tuple(sorted(board.picked)) not in tried:
                tried.add(tuple(sorted(board.picked)))
                waiting.append(board.picked)
            board.picked = here
    board.picked = start
    board.changed()
    return found


SWITCHED = {"edition": "bb_imperium", "immune_may_give": True, "out_of_town_only_when_in_town_empty": False,
            "latrine_and_vomitorium": "both", "stairway_material_must_match": False}


@pytest.mark.parametrize("options", [{}, SWITCHED])
@pytest.mark.parametrize("people", [2, 4])
def test_clicks_reach_exactly_what_is_legal(make_app, people: int, options: dict[str, object]) -> None:
    app = make_app((1024, 640), settings=quick())
    table = table_of(people, 7, **options)
    board = open_table(app, table).board
    random = Random(8)
    kinds: set[int] = set()
    while not table.over:
        kind = table.state.agenda[-1][0]
        if kind not in kinds or random.random() < 0.06:
            kinds.add(kind)
            ask(board, table)
            assert reachable(board) == set(table.legal_actions()), table.state.agenda[-1]
        table.act(random.choice(table.legal_actions()))


def ask(board: RomeView, table: Table) -> None:
    """Show the board what the seat that decides may see and do."""
    seat = table.decision.seat
    board.show(table.view(seat), seat)
    board.allow(table.legal_actions())


RARE = {
    "unit": (UNIT, ("palace", "circus")), "before": (BEFORE, ("latrine", "vomitorium")),
    "after": (AFTER, ("tribunal",)),
    "fountain": (FOUNTAIN, ("fountain", "scriptorium", "-shrine")), "stairway": (STAIRWAY, ("stairway", "archway")),
    "prison": (PRISON, ("-prison", "villa")), "give": (GIVE, ()), "pool": (POOL, ()), "stow": (STOW, ("dock",)),
    "shelve": (SHELVE, ("basilica", "market")), "hire": (HIRING, ("bar", "aqueduct", "bath")),
    "sell": (SELLING, ("atrium",)), "sewer": (SEWER, ("sewer",)), "senate": (SENATE, ("senate",)),
    "raze": (RAZE, ("domus_aurea", "-shrine")), "client": (CLIENT, ("colosseum",)),
    "build": (BUILDING, ("archway", "scriptorium", "road", "-villa")),
}


@pytest.mark.parametrize("name", RARE)
def test_rare_questions_can_be_answered(make_app, name: str) -> None:
    kind, owned = RARE[name]
    table = at(3, kind, None, owned)
    board = open_table(make_app((1024, 640), settings=quick()), table).board
    assert reachable(board) == set(table.legal_actions())
    assert board.choosable() or board.choices()


def test_a_role_is_led_with_a_card_and_a_click_on_the_role(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of(2)
    scene = open_table(app, table)
    card = table.state.hands[table.decision.seat][0]
    # when a card is chosen, then its role glows and a button offers it
    click(app, scene, Target("card", (card, 0)))
    assert scene.board.picked == (0,)
    assert scene.board.glows(Target("role", (MATERIAL[card],)))
    assert next(choice.action for choice in scene.board.choices()) == Action("lead", (MATERIAL[card], card))
    # when it is put back by the button or the key, then nothing is chosen
    scene.choose(BACK)
    assert scene.board.picked == ()
    click(app, scene, Target("card", (card, 0)))
    scene.handle(Key("backspace"))
    assert scene.board.picked == ()
    # when the role is clicked, then it is led
    click(app, scene, Target("card", (card, 0)))
    click(app, scene, Target("role", (MATERIAL[card],)))
    assert table.steps[-1].action == Action("lead", (MATERIAL[card], card))


def test_a_card_is_dragged_to_a_role(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of(2)
    scene = open_table(app, table)
    card = table.state.hands[table.decision.seat][0]
    where = {thing.target: thing.rect.center for thing in scene.board.things()}
    start, end = where[Target("card", (card, 0))], where[Target("role", (MATERIAL[card],))]
    # when a card is dragged and let go where it means nothing, then it stays chosen
    for event in (Press(start, LEFT), Move((start[0] + 60, start[1]), held=True)):
        scene.handle(event)
    assert scene.drag.moving
    assert scene.drag.sprites()
    scene.handle(Release(scene.board.at.turn.bottomright, LEFT))
    assert scene.board.picked == (0,)
    assert not scene.drag.moving
    # when it is dragged to its role, then it leads
    for event in (Press(start, LEFT), Move(end, held=True), Release(end, LEFT)):
        scene.handle(event)
    assert table.steps[-1].action == Action("lead", (MATERIAL[card], card))


def drag(scene: TableScene, target: Target, place: Target) -> None:
    """Drag a thing of the board to another."""
    where = {thing.target: thing.rect for thing in scene.board.things()}
    start, end = where[target].center, (where[place].x + 3, where[place].bottom - 3)
    for event in (Press(start, LEFT), Move(end, held=True), Release(end, LEFT)):
        scene.handle(event)


def test_things_are_dragged_to_where_they_go(make_app) -> None:
    app = make_app(settings=quick())
    # a Merchant's material goes to the vault
    table = at(3, SELLING, lambda table: table.legal_actions()[0].verb == "sell")
    scene, seat, sell = open_table(app, table), table.decision.seat, table.legal_actions()[0]
    material = next(thing.target for thing in scene.board.things() if thing.target.kind == "stock"
                    and thing.target.args[:2] == (seat, sell.args[0]))
    drag(scene, material, Target("clientele", (seat,)))
    assert table.decision.seat == seat
    drag(scene, material, Target("vault", (seat,)))
    assert table.steps[-1].action == sell
    # a Patron's client comes from the pool to the clientele
    table = at(3, HIRING, lambda table: table.legal_actions()[0].verb == "hire")
    scene, hire = open_table(app, table), table.legal_actions()[0]
    drag(scene, Target("pool", hire.args), Target("clientele", (table.decision.seat,)))
    assert table.steps[-1].action == hire
    # with a Dock a card of the hand goes to the stockpile
    table = at(3, STOW, None, ("dock",))
    scene, seat, stow = open_table(app, table), table.decision.seat, table.legal_actions()[0]
    card = next(thing.target for thing in scene.board.things() if thing.target.kind == "card"
                and thing.target.args[0] == stow.args[0])
    drag(scene, card, Target("stockpile", (seat,)))
    assert table.steps[-1].action == stow
    # and a Fountain's card from the deck to a site
    table = at(3, FOUNTAIN, lambda table: table.legal_actions()[0].verb == "lay", ("fountain",))
    scene, lay = open_table(app, table), table.legal_actions()[0]
    drag(scene, Target("looked", (table.state.looked,)), Target("site", lay.args[1:]))
    assert table.steps[-1].action == lay


def test_a_card_pointed_at_tells_what_it_can_do_now(make_app) -> None:
    # given somebody who has to follow
    app = make_app(settings=quick())
    table = at(3, FOLLOW, lambda table: len(table.state.hands[table.decision.seat]) > 3)
    board = open_table(app, table).board
    hand, role = table.state.hands[table.decision.seat], table.state.role
    notes = {MATERIAL[card]: board.inspect(Target("card", (card, index))).note for index, card in enumerate(hand)}
    # then cards of the role say so, and the others why not or what they can join
    for material, note in notes.items():
        assert note.startswith("Now:" if material == role else ("Now:", "Not now:"))
        if note.startswith("Not now:"):
            assert "(Rules\u00a07)" in note


def test_a_refused_click_says_why_and_changes_nothing(make_app) -> None:
    app = make_app(settings=quick())
    table = at(3, SELLING)
    scene = open_table(app, table)
    key = table.state.key()
    for target in [thing.target for thing in scene.board.things()]:
        if not scene.board.pickable(target) and scene.board.action_for(target) is None:
            scene.choose(target)
            assert "(Rules\u00a0" in scene.panel._refusal
    assert table.state.key() == key


# --- places and words -----------------------------------------------------------------------------------------------


SITUATIONS: dict[str, tuple[int, Wanted | None]] = {
    "lead": (LEAD, None),
    "craftsman": (CRAFTING, lambda table: len(table.legal_actions()) > 4),
    "architect": (BUILDING, lambda table: len(table.steps) > 150 and len(table.legal_actions()) > 3),
    "show": (SHOW, lambda table: any(table.state.agenda[-1][3:])),
    "give": (GIVE, None),
    "hire": (HIRING, None),
    "think": (THINK, None),
    "late": (LEAD, lambda table: len(table.steps) > 250),
}


@pytest.mark.parametrize("language", ["en", "qps"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_texts_fit_in_every_situation(make_app, size: tuple[int, int], language: str) -> None:
    app = make_app(size, language, quick())
    tables = [(name, at(people, *wanted)) for name, wanted in SITUATIONS.items()
              for people in ((2, 4) if name == "lead" else (4,))]
    for name, table in [*tables, ("full", late())]:
        scene = open_table(app, table)
        for thing in scene.board.choosable()[:1]:
            scene.board.pick(thing.target)
        scene._static = None
        scene.layout(app.size)
        app.text_cache.recorder = []
        scene.paint(app.surface)
        scene.sprites()
        drawn, app.text_cache.recorder = app.text_cache.recorder, None
        window = app.surface.get_rect()
        assert [text.string for text in drawn if not text.fits] == [], name
        assert [text.string for text in drawn if not window.contains(text.rect)] == [], name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_panels_do_not_overlap(make_app, size: tuple[int, int], people: int) -> None:
    app = make_app(size, settings=quick())
    place = open_table(app, table_of(people)).board.at
    panels = [*place.rivals, place.pool, place.camp, place.hand, place.turn, place.queue, place.chronicle, place.prompt]
    window = app.surface.get_rect()
    for index, panel in enumerate(panels):
        assert window.contains(panel)
        assert panel.collidelist(panels[index + 1 :]) == -1
    inside = [place.deck, *place.trays, place.jacks, *place.sites]
    for index, rect in enumerate(inside):
        assert place.pool.contains(rect)
        assert rect.collidelist(inside[index + 1 :]) == -1


@pytest.mark.parametrize("people", [2, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_full_camps_have_room_for_everything(make_app, size: tuple[int, int], people: int) -> None:
    # given camps of 14 clients, 12 buildings, 20 materials and 15 cards in hand
    app = make_app(size, settings=quick())
    board = open_table(app, late(people)).board
    for seat in range(people):
        camp = board.camp_of(seat)
        clients = own.clients(board) if seat == board.centre else camps.clients_of(board, camp, seat)
        stock = own.stock(board) if seat == board.centre else camps.stock_of(board, camp, seat)
        places = [place for _index, place in camps.structures(board, seat)]
        # then all of them are there, apart, and inside
        assert sum(lying.number for lying in clients) == 14
        assert sum(lying.number for lying in stock) == 20
        assert len(places) == 12
        everything = places + [lying.rect for lying in (*clients, *stock)]
        for index, rect in enumerate(everything):
            assert camp.contains(rect)
            assert rect.collidelist(everything[index + 1 :]) == -1
            assert min(rect.size) >= 15
    hand = [board.at.hand_card(index, 15) for index in range(15)]
    for index, rect in enumerate(hand):
        assert board.at.hand.contains(rect)
        assert rect.collidelist(hand[index + 1 :]) == -1


def short_forms(name: str) -> list[str]:
    """What may stand for a name where it is too long: its first word by the initial, and what begins like either."""
    first, _space, rest = name.partition(" ")
    ways = [name, f"{first[0]}. {rest}"] if rest else [name]
    return ways + [f"{way[:length].rstrip()}." for way in ways for length in range(3, len(way))]


@pytest.mark.parametrize("people", [4, 5])
@pytest.mark.parametrize("whose", ["own", "rival"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_building_of_a_full_camp_bears_a_name(make_app, size: tuple[int, int], whose: str, people: int) -> None:
    # given a camp of 12 buildings, so that they are small
    app = make_app(size, settings=quick())
    board = open_table(app, late(people)).board
    seat = board.centre if whose == "own" else board.rivals()[-1]
    places = [place for _index, place in camps.structures(board, seat)]
    board.pieces = Pieces(board.kit, board.names)
    shown: dict[str, str] = {}
    for kind, name in enumerate(BUILDING_NAMES):
        app.text_cache.recorder = []
        board.pieces.structure((kind, MATERIAL[kind], (), 0), places[-1])
        drawn, app.text_cache.recorder = app.text_cache.recorder, None
        # then each shows its name or a short form of it, whole and not too small to be read
        [text] = [text for text in drawn if text.string in short_forms(name)]
        assert text.fits, name
        assert min(min(place.size) for place in places) >= 15
        shown[name] = text.string
    # and no two are shown alike, except in the smallest window, where three rivals' camps show a few letters
    assert len(set(shown.values())) == BUILDINGS or (size, people) == ((1024, 640), 4), shown


def test_every_thing_has_words_and_most_are_explained(make_app) -> None:
    app = make_app(settings=quick())
    for table in (late(3), at(3, GIVE)):
        scene = open_table(app, table)
        for thing in scene.board.things():
            assert thing.label
            if found := scene.board.inspect(thing.target):
                assert found.title
                assert found.text
                if found.picture:
                    found.picture(pygame.Rect(0, 0, 200, 300))


def test_a_demand_is_a_scene_with_the_cards_shown(make_app) -> None:
    app = make_app(settings=quick())
    table = at(4, GIVE)
    board = open_table(app, table).board
    found = demand.current(board.seen)
    assert found is not None
    assert found.shown
    victim = table.decision.seat
    place = (victim - found.seat) % 4
    assert demand.answer(board.seen, found, place) == "asked"
    shown = [thing for thing in board.things() if thing.target.kind == "shown"]
    assert len(shown) == len(found.shown)
    # and nothing of the camp below can be pointed at
    assert board.thing_at(board.at.zones["clients"].center).target == Target("demand")


def test_a_demand_opens_no_file_once_the_board_is_warm(make_app, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a board that has prepared its pictures while nothing else happened
    board = open_table(make_app(settings=quick()), late(4)).board
    for _step in board.warm_up():
        pass
    # when a demand is made
    opened: list[object] = []
    monkeypatch.setattr(pygame.image, "load", opened.append)
    board.show(at(4, GIVE).state, board.centre)
    assert demand.sprites(board)
    # then no picture has to be read from the disk in the middle of a movement
    assert not opened


# --- motion ---------------------------------------------------------------------------------------------------------


def test_every_event_is_shown_and_folded(make_app) -> None:
    # given a game whose events are shown with motion
    app = make_app((1024, 640), settings=Settings(animation=AnimationSpeed.NORMAL, pace=Pace.FAST))
    table = table_of(3, 2)
    endow(table, ("fountain", "stairway", "bridge", "sewer", "basilica", "dock", "latrine", "-prison", "villa"))
    scene = open_table(app, table)
    random = Random(4)
    kinds: set[str] = set()
    told = scene.playback._told

    def note(event: Event) -> None:
        kinds.add(event.kind)
        told(event)

    scene.playback._told = note
    # when it is played, with one look at the middle of each flight
    while not table.over:
        scene.act(random.choice(table.legal_actions()))
        while scene.playback.busy:
            for tween in scene.playback._running:
                tween.elapsed = tween.delay + tween.seconds / 2
            scene.playback.sprites()
            for tween in list(scene.timeline.tweens):
                tween.elapsed = tween.delay + tween.seconds
            scene.timeline.update(0.0)
            scene.playback.update()
        # then the board shows what the position has become
        if not table.over:
            scene.look()
        assert scene.board.hidden == set()
    assert {"lead", "follow", "think", "draw", "take", "lay", "add", "complete", "hire", "show", "sweep"} <= kinds


def test_nothing_is_pending_when_the_role_is_over(make_app) -> None:
    # given what is seen while the cards of a turn are swept away: no role any more, but clients on the agenda
    app = make_app((1024, 640), settings=quick())
    table = table_of(2)
    board = open_table(app, table).board
    board.seen.role = NOBODY
    board.seen.agenda = [(PERFORM, 0, 1, 0, 0, 0, 0, 0)]
    assert waiting.pending(board.seen, board.names) == []


# --- secrets --------------------------------------------------------------------------------------------------------


def test_an_unknown_hand_lies_face_down(make_app) -> None:
    app = make_app(settings=quick())
    table = table_of(3)
    scene = open_table(app, table, viewer=0)
    board = scene.board
    board.show(table.view(None), 0)
    assert {thing.target.args[0] for thing in board.things() if thing.target.kind == "card"} <= {-2}
    assert NOBODY not in board.seen.hands[0]
