"""The powers of the buildings: one class each, and the kit that a seat's powers make together."""

from game.glory_to_rome.powers.base import Power
from game.glory_to_rome.powers.hooks import HOOKS, UnknownHook, build
from game.glory_to_rome.powers.kits import KINDS, KITS, NO_KIT, POWERS, Kit, kit_of

__all__ = ["HOOKS", "KINDS", "KITS", "NO_KIT", "POWERS", "Kit", "Power", "UnknownHook", "build", "kit_of"]
