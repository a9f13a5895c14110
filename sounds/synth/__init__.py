"""Programs that synthesise every sound of the game.

Run ``python -m synth`` inside ``sounds/`` to render all of them, or ``python -m synth pearl key`` for some.
Needs the ``art`` extra (numpy, scipy, soundfile, mido), ``oggenc`` from vorbis-tools and, for the music and the
fanfare, FluidSynth with a General MIDI soundfont.
"""
