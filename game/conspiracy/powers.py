"""What each Location is worth and does, one small class per kind, numbers from the component data.

Hooks: `worth` counts at the end of the game (rules 2.2, 9), `on_taken` acts when the Location is taken (6.3),
`standing` is a bit that its owner keeps for the rest of the game. Lords' powers are so plain that the turn itself
resolves them (5.3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.conspiracy.components import DATA, GUILD_IDS
from game.conspiracy.schema import LocationCard
from game.engine.protocol import Sink

if TYPE_CHECKING:
    from game.conspiracy.scoring import Holding
    from game.conspiracy.state import ConspiracyState

ANY_KEYS: Final = 1
WHOLE_DECK: Final = 2


class Power:
    """A number of IP at the end, nothing else (L01)."""

    standing = 0

    def __init__(self, card: LocationCard) -> None:
        self.flat = card.flat
        self.each = card.each
        self.pearls = card.pearls
        self.draw = card.draw
        self.value = card.value
        self.guild = GUILD_IDS.index(card.guild) if card.guild else -1

    def worth(self, holding: Holding) -> int:
        return self.flat

    def on_taken(self, state: ConspiracyState, seat: int, emit: Sink | None) -> None:
        return


class PearlCave(Power):
    """Gain pearls at once (L02-L04)."""

    def on_taken(self, state: ConspiracyState, seat: int, emit: Sink | None) -> None:
        state.gain_pearls(seat, self.pearls, emit)


class SilverShrine(Power):
    """IP for each silver key in your chamber, whether spent, covered or not (L05)."""

    def worth(self, holding: Holding) -> int:
        return self.each * holding.silver


class GoldShrine(Power):
    """IP for each gold key in your chamber, whether spent, covered or not (L06)."""

    def worth(self, holding: Holding) -> int:
        return self.each * holding.gold


class OysterBeds(Power):
    """IP for each complete pair of your pearls (L07)."""

    def worth(self, holding: Holding) -> int:
        return self.each * (holding.pearls // 2)


class BannerWreck(Power):
    """IP for each Location you control, this one included (L08)."""

    def worth(self, holding: Holding) -> int:
        return self.each * len(holding.locations)


class Audience(Power):
    """Until your next turn opponents must recruit by drawing this many Lords and keeping one (L09, L10)."""

    def on_taken(self, state: ConspiracyState, seat: int, emit: Sink | None) -> None:
        state.constrain(seat, self.draw, emit)


class Colossus(Power):
    """Once: all Lords in the discard piles go back into the Lord deck, shuffle (L11)."""

    def on_taken(self, state: ConspiracyState, seat: int, emit: Sink | None) -> None:
        state.shuffle_discards_back(seat, emit)


class Labyrinth(Power):
    """Once: all open Locations go back into the Location deck, shuffle (L12)."""

    def on_taken(self, state: ConspiracyState, seat: int, emit: Sink | None) -> None:
        state.shuffle_open_back(seat, emit)


class HallOfDoors(Power):
    """Rest of the game: any two keys are enough for you to take a Location (L13)."""

    standing = ANY_KEYS


class GreatGate(Power):
    """Rest of the game: you choose your Locations from the whole deck, never from the open ones (L14)."""

    standing = WHOLE_DECK


class Throne(Power):
    """IP of your highest Lord of one guild, 0 if you have none (L15)."""

    def worth(self, holding: Holding) -> int:
        return holding.best[self.guild]


class Court(Power):
    """1 IP and 1 more for each Lord of one guild in your chamber (L16)."""

    def worth(self, holding: Holding) -> int:
        return self.flat + self.each * holding.count(self.guild)


class Council(Power):
    """IP for each Lord in your largest alliance of one value, guilds do not matter (X1-X4)."""

    def worth(self, holding: Holding) -> int:
        return self.each * holding.alliance(self.value)


class Outcasts(Power):
    """1 IP and 1 more for each of your Lords that gives neither key nor pearl (X5)."""

    def worth(self, holding: Holding) -> int:
        return self.flat + self.each * holding.outcasts


_KINDS: dict[str, type[Power]] = {
    "flat": Power,
    "pearl_cave": PearlCave,
    "silver_shrine": SilverShrine,
    "gold_shrine": GoldShrine,
    "oyster_beds": OysterBeds,
    "banner_wreck": BannerWreck,
    "audience": Audience,
    "colossus": Colossus,
    "labyrinth": Labyrinth,
    "hall_of_doors": HallOfDoors,
    "great_gate": GreatGate,
    "throne": Throne,
    "court": Court,
    "council": Council,
    "outcasts": Outcasts,
}

POWERS: Final[tuple[Power, ...]] = tuple(_KINDS[card.power](card) for card in DATA.locations)
"""The power of each Location, by its number."""
