"""Every sentence the game says: prompts, chronicle, captions, refusals, card texts. Message ids are English.

Arguments are numbers, texts or `Noun`s; whoever shows a phrase fills in the names. `who` is always a seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.conspiracy.components import (
    DATA,
    LOCATION_NAME,
    LORD_GUILD,
    LORD_NAME,
)
from game.conspiracy.insight import TERMS
from game.conspiracy.powers import POWERS
from game.conspiracy.state import PROMPTS, ConspiracyState
from game.engine.protocol import Action, Decision, Event, Noun, Phrase
from game.i18n import N_

GUILD_NAMES = (N_("Farmers"), N_("Military"), N_("Merchants"), N_("Politicians"), N_("Mages"))

_LORD_NAMES = (
    N_("Drifting Tenant"), N_("Garden Keeper"), N_("Kelp Bailiff"), N_("Star Grower"), N_("Foal Tamer"),
    N_("Old Shepherd"), N_("Lost Sapper"), N_("Reef Picket"), N_("Lamp Sentry"), N_("Lancer Ouro"),
    N_("Captain Kazh"), N_("Reef Warden"), N_("Ragged Pedlar"), N_("Shell Broker"), N_("Dune Trader"),
    N_("Twin Factors"), N_("Barge Mistress"), N_("Nautilus Banker"), N_("Quiet Envoy"), N_("Tide Clerk"),
    N_("Two-Faced Speaker"), N_("The Voice"), N_("The Eight Arms"), N_("Ink Senator"), N_("Fallen Augur"),
    N_("Glow Adept"), N_("Leviathan Sage"), N_("Tide Oracle"), N_("Abyss Seer"), N_("Veiled Archmage"),
)
_LOCATION_NAMES = (
    N_("Regalia Vault"), N_("Small Pearl Cave"), N_("Pearl Cave"), N_("Great Pearl Cave"), N_("Silver Key Shrine"),
    N_("Gold Key Shrine"), N_("Oyster Beds"), N_("Banner Wreck"), N_("Small Audience Hall"),
    N_("Large Audience Hall"), N_("Colossus"), N_("Coral Labyrinth"), N_("Hall of Doors"), N_("Great Gate"),
    N_("Throne of the Farmers"), N_("Throne of the Military"), N_("Throne of the Merchants"),
    N_("Throne of the Politicians"), N_("Throne of the Mages"), N_("Court of the Farmers"),
    N_("Court of the Military"), N_("Court of the Merchants"), N_("Court of the Politicians"),
    N_("Court of the Mages"), N_("Council of the Many"), N_("Council of Keepers"), N_("Council of Divers"),
    N_("Council of Elders"), N_("Outcast Island"),
)

_PROMPTS = dict(zip(PROMPTS, (
    N_("{who}: recruit. Draw 1, 2 or 3 Lords from the deck, or take a whole discard pile."),
    N_("{who}: keep one of the Lords you drew. The others go to the discard piles."),
    N_("{who}: choose the Lord to place next."),
    N_("{who}: swap two of your Lords without a key, or leave them where they are."),
    N_("{who}: your keys open a Location. Take an open one, or draw 1, 2 or 3 from the deck."),
    N_("{who}: choose the Location to keep."),
    N_("The game is over."),
), strict=True))

_ACTIONS = {
    "keep": N_("Keep {lord}"),
    "place": N_("Place {lord}"),
    "pile": N_("Take the pile of the {guild}"),
    "swap": N_("Swap spots {one} and {other}"),
    "stay": N_("Do not swap"),
    "open": N_("Take {site}"),
    "choose": N_("Keep {site}"),
}
_DRAW = (N_("Draw no Lord"), N_("Draw 1 Lord"), N_("Draw 2 Lords"), N_("Draw 3 Lords"))
_EXPLORE = (N_("Draw no Location"), N_("Draw 1 Location"), N_("Draw 2 Locations"), N_("Draw 3 Locations"))

LORD_POWER_TEXT = (
    N_("When placed: you may swap two of your Lords that show no key."),
    N_("Silver key. Two equal keys, or any third key, open a Location."),
    N_("Gold key. Two equal keys, or any third key, open a Location."),
    N_("When placed: gain 2 pearls."),
    N_("When placed: gain 1 pearl."),
    N_("When placed: turn over the top Lord of the deck; it goes to the discard pile of its guild."),
)

_LOCATION_TEXT = {
    "flat": N_("Worth {flat} influence."),
    "pearl_cave": N_("Worth {flat} influence. Pearls gained when taken: {pearls}."),
    "silver_shrine": N_("Worth {each} influence for each silver key in your chamber, spent and covered ones too."),
    "gold_shrine": N_("Worth {each} influence for each gold key in your chamber, spent and covered ones too."),
    "oyster_beds": N_("Worth {each} influence for each complete pair of your pearls."),
    "banner_wreck": N_("Worth {each} influence for each Location you control, this one too."),
    "audience": N_(
        "Worth {flat} influence. Until your next turn the others must recruit from the deck: draw {draw}, keep one."
    ),
    "audience_of_one": N_(
        "Worth {flat} influence. Until your next turn the others must recruit by placing the top Lord of the deck."
    ),
    "colossus": N_("Worth {flat} influence. When taken: all discarded Lords are shuffled back into the deck."),
    "labyrinth": N_("Worth {flat} influence. When taken: all open Locations are shuffled back into their deck."),
    "hall_of_doors": N_("Worth {flat} influence. From now on any two keys open a Location for you."),
    "great_gate": N_(
        "Worth {flat} influence. From now on you choose your Locations from their whole deck, never from the open ones."
    ),
    "throne": N_("Worth the influence of your highest Lord of the {guild}."),
    "court": N_("Worth {flat} influence and {each} more for each of your Lords of the {guild}."),
    "council": N_("Worth {each} influence for each Lord in your largest connected group of Lords of value {value}."),
    "outcasts": N_("Worth {flat} influence and {each} more for each of your Lords of value 0 or 6."),
}


def lord(id_: int) -> Noun:
    return Noun("lord", id_)


def site(id_: int) -> Noun:
    return Noun("location", id_)


def guild(id_: int) -> Noun:
    return Noun("guild", id_)


def seat(id_: int) -> Noun:
    return Noun("seat", id_)


def name(noun: Noun) -> str:
    """Message id of the name of a Lord, a Location, a guild or a term. Raises KeyError for another kind."""
    if noun.kind == "term":
        return TERMS[noun.id].name
    return {"lord": LORD_NAME, "location": LOCATION_NAME, "guild": GUILD_NAMES}[noun.kind][noun.id]


def prompt(decision: Decision) -> Phrase:
    return _PROMPTS[decision.prompt], {"who": seat(decision.seat)}


def lord_text(id_: int) -> Phrase:
    """A Lord's power in words."""
    return LORD_POWER_TEXT[id_ % len(LORD_POWER_TEXT)], {}


