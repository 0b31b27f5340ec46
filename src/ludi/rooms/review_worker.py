"""A process that reviews records for another: JSON lines in and out; it ends with its input.

In: what `reviewing.asked` makes of the lines of a record. Out: `{"done":3,"total":90}` now and then, and
`{"review":...}` or `{"failed":"why"}` in the end, without a space between.
"""

from __future__ import annotations

import json
import signal
import sys
import time
from typing import Any

from ludi.kernel.errors import LudiError

from .reviewing import review

SAY_EVERY = 0.5  # seconds


def say(**message: Any) -> None:
    """A line to the parent."""
    sys.stdout.write(json.dumps(message, separators=(",", ":")) + "\n")
    sys.stdout.flush()


def main() -> None:
    """`python -m ludi.rooms.review_worker`."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    for line in sys.stdin:
        asked, said = json.loads(line), time.monotonic()

        def progress(done: int, total: int) -> None:
            nonlocal said
            if time.monotonic() - said >= SAY_EVERY:
                say(done=done, total=total)
                said = time.monotonic()

        try:
            say(review=json.loads(review(asked, progress)))
        except LudiError as error:
            say(failed=str(error))


if __name__ == "__main__":
    main()
