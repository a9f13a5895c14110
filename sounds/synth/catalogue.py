"""The list of all sounds: how each is made, how loud it plays by default and how finely it is encoded."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from . import cards, court, forum, signals, treasure
from .abyss_music import abyss_loop
from .court_music import court_loop
from .dsp import Random, Signal
from .fanfare import win
from .forum_music import forum_loop
from .menu_music import menu_loop


class Sound(NamedTuple):
    """One entry: `gain` (0-1) is the default volume, `quality` the Vorbis quality (-1 to 10)."""

    kind: str
    gain: float
    quality: float
    make: Callable[[Random], Signal]


def _effect(make: Callable[[Random], Signal], gain: float, quality: float = 3) -> Sound:
    return Sound("effect", gain, quality, make)


SOUNDS: dict[str, Sound] = {
    "bubbles": _effect(treasure.bubbles, 0.5),
    "brick": _effect(forum.brick, 0.7),
    "card_flip": _effect(cards.card_flip, 0.7),
    "card_place": _effect(cards.card_place, 0.8),
    "card_slide": _effect(cards.card_slide, 0.5),
    "cheer": _effect(forum.cheer, 0.7, quality=1),
    "chisel": _effect(forum.chisel, 0.6),
    "coalition": _effect(treasure.coalition, 0.8),
    "coin": _effect(court.coin, 0.6),
    "completion": _effect(forum.completion, 0.7, quality=0),
    "crown_fanfare": _effect(court.crown_fanfare, 0.8, quality=0),
    "curtain": _effect(court.curtain, 0.7, quality=2),
    "error": _effect(signals.error, 0.6),
    "intrigue": _effect(court.intrigue, 0.8, quality=2),
    "key": _effect(treasure.key, 0.6),
    "last_round": _effect(signals.last_round, 0.9, quality=1),
    "location": _effect(treasure.location, 0.9, quality=2),
    "marble_slide": _effect(forum.marble_slide, 0.7),
    "march": _effect(forum.march, 0.7, quality=1),
    "marker": _effect(court.marker, 0.6),
    "mission": _effect(court.mission, 0.8, quality=2),
    "pearl": _effect(treasure.pearl, 0.7),
    "pearl_master": _effect(treasure.pearl_master, 0.8, quality=2),
    "reveal": _effect(cards.reveal, 0.7),
    "score_tick": _effect(treasure.score_tick, 0.5),
    "scroll": _effect(forum.scroll, 0.6),
    "shuffle": _effect(cards.shuffle, 0.7),
    "swap": _effect(cards.swap, 0.7),
    "turn": _effect(signals.turn, 0.6),
    "ui_click": _effect(signals.ui_click, 0.5),
    "ui_hover": _effect(signals.ui_hover, 0.15),
    "vault": _effect(forum.vault, 0.7, quality=2),
    "wax_seal": _effect(court.wax_seal, 0.7),
    "win": _effect(win, 0.9, quality=0),
    "music_conspiracy": Sound("music", 0.7, 0.5, abyss_loop),
    "music_glory_to_rome": Sound("music", 0.7, 0.5, forum_loop),
    "music_louis_xiv": Sound("music", 0.7, 0.5, court_loop),
    "music_menu": Sound("music", 0.7, 0.5, menu_loop),
}
