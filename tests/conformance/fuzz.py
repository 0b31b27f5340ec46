"""Positions nobody would think of: those of random games, changed at random, and what must hold of the accepted ones.

`Game.position` refuses with BadPosition, naming the field, or what it gives can be played to the end, in both homes
alike.
"""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import ludi
from ludi.games.empire.constants import TURNS
from ludi.kernel.messages import Entry
from ludi.kernel.parsing import LARGEST

from .cases import CASES, long
from .checks import seats

MOST = 10_000  # actions of a game from any position; from the start the longest of Empire and Arena have 3,000
SHORT = {"roma": 40, "arena": 40, "lusitania": 30}  # turns, by title: what is looked for comes in the first ones
EXTREME = (-1, 0, 1, 2, 3, 6, 7, 36, 99, 127, 128, 999, 1000, 9999, 10**6, 2**31, 2**63, 2**64, -(2**63))
KEPT = 0.1  # of the changes, whatever the game says to them
GROWN = re.compile(rf": (\d+) was given, a whole number from 0 to {LARGEST} is accepted")
ODD: tuple[Any, ...] = (None, True, False, 1.0, 2.5, "", "nobody", [], {}, [[]], "0", "\ud800", float("nan"))

Data = dict[str, Any]
Place = tuple[Any, Any]  # an object or a list, and a key of it


def places(data: Any) -> Iterator[Place]:
    """Every place of a position, at any depth."""
    for key, value in list(data.items() if isinstance(data, dict) else enumerate(data)):
        yield data, key
        if isinstance(value, dict | list):
            yield from places(value)


@dataclass
class Pool:
    """What positions of a case are made of: states of random games, their words, their decisions by kind."""

    game: ludi.Game
    states: list[Data]
    words: list[str] = field(default_factory=list)
    decisions: dict[str, list[Data]] = field(default_factory=dict)
    keys: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        words, keys = set(), set()
        for data in self.states:
            for holder, key in places(data):
                value = holder[key]
                keys |= {key} if isinstance(holder, dict) else set()
                words |= {value} if isinstance(value, str) else set()
                if isinstance(value, dict) and "kind" in value and "seat" in value:
                    self.decisions.setdefault(value["kind"], []).append(value)
        self.words, self.keys = sorted(words | keys), sorted(keys)


@cache
def pool(case: str, games: int = 6) -> Pool:
    """The pool of a case: every decision of its games with what surrounds it, and the rest now and then."""
    title, options = CASES[case]
    bound = {"max_turns": SHORT[title]} if title in SHORT else {}
    game = ludi.make(title, **{**bound, **options})
    states, seen = [], set()
    for n in range(1 if long(case) else games):
        rng, state = random.Random(f"pool {case} {n}"), game.start()
        while state.to_move != ludi.OVER:
            kind = state.decision()
            early = long(case) and state.raw.turn < TURNS - 1
            if kind not in seen or rng.random() < (0.001 if early else 0.1):
                seen.add(kind)
                states.append(state.to_dict())
            step(state, rng)
        states.append(state.to_dict())
    return Pool(game, states)


def step(state: ludi.State, rng: random.Random) -> int:
    """A random choice or outcome."""
    if state.to_move == ludi.CHANCE:
        return state.sample(rng)
    action = rng.choice(state.legal())
    state.game.rules.apply(state.raw, action)
    return action


# Changes


def number(data: Data, of: Pool, rng: random.Random) -> None:
    """A number is a little different, or very."""
    found = [(h, k) for h, k in places(data) if isinstance(h[k], int) and not isinstance(h[k], bool)]
    if found:
        holder, key = rng.choice(found)
        holder[key] = rng.choice(EXTREME) if rng.random() < 0.3 else holder[key] + rng.choice((-2, -1, 1, 1, 2))


def flag(data: Data, of: Pool, rng: random.Random) -> None:
    """What is true is not, or the other way round."""
    found = [(h, k) for h, k in places(data) if isinstance(h[k], bool)]
    if found:
        holder, key = rng.choice(found)
        holder[key] = not holder[key]


def word(data: Data, of: Pool, rng: random.Random) -> None:
    """A name is another one, as a value or as a key."""
    found = [(h, k) for h, k in places(data) if isinstance(h[k], str)]
    if found and rng.random() < 0.7:
        holder, key = rng.choice(found)
        holder[key] = rng.choice(of.words)
        return
    holder, key = rng.choice([(h, k) for h, k in places(data) if isinstance(h, dict)])
    holder[rng.choice(of.words)] = holder.pop(key)


