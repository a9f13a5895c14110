"""What mouse and keys do at a table, as the help tells it."""

from __future__ import annotations

from game.i18n import N_

Shortcut = tuple[tuple[str, ...], str]
"""The keys, each with its own cap, and what they do; all are message ids."""

POINTER: tuple[Shortcut, ...] = (
    ((N_("Left click"),), N_("Choose what glows")),
    ((N_("Right click"),), N_("Show a card large, and hide it again")),
    ((N_("Wheel"),), N_("Scroll a list")),
)
CURSOR: tuple[Shortcut, ...] = (
    ((N_("Arrows"), N_("Tab")), N_("Move the cursor over what can be chosen")),
    ((N_("Enter"), N_("Space")), N_("Choose what the cursor is on")),
    ((N_("I"),), N_("Show it large, and hide it again")),
)
TABLE: tuple[Shortcut, ...] = (
    ((N_("Space"),), N_("Next step of a computer player")),
    ((N_("Ctrl+Z"), N_("U")), N_("Undo")),
    ((N_("Ctrl+Y"),), N_("Redo")),
    ((N_("Ctrl+Shift+Z"),), N_("Take back, whatever was revealed")),
    ((N_("A"),), N_("Standing answers, where a game has some")),
    ((N_("1 to 4"),), N_("Be asked alone, in a question to all")),
    ((N_("H"),), N_("A hint, and do without it again")),
    ((N_("W"),), N_("Chances to win, in the top bar")),
    ((N_("C"),), N_("Chronicle")),
    ((N_("F1"), N_("B")), N_("Rules")),
    ((N_("R"),), N_("Score sheet, once the game is over")),
    ((N_("F12"),), N_("Hide everything private, and show it again")),
    ((N_("Esc"),), N_("Menu, or one step back")),
)
PROGRAM: tuple[Shortcut, ...] = (
    ((N_("F11"), N_("Alt+Enter")), N_("Full screen")),
    ((N_("M"),), N_("Sound on and off")),
)
