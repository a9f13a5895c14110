"""Sounds of the court: coins, wax, wooden markers, missions, intrigue, the curtain, the King's fanfare."""

from __future__ import annotations

import numpy as np

from .cards import swish
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
    times,
    tuned,
)
from .notation import Song, melody

_GOLD = [Partial(1, 1, 0.11), Partial(1.34, 0.7, 0.09), Partial(2.09, 0.55, 0.07), Partial(2.83, 0.4, 0.05),
         Partial(3.71, 0.2, 0.03)]  # fmt: skip
_MAPLE = [Partial(1, 1, 0.020), Partial(1.62, 0.6, 0.014), Partial(2.71, 0.3, 0.009), Partial(4.1, 0.15, 0.005)]
_BOARD = [Partial(188, 1, 0.045), Partial(352, 0.5, 0.028), Partial(610, 0.25, 0.016)]
_BLADE = [Partial(1, 1, 0.5), Partial(1.47, 0.7, 0.4), Partial(2.11, 0.5, 0.28), Partial(3.3, 0.25, 0.15)]


def coin(rng: Random) -> Signal:
    """A gold coin laid on others: a bright clink that rattles out."""
    sound = silence(0.55)
    at, level = 0.0, 1.0
    for pitch in (3_420, 2_980, 3_610, 3_120):
        lay(sound, strike(rng, tuned(pitch, _GOLD), 0.4, 0.0005), at, level)
        at += 0.06 * level + 0.018
        level *= 0.55
    return room(rng, sound, 0.3, 0.14)


def wax_seal(rng: Random) -> Signal:
    """A seal pressed into warm wax on paper: a soft blow, the wax giving way, the stamp let go."""
    sound = silence(0.7)
    lay(sound, strike(rng, [Partial(104, 1, 0.06), Partial(171, 0.6, 0.045), Partial(260, 0.3, 0.03)], 0.3, 0.004))
    instants = times(0.26)
    wax = band_pass(noise(rng, 0.26), 240, 1_100) * bump(instants, 0.08, 0.06)
    lay(sound, wax * (1 + 0.8 * np.sin(2 * np.pi * 41 * instants)), at=0.02, level=0.35)
    for _ in range(9):
        crack = high_pass(noise(rng, 0.02), 1_500) * pluck(times(0.02), 0.0004, 0.003)
        lay(sound, crack, at=rng.uniform(0.05, 0.28), level=rng.uniform(0.05, 0.18))
    lay(sound, low_pass(noise(rng, 0.05), 2_400) * pluck(times(0.05), 0.001, 0.008), at=0.36, level=0.45)
    return room(rng, sound, 0.25, 0.12)


def marker(rng: Random) -> Signal:
    """A wooden pawn set down on a lacquered board."""
    sound = silence(0.26)
    lay(sound, strike(rng, tuned(1_080, _MAPLE), 0.12), level=0.8)
    lay(sound, strike(rng, _BOARD, 0.2, 0.0012), level=0.9)
    lay(sound, strike(rng, tuned(1_160, _MAPLE), 0.1), at=0.048, level=0.22)
    return room(rng, sound, 0.2, 0.1)


def mission(rng: Random) -> Signal:
    """A mission fulfilled: a scroll opens, the harpsichord runs up a chord and rests on it."""
    song = Song(120)
    harpsichord = song.voice(6, volume=110, pan=60, reverb=70)
    run = ["D4", "F#4", "A4", "D5", "F#5", "A5"]
    for step, note in enumerate(run):
        song.play(harpsichord, 0.2 + 0.13 * step + rng.uniform(0, 0.01), 2.4, note, 84 + 3 * step)
    for note in ("D3", "A4", "D5", "F#5", "A5", "D6"):
        song.play(harpsichord, 1.15 + rng.uniform(0, 0.03), 2.2, note, 92)
    music = song.render_once(5.0)
    scroll = swish(rng, 0.3, 0.7)
    moved = pan(scroll / np.abs(scroll).max(), np.linspace(-0.4, 0.4, len(scroll)))
    lay(music, moved, level=0.27 * np.abs(music).max())
    return music


