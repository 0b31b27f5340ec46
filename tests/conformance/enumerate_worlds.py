"""Every world that a seat cannot tell from the true one, by brute force over all logs that look the same to it."""

from __future__ import annotations

import random
from fractions import Fraction

from tests.conformance.checks import Seat

import ludi

Worlds = dict[bytes, tuple[ludi.State, Fraction]]


def certain(state: ludi.State) -> Worlds:
    """One world, known to all."""
    return {state.key(): (state.copy(), Fraction(1))}


def advance(worlds: Worlds, true: ludi.State, action: int, seat: Seat) -> tuple[Worlds, bool]:
    """The worlds after an action in the true one, and whether nothing but chance was hidden in this step.

    A choice that another seat hides may have been any of its legal ones; an open one tells nothing where it has the
    same choices in every world.
    """
    seen = seat in true.witness(action)
    after: Worlds = {}
    choices = {tuple(world.legal()) for world, _ in worlds.values()}
    only_chance = true.to_move in (ludi.CHANCE, seat) or (seen and len(choices) == 1)
    for world, weight in worlds.values():
        if world.to_move == ludi.CHANCE:
            outcomes = world.chance()
            total = sum(w for _, w in outcomes)
            options = [(a, Fraction(w, total)) for a, w in outcomes]
        else:
            options = [(a, Fraction(1)) for a in world.legal()]
        for a, w in options:
            if (seat in world.witness(a)) != seen or (seen and a != action):
                continue
            state = world.copy()
            state.apply(a)
            key = state.key()
            after[key] = (state, weight * w + (after[key][1] if key in after else 0))
    return after, only_chance


def check_enumerated(
    root: ludi.State, rng: random.Random, steps: int, samples: int, avoid: tuple[str, ...] = ()
) -> tuple[int, int]:
    """Play a random game from a position known to all; at each decision compare `redeal` with the enumeration.

    avoid: moves that begin with one of these words are not made, for games that say where memory is not perfect.

    Returns how many decisions were compared, and in how many of them the probabilities too.
    """
    game = root.game
    worlds: dict[int, Worlds] = {p: certain(root) for p in range(game.players)}
    chance_only = dict.fromkeys(worlds, True)
    state, compared, weighed = root.copy(), 0, 0
    for _ in range(steps):
        if state.to_move == ludi.OVER:
            break
        if state.to_move >= 0:
            for seat in worlds:
                found = sampled(state, seat, samples)
                assert set(found) == set(worlds[seat]), ("worlds", seat, len(found), len(worlds[seat]))
                compared += 1
                if chance_only[seat] and len(found) > 1:
                    check_weights(found, worlds[seat], samples)
                    weighed += 1
        possible = state.possible()
        action = rng.choice([a for a in possible if state.text(a).split()[0] not in avoid] or possible)
        for seat, of_seat in worlds.items():
            worlds[seat], only = advance(of_seat, state, action, seat)
            chance_only[seat] = chance_only[seat] and only
        state.apply(action)
    return compared, weighed


def sampled(state: ludi.State, seat: int, samples: int) -> dict[bytes, int]:
    """How often each world came out of `redeal`."""
    rng = random.Random(7)
    counts: dict[bytes, int] = {}
    for _ in range(samples):
        key = state.redeal(seat, rng).key()
        counts[key] = counts.get(key, 0) + 1
    return counts


def check_weights(found: dict[bytes, int], worlds: Worlds, samples: int) -> None:
    """Frequencies within five standard errors of the exact probabilities."""
    total = sum(w for _, w in worlds.values())
    for key, (_, weight) in worlds.items():
        p = float(weight / total)
        assert abs(found[key] / samples - p) < 5 * (p * (1 - p) / samples) ** 0.5 + 1e-9, (found[key], samples, p)
