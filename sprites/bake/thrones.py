"""The title's pictures: three thrones to choose from and the carved name of the program."""

from __future__ import annotations

from bake import lettering, throne_abyss, throne_louis, throne_rome
from bake.kit import Jobs


def jobs() -> Jobs:
    """Return the pictures of this part."""
    return {
        "title/logo": lettering.logo,
        "title/throne_louis_xiv": throne_louis.throne,
        "title/throne_glory_to_rome": throne_rome.throne,
        "title/throne_conspiracy": throne_abyss.throne,
    }
