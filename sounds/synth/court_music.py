"""The loop of the court, 85 seconds: a menuet in D minor for oboe, violin and continuo, with a trio for flutes."""

from __future__ import annotations

from .dsp import Random, Signal, looped, low_pass
from .notation import Song, melody, pitch

TEMPO = 118
BAR = 3

# One line for each strain of eight bars: the bass note and three notes above it.
_MINOR = (
    "D3 F3 A3 D4 | C#3 E3 A3 C#4 | Bb2 F3 Bb3 D4 | A2 E3 A3 C#4 | D3 F3 A3 D4 | G2 G3 Bb3 D4 | "
    "A2 E3 A3 C#4 | D3 F3 A3 D4"
)
_RELATIVE = (
    "F2 F3 A3 C4 | E3 G3 C4 E4 | D3 F3 A3 D4 | Bb2 F3 Bb3 D4 | A2 F3 A3 C4 | Bb2 F3 Bb3 D4 | "
    "C3 E3 G3 C4 | F2 F3 A3 C4"
)
_RETURN = (
    "F2 F3 A3 C4 | E3 G3 C4 E4 | D3 F3 A3 D4 | Bb2 F3 Bb3 D4 | G2 G3 Bb3 D4 | A2 E3 A3 C#4 | "
    "D3 F3 G#3 B3 | A2 E3 A3 C#4"
)
_TRIO = (
    "D3 F#3 A3 D4 | C#3 E3 A3 C#4 | B2 F#3 B3 D4 | A2 F#3 A3 C#4 | G2 G3 B3 D4 | F#2 F#3 A3 D4 | "
    "A2 E3 G3 C#4 | D3 F#3 A3 D4"
)
_TRIO_END = (
    "A2 E3 A3 C#4 | F#2 F#3 A3 D4 | G2 G3 B3 E4 | A2 E3 A3 C#4 | G2 G3 B3 D4 | F#2 F#3 A3 D4 | "
    "A2 E3 G3 C#4 | D3 F#3 A3 D4"
)
_HARMONY = (_MINOR, _MINOR, _RELATIVE, _RETURN, _TRIO, _TRIO_END, _MINOR)

# The melodies of the strains.
_THEME = (
    "A4 1 D5 1 F5 1 | E5 1.5 D5 .5 C#5 1 | D5 1.5 E5 .5 F5 1 | E5 2 A4 1 | F5 1 E5 .5 D5 .5 A5 1 | "
    "Bb4 1 D5 1 G5 1 | F5 .25 E5 .25 F5 .25 E5 .25 E5 1.5 D5 .5 | D5 3"
)
_ANSWER = (
    "C5 1 F5 1 A5 1 | G5 1.5 F5 .5 E5 1 | F5 1.5 G5 .5 A5 1 | F5 1 D5 1 Bb4 1 | C5 1 A4 1 F5 1 | "
    "D5 1.5 C5 .5 Bb4 1 | Bb4 .25 A4 .25 Bb4 .25 A4 .25 G4 1.5 F4 .5 | F4 3"
)
_ANSWER_AGAIN = (
    "C5 1 F5 1 A5 1 | G5 1.5 F5 .5 E5 1 | F5 1.5 G5 .5 A5 1 | F5 1 D5 1 Bb4 1 | G5 1 F5 .5 E5 .5 D5 1 | "
    "C#5 1.5 D5 .5 E5 1 | F5 1 E5 1 D5 1 | C#5 2 - 1"
)
_FLUTE = (
    "F#5 1 A5 1 F#5 1 | E5 1.5 F#5 .5 E5 1 | D5 1 F#5 1 D5 1 | C#5 1.5 D5 .5 C#5 1 | B4 1 D5 1 G5 1 | "
    "F#5 1.5 E5 .5 D5 1 | E5 1 F#5 .5 E5 .5 C#5 1 | D5 3"
)
_FLUTE_END = (
    "E5 1 C#5 1 E5 1 | F#5 1.5 E5 .5 D5 1 | G5 1 F#5 1 E5 1 | A5 2 E5 1 | B4 1 D5 1 G5 1 | "
    "A5 1.5 G5 .5 F#5 1 | G5 .25 F#5 .25 E5 1.5 F#5 .25 E5 .25 D5 .5 | D5 3"
)
_SECOND = (
    "D5 1 F#5 1 D5 1 | C#5 1.5 D5 .5 C#5 1 | B4 1 D5 1 B4 1 | A4 1.5 B4 .5 A4 1 | G4 1 B4 1 B4 1 | "
    "D5 1.5 C#5 .5 A4 1 | C#5 1 D5 .5 C#5 .5 A4 1 | A4 3"
)
_SECOND_END = (
    "C#5 1 A4 1 C#5 1 | D5 1.5 C#5 .5 A4 1 | B4 1 D5 1 B4 1 | C#5 2 C#5 1 | G4 1 B4 1 D5 1 | "
    "F#5 1.5 E5 .5 D5 1 | E5 .5 C#5 1.5 C#5 .5 A4 .5 | A4 3"
)
_RUNNING = (
    "D5 .5 A4 .5 D5 .5 E5 .5 F5 .5 D5 .5 | E5 .5 C#5 .5 A4 .5 C#5 .5 E5 .5 C#5 .5 | "
    "D5 .5 Bb4 .5 D5 .5 F5 .5 E5 .5 D5 .5 | C#5 .5 A4 .5 B4 .5 C#5 .5 D5 .5 E5 .5 | "
    "F5 .5 A5 .5 F5 .5 D5 .5 A4 .5 D5 .5 | G5 .5 F5 .5 G5 .5 Bb5 .5 A5 .5 G5 .5 | "
    "F5 .5 E5 .5 D5 .5 C#5 .5 E5 .5 C#5 .5 | D5 3"
)
_FIGURE = (0, 1, 2, 3, 2, 1)
"""Which of a bar's notes the harpsichord plays in each half beat."""


