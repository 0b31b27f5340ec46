"""Games spread over workers of Dask, and whether they are those that this process plays alone.

Needs `pip install 'dask[distributed]'`, which the project itself does not.

    python bench/dask_games.py
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludi.lab import Plan, simulate

PLAN = Plan("roma", ("greedy", "random"), 40, seed=3)


def main() -> None:
    """Play twice, and compare."""
    dask: Any = import_module("dask.distributed")
    with (
        dask.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as nodes,
        dask.Client(nodes) as client,
    ):
        spread = simulate(PLAN, jobs=2, executor=client.get_executor())
    alone = simulate(PLAN, jobs=1)
    same = [(x.game, x.ranks) for x in spread] == [(x.game, x.ranks) for x in alone]
    print(f"Dask {dask.__version__}: {len(spread)} games, {'the same' if same else 'OTHERS'} as in one process")


if __name__ == "__main__":
    main()
