"""How to play, for newcomers: the aim first, then round by round what happens, then everything the cards can do."""

from __future__ import annotations

from game.engine.protocol import Chapter, Figure, Noun, Phrase
from game.i18n import N_
from game.louis_xiv.components import (
    BOARDS,
    CHIPS_KEPT,
    COINS_PER_COAT,
    DATA,
    DEALT,
    JOKER,
    MISSION_POINTS,
    MISSIONS_OF_SHADE,
    PILES,
    ROUNDS,
)


def _say(text: str, **args: int) -> Phrase:
    return text, dict(args)


def _list(kind: str, ids: tuple[int, ...]) -> Figure:
    return Figure(tuple(Noun(kind, id_) for id_ in ids), listed=True)


_EXAMPLES = tuple(MISSIONS_OF_SHADE[shade][0] for shade in PILES if MISSIONS_OF_SHADE[shade])

CHAPTERS = (
    Chapter(N_("The aim"), (
        _say(N_(
            "You are courtiers of the Sun King. In {rounds} rounds you place influence markers with the persons of the "
            "court. Their rewards are mostly **chips**, and two chips complete a **mission**."
        ), rounds=ROUNDS),
        _say(N_(
            "Each completed mission is worth **{points} points** and helps you for the rest of the game. Each coat of "
            "arms is worth 1 point. **The most points win.**"
        ), points=MISSION_POINTS),
    )),
    Chapter(N_("A round"), (
        _say(N_("**1. Supply.** A money card says what everybody receives and on which of the four inner boards Louis "
                "stands. Everybody is dealt {n} influence cards."), n=DEALT),
        _say(N_("**2. Influence.** In turn, everybody plays one card: place markers, or take markers back.")),
        _say(N_("**3. Scoring.** The twelve boards are scored one after another.")),
        _say(N_("**4. Missions.** In turn, everybody completes missions with chips. Then the start tile moves on.")),
    )),
    Chapter(N_("Placing and taking"), (
        _say(N_(
            "**A person's card** puts up to three markers from your personal supply on that board. Some of them may "
            "move on to **one** neighbour, and if two went there, one of these to a neighbour further on. At least one "
            "marker stays behind on each board. Boards are neighbours when they touch at a corner."
        )),
        _say(N_(
            "**A joker** puts a marker on any board, and if you like a second one there or on a neighbour."
        )),
        _say(N_(
            "**Taking.** Instead, any card takes markers from the general supply back to your personal supply: three "
            "with a person's card, two with a joker."
        )),
        _say(N_("**Your last card is not played.** Five cards make four turns.")),
        _list("influence", (0, JOKER)),
    )),
    Chapter(N_("Two supplies"), (
        _say(N_(
            "You place markers from your **personal supply**. Markers with which you won a board under **money** or "
            "**first** go to the **general supply**, and a card must be spent to bring them back. All other markers "
            "return to your personal supply by themselves."
        )),
    )),
    Chapter(N_("Scoring the boards"), (
        _say(N_("The board says how its reward is won:")),
        _say(N_(
            "**Money.** Who leads alone has the reward for nothing. Everybody else with a marker there may buy it. If "
            "several are tied for the lead, all may buy and nobody has it for nothing."
        )),
        _say(N_("**First.** Only who leads alone has the reward.")),
        _say(N_("**Markers.** Everybody with that many markers has the reward. All markers come home.")),
        _say(N_(
            "Boards under money and first are **turned over** when somebody led alone, boards under markers when "
            "somebody had enough. The other side asks for something else, for the same reward."
        )),
        _list("board", tuple(range(BOARDS))),
    )),
    Chapter(N_("Louis XIV"), (
        _say(N_(
            "On the board where Louis stands, who leads alone has the chip **and a crown**. The only second has the "
            "chip as well. Tied leaders have a chip each and no crown, and then nobody is second. All who led lose "
            "their markers to the general supply. The board is always turned over."
        )),
    )),
    Chapter(N_("Intrigue"), (
        _say(N_(
            "An intrigue card is played just before its board is scored: put one marker from the general supply or up "
            "to two from your personal supply there. A card kept until the end is worth a coat of arms."
        )),
        _say(N_(
            "Whoever may hold the card is asked before each board, so that a question betrays nobody. A played card "
            "lies open under the deck."
        )),
    )),
    Chapter(N_("Missions"), (
        _say(N_(
            "A mission costs two chips. A crown stands for any chip, and a question mark takes any chip. Lay the "
            "mission open and draw a new one from the pile you like; you may go on at once."
        )),
        _say(N_(
            "When you stop, you keep {kept} chip at most. Each chip you return brings a coat of arms."
        ), kept=CHIPS_KEPT),
        _say(N_(
            "A completed mission helps you from the next phase of its kind on: in the supply, at the start of the "
            "influence, or while boards are scored. Several missions add up."
        )),
        _say(N_("**Light** missions are the easiest, **dark** ones the strongest. For example:")),
        _list("mission", _EXAMPLES),
    )),
    Chapter(N_("End of the game"), (
        _say(N_(
            "After {rounds} rounds you exchange for a coat of arms each: every unused card, chip and marker on a "
            "board, and every {coins} louis d'or."
        ), rounds=ROUNDS, coins=COINS_PER_COAT),
        _say(N_(
            "Then all coats are revealed. Whoever has the most of a kind receives a bonus of 1 point; tied players all "
            "do. With equal scores, more markers in the personal supply win."
        )),
    )),
    Chapter(N_("Two or three players"), (
        _say(N_(
            "**Three players.** Somebody starts twice. To make up for it, the start player of the last round draws an "
            "intrigue card in the supply phase."
        )),
        _say(N_(
            "**Two players.** A neutral colour joins in. When the cards have been dealt, {cards} cards of the deck are "
            "turned over, and each puts neutral markers on its board: {markers}. A joker puts them on Louis' board. "
            "Neutral markers count for the lead, ties and second place, but nobody has what they win."
        ), cards=DATA.neutral.cards, markers=DATA.neutral.markers_per_card),
    )),
    Chapter(N_("All missions"), tuple(_list("mission", MISSIONS_OF_SHADE[shade]) for shade in PILES)),
    Chapter(N_("Good advice"), (
        _say(N_("Markers are your true money. Winning a board costs them until a card brings them back.")),
        _say(N_("With money in hand, a single marker on a board under money is often better than leading there.")),
        _say(N_("Complete missions early: they help in every later round. In the last round take the easiest.")),
        _say(N_("Louis' board is worth two chips to the leader and one to the second.")),
        _say(N_("Whoever plays last in a round answers everybody else: more cards give the last word.")),
    )),
)
