"""The processors of this machine."""

from __future__ import annotations

import os
import sys


def processors() -> int:
    """How many processors this process may use; in a browser Python has no threads."""
    if sys.platform == "emscripten":
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
