"""Command line: ``python -m synth [NAME ...]`` renders sounds, manifest and credits into the folder above."""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
import zlib
from pathlib import Path

import numpy as np
import soundfile

from .catalogue import SOUNDS, Sound
from .dsp import RATE, Signal
from .mastering import finish_effect, finish_loop, loop_step, loudness

FOLDER = Path(__file__).resolve().parent.parent

CREDITS = """\
# Credits of the sounds

Every sound here was made for this project by the programs in `synth/`; nothing was recorded or taken from elsewhere.

* The effects are synthesised from noise, sines and filters.
* The music (`music_*.ogg`) and the fanfares (`win.ogg`, `crown_fanfare.ogg`, `mission.ogg`, `completion.ogg`) were
  composed for this project and rendered with
  FluidSynth, a synthesiser under the GNU Lesser General Public License 2.1 that is used as a tool and not shipped.
* The instruments in them are those of the soundfont **FluidR3 GM** by Frank Wen and contributors (Debian package
  `fluid-soundfont-gm`; copyright 2000-2002, 2008 Frank Wen, 2008 Toby Smithe), released under the MIT licence.
  The soundfont itself is not shipped.
"""


def render(name: str, sound: Sound) -> Signal:
    """The finished stereo signal of one sound; its random numbers depend on its name alone."""
    raw = sound.make(np.random.default_rng(zlib.crc32(name.encode())))
    return finish_loop(raw) if sound.kind == "music" else finish_effect(raw)


def encode(name: str, sound: Sound, signal: Signal) -> Path:
    """Writes one OGG Vorbis file with a fixed stream number, so that the same signal gives the same file."""
    target = FOLDER / f"{name}.ogg"
    with tempfile.NamedTemporaryFile(suffix=".wav") as wave:
        soundfile.write(wave.name, signal, RATE, subtype="PCM_16")
        serial = str(zlib.crc32(name.encode()) & 0x7FFFFFFF)
        command = ["oggenc", "-Q", "-q", str(sound.quality), "--serial", serial, "-o", str(target), wave.name]
        subprocess.run(command, check=True)
    return target


def report(name: str, sound: Sound, path: Path) -> str:
    """One line of figures measured on the written file: size, length, peak, loudness and, for loops, the joint."""
    signal, _ = soundfile.read(path, dtype="float64")
    peak, loud = (20 * np.log10(value) for value in (np.abs(signal).max(), loudness(signal)))
    line = f"{name:17} {path.stat().st_size / 1024:6.1f} KB {len(signal) / RATE:6.2f} s"
    line += f"  peak {peak:6.1f} dB  loudness {loud:6.1f} dB"
    return line + (f"  joint {loop_step(signal):.2f}" if sound.kind == "music" else "")


def manifest() -> str:
    """The table that the game reads: file, default gain and kind of every sound."""
    entries = {
        name: {"file": f"{name}.ogg", "gain": sound.gain, "kind": sound.kind} for name, sound in sorted(SOUNDS.items())
    }
    return json.dumps(entries, indent=1) + "\n"


def main() -> None:
    """Renders the named sounds, or all, and rewrites the manifest and the credits."""
    parser = argparse.ArgumentParser(prog="synth", description="Renders the sounds of the game.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="one of: " + ", ".join(SOUNDS))
    names = parser.parse_args().names or list(SOUNDS)
    if unknown := [name for name in names if name not in SOUNDS]:
        parser.error(f"unknown sound {unknown[0]!r}; known: {', '.join(SOUNDS)}")
    for name in names:
        path = encode(name, SOUNDS[name], render(name, SOUNDS[name]))
        print(report(name, SOUNDS[name], path))
    (FOLDER / "manifest.json").write_text(manifest(), encoding="utf-8")
    (FOLDER / "CREDITS.md").write_text(CREDITS, encoding="utf-8")


if __name__ == "__main__":
    main()
