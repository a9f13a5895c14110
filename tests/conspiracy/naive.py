"""The rules of Conspiracy once more, from the rules alone and as plainly as possible: a yardstick for the real ones.

A game is a dict of plain data, as `situations.describe` writes it: cards are texts, decks lists with the top card
first, spots count from 1. Nothing is kept that can be counted. `moves` lists the answers to the open decision as texts,
`do` carries one out together with all decisions after it that have a single answer.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

Game = dict[str, Any]
Shuffle = Callable[[list[str]], list[str]]

GUILDS = "YRGBP"
VALUES = "012346"
COPIES = {"0": 1, "1": 4, "2": 2, "3": 2, "4": 2, "6": 1}
LORDS = [guild + value for guild in GUILDS for value in VALUES for _ in range(COPIES[value])]
LOCATIONS = [f"L{n:02}" for n in range(1, 15)] + [f"L{n}{guild}" for n in (15, 16) for guild in GUILDS]
BONUS = ["X1", "X2", "X3", "X4", "X5"]

TOUCHING = {
    1: [2, 6], 2: [1, 3, 6, 7], 3: [2, 4, 7, 8], 4: [3, 5, 8, 9], 5: [4, 9],
    6: [1, 2, 7, 10], 7: [2, 3, 6, 8, 10, 11], 8: [3, 4, 7, 9, 11, 12], 9: [4, 5, 8, 12],
    10: [6, 7, 11, 13], 11: [7, 8, 10, 12, 13, 14], 12: [8, 9, 11, 14],
    13: [10, 11, 14, 15], 14: [11, 12, 13, 15],
    15: [13, 14],
}  # fmt: skip


def copy(game: Game) -> Game:
    return deepcopy(game)


# What may be done ------------------------------------------------------------------------------------------------


def moves(game: Game) -> list[str]:
    asked = game["asked"]
    if asked == "recruit":
        return recruitments(game)
    if asked == "keep_lord":
        return [f"keep {lord}" for lord in sorted(set(game["shown"]))]
    if asked == "next_lord":
        return [f"place {lord}" for lord in sorted(set(game["hand"]))]
    if asked == "swap":
        spots = keyless_spots(game)
        return [f"swap {one} {other}" for one in spots for other in spots if one < other] + ["stay"]
    if asked == "source":
        deck = len(game["location_deck"])
        return [f"open {site}" for site in game["open"]] + [f"explore {n}" for n in (1, 2, 3) if n <= deck]
    if asked == "keep_location":
        return [f"choose {site}" for site in game["shown"]]
    return []


def recruitments(game: Game) -> list[str]:
    deck = len(game["lord_deck"])
    if game["constraint"] is not None and deck > 0:
        value, owner = game["constraint"]
        if owner != game["current"]:
            return [f"draw {min(value, deck)}"]
    draws = [f"draw {n}" for n in (1, 2, 3) if n <= deck]
    return draws + [f"pile {guild}" for guild in GUILDS if game["piles"][guild]]


def keyless_spots(game: Game) -> list[int]:
    chamber = game["chambers"][game["current"]]
    return [spot for spot, lord in enumerate(chamber, start=1) if lord[1] not in "12"]


def may_take_location(game: Game) -> bool:
    """Rules 6.1: the keys on the Lords after the last Location; 6.2: L14 needs a deck."""
    seat = game["current"]
    sites = game["locations"][seat]
    window = game["chambers"][seat][max(sites, default=0) :]
    silver = sum(lord[1] == "1" for lord in window)
    gold = sum(lord[1] == "2" for lord in window)
    enough = silver + gold >= 2 if "L13" in sites.values() else silver >= 2 or gold >= 2
    if "L14" in sites.values():
        return enough and len(game["location_deck"]) > 0
    return enough and len(game["location_deck"]) + len(game["open"]) > 0


# Doing it --------------------------------------------------------------------------------------------------------


def do(game: Game, move: str, shuffle: Shuffle) -> None:
    step(game, move, shuffle)
    while len(moves(game)) == 1:
        step(game, moves(game)[0], shuffle)


def step(game: Game, move: str, shuffle: Shuffle) -> None:
    verb, *what = move.split()
    if verb == "draw":
        n = int(what[0])
        game["shown"] = sorted(game["lord_deck"][:n])
        game["lord_deck"] = game["lord_deck"][n:]
        game["asked"] = "keep_lord"
    elif verb == "keep":
        game["shown"].remove(what[0])
        for lord in game["shown"]:
            discard(game, lord)
        game["shown"] = []
        place(game, what[0], shuffle)
    elif verb == "pile":
        game["hand"] = game["piles"][what[0]]
        game["piles"][what[0]] = []
        game["asked"] = "next_lord"
    elif verb == "place":
        game["hand"].remove(what[0])
        place(game, what[0], shuffle)
    elif verb == "swap":
        chamber = game["chambers"][game["current"]]
        one, other = int(what[0]) - 1, int(what[1]) - 1
        chamber[one], chamber[other] = chamber[other], chamber[one]
        after_lord(game)
    elif verb == "stay":
        after_lord(game)
    elif verb == "explore":
        n = int(what[0])
        game["shown"] = sorted(game["location_deck"][:n])
        game["location_deck"] = game["location_deck"][n:]
        game["asked"] = "keep_location"
    elif verb == "open":
        game["open"].remove(what[0])
        take_location(game, what[0], shuffle)
    elif verb == "choose":
        game["shown"].remove(what[0])
        take_location(game, what[0], shuffle)


def discard(game: Game, lord: str) -> None:
    game["piles"][lord[0]] = sorted([*game["piles"][lord[0]], lord])


def place(game: Game, lord: str, shuffle: Shuffle) -> None:
    game["chambers"][game["current"]].append(lord)
    value = lord[1]
    if value == "0" and len(keyless_spots(game)) >= 2:
        game["asked"] = "swap"
        return
    if value in "12" and may_take_location(game):
        if "L14" in game["locations"][game["current"]].values():
            game["shown"] = sorted(game["location_deck"])
            game["location_deck"] = []
            game["asked"] = "keep_location"
        else:
            game["asked"] = "source"
        return
    if value == "3":
        gain_pearls(game, 2)
    if value == "4":
        gain_pearls(game, 1)
    if value == "6" and game["lord_deck"]:
        discard(game, game["lord_deck"].pop(0))
    after_lord(game)


def gain_pearls(game: Game, pearls: int) -> None:
    seat, master = game["current"], game["master"]
    game["pearls"][seat] += pearls
    if master is None or game["pearls"][seat] >= game["pearls"][master]:
        game["master"] = seat


def take_location(game: Game, site: str, shuffle: Shuffle) -> None:
    """Rules 6.3."""
    seat = game["current"]
    mine = game["locations"][seat]
    if "L14" in mine.values():
        game["location_deck"] = shuffle(game["shown"]) if game["shown"] else []
    else:
        game["open"] = sorted(game["open"] + game["shown"])
    game["shown"] = []
    mine[len(game["chambers"][seat])] = site
    if site in ("L02", "L03", "L04"):
        gain_pearls(game, {"L02": 1, "L03": 2, "L04": 3}[site])
    if site == "L11" and any(game["piles"].values()):
        game["lord_deck"] = shuffle(game["lord_deck"] + [lord for pile in game["piles"].values() for lord in pile])
        game["piles"] = {guild: [] for guild in GUILDS}
    if site == "L12" and game["open"]:
        game["location_deck"] = shuffle(game["location_deck"] + game["open"])
        game["open"] = []
    if site == "L09":
        game["constraint"] = (1, seat)
    if site == "L10":
        game["constraint"] = (2, seat)
    after_lord(game)


def after_lord(game: Game) -> None:
    full = len(game["chambers"][game["current"]]) == 15
    if game["hand"] and not full:
        game["asked"] = "next_lord"
        return
    for lord in game["hand"]:
        discard(game, lord)
    game["hand"] = []
    end_turn(game)


def end_turn(game: Game) -> None:
    seat = game["current"]
    if game["finisher"] is None and len(game["chambers"][seat]) == 15:
        game["finisher"] = seat
    following = (seat + 1) % game["seats"]
    if following == game["finisher"]:
        game["asked"] = "over"
        return
    game["current"] = following
    game["asked"] = "recruit"
    if game["constraint"] is not None and game["constraint"][1] == following:
        game["constraint"] = None


# Counting points (rules 9) -----------------------------------------------------------------------------------------


def score(game: Game, seat: int) -> tuple[int, int, int, int, int]:
    """Lords, Locations, coalition, Pearl Master, total."""
    chamber = game["chambers"][seat]
    lords = sum(highest(chamber, guild) for guild in GUILDS)
    mine = list(game["locations"][seat].values())
    locations = sum(location_points(site, chamber, mine, game["pearls"][seat]) for site in mine)
    coalition = 3 * max(group_size(chamber, 0, guild) for guild in GUILDS)
    token = 5 if game["master"] == seat else 0
    return lords, locations, coalition, token, lords + locations + coalition + token


def highest(chamber: list[str], guild: str) -> int:
    return max((int(lord[1]) for lord in chamber if lord[0] == guild), default=0)


def group_size(chamber: list[str], letter: int, what: str) -> int:
    """The largest connected group of Lords whose guild (letter 0) or value (letter 1) is `what`."""
    alike = {spot for spot, lord in enumerate(chamber, start=1) if lord[letter] == what}
    largest = 0
    for start in alike:
        group, size = {start}, 0
        while len(group) > size:
            size = len(group)
            group |= {near for spot in group for near in TOUCHING[spot] if near in alike}
        largest = max(largest, size)
    return largest


def location_points(site: str, chamber: list[str], mine: list[str], pearls: int) -> int:
    values = [lord[1] for lord in chamber]
    plain = {"L01": 7, "L02": 5, "L03": 4, "L04": 3, "L09": 3, "L10": 3, "L11": 3, "L12": 3, "L13": 3, "L14": 3}
    if site in plain:
        return plain[site]
    if site == "L05":
        return values.count("1")
    if site == "L06":
        return 2 * values.count("2")
    if site == "L07":
        return pearls // 2
    if site == "L08":
        return 2 * len(mine)
    if site.startswith("L15"):
        return highest(chamber, site[3])
    if site.startswith("L16"):
        return 1 + sum(lord[0] == site[3] for lord in chamber)
    if site == "X5":
        return 1 + values.count("0") + values.count("6")
    each = 1 if site == "X1" else 2
    return each * group_size(chamber, 1, site[1])


def perft(game: Game, depth: int, shuffle: Shuffle) -> int:
    """The number of different sequences of `depth` decisions."""
    answers = moves(game)
    if depth == 1:
        return len(answers)
    total = 0
    for move in answers:
        after = copy(game)
        do(after, move, shuffle)
        total += perft(after, depth - 1, shuffle)
    return total
