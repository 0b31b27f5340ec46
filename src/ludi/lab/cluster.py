"""Ray as an executor: pieces of a run on many machines. What a lost machine was doing is done again on another one."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from typing import Any

from ludi.kernel.errors import LudiError
from ludi.kernel.extras import needs
from ludi.kernel.messages import Message, Param
from ludi.kernel.spoken import not_accepted, reason

WAIT = 5.0  # seconds for an answer
OF_THEIR_OWN = ("auto", "local")  # addresses that Ray looks up, or begins, by itself


class RayExecutor(Executor):
    """Submits to a cluster that this process is connected to."""

    def __init__(self) -> None:
        import ray

        self._remote: Any = ray.remote(max_retries=-1)(_call)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future of what a function says somewhere in the cluster."""
        found: Future[Any] = self._remote.remote(fn, args, kwargs).future()
        return found


@contextlib.contextmanager
def cluster(address: str | None) -> Iterator[Executor | None]:
    """The executor of a Ray cluster while it is needed; None without an address.

    Every machine needs the package and the extra `cluster`. Raises LudiError if there is no cluster at the address.
    """
    if not address:
        yield None
        return
    needs("ray")
    reached(address)
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        said = str(error).strip().splitlines()
        raise no_cluster(address, said[0] if said else type(error).__name__) from None
    try:
        yield RayExecutor()
    finally:
        ray.shutdown()


def reached(address: str) -> None:
    """Raises LudiError where nobody answers at an address: Ray itself would go on trying for minutes."""
    if address in OF_THEIR_OWN:
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdigit():
        raise not_accepted("--ray", address, Message("lab-ray-address"))
    try:
        socket.create_connection((host, int(port)), WAIT).close()
    except (OSError, OverflowError) as error:
        raise no_cluster(address, reason(error) if isinstance(error, OSError) else str(error)) from None


def no_cluster(address: str, why: Param) -> LudiError:
    """The complaint about an address at which there is no cluster."""
    return LudiError(Message("lab-no-ray", {"address": address, "why": why}))


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
