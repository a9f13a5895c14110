"""The loop of the deep, 96 seconds: slow pads in E minor, a far choir, scattered celesta, a vibraphone song, water."""

from __future__ import annotations

import numpy as np

from .dsp import RATE, Random, Signal, looped, low_pass, pan
from .notation import Song, melody, pitch
from .treasure import drop

TEMPO = 60
CHORD_BEATS = 8

_CHORDS = [
    "E2 B2 G3 D4",
    "C2 G2 E3 B3",
    "A1 E2 C3 G3",
    "B1 F#2 D3 A3",
    "E2 B2 G3 F#4",
    "G1 D3 B3 F#4",
    "C2 G2 E3 B3",
    "D2 A2 F#3 E4",
    "A1 E3 C4 G4",
    "C2 G2 E3 D4",
    "F#1 C3 E3 A3",
    "B1 F#2 E3 A3",
]
# Sung by the vibraphone over chords 5 to 10 (counted from 1), eight beats each.
_SONG_FROM = 4
_SONG = [
    "- 1 B4 1 D5 1 F#5 3 E5 2",
    "D5 2 B4 3 - 3",
    "- 1 G4 1 B4 1 E5 3 D5 2",
    "F#5 2 E5 1 D5 1 A4 4",
    "- 1 C5 1 E5 1 G5 3 F#5 2",
    "E5 2 D5 1 B4 5",
]
_CROSSING = np.array([[0.85, 0.15], [0.15, 0.85]])
"""How much of each side is heard on which: the pads alone are so wide that one loudspeaker would lose them."""
_OFFSETS = np.array([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 6.5, 7])


def _pads(song: Song) -> None:
    pad = song.voice(89, volume=84, pan=64, reverb=110, chorus=60)
    haze = song.voice(91, volume=58, pan=50, reverb=110, chorus=60)
    choir = song.voice(52, volume=80, pan=64, reverb=120)
    for number, chord in enumerate(_CHORDS):
        start = number * CHORD_BEATS
        notes = [pitch(name) for name in chord.split()]
        for note in notes:
            song.play(pad, start, 8.6, note, 60)
        for note in notes[1:]:
            song.play(haze, start, 8.6, note + 12, 46)
            song.play(choir, start + 1, 6.5, note + 12, 38)


def _lights(song: Song, rng: Random) -> None:
    """Celesta and harp notes dropped at random into each chord, fewer while the song is sung."""
    celesta = song.voice(8, volume=100, pan=84, reverb=120)
    harp = song.voice(46, volume=98, pan=40, reverb=120)
    for number, chord in enumerate(_CHORDS):
        notes = [pitch(name) for name in chord.split()]
        singing = _SONG_FROM <= number < _SONG_FROM + len(_SONG)
        for offset in rng.choice(_OFFSETS, size=3 if singing else 6, replace=False):
            height = int(rng.choice(notes[1:])) + 24
            song.play(celesta, number * CHORD_BEATS + offset, 2, height, rng.uniform(36, 60))
        for step, note in enumerate(notes):
            song.play(harp, number * CHORD_BEATS + 0.5 * step, 4, note + 12, 56 - 3 * step)


def _song(song: Song) -> None:
    vibraphone = song.voice(11, volume=105, pan=70, reverb=120)
    for number, phrase in enumerate(_SONG):
        for name, start, length in melody(phrase):
            song.play(vibraphone, (_SONG_FROM + number) * CHORD_BEATS + start, length + 0.5, name, 78)


def _muffle(sound: Signal) -> Signal:
    """Takes most of the brightness away, as water does."""
    return looped(sound, lambda wave: low_pass(wave, 3_200)) * 0.9 + sound * 0.12


def _current(rng: Random, length: int) -> Signal:
    """Deep rolling noise that repeats after `length` samples and swells six times in them."""
    frequency = np.fft.rfftfreq(length, 1 / RATE)[:, None]
    spectrum = np.fft.rfft(rng.standard_normal((length, 2)), axis=0) * np.exp(-frequency / 180) * (frequency > 20)
    roll = np.fft.irfft(spectrum, length, axis=0)
    tide = 0.6 + 0.4 * np.sin(2 * np.pi * 6 * np.arange(length) / length)
    return np.asarray(roll / np.abs(roll).max() * tide[:, None])


def _add_bubbles(sound: Signal, rng: Random, count: int) -> None:
    """Adds small bubbles in place; one that reaches over the end goes on at the start."""
    for _ in range(count):
        bubble = pan(drop(rng.uniform(260, 900), 0.14), rng.uniform(-0.8, 0.8)) * rng.uniform(0.02, 0.07)
        where = (rng.integers(len(sound)) + np.arange(len(bubble))) % len(sound)
        sound[where] += bubble


def abyss_loop(rng: Random) -> Signal:
    """Renders the loop, stereo."""
    song = Song(TEMPO)
    _pads(song)
    _lights(song, rng)
    _song(song)
    music = _muffle(song.render_loop(len(_CHORDS) * CHORD_BEATS))
    sound = music / np.abs(music).max() + 0.16 * _current(rng, len(music))
    _add_bubbles(sound, rng, 60)
    return np.asarray(sound @ _CROSSING)
