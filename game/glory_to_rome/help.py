"""How to play, for newcomers: the aim first, then a turn, the roles, building, and everything the cards can do."""

from __future__ import annotations

from game.engine.protocol import Chapter, Figure, Noun, Phrase
from game.glory_to_rome.components import (
    BUILDING_BY_ID,
    BUILDINGS,
    JACK,
    MATERIAL,
    MATERIALS,
    MERCHANT_BONUS,
    REFILL,
    START_INFLUENCE,
)
from game.i18n import N_


def _say(text: str, **args: int) -> Phrase:
    return text, dict(args)


def _list(kind: str, ids: tuple[int, ...]) -> Figure:
    return Figure(tuple(Noun(kind, id_) for id_ in ids), listed=True)


_EXAMPLE = BUILDING_BY_ID["garden"]

CHAPTERS: tuple[Chapter, ...] = (
    Chapter(N_("The aim"), (
        _say(N_(
            "Rome has burned, and you rebuild it. Finished structures give **influence**: points, and room for more "
            "clients and a larger vault. Each has a function that helps you for the rest of the game. **The most "
            "points win.**"
        )),
        _say(N_("Every card is four things at once. What it is depends only on where it lies:")),
        Figure((Noun("card", _EXAMPLE),)),
        _say(N_("**A role** in your hand: the coloured band at the left names it. Play it to lead or to follow.")),
        _say(N_("**A client** in your clientele, who repeats that role whenever it is led.")),
        _say(N_("**A material** in your stockpile, to build with or to sell. The colour tells which.")),
        _say(N_("**A building** on a site: the name, the picture, and below it the materials it needs.")),
    )),
    Chapter(N_("The table"), (
        _say(N_("**The pool** in the middle: open cards. From here materials and clients come.")),
        _say(N_("**Your stockpile**: open materials, as many as you like.")),
        _say(N_("**Your clientele**: open clients, at most as many as you have influence.")),
        _say(N_("**Your vault**: sold cards, face down, at most as many as you have influence. They score.")),
        _say(N_("**Sites**: foundations are laid on them. Some lie in town, the others out of town.")),
        _say(N_("**The deck**: when its last card is taken the game is over.")),
        _say(N_("**The eagle** marks the leader of the turn.")),
    )),
    Chapter(N_("A turn"), (
        _say(N_("**1. The leader leads or thinks.** Who leads plays a card and names its role.")),
        _say(N_("**2. The others follow or think**, one after another. Who follows plays a card of the same role.")),
        _say(N_(
            "**3. Everybody acts**, from the leader on: one action for what was played, and one for each client of the "
            "role. Clients act even for those who thought."
        )),
        _say(N_("**4. The played cards go to the pool**, Jacks to their supply, and the next seat is the leader.")),
        _say(N_(
            "If the leader thinks, nobody else does anything in that turn. You may lead or follow a role only to pass "
            "the time, and every action may be skipped."
        )),
    )),
    Chapter(N_("Playing cards"), (
        _say(N_("**A card** of the role is the usual way to lead or follow.")),
        _say(N_("**A Jack** stands for any role. It is never a material, a client or a building.")),
        _say(N_(
            "**A petition** is a set of cards that share one role, any role. Together they count as a Jack: two cards "
            "in the Republic edition, three in the others."
        )),
        _say(N_(
            "On the screen: click the cards, then the role, or drag a card to the role. Cards chosen by mistake are "
            "put back with a click."
        )),
        Figure((Noun("card", JACK),)),
    )),
    Chapter(N_("Thinking"), (
        _say(N_("Who thinks does one of three things:")),
        _say(N_("**Take a Jack**, as long as there is one.")),
        _say(N_("**Refill the hand** to {n} cards. Jacks in the hand count."), n=REFILL),
        _say(N_("**Draw one card**, when the hand has {n} cards or more."), n=REFILL),
        _say(N_("There is no limit for the hand. Some buildings raise the number to which you refill.")),
    )),
    Chapter(N_("The six roles"), (
        _list("role", tuple(range(MATERIALS))),
        _say(N_("Each role belongs to a material: all cards of a colour have the same role, material and value.")),
    )),
    Chapter(N_("Building"), (
        _say(N_(
            "**The foundation.** Craftsman and Architect lay a building card of the hand on a site of its material. "
            "Nobody may have two structures of one name."
        )),
        _say(N_(
            "**The materials.** With later actions you add materials of the site's kind: the Craftsman from the hand, "
            "the Architect from the stockpile. A site of value 3 needs three."
        )),
        _say(N_(
            "**Complete.** With the last material the site turns into influence and the function is yours at once, "
            "still in this turn. A golden coin marks the structure."
        )),
        _say(N_(
            "**Out of town.** When no site of a material is left in town, one out of town may be used. It costs two "
            "actions of the same role in a row, for instance a card and a client."
        )),
        _list("site", tuple(range(MATERIALS))),
    )),
    Chapter(N_("Clients and vault"), (
        _say(N_(
            "The Patron hires clients from the pool. Each client does one action of its role in every turn in which "
            "that role is led, whether you led, followed or thought."
        )),
        _say(N_("A client that is hired in this turn acts from the next turn on.")),
        _say(N_(
            "The Merchant moves a card from the stockpile to the vault. There it is worth the value of its material: 1 "
            "for Rubble and Wood, 2 for Concrete and Brick, 3 for Stone and Marble."
        )),
        _say(N_(
            "At the end the vaults are opened. Who alone has the most cards of a material gets its **Merchant bonus**, "
            "{n} points. In a tie nobody does."
        ), n=MERCHANT_BONUS),
        _say(N_(
            "You begin with {n} influence, so with room for {n} clients and {n} cards in the vault. Influence that you "
            "lose never drives anybody out; it only keeps new ones away."
        ), n=START_INFLUENCE),
    )),
    Chapter(N_("The demand"), (
        _say(N_(
            "All Legionary actions of a turn make one demand. You show one card of your hand for each action. The "
            "cards stay in your hand, and each demands its material once:"
        )),
        _say(N_("**From the pool** you may take one card of that material.")),
        _say(N_("**From the hand of each neighbour**, left and right, you get one card of that material.")),
        _say(N_(
            "Who has none left answers **Glory to Rome!** Everything goes to your stockpile. Wall and Palisade protect "
            "from demands; a Bridge makes them reach everybody."
        )),
    )),
    Chapter(N_("End of the game"), (
        _say(N_("The game ends at once, in the middle of whatever happens:")),
        _say(N_("**Sites**: the last site of all in town is taken.")),
        _say(N_("**Deck**: its last card is taken.")),
        _say(N_("**Catacomb**: somebody completes one.")),
        _say(N_("**Forum**: somebody meets its condition and wins, whatever the points.")),
        _say(N_("**Giving up**: all but one have given up, and that one wins.")),
        _say(N_("In the first three cases the points decide:")),
        _say(N_("**Influence**: 1 point each.")),
        _say(N_("**Vault**: the value of each card.")),
        _say(N_("**Merchant bonuses**: {n} points each."), n=MERCHANT_BONUS),
        _say(N_("**Structures**: Statue and Wall give points.")),
        _say(N_("With equal points more cards in hand win, Jacks included. If these are equal too, they share it.")),
    )),
    Chapter(N_("All buildings"), (
        _say(N_(
            "A function works from the moment its structure is complete. Where it says \"may\" you decide each time. "
            "Crane, Tribunal, Domus Aurea and Forum Romanum belong to the Republic deck; Circus, Senate, Colosseum and "
            "Forum to the Imperium deck."
        )),
        *(_list("card", tuple(kind for kind in range(BUILDINGS) if MATERIAL[kind] == material))
          for material in range(MATERIALS)),
    )),
    Chapter(N_("Glossary"), (
        _say(N_("**Act**: carry out the actions for what you played, and those of your clients.")),
        _say(N_("**Clientele**: your clients. **Stockpile**: your materials. **Vault**: what you have sold.")),
        _say(N_("**Follow**: play a card of the role that the leader has led.")),
        _say(N_("**Foundation**: a building card on a site, without its materials yet.")),
        _say(N_("**Function**: what a complete structure does for you.")),
        _say(N_("**Influence**: {n}, and the value of every site that you have completed."), n=START_INFLUENCE),
        _say(N_("**Jack**: a card that stands for any role.")),
        _say(N_("**Lead**: play a card and so say which role everybody may use in this turn.")),
        _say(N_("**Petition**: cards of one role that together count as a Jack.")),
        _say(N_("**Pool**: the open cards in the middle.")),
        _say(N_("**Refill**: draw until the hand has {n} cards, or more with Shrine and Temple."), n=REFILL),
        _say(N_("**Structure**: a building on a site, complete or not.")),
        _say(N_("**Think**: draw cards instead of playing one.")),
    )),
    Chapter(N_("Good advice"), (
        _say(N_("**Clients early**: each of them acts in every turn in which its role is led.")),
        _say(N_("**Think** when you cannot use the role. A full hand is worth more than an empty action.")),
        _say(N_("**Look at the pool** before you lead: what you play lies there for the next Laborer and Patron.")),
        _say(N_("**Look at the clients of the others**: leading their role works for them too.")),
        _say(N_("**Influence first**: without it there is no room for clients nor for the vault.")),
        _say(N_("**Count the sites in town.** Who has the most points may end the game.")),
    )),
)
