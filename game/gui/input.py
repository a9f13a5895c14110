"""Small events in place of pygame's: one path for mouse and touch, modifiers as they were at the key press."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.gui.layout import Size

Pos = tuple[int, int]
LEFT, RIGHT = 1, 3
_CLICK_SLACK_PX = 12


@dataclass(frozen=True, slots=True)
class Move:
    """The pointer moved; `held` says whether the left button is down."""

    pos: Pos
    held: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """Button 1 or 3 went down."""

    pos: Pos
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Release:
    """Button 1 or 3 went up."""

    pos: Pos
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Click:
    """A button went down and up again at `pos` without travelling; comes after its Press and Release."""

    pos: Pos
    button: int = LEFT


@dataclass(frozen=True, slots=True)
class Scroll:
    """The wheel turned; `dy` > 0 is up."""

    pos: Pos
    dy: float


@dataclass(frozen=True, slots=True)
class Key:
    """A key by its lower-case name: "a", "1", "return", "escape", "space", "tab", "left", "f11", "page up" ..."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False


@dataclass(frozen=True, slots=True)
class TextInput:
    """Typed text, while a field has asked for it."""

    text: str


@dataclass(frozen=True, slots=True)
class TextEditing:
    """Text an input method is still composing; empty when it ended."""

    text: str


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front: whatever is held down counts as let go."""


@dataclass(frozen=True, slots=True)
class PointerLeft:
    """The pointer left the window: nothing is hovered."""


Event = Move | Press | Release | Click | Scroll | Key | TextInput | TextEditing | FocusLost | PointerLeft

_SYNONYMS = {"enter": "return", "keypad enter": "return"}


class Translator:
    """Turns pygame's events into ours, one after the other."""

    def __init__(self) -> None:
        self._pressed: dict[int, Pos] = {}
        self._finger: int | None = None

    def translate(self, event: pygame.event.Event, size: Size) -> list[Event]:
        """Our events for one of pygame's; `size` is the window's, for touches."""
        kind = event.type
        if kind in (pygame.FINGERDOWN, pygame.FINGERUP, pygame.FINGERMOTION):
            return self._touch(event, size)
        if getattr(event, "touch", False):
            return []  # the same touch arrives as a finger event
        if kind == pygame.MOUSEMOTION:
            return [Move(event.pos, bool(event.buttons[0]))]
        if kind == pygame.MOUSEBUTTONDOWN and event.button in (LEFT, RIGHT):
            return self._down(event.pos, event.button)
        if kind == pygame.MOUSEBUTTONUP and event.button in (LEFT, RIGHT):
            return self._up(event.pos, event.button)
        if kind == pygame.MOUSEWHEEL:
            dy = getattr(event, "precise_y", event.y) or event.y
            return [Scroll(pygame.mouse.get_pos(), -dy if event.flipped else dy)]
        if kind == pygame.KEYDOWN:
            name = pygame.key.name(event.key).lower()
            mod = event.mod
            ctrl = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
            return [Key(_SYNONYMS.get(name, name), ctrl, bool(mod & pygame.KMOD_SHIFT), bool(mod & pygame.KMOD_ALT))]
        if kind == pygame.TEXTINPUT:
            return [TextInput(event.text)]
        if kind == pygame.TEXTEDITING:
            return [TextEditing(event.text)]
        if kind == pygame.WINDOWFOCUSLOST:
            self._pressed.clear()
            return [FocusLost()]
        if kind == pygame.WINDOWLEAVE:
            return [PointerLeft()]
        return []

    def _down(self, pos: Pos, button: int) -> list[Event]:
        self._pressed[button] = pos
        return [Press(pos, button)]

    def _up(self, pos: Pos, button: int) -> list[Event]:
        start = self._pressed.pop(button, None)
        events: list[Event] = [Release(pos, button)]
        if start and abs(start[0] - pos[0]) <= _CLICK_SLACK_PX and abs(start[1] - pos[1]) <= _CLICK_SLACK_PX:
            events.append(Click(start, button))
        return events

    def _touch(self, event: pygame.event.Event, size: Size) -> list[Event]:
        pos = (round(event.x * size[0]), round(event.y * size[1]))
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
            return [Move(pos), *self._down(pos, LEFT)]
        if event.finger_id != self._finger:
            return []  # a second finger
        if event.type == pygame.FINGERMOTION:
            return [Move(pos, held=True)]
        if event.type == pygame.FINGERUP:
            self._finger = None
            return [*self._up(pos, LEFT), PointerLeft()]
        return []
