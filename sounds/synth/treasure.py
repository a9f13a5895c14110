"""Sounds of what is won: pearls, keys, places of the deep and alliances."""

from __future__ import annotations

import numpy as np

from .dsp import (
    Partial,
    Random,
    Signal,
    band_pass,
    bump,
    glide,
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
    swell,
    times,
    tuned,
)

_CHIME = [Partial(1, 1, 0.75), Partial(2.76, 0.34, 0.30), Partial(5.4, 0.11, 0.11)]
_METAL = [
    Partial(1, 1, 0.16),
    Partial(1.52, 0.8, 0.13),
    Partial(2.41, 0.6, 0.10),
    Partial(2.97, 0.4, 0.07),
    Partial(3.88, 0.25, 0.05),
]
_GATE = [
    Partial(55, 1, 0.34),
    Partial(82.4, 0.8, 0.3),
    Partial(131, 0.5, 0.2),
    Partial(247, 0.35, 0.14),
    Partial(412, 0.2, 0.09),
]


def drop(pitch: float, duration: float = 0.12) -> Signal:
    """A drop falling into water: a short tone that leaps upward as the bubble closes."""
    instants = times(duration)
    return glide(pitch * (1 + 9 * instants)) * pluck(instants, 0.003, duration / 5)


def pearl(rng: Random) -> Signal:
    """A soft bright drop with a small bell inside."""
    sound = silence(0.7)
    lay(sound, drop(760), level=0.5)
    bell = tuned(1_318.5, [Partial(1, 1, 0.2), Partial(2.76, 0.22, 0.08)])
    lay(sound, strike(rng, bell, 0.6, 0.004), at=0.035, level=0.6)
    return room(rng, sound, 0.6, 0.22)


def pearl_master(rng: Random) -> Signal:
    """The grand pearl changes hands: a rising chime that keeps shimmering."""
    sound = silence(1.9)
    for step, pitch in enumerate([659.3, 987.8, 1_318.5, 1_480.0, 1_975.5]):
        lay(sound, strike(rng, tuned(pitch, _CHIME), 1.4, 0.0015), at=0.085 * step, level=0.9 - 0.1 * step)
    for _ in range(7):
        glint = strike(rng, [Partial(rng.choice([2_637.0, 2_960.0, 3_951.0]), 1, 0.12)], 0.4, 0.006)
        lay(sound, glint, at=rng.uniform(0.45, 1.2), level=0.14)
    return room(rng, sound, 0.9, 0.25)


def key(rng: Random) -> Signal:
    """A small key that jingles as it is taken up."""
    sound = silence(0.55)
    for at, pitch, level in [(0.0, 2_480, 0.8), (0.06, 2_890, 0.55), (0.14, 2_310, 0.4)]:
        lay(sound, strike(rng, tuned(pitch, _METAL), 0.4), at, level)
    lay(sound, high_pass(noise(rng, 0.012), 3_000) * pluck(times(0.012), 0.0005, 0.003), level=0.25)
    return room(rng, sound, 0.35, 0.15)


def location(rng: Random) -> Signal:
    """A gate of the deep opens: stone grinds, a low blow, then light on the water."""
    duration = 1.75
    instants = times(duration)
    grinding = band_pass(noise(rng, duration), 70, 420) * bump(instants, 0.3, 0.2)
    grinding *= 1 + 0.5 * np.sin(2 * np.pi * 23 * instants)
    sound = 0.55 * grinding
    lay(sound, strike(rng, _GATE, 1.2, 0.004), at=0.42, level=0.9)
    lay(sound, low_pass(noise(rng, 0.2), 900) * pluck(times(0.2), 0.002, 0.04), at=0.42, level=0.6)
    for _ in range(12):
        pitch = rng.choice([987.8, 1_318.5, 1_480.0, 1_975.5, 2_637.0])
        light = strike(rng, [Partial(pitch, 1, 0.22), Partial(pitch * 2.01, 0.2, 0.1)], 0.7, 0.02)
        lay(sound, light, at=rng.uniform(0.5, 1.1), level=0.16)
    return room(rng, sound, 0.9, 0.25)


def coalition(rng: Random) -> Signal:
    """Lords join: a chord that glows up out of nothing, wide and warm."""
    duration = 1.7
    instants = times(duration)
    sound = np.zeros((samples(duration), 2))
    for step, pitch in enumerate([164.8, 246.9, 329.6, 493.9, 659.3, 740.0, 987.8]):
        for side, detune in [(-0.7, 0.9975), (0.7, 1.0025)]:
            tone = np.sin(2 * np.pi * pitch * detune * instants + rng.uniform(0, 2 * np.pi))
            envelope = swell(instants, 0.45 + 0.05 * step, 0.28)
            sound += pan(tone * envelope, side) / (1 + 0.45 * step)
    air = band_pass(noise(rng, duration), 2_500, 7_000) * swell(instants, 0.6, 0.2)
    sound += pan(0.09 * air, np.sin(2 * np.pi * 0.6 * instants))
    lay(sound, pan(strike(rng, tuned(1_318.5, _CHIME), 1.0, 0.01), 0.0), at=0.55, level=0.35)
    return room(rng, sound, 0.9, 0.25)


def bubbles(rng: Random) -> Signal:
    """A handful of bubbles rising past the ear."""
    sound = np.zeros((samples(1.0), 2))
    for _ in range(16):
        bubble = drop(rng.uniform(350, 1_050), 0.09)
        lay(sound, pan(bubble, rng.uniform(-0.7, 0.7)), at=rng.uniform(0, 0.75), level=rng.uniform(0.25, 0.9))
    return room(rng, sound, 0.7, 0.28)


def score_tick(rng: Random) -> Signal:
    """One point counted: a dry pearl on a shell."""
    shell = [Partial(1_760, 1, 0.022), Partial(2_790, 0.4, 0.014), Partial(4_420, 0.15, 0.008)]
    return room(rng, strike(rng, shell, 0.12), 0.18, 0.1)
