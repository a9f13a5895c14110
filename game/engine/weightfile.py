"""The files that hold the weights of the games, and how they were made."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, create_model

from game.engine import datafile
from game.engine.weights import Curve, Table, Term, Weights

_DIGITS = 4
_Positive = Annotated[float, Field(gt=0)]
_NotNegative = Annotated[float, Field(ge=0)]


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Made(_Entry):
    """How the weights were made: the command, and what it played."""

    command: str
    games: int
    positions: int
    players: str
    error: float = Field(description="root mean square error of the lead over the other seats' mean, in points")


def load(path: Path, terms: Sequence[Term], seats: range) -> Weights:
    """The checked weights of a file: every term for every number of seats. Raises `datafile.ComponentError`."""
    content: Any = datafile.read(path, _model(terms, seats))
    tables = {}
    for number in seats:
        table = getattr(content.tables, f"seats_{number}")
        weights = tuple(getattr(table.weights, term.id) for term in terms)
        tables[number] = Table(table.start, table.steepness, weights)
    return Weights(tables)


def text(weights: Weights, terms: Sequence[Term], made: Made) -> str:
    """The content of a file with these weights."""
    lines = ["{", f'  "made": {made.model_dump_json()},', '  "tables": {']
    for number, table in weights.tables.items():
        lines.append(f'    "{number}": {{')
        lines.append(f'      "start": {_curve(table.start)},')
        lines.append(f'      "steepness": {_curve(table.steepness)},')
        lines.append('      "weights": {')
        entries = [
            f'        "{term.id}": {_curve(curve)}' for term, curve in zip(terms, table.weights, strict=True)
        ]
        lines.append(",\n".join(entries))
        lines.append("      }")
        lines.append("    }," if number != max(weights.tables) else "    }")
    return "\n".join([*lines, "  }", "}", ""])


def _curve(curve: Curve) -> str:
    return json.dumps([round(value, _DIGITS) for value in curve])


def _model(terms: Sequence[Term], seats: range) -> type[BaseModel]:
    """What such a file looks like. A weight is negative only where more of the feature may be bad."""
    curve, not_negative = tuple[float, float, float], tuple[_NotNegative, _NotNegative, _NotNegative]
    fields: dict[str, Any] = {term.id: (curve if term.either_way else not_negative, ...) for term in terms}
    weights = create_model("weights", __base__=_Entry, **fields)
    table = create_model(
        "table", __base__=_Entry, start=(curve, ...), steepness=(tuple[_Positive, _Positive, _Positive], ...),
        weights=(weights, ...),
    )
    numbers: dict[str, Any] = {f"seats_{number}": (table, Field(alias=str(number))) for number in seats}
    tables = create_model("tables", __base__=_Entry, **numbers)
    return create_model("file", __base__=_Entry, made=(Made, ...), tables=(tables, ...))
