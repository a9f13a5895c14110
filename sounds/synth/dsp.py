"""Building blocks of synthesis: noise, filters, struck bodies, gliding tones and a small room.

A signal is a float array at `RATE` samples per second: shape (n,) for mono, (n, 2) for stereo. Frequencies are in
hertz, times in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from scipy import signal as filters

RATE = 44_100

Signal = NDArray[np.float64]
Random = np.random.Generator


class Partial(NamedTuple):
    """One ringing frequency of a struck body; `decay` is the time in which it falls to 1/e."""

    frequency: float
    level: float
    decay: float


def samples(duration: float) -> int:
    """Number of samples in `duration` seconds."""
    return round(duration * RATE)


def times(duration: float) -> Signal:
    """The instants of all samples of a sound of `duration` seconds."""
    return np.arange(samples(duration)) / RATE


def silence(duration: float) -> Signal:
    """A mono signal of zeros, the canvas for `lay`."""
    return np.zeros(samples(duration))


def noise(rng: Random, duration: float) -> Signal:
    """White noise of unit variance."""
    return rng.standard_normal(samples(duration))


def low_pass(sound: Signal, cutoff: float, order: int = 2) -> Signal:
    """Keeps what lies below `cutoff`."""
    return _filter(sound, filters.butter(order, cutoff, "low", fs=RATE, output="sos"))


def looped(sound: Signal, effect: Callable[[Signal], Signal]) -> Signal:
    """A filter for a sound that follows itself: it comes to the start already swung by the end."""
    return effect(np.concatenate([sound, sound]))[len(sound) :]


def high_pass(sound: Signal, cutoff: float, order: int = 2) -> Signal:
    """Keeps what lies above `cutoff`."""
    return _filter(sound, filters.butter(order, cutoff, "high", fs=RATE, output="sos"))


def band_pass(sound: Signal, low: float, high: float, order: int = 2) -> Signal:
    """Keeps what lies between `low` and `high`."""
    return _filter(sound, filters.butter(order, [low, high], "band", fs=RATE, output="sos"))


def _filter(sound: Signal, sections: Signal) -> Signal:
    return np.asarray(filters.sosfilt(sections, sound, axis=0))


def bump(instants: Signal, centre: float, width: float) -> Signal:
    """A bell curve in time, 1 at `centre`."""
    return np.asarray(np.exp(-(((instants - centre) / width) ** 2)))


def pluck(instants: Signal, attack: float, decay: float) -> Signal:
    """The envelope of a struck thing: a straight rise of `attack` seconds under an exponential fall."""
    return np.asarray(np.minimum(1.0, instants / attack) * np.exp(-instants / decay))


def swell(instants: Signal, rise: float, fall: float) -> Signal:
    """The envelope of a thing that glows up over `rise` seconds and dies away afterwards."""
    opening = np.sin(np.pi / 2 * np.clip(instants / rise, 0.0, 1.0)) ** 2
    return np.asarray(opening * np.exp(-np.maximum(0.0, instants - rise) / fall))


def strike(rng: Random, partials: Sequence[Partial], duration: float, attack: float = 0.0008) -> Signal:
    """A body set ringing at once in all its partials, each with a phase of its own."""
    instants = times(duration)
    sound = np.zeros_like(instants)
    for partial in partials:
        wave = np.sin(2 * np.pi * partial.frequency * instants + rng.uniform(0, 2 * np.pi))
        sound += partial.level * wave * np.exp(-instants / partial.decay)
    return np.asarray(sound * np.minimum(1.0, instants / attack))


def tuned(base: float, partials: Sequence[Partial]) -> list[Partial]:
    """The same body with its frequencies, given as ratios, put on the pitch `base`."""
    return [partial._replace(frequency=partial.frequency * base) for partial in partials]


def glide(frequency: Signal) -> Signal:
    """A sine whose frequency follows the given curve."""
    return np.asarray(np.sin(2 * np.pi * np.cumsum(frequency) / RATE))


def lay(canvas: Signal, sound: Signal, at: float = 0.0, level: float = 1.0) -> None:
    """Adds a sound to the canvas in place, starting at `at` seconds; what hangs over the end is cut off."""
    start = samples(at)
    length = min(len(sound), len(canvas) - start)
    canvas[start : start + length] += level * sound[:length]


def pan(sound: Signal, position: float | Signal) -> Signal:
    """Places a mono sound between left (-1) and right (+1) at constant power; `position` may be one for each sample."""
    angle = (np.asarray(position) + 1) * np.pi / 4
    return np.asarray(np.stack([sound * np.cos(angle), sound * np.sin(angle)], axis=1) * np.sqrt(2))


def room(rng: Random, sound: Signal, decay: float, share: float) -> Signal:
    """Puts a mono or stereo sound into a room; the result is stereo and longer by `decay`, `share` of it is echo."""
    tail = samples(decay)
    dry = sound if sound.ndim == 2 else np.stack([sound, sound], axis=1)
    dry = np.concatenate([dry, np.zeros((tail, 2))])
    fall = np.exp(-6 * np.arange(tail) / tail)[:, None]
    echo = low_pass(high_pass(rng.standard_normal((tail, 2)) * fall, 250), 5_500)
    echo /= np.sqrt((echo**2).sum(axis=0))
    wet = np.asarray(filters.fftconvolve(dry, echo, axes=0))[: len(dry)]
    return np.asarray(dry * (1 - share) + wet * share)