def _bars(text: str) -> list[str]:
    return [bar.strip() for bar in text.split("|")]


def _continuo(song: Song, rng: Random) -> int:
    """Harpsichord, cello and soft strings through all bars; returns the number of bars."""
    harpsichord = song.voice(6, volume=66, pan=52, reverb=70)
    cello = song.voice(42, volume=74, pan=70, reverb=80)
    strings = song.voice(48, volume=50, pan=64, reverb=100)
    plucked = song.voice(45, volume=74, pan=72, reverb=90)
    bars = [(strain, bar) for strain, text in enumerate(_HARMONY) for bar in _bars(text)]
    for number, (strain, bar) in enumerate(bars):
        start = number * BAR
        notes = [pitch(name) for name in bar.split()]
        for step, index in enumerate(_FIGURE):
            velocity = 62 + 10 * (step == 0) - 6 * (step % 2) + rng.uniform(-5, 5)
            song.play(harpsichord, start + 0.5 * step + rng.uniform(0, 0.015), 0.9, notes[index], velocity)
        if strain in (4, 5):
            for beat, note in ((0, notes[0]), (1, notes[2]), (2, notes[1])):
                song.play(plucked, start + beat, 0.8, note, 66 - 8 * (beat > 0))
            continue
        song.play(cello, start, 1.9, notes[0], 62)
        song.play(cello, start + 2, 0.9, notes[0] + (12 if notes[0] < 45 else 0), 54)
        for note in notes[1:]:
            song.play(strings, start, 2.9, note, 46)
    return len(bars)


def _sing(song: Song, channel: int, strain: int, text: str, velocity: int, rng: Random, shift: int = 0) -> None:
    """Plays a melody from the first bar of a strain on, `shift` half tones higher."""
    for number, bar in enumerate(_bars(text)):
        start = (strain * 8 + number) * BAR
        for name, offset, length in melody(bar):
            accent = 6 * (offset == 0) + rng.uniform(-4, 4)
            begin = start + offset + rng.uniform(0, 0.02)
            song.play(channel, begin, length * 0.94, pitch(name) + shift, velocity + accent)


def court_loop(rng: Random) -> Signal:
    """Renders the loop, stereo."""
    song = Song(TEMPO)
    bars = _continuo(song, rng)
    oboe = song.voice(68, volume=66, pan=46, reverb=90)
    violin = song.voice(40, volume=60, pan=80, reverb=95)
    first, second = song.voice(73, volume=72, pan=44, reverb=95), song.voice(73, volume=62, pan=84, reverb=95)
    recorder = song.voice(74, volume=44, pan=84, reverb=100)
    _sing(song, oboe, 0, _THEME, 70, rng)
    _sing(song, oboe, 1, _THEME, 70, rng)
    _sing(song, recorder, 1, _THEME, 60, rng, 12)
    _sing(song, violin, 2, _ANSWER, 70, rng)
    _sing(song, violin, 3, _ANSWER_AGAIN, 72, rng)
    _sing(song, oboe, 3, _ANSWER_AGAIN, 60, rng)
    _sing(song, first, 4, _FLUTE, 70, rng)
    _sing(song, second, 4, _SECOND, 62, rng)
    _sing(song, first, 5, _FLUTE_END, 72, rng)
    _sing(song, second, 5, _SECOND_END, 62, rng)
    _sing(song, violin, 6, _RUNNING, 68, rng)
    sound = song.render_loop(bars * BAR)
    return looped(sound, lambda wave: low_pass(wave, 8_500, order=1))
