"""The loop of the menus, 90 seconds: a slow hymn in D for harp, strings, horn and flute, three eight-bar strains."""

from __future__ import annotations

from .dsp import Random, Signal, looped, low_pass
from .notation import Song, melody, pitch

TEMPO = 64
BAR = 4

# Bass note and the three notes above it, one line for each strain of eight bars.
_HARMONY = """
D2 F#3 A3 D4 | C#2 E3 A3 C#4 | B1 F#3 B3 D4 | A1 F#3 A3 C#4 | G1 D3 G3 B3 | F#2 D3 A3 D4 | E2 E3 G3 D4 | A1 E3 A3 E4
B1 F#3 B3 D4 | F#2 F#3 A3 C#4 | G2 G3 B3 D4 | D2 F#3 A3 D4 | E2 G3 B3 E4 | B1 F#3 B3 D4 | G1 G3 B3 D4 | A1 E3 A3 C#4
D2 F#3 A3 D4 | C#2 E3 A3 C#4 | B1 F#3 B3 D4 | A1 F#3 A3 C#4 | G1 D3 G3 B3 | F#2 D3 A3 D4 | E2 E3 G3 C#4 | D2 F#3 A3 D4
"""
_HORN = [
    "F#4 3 G4 1 | A4 2 E4 2 | D5 3 C#5 1 | A4 4 | B4 2 A4 1 G4 1 | A4 2 F#4 2 | G4 1 F#4 1 E4 2 | D4 2 C#4 2",
    "- 4 | - 4 | - 4 | - 4 | - 4 | - 4 | D4 4 | E4 4",
    "D4 4 | C#4 4 | D4 2 F#4 2 | C#4 4 | D4 2 E4 1 D4 1 | D4 2 A3 2 | A3 2 G3 2 | F#3 4",
]
_FLUTE = [
    "- 4 | - 4 | - 4 | - 4 | - 4 | - 4 | - 4 | - 4",
    "B4 1.5 C#5 .5 D5 2 | C#5 2 A4 2 | B4 1.5 A4 .5 G4 1 B4 1 | A4 3 F#4 1 | "
    "G4 1.5 A4 .5 B4 2 | D5 2 C#5 1 B4 1 | B4 2 D5 2 | C#5 3 A4 1",
    "F#5 3 G5 1 | A5 2 E5 2 | D5 3 C#5 1 | A4 4 | B4 2 A4 1 G4 1 | A4 2 F#4 2 | G4 1 F#4 1 E4 1 C#4 1 | D4 4",
]
_ARPEGGIO = [0, 1, 2, 3, 2, 3, 2, 1]


def _bars(text: str) -> list[str]:
    return [bar.strip() for bar in text.replace("\n", " | ").strip(" |").split("|") if bar.strip()]


def _ground(song: Song, rng: Random) -> int:
    """Harp and strings through all bars; returns the number of bars."""
    harp = song.voice(46, volume=92, pan=46, reverb=90)
    strings = song.voice(48, volume=70, pan=70, reverb=100)
    bass = song.voice(42, volume=74, pan=60, reverb=90)
    drum = song.voice(47, volume=86, pan=64, reverb=110)
    bars = _bars(_HARMONY)
    for number, bar in enumerate(bars):
        start = number * BAR
        notes = [pitch(name) for name in bar.split()]
        for step, index in enumerate(_ARPEGGIO):
            height = notes[index] + 12 * (index == 0)
            velocity = 54 + 8 * (step == 0) + rng.uniform(-5, 5)
            song.play(harp, start + 0.5 * step + rng.uniform(0, 0.02), 1.6, height, velocity)
        song.play(bass, start, 3.9, notes[0] + 12, 58)
        for note in notes[1:]:
            song.play(strings, start, 4, note, 50)
        if number % 4 == 0:
            song.play(drum, start, 2, notes[0] + 12 if notes[0] < 36 else notes[0], 62)
    return len(bars)


def _sing(song: Song, channel: int, strains: list[str], velocity: int, rng: Random) -> None:
    for number, bar in enumerate(_bars(" | ".join(strains))):
        for name, start, length in melody(bar):
            late = rng.uniform(0, 0.015)
            song.play(channel, number * BAR + start + late, length, name, velocity + rng.uniform(-4, 4))


def menu_loop(rng: Random) -> Signal:
    """Renders the loop, stereo."""
    song = Song(TEMPO)
    bars = _ground(song, rng)
    _sing(song, song.voice(60, volume=70, pan=56, reverb=110), _HORN, 60, rng)
    _sing(song, song.voice(73, volume=66, pan=76, reverb=110), _FLUTE, 58, rng)
    sound = song.render_loop(bars * BAR)
    return looped(sound, lambda wave: low_pass(wave, 9_000, order=1))