def location_text(id_: int) -> Phrase:
    """What a Location is worth and does, in words."""
    card, power = DATA.locations[id_], POWERS[id_]
    args: dict[str, int | str | Noun | tuple[Noun, ...]] = {
        "flat": power.flat, "each": power.each, "pearls": power.pearls, "draw": power.draw, "value": power.value,
    }
    if power.guild >= 0:
        args["guild"] = guild(power.guild)
    return _LOCATION_TEXT["audience_of_one" if card.draw == 1 else card.power], args


def action(thing: Action) -> Phrase:
    """What a button or a hint says for an action."""
    verb, args = thing
    if verb == "draw":
        return _DRAW[args[0]], {}
    if verb == "explore":
        return _EXPLORE[args[0]], {}
    key = _ACTIONS[verb]
    if verb in ("keep", "place"):
        return key, {"lord": lord(args[0])}
    if verb in ("open", "choose"):
        return key, {"site": site(args[0])}
    if verb == "pile":
        return key, {"guild": guild(args[0])}
    if verb == "swap":
        return key, {"one": args[0] + 1, "other": args[1] + 1}
    return key, {}


def _lords(ids: Sequence[int]) -> tuple[Noun, ...]:
    return tuple(lord(id_) for id_ in ids)


def _sites(ids: Sequence[int]) -> tuple[Noun, ...]:
    return tuple(site(id_) for id_ in ids)


