"""The board of Louis XIV on the screen."""