def odd(data: Data, of: Pool, rng: random.Random) -> None:
    """Something of another type."""
    holder, key = rng.choice(list(places(data)))
    holder[key] = copy.deepcopy(rng.choice(ODD))


def missing(data: Data, of: Pool, rng: random.Random) -> None:
    """Something is left out."""
    holder, key = rng.choice(list(places(data)))
    del holder[key]


def doubled(data: Data, of: Pool, rng: random.Random) -> None:
    """Something of a list is there twice, or the list is in another order."""
    found = [h[k] for h, k in places(data) if isinstance(h[k], list) and h[k]]
    if found:
        items = rng.choice(found)
        if rng.random() < 0.5:
            items.append(copy.deepcopy(rng.choice(items)))
        else:
            rng.shuffle(items)


def moved(data: Data, of: Pool, rng: random.Random) -> None:
    """What stands at one place of its type stands at another one: a card in another pile, a row at the other player."""
    found = [(h, k) for h, k in places(data) if not isinstance(k, int) or isinstance(h[k], dict | list)]
    holder, key = rng.choice(found)
    others = [(h, k) for h, k in found if type(h[k]) is type(holder[key]) and h is not holder]
    if not others:
        return
    other, at = rng.choice(others)
    if isinstance(holder[key], int) and rng.random() < 0.7:
        other[key] = other.get(key, 0) + 1 if isinstance(other, dict) and isinstance(other.get(key, 0), int) else 1
        holder[key] -= 1
    else:
        other[at], holder[key] = copy.deepcopy(holder[key]), copy.deepcopy(other[at])


def decided(data: Data, of: Pool, rng: random.Random) -> None:
    """Another decision is pending, with arguments of its kind, on top or in place of one; or the top one is not."""
    if not of.decisions:
        return
    pending = data.get("pending")
    if not isinstance(pending, list):
        pending = data["pending"] = []
    new = copy.deepcopy(rng.choice(of.decisions[rng.choice(sorted(of.decisions))]))
    for key, value in new.items():
        if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.3:
            new[key] = value + rng.choice((-1, 1, 2))
    where = rng.random()
    if where < 0.4 and pending:
        pending[-1] = new
    elif where < 0.8 or not pending:
        pending.append(new)
    else:
        pending.pop(rng.randrange(len(pending)))


def crossed(data: Data, of: Pool, rng: random.Random) -> None:
    """A field as it stands in another position of the game."""
    other = rng.choice(of.states)
    key = rng.choice(sorted(other))
    if isinstance(other[key], list) and isinstance(data.get(key), list) and other[key] and rng.random() < 0.5:
        mine, his = data[key], other[key]
        i = rng.randrange(min(len(mine), len(his))) if mine else -1
        if i >= 0 and isinstance(mine[i], dict) and isinstance(his[i], dict) and mine[i] and his[i]:
            part = rng.choice(sorted(his[i]))
            mine[i][part] = copy.deepcopy(his[i][part])
            return
    data[key] = copy.deepcopy(other[key])


def composed(data: Data, of: Pool, rng: random.Random) -> None:
    """Only some of the fields, as people write positions."""
    for key in rng.sample(sorted(data), rng.randrange(len(data))):
        del data[key]


Change = Callable[[Data, Pool, random.Random], None]
CHANGES: tuple[tuple[Change, int], ...] = (
    (number, 6), (flag, 3), (word, 4), (odd, 1), (missing, 3), (doubled, 2), (moved, 6), (decided, 6), (crossed, 6),
    (composed, 1),
)  # fmt: skip


def changed(case: str, seed: str) -> Data:
    """A position of a case, changed up to twelve times; the same for the same seed.

    Most changes that are refused are taken back, so that what is accepted may be far from any game.
    """
    of, rng = pool(case), random.Random(f"{case} {seed}")
    data = copy.deepcopy(rng.choice(of.states))
    names, weights = zip(*CHANGES, strict=True)
    for change in rng.choices(names, weights, k=rng.choice((2, 3, 4, 6, 8, 12))):
        if data:
            new = copy.deepcopy(data)
            change(new, of, rng)
            if rng.random() < KEPT or not refused(of.game, new):
                data = new
    return data


def refused(game: ludi.Game, data: Data) -> bool:
    """Whether a position is refused as it should be; any other error is found again when it is played."""
    try:
        game.position(data)
    except Exception as error:
        return isinstance(error, ludi.BadPosition)
    return False


# What must hold


