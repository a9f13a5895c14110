"""The board of Glory to Rome on the screen."""
