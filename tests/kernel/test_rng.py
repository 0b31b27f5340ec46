"""Random numbers of search and tests: reproducible, within bounds, even, streams apart."""

from __future__ import annotations

from ludi.kernel.rng import below, draw, nth, seed, total


def stream(n: int, length: int) -> list[int]:
    r = [0, 0, 0, 0]
    seed(r, n)
    return [draw(r) for _ in range(length)]


def test_a_stream_is_the_same_every_time_and_differs_from_its_neighbours() -> None:
    assert stream(7, 50) == stream(7, 50)
    firsts = {tuple(stream(n, 2)) for n in [*range(2000), *(2**32 * k for k in range(1, 50)), 2**61]}
    assert len(firsts) == 2000 + 49 + 1


def test_numbers_are_thirty_two_bits_and_every_step_fits_sixty_four() -> None:
    numbers = stream(3, 5000)
    assert 0 <= min(numbers) < 2**24
    assert 2**32 - 2**24 < max(numbers) < 2**32


def test_below_is_even() -> None:
    r = [0, 0, 0, 0]
    seed(r, 1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[below(r, 6)] += 1
    assert sum((c - 10_000) ** 2 / 10_000 for c in counts) < 25.7  # chi-square, 5 degrees of freedom, p = 0.0001


def test_neighbouring_streams_are_independent() -> None:
    same = sum(a >> 24 == b >> 24 for n in range(200) for a, b in zip(stream(n, 64), stream(n + 1, 64), strict=True))
    assert abs(same - 200 * 64 / 256) < 5 * (200 * 64 / 256) ** 0.5


def test_nth_lays_a_multiset_out_in_order() -> None:
    counts = [0, 2, 0, 1]
    assert total(counts) == 3
    assert [nth(counts, x) for x in range(3)] == [1, 1, 3]
