"""Sounds by which the table speaks to its people: buttons, refusals, turns, the last round."""

from __future__ import annotations

import numpy as np
from scipy.signal import sawtooth

from .dsp import Partial, Random, Signal, glide, lay, low_pass, noise, pluck, room, silence, strike, swell, times, tuned

_SOFT_BELL = [
    Partial(0.5, 0.35, 0.5),
    Partial(1, 1, 0.42),
    Partial(2.0, 0.25, 0.22),
    Partial(2.76, 0.16, 0.14),
    Partial(5.4, 0.04, 0.05),
]


def ui_click(rng: Random) -> Signal:
    """A small wooden key under the finger."""
    wood = strike(rng, [Partial(980, 1, 0.016), Partial(1_560, 0.5, 0.012), Partial(2_700, 0.2, 0.007)], 0.1)
    return room(rng, wood, 0.1, 0.06)


def ui_hover(rng: Random) -> Signal:
    """Hardly more than a breath: a rounded tick."""
    return room(rng, strike(rng, [Partial(1_240, 1, 0.012), Partial(1_860, 0.25, 0.008)], 0.08, 0.003), 0.08, 0.05)


def error(rng: Random) -> Signal:
    """Not allowed: two short falling notes, muffled so that they do not scold."""
    sound = silence(0.42)
    for at, pitch in [(0.0, 196.0), (0.13, 164.8)]:
        instants = times(0.24)
        wave = np.asarray(sawtooth(2 * np.pi * pitch * instants, 0.5)) + 0.5 * np.sin(4 * np.pi * pitch * instants)
        lay(sound, low_pass(wave, 1_400) * pluck(instants, 0.008, 0.08), at)
    return room(rng, sound, 0.25, 0.1)


def turn(rng: Random) -> Signal:
    """Your turn: one soft bell and its fifth."""
    sound = silence(1.3)
    for at, pitch, level in [(0.0, 659.3, 0.8), (0.12, 987.8, 0.5)]:
        lay(sound, strike(rng, tuned(pitch, _SOFT_BELL), 1.1, 0.005), at, level)
    return room(rng, sound, 0.8, 0.2)


def last_round(rng: Random) -> Signal:
    """A gong: a deep blow whose higher voices bloom after it and drift against each other."""
    duration = 2.6
    instants = times(duration)
    sound = silence(duration)
    body = [Partial(98, 1, 0.9), Partial(147.3, 0.7, 0.8), Partial(196.9, 0.6, 0.7), Partial(261.4, 0.4, 0.6)]
    lay(sound, strike(rng, body, duration, 0.006), level=0.9)
    for _ in range(22):
        pitch = rng.uniform(300, 1_900)
        drift = pitch * (1 + 0.002 * np.sin(2 * np.pi * rng.uniform(2, 5) * instants))
        bloom = swell(instants, 0.08 + pitch / 9_000, 420 / pitch * 0.55)
        sound += 0.11 * glide(drift) * bloom
    lay(sound, low_pass(noise(rng, 0.12), 700) * pluck(times(0.12), 0.002, 0.03), level=0.7)
    return room(rng, sound, 0.8, 0.18)
