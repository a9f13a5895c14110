"""How to play, for newcomers: the aim first, then the turn, then everything the cards can do."""

from __future__ import annotations

from typing import NamedTuple

from game.conspiracy.components import (
    ALL_LOCATIONS,
    ALL_LORDS,
    BASE_LOCATIONS,
    COALITION_IP,
    EMPTY,
    GUILDS,
    LOCATION_BY_ID,
    LORD_BY_CODE,
    LORD_TYPE,
    PEARL_MASTER_IP,
    RANKS,
    SPOTS,
)
from game.engine.protocol import Chapter, Figure, Noun, Phrase
from game.i18n import N_


class Example(NamedTuple):
    """A chamber to be shown in the help: `lords` and `sites` by spot, `lit` names the category that is counted."""

    lords: tuple[int, ...]
    sites: tuple[int, ...]
    lit: str = ""


def _example(lords: str, lit: str = "", **sites: int) -> Example:
    """A chamber from the codes of its Lords; a Location's id names the spot, counted from 1, that it lies on."""
    placed = [LORD_BY_CODE[code] for code in lords.split()]
    laid = [EMPTY] * SPOTS
    for site, spot in sites.items():
        laid[spot - 1] = LOCATION_BY_ID[site]
    return Example((*placed, *[EMPTY] * (SPOTS - len(placed))), tuple(laid), lit)


EXAMPLES = (
    _example("G2 R2 R1 B4 G1 G3 R2 P1 B1 B2 R1 Y2 Y1 Y1 P4", L08=2, L05=5, L06=9, L16G=12, L02=14),
    _example("Y1 B3 R2 P2", L04=4),
    _example("B1 B3 Y4 Y1 G3 R2 B4 Y3 B0 B6 G1 R3 B1 P4 P3", lit="coalition"),
    _example("Y6 B3 R1 Y3 R4 G3 B6 P1 Y1 P4", lit="lords"),
)
"""The chambers that Noun("example", ...) stands for."""

_COPIES = {f"n{kind.ip}": kind.copies for kind in LORD_TYPE[:RANKS]}


def _say(text: str, **args: int) -> Phrase:
    return text, dict(args)


def _show(*examples: int) -> Figure:
    return Figure(tuple(Noun("example", example) for example in examples))


def _list(kind: str, ids: tuple[int, ...]) -> Figure:
    return Figure(tuple(Noun(kind, id_) for id_ in ids), listed=True)


