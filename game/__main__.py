"""`python -m game` does what the command `three-thrones` does."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()  # in a frozen build a worker process starts here, and must not open the game a second time

    from game.cli import main

    raise SystemExit(main())
