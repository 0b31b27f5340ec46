"""A run on a Ray cluster of two nodes, one of which is killed in the middle, beside the same run on this machine.

Prints what was lost, what was counted twice, and whether both found the same. Needs the extras lab and cluster.

    python bench/killed_node.py --games 4000
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from typing import Any

import ray
from ray import cluster_utils

from ludi.lab import Plan
from ludi.lab.balance import PIECE, balance
from ludi.lab.cluster import cluster


def main() -> int:
    """Run both and compare; the exit status."""
    parser = argparse.ArgumentParser(description="Kill a node of a cluster in the middle of a run.")
    parser.add_argument("--games", type=int, default=4000, help="pairs of games (4000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    before = Plan("roma", ("random", "random"), asked.games, asked.seed)
    after = replace(before, options={"numbers": "Forum 2/5"})
    nodes: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = nodes.add_node(num_cpus=1)
    listed: Any = ray.nodes
    killed_at, heard = 0, list[int]()

    def progress(done: int, total: int) -> None:
        nonlocal killed_at
        heard.append(done)
        if not killed_at and done >= total / 3:
            killed_at = done
            nodes.remove_node(second, allow_graceful=False)

    try:
        with cluster(nodes.address) as executor:
            found = balance(before, after, executor=executor, progress=progress)
            alive = sum(bool(node["Alive"]) for node in listed())
    finally:
        nodes.shutdown()
    alone = balance(before, after, jobs=1)
    pieces = -(-asked.games // PIECE)
    print(f"{asked.games} pairs of games in {pieces} pieces; a node was killed after {killed_at}, {alive} was left")
    print(f"pieces that came back: {len(heard) - 1}; pairs counted: {found.games}")
    print(f"same figures as on one machine: {'yes' if found.rows == alone.rows else 'NO'}")
    return int(found.rows != alone.rows or found.games != asked.games or len(heard) - 1 != pieces)


if __name__ == "__main__":
    sys.exit(main())
