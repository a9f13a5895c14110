"""The toolkit of all drawing programs in one import: `from bake.kit import Canvas, relief, ...`.

colour (ramps, materials), noise (noise, marble, wood, caustics), masks (icons, outlines, letters, fonts), relief
(shader, coins, pearls), canvas (drawing in design units), water (shafts, bubbles, kelp), output (files, manifest).
"""

from bake.canvas import MULTIPLY, PLUS, SCREEN, Canvas, Fill, Shadow, image
from bake.colour import (
    MATERIALS,
    Array,
    Ramp,
    color4f,
    evenly,
    hexed,
    material,
    mixed,
    ramp,
    rgb,
    scaled,
    tinted,
)
from bake.masks import font, icon_mask, path_mask, text_mask
from bake.noise import caustics, fractal_noise, marble, value_noise, warp, wood
from bake.output import Jobs, Picture
from bake.relief import Finish, disc, icon_relief, inflated, normals, pearl, reduced, relief, shade, shoulder
from bake.shapes import Stops, circle, gilding, hollow, linear, oval, polygon, radial, rounded
from bake.water import bubble, drift_points, kelp, shaft, wavy_ground

__all__ = [
    "MATERIALS", "MULTIPLY", "PLUS", "SCREEN", "Array", "Canvas", "Fill", "Finish", "Jobs", "Picture", "Ramp",
    "Shadow", "Stops", "bubble", "caustics", "circle", "color4f", "disc", "drift_points", "evenly", "font",
    "fractal_noise", "gilding", "hexed", "hollow", "icon_mask", "icon_relief", "image", "inflated", "kelp",
    "linear", "marble", "material", "mixed", "normals", "oval", "path_mask", "pearl", "polygon", "radial", "ramp",
    "reduced", "relief", "rgb", "rounded", "scaled", "shade", "shaft", "shoulder", "text_mask", "tinted",
    "value_noise", "warp", "wavy_ground", "wood",
]  # fmt: skip
