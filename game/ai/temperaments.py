"""How computer players of one level differ: what they make of the same chances.

A temperament bends what a seat wants, a little, so that it plays differently and hardly worse.
"""

from __future__ import annotations

from typing import NamedTuple

from game.i18n import N_


class Temperament(NamedTuple):
    """`name` is shown, `line` is what the player says of itself, `portrait` names its picture.

    rivalry: how much the best rival's fortune weighs beside the own one; 1 as in a game between two
    risk: above 0 it likes to win or lose high, below 0 it avoids that
    """

    id: str
    name: str
    line: str
    portrait: str
    rivalry: float
    risk: float

    def bend(self, rewards: list[float], seat: int) -> float:
        """What `seat` makes of the rewards (0 to 1) that all seats can expect."""
        own = rewards[seat]
        if self.rivalry:
            own += self.rivalry * (own - max(reward for other, reward in enumerate(rewards) if other != seat))
        return own + self.risk * own * own

    def lead(self, values: list[float], seat: int) -> float:
        """How good the points that the seats can expect are for `seat`: its lead over the best other, in points."""
        best = max(value for other, value in enumerate(values) if other != seat)
        return values[seat] - (1 + self.rivalry) * best


STEADY = Temperament(
    "steady", N_("steady"), N_("One step, then the next. I do not hurry and I do not fall."),
    "temperament/steady", 0.0, 0.0,
)
BOLD = Temperament(
    "bold", N_("bold"), N_("I would rather fall from the throne than stand beside it."), "temperament/bold", 0.0, 0.6
)
THRIFTY = Temperament(
    "thrifty", N_("thrifty"), N_("I count what I own. Let the others count each other."), "temperament/thrifty",
    -0.4, -0.25,
)
SPITEFUL = Temperament(
    "spiteful", N_("spiteful"), N_("I need not win, as long as I see you lose."), "temperament/spiteful", 0.5, 0.0
)
TEMPERAMENTS: dict[str, Temperament] = {
    temperament.id: temperament for temperament in (STEADY, BOLD, THRIFTY, SPITEFUL)
}
"""By id; the first one is meant where none is named."""
