"""The small kit of controls, and `Ui`, which gives them events, cursor and tooltips."""

from game.gui.widgets.base import Widget
from game.gui.widgets.buttons import Button, IconButton
from game.gui.widgets.choices import Choice, Slider, Toggle
from game.gui.widgets.field import TextField
from game.gui.widgets.label import Label
from game.gui.widgets.scroll import Row, ScrollArea, ScrollList
from game.gui.widgets.ui import Ui

__all__ = [
    "Button",
    "Choice",
    "IconButton",
    "Label",
    "Row",
    "ScrollArea",
    "ScrollList",
    "Slider",
    "TextField",
    "Toggle",
    "Ui",
    "Widget",
]
