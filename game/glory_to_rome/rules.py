"""The game as the table sees it: one Rules object."""

from __future__ import annotations

from random import Random
from typing import Literal

from pydantic import Field

from game.engine.protocol import Action, Decision, Event, GameOptions, Noun, Phrase, Reason, Rules, Seat, Target
from game.glory_to_rome import frames, hidden, insight, wording
from game.glory_to_rome.components import EDITIONS, IN_USE, EditionData
from game.glory_to_rome.help import CHAPTERS
from game.glory_to_rome.scoring import CATEGORIES
from game.glory_to_rome.setup import begin, shuffled
from game.glory_to_rome.state import RomeState
from game.glory_to_rome.why_not import why_not
from game.i18n import N_

Edition = Literal["bb_republic", "bb_imperium", "classic_iv", "first_2005", "european_2011"]


class RomeOptions(GameOptions):
    """The options of a table: edition and the rule switches of the specification, each with its usual value."""

    random_start: bool = Field(default=True, title=N_("Turned cards decide who starts"))
    edition: Edition = Field(default="bb_republic", title=N_("Edition"))
    petition_size: Literal["edition", "2", "3"] = Field(default="edition", title=N_("Cards of a petition"))
    start_hand: Literal["edition", "5", "4+1"] = Field(default="edition", title=N_("Opening hand"))
    two_player_in_town: Literal["edition", "2", "3"] = Field(
        default="edition", title=N_("Sites in town with two players"))
    out_of_town_only_when_in_town_empty: bool = Field(
        default=True, title=N_("Out of town only when none is left in town"))
    out_of_town_mixed_roles: bool = Field(default=False, title=N_("Architect and Craftsman pair out of town"))
    forum_storeroom_literal: bool = Field(default=True, title=N_("With a Storeroom any client is the Forum's Laborer"))
    prison_fires_completion: bool = Field(default=True, title=N_("Completion effects fire for the Prison"))
    prison_unique_names: bool = Field(default=True, title=N_("The Prison takes no second structure of a name"))
    stairway_material_must_match: bool = Field(default=True, title=N_("Stairway materials match the site"))
    stairway_archway: bool = Field(default=True, title=N_("The Archway serves the Stairway too"))
    crane_palace_stack: bool = Field(default=True, title=N_("Several Crane cards with a Palace"))
    domus_match: Literal["foundation_card", "site"] = Field(
        default="foundation_card", title=N_("What a demand of the Domus Aurea matches"))
    colosseum_all_opponents: bool = Field(default=False, title=N_("The Colosseum reaches all opponents"))
    villa_material: Literal["any_legal", "stone_only"] = Field(
        default="any_legal", title=N_("What completes a Villa at once"))
    road_statue_site: bool = Field(default=True, title=N_("The Road helps a Statue on a Stone site"))
    immune_may_give: bool = Field(default=False, title=N_("Immune players may give"))
    surrender: Literal["all_others_concede", "off"] = Field(default="all_others_concede", title=N_("Giving up"))
    vault_view: Literal["owner_sees_known_cards", "hidden_from_all", "known_cards_open"] = Field(
        default="owner_sees_known_cards", title=N_("Who may look into a vault"))
    stairway_public_points: bool = Field(default=True, title=N_("Public structures give points to everybody"))
    fountain_keep_is_craftsman: bool = Field(default=False, title=N_("Keeping the Fountain's card is an action"))
    latrine_and_vomitorium: Literal["one_of_them", "both"] = Field(
        default="one_of_them", title=N_("Latrine and Vomitorium before one Thinker action"))
    open_hands: bool = Field(default=False, title=N_("Open hands"))

    def switches(self) -> int:
        """The rules that differ from the usual ones, as bits."""
        return sum(bit for differs, bit in (
            (not self.out_of_town_only_when_in_town_empty, frames.OUTSKIRTS_ANY_TIME),
            (self.out_of_town_mixed_roles, frames.MIXED_ROLES),
            (not self.forum_storeroom_literal, frames.STOREROOM_STANDS_IN),
            (not self.prison_fires_completion, frames.PRISON_FIRES_NOTHING),
            (not self.prison_unique_names, frames.PRISON_REPEATS),
            (not self.stairway_material_must_match, frames.STAIRWAY_ANY_MATERIAL),
            (not self.stairway_archway, frames.STAIRWAY_NO_ARCHWAY),
            (not self.crane_palace_stack, frames.ONE_CRANE_CARD),
            (self.domus_match == "site", frames.DOMUS_BY_SITE),
            (self.colosseum_all_opponents, frames.COLOSSEUM_ALL),
            (self.villa_material == "stone_only", frames.VILLA_STONE_ONLY),
            (not self.road_statue_site, frames.ROAD_NOT_STATUE),
            (self.immune_may_give, frames.IMMUNE_GIVES),
            (not self.stairway_public_points, frames.PUBLIC_NO_POINTS),
            (self.fountain_keep_is_craftsman, frames.KEEP_IS_CRAFT),
            (self.latrine_and_vomitorium == "both", frames.BOTH_DISCARDS),
        ) if differs)

    def house(self) -> int:
        """Deck, vaults and giving up as bits."""
        return sum(bit for differs, bit in (
            (EDITIONS[self.edition].deck == "imperium", frames.IMPERIUM),
            (self.vault_view == "hidden_from_all", frames.VAULT_HIDDEN),
            (self.vault_view == "known_cards_open", frames.VAULT_OPEN),
            (self.surrender == "off", frames.NO_SURRENDER),
        ) if differs)

    def hand(self) -> tuple[int, int]:
        """Order cards and Jacks of an opening hand."""
        own = EDITIONS[self.edition]
        return {"edition": (own.cards, own.jacks), "5": (5, 0), "4+1": (4, 1)}[self.start_hand]

    def petition(self) -> int:
        return EDITIONS[self.edition].petition if self.petition_size == "edition" else int(self.petition_size)

    def in_town(self, seats: int) -> int:
        """Sites of each material in town."""
        if seats > 2:
            return seats
        if self.two_player_in_town == "edition":
            return EDITIONS[self.edition].two_players_in_town
        return int(self.two_player_in_town)

    def edition_data(self) -> EditionData:
        return EDITIONS[self.edition]


