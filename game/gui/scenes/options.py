"""Controls for the options of any game, made from its options model."""

from __future__ import annotations

from enum import Enum
from functools import partial
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pygame import Rect

from game.gui.kit import Kit
from game.gui.widgets import Choice, Label, ScrollArea, Slider, Toggle, Widget
from game.i18n import _

_ROW, _LEAST_ROW, _LABEL, _GAP, _LEAST_GAP = 46, 40, 28, 12, 4
_SIZE, _LEAST_SIZE, _BESIDE = 19, 12, 34
"""Size of a switch's words, and the room around them that its box and a scroll bar take."""


def wanted_height(model: type[BaseModel]) -> int:
    """Design units in which all controls have room."""
    fields = model.model_fields.values()
    labels = sum(info.annotation is not bool for info in fields)
    return len(fields) * (_ROW + _LEAST_GAP) + labels * _LABEL


def option_controls(model: type[BaseModel], values: dict[str, Any], room: Rect, kit: Kit) -> ScrollArea:
    """A switch for each yes or no, a choice for each of several, a slider for each number with bounds.

    What is chosen goes into `values`. The controls lie below each other in `room`, closer together if need be, and
    scroll when that is not enough. The words of all switches have the same size, if need be on two lines.
    """
    fields = list(model.model_fields.items())
    labels = kit.px(_LABEL) * sum(info.annotation is not bool for _name, info in fields)
    pitch = (room.h - labels + kit.px(_LEAST_GAP)) // max(1, len(fields))
    switches = [_title(name, info) for name, info in fields if info.annotation is bool]
    size, words = _SIZE, room.w - kit.px(_ROW + _BESIDE)
    least = kit.px(_LEAST_ROW)
    if not all(kit.fits(title, _LEAST_SIZE, "body", words) for title in switches):
        least = max(least, 2 * kit.text.line_height("body", kit.font(_LEAST_SIZE)))
    row = max(least, min(kit.px(_ROW), pitch - kit.px(_LEAST_GAP)))
    gap = max(kit.px(_LEAST_GAP), min(kit.px(_GAP), pitch - row))
    while size > _LEAST_SIZE and not all(_has_room(title, kit, size, words, row) for title in switches):
        size -= 1
    widgets: list[Widget] = []
    y = room.y
    for name, info in fields:
        title = _title(name, info)
        if info.annotation is not bool:
            box = Rect(room.x, y, room.w, kit.px(_LABEL))
            widgets.append(Label(box, title, 18, colour=kit.skin.muted))
            y += box.h
        place = Rect(room.x, y, room.w, row)
        widgets.append(_control(name, info, title, values, place, size))
        y += row + gap
    return ScrollArea("options", room, widgets, kit)


def _has_room(title: str, kit: Kit, size: int, width: int, height: int) -> bool:
    """Whether the words of a switch fit beside its box, on one line or on as many as its height has room for."""
    px = kit.font(size)
    lines = height // kit.text.line_height("body", px)
    return kit.fits(title, size, "body", width) or len(kit.text.wrap(title, "body", px, width)) <= lines


def _title(name: str, info: FieldInfo) -> str:
    return _(info.title) if info.title else name


def _control(name: str, info: FieldInfo, title: str, values: dict[str, Any], place: Rect, size: int) -> Widget:
    change = partial(values.__setitem__, name)
    tip = _(info.description) if info.description else ""
    if info.annotation is bool:
        return Toggle(name, place, title, bool(values[name]), change, tip=tip, size=size)
    choices = _choices(info)
    if choices:
        return Choice(name, place, title, choices, values[name], change, tip=tip)
    low, high = _bounds(info)
    return Slider(name, place, title, int(values[name]), change, low, high, 1, tip=tip)


def _choices(info: FieldInfo) -> list[tuple[Any, str]]:
    """The values of a Literal or an Enum with their words; empty for other types."""
    kind = info.annotation
    if get_origin(kind) is Literal:
        words = info.json_schema_extra if isinstance(info.json_schema_extra, dict) else {}
        return [(value, _(str(words.get(value, value)))) for value in get_args(kind)]
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
