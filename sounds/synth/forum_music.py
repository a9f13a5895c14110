"""The loop of Rome, 84 seconds: a song of lyre and reed pipe in an old mode, a march, a quiet hymn, the song again."""

from __future__ import annotations

from .dsp import Random, Signal, looped, low_pass
from .notation import Song, melody, pitch

TEMPO = 91
BAR = 4
STRAIN = 8
"""Bars of one part."""

# One line for each part of eight bars: the bass note and three notes above it.
_SONG = "D3 A3 D4 F4 | C3 G3 C4 E4 | D3 A3 D4 F4 | G2 G3 B3 D4 | F2 F3 A3 C4 | C3 G3 C4 E4 | A2 E3 A3 C4 | D3 A3 D4 F4"
_MARCH = (
    "D3 A3 D4 A4 | D3 A3 D4 A4 | C3 G3 C4 G4 | D3 A3 D4 A4 | Bb2 F3 Bb3 D4 | C3 G3 C4 E4 | A2 E3 A3 C4 | D3 A3 D4 A4"
)
_HYMN = "F2 F3 A3 C4 | G2 G3 B3 D4 | D3 F3 A3 D4 | D3 A3 D4 F4 | F2 A3 C4 F4 | C3 G3 C4 E4 | G2 G3 B3 D4 | A2 E3 A3 E4"
_PARTS = (_SONG, _MARCH, _HYMN, _SONG)

_PIPE = (
    "D5 1.5 E5 .5 F5 1 E5 1 | C5 1 D5 .5 E5 .5 C5 2 | D5 1 A5 1.5 G5 .5 F5 1 | G5 1 F5 .5 E5 .5 D5 2 | "
    "F5 1.5 G5 .5 A5 1 C6 1 | G5 1 E5 1 C5 1 E5 1 | A4 1 C5 1 E5 1.5 D5 .5 | D5 3 - 1"
)
_BRASS = (
    "D4 1 D4 .5 E4 .5 F4 1 A4 1 | A4 1.5 G4 .5 F4 1 D4 1 | E4 1 E4 .5 F4 .5 G4 1 C5 1 | A4 3 - 1 | "
    "D5 1 C5 .5 Bb4 .5 A4 1 F4 1 | G4 1.5 A4 .5 C5 1 G4 1 | A4 1 G4 .5 F4 .5 E4 1 C4 1 | D4 3 - 1"
)
_FLUTE = (
    "A5 2 C6 1 A5 1 | B5 2 G5 2 | A5 1 F5 1 D5 2 | - 1 E5 .5 F5 .5 A5 2 | C6 1.5 A5 .5 F5 2 | G5 1 E5 1 G5 2 | "
    "B5 1 A5 .5 G5 .5 D5 2 | E5 3 - 1"
)
_ORNATE = (
    "D5 .5 E5 .5 D5 .5 E5 .5 F5 .5 G5 .5 F5 .5 E5 .5 | C5 1 D5 .5 E5 .5 G5 1 E5 1 | "
    "D5 .5 F5 .5 A5 1 G5 .5 A5 .5 G5 .5 F5 .5 | G5 .5 F5 .5 E5 .5 F5 .5 D5 2 | "
    "F5 .5 G5 .5 A5 .5 Bb5 .5 C6 1.5 A5 .5 | G5 .5 A5 .5 G5 .5 E5 .5 C5 1 E5 1 | "
    "A4 .5 B4 .5 C5 .5 D5 .5 E5 1 C5 .5 B4 .5 | D5 3 - 1"
)
_LYRE = (0, 2, 3, 1, 2, 3, 1, 2)
"""Order in which the lyre takes a bar's notes."""
_STEPS = ((0, "D2", 1.0), (1.5, "D2", 0.6), (2, "A2", 0.8), (3, "A2", 0.55), (3.5, "D2", 0.5))
"""The drum's bar: beat, note, strength."""


