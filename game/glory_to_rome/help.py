"""How to play, for newcomers: the aim first, then a turn, the roles, building, and everything the cards can do."""

from __future__ import annotations

from game.engine.protocol import Chapter

CHAPTERS: tuple[Chapter, ...] = ()
