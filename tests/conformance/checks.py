"""What must hold in every game, for every seat and for spectators. What a seat knows is the actions it witnessed."""

from __future__ import annotations

import json
import random
from typing import Any

import ludi
from ludi.kernel.messages import Entry, as_data
from ludi.server.messages import words_of

Seat = int | None
View = dict[str, Any]


def seats(game: ludi.Game) -> list[Seat]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def shown(state: ludi.State, seat: Seat, view: View) -> str:
    """All that a seat is shown of a position, as bytes would be sent: view, words, numbers, moves, notation, offers."""
    parts: list[Any] = [view, words_of(state, seat, view)]
    if seat is not None:
        parts.append(state.observe(seat).tolist())
        if state.to_move == seat:
            legal = state.legal()
            offers = [state.game.legal_move(view, a) for a in legal]
            parts += [
                legal,
                [state.text(a) for a in legal],
                [(o.path, [as_data(x) for x in (o.told, o.effect, o.confirmation)]) for o in offers],
            ]
    return json.dumps(parts, sort_keys=True)


def entry_of(state: ludi.State, action: int, seat: Seat) -> Entry:
    """The log entry of an action for a seat."""
    return Entry(state.to_move, state.decision(), action if seat in state.witness(action) else None)


def told(state: ludi.State, action: int, seat: Seat, before: View) -> str:
    """All that a seat is shown after the action, and the sentences about it, as it gets them.

    before: its view of the state, taken once for many actions.
    """
    entry, after = entry_of(state, action, seat), state.copy()
    after.game.rules.apply(after.raw, action)
    view = after.view(seat)
    sentences = state.game.event_messages(before, entry, view)
    return json.dumps(
        [entry.seat, entry.decision, entry.action, shown(after, seat, view), [as_data(t) for t in sentences]]
    )


def redealt(state: ludi.State, seat: int, n: int) -> ludi.State:
    """A world redealt from random numbers that depend on n alone."""
    return state.redeal(seat, random.Random(n))


def check_redealt(state: ludi.State, n: int) -> None:
    """A redealt world looks the same to its seat, and so does what its own choices lead to."""
    for seat in range(state.game.players):
        world = redealt(state, seat, n)
        here, there = state.view(seat), world.view(seat)
        assert shown(world, seat, there) == shown(state, seat, here), ("redeal changes what is shown", seat)
        assert world.to_move == state.to_move, ("redeal changes the decision", seat)
        if state.to_move == seat:
            for a in state.legal():
                real, dealt = told(state, a, seat, here), told(world, a, seat, there)
                assert real == dealt, ("an own choice reveals", seat, state.text(a))
        elif state.to_move == ludi.CHANCE:
            check_shown(state, world, seat)


def check_shown(state: ludi.State, world: ludi.State, seat: int) -> None:
    """What a seat witnesses where nothing is left to chance is in its view afterwards."""
    here, there = state.possible(), world.possible()
    if len(here) == len(there) == 1 and here != there and seat in state.witness(here[0]):
        mine, other = told(state, here[0], seat, state.view(seat)), told(world, there[0], seat, world.view(seat))
        assert mine != other, ("shown, but not in the view", seat)


def check_same(a: ludi.State, b: ludi.State, seat: Seat) -> None:
    """Two worlds in which a seat was told the same are one to it: it would redeal one world from equal numbers."""
    assert a.to_move == b.to_move, ("twins differ in the decision", seat)
    if seat is not None:
        assert redealt(a, seat, 5) == redealt(b, seat, 5), ("twins redeal different worlds", seat)


def random_log(game: ludi.Game, rng: random.Random, start: ludi.State | None = None) -> list[int]:
    """The actions of a random game."""
    state, log = (start or game.start()).copy(), []
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            log.append(state.sample(rng))
        else:
            log.append(rng.choice(state.legal()))
            state.game.rules.apply(state.raw, log[-1])
    return log


def check_twins(game: ludi.Game, log: list[int], seat: Seat, rng: random.Random, every: int = 1) -> int:
    """Change one hidden action to another possible one and replay the rest while the seat's log stays the same.

    every: of a long game every so many-th position is compared, besides that where they part.
    Returns in how many positions the twins were compared.
    """
    true, twin = game.start(), game.start()
    parted, compared, at = False, 0, rng.randrange(len(log))
    for i, action in enumerate(log):
        other = action
        if parted or i >= at:
            options = twin.possible()
            if seat in true.witness(action):
                if action not in options or seat not in twin.witness(action):
                    break  # from here on the seat could tell them apart
            else:
                hidden = [x for x in options if seat not in twin.witness(x)]
                if action not in hidden or not parted:
                    if not hidden:
                        break
                    other = rng.choice(hidden)
        here = other != action or (parted and i % every == 0)
        if here:
            real, fake = told(true, action, seat, true.view(seat)), told(twin, other, seat, twin.view(seat))
            assert real == fake, ("twins differ in what is told and shown", seat)
        parted = parted or other != action
        true.game.rules.apply(true.raw, action)
        twin.game.rules.apply(twin.raw, other)
        if here:
            check_same(true, twin, seat)
            compared += 1
    return compared


def check_secrecy(game: ludi.Game, n: int, every: int = 1, twins: int = 1) -> int:
    """One random game: each `every`-th state against redealt worlds, and its log against logs that look the same.

    twins: of these every so many-th position is compared.
    """
    rng = random.Random(n)
    log = random_log(game, rng)
    state = game.start()
    for i, action in enumerate(log):
        if i % every == n % every:
            check_redealt(state, n)
        game.rules.apply(state.raw, action)
    return sum(check_twins(game, log, seat, rng, twins) for seat in seats(game) for _ in range(2))
