"""The window itself: its size, full screen, and who puts the pixels on the screen."""

from __future__ import annotations

import glob
import logging
import os
import sys
import warnings

import pygame
from pygame import Surface

from game import assets
from game.gui.layout import MIN_WINDOW, Size
from game.settings import Renderer, Window

log = logging.getLogger(__name__)

TITLE = "Three Thrones"
_ID = "three-thrones"
"""What desktops know the program by."""
_SHARE_OF_DESKTOP = 0.86


def prepare(renderer: Renderer) -> None:
    """Tell SDL what it must know before it starts."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = _ID  # pygame gave its own
    os.environ.setdefault("SDL_AUDIO_DEVICE_APP_NAME", TITLE)
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    set_renderer(renderer)
    if sys.platform == "win32":  # a program that does not say so is shown blurred on a scaled screen
        import ctypes

        try:
            ctypes.windll.shcore.SetProcessDpiAwareness(2)
        except (AttributeError, OSError) as error:
            log.info("screen scaling not told: %s", error)


def set_renderer(renderer: Renderer) -> None:
    """Choose how the next window is shown; "auto" goes without a GPU where none is found."""
    if renderer is Renderer.GPU:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "1"
    elif renderer is Renderer.SOFTWARE or not _has_gpu():
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    else:
        os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)


def _has_gpu() -> bool:
    if sys.platform.startswith("linux"):
        return bool(glob.glob("/dev/dri/renderD*") or glob.glob("/dev/nvidia0"))
    return True


def display_index(window: Window) -> int:
    """The display the window was on, if it is still there with the same size, else the first."""
    sizes = desktop_sizes()
    if window.display < len(sizes) and sizes[window.display] == window.display_size:
        return window.display
    return 0


def desktop_sizes() -> list[Size]:
    """Size of each display in pixels; never empty."""
    try:
        return [(w, h) for w, h in pygame.display.get_desktop_sizes()] or [(1280, 720)]
    except pygame.error:
        return [(1280, 720)]


def first_size(desktop: Size) -> Size:
    """Size of the window at the first start: most of the desktop, in proportions of a wide screen."""
    w = min(desktop[0] * _SHARE_OF_DESKTOP, desktop[1] * _SHARE_OF_DESKTOP * 16 / 9)
    return max(MIN_WINDOW[0], round(w)), max(MIN_WINDOW[1], round(w * 9 / 16))


def open_window(window: Window, full_screen: bool, size: Size | None = None) -> Surface:
    """Open the window, or change the one that is open. What does not work full screen is tried as a window."""
    index = display_index(window)
    desktop = desktop_sizes()[index]
    if full_screen:
        try:
            return _set_mode(desktop, pygame.FULLSCREEN, index)
        except pygame.error as error:
            log.warning("no full screen: %s", error)
    wanted = size or window.size or first_size(desktop)
    if size is None:
        wanted = (min(wanted[0], desktop[0]), min(wanted[1], desktop[1]))
    try:
        surface = _set_mode(wanted, pygame.RESIZABLE, index)
        if surface.get_size() != wanted:  # without a window manager the window keeps the size of the full screen
            surface = _set_mode(wanted, pygame.RESIZABLE, index)
    except pygame.error as error:
        log.warning("no window of %s on display %s: %s", wanted, index, error)
        surface = _set_mode(MIN_WINDOW, pygame.RESIZABLE, 0)
    pygame.display.set_caption(TITLE)
    return surface


def set_icon() -> None:
    """Give the window its picture; called before it opens, as some systems look only then."""
    try:
        pygame.display.set_icon(pygame.image.load(assets.sprite("window_icon.png")))
    except (OSError, pygame.error) as error:
        log.warning("no window icon: %s", error)


def _set_mode(size: Size, flags: int, index: int) -> Surface:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", RuntimeWarning)  # that the system gave another size shows in the surface
        return pygame.display.set_mode(size, flags, display=index)


def position() -> tuple[int, int] | None:
    """Where the window lies, None when the system does not tell."""
    try:
        return pygame.display.get_window_position()
    except (pygame.error, AttributeError):
        return None


def move_to(place: tuple[int, int]) -> None:
    """Move the window, where the system allows it. Under X11 without a window manager this must precede full screen."""
    if pygame.display.get_driver() == "x11":
        pygame.display.set_window_position(place)
