"""Runs on a Ray cluster: what is said where there is none. bench/killed_node.py shows one that loses a machine."""

from __future__ import annotations

import socket

import pytest

from ludi.kernel.errors import LudiError
from ludi.lab.cluster import cluster, reached


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
