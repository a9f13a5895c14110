"""Settings of all tests: repeatable hypothesis runs, no screen, no sound device, folders of their own."""

import os
import tempfile

from hypothesis import HealthCheck, settings

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# Nothing a test starts may touch the folders of the person who runs it.
os.environ["THREE_THRONES_HOME"] = tempfile.mkdtemp(prefix="three-thrones-tests-")

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("ci")


def pytest_report_header() -> str:
    """Which rules are tested: those of the checkout or a compiled copy of them."""
    from game.engine.compiler import compiled

    return f"rules: {'machine code' if compiled() else 'plain Python'}"
