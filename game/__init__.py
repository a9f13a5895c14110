"""Three Thrones: three board games of intrigue for people and computer players at one screen."""

__version__ = "0.1.0"
