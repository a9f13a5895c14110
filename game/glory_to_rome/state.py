"""The position of a game of Glory to Rome.

The deck is a tuple whose last card is on top. Hands, vaults and played cards are sorted. Pool, stockpiles and
clienteles are piles by material, since only that counts there: pool[material], stock[seat * 6 + material]; the last
card of a pile is the one that moves. What happens stands in the other modules: each kind of question has a function
for its answers and one that carries an answer out, each kind of step has one function.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from game.engine.compiler import mypyc_attr
from game.engine.state import NOBODY, Action, Decision, Event, Seat, Sink, Standing, State
from game.glory_to_rome import building, ending, legionary, patron, performing, stairway, supply, thinking, turn
from game.glory_to_rome.components import BUILDINGS, MATERIAL, MATERIALS, VALUE
from game.glory_to_rome.frames import (
    ACTIONS,
    COMPLETE,
    NAMES,
    NO_SURRENDER,
    PRISON,
    PROMPTS,
    PUBLIC,
    RUNNING,
    STEPS,
    SURRENDER,
    THINKS,
    UNFINISHED,
    Frame,
    Structure,
)
from game.glory_to_rome.powers import NO_KIT, Kit, kit_of
from game.glory_to_rome.scoring import standings


@mypyc_attr(allow_interpreted_subclasses=True)
class RomeState(State):
    """One position. Build it with `rules.RULES.new`.

    seats, switches, house, petition: players; rules that differ from the usual ones; deck, vaults and giving up as
        they are at this table; cards of a petition
    leader, role: whose turn it is; the role led, NOBODY before
    agenda: frames, the top one last (see frames.py); empty when the game is over
    deck, pool, town, outskirts, jack_supply: the middle of the table; sites by material
    hands, jacks: Order cards and number of Jacks in each hand
    known, shown: cards of a hand that everybody has seen there; those of them shown to a demand this turn
    played, played_jacks, units: what each seat played this turn, and the actions that gives; 0 units: it thought
    stock, clients: piles of each seat
    vault, fresh, blind: vault cards that went there openly before, this turn, and unseen from the deck
    areas, influence: sites in each seat's influence area, seat * 6 + material; influence with the starting one
    camps: each seat's structures in the order they came
    powers: the buildings whose function each seat has now, ascending
    watch: mask of the seats that may win at once
    looked: the card that a Craftsman looks at, NOBODY if none
    crafted: mask of the seats that did each role this turn, role * seats + seat
    conceded: mask of the seats that gave up
    ending, winners: how the game ended; mask of those who won without scoring
    """

    __slots__ = (
        "agenda", "areas", "blind", "camps", "clients", "conceded", "crafted", "deck", "ending", "fresh", "hands",
        "house", "influence", "jack_supply", "jacks", "known", "leader", "looked", "outskirts", "petition", "played",
        "played_jacks", "pool", "powers", "role", "seats", "shown", "stock", "switches", "town", "units", "vault",
        "watch", "winners",
    )

    def __init__(
        self, seats: int, switches: int, house: int, petition: int, leader: int, role: int, agenda: list[Frame],
        deck: tuple[int, ...], pool: list[tuple[int, ...]], town: list[int], outskirts: list[int], jack_supply: int,
        hands: list[tuple[int, ...]], jacks: list[int], known: list[tuple[int, ...]], shown: list[tuple[int, ...]],
        played: list[tuple[int, ...]], played_jacks: list[int], units: list[int], stock: list[tuple[int, ...]],
        clients: list[tuple[int, ...]], vault: list[tuple[int, ...]], fresh: list[tuple[int, ...]],
        blind: list[tuple[int, ...]], areas: list[int], influence: list[int], camps: list[tuple[Structure, ...]],
        powers: list[tuple[int, ...]], watch: int, looked: int, crafted: int, conceded: int, ending_: int, winners: int,
    ) -> None:
        self.seats = seats
        self.switches = switches
        self.house = house
        self.petition = petition
        self.leader = leader
        self.role = role
        self.agenda = agenda
        self.deck = deck
        self.pool = pool
        self.town = town
        self.outskirts = outskirts
        self.jack_supply = jack_supply
        self.hands = hands
        self.jacks = jacks
        self.known = known
        self.shown = shown
        self.played = played
        self.played_jacks = played_jacks
        self.units = units
        self.stock = stock
        self.clients = clients
        self.vault = vault
        self.fresh = fresh
        self.blind = blind
        self.areas = areas
        self.influence = influence
        self.camps = camps
        self.powers = powers
        self.watch = watch
        self.looked = looked
        self.crafted = crafted
        self.conceded = conceded
        self.ending = ending_
        self.winners = winners

    def clone(self) -> RomeState:
        return RomeState(
            self.seats, self.switches, self.house, self.petition, self.leader, self.role, self.agenda[:], self.deck,
            self.pool[:], self.town[:], self.outskirts[:], self.jack_supply, self.hands[:], self.jacks[:],
            self.known[:], self.shown[:], self.played[:], self.played_jacks[:], self.units[:], self.stock[:],
            self.clients[:], self.vault[:], self.fresh[:], self.blind[:], self.areas[:], self.influence[:],
            self.camps[:], self.powers[:], self.watch, self.looked, self.crafted, self.conceded, self.ending,
            self.winners,
        )

    def key(self) -> str:
        whole = (
            self.agenda, self.areas, self.blind, self.camps, self.clients, self.conceded, self.crafted, self.deck,
            self.ending, self.fresh, self.hands, self.house, self.influence, self.jack_supply, self.jacks, self.known,
            self.leader, self.looked, self.outskirts, self.petition, self.played, self.played_jacks, self.pool,
            self.powers, self.role, self.seats, self.shown, self.stock, self.switches, self.town, self.units,
            self.vault, self.watch, self.winners,
        )
        return sha256(repr(whole).encode()).hexdigest()

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.ending != RUNNING

    def kit(self, seat: int) -> Kit:
        """The powers of a seat, added up."""
        powers = self.powers[seat]
        return kit_of(powers) if powers else NO_KIT

    def stock_of(self, seat: int) -> list[tuple[int, ...]]:
        """The stockpile of a seat by material."""
        return self.stock[seat * MATERIALS : (seat + 1) * MATERIALS]

    def clients_of(self, seat: int) -> list[tuple[int, ...]]:
        """The clientele of a seat by material, so by role."""
        return self.clients[seat * MATERIALS : (seat + 1) * MATERIALS]

    def hand_size(self, seat: int) -> int:
        return len(self.hands[seat]) + self.jacks[seat]

    def hides_card(self, seat: int) -> bool:
        """Whether a hand has an Order card that the others have not seen there: for all they know it may be any."""
        return len(self.hands[seat]) > len(self.known[seat])

    def vault_size(self, seat: int) -> int:
        return len(self.vault[seat]) + len(self.fresh[seat]) + len(self.blind[seat])

    def vault_room(self, seat: int) -> int:
        """How many cards still fit into a vault; 0 or less if none."""
        return self.influence[seat] + self.kit(seat).more_vault - self.vault_size(seat)

    def clientele_room(self, seat: int) -> int:
        """How many clients still fit; 0 or less if none."""
        kit = self.kit(seat)
        number = 0
        for at in range(seat * MATERIALS, (seat + 1) * MATERIALS):
            number += len(self.clients[at])
        return (self.influence[seat] + kit.more_clients) * kit.times_clients - number

    def has_all_roles(self, seat: int) -> bool:
        """Whether the clients of a seat stand for all six roles (rules 11.5)."""
        return ending.all_roles(self, seat)

    def structure(self, seat: int, kind: int, complete: bool = False) -> Structure:
        """A seat's structure of that name, complete or not as asked."""
        for one in self.camps[seat]:
            if one[0] == kind and (one[3] != UNFINISHED) == complete:
                return one
        raise LookupError(f"seat {seat} has no building {kind}, complete: {complete}")

    def owns(self, seat: int, kind: int) -> bool:
        return any(one[0] == kind for one in self.camps[seat])

    def standings(self) -> list[Standing]:
        return standings(self)

    # Deciding ---------------------------------------------------------------------------------------------------

    def decision(self) -> Decision | None:
        if not self.agenda:
            return None
        frame = self.agenda[-1]
        return Decision(frame[1], PROMPTS[frame[0]], frame[2:])

    def to_move(self) -> Seat:
        return self.agenda[-1][1] if self.agenda else NOBODY

    def legal_actions(self) -> Sequence[Action]:
        if not self.agenda:
            return ()
        frame = self.agenda[-1]
        return _LEGAL[frame[0]](self, frame)

    def also_legal(self) -> Sequence[Action]:
        """What the seat that has to decide may do besides: give up (rules 13). Never a choice among the others."""
        if not self.agenda or self.house & NO_SURRENDER or self.conceded >> self.agenda[-1][1] & 1:
            return ()
        return (SURRENDER,)

    def apply(self, action: Action, emit: Sink | None = None) -> None:
        agenda = self.agenda
        if action is SURRENDER:
            ending.surrender(self, agenda[-1][1], emit)
        else:
            frame = agenda.pop()
            _ANSWERS[frame[0]](self, frame, action, emit)
            self.run(emit)
        if emit is not None:
            numbers = tuple(number for frame in agenda for number in (len(frame), *frame))
            emit(Event("ask", agenda[-1][1] if agenda else -1, (self.role, self.crafted, *numbers)))

    def run(self, emit: Sink | None) -> None:
        """Carry out steps until a question is open or the game is over."""
        agenda = self.agenda
        while not self.ending and agenda[-1][0] >= STEPS:
            frame = agenda.pop()
            _STEPS[frame[0] - STEPS](self, frame, emit)
        if self.ending:
            agenda.clear()

    # What powers may ask for --------------------------------------------------------------------------------------

    def grant(self, seat: int, role: int) -> None:
        """Put an action of a role on the agenda for each point of influence."""
        if self.influence[seat]:
            self.agenda.append((ACTIONS, seat, role, self.influence[seat]))

    def grant_thinking(self, seat: int) -> None:
        """Put a Thinker action on the agenda for each point of influence."""
        if self.influence[seat]:
            self.agenda.append((THINKS, seat, self.influence[seat]))

    def offer_exchange(self, seat: int) -> None:
        """Ask for the structure that a seat takes for the site of its Prison."""
        if len(building.prison_answers(self, (PRISON, seat))) > 1:
            self.agenda.append((PRISON, seat))

    # Functions that are there now -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Find anew who has which functions; to be called after every change of a structure."""
        public = 0
        for camp in self.camps:
            for kind, _, _, status in camp:
                if status == PUBLIC:
                    public |= 1 << kind
        self.watch = 0
        for seat in range(self.seats):
            camp, own = self.camps[seat], public
            for kind, _, _, status in camp:
                if status >= COMPLETE:
                    own |= 1 << kind
            powers = _kinds(own)
            opens = kit_of(powers).opens
            if opens:
                for kind, _, _, status in camp:
                    if status == UNFINISHED and opens >> MATERIAL[kind] & 1:
                        own |= 1 << kind
                powers = _kinds(own)
            self.powers[seat] = powers
            if kit_of(powers).wins_at_once:
                self.watch |= 1 << seat

    def gain_site(self, seat: int, site: int) -> None:
        """A site comes to an influence area."""
        self.areas[seat * MATERIALS + site] += 1
        self.influence[seat] += VALUE[site]

    def lose_site(self, seat: int, site: int) -> None:
        self.areas[seat * MATERIALS + site] -= 1
        self.influence[seat] -= VALUE[site]


