"""Controls for the options of any game, made from its options model."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pygame import Rect

from game.gui.kit import Kit
from game.gui.widgets import Choice, Label, Slider, Toggle, Widget
from game.i18n import _

_ROW, _LABEL, _GAP = 46, 28, 12


def option_controls(model: type[BaseModel], values: dict[str, Any], room: Rect, kit: Kit) -> list[Widget]:
    """A switch for each yes or no, a choice for each of several, a slider for each number with bounds.

    What is chosen goes into `values`. The controls lie below each other in `room`, closer together if need be.
    """
    fields = list(model.model_fields.items())
    height = sum(kit.px(_ROW + _GAP) + (0 if info.annotation is bool else kit.px(_LABEL)) for _name, info in fields)
    shrink = min(1.0, room.h / max(1, height))
    widgets: list[Widget] = []
    y = float(room.y)
    for name, info in fields:
        title = _(info.title) if info.title else name
        if info.annotation is not bool:
            box = Rect(room.x, round(y), room.w, round(kit.px(_LABEL) * shrink))
            widgets.append(Label(box, title, 18, colour=kit.skin.muted))
            y += box.h
        place = Rect(room.x, round(y), room.w, round(kit.px(_ROW) * shrink))
        widgets.append(_control(name, info, title, values, place))
        y += kit.px(_ROW + _GAP) * shrink
    return widgets


def _control(name: str, info: FieldInfo, title: str, values: dict[str, Any], place: Rect) -> Widget:
    change = partial(values.__setitem__, name)
    tip = _(info.description) if info.description else ""
    if info.annotation is bool:
        return Toggle(name, place, title, bool(values[name]), change, tip=tip)
    choices = _choices(info)
    if choices:
        return Choice(name, place, title, choices, values[name], change, tip=tip)
    low, high = _bounds(info)
    return Slider(name, place, title, int(values[name]), change, low, high, 1, tip=tip)


def _choices(info: FieldInfo) -> list[tuple[Any, str]]:
    """The values of a Literal or an Enum with their words; empty for other types."""
    kind = info.annotation
    if get_origin(kind) is Literal:
        return [(value, _(str(value))) for value in get_args(kind)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return [(member, _(str(member.value))) for member in kind]
    return []


def _bounds(info: FieldInfo) -> tuple[int, int]:
    """Least and greatest value of a number."""
    low, high = 0, 100
    for rule in info.metadata:
        low = getattr(rule, "ge", low)
        high = getattr(rule, "le", high)
    return low, high
