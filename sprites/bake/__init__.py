"""Programs that draw every picture of the game; `python -m bake` inside `sprites/` runs them."""
