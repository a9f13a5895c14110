"""The options of a table: the edition, and the rule switches of the specification, each with its usual value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from pydantic import Field

from game.engine.protocol import GameOptions
from game.glory_to_rome import frames
from game.glory_to_rome.components import EDITIONS
from game.i18n import N_

if TYPE_CHECKING:
    from game.glory_to_rome.schema import EditionData

Edition = Literal["bb_republic", "bb_imperium", "classic_iv", "first_2005", "european_2011"]
_AS_EDITION = N_("By edition")


class RomeOptions(GameOptions):
    """Deck and opening, then the rules that are read in more than one way (rules 16 and 17)."""

    random_start: bool = Field(
        default=True, title=N_("Turned cards decide who starts"),
        description=N_("Everybody turns a card of the deck into the pool; the first name in the alphabet starts. "
                       "Otherwise the first seat starts."))
    edition: Edition = Field(
        default="bb_republic", title=N_("Edition"),
        description=N_("The deck, the opening hand and the size of a petition. Each deck has four buildings that the "
                       "other does not have."),
        json_schema_extra={
            "bb_republic": N_("Republic"), "bb_imperium": N_("Imperium"), "classic_iv": N_("Classic"),
            "first_2005": N_("First, 2005"), "european_2011": N_("European, 2011"),
        })
    petition_size: Literal["edition", "2", "3"] = Field(
        default="edition", title=N_("Cards of a petition"),
        description=N_("So many cards of one role may be played as if they were a Jack."),
        json_schema_extra={"edition": _AS_EDITION, "2": N_("Two cards"), "3": N_("Three cards")})
    start_hand: Literal["edition", "5", "4+1"] = Field(
        default="edition", title=N_("Opening hand"), description=N_("The cards with which everybody begins."),
        json_schema_extra={"edition": _AS_EDITION, "5": N_("Five cards"), "4+1": N_("Four cards and a Jack")})
    two_player_in_town: Literal["edition", "2", "3"] = Field(
        default="edition", title=N_("Sites in town with two players"),
        description=N_("How many sites of each material lie in town when two play. More sites, a longer game."),
        json_schema_extra={"edition": _AS_EDITION, "2": N_("Two of each"), "3": N_("Three of each")})
    out_of_town_only_when_in_town_empty: bool = Field(
        default=True, title=N_("Out of town only when none is left in town"),
        description=N_("A site out of town may be used only when no site of its material is left in town."))
    out_of_town_mixed_roles: bool = Field(
        default=False, title=N_("Architect and Craftsman pair out of town"),
        description=N_("The two actions for a site out of town may be one Architect and one Craftsman action."))
    forum_storeroom_literal: bool = Field(
        default=True, title=N_("With a Storeroom any client is the Forum's Laborer"),
        description=N_("The client that stands for the Laborer may be counted for its own role as well."))
    prison_fires_completion: bool = Field(
        default=True, title=N_("Completion effects fire for the Prison"),
        description=N_("What a structure does when it is completed happens again for who takes it by a Prison."))
    prison_unique_names: bool = Field(
        default=True, title=N_("The Prison takes no second structure of a name"),
        description=N_("Who has a structure of that name already cannot take another by a Prison."))
    stairway_material_must_match: bool = Field(
        default=True, title=N_("Stairway materials match the site"),
        description=N_("A material added by the Stairway has to fit the structure, as if it were being built."))
    stairway_archway: bool = Field(
        default=True, title=N_("The Archway serves the Stairway too"),
        description=N_("With an Archway the material for the Stairway may come from the pool."))
    crane_palace_stack: bool = Field(
        default=True, title=N_("Several Crane cards with a Palace"),
        description=N_("With Crane and Palace any number of cards may be played for Architect, one action each."))
    domus_match: Literal["foundation_card", "site"] = Field(
        default="foundation_card", title=N_("The Domus Aurea goes by"),
        description=N_("Whether the demanded material is that of the foundation card or that of its site."),
        json_schema_extra={"foundation_card": N_("The card"), "site": N_("The site")})
    colosseum_all_opponents: bool = Field(
        default=False, title=N_("The Colosseum reaches all opponents"),
        description=N_("The Colosseum takes clients of every opponent, not only of those whom the demand reaches."))
    villa_material: Literal["any_legal", "stone_only"] = Field(
        default="any_legal", title=N_("What completes a Villa at once"),
        description=N_("One material added by an Architect completes the Villa: any that fits, or only Stone."),
        json_schema_extra={"any_legal": N_("What fits"), "stone_only": N_("Only Stone")})
    road_statue_site: bool = Field(
        default=True, title=N_("The Road helps a Statue on a Stone site"),
        description=N_("With a Road any material may be added to a Statue that stands on a Stone site."))
    immune_may_give: bool = Field(
        default=False, title=N_("Immune players may give"),
        description=N_("Who is protected from a demand may give cards all the same."))
    surrender: Literal["all_others_concede", "off"] = Field(
        default="all_others_concede", title=N_("Giving up"),
        description=N_("When all but one have given up, that one has won."),
        json_schema_extra={"all_others_concede": N_("Allowed"), "off": N_("Not allowed")})
    vault_view: Literal["owner_sees_known_cards", "hidden_from_all", "known_cards_open"] = Field(
        default="owner_sees_known_cards", title=N_("Who may look into a vault"),
        description=N_("Cards in a vault lie face down. Cards that came from a stockpile were seen by everybody."),
        json_schema_extra={
            "owner_sees_known_cards": N_("Its owner"), "hidden_from_all": N_("Nobody"),
            "known_cards_open": N_("Everybody"),
        })
    stairway_public_points: bool = Field(
        default=True, title=N_("Public structures give points to everybody"),
        description=N_("A Wall or Statue that the Stairway has made public gives its points to every player."))
    fountain_keep_is_craftsman: bool = Field(
        default=False, title=N_("Keeping the Fountain's card is an action"),
        description=N_("Keeping the card of the deck counts as a Craftsman action, as for the Academy."))
    latrine_and_vomitorium: Literal["one_of_them", "both"] = Field(
        default="one_of_them", title=N_("Latrine and Vomitorium"),
        description=N_("Whether both may be used before the same Thinker action."),
        json_schema_extra={"one_of_them": N_("One of them"), "both": N_("Both")})
    open_hands: bool = Field(
        default=False, title=N_("Open hands"),
        description=N_("Everybody sees all hands, and nobody is asked to look away."))

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
