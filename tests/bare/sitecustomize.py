"""Python starts with this where its folder is on PYTHONPATH: what LUDI_TEST_HIDDEN names is not installed then."""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder
from typing import Any

HIDDEN = frozenset(os.environ.get("LUDI_TEST_HIDDEN", "").split())


class Bare(PathFinder):
    """Finds what the path has, but for the hidden modules."""

    @classmethod
    def find_spec(cls, fullname: str, *args: Any) -> ModuleSpec | None:
        """As PathFinder does."""
        return None if fullname in HIDDEN else super().find_spec(fullname, *args)


sys.meta_path[:] = [Bare if finder is PathFinder else finder for finder in sys.meta_path]