def _bars(text: str) -> list[str]:
    return [bar.strip() for bar in text.split("|")]


def _ground(song: Song, rng: Random) -> int:
    """Lyre, low strings, choir and drums through all parts; returns the number of bars."""
    lyre = song.voice(46, volume=84, pan=50, reverb=85)
    psaltery = song.voice(15, volume=50, pan=84, reverb=90)
    low = song.voice(43, volume=70, pan=68, reverb=80)
    choir = song.voice(52, volume=58, pan=64, reverb=110)
    drum = song.voice(116, volume=60, pan=64, reverb=85)
    cymbal = song.voice(112, volume=26, pan=90, reverb=100)
    bars = [(part, bar) for part, text in enumerate(_PARTS) for bar in _bars(text)]
    for number, (part, bar) in enumerate(bars):
        start = number * BAR
        notes = [pitch(name) for name in bar.split()]
        for step, index in enumerate(_LYRE):
            velocity = 64 + 10 * (step == 0) - 5 * (step % 2) + rng.uniform(-5, 5)
            song.play(lyre, start + 0.5 * step + rng.uniform(0, 0.02), 1.4, notes[index], velocity)
        if part == 3:
            for beat in (1, 3):
                song.play(psaltery, start + beat + rng.uniform(0, 0.02), 1.0, notes[2] + 12, 54)
        song.play(low, start, 3.8, notes[0], 62 if part == 1 else 52)
        if part in (1, 2):
            for note in notes[1:]:
                song.play(choir, start, 3.9, note, 44 if part == 1 else 54)
        if part != 2:
            for beat, note, strength in _STEPS:
                song.play(drum, start + beat + rng.uniform(0, 0.012), 0.8, note, (92 if part == 1 else 62) * strength)
        if part in (0, 3) and number % 2:
            song.play(cymbal, start + 3, 1.0, "A6", 46)
    return len(bars)


def _sing(song: Song, channel: int, part: int, text: str, velocity: int, rng: Random, shift: int = 0) -> None:
    """Plays a melody from the first bar of a part on, `shift` half tones higher."""
    for number, bar in enumerate(_bars(text)):
        start = (part * STRAIN + number) * BAR
        for name, offset, length in melody(bar):
            accent = 6 * (offset == 0) + rng.uniform(-4, 4)
            begin = start + offset + rng.uniform(0, 0.02)
            song.play(channel, begin, length * 0.95, pitch(name) + shift, velocity + accent)


def forum_loop(rng: Random) -> Signal:
    """Renders the loop, stereo."""
    song = Song(TEMPO)
    bars = _ground(song, rng)
    pipe = song.voice(68, volume=62, pan=44, reverb=95)
    trumpet, trombone = song.voice(56, volume=54, pan=52, reverb=95), song.voice(57, volume=62, pan=78, reverb=95)
    horns = song.voice(60, volume=52, pan=64, reverb=100)
    flute = song.voice(75, volume=70, pan=82, reverb=105)
    timpani = song.voice(47, volume=62, pan=60, reverb=85)
    _sing(song, pipe, 0, _PIPE, 68, rng)
    _sing(song, trumpet, 1, _BRASS, 70, rng)
    _sing(song, trombone, 1, _BRASS, 70, rng, -12)
    _sing(song, horns, 1, _BRASS, 58, rng, -5)
    for bar in range(STRAIN):
        for beat, velocity in ((0, 74), (2, 58), (3, 50)):
            song.play(timpani, (STRAIN + bar) * BAR + beat, 1.0, "D3" if beat == 0 else "A2", velocity)
    _sing(song, flute, 2, _FLUTE, 70, rng)
    _sing(song, pipe, 3, _ORNATE, 66, rng)
    _sing(song, flute, 3, _PIPE, 56, rng)
    sound = song.render_loop(bars * BAR)
    return looped(sound, lambda wave: low_pass(wave, 8_500, order=1))
