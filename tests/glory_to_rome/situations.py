"""Positions of Glory to Rome and moves on them, written as short texts.

Seats are A, B, C, D, E; A leads. Buildings, materials and roles are their ids ("circus_maximus", "wood", "craftsman"),
a Jack is "jack"; "dock*3" stands for three. A seat's camp is written "palisade" for a bare foundation,
"tower(concrete)" with materials, "statue@rubble" on a site, "market!" complete, "market!!" public. Moves are the verb
and the names of its arguments: "lead craftsman dock", "lay statue rubble", "add temple catacomb whole".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from game.engine.protocol import Action, Event
from game.glory_to_rome.components import (
    BUILDING_BY_ID,
    BUILDING_IDS,
    CARDS,
    JACK,
    MATERIAL,
    MATERIAL_IDS,
    MATERIALS,
    VALUE,
)
from game.glory_to_rome.frames import (
    COMPLETE,
    ENDINGS,
    IMPERIUM,
    LEAD,
    NAMES,
    PERFORMS,
    PUBLIC,
    SENATES,
    UNFINISHED,
    Structure,
)
from game.glory_to_rome.rules import RULES
from game.glory_to_rome.state import RomeState

SEATS = "ABCDE"
ROLE_IDS = ("laborer", "craftsman", "architect", "legionary", "merchant", "patron")

_ARGUMENTS = {
    "lead": "rk*", "follow": "k*", "unit": "k*", "discard": "k", "take": "m", "stow": "k", "lay": "km", "lay_out": "km",
    "add": "kk", "build": "mk", "fetch": "mk", "show": "k", "give": "k", "client": "sm", "raze": "sk", "sell": "m",
    "shelve": "k", "hire": "m", "hire_card": "k", "seize": "sk", "recover": "s", "salvage": "k", "extend": "msk",
    "extend_pool": "msk",
}  # fmt: skip
"""What the arguments of each verb are: role, card, material, seat; * for any number."""


def words(text: str) -> Iterator[str]:
    """The words of a text, "x*3" three times."""
    for word in text.split():
        name, _, times = word.partition("*")
        yield from [name] * int(times or 1)


def kinds(text: str) -> list[int]:
    return [JACK if word == "jack" else BUILDING_BY_ID[word] for word in words(text)]


class Bag:
    """The cards of a deck that lie nowhere yet."""

    def __init__(self, deck: str) -> None:
        self.left = list(CARDS[deck])

    def card(self, name: str) -> int:
        """A building by its name, or any card of a material or role."""
        if name in BUILDING_BY_ID:
            kind = BUILDING_BY_ID[name]
        else:
            material = (MATERIAL_IDS if name in MATERIAL_IDS else ROLE_IDS).index(name)
            kind = max((card for card in self.left if MATERIAL[card] == material), key=self.left.count)
        self.left.remove(kind)
        return kind


def position(
    seats: int = 2, pool: str = "", deck: str = "", deck_size: int = 60, jacks: int = 6, gone: str = "",
    out_gone: str = "", town: Mapping[str, int] | None = None, options: Mapping[str, Any] | None = None,
    lead: bool = True, **camps: Mapping[str, Any],
) -> RomeState:
    """A position in which A is asked to lead.

    A, B ...: what a seat has: hand, stock, clients, vault, blind, camp as texts, influence as a number.
    deck: the top cards; deck_size: how many there are; jacks: those in the supply; gone, out_gone: materials without
    sites in town, out of town; town: numbers of sites in town.
    """
    state = RULES.new(seats, RULES.options(**{"random_start": False, **(options or {})}), 1)
    bag = Bag("imperium" if state.house & IMPERIUM else "republic")
    state.pool = [()] * MATERIALS
    state.hands = [()] * seats
    state.jacks = [0] * seats
    state.jack_supply = jacks
    top = [bag.card(name) for name in words(deck)]
    for seat in range(seats):
        _lay_out(state, seat, bag, camps.get(SEATS[seat], {}))
    for name in words(pool):
        card = bag.card(name)
        state.pool[MATERIAL[card]] += (card,)
    rest = deck_size - len(top)
    state.deck = (*bag.left[:rest], *reversed(top)) if rest > 0 else tuple(reversed(top[:deck_size]))
    for name in words(gone):
        state.town[MATERIAL_IDS.index(name)] = 0
    for name in words(out_gone):
        state.outskirts[MATERIAL_IDS.index(name)] = 0
    for name, number in (town or {}).items():
        state.town[MATERIAL_IDS.index(name)] = number
    state.refresh()
    state.agenda = [(LEAD, 0)] if lead else []
    return state


def _lay_out(state: RomeState, seat: int, bag: Bag, has: Mapping[str, Any]) -> None:
    assert set(has) <= {"hand", "stock", "clients", "vault", "blind", "camp", "influence"}
    named = [name for name in words(has.get("hand", "")) if name != "jack"]
    state.jacks[seat] = len(list(words(has.get("hand", "")))) - len(named)
    state.camps[seat] = tuple(_structure(text, bag) for text in has.get("camp", "").split())
    state.hands[seat] = tuple(sorted(bag.card(name) for name in named))
    for zone, piles in (("stock", state.stock), ("clients", state.clients)):
        for name in words(has.get(zone, "")):
            card = bag.card(name)
            piles[seat * MATERIALS + MATERIAL[card]] += (card,)
    state.vault[seat] = tuple(sorted(bag.card(name) for name in words(has.get("vault", ""))))
    state.blind[seat] = tuple(sorted(bag.card(name) for name in words(has.get("blind", ""))))
    for _, site, _, status in state.camps[seat]:
        sites = state.town if state.town[site] else state.outskirts
        sites[site] -= 1
        if status != UNFINISHED:
            state.gain_site(seat, site)
    if "influence" in has:
        state.influence[seat] = has["influence"]


def _structure(text: str, bag: Bag) -> Structure:
    found = re.fullmatch(r"(\w+)(?:@(\w+))?(?:\(([\w,]*)\))?(!{0,2})", text)
    assert found is not None, text
    name, site_name, materials, marks = found.groups()
    kind = bag.card(name)
    site = MATERIAL_IDS.index(site_name) if site_name else MATERIAL[kind]
    if marks and materials is None:
        materials = ",".join([MATERIAL_IDS[site]] * VALUE[site])
    cards = tuple(bag.card(material) for material in materials.split(",")) if materials else ()
    return kind, site, cards, (UNFINISHED, COMPLETE, PUBLIC)[len(marks)]


def perform(state: RomeState, role: str, **units: int) -> RomeState:
    """Everybody has led, followed or thought: the performances begin. `units` are the card actions of each seat."""
    state.role = ROLE_IDS.index(role)
    for seat, number in units.items():
        state.units[SEATS.index(seat)] = number
    state.agenda = [(SENATES, 0), (PERFORMS, 0)]
    state.run(None)
    return state


def parse(text: str) -> Action:
    verb, *names = text.split()
    whole = (1,) if names[-1:] == ["whole"] else ()
    names = names[: len(names) - len(whole)]
    shape = _ARGUMENTS.get(verb, "")
    shape = shape.replace("k*", "k" * (len(names) - shape.index("k*"))) if "*" in shape else shape
    if verb in ("lay", "lay_out") and len(names) == 1:
        names.append(MATERIAL_IDS[MATERIAL[BUILDING_BY_ID[names[0]]]])
    assert len(shape) == len(names), text
    return Action(verb, (*(_number(kind, name) for kind, name in zip(shape, names, strict=True)), *whole))


def _number(kind: str, name: str) -> int:
    if kind == "k":
        return JACK if name == "jack" else BUILDING_BY_ID[name]
    if kind == "s":
        return SEATS.index(name)
    return (ROLE_IDS if kind == "r" else MATERIAL_IDS).index(name)


def allows(state: RomeState, text: str) -> bool:
    return parse(text) in state.legal_actions()


def play(state: RomeState, *texts: str) -> list[Event]:
    """Carry out moves, each of which must be legal; what happened."""
    told: list[Event] = []
    for text in texts:
        legal = list(state.legal_actions())
        action = parse(text)
        assert action in legal, f"{text}: asked is {asked(state)}, legal are {legal}"
        state.apply(legal[legal.index(action)], told.append)
    return told


def asked(state: RomeState) -> str:
    """Who is asked what: "A craftsman"; "" when the game is over."""
    if not state.agenda:
        return ""
    frame = state.agenda[-1]
    return f"{SEATS[frame[1]]} {NAMES[frame[0]]}"


def options(state: RomeState) -> set[str]:
    """The verbs that are legal now."""
    return {action.verb for action in state.legal_actions()}


def think(state: RomeState, until: str = "A") -> None:
    """The others follow with nothing and take a Jack, or draw, until somebody else is asked something else."""
    while asked(state).endswith((" follow", " think")) and not asked(state).startswith(until):
        if asked(state).endswith("follow"):
            play(state, "think")
        else:
            play(state, "jack" if allows(state, "jack") else "refill" if allows(state, "refill") else "card")


def obey(state: RomeState) -> None:
    """Demands are answered as long as whoever is asked has but one card to give."""
    while asked(state).endswith(" give") and len(state.legal_actions()) == 1:
        state.apply(state.legal_actions()[0])


def idle(state: RomeState) -> None:
    """Everything that is asked is skipped until a new turn begins or the game is over."""
    while state.agenda and state.agenda[-1][0] != LEAD:
        for text in ("skip", "done", "think", "jack", "refill", "card", "hold", "keep"):
            if allows(state, text):
                play(state, text)
                break
        else:
            state.apply(state.legal_actions()[0])


def hand(state: RomeState, seat: str) -> str:
    """A hand in words, Jacks last."""
    at = SEATS.index(seat)
    return " ".join([BUILDING_IDS[card] for card in state.hands[at]] + ["jack"] * state.jacks[at])


def hand_size(state: RomeState, seat: str) -> int:
    return state.hand_size(SEATS.index(seat))


def _counted(piles: list[tuple[int, ...]], names: tuple[str, ...]) -> str:
    return " ".join(f"{name}{len(pile)}" for name, pile in zip(names, piles, strict=True) if pile)


def pool(state: RomeState) -> str:
    """The pool by material: "rubble2 stone1"."""
    return _counted(state.pool, MATERIAL_IDS)


def stock(state: RomeState, seat: str) -> str:
    return _counted(state.stock_of(SEATS.index(seat)), MATERIAL_IDS)


def clients(state: RomeState, seat: str) -> str:
    return _counted(state.clients_of(SEATS.index(seat)), ROLE_IDS)


def vault(state: RomeState, seat: str) -> int:
    return state.vault_size(SEATS.index(seat))


def influence(state: RomeState, seat: str) -> int:
    return state.influence[SEATS.index(seat)]


def camp(state: RomeState, seat: str) -> str:
    """Structures in words: "dock tower(1) palisade!"."""
    texts = []
    for kind, _, materials, status in state.camps[SEATS.index(seat)]:
        number = f"({len(materials)})" if materials and status == UNFINISHED else ""
        texts.append(BUILDING_IDS[kind] + number + "!" * status)
    return " ".join(texts)


def total(state: RomeState, seat: str) -> int:
    return state.standings()[SEATS.index(seat)].score


def ended(state: RomeState) -> str:
    """How the game ended, "" while it goes on."""
    return ENDINGS[state.ending]


def winners(state: RomeState) -> str:
    """The seats in the first place."""
    return "".join(SEATS[standing.seat] for standing in state.standings() if standing.place == 1)


def acting(role: str, seats: int = 2, **has: Any) -> RomeState:
    """A position in which A performs one action of a role."""
    return perform(position(seats, **has), role, A=1)


def demand(card: str, camp_a: str, camp_b: str, a: Mapping[str, str], b: Mapping[str, str], **more: Any) -> RomeState:
    """A, with one Legionary action, has shown a card."""
    game = acting("legionary", A={"camp": camp_a, "hand": card, **a}, B={"camp": camp_b, **b}, **more)
    play(game, f"show {card}")
    return game


def completing(structure: str, material: str, a: Mapping[str, str], **has: Any) -> RomeState:
    """A has completed a structure by an Architect action with its last material."""
    game = acting("architect", A={"stock": material, **a}, **has)
    play(game, f"build {material} {structure}")
    return game


def laborers(game: RomeState, seat: str = "A") -> int:
    """How many Laborer actions a seat has now; they are skipped."""
    number = 0
    while asked(game) == f"{seat} laborer":
        number += 1
        play(game, "skip")
    return number
