"""Tells all that happened in the saves of a folder, key by key, for comparison with another process that does the same.

    python -m tests.conformance.retell FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from game.engine.table import Table


def tell(path: Path) -> str:
    """One line per decision of a save: action, events, legal answers and the key before it; the scores at last."""
    table = Table.load(path)
    lines = [f"{path.name} {[tuple(note) for note in table.notes]}"]
    for step in table.steps:
        legal = [tuple(action) for action in step.before.legal_actions()]
        events = [tuple(event) for event in step.events]
        lines.append(f"{step.before.key()} {tuple(step.action)} of {legal}: {events}")
    lines.append(f"{table.state.key()} {[tuple(standing) for standing in table.state.standings()]}")
    return "\n".join(lines)


def main(folder: str) -> None:
    for path in sorted(Path(folder).iterdir()):
        print(tell(path))


if __name__ == "__main__":
    main(sys.argv[1])