CHAPTERS = (
    Chapter(N_("The aim"), (
        _say(N_(
            "The throne of the sea is empty. You gather **Lords** in your **Senate Chamber**, an upside-down pyramid "
            "of fifteen spots. **Whoever has the most influence at the end wins.**"
        )),
        _show(0),
        _say(N_("Influence comes from four places:")),
        _say(N_("**Lords**: of each of the five guilds, your highest Lord counts its value.")),
        _say(N_(
            "**Locations**: places that your Lords open with keys {key_silver} {key_gold}. Each says what it is worth."
        )),
        _say(N_(
            "**Coalition**: your largest group of touching Lords of one guild counts {coalition} for each Lord in it."
        ), coalition=COALITION_IP),
        _say(N_("**Pearl Master**: whoever holds this token at the end gets {master}."), master=PEARL_MASTER_IP),
    )),
    Chapter(N_("Your turn"), (
        _say(N_(
            "On your turn you recruit Lords and place them in your chamber. Nobody may pass. You recruit in one of two "
            "ways:"
        )),
        _say(N_(
            "**From the deck.** First say how many Lords you want to see: 1, 2 or 3. They are drawn face up. Keep one "
            "and place it. The others go to the discard piles of their guilds, open to everybody."
        )),
        _say(N_(
            "**A whole discard pile.** Take all Lords of one guild's pile, few or many, and place them one after "
            "another in the order you like. If your chamber fills up, those left over go back to the pile."
        )),
        _say(N_("Seeing more Lords gives you more choice, but each one you leave is a gift to the next player.")),
    )),
    Chapter(N_("Placing Lords"), (
        _say(N_(
            "A Lord always goes to the **next free spot**: from left to right, one row after the other. You do not "
            "choose the spot. You choose which Lord comes next."
        )),
        _say(N_("Its power acts at once and is finished before you place another Lord.")),
        _say(N_(
            "Two Lords **touch** when they stand side by side in a row, or when one stands half below the other. So "
            "every spot below the first row touches two spots of the row above."
        )),
        _show(2),
        _say(N_("The streaks of light join the largest coalition: five touching Lords of the Politicians.")),
    )),
    Chapter(N_("The Lords"), (
        _say(N_("{n} Lords belong to five guilds. All guilds have the same cards:"), n=len(ALL_LORDS)),
        Figure(tuple(Noun("guild", guild) for guild in range(GUILDS))),
        _say(N_(
            "The pearl on a Lord shows its value. Copies of each value in a guild: **0** ({n0}), **1** ({n1}), **2** "
            "({n2}), **3** ({n3}), **4** ({n4}), **6** ({n6}). Each value has one power:"
        ), **_COPIES),
        _list("lord", tuple(LORD_BY_CODE[code] for code in ("Y0", "R1", "G2", "B3", "P4", "Y6"))),
        _say(N_(
            "**Coats of Arms.** In each guild, the highest Lord of your chamber carries your Coat of Arms. Only these "
            "Lords count their value at the end. A second high Lord of a guild adds nothing here."
        )),
        _show(3),
        _say(N_(
            "**Swapping.** Lords that show a key never move. A swap brings no pearls and starts no power again, but it "
            "can join a coalition."
        )),
    )),
    Chapter(N_("Keys and Locations"), (
        _say(N_("Lords of value 1 bring a silver key {key_silver}, Lords of value 2 a gold key {key_gold}.")),
        _say(N_(
            "**Two keys of one kind open a Location.** You take it at once, and you must. With three keys, two are "
            "always of one kind."
        )),
        _show(1),
        _say(N_(
            "The Location lies on the Lord that brought the last key. **All your keys are spent with it**, even a "
            "single one of the other kind. From then on only keys placed later count."
        )),
        _say(N_("Above, the silver key on the first spot is spent as well: two gold keys opened the Location.")),
        _say(N_("You choose where the Location comes from:")),
        _say(N_("**An open one**: any Location that lies face up.")),
        _say(N_(
            "**The deck**: say 1, 2 or 3 before you look, turn over so many and keep one. The others become open to "
            "everybody."
        )),
        _say(N_("Keys that are spent or covered still count for Locations that reward keys.")),
    )),
    Chapter(N_("Pearls"), (
        _say(N_(
            "Lords of value 3 bring two pearls {pearl} {pearl}, Lords of value 4 bring one {pearl}. Some Locations "
            "bring pearls, too. Pearls are never lost."
        )),
        _say(N_(
            "The first to gain pearls becomes the **Pearl Master** {pearl_master}. Whoever then gains pearls and has "
            "**at least as many** as the Pearl Master takes the token at once."
        )),
        _say(N_("At the end the token is worth {master} influence, and pearls break ties."), master=PEARL_MASTER_IP),
    )),
    Chapter(N_("End of the game"), (
        _say(N_(
            "Whoever places the fifteenth Lord ends the turn as usual. Then **everybody else has exactly one more "
            "turn**. All chambers are counted, full or not."
        )),
        _say(N_("**Lords**: the highest Lord of each guild, added up.")),
        _say(N_("**Locations**: what each of yours is worth.")),
        _say(N_("**Coalition**: {coalition} for each Lord of your largest one. Only one coalition counts."),
             coalition=COALITION_IP),
        _say(N_("**Pearl Master**: {master} for the holder of the token."), master=PEARL_MASTER_IP),
        _say(N_("The highest total wins. With equal totals, more pearls win. Still equal: the victory is shared.")),
    )),
    Chapter(N_("All Locations"), (
        _list("location", BASE_LOCATIONS),
    )),
    Chapter(N_("Bonus Locations"), (
        _say(N_(
            "These come into the game when the table chooses so. Four of them reward a group of touching Lords of "
            "**one value**, whatever their guilds; a single Lord is a group of one."
        )),
        _list("location", tuple(site for site in ALL_LOCATIONS if site not in BASE_LOCATIONS)),
    )),
    Chapter(N_("Rare cases"), (
        _say(N_(
            "**Audience Halls.** Only one of them binds the players at a time: a new one replaces the old one. When "
            "the Lord deck is empty, a pile must be taken all the same."
        )),
        _say(N_("**Empty Lord deck.** It stays empty. A 6 then turns nothing over, and every turn takes a pile.")),
        _say(N_(
            "**A 6 in a pile.** The Lord it turns over starts a new pile if it belongs to the guild you are placing. "
            "It does not join your hand."
        )),
        _say(N_("**Great Gate, empty Location deck.** Nothing is taken, and your keys wait for your next key.")),
        _say(N_("**The last spot.** The power of the fifteenth Lord acts as usual, and its key may open a Location.")),
    )),
    Chapter(N_("Good advice"), (
        _say(N_("Look at the guilds above your next spots before you take a pile: piles build coalitions.")),
        _say(N_(
            "Once you have a 4 or a 6 of a guild, more Lords of it help only by touching each other, by keys and by "
            "pearls."
        )),
        _say(N_("Do not place a lone key just before a pair of the other kind: it would be spent for nothing.")),
        _say(N_(
            "Draw one or two when the next player would love what you leave. Draw three when you need one card badly."
        )),
        _say(N_("Pearls gained late can turn the Pearl Master: that is {swing} points between two players."),
             swing=2 * PEARL_MASTER_IP),
        _say(N_("Fill your chamber when you are ahead by more than the best pile on the table could bring.")),
    )),
)  # fmt: skip