def intrigue(rng: Random) -> Signal:
    """A blade drawn in the dark, and two low plucked notes that do not agree."""
    sound = np.zeros((samples(1.7), 2))
    instants = times(0.42)
    scrape = band_pass(noise(rng, 0.42), 2_200, 7_500) * bump(instants, 0.26, 0.11)
    scrape *= 0.7 + 0.3 * np.sin(2 * np.pi * (60 + 160 * instants) * instants)
    lay(sound, pan(scrape, np.linspace(-0.5, 0.4, len(scrape))), level=0.45)
    lay(sound, pan(strike(rng, tuned(1_890, _BLADE), 1.0, 0.02), 0.4), at=0.3, level=0.16)
    for at, pitch, side in ((0.5, 73.4, -0.2), (0.86, 103.8, 0.2)):
        string = [Partial(pitch * n, 0.9 / n**1.1, 0.34 / n**0.6) for n in range(1, 9)]
        lay(sound, pan(strike(rng, string, 0.8, 0.002), side), at, 0.8)
    return room(rng, sound, 0.8, 0.24)


def curtain(rng: Random) -> Signal:
    """A heavy curtain drawn across: rings on a rail, much velvet in motion, the hem coming to rest."""
    duration = 1.25
    instants = times(duration)
    cloth = low_pass(noise(rng, duration), 1_500) * bump(instants, 0.5, 0.3)
    cloth += 0.5 * band_pass(noise(rng, duration), 1_500, 4_200) * bump(instants, 0.42, 0.22)
    waves = 1 + 0.3 * np.sin(2 * np.pi * (5 + 4 * instants) * instants)
    sound = np.zeros((samples(1.6), 2))
    lay(sound, pan(cloth * waves, np.linspace(0.6, -0.5, len(cloth))), level=0.7)
    at = 0.06
    for ring in range(11):
        tick = strike(rng, tuned(rng.uniform(1_900, 2_700), _GOLD), 0.15, 0.0006)
        lay(sound, pan(tick, 0.6 - 0.1 * ring), at, 0.10 + 0.03 * np.sin(ring))
        at += 0.062 + rng.uniform(-0.008, 0.008)
    fall = glide(70 - 20 * times(0.3)) * pluck(times(0.3), 0.02, 0.07)
    lay(sound, pan(fall, 0.0), at=0.95, level=0.5)
    return room(rng, sound, 0.5, 0.16)


_TRUMPETS = (
    "D4 .5 A4 .25 A4 .25 D5 .5 E5 .25 D5 .25 F#5 1 D5 .25 E5 .25 F#5 .25 G5 .25 A5 2",
    "- .5 F#4 .25 F#4 .25 A4 .5 C#5 .25 A4 .25 D5 1 A4 .25 C#5 .25 D5 .25 E5 .25 F#5 2",
)


def crown_fanfare(rng: Random) -> Signal:
    """The King appears: two trumpets, timpani, a held chord; about three seconds."""
    song = Song(126)
    for side, text in zip((52, 78), _TRUMPETS, strict=True):
        channel = song.voice(56, volume=92, pan=side, reverb=80)
        for name, start, length in melody(text):
            song.play(channel, start + rng.uniform(0, 0.01), length, name, 92)
    horns = song.voice(60, volume=76, pan=64, reverb=80)
    for note in ("D3", "A3", "D4"):
        song.play(horns, 2, 1, note, 80)
        song.play(horns, 4, 2, note, 86)
    timpani = song.voice(47, volume=94, reverb=70)
    for start, note in ((0, "D3"), (2, "D3"), (3, "A2"), (3.5, "A2"), (4, "D3"), (4.25, "D3"), (4.5, "D3")):
        song.play(timpani, start, 1, note, 92)
    return song.render_once(7.6)
