"""Sounds of cards on the table."""

from __future__ import annotations

import numpy as np

from .dsp import (
    Partial,
    Random,
    Signal,
    band_pass,
    bump,
    high_pass,
    lay,
    low_pass,
    noise,
    pan,
    pluck,
    room,
    samples,
    silence,
    strike,
    times,
    tuned,
)

_TABLE = [Partial(118, 1, 0.05), Partial(236, 0.7, 0.035), Partial(412, 0.4, 0.022), Partial(690, 0.2, 0.012)]
_GLASS = [Partial(1, 1, 0.30), Partial(2.76, 0.3, 0.12), Partial(5.4, 0.08, 0.05)]


def swish(rng: Random, duration: float, pitch: float = 1.0) -> Signal:
    """Air moved by a card: noise whose band climbs while it passes."""
    instants = times(duration)
    air = noise(rng, duration)
    sound = np.zeros_like(air)
    for centre, low, high in [(0.25, 700, 1_900), (0.45, 1_300, 3_400), (0.65, 2_200, 6_000)]:
        sound += band_pass(air, low * pitch, high * pitch) * bump(instants, duration * centre, duration * 0.2)
    return sound


def snap(rng: Random, duration: float = 0.05, edge: float = 1_800) -> Signal:
    """A card's corner that lets go."""
    return high_pass(noise(rng, duration), edge) * pluck(times(duration), 0.0005, 0.006)


def card_flip(rng: Random) -> Signal:
    """A swish, then a soft snap as the card comes round."""
    sound = silence(0.26)
    lay(sound, swish(rng, 0.16), level=0.6)
    lay(sound, snap(rng), at=0.12, level=0.45)
    lay(sound, strike(rng, [Partial(330, 0.5, 0.02), Partial(720, 0.25, 0.012)], 0.1), at=0.12, level=0.5)
    return room(rng, sound, 0.25, 0.1)


def card_slide(rng: Random) -> Signal:
    """A card pushed over cloth: a long low rub with the grain of the cloth in it."""
    duration = 0.34
    instants = times(duration)
    grain = 1 + 0.35 * low_pass(noise(rng, duration), 60) / 0.05
    rub = band_pass(noise(rng, duration), 600, 3_200) * np.clip(grain, 0.2, 2.0) * bump(instants, 0.14, 0.09)
    sound = 0.8 * rub + 0.4 * swish(rng, duration, 0.8)
    return room(rng, pan(sound, np.linspace(-0.25, 0.25, len(sound))), 0.25, 0.1)


def card_place(rng: Random) -> Signal:
    """A card laid down: the dull table below, the flat paper above."""
    table = strike(rng, _TABLE, 0.25)
    paper = band_pass(noise(rng, 0.06), 900, 5_200) * pluck(times(0.06), 0.001, 0.011)
    sound = silence(0.28)
    lay(sound, table, level=0.8)
    lay(sound, paper, level=0.6)
    return room(rng, sound, 0.25, 0.12)


def shuffle(rng: Random) -> Signal:
    """Two halves of a deck riffled together, ever faster, and squared up."""
    sound = silence(0.95)
    at = 0.02
    for card in range(15):
        leaf = high_pass(band_pass(noise(rng, 0.05), 1_200, 6_500), 900) * pluck(times(0.05), 0.003, 0.009)
        lay(sound, leaf, at, 0.45 + 0.4 * rng.random())
        at += 0.052 * 0.93**card + rng.uniform(0, 0.006)
    lay(sound, swish(rng, 0.14, 0.7), at + 0.02, 0.35)
    lay(sound, strike(rng, [Partial(160, 0.8, 0.03), Partial(390, 0.4, 0.02)], 0.12), at + 0.13, 0.5)
    return room(rng, sound, 0.3, 0.12)


def swap(rng: Random) -> Signal:
    """Two cards that change places: one swish to the right, one back to the left."""
    first, second = swish(rng, 0.2, 0.9), swish(rng, 0.22, 1.25)
    sound = np.zeros((samples(0.46), 2))
    lay(sound, pan(first, np.linspace(-0.8, 0.8, len(first))))
    lay(sound, pan(second, np.linspace(0.8, -0.8, len(second))), at=0.17)
    lay(sound, pan(snap(rng), -0.6), at=0.34, level=0.3)
    return room(rng, sound, 0.3, 0.14)


def reveal(rng: Random) -> Signal:
    """A hidden card opened for all: rising air that ends in two notes of glass."""
    sound = silence(0.95)
    lay(sound, swish(rng, 0.3, 1.1), level=0.5)
    for at, pitch in [(0.2, 987.8), (0.29, 1_480.0)]:
        lay(sound, strike(rng, tuned(pitch, _GLASS), 0.65, 0.003), at, 0.4)
    return room(rng, sound, 0.7, 0.22)
