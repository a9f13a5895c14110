"""How to play, for newcomers: the aim first, then a turn, the roles, building, and everything the cards can do."""

from __future__ import annotations

from game.engine.protocol import Chapter, Figure, Noun, Phrase
from game.glory_to_rome.components import BUILDINGS, MATERIAL, MATERIALS, MERCHANT_BONUS, REFILL, START_INFLUENCE
from game.i18n import N_


def _say(text: str, **args: int) -> Phrase:
    return text, dict(args)


def _list(kind: str, ids: tuple[int, ...]) -> Figure:
    return Figure(tuple(Noun(kind, id_) for id_ in ids), listed=True)


CHAPTERS: tuple[Chapter, ...] = (
    Chapter(N_("The aim"), (
        _say(N_(
            "Rome has burned, and you rebuild it. Structures give **influence**: points, and room for clients and for "
            "the vault. Each has a function that helps you for the rest of the game. **The most points win.**"
        )),
        _say(N_(
            "Every card is four things: a **role** to lead or follow, a **client** who repeats that role, a "
            "**material** to build with or to sell, and a **building**. What it is depends on where it lies."
        )),
    )),
    Chapter(N_("A turn"), (
        _say(N_("**The leader leads or thinks.** Who leads plays a card and names its role.")),
        _say(N_("**The others follow or think.** Who follows plays a card of the same role.")),
        _say(N_(
            "**Then everybody acts in turn**, from the leader on: one action for the card, and one for each client of "
            "the role. Clients act even for those who thought."
        )),
        _say(N_("A **Jack** stands for any role. Some cards of one role together do as well: a **petition**.")),
        _say(N_("At the end of the turn the played cards go to the **pool**, and the next seat leads.")),
    )),
    Chapter(N_("Thinking"), (
        _say(N_(
            "Who thinks takes a Jack, or refills the hand to {n} cards, or draws one card when the hand is full."
        ), n=REFILL),
    )),
    Chapter(N_("The six roles"), (_list("role", tuple(range(MATERIALS))),)),
    Chapter(N_("Building"), (
        _say(N_(
            "A foundation goes on a site of its material. The structure needs as many materials as its site is worth. "
            "With the last one it is complete: the site is your influence, and the function is yours at once."
        )),
        _say(N_(
            "When no site is left in town, a foundation may go out of town for two actions of the same role in a row. "
            "Nobody may have two structures of one name."
        )),
    )),
    Chapter(N_("Influence and limits"), (
        _say(N_(
            "You begin with {n} influence. You may have as many clients, and as many cards in the vault, as you have "
            "influence. What you lose later never drives them out."
        ), n=START_INFLUENCE),
    )),
    Chapter(N_("The demand"), (
        _say(N_(
            "A Legionary shows cards of his hand. For each he may take a card of that material from the pool, and each "
            "neighbour must give one from the hand. Who has none says: **Glory to Rome!**"
        )),
    )),
    Chapter(N_("End of the game"), (
        _say(N_(
            "The game ends at once when the deck is empty, when the last site in town is taken, when a Catacomb is "
            "complete, or when a Forum's condition is met: then its owner has won."
        )),
        _say(N_(
            "Points: influence, the value of the cards in the vault, {n} for the most cards of each material in the "
            "vault, and what structures give. With equal points more cards in hand win."
        ), n=MERCHANT_BONUS),
    )),
    Chapter(N_("All buildings"), tuple(
        _list("card", tuple(kind for kind in range(BUILDINGS) if MATERIAL[kind] == material))
        for material in range(MATERIALS)
    )),
    Chapter(N_("Good advice"), (
        _say(N_("Clients early: each of them acts in every turn in which its role is led.")),
        _say(N_("Think when you cannot use the role. A full hand is worth more than an action for nothing.")),
        _say(N_("Look at the pool before you lead: what you play lies there for the next Laborer and Patron.")),
        _say(N_("Count the sites in town. Who has the most points may end the game.")),
    )),
)