def event(thing: Event) -> Phrase | None:
    """The line of the chronicle for an event; None where another line already tells it."""
    kind, who, public = thing.kind, seat(thing.seat), thing.public
    if kind == "draw":
        return N_("{who} draws {lords}."), {"who": who, "lords": _lords(public)}
    if kind == "keep":
        return N_("{who} keeps {lord} and discards {lords}."), {
            "who": who, "lord": lord(public[0]), "lords": _lords(public[1:])}
    if kind == "pile":
        return N_("{who} takes the pile of the {guild}: {lords}."), {
            "who": who, "guild": guild(public[0]), "lords": _lords(public[1:])}
    if kind == "place":
        return N_("{who} places {lord} on spot {spot}."), {"who": who, "lord": lord(public[0]), "spot": public[1] + 1}
    if kind == "reveal":
        return N_("{lord} is turned over and joins the pile of the {guild}."), {
            "lord": lord(public[0]), "guild": guild(LORD_GUILD[public[0]])}
    if kind == "swap":
        return N_("{who} swaps the Lords on spots {one} and {other}."), {
            "who": who, "one": public[0] + 1, "other": public[1] + 1}
    if kind == "stay":
        return N_("{who} swaps nothing."), {"who": who}
    if kind == "pearls":
        return N_("{who} gains pearls: {pearls}, now {total}."), {"who": who, "pearls": public[0], "total": public[1]}
    if kind == "master":
        if public[0] < 0:
            return N_("{who} becomes the Pearl Master."), {"who": who}
        return N_("{who} becomes the Pearl Master in place of {loser}."), {"who": who, "loser": seat(public[0])}
    return _location_event(thing) or _table_event(thing)


def _location_event(thing: Event) -> Phrase | None:
    kind, who, public = thing.kind, seat(thing.seat), thing.public
    if kind == "explore":
        return N_("{who} turns over {sites}."), {"who": who, "sites": _sites(public)}
    if kind == "look":
        return N_("{who} looks through the whole Location deck."), {"who": who}
    if kind == "take":
        return N_("{who} takes {site} and lays it on spot {spot}."), {
            "who": who, "site": site(public[0]), "spot": public[1] + 1}
    if kind == "opened":
        return N_("Open for all now: {sites}."), {"sites": _sites(public)}
    if kind == "return_locations":
        return N_("The Location deck is shuffled."), {}
    if kind == "shuffle_locations":
        return N_("All open Locations are shuffled back into their deck."), {}
    if kind == "shuffle_lords":
        return N_("All discarded Lords are shuffled back into the deck."), {}
    if kind == "constrain":
        if public[0] == 1:
            return N_("Until {who}'s next turn the others must place the top Lord of the deck."), {"who": who}
        return N_("Until {who}'s next turn the others must draw {draw} Lords and keep one."), {
            "who": who, "draw": public[0]}
    if kind == "release":
        return N_("{who}'s constraint on recruiting ends."), {"who": who}
    return None


def _table_event(thing: Event) -> Phrase | None:
    if thing.kind == "return_lords":
        return N_("{who}'s chamber is full; back to the pile: {lords}."), {
            "who": seat(thing.seat), "lords": _lords(thing.public)}
    if thing.kind == "last_round":
        return N_("{who} has filled the Senate Chamber. Everybody else has one more turn."), {"who": seat(thing.seat)}
    if thing.kind == "turn":
        return N_("{who}'s turn."), {"who": seat(thing.seat)}
    if thing.kind == "over":
        return N_("The game is over."), {}
    return None


def say(_seen: ConspiracyState, thing: Action | Event) -> Phrase | None:
    return action(thing) if isinstance(thing, Action) else event(thing)
