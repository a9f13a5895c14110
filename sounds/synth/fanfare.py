"""The winner's fanfare for trumpet, horns, timpani and bells."""

from __future__ import annotations

from .dsp import Random, Signal
from .notation import Song, melody

_TRUMPET = "G4 .33 G4 .33 G4 .34 C5 1 E5 .5 D5 .5 G5 2.6"
_HORN = "E4 .33 E4 .33 E4 .34 G4 1 C5 .5 B4 .5 E5 2.6"
_LOW = "C4 .33 C4 .33 C4 .34 E4 1 G4 1 C4 2.6"


def win(rng: Random) -> Signal:
    """A rising call and a held chord, about four seconds."""
    song = Song(128)
    for program, volume, pan, text in [(56, 92, 58, _TRUMPET), (60, 90, 80, _HORN), (60, 80, 46, _LOW)]:
        channel = song.voice(program, volume=volume, pan=pan, reverb=70)
        for name, start, length in melody(text):
            song.play(channel, start + rng.uniform(0, 0.01), length, name, 96)
    timpani = song.voice(47, volume=92, reverb=60)
    for start, note in [(0, "G2"), (1, "C3"), (3, "C3"), (3.25, "C3"), (3.5, "C3")]:
        song.play(timpani, start, 1, note, 96)
    bells = song.voice(14, volume=44, pan=84, reverb=80)
    song.play(bells, 3, 2, "C5", 80)
    return song.render_once(8.5)
