"""Who asks: addresses as the limits count them, names that the table answers to, origins of pages."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}
Origin = tuple[str, str, int]  # scheme, name, port


@lru_cache(4096)
def prefix(host: str) -> str:
    """What the limits count as one: an IPv4 address, or the /64 of an IPv6 address, which one household has whole."""
    ip = as_ip(host)
    if isinstance(ip, ipaddress.IPv6Address) and not ip.is_loopback:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return host if ip is None else str(ip)


@lru_cache(4096)
def is_local(host: str) -> bool:
    """Whether an address is this machine's own."""
    ip = as_ip(host)
    return ip is not None and ip.is_loopback


def as_ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return None
    return (ip.ipv4_mapped or ip) if isinstance(ip, ipaddress.IPv6Address) else ip


def split_host(header: str) -> tuple[str, int | None] | None:
    """Name and port of a Host header; None if it is none."""
    if not header or len(header) > 255 or any(c in header for c in "/?#@\\, \t"):
        return None
    try:
        parts = urlsplit(f"//{header}")
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    return (name.rstrip("."), port) if name else None


class Names:
    """The names that the table answers to.

    An address is always fine: no other site can make a browser believe that it came from there. A name of somebody
    else's that leads here (DNS rebinding) is not.
    """

    def __init__(self, host: str, more: str) -> None:
        own = socket.gethostname().lower()
        given = [word.strip().lower() for word in more.split(",")]
        self.any = "*" in given
        named = (split_host(word) for word in given)
        self._names = {"localhost", host.lower(), own, f"{own}.local", *(found[0] for found in named if found)}

    def __contains__(self, name: str) -> bool:
        return self.any or name in self._names or name.endswith(".localhost") or as_ip(name) is not None


def origin_of(text: str) -> Origin | None:
    """The origin in an Origin header; None if it is none of a page."""
    scheme, found, rest = text.partition("://")
    host = split_host(rest) if found else None
    if scheme not in PORTS or host is None:
        return None
    return scheme, host[0], host[1] or PORTS[scheme]


def own_origin(scheme: str, host_header: str) -> Origin | None:
    """The origin of our own page, as it was asked for."""
    return origin_of(f"{ {'ws': 'http', 'wss': 'https'}.get(scheme, scheme) }://{host_header}")


def one(values: Iterable[bytes]) -> str | None:
    """The value of a header that may come once; None if it is missing or comes again."""
    found = [value.decode("latin-1") for value in values]
    return found[0] if len(found) == 1 else None


def for_others(host: str, port: int) -> str | None:
    """The origin by which others in this network reach a server that listens at a host; None if they do not."""
    return f"http://{own_address()}:{port}" if host in ("0.0.0.0", "::") else None


def own_address() -> str:
    """This machine's address in its network; its name if there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
