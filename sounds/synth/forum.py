"""Sounds of Rome: bricks, chisels, marble, coins for the vault, marching feet, crowds, scrolls, a finished building."""

from __future__ import annotations

import numpy as np

from .cards import swish
from .court import coin
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
from .notation import Song, melody

_CLAY = [Partial(1, 1, 0.022), Partial(1.71, 0.7, 0.016), Partial(2.66, 0.4, 0.010), Partial(4.2, 0.2, 0.006)]
_STONE = [Partial(1, 1, 0.030), Partial(2.31, 0.6, 0.018), Partial(3.87, 0.3, 0.009)]
_STEEL = [Partial(1, 1, 0.10), Partial(1.58, 0.6, 0.07), Partial(2.74, 0.4, 0.05), Partial(4.1, 0.2, 0.03)]
_BLOCK = [Partial(62, 1, 0.12), Partial(97, 0.7, 0.09), Partial(154, 0.45, 0.06), Partial(243, 0.25, 0.04)]
_CHEST = [Partial(131, 1, 0.07), Partial(228, 0.6, 0.05), Partial(377, 0.3, 0.03)]


def _grit(rng: Random, duration: float, low: float, high: float) -> Signal:
    """A short scatter of sand."""
    instants = times(duration)
    return band_pass(noise(rng, duration), low, high) * pluck(instants, 0.001, duration / 5)


def brick(rng: Random) -> Signal:
    """A brick set on others: clay on clay, a second touch, a little sand."""
    sound = silence(0.36)
    for at, level in ((0.0, 1.0), (0.07, 0.45)):
        lay(sound, strike(rng, tuned(rng.uniform(560, 640), _CLAY), 0.12), at, 0.9 * level)
        lay(sound, strike(rng, [Partial(148, 1, 0.04), Partial(259, 0.5, 0.025)], 0.16, 0.001), at, 0.8 * level)
        lay(sound, _grit(rng, 0.09, 1_800, 6_500), at, 0.35 * level)
    return room(rng, sound, 0.25, 0.1)


def chisel(rng: Random) -> Signal:
    """Three blows on a chisel in stone, chips falling after the last."""
    sound = np.zeros((samples(0.95), 2))
    for at, level, side in ((0.0, 0.75, -0.15), (0.21, 0.85, 0.05), (0.42, 1.0, 0.15)):
        blow = silence(0.3)
        lay(blow, strike(rng, tuned(rng.uniform(2_050, 2_250), _STEEL), 0.28, 0.0005), level=0.5)
        lay(blow, strike(rng, tuned(830, _STONE), 0.15), level=0.8)
        lay(blow, _grit(rng, 0.12, 1_200, 5_000), level=0.5)
        lay(sound, pan(blow, side), at, level)
    for _ in range(7):
        chip = strike(rng, tuned(rng.uniform(1_500, 3_400), _STONE), 0.06)
        lay(sound, pan(chip, rng.uniform(-0.5, 0.6)), rng.uniform(0.5, 0.8), rng.uniform(0.06, 0.16))
    return room(rng, sound, 0.35, 0.14)


def marble_slide(rng: Random) -> Signal:
    """A block of marble pushed over stone until it stands."""
    duration = 0.72
    instants = times(duration)
    grain = 0.75 + 0.25 * np.sin(2 * np.pi * (34 - 14 * instants) * instants)
    rub = band_pass(noise(rng, duration), 160, 1_300) * bump(instants, 0.3, 0.2) * grain
    rub += 0.35 * band_pass(noise(rng, duration), 1_300, 4_200) * bump(instants, 0.26, 0.17)
    sound = np.zeros((samples(1.15), 2))
    lay(sound, pan(rub, np.linspace(-0.35, 0.15, len(rub))), level=0.75)
    lay(sound, pan(strike(rng, _BLOCK, 0.4, 0.002), 0.15), at=0.62, level=1.0)
    lay(sound, pan(_grit(rng, 0.14, 900, 4_000), 0.15), at=0.62, level=0.3)
    return room(rng, sound, 0.4, 0.14)


def vault(rng: Random) -> Signal:
    """Coins poured into a strongbox, its lid closed on them."""
    sound = np.zeros((samples(1.3), 2))
    at = 0.0
    for _ in range(5):
        lay(sound, coin(rng), at, rng.uniform(0.35, 0.6))
        at += rng.uniform(0.055, 0.1)
    lid = strike(rng, _CHEST, 0.4, 0.0015)
    lay(sound, pan(lid, 0.0), at=0.72, level=1.1)
    latch = strike(rng, tuned(1_250, _STEEL), 0.2)
    lay(sound, pan(latch, 0.1), at=0.77, level=0.22)
    return room(rng, sound, 0.35, 0.13)


