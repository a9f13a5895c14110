"""Brings rendered sounds to one level: trimmed, faded, equally loud, never clipped."""

from __future__ import annotations

import numpy as np

from .dsp import RATE, Signal, band_pass, high_pass, looped, samples

PEAK = 10 ** (-2 / 20)
"""The highest sample of any sound: -2 dBFS leaves room for what the Vorbis codec adds."""

EFFECT_LOUDNESS = 10 ** (-19 / 20)
MUSIC_LOUDNESS = 10 ** (-21 / 20)
_AUDIBLE = 10 ** (-66 / 20)
_LOWEST = 30
_WINDOW = 0.1
_FADE = 0.03


def loudness(sound: Signal) -> float:
    """RMS of the loudest tenth of a second in the band where the ear is keenest; silence lies round shorter sounds."""
    power = (band_pass(sound, 150, 9_000, order=1) ** 2).mean(axis=1)
    window = samples(_WINDOW)
    sums = np.cumsum(np.concatenate([np.zeros(window), power, np.zeros(window)]))
    return float(np.sqrt((sums[window:] - sums[:-window]).max() / window))


def finish_effect(sound: Signal) -> Signal:
    """Stereo effect, ready to encode: no offset, common loudness, rounded peaks, silence cut, end faded."""
    levelled = _limit((sound - sound.mean(axis=0)) * (EFFECT_LOUDNESS / loudness(sound)))
    last = int(np.flatnonzero(np.abs(levelled).max(axis=1) > _AUDIBLE)[-1]) + 1
    trimmed = levelled[:last]
    fade = min(last, samples(_FADE))
    trimmed[-fade:] *= np.linspace(1, 0, fade)[:, None]
    return trimmed


def finish_loop(sound: Signal) -> Signal:
    """Stereo loop, ready to encode: levelled, without what is too low to hear, its end still meeting its start."""
    audible = looped(sound, lambda wave: high_pass(wave, _LOWEST))
    average = float(np.sqrt((band_pass(audible, 150, 9_000, order=1) ** 2).mean()))
    return _limit(audible * (MUSIC_LOUDNESS / average))


def _limit(sound: Signal) -> Signal:
    """Leaves samples below half of the peak alone and bends higher ones smoothly under it."""
    knee = PEAK / 2
    size = np.abs(sound)
    bent = knee + (PEAK - knee) * np.tanh((size - knee) / (PEAK - knee))
    return np.asarray(np.sign(sound) * np.where(size > knee, bent, size))


def loop_step(sound: Signal) -> float:
    """The jump from the last sample to the first in multiples of the usual one: 1 is like any other, 20 is a click."""
    usual = np.abs(np.diff(sound[-RATE:], axis=0)).mean() + np.abs(np.diff(sound[:RATE], axis=0)).mean()
    return float(np.abs(sound[0] - sound[-1]).mean() / (usual / 2))
