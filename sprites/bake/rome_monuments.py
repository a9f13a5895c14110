"""The picture of each building as a relief of white marble."""

from __future__ import annotations

from bake.kit import Canvas, oval
from bake.rome_craft import WHITE_MARBLE, Box

ICONS = dict(bar="beer-stein", insula="family-house", latrine="stone-throne", road="road", dock="harbor-dock", market="medieval-pavilion", palisade="palisade", circus="horse-head", crane="crane", academy="scroll-unfurled", archway="arch-bridge", atrium="ionic-column", bath="bathtub", foundry="anvil", gate="gate", school="stone-tablet", shrine="fire-bowl", amphitheatre="theater", aqueduct="aqueduct", bridge="stone-bridge", storeroom="barrel", tower="stone-tower", vomitorium="triple-gate", wall="defensive-wall", senate="greek-temple", tribunal="tribunal-jury", catacomb="crypt-entrance", circus_maximus="chariot", garden="fruit-tree", prison="window-bars", scriptorium="quill-ink", sewer="dungeon-gate", villa="temple-gate", colosseum="greek-temple", domus_aurea="byzantin-temple", basilica="ancient-columns", fountain="water-fountain", ludus_magnus="crested-helmet", palace="indian-palace", stairway="stairs", statue="philosopher-bust", temple="greek-temple", forum="ancient-columns", forum_romanum="ancient-columns")


def monument(canvas: Canvas, building: str, box: Box) -> None:
    """Draw a building into a square box, its foot on the box's lower edge."""
    x, y, size, _ = box
    canvas.fill(oval(x + size / 2, y + size * 0.97, size * 0.42, size * 0.055), "#000000", 0.5, blur=size * 0.03)
    canvas.relief(ICONS[building], x + size * 0.05, y + size * 0.05, size * 0.9, WHITE_MARBLE, size * 0.025, (size * 0.03, size * 0.05, 0.6))
