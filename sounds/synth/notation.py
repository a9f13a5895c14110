"""Music written as notes and rendered by FluidSynth with a General MIDI soundfont."""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import mido
import numpy as np
import soundfile

from .dsp import RATE, Signal, samples

SOUNDFONT = Path(os.environ.get("SOUNDFONT", "/usr/share/sounds/sf2/FluidR3_GM.sf2"))
"""The instruments; on Debian and Ubuntu the package fluid-soundfont-gm puts them here."""

_TICKS = 480
_STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
_SEAM = 0.5


class Note(NamedTuple):
    """One note; `start` and `length` in beats, `pitch` and `velocity` as MIDI numbers."""

    channel: int
    start: float
    length: float
    pitch: int
    velocity: int


def pitch(name: str) -> int:
    """The MIDI number of a written note such as 'F#4' (C4 is 60)."""
    accidentals = name[1:].rstrip("0123456789-")
    octave = int(name[1 + len(accidentals) :])
    return _STEPS[name[0]] + accidentals.count("#") - accidentals.count("b") + 12 * (octave + 1)


def melody(text: str) -> Iterator[tuple[str, float, float]]:
    """Reads 'F#4 3 G4 1' as (note, start, length) triples; '-' is a rest."""
    start = 0.0
    words = text.split()
    for name, length in zip(words[::2], words[1::2], strict=True):
        if name != "-":
            yield name, start, float(length)
        start += float(length)


class Song:
    """A piece for up to fifteen voices at one tempo (beats a minute)."""

    def __init__(self, tempo: float) -> None:
        self.tempo = tempo
        self._settings: list[mido.Message] = []
        self._notes: list[Note] = []
        self._voices = 0

    def voice(self, program: int, *, volume: int, pan: int = 64, reverb: int = 80, chorus: int = 0) -> int:
        """Adds an instrument (General MIDI program, counted from 0) and returns its channel."""
        channel = self._voices if self._voices < 9 else self._voices + 1
        self._voices += 1
        self._settings.append(mido.Message("program_change", channel=channel, program=program))
        for control, value in [(7, volume), (10, pan), (91, reverb), (93, chorus)]:
            self._settings.append(mido.Message("control_change", channel=channel, control=control, value=value))
        return channel

    def play(self, channel: int, start: float, length: float, note: str | int, velocity: float) -> None:
        """Adds one note, written or as a MIDI number."""
        number = note if isinstance(note, int) else pitch(note)
        self._notes.append(Note(channel, start, length, number, round(velocity)))

    def render_once(self, beats: float) -> Signal:
        """The piece and what rings on, `beats` long."""
        return self._perform(1, beats)[: self._samples(beats)]

    def render_loop(self, beats: float) -> Signal:
        """`beats` of music that can follow themselves.

        The second of three passes is taken, so echoes of the end already sound in the start. Its first half second is
        blended from the third pass, which truly follows the second, so the joint is the same wave going on.
        """
        sound = self._perform(3, beats)
        length, seam = self._samples(beats), samples(_SEAM)
        loop = sound[length : 2 * length].copy()
        blend = np.linspace(0, 1, seam)[:, None]
        loop[:seam] = sound[2 * length : 2 * length + seam] * (1 - blend) + loop[:seam] * blend
        return loop

    def _samples(self, beats: float) -> int:
        return samples(beats * 60 / self.tempo)

    def _perform(self, passes: int, beats: float) -> Signal:
        with tempfile.TemporaryDirectory() as folder:
            score, audio = Path(folder, "score.mid"), Path(folder, "audio.wav")
            self._write(score, passes, beats)
            options = f"-ni -q -g 0.5 -r {RATE} -T wav -O s24 -o synth.reverb.room-size=0.7 -o synth.reverb.level=0.7"
            command = ["fluidsynth", *options.split(), "-F", str(audio), str(SOUNDFONT), str(score)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            sound, _ = soundfile.read(audio, dtype="float64")
        return np.asarray(sound)

    def _write(self, path: Path, passes: int, beats: float) -> None:
        track = mido.MidiTrack([mido.MetaMessage("set_tempo", tempo=mido.bpm2tempo(self.tempo)), *self._settings])
        last = 0
        for tick, _, message in sorted(self._messages(passes, beats), key=lambda entry: entry[:2]):
            track.append(message.copy(time=tick - last))
            last = tick
        track.append(mido.MetaMessage("end_of_track", time=8 * _TICKS))
        mido.MidiFile(ticks_per_beat=_TICKS, tracks=[track]).save(path)

    def _messages(self, passes: int, beats: float) -> Iterator[tuple[int, int, mido.Message]]:
        """All notes as (tick, order within the tick, message); a key goes up before it comes down again."""
        for repeat in range(passes):
            for channel, start, length, number, velocity in self._notes:
                begin = repeat * beats + start
                end = begin + 0.97 * length
                on = mido.Message("note_on", channel=channel, note=number, velocity=velocity)
                yield round(begin * _TICKS), 1, on
                yield round(end * _TICKS), 0, mido.Message("note_off", channel=channel, note=number)