def _kinds(mask: int) -> tuple[int, ...]:
    """The buildings of a mask, ascending."""
    return tuple([kind for kind in range(BUILDINGS) if mask >> kind & 1]) if mask else ()


_LEGAL: Final = (
    turn.lead_answers, turn.follow_answers, turn.unit_answers, thinking.before_answers, thinking.think_answers,
    thinking.after_answers, supply.laborer_answers, supply.stow_answers, building.craftsman_answers,
    building.architect_answers, building.fountain_answers, stairway.answers, legionary.show_answers,
    legionary.pool_answers, legionary.give_answers, legionary.favour_answers, legionary.client_answers,
    legionary.raze_answers, supply.merchant_answers, supply.shelve_answers, patron.answers, building.prison_answers,
    turn.senate_answers, turn.sewer_answers,
)
_ANSWERS: Final = (
    turn.lead, turn.follow, turn.unit, thinking.before, thinking.think, thinking.after, supply.laborer, supply.stow,
    building.craftsman, building.architect, building.fountain, stairway.extend, legionary.show, legionary.take,
    legionary.give, legionary.favour, legionary.client, legionary.raze, supply.merchant, supply.shelve, patron.hire,
    building.prison, turn.senate, turn.sewer,
)
_STEPS: Final = (
    turn.begin, turn.next_follower, performing.next_performer, performing.next_client, performing.next_action,
    thinking.next_thought, supply.stow_step, supply.shelve_step, patron.step, stairway.step,
    legionary.demand, legionary.take_step, legionary.victims, legionary.give_step, legionary.favour_step,
    legionary.bridge, legionary.client_step, legionary.next_razed, legionary.raze_step, turn.next_senate,
    turn.next_sewer, turn.next_academy, turn.senate_step, turn.sewer_step, turn.finish,
)
assert len(_LEGAL) == len(_ANSWERS) == len(NAMES)
