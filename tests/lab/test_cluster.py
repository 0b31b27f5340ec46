"""Runs on a Ray cluster: what is said where there is none, and one that loses a machine."""

from __future__ import annotations

import functools
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludi.kernel.errors import LudiError
from ludi.lab import Plan, Result
from ludi.lab.cluster import cluster, reached
from ludi.lab.match import play_some
from ludi.lab.spread import spread

PLAN = Plan("roma", ("random", "random"), 6, seed=4)


def test_an_address_at_which_nobody_listens_is_refused() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))  # taken, but nobody listens
        address = f"127.0.0.1:{free.getsockname()[1]}"
        with pytest.raises(LudiError, match=f"no Ray cluster at {address}: Connection refused"), cluster(address):
            pass


@pytest.mark.parametrize("address", ["nonsense", "host:", ":6379", "host:port"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(LudiError, match=r"HOST:PORT, auto or local is accepted"):
        reached(address)


def test_a_run_without_an_address_needs_no_cluster() -> None:
    with cluster(None) as executor:
        assert executor is None


@pytest.fixture
def nodes() -> Iterator[Any]:
    """A cluster on this machine: its head, to which a node can be added."""
    from ray import cluster_utils

    found: Any = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    yield found
    found.shutdown()


def play_somewhere(folder: Path, i: int) -> Result:
    """A game. On the node that is to be lost it never ends; elsewhere it waits until one has begun there."""
    import ray

    doomed, here = (folder / "doomed").read_text("utf-8"), ray.get_runtime_context().get_node_id()
    (folder / f"{i} on {here}").touch()
    while here == doomed or not [*folder.glob(f"* on {doomed}")]:
        time.sleep(0.05)
    (result,) = play_some(PLAN, [i])
    return result


@pytest.mark.soak
def test_what_a_lost_machine_was_doing_is_done_again(nodes: Any, tmp_path: Path) -> None:
    second = nodes.add_node(num_cpus=1)
    (tmp_path / "doomed").write_text(second.node_id, "utf-8")
    with cluster(nodes.address) as executor:
        work = functools.partial(play_somewhere, tmp_path)
        results = spread(work, range(PLAN.games), jobs=1, executor=executor)
        found = [next(results)]
        (lost,) = (path.name.split()[0] for path in tmp_path.glob(f"* on {second.node_id}"))
        nodes.remove_node(second, allow_graceful=False)
        found += results
    assert len([*tmp_path.glob(f"{lost} on *")]) == 2, "begun on both"
    assert sorted(x.game for x in found) == [*range(PLAN.games)], "nothing is lost, nothing counted twice"
    assert {x.game: x.actions for x in found} == {x.game: x.actions for x in play_some(PLAN, range(PLAN.games))}