class RomeRules(Rules[RomeState]):
    id = "glory_to_rome"
    title = N_("Glory to Rome")
    version = 1
    seats = range(2, 6)
    options = RomeOptions
    categories = tuple(zip(
        CATEGORIES,
        (N_("Influence"), N_("Vault"), N_("Merchant bonuses"), N_("Structures"), N_("Wins at once")), strict=True,
    ))
    tiebreak = N_("more cards in hand")
    help = CHAPTERS
    secret = True
    revealing = frozenset(("draw", "look", "recruit", "give", "glory", "open"))
    scale = 6.0
    components = IN_USE

    def new(self, seats: int, options: GameOptions, seed: int) -> RomeState:
        """Rules 4. Raises ValueError for a number of seats that the game does not have."""
        if seats not in self.seats:
            raise ValueError(f"{self.id} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        own = options if isinstance(options, RomeOptions) else RomeOptions(random_start=options.random_start)
        edition = own.edition_data()
        return begin(
            seats, shuffled(edition, seed), edition, own.hand(), own.in_town(seats), own.petition(), own.switches(),
            own.house(), own.random_start,
        )

    def observe(self, state: RomeState, seat: Seat | None) -> RomeState:
        return hidden.observe(state, seat)

    def fold(self, seen: RomeState, event: Event) -> None:
        hidden.fold(seen, event)

    def determinise(self, seen: RomeState, rng: Random) -> RomeState:
        return hidden.determinise(seen, rng)

    def why_not(self, seen: RomeState, target: Target) -> Reason:
        return why_not(seen, target)

    def say(self, seen: RomeState, thing: Action | Event) -> Phrase | None:
        return wording.say(seen, thing)

    def prompt(self, decision: Decision) -> Phrase:
        return wording.prompt(decision)

    def name(self, noun: Noun) -> str:
        return wording.name(noun)

    def values(self, seen: RomeState) -> list[float]:
        return insight.values(seen)


RULES = RomeRules()