def march(rng: Random) -> Signal:
    """A cohort takes four steps: nailed sandals on stone, harness ringing softly."""
    sound = np.zeros((samples(2.1), 2))
    for step in range(4):
        at = 0.44 * step
        for _ in range(14):
            sole = silence(0.16)
            lay(sole, strike(rng, [Partial(rng.uniform(85, 130), 1, 0.035)], 0.14, 0.002), level=0.8)
            lay(sole, _grit(rng, 0.1, 700, 3_600), level=0.5)
            lay(sound, pan(sole, rng.uniform(-0.8, 0.8)), at + abs(rng.normal(0, 0.016)), rng.uniform(0.12, 0.26))
        for _ in range(3):
            ring = strike(rng, tuned(rng.uniform(1_900, 2_900), _STEEL), 0.2, 0.002)
            lay(sound, pan(ring, rng.uniform(-0.7, 0.7)), at + rng.uniform(0.03, 0.14), rng.uniform(0.02, 0.05))
    drum = glide(92 - 30 * times(0.4)) * pluck(times(0.4), 0.003, 0.1)
    for step in (0, 2):
        lay(sound, pan(drum, 0.0), 0.44 * step, 0.55)
    return room(rng, sound, 0.6, 0.18)


def _voice(rng: Random, duration: float, start: float) -> Signal:
    """One open-throated shout out of many, as a buzz through the vowel's two formants."""
    instants = times(duration)
    pitch = rng.uniform(130, 290) * (1 + 0.12 * bump(instants, start + 0.35, 0.3))
    phase = 2 * np.pi * np.cumsum(pitch * (1 + 0.012 * np.sin(2 * np.pi * rng.uniform(4, 7) * instants))) / 44_100
    buzz = sum(np.sin(n * phase) / n**0.8 for n in range(1, 15))
    vowel = band_pass(buzz, 560, 900, 1) + 0.7 * band_pass(buzz, 1_000, 1_500, 1)
    return np.asarray(vowel * swell(np.maximum(0, instants - start), rng.uniform(0.12, 0.3), rng.uniform(0.3, 0.6)))


def cheer(rng: Random) -> Signal:
    """The crowd of the arena rises and cheers."""
    duration = 2.2
    instants = times(duration)
    sound = np.zeros((samples(duration), 2))
    for _ in range(34):
        sound += pan(_voice(rng, duration, rng.uniform(0.0, 0.55)), rng.uniform(-0.9, 0.9)) * rng.uniform(0.03, 0.09)
    roar = band_pass(noise(rng, duration), 350, 2_600) * swell(instants, 0.5, 0.55)
    sound += pan(0.16 * roar, 0.25 * np.sin(2 * np.pi * 0.7 * instants))
    return room(rng, sound, 0.9, 0.3)


def scroll(rng: Random) -> Signal:
    """A scroll of papyrus unrolled."""
    duration = 0.62
    instants = times(duration)
    sheet = high_pass(swish(rng, duration, 0.75), 500) * (1 + 0.35 * np.sin(2 * np.pi * 46 * instants))
    sound = np.zeros((samples(0.8), 2))
    lay(sound, pan(sheet, np.linspace(-0.35, 0.35, len(sheet))), level=0.6)
    for _ in range(16):
        crackle = high_pass(noise(rng, 0.018), 2_200) * pluck(times(0.018), 0.0004, 0.003)
        lay(sound, pan(crackle, rng.uniform(-0.4, 0.4)), rng.uniform(0.06, 0.58), rng.uniform(0.08, 0.26))
    lay(sound, pan(low_pass(noise(rng, 0.05), 1_200) * pluck(times(0.05), 0.001, 0.01), 0.35), at=0.6, level=0.4)
    return room(rng, sound, 0.25, 0.1)


_CALL = (
    "D4 .5 D4 .25 D4 .25 A4 1 C5 .5 D5 2",
    "- .5 A3 .25 A3 .25 D4 1 G4 .5 A4 2",
)


def completion(rng: Random) -> Signal:
    """A building is finished: a short call of two trumpets and a drum, about two seconds."""
    song = Song(132)
    for side, text in zip((50, 80), _CALL, strict=True):
        channel = song.voice(56, volume=88, pan=side, reverb=80)
        for name, start, length in melody(text):
            song.play(channel, start + rng.uniform(0, 0.012), length, name, 88)
    low = song.voice(57, volume=80, pan=64, reverb=80)
    for start, length, note in ((1, 1, "D3"), (2.5, 2, "D3")):
        song.play(low, start, length, note, 86)
    drum = song.voice(47, volume=90, reverb=70)
    for start, note in ((0, "D3"), (1, "A2"), (2, "A2"), (2.25, "A2"), (2.5, "D3")):
        song.play(drum, start, 1, note, 90)
    return song.render_once(6.2)
