"""Random whole numbers for search and tests, and cards of a multiset; runs in both homes.

The generator is sfc32 (four 32-bit words in `r`): no step leaves a signed 64-bit integer, so both homes draw alike.
A game's own dice and cards never come from here: they are outcomes in its log.
"""

from __future__ import annotations

MASK = 4294967295


def draw(r: list[int]) -> int:
    """The next number, 0 to 2**32 - 1."""
    x = (r[0] + r[1] + r[3]) & MASK
    r[3] = (r[3] + 1) & MASK
    r[0] = r[1] ^ (r[1] >> 9)
    r[1] = (r[2] + (r[2] << 3)) & MASK
    r[2] = (((r[2] << 21) & MASK | (r[2] >> 11)) + x) & MASK
    return x


def seed(r: list[int], n: int) -> None:
    """Start a stream of its own for every n from 0 to 2**62."""
    r[0] = n & MASK
    r[1] = n >> 32
    r[2] = 2654435769
    r[3] = 1
    for _ in range(12):
        draw(r)


def below(r: list[int], n: int) -> int:
    """A number from 0 to n - 1, n below 2**31."""
    return draw(r) * n >> 32


def nth(counts: list[int], x: int) -> int:
    """The kind of card number x when the multiset is laid out in order."""
    k = 0
    while x >= counts[k]:
        x -= counts[k]
        k += 1
    return k


def total(counts: list[int]) -> int:
    """How many cards a multiset holds."""
    n = 0
    for c in counts:
        n += c
    return n