class Endless(AssertionError):
    """A game that does not end."""


def accepted(case: str, data: Data) -> ludi.State | None:
    """The state of a position, None if it is refused; anything but BadPosition, or one without words, is a fault."""
    before = json.dumps(data, sort_keys=True)
    state, complaint = None, ""
    try:
        state = pool(case).game.position(data)
    except ludi.BadPosition as error:
        complaint = str(error).strip()
    assert state is not None or complaint, "refused without a word"
    assert json.dumps(data, sort_keys=True) == before, "the data given were changed"
    return state


def check_given_again(state: ludi.State) -> None:
    """What a state says of itself is that state; it is refused only if a number has grown beyond what is accepted."""
    text = json.dumps(state.to_dict())
    try:
        assert state.game.position(json.loads(text)) == state, "to_dict and position disagree"
    except ludi.BadPosition as error:
        grown = GROWN.search(str(error))
        if grown is None or int(grown[1]) <= LARGEST:
            raise


def check_state(state: ludi.State, rng: random.Random) -> None:
    """All that can be asked of a state in the plain home."""
    game = state.game
    check_given_again(state)
    for seat in seats(game):
        view = json.dumps(state.view(seat), sort_keys=True)
        if seat is not None:
            state.observe(seat)
            world = state.redeal(seat, rng)
            assert json.dumps(world.view(seat), sort_keys=True) == view, "redeal changes the view"
            assert world.to_move == state.to_move, "redeal changes the decision"
    assert all(0 <= x <= 1 for x in state.estimate())
    assert len(state.scores()) == len(state.ranks()) == game.players
    assert state.composed in (True, False)
    possible = state.possible()
    assert bool(possible) == (state.to_move != ludi.OVER), "nothing can happen, and the game is not over"
    assert possible == sorted(set(possible))
    for a in possible:
        assert state.parse(state.text(a)) == a


def check_played(start: ludi.State, rng: random.Random, checked: int, most: int = MOST) -> None:
    """A random game to its end; of its states the first, the last and so many between are looked at closely."""
    state, n, left = start.copy(), 0, checked
    while state.to_move != ludi.OVER:
        if n == 0 or (left > 0 and rng.random() < 0.2):
            check_state(state, rng)
            left -= 1
        n += 1
        if n > most:
            raise Endless(f"more than {most} actions")
        before = state.view(0)
        decision, seat = state.decision(), state.to_move
        action = step(state, rng)
        if left > 0:
            entry = Entry(seat, decision, action)
            state.game.event_messages(before, entry, state.view(0))
    check_state(state, rng)


def check_advised(state: ludi.State, rng: random.Random) -> None:
    """Search and greedy play give a legal move in the plain home."""
    if state.to_move < 0:
        return
    legal, seed = state.legal(), rng.randrange(1000)
    assert state.game.plain.search(state, iterations=4, seed=seed, playout_limit=3).best in legal
    assert state.game.plain.greedy(state, rolls=2, seed=seed) in legal


def check_homes(state: ludi.State, rng: random.Random, games: int = 2) -> None:
    """Both homes play the same games from a position, and grow the same tree."""
    plain, fast, seed = state.game.plain, state.game.fast, rng.randrange(10**6)
    each = [home.playouts(games, seed, hashed=1, state=state) for home in (plain, fast)]
    assert each[0].hash == each[1].hash, "the homes play different games"
    if state.to_move >= 0:
        trees = [home.search(state, iterations=8, seed=seed, playout_limit=4).actions for home in (plain, fast)]
        assert trees[0] == trees[1], "the homes grow different trees"


def check(case: str, seed: str, plain: bool = True, homes: bool = False) -> bool:
    """One changed position of a case: refused, or played; whether it was accepted.

    plain: look at it closely in the plain home. homes: compare what both homes make of it.
    """
    state, rng = accepted(case, changed(case, seed)), random.Random(f"play {case} {seed}")
    if state is None:
        return False
    if plain:
        check_played(state, rng, 1 if long(case) else 3)
        check_advised(state, rng)
    if homes:
        check_homes(state, rng, 1 if long(case) else 2)
    return True


def check_many(case: str, name: str, positions: int, plain: bool = True, homes: bool = False) -> int:
    """So many changed positions of a case, another series for another name; how many were accepted."""
    return sum(check(case, f"{name} {n}", plain, homes) for n in range(positions))


def reproduction(case: str, seed: str) -> str:
    """One line of Python that gives the position again."""
    return f"{pool(case).game!r}.position({changed(case, seed)!r})"
