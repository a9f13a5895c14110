"""Glory to Rome. Rules, data, scoring and knowledge of the game; nothing here knows a screen."""
