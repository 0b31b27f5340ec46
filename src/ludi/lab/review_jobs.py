"""A review by several processes: each looks at stretches of the record; together they find what one finds alone."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ludi.kernel.record import Record
from ludi.lab.review import Part, Progress, Review, Reviewer, Stretch
from ludi.lab.simulate import interruptible
from ludi.lab.spread import checked_jobs, spread

EACH = 32  # stretches for each process


@dataclass(frozen=True)
class _Work:
    """A review. record: a file, since where a process is killed that was to read much, Python 3.11 waits for ever."""

    record: Path
    seat: int | None
    iterations: int | None
    seed: int


def spread_review(
    record: Record,
    *,
    seat: int | None = None,
    iterations: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> Review:
    """What `lab.review.review` finds, which says what else is given and raised.

    jobs: processes; 1 is this one, None as many as there are processors. Raises LudiError if one ends on its own.
    """
    jobs = checked_jobs(jobs)
    here = Reviewer(record, seat, iterations, seed)
    if jobs == 1:
        return here.review(progress)
    with tempfile.TemporaryDirectory(prefix="ludi-review-") as folder:
        work = _Work(Path(folder) / "record.jsonl", seat, iterations, seed)
        record.save(work.record)
        return here.joined(_parts(work, here, jobs, progress))


def _parts(work: _Work, here: Reviewer, jobs: int, progress: Progress | None) -> Iterator[Part]:
    tasks = [(work, stretch) for stretch in here.stretches(here.total // (EACH * jobs) + 1)]
    done, broken = 0, "lab-review-worker-ended"
    if progress is not None:
        progress(done, here.total)
    with interruptible() as interrupted:
        for part in spread(_part, tasks, jobs=min(jobs, len(tasks)), stop=interrupted, broken=broken):
            done += part.stretch[1] - part.stretch[0]
            if progress is not None:
                progress(done, here.total)
            yield part


def _part(task: tuple[_Work, Stretch]) -> Part:
    work, stretch = task
    return _reviewer(work).part(stretch)


@lru_cache(maxsize=1)
def _reviewer(work: _Work) -> Reviewer:
    """Of this process, for all stretches that it is given."""
    return Reviewer(Record.load(work.record), work.seat, work.iterations, work.seed)
