"""Hatch hook of the wheel: with THREE_THRONES_COMPILE=1 the rules and the search go in as machine code as well.

Without a C compiler the plain wheel is built, and says so.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

import compile_rules


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return list(compile_rules.NEEDED) if compile_rules.wanted() and not compile_rules.is_ready() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not compile_rules.wanted():
            return
        try:
            copy = compile_rules.compiled_copy()
        except compile_rules.NoCompiler as reason:
            self.app.display_warning(f"The rules stay plain Python, nothing can be compiled here: {reason}")
            return
        for library in compile_rules.libraries():
            build_data["force_include"][str(copy / library)] = library.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
