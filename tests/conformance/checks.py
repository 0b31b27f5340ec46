"""What must hold in every game, for every seat and for spectators. What a seat knows is the actions it witnessed."""

from __future__ import annotations

import marshal
import random
from functools import lru_cache
from typing import Any

import ludi
from ludi.kernel.messages import Entry, as_data
from ludi.rooms.told import description, words_of

from .cases import game_of

Seat = int | None
View = dict[str, Any]
WORDS = 8  # of the positions that are compared, the words of every so many-th one are too


def seats(game: ludi.Game) -> list[Seat]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def shown(state: ludi.State, seat: Seat, view: View, *, words: bool = True) -> bytes:
    """All that a seat is shown of a position, as bytes: view, numbers, moves and their notation, and the words.

    Words, descriptions and offers are made from the view and the legal actions alone: their functions are given nothing
    else. Where these are the same bytes, so are the words; they cost ten times as much and are compared now and then.
    """
    parts: list[Any] = [view]
    legal = state.legal() if state.to_move == seat else []
    if seat is not None:
        numbers = [0] * state.game.observed.size
        state.game.rules.observe(state.raw, seat, numbers)
        parts += [numbers, legal, [state.text(a) for a in legal]]
    if words:
        parts += [words_of(state, view, passing=False), description(0, state, seat)]
        offers = [state.game.legal_move(view, a) for a in legal]
        parts += [(o.path, [as_data(x) for x in (o.told, o.effect, o.confirmation)]) for o in offers]
    return as_bytes(parts)


def as_bytes(data: Any) -> bytes:
    """Plain data as bytes that tell apart what their JSON would: types, and the order of keys."""
    return marshal.dumps(data, 2)


def entry_of(state: ludi.State, action: int, seat: Seat) -> Entry:
    """The log entry of an action for a seat."""
    return Entry(state.to_move, state.decision(), action if seat in state.witness(action) else None)


def said_of(state: ludi.State, action: int, seat: Seat, after: ludi.State) -> list[Any]:
    """The sentences about an action that led to another state, as a seat gets them."""
    entry = entry_of(state, action, seat)
    return [as_data(x) for x in state.game.event_messages(state.view(seat), entry, after.view(seat))]


def told(state: ludi.State, action: int, seat: Seat, before: View, *, words: bool = True) -> bytes:
    """All that a seat is shown after the action, and what it is told and drawn of it, as it gets them.

    before: its view of the state, taken once for many actions. words: whether with what is said, see `shown`; the
    sentences about the action are made from the entry and the views before and after it.
    """
    entry, after = entry_of(state, action, seat), state.copy()
    after.game.rules.apply(after.raw, action)
    view = after.view(seat)
    parts: list[Any] = [entry.seat, entry.decision, entry.action, shown(after, seat, view, words=words)]
    if words:
        sentences = state.game.event_messages(before, entry, view)
        parts += [[as_data(x) for x in sentences], state.game.drawn_event(before, entry, view, sentences)]
    return as_bytes(parts)


def redealt(state: ludi.State, seat: int, n: int) -> ludi.State:
    """A world redealt from random numbers that depend on n alone."""
    return state.redeal(seat, random.Random(n))


def check_redealt(state: ludi.State, n: int, *, words: bool = True) -> None:
    """A redealt world looks the same to its seat, and so does what its own choices lead to. words: as in `shown`."""
    for seat in range(state.game.players):
        world = redealt(state, seat, n)
        here, there = state.view(seat), world.view(seat)
        same = shown(world, seat, there, words=words) == shown(state, seat, here, words=words)
        assert same, ("redeal changes what is shown", seat)
        assert world.to_move == state.to_move, ("redeal changes the decision", seat)
        if state.to_move == seat:
            for a in state.legal():
                real, dealt = told(state, a, seat, here, words=words), told(world, a, seat, there, words=words)
                assert real == dealt, ("an own choice reveals", seat, state.text(a))
        elif state.to_move == ludi.CHANCE:
            check_shown(state, world, seat)


def check_shown(state: ludi.State, world: ludi.State, seat: int) -> None:
    """What a seat witnesses where nothing is left to chance is in its view afterwards."""
    here, there = certain(state), certain(world)
    if here != there and here is not None and there is not None and seat in state.witness(here):
        mine, other = told(state, here, seat, state.view(seat)), told(world, there, seat, world.view(seat))
        assert mine != other, ("shown, but not in the view", seat)


def certain(state: ludi.State) -> int | None:
    """The outcome where chance has only one; else None."""
    rules, raw = state.game.rules, state.raw
    first = int(rules.outcome(raw, 0))
    return first if all(rules.outcome(raw, x) == first for x in range(1, rules.ways(raw))) else None


def can_be(state: ludi.State, action: int) -> bool:
    """Whether an action is possible; of chance there may be very many ways to fall."""
    rules, raw = state.game.rules, state.raw
    if state.to_move == ludi.CHANCE:
        return any(rules.outcome(raw, x) == action for x in range(rules.ways(raw)))
    return action in state.legal()


def check_same(a: ludi.State, b: ludi.State, seat: Seat) -> None:
    """Two worlds in which a seat was told the same are one to it: it would redeal one world from equal numbers."""
    assert a.to_move == b.to_move, ("twins differ in the decision", seat)
    if seat is not None:
        assert redealt(a, seat, 5) == redealt(b, seat, 5), ("twins redeal different worlds", seat)


@lru_cache(4096)
def log_of(case: str, n: int) -> tuple[int, ...]:
    """The actions of random game number n of a case; many tests look at the same games."""
    return tuple(random_log(game_of(case), random.Random(n)))


def random_log(game: ludi.Game, rng: random.Random, start: ludi.State | None = None) -> list[int]:
    """The actions of a random game."""
    state, log = (start or game.start()).copy(), []
    while state.to_move != ludi.OVER:
        if state.to_move == ludi.CHANCE:
            ways = state.game.rules.ways(state.raw)
            assert ways >= 1, f"{state.decision()}: chance has {ways} ways to fall"
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
            if seat in true.witness(action):
                if not can_be(twin, action) or seat not in twin.witness(action):
                    break  # from here on the seat could tell them apart
            elif not (parted and can_be(twin, action) and seat not in twin.witness(action)):
                hidden = [x for x in twin.possible() if seat not in twin.witness(x)]
                if not hidden:
                    break
                other = rng.choice(hidden)
        here = other != action or (parted and i % every == 0)
        if here:
            words = not parted or compared % WORDS == 0
            real, fake = (
                told(world, a, seat, world.view(seat), words=words) for world, a in ((true, action), (twin, other))
            )
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
            check_redealt(state, n, words=i // every % WORDS == n % WORDS)
        game.rules.apply(state.raw, action)
    return sum(check_twins(game, log, seat, rng, twins) for seat in seats(game) for _ in range(2))
